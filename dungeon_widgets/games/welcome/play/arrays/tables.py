"""Many tables of Welcome side by side: the rules of the bidding, of rounds and of the end, as arrays with a row a table.

The dungeon has no rules here: `Places` asks those of the game. Tests play every table again by the engine, move by move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ...odds.many import UNKNOWN, Places
from ...odds.many import Manner as Inside
from ...odds.piles import Pile
from ...rules.content import Hero
from ...rules.meeting import Rules
from ...rules.records import Tiles
from ...rules.scoring import FAILURES_TO_LOSE, SUCCESSES_TO_WIN
from .manners import Bools, Ints, Look, Manner, columns, heroes_of, most_tiles, thrifty_in

if TYPE_CHECKING:
    from ...game import WelcomeGame

NOBODY = -1


class Tables:
    """Tables that play with the same special monsters. `rows` always are the numbers of some of them.

    `noted` is told every choice and every card, by the verbs of the actions, for who wants to follow.
    """

    def __init__(
        self,
        game: WelcomeGame,
        manners: Sequence[Manner],
        n: int,
        specials: Tiles,
        luck: np.random.Generator,
        choose: Inside | None = None,
        noted: Callable[[str, Ints, Ints], None] | None = None,
    ) -> None:
        self.game, self.manners, self.specials, self.luck = game, manners, specials, luck
        self.choose, self.noted = choose, noted
        self.heroes = heroes_of(game.box_content)
        counts = game.rules.equipment.deck(specials)
        cards, kinds, players = np.repeat(np.arange(len(counts)), counts), len(counts), game.players
        # the round
        self.hero = np.full(n, NOBODY)
        self.tiles = np.zeros((n, most_tiles(game)), bool)
        self.deck = np.tile(cards.astype(np.int8), (n, 1))
        self.drawn = np.zeros(n, np.int64)  # how many cards of the deck are gone
        self.dungeon = np.zeros((n, len(cards)), np.int8)
        self.cards = np.zeros(n, np.int64)
        self.inside = np.zeros((n, players, kinds), np.int16)
        self.aside = np.zeros((n, players, kinds), np.int16)
        self.passed = np.zeros((n, players), bool)
        self.turned = np.zeros((n, players), bool)
        # the game
        self.successes = np.zeros((n, players), np.int64)
        self.failures = np.zeros((n, players), np.int64)
        self.rounds = np.zeros(n, np.int64)  # that have ended
        self.winner = np.full(n, NOBODY)
        self.runner = np.full(n, NOBODY)
        self.survived = np.zeros(n, bool)
        self.hp = np.zeros(n, np.int64)
        first = luck.integers(players, size=n) if game.first is None else np.full(n, game.first)
        self.seat = first.astype(np.int64)

    def play(self, rounds: int | None = None) -> None:
        """To the end of every game, or for so many rounds."""
        bidding = np.arange(len(self.seat))
        self._choose_heroes(bidding)
        while len(bidding):
            entering = self._bid(bidding)
            if not len(entering):
                continue
            self._delve(entering)
            again = entering[self.winner[entering] == NOBODY]
            if rounds is not None:
                again = again[self.rounds[again] < rounds]
            self._new_round(again)
            self._choose_heroes(again)
            on = np.ones(len(self.seat), bool)
            on[entering] = False
            on[again] = True
            bidding = bidding[on[bidding]]

    # -- a round ----------------------------------------------------------------------------------

    def _choose_heroes(self, rows: Ints) -> None:
        """By the starter; in the first round by lot, or as the game says."""
        if not len(rows):
            return
        first = self.rounds[rows] == 0
        if first.all() and self.game.hero == "random":
            chosen = self.luck.integers(len(self.heroes), size=len(rows))
        elif first.all() and self.game.hero != "choose":
            chosen = np.full(len(rows), [hero.id for hero in self.heroes].index(self.game.hero))
        else:
            chosen = self._chosen("hero", rows, np.ones((len(rows), len(self.heroes)), bool))
        self._note("hero", rows, chosen)
        self.hero[rows] = chosen
        sizes = np.array([len(hero.tiles) for hero in self.heroes])
        self.tiles[rows] = np.arange(self.tiles.shape[1]) < sizes[chosen][:, None]

    def _new_round(self, rows: Ints) -> None:
        """All monsters are shuffled again; who is out of the game stays out, and an eliminated runner cannot start."""
        out = self.failures[rows] >= FAILURES_TO_LOSE
        self.hero[rows] = NOBODY
        self.tiles[rows] = False
        self.drawn[rows] = self.cards[rows] = 0
        self.inside[rows] = self.aside[rows] = 0
        self.passed[rows] = out
        self.turned[rows] = False
        runner = self.runner[rows]
        self.seat[rows] = runner
        gone = out[np.arange(len(rows)), runner]
        self._to_the_left(rows[gone])

    def _bid(self, rows: Ints) -> Ints:
        """One turn at each of these tables; the rows where the last one left goes in."""
        draws = self.drawn[rows] < self.deck.shape[1]
        choice = self._chosen("bid", rows, np.stack([draws, np.ones_like(draws)], axis=1))
        self._note("bid", rows, choice)
        seat = self.seat[rows]
        self.turned[rows, seat] |= choice == 1
        self.passed[rows, seat] |= choice == 1
        self._place(rows[choice == 0])
        self._to_the_left(rows)
        passing = rows[choice == 1]
        return np.asarray(passing[(~self.passed[passing]).sum(axis=1) == 1])

    def _place(self, rows: Ints) -> None:
        """The card drawn goes into the dungeon, or aside with a tile, if one is left to strip."""
        if not len(rows):
            return
        card, seat = self._dealt(rows), self.seat[rows]
        self._note("deal", rows, card)
        strips = self.tiles[rows]
        if self.game.variant:  # a player's first card of the bidding
            strips = strips & self.turned[rows, seat][:, None]
        legal = np.concatenate([np.ones((len(rows), 1), bool), strips], axis=1)
        choice = self._chosen("card", rows, legal, card)
        self._note("place", rows, choice)
        self.turned[rows, seat] = True
        added = choice == 0
        inside, aside = rows[added], rows[~added]
        self.dungeon[inside, self.cards[inside]] = card[added]
        self.cards[inside] += 1
        self.inside[inside, seat[added], card[added]] += 1
        self.tiles[aside, choice[~added] - 1] = False
        self.aside[aside, seat[~added], card[~added]] += 1

    def _dealt(self, rows: Ints) -> Ints:
        """The top card of each deck, which is shuffled as it is dealt."""
        at = self.drawn[rows]
        other = at + (self.luck.random(len(rows)) * (self.deck.shape[1] - at)).astype(np.int64)
        card = self.deck[rows, other]
        self.deck[rows, other] = self.deck[rows, at]
        self.deck[rows, at] = card
        self.drawn[rows] += 1
        return np.asarray(card, np.int64)

    def _to_the_left(self, rows: Ints) -> None:
        """The next one clockwise who has neither passed nor is out of the game."""
        players = self.game.players
        waiting = rows
        self.seat[waiting] = (self.seat[waiting] + 1) % players
        while len(waiting := waiting[self.passed[waiting, self.seat[waiting]]]):
            self.seat[waiting] = (self.seat[waiting] + 1) % players

    # -- the dungeon ------------------------------------------------------------------------------

    def _delve(self, rows: Ints) -> None:
        """The last one left goes in: a success, or a failure."""
        decks = self.drawn[rows] < self.deck.shape[1]
        for deck in (False, True):
            if len(some := rows[decks == deck]):
                self._run(some, deck)
        runner, survived = self.seat[rows], self.survived[rows]
        self.runner[rows] = runner
        self.rounds[rows] += 1
        self.successes[rows, runner] += survived
        self.failures[rows, runner] += ~survived
        self._note("result", rows, survived.astype(np.int64))
        alive = self.failures[rows] < FAILURES_TO_LOSE
        alone = np.where(alive.sum(axis=1) == 1, alive.argmax(axis=1), NOBODY)
        won = self.successes[rows, runner] >= SUCCESSES_TO_WIN
        self.winner[rows] = np.where(won, runner, alone)

    def _run(self, rows: Ints, deck: bool) -> None:
        """Turn all cards at these tables, the last one placed first."""
        table = dungeons_of(self.game, self.specials, deck, self.choose)
        places = table.starts(self._kits(rows))
        top = self._dealt(rows) if deck else np.zeros(len(rows), np.int64)
        self._note("top", rows, top)
        left = self.cards[rows]
        while len(met := np.flatnonzero(left)):
            left[met] -= 1
            turned = self.dungeon[rows[met], left[met]].astype(np.int64)
            places[met] = table.places.after(places[met], turned, top[met])
        self.survived[rows] = table.places.survived(places)
        self.hp[rows] = table.places.hp(places)

    def _kits(self, rows: Ints) -> Ints:
        """Who goes in and how, as a number: hero, tiles, whether there is a card, and what the Count looks at."""
        bits = self.tiles.shape[1]
        kit = (self.hero[rows] << bits) + self.tiles[rows] @ (1 << np.arange(bits))
        successes = self.successes[rows, self.seat[rows]] if self.specials else 0
        return np.asarray((kit * 2 + (self.cards[rows] > 0)) * SUCCESSES_TO_WIN + successes)

    # -- choosing ---------------------------------------------------------------------------------

    def _chosen(self, phase: str, rows: Ints, legal: Bools, card: Ints | None = None) -> Ints:
        """What the seats to move choose, each by its manner; what is not legal is refused."""
        seats = self.seat[rows]
        choice = np.zeros(len(rows), np.int64)
        for manner in dict.fromkeys(self.manners):
            played_by = np.array([other is manner for other in self.manners])[seats]
            some = np.flatnonzero(played_by)
            if not len(some):
                continue
            look = self._look(phase, rows[some], legal[some], None if card is None else card[some])
            chosen = np.asarray(manner(look, self.luck))
            choice[some] = _checked(chosen, look)
        return choice

    def _look(self, phase: str, rows: Ints, legal: Bools, card: Ints | None) -> Look:
        seat = self.seat[rows]
        return Look(
            self.game,
            phase,
            columns(self.game, phase),
            legal,
            seat,
            self.hero[rows],
            self.tiles[rows],
            self.inside[rows, seat],
            self.aside[rows, seat],
            np.full(len(rows), NOBODY) if card is None else card,
            self.cards[rows],
            self.deck.shape[1] - self.drawn[rows],
            self.passed[rows],
            self.successes[rows],
            self.failures[rows],
        )

    def _note(self, verb: str, rows: Ints, values: Ints) -> None:
        if self.noted is not None:
            self.noted(verb, rows, values)


def _checked(chosen: Ints, look: Look) -> Ints:
    """The choices of a manner, refused where they are not legal."""
    n, m = look.legal.shape
    if chosen.shape != (n,) or chosen.dtype.kind not in "iub":
        raise ValueError(
            f"a manner gives {n} whole numbers here, one a table; this one gave {chosen.dtype} {chosen.shape}"
        )
    wrong = np.flatnonzero(
        (chosen < 0) | (chosen >= m) | ~look.legal[np.arange(n), np.clip(chosen, 0, m - 1)]
    )
    if len(wrong):
        row = int(wrong[0])
        legal = [i for i in range(m) if look.legal[row, i]]
        raise ValueError(f"the manner chose {int(chosen[row])} in phase {look.phase!r}; choose from: {legal}")
    return chosen


class Dungeons:
    """Where runs of a game can come to, with or without a card left in the deck; each kit that has gone in begins at once."""

    def __init__(self, heroes: Sequence[Hero], places: Places) -> None:
        self.places = places
        self._heroes = heroes
        self._bits = max(len(hero.tiles) for hero in heroes)
        self._starts = np.full(len(heroes) * 2 * SUCCESSES_TO_WIN << self._bits, UNKNOWN)

    def starts(self, kits: Ints) -> Ints:
        """The places where these kits (see `Tables`) begin."""
        found = self._starts[kits]
        if (found == UNKNOWN).any():
            for kit in set(kits[found == UNKNOWN].tolist()):
                self._starts[kit] = self._start(kit)
            found = self._starts[kits]
        return found

    def _start(self, kit: int) -> int:
        kit, successes = divmod(kit, SUCCESSES_TO_WIN)
        kit, cards = divmod(kit, 2)
        hero = self._heroes[kit >> self._bits]
        tiles = tuple(tile for i, tile in enumerate(hero.tiles) if kit >> i & 1)
        return self.places.start(self.places.rules.equipment.enter(hero, tiles, successes), bool(cards))


def dungeons_of(game: WelcomeGame, specials: Tiles, deck: bool, choose: Inside | None) -> Dungeons:
    """With a manner inside of its own, or with the usual one; then what was worked out once is kept."""
    if choose is None:
        return _kept(game.rules, specials, deck)
    return _made(game.rules, specials, deck, choose)


@lru_cache(maxsize=32)
def _kept(rules: Rules, specials: Tiles, deck: bool) -> Dungeons:
    return _made(rules, specials, deck, thrifty_in(rules, specials))


def _made(rules: Rules, specials: Tiles, deck: bool, choose: Inside) -> Dungeons:
    cards = rules.equipment.deck(specials)
    pile = Pile((None,), cards, (0,) * len(cards), int(deck))
    return Dungeons(heroes_of(rules.box), Places(rules, pile, choose))
