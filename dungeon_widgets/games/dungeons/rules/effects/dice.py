"""Effects mod (bonuses), immune, reroll, test, fight; a pit met once a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Event
from ..board.doors import ignores
from ..cards import inventory
from ..cards.dice import rethrowable, rollers
from ..cards.targets import targets
from ..events import told
from ..frames import Ask, Ctx, Edge, Fight, Rethrow, Trial
from ..in_progress import change_below, place, roll_below
from ..printed import Effect, strongest
from ..records import Immunity, Mod

if TYPE_CHECKING:
    from ..state import DungeonsState

LIMITS = ("treasure_limit", "boon_limit")


def mod(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """A score changed for a while; for this combat or roll only, it stays with the roll."""
    if effect.until == "combat":
        return lend(state, effect, ctx)
    events = []
    for seat in targets(state, effect.who, ctx):
        hero = state.heroes[seat]
        hero.mods = (*hero.mods, Mod(effect.stat, effect.n, effect.until, state.turn, effect.vs))
        events += told("mod", seat=seat, stat=effect.stat, n=effect.n, until=effect.until)
        if effect.stat in LIMITS:
            inventory.shrink(state, seat)
    return events


def lend(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """A modifier for the roll in progress: the own one, or the foe's."""
    frame = roll_below(state)
    if frame is None or ctx.me not in rollers(frame):
        return []
    mine = isinstance(frame, Fight) and ctx.me == frame.rival
    foe = mine != (effect.who == "foe")
    change_below(state, frame, edges=(*frame.edges, Edge(effect.stat, effect.n, foe, effect.vs)))
    return told("edge", seat=ctx.me, stat=effect.stat, n=effect.n, foe=effect.who == "foe")


def immune(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """A hazard ignored for a while."""
    events = []
    for seat in targets(state, effect.who, ctx):
        hero = state.heroes[seat]
        hero.immune = (*hero.immune, Immunity(effect.to, effect.until, state.turn))
        events += told("immune", seat=seat, to=effect.to, until=effect.until)
    return events


def reroll(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """One die of this roll thrown anew; of two that may be, the player says which."""
    dice = rethrowable(state, effect.whose, ctx.me)
    if len(dice) == 1:
        push(state, Rethrow(dice[0]))
    elif dice:
        push(state, Ask("die", ctx.me, ctx.me))
    return []


def test(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Each hero meant rolls in turn; a pit is met once a turn, and not by who ignores pits (ruling 11)."""
    seats = targets(state, effect.who, ctx)
    pit = effect.stat == "pit"
    if pit:
        seats = [seat for seat in seats if meets_pit(state, seat)]
        state.pits = (*state.pits, *(state.heroes[seat].cell for seat in seats))
    push(
        state,
        *(
            Trial(
                seat,
                "pit" if pit else "test",
                effect.stat,
                effect.threat,
                ctx._replace(tested=seat),
                effect.passed,
                effect.failed,
            )
            for seat in reversed(seats)
        ),
    )
    return []


def meets_pit(state: DungeonsState, seat: int) -> bool:
    """Whether this hero must roll for the pit of their space."""
    return state.heroes[seat].cell not in state.pits and not ignores(state, seat, "pit")


def fight(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """One round against a monster printed on a room; with several attacks it uses its highest (ruling 47)."""
    assert effect.foe is not None
    if not state.heroes[ctx.me].alive:
        return []
    push(state, Fight("room", ctx.me, place(state), attack=strongest(effect.foe.attack), stage="window"))
    return []
