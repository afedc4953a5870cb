"""One action, one message; the page writes view settings and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from dungeon_widgets import WelcomeToTheDungeon

from .conftest import Open
from .page import Page, RecordingComm, frozen

ACTIONS: dict[str, Callable[[Page], Any]] = {
    "act": lambda page: page.act("draw"),
    "auto": lambda page: page.ask("auto"),
    "undo": lambda page: page.ask("undo"),
    "redo": lambda page: page.ask("redo"),
    "fork": lambda page: page.ask("fork", step=2),
    "branch": lambda page: page.ask("branch", index=0),
    "predict": lambda page: page.ask("predict", guess=0.5),
    "new": lambda page: page.ask("new", players=["Bo", "bot:random"], seed=4, options={"hero": "mage"}),
    "cursor written": lambda page: page.write({"cursor": 1}),
    "lang written": lambda page: page.write({"lang": "fr"}),
    "beliefs written": lambda page: page.write({"beliefs": True}),
    "overlay written": lambda page: page.write({"overlay": "off"}),
    "seat written": lambda page: page.write({"seat": None}),
    "all written at once": lambda page: page.write(
        {"lang": "fr", "overlay": "off", "speed": 2, "theme": "dark"}
    ),
    "act in Python": lambda page: page.widget.act(("draw",)),
    "play in Python": lambda page: page.widget.play(),
    "undo in Python": lambda page: page.widget.undo(),
    "goto in Python": lambda page: page.widget.goto(2),
    "predict in Python": lambda page: page.widget.predict(0.25),
    "new_game in Python": lambda page: page.widget.new_game(["Bo", "bot:random"]),
    "lang in Python": lambda page: setattr(page.widget, "lang", "fr"),
    "overlay in Python": lambda page: setattr(page.widget, "overlay", "off"),
}


def started(open_page: Open) -> Page:
    """A game with a past, an undone move and nothing heard yet."""
    page = open_page()
    page.widget.act(("draw",)).act(("add",)).act(("draw",)).undo()
    page.forget()
    return page


def test_beliefs_are_sent_once_a_page_has_opened_their_table(open_page: Open) -> None:
    page = open_page()
    page.act("draw")
    page.count()
    odds = page.widget.snapshot["odds"]
    assert odds["beliefs"]
    assert odds["belief"] is None
    page.write({"beliefs": True})
    page.count()
    assert page.widget.snapshot["odds"]["belief"] == page.widget.game.advice.belief(page.widget.view(), "en")
    page.write({"beliefs": 3})
    assert page.widget.beliefs is True
    assert "beliefs" in page.told[-1]["text"]


@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_is_one_state_message(open_page: Open, name: str) -> None:
    page = started(open_page)
    before = page.widget.snapshot
    ACTIONS[name](page)
    assert len(page.updates) == 1
    assert page.told == []
    (state,) = page.updates
    assert state["snapshot"]["seq"] > before["seq"]
    assert state["snapshot"] == json.loads(json.dumps(page.widget.snapshot))
    assert page.widget.snapshot is not before


def test_colours_and_pace_bring_no_snapshot(open_page: Open) -> None:
    """They are the page's own affair."""
    page = started(open_page)
    page.write({"theme": "dark", "speed": 2})
    assert page.updates == []
    assert (page.widget.theme, page.widget.speed) == ("dark", 2)


def test_ready_is_one_state_message(open_page: Open) -> None:
    page = open_page(["Ada", "Bo"])
    assert page.widget.snapshot["curtain"]
    page.forget()
    page.ask("ready")
    assert len(page.updates) == 1
    assert page.updates[0]["snapshot"]["curtain"] is None
    assert page.updates[0]["seat"] == page.updates[0]["snapshot"]["seat"]


def test_a_language_brings_rules_and_setup_along(open_page: Open) -> None:
    page = started(open_page)
    page.write({"lang": "fr"})
    (state,) = page.updates
    assert {"snapshot", "rules", "setup"} <= state.keys()
    assert state["rules"][0]["title"] == "But du jeu"
    assert "Premier héros" in [spec["label"] for spec in state["setup"]["options"]]


def test_an_action_does_not_send_rules_or_setup_again(open_page: Open) -> None:
    page = started(open_page)
    page.act("draw")
    assert page.updates[0].keys() <= {"snapshot", "cursor", "seat"}


def test_seq_grows_and_no_dict_is_used_twice(open_page: Open) -> None:
    page = open_page(speed=0)
    seen: list[dict[str, Any]] = []
    page.widget.observe(lambda change: seen.append(change["new"]), "snapshot")
    while not page.widget.over:
        page.act(*page.widget.legal[0])
    assert len(seen) > 10
    assert [shot["seq"] for shot in seen] == sorted({shot["seq"] for shot in seen})
    assert len({id(shot) for shot in seen}) == len(seen)
    assert len({id(shot["board"]) for shot in seen}) == len(seen)


