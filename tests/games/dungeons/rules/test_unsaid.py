"""What a card, a rule in progress or a fact does not say is nothing: no number, nobody, not yet."""

from __future__ import annotations

from dataclasses import MISSING, asdict, fields
from typing import Any, get_args, get_type_hints

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.rules import frames
from dungeon_widgets.games.dungeons.rules.content import ADVENTURE, Box, box_data, read_box
from dungeon_widgets.games.dungeons.rules.frames import NOBODY, Ctx
from dungeon_widgets.games.dungeons.rules.printed import (
    ALWAYS,
    ANY_CARD,
    ANY_FOE,
    FREE,
    Ability,
    Adventure,
    Against,
    Condition,
    Cost,
    Effect,
    Filter,
    Map,
    Step,
)
from dungeon_widgets.games.dungeons.rules.records import Door, Item, Mod, Sent, Task, Tile

PRINTED: list[type[Any]] = [Effect, Ability, Step, Map, Adventure]
NOTHING = ("", 0, (), None, FREE, ALWAYS, ANY_FOE, ANY_CARD)
OTHERWISE = {("Effect", "range"): "any", ("Adventure", "targeted"): True}
"""One chooses among all heroes, and a Bane is played on one, unless the card says otherwise."""

BEGUN: list[type[Any]] = [
    frames.Deal, frames.Drop, frames.Run, frames.Toss, frames.Window, frames.Bane, frames.Trap, frames.Fight, frames.Trial,
    frames.Rethrow, frames.Wound, frames.Death, frames.Reckon, frames.Arrive, frames.EndTurn, frames.Ask, frames.Edge, Ctx,
]  # fmt: skip
SEATS = {"victim", "tested", "chosen", "rival", "by", "shielded", "winner", "loser", "side"}


@pytest.mark.parametrize("kind", PRINTED, ids=lambda kind: str(kind.__name__))
def test_a_parameter_that_a_card_does_not_have_is_nothing(kind: type[Any]) -> None:
    # table 8: only the parameters of a primitive are meant
    given = {field.name: field.default for field in fields(kind) if field.default is not MISSING}
    assert given
    for name, value in given.items():
        expected = OTHERWISE.get((kind.__name__, name))
        assert value == expected if expected is not None else value in NOTHING, name


def test_a_price_a_condition_or_a_limit_that_is_not_printed_asks_for_nothing() -> None:
    # table 8: costs, conditions, vs, filter
    assert Cost() == (0, 0, 0, 0, 0)
    assert Condition() == ("",) * 4
    assert Against() == ("",) * 3
    assert Filter() == ("",) * 2


@pytest.mark.parametrize("kind", BEGUN, ids=lambda kind: str(kind.__name__))
def test_what_begins_is_at_its_first_stage_with_nobody_struck_and_nothing_thrown(kind: type[Any]) -> None:
    # ours: card, window, dice, window, result
    hints = get_type_hints(kind)
    for name, value in kind._field_defaults.items():
        if name in ("stage", "kind"):
            assert value == get_args(hints[name])[0]
        elif name in SEATS:
            assert value == NOBODY
        elif name == "credit":
            assert value == "none"
        elif name == "n":
            assert value == 1
        elif name == "ctx":
            assert value == Ctx(NOBODY, "")
        else:
            assert value in (0, "", (), (0, 0), ANY_FOE), name


def test_a_fact_begins_with_nothing_done_to_it() -> None:
    # ours: a card as it was laid or drawn
    assert Tile("m-cross1", 1, 2) == ("m-cross1", 1, 2, False)
    assert Tile("m-cross1", 1, 2).cell == (1, 2)
    assert Item("r-sword", 1) == ("r-sword", 1, 0)
    assert Task("q-draky") == ("q-draky", (), 0, -1)
    assert Mod("move", 1, "turn", 3).vs == ANY_FOE
    assert Door(1, 2) == (1, 2, False)
    assert Sent("e-rats", 1) == ("e-rats", 1, 0)


