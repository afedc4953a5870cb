"""A teacher's starting position as a code: a moment of a game, the luck to come if it is to be the same for all, and
whether the odds are locked until a student has predicted."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...engine.checks import short
from ...engine.saving.codes import decode, encode, is_code, kind_of
from ...engine.saving.moments import moment_data, moment_in, session_from
from ...engine.session import Session

FIELDS = {"moment", "seed", "lock"}
MOST_SEED = 2**64


class Start(NamedTuple):
    """What a class begins with."""

    session: Session
    seed: int | None
    lock: bool

    @property
    def code(self) -> str:
        """One line to share: it holds every card dealt so far, and no luck to come unless a seed was given."""
        return encode("lesson", {"moment": moment_data(self.session), "seed": self.seed, "lock": self.lock})


def start_of(state: Any, seed: int | None = None, lock: bool = True) -> Start:
    """The start from a widget, a session or a code; `ValueError` says what is wrong with it."""
    if seed is not None and (type(seed) is not int or not 0 <= seed < MOST_SEED):
        raise ValueError(f"seed must be a whole number, 0 or more, not {short(seed)}")
    if isinstance(state, str) and is_code(state):
        if kind_of(state) == "lesson":
            return _read(decode(state)[1])
        return Start(_replayed(moment_in(state), seed), seed, bool(lock))
    session = getattr(state, "session", state)
    if not isinstance(session, Session):
        raise ValueError(f"a lesson starts from a game widget, a session or a code, not {short(state)}")
    return Start(_replayed(moment_data(session), seed), seed, bool(lock))


def _read(data: Any) -> Start:
    if not isinstance(data, dict) or set(data) != FIELDS:
        raise ValueError("this code of a lesson does not hold a moment, a seed and a lock")
    seed, lock = data["seed"], data["lock"]
    if not isinstance(lock, bool) or not (seed is None or (type(seed) is int and 0 <= seed < MOST_SEED)):
        raise ValueError("the seed or the lock in this code of a lesson is not sound")
    return Start(_replayed(data["moment"], seed), seed, lock)


def _replayed(moment: Any, seed: int | None) -> Session:
    checked = session_from(moment, "the code")
    return checked if seed is None else Session.replayed(moment, seed, "the code")
