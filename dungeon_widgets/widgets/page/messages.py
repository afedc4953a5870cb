"""What a page may send, checked before anything is touched: it may be stale, malformed or hostile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.saving.saves import to_action
from ...lab.experiments.waffle import SORTS
from ..table.predictions import check_guess
from .names import check_players

NEEDS_SEQ = frozenset(
    {
        "act",
        "auto",
        "undo",
        "redo",
        "fork",
        "branch",
        "new",
        "passing",
        "predict",
        "ready",
        "more",
        "resume",
        "cases",
    }
)
NEEDS_NOTHING = frozenset({"log", "inspect", "seed", "opened", "share", "review", "replay"})
MAX_TEXT = 80  # of a player's name
MAX_DIGITS = 40  # of a seed


class BadMessageError(ValueError):
    """A message no honest page would send; the text says which field is wrong."""


def checked(content: Any) -> dict[str, Any]:
    """The message with every field of its type checked; `BadMessageError` otherwise."""
    if not isinstance(content, dict):
        raise BadMessageError("a message is an object with a type")
    kind = content.get("type")
    if not isinstance(kind, str) or kind not in NEEDS_SEQ | NEEDS_NOTHING:
        raise BadMessageError(f"unknown message type {_short(kind)}")
    message: dict[str, Any] = {"type": kind}
    if kind in NEEDS_SEQ:
        message["seq"] = _whole(content, "seq")
    reader = _READERS.get(kind)
    if reader:
        message.update(reader(content))
    return message


def _act(content: dict[str, Any]) -> dict[str, Any]:
    try:
        action = to_action(content.get("action"))
    except ValueError as error:
        raise BadMessageError(f"field 'action': {error}") from None
    if not action or not isinstance(action[0], str):
        raise BadMessageError("field 'action' must begin with its name")
    return {"action": action}


def _predict(content: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"guess": check_guess(content.get("guess"))}
    except ValueError as error:
        raise BadMessageError(f"field 'guess': {error}") from None


def _passing(content: dict[str, Any]) -> dict[str, Any]:
    name, on = content.get("name"), content.get("on")
    if not isinstance(name, str) or len(name) > MAX_TEXT:
        raise BadMessageError(f"field 'name' must be a text of at most {MAX_TEXT} letters")
    if not isinstance(on, bool):
        raise BadMessageError("field 'on' must be true or false")
    return {"name": name, "on": on}


def _new(content: dict[str, Any]) -> dict[str, Any]:
    players, options, seed = content.get("players"), content.get("options"), content.get("seed")
    try:
        names = check_players(players)
    except ValueError as error:
        raise BadMessageError(f"field 'players': {error}") from None
    if any(len(name) > MAX_TEXT for name in names):
        raise BadMessageError(f"field 'players': a name has at most {MAX_TEXT} letters")
    if not isinstance(options, dict) or not all(isinstance(name, str) for name in options):
        raise BadMessageError("field 'options' must be an object")
    return {"players": names, "options": options, "seed": _seed(seed)}


def _seed(seed: Any) -> int | None:
    """A seed as a number, or in digits: a page cannot hold one of 64 bits as a number."""
    if isinstance(seed, str) and seed.isascii() and seed.isdigit() and len(seed) <= MAX_DIGITS:
        return int(seed)
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise BadMessageError("field 'seed' must be a whole number or null")
    return seed


def _inspect(content: dict[str, Any]) -> dict[str, Any]:
    seat = content.get("seat")
    return {"step": _whole(content, "step"), "seat": None if seat is None else _whole(content, "seat")}


def _cases(content: dict[str, Any]) -> dict[str, Any]:
    sort, at = content.get("sort"), content.get("at")
    if sort not in SORTS:
        raise BadMessageError(f"field 'sort' must be one of {', '.join(SORTS)}, not {_short(sort)}")
    return {"sort": sort, "at": None if at is None else _whole(content, "at")}


_READERS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "act": _act,
    "passing": _passing,
    "predict": _predict,
    "new": _new,
    "inspect": _inspect,
    "cases": _cases,
    "fork": lambda content: {"step": _whole(content, "step")},
    "branch": lambda content: {"index": _whole(content, "index")},
    "log": lambda content: {"before": _whole(content, "before")},
}


def _whole(content: dict[str, Any], field: str) -> int:
    value = content.get(field)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadMessageError(f"field {field!r} must be a whole number, not {_short(value)}")
    return value


def _short(value: object) -> str:
    # The inside of a list or an object may be deep or endless: its kind is enough.
    return type(value).__name__ if isinstance(value, (dict, list)) else f"{value!r:.40}"
