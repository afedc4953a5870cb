"""Who sits where, and what is his: the seats in their order, the piles, the hero cards, the spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .....engine.stack import push
from .....engine.state import Event
from ..frames import Ctx, Fight, Run, Trial, Wound
from ..printed import Effect, Hero

if TYPE_CHECKING:
    from ..state import DungeonsState, Pile


def clockwise(state: DungeonsState, start: int) -> list[int]:
    """The living seats in their order, from this one on; left is the next seat (ruling 29)."""
    heroes = state.heroes
    players = len(heroes)
    seats = [*range(start % players, players), *range(start % players)]
    return [seat for seat in seats if heroes[seat].alive]


def others(state: DungeonsState, seat: int) -> list[int]:
    """The other living seats, from the left of this one."""
    return [other for other in clockwise(state, seat + 1) if other != seat]


def pile_of(state: DungeonsState, owner: int) -> Pile:
    """The piles a player draws from and discards to: his own in a tournament, else the common ones."""
    return state.piles[owner if state.game.tournament else 0]


def hero_card(state: DungeonsState, seat: int) -> Hero:
    """The hero card of a seat."""
    return state.box.heroes[state.heroes[seat].hero]


def space_of(state: DungeonsState, seat: int) -> int:
    """The number of the space a hero stands in."""
    return state.layout.at[state.heroes[seat].cell]


def moving(state: DungeonsState, seat: int) -> bool:
    """Whether it is this hero's own Movement phase."""
    return state.phase == "move" and seat == state.active


def fight_below(state: DungeonsState) -> Fight | None:
    """The combat in progress, the newest one."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Fight)), None)


def roll_below(state: DungeonsState) -> Fight | Trial | None:
    """The roll in progress, the newest one."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, (Fight, Trial))), None)


def blow_below(state: DungeonsState) -> Fight | Wound | None:
    """The attack in progress: a packet of wounds, or the combat it comes from."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, (Fight, Wound))), None)


def change_below(state: DungeonsState, frame: Any, **changes: Any) -> None:
    """Change a frame that lies further down the stack."""
    at = max(i for i, one in enumerate(state.stack) if one is frame)
    state.stack = (*state.stack[:at], frame._replace(**changes), *state.stack[at + 1 :])


def start(state: DungeonsState, key: str, ctx: Ctx) -> None:
    """Have a list of effects done; an empty one has no key."""
    if key:
        push(state, Run(key, ctx))


def place(state: DungeonsState) -> str:
    """Where the effect at work stands: its list, and its number in it."""
    frame = next(frame for frame in reversed(state.stack) if isinstance(frame, Run))
    return f"{frame.key}/{frame.at - 1}"


def effect_at(state: DungeonsState, where: str) -> Effect:
    """The effect that stands there."""
    key, at = where.rsplit("/", 1)
    return state.box.lists[key][int(at)]


def told(kind: str, **data: Any) -> list[Event]:
    """One event that everybody sees."""
    return [Event(kind, data)]
