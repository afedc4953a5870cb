"""Every sentence a player reads. The rules know none of them.

choices    The choices: what each is called, what it leads to, why one is refused, and what one always passes on
en         Every sentence in English: log, choices, reasons, questions. A template's `*` marks emphasis
en_odds    The words of the odds panel in English
en_rules   The rules in English, in our own words
faces      What every card says, for the page: its name and its text by kind and id, in one language
fr         Every sentence in French: log, choices, reasons, questions. A template's `*` marks emphasis
fr_odds    The words of the odds panel in French
fr_rules   The rules in French, in our own words
log        The log: one line per event, as a seat may know it
moment     The line under the title, whose turn it is, what is asked, and the verdict of a throw before it is taken again
names      The names of things, in a language: heroes, cards, abilities, throws, and what an effect came from
picture    The position as a small SVG for saved outputs: the target with its dice, the monster, the heroes and the Chest
rulebook   The rules in our own words, and what a new game lets one set
sentences  What a language must have: a third one is a third file with these tables
words      All that the game says, tied together for the engine
"""

from ....engine.languages import spoken
from .en import ENGLISH
from .fr import FRENCH
from .sentences import Sentences

LANGUAGES: dict[str, Sentences] = spoken("fighter", ENGLISH, FRENCH)
