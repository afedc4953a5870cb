"""Primitives cancel, redirect, choose, may, if, and what happens by itself. With a made-up card where no printed one shows it."""

from __future__ import annotations

import re
from typing import Any

from dungeon_widgets.games.dungeons.rules.cards.conditions import holds, rolls
from dungeon_widgets.games.dungeons.rules.cards.does_something import TESTS
from dungeon_widgets.games.dungeons.rules.checks.effects import OPS
from dungeon_widgets.games.dungeons.rules.effects import EFFECTS
from dungeon_widgets.games.dungeons.rules.frames import Ctx, Fight, Trial
from dungeon_widgets.games.dungeons.rules.printed import Condition
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Held
from tests.games.dungeons.helpers import DONE, do, game, made_up, of_kind, on_to, table
from tests.games.dungeons.rules.effects.made import boon, played
from tests.games.rules_lists import text_of


def test_there_are_27_primitives_and_each_is_written_once() -> None:
    assert len(OPS) == 27
    assert EFFECTS.keys() == OPS.keys() == TESTS.keys()


def test_each_primitive_is_in_the_list_of_rules() -> None:
    cited = re.findall(r"table 8: ([^|;]*)", text_of("dungeons"))
    named = {re.sub("([A-Z])", r"_\1", word).lower() for row in cited for word in re.split(r"[ ,:]+", row)}
    assert set(OPS) <= named


def test_cancel_a_trap() -> None:  # table 8: cancel
    state = table({"hand": ["t-darts"]}, {"peril": 1, "hero": "h-tinker", "glory": 1}, phase="encounter")
    do(state, ("announce", "t-darts", 1, 0), DONE)
    events = do(state, ("use", "h-tinker", 0))
    assert not of_kind(events, "trial")
    assert state.piles[0].discard == ("t-darts",)
    assert state.heroes[1].life == 6


def test_choose_is_chosen_when_it_resolves() -> None:  # table 8: choose
    options = [[{"op": "glory", "who": "self", "n": 1}], [{"op": "peril", "who": "self", "n": 1}]]
    state = played({"op": "choose", "by": "self", "options": options})
    assert state.legal() == [("option", 0), ("option", 1)]
    do(state, ("option", 1))
    assert (state.heroes[0].glory, state.heroes[0].peril) == (0, 1)


def test_the_victim_may_be_the_one_who_chooses() -> None:  # table 8: choose, by victim
    options = [[{"op": "glory", "who": "victim", "n": -9}], [{"op": "wound", "who": "victim", "n": 1}]]
    bane = made_up("bane", do=[{"op": "choose", "by": "victim", "options": options}])
    state = table({"hand": ["x-card"]}, {"glory": 3}, phase="encounter", of=game(2, banes=[bane]))
    do(state, ("play", "x-card", 1))
    assert state.to_move == 1


def test_may_is_asked_only_if_it_can_be_paid() -> None:  # table 8: may
    effect = {"op": "may", "cost": {"glory": 2}, "do": [{"op": "mp", "who": "self", "n": 3}]}
    assert played(effect, {"glory": 1}, {}).points == 3
    state = played(effect, {"glory": 2}, {})
    assert state.legal() == [("decline",), ("pay",)]
    do(state, ("pay",))
    assert (state.points, state.heroes[0].glory) == (6, 0)
    state = played(effect, {"glory": 2}, {})
    do(state, ("decline",))
    assert (state.points, state.heroes[0].glory) == (3, 2)


def test_if_looks_at_the_victim_of_a_bane_and_else_at_oneself() -> None:  # table 8: if
    effect = {
        "op": "if",
        "cond": {"has": "treasure"},
        "then": [{"op": "peril", "who": "self", "n": 1}],
        "else": [{"op": "peril", "who": "self", "n": 5}],
    }
    assert played(effect, {"treasures": ["r-sword"]}, {}).heroes[0].peril == 1
    assert played(effect, {}, {"treasures": ["r-sword"]}).heroes[0].peril == 5
    made = game(2, banes=[made_up("bane", do=[effect])])
    state = table({"hand": ["x-card"]}, {"treasures": ["r-sword"]}, phase="encounter", of=made)
    do(state, ("play", "x-card", 1))
    assert state.heroes[0].due_peril == 1


