"""Odds where counting would take too long: dungeons are laid out at random and played by a plan.

An estimate says how many runs it is made of and how far luck may put it off. It is the chance of that plan, which knows
no more than the hero does and so is never better than best play, but seldom more than two points below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from random import Random

from ....engine.errors import TooLarge
from ....engine.state import Action
from ....engine.streams import shuffled, stream
from ....odds.estimate import Estimate
from ..rules.meeting import Rules
from ..rules.records import FACE, Run
from .approximate import Approximation
from .count import LIMIT, Chances
from .living import action_values, chance_to_live, chances, worth_naming
from .piles import BITS, ONE_KIND, Pile, packed
from .plan import Plan

RUNS = 1_000
SEED = 1

Chance = Fraction | Estimate


def chance_of(chance: Chance) -> Fraction:
    """An estimate as the fraction it is, to be compared."""
    return Fraction(chance.hits, chance.n) if isinstance(chance, Estimate) else chance


def chance_or_estimate(
    rules: Rules,
    run: Run,
    pile: Pile,
    facing: str = "",
    *,
    limit: int = LIMIT,
    n: int = RUNS,
    seed: int = SEED,
) -> Chance:
    """`chance_to_live`, or an estimate of it where that takes more than `limit` positions."""
    try:
        return chance_to_live(rules, run, pile, facing, limit)
    except TooLarge:
        return estimated(rules, run, pile, facing, n=n, seed=seed)


def values_or_estimates(
    rules: Rules,
    run: Run,
    pile: Pile,
    facing: str,
    actions: Sequence[Action],
    using: str = "",
    limit: int = LIMIT,
) -> dict[Action, Chance]:
    """The chance to live after each choice inside the dungeon, counted or estimated."""
    share = limit // len(actions)
    return {action: value_or_estimate(rules, run, pile, facing, action, using, share) for action in actions}


def value_or_estimate(
    rules: Rules, run: Run, pile: Pile, facing: str, action: Action, using: str = "", limit: int = LIMIT
) -> Chance:
    """The same after one choice."""
    try:
        return action_values(rules, run, pile, facing, [action], using, limit)[action]
    except TooLarge:
        named = run._replace(named=action[1]) if action[0] == "name" else run
        path = _path(run, action, using) if facing else ()
        return estimated(rules, named, pile, facing, path, n=RUNS // 2)


def estimated(
    rules: Rules,
    run: Run,
    pile: Pile,
    facing: str = "",
    path: tuple[Action, ...] = (),
    *,
    n: int = RUNS,
    seed: int = SEED,
) -> Estimate:
    """The share of `n` random lay-outs that the plan survives, after these actions if any."""
    tile = rules.equipment.naming(run.tiles)
    if run.named is None and tile is not None and not run.met and pile.places and not facing:
        runs = [run._replace(named=kind) for kind in worth_naming(rules, run, pile)]
        if not tile.named_by_another:
            approximation = Approximation(rules, pile)
            runs = [max(runs, key=approximation.chance)]
        found = [estimated(rules, named, pile, n=n, seed=seed) for named in runs]
        return min(found, key=lambda estimate: estimate.p)
    dungeon = _Dungeon(chances(rules, run, pile, facing), run, pile, facing, path)
    return Estimate(sum([dungeon.survived(lay_out) for lay_out in lay_outs(rules, pile, n, seed)]), n, seed)


def _path(run: Run, action: Action, using: str) -> tuple[Action, ...]:
    if action[0] == "discard":
        return (("use", using) if using in run.tiles else FACE, action)
    return () if action[0] in ("name", "ask", "turn") else (action,)


# -- one run ------------------------------------------------------------------------------------------


LayOut = tuple[list[tuple[int, bool]], list[int]]
"""The cards, the first to meet at the end, each with whether it is one of the loose; and the deck."""


class _Dungeon:
    """A question that is tried out again and again: each time the cards lie otherwise, and are played by the plan."""

    def __init__(self, chances: Chances, run: Run, pile: Pile, facing: str, path: tuple[Action, ...]) -> None:
        self.chances = chances
        self.road = chances.road(pile.places)
        self.met = chances.mask(run.met)
        self.unseen, self.loose = packed(pile.unseen), packed(pile.loose)
        self.plan = _plan(chances, run, pile)
        stand, self.swapped = chances.start(run, pile), False
        if facing:
            who, options = chances.faced(run, pile, facing, path)
            stand, self.swapped = self.plan.choose_now(
                options, who, self.road, self.unseen, self.loose, self.met
            )
            self.met |= 0 if self.swapped else ONE_KIND << BITS * who
        self.outfit, self.hp, self.lost = stand.outfit, stand.hp, stand.lost

    def survived(self, lay_out: LayOut) -> bool:
        """Run the dungeon: what the hero knows changes only as cards are turned."""
        if self.lost:
            return False
        cards, deck = [*lay_out[0]], [*lay_out[1]]
        outfit, hp, road, unseen, loose, met = (
            self.outfit, self.hp, self.road, self.unseen, self.loose, self.met
        )  # fmt: skip
        swapped, step = self.swapped, self.plan.step
        if swapped:
            road = road.covered()
            cards.append((deck.pop(), False))
        while road.rest is not None:
            kind, own = cards.pop()
            if own:
                loose -= 1 << BITS * kind
            elif road.kind is None:
                unseen -= 1 << BITS * kind
            then = step(outfit, hp, kind, road.rest, unseen, loose, met)
            if then is None:
                return False
            outfit, hp, road, met, swapped = then
            if swapped:
                cards.append((deck.pop(), False))
        return hp > 0 or outfit.hopes


@lru_cache(maxsize=4)
def _plan(chances: Chances, run: Run, pile: Pile) -> Plan:
    """One plan for all the choices of a moment."""
    return Plan(chances, run, pile)


@lru_cache(maxsize=4)
def lay_outs(rules: Rules, pile: Pile, n: int, seed: int) -> list[LayOut]:
    """So many at random, the same for all the choices of a moment."""
    rng = stream(seed, "dungeon")
    return [laid_out(rules, pile, rng) for _ in range(n)]


def laid_out(rules: Rules, pile: Pile, rng: Random) -> LayOut:
    """One of the equally likely ways in which the cards may lie."""
    loose = [(kind, True) for kind, n in enumerate(pile.loose) for _ in range(n)]
    unseen = shuffled([kind for kind, n in enumerate(pile.unseen) for _ in range(n)], rng)
    hidden = pile.places.count(None) - len(loose)
    under = iter(shuffled([*loose, *[(kind, False) for kind in unseen[:hidden]]], rng))
    cards = [next(under) if card is None else (rules.index[card], False) for card in pile.places]
    return cards[::-1], unseen[len(unseen) - pile.deck :]
