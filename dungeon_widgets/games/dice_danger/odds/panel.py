"""The odds panel: what the next roll allows on the seat's own sheet. Exact, from the seat's view."""

from __future__ import annotations

from ....engine.advice import OddsRow, Panel, row
from ..rules.board import Board
from ..rules.sheet import Adventurer
from ..sight.view import DiceDangerView
from ..text import LANGUAGES
from .forecast import NextRoll, hero_in, next_roll, time_to_kill


def panel(board: Board, view: DiceDangerView, lang: str) -> Panel | None:
    """The odds of the next roll, or None for a spectator and once it is over for this seat."""
    seat = view["seat"]
    if seat is None or view["phase"] in ("over", "clouds") or view["players"][seat]["out"]:
        return None
    hero = hero_in(board, view, seat)
    if len(hero.clouds) < len(board.clouds):
        return None
    say = LANGUAGES[lang].say
    passive = next_roll(hero, 4)
    return {
        "title": say["odds.title"],
        "question": say["odds.question"],
        "source": "exact",
        "rows": _crosses(hero, passive, view["solo"], lang) + _monsters(board, passive, lang),
        "parts": [],
        "lead": say["odds.counts"].format(n=passive.two * 6**4, of=6**4).split("*"),
        "how": _how(board, hero, lang),
        "beliefs": False,
        "heat": {id: float(chance) for id, chance in passive.heat.items()},
    }


def _crosses(hero: Adventurer, passive: NextRoll, alone: bool, lang: str) -> list[OddsRow]:
    say = LANGUAGES[lang].say
    if alone:
        return [row(say["odds.both"], passive.two), row(say["odds.one"], passive.one)]
    rows = []
    for role, chances in (("odds.passive", passive), ("odds.active", next_roll(hero, 5))):
        rows.append(row(say[role].format(what=say["odds.both"]), chances.two))
        rows.append(row(say[role].format(what=say["odds.one"]), chances.one))
    return rows


def _monsters(board: Board, passive: NextRoll, lang: str) -> list[OddsRow]:
    found = []
    for room, monster in zip(board.room, board.monsters, strict=True):
        if board.ids[room] in passive.heat:
            label = LANGUAGES[lang].say["odds.wound"].format(name=monster.name[lang])
            found.append(row(label, passive.heat[board.ids[room]]))
    return found


def _how(board: Board, hero: Adventurer, lang: str) -> str:
    say = LANGUAGES[lang].say
    said = [say["odds.how"]]
    for slot, monster in enumerate(board.monsters):
        room = board.room[slot]
        if hero.reached(room) and not hero.dead >> room & 1 and hero.numbers(slot):
            rolls = float(time_to_kill(hero, monster.id))
            said.append(say["odds.kill"].format(name=monster.name[lang], rolls=f"{rolls:.1f}"))
    return " ".join(said)
