"""The moment as a small SVG for saved outputs: the dungeon with its doors and pits, the pawns, and who stands how."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from ....engine import svg
from ..rules.content import Box
from .moment import caption, prompt
from .names import card_name
from .sentences import Sentences

if TYPE_CHECKING:
    from ..sight.parts import SpaceView
    from ..sight.view import DungeonsView

CELL = 86
LINE = 18
MOST_HIGH = 340
SEATS = ("#a33d1e", "#27588f", "#3f6b2a", "#6b3f86")
SIDES = ((0.5, 0.06), (0.94, 0.5), (0.5, 0.94), (0.06, 0.5))


def picture(box: Box, view: DungeonsView, names: Sequence[str], table: Sentences) -> str:
    """The dungeon above, as large as there is room, and a line a player below: only what all may see."""
    xs = [space["x"] for space in view["spaces"]] or [0]
    ys = [space["y"] for space in view["spaces"]] or [0]
    wide, high = (max(xs) - min(xs) + 1) * CELL, (max(ys) - min(ys) + 1) * CELL
    scale = min(1.5, svg.WIDTH / wide, MOST_HIGH / high)
    dungeon = [space_at(box, space, min(xs), min(ys), table.lang) for space in view["spaces"]]
    dungeon += pawns(view, min(xs), min(ys))
    place = f"translate({(svg.WIDTH - wide * scale) / 2:.1f} 4) scale({scale:.3f})"
    below = high * scale + 8
    who, asked = prompt(box, view, names, table)
    return svg.picture(
        title=table.say["title"],
        caption=caption(view, table),
        turn=f"{who} {asked}".strip(),
        names=names,
        notes=[
            card_name(box, player["hero"], table.lang) if player["hero"] else "" for player in view["players"]
        ],
        board=svg.tag("g", "".join(dungeon), transform=place) + "".join(lines(view, names, table, below)),
        height=below + LINE * len(view["players"]) + 8,
        lang=table.lang,
        mover=view["to_move"],
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
        found.append(f'<circle cx="{x + CELL / 2}" cy="{y + 0.64 * CELL}" r="9" fill="#171b20"/>')
    for side, code in enumerate(space["sides"]):
        dx, dy = SIDES[side]
        found.append(
            word(x + dx * CELL, y + dy * CELL + 3, "■" if code == "W" else "" if code == "P" else code, 9)
        )
    name = card_name(box, space["card"], lang)
    found += [word(x + CELL / 2, y + 26 + 11 * i, part, 10) for i, part in enumerate(name.split(" ", 1))]
    if card.pit:
        found.append(word(x + CELL / 2, y + 0.64 * CELL + 3, f"{card.pit}+", 9, "#fff"))
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


def lines(view: DungeonsView, names: Sequence[str], table: Sentences, top: float) -> list[str]:
    """How each player stands."""
    terms, found = table.terms, []
    for i, player in enumerate(view["players"]):
        numbers = {"Life": max(0, player["life"]), "Glory": player["glory"], "Peril": player["peril"]}
        said = [f"{terms[name]} {number}" for name, number in numbers.items()]
        said.append(f"{terms['Quest']} {len(player['finished'])}/{view['quests_to_win']}")
        text = f"{'ABCD'[i]} {names[i]} · {' · '.join(said)}"
        found.append(svg.words(text, 12, top + LINE * i + 14))
    return found


def word(x: float, y: float, text: str, size: int, fill: str = "#1c2228") -> str:
    if not text:
        return ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" text-anchor="middle">{escape(text)}</text>'
