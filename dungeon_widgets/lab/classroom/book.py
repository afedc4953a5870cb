"""The book of a lesson: which lesson is open, and every guess and check made in it. It never leaves the machine by itself."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from math import isfinite
from typing import Any
from weakref import WeakMethod

from ...engine.checks import short
from ..text import LANGUAGES
from .function_text import LONGEST_CODE, function_text
from .scores import Scores

FORMAT = "dungeon_widgets book"
MOST_ENTRIES = 500
MOST_GIVEN = 20
MOST_RESULTS = 60  # experiments of a lesson, and values of one
LONGEST_VALUE = 60  # characters of a value that was drawn, and of the name of an experiment
SEEDS = 1_000_000  # a seed that is read aloud has six digits
LONGEST = 500  # characters of an answer that are kept
TABLE = (
    "table"  # the entry of a lesson that counts hints asked for at a game's table: no question, and no answer
)
MOST_HINTS = 99
ENOUGH_TRIES = 3  # after so many different answers a student may go on and see the truth


@dataclass
class Entry:
    """One question and what was done about it: the best answer, how often it was tried, which hints were opened.

    `given` are the different answers so far: the same one again is a try, but no honest one. `told` says that a wrong
    answer was met with the first hint: it cost nothing, and `hints` counts only those that were asked for. `asked` marks
    the text of a question of one's own: under the same id another notebook may ask something else.
    """

    id: str
    kind: str  # guess or check
    answer: str = ""
    status: str = "unanswered"
    tries: int = 0
    hints: int = 0
    time: float = 0.0
    given: tuple[str, ...] = ()
    told: bool = False
    asked: str = ""

    @property
    def open_hints(self) -> int:
        """How many hints are open: those that were asked for, and with them the one that was told for nothing."""
        return self.hints + self.told if self.hints else 0


@dataclass(repr=False)
class Book:
    """What one student did. `name` is optional and is written by the student alone.

    `mark` is random: it tells the book of one Tom from that of another. `keeper` is told the lesson of every answer.
    """

    lesson: str | None = None
    lang: str = "en"
    name: str = ""
    entries: dict[str, Entry] = field(default_factory=dict)
    clock: Callable[[], float] = time.time
    guesses: dict[str, tuple[float, float, bool]] = field(default_factory=dict)
    results: dict[str, dict[str, int]] = field(default_factory=dict)
    mark: str = field(default_factory=lambda: secrets.token_hex(8))
    keeper: Callable[[str], None] | None = None
    asked: dict[str, str] = field(default_factory=dict)
    _watchers: list[WeakMethod[Any]] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"Book({self.lesson or 'no lesson'}: {len(self.entries)} answers)"

    def watch(self, told: Any) -> None:
        """Tell a widget's method of every answer, as long as the widget lives."""
        self._watchers.append(WeakMethod(told))

    def tell(self) -> None:
        """Tell every widget that watches that something has changed."""
        self._watchers = [each for each in self._watchers if each() is not None]
        for each in list(self._watchers):
            told = each()
            if told is not None:
                told()

    def open(self, lesson: str, lang: str) -> None:
        """Begin or go on with a lesson; what was answered stays."""
        self.lesson, self.lang = lesson, lang if lang in LANGUAGES else "en"
        self.tell()

    def entry(self, id: str, kind: str) -> Entry:
        """The entry of a question, made when it is first met."""
        if id not in self.entries:
            self.entries[id] = Entry(id, kind, asked=self.asked.get(id, ""))
        return self.entries[id]

    def ask(self, id: str, text: str) -> str:
        """A question of one's own is asked: its mark. What was answered to another text under this id is not its answer."""
        self.asked[id] = mark = hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:8]
        if id in self.entries and self.entries[id].asked not in ("", mark):
            del self.entries[id]
            self.guesses.pop(id, None)
        return mark

    def note(self, id: str, kind: str, answer: Any, status: str) -> Entry:
        """Keep an answer. A right one stays: what is tried after it changes nothing."""
        made = self.entry(id, kind)
        if made.status == "right":
            return made
        made.answer = written(answer)
        made.status = status
        made.tries += 1
        made.time = self.clock()
        if (plain := " ".join(made.answer.split())) not in made.given and len(made.given) < MOST_GIVEN:
            made.given = (*made.given, plain)
        self._keep(id)
        self.tell()
        return made

    def sign(self, name: str) -> None:
        """Write the name into the book: it is kept with all that was answered."""
        self.name = name
        for lesson in sorted({id.partition(".")[0] for id, each in self.entries.items() if each.tries}):
            self._keep(f"{lesson}.")

    def open_hint(self, id: str, most: int) -> int:
        """Open the next of so many hints: how many are open now."""
        made = self.entry(id, "check")
        made.hints = max(made.hints, min(made.hints + 1, most - made.told))
        self._keep(id)
        return made.open_hints or int(made.told)

    def help_at_table(self) -> None:
        """A hint was asked for in a game beside the open lesson: it counts as help, and is handed in with the answers."""
        if self.lesson is not None:
            self.open_hint(f"{self.lesson}.{TABLE}", MOST_HINTS)

    def helped_at_table(self, lesson: str) -> int:
        """How many hints were asked for in games beside a lesson."""
        asked = self.entries.get(f"{lesson}.{TABLE}")
        return 0 if asked is None else asked.hints

    def tell_first_hint(self, id: str) -> None:
        """The first hint was told with a wrong answer: it is not counted."""
        self.entry(id, "check").told = True
        self._keep(id)

    def _keep(self, id: str) -> None:
        if self.keeper is not None:
            self.keeper(id.partition(".")[0])

    def keep_guess(self, id: str, guess: float, exact: float, happened: bool) -> None:
        """Keep a guess whose truth is known, for the score: what was said, the chance, and how luck fell once."""
        self.guesses[id] = (guess, exact, happened)
        self._keep(id)

    def keep_result(self, name: str, counts: dict[str, int]) -> None:
        """Keep what an experiment of the open lesson came to: how often each value was seen. A class can add these up."""
        seen = {value[:LONGEST_VALUE]: n for value, n in counts.items() if n}
        if self.lesson is not None and len(seen) <= MOST_RESULTS and len(self.results) < MOST_RESULTS:
            self.results[f"{self.lesson}.{name[:LONGEST_VALUE]}"] = seen
            self._keep(f"{self.lesson}.")

    def results_of(self, lesson: str) -> dict[str, dict[str, int]]:
        """What the experiments of a lesson came to."""
        return {id: counts for id, counts in self.results.items() if id.startswith(f"{lesson}.")}

    def luck(self, *what: Any) -> int:
        """The student's own seed for an experiment: another for each book, and the same whenever it is asked for."""
        text = f"{self.mark} {self.lesson} {what!r}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % SEEDS

    def scores(self) -> Scores:
        """The score of all guesses so far."""
        return Scores(
            [(guess, exact) for guess, exact, _ in self.guesses.values()],
            [(guess, happened) for guess, _, happened in self.guesses.values()],
        )

    def answered(self, id: str) -> bool:
        """Whether a question was answered or a guess committed."""
        return id in self.entries and self.entries[id].tries > 0

    def settled(self, id: str) -> bool:
        """Whether an exercise is solved, or so many different answers were tried that its truth may be seen."""
        kept = self.entries.get(id)
        return kept is not None and (kept.status == "right" or len(kept.given) >= ENOUGH_TRIES)

    def of(self, lesson: str, *, all_met: bool = False) -> list[Entry]:
        """What was answered in a lesson, in the order of its first meeting; `all_met` adds what has only hints."""
        return [
            each
            for each in self.entries.values()
            if each.id.startswith(f"{lesson}.") and (each.tries or (all_met and each.hints))
        ]

    @property
    def empty(self) -> bool:
        """Whether nothing was answered, and no hint opened."""
        return not any(each.tries or each.hints for each in self.entries.values())

    def clear(self) -> None:
        """Forget everything: for the next student at the same kernel."""
        self.entries.clear()
        self.guesses.clear()
        self.results.clear()
        self.lesson, self.name = None, ""
        self.mark = secrets.token_hex(8)
        self.tell()

    # -- as data ------------------------------------------------------------------------------------

    def to_json(self, lesson: str) -> dict[str, Any]:
        """What was done in one lesson, to be kept."""
        return {
            "format": FORMAT,
            "version": 1,
            "mark": self.mark,
            "name": self.name,
            "lesson": lesson,
            "entries": [asdict(each) for each in self.of(lesson, all_met=True)],
            "guesses": {id: list(each) for id, each in self.guesses.items() if id.startswith(f"{lesson}.")},
            "results": self.results_of(lesson),
        }

    def take(self, data: Any) -> None:
        """Go on with what was kept; `ValueError` names what is wrong with it, and the book stays as it was."""
        kept = read_book(data)
        self.mark, self.name = kept.mark, self.name or kept.name
        for id, entry in kept.entries.items():
            if not entry.asked or entry.asked == self.asked.get(id, entry.asked):
                self.entries[id] = _better(self.entries.get(id), entry)
        self.guesses = kept.guesses | self.guesses
        self.results = kept.results | self.results
        self.tell()


