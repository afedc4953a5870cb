"""Every sentence a player reads. The rules know none of them.

builder    The deck builder: what is wrong with a deck and what to think of, as sentences, while it is being made
cards      What a card says, in words made from its effects: a new card needs no sentence of its own
choices    What a choice is called, what it leads to, and why it is refused
effects    What effects say: one sentence a primitive, made from the phrases of a language
en         Every word of the game in English, as tables; those of card texts are in `en_cards`. `*` in a line marks emphasis
en_cards   The words of card texts in English, as tables
en_rules   The rulebook in English, in our own words: a title and its paragraphs
fr         Tous les mots du jeu en français, en tables ; ceux des cartes sont dans `fr_cards`. `*` marque l'emphase
fr_cards   Les mots des textes de cartes en français, en tables
fr_rules   Les règles en français, avec nos mots : un titre et ses paragraphes
log        The log: one line an event, as the reader may know it
moment     Where the game stands: its title, the caption, whose turn it is and what is asked
names      What cards, foes, rooms and people are called
picture    The moment as a small SVG for saved outputs: the dungeon with its doors and pits, the pawns, and who stands how
rulebook   The rules as the page shows them, in our own words, what a new game lets one set, and what is wrong with a deck
sentences  The form of a language: everything a player reads comes from one of these tables
where      How a place of the dungeon is told: by what lies beside it, and by the quest that goes on there
words      The words of the game, for the engine: every sentence by language
"""

from ....engine.languages import spoken
from .en import EN
from .fr import FR
from .sentences import Sentences

LANGUAGES: dict[str, Sentences] = spoken("dungeons", EN, FR)
"""The languages there are: another one is another file."""
