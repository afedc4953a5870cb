"""The game's own bots: legal, stateless, and the planner is the better one. `bench/dice_danger_bots.py` plays more games."""

from __future__ import annotations

from random import Random

import pytest

from bench.dice_danger_bots import mean_with_error, play_bots
from dungeon_widgets.engine import Session
from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.registry import bot_habit, bot_label
from dungeon_widgets.games.dice_danger import DiceDangerState
from dungeon_widgets.games.dice_danger.play.bots import BOTS, GreedyBot, PlannerBot
from dungeon_widgets.games.dice_danger.rules.content import SHEETS

from ..helpers import at, cross, game, pair


@pytest.mark.parametrize("sheet", SHEETS)
def test_bots_play_a_whole_game_of_legal_moves(sheet: str) -> None:
    session = Session(game(sheet, 3), ["bot:greedy", "bot:planner", "bot:greedy"], seed=4)
    session.play()  # every move is checked by the session
    assert session.over


def test_a_bot_answers_the_same_however_often_it_is_asked() -> None:
    state = at(game(), {"crossed": ["S6", "P3", "K1"]}, dice=(2, 4, 5, 5, 3))
    for make in BOTS.values():
        answers = {make(state.game).choose(Eyes(state, 0), Random(seed)) for seed in range(3)}
        assert len(answers) == 1


def test_bots_do_not_look_at_what_the_others_write() -> None:
    table = game()
    answers = set()
    for nodes in (("S6", "P3"), ("S6", "S7")):
        state = at(table, dice=(3, 3, 3, 4, 1))
        state.apply(("pair", 3, 3, 3, 4))
        for i, node in enumerate(nodes):
            state.apply(("cross", i, node))
        state.apply(("end",))
        answers.add(PlannerBot(table).choose(Eyes(state, 1), Random(1)))
    assert len(answers) == 1


def test_the_planner_takes_a_kill_that_is_there() -> None:
    state = at(game(), {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}, dice=(5, 6, 1, 1, 6))
    bot = PlannerBot(state.game)
    while state.to_move == 0:
        state.apply(bot.choose(Eyes(state, 0), Random(1)))
    assert "pup" in [monster["id"] for monster in state.view(0)["players"][0]["monsters"] if monster["dead"]]


def test_clouds_near_a_start_get_the_likely_numbers() -> None:
    table = game("puzzled_pyramid")
    state, bot = table.start(), GreedyBot(table)
    for _ in range(9):
        state.apply(bot.choose(Eyes(state, 0), Random(1)))
    clouds = state.view(0)["players"][0]["clouds"]
    assert sorted(clouds.values()) == [3, 4, 5, 6, 8, 9, 10, 11]
    assert clouds["N1"] in (6, 8, 5, 9)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2])
def test_the_planner_beats_greedy_on_average(players: int) -> None:
    # 100 seeds a sheet are in bench/dice_danger_bots.py; here a few, all sheets together, with their error
    gains = []
    for sheet in SHEETS:
        for seed in range(3):
            mine, other = play_bots(sheet, players, seed)
            gains.append(mine - other)
    mean, error = mean_with_error(gains)
    assert mean > 2 * error


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_bot_says_what_it_is_and_what_it_does(lang: str) -> None:
    for name in BOTS:
        assert bot_label(name, game(), lang)
        assert bot_habit(name, game(), lang)
    assert bot_label("planner", game(), "fr") == "planificateur"


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("lost", "wanted"), [(0, ("accept",)), (8, ("decline",))])
def test_nobody_takes_a_kill_that_puts_them_out(bot: str, lost: int, wanted: tuple[str]) -> None:
    # The tail's three wounds would kill Sandy and cost two life boxes.
    hero = {"crossed": ["S4", "P16"], "wounds": {"tail": 3, "boss": 18}, "lost": lost}
    state = at(game("puzzled_pyramid"), hero, dice=(2, 3, 6, 6, 1))
    write_to_the_question(state)
    assert BOTS[bot](state.game).choose(Eyes(state, 0), Random(1)) == wanted


def write_to_the_question(state: DiceDangerState) -> None:
    pair(state, 5, 12)
    cross(state, "M_tail")
    assert state.phase == "accept"
