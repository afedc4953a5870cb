"""Page code travels once: a loader in each model, one packed model per bundle, and an answer for pages that find none."""

from __future__ import annotations

import gzip
import json
from base64 import b64decode
from pathlib import Path
from typing import Any

import nbformat
import pytest
from ipywidgets.embed import dependency_state
from nbclient import NotebookClient

import dungeon_widgets as dw
from dungeon_widgets.widgets.page.bundle import page_code
from dungeon_widgets.widgets.page.code import PageCode, code_hash, code_model

LESSONS = Path(__file__).parents[2] / "notebooks" / "lessons"
HEAVIEST = "L10"  # 0.54 MB: a game with many cards and most of the lab
MOST_IN_NOTEBOOK = 600_000
MOST_ON_WIRE = 800_000


def test_a_model_holds_a_loader_and_all_of_a_bundle_share_one_code() -> None:
    first, second, other = dw.DiceTray(), dw.PairsPicker(), dw.WelcomeToTheDungeon(seed=1, autosave=False)
    assert len(first._esm) < 3000
    assert first._code is second._code is code_model("lab")
    assert other._code is not first._code
    assert other.replay()._code is other._code
    code = gzip.decompress(b64decode(first._code.packed))
    assert code == page_code("lab").encode()
    assert code_hash("lab") in first._esm


def test_a_closed_code_is_made_again() -> None:
    old = dw.DiceTray()._code
    old.close()
    new = dw.DiceTray()._code
    assert new is not old
    assert new.packed == old.packed


def test_no_page_writes_the_code() -> None:
    widget = dw.DiceTray()
    packed = widget._code.packed
    widget._code.set_state({"packed": "alert(1)"})
    widget.set_state({"_code": None, "_esm": ""})
    assert widget._code.packed == packed


def test_a_page_that_finds_no_model_asks_the_widget(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = dw.DungeonFighter(seed=1, autosave=False)
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(widget, "_send", lambda message, buffers=None: sent.append(message))
    widget._receive({"type": "code"})
    widget._receive({"type": "code", "plain": True})
    packed, plain = (json.loads(message["content"]["json"]) for message in sent)
    assert packed["hash"] == plain["hash"] == code_hash("fighter")
    assert gzip.decompress(b64decode(packed["packed"])).decode() == plain["plain"]


def test_an_embedded_widget_brings_its_code() -> None:
    widget = dw.DiceTray()
    state = dependency_state([widget], drop_defaults=False)
    assert widget._code.model_id in state
    assert state[widget._code.model_id]["state"]["packed"] == widget._code.packed


def test_the_repr_is_short() -> None:
    assert len(repr(PageCode(packed="x" * 1000))) < 60


class Listening(NotebookClient):
    """A notebook that is run, and how many characters its kernel has sent."""

    heard = 0

    def process_message(self, msg: Any, cell: Any, cell_index: int) -> Any:
        self.heard += len(json.dumps(msg["content"], default=str)) + sum(map(len, msg.get("buffers") or []))
        return super().process_message(msg, cell, cell_index)


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=[] if path.stem.startswith(HEAVIEST) else pytest.mark.soak)
        for path in sorted(LESSONS.glob("L*.ipynb"))
    ],
)
def test_a_lesson_run_whole_stays_small(path: Path) -> None:
    """Page code travels once, whatever the lesson shows; the picture of a widget stays in every output."""
    notebook = nbformat.read(path, as_version=4)
    before = len(nbformat.writes(notebook))
    client = Listening(notebook, kernel_name="python3", timeout=300, store_widget_state=True)
    client.execute()
    models = notebook.metadata["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    codes = [model["state"]["packed"] for model in models.values() if "packed" in model["state"]]
    shown = [out for cell in notebook.cells for out in cell.get("outputs", []) if "data" in out]
    views = [out for out in shown if "application/vnd.jupyter.widget-view+json" in out["data"]]
    assert views
    assert all("image/svg+xml" in out["data"] for out in views)
    assert len(codes) == len(set(codes))
    assert len(nbformat.writes(notebook)) - before < MOST_IN_NOTEBOOK
    assert client.heard < MOST_ON_WIRE
