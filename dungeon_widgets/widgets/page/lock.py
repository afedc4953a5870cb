"""One thing at a time: a kernel with subshells hears the page in another thread than the one that runs cells."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Lockable(Protocol):
    _lock: Any


L = TypeVar("L", bound=Lockable)


def locked(method: Callable[Concatenate[L, P], R]) -> Callable[Concatenate[L, P], R]:
    """Let no other thread change the widget while this method does."""

    @wraps(method)
    def method_under_lock(self: L, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with self._lock:
            return method(self, *args, **kwargs)

    return method_under_lock
