"""A game survives its kernel: after every choice it is written to a file of its own, and offered when the same widget
is made again.

The file holds the whole save, all cards included, so it is for its owner alone and never goes into page or notebook.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from ...engine.errors import OldRulesError, SaveError
from ...engine.game import AnyGame
from ...engine.saving.saves import write_atomically
from ...engine.session import Session
from .kernels import runs_elsewhere, this_kernel

logger = logging.getLogger(__name__)

MAX_FILES = 50
MAX_AGE = 30 * 24 * 3600  # seconds


class Saved(NamedTuple):
    """A game that can be gone on with, and when (seconds since 1970) its last choice was made."""

    session: Session
    when: float


class Keeper(Protocol):
    """What keeps a game: a file (`Autosave`), or the browser of a play page."""

    works: bool
    refusal: OldRulesError | None

    def saved(self) -> Saved | None:
        """The game that was left, if it can be gone on with."""

    def keep(self, session: Session) -> None:
        """Keep the game as it stands."""

    def shown(self) -> None:
        """The page has been sent all that was kept."""

    def take_over(self) -> None:
        """The game that was found goes on here."""


class Autosave:
    """The file of one widget in one kernel: no other kernel writes or removes it while this one lives.

    A game is found again by what the widget was made with, and by which one of several such widgets in its notebook
    it is: `order` counts them, and a cell that is run again means the same one.
    """

    def __init__(self, kind: type[AnyGame], made_with: dict[str, Any]) -> None:
        self._kind = kind
        text = json.dumps([notebook(), made_with], sort_keys=True, default=repr)
        self._base = hashlib.sha256(text.encode()).hexdigest()[:16]
        self._order = order_of(self._base)
        self._path = folder() / f"{self._base}-{self._order}-{this_kernel().name}.json"
        self._found = self._newest()
        self._pruned = False
        self._over = False
        self.works = True
        self.refusal: OldRulesError | None = None

    def _newest(self) -> Path | None:
        """The file to offer: this widget's own, else the newest of its place in the notebook, else of such a widget."""
        with suppress(OSError):
            if self._path.is_file():
                return self._path
            left = [file for file in self._path.parent.glob(f"{self._base}-*.json") if not is_played(file)]
            return max(left, key=lambda file: (order_in(file) == self._order, _age_key(file)), default=None)
        return None

    def saved(self) -> Saved | None:
        """The game that was left before this widget was made, if there is one that can be gone on with.

        `refusal` keeps what a player is to be told of one that older rules have left.
        """
        if self._found is None:
            return None
        try:
            when = self._found.stat().st_mtime
            session = Session.load(self._found, self._kind)
        except (OSError, SaveError) as error:
            logger.info("nothing to go on with: %s", error)
            self.refusal = error if isinstance(error, OldRulesError) else None
            self._found = None
            return None
        return None if session.over else Saved(session, when)

    def keep(self, session: Session) -> None:
        """Write the game as it stands. `works` says whether it could be written.

        The end is not written: until a page has been `shown` it, the choice before is there to be gone on with.
        """
        left, self._found = self._found, None  # what was left is over: this game takes its place
        self._over = session.over
        if self._over:
            return
        try:
            self._prepare()
            write_atomically(self._path, json.dumps(session.to_json()), mode=0o600, durable=False)
        except OSError as error:
            if self.works:
                logger.warning("the game cannot be kept: %s", error)
            self.works = False
            return
        if left is not None and left != self._path and order_in(left) == self._order:
            _remove(left)

    def shown(self) -> None:
        """The page has been sent all that was kept: a game that is over needs its file no longer."""
        if self._over:
            self._over = False
            _remove(self._path)

    def take_over(self) -> None:
        """The game that was found goes on here: its old file is not offered again."""
        if self._found is not None and self._found != self._path:
            _remove(self._found)

    def _prepare(self) -> None:
        """Once: a folder for its owner alone, without what nobody will go on with."""
        if self._pruned:
            return
        parent = self._path.parent
        parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        this_kernel().guard(kernels_of(parent))
        self._pruned = True
        files = sorted(parent.glob("*.json"), key=_age_key, reverse=True)
        for number, file in enumerate(files):
            old = number >= MAX_FILES - 1 or time.time() - _age_key(file) > MAX_AGE
            if old and not is_played(file):
                _remove(file)


def notebook() -> str:
    """Where the widget is made: its notebook, else the working folder, else nowhere (the folder may be gone)."""
    if name := os.environ.get("JPY_SESSION_NAME"):
        return name
    with suppress(OSError):
        return os.getcwd()  # noqa: PTH109 (a text, not a path)
    return ""


def order_in(file: Path) -> int | None:
    """Which of several such widgets a file belongs to; an older version named no kernel after it."""
    order = file.stem.split("-")[1:2]
    return int(order[0]) if order and order[0].isdecimal() else None


def is_played(file: Path) -> bool:
    """Whether another kernel that is running keeps its game there."""
    kernel = file.stem.split("-")[2:]
    return bool(kernel) and runs_elsewhere(kernels_of(file.parent), kernel[0])


def kernels_of(games: Path) -> Path:
    """Where the kernels say that they are alive."""
    return games.with_name("kernels")


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink()


def made_with(widget: str, session: Session, seed: int | None) -> dict[str, Any]:
    """What a widget was made with, as its author wrote it: a seed that nobody asked for is none."""
    return {
        "widget": widget,
        "seats": [seat.spec for seat in session.seats],
        "options": session.game.options,
        "mode": session.mode,
        "seed": seed,
    }


def _age_key(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # removed by another kernel meanwhile
        return 0.0


def folder() -> Path:
    """Where games are kept: Jupyter's data folder, or the user's."""
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 (Path.home raises where there is none)
    if data := os.environ.get("JUPYTER_DATA_DIR"):
        base = Path(data)
    elif sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "dungeon_widgets" / "games"


def visitors_share_the_server() -> bool:
    """Whether a page may be anybody's (Voila, Shiny): then one visitor's game must not be offered to another."""
    voila = "VOILA_REQUEST_URL" in os.environ or os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
    return voila or _in_a_shiny_session()


def _in_a_shiny_session() -> bool:
    """Whether a visitor of a Shiny app is served now; a notebook that has only imported Shiny is its owner's alone."""
    shiny = sys.modules.get("shiny.session")
    return shiny is not None and shiny.get_current_session() is not None


# -- which of several such widgets ------------------------------------------------------------------

_made: Counter[str] = Counter()
_by_cell: dict[tuple[str, str], list[tuple[int, str]]] = {}


def order_of(base: str) -> int:
    """Which widget of this kind in this kernel is made now, from 0."""
    cell, run = running_cell()
    if cell is None:
        _made[base] += 1
        return _made[base] - 1
    places = _by_cell.setdefault((base, cell), [])
    for index, (order, last_run) in enumerate(places):
        if last_run != run:  # made by the same cell before
            places[index] = order, run
            return order
    _made[base] += 1
    places.append((_made[base] - 1, run))
    return _made[base] - 1


def running_cell() -> tuple[str | None, str]:
    """The id of the cell that runs, and of this run of it; None where the notebook does not tell."""
    try:
        parent = sys.modules["IPython"].get_ipython().kernel.get_parent("shell")
        return parent["metadata"]["cellId"], parent["header"]["msg_id"]
    except (KeyError, AttributeError, TypeError, LookupError):
        return None, ""
