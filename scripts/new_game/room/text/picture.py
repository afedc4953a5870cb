"""The moment as a small SVG, for saved outputs: what lies at home, and what is carried."""

from __future__ import annotations

from collections.abc import Sequence

from dungeon_widgets.engine.svg import CARD, INK, LINE, WIDTH, picture, tag, words

from ..sight.view import LanternView
from .moment import caption, prompt

HEIGHT = 60


def picture_of(title: str, view: LanternView, names: Sequence[str], lang: str) -> str:
    """The view as a picture."""
    turn, question = prompt(view, names, lang)
    light = tag("circle", cx=WIDTH / 2, cy=HEIGHT / 2, r=24, fill=CARD, stroke=LINE)
    carried = words(str(view["carried"]), WIDTH / 2, HEIGHT / 2 + 6, size=17, fill=INK, text_anchor="middle")
    return picture(
        title=title,
        caption=caption(view, lang),
        turn=f"{turn} {question}".strip(),
        names=names,
        notes=[str(home) for home in view["home"]],
        board=light + carried,
        height=HEIGHT,
        lang=lang,
        mover=view["player"],
    )
