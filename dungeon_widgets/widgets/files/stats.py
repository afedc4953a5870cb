"""Statistics of the people who play on this machine: games, wins, best throws, guesses and their errors.

Kept where games are kept, in a file of its own for each kernel: no kernel writes what another has written. Nothing leaves
the machine, and nothing is kept where visitors share a server. What keeps it is behind a small interface (`Shelf`), so that
a page with its own Python can keep it in the browser.
"""

from __future__ import annotations

import hashlib
import json
import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from math import fsum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypedDict, TypeVar

from ...engine.errors import SaveError
from ...engine.languages import LANGUAGES
from ...engine.saving.dataframe import dataframe_of
from ...engine.saving.saves import read_text, write_atomically
from ...engine.session import Session
from ..page.contract import Prediction, StatsPlayer
from ..page.phrases import phrase
from .autosave import folder, visitors_share_the_server
from .kernels import this_kernel

if TYPE_CHECKING:
    import pandas

logger = logging.getLogger(__name__)

WON_OR_LOST = (0, 1)  # the scores of a game in which nothing else is counted
MOST = 1_000_000  # letters of a file: a larger one is none of ours


class Played(TypedDict):
    """One finished game of one person."""

    id: str
    when: int
    player: str
    title: dict[str, str]
    won: bool | None
    score: int | None
    hints: int
    throw: int | None
    guesses: list[list[float]]


class StatsRow(TypedDict):
    """One player in one game: how many were finished and won, the best score and throw, hints asked for, and guesses with
    how many points they were `off` on average. What a game has none of is None."""

    player: str
    title: str
    games: int
    wins: int | None
    score: int | None
    throw: int | None
    hints: int
    guesses: int
    off: float | None


Kept = TypeVar("Kept", bound=Mapping[str, Any])
"""Something with an `id`, and the second of its making as `when`."""


class Shelf(Protocol[Kept]):
    """Where finished games, or answers to puzzles, are kept."""

    def read(self) -> list[Kept]:
        """All of them."""

    def keep(self, kept: Sequence[Kept]) -> None:
        """Keep these; one with a known id takes the place of the old one."""

    def clear(self) -> None:
        """Forget everything."""


