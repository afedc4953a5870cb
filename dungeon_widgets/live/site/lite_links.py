"""The page of a JupyterLite site that has a link for each notebook: a teacher hands on one of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from pathlib import Path
from urllib.parse import quote

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dungeon Widgets</title>
<style>
:root {{ color-scheme: light dark; font: 17px/1.5 Georgia, serif; }}
body {{ max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; background: light-dark(#f6efe0, #232a31); color: light-dark(#2b2620, #ece4d4); }}
a {{ color: light-dark(#1f5480, #8fc0ea); }}
ul {{ padding: 0; list-style: none; }}
li a {{ display: block; padding: .55rem .2rem; border-bottom: 1px solid light-dark(#d9ccb2, #3c4650); text-decoration: none; }}
li a:hover, li a:focus-visible {{ text-decoration: underline; }}
</style></head><body>
<h1>Dungeon Widgets</h1>
<p>{opened}</p>
{parts}
<p><small><a href="licences.txt">What it is made of</a></small></p>
</body></html>
"""
PARTS = {
    "": ("Start", "en"),
    "play": ("Games", "en"),
    "lessons": ("Lessons", "en"),
    "lessons/fr": ("Leçons", "fr"),
    "lessons/teacher": ("For teachers, with solutions", "en"),
    "lessons/teacher/fr": ("Pour les enseignants, avec solutions", "fr"),
}
"""The folders in their order, with a heading and its language; others follow under their own names."""
OPENED = "Each link opens one notebook, here in the browser: copy it to hand it on."


def links_page(pages: Mapping[str, Path]) -> str:
    """The page, from the notebooks by their paths on the site."""
    folders: dict[str, list[str]] = {}
    for name in pages:
        folders.setdefault(name.rpartition("/")[0], []).append(name)
    order = [*(folder for folder in PARTS if folder in folders), *sorted(folders.keys() - PARTS.keys())]
    parts = "\n".join(_part(folder, folders[folder], pages) for folder in order)
    return _PAGE.format(opened=OPENED, parts=parts)


def _part(folder: str, names: list[str], pages: Mapping[str, Path]) -> str:
    head, lang = PARTS.get(folder, (folder, "en"))
    links = "".join(
        f'<li><a href="lab/index.html?path={quote(name)}">{escape(title_of(pages[name]))}</a></li>'
        for name in names
    )
    return f'<section lang="{lang}"><h2>{escape(head)}</h2><ul>{links}</ul></section>'


def title_of(page: Path) -> str:
    """The first heading of a notebook; one without is called by its file."""
    cells = json.loads(page.read_text(encoding="utf-8"))["cells"]
    lines = (
        line
        for cell in cells
        if cell["cell_type"] == "markdown"
        for line in "".join(cell["source"]).splitlines()
    )
    return next((line.lstrip("# ").strip() for line in lines if line.startswith("# ")), page.stem)
