"""How likely a bid is true, exactly, from the dice one sees."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import comb

from dungeon_widgets.engine.state import Action

from ..rules.records import DOUBT
from ..sight.view import MygameView


@cache
def chance_of(needed: int, hidden: int, faces: int = 6) -> Fraction:
    """The chance that at least `needed` of `hidden` dice show one face.

    >>> chance_of(1, 2), chance_of(0, 2), chance_of(3, 2)
    (Fraction(11, 36), Fraction(1, 1), Fraction(0, 1))
    """
    ways = sum(comb(hidden, n) * (faces - 1) ** (hidden - n) for n in range(max(needed, 0), hidden + 1))
    return Fraction(ways, faces**hidden)


def chance_true(number: int, face: int, own: Sequence[int], dice: int, faces: int) -> Fraction:
    """The chance that a bid on so many dice of a face is true, for whoever sees `own` of `dice` dice."""
    return chance_of(number - list(own).count(face), dice - len(own), faces)


def chance_right(action: Action, view: MygameView) -> Fraction:
    """The chance that a choice is right: that a bid is true, or the doubted one is not."""
    own = [] if view["seat"] is None else view["cups"][view["seat"]] or []
    dice, faces, bid = sum(view["left"]), view["faces"], view["bid"]
    if action != DOUBT:
        return chance_true(action[1], action[2], own, dice, faces)
    assert bid is not None  # a doubt is about a bid
    return 1 - chance_true(bid["number"], bid["face"], own, dice, faces)
