"""Whether an answer is right, and the sentence that helps if it is not. No answer, however odd, makes a fault."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from ...engine.checks import short
from ...engine.errors import shortened
from ...odds import Estimate
from ..text import about, decimal, percent, quotient, say, whole
from ..text.answers import Number, Unreadable, readings
from ..text.rows import hits_and_runs, read_row, whole_sets
from .questions import Option, Question, filled

SIGMAS = 4
LEAST_WORDS = 3  # of a sentence
LETTER = re.compile(r"\(?([a-hA-H])[).,:\s–-]+\s*(.*)", re.DOTALL)
"""A letter and what follows it: \"b) because ...\"."""
NEAR = Fraction(1, 20)
"""A named mistake is called close if it misses the truth by no more than this."""


class Judgement(NamedTuple):
    """`right`, `wrong`, `unreadable`, or `kept` where nobody but a teacher can judge, with a headline and what goes on below it."""

    status: str
    text: str
    detail: str = ""
    named: bool = False


def judge(question: Question, answer: Any, lang: str) -> Judgement:
    """Hold an answer against the truth."""
    try:
        return JUDGES[question.kind](question, answer, lang)
    except Unreadable as trouble:
        return Judgement(
            "unreadable",
            say(f"answer.{trouble.why}", lang, answer=short(answer)),
            say(
                f"write.{'count' if question.kind == 'number' and question.form == 'count' else question.kind}",
                lang,
            ),
        )


# -- numbers --------------------------------------------------------------------------------------------


def _number(question: Question, answer: Any, lang: str) -> Judgement:
    meant = readings(answer.p if isinstance(answer, Estimate) else answer)
    if question.truth is None:  # an opinion, such as whether it will rain
        return Judgement("kept", say("kept.sentence", lang))
    truth = _fraction(question.truth)
    if any(_same(said, truth, question) for said in meant):
        return Judgement(
            "right",
            say("right.number", lang, answer=_shown(question, truth, lang)),
            filled(question.because, lang),
        )
    for mistake in question.mistakes:
        wrong = _fraction(mistake.is_)
        if any(_same(said, wrong, question) for said in meant):
            near = question.form == "chance" and abs(wrong - truth) <= NEAR
            return Judgement(
                "wrong",
                say("wrong.near" if near else "wrong.named", lang),
                filled(mistake.hint, lang),
                named=True,
            )
    said = meant[0]
    if said.step and abs(said.value - truth) <= said.step / 2:
        return Judgement("unreadable", say("wrong.coarse", lang, digits=question.digits))
    if question.form == "chance" and 1 < said.value <= 100 and not said.percent:
        return Judgement("unreadable", say("wrong.percent", lang, answer=said.text[:40]))
    if question.form == "chance" and not 0 <= said.value <= 1:
        return Judgement("wrong", say("wrong.no_chance", lang), named=True)
    if question.form == "count" and said.value.denominator != 1:
        return Judgement("wrong", say("wrong.no_count", lang), named=True)
    return Judgement("wrong", _direction(said.value, truth, question.form, lang))


def _same(said: Number, truth: Fraction, question: Question) -> bool:
    """Equal, or as near as the question asks. What was written with whole numbers only must be equal.

    A decimal may be rounded or cut after its last digit: 0.166 and 0.167 are both 1/6 to three digits.
    """
    off = abs(said.value - truth)
    if off == 0:
        return True
    if question.within and off <= question.within * abs(truth):
        return True
    if said.exact and truth.denominator <= 10**9:
        return False
    last = Fraction(1, 10**question.digits)
    cut = said.step > 0 and abs(said.value) < abs(truth) and off < said.step
    return said.step <= last and (off <= last * Fraction(501, 1000) or cut)


def _fraction(value: Any) -> Fraction:
    """A truth that is no fraction (a root) has all the digits a float has."""
    return Fraction(repr(value)) if isinstance(value, float) else Fraction(value)


def _shown(question: Question, truth: Fraction, lang: str) -> str:
    if isinstance(question.truth, float):
        return decimal(truth, lang, max(question.digits, 3))
    if question.form == "chance" and 0 < truth < 1:
        return f"{quotient(truth)}, {about(truth, lang)}"
    return whole(truth.numerator) if truth.denominator == 1 else quotient(truth)


def _direction(said: Fraction, truth: Fraction, form: str, lang: str) -> str:
    """Too high or too low, and never so closely that it gives the answer."""
    side = "wrong.high" if said > truth else "wrong.low"
    off = abs(said - truth)
    if form == "chance" and off > Fraction(1, 10):
        return say(f"{side}.points", lang, points=25 if off > Fraction(1, 4) else 10)
    if form != "chance" and truth and off > abs(truth):
        return say(f"{side}.far", lang)
    return say(side, lang)


