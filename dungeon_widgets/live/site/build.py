"""A site in a folder: play pages, the front page, and all they need. Static files, for any web server and any sub-path.

What keeps its name from build to build is only the pages, the service worker and the icons; all else lies below
``b/<hash>/``, so that two builds are never mixed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

from ...engine.languages import LANGUAGES, WRITTEN, told_to_page
from ...lab.lessons.handing_out import notebooks
from ...widgets.page.bundle import page_code
from ...widgets.page.game_widget import GameWidget
from .files import PACKAGES, PYODIDE, STATIC, licences, packages, page_files
from .front import front_page
from .hero import PAGE, hero
from .html import both, play_info, play_page
from .icon import ICON, icon_png
from .stage import Page, pages
from .words import PLAYERS

SCRIPTS = ("play.js", "worker.js", "front.js", "site.css")
COUNTED = ("pyodide.asm.wasm", "python_stdlib.zip", PACKAGES)
"""The large files, which the bar of a page counts."""


def build_site(folder: Path, *, teacher: bool = False) -> Path:
    """Write the site into a folder, which is made if it is not there, and give its front page.

    Documentation that lies there in ``docs`` is led to. `teacher` adds the teachers' notebooks, with all solutions.
    `ValueError` says what is missing: the page code (`make build`), or Pyodide (the extra ``page``).
    """
    source = page_files()
    found = pages()
    files = {
        **{name: (source / name).read_bytes() for name in PYODIDE},
        PACKAGES: packages(source),
        **{name: site_script(name) for name in SCRIPTS},
        **{
            f"{name}.js": page_code(name).encode()
            for name in sorted({page.bundle for page in found.values()})
        },
        **{f"hero-{lang}.json": hero(lang) for lang in LANGUAGES},
        "licences.txt": licences(source).encode(),
    }
    build = _hash(files)
    for name, data in files.items():
        _write(folder / "b" / build / name, data)
    told = [_told(name, files[name]) for name in COUNTED]
    texts = {f"play/{page.name}.html": play_page(page, build, told) for page in found.values()}
    front = {
        "pages": _openers(found),
        "board": {
            "page": play_info(found[PAGE], build, told, ""),
            "heroes": {lang: f"hero-{lang}.json" for lang in LANGUAGES},
        },
        "languages": [told_to_page(code) for code in LANGUAGES if code not in WRITTEN],
    }
    texts["index.html"] = front_page(
        found,
        {name: _seats(page) for name, page in found.items()},
        build,
        front,
        docs=(folder / "docs" / "index.html").is_file(),
    )
    texts["manifest.webmanifest"] = json.dumps(MANIFEST, indent=1)
    texts["icon.svg"] = ICON
    _write(folder / "icon.png", icon_png())
    for name, text in texts.items():
        _write(folder / name, text.encode())
    listed = [*(f"b/{build}/{name}" for name in files), *texts, "icon.png"]
    worker = f"const SITE={json.dumps({'build': build, 'files': listed})};\n{site_script('sw.js').decode()}"
    for path, text in notebooks(teacher=teacher).items():
        _write(folder / "notebooks" / path, text.encode())
    _write(folder / "sw.js", worker.encode())  # last: it speaks of all the others
    return folder / "index.html"


MANIFEST = {
    "name": "Dungeon Widgets",
    "short_name": "Dungeons",
    "description": "Five dungeon games that count the odds while you play.",
    "start_url": "index.html",
    "scope": "./",
    "display": "standalone",
    "background_color": "#4d5965",
    "theme_color": "#313b46",
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": "icon.png", "sizes": "192x192", "type": "image/png", "purpose": "any maskable"},
    ],
}


def site_script(name: str) -> bytes:
    """A built script or style of the site's pages."""
    path = STATIC / "site" / name
    if not path.exists():
        raise ValueError(f"{name} is not built: run `make build` (or reinstall the package)")
    return path.read_bytes()


def _openers(found: dict[str, Page]) -> dict[str, str]:
    """Which page opens the codes of which game; the first is for those that do not say."""
    made: dict[str, str] = {}
    for name in (PAGE, *found):
        make = found[name].make
        if isinstance(make, type) and issubclass(make, GameWidget):
            made.setdefault(make.game_class.name, f"play/{name}.html")
    return made


def _seats(page: Page) -> str:
    make = page.make
    if not (isinstance(make, type) and issubclass(make, GameWidget)):
        return ""
    seats = make.game_class.seats_allowed
    span = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
    return both({lang: text.format(seats=span) for lang, text in PLAYERS.items()})


def _told(name: str, data: bytes) -> dict[str, Any]:
    return {"name": name, "bytes": len(data), "packed": len(gzip.compress(data, 6))}


def _hash(files: dict[str, bytes]) -> str:
    made = hashlib.sha256()
    for name, data in sorted(files.items()):
        made.update(name.encode() + b"\0" + hashlib.sha256(data).digest())
    return made.hexdigest()[:12]


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)
