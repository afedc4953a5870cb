"""Before a die is thrown again: the fight with the throw that lies, and with another one."""

from __future__ import annotations

from itertools import permutations
from typing import cast

from .....engine.advice import Panel, row
from .....engine.state import Action
from ...rules.printed import COLOURS, WHITE
from ...rules.records import AGAIN, KEEP
from ...sight.view import FighterView
from ...text import LANGUAGES
from ..blows import target_of
from ..forecast import Forecast
from .figures import parts, question
from .numbers import Given, law_hit, source


def again_panel(view: FighterView, legal: list[Action], lang: str) -> Panel | None:
    """What keeping the throw and throwing again do for the fight; None where nothing lies yet."""
    throw, foe = view["throw"], view["foe"]
    if throw is None or foe is None or throw["would"] is None:
        return None
    odds, choices = LANGUAGES[lang].odds, LANGUAGES[lang].choices
    rest = dice_after(view)
    anew = Forecast(thrown_anew(view))
    law = anew.now
    assert law is not None
    again = _best(anew, [throw["die"]], rest)
    kept = kept_view(view)
    keep = Given(1.0, law.n, 0.0) if kept is None else _best(Forecast(kept), [], rest)
    target = target_of(foe)
    label = odds["in_n" if rest else "in_one"].format(n=len(rest) + 1)
    rows = [
        row(odds["again_hits"], law_hit(law, target), word=odds["hits"]),
        row(choices["again"][0], again, AGAIN, word=odds["dead"]),
        row(choices["keep"][0], keep, KEEP, word=odds["dead"]),
    ]
    return {
        "title": odds["again_title"],
        "question": question(label, foe["id"], lang),
        "source": source(law, lang),
        "rows": [each for each in rows if each["action"] is None or tuple(each["action"]) in legal],
        "parts": parts(law, target, lang),
        "lead": [],
        "how": odds["how"],
        "beliefs": False,
    }


def dice_after(view: FighterView) -> list[str]:
    """The dice after this one: coloured ones, else a white one if there is any."""
    left: list[str] = [colour for colour in COLOURS if view["coloured"][colour]]
    return left or [WHITE] * (view["dice"] > 0)


def orders(first: list[str], rest: list[str]) -> list[list[str]]:
    """All ways to throw the rest of the dice after the first ones."""
    return [[*first, *order] for order in permutations(rest)]


def _best(forecast: Forecast, first: list[str], rest: list[str]) -> Given:
    """The chance with the dice in their best order."""
    if not (first or rest):
        return Given(0.0, max(law.n for law in forecast.later), 0.0)
    best = max(orders(first, rest), key=forecast.chance)
    sizes = [law.n for law in (*forecast.later, *([forecast.now] if forecast.now else []))]
    return Given(min(1.0, forecast.chance(best)), min(sizes), forecast.error(best))


def thrown_anew(view: FighterView) -> FighterView:
    """The position with the die in the hand again: weapons and drops are forgotten (ruling 35)."""
    throw = view["throw"]
    assert throw is not None
    fresh = {**throw, "rest": None, "would": None, "weapons": [], "symbol": False, "ignored": False}
    return cast("FighterView", {**view, "throw": fresh, "active": throw["seat"]})


def kept_view(view: FighterView) -> FighterView | None:
    """The position after the throw that lies; None if the monster is beaten by it."""
    throw, foe = view["throw"], view["foe"]
    assert throw is not None
    assert foe is not None
    assert throw["would"] is not None
    would = throw["would"]
    if would["beaten"] or would["fatal"]:
        return None
    losses = {each[0]: each[1] for each in would["losses"]}
    health = foe["health"] - would["lost"]
    if not throw["hit"]:
        health = min(foe["start"], health + target_of(foe).leech)
    heroes = [
        {**hero, "health": max(0, hero["health"] - losses.get(seat, 0))}
        for seat, hero in enumerate(view["heroes"])
    ]
    after = {
        "foe": {**foe, "health": health},
        "heroes": heroes,
        "throw": None,
        "active": (throw["seat"] + 1) % len(heroes),
    }
    return cast("FighterView", {**view, **after})
