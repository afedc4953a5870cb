"""A hint for the hand: the launch that serves an ordinary hand best, how often it hits, and what special throws ask."""

from __future__ import annotations

from math import atan, degrees

from .....engine.advice import ByHand
from .....engine.rounding import rounded
from ...rules.throw.hand import HUMAN
from ...rules.throw.manner import Manner
from ...rules.throw.plans import planned_launch
from ...sight.view import FighterView
from ...text import LANGUAGES, names
from ..blows import target_of
from ..law import section_law
from .numbers import law_hit, source


def by_hand(view: FighterView, manner: Manner, lang: str) -> ByHand:
    """It is the green of the bars in numbers; a person's own hand is not looked at."""
    odds = LANGUAGES[lang].odds
    foe = view["foe"]
    assert foe is not None
    launch, law = planned_launch(manner, HUMAN), section_law(manner.throws)
    numbers = {
        "aim": rounded(degrees(atan(launch.aim / 1000)), 0),
        "speed": rounded(launch.speed / 1000, 1),
        "loft": rounded(launch.slope / 1000, 2),
    }
    said = {
        name: text.replace(".", odds["point"]).replace("-", "\N{MINUS SIGN}")
        for name, text in numbers.items()
    }
    share = rounded(100 * law_hit(law, target_of(foe)).p, 0)
    asked = names.hints(manner.throws, lang)
    why = " ".join(part for part in (asked, odds["hand_hits"].format(share=share)) if part)
    return ByHand(odds["by_hand"].format(**said), why, source(law, lang))