def test_cards_are_read_as_they_are_printed_and_nothing_else() -> None:
    # ours: every field of a card has one meaning
    data = box_data()
    box = read_box(data)
    assert (box.id, box.hand, box.dealt, box.to_win, box.turns) == ("full", 5, 3, 3, 0)
    for one in data["heroes"]:
        hero = box.heroes[one["id"]]
        assert (hero.id, hero.name, hero.icon, hero.race, hero.job) == tuple(
            one[name] for name in ("id", "name", "icon", "race", "class")
        )
        assert [level._asdict() for level in hero.levels] == one["levels"]
        assert (hero.life, hero.treasure_limit, hero.boon_limit) == (
            one["life"],
            one["treasure_limit"],
            one["boon_limit"],
        )
        as_printed(box, hero.power, one["power"], f"{hero.id}/power")
    for one in data["maps"]:
        space = box.maps[one["id"]]
        assert (space.name, space.icon, space.room) == (one["name"], one["icon"], one["kind"] == "room")
        assert (space.peril, space.glory) == (one["peril"], one["glory"])
        assert dict(zip("nesw", space.sides, strict=True)) == one["sides"]
        assert space.pit == one.get("pit", {"threat": 0})["threat"]
        listed(box, space.enter, one.get("enter"), f"{space.id}/enter")
    for one in (card for file in ADVENTURE for card in data[file]):
        card = box.adventure[one["id"]]
        for name in ("name", "icon", "type", "cost", "copies", "timing"):
            assert getattr(card, name) == one[name]
        for name in ("uses", "life", "damage", "threat"):
            assert getattr(card, name) == one.get(name, 0)
        assert (card.sub, card.stat, card.attack) == (
            one.get("sub", ""),
            one.get("stat", ""),
            one.get("attack"),
        )
        assert card.permanent == (one.get("duration") == "permanent")
        assert card.targeted == (one.get("target") != "none")
        assert (card.when, card.tags) == (tuple(one.get("when", ())), tuple(one.get("tags", ())))
        assert card.cond._asdict() == {**ALWAYS._asdict(), **one.get("if", {})}
        for field, name in (
            ("do", "do"),
            ("hit", "hit"),
            ("killed", "killed"),
            ("passed", "pass"),
            ("failed", "fail"),
        ):
            listed(box, getattr(card, field), one.get(name), f"{card.id}/{name}")
        for at, (ability, raw) in enumerate(zip(card.abilities, one.get("abilities", ()), strict=True)):
            as_printed(box, ability, raw, f"{card.id}/abilities/{at}")
    for one in data["decks"]:
        deck = box.decks[one["id"]]
        assert (deck.name, deck.icon, deck.hero, deck.entrance) == tuple(
            one[name] for name in ("name", "icon", "hero", "entrance")
        )
        assert (list(deck.quests), list(deck.maps), deck.adventure) == (
            one["quests"],
            one["maps"],
            one["adventure"],
        )
    cards = [card for file in ADVENTURE for card in data[file] if card["timing"] != "turn"]
    assert box.answers == {card["id"] for card in cards}
    assert box.windows == {moment for card in cards for moment in card["when"]}


def listed(box: Box, key: str, raw: list[dict[str, Any]] | None, expected: str) -> None:
    """A list of effects goes by the way to it; an empty one has none."""
    assert key == (expected if raw else "")
    if raw:
        assert [effect.op for effect in box.lists[key]] == [effect["op"] for effect in raw]


def as_printed(box: Box, ability: Ability, raw: dict[str, Any], key: str) -> None:
    assert (ability.key, ability.when, ability.name) == (key, raw["when"], raw.get("name"))
    assert ability.once == (raw.get("limit") == "turn")
    assert ability.cost._asdict() == {**FREE._asdict(), **raw.get("cost", {})}
    assert ability.cond._asdict() == {**ALWAYS._asdict(), **raw.get("if", {})}
    listed(box, ability.do, raw["do"], f"{key}/do")


def test_a_step_of_a_quest_asks_for_what_is_printed_and_nothing_else() -> None:  # FR Les Quêtes
    data = box_data()
    box = read_box(data)
    needs = set()
    for one in data["quests"]:
        quest = box.quests[one["id"]]
        assert (quest.name, quest.icon, quest.any_order) == (
            one["name"],
            one["icon"],
            one.get("any_order", False),
        )
        listed(box, quest.reward, one["reward"], f"{quest.id}/reward")
        for at, (step, raw) in enumerate(zip(quest.steps, one["steps"], strict=True)):
            need, key = raw["need"], f"{quest.id}/steps/{at}"
            needs.add(step.need)
            assert (step.room, step.need) == (raw["room"], need["type"])
            assert (step.stat, step.threat, step.count) == (
                need.get("stat", ""),
                need.get("threat", 0),
                need.get("count", 0),
            )
            assert step.cost._asdict() == {**FREE._asdict(), **need.get("cost", {})}
            listed(box, step.failed, need.get("fail"), f"{key}/fail")
            listed(box, step.lose, need.get("lose"), f"{key}/lose")
            printed = need.get("foe")
            assert (step.foe is None) == (printed is None)
            if step.foe is not None:
                assert {**asdict(step.foe), "tags": list(step.foe.tags)} == printed
    assert needs == {"enter", "test", "fight", "pay", "event"}


def test_a_game_begins_before_the_first_die() -> None:  # FR Mise en place
    state = DungeonsGame(3).start()
    assert (state.phase, state.to_move, state.round, state.turn) == ("first", CHANCE, 1, 0)
    assert (state.first, state.active, state.winner) == (-1, -1, -1)
    assert (state.dice, state.rolling, state.held, state.held_once) == (
        (0, 0, 0),
        (0, 1, 2),
        ("",) * 3,
        (False,) * 3,
    )
    assert (state.spoils, state.failed, state.points, state.pace) == (0, 0, 0, 0)
    assert (state.drawn, state.drawn_seen, state.moved, state.challenged) == ("", False, False, False)
    assert (state.tiles, state.stack, state.sent, state.ordered) == ((), (), (), ())
    assert (state.visited, state.pits, state.opened, state.overrides) == ((), (), (), ())
    for hero in state.heroes:
        assert (hero.hero, hero.alive, hero.level, hero.life, hero.cell) == ("", True, 1, 0, (0, 0))
        assert (hero.glory, hero.peril, hero.due_glory, hero.due_peril) == (0, 0, 0, 0)
        assert (hero.hand, hero.wounded, hero.treasures, hero.boons, hero.banes) == ((),) * 5
        assert (hero.tasks, hero.finished, hero.mods, hero.immune, hero.used) == ((),) * 5
    (pile,) = state.piles
    assert (pile.era, pile.discard, pile.passages, pile.quests_under, pile.maps_under) == (1, (), (), (), ())
    assert "m-entrance" not in pile.maps
    assert state.forced_by_hand  # what is left to do depends on the hand
