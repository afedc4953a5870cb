"""The table: a controller that needs neither traits nor a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dungeon_widgets import Session
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.page.phrases import RefusedError
from dungeon_widgets.widgets.page.settings import Display
from dungeon_widgets.widgets.table.table import Table


def table_of(*seats: str, mode: str = "study", seed: int = 7) -> Table:
    return Table(Session(WelcomeGame(players=len(seats), hero="warrior", first=0), seats, seed, mode=mode))


def test_luck_and_bots_move_until_a_person_must_choose() -> None:
    table = table_of("Ada", "bot:careful")
    assert (table.seat, table.curtain, table.choosing) == (0, None, True)
    table.act(("draw",))
    table.act(("add",))
    assert table.choosing
    assert table.position == len(table.session.log) > 3


def test_branches_are_kept_beside_each_other() -> None:
    table = table_of("Ada", "bot:careful")
    table.act(("draw",))
    table.act(("add",))
    first = table.session.to_json()
    table.branch_off(0)
    table.act(("pass",))
    assert table.branch_data("en") == {"game": 0, "index": 1, "count": 2, "root": 0}
    second = table.session.to_json()
    table.show_branch(0)
    assert table.session.to_json() == first
    table.show_branch(1)
    assert table.session.to_json() == second
    with pytest.raises(ValueError, match="branch 2 does not exist"):
        table.show_branch(2)


def test_in_play_mode_another_line_waits_for_the_end() -> None:
    table = table_of("Ada", "bot:careful", mode="play")
    table.act(("draw",))
    with pytest.raises(RefusedError, match="study mode"):
        table.branch_off(0)
    while not table.session.over:
        table.act(table.state.legal()[0])
    table.branch_off(5)
    assert table.branch_data("en")["index"] == 1


def test_the_curtain_falls_between_two_people_and_is_lifted_once() -> None:
    table = table_of("Ada", "Bo")
    assert table.curtain is None
    table.act(("draw",))
    table.act(("add",))
    assert (table.seat, table.curtain, table.eyes) == (0, 1, None)
    assert table.curtain_data() == {"seat": 1, "name": "Bo"}
    assert not table.choosing
    table.lift_curtain()
    assert (table.seat, table.eyes, table.choosing) == (1, 1, True)
    with pytest.raises(RefusedError, match="not covered"):
        table.lift_curtain()


def test_nobody_chooses_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that was interrupted has not moved: the next click is not its move."""
    table = table_of("Ada", "bot:random")
    table.act(("draw",))
    bot = table.session.seats[1].bot

    def interrupted(*_args: Any) -> Any:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(type(bot), "choose", interrupted)
        with pytest.raises(KeyboardInterrupt):
            table.act(("add",))
    assert (table.state.to_move, table.live) == (1, True)
    with pytest.raises(RefusedError, match="Bram is a bot"):
        table.act(("draw",))
    table.play()
    assert table.choosing


def test_an_interrupted_new_game_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("Ada", "bot:random")
    table.act(("draw",))
    before, mark = table.session.to_json(), table.mark()
    fresh = Session(WelcomeGame(players=2, first=0), ["bot:random", "Ada"], 3)

    def interrupted(*_args: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(type(fresh.seats[0].bot), "choose", interrupted)
    with pytest.raises(KeyboardInterrupt):
        table.begin(fresh)
    assert (table.session.to_json(), table.mark()) == (before, mark)


CHANGES: dict[str, Callable[[Table], Any]] = {
    "act": lambda table: table.act(("draw",)),
    "undo": lambda table: table.undo(),
    "goto": lambda table: table.goto(1),
    "branch_off": lambda table: table.branch_off(2),
    "begin": lambda table: table.begin(table.session.fork(0)),
    "sit": lambda table: table.sit(None),
}


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_leaves_another_mark(change: str) -> None:
    table = table_of("Ada", "bot:careful")
    table.act(("draw",))
    table.act(("add",))
    before = table.mark()
    assert table.mark() == before
    CHANGES[change](table)
    assert table.mark() != before


def test_odds_are_locked_until_a_guess_is_made() -> None:
    odds, asked = table_of("Ada", "bot:careful").odds, Display("en", "predict")
    assert (odds.panel(asked), odds.late(asked)) == (None, True)
    odds.count(asked)
    panel = odds.panel(asked)
    assert panel is not None
    assert panel["locked"]
    assert not odds.late(asked)
    odds.counting("en").finish()
    made = odds.predict(0.5, "en")
    panel = odds.panel(asked)
    assert panel is not None
    assert (panel["locked"], panel["prediction"]) == (False, made)
    with pytest.raises(RefusedError, match="already predicted"):
        odds.predict(0.5, "en")
