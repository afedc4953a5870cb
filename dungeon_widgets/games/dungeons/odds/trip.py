"""A turn of one hero played out in thought: doors, pits, locks tried again, portals, the Glory of new spaces, and what
lies open before the hero to prepare a roll, to throw again or to prevent a wound. What it is for, a subclass says.

Chosen anew after every roll, exact. Nobody else plays a card, and the hero plays none from the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Generic, Protocol, TypeVar

from ..rules.board.destinations import destinations
from ..rules.board.doors import code_of, door_of, ignores
from ..rules.board.layout import OPEN, Exit
from ..rules.board.seating import space_of
from ..rules.cards.attributes import roll_parts
from ..rules.cards.plays import sources
from ..rules.chapters.quests import entered, open_steps
from ..rules.frames import Ctx, Fight, Trial
from ..rules.printed import Ability, Effect, Map
from ..rules.records import Door
from ..rules.state import DungeonsState
from .dice import threat_odds
from .helps import Help, lives, preparations, rethrows, shields
from .journey_rooms import healers, kind_of, room_fights, whole_life
from .journey_state import JourneyState, leads_on
from .rolls import door_roll, pit_roll


class Worth(Protocol):
    """What a turn may be worth: the more the better."""

    def __lt__(self, other: Any, /) -> bool: ...


V = TypeVar("V", bound=Worth)


class Trip(Generic[V]):
    """The turn of one hero, from where they stand now; the `quest` it is for is carried on by whoever plays it."""

    def __init__(self, state: DungeonsState, seat: int, quest: str = "") -> None:
        self.state, self.seat = state, seat
        hero = state.heroes[seat]
        self.others = [task for task in hero.tasks if task.quest != quest]
        self.twins: dict[int, DungeonsState] = {}
        self.found: dict[JourneyState, V] = {}
        door, pit = door_roll(seat, 0), pit_roll(seat, 0)
        brawls = [one for card in state.layout.cards for one in room_fights(state, seat, card.abilities)]
        frames: list[Trial | Fight] = [door, pit, *self.entry_tests(), *(frame for _, frame, _ in brawls)]
        attacks = {"", *(frame.attack for _, frame, _ in brawls)}
        kept = {attack: shields(state, seat, attack) for attack in attacks}
        again = {kind(frame): rethrows(state, seat, frame) for frame in frames}
        ready = {kind(frame): preparations(state, seat, frame) for frame in frames}
        # Each help once, whatever rolls it is good for, and what it is good for.
        self.again = list({help.key: help for helps in again.values() for help in helps}.values())
        self.ready = list({help.key: help for helps in ready.values() for help in helps}.values())
        self.shields = list({help.key: help for helps in kept.values() for help in helps}.values())
        self.keeps_off = {attack: {help.key for help in helps} for attack, helps in kept.items()}
        self.healers, self.whole_life = healers(state, seat), whole_life(state, seat)
        self.spare = lives(state, seat) - hero.life
        self.throws_again = {roll: {help.key for help in helps} for roll, helps in again.items()}
        self.bonus = {roll: {help.key: help.n for help in helps} for roll, helps in ready.items()}
        self.scrolls = [one for one in sources(state, seat) if one.item and leads_on(state, one.ability)]
        at = state.layout.at
        self.start = JourneyState(
            at=space_of(state, seat),
            points=state.points,
            glory=hero.glory,
            life=lives(state, seat),
            done=(),
            others=tuple(task.done for task in self.others),
            tried=False,
            opened=frozenset(state.opened),
            pits=frozenset(at[cell] for cell in state.pits if cell in at),
            visited=frozenset(at[cell] for cell in state.visited if cell in at),
            spent=(0,) * (len(self.again) + len(self.ready) + len(self.shields)),
            gates=frozenset(),
        )

    def chance(self) -> V:
        """The chance of what it is for."""
        return self.value(self.start)

    # -- what it is for ----------------------------------------------------------------------------------

    def mixed(self, p: Fraction, good: V, bad: V) -> V:
        """What a roll is worth that succeeds with the chance p."""
        raise NotImplementedError

    def over(self, journey: JourneyState) -> V:
        """What it is worth if the turn ends here."""
        raise NotImplementedError

    def choices(self, journey: JourneyState) -> Iterator[V]:
        """The chance after each thing the hero may do."""
        raise NotImplementedError

    def hopeful(self, journey: JourneyState) -> bool:
        """Whether it is worth looking further."""
        return True

    def arrived(self, journey: JourneyState, *, ended: bool) -> V:
        """In a space, all it does done; `ended` if a quest was finished there that ends the turn."""
        raise NotImplementedError

    # -- what may be done --------------------------------------------------------------------------------

    def value(self, journey: JourneyState) -> V:
        """The best that can be done from here."""
        known = self.found.get(journey)
        if known is None:
            nothing = self.over(journey)
            known = max(self.choices(journey), default=nothing) if self.hopeful(journey) else nothing
            self.found[journey] = known
        return known

    def through(self, journey: JourneyState, exit: Exit) -> V:
        """To the next space, by its door."""
        door = door_of(self.state, journey.at, exit)
        code = code_of(self.state, self.seat, journey.at, exit)
        if code == OPEN or door in journey.opened:
            return self.enter(journey._replace(points=journey.points - 1), exit.to)
        return self.try_door(journey, door, code, exit.to)

    # -- doors, pits, entering ---------------------------------------------------------------------------

    def try_door(self, journey: JourneyState, door: Door, code: str, to: int) -> V:
        """A locked or trapped door: tried, and tried again by choosing so."""
        opened = journey._replace(opened=journey.opened | {door})

        def passed(now: JourneyState) -> V:
            return self.enter(now._replace(opened=opened.opened, points=now.points - 1), to)

        def failed(now: JourneyState) -> V:
            if code[0] == "T":
                return self.wounded(now._replace(opened=opened.opened))
            return self.value(now._replace(points=now.points - 1))

        return self.roll(journey, door_roll(self.seat, int(code[1:])), passed, failed)

    def enter(self, journey: JourneyState, to: int) -> V:
        """A space entered: what it pays, its pit or its other effect, then the steps that are done by entering."""
        card = self.card(to)
        paid = card.glory if to not in journey.visited else 0
        there = journey._replace(at=to, glory=journey.glory + paid, visited=journey.visited | {to})
        pit = 0 if to in journey.pits or ignores(self.state, self.seat, "pit") else card.pit
        if not pit:
            return self.effects_of(there, self.state.box.lists.get(card.enter, ()))
        met = there._replace(pits=there.pits | {to})
        return self.roll(met, pit_roll(self.seat, pit), self.arrive, self.fallen)

    def fallen(self, journey: JourneyState) -> V:
        """In a pit: a wound, and the turn ends; what keeps wounds off may still be used."""
        kept = any(
            journey.spent[i] < help.times and journey.glory >= help.glory and help.key in self.keeps_off[""]
            for i, help in self.with_shields()
        )
        return self.over(journey if kept else journey._replace(life=journey.life - 1))

    def wounded(self, journey: JourneyState, attack: str = "", n: int = 1) -> V:
        """Wounds suffered, or kept off one by one by what lies open, whichever is better."""
        if n == 0:
            return self.value(journey)
        hurt = journey._replace(life=journey.life - n)
        best = self.value(hurt) if hurt.life > 0 else self.over(hurt)
        for i, help in self.with_shields():
            fits = help.key in self.keeps_off[attack]
            if fits and journey.spent[i] < help.times and journey.glory >= help.glory:
                best = max(best, self.wounded(self.spend(journey, i, help), attack, n - 1))
        return best

    def with_shields(self) -> Iterator[tuple[int, Help]]:
        """What keeps wounds off, each with its place in what is spent."""
        return enumerate(self.shields, len(self.again) + len(self.ready))

    def effects_of(self, journey: JourneyState, effects: Sequence[Effect]) -> V:
        """What entering does, one after the other: Glory, or a test for it, with all that helps a roll."""
        if not effects:
            return self.arrive(journey)
        effect, rest = effects[0], effects[1:]
        if effect.op == "glory" and effect.who == "self":
            return self.effects_of(self.richer(journey, effect.n), rest)
        if effect.op == "test" and effect.stat != "pit":
            return self.roll(
                journey,
                self.test(effect),
                lambda now: self.effects_of(self.richer(now, self.gain(effect.passed)), rest),
                lambda now: self.effects_of(self.richer(now, self.gain(effect.failed)), rest),
            )
        return self.effects_of(journey, rest)

    def entry_tests(self) -> list[Trial]:
        """The tests that entering some space of this dungeon asks for."""
        return [
            self.test(effect)
            for card in self.state.layout.cards
            for effect in self.state.box.lists.get(card.enter, ())
            if effect.op == "test" and effect.stat != "pit"
        ]

    def test(self, effect: Effect) -> Trial:
        return Trial(self.seat, "test", effect.stat, effect.threat, Ctx(self.seat, ""))

    def gain(self, key: str) -> int:
        effects = self.state.box.lists.get(key, ())
        return sum(
            effect.n for effect in effects if effect.op == "glory" and effect.who in ("self", "tested")
        )

    def richer(self, journey: JourneyState, glory: int) -> JourneyState:
        return journey._replace(glory=max(0, journey.glory + glory))

    def arrive(self, journey: JourneyState) -> V:
        """The steps of other quests that entering this room does; the last one of a quest ends the turn."""
        room = self.card(journey.at).id
        others = list(journey.others)
        for i, task in enumerate(self.others):
            now = task._replace(done=journey.others[i])
            if entered(self.state, now, room):
                at = next(at for at, step in open_steps(self.state, now) if step.room == room)
                others[i] = tuple(sorted((*now.done, at)))
        ended = any(
            len(new) == len(self.state.box.quests[task.quest].steps)
            for new, task in zip(others, self.others, strict=True)
        )
        return self.arrived(journey._replace(others=tuple(others)), ended=ended)

    # -- rolls -------------------------------------------------------------------------------------------

    def roll(
        self,
        journey: JourneyState,
        frame: Trial,
        passed: Callable[[JourneyState], V],
        failed: Callable[[JourneyState], V],
        now: int = 0,
    ) -> V:
        """A door or a pit: prepared or not, a failed die thrown again or not, whatever is best.

        `now` is what was prepared for this roll alone.
        """
        best = self.rolled(journey, frame, passed, failed, now)
        for i, help in enumerate(self.ready, len(self.again)):
            fits = help.key in self.bonus[kind(frame)]
            if fits and journey.spent[i] < help.times and journey.glory >= help.glory:
                more = 0 if help.lasting else self.adds(help, frame)
                best = max(best, self.roll(self.spend(journey, i, help), frame, passed, failed, now + more))
        return best

    def rolled(
        self,
        journey: JourneyState,
        frame: Trial,
        passed: Callable[[JourneyState], V],
        failed: Callable[[JourneyState], V],
        now: int,
    ) -> V:
        lasting = sum(
            journey.spent[i] * self.adds(help, frame)
            for i, help in enumerate(self.ready, len(self.again))
            if help.lasting
        )
        p = threat_odds(self.total(self.twin(journey.at), frame, lasting + now), frame.threat)
        if p == 1:
            return passed(journey)
        lost = failed(journey)
        for i, help in enumerate(self.again):
            fits = help.key in self.throws_again[kind(frame)]
            if p and fits and journey.spent[i] < help.times and journey.glory >= help.glory:
                again = self.spend(journey, i, help)
                lost = max(lost, self.mixed(p, passed(again), failed(again)))
        return self.mixed(p, passed(journey), lost) if p else lost

    def adds(self, help: Help, frame: Trial) -> int:
        """What a preparation adds to a roll of this kind."""
        return self.bonus[kind(frame)].get(help.key, 0)

    def total(self, twin: DungeonsState, frame: Trial, added: int) -> int:
        return max(0, sum(part.n for part in roll_parts(twin, frame, self.seat)) + added)

    def spend(self, journey: JourneyState, i: int, help: Help) -> JourneyState:
        spent = tuple(n + (j == i) for j, n in enumerate(journey.spent))
        return journey._replace(spent=spent, glory=journey.glory - help.glory)

    # -- portals -----------------------------------------------------------------------------------------

    def gates(self, journey: JourneyState) -> list[Ability]:
        """The portals that lie open here and can be paid for."""
        here = [one for one in self.card(journey.at).abilities if leads_on(self.state, one)]
        return [
            one
            for one in (*here, *(scroll.ability for scroll in self.scrolls))
            if one.key not in journey.gates
            and one.key not in self.state.heroes[self.seat].used
            and journey.glory >= one.cost.glory
            and journey.points >= one.cost.mp
        ]

    def through_gate(self, journey: JourneyState, ability: Ability) -> V:
        (effect,) = self.state.box.lists[ability.do]
        through = journey._replace(
            glory=journey.glory - ability.cost.glory,
            points=journey.points - ability.cost.mp,
            gates=journey.gates | {ability.key},
        )
        cells = destinations(self.twin(journey.at), self.seat, effect.to)
        return max(
            (self.enter(through, self.state.layout.at[cell]) for cell in cells), default=self.over(journey)
        )

    # -- the dungeon -------------------------------------------------------------------------------------

    def card(self, space: int) -> Map:
        return self.state.layout.cards[space]

    def twin(self, space: int) -> DungeonsState:
        """The position with the hero in that space: what lasts there touches their scores."""
        if space not in self.twins:
            self.twins[space] = self.state.clone()
            self.twins[space].heroes[self.seat].cell = self.state.layout.cells[space]
        return self.twins[space]


def kind(frame: Trial | Fight) -> tuple[str, str]:
    """What decides which helps fit a roll."""
    return (frame.what, frame.stat) if isinstance(frame, Trial) else kind_of(frame)
