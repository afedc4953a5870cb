"""How the moves of others are shown in each game: at their moment, at the reader's pace, still, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import dungeon_widgets as dw
from dungeon_widgets.engine.state import Action
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .direct import Direct, listening
from .phases import GAMES

# A film of the page: what belongs to the moment, whenever it changes, and when. What must be read is read on.
FILM = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  const text = (part) => root.querySelector(part)?.textContent.trim() ?? "";
  const look = () => {
    const frame = {
      playing: root.querySelector("[data-skip]") !== null,
      badge: text(".turn > .seat"),
      turn: text(".turn .words b"),
      live: text("p.unseen[role=status]"),
      moving: root.getAnimations().filter(({ effect }) => effect.target?.closest(".play")).length,
    };
    const last = window.film.at(-1);
    if (last && Object.keys(frame).every((part) => last[part] === frame[part])) return;
    window.film.push({ ...frame, at: Date.now() });
    const on = root.querySelector("[data-choice=next]");
    if (on) setTimeout(() => on.click(), 500);
  };
  window.film = [];
  new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
Frame = dict[str, Any]
LONG = 90_000
"""More than the others ever need, in ms of a clock that runs as it is told to."""

TABLES: dict[str, Callable[[], GameWidget]] = {
    "welcome": lambda: dw.WelcomeToTheDungeon(
        ["You", "bot:careful", "bot:bluff"], seed=3, first=0, hero="warrior", autosave=False
    ),
    "dice_danger": lambda: dw.DungeonsDiceDanger(
        ["You", "bot:greedy", "bot:random"], sheet="annoyed_animals", seed=4, autosave=False
    ),
    "fighter": lambda: dw.DungeonFighter(
        ["You", "bot:comrade", "bot:comrade"], heroes=["wilrond", "murka", "brad"], seed=3, autosave=False
    ),
    "dungeons": lambda: dw.Dungeons(["You", "bot:racer", "bot:racer"], seed=5, autosave=False),
}


def test_every_game_is_watched() -> None:
    assert TABLES.keys() == GAMES.keys()


@pytest.fixture(autouse=True)
def listened() -> Iterator[None]:
    with listening():
        yield


def plain(legal: list[Action]) -> Action:
    """A short way through one's own turn."""
    verbs = {action[0]: action for action in reversed(legal)}
    short = ("end", "done", "add", "draw", "launch")
    return next((verbs[verb] for verb in short if verb in verbs), legal[0])


class Cinema:
    """A page at the last choice of a person before the others play, where time goes by as it is told to."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.game = TABLES[name]()
        moves: list[dict[str, Any]] = []
        while len({event["seat"] for event in moves} - {None}) < 3:
            step = self.game.snapshot["step"]
            self.game.act(plain(self.game.legal))
            moves = [event for event in self.game.snapshot["events"] if event["step"] > step]
        self.told = ["".join(event["text"]) for event in moves if event["text"]]
        self.game.undo()
        page.clock.install(time=0)
        self.direct = Direct(page, self.game)
        self.direct.show()
        page.clock.pause_at(5_000)
        page.evaluate(FILM)

    def begin(self) -> None:
        """The choice is made once more; the others begin to play."""
        if self.game.snapshot["can_undo"] and not self.game.snapshot["can_redo"]:
            self.direct.after(self.game.undo)
        self.page.clock.run_for(500)
        self.page.evaluate("() => { window.film = [] }")
        self.direct.after(self.game.redo)

    def play(self, ms: int = LONG) -> list[Frame]:
        self.page.clock.run_for(ms)
        film: list[Frame] = self.page.evaluate("() => window.film")
        return film

    def watch(self) -> tuple[list[Frame], int]:
        """All of it to one's own turn, and how long it takes."""
        self.begin()
        film = self.play()
        scenes = [frame for frame in film if frame["playing"]]
        assert scenes
        assert not film[-1]["playing"]
        end = next(frame["at"] for frame in film[film.index(scenes[-1]) :] if not frame["playing"])
        return film, end - scenes[0]["at"]

    def button(self, name: str) -> None:
        self.page.locator(".turn").get_by_role("button", name=name).dispatch_event("click")

    @property
    def turn(self) -> str:
        return self.page.locator(".turn .words b").inner_text()


@pytest.mark.parametrize("name", TABLES)
def test_the_moves_of_others_are_told_in_order_by_their_badges_once_to_ears(page: Page, name: str) -> None:
    cinema = Cinema(page, name)
    film, time = cinema.watch()
    scenes = [frame for frame in film if frame["playing"]]
    letters = {seat["name"]: "ABC"[place] for place, seat in enumerate(cinema.game.snapshot["seats"])}
    for frame in scenes:
        named = next((letter for who, letter in letters.items() if frame["turn"].startswith(who)), None)
        assert named is None or frame["badge"] == named, frame
    assert {"B", "C"} <= {frame["badge"] for frame in scenes}
    spoken = [said for said, _ in groupby(frame["live"] for frame in film)]
    heard = [line for said in spoken for line in dict.fromkeys(cinema.told) if line in said]
    told = iter(cinema.told)
    assert all(line in told for line in heard), heard
    assert len(heard) > 2
    assert max(frame["moving"] for frame in scenes) > 0
    # At four times the speed it takes a quarter of the time.
    cinema.direct.after(lambda: setattr(cinema.game, "speed", 4))
    assert cinema.watch()[1] == pytest.approx(time / 4, rel=0.15)


@pytest.mark.parametrize("name", TABLES)
def test_it_can_be_held_and_skipped_and_no_line_is_lost(page: Page, name: str) -> None:
    cinema = Cinema(page, name)
    cinema.begin()
    cinema.play(50)
    cinema.button("Pause")
    held = cinema.turn
    cinema.play(20_000)
    assert cinema.turn == held
    cinema.button("Go on")
    assert cinema.play(1_500)[-1]["turn"] != held
    cinema.button("Skip to my turn")
    cinema.play(700)
    expect(page.locator("[data-skip]")).to_have_count(0)
    if not page.get_by_role("tab", name="Log").count():
        page.get_by_role("button", name="Log").first.dispatch_event("click")
        cinema.play(100)
    page.get_by_role("tab", name="Log").dispatch_event("click")
    cinema.play(100)
    log = page.get_by_role("tabpanel").inner_text()
    assert [line for line in cinema.told if line not in log] == []


@pytest.mark.parametrize("name", TABLES)
def test_who_wants_no_motion_sees_the_same_moves_as_pictures(page: Page, name: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    film, time = Cinema(page, name).watch()
    scenes = [frame for frame in film if frame["playing"]]
    assert {frame["moving"] for frame in scenes} == {0}
    assert {"B", "C"} <= {frame["badge"] for frame in scenes}
    assert time >= 900 * len({frame["turn"] for frame in scenes})


def test_at_no_speed_only_the_end_is_shown(page: Page) -> None:
    cinema = Cinema(page, "welcome")
    page.get_by_role("button", name="Settings").dispatch_event("click")
    cinema.play(100)
    page.get_by_label("Speed of the others").select_option(label="show the end only")
    assert cinema.game.speed == 0
    cinema.begin()
    assert not any(frame["playing"] for frame in cinema.play(2_000))
