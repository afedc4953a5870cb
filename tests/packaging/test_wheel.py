"""What a user gets: an sdist that builds without Node on the machine, and a wheel that needs none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.packaging
ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).parent / "uv"
STATIC = "dungeon_widgets/widgets/static"


def run(*command: str | Path, cwd: Path, **env: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def bundle_names() -> set[str]:
    """One bundle for each entry in js/src, and one for each board of puzzles."""
    source = ROOT / "js" / "src"
    boards = {f"puzzles_{board.stem}.js" for board in (source / "puzzles" / "boards").iterdir()}
    return {f"{entry.parent.name}.js" for entry in source.glob("**/entry.ts*")} | boards


@pytest.fixture(scope="module")
def no_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PATH without Node; sh is there because npm may ask for it."""
    folder = tmp_path_factory.mktemp("bin")
    (folder / "sh").symlink_to(shutil.which("sh") or "/bin/sh")
    return str(folder)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("sdist")
    run(UV, "build", "--sdist", "--out-dir", out, "--python", sys.executable, cwd=ROOT)
    return next(out.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, no_node: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel whose bundles are built anew, from the sources in the sdist, with the Node of PyPI."""
    source = tmp_path_factory.mktemp("source")
    with tarfile.open(sdist) as archive:
        archive.extractall(source, filter="data")
    project = next(source.iterdir())
    shutil.rmtree(project / STATIC)
    out = tmp_path_factory.mktemp("wheel")
    run(UV, "build", "--wheel", "--out-dir", out, "--python", sys.executable, cwd=project, PATH=no_node)
    return next(out.glob("*.whl"))


def test_the_sdist_holds_the_page_sources_and_nothing_installed(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "scripts/node.py", "js/build.mjs", "js/package-lock.json"} <= names
    assert {f"{STATIC}/{name}" for name in bundle_names()} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_the_wheel_holds_one_bundle_an_entry(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        sizes = {
            Path(i.filename).name: i.file_size
            for i in archive.infolist()
            if Path(i.filename).parent.as_posix() == STATIC
        }
    assert sizes.keys() == {*bundle_names(), "NOTICE.txt"}
    assert all(size > 1000 for size in sizes.values()), sizes


def test_the_wheel_holds_the_content_of_every_game_and_its_puzzles(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if "/content/" in name and name.endswith(".json")}
    package = ROOT / "dungeon_widgets"
    content = [*package.glob("games/*/content/**/*.json"), *package.glob("lab/puzzles/content/*.json")]
    assert packed == {str(path.relative_to(ROOT)) for path in content}


def test_the_wheel_works_in_an_empty_environment_without_node(
    wheel: Path, no_node: str, tmp_path: Path
) -> None:
    run(UV, "venv", "--python", sys.executable, "env", cwd=tmp_path)
    python = tmp_path / "env" / "bin" / "python"
    run(UV, "pip", "install", "--python", python, wheel, cwd=tmp_path)
    told = run(
        python,
        "-c",
        "import dungeon_widgets, dungeon_widgets.widgets; print(dungeon_widgets.__file__)",
        cwd=tmp_path,
        PATH=no_node,
    )
    assert Path(told.strip()).is_relative_to(tmp_path / "env")
    command = tmp_path / "env" / "bin" / "dungeon-widgets"
    run(command, "lessons", "my-class", cwd=tmp_path, PATH=no_node)
    pages = {
        path.relative_to(tmp_path / "my-class").as_posix()
        for path in (tmp_path / "my-class").rglob("*.ipynb")
    }
    wanted = {
        path.relative_to(ROOT / "notebooks").as_posix() for path in (ROOT / "notebooks").rglob("*.ipynb")
    }
    assert pages == {path for path in wanted if "/teacher/" not in path and ".ipynb_checkpoints" not in path}
    own = tmp_path / "club.md"
    own.write_text(
        "---\ntitle: Club\n---\n## Count\n```exercise q1\nA six?\n\ntruth: 1/6\n```\n", encoding="utf-8"
    )
    assert run(command, "lesson", own, cwd=tmp_path, PATH=no_node).count(".ipynb") == 2
    refused = subprocess.run([command, "lab"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert 'pip install "dungeon-widgets[lab]"' in refused.stderr
