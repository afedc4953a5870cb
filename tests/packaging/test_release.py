"""What a release needs: one address, one version, and a README that a package index can show."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata

import dungeon_widgets as dw
from dungeon_widgets.widgets.files.links import NOTEBOOKS
from scripts import address, release
from scripts.address import Home, for_index, read, with_badge

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ADA = Home("ada", "games")


def test_the_version_is_the_same_wherever_it_is_named() -> None:
    told = release.versions()
    assert len({*told.values()}) == 1, told


@pytest.mark.parametrize("placeholder", ["", "https://github.com/ACCOUNT", "https://example.org/a/b", "TODO"])
def test_without_an_address_there_is_no_release(placeholder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read(placeholder) is None
    monkeypatch.setattr(release, "home", lambda: read(placeholder))
    with pytest.raises(SystemExit, match="no address: name the repository"):
        release.main(["--check"])


def test_the_index_has_something_to_show_for_the_wheel_of_play_pages() -> None:
    shown = ProjectMetadata(str(ROOT / "page"), None).core
    assert shown.readme_content_type == "text/markdown"
    assert "licences.txt" in shown.readme


def test_the_readme_of_the_index_leads_nowhere_relative() -> None:
    shown = for_index(README, ADA, "v1.2.3")
    links = re.findall(
        r"\]\(([^)\s]+)|^\[[^\]]+\]: (\S+)|(?:src|srcset|href)=\"([^\"]+)\"", shown, re.MULTILINE
    )
    found = ["".join(link) for link in links]
    assert len(found) > 10
    assert [link for link in found if not link.startswith(("https://", "#"))] == []
    pictures = [link for link in found if link.endswith(".png")]
    assert pictures
    assert all(
        link.startswith("https://raw.githubusercontent.com/ada/games/v1.2.3/docs/") for link in pictures
    )
    assert "<picture>" not in shown


def test_the_readme_stays_as_it_is_without_an_address() -> None:
    assert for_index(README, None, "v1") == README


def test_the_metadata_has_urls_from_the_one_field(monkeypatch: pytest.MonkeyPatch) -> None:
    hook = runpy.run_path(str(ROOT / "hatch_metadata.py"))["AddressHook"](str(ROOT), {})
    metadata = {"version": "1.2.3"}
    hook.update(metadata)
    told: dict[str, object] = metadata  # type: ignore[assignment]
    there = address.home()
    assert told["urls"] == (there.urls if there else {})
    assert {*ADA.urls} == {"Homepage", "Documentation", "Repository", "Issues", "Changelog"}
    assert all(url.startswith("https://") for url in ADA.urls.values())


@pytest.mark.parametrize("widget", NOTEBOOKS)
def test_a_moment_on_binder_opens_a_notebook_that_shows_its_game(widget: str) -> None:
    text = (ROOT / "notebooks" / f"{NOTEBOOKS[widget]}.ipynb").read_text(encoding="utf-8")
    assert f"dw.{widget}(" in text


def test_a_badge_leads_to_a_lesson_or_a_moment() -> None:
    lesson = ADA.binder("notebooks/lessons/L01_first_sums.ipynb")
    assert lesson == (
        "https://mybinder.org/v2/gh/ada/games/HEAD?urlpath=lab%2Ftree%2Fnotebooks%2Flessons%2FL01_first_sums.ipynb"
    )
    game = dw.Dungeons(["Ada", "Bram"], seed=1, autosave=False)
    moment = ADA.badge(game.link(ADA.image))
    assert f"lab%2Ftree%2Fnotebooks%2Fplay%2Fdungeons.ipynb%3Fm%3D{game.share()}" in moment
    once = with_badge(README, ADA)
    twice = with_badge(once, Home("grace", "games"))
    assert once.count("mybinder.org/v2/gh/ada/games/") == 1
    assert twice.count("mybinder.org/v2/gh/") == 1
    assert "mybinder.org/v2/gh/grace/games/" in twice


@pytest.mark.packaging
def test_the_workflows_keep_no_secret_and_run_nothing_unpinned() -> None:
    zizmor = Path(sys.executable).parent / "zizmor"
    done = subprocess.run(
        [zizmor, "--offline", "--no-progress", ".github"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
