"""The widget: which puzzle is asked, what its page may say, and what a notebook calls."""

from __future__ import annotations

import time
from datetime import date
from typing import Any, ClassVar

from ....engine.checks import short
from ....engine.saving.saves import to_action
from ....engine.state import Action
from ....lab.charts.svg import picture, words
from ....lab.classroom.book import BOOK
from ....lab.puzzles import bank
from ....lab.puzzles import puzzle_of as puzzle_for
from ....lab.puzzles.bank import puzzle_named
from ....lab.puzzles.puzzle import Puzzle
from ....lab.puzzles.rating import RATED
from ....lab.questions.bank import LETTERS
from ....lab.questions.checks import check_question
from ....lab.questions.judges import chosen_option
from ....lab.questions.own import asked_mark, remember
from ....lab.questions.puzzle_questions import options_of, question_of
from ....lab.questions.questions import Question
from ....lab.text import say
from ...files.autosave import visitors_share_the_server
from ...files.links import page_of_puzzles, play_address, site
from ...files.load import widget_for
from ...files.page_shelf import PageShelf
from ...files.stats import Shelf
from ...lab.kept_book import KEPT
from ...page.lock import locked
from ...page.recipe import remembered
from ...page.state_widget import Messages, StateWidget
from .contract import PuzzleAnswer, PuzzleGame, PuzzleState
from .position import Position
from .telling import answer_of, measure_of, rows_of
from .tried import SHELF, Solver, Tried, rating_of


