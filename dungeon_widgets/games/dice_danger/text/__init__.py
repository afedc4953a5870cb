"""Every sentence a player reads. The rules know none of them.

choices    What each choice is called and leads to, and why another is refused
en         Every word of the game in English, as tables. `*` in a log line marks emphasis
fr         Every word of the game in French, as tables. `*` in a log line marks emphasis
log        The log: one line for each event, as a seat may know it
moment     The moment: what stands above the board, whose turn it is and what is asked
names      What things are called: spaces, rooms, pairs of dice
picture    The moment as a small SVG for saved outputs: seats, turn, the seat's own map, the dice
rulebook   The rules as the page shows them, in our own words, and what a new game lets one set
sentences  The form of a language: one `Sentences` in `en`, one in `fr`, so that a third language is a third file
words      The sentences of one sheet, as the engine asks for them
"""

from __future__ import annotations

from ....engine.languages import spoken
from .en import EN
from .fr import FR
from .sentences import Sentences

LANGUAGES: dict[str, Sentences] = spoken("dice_danger", EN, FR)
