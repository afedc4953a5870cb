"""The panels of a throw that is ahead: at once by the shipped laws, then by the hand that throws."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from .....engine.advice import Panel, row
from .....engine.state import Action
from ...rules.content import load_content
from ...rules.printed import WHITE
from ...rules.throw.action import LaunchAction
from ...rules.throw.hand import HUMAN, Spread, spread_of
from ...rules.throw.manner import Manner, combine
from ...rules.throw.plans import planned_launch
from ...sight.view import FighterView
from ...text import LANGUAGES, names
from ..aim import aim_maps
from ..blows import due_in, target_of
from ..dice import Assignment, assignments
from ..forecast import Forecast, Laws
from ..law import SectionLaw, section_law, simulated_laws
from ..own_hand import ENOUGH, Bound, OwnHand, hand_of, own_launch, own_spread, seats_of, sent_by
from .choices import advice, choices
from .figures import intervals, parts, question, scatter, with_map
from .numbers import Given, law_hit, mean_damage, one_digit, source

OWN_THROWS = 60_000
"""Throws behind the law of a person's own hand."""
BOUND_THROWS = 20_000
"""Throws behind each end of what is known of it."""


class Hand(NamedTuple):
    """Whose odds they are: the launch that is meant, how it spreads, and how we know."""

    launch: LaunchAction
    spread: Spread
    own: OwnHand | None
    skill: str


def throwing_panels(
    view: FighterView, legal: list[Action], players: Sequence[str], lang: str
) -> Iterator[Panel]:
    """Better and better panels of the throw that is due."""
    seat = view["throw"]["seat"] if view["throw"] else view["active"]
    manner = manner_due(view)
    hand = _hand(view, players, seat, manner)
    law, base = section_law(manner.throws, hand.skill), combine(due_in(view))
    panel = _panel(view, legal, players, lang, seat, law, hand)
    yield panel
    if hand.own is not None:
        bounds = yield from _bounds(panel, hand.own, hand.launch, manner)
        later = None
        if base != manner:
            later = yield from _own_law(panel, hand.own, own_launch(sent_by(view, players, seat), base), base)
        for better in simulated_laws(hand.launch, manner, hand.spread, OWN_THROWS):
            panel = _panel(view, legal, players, lang, seat, better, hand, bounds, later or better)
            yield panel
    if view["phase"] == "launch" and view["seat"] == seat:
        for found in aim_maps(hand.launch, manner, hand.spread):
            yield with_map(panel, found, lang)


def manner_due(view: FighterView) -> Manner:
    """The throws due: with the weapons chosen, where they are."""
    throw = view["throw"]
    if throw is not None and throw["launch"] is not None:
        return combine(throw["launch"]["throws"])
    return combine(due_in(view))


def _hand(view: FighterView, players: Sequence[str], seat: int, manner: Manner) -> Hand:
    """A bot's own hand; a person's from twenty throws on, and an average one before."""
    skill = view["heroes"][seat]["skill"]
    if skill != HUMAN:
        return Hand(planned_launch(manner, skill), spread_of(skill, manner), None, skill)
    sent = sent_by(view, players, seat)
    own = hand_of(sent) if len(sent) >= ENOUGH else None
    if own is None:
        return Hand(planned_launch(manner, HUMAN), spread_of("average", manner), None, HUMAN)
    return Hand(own_launch(sent, manner), own_spread(own, manner), own, HUMAN)


def _own_law(
    panel: Panel, own: OwnHand, launch: LaunchAction, manner: Manner
) -> Generator[Panel, None, SectionLaw | None]:
    """The law of a person's own hand in another manner: later throws are made without the weapons of this one.

    The panel stands as it is while this is found out, a slice at a time.
    """
    law = None
    for better in simulated_laws(launch, manner, own_spread(own, manner), BOUND_THROWS, start=OWN_THROWS):
        law = better
        yield panel
    return law


