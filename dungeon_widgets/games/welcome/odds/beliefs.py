"""The table of beliefs: what lies where, and what the choices of the others tell."""

from __future__ import annotations

from fractions import Fraction

from ....engine.advice import Belief, BeliefPlace, BeliefRow, Slider
from ....odds.deck import Deck
from ..rules.meeting import Rules, rules_of
from ..sight.known import tiles_of, unseen_of
from ..sight.view import WelcomeView
from ..text import LANGUAGES
from .bluff import Added, added_by_others, at_least_one, chances_if_they_bluff, possible_steps
from .living import own_run, pile_of

STEPS = tuple(Fraction(n, 8) for n in range(9))  # of the slider


def beliefs(view: WelcomeView, lang: str) -> Belief | None:
    """For each kind, the chance of at least one among the unknown cards of each place."""
    if not view["hero"] or view["phase"] == "over":
        return None
    rules = rules_of(view["box"])
    unseen = Deck(dict(zip(rules.box.kinds, unseen_of(view), strict=True)))
    added, elsewhere = added_by_others(view), _elsewhere(view, lang)
    places: list[BeliefPlace] = [
        {"label": LANGUAGES[lang].say["beliefs.dungeon"], "size": added.cards},
        *elsewhere,
    ]
    rows: list[BeliefRow] = []
    for monster, copies in zip(
        rules.box.monsters.values(), rules.equipment.deck(view["specials"]), strict=True
    ):
        if not copies:
            continue
        chances = [unseen.chance_of(monster.id, place["size"]) for place in places]
        rows.append({
            "kind": monster.id, "label": monster.name[lang], "copies": copies,
            "seen": copies - unseen.count(monster.id),
            "at_least_one": [str(p) for p in chances], "p": [float(p) for p in chances],
        })  # fmt: skip
    found: Belief = {"places": places, "rows": rows}
    if added.cards:
        sizes = [place["size"] for place in elsewhere]
        found["slider"] = _slider(rules, view, unseen.counts(), added, sizes, lang)
    return found


def _elsewhere(view: WelcomeView, lang: str) -> list[BeliefPlace]:
    """Where else the cards lie that the seat cannot see: set aside, in another's hand, in the deck."""
    say = LANGUAGES[lang].say
    aside = sum(card["monster"] is None for card in view["aside"])
    places: list[BeliefPlace] = [{"label": say["beliefs.aside"], "size": aside}]
    if view["phase"] == "card" and view["drawn"] and view["drawn"]["monster"] is None:
        places.append({"label": say["beliefs.hand"], "size": 1})
    return [*places, {"label": say["beliefs.deck"], "size": view["deck"]}]


def _slider(
    rules: Rules, view: WelcomeView, unseen: dict[str, int], added: Added, elsewhere: list[int], lang: str
) -> Slider:
    """Every column if the others add each weak monster and a strong one only so often."""
    there = {kind: n for kind, n in unseen.items() if n}
    shares = possible_steps(rules.box, there, added, STEPS)
    steps = [at_least_one(rules.box, there, added, elsewhere, q) for q in shares]
    found: Slider = {
        "label": LANGUAGES[lang].say["beliefs.bluff"],
        "steps": [str(q) for q in shares],
        "at_least_one": {kind: [[str(p) for p in step[kind]] for step in steps] for kind in there},
    }
    if not view["run"]:
        run = own_run(rules, view, tiles_of(view))
        live = chances_if_they_bluff(rules, run, pile_of(view), shares, added.forced)
        found["then"] = {"label": LANGUAGES[lang].say["beliefs.then"], "p": [str(p) for p in live]}
    return found
