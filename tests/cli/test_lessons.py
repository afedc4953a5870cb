"""Handing out the notebooks: what is copied, what is left out, and what is never written over."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dungeon_widgets.cli import lab
from dungeon_widgets.cli.main import main
from dungeon_widgets.lab.lessons.handing_out import notebooks

LINK = re.compile(r"\]\(([^):]+\.ipynb)\)")


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def pages(folder: str) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in Path(folder).rglob("*.ipynb")}


def test_students_get_no_page_of_the_teacher(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "my-class"]) == 0
    found = pages("my-class")
    assert {
        "index.ipynb",
        "play/welcome.ipynb",
        "lessons/L01_first_sums.ipynb",
        "lessons/fr/L01_first_sums.ipynb",
    } <= found
    assert not [page for page in found if "teacher" in page]
    assert "lessons/teacher" not in Path("my-class/index.ipynb").read_text("utf-8")
    assert f"{len(found)} notebooks written" in capsys.readouterr().out


def test_teachers_get_theirs_if_they_ask() -> None:
    main(["lessons", "preparation", "--teacher"])
    assert "lessons/teacher/L02_four_dice_six_pairs.ipynb" in pages("preparation")


@pytest.mark.parametrize(("lang", "other"), [("en", "lessons/fr/"), ("fr", "lessons/L01_first_sums.ipynb")])
def test_one_language_is_enough(lang: str, other: str) -> None:
    main(["lessons", "my-class", "--lang", lang])
    assert not [page for page in pages("my-class") if page.startswith(other)]


@pytest.mark.parametrize("teacher", [False, True])
@pytest.mark.parametrize("langs", [["en"], ["fr"], ["en", "fr"]])
def test_every_link_leads_to_a_page_that_was_copied(teacher: bool, langs: list[str]) -> None:
    found = notebooks(teacher=teacher, langs=langs)
    links = 0
    for path, text in found.items():
        for cell in json.loads(text)["cells"]:
            for link in LINK.findall("".join(cell["source"])):
                target = (Path("/x") / path).parent / link
                assert str(target.resolve()).removeprefix("/x/") in found, (path, link)
                links += 1
    assert links >= 15


def test_what_somebody_has_worked_on_is_not_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    main(["lessons", "my-class"])
    assert main(["lessons", "my-class"]) == 0  # nothing has changed: nothing to lose
    mine = Path("my-class/lessons/L01_first_sums.ipynb")
    mine.write_text("my notes", encoding="utf-8")
    assert main(["lessons", "my-class"]) == 2
    assert "--force writes over it" in capsys.readouterr().err
    assert mine.read_text("utf-8") == "my notes"
    assert main(["lessons", "my-class", "--force"]) == 0
    assert mine.read_text("utf-8") != "my notes"


def test_lab_copies_what_is_missing_and_opens_the_index(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(lab.subprocess, "call", lambda command: called.append(command) or 0)
    Path("my-class").mkdir()
    Path("my-class/index.ipynb").write_text("mine", encoding="utf-8")
    assert main(["lab", "my-class", "--no-browser"]) == 0
    assert Path("my-class/index.ipynb").read_text("utf-8") == "mine"
    assert "lessons/L01_first_sums.ipynb" in pages("my-class")
    assert called[0][1:] == ["-m", "jupyterlab", str(Path("my-class/index.ipynb")), "--no-browser"]


def test_without_jupyterlab_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab.importlib.util, "find_spec", lambda name: None)
    assert main(["lab"]) == 2
    assert 'pip install "dungeon-widgets[lab]"' in capsys.readouterr().err
    assert not Path(lab.FOLDER).exists()
