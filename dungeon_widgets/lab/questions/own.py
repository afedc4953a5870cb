"""A question of one's own, from a cell: checked at once, and known from then on like those of a lesson."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from ...engine.checks import short
from ...engine.languages import Said
from ..classroom.book import BOOK, Book
from ..text import LANGUAGES, WRITTEN
from .bank import OWN, QUESTION_ID, check_number, is_known, load_bank, read_question
from .questions import Question, Text

KINDS = (
    "chance", "number", "count", "set", "list", "choice", "function", "simulation", "decision", "sentence",
)  # fmt: skip
_SIGNS = re.compile(r"[^a-z0-9]+")
WORDS_OF_AN_ID = 6


def own_question(
    text: str | Text,
    truth: Any = None,
    *,
    kind: str | None = None,
    id: str = "",
    hints: Iterable[str | Text] = (),
    wrong: Mapping[Any, str | Text] | None = None,
    options: Sequence[str | Text] = (),
    because: str | Text = "",
    inputs: Iterable[Any] = (),
    **fields: Any,
) -> Question:
    """A question from plain arguments; `ValueError` says at once what is wrong with them.

    >>> from fractions import Fraction
    >>> own_question("Best of three dice at least 5?", Fraction(19, 27), hints=["Count the rolls without 5 and 6."]).full_id
    'own.best-of-three-dice-at-least'
    >>> own_question("Best of three dice?", 1.7)
    Traceback (most recent call last):
    ValueError: own.best-of-three-dice: 1.7 is no chance, which lies between 0 and 1. Write kind 'number' if it is meant to be another number
    """
    asked = _text(text, "the question")
    name = id or id_of(asked["en"])
    where = f"{OWN}.{name}"
    kind = kind or _kind_of(truth, options)
    if kind not in KINDS:
        raise ValueError(f"{where}: kind must be one of {', '.join(KINDS)}, not {short(kind)}")
    numeric = kind in ("chance", "number", "count")
    data: dict[str, Any] = {"id": name, "ask": asked, "kind": "number" if numeric else kind}
    data |= {"form": kind} if numeric else {}
    data["hints"] = [_text(hint, f"{where}: a hint") for hint in _several(hints, f"{where}: hints")]
    data |= {"because": _text(because, f"{where}: because")} if because else {}
    hinted = dict(wrong or {})
    if kind in ("choice", "decision"):
        data["options"] = _options(where, kind, truth, options, hinted)
    elif truth is not None:
        data["truth"] = truth
    if kind == "function":
        data |= {"name": getattr(truth, "__name__", ""), "inputs": _inputs(where, inputs)}
        data["name"] = fields.pop("name", data["name"])
    if kind not in ("choice", "decision", "function", "sentence"):
        if any(isinstance(is_, str) for is_ in hinted):
            raise ValueError(f"{where}: a wrong answer must be a number such as Fraction(1, 3), not a text")
        data["wrong"] = [
            {"is": _plain(is_), "hint": _text(hint, f"{where}: a hint")} for is_, hint in hinted.items()
        ]
    if isinstance(truth, str) and kind not in ("choice", "decision"):
        raise ValueError(
            f"{where}: the truth must be a number such as Fraction(19, 27), not the text {short(truth)}"
        )
    if kind in ("set", "list") and truth is not None:
        data["truth"] = _plain(truth)
    return read_question(OWN, data | {key: value for key, value in fields.items() if value is not None})


def own_guess(
    text: str | Text,
    exact: Any = None,
    *,
    id: str = "",
    of: int = 100,
    top: Any = None,
    points: int | None = None,
) -> Question:
    """A prediction from plain arguments; `exact` may be a function, which is asked when the truth is needed.

    >>> own_guess("Best of three dice at least 5?", 2)
    Traceback (most recent call last):
    ValueError: own.best-of-three-dice-at-least: 2 is no chance, which lies between 0 and 1. Give 'top', the end of the scale, if it is meant to be another number
    """
    asked = _text(text, "the question")
    name = id or id_of(asked["en"])
    where = f"{OWN}.{name}"
    if isinstance(exact, str):
        raise ValueError(
            f"{where}: the truth must be a number such as Fraction(19, 27), not the text {short(exact)}"
        )
    data: dict[str, Any] = {"id": name, "kind": "predict", "ask": asked, "of": of}
    if top is not None:
        check_number(f"{where}, top", top, "number")
        data |= {"form": "number", "most": top}
    if exact is not None:
        data["truth"] = _checked(where, exact, top) if callable(exact) else exact
        if not callable(exact) and top is None:
            _check_chance(where, exact)
    return read_question(OWN, data | ({} if points is None else {"points": points}))


def _check_chance(where: str, value: Any) -> None:
    check_number(where, value, "number")
    if not 0 <= value <= 1:
        raise ValueError(
            f"{where}: {short(value)} is no chance, which lies between 0 and 1. "
            "Give 'top', the end of the scale, if it is meant to be another number"
        )


def _checked(where: str, exact: Any, top: Any) -> Any:
    """The function that counts the truth, asked once; what it gives is held to the same rule as a number."""

    @cache
    def counted() -> Any:
        found = exact()
        if top is None:
            _check_chance(where, found)
        else:
            check_number(where, found, "number")
        return found

    return counted


def remember(question: Question) -> Question:
    """Know the question from now on: hand-ins, class rooms and `check` find it by its id.

    The same id with the same text may be told anew; an id that was made of the first words of another text is refused.
    """
    from ..lessons.known import add_question

    known = load_bank(OWN).questions.get(question.id) if is_known(OWN) else None
    if known is not None and known.ask != question.ask and question.id == id_of(question.ask["en"]):
        raise ValueError(
            f"another question is called {question.id!r} already; give this one a name of its own: id='...'"
        )
    add_question(question)
    return question


def asked_mark(question: Question, book: Book = BOOK) -> str:
    """Tell the book that the question is asked: the mark of its text."""
    texts = [question.ask, *(each.text for each in question.options)]
    return book.ask(question.full_id, " | ".join(text["en"] for text in texts))


def id_of(text: str) -> str:
    """The id of a question that was given none: its first words.

    >>> id_of("Best of three dice: at least 5?"), id_of("Été ?"), id_of("???")
    ('best-of-three-dice-at-least', 'ete', 'question')
    """
    plain = unicodedata.normalize("NFKD", text[:400]).encode("ascii", "ignore").decode().casefold()
    words = [word for word in _SIGNS.split(plain) if word][:WORDS_OF_AN_ID]
    while words and len("-".join(words)) > 32:
        words.pop()
    name = "-".join(words)
    return name if QUESTION_ID.fullmatch(name) else f"question-{name}".rstrip("-")[:32]


def is_unnamed(id: str, ask: str | Text) -> bool:
    """Whether a question has no name but its first words, or none at all: no title is made of them."""
    return id in ("", f"{OWN}.{id_of(ask if isinstance(ask, str) else ask['en'])}")


# -- from what people write to data ---------------------------------------------------------------------


def _kind_of(truth: Any, options: Sequence[Any]) -> str:
    if options:
        return "choice"
    if isinstance(truth, (set, frozenset)):
        return "set"
    if isinstance(truth, (list, tuple)):
        return "list"
    return "function" if callable(truth) else "chance"


def _text(text: Any, where: str) -> Text:
    """A text in all languages: one text is the same in all of them."""
    if isinstance(text, str) and text.strip():
        return Said(dict.fromkeys(WRITTEN, text))
    if (
        isinstance(text, dict)
        and text
        and set(text) <= set(LANGUAGES)
        and all(isinstance(v, str) for v in text.values())
    ):
        first = next(iter(text.values()))
        return Said({**dict.fromkeys(WRITTEN, first), **text})
    raise ValueError(f"{where} is a text, or one for each of {', '.join(LANGUAGES)}, not {short(text)}")


def _several(given: Any, where: str) -> list[Any]:
    if isinstance(given, (str, dict)) or not isinstance(given, Iterable):
        raise ValueError(f"{where} are a list of texts, not {short(given)}")
    return list(given)


def _plain(value: Any) -> Any:
    return (
        sorted(value)
        if isinstance(value, (set, frozenset))
        else list(value)
        if isinstance(value, tuple)
        else value
    )


def _options(
    where: str, kind: str, truth: Any, options: Sequence[Any], hinted: dict[Any, Any]
) -> list[dict[str, Any]]:
    """The right option is named by its letter or its words; hints for the others are in `wrong`, by letter or words."""
    texts = [_text(each, f"{where}: an option") for each in _several(options, f"{where}: options")]
    names = [{letter, *text.values()} for letter, text in zip("abcdefgh", texts, strict=False)]
    if kind == "choice" and not any(truth in each for each in names if isinstance(truth, str)):
        raise ValueError(f"{where}: the truth is one of the options, or its letter, not {short(truth)}")
    for key in hinted:
        if not any(key in each for each in names):
            raise ValueError(f"{where}: {short(key)} is none of the options")
    made = []
    for text, named in zip(texts, names, strict=False):
        hint = next((hint for key, hint in hinted.items() if key in named), None)
        option: dict[str, Any] = {"text": text}
        option |= {"right": True} if kind == "choice" and truth in named else {}
        option |= {"hint": _text(hint, f"{where}: a hint")} if hint is not None else {}
        made.append(option)
    return made


def _inputs(where: str, inputs: Any) -> list[tuple[Any, ...]]:
    given = _several(inputs, f"{where}: inputs")
    if not given:
        raise ValueError(f"{where}: a function needs inputs, on which it is tried: inputs=[(1, 2), (3, 4)]")
    return [each if isinstance(each, tuple) else (each,) for each in given]
