"""Making a throw: weapons declared and combined, the launch, luck, the second throw of Double Strike. FR 2.2 Lancer le
dé, FR Équipement.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from .....engine.stack import pop, push
from .....engine.state import CHANCE, Action, Event
from .. import party
from ..records import Lying, Step, Throw, Thrown
from ..throw.action import LaunchAction, launch_refusal, read_launch
from ..throw.flight import Frame
from ..throw.hand import spread_of, throw_by_hand
from ..throw.manner import combine
from ..throw.plans import SKILLS, planned_launch
from .hit_or_miss import shows_symbol, verdict
from .required_throw import manner_of, room_throws
from .windows import usable, use

if TYPE_CHECKING:
    from ..state import FighterState

STEPS: tuple[Step, ...] = tuple(
    Step(kind)
    for kind in (
        "resolve",
        "ability",
        "lying",
        "again",
        "light",
        "seed",
        "launch",
        "aimed",
        "weapons",
    )  # last first
)


def start_throw(state: FighterState, die: str) -> None:
    """The active hero has a die in hand."""
    state.throw = Throw(seat=state.active, die=die)
    push(state, *STEPS)


def start_second(state: FighterState) -> None:
    """Coup double: the same die once more, without weapons (ruling 36)."""
    assert state.throw is not None
    state.throw = Throw(seat=state.throw.seat, die=state.throw.die, second=True)
    push(state, *STEPS[:-1])


# -- weapons --------------------------------------------------------------------------------------


def weapon_sets(state: FighterState) -> list[tuple[str, ...]]:
    """Any number of the hero's weapons whose throws can be made together with those due (FR Équipement).

    With an Excuse Note in hand the throws of monster and room need not be due (ruling 54).
    """
    throw = state.throw
    assert throw is not None
    items = party.content_of(state).items
    weapons = [item for item in state.heroes[throw.seat].items if items[item].kind == "weapon"]
    sets = [chosen for n in range(len(weapons) + 1) for chosen in combinations(sorted(weapons), n)]
    excused = note_in_hand(state) is not None
    return [
        chosen
        for chosen in sets
        if together(state, chosen) or (excused and combine(throws_of(state, chosen)).possible)
    ]


def throws_of(state: FighterState, weapons: tuple[str, ...]) -> set[str]:
    """The throws that weapons ask for."""
    items = party.content_of(state).items
    return {throw for weapon in weapons for throw in items[weapon].throws}


def together(state: FighterState, weapons: tuple[str, ...]) -> bool:
    """Whether weapons bring no conflict that is not there without them."""
    base = room_throws(state)
    return not weapons or combine(base | throws_of(state, weapons)).possible or not combine(base).possible


def note_in_hand(state: FighterState) -> str | None:
    """The thrower's own card that lifts the throws of monster and room, if there is one."""
    throw = state.throw
    assert throw is not None
    items = party.content_of(state).items
    return next((card for card in state.heroes[throw.seat].items if items[card].has("ignore_throw")), None)


def ask_weapons(state: FighterState, step: Step) -> list[Event] | None:
    if len(weapon_sets(state)) == 1:  # nothing to choose
        pop(state)
        return []
    assert state.throw is not None
    state.to_move = state.throw.seat
    return None


def legal_weapons(state: FighterState) -> list[Action]:
    return [("weapons", *chosen) for chosen in weapon_sets(state)]


def do_weapons(state: FighterState, action: Action) -> list[Event]:
    """The weapons are declared; those that need the Excuse Note spend it at once (ruling 54)."""
    pop(state)
    throw = state.throw
    assert throw is not None
    throw.weapons = action[1:]
    events = [Event("weapons", {"seat": throw.seat, "weapons": list(throw.weapons)})]
    note = note_in_hand(state)
    if note is not None and not together(state, throw.weapons):
        events += use(state, throw.seat, ("use", note))
    return events


# -- the launch -----------------------------------------------------------------------------------


def ask_launch(state: FighterState, step: Step) -> None:
    assert state.throw is not None
    state.to_move = state.throw.seat


