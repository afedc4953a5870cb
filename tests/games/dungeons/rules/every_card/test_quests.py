"""Every quest, finished step by step, and what finishing it brings."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dungeons.rules.printed import Quest, Step
from dungeon_widgets.games.dungeons.rules.records import Task, Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import PASS, N, S, do, in_window, roll, table
from tests.games.dungeons.rules.every_card.played import BOX

GLORY, LIFE = 9, 2
BEFORE = {"hero": "h-avenger", "glory": GLORY, "life": LIFE, "treasures": ["r-boot"]}


def beside(quest: Quest, room: str, done: tuple[int, ...], marks: int = 0) -> DungeonsState:
    """The hero beside the room, with an open way into it."""
    task = Task(quest.id, done, marks)
    if room == "m-entrance":
        return table({**BEFORE, "tasks": [task], "cell": (0, -1)}, {}, tiles=(Tile("m-cross1", 0, -1),))
    tile = Tile(room, 0, -1)
    open_south = BOX.maps[room].sides[2] != "W"
    tiles = (Tile(room, 0, -1, not open_south),) if not open_south else (tile,)
    return table({**BEFORE, "tasks": [task]}, {}, tiles=tiles)


def enter(state: DungeonsState, room: str) -> None:
    do(state, ("step", S if room == "m-entrance" else N))
    go_on(state)


def go_on(state: DungeonsState) -> None:
    """Let luck (the first outcome) and windows go on, and buy nothing, while it is this hero's turn."""
    while state.active == 0 and state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.chance()[0][0])
        elif ("decline",) in state.legal():
            state.apply(("decline",))
        elif in_window(state):
            state.apply(PASS)
        else:
            return


def carried_out(quest: Quest, at: int, step: Step) -> DungeonsState:
    """The state after this step, taken where it is to be taken."""
    done = tuple(i for i in range(len(quest.steps)) if i < at)
    if step.need == "event":
        state = table({**BEFORE, "tasks": [Task(quest.id, done, step.count - 1)]}, {"hero": "h-paladin"})
        do(state, ("challenge", 1, "melee"))
        roll(state, 6, 1)
        return state
    assert step.room is not None
    if step.need == "enter":
        state = beside(quest, step.room, done)
        enter(state, step.room)
        return state
    room = {**BEFORE, "cell": (0, -1)}
    marks = step.foe.life - 1 if step.foe is not None else 0
    state = table(
        {**room, "tasks": [Task(quest.id, done, marks)]},
        {},
        tiles=(Tile(step.room, 0, -1, BOX.maps[step.room].sides[2] == "W"),),
    )
    if step.need == "pay":
        do(state, ("attempt", quest.id, "r-boot") if step.cost.discard_treasure else ("attempt", quest.id))
    else:
        do(state, ("attempt", quest.id))
        if step.need == "fight":
            roll(state, 6, 1)
        else:
            roll(state, 6)
    go_on(state)
    return state


@pytest.mark.parametrize("name", BOX.quests)
def test_every_step_can_be_taken_and_the_last_one_finishes(name: str) -> None:
    # table 8: every card is played once where it works
    quest = BOX.quests[name]
    for at, step in enumerate(quest.steps):
        if step.need == "test" and step.threat > 6 + getattr(BOX.heroes["h-avenger"].levels[0], step.stat):
            continue  # beyond this hero: see the test below
        state = carried_out(quest, at, step)
        hero = state.heroes[0]
        if at < len(quest.steps) - 1:
            assert [task.done for task in hero.tasks] == [tuple(range(at + 1))]
            continue
        assert hero.finished == (name,)
        assert hero.level == 2
        assert state.active == 1  # the turn ends
        assert rewarded(quest, step, state)


def rewarded(quest: Quest, step: Step, state: DungeonsState) -> bool:
    """Exactly the printed reward, beside the price and what the way paid."""
    hero = state.heroes[0]
    effects = BOX.lists[quest.reward]
    healed = sum(effect.n for effect in effects if effect.op == "recover")
    drawn = sum(effect.n for effect in effects if effect.op == "draw")
    assert hero.life == LIFE - step.cost.life + healed
    assert len(hero.hand) >= drawn
    gained = sum(effect.n for effect in effects if effect.op == "glory")
    entered = BOX.maps[step.room].glory if step.need == "enter" and step.room else 0
    return hero.glory in range(GLORY - step.cost.glory + gained + entered, GLORY + gained + entered + 2)


def test_the_tests_of_magic_are_passed_by_a_sorceress() -> None:
    for quest in BOX.quests.values():
        for at, step in enumerate(quest.steps):
            if step.need == "test" and step.stat == "magic" and step.room is not None:
                task = Task(quest.id, tuple(range(at)))
                turned = BOX.maps[step.room].sides[2] == "W"
                me = {"hero": "h-sorceress", "cell": (0, -1), "tasks": [task]}
                state = table(me, {}, tiles=(Tile(step.room, 0, -1, turned),))
                do(state, ("attempt", quest.id))
                roll(state, step.threat - 3 - 1 if step.room != "m-lab" else 1)
                assert len(state.heroes[0].tasks[0].done) == at  # one short fails
                tried = table(me, {}, tiles=(Tile(step.room, 0, -1, turned),))
                do(tried, ("attempt", quest.id))
                roll(tried, step.threat - 3)
                hero = tried.heroes[0]
                assert hero.finished or len(hero.tasks[0].done) == at + 1
