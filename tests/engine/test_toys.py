"""The two toys that stand for games to come: a co-operative thrower, and hands with a response window."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from dungeon_widgets.bots import GreedyBot, MctsBot
from dungeon_widgets.bots.mcts import Node, Search
from dungeon_widgets.engine import CHANCE, AnyGame, Eyes, IllegalAction, Session, digest
from tests.engine.toys.thrower import ThrowGame
from tests.engine.toys.window import PASS, Strike, Window, WindowGame, WindowState

SIX = ["Ada", "bot:random", "Bea", "bot:random", "bot:random", "Cleo"]


# -- the thrower ---------------------------------------------------------------------------------


def test_six_play_together_and_all_win_or_nobody() -> None:
    won = set()
    for seed in range(12):
        session = Session(ThrowGame(people=range(6), stones=6), ["bot:random"] * 6, seed)
        session.play()
        winners = session.state.winners()
        assert winners in ([], [0, 1, 2, 3, 4, 5])
        won.add(bool(winners))
    assert won == {True, False}


def test_the_game_knows_who_is_a_person() -> None:
    game = ThrowGame.for_seats(SIX)
    assert (game.players, game.people) == (6, (0, 2, 5))
    assert game.tremble(0) > game.tremble(1)
    assert Session(game, SIX, 1).names[0] == "Ada"


def test_a_launch_that_no_list_has_is_taken_kept_and_saved(tmp_path: Path) -> None:
    session = Session(ThrowGame.for_seats(SIX), SIX, 1)
    entry = session.act(("launch", 0.123, 1), by=0)
    assert entry.action == ("launch", 0.123, 1)
    session.play()
    assert session.human_to_move()
    session.save(tmp_path / "throw.json")
    loaded = Session.load(tmp_path / "throw.json", kind=ThrowGame)
    assert loaded.log == session.log
    assert digest(loaded.state) == digest(session.state)


@pytest.mark.parametrize(
    "launch", [(9.0, 1.0), (0.0, -1.0), (float("nan"), 1.0), ("left", 1.0), (True, 1.0), (0.0,)]
)
def test_a_launch_outside_the_rules_is_refused(launch: tuple[Any, ...]) -> None:
    session = Session(ThrowGame(players=1), ["Ada"], 1)
    with pytest.raises(IllegalAction, match="Not now"):
        session.act(("launch", *launch))


def test_a_throw_is_never_made_for_a_person() -> None:
    session = Session(ThrowGame(players=1), ["Ada"], 1)
    assert session.play() == []
    assert session.human_to_move()


def test_luck_that_cannot_be_listed_is_undone_and_found_again() -> None:
    session = Session(ThrowGame(players=1, stones=3), ["Ada"], 1)
    ends = []
    for _ in range(2):
        session.act(("launch", 0.1, 1.0))
        session.play()
        ends.append(digest(session.state))
        session.undo()
    assert ends[0] == ends[1]
    assert session.log == []


def depth(node: Node) -> int:
    return max((1 + depth(child) for child in node.children.values()), default=0)


def test_a_search_does_not_drown_in_throws() -> None:
    """Where the stone flies is for the eye: the tree knows hits and misses, and only the plans to throw by."""
    game = ThrowGame(players=2)
    state = game.start()
    search = Search(game, 0, 0.7, Random(1))
    for _ in range(400):
        search.simulate(Eyes(state, 0).imagine(search.rng))
    assert set(search.root.children) == set(state.legal())
    assert all(len(child.children) <= 3 for child in search.root.children.values())
    assert depth(search.root) > 6


@pytest.mark.parametrize("bot", [GreedyBot, MctsBot])
def test_bots_throw_by_the_examples(bot: Any) -> None:
    state = ThrowGame(players=2).start()
    chosen = bot(state.game, 40).choose(Eyes(state, 0), Random(2))
    assert chosen == ("launch", 0.0, 1.0)  # straight at the middle


def test_the_path_of_a_stone_is_for_the_eye_only() -> None:
    state = ThrowGame(players=2).start().after(("launch", 0.0, 1.0))
    events = state.apply(("tremble", 0.5, 0.5))
    assert events[0].show is not None
    assert "path" not in events[0].as_seen_by(0)


# -- the window ----------------------------------------------------------------------------------


def dealt(*cards: str, players: int = 2, turns: int = 4) -> WindowState:
    state = WindowGame(players=players, hand=len(cards) // players, turns=turns).start()
    for card in cards:
        state.apply(("deal", card))
    return state


def test_a_strike_waits_on_the_stack_until_it_is_answered() -> None:
    state = dealt("feint", "block")
    assert [event.kind for event in state.apply(("strike", 1))] == ["strike"]
    assert (state.stack, state.to_move) == ((Strike(0, 1), Window(1, "block")), 1)
    assert [event.kind for event in state.apply(("play",))] == ["play"]
    assert (state.stack, state.to_move) == ((Strike(0, 1, True), Window(0, "feint")), 0)
    assert [event.kind for event in state.apply(("play",))] == ["play", "hit"]
    assert (state.stack, state.lives, state.to_move) == ((), [2, 1], 1)


def test_a_block_holds_when_nobody_feints() -> None:
    state = dealt("blank", "block")
    state.apply(("strike", 1))
    state.apply(("play",))
    assert (state.legal(), state.forced()) == ([PASS], PASS)
    assert [event.kind for event in state.apply(PASS)] == ["pass", "blocked"]
    assert state.lives == [2, 2]


def test_a_window_opens_by_what_all_can_see() -> None:
    able, unable = dealt("blank", "block"), dealt("blank", "blank")
    for state in (able, unable):
        state.apply(("strike", 1))
    assert able.view(0) == unable.view(0)
    assert (able.forced(), unable.forced()) == (None, PASS)


def session_with(*cards: str, seats: tuple[str, str] = ("Ada", "Bea"), mode: str = "study") -> Session:
    session = Session(WindowGame(players=2, hand=1, turns=4), seats, 1, mode=mode)
    for card in cards:
        session.act(("deal", card))
    return session


def test_a_session_passes_for_a_person_with_nothing_to_play() -> None:
    session = session_with("blank", "blank")
    session.act(("strike", 1))
    made = session.play()
    assert [(entry.mover, entry.action, entry.forced) for entry in made] == [(1, PASS, True)]
    assert (session.state.to_move, session.human_to_move()) == (1, True)  # Bea's own turn
    assert session.rows()[-1]["forced"]


def test_a_person_who_can_answer_is_asked() -> None:
    session = session_with("blank", "block")
    session.act(("strike", 1))
    assert session.play() == []
    assert session.human_to_move()
    assert not session.act(PASS).forced  # a choice, though it looks the same to the others


def test_undo_passes_over_what_was_made_for_a_person() -> None:
    session = session_with("blank", "blank")
    session.act(("strike", 1))
    session.play()
    assert session.undo() == 2  # before the strike, not before the pass
    assert session.redo() == 4
    assert session.human_to_move()


def test_a_turn_with_one_move_that_matters_is_not_made() -> None:
    """The only strike there is, is still the player's to make."""
    session = session_with("blank", "blank")
    assert session.state.forced() is None
    assert session.play() == []


