"""Play pages as text, and what all pages of the site are made of. No script stands in them: a site may forbid that."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from ...engine.languages import LANGUAGES, WRITTEN, french, in_language, told_to_page
from .stage import Page
from .words import PLAY, RULES, Words

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; object-src 'none'"
)
HOUSE = '<svg class="i" viewBox="0 0 12 12" aria-hidden="true"><path d="M6 .5l6 5.2h-1.6v5.8H7.3V8H4.7v3.5H1.6V5.7H0z"/></svg>'

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" content="#313b46">
<title>{title}</title>
<meta name="description" content="{description}">
<link rel="manifest" href="{root}manifest.webmanifest">
<link rel="icon" href="{root}icon.svg"><link rel="apple-touch-icon" href="{root}icon.png">
<link rel="stylesheet" href="{base}site.css">
<script type="module" src="{base}{script}"></script>
</head><body class="dw {kind}"{more}>
{body}
</body></html>
"""

MARKS = {lang: "" if lang in WRITTEN else ' class="other"' for lang in LANGUAGES}
"""What a text carries that the style alone cannot show and hide."""


def play_page(page: Page, build: str, files: Iterable[Mapping[str, Any]]) -> str:
    """A play page: the table as it is set, and what the script needs to know."""
    more = "" if page.whole else ' data-kind="lab"'
    body = play_body(page, build, files)
    return page_text(
        page.title["en"], page.title["en"], "../", f"../b/{build}/", "play.js", "play-page", more, body
    )


def play_body(
    page: Page, build: str, files: Iterable[Mapping[str, Any]], *, home: bool = True, **told: Any
) -> str:
    """What is seen until the table is set, and what the script is told."""
    rule = RULES.get(page.name)
    info = {**play_info(page, build, files, "../"), **told}
    seats = "".join('<span><i class="bone dot"></i><i class="bone line"></i></span>' for _ in range(4))
    waiting = (
        f'<hr><span class="cap">{both(PLAY["rule"])}</span><p class="rule">{both(rule)}</p>' if rule else ""
    )
    way = f'<a href="../index.html">{HOUSE}<span>{both(PLAY["home"])}</span></a>' if home else "<span></span>"
    first = PLAY["once"] if home else PLAY["inside"]
    return f"""<header class="thin" id="thin">{way}
<h1>{both(page.title)}</h1></header>
<main id="game"></main>
<div id="cover"><p class="set-turn">{both(PLAY["turn"])}</p><div class="set-seats" aria-hidden="true">{seats}</div>
<div class="set-table"><div class="hatches" aria-hidden="true">{"<i></i>" * 12}</div>
<div id="card"><h2>{both(PLAY["setting"])}</h2><p class="hint" id="fetching" role="status">{both(PLAY["fetching"])}</p>
<div id="bar" role="progressbar" aria-labelledby="fetching" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"></div>
<p class="hint">{both(first)}</p>{waiting}<noscript><p class="why">{both(PLAY["script"])}</p></noscript></div></div>
<div class="set-acts" aria-hidden="true"><span>{both(PLAY["soon"])}</span><span>{both(PLAY["soon"])}</span></div></div>
<div id="pill" role="status" hidden></div>
{data_script("page", info)}"""


def play_info(page: Page, build: str, files: Iterable[Mapping[str, Any]], root: str) -> dict[str, Any]:
    """What a script that opens a play page is told: `PageInfo` of js/src/site/info.ts."""
    return {
        "page": page.name,
        "build": build,
        "base": f"{root}b/{build}/",
        "root": root,
        "bundle": f"{page.bundle}.js",
        "files": list(files),
        "title": everywhere(page.title),
        "rule": everywhere(RULES[page.name]) if page.name in RULES else None,
        "languages": [told_to_page(code) for code in LANGUAGES if code not in WRITTEN],
        "game": page.whole,
        "shelf": page.shelf or page.name,
    }


def both(words: Words) -> str:
    """A text in every language; the style shows the one of the page."""
    return "".join(
        f'<span lang="{lang}"{MARKS[lang]}>{escape(french(text) if lang == "fr" else text)}</span>'
        for lang, text in everywhere(words).items()
    )


def everywhere(words: Words) -> dict[str, str]:
    """A text in every language."""
    return {lang: in_language(words, lang) for lang in LANGUAGES}


def page_text(
    title: str, description: str, root: str, base: str, script: str, kind: str, more: str, body: str
) -> str:
    """A whole page of the site."""
    return _PAGE.format(
        policy=POLICY,
        title=escape(title),
        description=escape(description),
        root=root,
        base=base,
        script=script,
        kind=kind,
        more=more,
        body=body,
    )


def data_script(name: str, data: Any) -> str:
    """Data for the script of a page."""
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'
