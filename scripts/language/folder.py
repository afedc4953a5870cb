"""The folder of a language: written with all that is wanted, what was translated kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .sources import Sources

Translate = Callable[[str], str]


def nothing(_english: str) -> str:
    """What a new folder says: each text waits for its translator."""
    return ""


def write_folder(
    folder: Path, wanted: Sources, about: Mapping[str, str], translate: Translate = nothing
) -> None:
    """Make the folder, or bring it up to date.

    A text that was translated stays, one that is new waits (or is what `translate` makes of it), one that is no longer said goes.
    """
    _write(folder / "language.json", {**about, **_read(folder / "language.json")})
    old = _read(folder / "texts.json")
    _write(folder / "texts.json", {text: old.get(text) or translate(text) for text in wanted.texts})
    for name, parts in (("tables", wanted.tables), ("page", wanted.page)):
        for part, texts in parts.items():
            path = folder / name / f"{part}.json"
            before = _read(path)
            _write(path, {key: _pair(before.get(key), text, translate) for key, text in texts.items()})
    (folder / "lessons").mkdir(parents=True, exist_ok=True)


def _pair(before: Any, english: str, translate: Translate) -> list[str]:
    """The English and its translation; one whose English has changed keeps the old English, so that it is seen."""
    if isinstance(before, list) and len(before) == 2 and before[1]:
        return [str(before[0]), str(before[1])]
    return [english, translate(english)]


def coverage(folder: Path, wanted: Sources) -> dict[str, tuple[list[str], list[str], int]]:
    """For each part of a language: what is missing, what was translated from another English, and how much is wanted."""
    texts = _read(folder / "texts.json")
    found = {
        "texts": ([text for text in wanted.texts if not texts.get(text)], list[str](), len(wanted.texts))
    }
    for name, parts in (("tables", wanted.tables), ("page", wanted.page)):
        for part, english in parts.items():
            pairs = {key: _said(pair) for key, pair in _read(folder / name / f"{part}.json").items()}
            missing = [key for key in english if not pairs.get(key, ("", ""))[1]]
            changed = [key for key in english if key not in missing and pairs[key][0] != english[key]]
            found[f"{name}/{part}"] = (missing, changed, len(english))
    lessons = [name for name in wanted.lessons if not (folder / "lessons" / name).is_file()]
    return {**found, "lessons": (lessons, [], len(wanted.lessons))}


def _said(pair: Any) -> tuple[str, str]:
    return (str(pair[0]), str(pair[1])) if isinstance(pair, list) and len(pair) == 2 else ("", "")


def _read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return data


def _write(path: Path, data: Mapping[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    path.write_text(text, encoding="utf-8", newline="\n")
