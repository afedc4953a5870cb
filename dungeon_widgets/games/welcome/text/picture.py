"""The moment as a small SVG for saved outputs: the hero with the tiles, the deck, and the dungeon as the seat knows it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ....engine.svg import BAD, CARD, GOOD, INK, LINE, SOFT, WIDTH, picture, shortened, tag, words
from ..rules.content import Box
from ..sight.parts import PlayerView
from ..sight.view import WelcomeView
from .moment import caption, prompt
from .sentences import Sentences

CARD_W, CARD_H, GAP, LEAST_GAP, HEIGHT = 62, 84, 8, 3, 292
FIRST, ROWS = 118, (104, 104 + CARD_H + 12)


def picture_of(
    box: Box, title: str, view: WelcomeView, names: Sequence[str], table: Sentences, lang: str
) -> str:
    """The view as a picture."""
    turn, question = prompt(box, view, names, lang)
    return picture(
        title=title,
        caption=caption(box, view, lang),
        turn=f"{turn} {question}".strip(),
        names=names,
        notes=[_note(player) for player in view["players"]],
        board=_hero(box, view, table, lang) + _dungeon(box, view, lang),
        height=HEIGHT,
        lang=lang,
        mover=view["to_move"] if view["to_move"] >= 0 else None,
    )


def _note(player: PlayerView) -> str:
    """Dungeons survived and failed: the aid card, in signs."""
    return "✓" * player["successes"] + "✗" * player["failures"]


def _hero(box: Box, view: WelcomeView, table: Sentences, lang: str) -> str:
    if not view["hero"]:
        return ""
    hp = view["run"]["hp"] if view["run"] else view["hp"]
    name = table.say["picture.hero"].format(name=box.heroes[view["hero"]].name[lang], hp=hp)
    parts = [words(name, 12, 22, size=15, font_weight="bold")]
    step = (WIDTH - 24) / 6
    for i, tile in enumerate(view["tiles"]):
        x = 12 + i * step
        held = tile["place"] == "hero"
        parts.append(
            tag(
                "rect",
                x=x,
                y=34,
                width=step - GAP,
                height=46,
                rx=5,
                fill=CARD if held else LINE,
                stroke=INK if held else SOFT,
            )
        )
        name = shortened(box.tiles[tile["id"]].name[lang], 15)
        parts.append(
            words(name, x + (step - GAP) / 2, 61, size=11, fill=INK if held else SOFT, text_anchor="middle")
        )
        if not held:
            parts.append(tag("path", d=f"M{x:.0f} 80l{step - GAP:.0f}-46", stroke=BAD, stroke_width=2))
    return "".join(parts)


def _dungeon(box: Box, view: WelcomeView, lang: str) -> str:
    """The deck, then what has been met, then the cards to come: known ones by their name, the others by their back."""
    parts = [
        _back(12, 104),
        words(str(view["deck"]), 12 + CARD_W / 2, 104 + CARD_H + 16, text_anchor="middle"),
    ]
    met = view["run"]["met"] if view["run"] else []
    faces = [(box.monsters[card["monster"]].name[lang], card["hp"]) for card in met]
    hidden = (
        [card["monster"] for card in view["dungeon"]] if not view["run"] else [None] * view["run"]["left"]
    )
    lie = spots(len(faces) + len(hidden))
    for (x, y), (name, hp) in zip(lie, faces, strict=False):
        parts.append(_face(x, y, name, GOOD if hp > 0 else BAD))
    for (x, y), monster in zip(lie[len(faces) :], hidden, strict=True):
        parts.append(_back(x, y) if monster is None else _face(x, y, box.monsters[monster].name[lang], SOFT))
    if view["drawn"] is not None and view["drawn"]["monster"] is not None:
        # The end of the second row: no dungeon is so full while a card is drawn.
        x, y = WIDTH - 12 - CARD_W, ROWS[1]
        parts.append(_face(x, y, box.monsters[view["drawn"]["monster"]].name[lang], INK))
    return "".join(parts)


def spots(count: int) -> list[tuple[float, float]]:
    """Where the cards of a dungeon lie: in one row as long as none covers another, else in two."""
    width = WIDTH - 12 - FIRST
    fit = int((width + LEAST_GAP) // (CARD_W + LEAST_GAP))
    row = min(count, fit) if count <= 2 * fit else -(-count // 2)
    step = min(CARD_W + GAP, (width - CARD_W) / max(1, row - 1))
    return [(FIRST + i % row * step, ROWS[i // row]) for i in range(count)]


def _back(x: float, y: float) -> str:
    frame = tag("rect", x=x, y=y, width=CARD_W, height=CARD_H, rx=5, fill=SOFT, stroke=INK)
    return frame + words("?", x + CARD_W / 2, y + CARD_H / 2 + 8, size=22, fill=CARD, text_anchor="middle")


def _face(x: float, y: float, name: str, colour: str) -> str:
    frame = tag("rect", x=x, y=y, width=CARD_W, height=CARD_H, rx=5, fill=CARD, stroke=colour, stroke_width=2)
    lines = name.split(" ")[-2:]
    told = "".join(
        tag("tspan", escape(shortened(line, 10)), x=x + CARD_W / 2, dy=13 if i else 0)
        for i, line in enumerate(lines)
    )
    return frame + tag("text", told, x=x, y=y + CARD_H / 2, font_size=11, fill=INK, text_anchor="middle")
