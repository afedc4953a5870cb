"""Whether a card or ability would do anything at all: otherwise it may not be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..board.destinations import destinations
from ..board.doors import code_of, override_of
from ..board.layout import WALL
from ..board.placement import swaps
from ..board.seating import hero_card, moving, occupied, pile_of, space_of
from ..frames import NOBODY, Bane, Ctx, Death, Fight, Wound
from ..in_progress import blow_below, fight_below, roll_below
from ..printed import Effect, Key
from . import inventory
from .attributes import fits, roll_of
from .conditions import holds
from .dice import rethrowable, rollers
from .targets import answered, choosable, new_victims, owner_of_has, targets

if TYPE_CHECKING:
    from ..state import DungeonsState


def works(state: DungeonsState, key: Key, ctx: Ctx) -> bool:
    """Whether some effect of the list can do something."""
    return any(useful(state, effect, ctx) for effect in state.box.lists.get(key, ()))


def useful(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    """Whether this effect can do something now."""
    if effect.who == "chosen" and ctx.chosen == NOBODY:
        return any(useful(state, effect, ctx._replace(chosen=seat)) for seat in choosable(state, effect, ctx))
    return TESTS[effect.op](state, effect, ctx)


def somebody(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return bool(targets(state, effect.who, ctx))


def changes_pool(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    seats = targets(state, effect.who, ctx)
    return any(effect.n > 0 or getattr(state.heroes[seat], effect.op) > 0 for seat in seats)


def wounds(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    if effect.who == "foe" and fight_below(state) is not None:
        return True
    return somebody(state, effect, ctx)


def heals(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return any(
        state.heroes[seat].life < hero_card(state, seat).life for seat in targets(state, effect.who, ctx)
    )


def speeds(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return any(moving(state, seat) for seat in targets(state, effect.who, ctx))


def changes_score(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    """For this combat only where the roll uses the score; a longer one always may matter."""
    if effect.until != "combat":
        return effect.vs.own_monsters != "" or somebody(state, effect, ctx)
    frame = roll_below(state)
    if frame is None or ctx.me not in rollers(frame):
        return False
    if effect.who == "foe":
        return isinstance(frame, Fight) and effect.stat in ("combat", frame.attack)
    roll = roll_of(state, frame, ctx.me)
    return effect.stat in roll.uses and fits(effect.vs, roll)


def rethrows(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return bool(rethrowable(state, effect.whose, ctx.me))


def tests(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    """A test is worth its price if what it is rolled for can happen: success, or failure where success is nothing."""
    seats = targets(state, effect.who, ctx)
    key = effect.passed or effect.failed
    return any(works(state, key, ctx._replace(tested=seat)) for seat in seats)


def leads_somewhere(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return any(destinations(state, seat, effect.to) for seat in targets(state, effect.who, ctx))


def changes_doors(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    """Some way out is not read so already."""
    for seat in targets(state, effect.where, ctx):
        tile = space_of(state, seat)
        override = override_of(state, tile)
        if override is not None and override.code != effect.to:
            return True
        sides = [state.layout.side(tile, side) for side in range(4)]
        if override is None and effect.to != "O" and any(side != WALL for side in sides):
            return True
        if any(code_of(state, seat, tile, exit) != effect.to for exit in state.layout.exits[tile]):
            return True
    return False


def shifts(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return any(swaps(state.layout, state.box.maps, occupied(state)))


def draws(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    piles = (pile_of(state, seat) for seat in targets(state, effect.who, ctx))
    return any(pile.deck or pile.discard for pile in piles)


def discards(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    if effect.source == "this_bane":
        return True
    return any(inventory.count(state, seat, effect.source) for seat in targets(state, effect.who, ctx))


def steals(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return bool(inventory.stealable(state, ctx.me))


def fetches(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return bool(inventory.fetchable(state, ctx.me, effect.filter))


def cancels(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    frame = answered(state, effect.what)
    if frame is None or frame.cancelled:
        return False
    return not isinstance(frame, Fight) or frame.against == "monster"


def redirects(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    frame = answered(state, "bane")
    return isinstance(frame, Bane) and not frame.redirected and bool(new_victims(state, frame, ctx.me))


def prevents(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    blow = blow_below(state)
    if isinstance(blow, Wound):
        return blow.seat == ctx.me and blow.n > 0
    return isinstance(blow, Fight) and blow.stage == "preroll"


def survives(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return any(isinstance(frame, Death) and frame.seat == ctx.me for frame in state.stack)


def renews(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return any(inventory.renewable(state, seat) for seat in targets(state, effect.who, ctx))


def offers(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return any(works(state, option, ctx) for option in effect.options)


def may(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return works(state, effect.do, ctx)


def branches(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    then = holds(state, effect.cond, owner_of_has(ctx))
    return works(state, effect.then if then else effect.otherwise, ctx)


def fights(state: DungeonsState, effect: Effect, ctx: Ctx) -> bool:
    return state.heroes[ctx.me].alive


TESTS: dict[str, Callable[[DungeonsState, Effect, Ctx], bool]] = {
    "glory": changes_pool,
    "peril": changes_pool,
    "wound": wounds,
    "recover": heals,
    "life": somebody,
    "mp": speeds,
    "mod": changes_score,
    "immune": somebody,
    "reroll": rethrows,
    "test": tests,
    "fight": fights,
    "relocate": leads_somewhere,
    "set_doors": changes_doors,
    "shift_maps": shifts,
    "draw": draws,
    "discard": discards,
    "steal": steals,
    "fetch": fetches,
    "cancel": cancels,
    "redirect": redirects,
    "prevent": prevents,
    "survive": survives,
    "new_quest": renews,
    "choose": offers,
    "may": may,
    "if": branches,
    "end_turn": speeds,
}
