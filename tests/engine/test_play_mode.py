"""What ``mode="play"`` promises: no peeking by undo or fork, and nobody takes back what another has answered."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.session import Session

from .toy import ToyGame
from .toys.window import WindowGame


def begun(mode: str = "play", *seats: str) -> Session:
    """Both have a card, the first seat is to choose."""
    session = Session(ToyGame(), seats or ["Ada", "Bea"], 3, mode=mode)
    for _ in range(3):
        session.step()
    return session


def dealt(mode: str = "play", *seats: str) -> Session:
    """A game in which a turn reveals nothing; both have a card, the first seat is to choose."""
    session = Session(WindowGame(players=2, hand=1), seats or ["Ada", "Bea"], 3, mode=mode)
    for _ in range(2):
        session.step()
    return session


def test_nothing_is_undone_once_another_person_has_moved() -> None:
    session = dealt()
    session.act(("rest",))
    assert session.can_undo()
    session.act(("rest",))  # Bea's
    assert session.can_undo()
    session.undo()
    session.act(("strike", 0))
    assert [entry.mover for entry in session.log] == [-1, -1, 0, 1]
    session.undo()  # her own choice
    assert session.state.to_move == 1
    assert session.can_undo(by=0)
    assert not session.can_undo(by=1)  # Ada's choice is not Bea's to take back


def test_nothing_is_undone_once_a_bot_has_answered() -> None:
    session = dealt("play", "Ada", "bot:random")
    session.act(("rest",))
    assert session.can_undo()
    session.step()
    assert not session.can_undo()
    with pytest.raises(ValueError, match="somebody has answered"):
        session.undo()
    study = dealt("study", "Ada", "bot:random")
    study.act(("rest",))
    study.step()
    assert study.can_undo(by=1)


def test_a_choice_that_shows_the_cards_is_not_taken_back() -> None:
    session = begun()
    session.act(("keep",))
    session.act(("keep",))  # the last of the round: both cards are shown
    assert not session.can_undo()
    with pytest.raises(ValueError, match="that move revealed something"):
        session.undo()


def test_there_is_no_fork_behind_what_was_revealed() -> None:
    session = begun()
    session.act(("keep",))
    assert session.fork(3).log == session.log[:3]  # keeping reveals nothing
    with pytest.raises(ValueError, match="no fork behind what was revealed after step 2"):
        session.fork(2)
    assert begun("study").fork(0).log == []


def test_a_fork_does_not_show_the_luck_to_come() -> None:
    session = begun()
    session.act(("keep",))
    seeds = {session.fork().seed for _ in range(5)}
    assert len(seeds) == 5
    assert session.seed not in seeds
    assert session.fork(seed=8).seed == 8


def test_when_the_game_is_over_everything_is_open() -> None:
    session = begun("play", "bot:keeper", "bot:keeper")
    session.play()
    assert session.over
    assert session.fork(1).seed == session.seed


def test_without_a_seed_every_game_has_another_one_of_64_bits() -> None:
    seeds = [Session(ToyGame(), ["Ada", "Bea"]).seed for _ in range(50)]
    assert len(set(seeds)) == 50
    assert max(seeds) > 2**60
    assert all(0 <= seed < 2**64 for seed in seeds)
