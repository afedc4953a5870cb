"""The game with its options, and what belongs to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dungeon_widgets.engine.checks import whole
from dungeon_widgets.engine.game import Game
from dungeon_widgets.engine.state import Action, Event
from dungeon_widgets.engine.words import OptionSpec, RuleSection, Text, Words

from .odds.panel import LanternAdvice
from .play.habit import LanternHints
from .rules.content import load_content
from .rules.position import check_position
from .rules.state import LanternState
from .sight.view import LanternView, view_of
from .text import choices, log, moment
from .text.rulebook import rulebook


class LanternWords(Words[LanternView]):
    """What the game says; the sentences are in text/."""

    key_kinds = frozenset({"dark", "leave"})

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return log.tell(event, seat, names, lang)

    def label(self, action: Action, view: LanternView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return choices.label(action, view, lang)

    def reason(self, rule: str, lang: str) -> str:
        return choices.reason(rule, lang)

    def title(self, lang: str) -> str:
        return load_content().name[lang]

    def caption(self, view: LanternView, lang: str) -> str:
        return moment.caption(view, lang)

    def prompt(self, view: LanternView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return moment.prompt(view, names, lang)

    def rulebook(self, lang: str) -> list[RuleSection]:
        return rulebook(lang)

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return []


class LanternGame(Game[LanternState, LanternView]):
    """The Lantern for 2 to 4 players.

    >>> LanternGame(players=2).start().legal()
    [('go',)]
    """

    name = "lantern"
    rules_version = 1
    seats_allowed = (2, 3, 4)
    aim = "versus"
    hides = False
    score_range = (0, 20)

    def __init__(self, players: int = 2) -> None:
        self.players = whole(players, "players", min(self.seats_allowed), max(self.seats_allowed))
        self.content = load_content()
        self.words = LanternWords()
        self.advice = LanternAdvice()
        self.hints = LanternHints()

    @property
    def options(self) -> dict[str, Any]:
        return {"players": self.players}

    def start(self) -> LanternState:
        return LanternState(self, home=[0] * self.players)

    def state(self, data: dict[str, Any]) -> LanternState:
        state = LanternState.read(self, data)
        check_position(state)
        return state

    def view_of(self, state: LanternState, seat: int | None) -> LanternView:
        """What a seat may know of a position: for the state, whose rules know no sight."""
        return view_of(state, seat)
