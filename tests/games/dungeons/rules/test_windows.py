"""Windows: opened by what is public, answered by what is played (rulings 21, 43, 44, 45)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.play.habit import habit
from dungeon_widgets.games.dungeons.rules.machine.windows import IDLE_ROLL, IDLE_STRIKE, OTHERS_ROLL, OWN_ROLL
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Held, Mod, Override, Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import (
    DONE,
    PASS,
    E,
    cards,
    close,
    do,
    game,
    in_window,
    items,
    made_up,
    options,
    roll,
    table,
    verbs,
    window,
)


def sent(card: str, *victims: dict[str, Any], **by: Any) -> DungeonsState:
    """A monster sent at seat 1, before anybody has answered."""
    first, *rest = victims
    state = table({"hand": [card], **by}, {"peril": 9, **first}, *rest, phase="encounter")
    do(state, ("announce", card, 1, 0), DONE)
    return state


# -- who is asked -----------------------------------------------------------------------------------


def test_a_hidden_card_opens_the_window_whatever_it_is() -> None:  # ruling 43
    for card in ("o-dodge", "e-rats", "r-sword"):
        state = sent("e-skeleton", {"hand": [card]})
        assert window(state) == ("encounter", 1)


def test_an_empty_hand_opens_nothing() -> None:  # ruling 43
    assert window(sent("e-skeleton", {})) is None


def test_a_pass_without_alternative_is_made_by_the_session() -> None:  # ruling 43
    assert sent("e-skeleton", {"hand": ["e-rats"], "glory": 5}).forced() == PASS
    assert sent("e-skeleton", {"hand": ["o-dodge"], "glory": 0}).forced() == PASS
    assert sent("e-skeleton", {"hand": ["o-dodge"], "glory": 1}).forced() is None


def test_only_passes_are_forced() -> None:  # a single choice of the own turn is the player's to make
    state = table({}, {})
    assert state.legal() != []
    assert state.forced() is None


def test_a_session_never_stops_at_a_window_without_an_answer() -> None:  # ruling 43
    session = Session(DungeonsGame(2), ["Ada", "bot:racer"], seed=3)
    asked = 0
    while session.play() is not None and not session.over:
        assert session.state.forced() is None
        session.act(session.state.legal()[0])
        asked += 1
    assert asked > 20
    assert any(entry.forced for entry in session.log)


def test_after_a_roll_all_with_a_hidden_card_and_a_glory_are_asked_the_active_player_first() -> None:
    # ruling 21, ruling 43
    state = sent(
        "e-skeleton",
        {"hand": ["e-rats"], "glory": 1},
        {"hand": ["e-hag"], "glory": 1},
        {"hand": ["e-hound"], "glory": 0},
        glory=1,
    )
    state.heroes[0].hand = (Held(1, "o-key"),)
    do(state, ("roll", 1, 1))
    asked = []
    while in_window(state):
        asked.append(window(state))
        state.apply(PASS)
    assert asked == [("roll", 0), ("roll", 1), ("roll", 2)]  # seat 3 has no Glory


def test_before_the_dice_only_the_victim_is_asked() -> None:  # ruling 21: the hero directly affected
    state = sent("e-skeleton", {"hand": []}, {"hand": ["o-dodge"], "glory": 2})
    assert window(state) is None


def test_an_open_ability_that_fits_opens_a_window_and_one_that_does_not_opens_none() -> None:  # ruling 43
    state = sent("e-zombie", {"hero": "h-necrowarrior", "glory": 1})
    assert window(state) == ("preroll", 1)  # Gravebreaker, against the undead
    assert window(sent("e-hound", {"hero": "h-necrowarrior", "glory": 1})) is None
    assert window(sent("e-zombie", {"hero": "h-necrowarrior", "glory": 0})) is None


def test_a_potion_opens_windows_only_for_who_is_wounded() -> None:  # ruling 43: an open ability that fits
    assert window(sent("e-zombie", {"treasures": ["r-healing"], "life": 5})) == ("encounter", 1)
    assert window(sent("e-zombie", {"treasures": ["r-healing"], "life": 6})) is None


def test_a_card_all_know_opens_a_window_if_it_fits() -> None:  # ruling 51
    state = table({"hand": ["e-skeleton"]}, {"peril": 1, "hand": ["o-dodge"], "glory": 1}, phase="encounter")
    state.heroes[1].hand = (Held(KNOWN, "o-dodge"),)
    do(state, ("announce", "e-skeleton", 1, 0), DONE)
    assert window(state) == ("encounter", 1)
    state = table({"hand": ["e-skeleton"]}, {"peril": 1, "hand": ["e-rats"], "glory": 1}, phase="encounter")
    state.heroes[1].hand = (Held(KNOWN, "e-rats"),)
    do(state, ("announce", "e-skeleton", 1, 0), DONE)
    assert window(state) is None


def test_windows_do_not_depend_on_what_a_hand_holds() -> None:  # ruling 43: by public facts only
    for one, other in (("o-dodge", "e-rats"), ("o-fate", "r-sword")):
        asked = []
        for card in (one, other):
            state = sent("e-skeleton", {"hand": [card], "glory": 2})
            seen = []
            while state.stack:
                seen.append(window(state))
                state.apply(PASS if in_window(state) else ("roll", 1, 6))
            asked.append(seen)
        assert asked[0] == asked[1]


# -- Responses and Anytime --------------------------------------------------------------------------


def test_a_response_is_paid_at_once_and_discarded() -> None:  # FR Réponse: Temporaire; ruling 21
    state = sent("e-ghost", {"hand": ["o-ward"], "glory": 3})
    do(state, ("play", "o-ward"))
    assert state.heroes[1].glory == 2
    assert state.piles[0].discard == ("o-ward",)


def test_a_response_cannot_be_played_on_the_own_turn() -> None:  # FR Réponse
    state = table({"hand": ["o-hexbreak", "o-ward"], "glory": 9}, {}, phase="encounter")
    assert state.why_not(("play", "o-hexbreak")) == "not_this_window"
    state = table({"hand": ["o-ward"], "glory": 9}, {})
    assert state.why_not(("play", "o-ward")) == "not_this_window"


def test_one_response_for_each_trigger() -> None:  # ruling 21, ruling 44
    state = sent("e-ghost", {"hand": ["o-ward", "o-darkness", "o-scatter"], "glory": 9})
    do(state, ("play", "o-darkness"))
    assert window(state) == ("encounter", 1)
    assert state.why_not(("play", "o-ward")) == "one_response"


def test_anytime_cards_are_no_responses() -> None:  # ruling 44
    state = sent("e-zombie", {"hand": ["o-dodge", "o-darkness", "o-bargain"], "glory": 9})
    do(state, ("play", "o-darkness"), ("play", "o-dodge"), ("play", "o-bargain"), ("option", 0))


def test_an_anytime_card_does_not_use_up_the_one_response() -> None:  # ruling 44
    state = sent("e-zombie", {"hand": ["o-dodge", "o-darkness", "o-scatter"], "glory": 9})
    do(state, ("play", "o-dodge"))
    assert {("play", "o-darkness"), ("play", "o-scatter")} <= set(state.legal())
    do(state, ("play", "o-darkness"))
    assert state.why_not(("play", "o-scatter")) == "one_response"


def test_boons_of_the_own_turn_answer_nothing() -> None:  # FR Rencontre: durant votre tour
    state = sent("e-zombie", {"hand": ["o-cry"], "glory": 9})
    assert state.why_not(("play", "o-cry")) == "own_turn_only"
    assert state.why_not(("play", "e-rats")) == "not_in_hand"
    assert state.why_not(DONE) == "window_first"


def test_powers_and_treasures_in_a_window_have_only_their_own_limit() -> None:  # ruling 44
    state = sent("t-darts", {"hero": "h-tinker", "glory": 2, "hand": ["o-bargain"]})
    assert window(state) == ("trap", 1)
    do(state, ("play", "o-bargain"), ("option", 1), ("draw", "e-hag"), ("draw", "e-hound"))
    do(state, ("use", "h-tinker", 0))
    assert state.piles[0].discard == ("o-bargain", "t-darts")


def test_the_attack_decides_which_shield_fits() -> None:  # condition attack
    for card, name in (("e-ghost", "o-dodge"), ("e-zombie", "o-ward")):
        state = sent(card, {"hand": [name], "glory": 1})
        assert state.why_not(("play", name)) == "condition"


def test_a_cancelled_bane_does_nothing_and_its_peril_is_lost() -> None:  # table 8: cancel
    state = table({"hand": ["b-omen"]}, {"peril": 1, "hand": ["o-hexbreak"], "glory": 2}, phase="encounter")
    do(state, ("play", "b-omen", 1), ("play", "o-hexbreak"))
    assert (state.heroes[1].peril, state.heroes[1].due_peril) == (0, 0)
    assert state.piles[0].discard == ("b-omen", "o-hexbreak")


def test_a_redirected_bane_meets_its_new_victims_window_and_is_turned_only_once() -> None:  # ruling 44
    heroes = (
        {"hand": ["b-omen"]},
        {"peril": 1, "hand": ["o-mirror"], "glory": 2},
        {"hand": ["o-hexbreak"], "glory": 2, "boons": ["o-will"]},
    )
    state = table(*heroes, phase="encounter")
    do(state, ("play", "b-omen", 1), ("play", "o-mirror"))
    assert window(state) == ("bane", 2)
    assert state.stack[-2].redirected
    close(state)
    assert [hero.due_peril for hero in state.heroes] == [0, 0, 3]
    assert state.heroes[2].peril == 0  # nothing more is paid


def test_with_two_heroes_a_redirected_bane_falls_on_its_player() -> None:  # section 7, redirect
    state = table({"hand": ["b-omen"]}, {"peril": 1, "hand": ["o-mirror"], "glory": 2}, phase="encounter")
    do(state, ("play", "b-omen", 1), ("play", "o-mirror"))
    close(state)
    assert [hero.due_peril for hero in state.heroes] == [3, 0]


def test_a_redirected_bane_is_never_for_its_player_while_others_are_left() -> None:  # table 8: redirect
    heroes = ({"hand": ["b-omen"]}, {"peril": 1, "hand": ["o-mirror"], "glory": 2}, {}, {})
    state = table(*heroes, phase="encounter")
    do(state, ("play", "b-omen", 1), ("play", "o-mirror"))
    assert state.legal() == [("target", 2), ("target", 3)]
    assert state.to_move == 1


def test_a_redirected_permanent_bane_lies_with_its_new_victim() -> None:  # ruling 32
    heroes = ({"hand": ["b-palsy"]}, {"peril": 2, "hand": ["o-mirror"], "glory": 2}, {})
    state = table(*heroes, phase="encounter")
    do(state, ("play", "b-palsy", 1), ("play", "o-mirror"))
    assert [items(state, seat, "banes") for seat in range(3)] == [[], [], ["b-palsy"]]
    assert state.heroes[2].banes[0].owner == 0


def test_a_cancelled_monster_goes_back_to_its_players_hand() -> None:  # table 8: cancel, to hand
    state = sent("e-zombie", {"hand": ["o-scatter"], "glory": 2})
    do(state, ("play", "o-scatter"))
    assert state.heroes[0].hand == (Held(KNOWN, "e-zombie"),)
    assert state.phase == "move"  # not again this phase


def test_a_cancelled_wounded_monster_lies_face_up_again() -> None:  # table 8: cancel
    hero = {"peril": 4, "hand": ["o-scatter"], "glory": 2}
    state = table({"wounded": [("e-knight", 2)]}, hero, phase="encounter")
    do(state, ("announce", "e-knight", 1, 2), DONE, ("play", "o-scatter"))
    assert state.heroes[0].wounded[0].wounds == 2


# -- dice -------------------------------------------------------------------------------------------


def test_a_re_thrown_die_stands() -> None:  # table 8: reroll
    state = sent("e-zombie", {"hand": ["o-fate", "o-fate"], "glory": 2})
    do(state, ("roll", 1, 6), ("play", "o-fate"), ("which", 0), ("rethrow", 5))
    assert state.stack[-2].dice == (5, 6)
    do(state, ("play", "o-fate"))  # only the other die is left
    do(state, ("rethrow", 1))
    close(state)
    assert state.heroes[0].hand == ()
    assert state.heroes[0].wounded[0].card == "e-zombie"


def test_everybody_may_touch_any_roll_with_the_right_card() -> None:  # ruling 43; table 8: reroll any
    state = sent("e-zombie", {}, {"hand": ["o-fate"], "glory": 1})
    do(state, ("roll", 6, 1))
    assert window(state) == ("roll", 2)
    do(state, ("play", "o-fate"), ("which", 0), ("rethrow", 1))
    close(state)
    assert state.heroes[1].life == 6  # 1 + 3 against 1 + 2: the zombie is hit all the same


def test_one_s_own_reroll_touches_only_one_s_own_die() -> None:  # table 8: reroll self
    state = sent("e-ghost", {}, {"treasures": ["r-ring"]})
    do(state, ("roll", 6, 1))
    assert window(state) is None  # the ring of seat 2 has nothing to say
    state = sent("e-ghost", {"treasures": ["r-ring"]})
    do(state, ("roll", 1, 1))
    do(state, ("use", "r-ring", 0), ("rethrow", 6))
    assert state.heroes[1].treasures[0].uses == 2


def test_foresight_works_on_magic_rolls_once_a_turn() -> None:  # condition rollStat; section 7
    sorceress = {"hero": "h-sorceress", "glory": 5}
    assert window(sent("e-ghost", sorceress)) is None
    state = sent("e-ghost", sorceress)
    do(state, ("roll", 1, 6))
    do(state, ("use", "h-sorceress", 0), ("rethrow", 2))
    assert window(state) is None  # used up
    state = sent("e-zombie", sorceress)
    do(state, ("roll", 1, 6))
    assert window(state) is None  # not a magic roll


def test_each_seat_is_asked_once_after_a_roll() -> None:  # ruling 21: one pass
    state = sent("e-zombie", {"hand": ["o-fate"], "glory": 2}, {"hand": ["o-fate"], "glory": 1}, glory=1)
    do(state, ("roll", 1, 1), PASS)
    assert window(state) == ("roll", 2)
    do(state, ("play", "o-fate"), ("which", 1), ("rethrow", 6))
    close(state)
    assert state.heroes[1].life == 5  # seat 1 had passed


# -- wounds and death -------------------------------------------------------------------------------


def test_prevention_shrinks_the_packet() -> None:  # table 8: prevent
    state = sent("e-wyrm", {"glory": 1}, hand=["e-wyrm"])
    do(state, ("attack", "melee"), ("roll", 1, 6))
    assert window(state) == ("wound", 1)
    do(state, ("use", "h-avenger", 0))  # Stoneblood
    assert state.heroes[1].life == 5  # one of two
    assert state.spoils + state.heroes[1].peril == 2 + 1  # 9 - 7, and a Peril for the wound dealt


def test_wounds_of_one_effect_are_one_packet() -> None:  # ruling 45
    state = sent("e-wyrm", {"treasures": ["r-shield"]})
    do(state, ("attack", "melee"), ("roll", 1, 6))
    asked = 0
    while in_window(state):
        asked += window(state) == ("wound", 1)
        state.apply(PASS)
    assert asked == 1
    assert state.heroes[1].life == 4


def test_the_shield_fits_the_attack() -> None:  # condition attack in the wound window
    for card, treasure, opens in (
        ("e-zombie", "r-shield", True),
        ("e-zombie", "r-amulet", False),
        ("e-ghost", "r-amulet", True),
        ("e-rats", "r-shield", False),
    ):
        state = sent(card, {"treasures": [treasure]})
        do(state, ("roll", 1, 6))
        assert (window(state) == ("wound", 1)) == opens


@pytest.mark.parametrize(
    ("hero", "answer", "life"),
    [
        ({"hand": ["o-breath"], "glory": 2}, ("play", "o-breath"), 1),
        ({"treasures": ["r-healing"]}, ("use", "r-healing", 0), 2),
        ({"treasures": ["r-vigour"]}, ("use", "r-vigour", 0), 1),
    ],
    ids=["Last Breath", "healing", "gaining Life"],
)
def test_a_dying_hero_can_be_saved(
    hero: dict[str, Any], answer: tuple[Any, ...], life: int
) -> None:  # ruling 45
    state = sent("e-zombie", {"life": 1, **hero})
    do(state, ("roll", 1, 6))
    while window(state) != ("death", 1):
        state.apply(PASS)
    unsaved = state.clone()
    close(unsaved)
    assert (unsaved.heroes[1].life, unsaved.heroes[1].alive) == (0, False)  # with no answer 0 Life is death
    do(state, answer)
    assert state.heroes[1].alive
    assert state.heroes[1].life == life
    assert window(state) is None or window(state)[0] != "death"  # type: ignore[index]


def test_healing_that_does_not_reach_one_does_not_save() -> None:  # ruling 45
    state = sent("e-wyrm", {"life": 1, "treasures": ["r-vigour"]}, {})
    do(state, ("attack", "magic"), ("roll", 1, 6))
    while window(state) != ("death", 1):
        state.apply(PASS)
    do(state, ("use", "r-vigour", 0))
    assert not state.heroes[1].alive


def test_the_loser_of_a_combat_may_strike_back() -> None:  # window lost; wound who: foe
    state = sent("e-zombie", {"treasures": ["r-thorns"]})
    do(state, ("roll", 1, 6))
    close_to(state, "lost")
    do(state, ("use", "r-thorns", 0))
    close(state)
    assert state.heroes[0].wounded[0].wounds == 1
    assert state.heroes[1].glory == 1  # credited to the hero (ruling 36)


def test_thorns_may_defeat_the_monster() -> None:  # section 8, wound: may be defeated
    state = sent("e-skeleton", {"treasures": ["r-thorns"]})
    do(state, ("roll", 1, 6))
    close_to(state, "lost")
    do(state, ("use", "r-thorns", 0))
    close(state)
    assert state.piles[0].discard == ("e-skeleton",)


def test_the_winner_may_use_what_works_then() -> None:  # window won
    trophy = made_up("treasure", abilities=[{"when": "won", "do": [{"op": "glory", "who": "self", "n": 5}]}])
    made = game(2, treasures=[trophy])
    state = table({"hand": ["e-skeleton"]}, {"peril": 1, "treasures": ["x-card"]}, phase="encounter", of=made)
    do(state, ("announce", "e-skeleton", 1, 0), DONE, ("roll", 6, 1))
    assert window(state) == ("won", 1)
    do(state, ("use", "x-card", 0))
    close(state)
    assert state.heroes[1].glory == 6


def close_to(state: DungeonsState, name: str) -> None:
    while window(state) is not None and window(state)[0] != name:  # type: ignore[index]
        state.apply(PASS)
    assert window(state) is not None


def test_anytime_is_offered_to_the_active_player_whenever_he_may_act() -> None:  # ruling 43
    for phase in ("encounter", "move"):
        state = table({"hand": ["o-bargain"]}, {}, phase=phase)
        do(state, ("play", "o-bargain"), ("option", 0))
        assert state.heroes[0].glory + state.heroes[0].due_glory == 3


def test_nobody_else_is_asked_while_the_active_player_walks() -> None:  # ruling 43: nowhere else
    state = table({}, {"hand": ["o-bargain"], "glory": 3}, tiles=(Tile("m-cross1", 1, 0),))
    do(state, ("step", 1))
    assert window(state) is None
    assert state.to_move == 0


def test_passing_is_told_to_nobody_else() -> None:  # ruling 43
    state = sent("e-skeleton", {"hand": ["o-dodge"], "glory": 1})
    (event,) = state.apply(PASS)
    words, names = state.game.words, ["Ada", "Bob"]
    assert words.tell(event, 1, names, "en") == ["You pass"]
    assert words.tell(event, 0, names, "en") is None
    assert cards(state, 1) == ["o-dodge"]
    roll(state, 1, 1)


def test_a_pass_is_seen_by_the_passer_alone() -> None:  # ruling 43
    state = table({"hand": ["b-omen"]}, {"hand": ["o-dodge"], "peril": 9}, phase="encounter")
    do(state, ("play", "b-omen", 1))
    passed = state.apply(PASS)[0]
    assert passed.as_seen_by(1) == {"seat": 1, "window": "bane"}
    assert passed.as_seen_by(0) == passed.as_seen_by(None) == {}


# -- at any time ------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["discard", "encounter", "build", "move", "spoils"])
def test_anytime_cards_and_abilities_may_be_used_in_every_phase_one_may_act_in(phase: str) -> None:
    # ruling 43, ruling 55
    state = table(
        {"hand": ["o-bargain", "o-cry"], "treasures": ["r-healing"], "life": 3},
        {},
        {},
        phase=phase,
        maps=("m-cross1", "m-cross2"),
        spoils=2 if phase == "spoils" else 0,
    )
    if phase == "build":
        do(state, ("map", "m-cross1"))
    assert ("play", "o-bargain") in state.legal()
    do(state, ("use", "r-healing", 0))
    assert (state.phase, state.heroes[0].life) == (phase, 5)
    do(state, ("play", "o-bargain"), ("option", 1))
    assert state.phase == phase
    assert "o-bargain" not in cards(state, 0)


@pytest.mark.parametrize("phase", ["announce", "order"])
def test_nothing_is_played_while_encounters_are_announced_and_ordered_not_even_anytime_cards(
    phase: str,
) -> None:
    # ruling 4, ruling 55
    hand = ["o-bargain", "e-rats", "e-hound", "e-zombie"]
    state = table({"hand": hand, "treasures": ["r-healing"], "life": 3}, {"peril": 9}, phase="encounter")
    do(state, ("announce", "e-rats", 1, 0), ("announce", "e-hound", 1, 0))
    if phase == "order":
        do(state, DONE)
    assert state.phase == phase
    assert verbs(state) == ({"announce", "done"} if phase == "announce" else {"order"})
    assert state.why_not(("play", "o-bargain")) == ("encounters_last" if phase == "announce" else "not_now")


def test_a_bargain_may_be_struck_before_the_discard_is_chosen() -> None:  # ruling 55
    state = table({"hand": ["o-bargain"]}, {}, phase="discard")
    do(state, ("play", "o-bargain"), ("option", 1))
    while state.to_move < 0:
        state.apply(options(state)[0])
    assert state.phase == "discard"
    assert len(cards(state, 0)) == 2


def test_a_card_of_the_own_turn_waits_for_its_phase_even_where_anytime_cards_do_not() -> None:  # ruling 55
    state = table({"hand": ["o-cry", "o-bargain"], "glory": 3}, {}, phase="discard")
    assert state.why_not(("play", "o-cry")) == "discard_first"


def test_the_player_of_a_bane_that_comes_back_on_them_has_no_response_but_anytime_cards() -> (
    None
):  # ruling 53
    mine = {"hand": ["b-omen", "o-hexbreak", "o-bargain"], "glory": 2}
    state = table(mine, {"peril": 1, "glory": 2, "hand": ["o-mirror"]}, phase="encounter")
    do(state, ("play", "b-omen", 1), ("play", "o-mirror"))
    assert window(state) == ("bane", 0)
    assert state.legal() == [PASS, ("play", "o-bargain")]
    assert state.why_not(("play", "o-hexbreak")) == "response_own_turn"


# -- what stops a person ----------------------------------------------------------------------------


def after_own_roll(hand: list[str], **fields: object) -> DungeonsState:
    """A hero has rolled for a locked door and may answer."""
    hero = {"hand": hand, "glory": 1, "life": 3, **fields}
    locked = (Override(0, "L6", "turn", 1, 0),)
    state = table(hero, {}, tiles=(Tile("m-cross1", 1, 0),), overrides=locked)
    do(state, ("try", E), ("roll", 1))
    assert window(state) == ("roll", 0)
    return state


def test_a_person_is_not_stopped_at_a_roll_that_nothing_of_theirs_can_change() -> None:  # ruling 55
    state = after_own_roll(["o-bargain"], treasures=["r-healing"])
    assert [a[1] for a in state.legal() if a != PASS] == ["o-bargain", "r-healing"]
    assert state.own_passes() == (IDLE_ROLL,)
    alone = Session(DungeonsGame(2), ["Ada", "bot:racer"], 1)
    assert alone.left == {0: frozenset({IDLE_ROLL, IDLE_STRIKE})}


def test_a_card_that_can_change_the_roll_stops_its_owner_and_may_be_passed_on_by_name() -> None:  # ruling 55
    state = after_own_roll(["o-fate", "o-bargain"])
    assert state.own_passes() == ("roll:o-fate",)
    state.heroes[0].mods = (Mod("door", 9, "turn", 1),)
    assert state.own_passes() == (IDLE_ROLL,)  # it succeeds as the die lies
    both = after_own_roll(["o-fate"], treasures=["r-ring"])
    assert both.own_passes() == ()  # no single card to name


def test_a_person_is_not_stopped_where_nothing_of_theirs_answers_what_strikes() -> None:  # ruling 55
    def struck(hand: list[str], **fields: object) -> DungeonsState:
        victim = {"hand": hand, "peril": 9, "life": 2, **fields}
        state = table({"hand": ["b-omen"], "glory": 9}, victim, phase="encounter")
        do(state, ("play", "b-omen", 1))
        assert window(state) == ("bane", 1)
        return state

    idle = struck(["o-bargain"], treasures=["r-healing"])
    assert len(idle.legal()) == 3
    assert idle.own_passes() == (IDLE_STRIKE,)
    assert struck(["o-bargain", "o-hexbreak"], glory=2).own_passes() == ()
    assert struck(["o-bargain", "o-hexbreak"], glory=0).own_passes() == ()  # the Bargain could pay it
    # A Potion pays for nothing, and what answers other attacks only is no answer.
    potion = struck(["o-hexbreak"], glory=0, treasures=["r-healing"])
    assert (len(potion.legal()), potion.own_passes()) == (2, (IDLE_STRIKE,))
    for attack, passes in (("melee", ()), ("magic", (IDLE_STRIKE,))):
        met = table({}, {"hand": ["o-bargain", "o-dodge"], "glory": 1}, phase="move")
        do(met, ("challenge", 1, attack))
        assert (window(met), met.own_passes()) == (("challenge", 1), passes)
    assert IDLE_STRIKE in idle.game.left_at_first(people=1)
    assert IDLE_STRIKE not in idle.game.left_at_first(people=2)  # silence would tell


def test_a_wound_stops_whoever_can_heal_and_a_thief_whoever_can_use_it_first() -> None:  # ruling 55
    mine = {"hand": ["o-bargain"], "treasures": ["r-healing"], "life": 1}
    state = sent("e-skeleton", mine)
    assert state.own_passes() == (IDLE_STRIKE,)
    do(state, PASS, ("roll", 1, 6))
    while window(state) != ("wound", 1):
        do(state, PASS)
    assert state.own_passes() == ()
    thief = table({"hand": ["b-imp"], "glory": 9}, {"peril": 9, **mine}, phase="encounter")
    do(thief, ("play", "b-imp", 1))
    assert (window(thief), thief.own_passes()) == (("bane", 1), ())


def test_nobody_is_stopped_where_no_wound_is_left_to_prevent() -> None:  # ruling 55
    state = sent("e-ghost", {"hand": ["o-bargain"], "treasures": ["r-amulet", "r-healing"], "life": 5})
    do(state, PASS, ("roll", 1, 6))
    while window(state) != ("wound", 1):
        do(state, PASS)
    assert state.own_passes() == ()
    do(state, ("use", "r-amulet", 0))
    assert window(state) == ("wound", 1)
    assert ("use", "r-healing", 0) in state.legal()  # another time will do
    assert state.own_passes() == (IDLE_STRIKE,)
    assert state.game.words.prompt(state.view(1), ("Ada", "Bo"), "en")[1].startswith("No wound is left")


def test_own_rolls_and_others_rolls_have_their_own_names() -> None:  # ruling 55
    assert after_own_roll(["o-fate"]).passes() == (OWN_ROLL, "roll")
    state = sent("e-skeleton", {"hand": ["e-rats"], "glory": 1}, glory=1)
    state.heroes[0].hand = (Held(1, "o-key"),)
    do(state, ("roll", 1, 1))
    assert window(state) == ("roll", 0)
    assert state.passes() == (OTHERS_ROLL, "roll")


def test_a_phase_with_nothing_left_to_do_is_ended_by_the_session() -> None:  # ruling 55
    state = table({"hand": ["e-rats"]}, {}, phase="encounter")
    assert (state.legal(), state.forced()) == ([DONE], DONE)
    state = table({"hand": ["e-rats"]}, {"peril": 9}, phase="encounter")
    assert state.forced() is None
    state = table({"hand": []}, {}, phase="move")
    state.points = 0
    assert (state.legal(), state.forced()) == ([DONE], DONE)
    assert table({"hand": []}, {}, tiles=(Tile("m-cross1", 1, 0),)).forced() is None


def test_a_game_against_bots_stops_a_person_after_few_rolls() -> None:  # ruling 55
    in_vain = empty = 0  # stops at which nothing is done; at which nothing can be done
    for seed in range(8):
        session = Session(DungeonsGame(2), ["Ada", "bot:racer"], seed)
        rng = Random(seed)
        session.play()
        while not session.over and len(session.log) < 2000:
            state = session.state
            assert isinstance(state, DungeonsState)
            action = habit(state, rng)
            after_roll = window(state) is not None and state.passes()[-1] == "roll"
            in_vain += after_roll and action == ("pass",)
            empty += len(state.legal()) == 1
            session.act(action)
            session.play()
    assert in_vain / 8 <= 6
    assert empty == 0
