"""Sounds in a real browser: none until somebody wants them, then the cards and how a run ends, and silence at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page

import dungeon_widgets as dw

from .direct import Direct, listening

# Every note that is started, and every context, which knows whether it still sounds.
RECORD = """() => {
  window.notes = [];
  window.contexts = [];
  for (const [kind, source] of [["tone", OscillatorNode], ["rustle", AudioBufferSourceNode]]) {
    const start = source.prototype.start;
    source.prototype.start = function (...at) { window.notes.push(kind); return start.apply(this, at); };
  }
  const Context = window.AudioContext;
  window.AudioContext = class extends Context { constructor() { super(); window.contexts.push(this); } };
}"""


@pytest.fixture(autouse=True)
def listened() -> Iterator[None]:
    with listening():
        yield


class Band:
    """A page before a bot goes in."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.game = dw.WelcomeToTheDungeon(
            ["You", "bot:careful"], seed=3, first=0, hero="warrior", autosave=False
        )
        self.game.act(("draw",))
        self.game.act(("add",))
        page.add_init_script(f"({RECORD})()")
        page.clock.install(time=0)
        self.direct = Direct(page, self.game)
        self.direct.show()
        page.clock.pause_at(5_000)

    def run(self) -> list[str]:
        """The run, and what it sounded like."""
        self.direct.after(lambda: self.game.act(("pass",)))
        self.page.clock.run_for(90_000)
        notes: list[str] = self.page.evaluate("() => window.notes.splice(0)")
        return notes

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name).click()
        self.page.clock.run_for(100)


def test_nothing_sounds_until_the_switch_is_pressed(page: Page) -> None:
    band = Band(page)
    assert band.run() == []
    assert page.evaluate("() => window.contexts.length") == 0


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_and_the_end_of_a_run_sound_and_off_is_silence(
    page: Page, motion: Literal["no-preference", "reduce"]
) -> None:
    page.emulate_media(reduced_motion=motion)
    band = Band(page)
    band.press("Sound is off")
    assert page.evaluate("() => window.notes.splice(0)") == ["tone"]  # so one hears that it is on
    notes = band.run()
    assert notes.count("rustle") >= 1
    assert notes.count("tone") >= 3
    band.press("Sound is on")
    page.wait_for_function("() => window.contexts.every((context) => context.state === 'closed')")
