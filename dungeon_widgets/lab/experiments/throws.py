"""Throws at the target of Dungeon Fighter as an experiment: what does a hand hit?"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ...engine.errors import unknown
from ...games.fighter.rules.throw.hand import skills, spread_of, throw_by_hand
from ...games.fighter.rules.throw.manner import combine
from ...games.fighter.rules.throw.plans import planned_launch
from ..text import LANGUAGES, say
from .sampler import Experiment


def throws(hand: str = "average", manner: Sequence[str] = (), *, seed: int = 0) -> Experiment:
    """Throw again and again with a hand (novice, average, expert) in a manner such as ``["blind"]``.

    A throw flies and slides by the game's own rules; there is no formula for it, so nothing is exact here.

    >>> made = throws("expert", seed=1).run(200)
    >>> made.chance is None, made.estimate.p > 0.6
    (True, True)
    """
    if hand not in skills():
        raise unknown("hand", hand, skills())
    way = combine(tuple(manner))
    launch, spread = planned_launch(way, hand), spread_of(hand, way)

    def draw(rng: Random) -> int:
        landing, _ = throw_by_hand(launch, way, spread, int(rng.random() * 2**32))
        return max(0, landing.verdict)  # below nought it says why it does not count

    told: dict[str, Any] = {
        "title": {"en": "Throws at the target", "fr": "Lancers sur la cible"},
        "caption": {lang: say("draws.hand", lang, hand=hand) for lang in LANGUAGES},
        "what": {"en": "points", "fr": "points"},
        "hit_word": {"en": "hit", "fr": "touché"},
        "miss_word": {"en": "missed", "fr": "manqué"},
        "faces": lambda points: [str(points)],
    }
    return Experiment(draw, condition=("at least", 1), seed=seed, **told)
