"""Statistics: finished games of people on this machine, kept beside the games, each kernel in its own file."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.session import Session
from dungeon_widgets.widgets.files import stats as module
from dungeon_widgets.widgets.files.autosave import folder
from dungeon_widgets.widgets.files.stats import SHELF, FileShelf, is_played, note_game
from tests.games.fighter.helpers import fight, turn

from .conftest import Open
from .page import Page


def files() -> list[Path]:
    return sorted(folder().with_name("stats").glob("*.json"))


def finished(open_page: Open, seed: int = 3, **options: object) -> Page:
    page = open_page(["Ada", "bot:careful"], seed=seed, **options)
    rng = Random(1)
    while not page.widget.over:
        page.act(*rng.choice(page.widget.legal))
    return page


def test_a_finished_game_is_counted_for_its_person(open_page: Open) -> None:
    page = finished(open_page)
    (row,) = dw.stats()
    won = 0 in page.widget.state.winners()
    assert (row["player"], row["title"], row["games"], row["wins"]) == (
        "Ada",
        "Welcome to the Dungeon",
        1,
        int(won),
    )
    assert "Ada, Welcome to the Dungeon: games 1, won" in repr(dw.stats())
    finished(open_page, seed=4)
    assert dw.stats()[0]["games"] == 2
    assert list(dw.stats().to_frame()["games"]) == [2]


def test_the_same_game_ended_twice_counts_once(open_page: Open) -> None:
    page = finished(open_page)
    page.ask("undo")
    while not page.widget.over:
        page.act(*page.widget.legal[0])
    assert dw.stats()[0]["games"] == 1


def test_hints_and_guesses_are_counted(open_page: Open) -> None:
    page = open_page(["Ada", "bot:careful"], seed=3)
    page.widget.predict(0.25)
    answered = page.widget.predictions[0]["exact"]
    page.widget._table.hint("en")
    rng = Random(1)
    while not page.widget.over:
        page.act(*rng.choice(page.widget.legal))
    (row,) = dw.stats()
    assert (row["hints"], row["guesses"]) == (1, 1)
    assert row["off"] == pytest.approx(100 * abs(0.25 - answered))


def test_what_a_game_has_none_of_is_left_out(open_page: Open, open_any: Open) -> None:
    finished(open_page)
    alone = open_any(dw.DungeonsDiceDanger, ["Ada"], seed=3)
    rng = Random(1)
    while not alone.widget.over:
        alone.act(*rng.choice(alone.widget.legal))
    solo, welcome = dw.stats()
    assert (welcome["score"], solo["wins"]) == (None, None)
    assert isinstance(welcome["wins"], int)
    assert isinstance(solo["score"], int)
    assert solo["title"] == "Dungeons, Dice & Danger, alone"  # apart from games that could be won
    alone.say({"type": "stats"})
    facts = [{label for label, _ in player["facts"]} for player in alone.told[-1]["players"]]
    assert facts == [{"games finished", "best score"}, {"games finished", "won"}]


def test_who_is_out_of_a_game_has_no_best_score(open_any: Open) -> None:
    page = open_any(dw.DungeonsDiceDanger, ["Ada", "bot:random"], seed=3)
    while not page.widget.over:
        page.act(*next((action for action in page.widget.legal if action[0] == "end"), page.widget.legal[0]))
    assert page.widget.view()["players"][0]["out"]
    (row,) = dw.stats()
    assert (row["games"], row["score"]) == (1, None)


def test_a_game_that_all_have_lost_has_no_best_score() -> None:
    state = fight(health={0: 1, 1: 1, 2: 1})
    session = Session(state.game, ["Ada", "Bea", "Cas"], 3)
    for _ in range(3):
        turn(state, "miss")
    session.states = [state]
    assert not state.winners()
    note_game(session, [], [])
    assert [row["score"] for row in dw.stats()] == [None, None, None]


def test_the_best_throw_is_the_largest_damage() -> None:
    hints = dw.DungeonFighter(["Ada"], seed=3).game.hints
    from dungeon_widgets.engine.state import Event

    assert hints.feat(Event("hit", {"seat": 0, "total": 6}), 0) == 6
    assert hints.feat(Event("hit", {"seat": 1, "total": 6}), 0) is None
    assert hints.feat(Event("miss", {"seat": 0}), 0) is None


def test_kernels_do_not_overwrite_each_other(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(open_page)

    class Other:
        name = "another-kernel"

    monkeypatch.setattr(module, "this_kernel", Other)
    finished(open_page, seed=4)
    assert len(files()) == 2
    assert dw.stats()[0]["games"] == 2


def test_files_of_others_making_are_left_out(open_page: Open) -> None:
    finished(open_page)
    (own,) = files()
    good = json.loads(own.read_text())[0]
    for number, text in enumerate(
        ["", "{", "[1]", "{}", json.dumps([{**good, "won": "yes"}]), "[" * 100_000]
    ):
        own.with_name(f"bad{number}.json").write_text(text)
    assert len(SHELF.read()) == 1
    assert is_played(good)
    assert not is_played({**good, "more": 1})
    assert not is_played({**good, "title": {"en": 3}})


def test_nothing_is_kept_without_autosave_or_where_visitors_share_a_server(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(open_page, autosave=False)
    assert files() == []
    monkeypatch.setattr(module, "visitors_share_the_server", lambda: True)
    finished(open_page, seed=5)
    assert files() == []


def test_the_page_asks_and_may_forget(open_page: Open) -> None:
    page = finished(open_page)
    page.forget()
    page.say({"type": "stats"})
    (told,) = page.told[-1]["players"]
    assert (told["player"], told["facts"][0]) == ("Ada", ["games finished", "1"])
    assert page.told[-1]["note"] == "Kept on this machine alone."
    page.say({"type": "forget"})
    assert page.told[-1]["players"] == []
    assert page.told[-1]["note"] == "No game was finished on this machine yet."
    assert files() == []
    assert repr(dw.stats()) == "Stats(no finished games)"


def test_it_can_be_cleared(open_page: Open) -> None:
    finished(open_page)
    dw.stats().clear()
    assert FileShelf("stats", is_played).read() == []
