"""Text codes: a game, a lesson or a hand-in as one line to copy, send and paste.

A code is a prefix that says what it is and in which version (``DWG1`` a moment of a game, ``DWL1`` a lesson, ``DWH2`` a
hand-in; ``DWH1`` is still read), then JSON, packed (deflate) with a checksum (CRC-32), in letters that survive every mail and chat (base64url).
The checksum finds slips; it is no signature, and what a code holds is checked like any save.

>>> code = encode("moment", {"step": 3})
>>> code[:4]
'DWG1'
>>> decode(code)
('moment', {'step': 3})
>>> decode(code[:-1])
Traceback (most recent call last):
dungeon_widgets.engine.saving.codes.CodeError: the code is not whole: a character was changed, lost or added
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Literal

Kind = Literal["moment", "lesson", "hand-in"]

PREFIXES: dict[Kind, str] = {
    "moment": "DWG1",
    "lesson": "DWL1",
    "hand-in": "DWH2",
}
OLDER: dict[str, Kind] = {"DWH1": "hand-in"}
"""What earlier versions of this package wrote and this one still reads."""

MOST_TEXT = 100_000
"""Characters of a code. A chat or a cell takes that; more is a file's business."""

MOST_DATA = 1_000_000
"""Bytes of what a code holds, unpacked: a small code could hold a lot of nothing."""

_LETTERS = re.compile(r"[A-Za-z0-9_-]*")
_OURS = re.compile(r"(DW[A-Z])(\d)")  # the version is one digit
_CHECKSUM = 4  # bytes


class CodeError(ValueError):
    """A code that cannot be read: the message says why, for the person who pasted it."""


def encode(kind: Kind, data: Any) -> str:
    """JSON data as a code; `CodeError` if it is too large for one."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
    raw = text.encode()
    prefix = PREFIXES[kind]
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(raw) + packer.flush()
    body = packed + _checksum(prefix, packed)
    code = prefix + urlsafe_b64encode(body).decode().rstrip("=")
    if len(raw) > MOST_DATA or len(code) > MOST_TEXT:
        raise CodeError(f"this {kind} is too large for a code: save it to a file")
    return code


def decode(code: str, kind: Kind | None = None) -> tuple[Kind, Any]:
    """What a code is and what it holds; with `kind`, a code of another kind is refused. Spaces do not matter."""
    if not isinstance(code, str):
        raise CodeError(f"a code is a text, not {type(code).__name__}")
    if len(code) > 2 * MOST_TEXT:
        raise CodeError(f"the code is too long: more than {MOST_TEXT} characters")
    text = "".join(code.split())
    if len(text) > MOST_TEXT:
        raise CodeError(f"the code is too long: more than {MOST_TEXT} characters")
    found, prefix = _kind(text)
    if kind is not None and found != kind:
        raise CodeError(f"this is the code of a {found}, not of a {kind}")
    letters = text[len(prefix) :]
    return found, _read_json(_unpacked(_checked(prefix, letters)))


def is_code(text: object) -> bool:
    """Whether the text begins like a code of ours, of any version: so that it is not taken for a file's name."""
    return isinstance(text, str) and bool(_OURS.match(text.lstrip()))


def _kind(text: str) -> tuple[Kind, str]:
    """What the prefix stands for, and the prefix."""
    known = OLDER | {prefix: kind for kind, prefix in PREFIXES.items()}
    if text[:4] in known:
        return known[text[:4]], text[:4]
    ours = _OURS.match(text)
    versions = [prefix[3:] for prefix in sorted(known) if ours and prefix[:3] == ours[1]]
    if ours and versions:
        raise CodeError(
            f"the code is of version {ours[2]}: this package reads version {' and '.join(versions)}"
        )
    raise CodeError(
        f"this is no code of ours: it begins with {text[:4]!r}, not with one of {', '.join(PREFIXES.values())}"
    )


def _checked(prefix: str, letters: str) -> bytes:
    """The packed bytes, once every character is sound and the checksum fits."""
    sound = _LETTERS.match(letters)
    if sound is None or sound.end() < len(letters):
        place = len(prefix) + (sound.end() if sound else 0)
        raise CodeError(f"no code has the character {letters[place - len(prefix)]!r} (place {place + 1})")
    slip = CodeError("the code is not whole: a character was changed, lost or added")
    if len(letters) % 4 == 1:
        raise slip
    body = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    if len(body) <= _CHECKSUM or urlsafe_b64encode(body).decode().rstrip("=") != letters:
        raise slip
    packed, checksum = body[:-_CHECKSUM], body[-_CHECKSUM:]
    if _checksum(prefix, packed) != checksum:
        raise slip
    return packed


def _unpacked(packed: bytes) -> bytes:
    """Never more than the limit is unpacked, however much the code holds."""
    unpacker = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    try:
        raw = unpacker.decompress(packed, MOST_DATA + 1)
    except zlib.error as error:
        raise CodeError(f"the code cannot be unpacked ({error})") from None
    if len(raw) > MOST_DATA:
        raise CodeError(f"the code holds too much: more than {MOST_DATA} bytes")
    if not unpacker.eof or unpacker.unused_data:
        raise CodeError("the code cannot be unpacked (it does not end where it should)")
    return raw


def _read_json(raw: bytes) -> Any:
    try:
        return json.loads(raw.decode(), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise CodeError(f"the code holds no sound data ({error})") from None


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number of JSON")


def _checksum(prefix: str, packed: bytes) -> bytes:
    """Over the prefix as well: a lesson's code cannot become a moment's by one letter."""
    return zlib.crc32(prefix.encode() + packed).to_bytes(_CHECKSUM, "big")
