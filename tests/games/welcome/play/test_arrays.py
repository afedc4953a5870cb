"""Many games as arrays: every table is one the engine would have played, and all together go as often as by the engine."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

np = pytest.importorskip("numpy")

from dungeon_widgets import Session  # noqa: E402
from dungeon_widgets.engine.state import CHANCE, OVER  # noqa: E402
from dungeon_widgets.games.welcome import ArrayBot, WelcomeGame, many_games, many_rounds  # noqa: E402
from dungeon_widgets.games.welcome.odds.many import luck_of  # noqa: E402
from dungeon_widgets.games.welcome.play.arrays.manners import MANNERS, STRIP, look_of, thrifty_in  # noqa: E402
from dungeon_widgets.games.welcome.play.arrays.tables import Tables  # noqa: E402
from dungeon_widgets.games.welcome.rules.records import ADD, DRAW, FACE, PASS  # noqa: E402

SPECIALS = ("mimic", "ally")


class Follower:
    """Plays every table again by the engine, and compares what its seats see before each choice."""

    def __init__(self, game, manner, specials, n, tables=Tables, seed=1):
        self.game, self.manner = game, MANNERS[manner]
        self.tables = tables(
            game, [self.watched] * game.players, n, specials, luck_of(seed), noted=self.noted
        )
        self.inside = thrifty_in(game.rules, specials)
        self.states = [game.start() for _ in range(n)]
        for state, seat in zip(self.states, self.tables.seat, strict=True):
            if specials and game.specials is None:
                state.apply(("specials", *specials))
            if game.first is None:
                state.apply(("first", int(seat)))
        self.tops = {}

    def watched(self, look, luck):
        self.look = look
        return self.manner(look, luck)

    def noted(self, verb, rows, values):
        for i, (row, value) in enumerate(zip(rows.tolist(), values.tolist(), strict=True)):
            getattr(self, verb)(i, row, value)

    def hero(self, i, row, value):
        state = self.states[row]
        if state.phase == "hero":  # else the game has its first hero
            if state.to_move >= 0:
                self.same_look(i, state)
            state.apply(self.game.lists.heroes[value])
        assert state.hero == self.game.lists.heroes[value][1]

    def bid(self, i, row, value):
        self.same_look(i, self.states[row])
        self.states[row].apply((DRAW, PASS)[value])

    def deal(self, i, row, value):
        self.states[row].apply(("deal", self.game.box_content.kinds[value]))

    def place(self, i, row, value):
        state = self.states[row]
        self.same_look(i, state)
        tiles = self.game.box_content.heroes[state.hero].tiles
        state.apply((STRIP, tiles[value - 1]) if value else ADD)

    def top(self, i, row, value):
        self.tops[row] = ("deal", self.game.box_content.kinds[value])

    def result(self, i, row, value):
        state = self.states[row]
        while state.last is None or state.last.round < self.tables.rounds[row]:
            state.apply(self.tops[row] if state.to_move == CHANCE else self.answer(state))
        assert state.last.survived == bool(value)
        assert state.last.run.hp == self.tables.hp[row]

    def answer(self, state):
        legal = state.legal()
        if len(legal) == 1 or state.phase == "ask":
            return legal[0]
        return self.inside(state.run, state.facing, legal)

    def same_look(self, i, state):
        seen = look_of(self.game, state.view(state.to_move), state.legal())
        assert self.look.phase == seen.phase
        assert self.look.actions == seen.actions
        for ours, theirs in zip(self.look[3:], seen[3:], strict=True):
            assert ours[i].tolist() == theirs[0].tolist(), (self.look.phase, self.look)

    def play(self):
        self.tables.play()
        for row, state in enumerate(self.states):
            assert state.to_move == OVER
            assert state.winners() == [self.tables.winner[row]]
            marks = zip(self.tables.successes[row].tolist(), self.tables.failures[row].tolist(), strict=True)
            assert state.score == tuple(marks)


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize(
    ("box", "options", "specials"),
    [
        ("first", {"players": 2, "variant": True}, ()),
        ("first", {"players": 3, "hero": "choose"}, ()),
        ("first", {"players": 4, "hero": "mage", "first": 3}, ()),
        ("back", {"players": 3}, SPECIALS),
        ("back", {"players": 2, "hero": "ninja"}, ("shapeshifter", "count")),
        ("both", {"players": 4, "variant": True, "specials": SPECIALS}, SPECIALS),
    ],
)
def test_every_table_is_one_of_the_engine_move_by_move(box, options, specials, manner):
    """What each seat sees and may do before every choice, how each run ends, and who wins."""
    Follower(WelcomeGame(box, **options), manner, specials, 8).play()


class OneSuccess(Tables):
    """Breaks a rule: one Success card is enough."""

    def _delve(self, rows):
        super()._delve(rows)
        runner = self.runner[rows]
        won = self.successes[rows, runner] > 0
        self.winner[rows] = np.where(won, runner, self.winner[rows])


class BackAgain(Tables):
    """Breaks a rule: who is out of the game bids again."""

    def _new_round(self, rows):
        super()._new_round(rows)
        self.passed[rows] = False


class SameStarter(Tables):
    """Breaks a rule: the next round is started by the one after the last runner."""

    def _new_round(self, rows):
        super()._new_round(rows)
        self._to_the_left(rows)


class Stripped(Tables):
    """Breaks a rule: tiles come back only for a new game."""

    def _choose_heroes(self, rows):
        tiles = self.tiles.copy()
        super()._choose_heroes(rows)
        later = rows[self.rounds[rows] > 0]
        self.tiles[later, 0] = tiles[later, 0]


class NoVariant(Tables):
    """Breaks a rule: in the variant, the first card may be set aside."""

    def _place(self, rows):
        self.turned[rows] = True
        super()._place(rows)


class FirstIn(Tables):
    """Breaks a rule: the card placed first is met first."""

    def _run(self, rows, deck):
        for row in rows:
            cards = self.cards[row]
            self.dungeon[row, :cards] = self.dungeon[row, :cards][::-1].copy()
        super()._run(rows, deck)


class EarlyIn(Tables):
    """Breaks a rule: whoever passes first goes in."""

    def _bid(self, rows):
        super()._bid(rows)
        return rows[(~self.passed[rows]).sum(axis=1) < self.game.players]


class Marked(Tables):
    """Breaks a rule: a card that is set aside shows itself to the next one."""

    def _place(self, rows):
        super()._place(rows)
        self.aside[rows] = self.aside[rows].max(axis=1, keepdims=True)


@pytest.mark.parametrize(
    "broken", [OneSuccess, BackAgain, SameStarter, Stripped, NoVariant, FirstIn, EarlyIn, Marked]
)
def test_a_broken_rule_is_noticed(broken):
    game = WelcomeGame("first", players=3, variant=True, hero="barbarian")
    with pytest.raises((AssertionError, KeyError, ValueError)):
        Follower(game, "weighing", (), 24, broken).play()


def by_the_engine(game, n):
    """Games of any legal bids, and of the usual manner inside: who won after how many rounds, as who went in first."""
    rng, found = Random(5), []
    for _ in range(n):
        state, first = game.start(), None
        while state.to_move != OVER:
            legal = state.legal()
            if state.to_move == CHANCE:
                action = state.draw(rng)
            elif state.phase in ("name", "answer", "discard"):
                action = thrifty_in(game.rules, state.specials)(state.run, state.facing, legal)
            else:
                action = legal[int(rng.random() * len(legal))]
            state.apply(action)
            if first is None and state.last is not None:
                first = (state.last.hero, state.last.survived)
        found.append(((state.winners()[0], min(state.round, 5)), first))
    return found


def by_arrays(game, n):
    games, rounds = (play(game, ["random"] * game.players, n) for play in (many_games, many_rounds))
    heroes = [hero for _, hero in game.lists.heroes]
    firsts = [
        (heroes[hero], survived) for hero, survived in zip(rounds.hero, rounds.survived.tolist(), strict=True)
    ]
    wins = [(int(w), min(int(r), 5)) for w, r in zip(games.winner, games.rounds, strict=True)]
    return wins, firsts


def alike(ours, theirs):
    """Chi-square of two samples of the same law, in standard deviations from what is expected."""
    a, b = Counter(ours), Counter(theirs)
    n, m = len(ours), len(theirs)
    keys = [key for key in a | b if (a[key] + b[key]) * min(n, m) / (n + m) >= 5]
    share = {key: (a[key] + b[key]) / (n + m) for key in keys}
    terms = [
        (count[key] - size * share[key]) ** 2 / (size * share[key])
        for count, size in ((a, n), (b, m))
        for key in keys
    ]
    freedom = len(keys) - 1
    return (sum(terms) - freedom) / (2 * freedom) ** 0.5


@pytest.mark.parametrize("box", ["first", "back"])
def test_all_together_go_as_by_the_engine(box):
    """Who wins after how many rounds, and who comes out of the first dungeon as whom: no further off than by luck."""
    game = WelcomeGame(box, players=3)
    played = by_the_engine(game, 1_000)
    wins, firsts = by_arrays(game, 8_000)
    assert alike(wins, [won for won, _ in played]) < 4
    assert alike(firsts, [first for _, first in played]) < 4


def test_another_law_is_noticed():
    """The same measure tells games begun by anyone from games begun by the first player."""
    game, other = WelcomeGame(players=3), WelcomeGame(players=3, first=0)
    assert alike(by_arrays(game, 8_000)[0], by_arrays(other, 8_000)[0]) > 4


def test_every_card_lies_everywhere_as_often():
    """The first card dealt, the second, and the one on top when somebody goes in are any of the 13."""
    found = {"deal": [], "top": []}

    def noted(verb, rows, values):
        if verb in found:
            found[verb].append(values)

    game = WelcomeGame(players=2, hero="mage")
    Tables(game, [MANNERS["random"]] * 2, 6_000, (), luck_of(3), noted=noted).play(1)
    deck = game.rules.equipment.deck()
    for values in (found["deal"][0], np.concatenate(found["deal"][1:]), np.concatenate(found["top"])):
        expected = len(values) * np.array(deck) / sum(deck)
        off = ((np.bincount(values, minlength=len(deck)) - expected) ** 2 / expected).sum()
        assert (off - (len(deck) - 1)) / (2 * (len(deck) - 1)) ** 0.5 < 4


def test_one_who_weighs_beats_any_bids_as_by_the_engine():
    game = WelcomeGame(players=2)
    assert many_games(game, ["weighing", "random"], 2_000).wins(0).p > 0.8
    bots = [ArrayBot("weighing"), ArrayBot("random")]
    session = Session(game, bots, seed=1)
    session.play()
    assert session.state.winners() == [0]


def test_results_are_those_of_the_seed_and_in_the_order_of_the_games():
    """Games with the same special monsters are played side by side, and yet come in the order of their numbers."""
    game = WelcomeGame("back", players=2)
    one, same, other = (many_games(game, ["random"] * 2, 400, seed=seed) for seed in (4, 4, 5))
    assert (one.winner == same.winner).all()
    assert (one.successes == same.successes).all()
    assert (one.winner != other.winner).any()
    winner = np.arange(400), one.winner
    assert ((one.successes[winner] == 2) | (one.failures[np.arange(400), 1 - one.winner] == 2)).all()
    assert (one.rounds == one.successes.sum(axis=1) + one.failures.sum(axis=1)).all()


def test_a_manner_of_ones_own_and_another_inside():
    """Everybody passes at once, so the dungeon is empty; who always adds and never uses a tile seldom lives."""

    def passes(look, luck):
        return np.full(len(look.seat), 1 if look.phase == "bid" else 0)

    def adds(look, luck):
        return np.where(look.legal[:, 0], 0, 1)

    game = WelcomeGame(players=2, first=1)
    rounds = many_rounds(game, [passes, passes], 50)
    assert rounds.survived.all()
    assert (rounds.runner == 0).all()
    assert (rounds.cards == 0).all()
    assert (rounds.tiles == 6).all()
    facing = many_rounds(game, [adds, adds], 500, choose=lambda run, card, actions: actions[0])
    assert (facing.cards == 13).all()
    assert facing.lives.p < many_rounds(game, [adds, adds], 500).lives.p


def test_what_cannot_be_is_refused():
    game = WelcomeGame(players=2)
    with pytest.raises(ValueError, match="manner"):
        many_games(game, ["bold", "random"], 10)
    with pytest.raises(ValueError, match="2 players need as many manners, not 1"):
        many_games(game, ["random"], 10)
    with pytest.raises(ValueError, match="number of games"):
        many_games(game, ["random"] * 2, 0)
    with pytest.raises(ValueError, match=r"chose 7 in phase 'bid'; choose from: \[0, 1\]"):
        many_games(game, [lambda look, luck: np.full(len(look.seat), 7)] * 2, 10)
    with pytest.raises(ValueError, match="one a table"):
        many_games(game, [lambda look, luck: np.zeros(3)] * 2, 10)


def test_inside_a_choice_that_does_not_exist_is_refused():
    game = WelcomeGame(players=2, hero="barbarian")
    with pytest.raises(ValueError, match="the manner chose"):
        many_rounds(game, ["random"] * 2, 200, choose=lambda run, card, actions: (FACE, card))
