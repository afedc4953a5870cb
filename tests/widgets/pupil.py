"""A pupil at the page of a lesson: runs its cells, presses every button, and reads all that is shown anywhere."""

from __future__ import annotations

import ast
import io
import json
import re
from collections.abc import Iterator
from contextlib import redirect_stdout, suppress
from fractions import Fraction
from typing import Any

import dungeon_widgets as dw
from dungeon_widgets.engine import given
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.lessons.pages import student_page
from dungeon_widgets.lab.lessons.plan import Plan, Try, Write
from dungeon_widgets.lab.questions.bank import load_bank
from dungeon_widgets.lab.questions.questions import Question
from dungeon_widgets.lab.text import decimal, percent, quotient
from dungeon_widgets.widgets.lab.base import LabWidget
from dungeon_widgets.widgets.page.page import PageWidget

CARDS = (dw.Predict, dw.Exercise, dw.Lesson)
MARK = "00000000000000aa"  # the same luck in every run
DIGITS = 3  # a share that was drawn may be any number with fewer digits
FAMILIAR = 6  # fractions with a denominator up to this stand in many texts and mean nothing


class Pupil:
    """One pupil with the page of one lesson. `more` are cells at its end, `change` replaces texts in its cells."""

    def __init__(
        self,
        plan: Plan,
        lang: str = "en",
        *,
        more: tuple[str, ...] = (),
        change: tuple[str, str] | None = None,
    ) -> None:
        BOOK._watchers.clear()  # a new kernel has no other widgets
        BOOK.clear()
        BOOK.mark = MARK
        given._given.clear()  # a new kernel knows no bot from a cell
        self.plan, self.lang = plan, lang
        self.names: dict[str, Any] = {}
        self.outputs: list[str] = []
        self.widgets: list[PageWidget] = []
        self.sent: list[Any] = []
        cells = ["".join(c["source"]) for c in student_page(plan, lang)["cells"] if c["cell_type"] == "code"]
        if change is not None:
            assert any(change[0] in source for source in cells), f"{change[0]} is not in the page"
            cells = [source.replace(*change) for source in cells]
        for source in [*cells, *more]:
            self._run(source)

    def _run(self, source: str) -> None:
        """A cell as Jupyter runs it: what its last line gives is shown."""
        tree = ast.parse(source)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile(tree, "cell", "exec"), self.names)
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), self.names) if last else None
        self.outputs.append(printed.getvalue())
        if isinstance(value, PageWidget):
            self.widgets.append(value)
            value.send = lambda content, buffers=None: self.sent.append(content)  # type: ignore[method-assign]
        elif value is not None:
            self.outputs.append(repr(value))

    @property
    def lab(self) -> list[LabWidget]:
        return [each for each in self.widgets if isinstance(each, LabWidget)]

    # -- doing ----------------------------------------------------------------------------------------

    def press_everything(self, *, cards: bool = True) -> None:
        """Every button of every widget that is no answer to a question; `cards` are those that ask one."""
        for widget in self.widgets:
            if not cards and isinstance(widget, CARDS):
                continue
            if not isinstance(widget, LabWidget):
                with suppress(Exception):
                    widget.overlay = "open"  # type: ignore[attr-defined]
                continue
            for message in presses(widget):
                widget._receive(message)
                self._note(widget)

    def _note(self, widget: LabWidget) -> None:
        self.sent.append(dict(widget.state))

    def predict_everything(self) -> None:
        """Commit every prediction to something that is far from true."""
        for question in load_bank(self.plan.id).questions.values():
            if question.kind == "predict":
                self.names["lesson"].ask(question.id).commit(0.01)

    def solve(self, id: str) -> None:
        """Answer an exercise as the teacher's page does."""
        item = next(each for each in self._items() if each.id == id)
        if load_bank(self.plan.id).question(id).kind == "decision":
            assert dw.check(id, "a: because I think so").status == "kept"
            return
        if "solutions" not in self.names:
            self.names["solutions"] = {"dw": dw}
            exec(self.plan.setup, self.names["solutions"])
        room = self.names["solutions"]
        if isinstance(item, Write):
            exec(item.solution, room)
            verdict = dw.check(id, room[item.name])
        else:
            verdict = dw.check(id, eval(item.solution, room))
        assert verdict, verdict

    def _items(self) -> list[Try | Write]:
        return [item for part in self.plan.parts for item in part.items if isinstance(item, (Try, Write))]

    @property
    def exercises(self) -> list[str]:
        return [item.id for item in self._items()]

    # -- reading --------------------------------------------------------------------------------------

    def seen(self) -> str:
        """All that a page, a message, an output or a saved notebook shows; forgets what was sent so far."""
        parts = [*self.outputs, *self.sent]
        for widget in self.widgets:
            if isinstance(widget, LabWidget):
                parts += [widget.state, repr(widget), widget.picture()]
            else:
                told = {
                    name: value
                    for name, value in widget.get_state().items()
                    if name[0] != "_" and name != "layout"
                }
                parts += [told, repr(widget)]
        self.sent = []
        return json.dumps(parts, default=str, ensure_ascii=False)


def presses(widget: LabWidget) -> Iterator[dict[str, Any]]:
    """Sensible messages of every type that a widget takes, except answers and commitments to a question."""
    kind = widget._kind
    for type_ in widget._messages:
        key = (kind, type_)
        assert key in BUTTONS or key in ANSWERS, f"say here how {type_!r} of {kind!r} is pressed"
        for content in BUTTONS.get(key, ()):
            yield {"type": type_, **content}


