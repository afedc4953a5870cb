"""Every sentence a player reads; the tables of a language are in the file of its name."""

from ....engine.typography import typeset
from .en import ENGLISH
from .fr import FRENCH
from .tables import Tables

LANGUAGES: dict[str, Tables] = {"en": ENGLISH, "fr": typeset(FRENCH)}
