"""Verdicts in Dungeons: by winning the race, not by the quest or the door at hand."""

from __future__ import annotations

from random import Random

from dungeon_widgets.bots.verdict import judge
from dungeon_widgets.games.dungeons.play.standing import standing
from dungeon_widgets.games.dungeons.rules.records import Task, Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import DONE, N, W, game, table


def beside_the_throne() -> DungeonsState:
    """To enter the Throne of Dust, which lies north, ends seat 0's last quest. A rival's last quest ends in the chapel,
    which lies west: whoever comes first has won."""
    tiles = (Tile("m-throne", 0, -1), Tile("m-chapel", -1, 0))
    mine = {"tasks": [Task("q-trophy", (0,))], "finished": ["q-draky", "q-ember"]}
    rivals = {"tasks": [Task("q-prisoner", (0,))], "finished": ["q-lab", "q-page"]}
    state = table(mine, rivals, tiles=tiles)
    state.points = 1
    return state


def test_the_step_that_wins_is_not_blamed() -> None:
    verdict = judge(beside_the_throne(), made=[("step", N)], effort=0.2)
    assert verdict.gain == 0
    assert verdict.best.way == (("step", N),)
    assert verdict.best.value > 0.9


def test_to_walk_past_the_win_is_a_blunder() -> None:
    for made in (("step", W), DONE):
        verdict = judge(beside_the_throne(), made=[made], effort=0.3)
        assert verdict.best.way == (("step", N),)
        assert verdict.gain > 0.5


def test_standing_is_told_at_the_start_of_a_turn_and_adds_up() -> None:
    state, rng = game(3).start(), Random(4)
    told = 0
    for _ in range(300):
        found = standing(state)
        if found is not None:
            told += 1
            assert abs(sum(found) - 1) < 1e-9
        state.apply(state.draw(rng) if state.to_move < 0 else state.game.hints.habit(state, rng))
    assert told > 3


def test_the_race_is_told_by_the_steps_of_quests_that_are_done() -> None:
    state = beside_the_throne()
    quests = state.box.quests
    mine, theirs = (
        1 + sum(len(quests[quest].steps) for quest in done)
        for done in (("q-draky", "q-ember"), ("q-lab", "q-page"))
    )
    assert state.game.hints.tally(state, 0) == {"steps": (mine, True), "rivals": (theirs, False)}
    assert state.game.hints.tally(state, 1) == {"steps": (theirs, True), "rivals": (mine, False)}
    assert state.game.words.part("steps", "fr").startswith("étapes de quêtes")


def test_equal_views_give_equal_verdicts() -> None:
    state, rng = game(2).start(), Random(7)
    for _ in range(120):
        state.apply(state.draw(rng) if state.to_move < 0 else state.game.hints.habit(state, rng))
    while state.to_move < 0 or len(state.legal()) < 2:
        state.apply(state.draw(rng) if state.to_move < 0 else state.game.hints.habit(state, rng))
    twin = state.redealt(state.to_move, Random(9))
    assert judge(state, effort=0.05) == judge(twin, effort=0.05)
