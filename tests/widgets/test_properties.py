"""Whatever a page sends, a file holds or a stop button hits: thousands of random tries of each, the same ones for the
same seed. `make soak` tries a hundred thousand, shared by the widgets."""

from __future__ import annotations

import copy
import json
import logging
import os
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets import Session
from dungeon_widgets.engine.errors import SaveError
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.page.inbox import MESSAGES
from dungeon_widgets.widgets.page.messages import checked

from ..soak import report
from .conftest import Open
from .fuzz import anything, bent, honest
from .interrupts import interrupted
from .page import Page, frozen
from .toys import RoundWidget, ScribeWidget, ToyWidget

WIDGETS: dict[str, Callable[[Open, int], Page]] = {
    "toy": lambda make, seed: make(ToyWidget, players=["Ada", "bot:chooser"], seed=seed, rounds=9),
    "scribes": lambda make, seed: make(ScribeWidget, seed=seed),
    "rounds": lambda make, seed: make(RoundWidget, players=["Ada", "Bo"], seed=seed, turns=40, idle=[1]),
    "welcome": lambda make, seed: make(
        dw.WelcomeToTheDungeon, ["Ada", "Bo", "bot:random"], seed=seed, overlay="predict"
    ),
    "welcome back": lambda make, seed: make(
        dw.WelcomeBackToTheDungeon, ["Ada", "bot:bluff:0.5"], seed=seed, box="both"
    ),
    "dice": lambda make, seed: make(dw.DungeonsDiceDanger, ["Ada", "bot:random"], seed=seed, mode="play"),
    "fighter": lambda make, seed: make(dw.DungeonFighter, ["Ada", "Bo", "bot:comrade"], seed=seed),
    "dungeons": lambda make, seed: make(dw.Dungeons, ["Ada", "Bo", "bot:racer"], seed=seed),
}


