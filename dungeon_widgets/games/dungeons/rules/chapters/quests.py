"""FR Les Quêtes: steps by entering, by a test, a fight or a price, or by wounds counted; levels, rewards, winning; replacing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .....engine.stack import pop, push
from .....engine.state import Action, Event
from ..board.seating import pile_of, space_of
from ..cards import costs
from ..events import told
from ..frames import Arrive, Ask, Ctx, Deal, EndTurn, Fight, Run, Trial
from ..printed import Step, strongest
from ..records import Task
from ..scoring import end_game

if TYPE_CHECKING:
    from ..state import DungeonsState

HIGHEST = 3


def open_steps(state: DungeonsState, task: Task) -> list[tuple[int, Step]]:
    """The steps that may be taken now: the next one, or all that are left where the order is free."""
    quest = state.box.quests[task.quest]
    left = [(i, step) for i, step in enumerate(quest.steps) if i not in task.done]
    return left if quest.any_order else left[:1]


def change(state: DungeonsState, seat: int, task: Task, **changes: Any) -> None:
    """The task with some facts changed."""
    hero = state.heroes[seat]
    new = task._replace(**changes)
    hero.tasks = tuple(new if one.quest == task.quest else one for one in hero.tasks)


def task_of(state: DungeonsState, seat: int, quest: str) -> Task:
    return next(task for task in state.heroes[seat].tasks if task.quest == quest)


# -- steps that happen by themselves ----------------------------------------------------------------


def count_wounds(state: DungeonsState, seat: int, n: int) -> list[Event]:
    """Ruling 38: every wound the hero inflicts while the quest is in play."""
    events: list[Event] = []
    for task in state.heroes[seat].tasks:
        for _, step in open_steps(state, task):
            if step.need == "event":
                change(state, seat, task, marks=task.marks + n)
                if task.marks + n >= step.count:
                    events += carry_on(state, seat, task.quest)
    return events


def arrive(state: DungeonsState, frame: Arrive) -> list[Event]:
    """A step that only asks to enter the room is done by entering it, on the own turn (FR Les Quêtes).

    Of two quests that would be finished one is, as its owner likes: the turn ends (ruling 16).
    """
    pop(state)
    seat = frame.seat
    if not state.heroes[seat].alive:
        return []
    room = state.layout.cards[space_of(state, seat)].id
    events: list[Event] = []
    for task in state.heroes[seat].tasks:
        if entered(state, task, room) and not last_step(state, task):
            events += carry_on(state, seat, task.quest, room)
    ready = finishable(state, seat)
    if len(ready) == 1:
        events += carry_on(state, seat, ready[0], room)
    elif ready:
        push(state, Ask("finish", seat, seat))
    return events


def entered(state: DungeonsState, task: Task, room: str) -> bool:
    """Whether entering this room is a step of the quest."""
    return any(step.need == "enter" and step.room == room for _, step in open_steps(state, task))


def last_step(state: DungeonsState, task: Task) -> bool:
    """Whether only one step is left."""
    return len(task.done) + 1 == len(state.box.quests[task.quest].steps)


def finishable(state: DungeonsState, seat: int) -> list[str]:
    """The quests that having entered this room would finish."""
    room = state.layout.cards[space_of(state, seat)].id
    tasks = state.heroes[seat].tasks
    return [task.quest for task in tasks if last_step(state, task) and entered(state, task, room)]


# -- steps one chooses to take ----------------------------------------------------------------------


def attempts(state: DungeonsState, seat: int) -> list[Action]:
    """What quests may be tried here and now: tests and fights once a turn, prices whenever they can be paid."""
    room = state.layout.cards[space_of(state, seat)].id
    found: list[Action] = []
    for task in state.heroes[seat].tasks:
        for _, step in open_steps(state, task):
            if step.room == room and why_not_attempt(state, seat, task, step) is None:
                found += attempt_actions(state, seat, task, step)
    return found


def why_not_attempt(state: DungeonsState, seat: int, task: Task, step: Step) -> str | None:
    """The rule that forbids to try this step in its room."""
    if step.need in ("enter", "event"):
        return "quest_by_itself"
    if step.need == "pay":
        return None if costs.payable(state, seat, step.cost) else "cannot_pay"
    return "quest_tried" if task.tried == state.turn else None


def attempt_actions(state: DungeonsState, seat: int, task: Task, step: Step) -> list[Action]:
    if step.cost.discard_treasure:
        return [("attempt", task.quest, item.card) for item in state.heroes[seat].treasures]
    return [("attempt", task.quest)]


def attempt(state: DungeonsState, seat: int, quest: str, treasure: str = "") -> list[Event]:
    """Try the next step of a quest in its room."""
    task = task_of(state, seat, quest)
    at, step = open_steps(state, task)[0]
    events = told("attempt", seat=seat, quest=quest, step=at)
    ctx = Ctx(seat, quest)
    if step.need == "pay":
        events += costs.pay(state, seat, step.cost, quest, treasure=treasure)
        return events + carry_on(state, seat, quest)
    change(state, seat, task, tried=state.turn)
    if step.need == "test":
        push(state, Trial(seat, "test", step.stat, step.threat, ctx, "", step.failed, quest))
        return events
    assert step.foe is not None
    attack = strongest(step.foe.attack)
    push(state, Fight("quest", seat, f"{quest}/{at}", attack=attack, wounds=task.marks, stage="window"))
    return events


def fought(state: DungeonsState, seat: int, quest: str, step: int, wounds: int, slain: bool) -> list[Event]:
    """After a round with a quest's monster: its wounds stay on the quest (ruling 16)."""
    hero = state.heroes[seat]
    if not any(task.quest == quest for task in hero.tasks):
        return []  # its hero has fallen
    if slain:
        return carry_on(state, seat, quest)
    change(state, seat, task_of(state, seat, quest), marks=wounds)
    return []


