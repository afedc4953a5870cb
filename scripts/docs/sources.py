"""The pages of docs/ as Sphinx reads them: links, boards and sections.

On GitHub the same pages are plain Markdown. Here a picture after ``<!-- board: NAME -->`` becomes a board to play, a link to a
file of the repository leads there (or is plain text while the project has no address), and the lists of ``docs/index.md``
become the sections of the site.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path, PurePosixPath

from ..address import ROOT, home

DOCS = ROOT / "docs"
OUTSIDE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
"""Pages that lie beside docs/, and what they are called on the site."""

_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)")
_BOARD = re.compile(r"^<!-- board: ([\w-]+) -->\n(!\[[^\]]*\]\([^)]+\))$", re.MULTILINE)
_SECTION = re.compile(r"^## (.+)\n", re.MULTILINE)
_ENTRY = re.compile(r"^- \[[^\]]+\]\(([^)#:]+\.md)\)", re.MULTILINE)


def pages(moved: Mapping[str, str]) -> dict[str, str]:
    """Every written page by its path on the site, as MyST; `moved` are files of the repository that have a page there."""
    found = {
        path.relative_to(DOCS).as_posix(): path.relative_to(ROOT).as_posix()
        for path in sorted(DOCS.rglob("*.md"))
    }
    found |= {name: source for source, name in OUTSIDE.items()}
    homes = {**moved, **{source: name for name, source in found.items()}}
    return {
        name: with_boards(name, with_links(name, source, (ROOT / source).read_text(encoding="utf-8"), homes))
        for name, source in found.items()
    }


def with_links(name: str, source: str, text: str, homes: Mapping[str, str]) -> str:
    """The page with links that lead to where their target lies on the site.

    >>> with_links("a.md", "docs/a.md", "[b](../B.md#c), [d](../d.py)", {"B.md": "b.md"})
    '[b](b.md#c), d'
    """

    def linked(link: re.Match[str]) -> str:
        target = os.path.normpath(PurePosixPath(source).parent / link[2]).replace(os.sep, "/")
        if target in homes:
            way = os.path.relpath(homes[target], PurePosixPath(name).parent).replace(os.sep, "/")
            return f"[{link[1]}]({way}{link[3] or ''})"
        if target.startswith("docs/") and not target.endswith(".md"):
            return link[0]
        there = home()
        return f"[{link[1]}]({there.file(target)})" if there else link[1]

    return _LINK.sub(linked, text)


def with_boards(name: str, text: str) -> str:
    """The page with its pictures of games as boards to play. Without a script they stay pictures, with a link below."""
    root = "../" * (name.count("/") + 1)

    def board(found: re.Match[str]) -> str:
        page = f"{root}play/{escape(found[1])}.html"
        return (
            f'<div class="board" data-play="{page}">\n\n{found[2]}\n\n'
            f'<p class="ways"><a href="{page}?lang=en">Play in the whole window</a></p>\n</div>'
        )

    return _BOARD.sub(board, text)


def slug(title: str) -> str:
    """The name of a section's page."""
    return re.sub(r"\W+", "-", title.lower()).strip("-")


def with_sections(written: Mapping[str, str], more: Mapping[str, str]) -> dict[str, str]:
    """All pages and one for each section; the index names the sections, and each section its pages.

    `more` are lines to add to a section, for pages that are generated.
    """
    head, *parts = _SECTION.split(written["index.md"])
    bodies = {
        title: "\n".join(filter(None, [body.strip(), more.get(title)]))
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    }
    listed = {
        f"{slug(title)}.md": f"# {title}\n\n{body}\n\n{toctree(_ENTRY.findall(body))}\n"
        for title, body in bodies.items()
    }
    told = "\n\n".join(f"## {title}\n\n{body}" for title, body in bodies.items())
    return {**written, **listed, "index.md": f"{head}{told}\n\n{toctree(list(listed))}\n"}


def toctree(entries: list[str]) -> str:
    """What Sphinx reads as the order of pages; it is drawn as the side bar."""
    return "\n".join(
        ["```{toctree}", ":hidden:", "", *(entry.removesuffix(".md") for entry in entries), "```"]
    )


def lay_out(folder: Path, made: dict[str, str]) -> None:
    """Write pages where Sphinx finds them; a page that did not change is not touched, and one that is gone goes."""
    for old in sorted(folder.rglob("*.md")):
        if old.relative_to(folder).as_posix() not in made:
            old.unlink()
    for name, text in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
    for picture in sorted(DOCS.rglob("*.png")):
        copy = folder / picture.relative_to(DOCS)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if not copy.exists() or copy.stat().st_mtime < picture.stat().st_mtime:
            copy.write_bytes(picture.read_bytes())
