"""Telling what happened. What each event holds is in `sight/events.py`."""

from __future__ import annotations

from typing import Any

from ....engine.state import Event


def told(kind: str, **data: Any) -> list[Event]:
    """One event that everybody sees."""
    return [Event(kind, data)]
