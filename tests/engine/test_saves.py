"""Saves: they come back as they were, and what was broken or edited is refused with the line and the reason."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dungeon_widgets.engine import SaveError, Session, digest
from dungeon_widgets.engine.saving import saves
from dungeon_widgets.engine.saving.saves import write_atomically
from tests.engine.toy import ToyGame, toy_named

BOTS = ["bot:chooser", "bot:chooser"]


@pytest.fixture(autouse=True)
def _toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dungeon_widgets.engine.saving.saves.game_named", toy_named)


def game(seed: int = 1, limit: int | None = None) -> Session:
    session = Session(ToyGame(), BOTS, seed)
    session.play(limit)
    return session


def write(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


# -- whole saves ---------------------------------------------------------------------------------


@given(seed=st.integers(), limit=st.none() | st.integers(0, 30))
@settings(max_examples=25)
def test_a_save_comes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory, seed: int, limit: int | None
) -> None:
    path = tmp_path_factory.mktemp("saves") / "game.json"
    session = game(seed, limit)
    session.save(path)
    loaded = Session.load(path)
    assert loaded.to_json() == session.to_json()
    assert loaded.log == session.log
    assert [digest(state) for state in loaded.states] == [digest(state) for state in session.states]


def test_a_loaded_game_goes_on_like_the_one_saved(tmp_path: Path) -> None:
    session = game(limit=5)
    session.save(tmp_path / "game.json")
    loaded = Session.load(tmp_path / "game.json")
    assert loaded.play() == session.play()


def test_a_save_is_what_the_design_says(tmp_path: Path) -> None:
    game(3, 4).save(tmp_path / "game.json")
    data = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert set(data) == {
        "format",
        "game",
        "rules_version",
        "options",
        "seats",
        "seed",
        "mode",
        "log",
        "digest",
    }
    assert data["game"] == "toy"
    assert len(data["log"]) == 4


def test_names_in_any_script_survive(tmp_path: Path) -> None:
    Session(ToyGame(), ["Zoé", "小明"]).save(tmp_path / "game.json")
    assert Session.load(tmp_path / "game.json").names == ["Zoé", "小明"]


def test_a_game_that_is_not_installed_is_loaded_by_its_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # the real registry, which has no toy
    session = game()
    session.save(tmp_path / "game.json")
    assert Session.load(tmp_path / "game.json", kind=ToyGame).log == session.log
    with pytest.raises(SaveError, match="unknown game 'toy'"):
        Session.load(tmp_path / "game.json")

    class Other(ToyGame):
        name = "other"

    with pytest.raises(SaveError, match="this is a game of 'toy', not of 'other'"):
        Session.load(tmp_path / "game.json", kind=Other)


# -- broken files --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a whole JSON file"),
        (b"hello", "not a whole JSON file"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "not a text file"),
        (b"[" * 100_000, "not a whole JSON file"),
        (b"1" * 10_000, "save"),
        (b"[]", "a save is a JSON object, this is a list"),
        (b"null", "a save is a JSON object, this is a NoneType"),
    ],
    ids=["empty", "no JSON", "binary", "too deep", "a huge number", "a list", "null"],
)
def test_what_is_no_save_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "save.json"
    path.write_bytes(content)
    with pytest.raises(SaveError, match=reason) as caught:
        Session.load(path)
    assert str(path) in str(caught.value)


def test_a_file_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game().save(path)
    whole = path.read_bytes()
    for length in range(0, len(whole.rstrip()), 7):
        path.write_bytes(whole[:length])
        with pytest.raises(SaveError, match="cut off"):
            Session.load(path)


@pytest.mark.parametrize("field", [field for field in saves.FIELDS if field != saves.START])
def test_a_missing_field_is_named(tmp_path: Path, field: str) -> None:
    data = game().to_json()
    del data[field]
    with pytest.raises(SaveError, match=f"field '{field}' is missing"):
        Session.load(write(tmp_path / "game.json", data))
    with pytest.raises(SaveError, match=f"field '{field}' is missing"):
        Session.from_json(data)


@pytest.mark.parametrize("field", list(saves.FIELDS))
@pytest.mark.parametrize("value", [None, True, 1.5, "", [], {}, 7])
def test_a_field_of_another_kind_is_refused(tmp_path: Path, field: str, value: Any) -> None:
    data = game().to_json()
    data[field] = value
    with pytest.raises(SaveError, match=r"game\.json"):
        Session.load(write(tmp_path / "game.json", data))


def edited_action(data: dict[str, Any]) -> None:
    """In a round long over: the last position may well be the same."""
    data["log"][0] = ["high"] if data["log"][0] == ["low"] else ["low"]


def illegal_action(data: dict[str, Any]) -> None:
    data["log"][3] = ["call", "unicorn"]


def not_an_action(data: dict[str, Any]) -> None:
    data["log"][3] = {"call": "orc"}


def a_verb_that_is_a_number(data: dict[str, Any]) -> None:
    data["log"][3] = [3]


def an_object_in_an_action(data: dict[str, Any]) -> None:
    data["log"][3] = ["call", {}]


def lost_line(data: dict[str, Any]) -> None:
    del data["log"][2]


def more_lines(data: dict[str, Any]) -> None:
    data["log"].append(["keep"])


def edited_digest(data: dict[str, Any]) -> None:
    data["digest"] = "0" * 16


def other_game(data: dict[str, Any]) -> None:
    data["game"] = "tio"


def other_version(data: dict[str, Any]) -> None:
    data["rules_version"] = 99


def other_format(data: dict[str, Any]) -> None:
    data["format"] = "dungeon_widgets/3"


def old_format(data: dict[str, Any]) -> None:
    data["format"] = "dungeon_widgets/1"
    del data["mode"]


def foreign_format(data: dict[str, Any]) -> None:
    data["format"] = "chess/1"


def unknown_field(data: dict[str, Any]) -> None:
    data["cheat"] = 1


def other_mode(data: dict[str, Any]) -> None:
    data["mode"] = "play"


def no_mode(data: dict[str, Any]) -> None:
    data["mode"] = "cheat"


def other_seed(data: dict[str, Any]) -> None:
    data["seed"] += 1


def other_name(data: dict[str, Any]) -> None:
    data["seats"][0] = "bot:keeper"


def unknown_option(data: dict[str, Any]) -> None:
    data["options"] = {"rounds": 3, "colour": "red"}


def bad_option(data: dict[str, Any]) -> None:
    data["options"] = {"rounds": "many"}


def missing_seat(data: dict[str, Any]) -> None:
    data["seats"] = data["seats"][:1]


def unknown_bot(data: dict[str, Any]) -> None:
    data["seats"][0] = "bot:chosser"


def no_seat(data: dict[str, Any]) -> None:
    data["seats"][0] = None


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (edited_action, "field 'digest' does not match the rest"),
        (illegal_action, r"log line 3: \('call', 'unicorn'\): Not now"),
        (not_an_action, "log line 3: .* is not an action"),
        (a_verb_that_is_a_number, r"log line 3: \[3\] is not an action"),
        (an_object_in_an_action, "log line 3: {} has no place in an action"),
        (lost_line, "log line 2: "),
        (more_lines, "The game is over"),
        (edited_digest, "field 'digest' does not match the rest"),
        (other_game, "unknown game 'tio'"),
        (other_version, r"saved under other rules \(version 99; this package plays version 1\)"),
        (other_format, "'dungeon_widgets/3' was written by another version and cannot be read"),
        (old_format, "'dungeon_widgets/1' was written by an older version and cannot be read"),
        (foreign_format, "'chess/1' is not 'dungeon_widgets/2': this is no save of ours"),
        (unknown_field, "unknown field 'cheat'"),
        (other_mode, "field 'digest' does not match the rest"),
        (no_mode, "unknown mode 'cheat'"),
        (other_seed, "field 'digest' does not match the rest"),
        (other_name, "field 'digest' does not match the rest"),
        (unknown_option, "colour"),
        (bad_option, "rounds must be a whole number"),
        (missing_seat, "has 2 seats, 1 were named"),
        (unknown_bot, r"unknown bot 'chosser' \(did you mean 'chooser'\?\)"),
        (no_seat, "a seat is a name"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_an_edited_save_is_refused_with_the_reason(
    tmp_path: Path, edit: Callable[[dict[str, Any]], None], reason: str
) -> None:
    data = game().to_json()
    edit(data)
    with pytest.raises(SaveError, match=reason):
        Session.load(write(tmp_path / "game.json", data))


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Session.load(tmp_path / "nothing.json")


# -- writing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("crash", ["fsync", "replace"])
def test_a_crash_while_writing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crash: str
) -> None:
    path = tmp_path / "game.json"
    game(1).save(path)
    old = path.read_bytes()

    def power_cut(*_: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os if crash == "fsync" else Path, crash, power_cut)
    with pytest.raises(OSError, match="no space left"):
        game(2).save(path)
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]  # and nothing is left lying about


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game(1).save(path)
    game(2).save(path)
    assert Session.load(path).seed == 2
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="permissions are a POSIX matter")
def test_a_save_can_be_read_by_whom_new_files_can(tmp_path: Path) -> None:
    """A teacher's save on a shared disk is for the class, too."""
    (tmp_path / "plain").write_text("")
    write_atomically(tmp_path / "save", "{}")
    modes = {stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("plain", "save")}
    assert len(modes) == 1
