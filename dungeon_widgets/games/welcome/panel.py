"""The odds panel: would the hero live, and what may lie where? Exact, from the seat's own view."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

from ...engine.state import Action
from ...odds.deck import Deck
from ...odds.panel import Belief, OddsPart, OddsRow, Panel, Tone, part, row
from .content import Box
from .knowledge import Pile
from .odds import action_values, chance_to_live, order_matters, pile_of, unseen_of
from .rules import Rules, Run, rules_of
from .text import label


def panel(view: dict[str, Any], legal: list[Action], lang: str) -> Panel | None:
    """The odds of this moment, or None while there is no hero to bet on."""
    if not view["hero"] or view["phase"] == "over":
        return None
    rules = rules_of(view["box"])
    return _inside(rules, view, legal, lang) if view["run"] else _bidding(rules, view, legal, lang)


# -- while bidding ----------------------------------------------------------------------------------


def _bidding(rules: Rules, view: dict[str, Any], legal: list[Action], lang: str) -> Panel:
    box, hero = rules.box, rules.box.heroes[view["hero"]]
    tiles = tuple(tile["id"] for tile in view["tiles"] if tile["place"] == "hero")
    fr = lang == "fr"
    name = hero.name[lang]
    if view["phase"] == "card" and view["drawn"]["by"] == view["seat"]:
        added = pile_of(view, with_drawn=True)
        rows = [
            row(
                "L'ajouter" if fr else "Add it",
                chance_to_live(rules, rules.enter(hero, tiles), added),
                ("add",),
            )
        ]
        stripped = []
        for action in legal:
            if action[0] == "strip":
                left = tuple(tile for tile in tiles if tile != action[1])
                p = chance_to_live(rules, rules.enter(hero, left), pile_of(view))
                stripped.append(row(box.tiles[action[1]].name[lang], p, action))
        rows += sorted(stripped, key=lambda line: -line["p"])
        pile = added
        question = "ajoutez la carte et entrez aussitôt" if fr else "add the card and go in at once"
    else:
        pile = pile_of(view)
        now = chance_to_live(rules, rules.enter(hero, tiles), pile)
        rows = [row("Entrer maintenant" if fr else "Go in now", now)]
        question = "entrez maintenant" if fr else "go in now"
    return {
        "title": f"{name} : vivant ?" if fr else f"Would the {name} live?",
        "question": f"Vous {question}. Quelle chance que le héros survive ?"
        if fr
        else f"You {question}. How likely is it that the {name} lives?",
        "source": "exact",
        "rows": rows,
        "parts": [],
        "counts": _counts_line(rules, tiles, pile, rows[0], lang),
        "how": _how(rules, tiles, pile, lang),
        "belief": _belief(box, view, lang),
    }


def _counts_line(rules: Rules, tiles: tuple[str, ...], pile: Pile, first: OddsRow, lang: str) -> str:
    """Counts before percentages: "87 of the 120 possible dungeons let the hero live"."""
    total = comb(sum(pile.unseen), pile.places.count(None))
    if order_matters(rules, tiles):
        return ""
    living = Fraction(first["fraction"] or 0) * total
    if lang == "fr":
        return f"{living} des {total} donjons possibles laissent vivre le héros"
    return f"{living} of the {total} possible dungeons let the hero live"


def _how(rules: Rules, tiles: tuple[str, ...], pile: Pile, lang: str) -> str:
    unseen, hidden = sum(pile.unseen), pile.places.count(None)
    total = comb(unseen, hidden)
    fr = lang == "fr"
    lines = [
        f"{unseen} cartes ne sont pas connues, dont {hidden} dans le donjon : C({unseen}, {hidden}) = {total} donjons, "
        "également probables si les choix des autres ne disent rien."
        if fr
        else f"{unseen} cards are unseen and {hidden} of them lie in the dungeon: C({unseen}, {hidden}) = {total} dungeons, "
        "equally likely if the others' choices tell nothing."
    ]
    if rules.must_name(tiles):
        lines.append("La lame nomme la meilleure sorte." if fr else "The blade names the best kind.")
    if order_matters(rules, tiles):
        lines.append(
            "L'ordre des cartes compte : toutes sont parcourues, chaque choix étant le meilleur."
            if fr
            else "The order of the cards matters here: all orders are followed, with the best choice at each card."
        )
    return " ".join(lines)


def _belief(box: Box, view: dict[str, Any], lang: str) -> Belief:
    """For each kind, the chance of at least one among the unknown cards of each place."""
    fr = lang == "fr"
    unseen = Deck(dict(zip(box.kinds, unseen_of(view), strict=True)))
    in_dungeon = sum(card["monster"] is None for card in view["dungeon"])
    aside = sum(card["monster"] is None for card in view["aside"])
    places = [
        ("donjon" if fr else "dungeon", in_dungeon),
        ("écartées" if fr else "aside", aside),
        ("pioche" if fr else "deck", view["deck"]),
    ]
    rows = []
    for monster in box.monsters.values():
        chances = [unseen.chance_of(monster.id, size) for _, size in places]
        seen = monster.copies - unseen.count(monster.id)
        rows.append({
            "kind": monster.id, "label": monster.name[lang], "copies": monster.copies, "seen": seen,
            "at_least_one": [str(p) for p in chances], "p": [float(p) for p in chances],
        })  # fmt: skip
    return {"places": [{"label": name, "size": size} for name, size in places], "rows": rows}  # type: ignore[typeddict-item]


# -- in the dungeon ---------------------------------------------------------------------------------


def _inside(rules: Rules, view: dict[str, Any], legal: list[Action], lang: str) -> Panel:
    fr = lang == "fr"
    run, pile, facing = run_of(rules, view), pile_of(view), view["run"]["facing"] or ""
    if view["seat"] == view["runner"] and view["phase"] in ("name", "answer"):
        values = action_values(rules, run, pile, facing, legal)
        ranked = sorted(values.items(), key=lambda item: -item[1])
        rows = [row(label(rules.box, action, view, lang)[0], p, action) for action, p in ranked]
    else:
        now = chance_to_live(rules, run, pile, facing)
        rows = [row("Sortir vivant" if fr else "Come out alive", now, ("turn",) if legal else None)]
    return {
        "title": "La carte suivante" if fr else "The next card",
        "question": "Quelle chance de sortir vivant ?" if fr else "How likely is it to come out alive?",
        "source": "exact",
        "rows": rows,
        "parts": [] if facing or view["phase"] == "name" else _next_card(rules, run, pile, lang),
        "counts": "",
        "how": _how(rules, run.tiles, pile, lang),
        "belief": _belief(rules.box, view, lang),
    }


def run_of(rules: Rules, view: dict[str, Any]) -> Run:
    """The run of a view, as the rules know it."""
    seen = view["run"]
    met = [meeting for meeting in seen["met"] if meeting["why"] != "swapped"]
    last = met[-1] if met else None
    skip = last["by"] if last and last["why"] == "beaten" and rules.box.tiles[last["by"]].next else None
    tiles = tuple(tile["id"] for tile in view["tiles"] if tile["place"] == "hero")
    return Run(
        view["hero"], seen["hp"], tiles, seen["named"], skip, tuple(m["kind"] for m in met), seen["alive"]
    )


def _next_card(rules: Rules, run: Run, pile: Pile, lang: str) -> list[OddsPart]:
    """What the next card may do, as pieces of a whole: no harm, so much harm, the end."""
    if not pile.places or not run.alive:
        return []
    top = pile.places[0]
    counts = {top: 1} if top else {k: n for k, n in zip(rules.box.kinds, pile.unseen, strict=True) if n}
    groups: dict[int, list[str]] = {}
    for kind in counts:
        groups.setdefault(rules.meet(run, kind)[1].damage, []).append(kind)
    total = sum(counts.values())
    fr = lang == "fr"
    parts = []
    for damage, kinds in sorted(groups.items()):
        tone: Tone = "safe" if damage == 0 else "hurt" if damage < run.hp else "dead"
        word = {
            "safe": "sans mal" if fr else "safe",
            "hurt": f"−{damage}",
            "dead": f"−{damage} : 0" if fr else f"−{damage}: 0",
        }[tone]
        names = ", ".join(rules.box.monsters[kind].name[lang] for kind in kinds)
        parts.append(part(word, names, tone, Fraction(sum(counts[kind] for kind in kinds), total)))
    return parts
