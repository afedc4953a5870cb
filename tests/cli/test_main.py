"""The command line: what it offers, and what it says when something is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import dungeon_widgets
from dungeon_widgets.cli import main as cli


@pytest.mark.parametrize("command", [[], *([name] for name in cli.COMMANDS)], ids=str)
def test_help_has_examples_that_parse(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main([*command, "--help"])
    assert end.value.code == 0
    shown = capsys.readouterr().out
    lines = [line.split()[1:] for line in shown.splitlines() if line.startswith("  dungeon-widgets ")]
    assert lines
    for line in lines:
        assert callable(cli.parser().parse_args(line).run)


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"dungeon-widgets {dungeon_widgets.__version__}\n"


def test_a_fault_is_one_sentence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_args: object) -> int:
        raise ValueError("there is no such thing")

    monkeypatch.setattr("dungeon_widgets.cli.play.run", refuse)
    assert cli.main(["play", "welcome"]) == 2
    assert capsys.readouterr().err == "dungeon-widgets: there is no such thing\n"


def test_a_folder_that_cannot_be_made_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert cli.main(["lessons", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err == f"dungeon-widgets: {tmp_path / 'file'}: File exists\n"


def test_an_unknown_command_is_refused() -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["fly"])
    assert end.value.code == 2


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dungeon_widgets", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("dungeon-widgets ")
