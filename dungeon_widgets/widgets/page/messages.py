"""What a page may send, checked before anything is touched: it may be stale, malformed or hostile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import unquote

from ...engine.checks import short
from ...engine.saving.saves import to_action
from ..table.predictions import check_guess
from .names import check_players

if TYPE_CHECKING:
    from .inbox import Inbox
    from .settings import Display

Fields = dict[str, Any]

MAX_TEXT = 80  # of a player's name
MAX_CODE = 20_000  # signs of a code that somebody types or pastes
MAX_DIGITS = 40  # of a seed
TIMES = (1, 10)  # how many times as many games a page may ask a review to play
MOST_DEPTH = 12  # of a message: a launch has four


class BadMessageError(ValueError):
    """A message no honest page would send; the text says which field is wrong."""


class Message(NamedTuple):
    """One kind of message: what it holds, what is done about it, and when it is refused."""

    reader: Callable[[Fields], Fields]
    """Checks the fields beside `type` and `seq`, and keeps no other."""
    handler: Callable[[Inbox, Fields, Display], Fields | None]
    """Does what is asked. What comes back is sent; with None the table is shown again."""
    seq: bool = False
    """Whether it tells the number of the snapshot the player saw. An old number is stale, and nothing is done."""
    may_be_old: bool = False
    """Whether an old number is answered all the same."""
    behind_curtain: bool = False
    """Whether it may be asked while nobody has said who is looking."""
    on_held: bool = True
    """Whether it may be asked from a screen that is one seat's, while the others have screens of their own."""


def shallow(content: Any) -> Any:
    """The message, unless it is nested deeper than any honest one: nothing else looks into it before."""
    parts = [content]
    for _ in range(MOST_DEPTH):
        inside = [part for part in parts if isinstance(part, (dict, list, tuple))]
        if not inside:
            return content
        parts = [one for part in inside for one in (part.values() if isinstance(part, dict) else part)]
    raise BadMessageError(f"a message is nested at most {MOST_DEPTH} deep")


def checked(content: Any, messages: Mapping[str, Message]) -> Fields:
    """The message with every field of its type checked; `BadMessageError` otherwise."""
    if not isinstance(content, dict):
        raise BadMessageError("a message is an object with a type")
    kind = content.get("type")
    if not isinstance(kind, str) or kind not in messages:
        raise BadMessageError(f"unknown message type {_short(kind)}")
    seq = {"seq": _whole(content, "seq")} if messages[kind].seq else {}
    return {"type": kind, **seq, **messages[kind].reader(content)}


def no_fields(_content: Fields) -> Fields:
    return {}


def whole_number(name: str) -> Callable[[Fields], Fields]:
    """A reader of one field, a whole number."""
    return lambda content: {name: _whole(content, name)}


def act_fields(content: Fields) -> Fields:
    try:
        action = to_action(content.get("action"))
    except ValueError as error:
        raise BadMessageError(f"field 'action': {error}") from None
    if not action or not isinstance(action[0], str):
        raise BadMessageError("field 'action' must begin with its name")
    return {"action": action}


def predict_fields(content: Fields) -> Fields:
    try:
        return {"guess": check_guess(content.get("guess"))}
    except ValueError as error:
        raise BadMessageError(f"field 'guess': {error}") from None


def passing_fields(content: Fields) -> Fields:
    name, on = content.get("name"), content.get("on")
    if not isinstance(name, str) or len(name) > MAX_TEXT:
        raise BadMessageError(f"field 'name' must be a text of at most {MAX_TEXT} letters")
    if not isinstance(on, bool):
        raise BadMessageError("field 'on' must be true or false")
    return {"name": name, "on": on}


def code_fields(content: Fields) -> Fields:
    """A code as it is typed, or the address it stands in: then it is what follows ``#m=``."""
    code = content.get("code")
    if not isinstance(code, str) or len(code) > MAX_CODE:
        raise BadMessageError(f"field 'code' must be a text of at most {MAX_CODE} signs")
    return {"code": unquote(code.rpartition("#m=")[2]).strip()}


def new_fields(content: Fields) -> Fields:
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


def inspect_fields(content: Fields) -> Fields:
    seat = content.get("seat")
    return {"step": _whole(content, "step"), "seat": None if seat is None else _whole(content, "seat")}


def review_fields(content: Fields) -> Fields:
    times = content.get("times", 1)
    if isinstance(times, bool) or times not in TIMES:
        raise BadMessageError(
            f"field 'times' must be one of {', '.join(map(str, TIMES))}, not {_short(times)}"
        )
    return {"times": times}


def cases_fields(content: Fields) -> Fields:
    from ...lab.experiments.waffle import SORTS

    sort, at = content.get("sort"), content.get("at")
    if sort not in SORTS:
        raise BadMessageError(f"field 'sort' must be one of {', '.join(SORTS)}, not {_short(sort)}")
    return {"sort": sort, "at": None if at is None else _whole(content, "at")}


def _whole(content: Fields, field: str) -> int:
    value = content.get(field)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadMessageError(f"field {field!r} must be a whole number, not {_short(value)}")
    return value


def _short(value: object) -> str:
    # The inside of a list or an object may be deep or endless: its kind is enough.
    return type(value).__name__ if isinstance(value, (dict, list)) else short(value)
