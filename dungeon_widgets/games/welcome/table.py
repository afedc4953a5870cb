"""What lies on the table and who has done what: a position without its moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.state import CHANCE, State
from .records import Aside, Counts, Meeting, Placed, Result, Run, Tiles, saved
from .view import view_of

if TYPE_CHECKING:
    from typing_extensions import Self

    from .game import WelcomeGame

NOBODY = -1
SUCCESSES_TO_WIN = 2  # FR1 But du jeu
FAILURES_TO_LOSE = 2


class Table(State):
    """The fields of a position. They are immutable values, so that a copy is a handful of references."""

    __slots__ = (
        "aside", "deck", "drawer", "drawn", "dungeon", "facing", "game", "hero", "last", "met", "passed", "phase",
        "round", "run", "runner", "score", "specials", "starter", "tiles", "to_move", "turned", "using",
    )  # fmt: skip

    def __init__(self, game: WelcomeGame) -> None:
        self.game = game
        self.round = 1
        self.phase: str = "first"
        self.to_move = CHANCE
        self.starter = NOBODY
        self.hero: str = ""
        self.tiles: Tiles = ()
        self.specials: Tiles = ()  # the special monsters of this game
        self.deck: Counts = game.counts
        self.drawer: int = NOBODY
        self.drawn: str = ""
        self.dungeon: tuple[Placed, ...] = ()  # bottom first
        self.aside: tuple[Aside, ...] = ()
        self.passed: int = 0  # a bit a seat: out of the round (or of the game)
        self.turned: int = 0  # a bit a seat: has had a turn of bidding this round
        self.score: tuple[tuple[int, int], ...] = ((0, 0),) * game.players  # successes, failures
        self.runner = NOBODY
        self.run: Run | None = None
        self.met: tuple[Meeting, ...] = ()
        self.facing: str = ""
        self.using: str = ""  # the tile, or the Cube, for which a tile is to be discarded
        self.last: Result | None = None

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.game = self.game
        new.round = self.round
        new.phase = self.phase
        new.to_move = self.to_move
        new.starter = self.starter
        new.hero = self.hero
        new.tiles = self.tiles
        new.deck = self.deck
        new.drawer = self.drawer
        new.drawn = self.drawn
        new.dungeon = self.dungeon
        new.aside = self.aside
        new.passed = self.passed
        new.turned = self.turned
        new.score = self.score
        new.runner = self.runner
        new.run = self.run
        new.met = self.met
        new.facing = self.facing
        new.using = self.using
        new.specials = self.specials
        new.last = self.last
        return new

    # -- the score --------------------------------------------------------------------------------

    def winner(self) -> int | None:
        """FR1 Fin de partie: two successes, or everybody else is out."""
        alive = []
        for seat, (successes, failures) in enumerate(self.score):
            if successes >= SUCCESSES_TO_WIN:
                return seat
            if failures < FAILURES_TO_LOSE:
                alive.append(seat)
        return alive[0] if len(alive) == 1 else None

    def scores(self) -> list[int]:
        winner = self.winner()
        return [int(seat == winner) for seat in range(self.game.players)]

    def cards_out(self) -> list[str]:
        """Every monster that is not in the deck now, wherever it lies."""
        out = [card.monster for card in self.dungeon]
        out += [card.monster for card in self.aside]
        out += [meeting.monster for meeting in self.met]
        return out + [monster for monster in (self.drawn, self.facing) if monster]

    # -- seen and saved ---------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        return view_of(self, seat)  # type: ignore[return-value]

    def to_json(self) -> dict[str, Any]:
        data = {field: saved(getattr(self, field)) for field in FIELDS}
        if self.specials:
            data["specials"] = list(self.specials)
        if self.using:
            data["using"] = self.using
        return data


LATER = ("specials", "using")
"""What only the second box sets: in a saved position if it says something."""

FIELDS = tuple(field for field in Table.__slots__ if field != "game" and field not in LATER)
"""What every saved position holds."""