class FileShelf(Generic[Kept]):
    """A folder with one file a kernel, for its owner alone; `is_sound` says what may be read from it."""

    def __init__(self, name: str, is_sound: Callable[[Any], bool]) -> None:
        self._name = name
        self._is_sound = is_sound

    @property
    def _folder(self) -> Path:
        return folder().with_name(self._name)

    @property
    def _own(self) -> Path:
        return self._folder / f"{this_kernel().name}.json"

    def read(self) -> list[Kept]:
        """What every kernel has kept."""
        found: dict[str, Kept] = {}
        with suppress(OSError):
            for file in sorted(self._folder.glob("*.json")):
                found.update({each["id"]: each for each in self._read(file)})
        return sorted(found.values(), key=lambda each: each["when"])

    def _read(self, file: Path) -> list[Kept]:
        return [each for each in read_file(file) if self._is_sound(each)]

    def keep(self, kept: Sequence[Kept]) -> None:
        """Write them to the file of this kernel; where that cannot be done, they are not counted."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            all_kept = {each["id"]: each for each in [*self._read(self._own), *kept]}
            write_atomically(self._own, json.dumps(list(all_kept.values())), mode=0o600, durable=False)
        except OSError as error:
            logger.info("%s cannot be kept: %s", self._name, error)

    def clear(self) -> None:
        """Remove the files of every kernel."""
        with suppress(OSError):
            for file in self._folder.glob("*.json"):
                with suppress(OSError):
                    file.unlink()


def read_file(file: Path) -> list[Any]:
    """The list in a file; none if there is none of ours."""
    try:
        text = read_text(file)
        data = json.loads(text) if len(text) <= MOST else []
    except (OSError, SaveError, ValueError, RecursionError):
        return []
    return data if isinstance(data, list) else []


def is_played(data: Any) -> bool:
    """Whether data from a file is a finished game."""
    if not isinstance(data, dict) or set(data) != set(Played.__annotations__):
        return False
    texts = all(isinstance(data[key], str) for key in ("id", "player"))
    title = data["title"]
    named = isinstance(title, dict) and all(isinstance(title.get(lang), str) for lang in LANGUAGES)
    counts = all(type(data[key]) is int for key in ("when", "hints"))
    guesses = isinstance(data["guesses"], list) and all(
        isinstance(pair, list) and len(pair) == 2 and all(type(each) in (int, float) for each in pair)
        for pair in data["guesses"]
    )
    return (
        texts
        and named
        and counts
        and guesses
        and type(data["won"]) in (bool, type(None))
        and all(data[key] is None or type(data[key]) is int for key in ("score", "throw"))
    )


SHELF: Shelf[Played] = FileShelf("stats", is_played)
_shelf = SHELF


def shelf() -> Shelf[Played]:
    """Where this kernel keeps the games that were finished."""
    return _shelf


def put_on(other: Shelf[Played]) -> None:
    """Keep them there from now on: the files of a play page end with it, so it has the browser."""
    global _shelf
    _shelf = other


def note_game(session: Session, helped: Iterable[int], predictions: Sequence[Prediction]) -> None:
    """Keep a game that is over, for each person who played it."""
    if not session.over or visitors_share_the_server():
        return
    people = [seat for seat, each in enumerate(session.seats) if each.bot is None]
    asked = list(helped)
    made = [[each["guess"], each["exact"]] for each in predictions] if len(people) == 1 else []
    shelf().keep([_played(session, seat, asked, made) for seat in people])


def _score(session: Session, seat: int) -> int | None:
    """What a seat has reached; None where a game only is won or lost, where all have lost it together, and for who was thrown
    out of one that goes below nought: they stand below every other, with less than anybody can reach."""
    state, game = session.state, session.game
    score, (least, _) = state.scores()[seat], game.score_range
    out = least < 0 and score == least
    lost = game.aim == "together" and not state.winners()
    return None if game.score_range == WON_OR_LOST or out or lost else score


def _played(session: Session, seat: int, helped: list[int], guesses: list[list[float]]) -> Played:
    state, game = session.state, session.game
    text = json.dumps(
        [session.seed, [each.spec for each in session.seats], game.options, seat], sort_keys=True
    )
    feats = (game.hints.feat(event, seat) for entry in session.log for event in entry.events)
    return {
        "id": hashlib.sha256(text.encode()).hexdigest()[:16],
        "when": int(time.time()),
        "player": session.names[seat],
        "title": {lang: game.words.title(lang) for lang in LANGUAGES},
        "won": None if game.aim == "alone" else seat in state.winners(),
        "score": _score(session, seat),
        "hints": sum(session.log[at].mover == seat for at in helped if at < len(session.log)),
        "throw": max((feat for feat in feats if feat is not None), default=None),
        "guesses": guesses,
    }


class Stats(Sequence[StatsRow]):
    """What was played on this machine: a row for each player and game. Shown as a table; `clear()` forgets it all."""

    def __init__(self, shelf: Shelf[Played], lang: str = "en") -> None:
        self._shelf = shelf
        self._lang = lang
        self._rows = rows_of(shelf.read(), lang)

    def __getitem__(self, index: Any) -> Any:
        return self._rows[index]

    def __len__(self) -> int:
        return len(self._rows)

    def rows(self) -> list[StatsRow]:
        """One row for each player and game."""
        return list(self._rows)

    def told(self) -> list[StatsPlayer]:
        """As a page shows it."""
        return [
            {"player": row["player"], "title": row["title"], "facts": _facts(row, self._lang)}
            for row in self._rows
        ]

    def to_frame(self) -> pandas.DataFrame:
        """The rows as a pandas table."""
        return dataframe_of([dict(row) for row in self._rows])

    def clear(self) -> None:
        """Forget every game; the games that are kept to be gone on with stay."""
        self._shelf.clear()
        self._rows = []

    def __repr__(self) -> str:
        if not self._rows:
            return "Stats(no finished games)"
        lines = [
            f"{row['player']}, {row['title']}: games {row['games']}"
            + (f", won {row['wins']}" if row["wins"] is not None else "")
            + (f", best score {row['score']}" if row["score"] is not None else "")
            + (f", best throw {row['throw']}" if row["throw"] is not None else "")
            + (
                f", guesses {row['guesses']}, off by {row['off']:.1f} points"
                if row["off"] is not None
                else ""
            )
            for row in self._rows
        ]
        return "\n".join(lines)


def _facts(row: StatsRow, lang: str) -> list[list[str]]:
    """Labels and numbers; what there is none of is left out."""
    from ...lab.text import decimal  # the lab's sentences wait until somebody looks

    values: dict[str, float | None] = {
        "games": row["games"],
        "wins": row["wins"],
        "score": row["score"],
        "throw": row["throw"],
        "hints": row["hints"] or None,
        "guesses": row["guesses"] or None,
        "off": row["off"],
    }
    return [
        [phrase(f"stats_{name}", lang), decimal(value, lang, 1)]
        for name, value in values.items()
        if value is not None
    ]


def rows_of(played: Sequence[Played], lang: str) -> list[StatsRow]:
    """The games of each player, by game; those that nobody could win, which one plays alone, stand by themselves."""
    groups: dict[tuple[str, str], list[Played]] = {}
    for each in played:
        title = each["title"][lang]
        if each["won"] is None:
            title = phrase("stats_alone", lang).format(title=title)
        groups.setdefault((each["player"], title), []).append(each)
    return [_row(player, title, mine) for (player, title), mine in sorted(groups.items())]


def _row(player: str, title: str, mine: Sequence[Played]) -> StatsRow:
    guesses = [pair for each in mine for pair in each["guesses"]]
    throws = [each["throw"] for each in mine if each["throw"] is not None]
    scores = [each["score"] for each in mine if each["score"] is not None]
    ends = [each["won"] for each in mine if each["won"] is not None]
    return {
        "player": player,
        "title": title,
        "games": len(mine),
        "wins": sum(ends) if ends else None,
        "score": max(scores, default=None),
        "throw": max(throws, default=None),
        "hints": sum(each["hints"] for each in mine),
        "guesses": len(guesses),
        "off": 100 * fsum(abs(guess - truth) for guess, truth in guesses) / len(guesses) if guesses else None,
    }


def stats() -> Stats:
    """What was played on this machine to the end: games, wins, best throws, guesses and their errors for each player.

    Games on a page count, unless they were made with ``autosave=False``. Nothing is kept where visitors share a server, and
    nothing leaves the machine. `.rows()` and `.to_frame()` give the numbers, `.clear()` forgets them.

    >>> import dungeon_widgets as dw
    >>> isinstance(dw.stats().rows(), list)
    True
    """
    return Stats(shelf())
