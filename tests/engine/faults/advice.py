"""Planted faults: odds that cannot be, choices that lie nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from dungeon_widgets.engine.advice import Advice, OddsPart, Panel, part, row
from dungeon_widgets.engine.state import Action
from tests.engine.faults.planted import Faulty
from tests.engine.toy import ToyState, ToyWords


def panel(parts: Sequence[OddsPart] = (), **more: Any) -> Panel:
    said = {"title": "", "question": "", "source": "", "lead": [], "how": "", "beliefs": False}
    return {**said, "rows": [row("Win", Fraction(1, 2))], "parts": list(parts), **more}  # type: ignore[typeddict-item]


class Odds(Advice[ToyState, dict[str, Any]]):
    """Sound: two panels, the second better."""

    def panel(
        self, view: dict[str, Any], legal: list[Action], names: Sequence[str], lang: str
    ) -> Iterator[Panel]:
        yield panel()
        yield panel(parts=[part("a", "", "good", Fraction(1, 3)), part("b", "", "bad", Fraction(2, 3))])


class ImpossibleOdds(Faulty):
    """The second slice says more than certain."""

    finds = "panel() has a probability of 1.5"

    class Advice(Odds):
        def panel(self, *asked: Any) -> Iterator[Panel]:
            yield panel()
            yield panel(rows=[row("Win", Fraction(3, 2))])

    advice = Advice()


class HalfAWhole(Faulty):
    finds = "panel() has parts of a whole that come to 0.5"

    class Advice(Odds):
        def panel(self, *asked: Any) -> Iterator[Panel]:
            yield panel(parts=[part("a", "", "plain", Fraction(1, 2))])

    advice = Advice()


class NoPanelAtAll(Faulty):
    finds = "an iterator that gives no panel"

    class Advice(Odds):
        def panel(self, *asked: Any) -> Iterator[Panel]:
            return iter(())

    advice = Advice()


class FractionInPanel(Faulty):
    finds = "panel() is not plain data: .heat.hall is a Fraction"

    class Advice(Odds):
        def panel(self, *asked: Any) -> Iterator[Panel]:
            yield panel(heat={"hall": Fraction(1, 2)})

    advice = Advice()


class LiesNowhere(Faulty):
    finds = "not a list of places"

    class Advice(Odds):
        def at(self, action: Action, view: dict[str, Any]) -> list[str]:
            return [""]

    advice = Advice()


class NamelessGroup(Faulty):
    finds = "no name of a group"

    class Advice(Odds):
        def group(self, action: Action, view: dict[str, Any]) -> str:
            return ""

    advice = Advice()


class NoPicture(Faulty):
    finds = "neither an SVG nor None"

    class words_class(ToyWords):  # noqa: N801
        def picture(self, view: dict[str, Any], names: Sequence[str], lang: str) -> str | None:
            return "a drawing"
