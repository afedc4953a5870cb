"""Exact odds: will the hero live, and what lies in the dungeon? All from what a seat knows, never from the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import comb
from typing import Any

from ...engine.state import Action
from ...odds import Deck, Dist
from .content import Hero
from .knowledge import Chances, Pile
from .records import Counts, Run, Tiles
from .rules import Rules, rules_of
from .view import unseen_of

__all__ = [
    "action_values", "belief", "chance_to_live", "order_matters", "pile_of", "survival", "unseen_of", "worth_naming",
]  # fmt: skip

NO_ORDER = ("revive", "polymorph", "omnipotence")
"""Effects for which it matters when a card comes."""


def survival(
    hero: str,
    tiles: Iterable[str],
    unknown: int,
    *,
    known: Iterable[str] = (),
    elsewhere: Iterable[str] = (),
    successes: int = 0,
    box: str = "first",
) -> Fraction:
    """The exact probability to come out alive with best play.

    The dungeon holds `unknown` monsters the seat never saw and those it put there itself (`known`), in any
    order; `elsewhere` lists monsters the seat knows to lie somewhere else. A kind to name is chosen best.

    >>> [survival("warrior", ["plate_armor", "knight_shield"], k) for k in (2, 3)]
    [Fraction(61, 78), Fraction(105, 286)]
    >>> survival("warrior", ["plate_armor", "knight_shield"], 2, known=["goblin"], elsewhere=["dragon"])
    Fraction(43, 55)
    """
    rules = rules_of(box)
    who, equipment = checked_kit(rules, hero, tiles)
    check_successes(successes)
    inside = checked_cards(rules, "known", known)
    deck = left_in_deck(rules, (*inside, *checked_cards(rules, "elsewhere", elsewhere)))
    _check_number(unknown, len(deck))
    unseen = counts_of(rules, deck.counts())
    places = (None,) * (unknown + len(inside))
    pile = Pile(places, unseen, counts_of(rules, Counter(inside)), sum(unseen) - unknown)
    return chance_to_live(rules, rules.enter(who, equipment), pile)


# -- what is asked about, checked --------------------------------------------------------------------


def checked_kit(rules: Rules, hero: str, tiles: Iterable[str]) -> tuple[Hero, Tiles]:
    """The hero and its tiles in printed order; an unknown or foreign tile is refused by name."""
    who = rules.box.hero(hero)
    wanted = _names("tiles", tiles)
    for tile in wanted:
        rules.box.tile(tile)
        if tile not in who.tiles:
            raise ValueError(f"tile {tile!r} is not the {hero}'s; there is: {', '.join(who.tiles)}")
        if wanted.count(tile) > 1:
            raise ValueError(f"tile {tile!r} is named twice")
    return who, tuple(tile for tile in who.tiles if tile in wanted)


def checked_cards(rules: Rules, what: str, monsters: Iterable[str]) -> tuple[str, ...]:
    """The monsters as given; an unknown one is refused by name."""
    cards = _names(what, monsters)
    for monster in cards:
        rules.box.monster(monster)
    return cards


def left_in_deck(rules: Rules, cards: Iterable[str]) -> Deck[str]:
    """The deck without these cards; a third Goblin is refused."""
    return whole_deck(rules).without(cards)


def check_successes(successes: object) -> None:
    """Success cards of the player who goes in: with two the game is over."""
    if isinstance(successes, bool) or successes not in (0, 1):
        raise ValueError(f"successes must be 0 or 1, not {successes!r}")


def _check_number(unknown: object, most: int) -> None:
    if isinstance(unknown, bool) or not isinstance(unknown, int) or not 0 <= unknown <= most:
        raise ValueError(f"unknown must be a number of cards from 0 to {most}, not {unknown!r}")


def _names(what: str, given: object) -> tuple[str, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise ValueError(f"{what} must be a list of names, not {given!r}")
    return tuple(given)


@cache
def whole_deck(rules: Rules) -> Deck[str]:
    """All the monster cards of the box."""
    return Deck({monster.id: monster.copies for monster in rules.box.monsters.values()})


def counts_of(rules: Rules, cards: Mapping[str, int]) -> Counts:
    """Counts in the order of the box's kinds."""
    return tuple(cards.get(kind, 0) for kind in rules.box.kinds)


# -- one run ----------------------------------------------------------------------------------------


def chance_to_live(rules: Rules, run: Run, pile: Pile, facing: str = "") -> Fraction:
    """The exact value of a run under best play, from before the naming if a kind is still to be named."""
    if run.named is None and not run.met and not facing and pile.places and rules.must_name(run.tiles):
        return max(
            chance_to_live(rules, run._replace(named=kind), pile) for kind in worth_naming(rules, run, pile)
        )
    if order_matters(rules, run.tiles):
        return chances_of(rules, run.hero, run.named, pile.deck > 0).value(run, pile, facing)
    return _counted(rules, run, pile, facing)


