"""The chance that the hero lives and what each choice is worth, exact, from what a seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import comb

from ....engine.state import Action
from ....odds import Deck
from ..rules.effects import COUNT, OMNIPOTENCE, ORDERLY, POLYMORPH, SHAPESHIFTER
from ..rules.meeting import Rules
from ..rules.records import FACE, Counts, Run, Tiles
from ..sight.known import hero_of, unseen_of
from ..sight.view import WelcomeView
from .count import LIMIT, Chances
from .outfits import Outfits, most_hit_points
from .piles import Pile

__all__ = [
    "action_values", "chance_to_live", "order_matters", "own_run", "pile_of", "specials_in", "unseen_of",
    "worth_naming",
]  # fmt: skip

POSING = frozenset({COUNT, SHAPESHIFTER})  # special monsters that may come as another kind


def chance_to_live(rules: Rules, run: Run, pile: Pile, facing: str = "", limit: int = LIMIT) -> Fraction:
    """The exact value of a run under best play, from before the naming if a kind is still to be named.

    `TooLarge` if it takes more than `limit` positions, which only special monsters can make it.
    """
    specials = specials_in(rules, pile, facing)
    # While something makes the next card harmless (the Ally), it matters which card is next.
    ordered = bool(run.skip) or order_matters(rules, run.tiles, specials)
    harmful, kinds = False, [run.named]
    if run.named is None and not run.met and not facing and pile.places:
        harmful, kinds = may_be_named(rules, run, pile, simple=not (ordered or specials))
    best = min if harmful else max
    if ordered:
        runs = [run._replace(named=kind) for kind in kinds]
        share = limit // len(kinds)
        return best(
            [chances(rules, each, pile, facing).value(each, pile, facing, limit=share) for each in runs]
        )
    hidden = pile.places.count(None) - sum(pile.loose)
    living = best([_living(rules, run, kind, pile, hidden, facing) for kind in kinds])
    return Fraction(living, comb(sum(pile.unseen), hidden))


def action_values(
    rules: Rules,
    run: Run,
    pile: Pile,
    facing: str,
    actions: Iterable[Action],
    using: str = "",
    limit: int = LIMIT,
) -> dict[Action, Fraction]:
    """The exact chance to live after each choice inside the dungeon; `using` is what a tile is discarded for."""
    values = {}
    for action in actions:
        if action[0] == "name":
            values[action] = chance_to_live(rules, run._replace(named=action[1]), pile, "", limit)
        elif action[0] in ("turn", "ask"):
            values[action] = chance_to_live(rules, run, pile, "", limit)
        else:
            first: Action = ("use", using) if using in run.tiles else FACE
            path = (first, action) if action[0] == "discard" else (action,)
            values[action] = chances(rules, run, pile, facing).value(run, pile, facing, path, limit)
    return values


def may_be_named(
    rules: Rules, run: Run, pile: Pile, *, simple: bool = False
) -> tuple[bool, list[str | None]]:
    """Whether another player names, to the hero's harm, and the names worth a thought; None if there is none.

    They are fewer where it is `simple`: no special monsters, and the order of the cards does not matter.
    """
    tile = rules.equipment.naming(run.tiles)
    if tile is None or run.named is not None:
        return False, [run.named]
    if simple and not tile.named_by_another:
        return False, [*_most_to_gain(rules, run, pile, rules.equipment.may_name(tile, ()))]
    return bool(tile.named_by_another), [*worth_naming(rules, run, pile)]


def worth_naming(rules: Rules, run: Run, pile: Pile) -> list[str]:
    """Kinds that may be named, still come and that no other tile stops; any one if there is none.

    A Count or a Shapeshifter may come as another kind, so with them about every kind is worth a thought.
    """
    tile = rules.equipment.naming(run.tiles)
    assert tile is not None
    specials = specials_in(rules, pile)
    names = rules.equipment.may_name(tile, specials)
    if tile.named_by_another:
        return names
    if specials:
        open_kinds = [kind for kind in names if not rules.equipment.simply_stops(run, kind)]
    else:
        may_come = _may_come(rules, pile)
        open_kinds = [
            kind for kind in names if kind in may_come and rules.equipment.answer(run, kind) is None
        ]
    return _not_outdone(rules, run, pile, open_kinds, specials) or names[:1]


def _not_outdone(rules: Rules, run: Run, pile: Pile, kinds: list[str], specials: Tiles) -> list[str]:
    """The kinds but for those of which another one is as strong and as frequent.

    Exchange the hidden cards of the two kinds in every lay-out: where the weaker and rarer name saves the hero, the
    other one does so in the lay-out exchanged. So it is only where neither is known to lie somewhere, no tile stops
    one of them, and nothing else comes as one of them.
    """
    if not POSING.isdisjoint(specials) or OMNIPOTENCE in run.tiles:
        return kinds
    kept: list[tuple[int, int]] = []
    found = []
    for kind in sorted(kinds, key=lambda kind: rules.box.monsters[kind].strength or 0, reverse=True):
        at = rules.index[kind]
        unseen, loose = pile.unseen[at], pile.loose[at]
        plain = rules.box.monsters[kind].effect is None and rules.equipment.answer(run, kind) is None
        outdone = any(unseen <= more and loose <= surely for more, surely in kept)
        if not (plain and outdone and kind not in pile.places):
            found.append(kind)
        if plain:
            kept.append((unseen, loose))
    return found


def _most_to_gain(rules: Rules, run: Run, pile: Pile, names: list[str]) -> list[str]:
    """The names such that no other is as strong and as frequent; any one if nothing that hurts may come.

    Exchange the cards of the two kinds in every lay-out: where the weaker and rarer name saves the hero, the other
    one does so in the lay-out exchanged.
    """
    kept: list[tuple[str, int, int]] = []
    for at in _worst_first(rules, run.tiles, run.charmed, run.successes):
        name = rules.box.kinds[at]
        unseen, sure = pile.unseen[at], pile.loose[at] + pile.places.count(name)
        if not unseen + sure or name not in names:
            continue
        for _, more, surely in kept:
            if unseen <= more and sure <= surely:
                break
        else:
            kept.append((name, unseen, sure))
    return [name for name, _, _ in kept] or names[:1]


@lru_cache(maxsize=4096)
def _worst_first(rules: Rules, tiles: Tiles, charmed: int, successes: int) -> list[int]:
    """The kinds that hurt, by what they do while none is named."""
    harm = harm_of(rules, tiles, None, charmed, successes)
    return [at for hurt, at in sorted(zip(harm, range(len(harm)), strict=True), reverse=True) if hurt]


def specials_in(rules: Rules, pile: Pile, facing: str = "") -> Tiles:
    """The special monsters that may still be met."""
    if not rules.box.specials:
        return ()
    may_come = _may_come(rules, pile) | {facing}
    return tuple(kind for kind in rules.box.specials if kind in may_come)


def _may_come(rules: Rules, pile: Pile) -> set[str]:
    kinds = {kind for kind in pile.places if kind is not None}
    for kind, loose, unseen in zip(rules.box.kinds, pile.loose, pile.unseen, strict=True):
        if loose or unseen:
            kinds.add(kind)
    return kinds


@cache
def order_matters(rules: Rules, tiles: Tiles, specials: Tiles = ()) -> bool:
    """Whether the order of the cards, and choices along the way, can change the result."""
    if not ORDERLY.issuperset(specials):
        return True
    return not all(rules.equipment.orderly(tile) for tile in tiles)


def _living(rules: Rules, run: Run, named: str | None, pile: Pile, hidden: int, facing: str) -> int:
    """No order effects: only the sum of damage counts, so count the sets of hidden cards by their sum."""
    if not run.alive:
        return 0
    harm = harm_of(rules, run.tiles, named, run.charmed, run.successes)
    spare = run.hp - sure_harm(rules, harm, pile, facing)
    return sum([ways for damage, ways in _sums(pile.unseen, harm, hidden).items() if damage < spare])


@lru_cache(maxsize=4096)
def harm_of(rules: Rules, tiles: Tiles, named: str | None, charmed: int, successes: int) -> tuple[int, ...]:
    """What a card of each kind does, where neither order nor hit points change it."""
    run = Run("", 0, tiles, named, charmed=charmed, successes=successes)
    return tuple(
        0
        if rules.equipment.answer(run, kind)
        else rules.equipment.damage(run, rules.equipment.identity(run, kind)[1] or 0)
        for kind in rules.box.kinds
    )


def sure_harm(rules: Rules, harm: Sequence[int], pile: Pile, facing: str = "") -> int:
    """What the cards that are known will do."""
    known = [harm[rules.index[kind]] for kind in (*pile.places, facing or None) if kind is not None]
    if any(pile.loose):
        known += [n * each for n, each in zip(pile.loose, harm, strict=True)]
    return sum(known)


@lru_cache(maxsize=4096)
def _sums(unseen: Counts, harm: tuple[int, ...], hidden: int) -> dict[int, int]:
    """How many sets of so many unseen cards do how much harm."""
    by_harm: dict[int, int] = {}
    for copies, each in zip(unseen, harm, strict=True):
        by_harm[each] = by_harm.get(each, 0) + copies
    return Deck(by_harm).sums({each: each for each in by_harm}, hidden)[hidden]


def chances(rules: Rules, run: Run, pile: Pile, facing: str = "") -> Chances:
    """The memory for a question; with a Shapeshifter about it is for dungeons of so many cards only."""
    specials = specials_in(rules, pile, facing)
    total = len(run.met) + len(pile.places) + bool(facing) if SHAPESHIFTER in specials else 0
    return chances_of(outfits_for(rules, run, pile), run.named, specials, total)


def outfits_for(rules: Rules, run: Run, pile: Pile) -> Outfits:
    """What the hero of a run may come to wear before these cards."""
    can_swap = pile.deck > 0 and POLYMORPH in rules.box.heroes[run.hero].tiles
    return outfits_of(rules, run.hero, can_swap, max(0, run.hp - most_hit_points(rules, run.hero)))


@lru_cache(maxsize=12)
def chances_of(outfits: Outfits, named: str | None, specials: Tiles = (), total: int = 0) -> Chances:
    """One memory for all questions about a hero with a kind named."""
    return Chances(outfits, specials, total)


@lru_cache(maxsize=12)
def outfits_of(rules: Rules, hero: str, can_swap: bool, more: int) -> Outfits:
    """What a hero may come to wear is the same in all questions."""
    return Outfits(rules, hero, can_swap, more)


# -- from a view ------------------------------------------------------------------------------------


def pile_of(view: WelcomeView, *, with_drawn: bool = False) -> Pile:
    """The dungeon as the view's seat knows it; `with_drawn` lays the card in hand on top."""
    unseen = unseen_of(view)
    # The last one placed is met first.
    places = tuple([card["monster"] for card in reversed(view["dungeon"])])
    pile = Pile(places, unseen, (0,) * len(unseen), view["deck"])
    if view["phase"] == "swap":  # the top of the deck is about to be met
        return pile._replace(deck=pile.deck - 1).topped(None)
    return pile.topped(view["drawn"]["monster"]) if with_drawn and view["drawn"] else pile


def own_run(rules: Rules, view: WelcomeView, tiles: Tiles) -> Run:
    """The seat's own run if it went in with these tiles; a spectator has no Success card."""
    seat = view["seat"]
    successes = view["players"][seat]["successes"] if view["specials"] and seat is not None else 0
    return rules.equipment.enter(rules.box.heroes[hero_of(view)], tiles, min(successes, 1))
