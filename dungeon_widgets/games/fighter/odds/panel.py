"""The odds before each throw, from a seat's view: where the die ends, what it does, and whether the fight is won.

The first panel is there at once, from the laws shipped with the game; a hand of one's own and the map of where to aim
are simulated in slices. What follows from a law is exact given it, and carries the law's error.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

from ....engine.advice import Axis, Grid, Interval, OddsPart, OddsRow, Panel, Point, row
from ....engine.state import Action
from ..rules.cards import WHITE
from ..rules.content import load_content
from ..rules.throw.action import LaunchAction
from ..rules.throw.hand import HUMAN, Spread, spread_of
from ..rules.throw.manner import Manner, combine
from ..rules.throw.plans import planned_launch
from ..sight.view import FighterView
from ..text import LANGUAGES, names
from .aim import REACH, AimMap, aim_maps
from .blows import due_in, hero_blow, target_of
from .chain import error_of, kill_chances
from .dice import Laws, assignments, exchange, throwers
from .law import SectionLaw, section_law, simulated_laws, slice_size
from .own import ENOUGH, Bound, OwnHand, hand_of, own_launch, own_spread, seats_of, sent_by

THROWING = ("die", "weapons", "free", "aimed", "launch")
SECTIONS = (1, 2, 3, 4, 5, 6, 10)
OWN_THROWS = 60_000
"""Throws behind the law of a person's own hand."""
SHOWN = 200
Z95 = 1.959963984540054


class Given(NamedTuple):
    """A number worked out exactly from a simulated law: its error is the law's."""

    p: float
    n: int
    error: float

    def interval(self) -> tuple[float, float]:
        return max(0.0, self.p - Z95 * self.error), min(1.0, self.p + Z95 * self.error)


class Hand(NamedTuple):
    """Whose odds they are: the launch that is meant, how it spreads, and how we know."""

    launch: LaunchAction
    spread: Spread
    own: OwnHand | None
    skill: str


def panels(
    view: FighterView, legal: list[Action], players: Sequence[str], lang: str
) -> Iterator[Panel] | None:
    """Better and better panels while a throw is ahead; rooms are compared by how hard they are to hit in."""
    if view["phase"] == "room" and view["seat"] == view["to_move"]:
        return iter([_rooms(view, legal, lang)])
    if view["phase"] not in THROWING or view["foe"] is None:
        return None
    return _throwing(view, legal, players, lang)


def _throwing(view: FighterView, legal: list[Action], players: Sequence[str], lang: str) -> Iterator[Panel]:
    seat = view["throw"]["seat"] if view["throw"] else view["active"]
    manner = _manner(view)
    hand = _hand(view, players, seat, manner)
    law = section_law(manner.throws, hand.skill)
    panel = _panel(view, legal, players, lang, seat, law, hand)
    yield panel
    if hand.own is not None:
        bounds = _bounds(hand.own, hand.launch, manner)
        for better in simulated_laws(hand.launch, manner, hand.spread, OWN_THROWS):
            panel = _panel(view, legal, players, lang, seat, better, hand, bounds)
            yield panel
    if view["phase"] == "launch" and view["seat"] == seat:
        for found in aim_maps(hand.launch, manner, hand.spread):
            yield _with_map(panel, found, lang)


def _manner(view: FighterView) -> Manner:
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


def _panel(
    view: FighterView,
    legal: list[Action],
    players: Sequence[str],
    lang: str,
    seat: int,
    law: SectionLaw,
    hand: Hand,
    bounds: tuple[float, float] | None = None,
) -> Panel:
    odds = LANGUAGES[lang].odds
    foe = view["foe"]
    assert foe is not None
    name, hero = names.foe(foe["id"], lang), names.hero(view["heroes"][seat]["id"], lang)
    own = seats_of(view, players, seat) if hand.own else {seat}
    fight, label = _fight(view, own, law, lang)
    rows = [row(label, fight, word=odds["dead"]), row(odds["this_hits"], law_hit(law), word=odds["hits"])]
    laws = dict.fromkeys(own, law)
    rows += _choices(view, legal, seat, laws, hand, fight.error, lang)
    said: Panel = {
        "title": odds["title"].format(hero=hero, of_hero=names.of(hero, lang)),
        "question": odds["question"].format(label=label),
        "source": source(law, lang),
        "rows": rows,
        "parts": parts(law, lang),
        "lead": _lead(law, name, foe["health"], hand, lang) + _advice(view, legal, laws, lang),
        "how": odds["how"],
        "beliefs": False,
        "intervals": _intervals(law, hand, bounds, lang),
    }
    points = _scatter(view, players, seat)
    if points:
        across, along = _axes(300.0, lang)
        said["scatter"] = {"label": odds["scatter"], "x": across, "y": along, "points": points}
    return said


def law_hit(law: SectionLaw) -> Given:
    """The chance to hit with its error; a law by the product rule has none."""
    error = error_of(law, lambda moved: moved.hit)
    return Given(min(1.0, law.hit), law.n, error)


