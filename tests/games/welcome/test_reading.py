"""Reading the others: Bayes with a policy, and the figures of the lesson on it."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState, belief
from dungeon_widgets.games.welcome.content import load_box
from dungeon_widgets.games.welcome.panel import STEPS, panel
from dungeon_widgets.games.welcome.policy import at_least_one

from .helpers import add, start, strip

STRENGTH = {monster.id: monster.strength or 0 for monster in load_box("first").monsters.values()}


def lesson() -> WelcomeState:
    """Seat 0 has added a card; seat 1 has set a Golem aside and knows nothing else."""
    state = start(players=2)
    add(state, "goblin")
    strip(state, "golem", "torch")
    return state


def cards_of(hidden: int) -> dict[str, Any]:
    """What seat 1 sees if the other has added so many cards."""
    view = lesson().view(1)
    view["dungeon"] = [{"by": 0, "monster": None}] * hidden
    return view


def strong(hand: tuple[str, ...]) -> bool:
    return any(STRENGTH[kind] >= 6 for kind in hand)


def test_one_card_added_by_a_cautious_player_is_hardly_strong() -> None:
    view = cards_of(1)
    assert belief(view).where(strong) == Fraction(3, 12)
    assert belief(view, bluff=Fraction(1, 4)).where(strong) == Fraction(1, 13)
    mean = belief(view, bluff=0.25).mean(lambda hand: STRENGTH[hand[0]])
    assert mean == Fraction(122, 39)


def test_three_such_cards_deal_11_or_more_with_2365_in_7213() -> None:
    view = cards_of(3)

    def deadly(hand: tuple[str, ...]) -> bool:
        return sum(STRENGTH[kind] for kind in hand) >= 11

    prior = belief(view)
    assert prior.total == 220
    assert prior.where(deadly) == Fraction(133, 220)
    assert belief(view, bluff="1/4").where(deadly) == Fraction(2365, 7213)


def test_rejection_sampling_agrees_with_the_posterior() -> None:
    rng = Random(5)
    deck = [
        kind
        for kind, n in zip(load_box("first").kinds, (2, 2, 2, 2, 1, 1, 1, 1), strict=True)
        for _ in range(n)
    ]
    kept = deadly = 0
    while kept < 3000:
        hand = rng.sample(deck, 3)
        if all(STRENGTH[kind] < 6 or rng.random() < 0.25 for kind in hand):
            kept += 1
            deadly += sum(STRENGTH[kind] for kind in hand) >= 11
    p = 2365 / 7213
    assert abs(deadly / kept - p) < 4 * (p * (1 - p) / kept) ** 0.5


def test_an_opponent_who_adds_everything_tells_nothing() -> None:
    view = cards_of(3)
    assert belief(view, bluff=1) == belief(view)


def test_an_opponent_who_never_adds_a_strong_one_has_added_none() -> None:
    assert belief(cards_of(2), bluff=0).where(strong) == 0


def test_own_cards_tell_nothing_new() -> None:
    state = start(players=2)
    add(state, "dragon")
    assert belief(state.view(0), bluff=0).p(("dragon",)) == 1


@pytest.mark.parametrize("bluff", [-0.1, 1.5, "x", "1/0", True, []])
def test_a_share_that_is_none_is_refused(bluff: object) -> None:
    with pytest.raises(ValueError, match="bluff must be"):
        belief(cards_of(1), bluff=bluff)  # type: ignore[arg-type]


@pytest.mark.parametrize("q", [Fraction(0), Fraction(1, 4), Fraction(1)])
def test_the_quick_sum_is_the_listed_belief(q: Fraction) -> None:
    view = cards_of(3)
    box = load_box("first")
    unseen = {
        kind: n - (kind == "golem") for kind, n in zip(box.kinds, (2, 2, 2, 2, 2, 1, 1, 1), strict=True)
    }
    listed = belief(view, bluff=q)
    quick = at_least_one(box, unseen, 3, q)
    for kind in box.kinds:
        assert quick[kind] == listed.where(lambda hand, kind=kind: kind in hand)


def test_the_panel_has_a_column_for_every_step_of_the_slider() -> None:
    state = lesson()
    found = panel(state.view(1), state.legal() if state.to_move == 1 else [], "en")
    assert found is not None
    assert found["belief"] is not None
    reading = found["belief"]["reading"]
    assert reading["steps"] == [str(q) for q in STEPS]
    assert reading["at_least_one"]["dragon"][2] == str(Fraction(1, 39))
    assert reading["p"]["dragon"][-1] == found["belief"]["rows"][-1]["p"][0]


def test_special_monsters_without_a_printed_strength_count_as_weak() -> None:
    state = WelcomeGame("back", players=2, hero="ninja", first=0, specials=["ally", "count"]).start()
    add(state, "ally")
    view = state.view(1)
    assert belief(view).p(("ally",)) == Fraction(1, 15)
    assert belief(view, bluff=0).p(("ally",)) == Fraction(1, 12)
