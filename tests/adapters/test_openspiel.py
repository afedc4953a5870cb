"""OpenSpiel's own suite, and what it does not ask: nothing hidden is told, redeals fit (`make hosts`)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import digest

pytestmark = [pytest.mark.hosts, pytest.mark.filterwarnings("ignore")]

GAMES = [
    "dungeon_welcome",
    "dungeon_welcome(box=both,players=4,variant=True)",
    "dungeon_dice_danger(sheet=puzzled_pyramid)",
    "dungeon_dungeons",
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


@pytest.mark.parametrize("name", [*GAMES, "dungeon_welcome_last_round"])
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
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_an_information_state_remembers_what_an_observation_has_forgotten() -> None:
    game = loaded("dungeon_dice_danger")
    shape = game.information_state_tensor_shape()[0]
    pasts = set()
    for seed in range(6):
        state = walked(game.new_initial_state(), Random(seed), 9)
        tensor = state.information_state_tensor(0)
        assert len(tensor) == shape == 2 * game.observation_tensor_shape()[0]
        assert tensor[: shape // 2] == state.observation_tensor(0)
        assert sum(tensor[shape // 2 :]) == len(state.information_state_string(0).splitlines())
        pasts.add(tuple(tensor[shape // 2 :]))
    assert len(pasts) == 6


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


@pytest.mark.parametrize("name", [*GAMES, "dungeon_welcome_last_round"])
def test_a_playthrough_of_openspiel_is_the_same_when_it_is_replayed(name: str, tmp_path: Path) -> None:
    """Their test of Python games: all that every state says of itself, along the same moves."""
    from open_spiel.python.algorithms import generate_playthrough

    loaded(name)
    import_module("absl.flags").FLAGS.mark_as_parsed()  # a replay asks for a flag of their command line
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=4), "utf-8")
    before, after = generate_playthrough.replay(str(file))
    assert before == after
    assert "InformationStateTensor(0)" in after


def test_counterfactual_regret_comes_near_an_equilibrium_of_the_last_round() -> None:
    """The solver and the best answer are OpenSpiel's: what the best answer still gains falls towards nothing."""
    from open_spiel.python.algorithms import cfr, exploitability

    game = loaded("dungeon_welcome_last_round")
    solver, left = cfr.CFRSolver(game), []
    for _ in range(3):
        for _ in range(20):
            solver.evaluate_and_update_policy()
        left.append(exploitability.exploitability(game, solver.average_policy()))
    assert left[0] > left[1] > left[2] >= 0
    assert left[2] < 0.05


def test_a_game_alone_is_refused() -> None:
    with pytest.raises(Exception, match="against each other"):
        loaded("dungeon_dice_danger(players=1)")
