"""Welcome to the Dungeon keeps the contract of the engine, and the kit would notice if it did not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.kit import ConformanceError, check_game
from dungeon_widgets.engine.streams import one_of
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState
from dungeon_widgets.games.welcome.sight.redeal import redealt


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.soak), 4])
def test_every_number_of_players_keeps_the_contract(players: int) -> None:
    report = check_game(WelcomeGame(players=players), games=2, seed=players)
    assert report.posteriors >= 3  # the redeal was held against the worlds
    assert report.processes > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "variant": True},
        pytest.param({"players": 2, "hero": "choose"}, marks=pytest.mark.soak),
        {"players": 2, "hero": "mage", "first": 1},  # Polymorph deals inside the dungeon
        pytest.param({"box": "back", "players": 2}, marks=pytest.mark.soak),
        {"box": "back", "players": 3, "hero": "princess", "first": 0},  # another player names
        {"box": "back", "players": 2, "hero": "ninja", "specials": ["mimic", "gelatinous_cube"]},
        {"box": "both", "players": 4, "hero": "choose", "variant": True},
        pytest.param(
            {"box": "both", "players": 2, "hero": "mage", "specials": ["ally", "shapeshifter"]},
            marks=pytest.mark.soak,
        ),
    ],
    ids=repr,
)
def test_every_option_keeps_the_contract(options: dict[str, Any]) -> None:
    check_game(WelcomeGame(**options), games=2, seed=7)


# -- planted faults ------------------------------------------------------------------------------


def fails(game: WelcomeGame) -> str:
    with pytest.raises(ConformanceError) as caught:
        check_game(game)
    return str(caught.value)


def shows_the_drawn_card(view: dict[str, Any], state: WelcomeState) -> None:
    if view["drawn"]:
        view["drawn"]["monster"] = state.drawn or None


def shows_the_dungeon(view: dict[str, Any], state: WelcomeState) -> None:
    for card, placed in zip(view["dungeon"], state.dungeon, strict=True):
        card["monster"] = placed.monster


def shows_what_is_left(view: dict[str, Any], state: WelcomeState) -> None:
    view["deck_by_kind"] = list(state.deck)


@pytest.mark.parametrize("leak", [shows_the_drawn_card, shows_the_dungeon, shows_what_is_left])
def test_a_leaking_view_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[dict[str, Any], WelcomeState], None]
) -> None:
    honest = WelcomeState.view

    def view(self: WelcomeState, seat: int | None) -> dict[str, Any]:
        seen = honest(self, seat)
        leak(seen, self)
        return seen

    monkeypatch.setattr(WelcomeState, "view", view)
    assert "view shows what" in fails(WelcomeGame(players=3))


def card_by_card(state: WelcomeState, seat: int | None, rng: Random) -> WelcomeState:
    """Draws each hidden card at its own node, from the deck as it was then: own cards seen later are forgotten.

    It keeps every view, as a kind that is all accounted for is not drawn.
    """
    if state.run:
        return redealt(state, seat, rng)
    box = Counter(dict(zip(state.game.rules.index, state.game.lists.decks[()], strict=True)))
    drawn = [(state.drawn, state.drawer)] if state.drawn else []
    piles = [list(state.dungeon), [(card.monster, card.by) for card in state.aside], drawn]
    unseen = box - Counter(monster for pile in piles for monster, by in pile if by == seat)
    laid: list[str] = []
    for pile in piles:
        deck = box - Counter(laid)
        for monster, by in pile:
            if by != seat:
                monster = one_of(sorted(kind for kind in deck.elements() if unseen[kind] > 0), rng)
                unseen[monster] -= 1
            laid.append(monster)
            deck[monster] -= 1
    world, new = state.clone(), iter(laid)
    world.deck = tuple(box[kind] - laid.count(kind) for kind in state.game.rules.index)
    world.dungeon = tuple(card._replace(monster=next(new)) for card in state.dungeon)
    world.aside = tuple(card._replace(monster=next(new)) for card in state.aside)
    world.drawn = next(new, "")
    return world


def test_a_redeal_card_by_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WelcomeState, "redealt", card_by_card)
    assert "redealt() does not draw from the posterior" in fails(WelcomeGame(players=3))


def test_a_redeal_that_hands_back_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WelcomeState, "redealt", lambda self, seat, rng: self.clone())
    assert "redealt()" in fails(WelcomeGame(players=2))


def test_a_clone_that_is_the_state_itself_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WelcomeState, "clone", lambda self: self)
    assert "changed the original" in fails(WelcomeGame(players=2))


def test_a_clone_that_forgets_a_field_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = WelcomeState.clone

    def clone(self: WelcomeState) -> WelcomeState:
        new = honest(self)
        new.turned = 0
        return new

    monkeypatch.setattr(WelcomeState, "clone", clone)
    assert "clone() does not give an equal copy" in fails(WelcomeGame(players=3, variant=True))
