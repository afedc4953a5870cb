"""The chance to bring something home, exactly."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from ..rules.content import load_content


@cache
def chance_to_bring(need: int) -> Fraction:
    """The chance to find at least `need` more before the light goes out, going deeper until then.

    >>> chance_to_bring(1), chance_to_bring(3)
    (Fraction(5, 6), Fraction(29, 36))
    """
    if need <= 0:
        return Fraction(1)
    content = load_content()
    faces = [face for face in range(1, content.sides + 1) if face != content.dark]
    return sum((chance_to_bring(need - face) for face in faces), Fraction(0)) / content.sides
