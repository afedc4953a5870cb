"""Languages that are folders: their texts read from JSON, and what is missing in them.

A folder such as ``dungeon_widgets/lang/de/`` holds ``language.json`` (what the language is called and how it writes numbers),
``texts.json`` (English text to translation: names, cards, short words), ``tables/<part>.json`` (the sentences of games and lab)
and ``page/<part>.json`` (the page's own words), both by key with the English beside, and ``lessons/<lesson>.md``. ``DUNGEON_WIDGETS_LANG`` may name more folders.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

WRITTEN = ("en", "fr")
"""The languages that the code and the content are written in: each text has both."""

FOLDER = Path(__file__).parents[2] / "lang"
MORE = "DUNGEON_WIDGETS_LANG"
MOST = 4 << 20  # bytes of one file

_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
_NAMES = {"en": "English", "fr": "Français"}


@dataclass(frozen=True)
class Catalogue:
    """The texts of a language that is a folder. What it does not have is said in English."""

    code: str
    name: str
    you: str = "You"
    comma: str = "."
    texts: dict[str, str] = field(default_factory=dict)
    tables: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    page: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    folder: Path | None = None

    def text(self, english: str) -> str:
        """The translation of an English text, or the text itself."""
        return self.texts.get(english, english)


def _folders() -> dict[str, Path]:
    """The folders of other languages by code."""
    roots = [FOLDER, *(Path(part) for part in os.environ.get(MORE, "").split(os.pathsep) if part)]
    found = [child for root in roots if root.is_dir() for child in sorted(root.iterdir())]
    return {
        child.name: child
        for child in found
        if _CODE.fullmatch(child.name) and child.name not in WRITTEN and (child / "language.json").is_file()
    }


_FOLDERS = _folders()
LANGUAGES = (*WRITTEN, *_FOLDERS)
"""Every language there is, by its code."""


@cache
def catalogue(code: str) -> Catalogue:
    """The texts of a language that is a folder; `KeyError` for one that is none.

    `ValueError` names the file that cannot be read.
    """
    folder = _FOLDERS[code]
    about = _read(folder / "language.json")
    return Catalogue(
        code,
        str(about.get("name", code)),
        str(about.get("you", "You")),
        str(about.get("comma", ".")),
        {english: text for english, text in _read(folder / "texts.json").items() if text},
        {path.stem: _pairs(_read(path)) for path in sorted((folder / "tables").glob("*.json"))},
        {path.stem: _pairs(_read(path)) for path in sorted((folder / "page").glob("*.json"))},
        folder,
    )


def language_name(code: str) -> str:
    """What a language calls itself.

    >>> language_name("fr")
    'Français'
    """
    return _NAMES[code] if code in WRITTEN else catalogue(code).name


def told_to_page(lang: str) -> str:
    """What a page must know of languages beside English and French, as JSON: their names, and the words of this one.

    Empty where there are no others.
    """
    if LANGUAGES == WRITTEN:
        return ""
    told: dict[str, Any] = {"names": {code: language_name(code) for code in LANGUAGES}}
    if lang in _FOLDERS:
        told |= {"code": lang, "page": catalogue(lang).page, "texts": catalogue(lang).texts}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _pairs(data: Mapping[str, Any]) -> dict[str, str]:
    """The translations of a file that has each text in English beside it; an empty one is missing."""
    return {
        key: pair[1] for key, pair in data.items() if isinstance(pair, list) and len(pair) == 2 and pair[1]
    }


def _read(path: Path) -> dict[str, Any]:
    """A file of texts; an absent one is empty."""
    if not path.is_file():
        return {}
    try:
        if path.stat().st_size > MOST:
            raise ValueError(f"it is larger than {MOST >> 20} MB")
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path.parent.name}/{path.name} cannot be read: {error}") from error
    if not isinstance(data, dict):
        raise ValueError(f"{path.parent.name}/{path.name} cannot be read: it must be texts by name")
    return data
