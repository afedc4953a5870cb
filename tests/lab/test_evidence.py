"""What something seen tells: chests, trees and dice under suspicion, each against a plain count or many draws."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from dungeon_widgets.lab.classroom.pooling import pools_of
from dungeon_widgets.lab.experiments.evidence.chests import KEEPERS, WAYS, Chests, ends, wins
from dungeon_widgets.lab.experiments.evidence.die_charts import die_chart
from dungeon_widgets.lab.experiments.evidence.die_test import FAIR, Trial, line_for, sixes, tail
from dungeon_widgets.lab.experiments.evidence.trees import KEEPERS as TREES
from dungeon_widgets.lab.experiments.evidence.trees import SCHOOLS, CountTree

F = Fraction


# -- chests ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keeper", KEEPERS)
@pytest.mark.parametrize("way", WAYS)
def test_many_rounds_come_near_what_is_counted(keeper: str, way: str) -> None:
    chests = Chests(keeper, seed=11).play(way, 4000)
    made = chests.estimate(way)
    assert made is not None
    assert abs(made.p - wins(keeper, way)) < 4 * made.error
    shown = float(ends(keeper, way)["shown"])
    assert abs(chests.shown[keeper] / 4000 - shown) <= 4 * (shown * (1 - shown) / 4000) ** 0.5


@pytest.mark.parametrize("keeper", KEEPERS)
def test_rounds_by_hand_are_those_of_the_rules(keeper: str) -> None:
    chests, seen = Chests(keeper, seed=5), set()
    for number in range(300):
        chests.take(number % 3)
        assert chests.opened not in (None, chests.taken)
        if chests.stage == "choose":
            assert chests.treasure is None
            opened = chests.opened
            (chests.stay if number % 2 else chests.switch)()
            assert chests.treasure != opened
        seen.add(chests.end)
        chests.again()
    assert seen == ({"won", "lost"} if keeper == "knows" else {"won", "lost", "shown"})
    counted = sum(sum(chests.counts(way).values()) for way in WAYS) + chests.shown[keeper]
    assert counted == 300


def test_what_cannot_be_done_now_changes_nothing() -> None:
    chests = Chests(seed=1)
    for wrong in (chests.stay, chests.switch):
        with pytest.raises(ValueError, match="first take a chest"):
            wrong()
    with pytest.raises(ValueError, match="the chest"):
        chests.take(3)
    chests.take(0)
    with pytest.raises(ValueError, match="taken already"):
        chests.take(1)
    chests.stay()
    with pytest.raises(ValueError, match="over"):
        chests.switch()
    with pytest.raises(ValueError, match="keeper"):
        chests.use("sly")
    with pytest.raises(ValueError, match="way"):
        chests.play("dance")
    assert sum(chests.counts("stay").values()) == 1


# -- trees ----------------------------------------------------------------------------------------------


def test_the_weights_of_a_tree_give_its_counts_again() -> None:
    for counts in (*TREES.values(), *SCHOOLS.values()):
        tree = CountTree(counts)
        assert sum(tree.first(row) for row in tree.rows) == 1
        for row in tree.rows:
            assert sum(tree.second(row, column) for column in tree.columns) == 1
            for column in tree.columns:
                assert tree.total * tree.first(row) * tree.second(row, column) == counts[row][column]


@pytest.mark.parametrize(("keeper", "switch"), [("knows", F(2, 3)), ("blind", F(1, 2))])
def test_the_trees_of_the_keepers_say_what_the_rules_say(keeper: str, switch: Fraction) -> None:
    tree = CountTree(TREES[keeper])
    for row in tree.rows:
        tree.strike(row, "opens2")
    if tree.counts["in3"]["opens3"]:
        tree.strike("in3", "opens3")  # it was empty
    assert tree.share("in2") == switch == wins(keeper, "switch")
    tree.strike("in1", "opens3").strike("in2", "opens3").strike("in3", "opens3")
    assert tree.share("in2") is None


@pytest.mark.parametrize(
    ("counts", "why"),
    [
        ({}, "first branches"),
        (7, "first branches"),
        ({"a": {"x": 1, "y": 1}}, "first branches"),
        ({"a": {"x": 1, "y": 1}, "b": {"x": 1}}, "leads to 2"),
        ({"a": {"x": 1, "y": 1}, "b": {"x": 1, "z": 1}}, "the same second ones"),
        ({"a": {"x": 1, "y": 1}, "b": {"x": 0, "y": 0}}, "needs a case"),
        ({"a": {"x": -1, "y": 1}, "b": {"x": 1, "y": 1}}, "the count of"),
        ({"a": {"x": 0.5, "y": 1}, "b": {"x": 1, "y": 1}}, "the count of"),
        ({"a": {"x": True, "y": 1}, "b": {"x": 1, "y": 1}}, "the count of"),
        ({"a": {"a": 1, "y": 1}, "b": {"a": 1, "y": 1}}, "different names"),
        ({"a": 1, "b": 2}, "leads to 2"),
    ],
)
def test_a_tree_that_is_none_is_refused(counts: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        CountTree(counts)


# -- dice under suspicion ---------------------------------------------------------------------------------


@pytest.mark.parametrize("p", [FAIR, F(1, 4), F(1, 3)])
def test_a_binomial_distribution_is_whole(p: Fraction) -> None:
    law = sixes(36, p)
    assert sum(law) == 1
    assert sum(k * chance for k, chance in enumerate(law)) == 36 * p
    for line in range(37):
        assert tail(36, line, p) + tail(36, line - 1, p, "at most") == 1


def test_a_line_keeps_its_level_and_no_lower_one_does() -> None:
    for throws in (10, 36, 60):
        line = line_for(throws, "0.05")
        assert tail(throws, line) <= F(1, 20) < tail(throws, line - 1)


@pytest.mark.parametrize("which", ["fair", "loaded"])
def test_dice_that_are_thrown_come_near_what_is_counted(which: str) -> None:
    test = Trial(36, line=10, seed=3).throw(which, 3000)
    guilty, n = test.accused(which)
    p = float(test.alarm if which == "fair" else test.power)
    assert n == 3000
    assert abs(guilty / n - p) < 4 * (p * (1 - p) / n) ** 0.5


def test_a_bag_of_dice_comes_near_what_is_counted() -> None:
    test = Trial(36, line=11, bag="1/4", seed=3).throw("bag", 8000)
    seen = test.verdicts["bag"]
    accused = seen["fair", True] + seen["loaded", True]
    p = test.fair_if_accused
    assert p is not None
    share = seen["fair", True] / accused
    assert abs(share - p) < 4 * (float(p * (1 - p)) / accused) ** 0.5
    assert Trial(3, line=3).draw(3).fair_if_accused is not None


def test_verdicts_count_only_what_came_after_the_line() -> None:
    test = Trial(36, line=11, seed=1).throw("fair", 100)
    assert test.accused("fair")[1] == 100
    test.draw(4)
    assert test.accused("fair") == (0, 0)
    assert test.counts["fair"].total() == 100  # the bars stay
    test.throw("fair", 50)
    assert test.accused("fair")[1] == 50
    assert test.draw(1, "at most").accuses(1)
    assert not test.accuses(2)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"throws": 0}, "throws"),
        ({"throws": 10**6}, "throws"),
        ({"line": 37}, "line"),
        ({"line": -1}, "line"),
        ({"loaded": "1/6"}, "more often"),
        ({"loaded": "much"}, "loaded"),
        ({"loaded": 1.5}, "loaded"),
        ({"bag": 0}, "bag"),
        ({"bag": "1/0"}, "bag"),
        ({"seed": "x"}, "seed"),
    ],
)
def test_a_test_that_makes_no_sense_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Trial(**{"throws": 36, **wrong})


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_chart_holds_no_exact_bars_before_it_may(lang: str) -> None:
    test = Trial(36, line=11, seed=1).throw("fair", 10)
    tones = [(one["kind"], one["tone"]) for one in die_chart(test, "fair", lang, exact=False).marks]
    assert tones == [("zone", "dead"), ("bars", "drawn")]
    shown = die_chart(test, "fair", lang, exact=True)
    assert sum(point[1] or 0 for point in shown.marks[1]["points"]) == pytest.approx(1, abs=1e-6)
    assert len(shown.rows) == len(shown.x["places"])


# -- a class adds up ------------------------------------------------------------------------------------


def test_a_class_adds_up_its_rounds_and_its_sixes() -> None:
    own = {"L11.chests-knows-switch": {"won": 14, "lost": 6}, "L12.sixes36": {"6": 3, "11": 1}}
    pools = pools_of([own, own])
    chests, dice = pools["L11.chests-knows-switch"], pools["L12.sixes36"]
    assert chests.title("en") == "Keeper knows, switched"
    assert chests.exact("won") == F(2, 3)
    assert [row[0] for row in chests.chart("fr", truth=True).rows] == ["perdu", "gagné"]
    assert dice.exact("11") == sixes(36)[11]
    assert dice.exact("37") is None
    assert pools_of([{"L12.sixes999": {"1": 1}}])["L12.sixes999"].exact("1") is None
