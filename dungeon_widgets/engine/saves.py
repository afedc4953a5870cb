"""Saves: JSON that is replayed under the rules when read, so that an edited file is found out."""

from __future__ import annotations

import hashlib
import json
import os
from math import isfinite
from pathlib import Path
from secrets import token_hex
from typing import Any

from .errors import SaveError

VERSION = 2
FORMAT = f"dungeon_widgets/{VERSION}"
FIELDS: dict[str, type | tuple[type, ...]] = {
    "format": str,
    "game": str,
    "rules_version": int,
    "options": dict,
    "seats": list,
    "seed": int,
    "mode": str,
    "log": list,
    "digest": str,
}


def write_atomically(path: str | Path, text: str) -> None:
    """Write beside the file, then rename over it: a crash leaves the old file as it was."""
    target = Path(path)
    # Not tempfile: its files are for their owner alone, and a class must be able to read its teacher's save.
    temporary = target.with_name(f".{target.name}.{token_hex(4)}.tmp")
    try:
        with temporary.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def read_text(path: str | Path) -> str:
    """The text of a file; `SaveError` if it is no text at all."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(f"{path}: not a text file ({error})") from None


def read_fields(text: str, source: str) -> dict[str, Any]:
    """Parse a save and check that every field is there and of its kind."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError(f"{source}: not a whole JSON file ({error}); was it cut off?") from None
    return check_fields(data, source)


def check_fields(data: Any, source: str) -> dict[str, Any]:
    """The data of a save, once every field is there and of its kind."""
    if not isinstance(data, dict):
        raise SaveError(f"{source}: a save is a JSON object, this is a {type(data).__name__}")
    _check_format(data.get("format"), source)
    for field in data:
        if field not in FIELDS:
            raise SaveError(f"{source}: unknown field {field!r}")
    for field, kind in FIELDS.items():
        if field not in data:
            raise SaveError(f"{source}: field {field!r} is missing")
        if not isinstance(data[field], kind) or isinstance(data[field], bool):
            raise SaveError(f"{source}: field {field!r} is not a {getattr(kind, '__name__', kind)}")
    return data


def _check_format(given: Any, source: str) -> None:
    """First of all: what another version wrote may have any fields."""
    name, _, version = str(given).partition("/")
    if given is None:
        raise SaveError(f"{source}: field 'format' is missing")
    if name != FORMAT.partition("/")[0]:
        raise SaveError(f"{source}: format {given!r} is not {FORMAT!r}: this is no save of ours")
    if given != FORMAT:
        age = "an older" if version.isdecimal() and int(version) < VERSION else "another"
        raise SaveError(
            f"{source}: format {given!r} was written by {age} version and cannot be read; this one is {FORMAT!r}"
        )


def seal(data: dict[str, Any], position: str) -> str:
    """The digest of a save: over every other field, and the fingerprint of the last position."""
    told = [[field, data[field]] for field in FIELDS if field != "digest"]
    text = json.dumps([told, position], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def as_action(line: Any, where: str) -> tuple[Any, ...]:
    """A log line's JSON list as an action."""
    if not isinstance(line, list) or not line or not isinstance(line[0], str):
        raise SaveError(f"{where}: {line!r} is not an action")
    try:
        return to_action(line)
    except ValueError as error:
        raise SaveError(f"{where}: {error}") from None


def to_action(data: Any) -> tuple[Any, ...]:
    """JSON lists as tuples, however deep; anything that is not plain data is refused.

    >>> to_action(["place", 2, [1, "n"]])
    ('place', 2, (1, 'n'))
    """
    if not isinstance(data, (list, tuple)):
        raise ValueError(f"an action is a list, not {type(data).__name__}")
    return tuple(_plain(item, 1) for item in data)


def _plain(item: Any, depth: int) -> Any:
    if item is None or isinstance(item, (str, int)) or (isinstance(item, float) and isfinite(item)):
        return item
    if isinstance(item, (list, tuple)) and depth < 4:
        return tuple(_plain(part, depth + 1) for part in item)
    raise ValueError(f"{item!r:.40} has no place in an action")
