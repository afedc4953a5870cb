"""The quick sums of the planner's judge are those of plain loops: on every sheet that a turn can lead to."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dice_danger.play.bots import GreedyBot, PlannerBot, moment_of
from dungeon_widgets.games.dice_danger.play.plans import Plans
from dungeon_widgets.games.dice_danger.rules.board import bits

SHEETS = ["annoyed_animals", "clumsy_cultists", "puzzled_pyramid", "defiant_dinosaurs"]


def decisions(game, seed, every=9):
    """Some choices of a greedy game: the position and what may be chosen."""
    rng = Random(seed)
    state, bot, step = game.start(), GreedyBot(game), 0
    while state.to_move != OVER and step < 700:
        if state.to_move == CHANCE:
            action = state.draw(rng)
        else:
            legal = state.legal()
            step += 1
            if step % every == 0 and state.phase in ("pair", "write"):
                yield state, legal
            action = bot.choose(Eyes(state, state.to_move, legal), rng)
        state.apply(action)


def sheets(plans, moment, legal):
    """What each cross of the moment leads to."""
    for action in legal:
        if action[0] == "cross":
            for hero, _ in plans.crossed(moment.hero, moment.turn, plans.board.index[action[2]], action[1]):
                yield hero


def plain_side(hero, area):
    passable, found = hero.crossed | hero.dead, area & hero.crossed
    while True:
        more = found
        for i in bits(found):
            more |= hero.board.joined[i] & passable
        if more == found:
            return found
        found = more


def plain_gap(judge, west, east):
    if not (west and east):
        return 20.0
    return min(judge.far[i][j] for i in bits(west) for j in bits(east))


def plain_worths(judge, hero):
    new = [*bits(hero.crossed & ~judge.base.crossed), *bits(hero.dead & ~judge.base.dead)]
    return [
        goal.value * judge.taste.near ** min([goal.far, *[judge.far[i][goal.node] for i in new]])
        for goal in judge.goals
    ]


@pytest.mark.parametrize("sheet", SHEETS)
def test_sides_gaps_and_goals_are_those_of_plain_loops(sheet):
    game, seen = DiceDangerGame(sheet, players=2), 0
    bot = PlannerBot(game)
    for state, legal in decisions(game, 3):
        plans, moment = bot.plans(state), moment_of(state)
        judge, areas = plans.judge, [*plans.board.areas.values()]
        for hero in sheets(plans, moment, legal):
            seen += 1
            new = [
                judge._nearer(i)
                for i in bits((hero.crossed & ~judge.base.crossed) | (hero.dead & ~judge.base.dead))
            ]
            assert judge._worths(new) == plain_worths(judge, hero)
            sides = [judge._side(hero, area) for area in areas]
            assert sides == [plain_side(hero, area) for area in areas]
            for one, west in zip(areas, sides, strict=True):
                for two, east in zip(areas, sides, strict=True):
                    if one != two:
                        assert judge._gap(west, east, (one, two)) == plain_gap(judge, west, east)
    assert seen > 10


class Forgetful(dict):
    """Remembers nothing."""

    def __setitem__(self, key, value):
        pass


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_plan_that_is_remembered_is_the_one_found_anew(sheet, players):
    """Over pairing and writing, alone and where armour takes two wounds."""
    game, seen = DiceDangerGame(sheet, players=players), 0
    bot = PlannerBot(game)
    for state, legal in decisions(game, 5, 11):
        known, moment = bot.plans(state), moment_of(state)
        anew = Plans(known.board, known.judge, solo=known.solo, grace=known.grace, spared=known.spared)
        anew._known = Forgetful()
        assert known.values(moment, legal) == anew.values(moment, legal)
        assert known.values(moment, legal) == anew.values(moment, legal)
        seen += 1
    assert seen > 1
