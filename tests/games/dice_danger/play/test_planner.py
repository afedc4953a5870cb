"""The planner, roll by roll: a boss that can be killed is killed, or leaving it is worth more; and it wants to live."""

from __future__ import annotations

from collections import Counter

import pytest

from dungeon_widgets.engine import CHANCE, OVER
from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.streams import stream
from dungeon_widgets.games.dice_danger import DiceDangerGame, DiceDangerState
from dungeon_widgets.games.dice_danger.play.bots import PlannerBot, moment_of
from dungeon_widgets.games.dice_danger.play.plans import paid, pairing_of
from dungeon_widgets.games.dice_danger.rules.content import SHEETS
from dungeon_widgets.games.dice_danger.rules.records import Turn

from ..helpers import at, game
from .oracle import boss_can_die, can_live, lives


class Watched:
    """A game of planners, looked at before and after every turn."""

    def __init__(self, table: DiceDangerGame, seed: int) -> None:
        self.table, self.seed = table, seed
        self.bot = PlannerBot(table)
        self.room = table.board.room[table.board.boss]
        self.seen: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        state, step = self.table.start(), 0
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.draw(stream(self.seed, "chance", step)))
            elif state.phase == "pair":
                self.turn(state)
            else:
                state.apply(self.bot.choose(Eyes(state, state.to_move), stream(self.seed, "bot", step)))
            step += 1
        return self.seen

    def turn(self, state: DiceDangerState) -> None:
        """One whole turn of the seat to move."""
        seat, before = state.to_move, state.clone()
        could, left = boss_can_die(state), False
        if could:
            assert self.finds_a_kill(state), f"{self.table!r}, seed {self.seed}, roll {state.roll}"
        while True:
            if could and state.phase == "write":
                left |= self.leaving_is_worth_more(state)
            action = self.bot.choose(Eyes(state, seat), stream(self.seed, "bot", 0))
            last = state.clone()
            state.apply(action)
            if action == ("end",):
                break
        hero = last.heroes[seat]
        killed = bool(hero.dead >> self.room & 1)
        self.seen["possible"] += could
        self.seen["killed"] += could and killed
        assert not could or killed or left, f"{self.table!r}, seed {self.seed}, roll {before.roll}"
        turn = last.turns[seat]
        assert turn is not None
        missing = last.view(seat)["players"][seat]["turn"]["missing"]  # type: ignore[index]
        if not lives(last, hero, missing):
            self.seen["fell"] += 1
            assert not can_live(before), (
                f"{self.table!r}, seed {self.seed}, roll {before.roll}: it kills itself"
            )

    def finds_a_kill(self, state: DiceDangerState) -> bool:
        """Whether the planner's own search knows a way to kill the boss with some pairing."""
        hero, plans = state.heroes[state.to_move], self.bot.plans(state)
        for action in state.legal():
            black = moment_of(state).costs_symbol(pairing_of(action))
            if plans.best_kill(paid(hero, black), Turn(pairing_of(action), black))[1] is not None:
                return True
        return False

    def leaving_is_worth_more(self, state: DiceDangerState) -> bool:
        """By its own count, now: of the turns in which the boss lives and those in which it dies."""
        hero, plans = state.heroes[state.to_move], self.bot.plans(state)
        if hero.dead >> self.room & 1:
            return False
        return plans.best(hero, state.turn(), torches=True)[0] >= plans.best_kill(hero, state.turn())[0]


def games(n: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number in range(n):
        seen += Watched(game(SHEETS[number % 4], 1 + number // 4 % 3), number).play()
    return seen


@pytest.mark.slow
def test_every_boss_that_can_be_killed_is_killed_or_worth_more_alive() -> None:
    seen = games(12)
    assert seen["possible"] >= 10
    assert seen["killed"] > seen["possible"] / 2


@pytest.mark.soak
def test_so_it_is_over_two_hundred_games() -> None:
    seen = games(200)
    assert seen["possible"] >= 200
    assert seen["killed"] > seen["possible"] / 2
    assert seen["fell"] > 0  # sometimes nothing can be done


def test_torches_are_used_to_kill_the_boss() -> None:
    hero = {"crossed": ["P12", "K7"], "wounds": {"boss": 10}, "torches": 2, "chests": ["torches"]}
    state = at(game(), hero, {"wounds": {"boss": 11}}, dice=(1, 1, 1, 1, 1))
    bot = PlannerBot(state.game)
    while state.to_move == 0:
        state.apply(bot.choose(Eyes(state, 0), stream(1, "bot", 0)))
    assert state.heroes[0].dead >> state.game.board.room[state.game.board.boss] & 1


@pytest.mark.parametrize(("lost", "dead"), [(0, True), (7, True), (8, False)])
def test_a_boss_whose_hearts_would_be_the_last_is_left_alive(lost: int, dead: bool) -> None:
    # two hearts lost: from box 8 on, killing it means being out, and an eliminated player has no points
    hero = {"crossed": ["P12", "K7"], "wounds": {"boss": 11}, "lost": lost}
    state = at(game(), hero, dice=(1, 3, 6, 6, 1))
    bot = PlannerBot(state.game)
    while state.to_move == 0:
        state.apply(bot.choose(Eyes(state, 0), stream(1, "bot", 0)))
    assert bool(state.heroes[0].dead >> state.game.board.room[state.game.board.boss] & 1) == dead
