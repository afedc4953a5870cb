"""The most frequent answers of a class, where answers are no numbers: sentences, sets, lists and functions."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ..questions.bank import OPEN
from ..questions.judges import chosen_option, judge
from ..questions.questions import Option, Question, filled
from ..questions.understood import shown
from ..text import say
from ..text.answers import Unreadable
from ..text.rows import read_row, whole_sets
from .handin_line import CODED

MOST_BARS = 8


class Bar(NamedTuple):
    """An answer and how many gave it; `status` is right, wrong, or nothing where it is not judged here."""

    label: str
    students: int
    status: str
    named: bool
    code: bool


def bars_of(question: Question, answers: list[str], lang: str) -> list[Bar]:
    """The answers in one spelling each, the most frequent first; sentences in their own order.

    >>> from dungeon_widgets.lab.questions.bank import find_question
    >>> [(bar.label, bar.students) for bar in bars_of(find_question("L02.q8"), ["4,6,8,10", "{10 8 6 4}", "2;3"], "en")]
    [('{4, 6, 8, 10}', 2), ('{2, 3}', 1)]
    """
    spelt = {answer: _spelling(question, answer, lang) for answer in set(answers)}
    counts = Counter(spelt[answer] for answer in answers)
    sample = {label: answer for answer, label in sorted(spelt.items(), reverse=True)}
    labels = sorted(counts, key=lambda label: (-counts[label], label))
    if question.options:
        sample |= {_sentence(option, lang): option.id for option in question.options}
        own = [_sentence(option, lang) for option in question.options]
        labels = [*own, *(label for label in labels if label not in own)]
    bars = [_bar(question, label, sample[label], counts[label], lang) for label in labels[:MOST_BARS]]
    rest = sum(counts[label] for label in labels[MOST_BARS:])
    return [*bars, *([Bar(say("class.others", lang), rest, "", False, False)] if rest else [])]


def _bar(question: Question, label: str, answer: str, count: int, lang: str) -> Bar:
    if question.kind in (*CODED, *OPEN):
        return Bar(label, count, "", False, code=question.kind in CODED)
    found = judge(question, answer, lang)
    return Bar(label, count, found.status, found.named, code=False)


def _spelling(question: Question, answer: str, lang: str) -> str:
    """One way to write an answer, so that equal ones are counted together."""
    try:
        if question.options:
            letter = answer.partition(":")[0] if question.kind == "decision" else answer
            option = chosen_option(question, letter)
            return _sentence(option, lang) if option else answer.strip()
        if question.kind == "set":
            return "{" + ", ".join(map(str, sorted(whole_sets(answer)[0]))) + "}"
        if question.kind == "list":
            rows = read_row(answer)
            row = next((each for each in rows if len(each) == len(question.truth)), rows[0])
            return "; ".join(shown(meant[0], "", lang) for meant in row)
    except Unreadable:
        pass
    return answer.strip()


def _sentence(option: Option, lang: str) -> str:
    return f"{option.id}) {filled(option.text, lang)}"
