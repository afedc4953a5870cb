"""The kernel's half of a play page: opens the widget an address asks for, and carries its messages.

js/src/site/kernel.ts starts Python, makes one `PageKernel` and feeds it. What cannot be opened is told as a sentence the
page shows, with a way on: it never fails in silence.
"""

from __future__ import annotations

import inspect
import json
import os
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from ...engine.errors import OldRulesError
from ...engine.languages import LANGUAGES
from ...engine.saving.codes import CodeError, decode, is_code
from ...lab.puzzles.bank import puzzle_of
from ...widgets.files.links import SITE, page_name
from ...widgets.files.load import load, widget_for
from ...widgets.files.page_shelf import PageShelf
from ...widgets.files.stats import is_played, put_on
from ...widgets.games.puzzles.tried import is_tried
from ...widgets.page.game_widget import GameWidget
from ...widgets.page.messages import BadMessageError
from ...widgets.page.page import PageWidget
from ...widgets.page.phrases import phrase, why_unread
from ...widgets.page.recipe import made_from
from ..pipe import PipeComm
from .kept import PageKeeper
from .stage import PuzzlePage, maker_of, puzzle_pages, remade

MOST_OPTION = 200
"""Letters of an option in an address."""

SHARED = ("lang", "theme", "speed", "size")
"""What every page takes in its address, game or not."""

NOT_IN_AN_ADDRESS = ("session", "autosave", "resume", "height")


class PageKernel:
    """One widget on one page: `write` gets the texts of its pipe, `keep` the save of its game, `count` the statistics."""

    def __init__(
        self,
        write: Callable[[str], None],
        keep: Callable[[str | None], None],
        count: Callable[[str | None], None],
    ) -> None:
        self._pipe = PipeComm(write)
        self._keep = keep
        self._count = count
        self.widget: PageWidget | None = None

    def open(self, request: str) -> str:
        """Open what a page asks for; the answer is JSON: empty, or with the sentence that says why not (`error`), or with
        the page where a code belongs (`elsewhere`).

        A request names the page (`page`), the options of the address (`options`), a code (`code`), the game the browser
        has kept (`kept`, `when`) and those that were finished (`stats`), whether to go on with it without asking (`resume`), how the widget of a file was made (`made`),
        and where the site is (`site`).
        """
        asked = json.loads(request)
        try:
            os.environ[SITE] = asked.get("site") or ""
            if (elsewhere := _elsewhere(asked)) is not None:
                return json.dumps({"elsewhere": elsewhere})
            with self._pipe.carrying():
                self.widget = self._widget(asked)
        except OldRulesError as refused:
            return json.dumps({"error": refused.said[_lang(asked)]})
        except CodeError as trouble:
            return json.dumps({"error": phrase(why_unread(asked["code"], trouble), _lang(asked))})
        except (ValueError, TypeError) as error:
            return json.dumps({"error": _why_not(asked, error)})
        return "{}"

    def receive(self, text: str) -> None:
        """Take one text of the page; rubbish is dropped, as nobody but the page itself is on this pipe."""
        try:
            self._pipe.receive(text)
        except BadMessageError:
            return

    def _widget(self, asked: Mapping[str, Any]) -> PageWidget:
        make = maker_of(asked["page"])
        options = read_options(make, asked.get("options") or {})
        if isinstance(make, PuzzlePage):
            options["shelf"] = PageShelf(self._keep, is_tried, asked.get("kept"))
        if not is_game(make):
            made = asked.get("made")
            return remade(asked["page"], made_from(made), options) if made else make(**options)
        put_on(PageShelf(self._count, is_played, asked.get("stats")))
        keeper = PageKeeper(self._keep, asked.get("kept"), (asked.get("when") or 0) / 1000)
        kept = keeper.saved() if asked.get("resume") else None
        looks = {name: options[name] for name in (*SHARED, "overlay") if name in options}
        if kept is not None:
            return _at_the_choice(make(session=kept.session, autosave=keeper, **looks))
        if asked.get("code"):
            return load(asked["code"], autosave=keeper, **looks)
        return make(autosave=keeper, **options)


def _elsewhere(asked: Mapping[str, Any]) -> str | None:
    """The page of a code that another page was opened with, whose page code would not fit."""
    code = asked.get("code")
    if not code:
        return _puzzle_elsewhere(asked)
    from ...lab.classroom.lesson import start_of  # only for codes: a page waits for every module

    if not is_code(code):
        decode(code)  # says what is wrong with it
    wanted = page_name(widget_for(start_of(code).session.game).__name__)
    return wanted if wanted != asked["page"] else None


def _puzzle_elsewhere(asked: Mapping[str, Any]) -> str | None:
    """The page whose turn it is today, where the puzzle of the day was asked for on another one."""
    if asked["page"] not in puzzle_pages().values() or not (asked.get("options") or {}).get("day"):
        return None
    wanted = puzzle_pages()[puzzle_of(date.today()).game]
    return wanted if wanted != asked["page"] else None


def _at_the_choice(widget: PageWidget) -> PageWidget:
    """A game that was stopped while somebody thought stands at the choice before: they would think as long again.

    Where that choice is final, they think again, and the page shows the board meanwhile.
    """
    if isinstance(widget, GameWidget) and widget._table.waits and widget.session.no_undo() is None:
        widget.undo()
    return widget


def read_options(make: Callable[..., Any], address: Mapping[str, str]) -> dict[str, Any]:
    """The options of an address that this page knows; a value is JSON or a text, players stand between commas.

    What it does not know is left out: whoever passes a link on adds things to it.

    >>> from dungeon_widgets import WelcomeToTheDungeon
    >>> read_options(WelcomeToTheDungeon, {"players": "Ada, bot:careful", "seed": "7", "hero": "mage", "utm": "x"})
    {'players': ['Ada', 'bot:careful'], 'seed': 7, 'hero': 'mage'}
    """
    parameters = inspect.signature(make).parameters
    known = {*parameters} - {*NOT_IN_AN_ADDRESS} if is_game(make) else {*SHARED}
    if isinstance(make, PuzzlePage):
        known |= {"day", "level"}
    found: dict[str, Any] = {}
    for name, text in address.items():
        if name not in known or not isinstance(text, str):
            continue
        if len(text) > MOST_OPTION:
            raise ValueError(f"the option {name!r} of this address is too long")
        found[name] = _players(text) if name == "players" else _value(text)
    return found


def is_game(make: Callable[..., Any]) -> bool:
    """Whether a page is a game's: then its options may stand in the address, and it is kept."""
    return isinstance(make, type) and issubclass(make, GameWidget)


def _players(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _why_not(asked: Mapping[str, Any], error: Exception) -> str:
    """Python says it in English; in other languages the page names what the address asks for."""
    options = asked.get("options") or {}
    given = [f"{name}={str(text)[:60]}" for name, text in options.items() if name not in SHARED]
    if _lang(asked) == "en" or not given:
        return str(error)
    return phrase("bad_options", _lang(asked)).format(given=", ".join(given))


def _lang(asked: Mapping[str, Any]) -> str:
    lang = (asked.get("options") or {}).get("lang")
    return lang if lang in LANGUAGES else "en"
