"""Every English text that a language must have, found in the code, the content and the page."""

from __future__ import annotations

import ast
import json
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from dungeon_widgets.engine.languages import WRITTEN, flat
from dungeon_widgets.lab.lessons.known import shipped
from dungeon_widgets.lab.text.en import EN as LAB
from scripts.node import command

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "dungeon_widgets"
ROOMS = tuple(sorted(path.parents[1].name for path in PACKAGE.glob("games/*/text/en.py")))


class Sources(NamedTuple):
    """What is to be translated: texts by themselves, tables and the page's words by key, lessons by file."""

    texts: list[str]
    tables: dict[str, dict[str, str]]
    page: dict[str, dict[str, str]]
    lessons: list[str]


def sources() -> Sources:
    """All there is."""
    rooms = {
        room: _told(import_module(f"dungeon_widgets.games.{room}.text").LANGUAGES["en"]) for room in ROOMS
    }
    texts = dict.fromkeys([*_printed(), *_in_code()])
    return Sources(
        [text for text in texts if text.strip()],
        {**rooms, "lab": _told(LAB)},
        page_words()[0],
        [f"{stem}.md" for stem in shipped().values()],
    )


def _told(tables: Any) -> dict[str, str]:
    return {key: text for key, text in flat(tables).items() if text.strip()}


def page_words() -> tuple[dict[str, dict[str, str]], list[str]]:
    """The page's own words, as its script tells them, and the places of sentences that no folder can hold (none, as a test sees)."""
    line, env = command("node", "words.mjs")
    told = subprocess.run(line, cwd=ROOT / "js", env=env, capture_output=True, check=True, text=True).stdout
    words: dict[str, Any] = json.loads(told)
    return words["parts"], words["inCode"]


def _printed() -> Iterator[str]:
    """The texts on cards, heroes and sheets."""
    for path in sorted(PACKAGE.glob("games/*/content/**/*.json")):
        yield from _pairs(json.loads(path.read_text(encoding="utf-8")))


def _pairs(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        if set(data) == set(WRITTEN) and all(isinstance(text, str) for text in data.values()):
            yield data["en"]
        else:
            for part in data.values():
                yield from _pairs(part)
    elif isinstance(data, list):
        for part in data:
            yield from _pairs(part)


def _in_code() -> Iterator[str]:
    """Short texts that stand in modules in both languages."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Dict):
                names = [key.value for key in node.keys if isinstance(key, ast.Constant)]
                if set(map(str, names)) == set(WRITTEN):
                    yield from _constants(node.values[names.index("en")])
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Said":
                yield from (
                    text for word in node.keywords if word.arg == "en" for text in _constants(word.value)
                )


def _constants(node: ast.expr) -> list[str]:
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return []
    return [value] if isinstance(value, str) else [part for part in value if isinstance(part, str)]
