"""A co-operative thrower for up to six: launches that cannot be listed, and luck that cannot be listed either.

The heroes throw in turn at one monster. A launch is an angle and a strength; then the hand trembles, more so a person's
than a bot's, and the stone lands somewhere. On the disc it hurts the monster, in its middle twice. All win together when
it falls before the stones run out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, isfinite, sin
from random import Random
from typing import Any, ClassVar, Literal

from typing_extensions import Self

from dungeon_widgets.engine.checks import whole
from dungeon_widgets.engine.errors import TooLarge
from dungeon_widgets.engine.game import Game
from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from tests.engine.toys.words import PlainWords

PLANS: list[Action] = [("launch", -0.6, 1.0), ("launch", 0.0, 1.0), ("launch", 0.6, 0.8)]
WIDEST, STRONGEST = 1.5, 2.0
DISC, MIDDLE = 0.5, 0.15
TREMBLE = {"person": 0.4, "bot": 0.3}


class ThrowState(State):
    game: ThrowGame
    to_move: int = 0
    phase: Literal["aim", "flight", "over"] = "aim"
    monster: int = 4
    stones: int = 0
    launch: tuple[float, float] | None = None

    # -- what may happen --------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        return self.to_move >= 0

    def legal(self) -> list[Action]:
        return list(PLANS) if self.to_move >= 0 else []

    def sample(self, rng: Random) -> Action:
        return "launch", (rng.random() * 2 - 1) * WIDEST, rng.random() * STRONGEST

    def why_not(self, action: Action) -> str | None:
        if self.to_move == OVER:
            return "over"
        verb = "launch" if self.to_move >= 0 else "tremble"
        if len(action) != 3 or action[0] != verb or not all(map(_is_number, action[1:])):
            return "not_now" if self.to_move >= 0 else "luck"
        if self.to_move == CHANCE:
            return None if max(map(abs, action[1:])) <= 1 else "luck"
        return None if abs(action[1]) <= WIDEST and 0 <= action[2] <= STRONGEST else "not_now"

    @property
    def sampled(self) -> bool:
        return self.to_move == CHANCE

    def chance(self) -> Outcomes:
        if self.sampled:
            raise TooLarge("a trembling hand cannot be listed")
        return []

    def draw(self, rng: Random) -> Action:
        return "tremble", rng.random() * 2 - 1, rng.random() * 2 - 1

    # -- what happens -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        if action[0] == "launch":
            seat = self.to_move
            self.launch = float(action[1]), float(action[2])
            self.phase, self.to_move = "flight", CHANCE
            return [Event("launched", {"seat": seat, "launch": list(self.launch)})]
        return self._landed(*action[1:])

    def _landed(self, dx: float, dy: float) -> list[Event]:
        assert self.launch is not None
        angle, strength = self.launch
        thrower = self.game.thrower(self.stones)
        tremble = self.game.tremble(thrower)
        x, y = strength * sin(angle) + tremble * dx, strength * cos(angle) - 1 + tremble * dy
        hurt = 2 if hypot(x, y) <= MIDDLE else 1 if hypot(x, y) <= DISC else 0
        self.monster = max(0, self.monster - hurt)
        self.stones += 1
        self.launch = None
        over = not self.monster or self.stones == self.game.stones
        self.phase, self.to_move = ("over", OVER) if over else ("aim", self.game.thrower(self.stones))
        path = [[x * i / 20, y * i / 20] for i in range(21)]
        return [
            Event("landed", {"seat": thrower, "hurt": hurt, "monster": self.monster}, show={"path": path})
        ]

    def scores(self) -> list[int]:
        return [int(not self.monster)] * self.game.players

    def winners(self) -> list[int]:
        return [] if self.monster or self.to_move != OVER else list(range(self.game.players))

    # -- seen -------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, **self.to_json()}


class ThrowGame(Game[ThrowState, dict[str, Any]]):
    """`people` are the seats whose hands tremble like a person's."""

    name = "throw"
    rules_version = 1
    seats_allowed = (1, 2, 3, 4, 5, 6)
    max_steps = 60
    aim = "together"
    hides = False
    words = PlainWords("Throw", {"launch": {"en": "Launch", "fr": "Lancer"}})

    state_class: ClassVar[type[ThrowState]] = ThrowState

    def __init__(self, players: int = 6, people: Sequence[int] = (), stones: int = 9) -> None:
        self.players = whole(players, "players", 1, 6)
        self.people = tuple(whole(seat, "a person's seat", 0, players - 1) for seat in people)
        self.stones = whole(stones, "stones", 1, 20)

    @classmethod
    def for_seats(cls, seats: Sequence[str], **options: Any) -> Self:
        people = [seat for seat, spec in enumerate(seats) if not spec.startswith("bot:")]
        return cls(players=len(seats), people=people, **options)

    @property
    def options(self) -> dict[str, Any]:
        return {"players": self.players, "people": list(self.people), "stones": self.stones}

    def thrower(self, stone: int) -> int:
        return stone % self.players

    def tremble(self, seat: int) -> float:
        return TREMBLE["person" if seat in self.people else "bot"]

    def start(self) -> ThrowState:
        return self.state_class(self)

    def state(self, data: dict[str, Any]) -> ThrowState:
        return self.state_class.read(self, data)


def _is_number(part: object) -> bool:
    return type(part) in (int, float) and isfinite(part)  # type: ignore[arg-type]
