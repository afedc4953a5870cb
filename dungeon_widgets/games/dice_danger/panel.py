"""The odds panel: what the next roll allows on the seat's own sheet. Exact, from the seat's view."""

from __future__ import annotations

from typing import Any

from ...odds.panel import OddsRow, Panel, row
from .board import Board
from .forecast import NextRoll, hero_in, next_roll, time_to_kill
from .rules import Adventurer


def panel(board: Board, view: dict[str, Any], lang: str) -> Panel | None:
    """The odds of the next roll, or None for a spectator and once it is over for this seat."""
    seat = view["seat"]
    if seat is None or view["phase"] in ("over", "clouds") or view["players"][seat]["out"]:
        return None
    hero = hero_in(board, view, seat)
    if len(hero.clouds) < len(board.clouds):
        return None
    fr = lang == "fr"
    passive = next_roll(hero, 4)
    two = "les deux croix" if fr else "both crosses"
    one = "au moins une croix" if fr else "at least one cross"
    alone = view["solo"]
    rows = [row(_as(two, 4, alone, lang), passive.two), row(_as(one, 4, alone, lang), passive.one)]
    if not alone:
        active = next_roll(hero, 5)
        rows += [row(_as(two, 5, alone, lang), active.two), row(_as(one, 5, alone, lang), active.one)]
    rows += _monsters(board, hero, passive, lang)
    return {
        "title": "Le prochain lancer" if fr else "The next roll",
        "question": "Avec les quatre dés blancs, quelle chance de pouvoir faire les deux croix ?"
        if fr
        else "With the four white dice, how likely is it that you can make both crosses?",
        "source": "exact",
        "rows": rows,
        "parts": [],
        "counts": _counts(passive, lang),
        "how": _how(board, hero, lang),
        "beliefs": False,
        "heat": {id: float(chance) for id, chance in passive.heat.items()},
    }


def _as(what: str, dice: int, alone: bool, lang: str) -> str:
    if alone:
        return what.capitalize()
    role = {"en": {4: "passive", 5: "active"}, "fr": {4: "passif", 5: "actif"}}[lang][dice]
    return f"{what.capitalize()} ({role})"


def _monsters(board: Board, hero: Adventurer, passive: NextRoll, lang: str) -> list[OddsRow]:
    verb = "Blesser :" if lang == "fr" else "Wound:"
    found = []
    for room, monster in zip(board.room, board.monsters, strict=True):
        if board.ids[room] in passive.heat:
            found.append(row(f"{verb} {monster.name[lang]}", passive.heat[board.ids[room]]))
    return found


def _counts(passive: NextRoll, lang: str) -> str:
    n, whole = passive.two * 6**4, 6**4
    if lang == "fr":
        return f"{n} des {whole} lancers de quatre dés permettent les deux croix"
    return f"{n} of the {whole} rolls of four dice allow both crosses"


def _how(board: Board, hero: Adventurer, lang: str) -> str:
    fr = lang == "fr"
    said = [
        "Tous les lancers sont passés en revue avec toutes leurs paires ; la seconde croix peut utiliser ce que la première ouvre. Sans torches."
        if fr
        else "All rolls are gone through with all their pairings; the second cross may use what the first one opens. Without torches."
    ]
    for slot, monster in enumerate(board.monsters):
        room = board.room[slot]
        if hero.reached(room) and not hero.dead >> room & 1 and hero.numbers(slot):
            rolls = float(time_to_kill(hero, monster.id))
            name = monster.name[lang]
            said.append(
                f"{name} : encore {rolls:.1f} lancers en moyenne."
                if fr
                else f"{name}: {rolls:.1f} more rolls on average."
            )
    return " ".join(said)
