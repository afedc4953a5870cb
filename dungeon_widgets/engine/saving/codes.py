"""Text codes: a game, a lesson or a hand-in as one line to copy, send and paste.

A code is a prefix that says what it is and in which version (``DWG2`` a moment of a game, ``DWL1`` the start of a lesson,
``DWQ1`` its questions, ``DWH2`` a hand-in; ``DWG1`` and ``DWH1`` are still read), then JSON, packed (deflate) with a
checksum (CRC-32), in letters that survive every mail and chat (base64url).
The checksum finds slips; it is no signature, and what a code holds is checked like any save.

A moment is packed with the `Primer` of its game, a text of positions much like it: what both have in common takes no
room in the code, which is short enough for a link or a QR picture. Its name stands before what is packed.

>>> code = encode("lesson", {"step": 3})
>>> code[:4]
'DWL1'
>>> decode(code)
('lesson', {'step': 3})
>>> decode(code[:-1])
Traceback (most recent call last):
dungeon_widgets.engine.saving.codes.CodeError: the code is not whole: a character was changed, lost or added
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

Kind = Literal["moment", "lesson", "hand-in", "questions"]

PREFIXES: dict[Kind, str] = {
    "moment": "DWG2",
    "lesson": "DWL1",
    "hand-in": "DWH2",
    "questions": "DWQ1",
}
OLDER: dict[str, Kind] = {"DWG1": "moment", "DWH1": "hand-in"}
"""What earlier versions of this package wrote and this one still reads."""

MOST_TEXT = 100_000
"""Characters of a code. A chat or a cell takes that; more is a file's business."""

MOST_DATA = 1_000_000
"""Bytes of what a code holds, unpacked: a small code could hold a lot of nothing."""

_LETTERS = re.compile(r"[A-Za-z0-9_-]*")
_OURS = re.compile(r"(DW[A-Z])(\d)")  # the version is one digit
_CHECKSUM = 4  # bytes
_MARK = re.compile(rb"([a-z0-9_]{0,60})([\x00-\x1f])")


PRIMED = "DWG2"
"""The one kind that is packed with a primer."""


class CodeError(ValueError):
    """A code that cannot be read: the message says why, for the person who pasted it."""


class CodeVersionError(CodeError):
    """A code that another version of this package wrote: nothing is wrong with it."""


class Primer(NamedTuple):
    """What a packer has seen before it begins: the name of a game, the number of its text, and the text. Once codes
    have gone out a text never changes; a better one has the next number. Number 0 is no text at all."""

    game: str = ""
    number: int = 0
    text: bytes = b""

    @property
    def mark(self) -> bytes:
        """How a code names it. The number ends the name, as no name has a control character."""
        return self.game.encode() + bytes([self.number])


Primers = Callable[[str, int], Primer]
"""Finds the primer a code names; `ValueError` if there is none."""


def encode(kind: Kind, data: Any, primer: Primer | None = None) -> str:
    """JSON data as a code; `CodeError` if it is too large for one."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
    raw = text.encode()
    prefix = PREFIXES[kind]
    primer = primer or Primer()
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=primer.text)
    packed = packer.compress(raw) + packer.flush()
    if prefix == PRIMED:
        packed = primer.mark + packed
    body = packed + _checksum(prefix, packed)
    code = prefix + urlsafe_b64encode(body).decode().rstrip("=")
    if len(raw) > MOST_DATA or len(code) > MOST_TEXT:
        raise CodeError(f"this {kind} is too large for a code: save it to a file")
    return code


def decode(code: str, kind: Kind | None = None, primers: Primers | None = None) -> tuple[Kind, Any]:
    """What a code is and what it holds; with `kind`, a code of another kind is refused. Spaces do not matter.

    A moment needs `primers` (see `moments.py`); without them `CodeError` says so.
    """
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
    packed = _checked(prefix, text[len(prefix) :])
    if prefix != PRIMED:
        return found, _read_json(_unpacked(packed))
    primer, packed = _primer(packed, primers)
    data = _read_json(_unpacked(packed, primer.text))
    return found, {"game": primer.game, **data} if primer.game and isinstance(data, dict) else data


def kind_of(code: str) -> Kind:
    """What a code is, by its prefix alone."""
    return _kind("".join(code[:100].split()))[0]


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
        raise CodeVersionError(
            f"the code is of version {ours[2]}: this package reads version {' and '.join(versions)}. "
            "Another version of dungeon_widgets made it: open it with that one, or install the newest"
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


def _primer(packed: bytes, primers: Primers | None) -> tuple[Primer, bytes]:
    """The primer that stands before what is packed, and what is packed."""
    marked = _MARK.match(packed)
    if marked is None:
        raise CodeError("the code cannot be unpacked (it does not begin as it should)")
    name, number = marked[1].decode(), marked[2][0]
    if number and primers is None:
        raise CodeError(f"the code is packed for the game {name!r}")
    try:
        primer = primers(name, number) if number and primers else Primer(name)
    except ValueError as error:
        raise CodeError(f"the code cannot be read here ({error})") from None
    return primer, packed[marked.end() :]


def _unpacked(packed: bytes, primer: bytes = b"") -> bytes:
    """Never more than the limit is unpacked, however much the code holds."""
    unpacker = zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=primer)
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
