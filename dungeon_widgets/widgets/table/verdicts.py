"""Which choices of a game are judged, in which order, and how far that has come: a slice at a time, or to the end."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter, process_time
from typing import NamedTuple

from ...bots.counted import Way
from ...bots.verdict import Judging, Weighed
from ...engine.hints import Effort
from ...engine.session import Session
from ...engine.streams import Stream
from ...lab.simulate.simulate import Progress
from .counting import SLICE
from .levels import Sounding, levelled

FIRST = 0.6
"""The part of all moves that first looks may take; the rest is for games that are played to the end."""
STEPS = 100  # of a progress bar
STRETCHES = 16
"""So many choices, spread over the game, are played to the end whatever they look like: the others are held to them."""
PATIENCE = 5
"""On a busy machine a slice may take so many times as long as it works: who clicks meanwhile waits for it."""
PLAYED_OUT = 4  # such choices have together as many games as one that is checked


class Choice(NamedTuple):
    """A choice of several parts is one choice: where in the log it begins, and all that was done."""

    position: int
    way: Way


class Verdicts:
    """The choices of one seat in one line of play, judged as far as it was asked for.

    First all are looked at, those first where a sensible player would have done something else. Then the ones that look
    like losses are played to the end, the greatest first, until `effort` is spent. What is left is not judged. What is
    left of the effort goes to the losses that were clear early, so that they are not told too large.
    """

    def __init__(self, session: Session, seat: int, effort: float = 1.0) -> None:
        self._session = session
        self._seat = seat
        self._effort = session.game.hints.effort.times(effort)
        self.choices = choices_of(session, seat)
        self._works: dict[int, Judging] = {}
        self._steps: Iterator[None] | None = None
        self._to_check: list[Judging] = []
        self.late = bool(self.choices)
        self.changes = 0
        """Grows with every choice that is known better than before."""

    @property
    def effort(self) -> Effort:
        """How much is played at most."""
        return self._effort

    @property
    def moves(self) -> int:
        """How many moves were made in the head so far."""
        return sum(work.moves for work in self._works.values())

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1: half of it is to look, half to check."""
        if not self.late:
            return 1.0
        looked = sum(work.looked for work in self._works.values())
        checked = sum(work.done for work in self._to_check)
        return looked / len(self.choices) / 2 + (checked / len(self._to_check) / 2 if self._to_check else 0.0)

    def work(self, choice: Choice) -> Judging | None:
        """What was found out about a choice; None if it was not looked at."""
        work = self._works.get(choice.position)
        return work if work is not None and work.looked else None

    def weighed(self, choice: Choice, work: Judging) -> Weighed:
        """What a choice was worth: by the games that show its loss, else by its looks, held to the games near it."""
        found = work.weighed(choice.way)
        if not work.cut or work.gain[0] > 0:
            return found
        soundings = [
            Sounding(position, both[0].value, both[1])
            for position, other in self._works.items()
            if (both := other.sounded) is not None
        ]
        both = work.sounded
        return levelled(choice.position, both[0] if both else found, soundings, work.unit, self._effort.games)

    def take(self, seconds: float = SLICE) -> None:
        """Judge for about this long, and at least one move.

        The time is that of the processor: on a busy machine a slice of the clock would be too short to judge anything,
        and the way there and back would be most of a review.
        """
        until, at_latest = process_time() + seconds, perf_counter() + PATIENCE * seconds
        if self._steps is None:
            self._steps = self._all()
        try:
            for _ in self._steps:
                if process_time() >= until or perf_counter() >= at_latest:
                    return
        except BaseException:
            self._steps = None  # what was interrupted is begun again, with the same luck
            raise
        self.late = False

    def finish(self, bar: Progress | None = None) -> None:
        """Judge all there is; a bar may stop it, and what was found till then stays."""
        if not self.late:
            return
        if bar is None:
            while self.late:
                self.take(1.0)
            return
        bar.start(STEPS)
        try:
            while self.late and not bar.stopped:
                self.take(0.1)
                bar.update(int(self.share * STEPS))
        finally:
            bar.finish(int(self.share * STEPS))

    def _all(self) -> Iterator[None]:
        most = self._effort.moves
        sounded = set(self.choices[:: max(1, len(self.choices) // STRETCHES)])
        for choice in self._doubtful():
            if self.moves > FIRST * most:
                break
            work = self._begun(choice)
            yield from work.look()
            if work.cut and choice in sounded:
                yield from work.play_out(max(2, self._effort.games // PLAYED_OUT))
            self.changes += 1
        works = list(self._works.values())
        for work in works:
            if work.hint == 0:
                work.done = True  # nothing speaks against it
        self._to_check = sorted([work for work in works if not work.done], key=lambda work: -work.hint)
        for work in self._to_check:
            if self.moves > most:
                break
            yield from work.check()
            self.changes += 1
        for work in sorted(self._to_check, key=lambda work: -work.gain[0]):
            if work.gain[0] <= 0 or self.moves > most:
                break
            yield from work.settle()
            self.changes += 1

    def _begun(self, choice: Choice) -> Judging:
        found = self._works.get(choice.position)
        if found is None or not found.looked:
            found = self._works[choice.position] = Judging(
                self._session.states[choice.position],
                self._seat,
                made=choice.way,
                effort=self._effort,
                seed=choice.position,
            )
        return found

    def _doubtful(self) -> list[Choice]:
        """First where a sensible player would have begun otherwise: there something may have been given away."""
        hints, rng = self._session.game.hints, Stream(0, "doubt")
        sensible = {}
        for choice in self.choices:
            state = self._session.states[choice.position].redealt(self._seat, rng.at(choice.position))
            sensible[choice] = hints.play_on(state, rng.at(choice.position)) == choice.way[0]
        return sorted(self.choices, key=lambda choice: (sensible[choice], choice.position))


def choices_of(session: Session, seat: int) -> list[Choice]:
    """What a seat chose, where it could have chosen something else; not what only a hand can do (a throw)."""
    goes_on = session.game.hints.goes_on
    found: list[list[int]] = []
    for position, entry in enumerate(session.log):
        if entry.mover != seat:
            continue
        if found and found[-1][-1] == position - 1 and goes_on(session.states[position]):
            found[-1].append(position)
        elif not entry.forced:
            found.append([position])
    return [
        Choice(group[0], tuple(session.log[position].action for position in group))
        for group in found
        if any(len(session.states[position].legal()) > 1 for position in group)
        and not any(session.states[position].free for position in group)
    ]
