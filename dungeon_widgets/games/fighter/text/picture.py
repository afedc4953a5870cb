"""The position as a small SVG for saved outputs: the target with its dice, the monster, the heroes and the Chest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, pi, sin

from ....engine import svg
from ..rules.content import load_content
from ..rules.throw.geometry import (
    BONE_AXES,
    BONE_INNER,
    BONE_OUTER,
    HOLE_OFFSET,
    HOLE_RADIUS,
    RINGS,
    SIX_CENTRES,
    SIX_RADIUS,
)
from ..sight.parts import HeroView, RestView
from ..sight.view import FighterView
from . import LANGUAGES, moment, names

TOP, HEIGHT = 24, 276
MIDDLE = (150.0, 158.0)
SCALE = 0.55
FILL = {10: "#a93c12", 5: "#fbe9cf", 4: "#f6efe0", 3: "#e6d7b4", 2: "#f6efe0", 1: "#fbf6ea"}
DICE = {"red": "#b3272d", "green": "#3d6b2f", "blue": "#23588f", "white": "#ffffff"}
INK = "#2b2118"


def picture(view: FighterView, players: Sequence[str], lang: str) -> str:
    """An SVG with no script and no reference to anything outside it."""
    drawn = [*_target(view["lying"]), *_foe(view, lang), *_heroes(view, lang), *_chest(view, lang)]
    who, asked = moment.prompt(view, players, lang)
    return svg.picture(
        title=LANGUAGES[lang].say["title"],
        caption=moment.caption(view, lang),
        turn=" ".join(text for text in (who, asked) if text),
        names=players,
        notes=[""] * len(players),
        board=_board(drawn),
        height=HEIGHT,
        lang=lang,
        mover=view["to_move"],
    )


def scatter(points: Iterable[tuple[float, float]], title: str, caption: str, lang: str) -> str:
    """Where throws came to rest, in mm from the middle of the target."""
    drawn = [*_target([]), *(_circle(*_inside(*_at(x, y)), 3, DICE["blue"]) for x, y in points)]
    return svg.picture(
        title=title,
        caption=caption,
        turn="",
        names=[],
        notes=[],
        board=_board(drawn),
        height=HEIGHT,
        lang=lang,
    )


def _board(drawn: Iterable[str]) -> str:
    """Things are drawn below a line for a title, which the frame has already."""
    return svg.tag("g", "".join(drawn), transform=f"translate(0 {-TOP})")


def _words(
    x: float, y: float, text: str, size: int = 12, anchor: str = "start", weight: str = "normal"
) -> str:
    style = f'font-family="Georgia,serif" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{INK}" {style}>{escape(text)}</text>'


def _circle(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" stroke="{INK}" stroke-width="0.8"/>'


def _at(x: float, y: float) -> tuple[float, float]:
    """A point of the table on the page, where y goes down."""
    return MIDDLE[0] + x * SCALE, MIDDLE[1] - y * SCALE


def _target(lying: Iterable[RestView]) -> list[str]:
    parts = [_circle(*MIDDLE, radius * SCALE, FILL[value]) for radius, value in reversed(RINGS)]
    for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        parts.append(_circle(*_at(sx * HOLE_OFFSET, sy * HOLE_OFFSET), HOLE_RADIUS * SCALE, "#0d0b09"))
    for x, y in SIX_CENTRES:
        parts += [_circle(*_at(x, y), SIX_RADIUS * SCALE, "#8a6410"), _words(*_low(x, y), "6", 10, "middle")]
    for radius, value in RINGS:
        inner = max([r for r, _ in RINGS if r < radius], default=0.0)
        parts.append(
            _words(
                *_low((radius + inner) / 2 if inner else 0.0, 30.0 if inner else 0.0),
                str(value),
                10,
                "middle",
            )
        )
    middle = (BONE_INNER + BONE_OUTER) / 2
    for ax, ay in BONE_AXES:
        x, y = _at(ax * middle, ay * middle)
        turn = 45 if ax * ay > 0 else -45
        parts.append(
            f'<rect x="{x - 30:.1f}" y="{y - 6:.1f}" width="60" height="12" rx="6" fill="#fffdf6" stroke="{INK}"'
            f' transform="rotate({turn} {x:.1f} {y:.1f})"/>'
        )
    return parts + [_die(rest) for rest in lying]


def _inside(x: float, y: float) -> tuple[float, float]:
    """What rests far outside is drawn at the edge."""
    return min(max(x, 10.0), 290.0), min(max(y, 34.0), 290.0)


def _low(x: float, y: float) -> tuple[float, float]:
    px, py = _at(x, y)
    return px, py + 3.5


def _die(rest: RestView) -> str:
    x, y = _inside(*_at(rest["x"], rest["y"]))
    half = 6.0
    angle = rest["turn"] * pi / 180
    corners = [
        (cos(angle + pi / 4 + i * pi / 2) * half * 1.4, sin(angle + pi / 4 + i * pi / 2) * half * 1.4)
        for i in range(4)
    ]
    points = " ".join(f"{x + dx:.1f},{y - dy:.1f}" for dx, dy in corners)
    mark = _circle(x, y, 2, "#fff" if rest["die"] != "white" else INK) if rest["symbol"] else ""
    return f'<polygon points="{points}" fill="{DICE[rest["die"]]}" stroke="{INK}"/>{mark}'


def _foe(view: FighterView, lang: str) -> list[str]:
    foe = view["foe"]
    if foe is None:
        return []
    health = LANGUAGES[lang].say["of"].format(a=max(0, foe["health"]), b=foe["start"])
    kind = load_content().types[foe["type"]].name[lang]
    parts = [
        _words(315, 52, names.foe(foe["id"], lang), 15, weight="bold"),
        _words(315, 70, f"{health} · {kind}"),
    ]
    more = [names.throws([foe["throw"]], lang)] if foe["throw"] else []
    if foe["ability"] and not foe["silenced"]:
        more.append(load_content().powers[foe["ability"]].name[lang])
    part = max(0, foe["health"]) / foe["start"]
    bar = f'<rect x="315" y="78" width="{310 * part:.1f}" height="8" fill="#b3272d"/>'
    frame = f'<rect x="315" y="78" width="310" height="8" fill="none" stroke="{INK}"/>'
    return [*parts, bar, frame, _words(315, 102, " · ".join(more))]


def _heroes(view: FighterView, lang: str) -> list[str]:
    parts = []
    for seat, hero in enumerate(view["heroes"]):
        y = 126 + 24 * seat
        weight = "bold" if seat == view["to_move"] else "normal"
        parts.append(_words(315, y, names.hero(hero["id"], lang), 12, weight=weight))
        parts += _life(hero, y, lang)
    return parts


def _life(hero: HeroView, y: float, lang: str) -> list[str]:
    if hero["out"] or hero["down"]:
        return [_words(480, y, LANGUAGES[lang].say["out" if hero["out"] else "down"], 12)]
    cells = []
    for i in range(hero["most"]):
        fill = "#3d6b2f" if i < hero["health"] else "#e6d7b4"
        cells.append(
            f'<rect x="{480 + 15 * i}" y="{y - 9:.1f}" width="12" height="10" fill="{fill}" stroke="{INK}"/>'
        )
    return cells


def _chest(view: FighterView, lang: str) -> list[str]:
    gold = names.gold(view["gold"], lang)
    white = LANGUAGES[lang].say["white"]
    return [_words(315, 288, f"{gold} · {view['dice']} × {white}")]
