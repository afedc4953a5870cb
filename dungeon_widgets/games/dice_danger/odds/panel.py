"""The odds panel: what the next roll allows on the seat's own sheet. Exact, from the seat's view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from ....engine.advice import ChoiceWorth, OddsRow, Panel, row
from ....engine.rounding import rounded
from ....engine.state import Action
from ..rules.board import Board
from ..rules.sheet import Adventurer
from ..sight.view import DiceDangerView
from ..text import LANGUAGES, choices
from .forecast import NextRoll, after_cross, after_pairing, hero_in, next_roll, time_to_kill

Appraise = Callable[[DiceDangerView, list[Action]], dict[Action, float]]
"""The planner's value of each choice in points."""


def panels(
    board: Board, view: DiceDangerView, legal: list[Action], appraise: Appraise, lang: str
) -> Iterator[Panel] | None:
    """The odds of the next roll, then what each choice at hand is worth; None for a spectator and once this seat is done for."""
    seat = view["seat"]
    if seat is None or view["phase"] in ("over", "clouds") or view["players"][seat]["out"]:
        return None
    hero = hero_in(board, view, seat)
    if len(hero.clouds) < len(board.clouds):
        return None
    return _panels(board, hero, view, legal, appraise, lang)


def _panels(
    board: Board, hero: Adventurer, view: DiceDangerView, legal: list[Action], appraise: Appraise, lang: str
) -> Iterator[Panel]:
    said = _next_roll(board, hero, view["solo"], lang)
    yield said
    if view["phase"] not in ("pair", "write") or view["seat"] != view["to_move"]:
        return
    values = appraise(view, legal)
    say = LANGUAGES[lang].say
    rows: list[ChoiceWorth] = []
    for action in sorted(values, key=lambda action: -values[action]):
        rows = [*rows, _worth(board, hero, view, action, values[action], lang)]
        yield {
            **said,
            "appraisal": {
                "title": say[f"odds.which.{view['phase']}"],
                "note": say["odds.which.note"],
                "word": say["odds.points"],
                "rows": rows,
            },
        }


def _next_roll(board: Board, hero: Adventurer, solo: bool, lang: str) -> Panel:
    say = LANGUAGES[lang].say
    passive = next_roll(hero, 4)
    return {
        "title": say["odds.title"],
        "question": say["odds.question"],
        "source": "exact",
        "rows": _crosses(hero, passive, solo, lang) + _monsters(board, passive, lang),
        "parts": [],
        "lead": say["odds.counts"].format(n=passive.two * 6**4, of=6**4).split("*"),
        "how": _how(board, hero, lang),
        "beliefs": False,
        "heat": {id: float(chance) for id, chance in passive.heat.items()},
    }


def _worth(
    board: Board, hero: Adventurer, view: DiceDangerView, action: Action, value: float, lang: str
) -> ChoiceWorth:
    """What a choice brings now (crosses, or what comes into reach), what is to be expected of the next roll, and the planner's value."""
    table = LANGUAGES[lang]
    now, then = _outcome(board, hero, action)
    return {
        "action": list(action),
        "label": choices.label(board.sheet, action, view, lang)[0],
        "now": _opened(board, action, view, lang) if now is None else table.count("cross", now),
        "then": "" if then is None else table.say["odds.then"].format(n=_tenths(then.expected, lang)),
        "value": float(rounded(value, 1)),
    }


def _outcome(board: Board, hero: Adventurer, action: Action) -> tuple[int | None, NextRoll | None]:
    """The crosses a pairing allows at once, and the next roll after it or after a cross.

    Nothing is said of a place that takes two crosses of one roll: what follows depends on the second.
    """
    if action[0] == "pair":
        _, a, b, c, d = action
        return after_pairing(hero, ((a, b), (c, d)))
    if action[0] in ("cross", "torch"):
        node = board.index[action[-1]]
        return None, None if board.armour >> node & 1 else after_cross(hero, node)
    return None, next_roll(hero) if action[0] == "end" else None


def _opened(board: Board, action: Action, view: DiceDangerView, lang: str) -> str:
    """What a cross brings into reach, in words."""
    return choices.opens(board.sheet, action[-1], view, lang) if action[0] in ("cross", "torch") else ""


def _tenths(number: float | Fraction, lang: str) -> str:
    return rounded(float(number), 1).replace(".", LANGUAGES[lang].say["comma"])


def _crosses(hero: Adventurer, passive: NextRoll, alone: bool, lang: str) -> list[OddsRow]:
    say = LANGUAGES[lang].say
    word = say["odds.possible"]
    if alone:
        return [row(say["odds.both"], passive.two, word=word), row(say["odds.one"], passive.one, word=word)]
    rows = []
    for role, chances in (("odds.passive", passive), ("odds.active", next_roll(hero, 5))):
        rows.append(row(say[role].format(what=say["odds.both"]), chances.two, word=word))
        rows.append(row(say[role].format(what=say["odds.one"]), chances.one, word=word))
    return rows


def _monsters(board: Board, passive: NextRoll, lang: str) -> list[OddsRow]:
    say = LANGUAGES[lang].say
    found = []
    for room, monster in zip(board.room, board.monsters, strict=True):
        if board.ids[room] in passive.heat:
            label = say["odds.wound"].format(name=monster.name[lang])
            found.append(row(label, passive.heat[board.ids[room]], word=say["odds.possible"]))
    return found


def _how(board: Board, hero: Adventurer, lang: str) -> str:
    say = LANGUAGES[lang].say
    said = [say["odds.how"]]
    for slot, monster in enumerate(board.monsters):
        room = board.room[slot]
        if hero.reached(room) and not hero.dead >> room & 1 and hero.numbers(slot):
            rolls = _tenths(time_to_kill(hero, monster.id), lang)
            said.append(say["odds.kill"].format(name=monster.name[lang], rolls=rolls))
    return " ".join(said)
