"""OpenSpiel's own suite, and what it does not ask: nothing hidden is told, redeals fit (`make hosts`)."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import digest

pytestmark = [pytest.mark.hosts, pytest.mark.filterwarnings("ignore")]

GAMES = [
    "dungeon_welcome",
    "dungeon_welcome(box=both,players=4,variant=True)",
    "dungeon_dice_danger(sheet=puzzled_pyramid)",
]


def loaded(name: str) -> Any:
    import_module("dungeon_widgets.adapters.openspiel")
    return import_module("pyspiel").load_game(name)


def walked(state: Any, rng: Random, steps: int) -> Any:
    """So many random moves further, luck by its weights; or the end."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_random_simulation_of_openspiel(name: str) -> None:
    import_module("pyspiel").random_sim_test(loaded(name), num_sims=3, serialize=True, verbose=False)


def with_a_card(game: Any, monster: str) -> Any:
    """Seat 0 has put this card into the dungeon, and seat 1 is to move."""
    state = game.new_initial_state()
    state.apply_action(game.book.lots["first", 0])
    state.apply_action(game.book.numbers["draw",])
    state.apply_action(game.book.lots["deal", monster])
    state.apply_action(game.book.numbers["add",])
    return state


def test_hidden_cards_are_in_nothing_that_another_seat_gets() -> None:
    """Two pasts that differ only in a card that the seat cannot see are one information state to it."""
    game = loaded("dungeon_welcome(hero=mage)")
    one, other = (with_a_card(game, monster) for monster in ("goblin", "dragon"))
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_seat_and_tells_nothing_else(name: str) -> None:
    state = walked(loaded(name).new_initial_state(), Random(2), 14)
    while state.is_chance_node():
        walked(state, Random(2), 1)
    player = state.current_player()
    for number in range(8):
        before = digest(state.position)
        other = state.resample_from_infostate(player, lambda number=number: number / 8)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert digest(state.position) == before
        assert other.past.moves == []


def test_resampling_draws_what_the_seat_cannot_see_and_the_other_knows_nothing_of_the_truth() -> None:
    state = with_a_card(loaded("dungeon_welcome(hero=mage)"), "goblin")
    resampled = [state.resample_from_infostate(1, lambda n=n: n / 20) for n in range(20)]
    assert len({other.position.dungeon[0].monster for other in resampled}) > 3
    for other in resampled:
        assert ("goblin" in other.information_state_string(0)) == (
            other.position.dungeon[0].monster == "goblin"
        )
        assert state.resample_from_infostate(0, lambda: 0.5).position.dungeon == state.position.dungeon


def test_a_search_of_openspiel_plays_a_game() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = loaded("dungeon_welcome(hero=mage)")
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.4, evaluator=mcts.RandomRolloutEvaluator(1), max_simulations=12)
    state, rng, asked = game.new_initial_state(), Random(3), 0
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() == 1:
            walked(state, rng, 1)
            continue
        state.apply_action(bot.step(state))
        asked += 1
    assert asked
    assert sum(state.returns()) == 0


def test_a_playthrough_of_openspiel_is_the_same_again() -> None:
    from open_spiel.python.algorithms import generate_playthrough

    loaded("dungeon_welcome")
    one, other = (
        generate_playthrough.playthrough("dungeon_welcome", None, seed=4, observation_params_string=None)
        for _ in range(2)
    )
    assert one == other
    assert "dungeon_welcome" in one


def test_a_game_alone_is_refused() -> None:
    with pytest.raises(Exception, match="against each other"):
        loaded("dungeon_dice_danger(players=1)")
