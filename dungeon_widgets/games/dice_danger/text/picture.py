"""The moment as a small SVG for saved outputs: seats, turn, the seat's own map, the dice."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ....engine.svg import BAD, CARD, GOOD, INK, LINE, SOFT, WIDTH, picture, shortened, tag, words
from ..rules.content import Node, Sheet
from ..sight.sheets import SheetView
from ..sight.view import DiceDangerView
from .moment import caption, prompt
from .sentences import Sentences

MARGIN, DICE = 10, 40
SIGNS = {
    "gem": "♦", "coin": "●", "chest": "▣", "double": "=", "fist": "✱", "cloud": "☁", "portal_out": "◎", "portal_in": "◎",
}  # fmt: skip
PALE = {
    "start": "#e1ebd0",
    "grey": "#d6d0c4",
    "footprint": "#d6d0c4",
    "gem": "#dbe8ee",
    "coin": "#f6e6bd",
    "chest": "#f9e3c3",
}


def picture_of(
    sheet: Sheet, title: str, view: DiceDangerView, names: Sequence[str], table: Sentences, lang: str
) -> str:
    """The view as a picture; a spectator is shown the first player's sheet."""
    shown = view["seat"] if view["seat"] is not None else 0
    scale = (WIDTH - 2 * MARGIN) / sheet.width
    height = sheet.height * scale + 2 * MARGIN + DICE
    turn, question = prompt(sheet, view, names, lang)
    player = view["players"][shown]
    board = _dice(view) + tag(
        "g",
        _ways(sheet, scale) + _boxes(sheet, player, scale, lang),
        transform=f"translate({MARGIN} {DICE})",
        font_size=9,
        text_anchor="middle",
    )
    return picture(
        title=title,
        caption=caption(sheet, view, lang),
        turn=f"{turn} {question}".strip(),
        names=names,
        notes=[_note(each, table) for each in view["players"]],
        board=board,
        height=height,
        lang=lang,
        mover=view["to_move"] if view["to_move"] >= 0 else None,
    )


def _note(player: SheetView, table: Sentences) -> str:
    return table.say["picture.out"] if player["out"] else table.count("point", player["total"])


def _dice(view: DiceDangerView) -> str:
    parts = []
    for i, die in enumerate(view["dice"]):
        black = i == len(view["dice"]) - 1
        x = MARGIN + 34 * i + (10 if black else 0)
        parts.append(
            tag("rect", x=x, y=6, width=28, height=28, rx=5, fill=INK if black else CARD, stroke=INK)
        )
        parts.append(words(str(die), x + 14, 26, size=17, fill=CARD if black else INK, text_anchor="middle"))
    return "".join(parts)


def _ways(sheet: Sheet, scale: float) -> str:
    lines = []
    for a, b in sheet.edges:
        one, two = sheet.nodes[a], sheet.nodes[b]
        lines.append(f"M{one.x * scale:.0f} {one.y * scale:.0f}L{two.x * scale:.0f} {two.y * scale:.0f}")
    return tag("path", d="".join(lines), stroke=LINE, stroke_width=3, fill="none")


def _boxes(sheet: Sheet, player: SheetView, scale: float, lang: str) -> str:
    crossed, half = set(player["crossed"]), set(player["half"])
    monsters = {monster["id"]: monster for monster in player["monsters"]}
    parts = []
    for node in sheet.nodes.values():
        if node.monster is None:
            parts.append(_space(node, player, crossed, half, sheet.cell * scale, scale))
        else:
            monster = monsters[node.monster]
            name = sheet.monsters[node.monster].name[lang]
            count = f"{monster['wounds']}/{monster['boxes']}"
            parts.append(_room(node, name, count, monster["dead"], monster["reached"], scale))
    return "".join(parts)


def _space(
    node: Node, player: SheetView, crossed: set[str], half: set[str], side: float, scale: float
) -> str:
    x, y = round(node.x * scale), round(node.y * scale)
    a = round(side / 2)
    number = player["clouds"].get(node.id, node.n)
    text = f"{SIGNS.get(node.kind, '')}{'' if number is None else number}"
    drawn = tag(
        "rect", x=x - a, y=y - a, width=2 * a, height=2 * a, rx=3, fill=PALE.get(node.kind, CARD), stroke=SOFT
    ) + _label(text, x, y + 4)
    if node.id in crossed or node.id in half:
        down = f"M{x - a} {y - a}l{2 * a} {2 * a}"
        up = f"m0-{2 * a}l-{2 * a} {2 * a}" if node.id in crossed else ""
        drawn += tag("path", d=down + up, stroke=GOOD, stroke_width=3)
    return drawn


def _room(node: Node, name: str, count: str, dead: bool, reached: bool, scale: float) -> str:
    x, y, w, h = (round(part * scale) for part in (node.x, node.y, node.w, node.h))
    colour = BAD if dead else INK if reached else SOFT
    drawn = tag(
        "rect", x=x - w // 2, y=y - h // 2, width=w, height=h, rx=5, fill=CARD, stroke=colour, stroke_width=2
    )
    drawn += _label(shortened(name, max(3, int(w / 5.4))), x, y - 1, fill=colour)
    return drawn + _label(f"✗ {count}" if dead else count, x, y + 11, fill=colour)


def _label(text: str, x: float, y: float, **attributes: object) -> str:
    """A text of the map: how it is set stands once, with the map."""
    return tag("text", escape(text), x=x, y=y, **attributes)