# -- rows of numbers ------------------------------------------------------------------------------------


def _list(question: Question, answer: Any, lang: str) -> Judgement:
    truth = [_fraction(each) for each in _flat(question.truth)]
    read = read_row(_values(answer))
    fitting = [row for row in read if len(row) == len(truth)]
    if not fitting:
        given = len(read[0])
        return Judgement("wrong", say("wrong.length", lang, wanted=len(truth), given=given), named=True)
    first_wrong = [_first_wrong(row, truth, question) for row in fitting]
    if None in first_wrong:
        return Judgement("right", say("right.list", lang, n=len(truth)), filled(question.because, lang))
    place = max(place for place in first_wrong if place is not None)
    right = say("right.so_far.one" if place == 1 else "right.so_far", lang, n=place) if place else ""
    return Judgement("wrong", say("wrong.entry", lang, place=place + 1), right)


def _first_wrong(row: list[list[Number]], truth: list[Fraction], question: Question) -> int | None:
    """The place of the first number that is wrong in every reading; None if all are right."""
    for place, (meant, true) in enumerate(zip(row, truth, strict=True)):
        if not any(_same(said, true, question) for said in meant):
            return place
    return None


def _values(answer: Any) -> Any:
    """An answer as a row: text stays text, everything else becomes a flat list."""
    if isinstance(answer, str):
        return answer
    if isinstance(answer, Mapping):
        return _flat(list(answer.values()))
    if isinstance(answer, (set, frozenset)):
        try:
            return sorted(answer)
        except TypeError:
            raise Unreadable("kind") from None
    if hasattr(answer, "tolist"):
        return _flat(answer.tolist())
    if not isinstance(answer, Iterable):
        raise Unreadable("no_list")
    return _flat(answer)


def _flat(values: Any) -> list[Any]:
    """Rows one after the other; at most a thousand, or it was no answer."""
    flat: list[Any] = []
    for each in values if isinstance(values, Iterable) else [values]:
        flat += list(each) if isinstance(each, (list, tuple)) and len(each) <= 1000 else [each]
        if len(flat) > 1000:
            raise Unreadable("long")
    return flat


def _set(question: Question, answer: Any, lang: str) -> Judgement:
    meant, truth = whole_sets(_values(answer)), frozenset(question.truth)
    if truth in meant:
        return Judgement(
            "right", say("right.set", lang, answer=_braces(truth)), filled(question.because, lang)
        )
    for mistake in question.mistakes:
        if frozenset(mistake.is_) in meant:
            return Judgement("wrong", say("wrong.named", lang), filled(mistake.hint, lang), named=True)
    given = next((each for each in meant if len(each) == len(truth)), meant[0])
    if len(given) != len(truth):
        return Judgement("wrong", say("wrong.length", lang, wanted=len(truth), given=len(given)), named=True)
    return Judgement("wrong", say("wrong.set", lang, answer=_braces(given)))


def _braces(numbers: Iterable[int]) -> str:
    return "{" + ", ".join(map(str, sorted(numbers))) + "}"


# -- sentences ------------------------------------------------------------------------------------------


def _choice(question: Question, answer: Any, lang: str) -> Judgement:
    if not isinstance(answer, str):
        raise Unreadable("no_letter")
    chosen = chosen_option(question, answer)
    if chosen is None:
        raise Unreadable("no_letter")
    if chosen.right:
        return Judgement("right", say("right.choice", lang, letter=chosen.id), filled(question.because, lang))
    return Judgement(
        "wrong", say("wrong.choice", lang, letter=chosen.id), filled(chosen.hint, lang), named=True
    )


def chosen_option(question: Question, answer: str) -> Option | None:
    """The sentence that is meant, by its letter or its words."""
    said = answer.strip().strip("()[].").casefold()[:400]
    for option in question.options:
        texts = {filled(option.text, lang).casefold() for lang in option.text}
        if said in {option.id, *texts, *(text.strip(".") for text in texts)}:
            return option
        if (
            (split := LETTER.match(said))
            and split[1] == option.id
            and split[2].strip(".") in {text.strip(".") for text in texts}
        ):
            return option
    return None


def _decision(question: Question, answer: Any, lang: str) -> Judgement:
    """A choice with a reason, such as "b: because it is the safer way". Nobody but a teacher says what is right."""
    if not isinstance(answer, str):
        raise Unreadable("no_letter")
    letter, _, reason = answer.partition(":")
    chosen = chosen_option(question, letter)
    if chosen is None and (split := LETTER.match(answer.strip())):
        letter, reason = split.groups()
        chosen = chosen_option(question, letter)
    if chosen is None:
        raise Unreadable("no_letter")
    if len(reason.split()) < LEAST_WORDS:
        return Judgement("unreadable", say("decision.why", lang, n=LEAST_WORDS))
    return Judgement(
        "kept", say("kept.sentence", lang), filled(chosen.hint, lang) or filled(question.because, lang)
    )


