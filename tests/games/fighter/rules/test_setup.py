"""FR Mise en place."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.rules.combat.required_throw import room_throws
from dungeon_widgets.games.fighter.rules.content import load_content
from dungeon_widgets.games.fighter.rules.foes import foe_card
from dungeon_widgets.games.fighter.rules.gentle import rooms_ask
from tests.games.fighter.helpers import PLAIN_MONSTER, explore, fight, game, put


@pytest.mark.parametrize(("players", "gold"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_gold_and_two_bonus_dice_to_begin_with(players: int, gold: int) -> None:
    # FR Mise en place 8
    state = FighterGame(players=players).start()
    assert (state.gold, state.dice) == (gold, 2)


def test_every_hero_begins_with_nine_health_and_no_card() -> None:
    # FR Mise en place 2
    state = game().start()
    assert [(hero.id, hero.health, hero.items, hero.scars) for hero in state.heroes] == [
        (hero, 9, (), ()) for hero in ("murka", "wilrond", "brad")
    ]


def test_heroes_are_drawn_one_by_one() -> None:
    # FR Mise en place 2: each player chooses or draws a hero
    state = FighterGame(players=2, leader=0).start()
    assert (state.phase, state.to_move) == ("hero", CHANCE)
    assert len(state.chance()) == 8
    assert {weight for _, weight in state.chance()} == {1}
    told = [(event.kind, event.data) for event in put(state, ("hero", "edith"))]
    assert ("hero", {"seat": 0, "hero": "edith"}) in told
    assert ("hero", "edith") not in [action for action, _ in state.chance()]
    put(state, ("hero", "brad"))
    assert [hero.id for hero in state.heroes] == ["edith", "brad"]


def test_heroes_may_be_chosen() -> None:
    # FR Mise en place 2
    state = FighterGame(players=2, heroes="choose", leader=0).start()
    assert (state.phase, state.to_move) == ("hero", 0)
    put(state, ("hero", "marvin"))
    assert state.to_move == 1
    assert state.why_not(("hero", "marvin")) == "hero_taken"
    assert state.why_not(("hero", "nobody")) == "no_such_hero"


def test_named_heroes_are_not_drawn_by_others() -> None:
    state = FighterGame(players=3, heroes=[None, "brad", None], leader=0).start()
    assert ("hero", "brad") not in [action for action, _ in state.chance()]


def test_the_leader_is_drawn_or_fixed() -> None:
    # FR Mise en place 7; ruling 30: the first Leader and drawn heroes are luck
    state = FighterGame(heroes=["murka", "brad"]).start()
    assert state.phase == "leader"
    assert state.chance() == [(("leader", 0), 1), (("leader", 1), 1)]
    assert FighterGame(heroes=["murka", "brad"], leader=1).start().leader == 1


def test_decks_are_whole_and_in_no_order() -> None:
    # FR Mise en place 3 and 4: shuffled
    state = game().start()
    assert len(state.unseen_rooms) == 21
    assert len(state.shop_deck) == 48
    assert state.under == ()


def test_monsters_come_weakest_first_three_a_level() -> None:
    # FR Mise en place 5
    state = game().start()
    levels = []
    for n in range(13):
        state.met = state.met[:n]
        from dungeon_widgets.games.fighter.rules.chapters.rooms import monster_outcomes

        card = monster_outcomes(state)[0][0][1]
        levels.append(state.game.content.monsters[card].level)
        state.met = (*state.met, card)
    assert levels == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4]


def test_a_met_monster_does_not_come_again_until_all_of_the_last_level_did() -> None:
    # ruling 26
    from dungeon_widgets.games.fighter.rules.chapters.rooms import monster_outcomes

    state = game().start()
    seen: list[str] = []
    for _ in range(9 + 12):
        cards = [action[1] for action, _ in monster_outcomes(state)]
        assert not set(cards) & set(seen)
        seen.append(cards[0])
        state.met = tuple(seen)
    assert len(monster_outcomes(state)) == 12


@pytest.mark.parametrize(("difficulty", "health"), [("normal", 6), ("hard", 8), ("infernal", 10)])
def test_the_difficulty_adds_to_every_monsters_health(difficulty: str, health: int) -> None:
    # FR Mise en place 6
    from tests.games.fighter.helpers import fight

    state = fight(difficulty=difficulty)
    assert state.foe is not None
    assert (state.foe.health, state.foe.start) == (health, health)


def test_one_person_alone_plays_two_heroes() -> None:
    # FR Mise en place spéciale pour 1 joueur
    alone = FighterGame.for_seats(["You"])
    assert alone.players == 2
    assert alone.skills == ("human", "human")
    assert alone.start().gold == 0


def test_people_throw_with_their_own_hands_and_bots_with_their_skill() -> None:
    mixed = FighterGame.for_seats(["Ada", "bot:steady", "bot:steady"], skill="expert")
    assert mixed.skills == ("human", "expert", "expert")
    each = FighterGame.for_seats(["bot:steady", "Ada"], skill=["novice", "expert"])
    assert each.skills == ("novice", "human")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "players must be a whole number from 2 to 6"),
        ({"players": 7}, "players must be"),
        ({"players": True}, "players must be"),
        ({"players": 2, "heroes": ["murka"]}, "heroes must be"),
        ({"heroes": ["murka", "murka"]}, "once only"),
        ({"heroes": ["murka", "cook"]}, "cook"),
        ({"heroes": "all"}, "heroes must be"),
        ({"skill": "lucky"}, "lucky"),
        ({"players": 2, "skill": ["expert"]}, "skill must be one word or 2"),
        ({"difficulty": "easy"}, "easy"),
        ({"players": 2, "leader": 2}, "leader must be a whole number from 0 to 1"),
        ({"steady": 1}, "steady must be True or False"),
        ({"strict_requirements": "yes"}, "strict_requirements must be"),
    ],
)
def test_options_that_are_none_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        FighterGame(**options)  # type: ignore[arg-type]


def gentle_combats(seed: int) -> list[tuple[int, set[str], str | None]]:
    """Each combat of a gentle game of bots: its number, what it asks of a throw, and the monster's ability."""
    session = Session(FighterGame(players=3, gentle=True, skill="expert"), ["bot:comrade"] * 3, seed)
    session.play(200)
    found = {
        state.fights: (state.fights, room_throws(state), foe_card(state).ability)
        for state in session.states
        if state.foe is not None
    }
    return [found[number] for number in sorted(found)]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_gentle_beginning_is_two_plain_monsters_and_then_one_special_throw(seed: int) -> None:
    # ruling 56: an option for a first evening
    first, second, third, *_ = gentle_combats(seed)
    assert [first, second] == [(1, set(), None), (2, set(), None)]
    assert (third[0], len(third[1]), third[2]) == (3, 1, None)


def test_rooms_of_a_gentle_beginning_ask_for_no_throw() -> None:
    # ruling 56
    hard = next(room.id for room in load_content().rooms.values() if room.throw)
    for gentle, asked in ((True, set()), (False, {load_content().rooms[hard].throw})):
        state = game(gentle=gentle).start()
        assert state.view(0)["rooms_ask"] is not gentle
        explore(state, hard, PLAIN_MONSTER)
        assert room_throws(state) == asked
        state.fights = 4
        assert room_throws(state) == {load_content().rooms[hard].throw}
        assert state.view(0)["rooms_ask"]


@pytest.mark.parametrize("fights", range(5))
def test_a_gentle_beginning_is_three_combats_long(fights: int) -> None:
    # ruling 56: of the room one stands in, and of the one before which no monster stands yet
    state = fight(gentle=True)
    assert state.foe is not None
    state.fights = fights
    assert rooms_ask(state) == (fights > 3)
    state.foe = None
    assert rooms_ask(state) == (fights + 1 > 3)
    plain = fight()
    plain.fights = fights
    assert rooms_ask(plain)
