"""The fields of a position, each read by itself from JSON data; `positions` holds them together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from ....engine.errors import unknown
from ....engine.state import CHANCE, OVER
from .meeting import Rules
from .records import LATER, NOBODY, Aside, Meeting, Placed, Result, Run, Tiles, saved
from .state import WelcomeState

if TYPE_CHECKING:
    from ..game import WelcomeGame

T = TypeVar("T")

OUTSIDE = ("specials", "first", "hero", "over")
BIDDING = ("bid", "deal", "card")
INSIDE = ("ask", "name", "turn", "answer", "discard", "swap")


class Reader:
    """Reads the fields one after the other, and knows which one it is at."""

    def __init__(self, game: WelcomeGame, data: dict[str, Any]) -> None:
        self.game = game
        self.box = game.box_content
        self.data = {"specials": [], "using": "", **data}
        self.field = ""

    def state(self) -> WelcomeState:
        state = WelcomeState(self.game)
        state.round = self.at("round", lambda value: self.number(value, 1, 10_000))
        state.phase = self.at("phase", self.phase)
        state.to_move = self.at("to_move", lambda value: self.seat(value, OVER, CHANCE))
        state.starter = self.at("starter", lambda value: self.seat(value, NOBODY))
        state.specials = self.at("specials", lambda value: self.list_of(value, self.special))
        state.using = self.at("using", self.cause)
        state.hero = self.at("hero", lambda value: self.name(value, self.box.hero))
        state.tiles = self.at("tiles", lambda value: self.list_of(value, self.tile))
        state.deck = self.at("deck", lambda value: self.list_of(value, lambda n: self.number(n, 0, 99)))
        state.drawer = self.at("drawer", lambda value: self.seat(value, NOBODY))
        state.drawn = self.at("drawn", lambda value: self.name(value, self.box.monster))
        state.dungeon = self.at("dungeon", lambda value: self.list_of(value, self.placed))
        state.aside = self.at("aside", lambda value: self.list_of(value, self.aside))
        every_seat = (1 << self.game.players) - 1
        state.passed = self.at("passed", lambda value: self.number(value, 0, every_seat))
        state.turned = self.at("turned", lambda value: self.number(value, 0, every_seat))
        state.score = self.at("score", lambda value: self.list_of(value, self.marks))
        state.runner = self.at("runner", lambda value: self.seat(value, NOBODY))
        state.facing = self.at("facing", lambda value: self.name(value, self.box.monster))
        if state.phase in INSIDE:
            entered = self.at("run", lambda value: self.entered(value, state.hero, state.tiles))
            state.met, state.run = self.at("met", lambda value: self.replayed(value, entered))
            self.at("run", lambda value: self.confirm(value, state.run))
        elif self.data["run"] is not None or self.data["met"] != []:
            raise ValueError("position: field 'run': nobody is in the dungeon now")
        state.last = self.at("last", self.result)
        return state

    def at(self, field: str, read: Callable[[Any], T]) -> T:
        self.field = field
        try:
            return read(self.data[field])
        except ValueError as error:
            message = str(error)
            raise ValueError(
                message if message.startswith("position:") else f"position: field {field!r}: {message}"
            ) from None

    def wrong(self, value: object, wanted: str) -> ValueError:
        return ValueError(f"position: field {self.field!r}: {value!r} is not {wanted}")

    def number(self, value: Any, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(value, f"a number from {least} to {most}")
        return value

    def seat(self, value: Any, *others: int) -> int:
        if (
            isinstance(value, bool)
            or not isinstance(value, int)
            or value not in (*others, *range(self.game.players))
        ):
            raise self.wrong(
                value, f"a seat from 0 to {self.game.players - 1} or {', '.join(map(str, others))}"
            )
        return value

    def phase(self, value: Any) -> str:
        phases = (*OUTSIDE, *BIDDING, *INSIDE)
        if not isinstance(value, str) or value not in phases:
            raise unknown("phase", value, phases)
        return value

    def name(self, value: Any, known: Callable[[Any], Any]) -> str:
        """An id, or nothing."""
        return "" if value == "" else known(value).id

    def special(self, value: Any) -> str:
        monster = self.box.monster(value).id
        if monster not in self.box.specials:
            raise self.wrong(value, "a special monster")
        return monster

    def cause(self, value: Any) -> str:
        """What a tile is discarded for: a tile or a monster, or nothing."""
        known = {"", *self.box.tiles, *self.box.specials}
        if not isinstance(value, str) or value not in known:
            raise self.wrong(value, "a tile or a special monster")
        return value

    def tile(self, value: Any) -> str:
        return self.box.tile(value).id

    def list_of(self, value: Any, read: Callable[[Any], T]) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise self.wrong(value, "a list")
        return tuple([read(item) for item in value])

    def record(self, value: Any, kind: Any) -> dict[str, Any]:
        """The fields of a record; those that only the second box sets may be left out."""
        later = dict(LATER.get(kind, ()))
        fields = [field for field in kind._fields if field not in later]
        if not isinstance(value, dict) or set(value) - set(later) != set(fields):
            raise self.wrong(value, f"an object with {', '.join(fields)}")
        return {**later, **value}

    def placed(self, value: Any) -> Placed:
        card = self.record(value, Placed)
        return Placed(self.box.monster(card["monster"]).id, self.seat(card["by"]))

    def aside(self, value: Any) -> Aside:
        card = self.record(value, Aside)
        return Aside(self.box.monster(card["monster"]).id, self.tile(card["tile"]), self.seat(card["by"]))

    def marks(self, value: Any) -> tuple[int, int]:
        marks = self.list_of(value, lambda n: self.number(n, 0, 2))
        if len(marks) != 2:
            raise self.wrong(value, "a pair of successes and failures")
        return marks[0], marks[1]

    # -- a run is replayed ------------------------------------------------------------------------

    def entered(self, value: Any, hero: str, tiles: Tiles) -> Run:
        """The run before its first card."""
        given = self.record(value, Run)
        successes = self.number(given["successes"], 0, 1 if self.box.specials else 0)
        run = self.game.rules.equipment.enter(self.box.hero(hero), tiles, successes)
        tile = self.game.rules.equipment.naming(tiles)
        if given["namer"] is not None and tile is not None and tile.named_by_another:
            run = run._replace(namer=self.seat(given["namer"]))
        return run if given["named"] is None else run._replace(named=self.box.monster(given["named"]).id)

    def replayed(self, value: Any, run: Run) -> tuple[tuple[Meeting, ...], Run]:
        """The cards met say how a run went, so play them again."""
        met = []
        for given in self.list_of(value, lambda meeting: self.record(meeting, Meeting)):
            monster = self.box.monster(given["monster"]).id
            if self.game.rules.stops(run):
                raise self.wrong(value, "a run that ends with the hero")
            run, meeting = _again(self.game.rules, run, monster, given)
            self.confirm(given, meeting)
            met.append(meeting)
        return tuple(met), run

    def confirm(self, value: Any, record: Any) -> None:
        """Equal as JSON, where True is not 1."""
        should = saved(record)
        later = dict(LATER.get(type(record), ()))
        given = {field: value[field] for field in value if field not in later or value[field] != later[field]}
        if sorted(map(repr, should.items())) != sorted(map(repr, given.items())):
            raise self.wrong(value, f"how it goes, which is {should!r}")

    def result(self, value: Any) -> Result | None:
        if value is None:
            return None
        last = self.record(value, Result)
        hero = self.box.hero(last["hero"])
        aside = self.list_of(last["aside"], self.aside)
        stripped = [card.tile for card in aside]
        if len(set(stripped)) < len(stripped) or not set(stripped) <= set(hero.tiles):
            raise self.wrong(stripped, f"some of the {hero.id}'s tiles")
        tiles = tuple(tile for tile in hero.tiles if tile not in stripped)
        met, run = self.replayed(last["met"], self.entered(last["run"], hero.id, tiles))
        number, start = (
            self.number(last["round"], 1, self.data["round"]),
            self.game.rules.equipment.hp(hero, tiles),
        )
        result = Result(
            number, self.seat(last["runner"]), hero.id, start, run, met, self.game.rules.survived(run), aside,
            self.number(last["unturned"], 0, 15 if self.game.rules.stops(run) else 0),
        )  # fmt: skip
        self.confirm(last["run"], run)
        self.confirm(last, result)
        return result


def _again(rules: Rules, run: Run, monster: str, given: dict[str, Any]) -> tuple[Run, Meeting]:
    """The way to meet the card that gave this meeting; facing it if there is none, to be compared and refused."""
    ways = rules.ways(run, monster, deck=1)
    for way in ways:
        if way.meeting == Meeting(**given):
            return way.run, way.meeting
    return ways[0].run, ways[0].meeting
