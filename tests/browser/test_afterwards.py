"""After the game: the worst choice once more, a rematch, a code and a file, by hand and as a reader would."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import dungeon_widgets as dw
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .direct import Direct, listening
from .still import violations


def played_out(widget: GameWidget) -> GameWidget:
    """A careless game: of the choices one at random, but never a pass."""
    rng = Random(3)
    while not widget.over:
        bold = [action for action in widget.legal if action[0] != "pass"] or widget.legal
        widget.act(widget.state.sample(rng) if widget.state.free else rng.choice(bold))
    return widget


@pytest.fixture
def over(page: Page) -> Iterator[tuple[Locator, GameWidget]]:
    page.set_viewport_size({"width": 934, "height": 640})
    with listening():
        widget = played_out(
            dw.WelcomeBackToTheDungeon(["You", "bot:careful"], seed=5, autosave=False, speed=0)
        )
        Direct(page, widget).show()
        yield page.locator("section.dw"), widget


def test_the_replay_is_a_file_that_steps_without_a_kernel(
    over: tuple[Locator, GameWidget], page: Page, tmp_path: Path
) -> None:
    game, widget = over
    assert violations(page) == []
    with page.expect_download() as waited:
        game.get_by_role("button", name="Save the replay as a file").click()
    assert waited.value.suggested_filename == f"welcome-{widget.session.seed}.html"
    kept = tmp_path / "replay.html"
    waited.value.save_as(kept)
    page.goto(kept.as_uri())
    replay = page.locator("section.dw")
    # It opens on the first choice.
    expect(replay.get_by_role("slider", name="Step shown")).not_to_have_value("0")
    expect(replay.get_by_role("region", name="Actions").locator("[data-choice]").first).to_be_visible()
    replay.get_by_role("button", name="Last step").click()
    expect(replay).to_contain_text("wins")


def test_the_worst_choice_is_played_once_more(over: tuple[Locator, GameWidget]) -> None:
    game, widget = over
    expect(game.locator(".reviewhead progress")).to_have_count(0)
    worst = max(widget.review(), key=lambda point: point["given"])
    again = game.get_by_role("button", name=re.compile("Could I have done better"))
    expect(again).to_contain_text(f"play on from step {worst['step']}")
    again.click()
    expect(game.get_by_role("combobox", name="Line of play")).to_be_visible()
    assert not widget.over
    assert widget.snapshot["branch"]["root"] == worst["step"]


def test_a_rematch_is_one_click_away(over: tuple[Locator, GameWidget]) -> None:
    game, widget = over
    seed = widget.session.seed
    game.get_by_role("button", name=re.compile("Rematch")).click()
    expect(game.get_by_role("button", name=re.compile("Rematch"))).to_have_count(0)
    assert widget.session.seed != seed
    assert [seat.name for seat in widget.session.seats] == ["You", "Bram"]


@pytest.mark.parametrize("mode", ["study", "play"])
def test_a_moment_is_shared_when_it_is_asked_for(page: Page, mode: str) -> None:
    page.set_viewport_size({"width": 934, "height": 640})
    with listening():
        widget = dw.DungeonsDiceDanger(["You"], seed=3, mode=mode, autosave=False, speed=0)
        rng = Random(3)
        for _ in range(6):
            widget.act(rng.choice(widget.legal))
        Direct(page, widget).show()
        game = page.locator("section.dw")
        game.get_by_role("button", name="Settings").click()
        press = game.get_by_role("button", name="A code to play on from here")
        if mode == "play":
            expect(press).to_be_disabled()
            expect(game.get_by_text("it can be had after the end")).to_be_visible()
            return
        press.click()
        shown = game.get_by_role("textbox", name="A code to play on from here")
        expect(shown).to_have_value(re.compile("DWG2"))
        code = shown.input_value()
        assert dw.load(code).view() == widget.view()
        assert code not in str(widget.get_state())


OUT_OF_CARD = """(card) => {
  const inside = (box, around) => box.left >= around.left - 1 && box.right <= around.right + 1
    && box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
  const around = card.getBoundingClientRect();
  const out = [...card.querySelectorAll("h3, p, li, table, .plot, .ymark, .dot")]
    .filter((part) => !inside(part.getBoundingClientRect(), around)).map((part) => part.outerHTML.slice(0, 60));
  return inside(around, card.closest(".table").getBoundingClientRect()) ? out : ["the card", ...out];
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", [dw.DungeonsDiceDanger, dw.DungeonFighter])
def test_the_line_stands_beside_the_end_and_leads_to_the_choices(
    page: Page, kind: type[GameWidget], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.set_viewport_size({"width": 934, "height": 640})
    with listening():
        widget = played_out(kind(["You"], seed=3, autosave=False, speed=0, lang=lang))
        hints = widget.game.hints
        monkeypatch.setattr(type(hints), "effort", hints.effort.times(0.02))
        Direct(page, widget).show()
        review = widget.review()
        game = page.locator("section.dw")
        card = game.locator(".endcard")
        expect(card.get_by_role("heading", name=review.question)).to_be_visible()
        expect(card).to_contain_text(review.source)
        assert card.evaluate(OUT_OF_CARD) == []
        expect(game.get_by_role("button", name={"en": "Review", "fr": "Bilan"}[lang])).to_be_visible()
        expect(card.locator(".yunit")).to_have_count(1 if review.unit == "points" else 0)
        expect(card.locator(".dot")).to_have_count(len(review))
        card.locator(".dot").nth(1).click()
        expect(game.get_by_role("slider")).to_have_value(str(review[1]["step"]))
        assert widget.snapshot["chosen"] is not None


def test_what_a_bot_knew_is_told_in_words(page: Page) -> None:
    with listening():
        widget = dw.WelcomeToTheDungeon(
            ["You", "bot:careful"], seed=5, hero="warrior", first=0, autosave=False, speed=0
        )
        for verb in ("draw", "add", "draw", "add"):
            widget.act(next(action for action in widget.legal if action[0] == verb))
        Direct(page, widget).show()
        game = page.locator("section.dw")
        game.get_by_role("tab", name="Inspector").click()
        facts = game.locator(".facts")
        mine = facts.inner_text()
        game.get_by_role("button", name="B, Bram").click()
        expect(facts).not_to_have_text(mine, use_inner_text=True)
        expect(facts).to_contain_text("unknown (you)")
        expect(facts).to_contain_text("one of")
        assert violations(page) == []
        game.get_by_role("button", name="The raw state").click()
        expect(game.get_by_role("tree")).to_be_visible()
