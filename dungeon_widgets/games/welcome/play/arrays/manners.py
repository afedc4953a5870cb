"""Manners of bidding as arrays: what the seats to move see at many tables at once, and two named ways to choose by it.

A manner is a function `(look, luck) -> choices`: for each table the column of `look.actions` it takes. `ArrayBot` sits
it down at a single table, where it sees the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from .....engine.errors import unknown
from .....engine.eyes import Eyes
from .....engine.state import Action
from .....engine.streams import one_of
from ...odds.many import Manner as Inside
from ...odds.many import thrifty
from ...odds.piles import Pile
from ...rules.content import Box, Hero
from ...rules.meeting import Rules
from ...rules.records import ADD, DRAW, PASS
from ...rules.state import WelcomeState
from ...sight.known import inside, run_of
from ...sight.view import WelcomeView
from ..habit import SAFE, toughness_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise ImportError("many games are played in arrays: pip install numpy") from None

if TYPE_CHECKING:
    from ...game import WelcomeGame

STRIP = "strip"
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Floats = NDArray[np.float32]


class Look(NamedTuple):
    """What the seats to move see, one row a table, all in one phase: ``"hero"``, ``"bid"`` or ``"card"``.

    Kinds of monsters are in the order of ``game.box_content.kinds``, tiles in the printed order of their hero, heroes
    in that of the actions.
    """

    game: WelcomeGame
    phase: str
    actions: Sequence[Action]
    """The columns of a choice. Of a tile the place is told: ``("strip", 0)`` is the first printed tile of the hero."""
    legal: Bools
    """Which of the actions may be chosen."""
    seat: Ints
    hero: Ints
    """-1 before it is chosen."""
    tiles: Bools
    """Which tiles are still there."""
    inside: NDArray[np.int16]
    """Cards of each kind that the seat itself added."""
    aside: NDArray[np.int16]
    """Cards of each kind that the seat itself set aside."""
    drawn: Ints
    """The kind in the seat's hand, else -1."""
    cards: Ints
    """How many cards lie in the dungeon."""
    deck: Ints
    """How many cards can still be drawn."""
    passed: Bools
    """For each seat whether it is out of the round, or of the game."""
    successes: Ints
    failures: Ints


Manner = Callable[[Look, np.random.Generator], Ints]
"""Chooses at many tables: for each row the number of an action that is legal there."""


def columns(game: WelcomeGame, phase: str) -> Sequence[Action]:
    """The actions of a phase, a column each."""
    if phase == "hero":
        return game.lists.heroes
    if phase == "bid":
        return (DRAW, PASS)
    return (ADD, *((STRIP, place) for place in range(most_tiles(game))))


def most_tiles(game: WelcomeGame) -> int:
    """How many tiles a hero has at most."""
    return max(len(hero.tiles) for hero in game.box_content.heroes.values())


def heroes_of(box: Box) -> list[Hero]:
    """The heroes in the order in which they are chosen."""
    return [box.heroes[hero] for hero in sorted(box.heroes)]


def manner_of(seat: str | Manner) -> Manner:
    """A named manner, or the one given."""
    if callable(seat):
        return seat
    if seat not in MANNERS:
        raise unknown("manner", seat, MANNERS)
    return MANNERS[seat]


# -- two manners ---------------------------------------------------------------------------------------


def at_random(look: Look, luck: np.random.Generator) -> Ints:
    """Any legal action, each as likely."""
    return np.asarray(np.where(look.legal, luck.random(look.legal.shape), -1).argmax(axis=1))