def test_forced_moves_come_back_marked_from_a_save() -> None:
    session = session_with("blank", "blank")
    session.act(("strike", 1))
    session.play()
    assert Session.from_json(session.to_json(), kind=WindowGame).log == session.log


def test_a_bot_is_not_asked_for_an_empty_move() -> None:
    session = session_with("blank", "blank", seats=("Ada", "bot:random"))
    session.act(("strike", 1))
    assert session.step().forced


def test_only_the_seat_to_move_may_act() -> None:
    session = session_with("blank", "block")
    with pytest.raises(IllegalAction, match="it is for Ada to move") as caught:
        session.act(("strike", 0), by=1)
    assert caught.value.rule == "not_your_turn"
    with pytest.raises(IllegalAction, match="it is for luck to move"):
        Session(WindowGame(), ["Ada", "Bea", "Cleo"], 1).act(("deal", "blank"), by=0)
    assert session.act(("strike", 1), by=0).mover == 0


@pytest.mark.parametrize("game", [ThrowGame(players=4), WindowGame()], ids=repr)
@pytest.mark.parametrize("bot", ["random", "greedy:2", "mcts:12"])
def test_every_general_bot_plays_to_the_end(game: AnyGame, bot: str) -> None:
    session = Session(game, [f"bot:{bot}"] * game.players, 5)
    session.play()
    assert session.over
    assert any(entry.mover == CHANCE for entry in session.log)