def legal_launch(state: FighterState) -> list[Action]:
    """Examples of launches, and the cards the thrower may use before them."""
    assert state.throw is not None
    return [*examples(state), *usable(state, state.throw.seat, "aimed")]


def examples(state: FighterState) -> list[Action]:
    """Launches that are accepted: the plan for the hero's hand first, then those for the others."""
    assert state.throw is not None
    manner = manner_of(state)
    own = state.game.skills[state.throw.seat]
    launches = [planned_launch(manner, skill).action for skill in (own, *SKILLS)]
    return list(dict.fromkeys(launches))


def sample_launch(state: FighterState, rng: Random) -> Action:
    """A launch somebody might make: a plan, from any side, with every number moved within its range."""
    manner = manner_of(state)
    plans = examples(state)
    plan = read_launch(plans[int(rng.random() * len(plans))])

    def moved(value: int, by: int, least: int, most: int) -> int:
        return min(max(value + round((2 * rng.random() - 1) * by), least), most)

    derived = any(name in ("taps", "charge") for name in manner.extras)
    launch = LaunchAction(
        stance=plan.stance if manner.box else int(rng.random() * 16),
        aim=moved(plan.aim, 60, -manner.aim, manner.aim),
        speed=plan.speed if derived else moved(plan.speed, 120, *manner.speed),
        slope=moved(plan.slope, 100, *manner.slope),
        spin=0 if manner.spin_sd else moved(0, 200, -1000, 1000),
        extras=plan.extras,
    ).action
    return launch if launch_refusal(launch, manner) is None else plan.action


def do_launch(state: FighterState, action: Action) -> list[Event]:
    throw = state.throw
    assert throw is not None
    if action[0] == "use":
        return use(state, throw.seat, action)
    pop(state)
    throw.launch = launch = read_launch(action)
    data = {"seat": throw.seat, "stance": launch.stance, "aim": launch.aim}
    return [
        Event(
            "launch",
            {**data, "speed": launch.speed, "slope": launch.slope, "throws": list(manner_of(state).throws)},
        )
    ]


def ask_seed(state: FighterState, step: Step) -> None:
    state.to_move = CHANCE


def do_seed(state: FighterState, action: Action) -> list[Event]:
    """The die flies and comes to rest. Python is the authority; the page shows the path."""
    pop(state)
    throw = state.throw
    assert throw is not None
    assert throw.launch is not None
    manner = manner_of(state)
    launch = throw.launch
    skills = state.game.skills
    neighbour = skills[party.right_neighbour(state, throw.seat)]
    spread = spread_of(skills[throw.seat], manner, steady=state.game.steady, neighbour=neighbour)
    path: list[Frame] = []
    landing, in_time = throw_by_hand(launch, manner, spread, action[1], granted=throw.granted, path=path)
    throw.rest = Lying(
        throw.die, landing.x, landing.y, landing.turn, landing.section, landing.contacts, landing.touched,
        landing.box_hit, in_time, landing.face,
    )  # fmt: skip
    state.last = throw.seat
    state.lying = (*state.lying, throw.rest)
    seen = Thrown(
        throw.seat,
        manner.throws,
        launch.aim,
        launch.speed,
        launch.slope,
        landing.x,
        landing.y,
        landing.verdict,
    )
    state.thrown = (*state.thrown, seen)
    data = {
        "seat": throw.seat,
        "die": throw.die,
        "section": landing.section,
        "verdict": verdict(state),
        "contacts": landing.contacts,
        "face": landing.face,
        "symbol": shows_symbol(state),
    }
    return [Event("throw", data, show=show_of(path, landing.x, landing.y, landing.turn))]


def show_of(path: list[Frame], x: float, y: float, turn: float) -> dict[str, object]:
    """What the page needs to see a throw: the moments of its path in ms and tenths of a mm, and the resting place."""
    frames = [
        [round(t * 1000), round(px, 1), round(py, 1), round(pz, 1), kind] for t, px, py, pz, kind in path
    ]
    return {"path": frames, "x": round(x, 1), "y": round(y, 1), "turn": round(turn, 1)}
