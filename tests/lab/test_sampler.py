"""Drawing again and again: the same seed, the same curve, however the work is cut."""

from __future__ import annotations

import time
from fractions import Fraction
from random import Random

import pytest

import dungeon_widgets as dw
from dungeon_widgets.games.dice_danger import pair_total
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.experiments.conditions import Condition
from dungeon_widgets.lab.experiments.game_draws import dungeons, rolls
from dungeon_widgets.lab.experiments.sampler import Experiment
from dungeon_widgets.lab.experiments.sampler_charts import convergence, histogram, sentence
from dungeon_widgets.odds import Dist

KIT = ("plate_armor", "knight_shield")


def two_dice(seed: int = 7) -> Experiment:
    return Experiment(
        lambda rng: 2 + int(rng.random() * 6) + int(rng.random() * 6),
        exact=pair_total(),
        condition=7,
        seed=seed,
    )


def test_the_same_seed_draws_the_same_curve_however_it_is_sliced() -> None:
    at_once = two_dice().run(5000)
    in_slices = two_dice().ask(5000)
    while in_slices.busy:
        in_slices.work(0.0)
    by_hand = two_dice()
    for more in (1, 99, 900, 4000):
        by_hand.run(more)
    assert at_once.curve() == in_slices.curve() == by_hand.curve()
    assert at_once.last() == in_slices.last()
    assert two_dice(8).run(5000).curve() != at_once.curve()


def test_a_slice_is_short_even_when_much_is_asked() -> None:
    made = two_dice().ask(1_000_000)
    begin = time.process_time()
    made.work(0.05)
    assert time.process_time() - begin < 0.5
    assert 0 < made.n < 1_000_000


def test_pause_holds_the_work_and_stop_ends_it() -> None:
    made = two_dice().ask(10_000)
    made.work(0.0)
    drawn = made.n
    made.pause().work(0.0)
    assert made.n == drawn
    assert made.busy
    made.resume().work(0.0)
    assert made.n > drawn
    made.stop()
    assert not made.busy
    assert not made.paused


def test_clear_begins_again_with_the_same_luck() -> None:
    made = two_dice().run(100)
    first = made.curve()
    assert made.clear().n == 0
    assert made.estimate is None
    assert made.run(100).curve() == first


def test_the_curve_follows_the_condition_after_the_draws() -> None:
    made = two_dice().run(400)
    made.condition = made.condition._replace(relation="at least", value=2)
    assert [share for _, share in made.curve()] == [1.0] * len(made.curve())


@pytest.mark.parametrize("seed", range(12))
def test_the_share_of_sevens_lies_within_four_standard_errors(seed: int) -> None:
    # L1 verifies: proportion of 7s inside 4 SE of 1/6.
    made = two_dice(seed).run(3000)
    assert made.chance == Fraction(1, 6)
    assert made.in_funnel


def test_the_distance_counts_standard_errors() -> None:
    made = Experiment(lambda rng: True, exact=Fraction(1, 2)).run(100)
    assert made.distance == pytest.approx(10)
    assert made.in_funnel is False


def test_a_certain_condition_has_no_error() -> None:
    assert Experiment(lambda rng: True, exact=Fraction(1)).run(10).distance == 0
    assert Experiment(lambda rng: False, exact=Fraction(1)).run(10).distance == float("inf")


def test_without_a_law_there_is_no_exact_chance_but_an_interval() -> None:
    made = Experiment(lambda rng: rng.random() < 0.3, seed=1).run(500)
    assert made.chance is None
    assert made.funnel() == []
    assert made.estimate is not None
    low, high = made.estimate.interval()
    assert low < 0.3 < high


def test_the_funnel_shrinks_like_one_over_the_root() -> None:
    wide, narrow = (
        high - low for _, low, high in (two_dice().funnel(400)[-1], two_dice().funnel(40_000)[-1])
    )
    assert wide == pytest.approx(10 * narrow)


@pytest.mark.parametrize(
    ("hidden", "chance"),
    # L4: P(Warrior with Plate + Shield survives) for k = 0..6
    [(0, 1), (1, 1), (2, "61/78"), (3, "105/286"), (4, "58/715"), (5, "2/429"), (6, 0)],
)
def test_dungeons_ask_for_the_damage_that_kills(hidden: int, chance: str | int) -> None:
    made = dungeons("warrior", KIT, hidden, seed=3)
    assert made.chance == 1 - Fraction(chance)
    assert made.run(2000).in_funnel


def test_dungeons_know_what_is_known() -> None:
    assert dungeons("warrior", KIT, 3, elsewhere=["golem"]).chance == Fraction(133, 220)
    held = dungeons("warrior", KIT, 1, known=["dragon"])
    assert held.run(20).last()[0][0][0] == "9"
    # Beside the Dragon only a Goblin lets one live: two of the 12 others.
    assert held.chance == Fraction(10, 12)


def test_dungeons_whose_order_matters_are_played_out() -> None:
    made = dungeons("rogue", ["mithril_armor", "ring_of_power"], 2, seed=1)
    assert made.yes_no
    assert made.run(300).in_funnel


def test_dungeons_are_dealt_fast() -> None:
    made = dungeons("warrior", KIT, 3)
    begin = time.process_time()
    made.run(20_000)
    assert time.process_time() - begin < 2  # about 20 000 a second is wanted; it is some ten times that


