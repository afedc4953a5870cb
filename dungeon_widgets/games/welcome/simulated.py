"""Odds where counting would take too long: dungeons are laid out at random and run by a rule of thumb.

An estimate says how many runs it is made of and how far luck may put it off. It is the chance of that rule of thumb,
not of best play, which does better (by up to a fifth where there is much to choose): never read it as more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import ceil, erf, sqrt
from random import Random

from ...engine.state import Action
from ...engine.streams import shuffled, stream
from ...odds.estimate import Estimate
from ...odds.solver import TooLarge
from .effects import LUCKY, OMNIPOTENCE, POLYMORPH, RETURNS
from .knowledge import LIMIT, Pile
from .odds import action_values, chance_to_live, question, specials_in
from .records import Counts, Run
from .rules import FACE, Rules, Way

RUNS = 1_000
SEED = 1
# How the rule of thumb values tiles, found by trying against exact odds: the share of a card that an unused coin
# stops, the share of even harm that a running one lets through, and life that the Scroll, the Knucklebones, and the
# Harp or the Gear keep in reserve.
COIN, LUCK, SCROLL, BONES, HARP = 0.8, 0.3, 2.0, 2.0, 1.5

Chance = Fraction | Estimate


def chance_of(chance: Chance) -> Fraction:
    """An estimate as the fraction it is, to be compared."""
    return Fraction(chance.hits, chance.n) if isinstance(chance, Estimate) else chance


def survival_or_estimate(
    hero: str,
    tiles: Iterable[str],
    unknown: int,
    *,
    known: Iterable[str] = (),
    elsewhere: Iterable[str] = (),
    successes: int = 0,
    box: str | None = None,
    specials: Iterable[str] = (),
    n: int = RUNS,
    seed: int = SEED,
) -> Chance:
    """`survival` where it can be counted in about a fifth of a second, and an `Estimate` of `n` runs elsewhere.

    Which of the two is decided by the number of positions, so that it is the same on every machine.

    >>> survival_or_estimate("ninja", ["ninjato", "curative_herbs"], 2, specials=["count", "fairy"])
    Fraction(8, 15)
    >>> bard = ["glamorous_tunic", "fancy_hat", "lucky_coin", "elvish_harp", "charming_flute", "dancing_blade"]
    >>> survival_or_estimate("bard", bard, 8, specials=["mimic", "gelatinous_cube"], n=400)
    0.562 ± 0.025 (simulated, n=400, seed=1)
    """
    rules, run, pile = question(hero, tiles, unknown, known, elsewhere, successes, box, specials)
    return chance_or_estimate(rules, run, pile, n=n, seed=seed)


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
    found: dict[Action, Chance] = {}
    for action in actions:
        try:
            found |= action_values(rules, run, pile, facing, [action], using, limit // len(actions))
        except TooLarge:
            named = run._replace(named=action[1]) if action[0] == "name" else run
            path = _path(run, action, using) if facing else ()
            found[action] = estimated(rules, named, pile, facing, path, n=RUNS // 2)
    return found


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
    """The share of `n` random lay-outs that the rule of thumb survives, after these actions if any."""
    tile = rules.naming(run.tiles)
    if run.named is None and tile is not None and not run.met and pile.places and not facing:
        names = _names(rules, run, pile)
        found = [estimated(rules, run._replace(named=kind), pile, n=n, seed=seed) for kind in names]
        return min(found, key=lambda estimate: estimate.p)
    rng = stream(seed, "dungeon")
    lived = sum(_lives(rules, run, pile, facing, path, rng) for _ in range(n))
    return Estimate(lived, n, seed)


def _names(rules: Rules, run: Run, pile: Pile) -> list[str]:
    """For the Greatsword all the kinds another player may name; else the kind expected to hurt most."""
    tile = rules.naming(run.tiles)
    assert tile is not None
    names = rules.may_name(tile, specials_in(rules, pile))
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


def _lives(rules: Rules, run: Run, pile: Pile, facing: str, path: tuple[Action, ...], rng: Random) -> bool:
    """Lay the cards out and run the dungeon."""
    cards, deck = laid_out(rules, pile, rng)
    if facing:
        cards.insert(0, facing)
    at = 0
    while at < len(cards) and not rules.stops(run):
        ways = rules.ways(run, cards[at], len(deck))
        if path:
            ways, path = [way for way in ways if way.actions[: len(path)] == path], ()
        way = ways[0] if len(ways) == 1 else rule_of_thumb(rules, ways, pile.unseen, len(cards) - at - 1)
        run = way.run
        if way.meeting.why == "swapped":
            cards[at] = deck.pop()
        else:
            at += 1
    return rules.survived(run)


def laid_out(rules: Rules, pile: Pile, rng: Random) -> tuple[list[str], list[str]]:
    """The cards in meeting order and the deck, one of the equally likely ways."""
    kinds = rules.box.kinds
    loose = [kind for kind, n in zip(kinds, pile.loose, strict=True) for _ in range(n)]
    unseen = shuffled([kind for kind, n in zip(kinds, pile.unseen, strict=True) for _ in range(n)], rng)
    hidden = pile.places.count(None)
    under = iter(shuffled([*loose, *unseen[: hidden - len(loose)]], rng))
    return [card or next(under) for card in pile.places], unseen[len(unseen) - pile.deck :]


def rule_of_thumb(rules: Rules, ways: list[Way], unseen: Counts, left: int) -> Way:
    """The way with the best chance to live as a rough sum tells it."""
    return max(ways, key=lambda way: _prospect(rules, way, unseen, left))


def _prospect(rules: Rules, way: Way, unseen: Counts, left: int) -> float:
    """The chance that the cards to come hurt less than the hero can take, if their sum followed a normal law.

    Each tile used by choice takes away one of the worst cards to be expected.
    """
    run = way.run
    if not run.alive:
        return 0.3 if rules.omnipotent(run) else 0.0
    left += (way.meeting.why == "swapped") - (run.skip is not None)
    if left <= 0:
        return 1.0 + run.hp / 100
    harms, wild, spare = _weighed(rules, run._replace(met=(), hp=min(run.hp, 5)), unseen)
    size, left = len(harms), min(left, len(harms))
    mean = sum(harms) / size
    spread = sum([(harm - mean) ** 2 for harm in harms]) / size * (size - left) / max(1, size - 1)
    expected = left * mean
    for n in range(1, ceil(wild) + 1):
        expected -= min(1, wild - n + 1) * max(0, harms[min(size - 1, n * size // (left + 1))])
    z = (run.hp + spare - 0.5 - expected) / sqrt(max(0.25, left * spread))
    return 0.5 * (1 + erf(z / sqrt(2))) + run.hp / 10_000


@lru_cache(maxsize=4096)
def _weighed(rules: Rules, run: Run, unseen: Counts) -> tuple[list[float], float, float]:
    """The harm of each unseen card, worst first; how many of the worst tiles will take by choice; life in reserve."""
    harms: list[float] = []
    for kind, n in zip(rules.box.kinds, unseen, strict=True):
        harms += [_harm(rules, run, kind)] * n
    wild = spare = 0.0
    for tile in map(rules.box.tiles.__getitem__, run.tiles):
        if tile.effect == POLYMORPH:
            wild += 0.6
        elif tile.effect == LUCKY:
            wild += 0 if run.lucky else COIN
        elif tile.chosen and not (tile.costs_tile and len(run.tiles) == 1):
            wild += 1
            spare += SCROLL if tile.becomes else 0
        if tile.effect in RETURNS:
            spare += rules.box.heroes[run.hero].hp if tile.once else BONES
        if run.hp >= 5 and (tile.caps or (tile.beats and tile.beats.below_hp)):
            spare += HARP
        if tile.effect == OMNIPOTENCE:
            spare += 2
    return sorted(harms, reverse=True), wild, spare


def _harm(rules: Rules, run: Run, kind: str) -> float:
    """What a card of the kind costs on average if no tile is used on it by choice."""
    strength = rules.identity(run, kind)[1] or 0
    tile = rules.answer(run, kind)
    if tile is None:
        return rules.damage(run, strength)
    if tile.heals:
        return -strength
    return LUCK * strength if tile.effect == LUCKY else 0
