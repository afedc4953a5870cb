"""The conformance kit: for whoever writes a game, one call that says whether it keeps the contract.

check        One call that holds a game to the whole contract
checks/      What the kit checks, one promise of the contract per module
walk         Random games to look at, the same for the same seed
spot         Where in which game a rule of the contract was broken
report       What a check has looked at: a check that looked at nothing proves nothing
data         Plain data, looked at from outside: is it JSON, where do two pieces differ, what is in it
fit          Do counts fit weights? A test that fair counts practically never fail
playthrough  A game written out step by step, to read and to compare with the one kept from before
perft        Counting positions by depth: the shortest test that notices any change of the rules
processes    The same games in other Pythons: nothing may hang on the order of a set or on the hash of a text
"""

from .check import check_game
from .perft import perft
from .playthrough import playthrough
from .processes import digest_of_game
from .report import Report
from .spot import ConformanceError, Spot

__all__ = ["ConformanceError", "Report", "Spot", "check_game", "digest_of_game", "perft", "playthrough"]
