"""What lies open before the own hero and helps a roll: preparations before the dice, re-throws after them, shields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple, TypeVar

from ..rules.cards.attributes import fits, roll_of
from ..rules.cards.plays import Source, copies, sources, why_not_use
from ..rules.frames import Fight, Trial, Wound
from ..rules.state import DungeonsState

OFTEN = 9
"""How often something is used that nothing limits: more rolls than a turn has."""

RICH = 99
"""Glory nobody lacks: prices are looked at by who asks."""

T = TypeVar("T")


class Help(NamedTuple):
    """An ability: its price in Glory and in uses of its card, how often it can be used this turn, what it adds to the
    roll, and whether that lasts for the turn.
    """

    key: str
    glory: int
    uses: int
    times: int
    n: int = 0
    lasting: bool = False


def preparations(state: DungeonsState, seat: int, frame: Fight | Trial) -> list[Help]:
    """What can be used before this roll of the hero, and adds to it."""
    before = frame._replace(stage="dice")
    roll = roll_of(state, frame, seat)
    found = []
    for source, times in usable(state, seat, before, "preroll"):
        mods = [
            one for one in state.box.lists.get(source.ability.do, ()) if one.op == "mod" and one.who == "self"
        ]
        mods = [one for one in mods if one.stat in roll.uses and fits(one.vs, roll)]
        if mods:
            lasts = any(one.until != "combat" for one in mods)
            gained = sum(one.n for one in mods)
            cost = source.ability.cost
            found.append(Help(source.ability.key, cost.glory, cost.use, times, gained, lasts))
    return found


def rethrows(state: DungeonsState, seat: int, frame: Fight | Trial) -> list[Help]:
    """What can throw the hero's own die again after this roll."""
    after: Fight | Trial
    after = frame._replace(stage="compare") if isinstance(frame, Fight) else frame._replace(stage="result")
    return [
        Help(source.ability.key, source.ability.cost.glory, source.ability.cost.use, times)
        for source, times in usable(state, seat, after, "roll")
        if any(one.op == "reroll" for one in state.box.lists.get(source.ability.do, ()))
    ]


def shields(state: DungeonsState, seat: int, attack: str = "") -> list[Help]:
    """What can keep a wound by this attack (none for a door) off the hero."""
    return [
        Help(source.ability.key, source.ability.cost.glory, source.ability.cost.use, times)
        for source, times in usable(state, seat, Wound(seat, 1, attack=attack), "wound")
        if any(one.op == "prevent" for one in state.box.lists.get(source.ability.do, ()))
    ]


def usable(
    state: DungeonsState, seat: int, frame: Fight | Trial | Wound, window: str
) -> Iterator[tuple[Source, int]]:
    """The abilities that fit this window if their Glory can be paid, and how often each is left this turn."""
    twin = state.clone()
    twin.stack = (frame,)
    hero = twin.heroes[seat]
    hero.glory = RICH
    seen = set()
    for source in sources(twin, seat):
        ability = source.ability
        if ability.when != window or (ability.once and ability.key in seen):
            continue
        if why_not_use(twin, seat, source) is not None:
            continue
        seen.add(ability.key)
        times = copies(twin, seat, source) - hero.used.count(ability.key) if ability.once else OFTEN
        if ability.cost.use and source.item is not None:
            times = min(times, source.item.uses // ability.cost.use)
        yield source, times


def prepared(helps: list[Help], glory: int, value: Callable[[int, int], T]) -> list[T]:
    """What every affordable way to prepare is worth: `value` is asked with what it adds and the Glory left."""
    found = []
    for used in product(*(range(min(help.times, 2) + 1) for help in helps)):
        left = glory - sum(times * help.glory for times, help in zip(used, helps, strict=True))
        if left >= 0:
            added = sum(times * help.n for times, help in zip(used, helps, strict=True))
            found.append(value(added, left))
    return found


def lives(state: DungeonsState, seat: int) -> int:
    """The wounds that end it: Life, and what lies open to heal when it is needed."""
    spare = 0
    for source in sources(state, seat):
        if source.ability.when == "any" and source.item is not None and source.ability.cost.use:
            effects = state.box.lists.get(source.ability.do, ())
            healed = sum(one.n for one in effects if one.op in ("recover", "life"))
            spare += healed * (source.item.uses // source.ability.cost.use)
    return max(1, state.heroes[seat].life + spare)
