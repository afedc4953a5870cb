"""A JupyterLite site from the command line: what it holds, what it leaves out, and what it says if something is missing."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from dungeon_widgets.cli.main import main
from dungeon_widgets.live.site import lite
from dungeon_widgets.live.site.files import FOLDER, LITE_WHEELS, PYODIDE, WHEELS
from dungeon_widgets.live.site.wheel import write_wheel


@pytest.fixture
def page_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that stands for the data wheel: no Pyodide is needed to lay out a site."""
    folder = tmp_path / "page"
    for name in PYODIDE:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(json.dumps({"info": {"python": "3.14.2"}, "packages": {}}))
    for place, name, needs in (
        (WHEELS, "anywidget", "typing-extensions"),
        (WHEELS, "typing_extensions", ""),
        (LITE_WHEELS, "ipython", "pexpect; sys_platform != 'emscripten'"),
    ):
        (folder / place).mkdir(exist_ok=True)
        with zipfile.ZipFile(folder / place / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
            told = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
            wheel.writestr(f"{name}.py", "")
            wheel.writestr(
                f"{name}-1.0.dist-info/METADATA", told + (f"Requires-Dist: {needs}\n" if needs else "")
            )
    monkeypatch.setenv(FOLDER, str(folder))
    monkeypatch.setattr(lite, "NEEDED", {})
    return folder


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """`jupyter lite build` as far as it matters here: which notebooks it was given."""
    given: list[set[str]] = []

    def build(_source: Path, notebooks: Path, site: Path) -> None:
        given.append({path.relative_to(notebooks).as_posix() for path in notebooks.rglob("*.ipynb")})
        site.mkdir()
        (site / "config-utils.js").write_text("await main();")
        (site / "made.txt").write_text("made")

    monkeypatch.setattr(lite, "_jupyter_lite", build)
    return given


def test_students_get_no_page_of_the_teacher(
    page_folder: Path, builds: list[set[str]], tmp_path: Path
) -> None:
    assert main(["lite", str(tmp_path / "site")]) == 0
    assert main(["lite", str(tmp_path / "mine"), "--teacher"]) == 0
    made_of = (tmp_path / "site" / "licences.txt").read_text(encoding="utf-8")
    assert all(name in made_of for name in ("Pyodide: MPL-2.0", "anywidget 1.0", "ipython 1.0"))
    for_students, for_teachers = builds
    assert "lessons/L01_first_sums.ipynb" in for_students
    assert not [page for page in for_students if "teacher" in page]
    assert "lessons/teacher/L02_four_dice_six_pairs.ipynb" in for_teachers


def test_nothing_is_written_over_without_force(
    page_folder: Path, builds: list[set[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "site" / "mine.txt"
    mine.parent.mkdir()
    mine.write_text("mine")
    assert main(["lite", str(mine.parent)]) == 2
    assert "is there already: choose another folder, or add --force" in capsys.readouterr().err
    assert mine.read_text() == "mine"
    assert builds == []
    assert main(["lite", str(mine.parent), "--force"]) == 0
    assert (mine.parent / "made.txt").exists()


def test_a_build_that_fails_leaves_what_was_there(
    page_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_where: Path) -> None:
        raise ValueError("no")

    monkeypatch.setattr(lite, "_jupyter_lite", fail)
    mine = tmp_path / "site" / "mine.txt"
    mine.parent.mkdir()
    mine.write_text("mine")
    assert main(["lite", str(mine.parent), "--force"]) == 2
    assert mine.read_text() == "mine"


def test_what_is_missing_is_named(
    page_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lite, "NEEDED", {"no_such_module": "JupyterLite"})
    assert main(["lite", str(tmp_path / "site")]) == 2
    out, said = capsys.readouterr()
    assert 'JupyterLite is not installed: pip install "dungeon-widgets[page,lite]"' in said
    assert out == ""  # or it would seem to have begun
    assert not (tmp_path / "site").exists()


def test_the_list_of_packages_names_every_wheel_and_only_needs_that_are_there(
    page_folder: Path, tmp_path: Path
) -> None:
    lite.lay_out(tmp_path / "laid", page_folder)
    folder = tmp_path / "laid" / "static" / "pyodide"
    lock = json.loads((folder / "pyodide-lock.json").read_text())
    packages = lock["packages"]
    assert lock["info"] == {"python": "3.14.2"}
    assert set(packages) == {"anywidget", "typing-extensions", "ipython", "dungeon-widgets"}
    assert packages["ipython"]["depends"] == []
    assert set(packages["dungeon-widgets"]["depends"]) == {"anywidget", "typing-extensions"}
    assert all((folder / package["file_name"]).is_file() for package in packages.values())


def test_our_wheel_is_the_package_as_it_is_here_without_its_notebooks(tmp_path: Path) -> None:
    with zipfile.ZipFile(write_wheel(tmp_path)) as wheel:
        names = wheel.namelist()
        record = wheel.read(next(name for name in names if name.endswith("RECORD"))).decode()
    assert "dungeon_widgets/__init__.py" in names
    assert "dungeon_widgets/lab/lessons/handing_out.py" in names
    assert not [name for name in names if name.endswith((".ipynb", ".pyc"))]
    assert [line.split(",")[0] for line in record.splitlines()] == names


def test_a_site_lists_its_notebooks_links_each_and_lets_new_ones_through(
    page_folder: Path, builds: list[set[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = tmp_path / "site"
    assert main(["lite", str(site)]) == 0
    assert "lessons.html has a link for each lesson" in capsys.readouterr().out
    listed = json.loads((site / "notebooks.json").read_text())
    assert set(listed) == builds[0]
    links = (site / "lessons.html").read_text(encoding="utf-8")
    for name in listed:
        assert f'href="lab/index.html?path={name}"' in links
    assert "Four dice, six pairs" in links
    # It is awaited before JupyterLite starts.
    assert (site / "config-utils.js").read_text().splitlines() == [
        'import "./dungeon-widgets.js";',
        "await main();",
    ]
    assert (site / "dungeon-widgets.js").is_file()