def weighing(look: Look, luck: np.random.Generator) -> Ints:
    """Adds up the harm to expect of the dungeon, and bids while the hero can take more.

    That of its own cards it knows, and of any other card it takes the mean of those it has not seen. A card goes where
    most is left; where nothing would be, it leaves the others the worst dungeon it can. The hero is anyone.
    """
    if look.phase == "hero":
        return at_random(look, luck)
    now, hopes = _places(look.tiles), _Hopes(look)
    if look.phase == "bid":
        bold = (hopes.margin(slice(None), now) > 0) & look.legal[:, 0]
        return np.where(bold, 0, 1)
    choices = np.zeros(len(now), np.int64)
    added = hopes.margin(slice(None), now, added=True)
    rows = np.flatnonzero(added < SAFE)  # elsewhere it is safe enough to add the card
    legal, margins = look.legal[rows], np.empty((len(rows), look.legal.shape[1]))
    margins[:, 0] = added[rows]
    for place in range(look.tiles.shape[1]):
        margins[:, place + 1] = hopes.margin(rows, now[rows] & ~(1 << place))
    best = np.where(legal, margins, -np.inf).argmax(axis=1)
    worst = np.where(legal, margins, np.inf).argmin(axis=1)
    choices[rows] = np.where(margins[np.arange(len(rows)), best] > 0, best, worst)
    return choices


MANNERS: Mapping[str, Manner] = {"random": at_random, "weighing": weighing}


class Sums(NamedTuple):
    """`Toughness` of every hero with any of its tiles, as arrays: by hero, tiles (a bit each) and kind."""

    harm: Floats
    total: Floats
    cards: Floats
    takes: Floats
    twins: Floats
    names: Floats


@lru_cache(maxsize=8)
def _sums(rules: Rules) -> Sums:
    found = []
    for hero in heroes_of(rules.box):
        for kept in range(1 << len(hero.tiles)):
            tiles = tuple(tile for i, tile in enumerate(hero.tiles) if kept >> i & 1)
            tough = toughness_of(rules, hero.id, tiles)
            found.append(([tough.harm[kind] for kind in rules.box.kinds], *tough[1:-1], bool(tough.names)))
    return Sums(*(np.array(column, np.float32) for column in zip(*found, strict=True)))


def _places(tiles: Bools) -> Ints:
    """The tiles of each row as one number, a bit each."""
    return np.asarray(tiles @ (1 << np.arange(tiles.shape[1])))


class _Hopes:
    """What heroes could take beyond what the seats expect: the sum that `habit` makes for one table.

    The harm feared is linear in the cards of each kind: those the seat added, and its share of the unseen for each hidden
    one. So one weight a kind is worked out for all the tiles that are asked about.
    """

    def __init__(self, look: Look) -> None:
        self.look = look
        self.sums = _sums(look.game.rules)
        self.hero = look.hero << look.tiles.shape[1]
        self.own = look.inside.sum(axis=1)
        self.hidden = look.cards - self.own
        known = look.inside + look.aside
        self.hand = np.zeros_like(look.inside)
        if look.phase == "card":
            self.hand[np.arange(len(self.hand)), look.drawn] = 1
        known += self.hand
        self.share = self.hidden / (self.sums.cards[self.hero] - known.sum(axis=1))
        self.weights = look.inside - self.share[:, None].astype(np.float32) * known
        box = look.game.rules.box
        self.copies = np.array([box.monsters[kind].copies for kind in box.kinds], np.float32)

    def margin(self, rows: Any, tiles: Ints, *, added: bool = False) -> Floats:
        """For these rows, with these tiles, and with the card in the hand added or not."""
        sums, share, hidden = self.sums, self.share[rows], self.hidden[rows]
        kit = self.hero[rows] + tiles
        feared = np.einsum("ij,ij->i", sums.harm[kit], self.weights[rows]) + share * sums.total[kit]
        if added:
            feared += sums.harm[kit, self.look.drawn]
        margin: Floats = sums.takes[kit] - feared
        naming = np.flatnonzero(sums.names[kit])  # those whose player names a kind that does no harm then
        if len(naming):
            cards = self.weights[rows][naming] + share[naming, None] * self.copies
            if added:
                cards += self.hand[rows][naming]
            margin[naming] += (sums.harm[kit[naming]] * cards).max(axis=1)
        twins = sums.twins[kit]
        hoping = np.flatnonzero(twins)  # those with Omnipotence
        if len(hoping):
            inside = self.look.inside[rows] + self.hand[rows] if added else self.look.inside[rows]
            own, unknown = inside[hoping].sum(axis=1), hidden[hoping]
            pairs = unknown * (2 * own + unknown - 1) / 2 * twins[hoping]
            different = np.where((inside[hoping] > 1).any(axis=1), -SAFE, SAFE * (1 - pairs / 0.7))
            margin[hoping] = np.maximum(margin[hoping], different)
        return margin


