"""When heroes are asked for cards: the windows, who is asked in them and in which order. FR Équipement; ruling 51."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.play.habit import habit
from dungeon_widgets.games.fighter.rules.printed import Effect
from dungeon_widgets.games.fighter.rules.records import PASS
from dungeon_widgets.games.fighter.rules.state import FighterState
from dungeon_widgets.games.fighter.rules.throw.geometry import NO_BOUNCE
from tests.games.fighter.helpers import (
    data,
    fight,
    healths,
    kill,
    kinds,
    pass_all,
    put,
    take_die,
    throw,
    turn,
)


def three_thrown(**options: object) -> FighterState:
    """All three dice are thrown, none is white, and seat 1 is to choose; seat 0 is a person."""
    state = fight(
        ("murka", "wilrond", "brad"),
        skill=["human", "average", "average"],
        **options,  # type: ignore[arg-type]
    )
    for _ in range(3):
        turn(state, 1)
    state.dice = 0
    return state


def test_a_potion_can_be_drunk_before_dice_taken_back_make_somebody_fall() -> None:
    # ruling 51: also where a bot takes them back
    state = three_thrown(items={0: ["suspicious_soup"]})
    pass_all(state, "free")
    state.heroes[2].health = 1
    put(state, habit(state, Random(1)))
    assert (state.phase, state.to_move) == ("brace", 0)
    events = put(state, ("use", "suspicious_soup", 2))
    assert "fall" not in kinds(events)
    assert state.heroes[2].health == 1 + 4 - state.game.content.monsters["squeaky_armor"].level


def test_who_braces_may_end_the_fight_first() -> None:
    # ruling 51
    state = three_thrown(items={0: ["shrinking_powder"]})
    assert state.foe is not None
    pass_all(state, "free")
    state.foe.health = 3
    put(state, ("takeback",))
    assert (state.phase, state.to_move) == ("brace", 0)
    events = put(state, ("use", "shrinking_powder"))
    assert "slain" in kinds(events)
    assert "takeback" not in kinds(events)
    assert healths(state) == [9, 9, 9]


def test_nobody_is_asked_to_brace_for_nothing() -> None:
    # ruling 51: a window opens by what a card can do
    state = three_thrown(items={0: ["suspicious_soup", "eye_drops"]})
    assert state.phase == "die"
    events = put(state, ("takeback",))
    assert "takeback" in kinds(events)  # nobody was hurt: the soup could do nothing
    state = three_thrown(items={0: ["shrinking_powder"]})
    assert state.foe is not None
    pass_all(state, "free")
    state.foe.health = 9
    assert "takeback" in kinds(put(state, ("takeback",)))  # the powder would not end the fight


def test_smelling_salts_do_not_help_against_taking_back() -> None:
    # operation stay_up: against a miss only
    state = three_thrown(items={0: ["second_wind_salts"]})
    state.heroes[2].health = 1
    assert "fall" in kinds(put(state, ("takeback",)))


def test_a_potion_can_be_drunk_before_the_group_retreats() -> None:
    # ruling 51, ruling 45
    state = fight(
        ("edith", "wilrond", "brad"),
        room="second_thoughts",
        monster="bored_gargoyle",
        items={0: ["family_pizza"]},
    )
    state.heroes[2].health = 1
    put(state, ("retreat",))
    assert (state.phase, state.to_move) == ("brace", 0)
    level = state.game.content.monsters["bored_gargoyle"].level
    events = put(state, ("use", "family_pizza"))
    assert data(events, "retreat")["level"] == level
    assert state.heroes[2].health == max(0, 1 + 3 - level)


@pytest.mark.parametrize(
    ("card", "hurt", "asked"),
    [
        ("suspicious_soup", True, True),
        ("suspicious_soup", False, False),
        ("shrinking_powder", False, True),
        ("spare_knucklebone", False, False),  # dice are not short yet
        ("eye_drops", False, False),  # asked about when the die is in hand
        ("treasure_map", True, False),  # in the Rest only
    ],
)
def test_before_another_heros_throw_cards_that_could_do_something_are_asked_for(
    card: str, hurt: bool, asked: bool
) -> None:
    # ruling 51
    state = fight(("edith", "wilrond", "brad"), items={0: [card]}, health={2: 3} if hurt else {})
    assert (state.phase == "free") == asked
    if asked:
        assert state.to_move == 0


def test_dice_are_asked_for_when_all_three_are_thrown() -> None:
    # ruling 51
    state = three_thrown(items={0: ["spare_knucklebone"]})
    assert (state.phase, state.to_move) == ("free", 0)


def test_windows_are_asked_from_the_active_hero_to_the_left() -> None:
    # ruling 51, ruling 31: seat 1 throws, so 2 is asked before 0
    state = fight(
        ("edith", "wilrond", "brad"),
        items={0: ["suspicious_soup"], 2: ["family_pizza"]},
        health={0: 5},
    )
    order = []
    while state.phase == "free":
        order.append(state.to_move)
        put(state, PASS)
    assert order == [2, 0]


def test_before_the_first_die_of_a_combat_the_leader_is_asked_first() -> None:
    # ruling 51, ruling 31: nobody is active yet when the group retreats
    state = fight(
        ("edith", "wilrond", "brad"),
        room="second_thoughts",
        monster="bored_gargoyle",
        items={0: ["family_pizza"], 2: ["suspicious_soup"]},
    )
    state.heroes[1].health = 3
    put(state, ("retreat",))
    order = []
    while state.phase == "brace":
        order.append(state.to_move)
        put(state, PASS)
    assert order == [0, 2]


@pytest.mark.parametrize(("section", "health", "asked"), [(5, 4, True), (5, 2, False), (3, 6, True)])
def test_napalm_may_be_added_to_a_hit_that_already_kills(section: int, health: int, asked: bool) -> None:
    # ruling 54: for the coin of an epic throw; 2 - 5 is epic without it
    state = fight(items={0: ["napalm_water"]})
    assert state.foe is not None
    state.foe.health = health
    take_die(state, "blue")
    throw(state, section, symbol=False)
    assert (state.phase == "lying") == asked
    if asked and health == 4:
        assert data(put(state, ("use", "napalm_water")), "slain")["epic"]


def test_one_may_always_pass_on_a_card_or_for_a_fight() -> None:
    # ruling 51
    heroes = ["murka", "wilrond", "brad"]
    seats = ["Ada", "bot:comrade", "bot:comrade"]
    game = FighterGame.for_seats(seats, heroes=heroes, leader=0)
    session = Session(game, seats, 3)
    state = fight(tuple(heroes), skill=["human", "average", "average"], items={0: ["shrinking_powder"]})
    session.states = [state]
    assert state.passes() == ("card:shrinking_powder", "fight:1")
    assert session.human_to_move()
    session.leave(0, ["card:shrinking_powder"])
    assert not session.human_to_move()
    session.leave(0, ["fight:2"])
    assert session.human_to_move()
    assert game.words.passing("fight:2", "en") == "every card in fight 2"
    assert game.words.passing("card:bribe", "fr") == "Modeste pot-de-vin"


def test_there_is_nothing_to_pass_on_where_one_must_choose() -> None:
    state = fight()
    assert (state.phase, state.passes()) == ("die", ())
    two = fight(items={0: ["shrinking_powder", "bribe"]}, monster="owlbear")
    assert two.passes() == ("fight:1",)  # which card is not clear


# -- ruling 54: the note ----------------------------------------------------------------------------


def test_with_a_note_in_hand_a_weapon_that_conflicts_may_be_declared_and_spends_it() -> None:
    # ruling 54
    state = fight(items={1: ["business_card", "excuse_note"]}, monster="runaway_broom")
    put(state, ("die", "red"))
    assert state.phase == "weapons"
    words = state.game.words.label(("weapons", "business_card"), state.view(1), ["A", "B", "C"], "en")
    assert words[1].endswith("Note From Mother is used up")
    events = put(state, ("weapons", "business_card"))
    assert data(events, "use") == {"seat": 1, "card": "excuse_note", "target": None}
    assert state.heroes[1].items == ("business_card",)
    launch = state.view(1)["throw"]
    assert launch is not None
    assert launch["launch"] is not None
    assert launch["launch"]["throws"] == list(state.game.content.items["business_card"].throws)


def test_without_the_note_or_without_a_conflict_nothing_is_spent() -> None:
    # ruling 54
    state = fight(items={1: ["business_card"], 2: ["excuse_note"]}, monster="runaway_broom")
    put(state, ("die", "red"))
    assert state.phase != "weapons"  # somebody else's note lifts no conflict before it is used
    plain = fight(items={1: ["left_over_sword", "excuse_note"]})
    put(plain, ("die", "red"), ("weapons", "left_over_sword"))
    assert "excuse_note" in plain.heroes[1].items


@pytest.mark.parametrize(
    ("power", "while_it_lies", "before_the_harm"),
    [
        ("cunning", True, False),
        ("super_cunning", True, False),
        ("horde", True, False),
        ("resistant", True, False),
        ("enraged", False, True),
        ("greedy", False, True),
        ("leech", False, True),
    ],
)
def test_a_bribe_is_asked_for_where_it_changes_the_hit_or_the_harm(
    power: str, while_it_lies: bool, before_the_harm: bool
) -> None:
    # ruling 51: nobody is asked for nothing
    monsters = FighterGame(players=2).content.monsters.values()
    state = fight(items={0: ["bribe"]}, monster=next(card.id for card in monsters if card.ability == power))
    assert state.foe is not None
    state.foe.health = state.foe.start = 40
    take_die(state)
    hit, miss = state.clone(), state.clone()
    throw(hit, 4, symbol=False)
    assert (hit.phase == "lying") == while_it_lies
    throw(miss, -1, symbol=False)
    assert (miss.phase == "harm") == before_the_harm


def test_who_passed_before_the_monster_fell_is_asked_again_in_the_rest() -> None:
    # ruling 51: a pass counts until the window closes
    state = fight(items={1: ["cauldron_lid"], 0: ["treasure_map"], 2: ["shrinking_powder"]})
    assert state.foe is not None
    take_die(state)
    state.foe.health = 3
    throw(state, -1, symbol=False)
    assert (state.phase, state.to_move) == ("harm", 1)
    put(state, PASS)
    assert (state.phase, state.to_move, state.passed) == ("harm", 2, (1,))
    state.passed = (0, 1)  # as if seat 0 had been asked for another card
    put(state, ("use", "shrinking_powder"))
    assert (state.phase, state.to_move, state.passed) == ("rest", 0, ())


# card: when another hero throws, when it is asked for; in one's own turn, when it may be used
TABLE = {
    "napalm_water": ("hit", ""),
    "dwarf_espresso": ("hit", ""),
    "suspicious_soup": ("free miss", "die launch"),
    "family_pizza": ("free miss", "die launch"),
    "rewind_pill": ("", ""),  # asked about by itself, once the die lies
    "second_wind_salts": ("miss", ""),
    "excuse_note": ("aimed", "launch"),
    "spare_knucklebone": ("", "die launch"),
    "eye_drops": ("aimed", "launch"),
    "sticky_tape": ("", "die"),
    "bribe": ("free miss", "die launch"),
    "rubber_floor": ("no bounce", "launch"),
    "treasure_map": ("rest", ""),
    "shrinking_powder": ("free", "die launch"),
}


@pytest.mark.parametrize("card", TABLE)
def test_a_card_has_its_moments_in_anothers_turn_and_in_ones_own(card: str) -> None:
    # ruling 51; a room with a throw, an enraged monster that would fell the thrower, everybody hurt
    def begun(owner: int) -> FighterState:
        state = fight(room="dark_pantry", monster="owlbear", items={owner: [card]}, health={0: 5, 1: 3, 2: 5})
        assert state.foe is not None
        state.foe.health = state.foe.start = 40
        return state

    def in_hand(owner: int) -> FighterState:
        state = begun(owner)
        pass_all(state, "free")
        put(state, ("die", "red"))
        return state

    def lying(verdict: int) -> FighterState:
        state = in_hand(0)
        pass_all(state, "aimed")
        throw(state, verdict, symbol=False)
        return state

    beaten = begun(0)
    pass_all(beaten, "free")
    kill(beaten)
    pass_all(beaten, "lying")
    moments = {
        "free": (begun(0), "free"),
        "aimed": (in_hand(0), "aimed"),
        "hit": (lying(3), "lying"),
        "no bounce": (lying(NO_BOUNCE), "lying"),
        "miss": (lying(-1), "harm"),
        "rest": (beaten, "trade" if beaten.phase == "trade" else "rest"),
    }
    asked = [
        moment
        for moment, (state, phase) in moments.items()
        if state.phase == phase and any(action[:2] == ("use", card) for action in state.legal())
    ]
    own = begun(1)
    own.coloured = ("green",)
    in_turn = [
        state.phase
        for state in (own, in_hand(1))
        if any(action[:2] == ("use", card) for action in state.legal())
    ]
    assert (" ".join(asked), " ".join(in_turn)) == TABLE[card]


def test_a_note_or_drops_do_nothing_twice() -> None:
    # ours: nobody is asked for nothing
    state = fight(room="dark_pantry", items={1: ["excuse_note", "eye_drops"]})
    take_die(state)
    put(state, ("use", "eye_drops"), ("use", "excuse_note"))
    assert state.throw is not None
    assert (state.throw.symbol, state.throw.ignored) == (True, True)
    state.heroes[1].items = ("excuse_note", "eye_drops")
    assert not any(action[0] == "use" for action in state.legal())
    plain = fight(items={1: ["excuse_note"]})  # a room and a monster that ask for nothing
    take_die(plain)
    assert not any(action[0] == "use" for action in plain.legal())


def test_a_bribe_does_nothing_where_the_monster_has_no_ability() -> None:
    # ours: nobody is asked for nothing
    for monster, usable in (("squeaky_armor", False), ("owlbear", True)):
        state = fight(monster=monster, items={1: ["bribe"]})
        assert (("use", "bribe") in state.legal()) == usable
        if usable:
            put(state, ("use", "bribe"))
            state.heroes[1].items = ("bribe",)
            assert ("use", "bribe") not in state.legal()  # it is silent already


def test_what_heals_its_owner_is_of_use_to_the_hurt_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    # operation heal_self; ours: nobody is asked for nothing
    for health, usable in ((9, False), (8, True)):
        state = fight(items={1: ["family_pizza"]}, health={0: 3, 1: health})
        pizza = state.game.content.items["family_pizza"]
        own = replace(pizza, effects=(Effect("heal_self", 3),))
        with monkeypatch.context() as patch:
            patch.setitem(state.game.content.items, "family_pizza", own)
            assert (("use", "family_pizza") in state.legal()) == usable


def test_a_person_may_pass_on_a_whole_fight_but_not_on_the_rest() -> None:
    # ruling 51
    state = fight(items={0: ["suspicious_soup"]}, health={2: 3})
    assert (state.phase, state.passes()) == ("free", ("card:suspicious_soup", "fight:1"))
    pass_all(state)
    kill(state)
    assert state.phase in ("rest", "trade")
    resting = fight(items={1: ["treasure_map"]})
    kill(resting)
    assert (resting.phase, resting.passes()) == ("rest", ("card:treasure_map",))
    assert fight().passes() == ()


def test_without_a_white_die_none_is_thrown() -> None:
    # FR Dés Bonus; ruling 32
    state = three_thrown()
    state.dice = 0
    assert state.why_not(("white",)) == "no_white"
    state.coloured = ("red",)
    assert state.why_not(("white",)) == state.why_not(("takeback",)) == "coloured_first"
