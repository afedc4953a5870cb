"""What is told once the answer is there: every choice with its worth, by how much, and why."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.records.plain import plain
from ....engine.state import Action
from ....lab.puzzles.puzzle import Judged, Puzzle
from ....lab.text import decimal, percent, points, say, whole
from ...page.contract import Odds
from .contract import PuzzleAnswer, PuzzleRow, PuzzleWaffle

MOST_SQUARES = 120
"""More cases than this are told by their number alone."""

Label = Callable[[Action], str]


def measure_of(puzzle: Puzzle, together: bool) -> str:
    """By what choices are judged, and for whom."""
    return "together" if together and puzzle.measure == "win" else puzzle.measure


def answer_of(
    puzzle: Puzzle, chosen: Action, change: int | None, label: Label, lang: str, *, together: bool
) -> PuzzleAnswer:
    """Right or not, and everything that may be known now."""
    best, mine = puzzle.choices[0], puzzle.judged(chosen)
    right = chosen == puzzle.best
    other = puzzle.choices[1] if right else best
    key = "right" if right else "wrong"
    by = by_how_much(puzzle, best, other if right else mine, lang)
    head = say(f"puzzle.{key}", lang, by=by, label=label(best.key))
    has = say(f"puzzle.has.{measure_of(puzzle, together)}", lang, worth=worth(puzzle, mine, lang))
    text = say(f"puzzle.{key}.text", lang, mine=has, other=worth(puzzle, other, lang), label=label(other.key))
    habit = puzzle.habit_said(lang)
    note = say(f"puzzle.habit.{'beaten' if right else 'yours' if chosen == puzzle.habit else 'other'}", lang, by=by, habit=habit)  # fmt: skip
    return {
        "right": right,
        "head": head,
        "text": text,
        "said": say("puzzle.chose", lang, label=label(chosen)),
        "rows": rows_of(puzzle, chosen, label, lang),
        "source": source(puzzle, lang),
        "waffles": waffles(puzzle, [best, other if right else mine], label, lang),
        "why": puzzle.why(lang),
        "change": change,
        "note": note,
    }


def rows_of(puzzle: Puzzle, chosen: Action, label: Label, lang: str) -> list[PuzzleRow]:
    """Every choice, the best first."""
    low, high = _scale(puzzle)
    return [
        {
            "action": plain(each.key),
            "label": label(each.key),
            "said": worth(puzzle, each, lang),
            "share": (each.value - low) / (high - low),
            "best": each.key == puzzle.best,
            "chosen": each.key == chosen,
        }
        for each in puzzle.choices
    ]


def _scale(puzzle: Puzzle) -> tuple[float, float]:
    """Where bars begin and end: chances from never to always, points from nought as far as they go."""
    if puzzle.measure != "points":
        return 0.0, 1.0
    values = [each.value for each in puzzle.choices]
    return min(0.0, *values), max(1.0, *values)


def worth(puzzle: Puzzle, judged: Judged, lang: str) -> str:
    """What a choice is worth: "30/45", "66.7 % ± 1.2", "41.3 ± 0.4 points"."""
    if puzzle.exact and judged.cases is not None:
        good, of = judged.cases
        return f"{whole(good)}/{whole(of)}"
    if puzzle.measure == "points":
        return say(
            "puzzle.points", lang, n=_with_error(decimal(judged.value, lang, 1), judged.error, 1, lang)
        )
    return _with_error(percent(judged.value, lang), judged.error, 100, lang)


def _with_error(said: str, error: float | None, times: int, lang: str) -> str:
    return said if error is None else f"{said} ± {decimal(error * times, lang, 1)}"


def by_how_much(puzzle: Puzzle, more: Judged, less: Judged, lang: str) -> str:
    """The difference of two choices: "5 in 45", "12.3 percentage points", "2.1 points"."""
    if puzzle.exact and more.cases is not None and less.cases is not None and more.cases[1] == less.cases[1]:
        return say("puzzle.by.cases", lang, n=whole(more.cases[0] - less.cases[0]), of=whole(more.cases[1]))
    gap = more.value - less.value
    if puzzle.measure == "points":
        return say("puzzle.points", lang, n=decimal(gap, lang, 1))
    return say("puzzle.by.chance", lang, n=points(gap, lang))


def source(puzzle: Puzzle, lang: str) -> str:
    """Where the numbers come from."""
    if puzzle.exact:
        return say("puzzle.counted", lang)
    return say("puzzle.played", lang, n=whole(puzzle.games)) if puzzle.games else say("puzzle.thrown", lang)


def waffles(puzzle: Puzzle, shown: list[Judged], label: Label, lang: str) -> list[PuzzleWaffle]:
    """The cases of two choices as squares, where they are counted and few enough to be seen."""
    made: list[PuzzleWaffle] = []
    for each in shown:
        if not puzzle.exact or each.cases is None or each.cases[1] > MOST_SQUARES:
            return []
        good, total = each.cases
        said = say(
            f"puzzle.bad.{puzzle.measure}",
            lang,
            label=label(each.key),
            n=whole(total - good),
            of=whole(total),
        )
        made.append({"label": label(each.key), "said": said, "good": good, "total": total})
    return made


def odds_after(puzzle: Puzzle, rows: list[PuzzleRow], lang: str) -> Odds | None:
    """The worth of each choice as the board shows odds; what is no chance is told beside the board alone."""
    if puzzle.measure == "points":
        return None
    word = say(f"puzzle.word.{puzzle.measure}", lang)
    exact = puzzle.exact
    return {
        "title": "",
        "question": "",
        "source": source(puzzle, lang),
        "rows": [
            {
                "label": row["label"],
                "word": word,
                "tone": "good",
                "action": plain(each.key),
                "p": each.value,
                "fraction": row["said"] if exact else None,
                "n": puzzle.games or None,
                "error": each.error,
            }
            for each, row in zip(puzzle.choices, rows, strict=True)
        ],
        "parts": [],
        "lead": [],
        "how": "",
        "beliefs": False,
        "belief": None,
        "locked": False,
        "prediction": None,
    }
