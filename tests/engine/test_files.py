"""Saves as files: what is no save is refused shortly, and what is written takes the old file's place and no other."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from dungeon_widgets.engine.errors import SaveError
from dungeon_widgets.engine.saving import saves
from dungeon_widgets.engine.session import Session

from .toy import ToyGame

POSIX = pytest.mark.skipif(os.name == "nt", reason="modes and pipes are POSIX's")


def game() -> Session:
    session = Session(ToyGame(), ["Ada", "Bea"], 3)
    session.play()
    return session


def load(path: Path) -> Session:
    return Session.load(path, kind=ToyGame)


def short_refusal(path: Path) -> str:
    started = time.process_time()
    with pytest.raises(SaveError) as caught:
        load(path)
    assert time.process_time() - started < 2
    text = str(caught.value)
    assert str(path) in text
    assert len(text) < 300 + len(str(path))
    text.encode()
    return text


@POSIX
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "game.json")
    assert "not a regular file" in short_refusal(tmp_path / "game.json")
    with pytest.raises(OSError, match="not a regular file"):
        game().save(tmp_path / "game.json")
    assert stat.S_ISFIFO((tmp_path / "game.json").stat().st_mode)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "folder" in short_refusal(tmp_path) or "not a regular" in short_refusal(tmp_path)


@pytest.mark.parametrize(
    "content", ["x", "[", '{"format":', '{"format": "dungeon_widgets/2", "seats": ["', "\\u0000"]
)
def test_a_megabyte_of_anything_is_refused_shortly(tmp_path: Path, content: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(content * (1_100_000 // len(content)), encoding="utf-8")
    assert "no save is that long" in short_refusal(path)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", ["A" * 900_000, "Bea"]),
        ("seats", ["\ud800", "Bea"]),
        ("seats", [["Ada"] * 10_000, "Bea"]),
        ("seats", ["bot:" + "x" * 900_000, "Bea"]),
        ("seats", ["bot:mcts:999999999", "Bea"]),
        ("seats", ["bot:mcts:1e300", "Bea"]),
        ("seats", ["bot:greedy:1000001", "Bea"]),
        ("options", {"rounds": "x" * 900_000}),
        ("options", {"x" * 900_000: 3}),
        ("options", {"rounds": 10**4000}),
        ("mode", "x" * 900_000),
        ("mode", "\udfff"),
        ("game", "x" * 900_000),
        ("game", "\udfff"),
        ("format", "x" * 900_000),
        ("seed", True),
        ("log", [["x" * 900_000]]),
        ("log", [["\udfff"]]),
        ("log", ["x" * 900_000]),
        ("log", [[[[[[[[1]]]]]]]]),
        ("x" * 900_000, 1),
    ],
    ids=range(21),
)
def test_one_strange_field_is_refused_shortly(tmp_path: Path, field: str, value: Any) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**game().to_json(), field: value}), encoding="utf-8")
    short_refusal(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"none\.json"):
        load(tmp_path / "none.json")
    with pytest.raises(FileNotFoundError, match=r"none/game\.json"):
        game().save(tmp_path / "none" / "game.json")


@POSIX
def test_a_file_keeps_its_mode_and_a_new_one_has_the_usual_one(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game().save(path)
    (tmp_path / "usual").touch()
    assert path.stat().st_mode == (tmp_path / "usual").stat().st_mode
    for mode in (0o600, 0o640, 0o664):
        path.chmod(mode)
        game().save(path)
        assert stat.S_IMODE(path.stat().st_mode) == mode


@POSIX
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link, target = tmp_path / "game.json", tmp_path / "there" / "real.json"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    session = game()
    session.save(link)
    assert link.is_symlink()
    assert load(target).log == session.log
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["real.json"]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(path: Any, *_args: Any) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(PermissionError, match=r"'[^']*/game\.json'"):
        game().save(tmp_path / "game.json")


def test_what_a_killed_writer_left_is_removed_by_the_next(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    left, fresh, other = (
        tmp_path / name
        for name in (".game.json.0123abcd.tmp", ".game.json.89abcdef.tmp", ".other.0123abcd.tmp")
    )
    for file in (left, fresh, other):
        file.write_text("half", encoding="utf-8")
    os.utime(left, (time.time() - 2 * saves.LEFT_OVER,) * 2)
    game().save(path)
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(["game.json", fresh.name, other.name])


def test_a_failed_write_leaves_nothing_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("old", encoding="utf-8")

    def full(_fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=r"No space left on device.*game\.json"):
        game().save(path)
    assert path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


SAVER = """
import sys
from tests.engine.test_files import game
session = game()
print("ready", flush=True)
while True:
    session.save(sys.argv[1])
"""


def test_a_writer_that_is_killed_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for number in range(3):
        process = subprocess.Popen([sys.executable, "-c", SAVER, str(path)], stdout=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.readline()
        for _ in range(6000):  # a busy machine may take its time to write the first file
            if path.exists():
                break
            time.sleep(0.005)
        time.sleep(0.02 + 0.013 * number)
        process.kill()
        process.wait()
        process.stdout.close()
        assert load(path).log == game().log
