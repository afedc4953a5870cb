"""The odds panel: at once, then better; one's own hand from twenty throws on; the map of where to aim."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.odds import aim as aims
from dungeon_widgets.games.fighter.odds import law as laws
from dungeon_widgets.games.fighter.odds.aim import aim_maps, reaches, speed_for
from dungeon_widgets.games.fighter.odds.dice import assignments, exchange
from dungeon_widgets.games.fighter.odds.own_hand import ENOUGH, Sent, hand_of, own_launch, own_spread, sent_by
from dungeon_widgets.games.fighter.odds.panel import panels, throwing
from dungeon_widgets.games.fighter.rules.records import Thrown
from dungeon_widgets.games.fighter.rules.throw.hand import spread_of
from dungeon_widgets.games.fighter.rules.throw.manner import combine
from dungeon_widgets.games.fighter.rules.throw.plans import aimed_launch, planned_launch
from tests.games.fighter.helpers import explore, fight, game, put, take_die, turn

NAMES = ["Ada", "Bea", "Cas"]


def said(state: Any, seat: int, lang: str = "en") -> list[Any]:
    found = panels(state.view(seat), state.legal() if state.to_move == seat else [], NAMES, lang)
    return [] if found is None else list(found)


def test_the_first_panel_tells_the_fight_and_where_the_throw_ends() -> None:
    state = fight()
    panel = said(state, 1)[0]
    assert panel["rows"][0]["label"] == "It dies in 3 throws"
    assert panel["question"] == "Squeaky Suit of Armour: how likely is it that it dies in 3 throws?"
    assert panel["rows"][0]["word"] == "it dies"
    assert panel["rows"][0]["action"] is None
    assert 0 < panel["rows"][0]["error"] < 0.01
    assert [part["label"] for part in panel["parts"]] == ["miss", "1", "2", "3", "4", "5", "6", "10"]
    assert sum(part["p"] for part in panel["parts"]) == pytest.approx(1)
    assert panel["parts"][0]["tone"] == "bad"
    assert panel["source"] == "simulated: 20\N{NARROW NO-BREAK SPACE}000 throws, ± 0.33 points"
    assert panel["intervals"][0]["low"] < panel["intervals"][0]["value"] < panel["intervals"][0]["high"]


def test_dice_are_compared_by_what_they_do_for_the_fight() -> None:
    state = fight(("edith", "murka", "grace"), monster="owlbear")
    rows = [row for row in said(state, 1)[0]["rows"] if row["action"]]
    assert {tuple(row["action"]) for row in rows} == {("die", "red"), ("die", "green"), ("die", "blue")}
    assert [row["p"] for row in rows] == sorted((row["p"] for row in rows), reverse=True)


def test_weapons_white_dice_and_rooms_are_compared_too() -> None:
    state = fight(items={1: ["left_over_sword"]})
    put(state, ("die", "red"))
    fought, *shown = said(state, 1)[0]["rows"]
    found = {tuple(row["action"]): row["p"] for row in shown if row["action"]}
    assert set(found) == {("weapons",), ("weapons", "left_over_sword")}
    # The whole fight with the dice after this one, as the chance above them: so they can be compared with it.
    assert found["weapons",] == pytest.approx(fought["p"])
    rooms = game().start()
    put(rooms, ("rooms", "draughty_vestibule", "second_thoughts"))
    panel = said(rooms, 0)[0]
    assert panel["rows"][0]["action"] == ["room", "draughty_vestibule"]
    assert panel["rows"][0]["p"] > panel["rows"][1]["p"] + 0.2
    assert said(rooms, 1) == []


def test_the_lead_says_who_should_throw_which_die() -> None:
    state = fight(("edith", "murka", "grace"), monster="owlbear")
    best = assignments(state.view(1))[0]
    names = {0: "Edith", 1: "Murka", 2: "Grace"}
    *_, advice, end = said(state, 1)[0]["lead"]
    assert end == ""
    assert advice.startswith(" Best: ")
    places = [advice.index(f"{die} for {names[seat]}") for seat, die in best.throws]
    assert places == sorted(places)


def test_the_lead_says_what_a_white_die_saves() -> None:
    state = fight(monster="homeless_troll")
    for _ in range(3):
        turn(state, 1)
    saved = exchange(state.view(1)).worth
    panel = said(state, 1)[0]
    assert f"A white die saves the group {saved:.1f} health" in panel["lead"][-2]
    labels = {row["action"][0]: row["label"] for row in panel["rows"] if row["action"]}
    assert labels == {
        "white": f"A white die (saves {saved:.1f} health)",
        "takeback": "Take the dice back (costs 9 health)",
    }


def test_dice_are_compared_by_ones_own_hand() -> None:
    state = human_fight(ENOUGH)
    state.active = 0
    view, names = state.view(0), ["Ada", "Bea", "Ada"]
    first, *_, last = list(panels(view, [("die", "red"), ("die", "blue")], names, "en") or [])
    own, average = ({row["label"]: row["p"] for row in panel["rows"]} for panel in (last, first))
    assert own["The red die"] > average["The red die"] + 0.05  # these launches hardly scatter
    bounds = next(one for one in last["intervals"] if one["label"] == "This throw hits")
    assert bounds["share"]
    assert 0 < bounds["low"] <= bounds["value"] <= bounds["high"] <= 1


def test_the_panel_speaks_french() -> None:
    panel = said(fight(("edith", "wilrond", "brad")), 1, "fr")[0]
    assert panel["title"] == "Où finit le lancer de Wilrond"
    assert panel["source"] == "simulé\N{NARROW NO-BREAK SPACE}: 20 000 lancers, ± 0,33 points"


def test_a_launch_gets_a_map_that_gets_better() -> None:
    state = fight()
    take_die(state)
    found = said(state, 1)
    grids = [panel["grid"] for panel in found if "grid" in panel]
    assert len(grids) == aims.SLICES
    assert len(grids[-1]["p"]) == len(grids[-1]["p"][0]) == aims.CELLS
    assert (grids[-1]["x"]["low"], grids[-1]["y"]["high"]) == (-240, 240)
    best = max((p, i, j) for j, line in enumerate(grids[-1]["p"]) for i, p in enumerate(line))
    assert 6 <= best[1] <= 14
    assert best[0] > grids[-1]["p"][0][0] + 0.3
    assert "grid" not in found[0]
    assert all("grid" not in panel for panel in said(state, 0))


def test_the_map_works_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "has_numpy", lambda: False)
    monkeypatch.setattr(aims, "has_numpy", lambda: False)
    manner = combine([])
    maps = list(aim_maps(planned_launch(manner, "average"), manner, spread_of("average", manner)))
    assert len(maps[-1].p) == aims.PLAIN_CELLS
    assert maps[-1].n == aims.SLICES * aims.PLAIN_A_CELL
    middle = maps[-1].p[4][4]
    assert middle > maps[-1].p[0][0]


def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "has_numpy", lambda: False)
    monkeypatch.setattr(aims, "has_numpy", lambda: False)


@pytest.mark.parametrize(("lang", "word"), [("en", "coarser, as NumPy"), ("fr", "moins fin, car NumPy")])
def test_a_map_that_is_coarser_without_numpy_says_so(
    monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    state = fight()
    take_die(state)
    assert word not in said(state, 1, lang)[-1]["grid"]["label"]
    without_numpy(monkeypatch)
    assert word in said(state, 1, lang)[-1]["grid"]["label"]


def test_rows_and_bounds_are_the_same_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """With fewer throws than a game takes: the seeds of the throws are what counts."""
    monkeypatch.setattr(throwing, "OWN_THROWS", 700)
    monkeypatch.setattr(throwing, "BOUND_THROWS", 300)
    state = human_fight(ENOUGH)
    state.active = 0
    view, names = state.view(0), ["Ada", "Bea", "Ada"]
    *_, with_it = panels(view, [("die", "red")], names, "en") or []
    without_numpy(monkeypatch)
    *_, plain = panels(view, [("die", "red")], names, "en") or []
    assert plain == with_it
    assert len(with_it["intervals"]) > 2


def test_aiming_at_a_distance_inverts_the_table_of_speeds() -> None:
    manner = combine([])
    ways = reaches(aimed_launch(manner, aim=0, speed=1400, slope=200), manner)
    assert speed_for(ways, -16.0) == pytest.approx(1400, abs=60)
    assert speed_for(ways, -9999) == manner.speed[0]
    assert speed_for(ways, 9999) == ways[-1][1]


def test_no_map_where_the_box_decides() -> None:
    manner = combine(["bank"])
    assert list(aim_maps(planned_launch(manner, "average"), manner, spread_of("average", manner))) == []


# -- one's own hand ----------------------------------------------------------------------------------


def human_fight(throws: int) -> Any:
    state = FighterGame.for_seats(
        ["Ada", "Bea", "Ada"], heroes=["murka", "wilrond", "brad"], leader=0
    ).start()
    explore(state, "draughty_vestibule", "squeaky_armor")
    launches = [
        Thrown(2 * (i % 2), (), (i % 5 - 2) * 20, 1250 + 10 * (i % 7), 600, 10.0, 5.0, 3 if i % 3 else -1)
        for i in range(throws)
    ]
    state.thrown = tuple(launches)
    return state


@pytest.mark.parametrize(("throws", "own"), [(0, False), (ENOUGH - 1, False), (ENOUGH, True)])
def test_before_twenty_throws_the_odds_are_an_average_hands_and_say_so(throws: int, own: bool) -> None:
    state = human_fight(throws)
    state.active = 0
    names = ["Ada", "Bea", "Ada"]
    found = list(panels(state.view(0), [], names, "en") or [])
    lead = "".join(found[-1]["lead"])
    assert ("your own hand" in lead) == own
    assert ("an average hand" in lead) != own
    if own:
        labels = [interval["label"] for interval in found[-1]["intervals"]]
        assert "your hits so far" in labels
        assert found[-1]["source"].startswith("simulated: 60\N{NARROW NO-BREAK SPACE}000")
        assert len(found) > 2


def test_throws_of_all_seats_of_one_name_are_one_hand() -> None:
    state = human_fight(10)
    assert len(sent_by(state.view(0), ["Ada", "Bea", "Ada"], 0)) == 10
    assert len(sent_by(state.view(0), ["Ada", "Bea", "Cas"], 0)) == 5


def test_the_scatter_shows_ones_own_dice() -> None:
    state = human_fight(12)
    state.active = 0
    panel = next(iter(panels(state.view(0), [], ["Ada", "Bea", "Ada"], "en") or []))
    assert len(panel["scatter"]["points"]) == 12
    assert {point["tone"] for point in panel["scatter"]["points"]} == {"good", "bad"}


def test_a_hand_is_estimated_with_an_interval_that_holds_the_truth() -> None:
    from random import Random

    inside = 0
    for trial in range(200):
        rng = Random(trial)
        sent = [
            Sent((), round(rng.gauss(0, 95)), round(1300 * (1 + rng.gauss(0, 0.115))), 600, 3)
            for _ in range(40)
        ]
        hand = hand_of(sent)
        assert hand is not None
        inside += hand.aim.low <= 0.095 <= hand.aim.high
    assert 180 <= inside <= 199


def test_few_throws_tell_nothing() -> None:
    assert hand_of([]) is None
    assert hand_of([Sent((), 0, 1300, 600, 3)] * 2) is None


def test_spreads_add_in_squares_and_a_usual_launch_is_found() -> None:
    sent = [Sent((), aim, 1300, 600, 3) for aim in (-30, -10, 0, 10, 30)]
    hand = hand_of(sent)
    assert hand is not None
    blind = combine(["blind"])
    spread = own_spread(hand, blind)
    assert spread.aim == pytest.approx((hand.aim.value**2 + spread_of("human", blind).aim ** 2) ** 0.5)
    assert own_launch(sent, combine([])).speed == 1300
    assert own_launch(sent, blind) == planned_launch(blind, "human")
