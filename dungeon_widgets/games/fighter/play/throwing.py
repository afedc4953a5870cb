"""A hint for the hand: the launch that serves an ordinary hand best, how often it hits, and what special throws ask."""

from __future__ import annotations

from math import atan, degrees

from ....engine.hints import ByHand
from ....engine.rounding import rounded
from ..odds.blows import target_of
from ..odds.law import section_law
from ..odds.panel.numbers import law_hit, source
from ..rules.combat.required_throw import manner_of
from ..rules.state import FighterState
from ..rules.throw.hand import HUMAN
from ..rules.throw.plans import planned_launch
from ..text import LANGUAGES, names


def throwing_hint(state: FighterState, lang: str) -> ByHand:
    """It is the green of the bars in numbers; a person's own hand is not looked at."""
    odds = LANGUAGES[lang].odds
    foe = state.view(state.to_move)["foe"]
    assert foe is not None
    manner = manner_of(state)
    launch, law = planned_launch(manner, HUMAN), section_law(manner.throws)
    numbers = {
        "aim": rounded(degrees(atan(launch.aim / 1000)), 0).replace("-", "\N{MINUS SIGN}"),
        "speed": rounded(launch.speed / 1000, 1).replace(".", odds["point"]),
        "loft": rounded(launch.slope / 1000, 2).replace(".", odds["point"]).replace("-", "\N{MINUS SIGN}"),
    }
    share = rounded(100 * law_hit(law, target_of(foe)).p, 0)
    asked = names.hints(manner.throws, lang)
    why = " ".join(part for part in (asked, odds["hand_hits"].format(share=share)) if part)
    return ByHand(odds["by_hand"].format(**numbers), why, source(law, lang))
