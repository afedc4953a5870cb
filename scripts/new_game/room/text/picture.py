"""The moment as a small SVG for saved outputs: the bid that stands, and the dice the seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from dungeon_widgets.engine.svg import CARD, INK, LINE, WIDTH, picture, tag, words

from ..sight.view import MygameView
from . import LANGUAGES
from .moment import caption, prompt

HEIGHT, SIDE = 60, 36


def picture_of(title: str, view: MygameView, names: Sequence[str], lang: str) -> str:
    """The view as a picture."""
    turn, question = prompt(view, names, lang)
    bid = view["bid"]
    said = f"{bid['number']} × {bid['face']}" if bid else LANGUAGES[lang].no_bid
    own = [] if view["seat"] is None else view["cups"][view["seat"]] or []
    dice = [_die(face, 16 + place * (SIDE + 8)) for place, face in enumerate(own)]
    return picture(
        title=title,
        caption=caption(view, lang),
        turn=f"{turn} {question}".strip(),
        names=names,
        notes=[str(left) for left in view["left"]],
        board="".join([words(said, WIDTH / 2, HEIGHT / 2 + 6, size=17, text_anchor="middle"), *dice]),
        height=HEIGHT,
        lang=lang,
        mover=view["player"],
    )


def _die(face: int, x: float) -> str:
    y = (HEIGHT - SIDE) / 2
    square = tag("rect", x=x, y=y, width=SIDE, height=SIDE, rx=6, fill=CARD, stroke=LINE)
    return square + words(str(face), x + SIDE / 2, HEIGHT / 2 + 6, size=17, fill=INK, text_anchor="middle")
