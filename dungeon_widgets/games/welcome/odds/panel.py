"""The odds panel: would the hero live, and what is each tile worth? From the seat's own view.

Counted exactly; where special monsters make that too long, a row is an estimate that says so.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, perm
from typing import Any

from ....engine.state import Action
from ....odds.estimate import Estimate
from ....odds.panel import OddsPart, OddsRow, Panel, Tone, Worth, part, row
from ....odds.solver import TooLarge
from ..rules.meeting import Rules, rules_of
from ..rules.records import ADD, DRAW, FACE, TURN, Run, without
from ..sight.known import run_of
from ..text import LANGUAGES
from ..text.choices import label
from .count import LIMIT
from .living import chance_to_live, order_matters, pile_of, specials_in
from .piles import Pile
from .simulated import Chance, chance_of, chance_or_estimate, values_or_estimates

SHARE = LIMIT // 5  # positions for one line of the panel
RUNS = 300  # for one line that is estimated


def panel(view: dict[str, Any], legal: list[Action], lang: str) -> Panel | None:
    """The odds of this moment, or None while there is no hero to bet on."""
    if not view["hero"] or view["phase"] == "over":
        return None
    rules = rules_of(view["box"])
    return _inside(rules, view, legal, lang) if view["run"] else _bidding(rules, view, legal, lang)


# -- while bidding ----------------------------------------------------------------------------------


def _bidding(rules: Rules, view: dict[str, Any], legal: list[Action], lang: str) -> Panel:
    say, name = LANGUAGES[lang].say, rules.box.heroes[view["hero"]].name[lang]
    tiles = tiles_under_hero(view)
    pile = before = pile_of(view)
    if view["phase"] == "card" and view["drawn"]["by"] == view["seat"]:
        pile = before.topped(view["drawn"]["monster"])
        now = _chance(rules, view, tiles, pile)
        rows = [row(say["odds.add"], now, ADD), *_stripping(rules, view, tiles, before, legal, lang)]
        question = say["odds.if_added"]
    else:
        now = _chance(rules, view, tiles, pile)
        rows = [row(say["odds.now"], now)]
        if DRAW in legal:
            deeper = pile._replace(deck=pile.deck - 1).topped(None)
            rows.append(row(say["odds.deeper"], _chance(rules, view, tiles, deeper), DRAW))
        question = say["odds.if_now"]
    found: Panel = {
        "title": say["odds.would_live"].format(hero=name),
        "question": question.format(hero=name),
        "source": _source(rows),
        "rows": rows,
        "parts": [],
        "counts": _counts_line(rules, tiles, pile, now, lang),
        "how": _how(rules, tiles, pile, rows, lang),
        "beliefs": True,
    }
    if worth := _worth(rules, view, tiles, pile, now, lang):
        found["worth"] = worth
    return found


def tiles_under_hero(view: dict[str, Any]) -> tuple[str, ...]:
    """The tiles nobody has taken away yet."""
    return tuple(tile["id"] for tile in view["tiles"] if tile["place"] == "hero")


def own_run(rules: Rules, view: dict[str, Any], tiles: tuple[str, ...]) -> Run:
    """The seat's own run if it went in with these tiles; a spectator has no Success card."""
    seat = view["seat"]
    successes = view["players"][seat]["successes"] if view["specials"] and seat is not None else 0
    return rules.equipment.enter(rules.box.heroes[view["hero"]], tiles, min(successes, 1))


def _chance(rules: Rules, view: dict[str, Any], tiles: tuple[str, ...], pile: Pile) -> Chance:
    return chance_or_estimate(rules, own_run(rules, view, tiles), pile, limit=SHARE, n=RUNS)


def _stripping(
    rules: Rules,
    view: dict[str, Any],
    tiles: tuple[str, ...],
    pile: Pile,
    legal: list[Action],
    lang: str,
) -> list[OddsRow]:
    """The chance after each tile that may go with the card, best first."""
    rows = [
        row(
            rules.box.tiles[tile].name[lang],
            _chance(rules, view, without(tiles, tile), pile),
            ("strip", tile),
        )
        for verb, *rest in legal
        for tile in rest
        if verb == "strip"
    ]
    return sorted(rows, key=lambda line: -line["p"])


def _worth(
    rules: Rules, view: dict[str, Any], tiles: tuple[str, ...], pile: Pile, now: Chance, lang: str
) -> list[Worth]:
    """How much less likely the hero is to live without each tile; nothing where all are worth nothing, or where that
    cannot be counted quickly."""
    if isinstance(now, Estimate) or not pile.places:
        return []
    found: list[Worth] = []
    for tile in tiles:
        try:
            p = chance_to_live(rules, own_run(rules, view, without(tiles, tile)), pile, limit=SHARE)
        except TooLarge:
            return []
        name = rules.box.tiles[tile].name[lang]
        found.append({"id": tile, "label": name, "p": float(p), "fraction": str(p), "drop": float(now - p)})
    found.sort(key=lambda line: -line["drop"])
    return found if found and found[0]["drop"] else []


