"""Where in which game a rule of the contract was broken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from ..game import AnyGame


class ConformanceError(AssertionError):
    """A game does not keep the contract: `spot` says where, `what` says what."""

    def __init__(self, spot: Spot, what: str) -> None:
        super().__init__(f"{spot}: {what}")
        self.spot = spot
        self.what = what


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a check: the game, the number of the random game, the step in it, and for whom."""

    game: AnyGame
    number: int | None = None
    step: int | None = None
    who: str = ""

    def at(self, step: int) -> Spot:
        """The same game, at a step."""
        return replace(self, step=step)

    def seat(self, seat: int | None) -> Spot:
        """The same place, as a seat (None: a spectator) finds it."""
        return replace(self, who="spectator" if seat is None else f"seat {seat}")

    def eyes(self) -> tuple[int | None, ...]:
        """Everybody who may look: a spectator and each seat."""
        return (None, *range(self.game.players))

    def error(self, what: str) -> ConformanceError:
        """The failure to raise here."""
        return ConformanceError(self, what)

    @contextmanager
    def guard(self) -> Iterator[None]:
        """A game that raises where the contract gives it no right to is a failure with a place, too."""
        try:
            yield
        except ConformanceError:
            raise
        except Exception as error:
            raise self.error(f"raised {type(error).__name__}: {error}") from error

    def __str__(self) -> str:
        parts = [repr(self.game)]
        parts += [f"game {self.number}"] if self.number is not None else []
        parts += [f"step {self.step}"] if self.step is not None else []
        parts += [self.who] if self.who else []
        return ", ".join(parts)
