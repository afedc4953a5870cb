"""What a type checker says to those who use the package: examples of README and docs/ are sound, and what does not exist is refused."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LESSON = re.compile(r"^````markdown\n.*?^````", re.MULTILINE | re.DOTALL)
GIVEN = "from fractions import Fraction\nimport dungeon_widgets as dw\ncodes: list[str] = []\n"

WRONG = """import dungeon_widgets as dw
from dungeon_widgets import Nothing
dw.Nope
dw.WelcomeToTheDungeon(heroe="mage")
dw.WelcomeToTheDungeon(hero="mage", layout={"width": "70%"})
dw.DiceTray(seed=1, layout={"width": "70%"})
dw.WelcomeToTheDungeon().odds().rows().nothing
"""


def said_by_mypy(*files: Path) -> list[str]:
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--allow-untyped-defs",
        "--allow-untyped-calls",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        *map(str, files),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.stderr == ""
    return [line.rpartition("/")[2] for line in done.stdout.splitlines()]


@pytest.mark.slow
def test_examples_are_sound_and_what_does_not_exist_is_refused(tmp_path: Path) -> None:
    for page in PAGES:
        blocks = BLOCK.findall(LESSON.sub("", page.read_text("utf-8")))
        if blocks:  # one after the other, as they are read
            name = "page_" + page.relative_to(ROOT).with_suffix("").as_posix().replace("/", "_").replace(
                "-", "_"
            )
            (tmp_path / f"{name}.py").write_text(GIVEN + "\n".join(blocks), encoding="utf-8")
    assert len([*tmp_path.iterdir()]) > 10
    (tmp_path / "wrong.py").write_text(WRONG, encoding="utf-8")
    said = said_by_mypy(*sorted(tmp_path.glob("*.py")))
    assert [line for line in said if line.startswith("page")] == []
    refused = [line.split(":")[1] for line in said if re.match(r"wrong\.py:\d+: error: ", line)]
    assert refused == ["2", "3", "4", "7"], said
