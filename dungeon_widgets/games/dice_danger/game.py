"""The game with its options: what never changes while it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ...engine.errors import unknown
from ...engine.game import Bot, Game, OptionSpec, RuleSection, Text
from ...engine.state import Action, Event, State
from ...odds.panel import Panel
from .rules.board import Board, board_of
from .rules.content import load_sheet
from .rules.dice import pair_actions
from .rules.position import read_position
from .rules.scoring import TIEBREAKS
from .rules.state import DiceDangerState
from .rules.turn import END, half_wounded
from .sight.redeal import known_position
from .text import choices, log, moment


class DiceDangerGame(Game):
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
    rules_version = 1
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
        load_sheet(sheet)
        if isinstance(players, bool) or players not in self.seats_allowed:
            raise ValueError(f"players must be 1, 2, 3 or 4, not {players!r}")
        if isinstance(first, bool) or first not in range(players):
            raise ValueError(f"first must be a seat from 0 to {players - 1}, not {first!r}")
        if tiebreak not in TIEBREAKS:
            raise unknown("tiebreak", tiebreak, TIEBREAKS)
        if (
            isinstance(solo_grace_rolls, bool)
            or not isinstance(solo_grace_rolls, int)
            or solo_grace_rolls < 0
        ):
            raise ValueError(
                f"solo_grace_rolls must be a number of rolls, 0 or more, not {solo_grace_rolls!r}"
            )
        self.sheet = sheet
        self.players = players
        self.first = first
        self.tiebreak = tiebreak
        self.solo_grace_rolls = solo_grace_rolls
        self.solo = players == 1
        self.board: Board = board_of(sheet)

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
        return DiceDangerState(self)

    def habit(self, state: State, rng: Random) -> Action:
        from .play.habit import habit

        return habit(state, rng)  # type: ignore[arg-type]

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        from .play.bots import BOTS

        return BOTS

    # -- positions --------------------------------------------------------------------------------

    def state(self, data: dict[str, Any]) -> DiceDangerState:
        return read_position(self, data)

    def redeal(self, view: dict[str, Any], rng: Random) -> DiceDangerState:
        return known_position(self, view)

    # -- text -------------------------------------------------------------------------------------

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return log.tell(self.board.sheet, event, seat, names, lang)

    def label(self, action: Action, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        return choices.label(self.board.sheet, action, view, lang)

    def reason(self, rule: str, lang: str) -> str:
        return choices.reason(rule, lang)

    def title(self, lang: str) -> str:
        return "Dungeons, Dice & Danger"

    def caption(self, view: dict[str, Any], lang: str) -> str:
        return moment.caption(self.board.sheet, view, lang)

    def prompt(self, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        return moment.prompt(self.board.sheet, view, names, lang)

    def rulebook(self, lang: str) -> list[RuleSection]:
        from .text.rulebook import rulebook

        return rulebook(self.board.sheet, lang)

    @classmethod
    def settings(cls, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        from .text.rulebook import settings

        return settings(options, lang)

    def offers(self, state: State) -> list[Action]:
        assert isinstance(state, DiceDangerState)
        if state.phase == "pair":  # those a black die would open are greyed
            return list(pair_actions(state.dice, True))
        if state.phase == "write" and half_wounded(self.board, state.turn()):
            return sorted([*state.legal(), END])
        return state.legal()

    def panel(
        self, view: dict[str, Any], legal: list[Action], names: Sequence[str], lang: str
    ) -> Panel | None:
        from .odds.panel import panel

        return panel(self.board, view, lang)
