"""The game with its options, and whose words, advice and hints belong to it."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...engine.checks import whole
from ...engine.errors import unknown
from ...engine.game import Aim, Game
from ...engine.state import Action
from .odds.advice import DiceDangerAdvice
from .play.appraisal import appraise
from .play.hints import DiceDangerHints
from .rules.board import Board, board_of
from .rules.dice import outcomes
from .rules.every import every_action
from .rules.position import check
from .rules.scoring import TIEBREAKS
from .rules.setup import opening
from .rules.state import DiceDangerState
from .sight.facts import facts_of
from .sight.redeal import redealt
from .sight.view import DiceDangerView, view_of
from .text.words import DiceDangerWords


class DiceDangerGame(Game[DiceDangerState, DiceDangerView]):
    """Dungeons, Dice & Danger for 1 to 4 players on one of four sheets.

    `first` is the seat that rolls first. One player alone plays the solo game, with `solo_grace_rolls` rolls at
    the start in which not wounding anything is free. `tiebreak` is the rulebook's (more life lost wins a tie)
    or its opposite.

    >>> game = DiceDangerGame("annoyed_animals", players=2)
    >>> state = game.start()
    >>> events = state.apply(("roll", 2, 4, 5, 5, 3))
    >>> len(state.legal())
    9
    """

    name = "dice_danger"
    rules_version = 2
    seats_allowed = (1, 2, 3, 4)
    score_range = (-21, 150)
    max_steps = 5_000

    def __init__(
        self,
        sheet: str = "annoyed_animals",
        players: int = 2,
        *,
        first: int = 0,
        tiebreak: str = "most_life_lost",
        solo_grace_rolls: int = 0,
    ) -> None:
        self.board: Board = board_of(sheet)
        if isinstance(players, bool) or players not in self.seats_allowed:
            raise ValueError(f"players must be 1, 2, 3 or 4, not {players!r}")
        if isinstance(first, bool) or first not in range(players):
            raise ValueError(f"first must be a seat from 0 to {players - 1}, not {first!r}")
        if tiebreak not in TIEBREAKS:
            raise unknown("tiebreak", tiebreak, TIEBREAKS)
        self.sheet = sheet
        self.players = players
        self.first = first
        self.tiebreak = tiebreak
        self.solo_grace_rolls = whole(solo_grace_rolls, "solo_grace_rolls", 0)
        self.solo = players == 1
        self.words = DiceDangerWords(self.board.sheet)
        self.advice = DiceDangerAdvice(self.board, partial(appraise, self))
        self.hints = DiceDangerHints()

    @property
    def aim(self) -> Aim:
        return "alone" if self.solo else "versus"

    @property
    def hides(self) -> bool:
        """Nobody sees what the others write before all have ended."""
        return not self.solo

    @property
    def options(self) -> dict[str, Any]:
        return {
            "sheet": self.sheet,
            "players": self.players,
            "first": self.first,
            "tiebreak": self.tiebreak,
            "solo_grace_rolls": self.solo_grace_rolls,
        }

    def start(self) -> DiceDangerState:
        return opening(self)

    def actions(self) -> list[Action]:
        """Every action a seat may ever choose, sorted: all pairings, and whatever this sheet has to cross.

        >>> len(DiceDangerGame("annoyed_animals").actions())
        447
        """
        return every_action(self.board)

    def outcomes(self) -> list[Action]:
        """The different rolls of four white dice and a black one."""
        return [roll for roll, _ in outcomes()]

    def view_of(self, state: DiceDangerState, seat: int | None) -> DiceDangerView:
        """What the seat may know of a position."""
        return view_of(state, seat)

    def facts(self, state: DiceDangerState, seat: int | None) -> dict[str, Any]:
        return facts_of(state, seat)

    def known_to(self, state: DiceDangerState, seat: int | None) -> DiceDangerState:
        """The one position that fits all the seat knows."""
        return redealt(state, seat)

    def state(self, data: dict[str, Any]) -> DiceDangerState:
        state = DiceDangerState.read(self, data)
        check(state)
        return state
