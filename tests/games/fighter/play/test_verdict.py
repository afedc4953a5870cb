"""Verdicts in Fighter: dice and weapons by whether the group wins; a throw is for the hand."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.bots.verdict import judge
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import OVER
from dungeon_widgets.games.fighter.play.standing import standing
from dungeon_widgets.games.fighter.rules.combat.required_throw import manner_of
from dungeon_widgets.games.fighter.rules.state import FighterState
from dungeon_widgets.games.fighter.rules.throw.plans import planned_launch
from dungeon_widgets.widgets.table.review import Review
from tests.games.fighter.helpers import TRIES, boss_fight, explore, game, take_die, throw


def reached(phase: str) -> FighterState:
    """The first choice of this kind in games that sensible heroes play."""
    for seed in range(20):
        state, rng = game().start(), Random(seed)
        while state.to_move != OVER:
            if state.phase == phase and state.to_move >= 0 and (len(state.legal()) > 1 or state.free):
                return state
            state.apply(state.draw(rng) if state.to_move < 0 else state.game.hints.habit(state, rng))
    raise AssertionError(f"no choice of {phase} in twenty games")


@pytest.mark.parametrize("phase", ["die", "weapons"])
def test_dice_and_weapons_are_judged_by_whether_the_group_wins(phase: str) -> None:
    state = reached(phase)
    verdict = judge(state, effort=0.05)
    assert verdict.unit == "chance"
    assert {row.way for row in verdict.rows} == {(action,) for action in state.legal()}


def test_a_throw_is_not_judged() -> None:
    with pytest.raises(ValueError, match="a throw cannot be judged"):
        judge(reached("launch"))


def last_stand() -> FighterState:
    """Brad alone is left before the boss, both with one health. The green die missed with its symbol on top: kept, it fells
    them and the game is lost for sure; thrown again, more than half of such throws hit, and any hit wins."""
    state = boss_fight()
    assert state.heroes[state.active].id == "brad"
    for hero in state.heroes:
        hero.health = 1 if hero.id == "brad" else 0
    assert state.foe is not None
    state.foe.health = 1
    take_die(state, "green")
    throw(state, "miss", symbol=True)
    assert state.phase == "again"
    return state


def test_keeping_a_miss_that_loses_the_game_is_found_and_throwing_again_is_not_blamed() -> None:
    state = last_stand()
    blamed = judge(state, made=[("keep",)])
    assert blamed.best.way == (("again",),)
    assert next(row.value for row in blamed.rows if row.way == (("keep",),)) == 0
    assert blamed.gain > 0.4
    assert judge(state, made=[("again",)]).gain == 0


def miss_again(session: Session) -> None:
    """A planned launch, and luck that makes it miss."""
    launching = session.state
    assert isinstance(launching, FighterState)
    assert launching.phase == "launch"
    session.act(planned_launch(manner_of(launching), "average").action)
    for seed in range(TRIES):
        found = session.state.clone()
        assert isinstance(found, FighterState)
        found.apply(("seed", seed))
        if found.result == "down":
            session.act(("seed", seed))
            return
    raise AssertionError("no seed misses")


@pytest.mark.parametrize(("choice", "blamed"), [("again", False), ("keep", True)])
def test_the_review_says_when_luck_and_when_a_choice_decided(choice: str, blamed: bool) -> None:
    state = last_stand()
    session = Session(state.game, ["You", "You", "You"], seed=1, start=state)
    session.act((choice,))
    if choice == "again":  # the right choice, and a second miss
        miss_again(session)
    assert session.over
    review = Review(session, session.log[0].mover, "en").finish()
    told = review.told()
    assert told["won"] is False
    assert [point["best"] is not None for point in told["points"]] == [blamed]
    assert ("luck decided" in told["headline"]) is not blamed


def hopeless(skill: str) -> FighterState:
    """A Jump, thrown from under the table, is no throw at all, and none of these heroes hurts a monster by a miss."""
    state = game(["brad", "marvin", "edith", "murka"], skill=skill).start()
    explore(state, "cursed_trampoline", "cat_from_below")
    assert state.phase == "retreat"
    return state


def test_fighting_on_where_no_throw_can_hit_is_found_among_looks_and_blamed() -> None:
    verdict = judge(hopeless("expert"), made=[("fight",)], effort=0.15)
    assert verdict.best.way == (("retreat",),)
    assert verdict.gain > 0.2


def test_a_person_is_judged_with_an_average_hand_and_not_with_a_perfect_one() -> None:
    people, average = hopeless("human"), hopeless("average")
    assert judge(people, effort=0.05) == judge(average, effort=0.05)
    assert people.game.skills == ("human",) * 4


def test_standing_is_told_between_fights_and_grows_with_what_the_group_has() -> None:
    state = game().start()
    before = standing(state)
    assert before is not None
    assert before == [before[0]] * 3
    assert 0.2 < before[0] < 0.8
    for hero in state.heroes:
        hero.health = 2
    hurt = standing(state)
    assert hurt is not None
    assert hurt[0] < before[0] - 0.1
    assert standing(hopeless("average")) is None
