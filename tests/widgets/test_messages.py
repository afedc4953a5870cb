"""What a page may say is declared once, and both sides of the wire know the same messages."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

from dungeon_widgets import widgets
from dungeon_widgets.widgets.page.inbox import MESSAGES
from dungeon_widgets.widgets.page.phrases import phrase
from dungeon_widgets.widgets.page.state_widget import StateWidget

from .conftest import Open
from .page import Page, frozen

ROOT = Path(__file__).parents[2]
FIELDS: dict[str, dict[str, Any]] = {
    "act": {"action": ["draw"]},
    "passing": {"name": "window", "on": True},
    "fork": {"step": 0},
    "branch": {"index": 0},
    "open": {"code": "DWG2"},
    "new": {"players": ["A", "bot:random"], "seed": 5, "options": {}},
    "predict": {"guess": 0.5},
    "review": {"times": 1},
    "cases": {"sort": "value", "at": None},
    "log": {"before": 1},
    "inspect": {"step": 0, "seat": None},
}
COVERED = {
    "act", "auto", "passing", "undo", "redo", "fork", "branch", "predict", "cases", "review", "hint", "stats", "forget", "seed", "share",
}  # fmt: skip


def declared_in_the_page() -> dict[str, set[str]]:
    """The messages of ``PageMessage`` in messages.ts, each with its fields."""
    text = (ROOT / "js/src/core/hosts/messages.ts").read_text(encoding="utf-8")
    union = text.split("export type PageMessage =")[1].split("export type")[0]
    found = {}
    for inside in re.findall(r"\| \{(.*?)\}", union):
        names, *fields = inside.split(";")
        for name in re.findall(r'"(\w+)"', names):
            found[name] = {field.split(":")[0].strip() for field in fields}
    return found


def test_page_and_kernel_name_the_same_messages() -> None:
    assert sorted(declared_in_the_page()) == sorted(MESSAGES)


@pytest.mark.parametrize("kind", MESSAGES)
def test_page_and_kernel_give_a_message_the_same_fields(kind: str) -> None:
    wanted = set(FIELDS.get(kind, {})) | ({"seq"} if MESSAGES[kind].seq else set())
    assert declared_in_the_page()[kind] == wanted
    assert set(MESSAGES[kind].reader(FIELDS.get(kind, {}))) == set(FIELDS.get(kind, {}))


@pytest.fixture
def covered(open_page: Open) -> Page:
    """Two people; the first has put a card away, and the screen is covered for the second."""
    page = open_page(["Ada", "Bo"], seed=3)
    if page.widget.snapshot["curtain"]:
        page.ask("ready")
    page.act("draw")
    page.act("add")
    assert page.widget.snapshot["curtain"]
    page.forget()
    return page


@pytest.mark.parametrize("kind", MESSAGES)
def test_behind_the_curtain_only_some_messages_are_heard(covered: Page, kind: str) -> None:
    before = frozen(covered.widget)
    covered.ask(kind, **FIELDS.get(kind, {}))
    refused = [told.get("text") for told in covered.told] == [phrase("covered", "en")]
    assert refused == (kind in COVERED)
    if refused:
        assert frozen(covered.widget) == before


@pytest.mark.parametrize("kind", [kind for kind in MESSAGES if MESSAGES[kind].seq])
def test_what_was_aimed_at_an_old_snapshot_is_stale(open_page: Open, kind: str) -> None:
    page = open_page()
    before = frozen(page.widget)
    page.forget()
    page.say({"type": kind, **FIELDS.get(kind, {}), "seq": page.widget.snapshot["seq"] - 1})
    if kind == "more":  # the page that waits is sent what is shown by now
        assert page.notices == []
        assert [update["snapshot"]["seq"] for update in page.updates] == [page.widget.snapshot["seq"]]
    else:
        assert page.notices == ["stale"]
        assert frozen(page.widget) == before


@pytest.mark.parametrize(
    "name", ["answer", "_position", "_may_look", "table", "page", "__init__", "_act", "ACT"]
)
def test_the_name_of_a_method_is_no_message(open_page: Open, name: str) -> None:
    page = open_page()
    page.forget()
    page.ask(name)
    assert page.notices == ["malformed"]
    assert f"unknown message type {name!r}" in page.told[0]["text"]


# -- widgets that are one state ----------------------------------------------------------------------


def kinds(base: type[StateWidget] = StateWidget) -> list[type[StateWidget]]:
    """Every widget of the package that is one state."""
    for module in walk_packages(widgets.__path__, f"{widgets.__name__}."):
        import_module(module.name)
    below = [kind for kind in base.__subclasses__() if kind.__module__.startswith("dungeon_widgets.")]
    return [each for kind in below for each in (kind, *kinds(kind))]


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_a_widget_lists_every_message_it_answers(kind: type[StateWidget]) -> None:
    written = {f"_on_{name}": handler for name, handler in vars(kind).get("_messages", {}).items()}
    assert written == {name: made for name, made in vars(kind).items() if name.startswith("_on_")}


@pytest.mark.parametrize(
    ("folder", "module"),
    [
        ("lab", "dungeon_widgets.widgets.lab"),
        ("games/fighter/range", "dungeon_widgets.widgets.games.throwing_range"),
        ("games/dungeons/decks", "dungeon_widgets.widgets.games.decks"),
    ],
)
def test_the_pages_of_states_say_only_what_their_widgets_answer(folder: str, module: str) -> None:
    files = (ROOT / "js/src" / folder).rglob("*.tsx")
    said = {name for file in files for name in re.findall(r'\{\s*type: "(\w+)"', file.read_text("utf-8"))}
    assert said
    assert said <= {name for kind in kinds() if kind.__module__.startswith(module) for name in kind._messages}


# -- an editor can follow who is called -------------------------------------------------------------


def glued(source: str) -> list[int]:
    """The lines that look an attribute up by a name put together at run time."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("getattr", "hasattr", "setattr")
        and isinstance(node.args[1], (ast.JoinedStr, ast.BinOp, ast.Call))
    ]


def test_glued_names_are_found() -> None:
    assert glued('getattr(self, f"_on_{kind}", None)') == [1]
    assert glued('getattr(self, "_on_" + kind)(content)') == [1]
    assert glued('getattr(self, "_on_{}".format(kind))') == [1]
    assert glued('getattr(self, "lang"), getattr(self, name)') == []


def test_nothing_is_called_by_a_name_put_together_at_run_time() -> None:
    files = sorted((ROOT / "dungeon_widgets").rglob("*.py"))
    found = {str(file): lines for file in files if (lines := glued(file.read_text(encoding="utf-8")))}
    assert found == {}
    assert len(files) > 400
