"""Ruling 30: a card that would do nothing may not be played. Whether each primitive would do something, one hero short and one enough."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from dungeon_widgets.games.dungeons.rules.cards.does_something import works
from dungeon_widgets.games.dungeons.rules.cards.targets import (
    answered,
    choosable,
    owner_of_has,
    rival_of,
    targets,
)
from dungeon_widgets.games.dungeons.rules.content import Reader
from dungeon_widgets.games.dungeons.rules.frames import Bane, Ctx, Death, Fight, Trap, Trial, Wound
from dungeon_widgets.games.dungeons.rules.printed import Effect
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import table
from tests.games.dungeons.rules.effects.made import HALL

Hero = dict[str, Any]
HEAL = {"op": "recover", "who": "self", "n": 1}


def would(effect: dict[str, Any], state: DungeonsState, me: int = 0) -> bool:
    """Whether a list with this one effect does something."""
    reader = Reader()
    key = reader.effects([effect], "x-card/do")
    state.game.box = replace(state.box, lists=reader.lists)
    return works(state, key, Ctx(me, "x-card"))


# What the effect is, for whom it does nothing, for whom it does something.
EACH: list[tuple[str, dict[str, Any], Hero, Hero]] = [
    ("Glory to lose", {"op": "glory", "n": -1}, {}, {"glory": 1}),
    ("Peril to lose", {"op": "peril", "n": -1}, {"glory": 5}, {"peril": 1}),
    ("a wound to heal", {"op": "recover", "n": 1}, {}, {"life": 5}),
    ("a card in hand", {"op": "discard", "from": "hand", "n": 1, "pick": "owner"}, {}, {"hand": ["o-cry"]}),
    ("a wounded monster", {"op": "discard", "from": "hand", "n": 1, "pick": "owner"}, {}, {"wounded": [("e-knight", 1)]}),
    ("a Treasure", {"op": "discard", "from": "treasure", "n": 1, "pick": "owner"}, {"boons": ["o-lore"]}, {"treasures": ["r-axe"]}),
    ("a Boon", {"op": "discard", "from": "boon", "n": 1, "pick": "owner"}, {"treasures": ["r-axe"]}, {"boons": ["o-lore"]}),
    ("a Bane", {"op": "discard", "from": "bane", "n": 1, "pick": "owner"}, {"boons": ["o-lore"]}, {"banes": ["b-palsy"]}),
    ("a quest to replace", {"op": "new_quest"}, {}, {"tasks": ["q-draky"]}),
    ("another Room", {"op": "relocate", "to": "entrance", "by": "self", "enters": False}, {}, {"cell": (1, 0)}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("effect", "without", "with_it"), [row[1:] for row in EACH], ids=[row[0] for row in EACH]
)
def test_of_several_heroes_one_is_enough(
    effect: dict[str, Any], without: Hero, with_it: Hero
) -> None:  # ruling 30
    each = {**effect, "who": "each"}
    for heroes, does in (
        ((without, without), False),
        ((with_it, without), True),
        ((without, with_it), True),
    ):
        assert would(each, table(*(dict(hero) for hero in heroes), tiles=HALL)) == does
        # only oneself is meant, and only the others
        mine, theirs = (hero is with_it for hero in heroes)
        assert would({**effect, "who": "self"}, table(*(dict(hero) for hero in heroes), tiles=HALL)) == mine
        assert (
            would({**effect, "who": "others"}, table(*(dict(hero) for hero in heroes), tiles=HALL)) == theirs
        )


@pytest.mark.parametrize(
    ("effect", "phase", "does"),
    [
        ({"op": "mp", "who": "each", "n": 1}, "move", True),
        ({"op": "mp", "who": "others", "n": 1}, "move", False),
        ({"op": "mp", "who": "each", "n": 1}, "encounter", False),
        ({"op": "end_turn", "who": "each"}, "move", True),
        ({"op": "end_turn", "who": "self"}, "encounter", False),
        ({"op": "glory", "who": "self", "n": 1}, "encounter", True),
        ({"op": "peril", "who": "self", "n": 1}, "move", True),
        ({"op": "life", "who": "self", "n": 1}, "move", True),
        ({"op": "wound", "who": "others", "n": 1}, "move", True),
        ({"op": "wound", "who": "foe", "n": 1}, "move", False),
        ({"op": "immune", "who": "self", "to": "pit", "until": "turn"}, "move", True),
        ({"op": "immune", "who": "victim", "to": "pit", "until": "turn"}, "move", False),
        ({"op": "mod", "who": "self", "stat": "move", "n": 1, "until": "turn"}, "move", True),
        ({"op": "mod", "who": "victim", "stat": "move", "n": 1, "until": "turn"}, "move", False),
        ({"op": "mod", "who": "self", "stat": "combat", "n": 1, "until": "combat"}, "move", False),
        ({"op": "reroll", "whose": "any"}, "move", False),
        ({"op": "cancel", "what": "bane", "to": "discard"}, "move", False),
        ({"op": "redirect", "what": "bane"}, "move", False),
        ({"op": "prevent", "n": 1}, "move", False),
        ({"op": "survive", "life": 1}, "move", False),
        ({"op": "fetch", "filter": {"tag": "undead"}, "n": 1}, "move", False),
        ({"op": "draw", "who": "self", "n": 1}, "move", True),
        ({"op": "choose", "by": "self", "options": [[], [HEAL]]}, "move", False),
        ({"op": "choose", "by": "self", "options": [[HEAL], [{"op": "glory", "who": "self", "n": 1}]]}, "move", True),
        ({"op": "may", "cost": {"glory": 1}, "do": [HEAL]}, "move", False),
        ({"op": "if", "cond": {"has": "treasure"}, "then": [{"op": "life", "who": "self", "n": 1}], "else": [HEAL]}, "move", False),
        ({"op": "if", "cond": {"has": "treasure"}, "then": [HEAL], "else": [{"op": "life", "who": "self", "n": 1}]}, "move", True),
        ({"op": "test", "who": "self", "stat": "melee", "threat": 5, "pass": [HEAL]}, "move", False),
        ({"op": "test", "who": "self", "stat": "melee", "threat": 5, "fail": [HEAL]}, "move", False),
        ({"op": "test", "who": "self", "stat": "melee", "threat": 5, "fail": [{"op": "wound", "who": "tested", "n": 1}]}, "move", True),
        ({"op": "relocate", "who": "self", "to": "adjacent", "by": "self", "enters": False}, "move", True),
        ({"op": "relocate", "who": "self", "to": "through_wall", "by": "self", "enters": False}, "move", False),
    ],
    ids=lambda value: str(value)[:50],
)  # fmt: skip
def test_each_primitive_knows_whether_it_would_do_something(
    effect: dict[str, Any], phase: str, does: bool
) -> None:
    # ruling 30: a hero without a wound and without cards, before whom nobody stands
    assert would(effect, table({}, {}, phase=phase, tiles=HALL)) == does


def test_nothing_is_drawn_where_no_card_is_left() -> None:  # ruling 30
    effect = {"op": "draw", "who": "self", "n": 1}
    state = table({}, {})
    state.piles[0].deck = ()
    assert not would(effect, state)
    state.piles[0].discard = ("o-cry",)
    assert would(effect, state)


def test_doors_are_changed_only_where_they_are_read_otherwise() -> None:  # ruling 30; table 8: set_doors
    closed = {"op": "set_doors", "where": "self", "to": "L5", "until": "turn"}
    opened = {**closed, "to": "O"}
    hall = table({}, {}, tiles=(Tile("m-cross1", 1, 0),))
    assert (would(closed, hall), would(opened, hall)) == (True, False)  # its ways are open
    library = table({"cell": (1, 0)}, {}, tiles=(Tile("m-library", 1, 0), Tile("m-cross1", 2, 0)))
    assert (would(closed, library), would(opened, library)) == (True, True)  # a lock is there


# -- whom it means ----------------------------------------------------------------------------------


def test_a_foe_is_the_hero_one_fights_and_a_monster_is_nobody() -> None:  # table 8: who
    state = table({}, {}, {})
    assert [rival_of(state, seat) for seat in range(3)] == [-1, -1, -1]
    state.stack = (Fight("rival", 0, rival=2, attack="melee"),)
    assert (rival_of(state, 0), rival_of(state, 2)) == (2, 0)
    assert (targets(state, "foe", Ctx(0, "x")), targets(state, "foe", Ctx(2, "x"))) == ([2], [0])
    state.stack = (Fight("monster", 1, "e-rats", by=0, attack="move"),)
    assert [rival_of(state, seat) for seat in range(3)] == [-1, -1, -1]
    assert targets(state, "foe", Ctx(1, "x")) == []


def test_whom_each_word_means() -> None:  # table 8: who
    state = table({}, {"cell": (1, 0)}, {}, {"alive": False}, tiles=HALL)
    ctx = Ctx(2, "x", victim=1, tested=0, chosen=2)
    found = {
        who: targets(state, who, ctx)
        for who in ("self", "victim", "tested", "chosen", "each", "others", "here")
    }
    assert found == {
        "self": [2], "victim": [1], "tested": [0], "chosen": [2], "each": [2, 0, 1], "others": [0, 1], "here": [2, 0],
    }  # fmt: skip
    assert targets(state, "victim", Ctx(2, "x")) == []
    assert targets(state, "victim", Ctx(2, "x", victim=3)) == []  # the dead are nobody
    assert (owner_of_has(ctx), owner_of_has(Ctx(2, "x"))) == (1, 2)


@pytest.mark.parametrize(
    ("reach", "oneself", "seats"),
    [("here", False, [1]), ("near", False, [1, 2]), ("any", False, [1, 2, 3]), ("here", True, [0, 1]), ("any", True, [0, 1, 2, 3])],
)  # fmt: skip
def test_how_far_one_may_choose(reach: str, oneself: bool, seats: list[int]) -> None:  # table 8: test, range
    state = table({}, {}, {"cell": (1, 0)}, {"cell": (2, 0)}, tiles=HALL)
    effect = Effect("test", who="chosen", range=reach, allow_self=oneself)
    assert choosable(state, effect, Ctx(0, "x")) == seats


def test_a_chosen_hero_must_be_one_it_does_something_to() -> None:  # ruling 30
    effect = {"op": "recover", "who": "chosen", "n": 1}
    assert not would(effect, table({"life": 1}, {}, {}))
    assert would(effect, table({}, {}, {"life": 1}))


# -- what is answered -------------------------------------------------------------------------------

FRAMES: dict[str, Callable[[bool], Any]] = {
    "bane": lambda over: Bane("b-omen", 0, 1, cancelled=over),
    "encounter": lambda over: Fight("monster", 1, "e-rats", by=0, attack="move", cancelled=over),
    "trap": lambda over: Trap("t-darts", 0, 1, cancelled=over),
}


@pytest.mark.parametrize("what", FRAMES)
def test_only_what_is_being_played_is_cancelled_and_once(what: str) -> None:  # table 8: cancel
    effect = {"op": "cancel", "what": what, "to": "discard"}
    for name, frame in FRAMES.items():
        state = table({}, {}, {})
        state.stack = (frame(False),)
        assert (answered(state, what) is not None) == (name == what)
        assert would(effect, state, 1) == (name == what)
        state.stack = (frame(True),)
        assert not would(effect, state, 1)


@pytest.mark.parametrize("against", ["quest", "room", "rival"])
def test_only_a_monster_of_a_card_is_cancelled(against: Any) -> None:  # table 8: cancel, what: encounter
    state = table({}, {})
    state.stack = (Fight(against, 0, rival=1 if against == "rival" else -1, attack="melee"),)
    assert not would({"op": "cancel", "what": "encounter", "to": "discard"}, state)


def test_a_bane_is_turned_once_on_somebody_else() -> None:  # table 8: redirect; ruling 44
    effect = {"op": "redirect", "what": "bane"}
    state = table({}, {}, {})
    state.stack = (Bane("b-omen", 0, 1),)
    assert would(effect, state, 1)
    state.stack = (Bane("b-omen", 0, 1, redirected=True),)
    assert not would(effect, state, 1)
    state = table({"alive": True}, {}, {"alive": False})
    state.stack = (Bane("b-omen", 0, 1),)
    assert would(effect, state, 1)  # of two heroes, its player


def test_who_is_dying_is_saved_and_nobody_else() -> None:  # table 8: survive; ruling 45
    effect = {"op": "survive", "life": 1}
    state = table({}, {}, {})
    state.stack = (Death(1),)
    assert [would(effect, state, seat) for seat in range(3)] == [False, True, False]


def test_a_die_is_thrown_again_by_who_may() -> None:  # table 8: reroll
    own, every = {"op": "reroll", "whose": "self"}, {"op": "reroll", "whose": "any"}
    state = table({}, {}, {})
    state.stack = (Trial(1, "test", "magic", 5, Ctx(1, "x"), die=3, stage="result"),)
    assert [would(own, state, seat) for seat in range(3)] == [False, True, False]
    assert [would(every, state, seat) for seat in range(3)] == [True, True, True]
    state.stack = (Trial(1, "test", "magic", 5, Ctx(1, "x"), die=3, thrown=True, stage="result"),)
    assert not any(would(one, state, seat) for one in (own, every) for seat in range(3))
    state.stack = (Trial(1, "test", "magic", 5, Ctx(1, "x"), stage="dice"),)
    assert not any(would(one, state, seat) for one in (own, every) for seat in range(3))
    state.stack = (
        Fight("rival", 0, rival=1, attack="magic", dice=(3, 4), thrown=(True, False), stage="compare"),
    )
    assert [would(own, state, seat) for seat in range(3)] == [False, True, False]
    assert [would(every, state, seat) for seat in range(3)] == [True, True, True]


@pytest.mark.parametrize(
    ("stat", "who", "frame", "does"),
    [
        ("combat", "self", Fight("monster", 0, "e-zombie", attack="melee"), True),
        ("melee", "self", Fight("monster", 0, "e-zombie", attack="melee"), True),
        ("magic", "self", Fight("monster", 0, "e-zombie", attack="melee"), False),
        ("combat", "foe", Fight("monster", 0, "e-zombie", attack="melee"), True),
        ("melee", "foe", Fight("monster", 0, "e-zombie", attack="melee"), True),
        ("magic", "foe", Fight("monster", 0, "e-zombie", attack="melee"), False),
        ("threat", "foe", Fight("monster", 0, "e-zombie", attack="melee"), False),
        ("combat", "self", Fight("monster", 1, "e-zombie", attack="melee"), False),
        ("combat", "self", Fight("rival", 1, rival=0, attack="melee"), True),
        ("combat", "foe", Trial(0, "test", "magic", 5, Ctx(0, "x")), False),
        ("magic", "self", Trial(0, "test", "magic", 5, Ctx(0, "x")), True),
        ("threat", "self", Trial(0, "test", "magic", 5, Ctx(0, "x")), True),
        ("trap", "self", Trial(0, "test", "magic", 5, Ctx(0, "x")), False),
        ("trap", "self", Trial(0, "trap", "magic", 5, Ctx(0, "x")), True),
        ("door", "self", Trial(0, "door", "move", 5, Ctx(0, "x")), True),
        ("pit", "self", Trial(0, "door", "move", 5, Ctx(0, "x")), False),
        ("move", "self", Trial(0, "pit", "pit", 5, Ctx(0, "x")), True),
        ("threat", "self", Trial(1, "test", "magic", 5, Ctx(1, "x")), False),
    ],
)
def test_a_modifier_for_this_roll_does_something_if_the_roll_uses_it(
    stat: str, who: str, frame: Any, does: bool
) -> None:
    # table 8: mod, until: combat
    state = table({}, {})
    state.stack = (frame,)
    assert would({"op": "mod", "who": who, "stat": stat, "n": 1, "until": "combat"}, state) == does


def test_a_modifier_for_the_own_monsters_always_may_matter() -> None:  # table 8: mod, ownMonsters
    effect = {
        "op": "mod",
        "who": "victim",
        "stat": "combat",
        "n": 1,
        "until": "phase",
        "vs": {"own_monsters": "undead"},
    }
    assert would(effect, table({}, {}, phase="encounter"))


def test_wounds_for_the_foe_of_a_fight() -> None:  # table 8: wound, who: foe
    effect = {"op": "wound", "who": "foe", "n": 1}
    for frame in (
        Fight("monster", 0, "e-zombie", attack="melee"),
        Fight("rival", 0, rival=1, attack="melee"),
    ):
        state = table({}, {})
        state.stack = (frame,)
        assert would(effect, state)
    state = table({}, {})
    state.stack = (Wound(0, 1),)
    assert not would(effect, state)
