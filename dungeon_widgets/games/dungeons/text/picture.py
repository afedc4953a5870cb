"""The moment as a small SVG for saved outputs: the dungeon with its doors and pits, the pawns, and who stands how."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from ..rules.content import Box
from .moment import caption
from .names import card_name
from .tables import Tables

if TYPE_CHECKING:
    from ..sight.view import DungeonsView, SpaceView

CELL = 86
LINE = 18
SEATS = ("#a33d1e", "#27588f", "#3f6b2a", "#6b3f86")
SIDES = ((0.5, 0.06), (0.94, 0.5), (0.5, 0.94), (0.06, 0.5))


def picture(box: Box, view: DungeonsView, names: Sequence[str], table: Tables) -> str:
    """The dungeon above, a line a player below."""
    xs = [space["x"] for space in view["spaces"]] or [0]
    ys = [space["y"] for space in view["spaces"]] or [0]
    width = max(360, (max(xs) - min(xs) + 1) * CELL)
    height = (max(ys) - min(ys) + 1) * CELL
    parts = [space_at(box, space, min(xs), min(ys), table.lang) for space in view["spaces"]]
    parts += pawns(view, min(xs), min(ys))
    parts += lines(box, view, names, table, height)
    total = height + LINE * (len(view["players"]) + 2)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {total}" width="{width}" height="{total}" '
        f'font-family="Georgia, serif" role="img">{"".join(parts)}</svg>'
    )


def space_at(box: Box, space: SpaceView, left: int, top: int, lang: str) -> str:
    """A map card with its name, its doors and its pit."""
    x, y = (space["x"] - left) * CELL, (space["y"] - top) * CELL
    card = box.maps[space["card"]]
    fill = "#f6efdd" if card.room else "#d9ccb0"
    found = [
        f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{CELL - 4}" rx="5" fill="{fill}" stroke="#323c46"/>'
    ]
    if card.pit:
        found.append(f'<circle cx="{x + CELL / 2}" cy="{y + CELL / 2}" r="13" fill="#171b20"/>')
    for side, code in enumerate(space["sides"]):
        dx, dy = SIDES[side]
        found.append(
            word(x + dx * CELL, y + dy * CELL + 3, "■" if code == "W" else "" if code == "P" else code, 9)
        )
    name = card_name(box, space["card"], lang)
    found += [word(x + CELL / 2, y + 30 + 11 * i, part, 10) for i, part in enumerate(name.split(" ", 1))]
    if card.pit:
        found.append(word(x + CELL / 2, y + CELL / 2 + 24, f"{card.pit}+", 9))
    return "".join(found)


def pawns(view: DungeonsView, left: int, top: int) -> list[str]:
    """The heroes that live, side by side on their cells."""
    found = []
    for player in view["players"]:
        if player["alive"] and player["hero"] and view["spaces"]:
            x = (player["x"] - left) * CELL + 16 + 17 * player["seat"]
            y = (player["y"] - top) * CELL + CELL - 16
            found.append(f'<circle cx="{x}" cy="{y}" r="8" fill="{SEATS[player["seat"]]}" stroke="#fff"/>')
            found.append(word(x, y + 4, "ABCD"[player["seat"]], 10, "#fff"))
    return found


def lines(box: Box, view: DungeonsView, names: Sequence[str], table: Tables, height: int) -> list[str]:
    """Where the game stands, and a line for each player: only what all may see."""
    found = [line(height + LINE, caption(view, table))]
    for i, player in enumerate(view["players"]):
        terms = table.terms
        said = [
            f"{'ABCD'[i]} {names[i]}",
            card_name(box, player["hero"], table.lang) if player["hero"] else "",
        ]
        said.append(
            f"{terms['Life']} {max(0, player['life'])} · {terms['Glory']} {player['glory']} · {terms['Peril']} {player['peril']}"
        )
        said.append(f"{terms['Quest']} {len(player['finished'])}/{view['quests_to_win']}")
        found.append(line(height + LINE * (i + 2), " · ".join(part for part in said if part)))
    return found


def word(x: float, y: float, text: str, size: int, fill: str = "#1c2228") -> str:
    if not text:
        return ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" text-anchor="middle">{escape(text)}</text>'


def line(y: float, text: str) -> str:
    return f'<text x="6" y="{y:.1f}" font-size="12" fill="#1c2228">{escape(text)}</text>'
