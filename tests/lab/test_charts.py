"""Charts: one record for page, picture, table and Altair."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from dungeon_widgets.lab.charts.charts import Chart, band, csv_of, linear, log, mark
from dungeon_widgets.lab.charts.svg import ticks
from dungeon_widgets.lab.experiments.dice_tray import Tray
from dungeon_widgets.lab.experiments.game_draws import dungeons
from dungeon_widgets.lab.experiments.sampler_charts import convergence, histogram


def charts() -> list[Chart]:
    made = dungeons("warrior", ["plate_armor"], 3, seed=7).run(500)
    tray = Tray(seed=1).guess([2, 3, 3, 3, 4, 6, 4, 3, 3, 3, 2]).commit().roll(36)
    dots = Chart("<Guesses & more>", "", linear("x", 0, 1, percent=True), linear("", 0, 3),
                 [mark("dots", "you", "you", [[0.5, 1], [0.5, 2]], ["A", ""]), mark("rule", "exact", "", [[0.6, None]], ["p"])],
                 ["who"], [["A"]])  # fmt: skip
    return [histogram(made), convergence(made), tray.chart(), dots]


@pytest.mark.parametrize("chart", charts(), ids=lambda chart: chart.title)
def test_a_picture_is_well_formed_and_says_what_it_shows(chart: Chart) -> None:
    root = ElementTree.fromstring(chart.svg())
    assert root.tag.endswith("svg")
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert chart.title in (title.text or "")
    assert chart.svg() == chart.svg()
    assert "NaN" not in chart.svg()


@pytest.mark.parametrize("chart", charts(), ids=lambda chart: chart.title)
def test_a_record_is_plain_data(chart: Chart) -> None:
    assert json.loads(json.dumps(chart.to_json())) == chart.to_json()
    assert chart.csv().count("\n") >= len(chart.rows) + 1
    assert repr(chart).startswith("Chart(")


@pytest.mark.parametrize("chart", charts(), ids=lambda chart: chart.title)
def test_altair_draws_it_when_it_is_there(chart: Chart) -> None:
    pytest.importorskip("altair")
    assert chart.altair().to_dict()["layer"]


def test_a_spreadsheet_runs_no_name() -> None:
    assert (
        csv_of(["who"], [["=HYPERLINK(1)"], ["Ann, B"], ["+1"]]) == "who\n'=HYPERLINK(1)\n\"Ann, B\"\n'+1\n"
    )


def test_ticks_are_round() -> None:
    assert ticks(linear("", 0, 0.124)) == pytest.approx([0, 0.025, 0.05, 0.075, 0.1])
    assert ticks(log("", 1, 10_000)) == [1, 10, 100, 1000, 10_000]
    assert ticks(band("", ["a", "b"])) == [0, 1]
    assert len(ticks(linear("", 3, 3))) >= 1
