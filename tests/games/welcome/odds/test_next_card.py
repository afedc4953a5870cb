"""The strip of the next card says what facing it would do, as the rules do it."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.advice import OddsPart
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState
from dungeon_widgets.games.welcome.odds.panel import panel

from ..helpers import add, go_in, play, start, strip


def strip_of(state: WelcomeState, seat: int | None) -> list[OddsPart]:
    found = panel(state.view(seat), [], "en")
    assert found is not None
    return found["parts"]


def before_a_known_card(hero: str, monster: str, *stripped: str, **options: Any) -> WelcomeState:
    """The hero without these tiles before a card that its runner put there."""
    state = start(hero, players=2, **options)
    cards = ["goblin", "goblin", "skeleton", "skeleton", "orc"]
    for tile in stripped:
        strip(state, cards.pop(), tile)
    if state.to_move == 1:
        add(state, "orc" if "orc" in cards else "golem")
    add(state, monster)
    play(state, ("pass",))
    if state.phase == "name":
        play(state, ("name", "goblin"))
    assert state.runner == 0
    return state


@pytest.mark.parametrize(
    ("hero", "stripped", "monster", "label", "tone"),
    [
        # 7 HP: the Demon takes them all, the Lich leaves one.
        ("barbarian", ("chainmail", "healing_potion"), "demon", "−7: 0 HP", "bad"),
        ("barbarian", ("chainmail", "healing_potion"), "lich", "−6", "mixed"),
        # With the Potion the same Demon does not kill.
        ("barbarian", ("chainmail", "vorpal_axe"), "demon", "−7, back with 4 HP", "mixed"),
        ("barbarian", ("chainmail", "vorpal_axe"), "dragon", "−9, back with 4 HP", "mixed"),
    ],
)
def test_the_border_between_hurt_and_dead_is_at_0_hit_points(
    hero: str, stripped: tuple[str, ...], monster: str, label: str, tone: str
) -> None:
    state = before_a_known_card(hero, monster, *stripped)
    assert state.run is not None
    assert state.run.hp == 7
    (part,) = strip_of(state, 0)
    assert (part["label"], part["tone"], part["fraction"]) == (label, tone, "1")


def test_the_knucklebones_are_seen_on_the_strip_while_they_work() -> None:
    state = start("necromancer", box="back", specials=["ally", "fairy"])
    weak = ("goblin", "goblin", "skeleton", "skeleton")
    for monster, tile in zip(
        weak, ("zombie_companion", "evil_cape", "possession_scroll", "dark_stone"), strict=True
    ):
        strip(state, monster, tile)
    add(state, "dragon", "golem")
    go_in(state)
    assert tones_of(state, "Dragon") == ["mixed"]  # 2 HP: the hero comes back with 1
    play(state, ("turn",))
    assert tones_of(state, "Dragon") == ["bad"]  # 1 HP: not again


def tones_of(state: WelcomeState, name: str) -> list[str]:
    """As a spectator sees it, who knows no card."""
    return [part["tone"] for part in strip_of(state, None) if name in part["detail"]]


def test_every_strip_says_what_the_rules_do() -> None:
    """Wherever a card may come next: dead exactly if facing it kills."""
    looked_at = back = 0
    for seed in range(150):
        rng = Random(seed)
        state = WelcomeGame(("first", "back", "both")[seed % 3], players=2).start()
        while state.to_move != OVER:
            if state.phase == "turn" and state.run is not None and state.run.alive:
                rules = state.game.rules
                parts = strip_of(state, rng.randrange(2))
                names = {monster.name["en"]: monster.id for monster in rules.box.monsters.values()}
                assert sum(Fraction(part["fraction"]) for part in parts) == 1
                for part in parts:
                    for name in part["detail"].split(", "):
                        faced = [
                            way.run
                            for way in rules.ways(state.run, names[name], 0)
                            if way.actions[0] == ("face",)
                        ]
                        assert (part["tone"] == "bad") == (not any(run.alive for run in faced)), (name, part)
                        looked_at += 1
                        back += "back with" in part["label"]
            legal = state.legal()
            patient = [action for action in legal if action != ("pass",) or rng.random() < 0.25] or legal
            state.apply(
                state.draw(rng) if state.to_move == CHANCE else patient[int(rng.random() * len(patient))]
            )
    assert looked_at > 1000
    assert back > 20
