"""The front page as text: one sentence, a board to play on, the games, the lessons, a line to install it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, NamedTuple

from ...engine.languages import LANGUAGES, french, language_name
from ...lab.lessons.known import load_plan, shipped
from .hero import PAGE
from .html import MARKS, both, data_script, page_text
from .stage import Page, puzzle_pages
from .words import FRONT, TAGLINES, Words

INSTALL = 'pip install "dungeon-widgets[lab]"'
CREST = '<svg class="crest i" data-icon="gate" aria-hidden="true"></svg>'


class Lesson(NamedTuple):
    """A lesson on the front page: its title and its address, in each language."""

    title: Words
    href: Words


def lessons(*, docs: bool) -> list[Lesson]:
    """The lessons of the package: their pages if the documentation is there, else their notebooks."""
    folder, suffix = ("docs", "html") if docs else ("notebooks", "ipynb")
    return [
        Lesson(
            plan.bank.title,
            {
                lang: f"{folder}/lessons/{'' if lang == 'en' or lang not in plan.languages else f'{lang}/'}{stem}.{suffix}"
                for lang in LANGUAGES
            },
        )
        for stem, plan in ((stem, load_plan(each)) for each, stem in shipped().items())
    ]


def front_page(
    pages: Mapping[str, Page], seats: Mapping[str, str], build: str, info: Mapping[str, Any], *, docs: bool
) -> str:
    """The front page; `docs` says whether the documentation lies beside it."""
    base = f"b/{build}/"
    games = "".join(_card(page, seats[page.name]) for page in _in_order(pages))
    lab = "".join(
        f'<li><a href="play/{page.name}.html" data-play="play/{page.name}.html">{both(page.title)}</a></li>'
        for page in pages.values()
        if not page.game
    )
    first = f"play/{PAGE}.html"
    taught = "".join(f"<li>{_in_each(lesson)}</li>" for lesson in lessons(docs=docs))
    more = _way("docs/teachers.html", "teachers") + _way("docs/live-class.html", "live") if docs else ""
    buttons = "".join(
        f'<button type="button" data-lang="{lang}" title="{escape(language_name(lang))}" '
        f'aria-pressed="{str(lang == "en").lower()}">{lang.upper()}</button>'
        for lang in LANGUAGES
    )
    body = f"""<header class="top">{CREST}<b>Dungeon Widgets</b><span class="grow"></span>
<nav><a href="#games">{both(FRONT["games"])}</a><a href="#teach">{both(FRONT["teach"])}</a><a href="#notebook">{both(FRONT["pip"])}</a>{f'<a href="docs/index.html">{both(FRONT["docs"])}</a>' if docs else ""}</nav>
<span class="lang" role="group" aria-label="{FRONT["lang"]["en"]}, {FRONT["lang"]["fr"]}">{buttons}</span></header>
<main><div class="hero"><div class="says"><h1>{both(FRONT["head"])}</h1><p class="sub">{both(FRONT["sub"])}</p>
<p class="cta"><a class="btn solid" href="{first}" data-play="{first}">{both(FRONT["play"])}</a>{_puzzle()}<a class="btn ghost" href="#teach">{both(FRONT["with"])}</a></p>
<p class="tiny">{both(FRONT["tiny"])}</p></div>
<div class="board" id="board"><noscript><p>{both(FRONT["script"])}</p></noscript></div></div>
<section id="games">{_head("games", "games_hint")}<ul class="games">{games}</ul></section>
<div class="low"><section id="teach">{_head("teach", "teach_hint")}<ol class="lessons">{taught}</ol><p class="ways">{more}</p></section>
<section id="notebook">{_head("pip", "pip_hint")}<div class="pip"><code>{escape(INSTALL)}</code><button type="button" class="btn" data-copy="{escape(INSTALL)}"><span class="copy">{both(FRONT["copy"])}</span><span class="copied" role="status">{both(FRONT["copied"])}</span></button></div>
<p class="ways">{_way("docs/start.html", "start") if docs else ""}</p></section></div>
<div class="low"><section id="lab">{_head("lab", "lab_hint")}<ul class="lab">{lab}</ul></section>
<section>{_head("code", "code_hint")}<form id="code"><input name="code" required autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="DWG2…" aria-label="{FRONT["code"]["en"]} / {FRONT["code"]["fr"]}"><button class="btn">{both(FRONT["open"])}</button></form><p id="code-note" role="alert"></p></section></div></main>
<footer>{both(FRONT["foot"])} <a href="{base}licences.txt">{both(FRONT["licences"])}</a></footer>
<div id="pill" role="status" hidden></div>
{data_script("front", info)}"""
    return page_text("Dungeon Widgets", FRONT["head"]["en"], "", base, "front.js", "front", "", body)


def _puzzle() -> str:
    """The puzzle of the day: the games take turns, and a script knows whose it is today."""
    found = [f"play/{name}.html" for name in puzzle_pages().values()]
    return f'<a class="btn today" href="{found[0]}?day=today" data-days="{" ".join(found)}">{both(FRONT["puzzle"])}</a>'


def _in_each(lesson: Lesson) -> str:
    """A link in each language; the style shows the one of the page."""
    return "".join(
        f'<a lang="{lang}"{MARKS[lang]} href="{href}">{escape(french(lesson.title[lang]) if lang == "fr" else lesson.title[lang])}</a>'
        for lang, href in lesson.href.items()
    )


def _way(href: str, words: str) -> str:
    return f'<a class="btn" href="{href}">{both(FRONT[words])}</a>'


def _head(title: str, hint: str) -> str:
    return f'<div class="hd"><h2>{both(FRONT[title])}</h2><span>{both(FRONT[hint])}</span></div>'


def _card(page: Page, seats: str) -> str:
    href = f"play/{page.name}.html"
    tagline = TAGLINES.get(page.name, {"en": "", "fr": ""})
    return (
        f'<li><a class="gcard" href="{href}" data-play="{href}">'
        f'<svg class="i" data-icon="{page.name}" aria-hidden="true"></svg>'
        f"<b>{both(page.title)}</b><small>{both(tagline)}</small><small>{seats}</small></a></li>"
    )


def _in_order(pages: Mapping[str, Page]) -> list[Page]:
    """The games in the order of the shelf; one that the shelf does not know comes last."""
    known = [pages[name] for name in TAGLINES if name in pages]
    return known + [page for page in pages.values() if page.game and page not in known]
