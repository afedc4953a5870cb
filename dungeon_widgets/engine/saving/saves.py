"""Saves: JSON that is replayed under the rules when read, so that an edited file is found out."""

from __future__ import annotations

import errno
import glob
import hashlib
import inspect
import json
import os
import stat
import time
from collections.abc import Mapping
from contextlib import suppress
from math import isfinite
from pathlib import Path
from secrets import token_hex
from typing import Any

from ..checks import short
from ..errors import SaveError, unknown
from ..game import AnyGame
from ..registry import game_named
from ..state import State
from .older_rules import check_rules, other_rules

VERSION = 2
MAX_BYTES = 1_000_000
MAX_MOVES = 10_000
"""The moves of a save, which are all made again to read it: a second of work. Long games have a thousand."""
MAX_BITS = 10_000  # of a number: Python does not write more than 4300 digits
LEFT_OVER = 60  # seconds after which a file beside a save belongs to nobody
NO_WAIT = getattr(os, "O_NONBLOCK", 0)  # Windows has no pipes among its files
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
    "start": dict,
}
START = "start"
"""The position a game began from, where that is not the beginning: the one field a save may lack."""


def write_atomically(path: str | Path, text: str, *, mode: int | None = None, durable: bool = True) -> None:
    """Write beside the file, then rename over it: a crash leaves the old file as it was.

    A link stays a link and a file keeps its mode; `mode` is for a new one. `durable` waits for the disk, against a
    loss of power.
    """
    target = Path(os.path.realpath(path))
    old = _mode_of(target, path)
    mode = mode if old is None else old
    # Not tempfile: its files are for their owner alone, and a class must be able to read its teacher's save.
    temporary = target.with_name(f".{target.name[:80]}.{token_hex(4)}.tmp")
    try:
        _remove_leftovers(target)
        try:
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            with os.fdopen(
                os.open(temporary, flags, 0o666 if mode is None else mode), "w", encoding="utf-8"
            ) as file:
                if mode is not None:
                    temporary.chmod(mode)  # what the umask took away
                file.write(text)
                if durable:
                    file.flush()
                    os.fsync(file.fileno())
            temporary.replace(target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:  # it would name the file beside
        raise OSError(error.errno, error.strerror or str(error), str(path)) from None


def _mode_of(target: Path, path: str | Path) -> int | None:
    """The mode of the file that is replaced, if there is one; what is no file is not replaced."""
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    return stat.S_IMODE(found.st_mode)


def _remove_leftovers(target: Path) -> None:
    """What a writer that was killed left beside the file."""
    for left in target.parent.glob(f".{glob.escape(target.name[:80])}.????????.tmp"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > LEFT_OVER:
                left.unlink()


def read_text(path: str | Path) -> str:
    """The text of a file; `SaveError` if it is no text at all, or far too long for a save."""
    data = read_bytes(path)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(f"{path}: not a text file ({error.reason} at byte {error.start})") from None


def read_bytes(path: str | Path) -> bytes:
    """What a file holds; `SaveError` if it is no file, or far too long for anything of ours."""
    try:
        # Not to wait for ever: opening a pipe would, and a device may have no end.
        with os.fdopen(os.open(path, os.O_RDONLY | NO_WAIT), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise SaveError(f"{path}: not a regular file")
            data = file.read(MAX_BYTES + 1)
    except IsADirectoryError:
        raise SaveError(f"{path}: this is a folder") from None
    if len(data) > MAX_BYTES:
        raise SaveError(f"{path}: more than {MAX_BYTES} bytes; no save is that long")
    return data


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
            raise SaveError(f"{source}: unknown field {short(field)}")
    for field, kind in FIELDS.items():
        if field == START and field not in data:
            continue
        if field not in data:
            raise SaveError(f"{source}: field {field!r} is missing")
        if not isinstance(data[field], kind) or isinstance(data[field], bool):
            raise SaveError(f"{source}: field {field!r} is not a {getattr(kind, '__name__', kind)}")
        if kind is int and data[field].bit_length() > MAX_BITS:
            raise SaveError(f"{source}: field {field!r} is {short(data[field])}")
    return data


def _check_format(given: Any, source: str) -> None:
    """First of all: what another version wrote may have any fields."""
    name, _, version = given.partition("/") if isinstance(given, str) else ("", "", "")
    if given is None:
        raise SaveError(f"{source}: field 'format' is missing")
    if name != FORMAT.partition("/")[0]:
        raise SaveError(f"{source}: format {short(given)} is not {FORMAT!r}: this is no save of ours")
    if given != FORMAT:
        age = "an older" if version.isdecimal() and int(version) < VERSION else "another"
        raise SaveError(
            f"{source}: format {short(given)} was written by {age} version and cannot be read; this one is {FORMAT!r}"
        )


def seal(data: dict[str, Any], position: str) -> str:
    """The digest of a save: over every other field, and the fingerprint of the last position."""
    told = [[field, data[field]] for field in FIELDS if field != "digest" and field in data]
    text = json.dumps([told, position], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def game_of(data: Mapping[str, Any], kind: type[AnyGame] | None = None) -> AnyGame:
    """The game of a save, found by its name unless its class is given; `ValueError` says what does not fit."""
    kind = kind or game_named(data["game"])
    if data["game"] != kind.name:
        raise ValueError(f"this is a game of {short(data['game'])}, not of {kind.name!r}")
    check_rules(data, kind)
    known = inspect.signature(kind).parameters
    for name in data["options"]:
        if name not in known:
            raise unknown("option", name, known)
    return kind(**data["options"])


def check_length(data: Mapping[str, Any], source: str) -> None:
    """Refuse a log that would keep its reader waiting, before anything of it is played."""
    if len(data["log"]) > MAX_MOVES:
        raise SaveError(
            f"{source}: field 'log' has {len(data['log'])} moves; of a long game the last {MAX_MOVES} are kept"
        )


def start_of(data: Mapping[str, Any], game: AnyGame) -> State | None:
    """The position a save began from, if it holds one; `ValueError` names the field of it that is wrong."""
    if START not in data:
        return None
    if data["rules_version"] != game.rules_version:
        raise other_rules(data, type(game))  # what was played can be carried over, a position cannot
    start: State = game.state(data[START])
    return start


def as_action(line: Any, where: str) -> tuple[Any, ...]:
    """A log line's JSON list as an action."""
    if not isinstance(line, list) or not line or not isinstance(line[0], str):
        raise SaveError(f"{where}: {short(line)} is not an action")
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
    raise ValueError(f"{short(item)} has no place in an action")
