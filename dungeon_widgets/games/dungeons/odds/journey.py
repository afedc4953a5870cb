"""The chance to finish a quest this turn, by the best way: what each of its steps asks, healing, the monsters of rooms."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ..rules.printed import Step
from ..rules.state import DungeonsState
from .journey_rooms import in_room
from .journey_state import JourneyState, distances
from .rolls import step_odds
from .trip import Trip

NEVER, SURE = Fraction(0), Fraction(1)


class Journey(Trip[Fraction]):
    """One quest of one hero, from where the hero stands now."""

    def __init__(self, state: DungeonsState, seat: int, quest: str) -> None:
        super().__init__(state, seat, quest)
        self.quest = state.box.quests[quest]
        self.task = next(task for task in state.heroes[seat].tasks if task.quest == quest)
        self.goals: dict[tuple[object, ...], Fraction] = {}
        self.far = {
            step.room: distances(state, step.room) for step in self.quest.steps if step.room is not None
        }
        self.start = self.start._replace(done=self.task.done, tried=self.task.tried == state.turn)

    def mixed(self, p: Fraction, good: Fraction, bad: Fraction) -> Fraction:
        return p * good + (1 - p) * bad

    def over(self, journey: JourneyState) -> Fraction:
        return NEVER

    def choices(self, journey: JourneyState) -> Iterator[Fraction]:
        for at, step in self.open_steps(journey):
            if step.room == self.card(journey.at).id:
                yield self.attempt(journey, at, step)
        for ability in self.gates(journey):
            yield self.through_gate(journey, ability)
        yield from in_room(self, journey)
        if journey.points < 1:
            return
        for exit in self.state.layout.exits[journey.at]:
            yield self.through(journey, exit)

    def hopeful(self, journey: JourneyState) -> bool:
        """Whether the points could reach the room of the next step at all; a scroll may reach anything."""
        if self.scrolls:
            return True
        steps = self.open_steps(journey)
        if any(step.need == "event" for _, step in steps):
            return True  # wounds are counted wherever they are dealt
        rooms = [step.room for _, step in steps if step.room is not None]
        return bool(rooms) and min(self.far[room].get(journey.at, 99) for room in rooms) <= journey.points

    def arrived(self, journey: JourneyState, *, ended: bool) -> Fraction:
        """The steps that entering this room does. The last one finishes the quest; another quest's ends the turn."""
        room = self.card(journey.at).id
        steps = [at for at, step in self.open_steps(journey) if step.need == "enter" and step.room == room]
        done = tuple(sorted((*journey.done, *steps[:1])))
        if len(done) == len(self.quest.steps):
            return SURE
        return NEVER if ended else self.value(journey._replace(done=done))

    # -- the quest ---------------------------------------------------------------------------------------

    def open_steps(self, journey: JourneyState) -> list[tuple[int, Step]]:
        left = [(i, step) for i, step in enumerate(self.quest.steps) if i not in journey.done]
        return left if self.quest.any_order else left[:1]

    def carry_on(self, journey: JourneyState, at: int) -> Fraction:
        done = tuple(sorted((*journey.done, at)))
        return SURE if len(done) == len(self.quest.steps) else self.value(journey._replace(done=done))

    def attempt(self, journey: JourneyState, at: int, step: Step) -> Fraction:
        """A test, a fight or a price, in its room."""
        if step.need == "pay":
            hero = self.state.heroes[self.seat]
            able = (
                journey.glory >= step.cost.glory
                and journey.life > step.cost.life
                and len(hero.treasures) >= step.cost.discard_treasure
            )
            paid = journey._replace(glory=journey.glory - step.cost.glory, life=journey.life - step.cost.life)
            return self.carry_on(paid, at) if able else NEVER
        if journey.tried or step.need not in ("test", "fight"):
            return NEVER
        marks = self.task.marks if journey.done == self.task.done else 0
        if step.foe is not None and step.foe.life - marks > 1:
            return NEVER  # one wound a turn does not defeat it
        chance = self.goal(journey, at, step)
        return chance * self.carry_on(journey._replace(tried=True), at) if chance else NEVER

    def goal(self, journey: JourneyState, at: int, step: Step) -> Fraction:
        """The chance of the roll a step asks for, with what the way has left of helps and Glory."""
        key = (journey.at, at, journey.glory, journey.spent)
        if key not in self.goals:
            twin = self.twin(journey.at).clone()
            hero = twin.heroes[self.seat]
            for help, n in zip((*self.again, *self.ready, *self.shields), journey.spent, strict=True):
                hero.used = (*hero.used, *(help.key,) * n)
                card = help.key.split("/", 1)[0]
                hero.treasures = tuple(
                    item._replace(uses=item.uses - n * help.uses) if item.card == card else item
                    for item in hero.treasures
                )
            self.goals[key] = step_odds(twin, self.seat, self.quest.id, at, step, journey.glory) or NEVER
        return self.goals[key]


def quest_odds(state: DungeonsState, seat: int, quest: str) -> Fraction:
    """The chance to finish a quest this turn by the best way."""
    return Journey(state, seat, quest).chance()