def parts(law: SectionLaw, lang: str) -> list[OddsPart]:
    """Where the throw ends: a miss, then the sections."""
    hit = [law.p.get(section, 0.0) for section in SECTIONS]
    odds = LANGUAGES[lang].odds
    found: list[OddsPart] = [
        {"label": odds["miss"], "detail": "", "tone": "bad", "p": 1.0 - sum(hit), "fraction": ""}
    ]
    for section, p in zip(SECTIONS, hit, strict=True):
        found.append({"label": str(section), "detail": "", "tone": "plain", "p": p, "fraction": ""})
    return found


def source(law: SectionLaw, lang: str) -> str:
    """How the law was found, with its error in points."""
    odds = LANGUAGES[lang].odds
    if not law.n:
        return odds["product_rule"]
    points = 100 * law_hit(law).error
    return odds["simulated"].format(
        n=_number(law.n, lang), points=f"{points:.2f}".replace(".", odds["point"])
    )


def _number(n: int, lang: str) -> str:
    return f"{n:,}".replace(",", LANGUAGES[lang].odds["thousands"])


def _one_digit(number: float, lang: str) -> str:
    return f"{number:.1f}".replace(".", LANGUAGES[lang].odds["point"])


def _fight(view: FighterView, own: Container[int], law: SectionLaw, lang: str) -> tuple[Given, str]:
    """The chance that the monster is beaten with the dice left, shared among the heroes as well as can be."""
    odds = LANGUAGES[lang].odds
    foe = view["foe"]
    assert foe is not None
    name = names.foe(foe["id"], lang)
    best = assignments(view)[0]
    order = best.throws or ((throwers(view, 1)[0], WHITE),)
    held = view["throw"]["weapons"] if view["throw"] and view["throw"]["rest"] is None else []

    def chance(moved: SectionLaw) -> float:
        blows = []
        for i, (thrower, die) in enumerate(order):
            known = moved if thrower in own else None
            blows.append(hero_blow(view, thrower, die, tuple(held) if i == 0 else (), known))
        target = target_of(foe)
        return kill_chances(target.health, blows, start=target.start, leech=target.leech)[-1]

    label = odds["white" if not best.throws else "in_one" if len(order) == 1 else "in_n"]
    return Given(min(1.0, chance(law)), law.n, error_of(law, chance)), label.format(foe=name, n=len(order))


def _choices(
    view: FighterView, legal: list[Action], seat: int, laws: Laws, hand: Hand, error: float, lang: str
) -> list[OddsRow]:
    """What each die, weapon or way to go on gives: the chance that the fight is won with it.

    All follow from the same law, so all carry about the error of the fight.
    """
    odds = LANGUAGES[lang].odds
    found = []
    for action in legal:
        value = _choice(view, action, seat, laws)
        if value is None:
            continue
        label = _label(view, action, laws, lang)
        if action[0] == "weapons" and hand.own:  # nobody has thrown often enough with each weapon
            label = odds["average_hand"].format(label=label)
        found.append(row(label, Given(min(1.0, value), laws[seat].n, error), action, word=odds["dead"]))
    return sorted(found, key=lambda said: -said["p"])


def _choice(view: FighterView, action: Action, seat: int, laws: Laws) -> float | None:
    foe = view["foe"]
    if action[0] == "die":
        return max(one.p for one in assignments(view, laws) if one.throws[0][1] == action[1])
    if action[0] in ("white", "takeback") and foe is not None:
        if foe["boss"]:
            return hero_blow(view, seat, WHITE, law=laws.get(seat)).kills(foe["health"])
        both = exchange(view, laws)
        return both.white if action[0] == "white" else both.back
    if action[0] == "weapons" and foe is not None and view["throw"] is not None:
        return hero_blow(view, seat, view["throw"]["die"], action[1:]).kills(foe["health"])
    return None


def _label(view: FighterView, action: Action, laws: Laws, lang: str) -> str:
    say, odds = LANGUAGES[lang].say, LANGUAGES[lang].odds
    if action[0] == "die":
        return odds["die"].format(die=say[action[1]])
    if action[0] == "weapons":
        return (
            names.listed([names.item(w, lang) for w in action[1:]], lang)
            if action[1:]
            else odds["no_weapons"]
        )
    foe = view["foe"]
    assert foe is not None
    if action[0] == "white":
        saved = 0.0 if foe["boss"] else exchange(view, laws).worth
        return odds["white_die_saves"].format(n=_one_digit(saved, lang)) if saved > 0 else odds["white_die"]
    up = sum(hero["health"] > 0 for hero in view["heroes"])
    return odds["takeback"].format(n=foe["level"] * up)


def _lead(law: SectionLaw, foe: str, health: int, hand: Hand, lang: str) -> list[str]:
    """The sentence above the rows: mean damage against what is left; and whose hand it is."""
    odds = LANGUAGES[lang].odds
    lead = odds["lead"].format(mean=_one_digit(law.mean, lang), foe=foe, health=health).split("*")
    if hand.skill == HUMAN:
        lead[-1] += " " + (odds["own"].format(n=hand.own.n) if hand.own else odds["not_yet"].format(n=ENOUGH))
    return lead