@pytest.mark.parametrize(
    ("sums", "dice", "chance"),
    [
        ({7}, 4, "139/216"),
        ({7}, 5, "115/144"),
        ({9}, 2, "1/9"),
        ({6, 7, 8}, 4, "149/162"),
        ({6, 7, 8}, 5, "419/432"),
        ({4, 6, 8, 10}, 4, "79/81"),
    ],
)
def test_rolls_ask_for_a_pair(sums: set[int], dice: int, chance: str) -> None:
    made = rolls(sums, dice, seed=5)
    assert made.chance == Fraction(chance)
    assert made.run(2000).in_funnel


@pytest.mark.parametrize("sums", [{1}, {13}, set(), "7", {2.5}, None])
def test_sums_that_are_none_are_refused(sums: object) -> None:
    with pytest.raises(ValueError, match="sum"):
        rolls(sums)  # type: ignore[arg-type]


@pytest.mark.parametrize("more", [0, -1, True, 1.5, "ten", 10**9])
def test_a_number_of_draws_that_is_none_is_refused(more: object) -> None:
    with pytest.raises(ValueError, match="more"):
        two_dice().ask(more)  # type: ignore[arg-type]


def test_what_is_no_draw_or_no_law_is_refused() -> None:
    with pytest.raises(ValueError, match="draw"):
        Experiment(7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="exact"):
        Experiment(Random.random, exact=0.5)  # type: ignore[arg-type]


def test_the_charts_hide_what_is_exact_when_told() -> None:
    made = dungeons("warrior", KIT, 3, elsewhere=["golem"], seed=7).run(100)
    for chart in (histogram(made, exact=False), convergence(made, exact=False)):
        assert "133" not in str(chart.to_json())
        assert not [one for one in chart.marks if one["tone"] == "exact"]
    assert "133/220" in str(convergence(made).to_json())


def test_the_exact_bars_add_to_one() -> None:
    chart = histogram(dungeons("warrior", KIT, 3))
    law = next(one for one in chart.marks if one["tone"] == "exact")
    assert sum(point[1] or 0 for point in law["points"]) == pytest.approx(1)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sentences_speak_both_languages(lang: str) -> None:
    made = two_dice()
    assert sentence(made, lang)
    assert "1/6" in sentence(made.run(10), lang)


def test_words_can_be_drawn_too() -> None:
    made = Experiment(
        lambda rng: "head" if rng.random() < 0.5 else "tail",
        exact=Dist({"head": 1, "tail": 1}),
        condition="head",
    )
    assert made.run(50).values() == ["head", "tail"]
    assert made.chance == Fraction(1, 2)


def test_throws_agree_with_the_law_the_game_ships() -> None:
    from dungeon_widgets.games.fighter.odds.law import section_law
    from dungeon_widgets.lab.experiments.throws import throws

    made = throws("expert", seed=3).run(1500)
    p = section_law([], "expert").hit
    assert made.estimate is not None
    assert abs(made.estimate.p - p) <= 5 * (p * (1 - p) / 1500) ** 0.5
    with pytest.raises(ValueError, match="hand"):
        throws("giant")


@pytest.mark.parametrize("exact", [3, -1, Fraction(4, 3)])
def test_an_exact_chance_lies_between_0_and_1(exact: Fraction | int) -> None:
    with pytest.raises(ValueError, match="exact is a chance from 0 to 1, not "):
        Experiment(lambda rng: rng.random() < 0.5, exact=exact)


def test_numbers_need_a_question() -> None:
    with pytest.raises(
        ValueError, match=r"the draws are numbers or names such as 5: say which of them count"
    ):
        dw.Sampler(lambda rng: max(2, 5))
    with pytest.raises(ValueError, match="say which of them count"):
        dw.Sampler(lambda rng: rng, value=lambda rng: "gold")
    assert dw.Sampler(lambda rng: max(2, 5), condition=("at least", 5)).run(10).estimate.p == 1  # type: ignore[union-attr]
    known = dw.Sampler(lambda rng: 1 + int(6 * rng.random()), Dist.uniform(range(1, 7)))
    assert known.experiment.condition == Condition("at least", 3)
    assert known.chance == Fraction(2, 3)


def test_two_samplers_are_compared_with_their_error() -> None:
    four, five = (dw.Sampler.rolls({7}, dice=dice, seed=1).run(2000) for dice in (4, 5))
    chart = four.compare(five, names=["four", "five"])
    assert [row[4] for row in chart.rows] == ["139/216", "115/144"]
    assert "more than luck explains" in chart.sentence
    again = dw.Sampler.rolls({7}, seed=2).run(2000)
    same = four.compare(again)
    assert "may be luck" in same.sentence
    assert [row[0] for row in same.rows] == ["Some pair makes 7 (1)", "Some pair makes 7 (2)"]
    assert chart.svg().startswith("<svg")
    with pytest.raises(ValueError, match="another sampler"):
        four.compare()
    with pytest.raises(ValueError, match="2 names are wanted"):
        four.compare(five, names=["one"])


def test_a_comparison_keeps_what_is_exact_until_it_may_be_seen() -> None:
    BOOK.clear()
    open_one = dw.Sampler.rolls({7}, seed=1).run(100)
    held = dw.Sampler.rolls({7}, dice=5, seed=1, exact_after="L02.q4").run(100)
    assert all(row[4] == "" for row in open_one.compare(held).rows)
    waiting = dw.Sampler.rolls({7}, dice=5, seed=1, after="L02.p1")
    with pytest.raises(ValueError, match="Question 1"):
        open_one.compare(waiting)
