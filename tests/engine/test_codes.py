"""Text codes: they come back as they were, and every wrong one is refused with its reason."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dungeon_widgets.engine.saving import codes
from dungeon_widgets.engine.saving.codes import (
    MOST_DATA,
    MOST_TEXT,
    PREFIXES,
    CodeError,
    decode,
    encode,
    is_code,
)

SLIP = "the code is not whole: a character was changed, lost or added"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
DATA = {"game": "welcome", "seed": 7, "log": [["draw"], ["deal", "orc"], ["strip", "torch"]]}
CODE = encode("moment", DATA)

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False, allow_infinity=False),
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(), part, max_size=4),
    max_leaves=20,
)


def wrapped(packed: bytes, prefix: str = "DWG1", checksum: bytes | None = None) -> str:
    """A code made by somebody else: any bytes, with the checksum that fits them."""
    body = packed + (codes._checksum(prefix, packed) if checksum is None else checksum)
    return prefix + urlsafe_b64encode(body).decode().rstrip("=")


def deflated(raw: bytes) -> bytes:
    packer = zlib.compressobj(9, wbits=-15)
    return packer.compress(raw) + packer.flush()


# -- whole codes ---------------------------------------------------------------------------------


@given(data=plain, kind=st.sampled_from(sorted(PREFIXES)))
def test_what_is_packed_comes_back(data: Any, kind: Any) -> None:
    code = encode(kind, data)
    assert decode(code) == (kind, data)
    assert decode(code, kind) == (kind, data)
    assert set(code) <= set(LETTERS)
    assert is_code(code)


def test_the_prefix_says_what_it_is() -> None:
    assert {kind: encode(kind, 1)[:4] for kind in PREFIXES} == {
        "moment": "DWG2",
        "lesson": "DWL1",
        "hand-in": "DWH2",
        "questions": "DWQ1",
    }


def test_equal_data_has_one_code() -> None:
    assert encode("lesson", {"a": 1, "b": 2}) == encode("lesson", {"b": 2, "a": 1})


@pytest.mark.parametrize("spaced", [f"  {CODE}\n", CODE[:30] + "\n" + CODE[30:], " ".join(CODE)])
def test_spaces_and_broken_lines_do_not_matter(spaced: str) -> None:
    assert decode(spaced) == ("moment", DATA)


def test_a_code_is_short() -> None:
    assert len(CODE) < len(json.dumps(DATA)) * 1.5


# -- slips ---------------------------------------------------------------------------------------


def test_every_changed_character_is_found() -> None:
    for place in range(4, len(CODE)):
        for letter in (LETTERS[(LETTERS.index(CODE[place]) + shift) % 64] for shift in (1, 32, 63)):
            with pytest.raises(CodeError, match=SLIP):
                decode(CODE[:place] + letter + CODE[place + 1 :])


def test_every_lost_or_doubled_character_is_found() -> None:
    for place in range(4, len(CODE)):
        with pytest.raises(CodeError, match=SLIP):
            decode(CODE[:place] + CODE[place + 1 :])
        with pytest.raises(CodeError, match=SLIP):
            decode(CODE[:place] + CODE[place] + CODE[place:])


def test_two_characters_that_changed_places_are_found() -> None:
    for place in range(4, len(CODE) - 1):
        swapped = CODE[:place] + CODE[place + 1] + CODE[place] + CODE[place + 2 :]
        if swapped != CODE:
            with pytest.raises(CodeError, match=SLIP):
                decode(swapped)


def test_a_code_cut_off_anywhere_is_found() -> None:
    for length in range(4, len(CODE)):
        with pytest.raises(CodeError, match=SLIP):
            decode(CODE[:length])


def test_another_kind_by_one_letter_is_found() -> None:
    with pytest.raises(CodeError, match=SLIP):
        decode("DWL1" + CODE[4:])


# -- wrong codes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (None, "a code is a text, not NoneType"),
        (b"DWG1", "a code is a text, not bytes"),
        ("", "this is no code of ours: it begins with ''"),
        ("hello", "this is no code of ours: it begins with 'hell'"),
        ("DWX1abc", "this is no code of ours: it begins with 'DWX1'"),
        ("dwg1" + CODE[4:], "this is no code of ours"),
        ("DWG3" + CODE[4:], "the code is of version 3: this package reads version 1 and 2"),
        ("DWL9", "the code is of version 9"),
        ("DWG1ab+c", r"no code has the character '\+' \(place 7\)"),
        ("DWG1é", "no code has the character 'é'"),
        ("DWG1ab=c", "no code has the character '='"),
        ("DWG1ab\x00", "no code has the character"),
        ("DWG1", SLIP),
        ("DWG1AAAA", SLIP),
        ("DWG1" + "A" * MOST_TEXT, "the code is too long: more than 100000 characters"),
        (" " * 3 * MOST_TEXT, "the code is too long"),
    ],
    ids=range(16),
)
def test_what_is_no_code_is_refused_with_the_reason(code: Any, reason: str) -> None:
    with pytest.raises(CodeError, match=reason):
        decode(code)


def test_a_code_of_another_kind_is_refused() -> None:
    with pytest.raises(CodeError, match="this is the code of a moment, not of a lesson"):
        decode(CODE, "lesson")


@given(st.text(max_size=60))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    for code in (text, "DWG1" + text):
        with pytest.raises(CodeError):
            decode(code)


@given(st.binary(max_size=80))
def test_any_bytes_with_the_right_checksum_are_refused_in_words(packed: bytes) -> None:
    try:
        kind, _ = decode(wrapped(packed))
    except CodeError:
        return
    assert kind == "moment"  # a lucky stroke of hypothesis: it was sound


# -- hostile codes -------------------------------------------------------------------------------


def test_a_bomb_is_not_unpacked() -> None:
    bomb = wrapped(deflated(b" " * 50_000_000))
    assert len(bomb) < MOST_TEXT
    with pytest.raises(CodeError, match="the code holds too much: more than 1000000 bytes"):
        decode(bomb)


def test_the_limit_is_a_number_of_bytes() -> None:
    whole = b'"' + b"x" * (MOST_DATA - 2) + b'"'
    assert decode(wrapped(deflated(whole)))[1] == "x" * (MOST_DATA - 2)
    with pytest.raises(CodeError, match="holds too much"):
        decode(wrapped(deflated(whole + b" ")))


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"", "no sound data"),
        (b"{", "no sound data"),
        (b'{"a": NaN}', "NaN is no number of JSON"),
        (b"[Infinity]", "Infinity is no number of JSON"),
        (b"\xff\xfe", "no sound data"),
        (b"[" * 200_000, "no sound data"),
        (b"1" * 100_000, "no sound data"),
    ],
    ids=["nothing", "half", "nan", "infinity", "no text", "too deep", "a huge number"],
)
def test_unsound_data_is_refused(raw: bytes, reason: str) -> None:
    with pytest.raises(CodeError, match=reason):
        decode(wrapped(deflated(raw)))


@pytest.mark.parametrize("tail", [b"more", b"\x00"])
def test_bytes_after_the_end_are_refused(tail: bytes) -> None:
    with pytest.raises(CodeError, match="does not end where it should"):
        decode(wrapped(deflated(b"1") + tail))


def test_packed_bytes_that_stop_too_soon_are_refused() -> None:
    with pytest.raises(CodeError, match="does not end where it should"):
        decode(wrapped(deflated(b"[1, 2, 3, 4, 5, 6, 7]")[:-3]))


def test_a_wrong_checksum_is_refused_before_anything_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "_unpacked", lambda packed: pytest.fail("unpacked"))
    with pytest.raises(CodeError, match=SLIP):
        decode(wrapped(deflated(b"1"), checksum=b"\0\0\0\0"))


def test_another_spelling_of_the_same_bytes_is_refused() -> None:
    """Of the last character some bits may be unused: only one spelling is the code."""
    spellings = [CODE[:-1] + letter for letter in LETTERS]
    assert [code for code in spellings if _reads(code)] == [CODE]


def _reads(code: str) -> bool:
    try:
        decode(code)
    except CodeError:
        return False
    return True


# -- making one ----------------------------------------------------------------------------------


def test_what_is_too_large_for_a_code_is_for_a_file() -> None:
    with pytest.raises(CodeError, match="this hand-in is too large for a code: save it to a file"):
        encode("hand-in", "x" * MOST_DATA)
    noise = [f"{i * 7919 % 1_000_003:x}{i * i * 31}" for i in range(20_000)]
    with pytest.raises(CodeError, match="too large"):
        encode("hand-in", noise)


@pytest.mark.parametrize("data", [float("nan"), {1, 2}, object()])
def test_what_is_no_json_is_not_packed(data: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        encode("moment", data)


@pytest.mark.parametrize("text", ["saves/game.json", "DW", "", None, 3, "DWG", "a DWG1"])
def test_a_file_is_not_taken_for_a_code(text: Any) -> None:
    assert not is_code(text)


@pytest.mark.parametrize("text", [CODE, f"\n {CODE}", "DWG9abc", "DWL1"])
def test_a_code_is_known_by_its_beginning(text: str) -> None:
    assert is_code(text)
