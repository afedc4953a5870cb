"""Every sentence of the game; en.py and fr.py hold tables only, so that a third language is a third file."""

from dungeon_widgets.engine.typography import typeset

from .en import EN
from .fr import FR
from .sentences import Sentences

LANGUAGES: dict[str, Sentences] = {"en": EN, "fr": typeset(FR)}
