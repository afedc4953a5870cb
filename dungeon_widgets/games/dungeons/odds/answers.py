"""What an answer in a window does to the roll at hand: its chance with a card played, prepared, or thrown again."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ....engine.state import CHANCE, Action
from ..rules.cards.attributes import foe_parts, roll_parts, total
from ..rules.cards.costs import pay
from ..rules.cards.dice import FOE, HERO
from ..rules.cards.plays import Source, sources
from ..rules.frames import Edge, Fight, Trial
from ..rules.printed import Effect
from ..rules.state import DungeonsState
from .dice import FACES, CombatOdds, combat_odds, result, threat_odds
from .rolls import fight_odds, trial_odds

if TYPE_CHECKING:
    from ..sight.view import DungeonsView

BEFORE = ("encounter", "challenge", "trap")
"""Windows after which the hero may still prepare."""


def may_prepare(view: DungeonsView, seat: int) -> bool:
    """Whether the time to prepare this roll is still to come, or is now."""
    window = view["window"]
    if window is None:
        return view["to_move"] != CHANCE  # the dice are thrown next
    if window["name"] in BEFORE:
        return True
    return window["name"] == "preroll" and seat in (window["seat"], *window["then"])


def fight_at_hand(state: DungeonsState, view: DungeonsView, frame: Fight) -> CombatOdds:
    """The round before its dice: what the own hero has open counts, whichever side they are on."""
    seat = view["seat"]
    if seat == frame.rival and seat is not None:
        mine = fight_odds(state, frame, seat, prepare=may_prepare(view, seat))
        return CombatOdds(mine.loss, mine.tie, mine.win)
    if seat == frame.hero:
        return fight_odds(state, frame, prepare=may_prepare(view, seat))
    return combat_odds(total(roll_parts(state, frame, frame.hero)) - total(foe_parts(state, frame)))


def trial_at_hand(state: DungeonsState, view: DungeonsView, frame: Trial) -> Fraction:
    """The threat roll before its die."""
    if view["seat"] == frame.hero:
        return trial_odds(state, frame, prepare=may_prepare(view, frame.hero))
    return threat_odds(total(roll_parts(state, frame, frame.hero)), frame.threat)


def answer_odds(
    state: DungeonsState, view: DungeonsView, frame: Fight | Trial, action: Action
) -> Fraction | None:
    """The chance that the own side wins the roll if this is answered; None where the answer does not touch it."""
    seat, window = view["seat"], view["window"]
    if seat is None or (window is None and view["asked"] != "die"):
        return None
    rolled = any(frame.dice) if isinstance(frame, Fight) else bool(frame.die)
    if rolled:
        return after_dice(state, frame, seat, action)
    if seat not in (frame.hero, frame.rival if isinstance(frame, Fight) else frame.hero):
        return None
    if action[0] == "pass":
        return chance(state, frame, seat, prepare=window is not None and window["name"] in BEFORE)
    effects = effects_of(state, seat, action)
    lent = [one for one in effects if one.op == "mod" and one.who in ("self", "foe")]
    if not lent:
        return None
    mine = isinstance(frame, Fight) and seat == frame.rival
    edges = tuple(Edge(one.stat, one.n, mine != (one.who == "foe"), one.vs) for one in lent)
    # Before the dice more may follow: what is left to pay for.
    return chance(
        paid(state, seat, action),
        frame._replace(edges=(*frame.edges, *edges)),
        seat,
        prepare=may_prepare(view, seat),
    )


def paid(state: DungeonsState, seat: int, action: Action) -> DungeonsState:
    """The position once the price of an answer is paid."""
    twin = state.clone()
    hero = twin.heroes[seat]
    if action[0] == "play":
        hero.glory -= state.box.adventure[action[1]].cost
        return twin
    source = source_of(state, seat, action)
    if source is not None:
        pay(twin, seat, source.ability.cost, source.card, source.item, *action[3:])
        hero.used = (*hero.used, source.ability.key)
    return twin


def chance(state: DungeonsState, frame: Fight | Trial, seat: int, *, prepare: bool) -> Fraction:
    if isinstance(frame, Fight):
        return fight_odds(state, frame, seat, prepare=prepare).win
    return trial_odds(state, frame, prepare=prepare)


def after_dice(state: DungeonsState, frame: Fight | Trial, seat: int, action: Action) -> Fraction | None:
    """After the dice: what stands if one passes, and what throwing a die again may bring."""
    if action[0] == "pass":
        return thrown(state, frame, seat, None)
    if action[0] == "which":
        return thrown(state, frame, seat, action[1])
    whose = [one.whose for one in effects_of(state, seat, action) if one.op == "reroll"]
    if not whose:
        return None
    again = frame.thrown if isinstance(frame, Fight) else (frame.thrown,)
    owners = (frame.hero, frame.rival) if isinstance(frame, Fight) else (frame.hero,)
    free = [die for die, once in enumerate(again) if not once and (whose[0] == "any" or owners[die] == seat)]
    return max((thrown(state, frame, seat, die) for die in free), default=None)


def thrown(state: DungeonsState, frame: Fight | Trial, seat: int, die: int | None) -> Fraction:
    """The chance that the seat's side has won once this die was thrown again (None: as the dice lie).

    Who has no part in a roll looks at it from the hero's side.
    """
    mine = total(roll_parts(state, frame, frame.hero))
    if isinstance(frame, Trial):
        faces = FACES if die == HERO else [frame.die]
        return Fraction(sum(face + mine >= frame.threat for face in faces), len(faces))
    lead = mine - total(foe_parts(state, frame))
    heros = FACES if die == HERO else [frame.dice[HERO]]
    foes = FACES if die == FOE else [frame.dice[FOE]]
    wins = 2 if seat == frame.rival else 0
    won = sum(result(a + lead, b) == wins for a in heros for b in foes)
    return Fraction(won, len(heros) * len(foes))


def effects_of(state: DungeonsState, seat: int, action: Action) -> tuple[Effect, ...]:
    """What a card played or an ability used would do."""
    if action[0] == "play":
        return state.box.lists.get(state.box.adventure[action[1]].do, ())
    source = source_of(state, seat, action)
    return () if source is None else state.box.lists.get(source.ability.do, ())


def source_of(state: DungeonsState, seat: int, action: Action) -> Source | None:
    """The ability that is used."""
    if action[0] != "use":
        return None
    return next((one for one in sources(state, seat) if (one.card, one.at) == action[1:3]), None)
