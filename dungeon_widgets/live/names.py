"""What people may call themselves on a screen."""

from __future__ import annotations

MAX_NAME = 24


def plain_name(text: str) -> str:
    """A name as it may be shown: one line, without signs that turn or hide text."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
