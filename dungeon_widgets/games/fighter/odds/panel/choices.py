"""What each die, weapon or way to go on gives, and which is best."""

from __future__ import annotations

from .....engine.advice import OddsRow, row
from .....engine.state import Action
from ...rules.printed import WHITE
from ...sight.view import FighterView
from ...text import LANGUAGES, names
from ..dice import Assignment, exchange
from ..forecast import Forecast, Laws
from ..own_hand import OwnHand
from .again import dice_after, orders
from .numbers import Given, one_digit


def choices(
    view: FighterView,
    legal: list[Action],
    laws: Laws,
    shared: list[Assignment],
    own: OwnHand | None,
    fight: Given,
    lang: str,
) -> list[OddsRow]:
    """What each die, weapon or way to go on gives: the chance that the fight is won with it.

    `shared` are the ways to share the dice left, best first.

    All follow from the same law, so all carry about the error of the fight.
    """
    odds = LANGUAGES[lang].odds
    found = []
    for action in legal:
        value = _choice(view, action, laws, shared)
        if value is None:
            continue
        label = _label(view, action, laws, lang)
        if action[0] == "weapons" and own:  # nobody has thrown often enough with each weapon
            label = odds["average_hand"].format(label=label)
        found.append(row(label, Given(min(1.0, value), fight.n, fight.error), action, word=odds["dead"]))
    return sorted(found, key=lambda said: -said["p"])


def _choice(view: FighterView, action: Action, laws: Laws, shared: list[Assignment]) -> float | None:
    foe = view["foe"]
    if action[0] == "die":
        return max(one.p for one in shared if one.throws[0][1] == action[1])
    if action[0] in ("white", "takeback") and foe is not None:
        if foe["boss"]:
            return Forecast(view, laws).chance([WHITE])
        both = exchange(view, laws)
        return both.white if action[0] == "white" else both.back
    if action[0] == "weapons" and foe is not None and view["throw"] is not None:
        with_them = Forecast(view, weapons=action[1:])
        return max(map(with_them.chance, orders([view["throw"]["die"]], dice_after(view))))
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
        return odds["white_die_saves"].format(n=one_digit(saved, lang)) if saved > 0 else odds["white_die"]
    up = sum(hero["health"] > 0 for hero in view["heroes"])
    return odds["takeback"].format(n=foe["level"] * up)


def advice(
    view: FighterView, legal: list[Action], laws: Laws, shared: list[Assignment], lang: str
) -> list[str]:
    """Which hero should throw which die, or what a white die saves; nothing where there is no such choice.

    It goes on where the lead ends: pieces in turn plain and stressed, the first of them stressed.
    """
    odds, say = LANGUAGES[lang].odds, LANGUAGES[lang].say
    foe = view["foe"]
    verbs = [action[0] for action in legal]
    if verbs.count("die") > 1:
        best = shared[0]
        told = [
            odds["to_hero"].format(hero=names.hero(view["heroes"][seat]["id"], lang), die=say[die])
            for seat, die in best.throws
        ]
        return [" " + odds["best"].format(throws=names.listed(told, lang)), ""]
    if "white" in verbs and "takeback" in verbs and foe is not None:
        saved = exchange(view, laws).worth
        key = "white_saves" if saved >= 0 else "white_costs"
        return [" " + odds[key].format(n=one_digit(abs(saved), lang)), ""]
    return []
