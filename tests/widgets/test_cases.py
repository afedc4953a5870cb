"""How we counted: the page asks for every case behind the odds, and opens them one by one."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Open
from .page import Page


@pytest.fixture
def page(open_page: Open) -> Page:
    """Somebody has a card to place, in a dungeon of which few cards are hidden."""
    page = open_page(hero="warrior", seed=12, first=0)
    for verb in ("draw", "add"):
        page.act(*next(action for action in page.widget.legal if action[0] == verb))
    page.count()
    page.forget()
    return page


def asked(page: Page, **fields: Any) -> dict[str, Any]:
    page.forget()
    page.ask("cases", **{"sort": "value", "at": None, **fields})
    (answer,) = page.told
    return answer


def test_they_are_those_the_panel_counted(page: Page) -> None:
    odds = page.widget.snapshot["odds"]
    answer = asked(page)
    assert answer["type"] == "cases"
    assert answer["seq"] == page.widget.snapshot["seq"]
    assert answer["total"] == odds["cases"] == sum(square["n"] for square in answer["squares"])
    assert answer["good"] / answer["total"] == pytest.approx(odds["rows"][0]["p"])
    assert sum(line["n"] for line in answer["tally"]) == answer["total"]
    assert answer["opened"] is None
    assert page.updates == []


def test_a_square_is_opened_and_run(page: Page) -> None:
    last = len(asked(page)["squares"]) - 1
    opened = asked(page, at=last)["opened"]
    assert opened["at"] == last
    assert [card["name"] for card in opened["cards"]] == asked(page)["squares"][last]["name"]
    assert {step["origin"] for step in opened["steps"]} == {"known", "hidden"}
    assert opened["steps"][0]["icon"] in page.widget.game.box_content.monsters


def test_it_speaks_the_language_of_the_page(page: Page) -> None:
    page.write({"lang": "fr"})
    answer = asked(page, at=0)
    assert answer["sentence"].endswith("sans danger.")
    assert {step["origin"] for step in answer["opened"]["steps"]} <= {"connu", "caché"}


def test_a_square_that_is_not_there_is_refused(page: Page) -> None:
    for at in (-1, 10**6):
        assert asked(page, at=at)["kind"] == "malformed"


def test_nothing_is_told_that_the_odds_do_not_tell(open_page: Open) -> None:
    for settings in ({"overlay": "predict"}, {"overlay": "off"}):
        page = open_page(hero="warrior", seed=12, first=0, **settings)
        page.act("draw")
        page.count()
        assert asked(page)["kind"] == "illegal"


def test_behind_the_curtain_nobody_is_told_anything(open_page: Open) -> None:
    page = open_page(["Ada", "Bo"], hero="warrior", seed=12)
    page.act("pass") if not page.widget.snapshot["curtain"] else None
    assert page.widget.snapshot["curtain"]
    assert asked(page)["kind"] == "illegal"