# -- carrying on ------------------------------------------------------------------------------------


def carry_on(state: DungeonsState, seat: int, quest: str, room: str = "") -> list[Event]:
    """A step is done; with the last one the quest is finished."""
    task = task_of(state, seat, quest)
    steps = open_steps(state, task)
    at = next((i for i, step in steps if step.room == room), steps[0][0]) if room else steps[0][0]
    done = tuple(sorted((*task.done, at)))
    events = told("task", seat=seat, quest=quest, step=at)
    if len(done) == len(state.box.quests[quest].steps):
        return events + finish(state, seat, quest)
    change(state, seat, task, done=done, marks=0)
    return events


def finish(state: DungeonsState, seat: int, quest: str) -> list[Event]:
    """Level, then reward, then the turn ends; the last quest needed ends the game before its reward (ruling 48)."""
    hero = state.heroes[seat]
    hero.tasks = tuple(task for task in hero.tasks if task.quest != quest)
    hero.finished = (*hero.finished, quest)
    hero.level = min(HIGHEST, hero.level + 1)
    events = told("finish", seat=seat, quest=quest, level=hero.level, n=len(hero.finished))
    if len(hero.finished) >= state.box.to_win:
        return events + end_game(state, seat, "quests")
    if seat == state.active:
        push(state, EndTurn())
    reward = state.box.quests[quest].reward
    if reward:
        push(state, Run(reward, Ctx(seat, quest)))
    return events


def replace_quest(state: DungeonsState, seat: int, quest: str) -> list[Event]:
    """The old quest goes under its deck, its progress lost, then another is drawn (ruling 1)."""
    hero = state.heroes[seat]
    hero.tasks = tuple(task for task in hero.tasks if task.quest != quest)
    pile = pile_of(state, seat)
    pile.quests_under = (*pile.quests_under, quest)
    push(state, Deal(seat, "quest"))
    return told("abandon", seat=seat, quest=quest)
