"""Guesses: nothing is filled in, nothing is told before it is committed, and the score is what the hand computes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dungeon_widgets.lab.classroom.predict import Guess
from dungeon_widgets.lab.classroom.scores import Scores

EXACT = Fraction(58, 715)


def card(**options: object) -> Guess:
    return Guess({"en": "Does he live?", "fr": "Survit-il ?"}, EXACT, clock=lambda: 12.0, **options)  # type: ignore[arg-type]


def test_an_unanswered_card_has_no_value_and_no_truth() -> None:
    data = card(id="L04.p1").to_json()
    assert data["status"] == "unanswered"
    assert data["guess"] is data["exact"] is data["fraction"] is data["distance"] is data["time"] is None
    assert "715" not in str(data)


def test_a_committed_guess_is_kept_as_it_was_said() -> None:
    data = card(reveal="after").commit("25 %").to_json()
    assert (data["status"], data["guess"], data["said"], data["time"]) == ("committed", 0.25, "25 %", 12.0)
    assert data["exact"] is None


def test_it_cannot_be_changed() -> None:
    made = card().commit(0.25)
    with pytest.raises(ValueError, match="no longer"):
        made.commit(0.3)
    assert made.guess == Fraction(1, 4)


def test_the_truth_comes_when_the_card_says() -> None:
    assert card().commit(0.25).exact == EXACT
    later = card(reveal="after").commit(0.25)
    assert later.exact is None
    assert later.reveal().exact == EXACT
    assert card(reveal="never").commit(0.25).reveal().exact is None
    assert card(reveal="after").reveal().status == "unanswered"


def test_the_truth_is_counted_only_when_it_is_needed() -> None:
    counted = []
    made = Guess("?", lambda: counted.append(1) or EXACT)
    assert not counted
    assert made.commit(0.5).exact == EXACT
    assert counted


def test_distance_is_squared() -> None:
    assert card().commit("1/4").distance == pytest.approx((0.25 - 58 / 715) ** 2)
    assert card(reveal="after").commit("1/4").distance is None


def test_n_in_36_is_the_same_guess() -> None:
    made = Guess("A nine?", Fraction(1, 9), of=36).commit_count(4)
    assert made.guess == Fraction(1, 9)
    assert made.said == "4/36"
    assert made.sentence() == "You said 4 in 36. Exact: 1/9 = 11.1\u202f%, 1 in 9. Spot on."


@pytest.mark.parametrize(
    "guess", ["", "many", None, [0.5], float("nan"), -0.1, 1.1, "120 %", True, "9" * 1_000_000]
)
def test_a_guess_that_is_none_is_refused_and_nothing_is_lost(guess: object) -> None:
    made = card()
    with pytest.raises(ValueError, match="chance") as told:
        made.commit(guess)
    assert len(str(told.value)) < 200
    assert made.status == "unanswered"


def test_sentences_in_french() -> None:
    assert card().commit(0.25).sentence("fr") == (
        "Vous avez dit 25\u202f%. Exact\u202f: 58/715 = 8,1\u202f%, environ 1 sur 12. Vous étiez 16,9 points trop haut."
    )


def test_scores_by_hand() -> None:
    scores = Scores([(0.25, 0.75), (0.5, 0.5)], [(0.8, True), (0.8, False), (0.0, False)])
    assert scores.points == pytest.approx(25)
    assert scores.distance == pytest.approx(0.125)
    assert scores.brier == pytest.approx((0.04 + 0.64 + 0) / 3)


def test_no_guess_has_no_score() -> None:
    empty = Scores([])
    assert empty.points is empty.distance is empty.brier is empty.calibration is None


def test_calibration_needs_twenty() -> None:
    outcomes = [(0.1, False)] * 4 + [(0.3, True)] * 5 + [(0.5, True), (0.5, False)] * 3 + [(1.0, True)] * 4
    assert Scores([], outcomes).calibration is None
    bins = Scores([], [*outcomes, (0.9, False)]).calibration
    assert bins is not None
    assert [each.guesses for each in bins] == [4, 5, 6, 5]
    assert bins[-1].said == pytest.approx(0.98)
    assert bins[-1].happened == pytest.approx(0.8)
    assert sum(each.guesses for each in bins) == 20
