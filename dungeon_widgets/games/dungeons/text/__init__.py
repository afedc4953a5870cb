"""Every sentence a player reads."""

from ....engine.typography import typeset
from .en import EN
from .fr import FR
from .tables import Tables

LANGUAGES: dict[str, Tables] = {"en": EN, "fr": typeset(FR)}
"""The languages there are: another one is another file."""