# -- at one table --------------------------------------------------------------------------------------


def thrifty_in(rules: Rules, specials: Sequence[str]) -> Inside:
    """The manner inside, `thrifty`, of somebody who expects any card of the whole deck."""
    deck = rules.equipment.deck(specials)
    return partial(thrifty, rules, Pile((None,), deck, (0,) * len(deck), 1))


class ArrayBot:
    """A manner of arrays as a bot at one table: it sees one row of what it sees in `many_games`.

    >>> from dungeon_widgets import Session
    >>> from dungeon_widgets.games.welcome import ArrayBot, WelcomeGame
    >>> session = Session(WelcomeGame(players=2), [ArrayBot("weighing"), "bot:random"], seed=4)
    >>> log = session.play()
    >>> session.state.winners()
    [0]
    """

    def __init__(self, manner: str | Manner, choose: Inside | None = None) -> None:
        self.manner = manner_of(manner)
        self.name = getattr(self.manner, "__name__", "arrays")
        self.inside = choose

    def choose(self, eyes: Eyes[WelcomeState, WelcomeView], rng: Random) -> Action:
        view, legal = eyes.view, eyes.legal
        game = cast("WelcomeGame", eyes.game)
        if len(legal) == 1:
            return legal[0]
        if view["phase"] == "ask":
            return one_of(legal, rng)
        if view["phase"] in ("hero", "bid", "card"):
            look = look_of(game, view, legal)
            luck = np.random.Generator(np.random.PCG64(int(rng.random() * (1 << 53))))
            chosen = look.actions[int(self.manner(look, luck)[0])]
            if chosen[0] != STRIP:
                return chosen
            return (STRIP, view["tiles"][chosen[1]]["id"])
        choose = self.inside or thrifty_in(game.rules, view["specials"])
        return choose(run_of(view), inside(view)["facing"] or "", legal)


def look_of(game: WelcomeGame, view: WelcomeView, legal: list[Action]) -> Look:
    """The view of a seat outside the dungeon as one row."""
    phase, kinds, seat = view["phase"], game.rules.index, view["seat"]
    actions = columns(game, phase)
    heroes = [hero.id for hero in heroes_of(game.box_content)]
    ids = [tile["id"] for tile in view["tiles"]]
    own = {"inside": np.zeros((1, len(kinds)), np.int16), "aside": np.zeros((1, len(kinds)), np.int16)}
    for where, cards in (("inside", view["dungeon"]), ("aside", view["aside"])):
        for card in cards:
            if card["by"] == seat:
                own[where][0, kinds[str(card["monster"])]] += 1
    named = [(STRIP, ids[action[1]]) if action[0] == STRIP and ids else action for action in actions]
    players = view["players"]
    return Look(
        game,
        phase,
        actions,
        np.array([[action in legal for action in named]]),
        np.array([seat]),
        np.array([heroes.index(view["hero"]) if view["hero"] else -1]),
        np.array([[tile["place"] == "hero" for tile in view["tiles"]]])
        if ids
        else np.zeros((1, most_tiles(game)), bool),
        own["inside"],
        own["aside"],
        np.array([kinds[str(view["drawn"]["monster"])] if view["drawn"] else -1]),
        np.array([len(view["dungeon"])]),
        np.array([view["deck"]]),
        np.array([[player["passed"] or player["out"] for player in players]]),
        np.array([[player["successes"] for player in players]]),
        np.array([[player["failures"] for player in players]]),
    )
