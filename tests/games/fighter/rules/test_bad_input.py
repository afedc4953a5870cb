"""What is no move is refused with a reason, and nothing changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.state import digest
from dungeon_widgets.games.fighter.rules.combat.required_throw import manner_of
from dungeon_widgets.games.fighter.rules.combat.throws import examples
from dungeon_widgets.games.fighter.rules.throw.action import read_launch
from dungeon_widgets.games.fighter.rules.throw.manner import combine
from tests.games.fighter.helpers import fight, game, put, take_die

GOOD: tuple[Any, ...] = ("launch", 0, 0, 1300, 200, 0, ())


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ((), "no_action"),
        ((1,), "no_action"),
        (("fly",), "not_now"),
        (("die", "red"), "not_now"),
        (("seed", 1), "not_now"),
        (("launch",), "launch_form"),
        (GOOD[:6], "launch_form"),
        (("launch", 0, 0, 1300.0, 200, 0, ()), "launch_whole"),
        (("launch", 0, 0, float("nan"), 200, 0, ()), "launch_whole"),
        (("launch", 0, 0, 100, 200, 0, ()), "launch_speed"),
        (("launch", 0, 0, 9999, 200, 0, ()), "launch_speed"),
        (("launch", 99, 0, 1300, 200, 0, ()), "launch_stance"),
        (("launch", 0, 2000, 1300, 200, 0, ()), "launch_aim"),
        (("launch", 0, 0, 1300, 5000, 0, ()), "launch_slope"),
        (("launch", 0, 0, 1300, 200, 5000, ()), "launch_spin"),
        (("launch", 0, 0, 1300, 200, 0, (("air", 0),)), "launch_extra_not_due"),
        (("launch", 0, 0, 1300, 200, 0, [["air", 0]]), "launch_extras_form"),
    ],
)
def test_a_forged_launch_changes_nothing(action: tuple[Any, ...], reason: str) -> None:
    # ours: who is refused is told which rule forbids it
    state = fight()
    take_die(state)
    before = digest(state)
    assert state.why_not(action) == reason
    assert digest(state) == before
    assert state.why_not(GOOD) is None


@pytest.mark.parametrize(
    ("room", "launch", "reason"),
    [
        ("cursed_trampoline", GOOD, "launch_extra_missing"),
        ("cursed_trampoline", (*GOOD[:6], (("air", 0), ("turn", 0))), "launch_extra_not_due"),
        ("cursed_trampoline", (*GOOD[:6], (("air", 0), ("air", 0))), "launch_extras_order"),
        ("cursed_trampoline", (*GOOD[:6], (("air", float("nan")),)), "launch_extras_form"),
        ("windy_shaft", GOOD, "launch_extra_missing"),
        ("windy_shaft", ("launch", 0, 0, 1000, 200, 0, (("taps", 15),)), "launch_derived"),
        ("windy_shaft", ("launch", 0, 0, 1800, 200, 0, (("taps", 99),)), "launch_taps"),
    ],
)
def test_extras_are_checked_against_what_is_due(room: str, launch: tuple[Any, ...], reason: str) -> None:
    state = fight(room=room)
    take_die(state)
    before = digest(state)
    assert state.why_not(launch) == reason
    assert digest(state) == before


@pytest.mark.parametrize(
    ("box", "reason"),
    [
        ((-100, 0, 0, 0), "launch_box_near"),
        ((-600, -330, 0, 0), "launch_box_off"),
        ((-300, -330, 2, 0), "launch_box_behind"),
        ((-300, -330, 9, 0), "launch_box"),
        ((-300.5, -330, 0, 0), "launch_extras_form"),
    ],
)
def test_a_box_where_it_may_not_stand_is_refused(box: tuple[Any, ...], reason: str) -> None:
    state = fight(monster="minotaur_estate_agent")
    take_die(state)
    before = digest(state)
    assert state.why_not(("launch", 0, -500, 1600, 200, 0, (("box", *box),))) == reason
    assert digest(state) == before


def test_a_launch_at_another_time_is_refused() -> None:
    state = fight()
    assert state.phase == "die"
    assert state.why_not(GOOD) == "not_now"
    rooms = game().start()
    assert rooms.why_not(GOOD) == "luck"


def test_luck_that_is_none_is_refused() -> None:
    # ours: luck has its own list
    state = game().start()
    assert state.why_not(("rooms", "low_crypt", "low_crypt")) == "luck"
    assert state.why_not(("rooms",)) == "luck"
    assert all(state.why_not(outcome) is None for outcome, _ in state.chance())
    state = fight()
    take_die(state)
    put(state, ("launch", 0, 0, 2400, 800, 0, ()))
    seeds = (0, 2**32 - 1, -1, 2**32, True, 1.0, "1")
    assert [state.why_not(("seed", seed)) for seed in seeds] == [None, None, *["luck"] * 5]
    assert [state.why_not(wrong) for wrong in (("seed",), ("seed", 1, 1), ("sow", 1))] == ["luck"] * 3


def test_after_the_end_nothing_may_be_done() -> None:
    state = fight(health={0: 0, 2: 0, 1: 1})
    take_die(state)
    put(state, ("launch", 0, 0, 2400, 800, 0, ()), ("seed", 13))
    assert state.result == "down"
    assert state.why_not(("die", "red")) == "over"
    assert state.legal() == []


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (("call", 9), "no_such_seat"),
        (("call", -1), "no_such_seat"),
        (("call", "x"), "no_such_seat"),
        (("call",), "no_such_seat"),
        (("white", 1), "no_action"),
        (("takeback", 1), "no_action"),
        (("retreat",), "retreat_only_impossible"),
        (("pass",), "not_now"),
        (("buy", "bribe"), "not_now"),
        (("die",), "no_such_die"),
        (("die", ["red"]), "no_such_die"),
    ],
)
def test_odd_actions_have_a_reason(action: tuple[Any, ...], reason: str) -> None:
    # ours: who is refused is told which rule forbids it
    assert fight().why_not(action) == reason


def test_a_card_that_cannot_be_used_says_why() -> None:
    # ours: who is refused is told which rule forbids it
    state = fight(items={1: ["treasure_map", "cauldron_lid", "helm_of_bravery"]})
    for card, reason in (
        ("treasure_map", "card_no_use_now"),
        ("cauldron_lid", "armour_on_miss"),
        ("helm_of_bravery", "weapon_at_throw"),
        ("bribe", "not_your_card"),
    ):
        assert state.why_not(("use", card)) == reason
    state.heroes[1].used = ("cauldron_lid",)
    assert state.why_not(("use", "cauldron_lid")) == "armour_used"
    hurt = fight(items={1: ["suspicious_soup"]}, health={2: 3})
    assert hurt.why_not(("use", "suspicious_soup")) == "card_target"
    assert hurt.why_not(("use", "suspicious_soup", 0)) == "card_target"


def test_a_room_or_a_gift_that_cannot_be_given_says_why() -> None:
    # ours: who is refused is told which rule forbids it
    rooms = game().start()
    put(rooms, rooms.chance()[0][0])
    assert rooms.why_not(("room", "attic")) == "room_not_offered"
    gift = game().start()
    put(gift, ("rooms", "coat_check", "dark_pantry"), ("room", "coat_check"), ("card", "cauldron_lid"))
    assert gift.phase == "gift"
    for action, reason in (
        (("give",), "no_action"),
        (("give", "cauldron_lid"), "no_action"),
        (("give", "bribe", 0), "no_action"),
        (("give", "cauldron_lid", 3), "no_such_seat"),
        (("give", "cauldron_lid", -1), "no_such_seat"),
        (("give", "cauldron_lid", "0"), "no_such_seat"),
    ):
        assert gift.why_not(action) == reason
    gift.heroes[0].out, gift.heroes[0].health = True, 0
    assert gift.why_not(("give", "cauldron_lid", 0)) == "hero_out"
    full = max(gift.game.content.hero(hero.id).slots["armour"] for hero in gift.heroes)
    others = [card.id for card in gift.game.content.items.values() if card.kind == "armour"][: full + 1]
    gift.heroes[1].items = tuple(card for card in others if card != "cauldron_lid")
    assert gift.why_not(("give", "cauldron_lid", 1)) == "no_slot"


def test_launches_somebody_might_make_lie_around_the_plans() -> None:
    # ours: random play throws like a player, not like a machine
    state = fight()
    take_die(state)
    rng = Random(7)
    launches = [read_launch(state.sample(rng)) for _ in range(120)]
    plans = [read_launch(action) for action in examples(state)]
    assert len({launch.stance for launch in launches}) > 10
    for field, by in (("aim", 60), ("speed", 120), ("slope", 100)):
        off = [
            min((getattr(launch, field) - getattr(plan, field) for plan in plans), key=abs)
            for launch in launches
        ]
        assert max(map(abs, off)) <= by
        assert min(off) < 0 < max(off)
    assert min(launch.spin for launch in launches) < 0 < max(launch.spin for launch in launches)
    spun = fight(
        monster=next(card.id for card in state.game.content.monsters.values() if card.throw == "spin")
    )
    take_die(spun)
    sampled = [read_launch(spun.sample(rng)) for _ in range(30)]
    assert {launch.spin for launch in sampled} == {0}
    assert len({launch.aim for launch in sampled}) > 10


@pytest.mark.parametrize("extra", ["taps", "charge"])
def test_a_speed_that_follows_from_a_gesture_is_never_moved(extra: str) -> None:
    # ours: random play throws like a player, not like a machine
    monsters = fight().game.content.monsters.values()
    throws = {card.throw for card in monsters if card.throw and extra in combine([card.throw]).extras}
    assert throws
    for monster in [card.id for card in monsters if card.throw in throws]:
        state = fight(monster=monster)
        take_die(state)
        speeds = {read_launch(action).speed for action in examples(state)}
        sampled = [read_launch(state.sample(Random(seed))) for seed in range(30)]
        assert {launch.speed for launch in sampled} <= speeds
        assert len({launch.slope for launch in sampled}) > 10


@pytest.mark.parametrize(("luck", "side"), [(0.0, -1), (1 - 2**-53, 1)])
def test_a_launch_somebody_might_make_is_just_so_far_from_its_plan(luck: float, side: int) -> None:
    # ours: random play throws like a player, not like a machine
    class Fixed(Random):
        def random(self) -> float:
            return luck

    state = fight()
    take_die(state)
    plan = read_launch(examples(state)[0 if side < 0 else -1])
    launch, manner = read_launch(state.sample(Fixed())), manner_of(state)
    assert launch.aim == plan.aim + side * 60
    assert launch.speed == min(max(plan.speed + side * 120, manner.speed[0]), manner.speed[1])
    assert launch.slope == min(max(plan.slope + side * 100, manner.slope[0]), manner.slope[1])
    assert launch.spin == side * 200
    assert launch.stance == (0 if side < 0 else 15)
