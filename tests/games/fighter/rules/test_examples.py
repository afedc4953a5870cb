"""The two worked combats of the rulebook, step by step, with real launches and seeds (perfect hands: no tremor)."""

from __future__ import annotations

from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.rules.state import FighterState
from tests.games.fighter.helpers import data, explore, healths, kinds, meet, pass_all, put

MURKA, WILROND, BRAD = 0, 1, 2
LEG = ("launch", 0, 0, 1300, 600, 0, ())
LEG_HIGH = ("launch", 0, 0, 1500, 1200, 0, ())
JUMP = ("launch", 0, 0, 1300, 400, 0, (("air", 0),))
JUMP_SLOW = ("launch", 0, 0, 1200, 400, 0, (("air", 0),))


def start() -> FighterState:
    return FighterGame(heroes=["murka", "wilrond", "brad"], leader=MURKA, skill="perfect").start()


def test_the_first_worked_combat() -> None:
    # FR Exemple de combat (p. 10): Murka leads into the Golden Cauldron and turns up the Zombie Monkey
    state = start()
    assert state.gold == 1  # three heroes
    events = explore(state, "golden_cauldron", "zombie_monkey")
    assert state.gold == 2  # the group adds a coin at once
    assert data(events, "foe") == {"foe": "zombie_monkey", "boss": False, "health": 5}  # 2 + 3

    # 1: Wilrond, left of Murka, throws red under his leg: section 3, blank
    assert state.to_move == WILROND
    events = put(state, ("die", "red"), LEG, ("seed", 77))
    assert data(events, "throw")["section"] == 3
    assert not data(events, "throw")["symbol"]
    assert data(events, "hit")["total"] == 3
    assert state.foe is not None
    assert state.foe.health == 2

    # 2: Brad takes green for his Reroll; outside with the symbol, again, then on 4 without a bounce
    assert state.to_move == BRAD
    events = put(state, ("die", "green"), LEG, ("seed", 9))
    assert (data(events, "throw")["verdict"], data(events, "throw")["symbol"]) == (-1, True)
    assert state.phase == "again"
    assert state.legal() == [("again",), ("keep",)]
    put(state, ("again",))
    events = put(state, LEG_HIGH, ("seed", 40))
    assert (data(events, "throw")["section"], data(events, "throw")["verdict"]) == (4, -5)
    assert data(events, "hurt") == {"seat": BRAD, "n": 1, "health": 8, "why": "miss"}

    # 3: Murka's blue die, the last, falls into a hole, blank: she loses 1
    events = put(state, LEG, ("seed", 60))
    assert data(events, "throw")["die"] == "blue"
    assert (data(events, "throw")["verdict"], data(events, "throw")["symbol"]) == (-2, False)
    assert healths(state) == [8, 9, 8]

    # 4: all three thrown: Wilrond chooses between a white die and taking them back, which costs each hero 1
    assert state.to_move == WILROND
    assert state.legal() == [("takeback",), ("white",)]
    put(state, ("takeback",))
    assert healths(state) == [7, 8, 7]

    # 5: red touches the target and ends outside, with the symbol: Instinctive Agility deals the last 2
    events = put(state, ("die", "red"), LEG, ("seed", 2702))
    assert (data(events, "throw")["verdict"], data(events, "throw")["symbol"]) == (-1, True)
    assert data(events, "ability")["ability"] == "instinctive_agility"
    assert data(events, "wound") == {"n": 2, "health": 0, "why": "instinctive_agility"}
    assert healths(state) == [7, 8, 7]
    assert "slain" in kinds(events)
    assert state.gold == 3  # one coin as the reward, none for an epic throw
    assert state.leader == WILROND  # he threw the last die


def test_the_second_worked_combat() -> None:
    # FR Exemple de combat (p. 14): the Cursed Trampoline, the Owlbear
    state = start()
    state.heroes[WILROND].items = ("helm_of_bravery",)
    state.heroes[MURKA].items = ("spiky_elbow_pad", "napalm_water")
    state.heroes[BRAD].health = 3
    taken = {"helm_of_bravery", "spiky_elbow_pad", "napalm_water"}
    state.shop_deck = tuple(card for card in state.shop_deck if card not in taken)
    meet(state, "owlbear")
    events = explore(state, "cursed_trampoline", "owlbear")
    assert data(events, "foe")["health"] == 11
    gold = state.gold

    # 1: Wilrond takes green and the helm: jumping with closed eyes; it touches, ends outside, blank. All lose 3
    put(state, ("die", "green"), ("weapons", "helm_of_bravery"))
    assert state.view(WILROND)["throw"]["launch"]["throws"] == ["blind", "jump"]  # type: ignore[index]
    events = put(state, JUMP, ("seed", 4))
    assert data(events, "throw")["verdict"] == -1
    pass_all(state)
    assert healths(state) == [6, 6, 0]

    # 2: Brad is down, so it is Murka's turn. No elbow pad; red; section 5 and the symbol: 5 + 4, and napalm: 11
    assert state.to_move == MURKA
    put(state, ("die", "red"), ("weapons",))
    events = put(state, JUMP_SLOW, ("seed", 16))
    assert (data(events, "throw")["verdict"], data(events, "throw")["symbol"]) == (5, True)
    assert state.phase == "lying"
    events = put(state, ("use", "napalm_water"))
    assert data(events, "hit")["parts"] == [["section", 5], ["sworn_enemy", 4], ["cards", 2]]
    assert data(events, "wound") == {"n": 11, "health": 0, "why": "hit"}

    # 3: no epic bonus at 0 health, 3 gold, and Brad scars his red ability
    assert state.gold == gold + 3
    assert state.phase == "scar"
    assert state.to_move == BRAD
    events = put(state, ("scar", "red"))
    assert data(events, "scar") == {"seat": BRAD, "colour": "red", "most": 7}
    assert state.heroes[BRAD].health == 7
    assert state.leader == MURKA
