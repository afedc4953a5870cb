"""What a game is, and how one is played. Knows no game and no widget.

state       What a position of any game can do: say what is legal, change by one action, be copied and be seen
game        What never changes during a game: its options, its content, what kind of game it is, and where it starts
session     A game being played: every state, the log, and the streams of luck. The one place with a past
seats       Who sits where: ``"Ada"`` is a person, ``"bot:careful"`` a bot, ``"bot:mcts:400"`` a bot with its number, and ``"Bram=bot:careful"`` a bot with a name of its own
eyes        What a bot gets: the position as its seat sees it, worked out only if it looks. Nothing else reaches it
given       Bots that were given instead of named: a function, a class or an object that somebody wrote in a cell
patience    How long a bot from a cell may think: a loop without end must not take the kernel with it
advice      What a game can tell a player about the moment: choices worth showing, odds, beliefs, and where a choice lies
hints       What a game tells those who play it without being people: its own bots, its habits, its prospects
strength    Opponents of stated strength: every game has these three, each clearly stronger than the one before
words       What a game says to people, in every language. Text lives in a game's text/ folder, never in its rules
cases       How a chance was counted: every case of a question, all equally likely, each to be opened and run
streams     Labelled random streams: one seed, many independent sequences, the same on every machine
stack       A stack of frames: rules that ask further questions before they are done
undo        What may be taken back: in a game played for real neither what was revealed nor what another has answered
errors      The ways a caller can be wrong about a game, and what cannot be counted
checks      What an argument must be, said in one way everywhere
registry    Games, bots and widgets by name, as installed packages declare them: a sixth game needs no change here
records/    Records: fields declared once give a clone, JSON, a reader and equality
saving/     Games as files, as codes and as dataframes
svg         Small pictures for saved outputs: what every game's picture has (title, seats, turn, a band), as SVG text
rounding    Decimals as people round them, and as the page does: halves go up, away from nought
languages/  Languages: English and French are written in the code; any other is a folder of texts
kit/        The conformance kit: for whoever writes a game, one call that says whether it keeps the contract
"""

from .advice import Advice
from .errors import IllegalAction, SaveError, TooLarge
from .eyes import Bot, Eyes
from .game import AnyGame, Game
from .hints import Hints
from .records.record import Record, fresh, shared
from .session import Entry, Session
from .state import CHANCE, OVER, Action, Event, Outcomes, State, digest
from .words import Text, Words

__all__ = [
    "CHANCE", "OVER", "Action", "Advice", "AnyGame", "Bot", "Entry", "Event", "Eyes", "Game", "Hints", "IllegalAction",
    "Outcomes", "Record", "SaveError", "Session", "State", "Text", "TooLarge", "Words", "digest", "fresh", "shared",
]  # fmt: skip