def _better(one: Entry | None, other: Entry) -> Entry:
    """Which of two entries of a question counts: the first guess, else what is right, else the last that was tried."""
    if one is None or not one.tries or not other.tries:
        return one if one is not None and (one.tries or not other.tries) else other
    if one.kind == "guess":
        return min(one, other, key=lambda each: each.time)
    return max(one, other, key=lambda each: (each.status == "right", each.time))


def read_book(data: Any) -> Book:
    """A book that was kept; `ValueError` names the field that is wrong."""
    wanted = {
        "format": str,
        "version": int,
        "mark": str,
        "name": str,
        "lesson": str,
        "entries": list,
        "guesses": dict,
        "results": dict,
    }
    if isinstance(data, dict):
        data = {"results": {}, **data}  # books of an earlier day have none
    if not isinstance(data, dict) or set(data) != set(wanted):
        raise ValueError("this is no book of a lesson")
    for name, kind in wanted.items():
        if type(data[name]) is not kind:
            raise ValueError(f"field {name!r} of the book is not a {kind.__name__}")
    if (data["format"], data["version"]) != (FORMAT, 1):
        raise ValueError("the book was kept by another version")
    if not re.fullmatch(r"[0-9a-f]{16}", data["mark"]) or len(data["name"]) > LONGEST:
        raise ValueError("field 'mark' or 'name' of the book is not sound")
    if len(data["entries"]) > MOST_ENTRIES or len(data["guesses"]) > MOST_ENTRIES:
        raise ValueError("the book has more answers than a lesson has questions")
    made = Book(name=data["name"], mark=data["mark"])
    for row in data["entries"]:
        entry = _read_entry(row)
        made.entries[entry.id] = entry
    for id, guess in data["guesses"].items():
        if not isinstance(guess, list) or len(guess) != 3:
            raise ValueError(f"the guess {id[:20]!r} of the book is not sound")
        said, exact, happened = guess
        if (
            not all(type(each) in (int, float) and isfinite(each) for each in (said, exact))
            or type(happened) is not bool
        ):
            raise ValueError(f"the guess {id[:20]!r} of the book is not sound")
        made.guesses[id] = (float(said), float(exact), happened)
    made.results = read_results(data["results"])
    return made


