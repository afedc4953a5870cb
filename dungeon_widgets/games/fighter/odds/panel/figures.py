"""What stands beside the rows: the question of who guesses first, where the throw ends, mean damage with its interval,
where the dice lay, where to aim.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Literal

from .....engine.advice import Axis, Grid, Interval, OddsPart, Panel, Point, Scatter
from ...sight.view import FighterView
from ...text import LANGUAGES, names
from ..aim import REACH, AimMap
from ..blows import Target, is_hit
from ..law import SectionLaw
from ..own_hand import OwnHand
from .numbers import Z95, whole_number

SECTIONS = (1, 2, 3, 4, 5, 6, 10)
SHOWN = 200
"""Dice of the past that are drawn."""


def parts(law: SectionLaw, target: Target, lang: str) -> list[OddsPart]:
    """Where the throw ends: a miss, then the sections; those that a cunning monster makes a miss look like one."""
    hit = [law.p.get(section, 0.0) for section in SECTIONS]
    odds = LANGUAGES[lang].odds
    found: list[OddsPart] = [
        {"label": odds["miss"], "detail": "", "tone": "bad", "p": 1.0 - fsum(hit), "fraction": ""}
    ]
    for section, p in zip(SECTIONS, hit, strict=True):
        tone: Literal["plain", "bad"] = "plain" if is_hit(target, section) else "bad"
        found.append({"label": str(section), "detail": "", "tone": tone, "p": p, "fraction": ""})
    return found


def intervals(
    law: SectionLaw,
    damage: tuple[float, float],
    own: OwnHand | None,
    bounds: tuple[float, float] | None,
    lang: str,
) -> list[Interval]:
    """The mean damage to this monster with its bounds, and what is known of a hand of one's own."""
    odds = LANGUAGES[lang].odds
    mean, half = damage[0], Z95 * damage[1]
    found: list[Interval] = [
        {"label": odds["mean"], "value": mean, "low": max(0.0, mean - half), "high": mean + half}
    ]
    if own is None:
        return found
    if bounds is not None:
        low, high = min(bounds[0], law.hit), max(bounds[1], law.hit)
        found.append({"label": odds["this_hits"], "value": law.hit, "low": low, "high": high, "share": True})
    low, high = own.hits.interval()
    found.append({"label": odds["own_hits"], "value": own.hits.p, "low": low, "high": high, "share": True})
    for key, sd in (("aim", own.aim), ("strength", own.strength), ("loft", own.loft)):
        found.append({"label": odds[f"sd_{key}"], "value": sd.value, "low": sd.low, "high": sd.high})
    return found


def scatter(view: FighterView, players: Sequence[str], seat: int, lang: str) -> Scatter | None:
    """Where this player's dice came to rest so far, if any did."""
    mine = [t for t in view["thrown"] if players[t["seat"]] == players[seat]][-SHOWN:]
    if not mine:
        return None
    points: list[Point] = [
        {"x": t["x"], "y": t["y"], "tone": "good" if t["verdict"] > 0 else "bad"} for t in mine
    ]
    across, along = _axes(300.0, lang)
    return {"label": LANGUAGES[lang].odds["scatter"], "x": across, "y": along, "points": points}


def question(label: str, foe_id: str, lang: str) -> str:
    """What is asked of who guesses first: the heading of the fight, and of which monster."""
    heading = label[0].lower() + label[1:]
    return LANGUAGES[lang].odds["question"].format(foe=names.foe(foe_id, lang), label=heading)


def _axes(reach: float, lang: str) -> tuple[Axis, Axis]:
    """Across and along the table, from the middle of the target."""
    odds = LANGUAGES[lang].odds
    across: Axis = {"label": odds["across"], "low": -reach, "high": reach}
    along: Axis = {"label": odds["along"], "low": -reach, "high": reach}
    return across, along


def with_map(panel: Panel, found: AimMap, lang: str) -> Panel:
    """The panel with the map of where to aim."""
    odds = LANGUAGES[lang].odds
    across, along = _axes(REACH, lang)
    label = odds["map_coarse" if found.coarse else "map"].format(n=whole_number(found.n, lang))
    grid: Grid = {"label": label, "x": across, "y": along, "p": found.p}
    return {**panel, "grid": grid}
