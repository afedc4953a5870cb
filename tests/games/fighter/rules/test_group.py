"""The group decides: the Leader's seat asks, and a person is asked where a bot leads. Ruling 50."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.rules import party
from dungeon_widgets.games.fighter.rules.state import FighterState
from tests.games.fighter.helpers import fight, kill, put, to_shop

HEROES = ["edith", "wilrond", "grace", "brad"]


def led_by(leader: int, *people: int) -> FighterGame:
    skill = ["human" if seat in people else "average" for seat in range(4)]
    return FighterGame(heroes=HEROES, leader=leader, skill=skill)


@pytest.mark.parametrize(
    ("leader", "people", "decides"),
    [(0, (), 0), (0, (0, 2), 0), (0, (2, 3), 2), (3, (1, 2), 1), (2, (1,), 1)],
)
def test_a_person_decides_where_a_bot_leads(leader: int, people: tuple[int, ...], decides: int) -> None:
    # ruling 50: the first person to the Leader's left
    state = led_by(leader, *people).start()
    assert party.decider(state) == decides


def test_an_eliminated_person_decides_no_more() -> None:
    # ruling 50: a person who plays
    state = led_by(0, 2, 3).start()
    state.heroes[2].out = True
    assert party.decider(state) == 3
    state.heroes[3].out = True
    assert party.decider(state) == 0


def test_the_person_who_decides_sees_the_two_rooms_and_nobody_else_does() -> None:
    # ruling 50: sees what the Leader's seat would
    state = led_by(0, 2).start()
    events = put(state, ("rooms", "coat_check", "low_crypt"))
    assert (state.phase, state.to_move) == ("room", 2)
    cards = {seat: [entry["card"] for entry in state.view(seat)["offered"]] for seat in range(4)}
    assert cards[2] == cards[0] == ["coat_check", "low_crypt"]
    assert cards[1] == cards[3] == [None, None]
    offer = next(event for event in events if event.kind == "offer")
    assert "rooms" in offer.as_seen_by(2)
    assert "rooms" not in offer.as_seen_by(1)
    (chosen,) = (event for event in put(state, ("room", "low_crypt")) if event.kind == "room")
    assert chosen.as_seen_by(2)["under"] == "coat_check"
    assert "under" not in chosen.as_seen_by(3)
    assert chosen.data["seat"] == 2


def test_the_person_decides_about_gifts_exchange_shop_and_retreat() -> None:
    # ruling 50
    gift = led_by(0, 2).start()
    put(gift, ("rooms", "coat_check", "low_crypt"), ("room", "coat_check"), ("card", "bribe"))
    assert (gift.phase, gift.to_move) == ("gift", 2)
    state = fight(HEROES, skill=["average", "average", "human", "average"], items={1: ["left_over_sword"]})
    state.aside = ("dark_pantry", "loose_change")
    state.unseen_rooms = tuple(room for room in state.unseen_rooms if room not in state.aside)
    kill(state)
    assert (state.phase, state.leader, state.to_move) == ("trade", 1, 2)
    to_shop(state)
    assert (state.leader, state.to_move) == (1, 2)


def test_the_person_who_decides_may_use_a_card_in_the_exchange_and_call_on_the_leader() -> None:
    # ruling 50, ruling 18
    state = fight(
        HEROES,
        skill=["average", "average", "human", "average"],
        items={1: ["suspicious_soup"], 2: ["family_pizza"]},
        health={3: 4},
    )
    kill(state)
    assert (state.phase, state.leader, state.to_move) == ("trade", 1, 2)
    assert ("call", 1) in state.legal()
    put(state, ("use", "family_pizza"))
    assert state.heroes[3].health == 7
    assert state.heroes[2].items == ()


def impossible_meeting() -> FighterState:
    """Room and monster ask for throws nobody can make together."""
    content = led_by(0, 2).content
    for room in content.rooms.values():
        for monster in content.monsters.values():
            if room.throw and monster.throw and frozenset((room.throw, monster.throw)) in content.conflicts:
                return fight(
                    HEROES, room=room.id, monster=monster.id, skill=["average", "average", "human", "average"]
                )
    raise AssertionError("no two cards conflict")


def test_the_person_decides_whether_to_retreat() -> None:
    # ruling 50
    state = impossible_meeting()
    assert (state.phase, state.to_move) == ("retreat", 2)
