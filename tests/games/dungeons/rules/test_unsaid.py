"""What a card, a rule in progress or a fact does not say is nothing: no number, nobody, not yet."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_args, get_type_hints

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.rules import frames
from dungeon_widgets.games.dungeons.rules.content import load_box
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
    # section 9: card, window, dice, window, result
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
    # ours: a card as it lies, a quest as it is drawn
    assert Tile("m-cross1", 1, 2) == ("m-cross1", 1, 2, False)
    assert Tile("m-cross1", 1, 2).cell == (1, 2)
    assert Item("r-sword", 1) == ("r-sword", 1, 0)
    assert Task("q-draky") == ("q-draky", (), 0, -1)
    assert Mod("move", 1, "turn", 3).vs == ANY_FOE
    assert Door(1, 2) == (1, 2, False)
    assert Sent("e-rats", 1) == ("e-rats", 1, 0)


def test_a_step_of_a_quest_asks_for_what_is_printed_and_nothing_else() -> None:  # FR Les Quêtes
    box = load_box()
    steps = [step for quest in box.quests.values() for step in quest.steps]
    assert {step.need for step in steps} == {"enter", "test", "fight", "pay", "event"}
    for step in steps:
        assert bool(step.stat) == bool(step.threat) == (step.need == "test")
        assert (step.foe is not None) == (step.need == "fight")
        assert (step.cost != FREE) == (step.need == "pay")
        assert (step.count > 0) == (step.room is None) == (step.need == "event")
        assert (min(step.threat, step.count), step.failed if step.need != "test" else "") == (0, "")


def test_the_sizes_of_the_game() -> None:  # FR Mise en place, FR But du jeu
    box = load_box()
    assert (box.hand, box.dealt, box.to_win, box.turns) == (5, 3, 3, 0)


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
