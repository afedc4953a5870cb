"""Every sentence a player reads. The rules know none of them.

log        What happened, in words
choices    What a choice is called, and why another is forbidden
moment     Where the game stands, and what is asked
picture    The moment as a small SVG for saved outputs: the bid that stands, and the dice the seat sees
rulebook   The rules in our own words, and what a new game lets one set
sentences  The form of a language: every sentence of the game has its place here
en         English: tables only, so that a third language is a third file
fr         French: tables only
words      What the game says, tied together for the engine
"""

from dungeon_widgets.engine.languages import spoken

from .en import EN
from .fr import FR
from .sentences import Sentences

LANGUAGES: dict[str, Sentences] = spoken("mygame", EN, FR)
