"""Reading a game plays nothing: a code of bots that think for minutes opens at once, and they move when asked."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.errors import SaveError
from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.engine.registry import game_named
from dungeon_widgets.engine.saving import saves
from dungeon_widgets.engine.saving.moments import MOMENT_FIELDS, moment_code, moment_data, session_from
from dungeon_widgets.engine.session import Session
from dungeon_widgets.lab.classroom.lesson import start_of
from dungeon_widgets.widgets.table import table as tables

from .conftest import Open
from .toys import ToyWidget

AT_ONCE = 2.0  # seconds

GAMES: dict[str, Callable[[], AnyGame]] = {
    "welcome": lambda: game_named("welcome")(players=4),
    "welcome back": lambda: game_named("welcome")(box="back", players=4),
    "dice": lambda: game_named("dice_danger")(players=4),
    "fighter": lambda: game_named("fighter")(players=4),
    "dungeons": lambda: game_named("dungeons")(players=4),
}


def thinkers(name: str) -> Session:
    game = GAMES[name]()
    return Session(game, ["bot:mcts:10000"] * game.players, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("form", ["code", "save", "lesson"])
def test_bots_at_their_limit_do_not_keep_a_reader_waiting(name: str, form: str, tmp_path: Path) -> None:
    session = thinkers(name)
    session.save(tmp_path / "game.json")
    given = {
        "code": moment_code(session),
        "save": tmp_path / "game.json",
        "lesson": start_of(session, seed=1).code,
    }[form]
    start = time.process_time()
    widget = dw.load(given)
    assert time.process_time() - start < AT_ONCE
    assert widget.session.log == session.log
    assert widget.snapshot["late"]


def lazy(moves: int) -> Session:
    """Two heroes of Dungeons who only draw and discard: every move is legal, and no game is longer."""
    session = Session(game_named("dungeons")(players=2), ["Ada", "Bo"], 1)
    while len(session.log) < moves:
        if session.state.to_move < 0:
            session.step()
        else:
            legal = session.state.legal()
            wanted = (action for verb in ("done", "pass", "discard") for action in legal if action[0] == verb)
            session.act(next(wanted, legal[0]))
    return session


@pytest.mark.slow
def test_the_longest_save_that_is_read_keeps_nobody_waiting(tmp_path: Path) -> None:
    session = lazy(saves.MAX_MOVES)
    session.save(tmp_path / "game.json")
    start = time.process_time()
    read = Session.load(tmp_path / "game.json")
    assert time.process_time() - start < AT_ONCE
    assert read.state == session.state


def test_a_longer_log_is_refused_before_it_is_played() -> None:
    data = lazy(50).to_json()
    data["log"] += [["done"]] * saves.MAX_MOVES
    start = time.process_time()
    with pytest.raises(
        SaveError, match="save: field 'log' has 10050 moves; of a long game the last 10000 are kept"
    ):
        Session.from_json(data)
    with pytest.raises(SaveError, match="the code: field 'log' has 10050 moves"):
        session_from({field: data[field] for field in MOMENT_FIELDS}, "the code")
    assert time.process_time() - start < 0.1


def test_of_a_very_long_game_the_last_moves_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "MAX_MOVES", 100)
    session = lazy(130)
    read = Session.from_json(session.to_json())
    assert read.state == session.state
    assert [entry.action for entry in read.log] == [entry.action for entry in session.log[30:]]
    assert read.states[0] == session.states[30]
    moment = session_from(moment_data(session, 120), "the code")
    assert (moment.state, len(moment.log)) == (session.states[120], 100)
    # And again, from what was read.
    read.act(read.state.legal()[0])
    assert Session.from_json(read.to_json()).state == read.state


def read_again(page_of: Callable[..., Any], **settings: Any) -> Any:
    """A game of toys that is for a bot to move, as read from a save."""
    played = Session(ToyWidget.game_class(), ["bot:keeper", "bot:keeper"], 3)
    return page_of(
        ToyWidget, session=Session.from_json(played.to_json(), kind=ToyWidget.game_class), **settings
    )


def test_bots_move_when_the_page_asks_and_no_longer_than_a_page_may_wait(
    open_any: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables.Table.go_on, "__defaults__", (0.0,))
    page = read_again(open_any, overlay="off")
    assert page.widget.session.log == []
    seqs = []
    while page.widget.snapshot["late"]:
        steps = len(page.widget.session.log)
        page.forget()
        page.ask("more")
        (update,) = page.updates
        seqs.append(update["snapshot"]["seq"])
        assert len(page.widget.session.log) == steps + 1
    assert page.widget.over
    assert page.widget.snapshot["over"]
    assert seqs == sorted(set(seqs))


def test_a_page_that_asks_for_an_old_board_moves_nobody(open_any: Open) -> None:
    page = read_again(open_any)
    page.say({"type": "more", "seq": page.widget.snapshot["seq"] - 1})
    assert page.widget.session.log == []
    assert page.updates


def test_without_a_page_play_lets_them_move() -> None:
    widget = read_again(lambda kind, **settings: kind(**settings))
    with pytest.raises(ValueError, match="Luck decides"):
        widget.act(("keep",))
    widget.play()
    assert widget.over
    assert not widget.snapshot["late"]


def test_the_same_luck_comes_as_if_it_had_been_played_on() -> None:
    played = Session(ToyWidget.game_class(), ["Ada", "bot:keeper"], 3)
    read = Session.from_json(played.to_json(), kind=ToyWidget.game_class)
    assert ToyWidget(session=read).play().session.to_json() == ToyWidget(session=played).session.to_json()


def test_a_game_for_a_person_to_move_waits_for_nobody(open_any: Open) -> None:
    played = ToyWidget(["Ada", "bot:keeper"], seed=3).session
    read = Session.from_json(played.to_json(), kind=ToyWidget.game_class)
    page = open_any(ToyWidget, session=read)
    page.count()
    page.act("keep")
    assert page.notices == []
    assert len(page.widget.session.log) > len(played.log)
