"""Every sentence a player reads."""

from .en import EN
from .fr import FR
from .tables import Tables

LANGUAGES: dict[str, Tables] = {"en": EN, "fr": FR}
"""The languages there are: another one is another file."""
