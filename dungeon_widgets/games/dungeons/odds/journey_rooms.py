"""What a journey may do in a room beside its quest: heal, and fight a round with the monster that lives there."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from ..rules.board.seating import hero_card
from ..rules.cards.attributes import bonus, foe_parts, roll_parts, total
from ..rules.cards.plays import OWN_WINDOWS, sources
from ..rules.frames import Fight
from ..rules.printed import Ability, Effect, strongest
from .dice import FACES
from .helps import Help

if TYPE_CHECKING:
    from ..rules.state import DungeonsState
    from .journey import Journey
    from .journey_state import JourneyState


def healing(state: DungeonsState, ability: Ability) -> int:
    """How much Life an ability of the Movement phase gives back, if it does nothing else and uses nothing up."""
    effects = state.box.lists.get(ability.do, ())
    alone = all(one.op == "recover" and one.who == "self" for one in effects)
    if ability.when not in OWN_WINDOWS["move"] or ability.cost.use or not alone:
        return 0
    return sum(one.n for one in effects)


def healers(state: DungeonsState, seat: int) -> list[Ability]:
    """What heals wherever the hero is: their power and their cards in play; not what a space offers."""
    here = {id(one) for card in state.layout.cards for one in card.abilities}
    found = (one.ability for one in sources(state, seat))
    return [one for one in found if id(one) not in here and healing(state, one)]


def room_fights(
    state: DungeonsState, seat: int, abilities: tuple[Ability, ...]
) -> list[tuple[Ability, Fight, Effect]]:
    """The rounds a room offers, each with the effect it stands in."""
    return [
        (one, Fight("room", seat, f"{one.do}/{i}", attack=strongest(effect.foe.attack)), effect)
        for one in abilities
        if one.when in OWN_WINDOWS["move"]
        for i, effect in enumerate(state.box.lists.get(one.do, ()))
        if effect.op == "fight" and effect.foe is not None
    ]


def in_room(trip: Journey, journey: JourneyState) -> Iterator[Fraction]:
    """The chance after each of these choices."""
    card = trip.card(journey.at)
    for ability in (*trip.healers, *card.abilities):
        n = healing(trip.state, ability)
        if n and usable(trip, journey, ability) and journey.life - trip.spare < trip.whole_life:
            yield trip.value(healed(trip, paid(journey, ability), n))
    for ability, frame, effect in room_fights(trip.state, trip.seat, card.abilities):
        if usable(trip, journey, ability):
            yield fought(trip, paid(journey, ability), frame, effect)


def usable(trip: Journey, journey: JourneyState, ability: Ability) -> bool:
    """Whether it can be paid and has not been used this turn, where it works once."""
    used = ability.key in journey.gates or ability.key in trip.state.heroes[trip.seat].used
    return (
        not (ability.once and used)
        and journey.glory >= ability.cost.glory
        and journey.points >= ability.cost.mp
    )


def paid(journey: JourneyState, ability: Ability) -> JourneyState:
    return journey._replace(
        glory=journey.glory - ability.cost.glory,
        points=journey.points - ability.cost.mp,
        gates=journey.gates | {ability.key} if ability.once else journey.gates,
    )


def healed(trip: Journey, journey: JourneyState, n: int) -> JourneyState:
    """Never above the printed Life; what lies open to heal later comes on top."""
    return journey._replace(life=min(journey.life + n, max(journey.life, trip.whole_life + trip.spare)))


def whole_life(state: DungeonsState, seat: int) -> int:
    """The printed Life of the hero."""
    return hero_card(state, seat).life


# -- a round with a room's monster --------------------------------------------------------------------


def fought(trip: Journey, journey: JourneyState, frame: Fight, effect: Effect, now: int = 0) -> Fraction:
    """The round, prepared or not, whichever is better; `now` is what was prepared for it alone."""
    best = thrown(trip, journey, frame, effect, now)
    for i, help in enumerate(trip.ready, len(trip.again)):
        added = trip.bonus[kind_of(frame)].get(help.key)
        if added is not None and journey.spent[i] < help.times and journey.glory >= help.glory:
            more = 0 if help.lasting else added
            best = max(best, fought(trip, trip.spend(journey, i, help), frame, effect, now + more))
    return best


def thrown(trip: Journey, journey: JourneyState, frame: Fight, effect: Effect, now: int) -> Fraction:
    """All 36 throws; the own die is thrown again, once, where that is better than leaving it."""
    lead = lead_of(trip, journey, frame, now)
    stands = ends(trip, journey, frame, effect)
    again = [
        ends(trip, trip.spend(journey, i, help), frame, effect)
        for i, help in rethrowing(trip, journey, frame)
    ]
    found = Fraction(0)
    for foe in FACES:
        anew = [
            sum((end[sign(die + lead - foe)] for die in FACES), Fraction(0)) / len(FACES) for end in again
        ]
        found += sum((max([stands[sign(die + lead - foe)], *anew]) for die in FACES), Fraction(0))
    return found / len(FACES) ** 2


def rethrowing(trip: Journey, journey: JourneyState, frame: Fight) -> Iterator[tuple[int, Help]]:
    for i, help in enumerate(trip.again):
        fits = help.key in trip.throws_again[kind_of(frame)]
        if fits and journey.spent[i] < help.times and journey.glory >= help.glory:
            yield i, help


def lead_of(trip: Journey, journey: JourneyState, frame: Fight, now: int) -> int:
    """How much higher the hero's score is than the monster's."""
    twin = trip.twin(journey.at)
    lasting = sum(
        journey.spent[i] * trip.bonus[kind_of(frame)].get(help.key, 0)
        for i, help in enumerate(trip.ready, len(trip.again))
        if help.lasting
    )
    mine = sum(part.n for part in roll_parts(twin, frame, trip.seat)) + lasting + now
    return max(0, mine) - total(foe_parts(twin, frame))


def kind_of(frame: Fight) -> tuple[str, str]:
    """What decides which helps fit this round."""
    return "fight", frame.foe


def sign(n: int) -> int:
    return (n > 0) - (n < 0)


def ends(trip: Journey, journey: JourneyState, frame: Fight, effect: Effect) -> dict[int, Fraction]:
    """What each result is worth: 1 the hero strikes, 0 a tie, -1 the monster strikes."""
    assert effect.foe is not None
    per_wound = 1 + bonus(trip.twin(journey.at), trip.seat, "glory_per_wound")
    won = trip.richer(journey, per_wound + trip.gain(effect.win))
    lost = trip.richer(journey, trip.gain(effect.lose))
    return {
        1: trophy(trip, won),
        0: trip.value(journey),
        -1: trip.wounded(lost, frame.attack, effect.foe.damage),
    }


def trophy(trip: Journey, journey: JourneyState) -> Fraction:
    """A wound inflicted may be the last that a step of the quest counts."""
    for at, step in trip.open_steps(journey):
        if step.need == "event" and journey.done == trip.task.done and trip.task.marks + 1 >= step.count:
            return trip.carry_on(journey, at)
    return trip.value(journey)
