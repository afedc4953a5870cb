"""Exact chances: against counting by hand, against playing, and in the panel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.dungeons import Leg, combat_odds, route_odds, threat_odds
from dungeon_widgets.games.dungeons.odds.panel import best_ways, panel
from dungeon_widgets.games.dungeons.odds.rolls import door_odds, fight_odds, sent_odds
from dungeon_widgets.games.dungeons.odds.walk import way_odds
from dungeon_widgets.games.dungeons.rules.frames import Fight
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from dungeon_widgets.games.dungeons.sight.known import known
from tests.games.dungeons.helpers import DONE, E, N, S, W, do, table

NAMES = ["Ada", "Bob", "Cy", "Di"]


@pytest.mark.parametrize(("lead", "wins"), [(0, 15), (1, 21), (2, 26), (3, 30), (6, 36), (-1, 10), (-6, 0)])
def test_the_wins_of_a_lead(lead: int, wins: int) -> None:
    assert combat_odds(lead).win == Fraction(wins, 36)


@pytest.mark.parametrize("lead", range(-8, 9))
def test_combat_odds_count_the_36_throws(lead: int) -> None:
    throws = [(mine + lead, foe) for mine, foe in product(range(1, 7), repeat=2)]
    found = combat_odds(lead)
    assert found.win == Fraction(sum(mine > foe for mine, foe in throws), 36)
    assert found.tie == Fraction(sum(mine == foe for mine, foe in throws), 36)
    assert sum(found) == 1
    assert found.loss == combat_odds(-lead).win


@pytest.mark.parametrize("lead", range(-7, 8))
def test_a_rethrow_takes_the_better_of_staying_and_throwing(lead: int) -> None:
    """Every pair of dice; a second die for the own one; the better of both by hand."""
    counts = Counter[str]()
    for mine, foe in product(range(1, 7), repeat=2):
        again = Counter(outcome(die + lead, foe) for die in range(1, 7))
        now = Counter({outcome(mine + lead, foe): 6})
        counts += max(now, again, key=lambda found: (found["win"], -found["loss"]))
    assert combat_odds(lead, rerolls=1) == tuple(
        Fraction(counts[name], 216) for name in ("win", "tie", "loss")
    )


def outcome(mine: int, foe: int) -> str:
    return "win" if mine > foe else "tie" if mine == foe else "loss"


@pytest.mark.parametrize("bad", ["1", 1.0, True, None])
def test_a_lead_is_a_whole_number(bad: object) -> None:
    with pytest.raises(ValueError, match="lead"):
        combat_odds(bad)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("score", "threat", "p"), [(3, 6, "2/3"), (3, 4, "1"), (0, 7, "0"), (1, 7, "1/6"), (-2, 5, "0")]
)
def test_threats_succeed_on_equal_or_more(score: int, threat: int, p: str) -> None:  # ruling 8
    assert threat_odds(score, threat) == Fraction(p)


# -- routes -----------------------------------------------------------------------------------------


def test_a_lock_is_tried_again_with_the_points_left() -> None:
    p = threat_odds(3, 6)  # 2/3
    assert route_odds(["L6"], points=1, move=3).arrive == p
    assert route_odds(["L6"], points=2, move=3).arrive == 1 - (1 - p) ** 2
    assert route_odds(["O", "L6"], points=2, move=3).arrive == p
    assert route_odds(["L6", "L6"], points=2, move=3).arrive == p * p


def test_a_trapped_door_opens_either_way_and_wounds() -> None:
    found = route_odds(["T7"], points=1, move=3)
    assert found.arrive == 1
    assert found.unhurt == threat_odds(3, 7)
    assert found.mean_wounds == 1 - threat_odds(3, 7)


def test_a_pit_ends_the_way() -> None:
    found = route_odds([Leg("O", 5), "O"], points=3, move=3)
    p = threat_odds(3, 5)
    assert found.arrive == p
    assert found.wounds == (p, 1 - p)


def test_without_points_nobody_arrives() -> None:
    assert route_odds(["O"], points=0, move=3).arrive == 0
    assert route_odds([], points=0, move=3).arrive == 1


def test_rerolls_help_once_each() -> None:
    p = threat_odds(2, 6)
    assert route_odds(["L6"], points=1, move=2, rerolls=1).arrive == 1 - (1 - p) ** 2


def enumerated(legs: list[Leg], points: int, move: int, rerolls: int, life: int) -> tuple[Fraction, Fraction]:
    """The best (chance to arrive, mean of minus the wounds), face by face: nothing is shared with the code."""
    if not legs:
        return Fraction(1), Fraction(0)
    if points == 0:
        return Fraction(0), Fraction(0)
    leg, *rest = legs

    def rolled(threat: int, left: int, good: Branch, bad: Branch) -> tuple[Fraction, Fraction]:
        def mean(results: list[tuple[Fraction, Fraction]]) -> tuple[Fraction, Fraction]:
            return sum((r[0] for r in results), Fraction(0)) / 6, sum(
                (r[1] for r in results), Fraction(0)
            ) / 6

        def landed(face: int, spare: int) -> tuple[Fraction, Fraction]:
            return good(spare) if face + move >= threat else bad(spare)

        results = []
        for face in range(1, 7):
            stay = landed(face, left)
            failed_die = left and face + move < threat
            again = mean([landed(second, left - 1) for second in range(1, 7)]) if failed_die else stay
            results.append(max(stay, again))
        return mean(results)

    def beyond(left: int, alive: int) -> tuple[Fraction, Fraction]:
        if not leg.pit:
            return enumerated(rest, points - 1, move, left, alive)
        return rolled(
            leg.pit,
            left,
            lambda spare: enumerated(rest, points - 1, move, spare, alive),
            lambda spare: (Fraction(0), Fraction(-1)),
        )

    def failed(left: int) -> tuple[Fraction, Fraction]:
        if leg.door[0] == "L":
            return enumerated(legs, points - 1, move, left, life)
        if life == 1:
            return Fraction(0), Fraction(-1)
        arrive, unhurt = beyond(left, life - 1)
        return arrive, unhurt - 1

    if leg.door == "O":
        return beyond(rerolls, life)
    return rolled(int(leg.door[1:]), rerolls, lambda spare: beyond(spare, life), failed)


Branch = Callable[[int], tuple[Fraction, Fraction]]


@pytest.mark.parametrize("seed", range(30))
def test_routes_are_as_good_as_counting_every_face(seed: int) -> None:
    rng = Random(seed)
    doors = ["O", "L6", "L7", "L8", "T6", "T7"]
    legs = [Leg(rng.choice(doors), rng.choice([0, 0, 5, 6])) for _ in range(rng.randint(1, 3))]
    points, move, rerolls = rng.randint(1, 3), rng.randint(1, 4), rng.randint(0, 2)
    life = rng.choice([1, 2, 6])
    found = route_odds(legs, points, move, rerolls=rerolls, life=life)
    assert (found.arrive, -found.mean_wounds) == enumerated(legs, points, move, rerolls, life)
    assert sum(found.wounds) == 1


@pytest.mark.parametrize("bad", ["X", "L", "W", ""])
def test_a_door_that_is_none_is_refused(bad: str) -> None:
    with pytest.raises(ValueError, match="door"):
        route_odds([bad], points=1, move=1)


def test_routes_agree_with_playing_them() -> None:
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0))
    start = table({"cell": (1, 0)}, {}, tiles=tiles)
    exact = route_odds(["L6"], points=3, move=3).arrive
    rng = Random(11)
    there = 0
    for _ in range(2000):
        state = start.clone()
        while state.heroes[0].cell != (2, 0) and state.active == 0 and state.points:
            if state.to_move < 0:
                state.apply(state.draw(rng))
            else:
                state.apply(("step", E) if ("step", E) in state.legal() else ("try", E))
        there += state.heroes[0].cell == (2, 0)
    assert abs(there / 2000 - float(exact)) < 0.03


def test_two_routes_with_equal_mean_may_differ_in_risk() -> None:
    two_traps = route_odds(["T5", "T5"], points=2, move=1)
    one_trap = route_odds(["O", "T7"], points=2, move=1)
    assert one_trap.mean_wounds == Fraction(5, 6)
    assert two_traps.mean_wounds == 1
    assert two_traps.wounds[2] > 0
    assert len(one_trap.wounds) == 2


# -- moments ----------------------------------------------------------------------------------------


def test_what_lies_open_before_the_hero_counts() -> None:
    fight = Fight("monster", 1, "e-zombie", by=0, attack="melee")
    state = table({}, {})
    assert fight_odds(state, fight) == combat_odds(1)
    state = table({}, {"treasures": ["r-ring"]})
    assert fight_odds(state, fight) == combat_odds(1, rerolls=1)
    state = table({}, {"treasures": ["r-giants"]})
    assert fight_odds(state, fight) == combat_odds(4)
    raka = table({}, {"hero": "h-necrowarrior", "glory": 1})
    assert fight_odds(raka, fight) == combat_odds(2)  # Gravebreaker


def test_doors_with_a_pathfinder() -> None:
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0))
    assert door_odds(table({"cell": (1, 0), "hero": "h-ranger"}, {}, tiles=tiles), 0, E) == threat_odds(3, 6)
    assert door_odds(table({"cell": (1, 0), "hero": "h-ranger", "glory": 1}, {}, tiles=tiles), 0, E) == 1


def test_an_encounter_strikes_by_its_best_attack() -> None:
    state = table({"hand": ["e-hag"]}, {"peril": 9}, phase="encounter")  # Melee 2 or Magic 3 against 3 and 0
    assert sent_odds(state, "e-hag", 1) == combat_odds(0 - 3).loss
    assert sent_odds(state, "t-darts", 1) == 1 - threat_odds(3, 5)


def test_one_glory_pays_for_a_preparation_or_a_rethrow_not_for_both() -> None:
    fight = Fight("monster", 0, "e-zombie", by=1, attack="melee")
    raka = {"hero": "h-necrowarrior", "boons": ["o-nakari"]}
    chances = [fight_odds(table({**raka, "glory": glory}, {}), fight) for glory in range(3)]
    assert chances[0] == combat_odds(0)
    assert chances[1] == max(combat_odds(2), combat_odds(0, rerolls=1))  # the better of the two
    assert chances[2] == combat_odds(2, rerolls=1)


def test_what_is_used_up_or_does_not_fit_does_not_count() -> None:
    fight = Fight("monster", 0, "e-hound", by=1, attack="melee")  # no undead
    used = {"boons": ["o-nakari"], "glory": 3, "used": ("o-nakari/abilities/0",)}
    assert fight_odds(table(used, {}), fight) == combat_odds(2 - 3)
    assert fight_odds(table({"hero": "h-necrowarrior", "glory": 1}, {}), fight) == combat_odds(2 - 3)
    elf = table({"hero": "h-sorceress", "glory": 1}, {})  # Foresight: magic rolls only
    assert fight_odds(elf, fight) == combat_odds(1 - 3)
    ghost = Fight("monster", 0, "e-ghost", by=1, attack="magic")
    assert fight_odds(elf, ghost) == combat_odds(3 - 2, rerolls=1)


def test_a_pit_rolled_for_is_not_met_again_on_the_way() -> None:
    tiles = (Tile("m-pit1", 1, 0), Tile("m-cross1", 2, 0))
    state = table({}, {}, tiles=tiles)
    fresh = way_odds(state, 0, (0, 1, 2))
    do(state, ("step", E), ("roll", 6), ("step", W))
    twin = known(state.game, state.view(0))
    again = way_odds(twin, 0, (0, 1))
    assert fresh.arrive == threat_odds(3, 5)
    assert again.arrive == 1


def test_the_panel_comes_from_the_view_and_says_what_it_assumes() -> None:
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-cross2", 1, 1))
    state = table({"cell": (1, 0)}, {"cell": (1, 0)}, tiles=tiles)
    for lang, said in (("en", "nobody else plays a card"), ("fr", "personne d’autre ne joue de carte")):
        found = panel(state.game, state.view(0), state.legal(), NAMES, lang)
        assert found is not None
        assert said in found["how"]
    # The first row of a choice is what it is done for; a trapped door has a second one, for the wound.
    chances = {tuple(row["action"]): row["fraction"] for row in reversed(found["rows"]) if row["action"]}
    assert chances["try", E] == "2/3"
    assert chances["try", S] == "2/3"
    assert chances["challenge", 1, "melee"] == str(combat_odds(-1).win)


def test_the_panel_shows_a_combat_before_its_dice() -> None:
    state = table({"hand": ["e-zombie"]}, {"peril": 2, "hand": ["o-dodge"], "glory": 1}, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE)
    found = panel(state.game, state.view(1), state.legal(), NAMES, "en")
    assert found is not None
    assert [part["fraction"] for part in found["parts"]] == [str(p) for p in combat_odds(1)]


def test_a_known_position_has_the_scores_of_the_true_one() -> None:
    tiles = (Tile("m-barracks", 0, 1),)
    hero = {"treasures": ["r-axe"], "boons": ["o-fleet"], "banes": ["b-veil"], "cell": (0, 1)}
    state = table(hero, {"hand": ["o-dodge"]}, tiles=tiles)
    twin = known(state.game, state.view(0))
    assert twin.view(0)["players"][0]["melee"] == state.view(0)["players"][0]["melee"]
    assert twin.heroes[1].hand == ()


def chances(state: DungeonsState, seat: int) -> dict[Action, Fraction]:
    found = panel(state.game, state.view(seat), state.legal(), NAMES, "en")
    assert found is not None
    return {tuple(row["action"]): Fraction(str(row["fraction"])) for row in found["rows"] if row["action"]}


def test_the_panel_says_what_an_answer_before_the_dice_changes() -> None:
    raka = {"hero": "h-necrowarrior", "glory": 1, "peril": 2}
    state = table({"hand": ["e-zombie"]}, raka, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE)
    assert chances(state, 1) == {
        ("pass",): combat_odds(0).win,
        ("use", "h-necrowarrior", 0): combat_odds(2).win,
    }
    dark = {"hand": ["o-darkness"], "glory": 1, "peril": 2}  # an avenger of Melee 3
    state = table({"hand": ["e-zombie"]}, dark, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE)
    assert chances(state, 1) == {("pass",): combat_odds(1).win, ("play", "o-darkness"): combat_odds(3).win}


def test_the_panel_says_what_throwing_again_may_bring() -> None:
    ring = {"treasures": ["r-ring"], "peril": 2}
    state = table({"hand": ["e-zombie"]}, ring, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE, ("roll", 1, 4))  # 3 + 1 against 2 + 4
    assert chances(state, 1) == {("pass",): 0, ("use", "r-ring", 0): Fraction(3, 6)}
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0))
    state = table({"cell": (1, 0), "treasures": ["r-ring"]}, {}, tiles=tiles)
    do(state, ("try", E), ("roll", 2))
    assert chances(state, 0) == {("pass",): 0, ("use", "r-ring", 0): threat_odds(3, 6)}


@pytest.mark.parametrize(("lang", "word"), [("en", "they win"), ("fr", "l’autre gagne")])
def test_who_may_change_the_dice_of_others_is_told_that_it_is_they_who_win(lang: str, word: str) -> None:
    state = table(
        {"hand": ["e-zombie", "o-fate"], "glory": 1}, {"peril": 2, "treasures": []}, phase="encounter"
    )
    do(
        state, ("announce", "e-zombie", 1, 0), DONE, ("roll", 4, 1)
    )  # 3 + 4 against 2 + 1: the other hero strikes
    assert state.to_move == 0
    found = panel(state.game, state.view(0), state.legal(), NAMES, lang)
    assert found is not None
    rows = [row for row in found["rows"] if row["action"] == ["pass"]]
    assert [(row["word"], row["p"]) for row in rows] == [(word, 1.0)]


def test_a_rival_sees_the_round_with_what_lies_open_before_him() -> None:
    state = table({}, {"treasures": ["r-ring"], "hand": ["o-dodge"], "glory": 1})
    do(state, ("challenge", 1, "melee"))
    found = panel(state.game, state.view(1), state.legal(), NAMES, "en")
    assert found is not None
    mine = combat_odds(3 - 2, rerolls=1)
    assert [part["fraction"] for part in found["parts"]] == [str(p) for p in (mine.loss, mine.tie, mine.win)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_panel_tells_that_a_trapped_door_opens_and_that_it_may_wound(lang: str) -> None:
    state = table({"cell": (0, -1), "life": 2}, {}, tiles=(Tile("m-crypt", 0, -1), Tile("m-cross1", 0, -2)))
    shown = panel(state.game, state.view(0), state.legal(), NAMES, lang)
    assert shown is not None
    tried = next(i for i, row in enumerate(shown["rows"]) if row["action"] == ["try", N])
    unhurt, wounds, opens = shown["rows"][tried : tried + 3]
    assert [row["fraction"] for row in (unhurt, wounds, opens)] == ["2/3", "1/3", "1"]
    assert unhurt["action"] == wounds["action"] == ["try", N]  # both stand on its button
    assert wounds["tone"] == "bad"


def test_a_trapped_door_that_cannot_wound_speaks_of_no_wound() -> None:
    hero = {"cell": (0, -1), "treasures": ["r-tools", "r-boot", "r-rope"]}
    state = table(hero, {}, tiles=(Tile("m-crypt", 0, -1), Tile("m-cross1", 0, -2)))
    shown = panel(state.game, state.view(0), state.legal(), NAMES, "en")
    assert shown is not None
    tried = [row for row in shown["rows"] if row["action"] == ["try", N]]
    assert [(row["word"], row["fraction"]) for row in tried] == [("unhurt", "1")]


TRAPPED = (Tile("m-cross1", 1, 0), Tile("m-crypt", 2, 0))  # the Crypt has a trap of 6 towards the west


@pytest.mark.parametrize("phase", ["discard", "encounter", "move"])
def test_ways_are_drawn_in_every_phase_of_the_own_turn_though_only_sure_steps_are_near(phase: str) -> None:
    state = table({"hand": ["o-dodge"], "tasks": ["q-offering"]}, {}, tiles=TRAPPED, phase=phase)
    if phase != "move":
        state.points = 0
    shown = panel(state.game, state.view(0), state.legal(), NAMES, "en")
    assert shown is not None
    assert shown["ways"]["cell:2,0"] == ["cell:0,0", "cell:1,0", "cell:2,0"]
    assert (shown["heat"]["cell:1,0"], shown["risk"]["cell:1,0"]) == (1, 0)
    # The trapped door opens anyway, and wounds a hero of Move 3 once in three.
    assert shown["heat"]["cell:2,0"] == 1
    assert shown["risk"]["cell:2,0"] == pytest.approx(1 / 3)
    assert panel(state.game, state.view(1), [], NAMES, "en") is None  # it is not their way


def test_a_longer_way_that_wounds_less_is_the_better_one() -> None:
    around = (Tile("m-cross2", 1, 0), Tile("m-bend2", 2, 0), Tile("m-fork2", 2, -1, turned=True))
    state = table({}, {}, tiles=(Tile("m-cross1", 0, -1), Tile("m-crypt", 1, -1), *around))
    for points, safe in ((3, False), (4, True)):  # past the trap, or round to the open door
        state.points = points
        way = best_ways(state, 0)["cell:1,-1"]
        assert (len(way.places) - 1, way.odds.unhurt == 1) == ((4, True) if safe else (2, False))


def test_the_chance_to_come_to_a_far_room_of_an_own_quest_has_its_row() -> None:
    locked = (Tile("m-cross1", 1, 0), Tile("m-crypt", 1, -1))  # a lock of 6 towards the south
    state = table({"tasks": ["q-offering"]}, {"cell": (1, 0)}, tiles=locked)
    shown = panel(state.game, state.view(0), state.legal(), NAMES, "en")
    assert shown is not None
    assert [(row["label"], row["word"], row["fraction"]) for row in shown["rows"]] == [
        ("To Echoing Crypt", "arrives", "8/9")  # 2/3, or once more with the last point
    ]
    assert shown["question"] == "How likely is it: To Echoing Crypt (arrives)?"
