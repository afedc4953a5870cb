"""Whatever a class hands in, as text or in a folder: honest students are found, the rest is refused in few words, no
question is asked twice of a file, and nothing is written. `make soak` tries many more."""

from __future__ import annotations

import csv
import json
import os
from collections import Counter
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from dungeon_widgets.engine.saving import codes
from dungeon_widgets.lab.classroom.classroom import Class
from dungeon_widgets.lab.classroom.handin_line import read_hand_in

from ..hostile_files import KINDS, ends_within, lay, listed
from ..soak import report
from ..widgets.fuzz import anything, bent
from .test_class import code_of

MANY = int(os.environ.get("SOAK", "100000"))
WORDS = (
    "> ",
    "\t",
    "\x00",
    "\ud800",
    "=HYPERLINK(1)",
    "<b>",
    "DWH1",
    "DWH2",
    "DWG2",
    ".",
    "\r",
    "\u2028",
    "🧌" * 40,
)
MIA, EVE = "a" * 16, "e" * 16
LONGEST = 400  # letters of a reason; what it quotes is at most 80 of them


def honest() -> tuple[str, str]:
    """A line that stays as it is, and one of somebody else for the rest to be made of."""
    return code_of("Mia", "0.5", mark=MIA), code_of("Eve", "0.25", mark=EVE, q3="1/2")


def spoilt(rng: Random, line: str) -> str:
    """A line with letters changed, lost, doubled, moved, or something between them."""
    letters = list(line)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters))
        match rng.randrange(5):
            case 0:
                letters[at] = rng.choice("ABCxyz019-_.= ")
            case 1:
                del letters[at]
            case 2:
                letters.insert(at, letters[at])
            case 3:
                letters.insert(at, rng.choice(WORDS))
            case _:
                letters = letters[at:] + letters[:at]
    return "".join(letters) or "x"


def made_by_hand(rng: Random) -> str:
    """A line whose letters are sound and whose data is not, or not quite."""
    rows = [["p1", "0.5", 1, 0, 1, ""], ["q3", "1/2", 2, 1, 5, "wrong"]]
    data = bent(rng, {"lesson": "L02", "name": "Eve", "mark": EVE, "answers": rows})
    if rng.random() < 0.4:
        rng.choice(rows)[rng.randrange(6)] = anything(rng)
        data = {"lesson": "L02", "name": "Eve", "mark": EVE, "answers": rows}
    try:
        return codes.encode("hand-in", data)
    except (ValueError, TypeError, RecursionError):  # what no code can hold
        return "DWH1" + json.dumps(data, default=str)[:500]


def letter(rng: Random, lines: list[str]) -> str:
    """Lines as a mail carries them: quoted, broken, with words around."""
    text = rng.choice(["\n", "\r\n", "\n\n", " ", ", "]).join(lines)
    if rng.random() < 0.3:
        text = "\n".join(text[i : i + 76] for i in range(0, len(text), 76))
    return rng.choice(["", "Dear teacher,\n", "> "]) + text + rng.choice(["", "\nBye", "\x00"])


def sound(group: Class) -> None:
    """Everything a teacher looks at can be looked at, and no reason is long."""
    for what, why in group.refused:
        assert 0 < len(why) < LONGEST
        assert len(what) < 300
    for table in ("answers", "pupils"):
        rows = list(csv.reader(StringIO(group.csv(table))))
        assert len({len(row) for row in rows}) == 1
        assert not [cell for row in rows for cell in row if cell[:1] in ("=", "+", "@", "\t", "\r")]
    for id in group.questions():
        json.dumps(group.chart(id).rows, allow_nan=False)
        assert group.sentence(id)


@pytest.mark.parametrize("kind", ["spoilt letters", "made by hand", "letters of many"])
@pytest.mark.parametrize("tries", [60, pytest.param(MANY // 10, marks=pytest.mark.soak, id="soak")])
def test_no_line_costs_another_and_none_is_read_as_something_else(
    kind: str, tries: int, request: pytest.FixtureRequest
) -> None:
    rng, done = Random(f"{kind} hand-ins"), Counter[str]()
    good, other = honest()
    mia, eve = read_hand_in(good), read_hand_in(other)
    for _ in range(tries):
        if kind == "spoilt letters":
            group = Class("\n".join([good, spoilt(rng, other)]))
        elif kind == "made by hand":
            group = Class("\n".join([good, made_by_hand(rng)]))
        else:
            lines = [rng.choice([spoilt(rng, other), made_by_hand(rng), other]) for _ in range(5)]
            group = Class(letter(rng, [*lines, good]) + "\n" + good)
        read = list(group._made.values())
        assert mia in read
        for made in read:
            if made != mia:
                done["the same" if made == eve else "another"] += 1
        done["refused"] += bool(group.refused)
        sound(group)
    if kind == "spoilt letters":
        assert done["another"] == 0
    assert done["refused"]
    if request.node.get_closest_marker("soak"):
        report(
            "Hand-ins",
            "Lines with letters changed are refused or the same; lines made by hand count only where every rule is kept; beside them an "
            "honest line is always read, and every table can be made.",
            what=kind,
            texts=tries,
            with_something_refused=done["refused"],
            read_as_they_were=done["the same"],
            sound_by_hand=done["another"],
            honest_lines_lost=0,
            seed=f"{kind} hand-ins",
        )


@pytest.mark.parametrize("tries", [25, pytest.param(MANY // 100, marks=pytest.mark.soak, id="soak")])
def test_whatever_lies_in_a_folder_the_honest_files_are_read(
    tries: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    rng, laid = Random("folders of hand-ins"), Counter[str]()
    lines = [code_of(f"s{number}", "0.5", mark=f"{number:016x}") for number in range(3)]
    for number in range(tries):
        folder = tmp_path / str(number)
        folder.mkdir()
        for place, line in enumerate(lines):
            path = (
                folder / rng.choice(["", "a", "a/b"]) / f"{place}-honest.{rng.choice(['dwh', 'txt', 'csv'])}"
            )
            path.parent.mkdir(parents=True, exist_ok=True)
            text = f"{line}\n" if rng.random() < 0.5 else f"Ada;{line};x\n"
            path.write_bytes(text.encode(rng.choice(["utf-8", "utf-8-sig", "utf-16"])))
        bad = []
        for thing in range(rng.randint(1, 6)):
            kind = rng.choice(sorted(KINDS))
            lay(folder / f"{thing}-bad.dwh", kind, rng)
            laid[kind] += 1
            bad.append(kind)
        before = listed(folder)
        with ends_within(20):
            group = Class(folder)
            assert sorted(group.pupils().values()) == ["s0", "s1", "s2"]
            assert group.look() == 0
            sound(group)
        named = {what for what, _ in group.refused}
        for thing, kind in enumerate(bad):  # a folder, and a link to one, is no file
            there = f"{thing}-bad.dwh" in named
            assert there == (kind not in ("folder", "link to a folder above")), (kind, group.refused)
        assert listed(folder) == before
    if request.node.get_closest_marker("soak"):
        report(
            "Folders of hand-ins",
            "Pipes, links, devices, files without end and noise beside honest files: those are all read, the others named, nothing waits "
            "and nothing is written.",
            what="folders",
            tries=tries,
            things_laid=laid.total(),
            honest_files_lost=0,
            stuck=0,
            seed="folders of hand-ins",
        )
