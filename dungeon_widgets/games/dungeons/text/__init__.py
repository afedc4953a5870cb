"""Every sentence a player reads."""

from ....engine.typography import typeset
from .en import EN
from .fr import FR
from .sentences import Sentences

LANGUAGES: dict[str, Sentences] = {"en": EN, "fr": typeset(FR)}
"""The languages there are: another one is another file."""
