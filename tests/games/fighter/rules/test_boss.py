"""FR 5 Combat contre le boss final, FR Décompte de fin de partie."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import OVER
from dungeon_widgets.games.fighter.rules import scoring
from tests.games.fighter.helpers import boss_fight, data, kinds, pass_all, put, take_die, throw, turn


def test_the_boss_has_the_health_of_his_card_and_the_difficulty() -> None:
    # FR 5; ruling 21
    for difficulty, more in (("normal", 0), ("hard", 2), ("infernal", 4)):
        state = boss_fight(boss="landlord_of_doom", difficulty=difficulty)
        assert state.foe is not None
        assert state.foe.health == 22 + more


def test_no_room_lies_open_against_the_boss() -> None:
    # ruling 44, ruling 22: only his own throw and used weapons bind, so he is never impossible
    state = boss_fight(boss="queen_of_moths")
    assert state.room == ""
    assert state.phase == "die"
    take_die(state)
    assert state.view(0)["throw"]["launch"]["throws"] == ["wink"]  # type: ignore[index]


def test_coloured_dice_cannot_be_taken_back_from_the_boss() -> None:
    # FR 5: the only option is a white die
    state = boss_fight(boss="landlord_of_doom", dice=1)
    for _ in range(3):
        turn(state, 1)
    assert state.phase == "launch"  # the white die is the only choice
    assert state.throw is not None
    assert state.throw.die == "white"
    assert state.dice == 0
    again = boss_fight(
        boss="landlord_of_doom", dice=1, items={2: ["sticky_tape"]}, heroes=("murka", "wilrond", "brad")
    )
    for _ in range(3):
        turn(again, 1)
    pass_all(again, "free")
    if again.phase == "die":
        assert again.why_not(("takeback",)) == "boss_takeback"


def test_without_dice_against_the_boss_the_game_is_lost() -> None:
    # FR 5, FR Résumé: Défaite; ruling 32: after the last throw is fully resolved
    state = boss_fight(boss="landlord_of_doom", dice=0)
    turn(state, 1)
    turn(state, 1)
    take_die(state)
    events = throw(state, 1, symbol=False)
    assert kinds(events)[-1] == "defeat"
    assert data(events, "defeat") == {"why": "dice"}
    assert (state.result, state.winners()) == ("dice", [])


def test_the_last_throw_may_still_win() -> None:
    # ruling 32
    state = boss_fight(boss="landlord_of_doom", dice=0)
    turn(state, 1)
    turn(state, 1)
    assert state.foe is not None
    state.foe.health = 1
    take_die(state)
    assert kinds(throw(state, 1, symbol=False))[-1] == "victory"


def test_a_card_that_gives_a_die_saves_the_group() -> None:
    # ruling 32: only if no standing hero uses one
    heroes = ("murka", "wilrond", "brad")
    state = boss_fight(heroes, "landlord_of_doom", dice=0, items={0: ["spare_knucklebone"], 1: ["bribe"]})
    for _ in range(3):
        turn(state, 1)
    assert state.result == ""
    assert state.phase in ("free", "die")
    lost = state.clone()
    while lost.result == "" and lost.to_move >= 0:
        put(lost, ("pass",))
    assert lost.result == "dice"
    while ("use", "spare_knucklebone") not in state.legal():
        put(state, ("pass",))
    put(state, ("use", "spare_knucklebone"))
    pass_all(state, "free")
    assert state.phase in ("launch", "die")
    assert state.result == ""


def test_a_beaten_boss_is_the_victory_at_once() -> None:
    # FR 5, FR Résumé: Victoire; ruling 44: no Rest, no epic gold, no scars
    state = boss_fight(boss="landlord_of_doom")
    assert state.foe is not None
    state.foe.health = 1
    state.heroes[2].health = 0
    gold = state.gold
    take_die(state)
    events = throw(state, 5, symbol=False)
    assert kinds(events)[-2:] == ["slain", "victory"]
    assert (state.to_move, state.result) == (OVER, "won")
    assert state.gold == gold
    assert state.heroes[2].scars == ()
    assert state.winners() == [0, 1, 2]


def test_perfect_hit_and_fatal_blow_work_against_the_boss() -> None:
    # FR 5 Remarque, FR Coup fatal
    state = boss_fight(boss="landlord_of_doom", skill="expert")
    assert data(turn(state, 10), "wound")["n"] == 10
    take_die(state)
    events = throw(state, 10, symbol=True)
    events += put(state, ("none",)) if state.phase == "ability" else []
    assert "victory" in kinds(events)


def test_a_boss_gives_no_reward() -> None:
    # FR 5
    state = boss_fight()
    assert state.foe is not None
    state.foe.health = 1
    gold = state.gold
    take_die(state)
    events = throw(state, 5, symbol=False)
    assert "victory" in kinds(events)
    assert "gold" not in kinds(events)  # neither its own, nor a coin for the epic blow
    assert state.gold == gold


# -- FR Décompte de fin de partie ------------------------------------------------------------------


def test_points_for_gold_dice_scars_and_difficulty() -> None:
    # FR Décompte: +1 a coin, +3 a die, +5 without scars, -1 a scar, -5 a hero out, and the difficulty
    state = boss_fight(difficulty="hard")
    assert state.foe is not None
    state.foe.health, state.gold, state.dice = 1, 7, 2
    take_die(state)
    throw(state, 1, symbol=False)
    assert scoring.total(state) == 7 + 6 + 5 + 15
    assert state.scores() == [33, 33, 33]
    state.heroes[0].scars = ("red", "blue")
    assert scoring.total(state) == 7 + 6 - 2 + 15
    state.heroes[1].out = True
    assert scoring.total(state) == 7 + 6 - 2 - 5 + 15
    state.heroes[1].scars = ("red", "green", "blue")  # those of a hero who is out count as well
    assert scoring.total(state) == 7 + 6 - 5 - 5 + 15
    assert [line.key for line in scoring.lines(state)] == [
        "gold",
        "bonus_die",
        "no_scar",
        "scar",
        "eliminated",
        "difficulty",
    ]


@pytest.mark.parametrize(
    ("score", "title"),
    [
        (-3, 0),
        (0, 0),
        (1, 1),
        (5, 1),
        (6, 2),
        (15, 3),
        (20, 4),
        (25, 5),
        (30, 6),
        (35, 7),
        (40, 8),
        (41, 9),
        (90, 9),
    ],
)
def test_the_title_goes_with_the_points(score: int, title: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # FR Décompte: the table of titles
    state = boss_fight()
    monkeypatch.setattr(scoring, "total", lambda _: score)
    assert scoring.title(state) == title


def test_no_score_without_a_victory() -> None:
    # ruling 44
    state = boss_fight()
    assert state.scores() == [0, 0, 0]
    assert scoring.lines(state) == []
