"""The conformance kit: for whoever writes a game, one call that says whether it keeps the contract."""

from .check import check_game
from .perft import perft
from .playthrough import playthrough
from .processes import digest_of_game
from .report import Report
from .spot import ConformanceError, Spot

__all__ = ["ConformanceError", "Report", "Spot", "check_game", "digest_of_game", "perft", "playthrough"]
