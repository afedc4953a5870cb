"""One file that plays: a page with everything inside, for a double click on a machine without network or Python.

It holds the code of the shown moment of a game, never a save or a seed, and how a widget of the lab was made.
"""

from __future__ import annotations

import gzip
from base64 import b64encode
from html import escape
from pathlib import Path

from ...engine.languages import in_language
from ...engine.saving.saves import write_atomically
from ...widgets.page.bundle import page_code
from ...widgets.page.game_widget import GameWidget
from ...widgets.page.page import PageWidget
from ...widgets.page.recipe import packed
from ...widgets.page.state_widget import StateWidget
from .build import site_script
from .files import PACKAGES, PYODIDE, licences, packages, page_files
from .html import play_body
from .stage import pages

POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; "
    "connect-src blob: data:; style-src 'unsafe-inline'; img-src data: blob:"
)
_FILE = """<!doctype html>
<html lang="{lang}"{theme}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>{style}</style>
</head><body class="dw play-page"{more}>
{body}
{files}
<script type="text/plain" id="licences">
{licences}</script>
<script type="module">{script}</script>
</body></html>
"""


def write_playable(widget: PageWidget, path: str | Path) -> Path:
    """Write a file that plays the widget, and give its path.

    `ValueError` if there is no play page for it, no code to be had (a game played for real before its end),
    something in it that a file cannot hold, or no Pyodide.
    """
    name = widget._play_page
    page = pages().get(name)
    if page is None:
        raise ValueError(f"{type(widget).__name__} has no page that plays by itself")
    code = widget.share() if isinstance(widget, GameWidget) else None
    made = (
        packed(widget._recipe, type(widget).__name__, private=widget._private)
        if isinstance(widget, StateWidget)
        else None
    )
    source = page_files()
    parts = {
        **{part: (source / part).read_bytes() for part in PYODIDE},
        PACKAGES: packages(source),
        "worker.js": site_script("worker.js"),
        f"{page.bundle}.js": page_code(page.bundle).encode(),
    }
    told = {"code": code, "made": made, "lang": widget.lang, "options": {"theme": widget.theme}}
    text = _FILE.format(
        lang=widget.lang,
        theme=f' data-theme="{widget.theme}"' if widget.theme != "auto" else "",
        policy=POLICY,
        title=escape(in_language(page.title, widget.lang)),
        style=site_script("site.css").decode(),
        more="" if page.whole else ' data-kind="lab"',
        body=play_body(page, "file", (), home=False, **told),
        files="\n".join(_packed(part, data) for part, data in parts.items()),
        licences=licences(source).replace("</script", "<\\/script"),
        script=site_script("file.js").decode().replace("</script", "<\\/script"),
    )
    target = Path(path)
    write_atomically(target, text)
    return target


def _packed(name: str, data: bytes) -> str:
    packed = b64encode(gzip.compress(data, 9, mtime=0)).decode("ascii")
    return f'<script type="application/octet-stream" data-file="{name}">{packed}</script>'
