"""What a seat cannot see: every position that fits what it sees, and one drawn fairly among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from random import Random

from dungeon_widgets.engine.streams import below

from ..rules.bidding import rolls
from ..rules.records import Cup
from ..rules.state import MygameState


def redealt(state: MygameState, seat: int | None, rng: Random) -> MygameState:
    """Dice know nothing of each other, so the dice under every other cup are simply rolled again."""
    faces = state.game.content.faces
    hidden = [len(state.cups[owner]) for owner in _hidden(state, seat)]
    return _filled(state, seat, [tuple(sorted(below(faces, rng) + 1 for _ in range(n))) for n in hidden])


def worlds(state: MygameState, seat: int | None) -> Iterator[tuple[MygameState, int]]:
    """Each way to fill the other cups; the weight counts the rolls that make it."""
    faces = state.game.content.faces
    hidden = [rolls(len(state.cups[owner]), faces) for owner in _hidden(state, seat)]
    for filling in product(*hidden):
        yield _filled(state, seat, [cup for cup, _ in filling]), prod(ways for _, ways in filling)


def _hidden(state: MygameState, seat: int | None) -> list[int]:
    """Whose dice are rolled and not seen by this seat."""
    return [owner for owner, cup in enumerate(state.cups) if cup and owner != seat]


def _filled(state: MygameState, seat: int | None, cups: Sequence[Cup]) -> MygameState:
    """The position with these dice under the cups that the seat cannot see, in order."""
    new = state.clone()
    for owner, cup in zip(_hidden(state, seat), cups, strict=True):
        new.cups[owner] = cup
    return new
