"""Positions read from JSON data: first each field by itself, then all of them together.

A position that is read can be played on, so whatever the rules could not have led to is refused, with the
name of the field. Any score and any round are taken, though: teachers set up positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from ...engine.errors import unknown
from ...engine.plain import plain
from ...engine.state import CHANCE, OVER
from .records import Aside, Meeting, Placed, Result, Run, Tiles
from .rules import Rules
from .state import WelcomeState
from .table import FAILURES_TO_LOSE, FIELDS, NOBODY, SUCCESSES_TO_WIN

if TYPE_CHECKING:
    from .game import WelcomeGame

T = TypeVar("T")

OUTSIDE = ("first", "hero", "over")
BIDDING = ("bid", "deal", "card")
INSIDE = ("name", "turn", "answer", "swap")


def read_position(game: WelcomeGame, data: dict[str, Any]) -> WelcomeState:
    """Read `WelcomeState.to_json` back; `ValueError` names the field that is wrong.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> game = WelcomeGame(players=2, hero="mage", first=0)
    >>> read_position(game, {**game.start().to_json(), "hero": "cook"})
    Traceback (most recent call last):
    ValueError: position: field 'hero': unknown hero 'cook'; there is: barbarian, mage, rogue, warrior
    """
    if not isinstance(data, dict):
        raise ValueError(f"position: a position is a JSON object, not {data!r}")
    for field in FIELDS:
        if field not in data:
            raise ValueError(f"position: field {field!r} is missing")
    for field in data:
        if field not in FIELDS:
            raise ValueError(f"position: {unknown('field', field, FIELDS)}")
    state = _Reader(game, data).state()
    for field, holds in _TOGETHER.items():
        if not holds(state):
            raise ValueError(f"position: field {field!r}: {data[field]!r} does not fit the other fields")
    return state


# -- each field by itself -----------------------------------------------------------------------------


class _Reader:
    """Reads the fields one after the other, and knows which one it is at."""

    def __init__(self, game: WelcomeGame, data: dict[str, Any]) -> None:
        self.game = game
        self.box = game.box_content
        self.data = data
        self.field = ""

    def state(self) -> WelcomeState:
        state = WelcomeState(self.game)
        state.round = self.at("round", lambda value: self.number(value, 1, 10_000))
        state.phase = self.at("phase", self.phase)
        state.to_move = self.at("to_move", lambda value: self.seat(value, OVER, CHANCE))
        state.starter = self.at("starter", lambda value: self.seat(value, NOBODY))
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

    def tile(self, value: Any) -> str:
        return self.box.tile(value).id

    def list_of(self, value: Any, read: Callable[[Any], T]) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise self.wrong(value, "a list")
        return tuple([read(item) for item in value])

    def record(self, value: Any, fields: tuple[str, ...]) -> dict[str, Any]:
        if not isinstance(value, dict) or set(value) != set(fields):
            raise self.wrong(value, f"an object with {', '.join(fields)}")
        return value

    def placed(self, value: Any) -> Placed:
        card = self.record(value, Placed._fields)
        return Placed(self.box.monster(card["monster"]).id, self.seat(card["by"]))

    def aside(self, value: Any) -> Aside:
        card = self.record(value, Aside._fields)
        return Aside(self.box.monster(card["monster"]).id, self.tile(card["tile"]), self.seat(card["by"]))

    def marks(self, value: Any) -> tuple[int, int]:
        marks = self.list_of(value, lambda n: self.number(n, 0, 2))
        if len(marks) != 2:
            raise self.wrong(value, "a pair of successes and failures")
        return marks[0], marks[1]

    # -- a run is replayed ------------------------------------------------------------------------

    def entered(self, value: Any, hero: str, tiles: Tiles) -> Run:
        """The run before its first card."""
        named = self.record(value, Run._fields)["named"]
        run = self.game.rules.enter(self.box.hero(hero), tiles)
        return run if named is None else run._replace(named=self.box.monster(named).id)

    def replayed(self, value: Any, run: Run) -> tuple[tuple[Meeting, ...], Run]:
        """The cards met say how a run went, so play them again."""
        met = []
        for given in self.list_of(value, lambda meeting: self.record(meeting, Meeting._fields)):
            monster = self.box.monster(given["monster"]).id
            run, meeting = _again(self.game.rules, run, monster, given["by"])
            self.confirm(given, meeting)
            met.append(meeting)
        return tuple(met), run

    def confirm(self, value: Any, record: Any) -> None:
        """Equal as JSON, where True is not 1."""
        should = plain(record)
        if repr(should) != repr({field: value[field] for field in should}):
            raise self.wrong(value, f"how it goes, which is {should!r}")

    def result(self, value: Any) -> Result | None:
        if value is None:
            return None
        last = self.record(value, Result._fields)
        hero = self.box.hero(last["hero"])
        aside = self.list_of(last["aside"], self.aside)
        stripped = [card.tile for card in aside]
        if len(set(stripped)) < len(stripped) or not set(stripped) <= set(hero.tiles):
            raise self.wrong(stripped, f"some of the {hero.id}'s tiles")
        tiles = tuple(tile for tile in hero.tiles if tile not in stripped)
        met, run = self.replayed(last["met"], self.entered(last["run"], hero.id, tiles))
        number, start = self.number(last["round"], 1, self.data["round"]), self.game.rules.hp(hero, tiles)
        result = Result(
            number, self.seat(last["runner"]), hero.id, start, run, met, self.game.rules.survived(run), aside
        )
        self.confirm(last["run"], run)
        self.confirm(last, result)
        return result


def _again(rules: Rules, run: Run, monster: str, by: Any) -> tuple[Run, Meeting]:
    chosen = by in rules.usable(run, monster, deck=1)
    return rules.use(run, monster, by) if chosen else rules.meet(run, monster)


# -- all of them together -----------------------------------------------------------------------------


def _all_cards_are_there(state: WelcomeState) -> bool:
    out = Counter(state.cards_out())
    now = [left + out[kind] for kind, left in zip(state.game.index, state.deck, strict=False)]
    return len(state.deck) == len(state.game.counts) and now == list(state.game.counts)


def _tiles_fit(state: WelcomeState) -> bool:
    """Every tile of the hero is under it or set aside, in printed order."""
    printed = state.game.box_content.heroes[state.hero].tiles if state.hero else ()
    stripped = [card.tile for card in state.aside]
    left = tuple(tile for tile in printed if tile not in stripped)
    return state.tiles == left and sorted([*left, *stripped]) == sorted(printed)


def _score_fits(state: WelcomeState) -> bool:
    won = [successes for successes, _ in state.score].count(SUCCESSES_TO_WIN)
    out = [failures for _, failures in state.score].count(FAILURES_TO_LOSE)
    players = state.game.players
    if len(state.score) != players or won > 1 or out >= players:
        return False
    if any(
        successes + failures > 3 for successes, failures in state.score
    ):  # the second of either is the last
        return False
    return (state.phase == "over") == (won == 1 or out == players - 1)


def _passed_fits(state: WelcomeState) -> bool:
    """Who is out of the game is out of the round; bidding needs two, the dungeon is for one alone."""
    out = sum(1 << seat for seat, (_, failures) in enumerate(state.score) if failures == FAILURES_TO_LOSE)
    left = state.game.players - state.passed.bit_count()
    if state.passed & out != out:
        return False
    if state.phase in BIDDING:
        return left >= 2
    return left == 1 if state.phase in INSIDE else state.passed == out


def _mover_fits(state: WelcomeState) -> bool:
    phase, mover = state.phase, state.to_move
    if phase in ("first", "deal", "swap"):
        return mover == CHANCE
    if phase == "over":
        return mover == OVER
    if phase == "hero":
        return mover in (CHANCE, state.starter)
    return mover >= 0 and not state.passed >> mover & 1


def _starter_fits(state: WelcomeState) -> bool:
    if state.phase in ("first", "over"):
        return state.phase == "over" or state.starter == NOBODY
    return state.starter >= 0 and (state.phase != "hero" or not state.passed >> state.starter & 1)


def _runner_fits(state: WelcomeState) -> bool:
    if state.phase not in INSIDE:
        return state.runner == NOBODY
    return state.runner >= 0 and not state.passed >> state.runner & 1


def _drawer_fits(state: WelcomeState) -> bool:
    if state.phase not in ("deal", "card"):
        return state.drawer == NOBODY
    if state.phase == "card":
        return state.drawer == state.to_move
    return state.drawer >= 0 and not state.passed >> state.drawer & 1


def _run_fits(state: WelcomeState) -> bool:
    """Where in the dungeon the runner is."""
    run, rules = state.run, state.game.rules
    if run is None:
        return True
    must_name = rules.must_name(state.tiles)
    if state.phase == "name":
        return must_name and run.named is None and not state.met and bool(state.dungeon)
    if must_name != (run.named is not None):
        return False
    if state.phase == "swap":
        return bool(state.met) and state.met[-1].why == "swapped" and any(state.deck)
    if state.met and state.met[-1].why == "swapped" and state.phase == "turn":
        return False
    return state.phase == "answer" or bool(state.dungeon)


def _facing_fits(state: WelcomeState) -> bool:
    if state.phase != "answer" or state.run is None or not state.facing:
        return state.facing == "" and state.phase != "answer"
    return bool(state.game.rules.usable(state.run, state.facing, sum(state.deck)))


_TOGETHER: dict[str, Callable[[WelcomeState], bool]] = {
    "hero": lambda state: (state.hero == "") == (state.phase in OUTSIDE),
    "score": _score_fits,
    "passed": _passed_fits,
    "turned": lambda state: state.phase not in OUTSIDE or state.turned == 0,
    "starter": _starter_fits,
    "to_move": _mover_fits,
    "runner": _runner_fits,
    "drawer": _drawer_fits,
    "drawn": lambda state: (state.drawn != "") == (state.phase == "card"),
    "dungeon": lambda state: state.phase not in OUTSIDE or not state.dungeon,
    "tiles": _tiles_fit,
    "deck": lambda state: _all_cards_are_there(state) and (state.phase != "deal" or any(state.deck)),
    "run": _run_fits,
    "facing": _facing_fits,
}
"""What must hold between the fields, by the field to blame."""