def test_abilities_at_the_end_of_the_turn_happen_by_themselves() -> None:  # ruling 49; window turnEnd
    card = made_up(
        "treasure", abilities=[{"when": "turn_end", "do": [{"op": "glory", "who": "self", "n": 2}]}]
    )
    state = table({"treasures": ["x-card"]}, {}, of=game(2, treasures=[card]))
    events = do(state, DONE)
    assert state.heroes[0].glory == 2
    assert [event.kind for event in events[1:4]] == ["glory", "peril", "turn"]


def test_what_happens_by_itself_comes_in_card_order_banes_by_age() -> None:  # section 8
    early = made_up(
        "bane",
        id="x-1",
        duration="permanent",
        abilities=[{"when": "turn_start", "do": [{"op": "glory", "who": "self", "n": -9}]}],
    )
    late = made_up(
        "bane",
        id="x-2",
        duration="permanent",
        abilities=[{"when": "turn_start", "do": [{"op": "glory", "who": "self", "n": 1}]}],
    )
    made = game(2, banes=[early, late])
    for order, glory in ((["x-1", "x-2"], 1), (["x-2", "x-1"], 0)):
        state = table({"banes": order, "glory": 3}, {}, phase="reset", of=made)
        assert state.heroes[0].glory == glory


def back_to_hand(what: str) -> dict[str, Any]:
    return boon({"op": "cancel", "what": what, "to": "hand"}, timing="response", when=[what])


def test_a_trap_may_be_cancelled_back_to_the_hand() -> None:  # table 8: cancel, to: hand; ruling 51
    made = game(2, boons=[back_to_hand("trap")])
    state = table({"hand": ["t-darts"]}, {"hand": ["x-card"], "peril": 1}, phase="encounter", of=made)
    do(state, ("announce", "t-darts", 1, 0), DONE, ("play", "x-card"))
    assert state.heroes[0].hand == (Held(KNOWN, "t-darts"),)
    assert state.heroes[1].peril == 0  # its Peril is lost


def test_a_bane_cancelled_back_to_the_hand_is_not_played_again_this_turn() -> None:
    # table 8: cancel, to: hand
    made = game(2, boons=[back_to_hand("bane")])
    state = table({"hand": ["b-omen"]}, {"hand": ["x-card"], "peril": 9}, phase="encounter", of=made)
    do(state, ("play", "b-omen", 1), ("play", "x-card"))
    assert state.heroes[0].hand == (Held(KNOWN, "b-omen"),)
    assert state.why_not(("play", "b-omen", 1)) == "came_back"
    state.heroes[0].hand = (Held(KNOWN, "b-omen"), Held(1, "e-rats"))  # something else to discard
    on_to(state, "move", 1)
    on_to(state, "discard", 0)
    do(state, ("discard", "e-rats"))
    on_to(state, "encounter", 0)
    assert ("play", "b-omen", 1) in state.legal()


def test_a_condition_on_a_roll_looks_at_the_score_that_is_rolled_with() -> None:  # table 8: if
    state = table({}, {})
    used: list[tuple[Fight | Trial, set[str]]] = [
        (Fight("monster", 0, "e-skeleton", attack="melee"), {"melee"}),
        (Fight("monster", 0, "e-skeleton", attack="magic"), {"magic"}),
        (Trial(0, "door", "move", 4, Ctx(0, "m-x")), {"move", "obstacle"}),
        (Trial(0, "pit", "pit", 4, Ctx(0, "m-x")), {"move", "obstacle"}),
        (Trial(0, "test", "magic", 4, Ctx(0, "b-x")), {"magic"}),
        (Trial(0, "trap", "move", 4, Ctx(0, "t-x")), {"move"}),
    ]
    scores = ("melee", "magic", "move", "level", "obstacle")
    assert not any(rolls(state, stat) for stat in scores)  # nobody rolls
    for frame, stats in used:
        state.stack = (frame,)
        assert {stat for stat in scores if rolls(state, stat)} == stats
        for stat in scores:
            assert holds(state, Condition(roll_stat=stat), 0) == (stat in stats)
