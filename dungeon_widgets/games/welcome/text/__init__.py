"""Every sentence a player reads. The rules know none of them.

choices    The choices: what each is called, what it leads to, and why one is refused
en         Every sentence in English. Sentences only; a template's `*` marks emphasis
fr         Every sentence in French. Sentences only; a template's `*` marks emphasis
log        The log: one line an event, as a seat may know it
moment     The moment: the line under the title, whose turn it is, and what is asked
picture    The moment as a small SVG for saved outputs: the hero with the tiles, the deck, and the dungeon as the seat knows it
rulebook   The rules as the page shows them, in our own words, and what a new game lets one set
sentences  What a language must have: a third one is a third file with these tables
words      All that the game says, tied together for the engine
"""

from ....engine.languages import spoken
from .en import ENGLISH
from .fr import FRENCH
from .sentences import Sentences

LANGUAGES: dict[str, Sentences] = spoken("welcome", ENGLISH, FRENCH)
