"""The pages as text: front page and play pages. No script stands in them: a site may forbid that."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from ...engine.typography import french
from .stage import Page
from .words import FRONT, PLAY, RULES, TAGLINES, Words

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


def play_page(page: Page, build: str, files: Iterable[Mapping[str, Any]]) -> str:
    """A play page: the table as it is set, and what the script needs to know."""
    more = "" if page.game else ' data-kind="lab"'
    body = play_body(page, build, files)
    return _page(
        page.title["en"], page.title["en"], "../", f"../b/{build}/", "play.js", "play-page", more, body
    )


def play_body(
    page: Page, build: str, files: Iterable[Mapping[str, Any]], *, home: bool = True, **told: Any
) -> str:
    """What is seen until the table is set, and what the script is told."""
    rule = RULES.get(page.name)
    info = {
        "page": page.name,
        "build": build,
        "base": f"../b/{build}/",
        "root": "../",
        "bundle": f"{page.bundle}.js",
        "files": list(files),
        "title": page.title,
        "rule": rule,
        "game": page.game,
        **told,
    }
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
{_data("page", info)}"""


def front_page(
    pages: Mapping[str, Page], seats: Mapping[str, str], build: str, info: Mapping[str, Any]
) -> str:
    """The front page: one sentence, a board, the games, a field for codes, the lab."""
    base = f"b/{build}/"
    games = "".join(_card(page, seats[page.name]) for page in _in_order(pages))
    lab = "".join(
        f'<li><a href="play/{page.name}.html" data-play="play/{page.name}.html">{both(page.title)}</a></li>'
        for page in pages.values()
        if not page.game
    )
    first = "play/welcome-to-the-dungeon.html"
    crest = '<svg class="crest i" viewBox="0 0 512 512" data-icon="gate" aria-hidden="true"></svg>'
    body = f"""<header class="top">{crest}<b>Dungeon Widgets</b><span class="grow"></span>
<a href="#games">{both(FRONT["games"])}</a><a href="#lab">{both(FRONT["lab"])}</a><a href="#notebook">{both(FRONT["pip"])}</a>
<span class="lang" role="group" aria-label="{FRONT["lang"]["en"]}, {FRONT["lang"]["fr"]}"><button type="button" data-lang="en" aria-pressed="true">EN</button><button type="button" data-lang="fr" aria-pressed="false">FR</button></span></header>
<main><div class="hero"><div><h1>{both(FRONT["head"])}</h1><p class="sub">{both(FRONT["sub"])}</p>
<p class="cta"><a class="btn solid" href="{first}" data-play="{first}">{both(FRONT["play"])}</a><a class="btn ghost" href="#notebook">{both(FRONT["notebook"])}</a></p>
<p class="tiny">{both(FRONT["tiny"])}</p></div>
<figure class="figure"><div class="board" id="board"></div><figcaption class="tiny">{both(FRONT["board"])}</figcaption></figure></div>
<section id="games">{_head("games", "games_hint")}<ul class="games">{games}</ul></section>
<section>{_head("code", "code_hint")}<form id="code"><input name="code" required autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="DWG2…" aria-label="{FRONT["code"]["en"]} / {FRONT["code"]["fr"]}"><button class="btn">{both(FRONT["open"])}</button></form><p id="code-note" role="alert"></p></section>
<section id="lab">{_head("lab", "lab_hint")}<ul class="lab">{lab}</ul></section>
<section id="notebook">{_head("pip", "pip_hint")}<div class="pip"><span>pip install dungeon-widgets</span><button type="button" class="btn" data-copy="pip install dungeon-widgets">{both(FRONT["copy"])}</button></div></section></main>
<footer>{both(FRONT["foot"])} <a href="{base}licences.txt">{both(FRONT["licences"])}</a></footer>
{_data("front", info)}"""
    return _page("Dungeon Widgets", FRONT["head"]["en"], "", base, "front.js", "front", "", body)


def both(words: Words) -> str:
    """A text in both languages; the style shows the one of the page."""
    return f'<span lang="en">{escape(words["en"])}</span><span lang="fr">{escape(french(words["fr"]))}</span>'


def _page(
    title: str, description: str, root: str, base: str, script: str, kind: str, more: str, body: str
) -> str:
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


def _head(title: str, hint: str) -> str:
    return f'<div class="hd"><h2>{both(FRONT[title])}</h2><span>{both(FRONT[hint])}</span></div>'


def _card(page: Page, seats: str) -> str:
    href = f"play/{page.name}.html"
    tagline = TAGLINES.get(page.name, {"en": "", "fr": ""})
    return (
        f'<li><a class="gcard" href="{href}" data-play="{href}">'
        f'<svg class="i" viewBox="0 0 512 512" data-icon="{page.name}" aria-hidden="true"></svg>'
        f"<b>{both(page.title)}</b><small>{both(tagline)}</small><small>{seats}</small></a></li>"
    )


def _in_order(pages: Mapping[str, Page]) -> list[Page]:
    """The games in the order of the shelf; one that the shelf does not know comes last."""
    known = [pages[name] for name in TAGLINES if name in pages]
    return known + [page for page in pages.values() if page.game and page not in known]


def _data(name: str, data: Any) -> str:
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'