def read_results(data: dict[str, Any]) -> dict[str, dict[str, int]]:
    """What experiments came to, by their names; `ValueError` names the one that is not sound."""
    for id, counts in data.items():
        sound = (
            isinstance(counts, dict)
            and len(counts) <= MOST_RESULTS
            and all(len(value) <= LONGEST_VALUE for value in counts)
            and all(type(n) is int and 0 <= n < 10**9 for n in counts.values())
        )
        if not sound or len(id) > LONGEST_VALUE + 30 or len(data) > MOST_RESULTS:
            raise ValueError(f"the result {id[:20]!r} of the book is not sound")
    return data


def _read_entry(row: Any) -> Entry:
    kinds = {
        "id": str,
        "kind": str,
        "answer": str,
        "status": str,
        "tries": int,
        "hints": int,
        "time": float,
        "given": list,
        "told": bool,
        "asked": str,
    }
    if isinstance(row, dict):
        row = {"told": False, "asked": "", **row}  # books of an earlier day do not say it
    if not isinstance(row, dict) or set(row) != set(kinds):
        raise ValueError("an answer of the book has not its fields")
    for name, kind in kinds.items():
        if type(row[name]) is not kind and not (name == "time" and type(row[name]) is int):
            raise ValueError(f"field {name!r} of an answer of the book is not a {kind.__name__}")
    sound = (
        len(row["id"]) <= 60
        and len(row["answer"]) <= LONGEST_CODE
        and re.fullmatch(r"[0-9a-f]{8}|", row["asked"])
        and row["kind"] in ("guess", "check")
        and row["status"] in ("unanswered", "committed", "right", "wrong")
        and 0 <= row["tries"] < 10**6
        and 0 <= row["hints"] < 100
        and 0 <= row["time"] < 10**11
        and len(row["given"]) <= MOST_GIVEN
        and all(isinstance(each, str) and len(each) <= LONGEST_CODE for each in row["given"])
    )
    if not sound:
        raise ValueError(f"the answer to {row['id'][:20]!r} in the book is not sound")
    return Entry(**{**row, "time": float(row["time"]), "given": tuple(row["given"])})


def written(answer: Any) -> str:
    """An answer as text, short enough to keep; of a function, what was written."""
    if callable(answer):
        text = function_text(answer)
    elif isinstance(answer, (str, int, float)) and not _huge(answer):
        text = str(answer)[:LONGEST]
    else:
        text = short(answer, LONGEST - 1)
    return text.encode("utf-8", "replace").decode("utf-8")  # half a character could not be handed in


def _huge(answer: Any) -> bool:
    return isinstance(answer, int) and abs(answer) > 10**30


BOOK = Book()
"""The book of this kernel: one student, one notebook."""
