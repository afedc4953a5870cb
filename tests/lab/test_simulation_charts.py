"""`.chart()` and `.compare()` of simulated games."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab.simulate.simulate import simulate
from dungeon_widgets.lab.simulate.simulation import Simulation


def simulated(*seats: str, n: int = 30, seed: int = 1) -> Simulation:
    return simulate(WelcomeGame(players=len(seats)), seats, n, seed=seed, progress=False)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_simulation_has_a_chart_with_intervals(lang: str) -> None:
    made = simulated("bot:careful", "bot:random")
    chart = made.chart(lang)
    assert [row[1] for row in chart.rows] == [made.wins(0).hits, made.wins(1).hits]
    ElementTree.fromstring(chart.svg())
    assert chart.csv().startswith(chart.head[0])


def test_a_lone_player_has_a_mean_score() -> None:
    made = simulate(DiceDangerGame(players=1), ["bot:random"], 5, seed=1, progress=False)
    assert "±" in made.chart().sentence


def test_the_same_games_do_not_differ_and_others_do() -> None:
    careful = simulated("bot:careful", "bot:random", n=120)
    alike = careful.compare(careful)
    assert alike.errors(0) == 0
    assert "luck alone" in repr(alike)
    swapped = careful.compare(simulated("bot:random", "bot:careful", n=120))
    assert swapped.difference(0)[0] < 0
    assert swapped.errors(0) > 4
    assert "more than luck" in swapped.sentence()
    ElementTree.fromstring(swapped.chart("fr").svg())


def test_what_cannot_be_compared_is_said() -> None:
    made = simulated("bot:careful", "bot:random", n=5)
    with pytest.raises(ValueError, match="another simulate"):
        made.compare("other")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="different"):
        made.compare(simulated("bot:careful", "bot:random", "bot:random", n=5))