def _panel(
    view: FighterView,
    legal: list[Action],
    players: Sequence[str],
    lang: str,
    seat: int,
    law: SectionLaw,
    hand: Hand,
    bounds: tuple[float, float] | None = None,
    later: SectionLaw | None = None,
) -> Panel:
    """The panel of a throw with this law; `later` is that of the same hand without weapons, if it is its own."""
    odds = LANGUAGES[lang].odds
    foe = view["foe"]
    assert foe is not None
    name, hero = names.foe(foe["id"], lang), names.first_name(view["heroes"][seat]["id"], lang)
    target = target_of(foe)
    laws: Laws = dict.fromkeys(seats_of(view, players, seat), later) if later else {}
    in_hand = view["throw"] is not None and view["throw"]["rest"] is None
    now = law if in_hand else None
    shared = assignments(view, laws, now)
    fight, label = _fight(view, laws, now, shared, lang)
    rows = [
        row(label, fight, word=odds["dead"]),
        row(odds["this_hits"], law_hit(law, target), word=odds["hits"]),
    ]
    rows += choices(view, legal, laws, shared, hand.own, fight, lang)
    damage = mean_damage(law, target, _bonus(view))
    said: Panel = {
        "title": odds["title"].format(hero=hero, of_hero=names.of(hero, lang)),
        "question": question(label, foe["id"], lang),
        "source": source(law, lang),
        "rows": rows,
        "parts": parts(law, target, lang),
        "lead": _lead(damage[0], name, foe["health"], hand, lang) + advice(view, legal, laws, shared, lang),
        "how": odds["how"],
        "beliefs": False,
        "intervals": intervals(law, damage, hand.own, bounds, lang),
    }
    if (drawn := scatter(view, players, seat, lang)) is not None:
        said["scatter"] = drawn
    return said


def _bonus(view: FighterView) -> int:
    """What the weapons declared add to a hit."""
    throw = view["throw"]
    items = [load_content().items[weapon] for weapon in (throw["weapons"] if throw else [])]
    return sum(effect.n for item in items for effect in item.effects if effect.op == "add_damage")


def _fight(
    view: FighterView, own: Laws, now: SectionLaw | None, shared: list[Assignment], lang: str
) -> tuple[Given, str]:
    """The chance that the monster is beaten with the dice left, shared among the heroes as well as can be."""
    odds = LANGUAGES[lang].odds
    foe = view["foe"]
    assert foe is not None
    best = shared[0]
    dice = [die for _, die in best.throws] or [WHITE]
    forecast = Forecast(view, own, now)
    label = odds["white" if not best.throws else "in_one" if len(dice) == 1 else "in_n"]
    sizes = [law.n for law in (*forecast.later, *([now] if now else []))]
    given = Given(min(1.0, forecast.chance(dice)), min(sizes), forecast.error(dice))
    return given, label.format(n=len(dice))


def _lead(mean: float, foe: str, health: int, hand: Hand, lang: str) -> list[str]:
    """The sentence above the rows: mean damage against what is left; and whose hand it is."""
    odds = LANGUAGES[lang].odds
    lead = odds["lead"].format(mean=one_digit(mean, lang), foe=foe, health=health).split("*")
    if hand.skill == HUMAN:
        lead[-1] += " " + (odds["own"].format(n=hand.own.n) if hand.own else odds["not_yet"].format(n=ENOUGH))
    return lead


def _bounds(
    panel: Panel, own: OwnHand, launch: LaunchAction, manner: Manner
) -> Generator[Panel, None, tuple[float, float]]:
    """How often a hand hits that scatters as much, or as little, as this one may: what is known of it is not sure.

    The panel stands as it is while this is found out, a slice at a time.
    """
    ends: tuple[Bound, Bound] = ("high", "low")
    hits = []
    for end in ends:
        hit = 0.0
        for law in simulated_laws(launch, manner, own_spread(own, manner, end), BOUND_THROWS):
            hit = law.hit
            yield panel
        hits.append(hit)
    return min(hits), max(hits)