def _source(rows: list[OddsRow]) -> str:
    return "exact" if all(line["n"] is None for line in rows) else "simulated"


def _counts_line(rules: Rules, tiles: tuple[str, ...], pile: Pile, now: Chance, lang: str) -> str:
    """Counts before percentages: "133 of the 220 possible dungeons kill you"."""
    if isinstance(now, Estimate):
        return ""
    tables = LANGUAGES[lang]
    unseen, hidden = sum(pile.unseen), pile.places.count(None)
    ordered = order_matters(rules, tiles, specials_in(rules, pile))
    total = perm(unseen, hidden) if ordered else comb(unseen, hidden)
    deadly = (1 - now) * total
    if deadly.denominator > 1:  # luck outside has a part in it: a card swapped for one of the deck
        return ""
    if total == 1:
        return tables.say["odds.only_kills" if deadly else "odds.only_lives"]
    return tables.say["odds.one_kills" if deadly in tables.singular else "odds.kill"].format(
        deadly=tables.number(int(deadly)),
        total=tables.number(total),
        in_order=tables.say["odds.in_order"] if ordered else "",
    )


def _how(rules: Rules, tiles: tuple[str, ...], pile: Pile, rows: list[OddsRow], lang: str) -> str:
    say = LANGUAGES[lang].say
    unseen, hidden = sum(pile.unseen), pile.places.count(None)
    counted = say["odds.one_unseen" if hidden == 1 else "odds.unseen"]
    lines = [counted.format(unseen=unseen, hidden=hidden, total=comb(unseen, hidden))]
    tile = rules.equipment.naming(tiles)
    if tile is not None:
        lines.append(say["odds.other_names" if tile.named_by_another else "odds.blade_names"])
    if _source(rows) == "simulated":
        lines.append(say["odds.simulated"])
    elif order_matters(rules, tiles, specials_in(rules, pile)):
        lines.append(say["odds.orders"])
    return " ".join(lines)


# -- in the dungeon ---------------------------------------------------------------------------------


def _inside(rules: Rules, view: dict[str, Any], legal: list[Action], lang: str) -> Panel:
    say, name = LANGUAGES[lang].say, rules.box.heroes[view["hero"]].name[lang]
    run, pile, facing = run_of(view), pile_of(view), view["run"]["facing"] or ""
    using = view["run"]["using"] or ""
    phase = view["phase"]
    if legal and phase in ("name", "answer", "discard"):
        values = values_or_estimates(rules, run, pile, facing, legal, using)
        ranked = sorted(values.items(), key=lambda item: -chance_of(item[1]))
        rows = [row(label(rules.box, action, view, (), lang)[0], p, action) for action, p in ranked]
    elif using:  # the others see which tile may go next
        discards = [("discard", tile) for tile in rules.discards(run, using)]
        values = values_or_estimates(rules, run, pile, facing, discards, using)
        rows = [row(say["odds.alive"], max(values.values(), key=chance_of))]
    else:
        now = chance_or_estimate(rules, run, pile, facing, n=RUNS)
        rows = [row(say["odds.alive"], now, TURN if phase == "turn" and legal else None)]
    parts = [] if facing or phase in ("ask", "name") else _next_card(rules, run, pile, lang)
    return {
        "title": say["odds.next_card"] if parts else say["odds.will_live"].format(hero=name),
        "question": say["odds.how_likely"],
        "source": _source(rows),
        "rows": rows,
        "parts": parts,
        "counts": "",
        "how": _how(rules, run.tiles, pile, rows, lang),
        "beliefs": True,
    }


def _next_card(rules: Rules, run: Run, pile: Pile, lang: str) -> list[OddsPart]:
    """What the next card may do, as pieces of a whole: no harm, so much harm, the end."""
    if not pile.places or not run.alive:
        return []
    top = pile.places[0]
    counts = {top: 1} if top else {k: n for k, n in zip(rules.box.kinds, pile.unseen, strict=True) if n}
    groups: dict[int, list[str]] = {}
    for kind in counts:
        groups.setdefault(_hurts(rules, run, kind), []).append(kind)
    total = sum(counts.values())
    parts = []
    for damage, kinds in sorted(groups.items()):
        tone: Tone = "safe" if damage == 0 else "hurt" if damage < run.hp else "dead"
        word = LANGUAGES[lang].say[f"odds.{tone}"].format(damage=damage)
        names = ", ".join(rules.box.monsters[kind].name[lang] for kind in kinds)
        parts.append(part(word, names, tone, Fraction(sum(counts[kind] for kind in kinds), total)))
    return parts


def _hurts(rules: Rules, run: Run, kind: str) -> int:
    """What the card costs if nothing is used on it; of the Cube's ways the mildest."""
    faced = [way.meeting.damage for way in rules.ways(run, kind, 0) if way.actions[0] == FACE]
    return min(faced)
