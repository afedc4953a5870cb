"""`many_delves`: many dungeons at once as arrays. Every place a hero can come to has a number, and a card is a look-up.

What a card does is asked of the rules, once for each place and card that occur, by the same walk that `delve` takes.
So the arrays know no rule of their own. What they cannot do is to choose by the past of one run: the choices are those
of a manner that looks at the hero, the tiles and the card faced.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from ....engine.state import Action
from ....odds.estimate import Estimate
from ..rules.effects import OMNIPOTENCE, SHAPESHIFTER
from ..rules.meeting import Rules
from ..rules.records import FACE, Run
from .delve import Walk
from .living import harm_of, specials_in
from .outfits import LOST
from .piles import Pile
from .question import check_runs, question

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise ImportError("many_delves counts in arrays: pip install numpy") from None

CHUNK = 1 << 15  # runs that fit into the processor's own memory
BAD = 5  # so many hit points at once are worth a tile
UNKNOWN = -1

Manner = Callable[[Run, str, list[Action]], Action]
"""Chooses by the run as it stands, the card faced ("" when a kind is named) and the actions there are."""


class Delves(NamedTuple):
    """How many dungeons went: for each run whether the hero survived, and the hit points left."""

    survived: NDArray[np.bool_]
    hp: NDArray[np.int64]
    seed: int

    @property
    def lives(self) -> Estimate:
        """The share of runs survived, with its error."""
        return Estimate(int(self.survived.sum()), len(self.survived), self.seed)


def many_delves(
    hero: str,
    tiles: Iterable[str],
    unknown: int,
    *,
    known: Iterable[str] = (),
    elsewhere: Iterable[str] = (),
    successes: int = 0,
    box: str | None = None,
    specials: Iterable[str] = (),
    choose: Manner | None = None,
    n: int = 100_000,
    seed: int = 1,
) -> Delves:
    """Run `n` random dungeons by one manner of choosing, millions a second.

    - `hero`, `tiles`, `unknown`, `known`, `elsewhere`, `successes`, `box` and `specials` are those of `survival`.
    - `choose(run, card, actions)` decides. By default a tile is spent on a card that would kill or take five hit points
      or more, the kind named is the one expected to do most harm (by another player: least), and the tile discarded
      is the one that gives fewest hit points. That is plain, not best play: `survival` has the chance of that.
    - `n` and `seed`: how many runs, and their luck.

    `ValueError` names a hero, a tile, a card or a choice that does not exist. Needs NumPy.

    >>> many_delves("warrior", ["plate_armor", "knight_shield"], 3, seed=7).lives  # exactly 105/286, or 0.367
    0.368 ± 0.002 (simulated, n=100000, seed=7)
    """
    check_runs(n, seed)
    rules, run, pile = question(hero, tiles, unknown, known, elsewhere, successes, box, specials)
    manner = choose or partial(thrifty, rules, pile)
    table = Places(rules, pile, manner)
    start = table.start(run, bool(pile.places))
    luck = luck_of(seed)
    ends = np.concatenate(
        [table.ends(start, *dealt(pile, min(CHUNK, n - at), luck)) for at in range(0, n, CHUNK)]
    )
    return Delves(table.survived(ends), table.hp(ends), seed)


def luck_of(seed: int) -> np.random.Generator:
    """The luck of a seed, any whole number, for arrays."""
    return np.random.Generator(np.random.PCG64(seed % (1 << 64)))


def thrifty(rules: Rules, pile: Pile, run: Run, card: str, actions: list[Action]) -> Action:
    """Keep a tile for what would kill or hurt badly; discard the one that gives fewest hit points."""
    if actions[0][0] == "name":
        harm = harm_of(rules, run.tiles, None, run.charmed, run.successes)
        tile = rules.equipment.naming(run.tiles)
        worst = min if tile and tile.named_by_another else max
        cards = [unseen + loose for unseen, loose in zip(pile.unseen, pile.loose, strict=True)]
        return worst(actions, key=lambda action: harm[rules.index[action[1]]] * cards[rules.index[action[1]]])
    if actions[0][0] == "discard":
        return min(actions, key=lambda action: rules.box.tiles[action[1]].hp)
    if rules.must_discard(run, card):
        return FACE
    meeting = rules.meet(run, card)[1]
    return actions[1] if meeting.damage >= min(BAD, run.hp) > 0 else FACE


def dealt(pile: Pile, n: int, luck: np.random.Generator) -> tuple[list[NDArray[np.int64]], NDArray[np.int64]]:
    """For each place of the dungeon a card in each of `n` runs, and the card on top of the deck."""
    inside, known = len(pile.places), _cards(pile.loose)
    unseen = _shuffled(_cards(pile.unseen), inside - len(known) + 1, n, luck)
    top = unseen[inside - len(known)] if pile.deck else np.zeros(n, np.int64)
    cards = [*unseen[: inside - len(known)], *(np.full(n, kind) for kind in known)]
    if known:  # they lie anywhere among the others
        stack = np.array(cards)
        order = np.array(_shuffled(range(inside), inside, n, luck))
        cards = list(np.take_along_axis(stack, order, axis=0))
    return cards, top


def _cards(counts: Sequence[int]) -> list[int]:
    return list(Counter(dict(enumerate(counts))).elements())


def _shuffled(
    cards: Sequence[int], number: int, n: int, luck: np.random.Generator
) -> list[NDArray[np.int64]]:
    """The first so many cards of `n` shuffled decks, or all there are."""
    deck, runs = np.tile(np.array(cards, np.int64), (n, 1)), np.arange(n)
    found = []
    for at in range(min(number, len(cards))):
        other = at + (luck.random(n) * (len(cards) - at)).astype(np.int64)
        found.append(deck[runs, other])
        deck[runs, other] = deck[:, at]
    return found


class Places:
    """Where heroes can come to, numbered from 0 as they are found, and where a card leads from each."""

    def __init__(self, rules: Rules, pile: Pile, manner: Manner) -> None:
        self.rules, self.manner = rules, manner
        self.specials = specials_in(rules, pile)
        self.deck = ("",) * min(1, pile.deck)
        self._ranked = SHAPESHIFTER in self.specials  # its strength is how many cards have been met
        self.runs: list[Run] = []
        self._numbers: dict[Run, int] = {}
        self._next = np.full((64, len(rules.box.kinds)), UNKNOWN)
        self._swaps = np.zeros(self._next.shape, bool)
        self._survived = np.zeros(len(self._next), bool)
        self._hp = np.zeros(len(self._next), np.int64)

    def start(self, run: Run, cards: bool) -> int:
        """The place of a hero who goes in, once a kind is named, if one is: before no card nothing is."""
        if cards and self.rules.equipment.must_name(run.tiles):
            walk = Walk(self.rules, run, (), (), True, self.specials)
            run = walk.after(_chosen(self.manner, run, "", walk.choices()))[0].run
        return self.number(run)

    def ends(
        self, start: int, cards: Iterable[NDArray[np.int64]], top: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """The numbers of the places where runs end that meet these cards in turn; Polymorph finds the one on top."""
        places = np.full(len(top), start, np.int64)
        for turned in cards:
            places = self.after(places, turned, top)
        return places

    def after(
        self, places: NDArray[np.int64], turned: NDArray[np.int64], top: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """Where a card leads from these places, and the one that Polymorph finds on top if it is swapped."""
        after = self._met(places, turned)
        swapped = self._swaps[places, turned]
        if swapped.any():
            after[swapped] = self._met(after[swapped], top[swapped])
        return after

    def survived(self, ends: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether a hero who ends in these places has survived."""
        return self._survived[ends]

    def hp(self, ends: NDArray[np.int64]) -> NDArray[np.int64]:
        """The hit points in these places."""
        return self._hp[ends]

    def _met(self, places: NDArray[np.int64], cards: NDArray[np.int64]) -> NDArray[np.int64]:
        after = self._next[places, cards]
        new = after == UNKNOWN
        if new.any():
            for place, card in set(zip(places[new].tolist(), cards[new].tolist(), strict=True)):
                self._ask(place, card)
            after = self._next[places, cards]
        return after

    def _ask(self, place: int, card: int) -> None:
        """Ask the rules what the card does to a hero in this place."""
        monster = (self.rules.box.kinds[card],)
        walk = Walk(self.rules, self.runs[place], monster, self.deck, False, self.specials)._to_a_choice([])
        while actions := walk.choices():
            walk = walk.after(_chosen(self.manner, walk.run, walk.facing or "", actions))[0]
        number = self.number(walk.run)
        self._next[place, card] = number
        self._swaps[place, card] = len(walk.deck) < len(self.deck)

    def number(self, run: Run) -> int:
        """The number of the place where this run stands."""
        run = run._replace(met=self._remembered(run))
        number = self._numbers.get(run)
        if number is None:
            number = self._numbers[run] = len(self.runs)
            self.runs.append(run)
            if number == len(self._next):
                self._next = np.concatenate([self._next, np.full_like(self._next, UNKNOWN)])
                self._swaps = np.concatenate([self._swaps, np.zeros_like(self._swaps)])
                self._survived = np.concatenate([self._survived, np.zeros_like(self._survived)])
                self._hp = np.concatenate([self._hp, np.zeros_like(self._hp)])
            self._survived[number], self._hp[number] = self.rules.survived(run), run.hp
        return number

    def _remembered(self, run: Run) -> tuple[str, ...]:
        """What of the cards met can still matter: never their order, and for most heroes nothing."""
        if self._ranked:
            return tuple(sorted(run.met))
        pair = len(set(run.met)) < len(run.met)
        if self.rules.equipment.knows_again(run.tiles):
            return tuple(sorted({*run.met}))
        return () if OMNIPOTENCE not in run.tiles else LOST if pair else tuple(sorted(run.met))


def _chosen(manner: Manner, run: Run, card: str, actions: list[Action]) -> Action:
    action = manner(run, card, actions)
    if action not in actions:
        raise ValueError(f"the manner chose {action!r}; choose from: {', '.join(map(str, actions))}")
    return action
