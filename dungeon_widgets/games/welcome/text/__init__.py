"""Every sentence a player reads; the tables of a language are in the file of its name."""

from ....engine.typography import typeset
from .en import ENGLISH
from .fr import FRENCH
from .sentences import Sentences

LANGUAGES: dict[str, Sentences] = {"en": ENGLISH, "fr": typeset(FRENCH)}