def _advice(view: FighterView, legal: list[Action], laws: Laws, lang: str) -> list[str]:
    """Which hero should throw which die, or what a white die saves; nothing where there is no such choice.

    It goes on where the lead ends: pieces in turn plain and stressed, the first of them stressed.
    """
    odds, say = LANGUAGES[lang].odds, LANGUAGES[lang].say
    foe = view["foe"]
    verbs = [action[0] for action in legal]
    if verbs.count("die") > 1:
        best = assignments(view, laws)[0]
        shared = [
            odds["to_hero"].format(hero=names.hero(view["heroes"][seat]["id"], lang), die=say[die])
            for seat, die in best.throws
        ]
        return [" " + odds["best"].format(throws=names.listed(shared, lang)), ""]
    if "white" in verbs and "takeback" in verbs and foe is not None:
        saved = exchange(view, laws).worth
        key = "white_saves" if saved >= 0 else "white_costs"
        return [" " + odds[key].format(n=_one_digit(abs(saved), lang)), ""]
    return []


def _bounds(own: OwnHand, launch: LaunchAction, manner: Manner) -> tuple[float, float]:
    """How often a hand hits that scatters as much, or as little, as this one may: what is known of it is not sure."""
    ends: tuple[Bound, Bound] = ("high", "low")
    hits = [
        next(simulated_laws(launch, manner, own_spread(own, manner, end), slice_size())).hit for end in ends
    ]
    return min(hits), max(hits)


def _intervals(law: SectionLaw, hand: Hand, bounds: tuple[float, float] | None, lang: str) -> list[Interval]:
    odds = LANGUAGES[lang].odds
    half = Z95 * law.mean_error
    found: list[Interval] = [
        {"label": odds["mean"], "value": law.mean, "low": max(0.0, law.mean - half), "high": law.mean + half}
    ]
    if hand.own is None:
        return found
    if bounds is not None:
        low, high = min(bounds[0], law.hit), max(bounds[1], law.hit)
        found.append({"label": odds["this_hits"], "value": law.hit, "low": low, "high": high, "share": True})
    low, high = hand.own.hits.interval()
    found.append(
        {"label": odds["own_hits"], "value": hand.own.hits.p, "low": low, "high": high, "share": True}
    )
    for key, sd in (("aim", hand.own.aim), ("strength", hand.own.strength), ("loft", hand.own.loft)):
        found.append({"label": odds[f"sd_{key}"], "value": sd.value, "low": sd.low, "high": sd.high})
    return found


def _scatter(view: FighterView, players: Sequence[str], seat: int) -> list[Point]:
    """Where this player's dice came to rest so far."""
    mine = [t for t in view["thrown"] if players[t["seat"]] == players[seat]][-SHOWN:]
    return [{"x": t["x"], "y": t["y"], "tone": "good" if t["verdict"] > 0 else "bad"} for t in mine]


def _axes(reach: float, lang: str) -> tuple[Axis, Axis]:
    """Across and along the table, from the middle of the target."""
    odds = LANGUAGES[lang].odds
    across: Axis = {"label": odds["across"], "low": -reach, "high": reach}
    along: Axis = {"label": odds["along"], "low": -reach, "high": reach}
    return across, along


def _with_map(panel: Panel, found: AimMap, lang: str) -> Panel:
    odds = LANGUAGES[lang].odds
    across, along = _axes(REACH, lang)
    label = odds["map"].format(n=_number(found.n, lang))
    grid: Grid = {"label": label, "x": across, "y": along, "p": found.p}
    return {**panel, "grid": grid}


def _rooms(view: FighterView, legal: list[Action], lang: str) -> Panel:
    """Before a room is opened: how often the group hits with what each asks for."""
    odds = LANGUAGES[lang].odds
    rooms = load_content().rooms
    skills = [hero["skill"] for hero in view["heroes"] if hero["health"] > 0]
    rows = []
    least = 0
    for action in legal:
        throw = rooms[action[1]].throw
        laws = [section_law([throw] if throw else [], skill) for skill in skills]
        p = sum(law.hit for law in laws) / len(laws)
        least = min(law.n for law in laws)
        error = (sum(law_hit(law).error ** 2 for law in laws)) ** 0.5 / len(laws)
        rows.append(row(names.room(action[1], lang), Given(p, least, error), action, word=odds["hits"]))
    return {
        "title": odds["rooms"],
        "question": odds["rooms_question"],
        "source": odds["simulated_short"].format(n=_number(least, lang)),
        "rows": sorted(rows, key=lambda said: -said["p"]),
        "parts": [],
        "lead": [odds["rooms_lead"]],
        "how": odds["how"],
        "beliefs": False,
    }


def looking_back(lang: str) -> str:
    """What a choice of a die is asked about when the fight is looked back at."""
    return LANGUAGES[lang].odds["looking_back"]
