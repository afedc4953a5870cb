"""Odds in slices: a panel that takes long is given better and better, and never keeps a board or a click waiting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ...engine.advice import Belief, Panel
from ...engine.session import Session
from ...engine.state import Action, State
from ...engine.words import names_in

if TYPE_CHECKING:
    from ...lab.experiments.waffle import Cases

SLICE = 0.022  # seconds: with the step that is under way and the sending, a page waits some 30 ms


class Counting:
    """The odds of one position for one seat, from its view; nothing is counted before it is asked for.

    `panel` is the best one so far, `done` says that there will be no better one, `belief` comes after it.
    """

    def __init__(self, session: Session, state: State, seat: int | None, lang: str) -> None:
        self._session = session
        self._state = state
        self._seat = seat
        self._lang = lang
        self._better: Iterator[Panel] | None = None
        self._believed = False
        self.panel: Panel | None = None
        self.belief: Belief | None = None
        self.done = seat is None
        self.failed = False

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """What the seat may know: made only if somebody counts, or has predicted something."""
        return self._state.view(self._seat)

    @property
    def asked(self) -> Mapping[str, Any]:
        """What makes this question another one than the last."""
        return self._session.game.advice.asked(self.view)

    @cached_property
    def cases(self) -> Cases | None:
        """Every case behind the question, made when somebody opens them."""
        counted = self._session.game.advice.cases(self.view, self._legal(), self._names)
        if not counted:
            return None
        from ...lab.experiments.waffle import Cases

        return Cases.of(counted)

    def improve(self) -> None:
        """Count a little further; what fails is not tried again."""
        try:
            if self._better is None:
                said = self._ask()
                if said is None or isinstance(said, dict):
                    self.panel, self.done = said, True
                    return
                self._better = iter(said)
            self.panel = next(self._better)
        except StopIteration:
            self.done = True
        except KeyboardInterrupt:
            self._better = None  # what was interrupted cannot go on: it begins anew
            raise
        except Exception:
            self.done = self.failed = True
            raise

    def _ask(self) -> Panel | Iterator[Panel] | None:
        return self._session.game.advice.panel(self.view, self._legal(), self._names, self._lang)

    @property
    def _names(self) -> list[str]:
        return names_in(self._session.names, self._lang)

    def _legal(self) -> list[Action]:
        """What the seat may choose at this position."""
        if self._state.to_move != self._seat:
            return []
        newest = self._state is self._session.state
        return self._session.legal() if newest else self._state.legal()

    def take(self, seconds: float = SLICE, *, beliefs: bool = False) -> None:
        """Count for about this long and at least one step; what may lie where comes last, if it is wanted.

        No step is begun that will not fit, if it takes as long as the last one.
        """
        now = perf_counter()
        until = now + seconds
        while self.due(beliefs=beliefs):
            began = now
            if self.done:
                self.believe()
            else:
                self.improve()
            now = perf_counter()
            if now + (now - began) >= until:
                return

    def finish(self, *, beliefs: bool = False) -> None:
        """Count to the end."""
        while not self.done:
            self.improve()
        if beliefs:
            self.believe()

    def due(self, *, beliefs: bool = False) -> bool:
        """Whether there is more to come."""
        can_believe = self.panel is not None and self.panel["beliefs"] and not self._believed
        return not self.done or (beliefs and can_believe)

    def believe(self) -> None:
        """Tell what may lie where, if the panel says that this can be told."""
        if self.due(beliefs=True):
            self._believed = True
            self.belief = self._session.game.advice.belief(self.view, self._lang)
