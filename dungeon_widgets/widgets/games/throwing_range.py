"""A throwing range in the notebook: Dungeon Fighter's tabletop with nobody to beat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, cast

from ...engine.checks import whole
from ...engine.saving.saves import to_action
from ...games.fighter.play.range import Practised, Range, Spread
from ...games.fighter.rules.combat.throws import show_of
from ...games.fighter.rules.throw.action import read_launch
from ...games.fighter.rules.throw.hand import HUMAN
from ...games.fighter.sight.combat_events import ThrowShow
from ...games.fighter.sight.launch import launch_view
from ...games.fighter.sight.range import RangeNumber, RangeThrow, RangeView
from ...games.fighter.text import choices
from ...games.fighter.text.faces import throw_faces
from ...games.fighter.text.picture import scatter
from ...odds import Estimate
from ..page.bundle import bundle
from ..page.lock import locked
from ..page.messages import BadMessageError
from ..page.state_widget import Messages, StateWidget

SHOWN = 200
"""Throws drawn; all are counted."""

TITLES = {"en": "Throwing range", "fr": "Stand de tir"}


class ThrowingRange(StateWidget):
    """Practise the throws of Dungeon Fighter: see where dice end and how far they scatter.

    - `throws`: special throws such as ``"jump"``, to be made all at once; none is the plain throw.
    - `seed`: the luck of the tabletop. `steady`: calms the tremor of special throws.
    - `lang`, `theme` and `speed` are as in every widget.

    It works without a page too: `throw` takes a launch in whole numbers, as in the game. `ValueError` names a throw
    that does not exist.

    >>> place = ThrowingRange(throws=["jump", "blind"], seed=1)
    >>> place
    ThrowingRange(blind + jump, no throws yet)
    >>> place.throw()
    ThrowingRange(blind + jump, 1 throw, 1 hit)
    """

    bundle_name = "fighter"
    _esm = bundle("fighter")
    _kind = "range"
    _tab_names: ClassVar[tuple[str, ...]] = (
        *StateWidget._tab_names,
        "clear",
        "damage",
        "hits",
        "points",
        "practise",
        "spread",
        "spread_in_rings",
        "throw",
    )

    def __init__(
        self,
        throws: Iterable[str] = (),
        *,
        seed: int = 0,
        steady: bool = False,
        lang: str = "en",
        theme: str = "auto",
        speed: float = 1.0,
        layout: Any = None,
    ) -> None:
        self._range = Range(throws, seed=seed, steady=steady)
        super().__init__(lang=lang, theme=theme, speed=speed, layout=layout)

    # -- for people who write Python --------------------------------------------------------------

    @locked
    def throw(self, action: Iterable[Any] | None = None) -> ThrowingRange:
        """Throw once: by this launch, or as an average hand would. `ValueError` says why a launch is refused."""
        self._range.throw(self._range.example if action is None else to_action(list(action)))
        return self._shown()

    @locked
    def practise(self, throws: Iterable[str]) -> ThrowingRange:
        """Make these special throws from now on, all at once."""
        self._range.practise(throws)
        return self._shown()

    @locked
    def clear(self) -> ThrowingRange:
        """Forget every throw."""
        self._range.clear()
        return self._shown()

    @property
    def points(self) -> list[tuple[float, float]]:
        """Where the throws came to rest, in mm from the middle of the target."""
        return self._range.points

    @property
    def hits(self) -> Estimate | None:
        """The share of hits, with its interval."""
        return self._range.hits

    @property
    def damage(self) -> float | None:
        """The mean damage of a throw."""
        return self._range.damage

    @property
    def spread(self) -> tuple[Spread, Spread] | None:
        """How far the throws scatter across and along, in mm, with the bounds of 95 %."""
        return self._range.spread

    def spread_in_rings(self, rings: int = 6) -> float | None:
        """The spread round the middle as `TargetView` wants it: in rings of a target that has so many of equal width.

        None before a few throws, and never below what a target can show.
        """
        found = self._range.spread_in_rings(whole(rings, "rings", 1, 100))
        return None if found is None else round(max(found, 0.05), 2)

    def __repr__(self) -> str:
        manner = " + ".join(self._range.manner.throws) or "plain throw"
        hits = self._range.hits
        if hits is None:
            return f"ThrowingRange({manner}, no throws yet)"
        counted = f"{hits.n} throw{'s' * (hits.n != 1)}, {hits.hits} hit{'s' * (hits.hits != 1)}"
        return f"ThrowingRange({manner}, {counted})"

    def picture(self) -> str:
        """The throws as a small SVG, for outputs that are read without a kernel."""
        faces = throw_faces(self.lang)
        manner = " + ".join(faces[f"throw:{name}"]["name"] for name in self._range.manner.throws)
        return scatter(self.points[-SHOWN:], TITLES[self.lang], manner, self.lang)

    # -- the page ---------------------------------------------------------------------------------

    def _state(self) -> RangeView:
        place = self._range
        return {
            "launch": launch_view(place.manner, HUMAN),
            "faces": throw_faces(self.lang),
            "count": len(place.thrown),
            "thrown": [
                {"x": round(one.landing.x, 1), "y": round(one.landing.y, 1), "verdict": one.landing.verdict}
                for one in place.thrown[-SHOWN:]
            ],
            "last": _last(place.thrown[-1]) if place.thrown else None,
            "hits": _share(place),
            "series": place.series,
            "damage": place.damage,
            "spread": None if place.spread is None else (_number(place.spread[0]), _number(place.spread[1])),
        }

    def _on_launch(self, content: Any) -> None:
        try:
            launch = to_action(content.get("action"))
        except ValueError as error:
            raise BadMessageError(f"field 'action': {error}") from None
        self._range.throw(launch)

    def _on_clear(self, _content: Any) -> None:
        self._range.clear()

    def _on_practise(self, content: Any) -> None:
        throws = content.get("throws")
        if not isinstance(throws, list) or not all(isinstance(throw, str) for throw in throws):
            raise BadMessageError("field 'throws' must be a list of names")
        self._range.practise(throws)

    _messages: ClassVar[Messages] = {
        "launch": _on_launch,
        "clear": _on_clear,
        "practise": _on_practise,
    }

    def _reason(self, rule: str) -> str:
        return choices.reason(rule, self.lang)


def _last(one: Practised) -> RangeThrow:
    landing, launch = one.landing, read_launch(one.action)
    show = cast("ThrowShow", show_of(list(one.path), landing.x, landing.y, landing.turn))
    return {
        "stance": launch.stance,
        "aim": launch.aim,
        "speed": launch.speed,
        "slope": launch.slope,
        "throws": list(one.throws),
        "verdict": landing.verdict,
        "section": landing.section,
        "face": landing.face,
        **show,
    }


def _share(place: Range) -> RangeNumber | None:
    if place.hits is None:
        return None
    low, high = place.hits.interval()
    return {"value": place.hits.hits / place.hits.n, "low": low, "high": high}


def _number(spread: Spread) -> RangeNumber:
    return {"value": round(spread.value, 2), "low": round(spread.low, 2), "high": round(spread.high, 2)}