def action_values(
    rules: Rules, run: Run, pile: Pile, facing: str, actions: Iterable[Action]
) -> dict[Action, Fraction]:
    """The exact chance to live after each choice inside the dungeon."""
    values = {}
    for action in actions:
        if action[0] == "name":
            values[action] = chance_to_live(rules, run._replace(named=action[1]), pile)
        elif action[0] == "turn":
            values[action] = chance_to_live(rules, run, pile)
        else:
            chances = chances_of(rules, run.hero, run.named, pile.deck > 0)
            values[action] = chances.value(run, pile, facing, action)
    return values


def worth_naming(rules: Rules, run: Run, pile: Pile) -> list[str]:
    """Kinds that may still come and that no other tile stops; any one if there is none."""
    may_come = _may_come(rules, pile)
    open_kinds = [kind for kind in rules.box.kinds if kind in may_come and rules.answer(run, kind) is None]
    return open_kinds or [rules.box.kinds[0]]


def _may_come(rules: Rules, pile: Pile) -> set[str]:
    kinds = {kind for kind in pile.places if kind is not None}
    for kind, loose, unseen in zip(rules.box.kinds, pile.loose, pile.unseen, strict=True):
        if loose or unseen:
            kinds.add(kind)
    return kinds


@cache
def order_matters(rules: Rules, tiles: Tiles) -> bool:
    """Whether the order of the cards, and choices along the way, can change the result."""
    for tile in map(rules.box.tiles.__getitem__, tiles):
        if tile.once or tile.heals or tile.next or tile.effect in NO_ORDER:
            return True
    return False


def _counted(rules: Rules, run: Run, pile: Pile, facing: str) -> Fraction:
    """No order effects: only the sum of damage counts, so count the sets of cards by their sum."""
    harm = {
        kind: 0 if rules.answer(run, kind) else rules.box.monsters[kind].strength or 0
        for kind in rules.box.kinds
    }
    hidden = pile.places.count(None) - sum(pile.loose)
    sure = sum(harm[kind] for kind in (*pile.places, facing or None) if kind is not None)
    sure += sum(harm[kind] * n for kind, n in zip(rules.box.kinds, pile.loose, strict=True))
    if not run.alive:
        return Fraction(0)
    sums = _sums(pile.unseen, tuple(harm.values()))[hidden]
    living = sum(ways for damage, ways in sums.items() if damage + sure < run.hp)
    return Fraction(living, comb(sum(pile.unseen), hidden))


@lru_cache(maxsize=4096)
def _sums(unseen: Counts, harm: tuple[int, ...]) -> list[dict[int, int]]:
    by_harm: dict[int, int] = {}
    for copies, each in zip(unseen, harm, strict=True):
        by_harm[each] = by_harm.get(each, 0) + copies
    return Deck(by_harm).sums({each: each for each in by_harm})


@lru_cache(maxsize=64)
def chances_of(rules: Rules, hero: str, named: str | None, can_swap: bool) -> Chances:
    """One memory for all questions about a hero."""
    return Chances(rules, can_swap)


# -- from a view ------------------------------------------------------------------------------------


def pile_of(view: dict[str, Any], *, with_drawn: bool = False) -> Pile:
    """The dungeon as the view's seat knows it; `with_drawn` lays the card in hand on top."""
    unseen = unseen_of(view)
    cards: Sequence[dict[str, Any]] = view["dungeon"]
    if with_drawn:
        cards = [*cards, view["drawn"]]
    places = tuple(card["monster"] for card in reversed(cards))  # the last one placed is met first
    deck = view["deck"]
    if view["phase"] == "swap":  # the top of the deck is about to be met
        places, deck = (None, *places), deck - 1
    return Pile(places, unseen, (0,) * len(unseen), deck)


def belief(view: dict[str, Any]) -> Dist[tuple[str, ...]]:
    """The exact distribution of what lies in the dungeon, for the view's seat.

    Outcomes are the kinds inside, weakest first; cases count sets of cards, all equally likely because the
    others' choices are taken to tell nothing.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> state = WelcomeGame(players=2, hero="warrior", first=0).start()
    >>> for action in (("draw",), ("deal", "orc"), ("add",)):
    ...     _ = state.apply(action)
    >>> belief(state.view(0)).p(("orc",)), belief(state.view(1)).p(("orc",))
    (Fraction(1, 1), Fraction(2, 13))
    """
    rules = rules_of(view["box"])
    known = [card["monster"] for card in view["dungeon"] if card["monster"]]
    hidden = len(view["dungeon"]) - len(known)
    unseen = Deck(dict(zip(rules.box.kinds, unseen_of(view), strict=True)))
    rank = {kind: i for i, kind in enumerate(rules.box.kinds)}
    return unseen.hands(hidden).map(lambda hand: tuple(sorted((*hand, *known), key=rank.__getitem__)))
