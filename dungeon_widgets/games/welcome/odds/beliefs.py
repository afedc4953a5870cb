"""What a seat may believe: what lies where, and what the others' choices tell. Asked for when the table is opened."""

from __future__ import annotations

from fractions import Fraction

from ....engine.advice import Belief, BeliefRow, Slider
from ....odds.deck import Deck
from ..rules.content import Box
from ..rules.meeting import rules_of
from ..sight.known import tiles_of, unseen_of
from ..sight.view import WelcomeView
from ..text import LANGUAGES
from .bluff import at_least_one, chances_if_they_bluff, possible_steps
from .living import pile_of
from .panel import own_run

STEPS = tuple(Fraction(n, 8) for n in range(9))  # of the slider


def beliefs(view: WelcomeView, lang: str) -> Belief | None:
    """For each kind, the chance of at least one among the unknown cards of each place."""
    if not view["hero"] or view["phase"] == "over":
        return None
    rules = rules_of(view["box"])
    say = LANGUAGES[lang].say
    unseen = Deck(dict(zip(rules.box.kinds, unseen_of(view), strict=True)))
    in_dungeon = sum(card["monster"] is None for card in view["dungeon"])
    aside = sum(card["monster"] is None for card in view["aside"])
    places = [
        (say["beliefs.dungeon"], in_dungeon),
        (say["beliefs.aside"], aside),
        (say["beliefs.deck"], view["deck"]),
    ]
    rows: list[BeliefRow] = []
    for monster, copies in zip(
        rules.box.monsters.values(), rules.equipment.deck(view["specials"]), strict=True
    ):
        if not copies:
            continue
        chances = [unseen.chance_of(monster.id, size) for _, size in places]
        rows.append({
            "kind": monster.id, "label": monster.name[lang], "copies": copies,
            "seen": copies - unseen.count(monster.id),
            "at_least_one": [str(p) for p in chances], "p": [float(p) for p in chances],
        })  # fmt: skip
    found: Belief = {"places": [{"label": name, "size": size} for name, size in places], "rows": rows}
    if in_dungeon:
        found["slider"] = _slider(rules.box, view, unseen.counts(), in_dungeon, lang)
    return found


def _slider(box: Box, view: WelcomeView, unseen: dict[str, int], hidden: int, lang: str) -> Slider:
    """The dungeon's column if the others add every weak monster and a strong one only so often."""
    there = {kind: n for kind, n in unseen.items() if n}
    shares = possible_steps(box, there, hidden, STEPS)
    steps = [at_least_one(box, there, hidden, q) for q in shares]
    found: Slider = {
        "label": LANGUAGES[lang].say["beliefs.bluff"],
        "steps": [str(q) for q in shares],
        "at_least_one": {kind: [str(step[kind]) for step in steps] for kind in there},
    }
    if not view["run"]:
        rules = rules_of(view["box"])
        run = own_run(rules, view, tiles_of(view))
        live = chances_if_they_bluff(rules, run, pile_of(view), shares)
        found["then"] = {"label": LANGUAGES[lang].say["beliefs.then"], "p": [str(p) for p in live]}
    return found
