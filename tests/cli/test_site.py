"""A site of play pages from the command line: what it holds, and that it writes over nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from dungeon_widgets.cli.main import main
from dungeon_widgets.live.site import files

from .test_lite import page_folder as page_folder


@pytest.mark.slow
def test_a_site_has_a_page_for_every_game_and_nothing_is_written_over(
    page_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = tmp_path / "public"
    assert main(["site", str(site)]) == 0
    assert f"{site / 'index.html'} is the front page" in capsys.readouterr().out
    for name in (
        "welcome-to-the-dungeon",
        "welcome-back",
        "dungeons-dice-danger",
        "dungeon-fighter",
        "dungeons",
    ):
        assert list((site / "play").glob(f"{name}*.html")), name
    (site / "mine.txt").write_text("mine")
    assert main(["site", str(site)]) == 2
    assert "is there already: choose another folder, or add --force" in capsys.readouterr().err
    assert main(["site", str(site), "--force"]) == 0
    assert (site / "mine.txt").read_text() == "mine"


def test_what_is_missing_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(files.FOLDER, str(tmp_path / "nothing"))
    monkeypatch.setattr(files, "OURS", tmp_path / "package")  # the repository may have them
    assert main(["site", str(tmp_path / "public")]) == 2
    assert 'pip install "dungeon-widgets[page]"' in capsys.readouterr().err
    assert not (tmp_path / "public").exists()