ANSWERS = {("exercise", "check"), ("predict", "commit"), ("lesson", "forget"), ("handin", "save")}
BUTTONS: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("lesson", "resume"): [{}],
    ("lesson", "anew"): [{}],
    ("predict", "read"): [{"guess": "0.5", "unit": ""}],
    ("predict", "reveal"): [{}],
    ("exercise", "read"): [{"answer": "1/2"}],
    ("exercise", "hint"): [{}, {}, {}, {}],
    ("handin", "name"): [{"name": "Mia"}],
    ("handin", "key"): [{"key": ""}],
    ("pairs", "pick"): [{"total": total} for total in (6, 8, 4, 4, 6, 8)],
    ("pairs", "roll"): [{}],
    ("pairs", "run"): [{}],
    ("pairs", "wake"): [{"awake": True}, {"awake": False}],
    ("pairs", "why"): [{}],
    ("pairs", "sets"): [{"all": True}],
    ("tray", "set"): [{"total": total, "count": 6} for total in range(5, 11)],
    ("tray", "commit"): [{}],
    ("tray", "roll"): [{"times": 36}, {"times": 360}],
    ("tray", "clear"): [{}],
    ("tray", "look"): [{"exact": False}, {"exact": True}],
    ("bayes", "show"): [{"act": act} for act in (1, 2, 3, 0)],
    ("bayes", "habit"): [
        {"name": "tells nothing"},
        {"name": "bluffer"},
        {"steps": 4, "weak": 2, "strong": 1},
        {"name": "careful"},
    ],
    ("waffle", "sort"): [{"order": "name"}, {"order": "value"}],
    ("waffle", "only"): [{"part": "golem"}, {"part": ""}],
    ("waffle", "open"): [{"at": 3}],
    ("markov", "step"): [{}],
    ("markov", "run"): [{}],
    ("markov", "restart"): [],
    ("target", "throw"): [{"times": 1}, {"times": 30}],
    ("target", "aim"): [{"x": 0, "y": 0}],
    ("target", "clear"): [],
    ("target", "look"): [{"exact": True, "heat": True}],
    ("sampler", "ask"): [{"more": 1}],
    ("sampler", "more"): [{}],
    ("sampler", "pause"): [{}],
    ("sampler", "resume"): [{}],
    ("sampler", "stop"): [{}],
    ("sampler", "clear"): [],
    ("sampler", "event"): [],
    ("sampler", "look"): [{"exact": True, "funnel": True}],
    ("sums", "roll"): [{"times": 1}, {"times": 100}],
    ("sums", "row"): [{}],
    ("sums", "use"): [{"dice": dice, "die": die} for die in ("chest", "fair") for dice in (1, 16, 64, 4)],
    ("sums", "look"): [
        {"view": view, "rows": rows, "exact": True, "curve": True}
        for view, rows in (("sum", "off"), ("mean", "mean"))
    ],
    ("sums", "clear"): [],
    ("chests", "take"): [{"chest": 2}],
    ("chests", "move"): [{"name": name} for name in ("switch", "again")],
    ("chests", "play"): [{"way": way} for way in ("stay", "switch")],
    ("chests", "use"): [{"keeper": keeper} for keeper in ("blind", "knows")],
    ("chests", "clear"): [],
    ("tree", "use"): [{"tree": tree} for tree in ("blind", "raven", "knows", "oak")],
    ("tree", "strike"): [{"row": 0, "column": 0, "out": True}, {"row": 1, "column": 0, "out": True}],
    ("tree", "restore"): [],
    ("dietest", "event"): [
        {"relation": "at most", "at": 1},
        {"relation": "at least", "at": 10},
        {"relation": "at least", "at": 11},
    ],
    ("dietest", "throw"): [{"times": 25, "die": die} for die in ("fair", "loaded", "bag")],
    ("dietest", "use"): [{"die": die} for die in ("loaded", "bag", "fair")],
    ("dietest", "clear"): [],
    ("intervals", "throw"): [{"times": 1}, {"times": 25}],
    ("intervals", "write"): [{"low": 40, "high": 95}],
    ("intervals", "use"): [
        {"throws": throws, "method": method, "level": level}
        for throws, method, level in ((100, "wilson", 80), (20, "wilson", 99), (20, "textbook", 95))
    ],
    ("intervals", "clear"): [],
    ("small", "move"): [{"name": name} for name in ("turn", "stop", "again", "stay", "pass")],
}


# -- truths ---------------------------------------------------------------------------------------------


def numbers_of(question: Question) -> list[Any]:
    """The numbers that answer a question and are not seen everywhere anyway."""
    if question.kind not in ("predict", "number", "list"):
        return []
    found = _flat(question.truth)
    return [n for n in found if n != int(n) and Fraction(n).denominator > FAMILIAR]


def _flat(truth: Any) -> list[Any]:
    return [n for each in truth for n in _flat(each)] if isinstance(truth, (list, tuple)) else [truth]


def spellings(number: Any, lang: str) -> set[str]:
    """How a number may stand in a text: as a fraction, in per cent, as a decimal, as data."""
    value = float(number)
    told = {repr(value), repr(round(value, 4)), decimal(value, lang, 3), decimal(value, lang, 4)}
    if 0 < value < 1:
        told.add(percent(number, lang))
    told = {text for text in told if len(re.sub(r"\D", "", text).lstrip("0")) >= DIGITS}
    if isinstance(number, Fraction) and number.denominator < 10**6:
        told |= {str(number), quotient(number)}
    return told


def found_in(text: str, numbers: list[Any], lang: str) -> list[str]:
    """The spellings of these numbers that stand in a text, and are no part of a longer number."""
    return [
        told
        for number in numbers
        for told in spellings(number, lang)
        if told in text and re.search(rf"(?<![\d.,/]){re.escape(told)}(?![\d/]|[.,]\d)", text)
    ]
