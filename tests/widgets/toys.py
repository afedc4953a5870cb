"""Small games to hold the widgets against: the toy of the engine with odds that take their time, secret writing,
and an open game of many seats."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import Self

from dungeon_widgets.engine.advice import Advice, Panel
from dungeon_widgets.engine.game import Game
from dungeon_widgets.engine.records.record import fresh
from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from dungeon_widgets.engine.words import OptionSpec, RuleSection, Text
from dungeon_widgets.widgets.page.game_widget import GameWidget
from tests.engine.toy import ToyGame, ToyState, ToyWords

PAGE = "export default {}"


class SlowAdvice(Advice[ToyState, dict[str, Any]]):
    """A panel of four seconds, given in slices of some milliseconds, each with a better number."""

    slices = 200
    pause = 0.02
    counted = 0
    paused: ClassVar[float] = 0.0
    """Seconds that all panels have taken so far: a busy machine adds nothing."""

    def panel(
        self, view: dict[str, Any], legal: list[Action], names: Sequence[str], lang: str
    ) -> Iterator[Panel]:
        for number in range(1, self.slices + 1):
            time.sleep(self.pause)
            SlowAdvice.paused += self.pause
            self.counted += 1
            yield panel_of(number / (self.slices + 1), f"slice {number}", lang)

    def at(self, action: Action, view: dict[str, Any]) -> list[str]:
        return [f"card:{part}" for part in action[1:]]


class QuickAdvice(Advice[ToyState, dict[str, Any]]):
    """One whole panel at once; swapping is always worth showing."""

    def offers(self, state: ToyState) -> list[Action]:
        return sorted({*state.legal(), ("swap",)})

    def panel(self, view: dict[str, Any], legal: list[Action], names: Sequence[str], lang: str) -> Panel:
        return panel_of(0.25, f"{len(legal)} choices", lang)


def panel_of(p: float, source: str, lang: str) -> Panel:
    return {
        "title": {"en": "Odds", "fr": "Chances"}[lang],
        "question": {"en": "Is it high?", "fr": "Est-ce haut ?"}[lang],
        "source": source,
        "rows": [
            {
                "label": "high",
                "action": None,
                "p": p,
                "fraction": None,
                "n": None,
                "error": None,
                "word": "",
                "tone": "plain",
            }
        ],
        "parts": [],
        "lead": [],
        "how": "",
        "beliefs": False,
    }


class SlowToy(ToyGame):
    """The toy with odds that take four seconds."""

    def __init__(self, rounds: int = 3) -> None:
        super().__init__(rounds)
        self.advice = SlowAdvice()


class QuickToy(ToyGame):
    """The toy with odds that are there at once."""

    def __init__(self, rounds: int = 3) -> None:
        super().__init__(rounds)
        self.advice = QuickAdvice()


class SlowWidget(GameWidget):
    game_class = SlowToy
    bundle_name = "welcome"
    default_players = ("Ada", "bot:keeper")
    _esm = PAGE


class ToyWidget(GameWidget):
    game_class = QuickToy
    bundle_name = "welcome"
    default_players = ("Ada", "bot:keeper")
    _esm = PAGE


# -- secret writing ---------------------------------------------------------------------------------


class ScribeState(State):
    """Each seat in turn writes 0 to 3 marks that nobody else sees, and ends; then all are shown."""

    game: ScribeGame
    to_move: int = 0
    marks: list[int] = fresh(lambda: [0, 0])
    shown: list[int] = fresh(list)

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        return [("end",), *([("mark",)] if self.marks[self.to_move] < 3 else [])]

    def chance(self) -> Outcomes:
        return []

    def why_not(self, action: Action) -> str | None:
        return None if action in self.legal() else "not_now"

    def apply(self, action: Action) -> list[Event]:
        seat = self.to_move
        if action == ("mark",):
            self.marks[seat] += 1
            return [Event("mark", {"seat": seat}, (seat,), {"marks": self.marks[seat]})]
        self.to_move = 1 if seat == 0 else OVER
        ended = Event("end", {"seat": seat})
        if self.to_move == OVER:
            self.shown = self.marks[:]
            return [ended, Event("wrote", {"marks": self.shown[:]})]
        return [ended]

    def view(self, seat: int | None) -> dict[str, Any]:
        mine = None if seat is None else self.marks[seat]
        return {"seat": seat, "to_move": self.to_move, "mine": mine, "shown": self.shown[:]}

    def redealt(self, seat: int | None, rng: Any) -> Self:
        return self.clone()

    def scores(self) -> list[int]:
        return self.marks[:]

    def winners(self) -> list[int]:
        return []


class ScribeWords(ToyWords):
    key_kinds = frozenset({"mark", "wrote"})

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        data = event.as_seen_by(seat)
        return None if event.kind == "mark" and "marks" not in data else [event.kind]

    def label(
        self, action: Action, view: Mapping[str, Any], names: Sequence[str], lang: str
    ) -> tuple[str, str]:
        return action[0], ""

    def caption(self, view: Mapping[str, Any], lang: str) -> str:
        return "writing"

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return []


class ScribeGame(Game[ScribeState, dict[str, Any]]):
    name = "scribes"
    rules_version = 1
    seats_allowed = (2,)
    aim = "versus"
    hides = True
    players = 2
    words = ScribeWords()

    @property
    def options(self) -> dict[str, Any]:
        return {}

    def start(self) -> ScribeState:
        return ScribeState(self)

    def state(self, data: dict[str, Any]) -> ScribeState:
        return ScribeState.read(self, data)

    @classmethod
    def for_seats(cls, seats: Sequence[str], **options: Any) -> Self:
        return cls()


class ScribeWidget(GameWidget):
    game_class = ScribeGame
    bundle_name = "welcome"
    default_players = ("Ada", "Bo")
    _esm = PAGE


# -- an open game -----------------------------------------------------------------------------------


class RoundState(State):
    """Everybody in turn steps, some may only pass; nothing is hidden. Luck rolls before each turn."""

    game: RoundGame
    steps: list[int] = fresh(list)
    turn: int = 0

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        return [("pass",)] if self.to_move in self.game.idle else [("pass",), ("step",)]

    def forced(self) -> Action | None:
        return ("pass",) if self.to_move in self.game.idle else None

    def chance(self) -> Outcomes:
        return [(("roll", n), 1) for n in (1, 2, 3)] if self.to_move == CHANCE else []

    def why_not(self, action: Action) -> str | None:
        return None if action in self.legal() or action in [one for one, _ in self.chance()] else "not_now"

    def apply(self, action: Action) -> list[Event]:
        if action[0] == "roll":
            self.to_move = self.turn % self.game.players
            return [Event("roll", {"n": action[1]}, show={"spin": [0, action[1]]})]
        seat = self.to_move
        self.steps.append(seat)
        self.turn += 1
        self.to_move = OVER if self.turn == self.game.turns else CHANCE
        return [Event(action[0], {"seat": seat})]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"to_move": self.to_move, "steps": self.steps[:]}

    def scores(self) -> list[int]:
        return [0] * self.game.players

    def winners(self) -> list[int]:
        return list(range(self.game.players)) if self.to_move == OVER else []


class RoundWords(ScribeWords):
    key_kinds = frozenset({"step"})

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return [event.kind]

    def rulebook(self, lang: str) -> list[RuleSection]:
        return []


class RoundGame(Game[RoundState, dict[str, Any]]):
    """`idle` seats can only pass, and the session does it for them."""

    name = "rounds"
    rules_version = 1
    seats_allowed = (1, 2, 3, 4, 5, 6)
    aim = "together"
    hides = False
    words = RoundWords()

    def __init__(self, players: int = 2, *, turns: int = 12, idle: Sequence[int] = ()) -> None:
        self.players = players
        self.turns = turns
        self.idle = tuple(idle)

    @property
    def options(self) -> dict[str, Any]:
        return {"players": self.players, "turns": self.turns, "idle": list(self.idle)}

    def start(self) -> RoundState:
        return RoundState(self)

    def state(self, data: dict[str, Any]) -> RoundState:
        return RoundState.read(self, data)


class RoundWidget(GameWidget):
    game_class = RoundGame
    bundle_name = "welcome"
    default_players = ("Ada", "Bo")
    _esm = PAGE
