"""`python -m scripts.language`: the folder of a third language, and what is missing in it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.language.folder import coverage, write_folder
from scripts.language.pseudo import pseudo
from scripts.language.sources import ROOT, Sources, page_words, sources

WANTED = Sources(
    ["Golem", "Orc"],
    {"toy": {"lines.pass": "You pass", "lines.draw": "You draw"}},
    {"page": {"cards.one": "1 card"}},
    ["L01_first_sums.md"],
)


@pytest.mark.slow
def test_everything_a_reader_meets_is_asked_for() -> None:
    found = sources()
    assert {"Golem", "Wilrond", "Goals", "Picture: run the cell to play."} <= set(found.texts)
    assert found.tables["welcome"]["lines.pass.0"] == "You pass"
    assert set(found.tables) == {"welcome", "dice_danger", "fighter", "dungeons", "lab"}
    assert found.page["page"]["cards.one"] == "1 card"
    assert found.page["site"]["fetching"] == "Fetching the rules, {0} of {1} MB"
    assert "L01_first_sums.md" in found.lessons


def test_every_sentence_of_the_page_can_be_held_by_a_folder() -> None:
    assert not page_words()[1], (
        "what is counted comes first, what may be missing last; else choose in the component"
    )


def test_a_new_folder_waits_and_what_was_translated_stays(tmp_path: Path) -> None:
    write_folder(tmp_path, WANTED, {"name": "Deutsch"})
    found = coverage(tmp_path, WANTED)
    assert found["texts"] == (["Golem", "Orc"], [], 2)
    assert found["tables/toy"] == (["lines.pass", "lines.draw"], [], 2)
    assert found["lessons"] == (["L01_first_sums.md"], [], 1)
    toy = tmp_path / "tables" / "toy.json"
    told = json.loads(toy.read_text(encoding="utf-8"))
    toy.write_text(json.dumps({**told, "lines.pass": ["You pass", "Du passt"]}), encoding="utf-8")
    later = WANTED._replace(tables={"toy": {"lines.pass": "You pass now", "lines.add": "You add"}})
    write_folder(tmp_path, later, {"name": "another"})
    assert json.loads(toy.read_text(encoding="utf-8")) == {
        "lines.pass": ["You pass", "Du passt"],
        "lines.add": ["You add", ""],
    }
    assert coverage(tmp_path, later)["tables/toy"] == (["lines.add"], ["lines.pass"], 2)
    assert json.loads((tmp_path / "language.json").read_text(encoding="utf-8")) == {"name": "Deutsch"}


@pytest.mark.slow
def test_the_command_says_what_is_missing(tmp_path: Path) -> None:
    def told(*args: str) -> str:
        line = [sys.executable, "-m", "scripts.language", *args, "--folder", str(tmp_path)]
        return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    rows = told("de", "--name", "Deutsch").splitlines()
    assert rows[-1].split()[:2] == ["all", "0"]
    assert "lines.pass.0" in told("de", "--check", "--missing", "tables/welcome").splitlines()


@pytest.mark.parametrize("code", ["en", "../x", "deutsch"])
def test_a_code_that_is_none_is_refused(code: str, tmp_path: Path) -> None:
    line = [sys.executable, "-m", "scripts.language", code, "--folder", str(tmp_path)]
    run = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert not list(tmp_path.iterdir())


def test_the_language_of_the_tests_keeps_blanks_and_numbers() -> None:
    assert pseudo("{n} of 36") == "{n} óf 36~~~"
    assert pseudo("36 %") == "36 %"
