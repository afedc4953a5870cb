"""The one page and the page code that a server gives away."""

from __future__ import annotations

import json
from functools import cache

from ..engine.languages import LANGUAGES, WRITTEN, told_to_page
from ..widgets.page.bundle import page_code

BUNDLES = ("welcome", "dice_danger", "dungeons", "fighter", "live")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data: blob:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
}

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Dungeon table</title>
<style>html { color-scheme: light dark; background: light-dark(#e4e0d6, #0f1419); } body { margin: 0; }</style>
</head><body><div id="dungeon-live-screen" data-names="NAMES"></div>
<noscript>This page needs JavaScript. / Cette page a besoin de JavaScript.</noscript>
<script type="application/json" id="languages">LANGUAGES</script>
<script type="module" src="/s/live.js"></script>
</body></html>
"""


@cache
def page_html(names: bool = True) -> str:
    """The page that every link opens; what stands after # never leaves the browser as an address.

    `names`: whether whoever comes in is asked for one.
    """
    others = [told_to_page(code) for code in LANGUAGES if code not in WRITTEN]
    page = _PAGE.replace("NAMES", "yes" if names else "no")
    return page.replace("LANGUAGES", json.dumps(others).replace("<", "\\u003c"))


@cache
def bundle_file(name: str) -> bytes | None:
    """Page code by its name, if there is such code."""
    return page_code(name).encode() if name in BUNDLES else None
