"""A lesson through the real commands of nbgrader and otter-grader: what students answered in the cards is graded."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dungeon_widgets.lab.classroom.book import Book
from dungeon_widgets.lab.classroom.handin import hand_in
from dungeon_widgets.lab.questions.checks import check

pytestmark = [pytest.mark.hosts, pytest.mark.packaging]
ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).parent / "uv"
NAME = "L02_four_dice_six_pairs.ipynb"
RIGHT = {
    "q1": 6, "q2": 10, "q3": "139/216", "q4": "115/144", "q6": "13/18", "q7": "149/162", "q8": "4,6,8,10", "q9": "b", "x1": "1",
}  # fmt: skip
FUNCTION = """from itertools import combinations
def formable(roll):
    return {a + b for a, b in combinations(roll, 2)}"""


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with both graders and this package."""
    folder = tmp_path_factory.mktemp("graders")
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, folder / "env"], check=True, timeout=300)
    python = folder / "env" / "bin" / "python"
    subprocess.run(
        [UV, "pip", "install", "-q", "--python", python, "-e", f"{ROOT}[graders]"], check=True, timeout=900
    )
    return folder / "env" / "bin"


def run(tools: Path, folder: Path, *command: str) -> str:
    env = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        [tools / command[0], *command[1:]],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def hand(page: Path, target: Path, *, good: bool) -> None:
    """What a student does: answers, copies the line into the notebook, writes the function, saves."""
    book = Book(name="Mia")
    book.open("L02", "en")
    for question, answer in (RIGHT if good else {"q1": 6, "q3": "1/6"}).items():
        check(question, answer, book=book)
    if good:
        for number in range(1, 7):
            book.note(f"L02.p{number}", "guess", "50 %", "committed")
    notebook = json.loads(page.read_text("utf-8"))
    for cell in notebook["cells"]:
        source = "".join(cell["source"]).replace('handed_in = ""', f'handed_in = "{hand_in(book=book).code}"')
        cell["source"] = source.replace("formable = ...", FUNCTION) if good else source
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(notebook), encoding="utf-8")


def test_nbgrader_grades_what_was_answered_in_the_cards(tools: Path, tmp_path: Path) -> None:
    (tmp_path / "nbgrader_config.py").write_text(
        'c = get_config()\nc.CourseDirectory.course_id = "dungeon"\n'
    )
    run(tools, tmp_path, "dungeon-widgets", "lesson", "L02", "--grader", "nbgrader", "--folder", "source/L02")
    run(tools, tmp_path, "nbgrader", "generate_assignment", "L02")
    for who in ("good", "poor"):
        hand(
            tmp_path / "release" / "L02" / NAME,
            tmp_path / "submitted" / who / "L02" / NAME,
            good=who == "good",
        )
    run(tools, tmp_path, "nbgrader", "autograde", "L02")
    run(tools, tmp_path, "nbgrader", "export")
    rows = csv.DictReader((tmp_path / "grades.csv").read_text("utf-8").splitlines())
    assert {row["student_id"]: (row["score"], row["max_score"]) for row in rows} == {
        "good": ("16.0", "16.0"),
        "poor": ("1.0", "16.0"),
    }


def test_otter_grades_what_was_answered_in_the_cards(tools: Path, tmp_path: Path) -> None:
    run(tools, tmp_path, "dungeon-widgets", "lesson", "L02", "--grader", "otter", "--folder", ".")
    run(tools, tmp_path, "otter", "generate", "-t", "tests")
    scores = {}
    for who in ("good", "poor"):
        hand(tmp_path / NAME, tmp_path / who / NAME, good=who == "good")
        run(tools, tmp_path, "otter", "run", "-a", "autograder.zip", f"{who}/{NAME}", "-o", who)
        told = json.loads((tmp_path / who / "results.json").read_text("utf-8"))
        scores[who] = sum(test.get("score", 0) for test in told["tests"])
    assert scores == {"good": 16, "poor": 1}
