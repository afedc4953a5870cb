"""The panel and the beliefs use what the seat itself has and sees."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dungeon_widgets.games.welcome import WelcomeState, survival
from dungeon_widgets.games.welcome.odds.beliefs import beliefs
from dungeon_widgets.games.welcome.odds.panel import panel

from ..helpers import add, play, start, strip


def go_in_now(state: WelcomeState, seat: int | None) -> Fraction:
    found = panel(state.view(seat), [], "en")
    assert found is not None
    return Fraction(found["rows"][0]["fraction"] or "")


@pytest.mark.parametrize(("successes", "own"), [((0, 0), 0), ((0, 1), 0), ((1, 0), 1)])
def test_the_panel_counts_the_seats_own_success_card(successes: tuple[int, int], own: int) -> None:
    """With a Success card the Count has 8 instead of 4; the other's card changes nothing."""
    state = start("princess", box="back", specials=["fairy", "count"])
    weak = ("goblin", "goblin", "skeleton", "skeleton")
    for monster, tile in zip(
        weak, ("greatsword", "dragon_leash", "family_crown", "royal_scepter"), strict=True
    ):
        strip(state, monster, tile)
    add(state, "orc", "golem")
    counted = [
        survival(
            "princess", ("mr_charm", "chaperon"), 1, known=["orc"], elsewhere=["goblin", "skeleton"],
            successes=marks, specials=["fairy", "count"],
        )
        for marks in (0, 1)
    ]  # fmt: skip
    assert counted[0] > counted[1]
    assert go_in_now(with_successes(state, *successes), 0) == counted[own]


def with_successes(state: WelcomeState, *successes: int) -> WelcomeState:
    score = [[won, 0] for won in successes]
    return state.game.state({**state.to_json(), "score": score})


@pytest.mark.parametrize("hidden", [1, 2])
def test_the_aside_column_counts_only_what_others_set_aside(hidden: int) -> None:
    """Each of the 13 - 1 cards the seat has not seen is as likely as any other to lie there."""
    state = start(players=3)
    strip(state, "golem", "torch")  # seat 0's own
    strip(state, "dragon", "holy_grail")
    if hidden == 2:
        strip(state, "demon", "dragon_spear")
    found = beliefs(state.view(0), "en")
    assert found is not None
    assert [place["size"] for place in found["places"]][:2] == [0, hidden]
    rows = {row["kind"]: row["at_least_one"] for row in found["rows"]}
    assert Fraction(rows["dragon"][1]) == Fraction(hidden, 12)
    assert Fraction(rows["golem"][1]) == Fraction(hidden, 12)  # one Golem is left
    one_orc_at_least = Fraction(2, 12) if hidden == 1 else 1 - Fraction(10 * 9, 12 * 11)
    assert Fraction(rows["orc"][1]) == one_orc_at_least
    own = beliefs(state.view(1), "en")
    assert own is not None
    assert {row["kind"]: row["at_least_one"] for row in own["rows"]}["dragon"] == ["0", "0", "0"]


@pytest.mark.parametrize(("lang", "label"), [("en", "Name the Golem"), ("fr", "Nommer le Golem")])
def test_a_row_for_a_name_says_what_one_does(lang: str, label: str) -> None:
    state = start("warrior")
    add(state, "orc", "golem")
    play(state, ("pass",))
    found = panel(state.view(1), state.legal(), lang)
    assert found is not None
    rows = {tuple(row["action"] or ()): row for row in found["rows"]}
    assert (rows["name", "golem"]["label"], rows["name", "golem"]["word"]) == (
        label,
        {"en": "lives", "fr": "survit"}[lang],
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Only one set of cards can lie in the dungeon."),
        ("fr", "Un seul ensemble de cartes peut être dans le donjon."),
    ],
)
def test_one_dungeon_is_not_told_in_the_plural(lang: str, said: str) -> None:
    state = start()
    found = panel(state.view(state.to_move), state.legal(), lang)
    assert found is not None
    assert said in found["how"]
