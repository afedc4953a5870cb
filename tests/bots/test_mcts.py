"""The search finds what can be counted, sees only what its seat sees, and wins."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from dungeon_widgets.bots import MctsBot
from dungeon_widgets.bots.mcts import Node, Search
from dungeon_widgets.bots.playout import TRIES, imagine, play_out
from dungeon_widgets.engine import CHANCE, OVER, Action, Eyes, State
from dungeon_widgets.engine.streams import stream
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.games.welcome.play.standing import prospects
from tests.bots.matches import share
from tests.engine.toy import ToyGame, ToyHints, ToyState
from tests.soak import report

EMPTY_HANDED = ("draw",), ("deal", "orc"), ("strip", "torch")


def toy_positions() -> Iterator[ToyState]:
    """The last choice of one-round games of the toy: nothing is left to guess but the other's card."""
    game = ToyGame(rounds=1)
    for rule in ("high", "low"):
        for mine in ("goblin", "orc", "dragon"):
            for his in ("goblin", "orc"):
                state = game.start()
                for action in ((rule,), ("deal", his), ("deal", mine), ("keep",)):
                    if action in [outcome for outcome, _ in state.chance()] or state.to_move == 0:
                        state.apply(action)
                if state.to_move == 1:
                    yield state


def exact(state: State, seat: int) -> Fraction:
    """The mean score of a position in which only luck is left."""
    if state.to_move == OVER:
        return Fraction(state.scores()[seat])
    outcomes = state.chance()
    total = sum((weight * exact(state.after(action), seat) for action, weight in outcomes), Fraction(0))
    return total / sum(weight for _, weight in outcomes)


def exact_values(state: ToyState) -> dict[Action, Fraction]:
    """The mean score of each action over every world that fits the view."""
    worlds = list(state.worlds(1))
    total = sum(weight for _, weight in worlds)
    return {
        action: sum((weight * exact(world.after(action), 1) for world, weight in worlds), Fraction(0)) / total
        for action in state.legal()
    }


def test_it_finds_the_action_that_is_best_by_counting() -> None:
    states = list(toy_positions())
    assert len(states) == 12
    for state in states:
        values = exact_values(state)
        chosen = MctsBot(state.game, 3000).choose(Eyes(state, 1), Random(4))
        assert values[chosen] == max(values.values()), (values, chosen)


def test_more_simulations_bring_its_means_to_the_exact_ones() -> None:
    state = next(toy_positions())
    values = exact_values(state)
    search = Search(state.game, 1, 5.0, stream(1, "search"))
    for _ in range(6000):
        search.simulate(imagine(Eyes(state, 1), search.rng))
    assert search.root.visits == 6000
    for action, value in values.items():
        child = search.root.children[action]
        assert child.total[1] / child.visits == pytest.approx(float(value) / 20, abs=0.004)


def bid(players: int = 2, *, moves: tuple[Action, ...] = ()) -> State:
    state = WelcomeGame(players=players, hero="warrior", first=0).start()
    for action in moves:
        state.apply(action)
    return state


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_hand_the_other_a_sure_success(seed: int) -> None:
    state = bid(moves=EMPTY_HANDED)
    assert MctsBot(state.game, 60).choose(Eyes(state, 1), Random(seed)) == ("draw",)


@pytest.mark.parametrize("seed", range(5))
def test_it_sends_the_other_to_a_sure_death(seed: int) -> None:
    state = bid(moves=(*EMPTY_HANDED, ("draw",), ("deal", "dragon"), ("add",)))
    tiles = ("plate_armor", "knight_shield", "dragon_spear", "holy_grail", "vorpal_sword")
    cards = ("demon", "golem", "golem", "lich", "vampire")
    for tile, card in zip(tiles, cards, strict=True):
        for action in (("draw",), ("deal", card), ("strip", tile)):
            state.apply(action)
    assert state.to_move == 1
    assert MctsBot(state.game, 60).choose(Eyes(state, 1), Random(seed)) == ("pass",)


def keys(node: Node) -> Iterator[object]:
    for key, child in node.children.items():
        yield key
        yield from keys(child)


def test_its_tree_tells_apart_only_what_the_seat_can_see() -> None:
    state = bid(3, moves=EMPTY_HANDED)
    search = Search(state.game, 1, 0.7, Random(3))
    for _ in range(500):
        search.simulate(imagine(Eyes(state, 1), search.rng))
    seen = [str(key) for key in keys(search.root)]
    assert any("'deal', {'seat': 1, 'monster'" in key for key in seen)
    for kind in ("deal", "add", "strip"):
        assert any(f"'{kind}', {{'seat': 2" in key for key in seen)
        assert not any(f"'{kind}', {{'seat': 2" in key and "'monster'" in key for key in seen)


def test_a_world_is_kept_as_often_as_it_is_plausible() -> None:
    class Hunch(ToyHints):
        def plausibility(self, state: ToyState, seat: int) -> float:
            return 1.0 if state.hands[0] == "orc" else 0.25

    class Suspicious(ToyGame):
        hints = Hunch()

    state = Suspicious(rounds=1).start()
    for action in (("high",), ("deal", "goblin"), ("deal", "goblin"), ("keep",)):
        state.apply(action)
    rng = Random(5)
    kept = [imagine(Eyes(state, 1), rng).hands[0] for _ in range(4000)]  # type: ignore[attr-defined]
    orc = Fraction(2, 4) / (Fraction(2, 4) + Fraction(2, 4) * Fraction(1, 4))
    stubborn = (Fraction(1, 2) * Fraction(3, 4)) ** (TRIES - 1)
    expected = float(orc * (1 - stubborn) + stubborn / 2)
    assert kept.count("orc") / 4000 == pytest.approx(expected, abs=0.025)


def test_a_play_out_stops_at_the_end_of_a_round() -> None:
    state = bid()
    found = play_out(state.game, state, Random(1))
    assert state.to_move in (CHANCE, 0, 1)
    assert found == prospects(state.score)  # type: ignore[attr-defined]


def test_prospects_add_up_to_one_and_end_with_the_game() -> None:
    assert prospects(((0, 0), (0, 0), (0, 0))) == pytest.approx((1 / 3,) * 3)
    assert prospects(((2, 0), (1, 1))) == (1, 0)
    assert prospects(((1, 1), (0, 2))) == (1, 0)
    assert prospects(((1, 1), (0, 1))) == (0.625, 0.375)


@pytest.mark.slow
def test_it_beats_random_nearly_always() -> None:
    assert share("mcts:30", "random", range(40)).interval()[0] > 0.75


@pytest.mark.soak
def test_with_200_simulations_it_wins_more_than_careful() -> None:
    games = 100
    found = share("mcts:200", "careful", range(games))
    low, high = found.interval()
    report(
        "Games of the searching bot",
        "Welcome to the Dungeon for two: the share that the search of 200 games per choice wins must be above one half.",
        against="careful",
        seeds=f"0 to {games - 1}",
        won=f"{100 * found.p:.0f} %",
        interval=f"{100 * low:.0f} to {100 * high:.0f} %",
    )
    assert found.p > 0.5
