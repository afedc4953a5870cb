"""Whatever lies where games, statistics, books and kernels are kept: a game opens, plays on and says at most that it
cannot be kept, nobody waits, and nothing outside that folder is touched. `make soak` tries many more."""

from __future__ import annotations

import json
import logging
import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.live.kept import keep_keys, kept_keys
from dungeon_widgets.widgets.files import autosave, kernels
from dungeon_widgets.widgets.files.autosave import Autosave
from dungeon_widgets.widgets.files.kernels import Kernel
from dungeon_widgets.widgets.files.stats import SHELF, FileShelf

from ..hostile_files import KINDS, ends_within, lay, listed
from ..soak import report
from .conftest import Open, forget_the_kernel
from .fuzz import anything
from .toys import ToyWidget

KEEP = {"players": ["Ada", "bot:keeper"], "seed": 3, "rounds": 2}
SHELVES = ("games", "stats", "kernels", "books", "live")
SOAK = pytest.param(
    int(os.environ.get("SOAK", "100000")) // 100, "soak homes", marks=pytest.mark.soak, id="soak"
)


def new_kernel() -> None:
    kernels._kernel = Kernel()
    autosave._made.clear()
    autosave._by_cell.clear()


def hostile_home(home: Path, game: str, rng: Random) -> Counter[str]:
    """A folder in which things lie that we never put there; some under the names that are looked for."""
    laid = Counter[str]()

    def put(path: Path) -> None:
        kind = rng.choice(sorted(KINDS))
        lay(path, kind, rng)
        laid[kind] += 1

    if rng.random() < 0.1:
        put(home / "dungeon_widgets")
        return laid
    base, order, _ = game.split("-")
    kernel = "0123456789ab"
    for shelf in SHELVES:
        place = home / "dungeon_widgets" / shelf
        if rng.random() < 0.2:
            put(place)
            continue
        for number in range(rng.randint(0, 3)):
            name = {
                "games": f"{base}-{order if number else 7}-{number}{kernel[1:]}",
                "kernels": f"{number}{kernel[1:]}",
            }.get(shelf, f"{number}")
            path = place / f"{name}.{'lock' if shelf == 'kernels' else 'json'}"
            if rng.random() < 0.3:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(anything(rng)))
            else:
                put(path)
    return laid


@pytest.mark.parametrize(("homes", "seed"), [(15, "homes"), SOAK])
def test_whatever_lies_in_a_home_a_game_opens_and_plays(
    open_any: Open,
    homes: int,
    seed: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    request: pytest.FixtureRequest,
) -> None:
    rng, laid, said = Random(seed), Counter[str](), Counter[str]()
    monkeypatch.setenv("JPY_SESSION_NAME", "lesson.ipynb")
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "precious.json").write_text("{}")
    before = listed(outside)
    monkeypatch.chdir(outside)
    for number in range(homes):
        home = tmp_path / str(number)
        monkeypatch.setenv("JUPYTER_DATA_DIR", str(home))
        forget_the_kernel(monkeypatch)
        new_kernel()
        with ends_within(20):
            page = open_any(ToyWidget, **KEEP)
            kept = page.widget._autosave  # type: ignore[attr-defined]
            assert isinstance(kept, Autosave)
            page.widget.close()
            laid += hostile_home(home, kept._path.stem, rng)
            new_kernel()
            page = open_any(ToyWidget, **KEEP)
            page.say({"type": "opened"})
            page.ask("stats")
            while not page.widget.over:
                page.act(*page.widget.legal[0])
            page.ask("stats")
            assert set(page.notices) <= {"info"}, page.told
            said["kept" if kept.works and "info" not in page.notices else "not kept"] += 1
            dw.stats().clear() if rng.random() < 0.2 else repr(dw.stats())
            keep_keys("table", {"a": 1})
            assert kept_keys("table") in ({}, {"a": 1})
            head = open_any(dw.Lesson, "L02")
            head.say({"type": "opened"})
            card = open_any(dw.Predict, "p1")
            card.say({"type": "commit", "guess": "50", "unit": "%"})
            assert card.widget.guess == 0.5
            assert json.dumps(head.widget.state, allow_nan=False)
            for made in (page, head, card):
                made.widget.close()
    BOOK.clear()
    assert isinstance(SHELF, FileShelf)
    assert listed(outside) == before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert said["not kept"]
    assert said["kept"]
    if request.node.get_closest_marker("soak"):
        report(
            "Homes",
            "Pipes, links, devices, files without end and noise where games, statistics, books and keys are kept: a game opens "
            "and plays to its end, a lesson takes an answer, and nothing outside is touched.",
            what="homes",
            tries=homes,
            things_laid=laid.total(),
            games_kept=said["kept"],
            games_not_kept=said["not kept"],
            stuck=0,
            seed=seed,
        )
