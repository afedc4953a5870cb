"""Why the best choice is best, in a few sentences made of counts."""

from __future__ import annotations

from ...engine.session import Session
from ...engine.state import Action
from ...engine.words import names_in
from ..text import decimal, percent, points, say, whole
from .puzzle import Judged, Puzzle, Reason, Whole

Cases = tuple[int, int]

SHOWN = 1_000
"""Of more cases than this the share is told, not the number."""
CLEAR = 2.0
"""Standard errors by which a difference must show to be called one."""


def why_of(puzzle: Puzzle, lang: str) -> str:
    """A short paragraph: what the habit takes, how the two choices compare, and what makes the difference.

    >>> from .bank import bank
    >>> why_of(bank("welcome")[0], "en").startswith("The habit")
    True
    """
    session = puzzle.session()
    best, other = (label(session, puzzle.seat, key, lang) for key in (puzzle.best, puzzle.habit))
    said = [say("puzzle.why.habit", lang, habit=habit_said(puzzle, lang), other=other)]
    said.append(_compared(puzzle, best, other, lang))
    said += [_reason(reason, session, best, other, lang) for reason in puzzle.reasons]
    if puzzle.whole is not None:
        said.append(_whole(puzzle.whole, session.game.aim == "together", best, other, lang))
    return " ".join(said)


def habit_said(puzzle: Puzzle, lang: str) -> str:
    """The habit in words."""
    return say(f"habit.{puzzle.game}.{puzzle.habit_name}", lang)


def label(session: Session, seat: int, key: Action, lang: str) -> str:
    """What a choice is called."""
    view = session.state.view(seat)
    return session.game.words.label(key, view, names_in(session.names, lang), lang)[0]


def _compared(puzzle: Puzzle, best: str, other: str, lang: str) -> str:
    right, wrong = puzzle.judged(puzzle.best), puzzle.judged(puzzle.habit)
    if puzzle.measure == "points":
        n, m = (decimal(choice.value, lang, 1) for choice in (right, wrong))
        return say("puzzle.why.points", lang, best=best, other=other, n=n, m=m)
    if puzzle.games:
        return _cases("win", _of(right), _of(wrong), best, other, lang)
    key = "won" if puzzle.measure == "win" else puzzle.measure
    if key == "fight":
        n, m = percent(right.value, lang), percent(wrong.value, lang)
        return say("puzzle.why.fight", lang, best=best, other=other, n=n, m=m)
    if right.cases is None or wrong.cases is None:
        n, m = percent(right.value, lang), percent(wrong.value, lang)
        return say(f"puzzle.why.{key}.share", lang, best=best, other=other, n=n, m=m)
    return _cases(key, right.cases, wrong.cases, best, other, lang)


def _whole(played: Whole, together: bool, best: str, other: str, lang: str) -> str:
    """What both do for the whole game: that is another question than the moment's, and simulated."""
    counts = {"n": whole(played.best), "m": whole(played.other), "of": whole(played.games)}
    who = "party" if together else "you"
    said = say(f"puzzle.why.whole.{who}", lang, best=best, other=other, **counts)
    key = "clear" if played.lead > CLEAR * played.error else "open"
    apart = f"{points(played.lead, lang)} ± {decimal(100 * played.error, lang, 1)}"
    return f"{said} {say(f'puzzle.why.whole.{key}', lang, by=apart)}"


def _of(choice: Judged) -> Cases:
    assert choice.cases is not None, "games are counted"
    return choice.cases


def _reason(reason: Reason, session: Session, best: str, other: str, lang: str) -> str:
    if reason.name == "hits":
        return _cases("hits", reason.best, reason.other, best, other, lang)
    if reason.name != "lives":
        clause = session.game.words.consequence(reason.name, lang)
        clause = clause[:1].upper() + clause[1:]
        return _cases("then", reason.best, reason.other, best, other, lang, clause=clause)
    return _cases(
        "lives.same" if reason.best == reason.other else "lives", reason.best, reason.other, best, other, lang
    )


def _cases(key: str, n: Cases, m: Cases, best: str, other: str, lang: str, **more: str) -> str:
    """The sentence of a key: with numbers of cases, or with shares where the cases are very many."""
    if n[1] > SHOWN and key not in ("win", "then"):
        shares = {"n": percent(n[0] / n[1], lang), "m": percent(m[0] / m[1], lang)}
        return say(f"puzzle.why.{key}.share", lang, best=best, other=other, **shares)
    counts = {"n": whole(n[0]), "m": whole(m[0]), "of": whole(n[1]), "to": whole(m[1])}
    return say(f"puzzle.why.{key}", lang, best=best, other=other, **counts, **more)