IN_ALL = int(os.environ.get("SOAK", "100000"))
SOAK = pytest.param(IN_ALL // len(WIDGETS), marks=pytest.mark.soak, id="soak")
SOAK_ALONE = pytest.param(IN_ALL, marks=pytest.mark.soak, id="soak")


@pytest.fixture
def told(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Write what a long run has tried into docs/soak.md; a short one says nothing."""

    def tell(topic: str, about: str, **row: object) -> None:
        if request.node.get_closest_marker("soak"):
            report(topic, about, **row)

    return tell


def sound(page: Page) -> None:
    """The game can be saved and read again, and the page shows it as it is."""
    widget = page.widget
    again = Session.from_json(widget.session.to_json(), kind=type(widget.game))
    assert again.state == widget.session.state
    assert widget.snapshot["step"] == widget.cursor <= widget.snapshot["steps"]
    assert widget.snapshot["seq"] == widget._table.seq
    assert widget.snapshot["branch"]["count"] >= 1


def usable(page: Page) -> None:
    """A page that goes on is answered, and its game goes on."""
    page.forget()
    if page.widget.snapshot["curtain"]:
        page.ask("ready")
    page.ask("auto")
    if page.widget.snapshot["curtain"]:
        page.ask("ready")
    assert page.notices == []
    widget = page.widget
    if not widget.over and widget.snapshot["live"] and widget.snapshot["to_move"] == widget.snapshot["seat"]:
        page.act(*widget.legal[0])
        assert page.notices == []


def answered_once(page: Page, message: Any) -> None:
    before = frozen(page.widget)
    page.forget()
    page.say(message)
    assert "error" not in page.notices, message
    if page.updates:
        assert page.told == []
        checked(message, MESSAGES)  # it was a message after all
        assert len(page.updates) == 1
    else:
        assert len(page.told) == 1, message
        if page.notices:
            assert frozen(page.widget) == before


@pytest.mark.slow
@pytest.mark.parametrize("name", WIDGETS)
@pytest.mark.parametrize("tries", [250, SOAK])
def test_every_message_is_answered_once(
    open_any: Open, name: str, tries: int, caplog: pytest.LogCaptureFixture, told: Callable[..., None]
) -> None:
    rng, page, done = Random(f"{name} messages"), WIDGETS[name](open_any, 1), Counter[str]()
    for number in range(tries):
        if page.widget.over or number % 200 == 0:
            page.widget.close()
            page = WIDGETS[name](open_any, rng.randrange(1000))
        seq = page.widget.snapshot["seq"] + rng.choice([0, 0, 0, 0, -1, 1])
        message: Any = honest(rng, seq, page.widget.legal)
        if message["type"] == "new":
            message["players"] = [seat.spec for seat in page.widget.session.seats]
            message["options"] = {}
        if number % 4 == 0:
            message = bent(rng, message)
        elif number % 50 == 1:
            message = anything(rng)
        answered_once(page, message)
        done["refused" if page.notices else "answered"] += 1
        if number % 25 == 0:
            sound(page)
    told(
        "Messages from a page",
        "Honest, mutated and random messages: each is answered exactly once, a refused one changes nothing, and the game "
        "can be saved and read again.",
        widget=name,
        messages=tries,
        answered=done["answered"],
        refused=done["refused"],
        unanswered=0,
        seed=f"{name} messages",
    )
    assert min(done["answered"], done["refused"]) > tries // 10
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("name", WIDGETS)
@pytest.mark.parametrize("tries", [400, SOAK])
def test_a_page_writes_view_settings_and_nothing_else(
    open_any: Open, name: str, tries: int, told: Callable[..., None]
) -> None:
    rng, page = Random(f"{name} settings"), WIDGETS[name](open_any, 2)
    names = [*page.widget._page_may_write, "snapshot", "setup", "rules", "faces", "_esm", "_table", "x"]
    values = [0, 1, 2, 3, -1, 99, "en", "fr", "dark", "open", "off", "predict", "big", None, 0.5, True]
    kept, esm = page.widget.session.to_json(), page.widget._esm
    overlay = page.widget.overlay
    for _ in range(tries):
        state = {rng.choice(names): rng.choice([*values, anything(rng)]) for _ in range(rng.randint(0, 4))}
        page.forget()
        page.write(state if rng.random() < 0.95 else anything(rng))
        assert set(page.notices) <= {"malformed"}
        sound_settings(page.widget)
    assert (page.widget.session.to_json(), page.widget._esm) == (kept, esm)
    assert overlay != "predict" or page.widget.overlay == "predict"
    sound(page)
    told(
        "Settings from a page",
        "Random values for every trait, synced or not: view settings change, the game and what an author locked do not.",
        **{"widget": name, "writes": tries, "games changed": 0, "seed": f"{name} settings"},
    )


def sound_settings(widget: GameWidget) -> None:
    assert widget.lang in ("en", "fr")
    assert widget.theme in ("auto", "light", "dark")
    assert widget.size in ("normal", "big")
    assert 0 <= widget.speed <= 10
    assert 0 <= widget.height <= 10_000
    assert widget.seat in (None, *widget._table.people)
    assert widget.snapshot["step"] == widget.cursor


# -- saves --------------------------------------------------------------------------------------------


def mutated(rng: Random, data: Any) -> Any:
    """The data with one thing changed, somewhere."""
    made = copy.deepcopy(data)
    spot, key = made, rng.choice(list(made))
    while isinstance(spot[key], (dict, list)) and spot[key] and rng.random() < 0.8:
        spot = spot[key]
        key = rng.choice(list(spot)) if isinstance(spot, dict) else rng.randrange(len(spot))
    way = rng.randrange(5)
    if way == 0:
        spot[key] = anything(rng)
    elif way == 1:
        del spot[key]
    elif way == 2 and isinstance(spot, list):
        spot.insert(key, copy.deepcopy(rng.choice(spot)))
    elif way == 3 and isinstance(spot[key], int):
        spot[key] = spot[key] + rng.choice([-1, 1])
    else:
        spot[rng.choice(["x", "mode", "log"]) if isinstance(spot, dict) else key] = anything(rng)
    return made


def same(one: Any, two: Any) -> bool:
    """Equal with kinds: True is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(two, sort_keys=True)


@pytest.mark.parametrize("name", WIDGETS)
@pytest.mark.parametrize("tries", [400, SOAK])
def test_a_mutated_save_is_refused_shortly_or_is_the_same_game(
    open_any: Open, name: str, tries: int, told: Callable[..., None]
) -> None:
    rng, widget = Random(f"{name} saves"), WIDGETS[name](open_any, 3).widget
    for _ in range(12):
        if not widget.over and widget.session.human_to_move():
            widget.act(rng.choice(widget.legal))
    data, kind = json.loads(json.dumps(widget.session.to_json())), type(widget.game)
    refused = 0
    for _ in range(tries):
        other = mutated(rng, data)
        started = time.process_time()
        try:
            session = Session.from_json(other, "game.json", kind)
        except SaveError as error:
            refused += 1
            said = str(error)
        else:
            said = "game.json: the same"
            if other["rules_version"] in kind.older_rules:  # the same moves, carried over
                other["rules_version"] = data["rules_version"]
            assert same(other, data)
            assert session.state == widget.session.state
        assert said.startswith("game.json: ")
        assert len(said) < 400
        said.encode()
        assert time.process_time() - started < 5
    told(
        "Mutated saves",
        "One thing of a save changed: it is refused in one short sentence that names the file, or it is the same game.",
        **{"widget": name, "saves": tries, "refused": refused, "same game": tries - refused},
        **{"other game": 0, "seed": f"{name} saves"},
    )
    assert refused > tries // 2


@pytest.mark.slow
@pytest.mark.parametrize("tries", [400, SOAK_ALONE])
def test_a_file_with_any_byte_changed_is_refused_or_is_the_same_game(
    tmp_path: Path, tries: int, told: Callable[..., None]
) -> None:
    rng, path, refused = Random("bytes"), tmp_path / "game.json", 0
    game = dw.WelcomeToTheDungeon(["Zoë", "bot:random"], seed=3, hero="warrior", first=0)
    for _ in range(4):
        game.act(game.legal[0])
    game.save(path)
    whole, log = path.read_bytes(), game.session.log
    for _ in range(tries):
        data = bytearray(whole)
        for _ in range(rng.randint(1, 3)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        path.write_bytes(data)
        try:
            session = Session.load(path)
        except SaveError as error:
            refused += 1
            said = str(error)
        else:
            said = str(path)
            assert session.log == log
        assert str(path) in said
    told(
        "Changed bytes",
        "One to three bytes of a saved file changed: it is refused, or it is the same game.",
        **{"game": "welcome", "files": tries, "refused": refused, "same game": tries - refused},
        **{"other game": 0, "seed": "bytes"},
    )


# -- interrupts ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", WIDGETS)
@pytest.mark.parametrize("tries", [50, SOAK])
def test_an_interrupt_at_any_moment_leaves_a_widget_that_goes_on(
    open_any: Open, name: str, tries: int, told: Callable[..., None]
) -> None:
    rng, page, hits = Random(f"{name} interrupts"), WIDGETS[name](open_any, 1), 0
    page.say({"type": "opened"})
    for number in range(tries):
        if page.widget.over or number % 60 == 59:
            page.widget.close()
            page = WIDGETS[name](open_any, rng.randrange(1000))
            page.say({"type": "opened"})
        message = honest(rng, page.widget.snapshot["seq"], page.widget.legal)
        if message["type"] == "new":
            message["players"] = [seat.spec for seat in page.widget.session.seats]
            message["options"] = {}
        page.forget()
        at = int(rng.expovariate(1 / 400)) + 1
        if rng.random() < 0.8:
            hit = interrupted(lambda: page.say(message), at)  # noqa: B023 (called at once)
        else:
            steps = page.widget.snapshot["steps"]
            state = {"cursor": rng.randint(0, steps), "lang": rng.choice(["en", "fr"])}
            hit = interrupted(lambda: page.write(state), at)  # noqa: B023
        if hit:
            hits += 1
            assert "info" in page.notices, message  # the page is told, and waits no more
            assert "error" not in page.notices
        else:
            assert page.comm.sent or not page.widget.snapshot["live"] or message["type"] != "act"
        sound(page)
        usable(page)
    told(
        "Interrupts while a page is answered",
        "The stop button at a random line of our code: the page is told, the game is whole and goes on.",
        widget=name,
        messages=tries,
        interrupted=hits,
        stuck=0,
        seed=f"{name} interrupts",
    )
    assert hits > tries // 5


@pytest.mark.slow
@pytest.mark.parametrize("tries", [50, SOAK])
def test_a_cell_may_be_interrupted_at_any_moment(
    open_any: Open, tries: int, told: Callable[..., None]
) -> None:
    rng, page, hits = Random("cells"), WIDGETS["welcome"](open_any, 1), 0
    calls: list[Callable[[GameWidget], Any]] = [
        lambda widget: widget.act(widget.legal[0]),
        lambda widget: widget.undo(),
        lambda widget: widget.new_game(["Ada", "Bo", "bot:random"]),
        lambda widget: widget.goto(0),
        lambda widget: widget.predict(0.5),
        lambda widget: widget.odds(),
        lambda widget: widget.review(0, effort=0.01),
        lambda widget: setattr(widget, "lang", "fr" if widget.lang == "en" else "en"),
    ]
    for _ in range(tries):
        if page.widget.over:
            page.widget.new_game(["Ada", "Bo", "bot:random"])
        call = rng.choice(calls)
        try:
            within = GameWidget.legal.fget.__code__ if rng.random() < 0.1 else call.__code__  # type: ignore[union-attr]
            interrupted(lambda: call(page.widget), int(rng.expovariate(1 / 400)) + 1, within)  # noqa: B023
        except KeyboardInterrupt:
            hits += 1
        except ValueError:
            pass
        page.ask("log", before=0)  # the page catches up with whatever was done
        sound(page)
        usable(page)
    told(
        "Interrupts while a cell runs",
        "The same inside a call from Python: the game is whole, and its page catches up.",
        widget="welcome",
        calls=tries,
        interrupted=hits,
        stuck=0,
        seed="cells",
    )
