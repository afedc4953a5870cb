"""The odds panel: would the hero live, and what is each tile worth? From the seat's own view.

Counted exactly; where special monsters make that too long, a row is an estimate that says so. A panel is told line by
line, better and better, so that a page need not wait for the last one.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from fractions import Fraction
from math import comb, perm
from typing import NamedTuple

from ....engine.advice import OddsPart, OddsRow, Panel, Tone, Worth, last_panel, part, row
from ....engine.errors import TooLarge
from ....engine.state import Action
from ....odds.estimate import Estimate
from ..rules.meeting import Rules, rules_of
from ..rules.records import ADD, DRAW, FACE, TURN, Run, Tiles, without
from ..sight.known import hero_of, inside, run_of, tiles_of
from ..sight.view import WelcomeView
from ..text import LANGUAGES
from ..text.choices import label
from .cases import how_many
from .count import LIMIT
from .living import chance_to_live, order_matters, own_run, pile_of, specials_in
from .piles import Pile
from .simulated import Chance, chance_of, chance_or_estimate, value_or_estimate

SHARE = LIMIT // 5  # positions for one line of the panel
RUNS = 300  # for one line that is estimated


def panel(view: WelcomeView, legal: list[Action], lang: str) -> Panel | None:
    """The odds of this moment, or None while there is no hero to bet on."""
    return last_panel(panels(view, legal, lang))


def panels(view: WelcomeView, legal: list[Action], lang: str) -> Iterator[Panel] | None:
    """The same, line by line."""
    if not view["hero"] or view["phase"] == "over":
        return None
    rules = rules_of(view["box"])
    return _inside(rules, view, legal, lang) if view["run"] else _bidding(rules, view, legal, lang)


def onlook(view: WelcomeView, lang: str) -> OddsRow | None:
    """The chance of the hero inside as whoever looks on can know it; once they are out it is sure, one way or the other.

    None before the first of them has gone in.
    """
    if not view["run"]:
        return _came_out(view, lang)
    found = last_panel(_inside(rules_of(view["box"]), view, [], lang))
    return found["rows"][0] if found else None


def _came_out(view: WelcomeView, lang: str) -> OddsRow | None:
    last = view["last"]
    alive = LANGUAGES[lang].say["odds.alive"]
    return _row(alive, Fraction(last["survived"]), None, lang) if last else None


# -- while bidding ----------------------------------------------------------------------------------


def _bidding(rules: Rules, view: WelcomeView, legal: list[Action], lang: str) -> Iterator[Panel]:
    say, the_hero = LANGUAGES[lang].say, rules.box.heroes[hero_of(view)].the[lang]
    tiles, before, drawn = tiles_of(view), pile_of(view), view["drawn"]
    held = drawn["monster"] if drawn and drawn["by"] == view["seat"] else None
    pile = before.topped(held) if held else before
    now = _chance(rules, view, tiles, pile)
    found: Panel = {
        "title": say["odds.would_live"].format(the_hero=the_hero),
        "question": say["odds.if_added" if held else "odds.if_now"].format(the_hero=the_hero),
        "source": "",
        "rows": [_row(say["odds.add"], now, ADD, lang) if held else _row(say["odds.now"], now, None, lang)],
        "parts": [],
        "lead": _lead(rules, tiles, pile, now, lang, added=bool(held)),
        "how": "",
        "beliefs": True,
        "cases": how_many(rules, view),
    }
    yield _told(found, rules, tiles, pile, lang)
    if DRAW in legal:
        deeper = pile._replace(deck=pile.deck - 1).topped(None)
        found["rows"].append(_row(say["odds.deeper"], _chance(rules, view, tiles, deeper), DRAW, lang))
        yield _told(found, rules, tiles, pile, lang)
    for action in legal:
        if action[0] == "strip":
            p = _chance(rules, view, without(tiles, action[1]), before)
            stripped = say["odds.strip"].format(tile=rules.box.tiles[action[1]].name[lang])
            found["rows"].append(_row(stripped, p, action, lang))
            found["rows"][1:] = sorted(found["rows"][1:], key=lambda line: -line["p"])
            yield _told(found, rules, tiles, pile, lang)
    so_far = _told(found, rules, tiles, pile, lang)
    if worth := (yield from _worth(so_far, rules, view, tiles, pile, now, lang)):
        found["worth"] = worth
        yield _told(found, rules, tiles, pile, lang)


def _chance(rules: Rules, view: WelcomeView, tiles: Tiles, pile: Pile) -> Chance:
    return chance_or_estimate(rules, own_run(rules, view, tiles), pile, limit=SHARE, n=RUNS)


def _row(label: str, p: Chance, action: Action | None, lang: str) -> OddsRow:
    return row(label, p, action, word=LANGUAGES[lang].say["odds.word"])


def _worth(
    so_far: Panel, rules: Rules, view: WelcomeView, tiles: Tiles, pile: Pile, now: Chance, lang: str
) -> Generator[Panel, None, list[Worth]]:
    """How much less likely the hero is to live without each tile; nothing where all are worth nothing, or where that
    cannot be counted quickly. The panel stands as it is while tile after tile is counted."""
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
        yield so_far
    found.sort(key=lambda line: -line["drop"])
    return found if found and found[0]["drop"] else []


# -- words about the numbers --------------------------------------------------------------------------


def _told(found: Panel, rules: Rules, tiles: Tiles, pile: Pile, lang: str) -> Panel:
    """A panel of its own with the rows there are, and how they were found."""
    simulated = any(line["n"] is not None for line in found["rows"])
    told = found.copy()
    told["rows"] = found["rows"][:]
    # The plan of a simulation is never better than best play, which the exact chances are of.
    told["source"] = LANGUAGES[lang].say["odds.at_least"] if simulated else "exact"
    if simulated:
        told["cases"] = 0
    told["how"] = _how(rules, tiles, pile, simulated, lang)
    return told


def _lead(
    rules: Rules, tiles: Tiles, pile: Pile, now: Chance, lang: str, *, added: bool = False
) -> list[str]:
    """Counts before percentages: "133 of the 220 possible dungeons kill you"; `added`, if a drawn card is among them."""
    if isinstance(now, Estimate):
        return []
    tables = LANGUAGES[lang]
    unseen, hidden = sum(pile.unseen), pile.places.count(None)
    ordered = order_matters(rules, tiles, specials_in(rules, pile))
    total = perm(unseen, hidden) if ordered else comb(unseen, hidden)
    deadly = (1 - now) * total
    if deadly.denominator > 1:  # luck outside has a part in it: a card swapped for one of the deck
        return []
    if not pile.places:
        return [tables.say["odds.empty"]]
    then = tables.say["odds.then"] if added else ""
    if total == 1:
        return [tables.say["odds.only_kills" if deadly else "odds.only_lives"].format(then=then)]
    in_order = tables.say["odds.in_order"] if ordered else ""
    some, many = tables.number(int(deadly)), tables.number(total)
    key = (
        "none_kills"
        if not deadly
        else "all_kill"
        if deadly == total
        else "one_kills"
        if deadly == 1
        else "kill"
    )
    template = tables.say[f"odds.{key}"]
    return [
        piece.format(deadly=some, total=many, in_order=in_order, then=then) for piece in template.split("*")
    ]


def _how(rules: Rules, tiles: Tiles, pile: Pile, simulated: bool, lang: str) -> str:
    tables = LANGUAGES[lang]
    say = tables.say
    unseen, hidden = sum(pile.unseen), pile.places.count(None)
    total = comb(unseen, hidden)
    counted = say["odds.one_dungeon" if total == 1 else "odds.one_unseen" if hidden == 1 else "odds.unseen"]
    lines = [counted.format(unseen=unseen, hidden=hidden, total=tables.number(total))]
    tile = rules.equipment.naming(tiles)
    if tile is not None:
        lines.append(say["odds.other_names" if tile.named_by_another else "odds.blade_names"])
    if simulated:
        lines.append(say["odds.simulated"])
    elif order_matters(rules, tiles, specials_in(rules, pile)):
        lines.append(say["odds.orders"])
    return " ".join(lines)


# -- in the dungeon ---------------------------------------------------------------------------------


def _inside(rules: Rules, view: WelcomeView, legal: list[Action], lang: str) -> Iterator[Panel]:
    say, phase = LANGUAGES[lang].say, view["phase"]
    run, pile, facing = run_of(view), pile_of(view), inside(view)["facing"] or ""
    using = inside(view)["using"] or ""
    parts = [] if facing or phase in ("ask", "name") else _next_card(rules, run, pile, lang)
    will_live = say["odds.will_live"].format(the_hero=rules.box.heroes[run.hero].the[lang])
    found: Panel = {
        "title": say["odds.next_card"] if parts else will_live,
        "question": say["odds.how_likely"],
        "source": "",
        "rows": [],
        "parts": parts,
        "lead": [],
        "how": "",
        "beliefs": True,
        "cases": how_many(rules, view),
    }
    if legal and phase in ("name", "answer", "discard"):
        for action in legal:
            p = value_or_estimate(rules, run, pile, facing, action, using, LIMIT // len(legal))
            found["rows"].append(_row(label(rules.box, action, view, (), lang)[0], p, action, lang))
            found["rows"].sort(key=lambda line: -line["p"])
            yield _told(found, rules, run.tiles, pile, lang)
        return
    if using:  # the others see which tile may go next
        discards = [("discard", tile) for tile in rules.discards(run, using)]
        share = LIMIT // len(discards)
        now = max(
            [value_or_estimate(rules, run, pile, facing, action, using, share) for action in discards],
            key=chance_of,
        )
    else:
        now = chance_or_estimate(rules, run, pile, facing, n=RUNS)
    found["rows"] = [_row(say["odds.alive"], now, TURN if phase == "turn" and legal else None, lang)]
    yield _told(found, rules, run.tiles, pile, lang)


def _next_card(rules: Rules, run: Run, pile: Pile, lang: str) -> list[OddsPart]:
    """What the next card may do, as pieces of a whole: no harm, so much harm, the end."""
    if not pile.places or not run.alive:
        return []
    top = pile.places[0]
    counts = {top: 1} if top else {k: n for k, n in zip(rules.box.kinds, pile.unseen, strict=True) if n}
    groups: dict[_Blow, list[str]] = {}
    for kind in counts:
        groups.setdefault(_faced(rules, run, kind), []).append(kind)
    total = sum(counts.values())
    parts = []
    for blow, kinds in sorted(groups.items()):
        names = ", ".join(rules.box.monsters[kind].name[lang] for kind in kinds)
        share = Fraction(sum(counts[kind] for kind in kinds), total)
        parts.append(part(blow.said(lang), names, blow.tone, share))
    return parts


class _Blow(NamedTuple):
    """What a card does if nothing is used on it, the mildest first."""

    kills: bool
    damage: int
    back: int  # hit points with which a tile brings the hero back

    @property
    def tone(self) -> Tone:
        return "bad" if self.kills else "mixed" if self.damage else "good"

    def said(self, lang: str) -> str:
        word = LANGUAGES[lang].say["odds.back" if self.back else f"odds.{self.tone}"]
        return word.format(damage=self.damage, hp=self.back)


def _faced(rules: Rules, run: Run, kind: str) -> _Blow:
    """The card just faced; of the Cube's ways the mildest."""
    faced = [way for way in rules.ways(run, kind, 0) if way.actions[0] == FACE]
    best = max(faced, key=lambda way: (way.run.alive, way.run.hp))
    back = best.run.hp if best.meeting.why == "revived" else 0
    return _Blow(not best.run.alive, best.meeting.damage, back)
