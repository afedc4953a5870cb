"""What a card or a fact does not say is nothing: no number, nobody, not yet."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.rules.content import load_content
from dungeon_widgets.games.fighter.rules.printed import Control, Effect
from dungeon_widgets.games.fighter.rules.records import Foe, Hero, Step, Throw, Under
from dungeon_widgets.games.fighter.rules.state import FighterState

NOTHING = ("", 0, (), None, False)
NOBODY = {"seat", "leader", "active", "last", "stolen"}
CONTROL = {"power": 1.0, "aim_limit": 1.0, "camera": "plain"}


def given(kind: type[Any]) -> dict[str, Any]:
    """What its fields are unless somebody says otherwise; a fresh list or table is empty."""
    return {field.name: field.default for field in fields(kind) if field.default is not MISSING}


def test_an_effect_does_only_what_its_card_says() -> None:
    # ours: a field that a card does not have is nothing
    assert set(given(Effect)) >= {
        "n",
        "level",
        "boss",
        "when",
        "only_if",
        "everybody",
        "token",
        "limit",
        "optional",
    }
    assert all(value in NOTHING and value is not True for value in given(Effect).values())


def test_a_throw_leaves_the_gesture_alone_unless_its_card_says_so() -> None:
    # ours: a field that a card does not have is nothing
    assert len(given(Control)) == len(fields(Control))
    for name, value in given(Control).items():
        assert value == CONTROL[name] if name in CONTROL else value in NOTHING, name


def test_a_step_is_about_nobody_and_no_card_unless_it_says_so() -> None:
    # ours: a field that is not given is nothing
    assert Step("turn") == ("turn", -1, "")
    assert Under("attic") == ("attic", ())
    assert not Under("attic").seen_by(0)
    assert not Under("attic").seen_by(None)
    assert Under("attic", (1,)).seen_by(1)
    assert not Under("attic", (1,)).seen_by(None)
    assert Under("attic", (-1,)).seen_by(None)


def test_a_throw_begins_with_nothing_thrown_and_nothing_granted() -> None:
    # ours: a field that is not given is nothing
    throw = Throw()
    assert (throw.seat, throw.die) == (0, "red")
    assert (throw.second, throw.ignored, throw.symbol, throw.called, throw.doubled) == (False,) * 5
    assert (throw.granted, throw.bonus, throw.ability, throw.cap) == (0, 0, "", None)
    assert (throw.weapons, throw.declined, throw.shielded) == ((), (), ())
    assert (throw.launch, throw.rest) == (None, None)
    assert (throw.reduced, throw.saved) == ({}, {})


def test_a_hero_or_a_monster_that_nobody_named_has_nothing() -> None:
    # ours: a field that is not given is nothing
    hero = Hero()
    assert (hero.id, hero.health, hero.scars, hero.out, hero.items, hero.used) == ("", 0, (), False, (), ())
    assert (hero.standing, hero.down) == (False, True)
    out, up = Hero(out=True), Hero(health=1)
    assert (out.standing, out.down, up.standing, up.down) == (False, False, True, False)
    foe = Foe()
    assert (foe.id, foe.health, foe.start, foe.silenced) == ("", 0, 0, False)


def test_before_the_first_card_nobody_has_anything() -> None:
    # ours: a field that is not given is nothing
    state = FighterState(FighterGame(players=2))
    for name in ("leader", "active", "last", "stolen"):
        assert getattr(state, name) == -1, name
    for name in ("gold", "dice", "shops", "fights", "white_used"):
        assert getattr(state, name) == 0, name
    for name in ("stack", "unseen_rooms", "under", "offered", "aside", "met", "coloured", "lying", "tokens", "passed",
                 "called", "shop_deck", "stall", "thrown"):  # fmt: skip
        assert getattr(state, name) == (), name
    assert (state.room, state.result, state.foe, state.throw) == ("", "", None, None)
    assert (state.struck, state.epic, state.heroes) == (False, False, [])


@pytest.mark.parametrize("hero", ["", "nobody", None, 3])
def test_a_hero_there_is_not_is_refused_with_those_there_are(hero: Any) -> None:
    # ours: whoever sets up a game is told which name is wrong
    with pytest.raises(ValueError, match="wilrond"):
        load_content().hero(hero)
    assert load_content().hero("wilrond").id == "wilrond"


def test_a_monster_or_a_boss_is_found_by_its_name() -> None:
    # ours: a field of a card has one meaning
    content = load_content()
    for cards in (content.monsters, content.bosses):
        for name, card in cards.items():
            assert content.foe(name) is card


def test_a_card_has_the_operations_that_stand_on_it() -> None:
    # ours: a field of a card has one meaning
    content = load_content()
    operations = {effect.op for card in content.items.values() for effect in card.effects}
    operations |= {effect.op for card in content.abilities.values() for effect in card.effects}
    for card in (*content.items.values(), *content.abilities.values()):
        assert {op for op in operations if card.has(op)} == {effect.op for effect in card.effects}


def test_what_a_game_begins_with_waits_for_luck() -> None:
    # ours: what is asked first is drawn
    state = FighterGame(players=2).start()
    assert state.to_move == CHANCE
    assert state.phase == "hero"