@pytest.mark.parametrize(
    "state",
    [
        {"snapshot": {"seq": 99}},
        {"setup": {}},
        {"rules": ["cheat"]},
        {"_esm": "export default {}"},
        {"_seq": 0},
        {"session": None, "predictions": [], "__class__": "x"},
        {"layout": "IPY_MODEL_1", "_view_name": None, "tooltip": "x"},
        {},
        [],
        "cursor",
        None,
    ],
)
def test_what_is_not_a_view_setting_is_dropped(open_page: Open, state: Any) -> None:
    page = started(open_page)
    before, esm = frozen(page.widget), page.widget._esm
    page.write(state)
    assert frozen(page.widget) == before
    assert page.widget._esm == esm
    assert page.comm.sent == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("cursor", value) for value in (-1, 10_000, 1.0, True, "1", None, [1], {})),
        *(("seat", value) for value in (1, 2, 3, -1, 0.0, True, False, "0", [0], {"seat": 0})),
        *(("lang", value) for value in ("de", "EN", "", None, 1, ["en"], "__proto__")),
        *(("theme", value) for value in ("blue", None, 3, {})),
        *(("overlay", value) for value in ("locked", None, True, [])),
        *(("speed", value) for value in (-1, 11, "1", None, True, float("nan"), float("inf"), 10**400)),
    ],
)
def test_an_unsound_setting_is_refused_with_a_notice(open_page: Open, name: str, value: Any) -> None:
    page = started(open_page)
    before, was = frozen(page.widget), getattr(page.widget, name)
    page.write({name: value})
    assert page.notices == ["malformed"]
    assert page.updates == []
    assert (frozen(page.widget), getattr(page.widget, name)) == (before, was)


def test_a_sound_setting_beside_an_unsound_one_is_taken(open_page: Open) -> None:
    page = started(open_page)
    page.write({"cursor": 1, "lang": "xx", "snapshot": {}})
    assert page.widget.cursor == 1
    assert page.widget.lang == "en"
    assert page.notices == ["malformed"]


def test_a_snapshot_does_not_grow_with_the_game(open_page: Open) -> None:
    page = open_page(["Ada", "Bo", "Cy", "Di"], seed=11, hero="rogue")
    widget, sizes = page.widget, {}
    while not widget.over:
        if widget.snapshot["curtain"]:
            page.ask("ready")
        page.forget()
        verbs = [action[0] for action in widget.legal]
        strip = "strip" in verbs and len(widget.session.log) % 5 == 0
        page.act(*widget.legal[verbs.index("strip") if strip else 0])
        sizes[len(widget.session.log)] = len(page.everything())
    early = max(size for step, size in sizes.items() if 20 <= step <= 80)
    late = max(size for step, size in sizes.items() if step >= 250)
    assert max(sizes) >= 250
    assert late < 1.35 * early + 1000
    assert max(sizes.values()) < 16_000


def test_the_repr_is_one_line_without_an_address() -> None:
    def text() -> str:
        game = WelcomeToTheDungeon(["Ada", "bot:careful", "bot:random"], seed=7, hero="warrior")
        return repr(game.act(("draw",)))

    assert text() == text() == "WelcomeToTheDungeon(3 players, step 4/4, bidding)"
    game = WelcomeToTheDungeon(["bot:random"] * 2, seed=1)
    assert repr(game).endswith("game over)")
    assert " at 0x" not in repr(game) + repr(game.replay())


def test_in_marimo_a_page_says_what_it_has_seen_so_that_cells_run_again(
    monkeypatch: pytest.MonkeyPatch, open_page: Open
) -> None:
    monkeypatch.setattr(RecordingComm, "__module__", "marimo._plugins.ui._impl.comm")
    page = open_page()
    assert page.widget.seen == 0
    page.act("draw")
    page.forget()
    page.write({"seen": page.widget.snapshot["seq"]})
    assert page.notices == []
    for wrong in (None, -1, page.widget.snapshot["seq"] + 1, 0.5, True, "1"):
        page.write({"seen": wrong})
    assert page.notices == ["malformed"] * 6
    assert page.widget.seen == page.widget.snapshot["seq"]


def test_elsewhere_it_does_not(open_page: Open) -> None:
    page = open_page()
    assert page.widget.seen is None
    page.forget()
    page.write({"seen": 1})
    assert page.notices == ["malformed"]
    assert page.widget.seen is None


def test_settings_that_follow_the_table_do_not_move_it(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, moved = open_page(), []
    table = page.widget._table
    for name in ("goto", "sit"):
        real = getattr(table, name)
        monkeypatch.setattr(table, name, lambda to, real=real: (moved.append(to), real(to)))
    page.act("draw")
    assert page.widget.cursor == page.widget.snapshot["step"] > 0
    assert moved == []
    page.write({"cursor": 0, "seat": None})
    assert (page.widget.cursor, page.widget.seat, moved) == (0, None, [0, None])
    page.widget.cursor = 1
    assert (page.widget.snapshot["step"], moved) == (1, [0, None, 1])
