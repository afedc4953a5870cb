"""Odds where counting would take too long: dungeons are laid out at random and played by a plan.

An estimate says how many runs it is made of and how far luck may put it off. It is the chance of that plan, which knows
no more than the hero does and so is never better than best play, but seldom more than two points below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from ....engine.errors import TooLarge
from ....engine.state import Action
from ....engine.streams import shuffled, stream
from ....odds.estimate import Estimate
from ..rules.effects import LUCKY
from ..rules.meeting import Rules
from ..rules.records import FACE, Run
from .count import LIMIT, Chances
from .living import action_values, chance_to_live, chances, specials_in
from .piles import BITS, ONE_KIND, Pile, Road
from .plan import Plan
from .stands import Option

RUNS = 1_000
SEED = 1
LUCK = 0.3  # the share of even harm that a running Lucky Coin lets through

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
        names = _names(rules, run, pile)
        found = [estimated(rules, run._replace(named=kind), pile, n=n, seed=seed) for kind in names]
        return min(found, key=lambda estimate: estimate.p)
    dungeon = _Dungeon(chances(rules, run, pile, facing), run, pile, facing, path)
    rng = stream(seed, "dungeon")
    return Estimate(sum(dungeon.survived(rng) for _ in range(n)), n, seed)


def _names(rules: Rules, run: Run, pile: Pile) -> list[str]:
    """For the Greatsword all the kinds another player may name; else the kind expected to hurt most."""
    tile = rules.equipment.naming(run.tiles)
    assert tile is not None
    names = rules.equipment.may_name(tile, specials_in(rules, pile))
    if tile.named_by_another:
        return names
    harm = {
        kind: (unseen + 3 * loose + 3 * pile.places.count(kind)) * _harm(rules, run, kind)
        for kind, unseen, loose in zip(rules.box.kinds, pile.unseen, pile.loose, strict=True)
    }
    return [max(names, key=harm.__getitem__)]


def _path(run: Run, action: Action, using: str) -> tuple[Action, ...]:
    if action[0] == "discard":
        return (("use", using) if using in run.tiles else FACE, action)
    return () if action[0] in ("name", "ask", "turn") else (action,)


# -- one run ------------------------------------------------------------------------------------------


class _Dungeon:
    """A question that is tried out again and again: each time the cards are laid out anew, and played by the plan."""

    def __init__(self, chances: Chances, run: Run, pile: Pile, facing: str, path: tuple[Action, ...]) -> None:
        self.chances = chances
        self.pile = pile
        self.road = chances.road(pile.places)
        self.met = chances.mask(run.met)
        self.unseen, self.loose = chances.packed(pile.unseen), chances.packed(pile.loose)
        self.n = sum(pile.unseen)
        self.plan = Plan(chances, run, pile)
        self.swapped = False
        if facing:
            who, options = chances.faced(run, pile, facing, path)
            self.stand, self.swapped = self._chosen(
                options, who, self.road, self.unseen, self.n, self.loose, self.met
            )
            self.met |= 0 if self.swapped else ONE_KIND << BITS * who
        else:
            self.stand = chances.start(run, pile)

    def _chosen(
        self, options: list[Option], who: int, rest: Road, unseen: int, n: int, loose: int, met: int
    ) -> Option:
        if len(options) == 1:
            return options[0]
        return self.plan.choose(options, who, rest, unseen, n, loose, met)

    def survived(self, rng: Random) -> bool:
        """Lay the cards out and run the dungeon: what the hero knows changes only as cards are turned."""
        cards, deck = laid_out(self.chances.rules, self.pile, rng)
        stand, road, unseen, n, loose, met = self.stand, self.road, self.unseen, self.n, self.loose, self.met
        if self.swapped:
            road = road.covered()
            cards.append((deck.pop(), False))
        while (rest := road.rest) is not None and not stand.lost:
            kind, own = cards.pop()
            if own:
                loose -= 1 << BITS * kind
            elif road.kind is None:
                unseen, n = unseen - (1 << BITS * kind), n - 1
            who, again = kind, 0
            if stand.remembers:
                who = self.chances.stands.identity(stand, kind, rest.length)
                again = met >> BITS * who & 1
            options = self.chances.stands.options(stand, kind, again, rest.length)
            stand, swapped = self._chosen(options, who, rest, unseen, n, loose, met)
            if swapped:
                road = rest.covered()
                cards.append((deck.pop(), False))
            else:
                road = rest
                met |= ONE_KIND << BITS * who
        return not stand.lost


def laid_out(rules: Rules, pile: Pile, rng: Random) -> tuple[list[tuple[int, bool]], list[int]]:
    """The cards, the first to meet at the end, each with whether it is one of the loose; and the deck.

    One of the equally likely ways.
    """
    loose = [(kind, True) for kind, n in enumerate(pile.loose) for _ in range(n)]
    unseen = shuffled([kind for kind, n in enumerate(pile.unseen) for _ in range(n)], rng)
    hidden = pile.places.count(None) - len(loose)
    under = iter(shuffled([*loose, *[(kind, False) for kind in unseen[:hidden]]], rng))
    cards = [next(under) if card is None else (rules.index[card], False) for card in pile.places]
    return cards[::-1], unseen[len(unseen) - pile.deck :]


def _harm(rules: Rules, run: Run, kind: str) -> float:
    """What a card of the kind costs on average if no tile is used on it by choice."""
    strength = rules.equipment.identity(run, kind)[1] or 0
    tile = rules.equipment.answer(run, kind)
    if tile is None:
        return rules.equipment.damage(run, strength)
    if tile.heals:
        return -strength
    return LUCK * strength if tile.effect == LUCKY else 0
