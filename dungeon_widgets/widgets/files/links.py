"""Addresses that open a moment of a game on a site of play pages, and their QR pictures."""

from __future__ import annotations

import os
import re
from urllib.parse import quote, urlsplit

from ...engine.checks import short
from ..page.contract import QrPicture

SITE = "DUNGEON_WIDGETS_SITE"
"""The environment variable that names the site where links lead, such as ``https://example.org/dungeons/``."""

MOST_IN_PICTURE = 700
"""Characters of an address: the picture of a longer one has too many squares for a phone's eye."""

MOST_BASE = 500
SCHEMES = ("http", "https", "file")

BINDER = "/v2/"
"""How the path of a repository on Binder begins."""

NOTEBOOKS = {
    "WelcomeToTheDungeon": "index",
    "WelcomeBackToTheDungeon": "play/welcome_back",
    "DungeonsDiceDanger": "play/dice_danger",
    "DungeonFighter": "play/fighter",
    "Dungeons": "play/dungeons",
}
"""Where Binder opens a moment: the first game of its kind that is run there begins with it."""


def site() -> str | None:
    """The site that was named for this kernel, if one was."""
    return os.environ.get(SITE) or None


def play_address(base: str, widget: str, code: str) -> str:
    """The address of the play page of a widget class, opened at a code. The code stands after the ``#``:
    no server sees it. On Binder it is the notebook of the game, and Binder sees the code.

    >>> play_address("https://example.org/dungeons", "DungeonFighter", "DWG2abc")
    'https://example.org/dungeons/play/dungeon-fighter.html#m=DWG2abc'
    >>> play_address("https://mybinder.org/v2/gh/ada/games/HEAD", "DungeonFighter", "DWG2abc")
    'https://mybinder.org/v2/gh/ada/games/HEAD?urlpath=lab%2Ftree%2Fnotebooks%2Fplay%2Ffighter.ipynb%3Fm%3DDWG2abc'
    >>> play_address("example.org", "DungeonFighter", "DWG2abc")
    Traceback (most recent call last):
    ValueError: the address of a site begins with https:// or http://, not 'example.org'
    """
    site = _checked(base)
    if urlsplit(site).path.startswith(BINDER):
        opened = quote(f"lab/tree/notebooks/{NOTEBOOKS.get(widget, 'index')}.ipynb?m={code}", safe="")
        return f"{site.rstrip('/')}?urlpath={opened}"
    return f"{site}play/{page_name(widget)}.html#m={code}"


def page_name(widget: str) -> str:
    """The name of a widget class as a play page bears it.

    >>> page_name("DungeonsDiceDanger")
    'dungeons-dice-danger'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", widget).lower()


def page_of_puzzles(game: str) -> str:
    """The name of the play page with the puzzles of a game.

    >>> page_of_puzzles("dice_danger")
    'puzzles-dice-danger'
    """
    return f"puzzles-{game.replace('_', '-')}"


def _checked(base: str) -> str:
    """The address of a site, with a slash at its end and nothing after it."""
    if not isinstance(base, str) or len(base) > MOST_BASE:
        raise ValueError(
            f"the address of a site is a text of at most {MOST_BASE} characters, not {short(base)}"
        )
    parts = urlsplit(base)
    if parts.scheme not in SCHEMES or not (parts.netloc or parts.scheme == "file"):
        raise ValueError(f"the address of a site begins with https:// or http://, not {short(base)}")
    return parts._replace(path=parts.path.rstrip("/") + "/", query="", fragment="").geturl()


def qr_picture(text: str) -> QrPicture | None:
    """A text as a QR picture, as SVG path data on a square; None where segno is not installed or the text is too long."""
    if len(text) > MOST_IN_PICTURE:
        return None
    try:
        import segno
    except ImportError:
        return None
    rows = [bytes(row) for row in segno.make(text, error="l", micro=False).matrix]
    path = "".join(
        f"M{run.start()} {y}h{run.end() - run.start()}v1h-{run.end() - run.start()}z"
        for y, row in enumerate(rows)
        for run in re.finditer(rb"\x01+", row)
    )
    return {"side": len(rows), "path": path}
