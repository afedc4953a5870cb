"""A question about the odds, checked: which hero with which tiles, before how many cards of which deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from ....engine.checks import short
from ....engine.errors import unknown as unknown_name
from ....odds import Deck
from ..rules.content import Hero, box_of
from ..rules.meeting import Rules, rules_of
from ..rules.records import Counts, Run, Tiles
from .piles import Pile


def question(
    hero: str,
    tiles: Iterable[str],
    unknown: int,
    known: Iterable[str],
    elsewhere: Iterable[str],
    successes: int,
    box: str | None,
    specials: Iterable[str],
) -> tuple[Rules, Run, Pile]:
    """What `survival` asks about, checked."""
    rules = rules_of(box_of(hero) if box is None else box)
    who, equipment = checked_kit(rules, hero, tiles)
    check_successes(successes)
    inside = checked_cards(rules, "known", known)
    away = checked_cards(rules, "elsewhere", elsewhere)
    there = checked_specials(rules, specials, (*inside, *away))
    deck = left_in_deck(rules, (*inside, *away), there)
    _check_number(unknown, len(deck))
    unseen = counts_of(rules, deck.counts())
    places = (None,) * (unknown + len(inside))
    pile = Pile(places, unseen, counts_of(rules, Counter(inside)), sum(unseen) - unknown)
    return rules, rules.equipment.enter(who, equipment, successes), pile


def checked_kit(rules: Rules, hero: str, tiles: Iterable[str]) -> tuple[Hero, Tiles]:
    """The hero and its tiles in printed order; an unknown or foreign tile is refused by name."""
    who = rules.box.hero(hero)
    wanted = _names("tiles", tiles)
    for tile in wanted:
        rules.box.tile(tile)
        if tile not in who.tiles:
            raise ValueError(f"tile {tile!r} is not the {hero}'s; choose from: {', '.join(who.tiles)}")
        if wanted.count(tile) > 1:
            raise ValueError(f"tile {tile!r} is named twice")
    return who, tuple(tile for tile in who.tiles if tile in wanted)


def checked_cards(rules: Rules, what: str, monsters: Iterable[str]) -> tuple[str, ...]:
    """The monsters as given; an unknown one is refused by name."""
    cards = _names(what, monsters)
    for monster in cards:
        rules.box.monster(monster)
    return cards


def checked_specials(rules: Rules, specials: Iterable[str], cards: Iterable[str]) -> Tiles:
    """The special monsters of the game: those named, and those among the cards; an unknown name is refused."""
    named = checked_cards(rules, "specials", specials)
    for monster in named:
        if monster not in rules.box.specials:
            raise unknown_name("special monster", monster, rules.box.specials)
    there = {*named, *cards}
    return tuple(kind for kind in rules.box.specials if kind in there)


def left_in_deck(rules: Rules, cards: Iterable[str], specials: Tiles = ()) -> Deck[str]:
    """The deck of a game with these special monsters, without these cards; a third Goblin is refused."""
    return whole_deck(rules, specials).without(cards)


def check_successes(successes: object) -> None:
    """Refuse a number of Success cards that the player who goes in cannot have: with two the game is over."""
    if isinstance(successes, bool) or successes not in (0, 1):
        raise ValueError(f"successes must be 0 or 1, not {successes!r}")


def check_runs(n: object, seed: object) -> None:
    """Refuse a number of runs or a seed that could not be simulated with, also where nothing is simulated."""
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise ValueError(f"n must be a number of runs, at least 1, not {n!r}")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"seed must be a whole number, not {seed!r}")


def _check_number(unknown: object, most: int) -> None:
    if isinstance(unknown, bool) or not isinstance(unknown, int) or not 0 <= unknown <= most:
        raise ValueError(f"unknown must be a number of cards from 0 to {most}, not {unknown!r}")


def _names(what: str, given: object) -> tuple[str, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise ValueError(f"{what} must be a list of names, not {short(given)}")
    return tuple(given)


@cache
def whole_deck(rules: Rules, specials: Tiles = ()) -> Deck[str]:
    """All the monster cards of a game with these special monsters."""
    return Deck(
        {
            kind: copies
            for kind, copies in zip(rules.box.kinds, rules.equipment.deck(specials), strict=True)
            if copies
        }
    )


def counts_of(rules: Rules, cards: Mapping[str, int]) -> Counts:
    """Counts in the order of the box's kinds."""
    return tuple(cards.get(kind, 0) for kind in rules.box.kinds)
