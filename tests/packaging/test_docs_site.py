"""The documentation as a site: it is built without a warning, asks no other server, leads everywhere it says, and tells no solution."""

from __future__ import annotations

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.lessons.handing_out import notebooks
from dungeon_widgets.lab.lessons.known import load_plan, shipped
from dungeon_widgets.lab.lessons.plan import Say
from dungeon_widgets.live.site.stage import pages as play_pages

pytestmark = [
    pytest.mark.packaging,
    pytest.mark.skipif(sys.version_info < (3, 11), reason="Sphinx needs Python 3.11"),
]

# What a browser fetches by itself; a link is followed only by a person.
FETCHED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("link", "href"), ("source", "srcset")}


class Read(HTMLParser):
    """The ids of a page, what it fetches and where it leads."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.fetched: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            if value and (tag, name) in FETCHED:
                self.fetched.append(value)
            elif tag == "a" and name == "href" and value:
                self.links.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation in the folder docs of a site, built with warnings as errors."""
    from scripts.docs.build import build_docs

    folder = tmp_path_factory.mktemp("site")
    build_docs(folder / "docs", work=tmp_path_factory.mktemp("work"))
    for name, text in notebooks().items():  # as the whole site has them
        path = folder / "notebooks" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def read(site: Path) -> dict[Path, Read]:
    found = {}
    for path in sorted((site / "docs").rglob("*.html")):
        found[path] = Read()
        found[path].feed(path.read_text(encoding="utf-8"))
    return found


def test_a_page_fetches_what_is_there_and_nothing_from_another_server(read: dict[Path, Read]) -> None:
    outside = {each for page in read.values() for each in page.fetched if urlsplit(each).netloc}
    assert outside == set()
    lost = [
        f"{path.name}: {each}"
        for path, page in read.items()
        for each in page.fetched
        if not (path.parent / unquote(urlsplit(each).path)).exists()
    ]
    assert lost == []
    styles = [path for page in read for path in page.parent.rglob("*.css")]
    assert styles
    assert [path for path in styles if re.search(r"url\(['\"]?(?:https?:)?//", path.read_text("utf-8"))] == []


def test_every_link_leads_to_a_page_and_its_heading(site: Path, read: dict[Path, Read]) -> None:
    lost = []
    plays = {f"play/{name}.html" for name in play_pages()} | {"index.html"}
    for path, page in read.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if target.is_relative_to(site) and target.relative_to(site).as_posix() in plays:
                continue  # a play page, which another test opens
            known = read.get(target)
            fragment = unquote(parts.fragment)
            if not target.is_file() or (fragment and known and fragment not in known.ids):
                lost.append(f"{path.relative_to(site)}: {link}")
    assert lost == []


def test_every_public_name_is_in_the_reference(read: dict[Path, Read]) -> None:
    ids = {each for path, page in read.items() if "reference" in path.parts for each in page.ids}
    assert [name for name in dw.__all__ if f"dungeon_widgets.{name}" not in ids] == []
    assert not any("._" in each for each in ids if each.startswith("dungeon_widgets"))


def test_every_game_has_a_page_with_a_board(site: Path) -> None:
    boards = {
        name
        for path in (site / "docs" / "games").glob("*.html")
        for name in re.findall(r'data-play="\.\./\.\./play/([\w-]+)\.html"', path.read_text(encoding="utf-8"))
    }
    assert boards == {page.name for page in play_pages().values() if page.game}


@pytest.mark.parametrize("lesson", shipped())
def test_a_lesson_is_a_page_in_each_language_without_its_answers(site: Path, lesson: str) -> None:
    plan = load_plan(lesson)
    for lang in plan.languages:
        folder = site / "docs" / "lessons" / ("" if lang == "en" else lang)
        text = (folder / f"{plan.stem}.html").read_text(encoding="utf-8")
        assert f"{plan.stem}.ipynb" in text
        hints = [hint[lang] for question in plan.bank.questions.values() for hint in question.hints]
        because = [question.because[lang] for question in plan.bank.questions.values() if question.because]
        # What the lesson itself says in a text is no secret.
        said = " ".join(
            item.text[lang] for part in plan.parts for item in part.items if isinstance(item, Say)
        )
        told = [each for each in (*hints, *because) if len(each) > 20 and each in text and each not in said]
        assert told == []


def test_no_teachers_page_is_on_the_site(site: Path) -> None:
    assert [path for path in site.rglob("*") if "teacher" in path.parts] == []
    assert (site / "notebooks" / "lessons" / "fr").is_dir()


def test_the_search_needs_no_server(site: Path) -> None:
    index = (site / "docs" / "searchindex.js").read_text(encoding="utf-8")
    terms = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))["terms"]
    assert {"geometr", "bluff", "nbgitpul"} <= set(terms)