class Puzzles(StateWidget):
    """One position of a game, one try: which choice is best? Then what every choice is worth, counted, and why.

    - `game`: ``"welcome"`` (both boxes), ``"dice_danger"``, ``"dungeons"`` or ``"fighter"``.
    - `level`: 1 to 3; without one, puzzles that fit the rating come first.
    - `lang`, `theme` and `speed` are as in every widget.

    No puzzle comes twice before all were seen. Rating (Elo, K 20) and days in a row are kept on this machine, in the browser
    on a site, and not at all where visitors share a server; a second answer to a puzzle does not count. It works without a
    page too: `answer` takes one of `choices`. `ValueError` names a game, a level or a choice that does not exist.

    >>> puzzles = Puzzles("welcome", level=1)
    >>> puzzles.verdict is None, len(puzzles.choices) > 1
    (True, True)
    >>> action, label = puzzles.choices[0]
    >>> puzzles.answer(action).verdict["right"] in (True, False)
    True
    """

    _kind = "puzzle"
    _page_may_write = (*StateWidget._page_may_write, "lang")
    _tab_names: ClassVar[tuple[str, ...]] = (
        *StateWidget._tab_names,
        "answer",
        "ask",
        "choices",
        "clear",
        "id",
        "next",
        "one",
        "picture",
        "play_on",
        "rating",
        "streak",
        "today",
        "verdict",
    )

    def __init__(
        self,
        game: str = "welcome",
        level: int | None = None,
        *,
        lang: str | None = None,
        theme: str = "auto",
        speed: float = 1.0,
        layout: Any = None,
        shelf: PageShelf[Tried] | None = None,
    ) -> None:
        self._pool = bank(game, level)
        self._solver = Solver(self._shelf_of(shelf))
        self._in_browser = shelf is not None
        self._day: date | None = None
        self._seq = 0
        self._change: int | None = None
        self._asked: Question | None = None
        self._chosen: Action | None = None
        self._lay_out(self._solver.next_of(self._pool))
        super().__init__(
            bundle=self.bundle_name,
            lang=BOOK.lang if lang is None else lang,
            theme=theme,
            speed=speed,
            layout=layout,
        )

    @property
    def bundle_name(self) -> str:
        """The page code: that of one game, as a puzzle needs one board."""
        return f"puzzles_{self._puzzle.game}"

    @property
    def _play_page(self) -> str:
        """The name of the play page with the puzzles of this game."""
        return page_of_puzzles(self._puzzle.game)

    @staticmethod
    def _shelf_of(shelf: PageShelf[Tried] | None) -> Shelf[Tried] | None:
        if shelf is not None:
            return shelf
        return None if visitors_share_the_server() else SHELF

    @classmethod
    @remembered
    def today(cls, game: str | None = None, **settings: Any) -> Puzzles:
        """The puzzle of today, the same for everybody: of a game, else the games take turns."""
        return cls._on(date.today(), game, settings)

    @classmethod
    @remembered
    def one(cls, name: str, **settings: Any) -> Puzzles:
        """One puzzle by its name, such as ``"welcome-1"``; others follow it."""
        return cls._at(puzzle_named(name), settings)

    @classmethod
    @remembered
    def ask(cls, name: str, *, id: str = "", points: int = 1, **settings: Any) -> Puzzles:
        """One puzzle as a question of your own, for a lesson or a class: the answer goes into the student's book.

        `id` is its name in hand-ins and tables (else that of the puzzle), `points` what it is worth. It is not rated, and no
        puzzle follows. Give it to `ClassRoom().go_live([...])`, or lock other widgets behind it with ``after=``.

        >>> asked = Puzzles.ask("welcome-1")
        >>> asked.id, asked.verdict
        ('own.welcome-1', None)
        """
        question = remember(question_of(puzzle_named(name), id=id, points=points))
        asked_mark(question)
        return cls._asking(question, settings)

    @classmethod
    def _asking(cls, question: Question, settings: dict[str, Any]) -> Puzzles:
        """The puzzle behind a question, of one's own or of a lesson."""
        made = cls._at(puzzle_named(question.data["puzzle"]), settings)
        made._asked = question
        BOOK.watch(made._look)
        made._look()
        return made

    def _look(self) -> None:
        """What was answered before, on another card or by another kernel, stands here too."""
        assert self._asked is not None, "only a question watches the book"
        kept = BOOK.entries.get(self._asked.full_id)
        option = chosen_option(self._asked, kept.answer) if kept is not None and kept.tries else None
        self._chosen = None if option is None else options_of(self._puzzle)[LETTERS.index(option.id)]
        self._show()

    @property
    def id(self) -> str | None:
        """The full name of the question, if it is one: ``"own.welcome-1"``."""
        return None if self._asked is None else self._asked.full_id

    @classmethod
    def _on(cls, day: date, game: str | None, settings: dict[str, Any]) -> Puzzles:
        return cls._at(puzzle_for(day, game), settings, day)

    @classmethod
    def _at(cls, puzzle: Puzzle, settings: dict[str, Any], day: date | None = None) -> Puzzles:
        made = cls(puzzle.game, **settings)
        made._day = day
        made._lay_out(puzzle)
        return made._shown()

    def _lay_out(self, puzzle: Puzzle) -> None:
        """Another puzzle is asked. One that was answered before, and is asked as the puzzle of a day, stands answered."""
        self._position = Position(puzzle)
        self._seq += 1
        self._change = None
        done = self._solver.answer_to(puzzle) if self._day is not None else None
        self._chosen = to_action(done["action"]) if done is not None else None

    # -- for people who write Python --------------------------------------------------------------

    @property
    def choices(self) -> list[tuple[Action, str]]:
        """What may be done: each action, and what it is called."""
        return [(to_action(each["action"]), each["label"]) for each in self._position.choices(self.lang)]

    @locked
    def answer(self, action: Any) -> Puzzles:
        """Answer with one of the choices. `ValueError` if it is none, or if the answer is there already."""
        self._take(action)
        return self._shown()

    @property
    def verdict(self) -> PuzzleAnswer | None:
        """What the answer was worth, and every other choice; None before it."""
        if self._chosen is None:
            return None
        return answer_of(
            self._puzzle, self._chosen, self._change, self._label, self.lang, together=self._together
        )

    @locked
    def next(self) -> Puzzles:
        """The next puzzle. `ValueError` before the answer."""
        self._go_on()
        return self._shown()

    @property
    def rating(self) -> int:
        """The rating as it stands."""
        return self._solver.rating

    @property
    def streak(self) -> int:
        """On how many days in a row a puzzle was tried."""
        return self._solver.streak(date.today())

    @locked
    def clear(self) -> Puzzles:
        """Forget every answer, and with them rating and streak."""
        self._solver.clear()
        self._change = None
        return self._shown()

    def play_on(self) -> Any:
        """The position as a game of its own, against club players. `ValueError` before the answer."""
        self._after_answer()
        session = self._puzzle.session()
        return widget_for(session.game)(session=session, lang=self.lang)

    def __repr__(self) -> str:
        state = "asked" if self._chosen is None else "answered"
        return f"Puzzles({self._puzzle.id}, {state}{'' if self._asked else f', rating {self.rating}'})"

    def picture(self) -> str:
        """The position as a small SVG, for outputs that are read without a kernel."""
        title = self._question()
        return self._position.picture(self.lang) or picture([words(title, 20, 34)], title, 640, 60)

    # -- what is done -----------------------------------------------------------------------------

    @property
    def _puzzle(self) -> Puzzle:
        return self._position.puzzle

    def _label(self, action: Action) -> str:
        return self._position.label(action, self.lang)

    def _take(self, action: Any) -> None:
        if self._chosen is not None:
            raise ValueError(say("puzzle.once", self.lang))
        try:
            chosen = to_action(list(action) if isinstance(action, tuple) else action)
            self._puzzle.judged(chosen)
        except (ValueError, KeyError, TypeError):
            raise ValueError(say("puzzle.no_choice", self.lang, choice=short(action))) from None
        if self._asked is not None:
            self._into_the_book(self._asked, chosen)
            return
        before = self._solver.tried
        first = all(each["puzzle"] != self._puzzle.id for each in before)
        right = chosen == self._puzzle.best
        self._solver.note(
            self._puzzle, chosen, right, day=date.today(), when=int(time.time()), keep=self._page_is_there
        )
        self._change = self._solver.rating - rating_of(before) if first else None
        self._chosen = chosen

    def _into_the_book(self, asked: Question, chosen: Action) -> None:
        if waits := KEPT.waits(self.lang):
            raise ValueError(waits)
        if self._page_is_there:
            KEPT.page_spoke()
        check_question(asked, LETTERS[options_of(self._puzzle).index(chosen)], book=BOOK, lang=self.lang)

    def _after_answer(self) -> None:
        if self._chosen is None:
            raise ValueError(say("puzzle.first", self.lang))

    def _go_on(self) -> None:
        self._after_answer()
        if self._asked is not None:
            raise ValueError(say("puzzle.alone", self.lang))
        self._day = None
        self._lay_out(self._solver.next_of(self._pool, after=self._puzzle))

    # -- the page ---------------------------------------------------------------------------------

    def _on_answer(self, content: Any) -> None:
        if content.get("id") != self._puzzle.id:
            raise ValueError(say("puzzle.gone", self.lang))
        self._take(content.get("action"))

    def _on_next(self, _content: Any) -> None:
        self._go_on()

    def _on_clear(self, _content: Any) -> None:
        self.clear()

    def _on_play(self, _content: Any) -> None:
        """The position as a game: a link where there is a site, else the line that opens it."""
        self._after_answer()
        code, base = self._puzzle.code, site()
        widget = widget_for(self._position.session.game).__name__
        answer: PuzzleGame = {
            "type": "game",
            "text": say("puzzle.play", self.lang),
            "code": f'dw.load("{code}")',
            "link": play_address(base, widget, code) if base else None,
        }
        self.send(answer)

    _messages: ClassVar[Messages] = {
        "answer": _on_answer,
        "clear": _on_clear,
        "next": _on_next,
        "play": _on_play,
    }

    def _question(self) -> str:
        return say(f"puzzle.ask.{measure_of(self._puzzle, self._together)}", self.lang)

    @property
    def _together(self) -> bool:
        return self._position.session.game.aim == "together"

    def _state(self) -> PuzzleState:
        puzzle, position, lang, today = self._puzzle, self._position, self.lang, date.today()
        chosen = self._chosen
        snapshot = position.snapshot(lang, self._seq)
        if chosen is not None:
            rows = rows_of(puzzle, chosen, self._label, lang)
            snapshot = position.answered(lang, self._seq, chosen, rows)
        solver, kept = self._solver, self._kept()
        return {
            "id": puzzle.id,
            "title": say("puzzle.title" if self._day is None else "puzzle.today", lang),
            "caption": self._caption(),
            "question": self._question(),
            "lines": [say(f"puzzle.about.{puzzle.measure}", lang)],
            "snapshot": snapshot,
            "faces": position.faces(lang),
            "rating": solver.rating,
            "puzzle_rating": RATED[puzzle.level],
            "streak": solver.streak(today),
            "week": solver.week(today),
            "solved": say("puzzle.tried", lang, n=solver.seen(self._pool), of=len(self._pool)),
            "kept": say("puzzle.asked" if self._asked else f"puzzle.kept.{kept}", lang),
            "can_clear": bool(solver.tried) and self._asked is None,
            "asked": self._asked is not None,
            "answer": None if chosen is None else self.verdict,
        }

    def _caption(self) -> str:
        title = self._position.session.game.words.title(self.lang)
        if self._day is None:
            return say("puzzle.caption", self.lang, game=title, level=self._puzzle.level)
        month = say(f"month.{self._day.month}", self.lang)
        return say("puzzle.caption.day", self.lang, game=title, day=self._day.day, month=month)

    def _kept(self) -> str:
        if self._in_browser:
            return "browser"
        return "shared" if visitors_share_the_server() else "here"


def puzzle_of(day: date, game: str | None = None, **settings: Any) -> Puzzles:
    """The puzzle of a day, the same for everybody: of a game, else the games take turns.

    `settings` are those of `Puzzles`. `ValueError` if it is no day, or a game that has no puzzles.

    >>> from datetime import date
    >>> puzzle_of(date(2026, 11, 18)).choices == puzzle_of(date(2026, 11, 18)).choices
    True
    """
    return Puzzles._on(day, game, settings)