def _sentence(question: Question, answer: Any, lang: str) -> Judgement:
    if not isinstance(answer, str):
        raise Unreadable("kind")
    if len(answer.split()) < LEAST_WORDS:
        return Judgement("unreadable", say("sentence.short", lang, n=LEAST_WORDS))
    return Judgement("kept", say("kept.sentence", lang), filled(question.because, lang))


# -- functions, simulations and things that must be good enough --------------------------------------------------


def _function(question: Question, answer: Any, lang: str) -> Judgement:
    if not callable(answer):
        raise Unreadable("no_function")
    for number, arguments in enumerate(question.inputs):
        shown = ", ".join(map(_plainly, arguments))
        wanted = question.oracle(*deepcopy(arguments))
        try:
            found = answer(*deepcopy(arguments))
        except Exception as error:
            told = say(
                "wrong.raised", lang, arguments=shown, error=f"{type(error).__name__}: {str(error)[:80]}"
            )
            return Judgement("wrong", told, named=True)
        if not _alike(found, wanted):
            told = say("wrong.function", lang, name=question.name, arguments=shown, found=_plainly(found))
            return Judgement(
                "wrong",
                told,
                say("right.cases.one" if number == 1 else "right.cases", lang, n=whole(number))
                if number
                else "",
            )
    return Judgement(
        "right", say("right.function", lang, n=whole(len(question.inputs))), filled(question.because, lang)
    )


def _plainly(value: Any) -> str:
    """A value as a student would write it: 1/3, not Fraction(1, 3)."""
    return str(value) if isinstance(value, Fraction) else short(value)


def _alike(found: Any, wanted: Any) -> bool:
    try:
        if isinstance(wanted, (set, frozenset)):
            return set(found) == wanted
        if isinstance(wanted, (bool, str)):
            return bool(found == wanted)
        if isinstance(wanted, (int, float, Fraction)):
            return bool(abs(found - wanted) <= 1e-9)
        return bool(found == wanted)
    except Exception:
        return False


def _simulated(question: Question, answer: Any, lang: str) -> Judgement:
    made = _estimate(answer)
    if made.n < question.n:
        return Judgement(
            "wrong", say("wrong.few", lang, n=whole(made.n), least=whole(question.n)), named=True
        )
    truth = question.truth
    error = sqrt(truth * (1 - truth) / made.n)
    off = abs(made.p - truth) / error if error else float(made.p != truth) * 99
    told = say("simulated", lang, p=percent(made.p, lang), n=whole(made.n), off=decimal(off, lang, 1))
    if off <= SIGMAS:
        return Judgement("right", told, filled(question.because, lang))
    for mistake in question.mistakes:
        wrong = float(mistake.is_)
        if abs(made.p - wrong) <= SIGMAS * sqrt(wrong * (1 - wrong) / made.n):
            return Judgement("wrong", told, filled(mistake.hint, lang), named=True)
    return Judgement("wrong", told, say("wrong.simulated", lang))


def _estimate(answer: Any) -> Estimate:
    found = hits_and_runs(answer) if isinstance(answer, str) else getattr(answer, "estimate", answer)
    if isinstance(found, Estimate):
        return found
    if isinstance(found, (tuple, list)) and len(found) == 2 and all(type(part) is int for part in found):
        try:
            return Estimate(*found)
        except ValueError:
            raise Unreadable("no_share") from None
    raise Unreadable("no_share")


def _reach(question: Question, answer: Any, lang: str) -> Judgement:
    least, most = question.bounds
    if isinstance(answer, str):  # numbers in a row, as they are written
        answer = tuple(meant[0].value for meant in read_row(answer)[0])
    try:
        reached = question.measure(answer)
    except Exception as error:
        told = say("wrong.measure", lang, error=f"{type(error).__name__}: {shortened(error)}")
        return Judgement("unreadable", told, say("write.reach", lang))
    enough = (least is None or reached >= least) and (most is None or reached <= most)
    wanted = say(
        "reach.least" if most is None else "reach.most",
        lang,
        bound=decimal(_fraction(least if most is None else most), lang),
    )
    told = say("reach", lang, value=decimal(float(reached), lang), wanted=wanted)
    return Judgement("right" if enough else "wrong", told, filled(question.because, lang) if enough else "")


JUDGES: dict[str, Callable[[Question, Any, str], Judgement]] = {
    "predict": _number,
    "number": _number,
    "list": _list,
    "set": _set,
    "choice": _choice,
    "function": _function,
    "simulation": _simulated,
    "reach": _reach,
    "decision": _decision,
    "sentence": _sentence,
}
