"""Every number the odds panel shows, against the same position played on in the engine: all dice, all that lies open.

The positions are drawn at random and reach odd ones: heroes with one Life, no Glory or much, potions, shields, dice that
may be thrown again, special monsters and traps, one to three rivals, rolls half done.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE, Action, Event
from dungeon_widgets.games.dungeons.odds.panel import panel
from dungeon_widgets.games.dungeons.rules.board.doors import ways
from dungeon_widgets.games.dungeons.rules.records import Held, Task
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import DONE, PASS, game, options, table
from tests.games.dungeons.odds.oracle import Oracle
from tests.games.dungeons.odds.test_journey import ODD_TASKS, laid, rooms_of
from tests.soak import PLAYED_ON, report

pytestmark = pytest.mark.slow

HEROES = (
    "h-paladin",
    "h-sorceress",
    "h-necrowarrior",
    "h-ranger",
    "h-thief",
    "h-avenger",
    "h-tinker",
    "h-necromancer",
)
BOONS = ("o-nakari", "o-hound", "o-fleet")
TREASURES = ("r-ring", "r-tools", "r-giants", "r-healing", "r-shield", "r-axe", "r-sword")
BANES = ("b-veil",)
ANSWERS = ("o-darkness", "o-dodge")
NAMES = ["Ada", "Bob", "Cy", "Di"]

Value = tuple[Fraction, Fraction]
"""How likely the own side wins, and minus how likely it loses: what is preferred first comes first."""
Result = Callable[[DungeonsState, list[Event]], Value | None]
"""What a roll came to, once it did."""
LOST: Value = (Fraction(0), Fraction(0))


class Played:
    """One roll played on to its end: others pass, the seat uses what lies open before its hero as well as can be."""

    def __init__(self, seat: int, result: Result) -> None:
        self.seat, self.result = seat, result

    def after(self, state: DungeonsState, action: Action) -> Value:
        twin = state.clone()
        events = twin.apply(action)
        found = self.result(twin, events)
        return self.best(twin) if found is None else found

    def best(self, state: DungeonsState) -> Value:
        if state.to_move == CHANCE:
            outcomes = state.chance()
            whole = sum(weight for _, weight in outcomes)
            found = [(Fraction(weight, whole), self.after(state, action)) for action, weight in outcomes]
            return sum((p * one[0] for p, one in found), Fraction(0)), sum(
                (p * one[1] for p, one in found), Fraction(0)
            )
        if not state.stack:
            return LOST  # nothing was rolled
        if state.to_move != self.seat:
            return self.after(state, PASS)
        own = [action for action in state.legal() if action[0] != "play"]  # the hand does not count
        return max(self.after(state, action) for action in own)


def rolled(seat: int) -> Result:
    """The first combat or threat roll to end, as the seat sees it."""

    def result(state: DungeonsState, events: list[Event]) -> Value | None:
        for event in events:
            if event.kind == "trial":
                return Fraction(int(event.data["passed"])), Fraction(0)
            if event.kind == "clash":
                lead = event.data["hero_total"] - event.data["foe_total"]
                lead = -lead if seat == event.data["rival"] else lead
                return Fraction(int(lead > 0)), Fraction(-int(lead < 0))
        return None

    return result


def unhurt(seat: int) -> Result:
    """A trapped door: whether its hero is wounded."""

    def result(state: DungeonsState, events: list[Event]) -> Value | None:
        for event in events:
            if event.kind == "wound" and event.data["seat"] == seat and event.data["n"]:
                return LOST
            if event.kind == "trial" and event.data["passed"]:
                return Fraction(1), Fraction(0)
        return (Fraction(1), Fraction(0)) if not state.stack else None

    return result


def struck(victim: int) -> Result:
    """An Encounter: whether it strikes its victim, who does nothing about it."""

    def result(state: DungeonsState, events: list[Event]) -> Value | None:
        found = rolled(victim)(state, events)
        if found is None:
            return None
        missed = Fraction(1) - found[0] if any(event.kind == "trial" for event in events) else -found[1]
        return missed, Fraction(0)

    return result


# -- positions --------------------------------------------------------------------------------------


def drawn(seed: int) -> tuple[DungeonsState, int]:
    """A position and the seat that looks at it."""
    rng = Random(f"played on {seed}")
    made = game(rng.choice([2, 3, 4]))
    tiles = laid(rng, made)
    here = {tile.card for tile in tiles}
    tasks = [task for task in ODD_TASKS if set(rooms_of(made, task)) <= here] or [Task("q-ember")]
    heroes = rng.sample(HEROES, made.players)
    described = [somebody(rng, hero, [tile.cell for tile in tiles]) for hero in heroes]
    described[0]["tasks"] = [rng.choice(tasks)]
    if rng.random() < 0.5:
        return meeting(rng, table(*described, tiles=tiles[1:], of=made, phase="encounter"))
    if rng.random() < 0.5:
        described[rng.randrange(1, made.players)]["cell"] = described[0]["cell"]
    state = table(*described, tiles=tiles[1:], of=made)
    state.piles[0].deck = ()
    state.points = rng.choice([1, 2, 3])
    if rng.random() < 0.3:
        first = [action for action in state.legal() if action[0] in ("try", "challenge", "attempt")]
        if first:
            return half_done(rng, state, rng.choice(first))
    return state, 0


def somebody(rng: Random, hero: str, cells: list[tuple[int, int]]) -> dict[str, Any]:
    """A hero with something open before them."""
    return {
        "hero": hero,
        "cell": rng.choice(cells),
        "glory": rng.choice([0, 1, 2, 3, 5]),
        "life": rng.choice([1, 1, 2, 5]),
        "peril": rng.choice([3, 6, 9]),
        "level": rng.choice([1, 2, 3]),
        "boons": [card for card in BOONS if rng.random() < 0.2],
        "treasures": rng.sample(TREASURES, rng.choice([0, 0, 1, 2])),
        "banes": [card for card in BANES if rng.random() < 0.1],
        "hand": [card for card in ANSWERS if rng.random() < 0.1],
    }


def meeting(rng: Random, state: DungeonsState) -> tuple[DungeonsState, int]:
    """Encounters about to be announced, or one that has been."""
    cards = [card.id for card in state.box.adventure.values() if card.type == "encounter"]
    hand = rng.sample(cards, 3)
    state.heroes[0].hand = ()
    state = with_hand(state, hand)
    if rng.random() < 0.4:
        return state, 0
    sent = [action for action in state.legal() if action[0] == "announce"]
    return half_done(rng, state, rng.choice(sent)) if sent else (state, 0)


def with_hand(state: DungeonsState, hand: list[str]) -> DungeonsState:
    twin = state.clone()
    twin.heroes[0].hand = tuple(sorted(Held(1, card) for card in hand))
    twin.piles[0].deck = ()
    return twin


def half_done(rng: Random, state: DungeonsState, action: Action) -> tuple[DungeonsState, int]:
    """Some way into a roll: a window before or after its dice, and one whom it concerns."""
    state.apply(action)
    for _ in range(rng.randint(0, 6)):
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
        elif state.stack and PASS in state.legal():
            state.apply(PASS)
        elif DONE in state.legal() and not state.stack:
            state.apply(DONE)
        elif state.stack:
            state.apply(rng.choice(options(state)))
        if not state.stack and state.phase == "move":
            break
    return state, max(0, state.to_move)


# -- what is shown, and what is played --------------------------------------------------------------


def check(seed: int) -> int:
    """The numbers of one position, each played; how many."""
    state, seat = drawn(seed)
    legal = state.legal() if state.to_move == seat else []
    shown = panel(state.game, state.view(seat), legal, NAMES, "en")
    if shown is None:
        return 0
    compared = 0
    for row in shown["rows"]:
        if row["action"]:
            action: Action = tuple(row["action"])
            p = play(state, seat, action)[0]
            if row["tone"] == "bad":
                p = 1 - p  # a trapped door that wounds
            assert Fraction(str(row["fraction"])) == p, (seed, action, row["fraction"], str(p))
            compared += 1
    if shown["parts"]:
        win, loss = Played(seat, rolled(seat)).best(state)
        asked = state.view(seat)["combat"]
        assert asked is not None
        if seat == asked["rival"]:
            win, loss = -loss, -win
        found = [Fraction(str(one["fraction"])) for one in shown["parts"]]
        assert found == [win, 1 - win + loss, -loss], (seed, "parts", found, win, loss)
        compared += 1
    for cell, p in shown.get("heat", {}).items() if state.phase == "move" else ():
        spaces = [tuple(map(int, one.removeprefix("cell:").split(","))) for one in shown["ways"][cell]]
        arrive, unhurt = walked(state, spaces)
        assert (p, shown["risk"][cell]) == (float(arrive), float(1 - unhurt)), (seed, cell, spaces)
        compared += 2
    return compared


def play(state: DungeonsState, seat: int, action: Action) -> Value:
    """What a choice comes to."""
    if action[0] == "try" and trapped(state, action):
        return Played(seat, unhurt(seat)).after(state, action)
    if action[0] == "announce":
        twin = state.clone()
        twin.apply(action)
        if len(twin.sent) == 1:
            return Played(seat, struck(action[2])).after(twin, DONE)
        twin.apply(DONE)
        return Played(seat, struck(action[2])).after(twin, ("order", *action[1:]))
    return Played(seat, rolled(seat)).after(state, action)


def trapped(state: DungeonsState, action: Action) -> bool:
    return next(code for exit, code in ways(state, state.active) if exit.side == action[1]).startswith("T")


def walked(state: DungeonsState, spaces: list[tuple[int, ...]]) -> Value:
    """The best chance to come to the end of a way without a step aside, and then that of no wound on it."""
    seat = state.active
    onward = dict(pairwise(spaces))
    before = len(state.heroes[seat].finished)

    def along(now: DungeonsState, action: Action) -> bool:
        if action[0] not in ("step", "try"):
            return bool(now.stack)
        exit = next(exit for exit, _ in ways(now, seat) if exit.side == action[1])
        return now.layout.cells[exit.to] == onward[now.heroes[seat].cell]

    def after(now: DungeonsState, action: Action, whole: bool) -> Value:
        twin = now.clone()
        events = twin.apply(action)
        hurt = [one for one in events if one.kind == "wound" and one.data["seat"] == seat and one.data["n"]]
        return best(twin, whole and not hurt)

    found: dict[Hashable, Value] = {}
    place = Oracle(seat, lambda _: False, lambda *_: False).place

    def best(now: DungeonsState, whole: bool) -> Value:
        key = place(now), now.phase, now.active, whole
        if key not in found:
            found[key] = look(now, whole)
        return found[key]

    def look(now: DungeonsState, whole: bool) -> Value:
        hero, unhurt = now.heroes[seat], Fraction(int(whole))
        free = now.phase == "move" and now.active == seat and not now.stack
        if hero.cell == spaces[-1] and (free or len(hero.finished) > before):
            return Fraction(1), unhurt
        if now.active != seat or now.phase != "move":
            return Fraction(0), unhurt
        if now.to_move == CHANCE:
            outcomes = now.chance()
            total = sum(weight for _, weight in outcomes)
            rolls = [(Fraction(weight, total), after(now, action, whole)) for action, weight in outcomes]
            return sum((p * one[0] for p, one in rolls), Fraction(0)), sum(
                (p * one[1] for p, one in rolls), Fraction(0)
            )
        if now.to_move != seat:
            return after(now, PASS, whole)
        choices = [action for action in now.legal() if action[0] != "play" and along(now, action)]
        return max((after(now, action, whole) for action in choices), default=(Fraction(0), unhurt))

    return best(state, True)


@pytest.mark.parametrize(
    "start", [0, 50, *(pytest.param(start, marks=pytest.mark.soak) for start in range(100, 400, 50))]
)
def test_the_numbers_of_the_panel_are_what_is_played(start: int) -> None:
    assert sum(check(seed) for seed in range(start, start + 50)) > 100


@pytest.mark.soak
def test_the_numbers_of_four_thousand_positions_are_what_is_played() -> None:
    compared = sum(check(seed) for seed in range(1000, 5000))
    report(*PLAYED_ON, game="dungeons", positions=4000, numbers=compared, differences=0, seeds="1000 to 4999")
    assert compared > 8000
