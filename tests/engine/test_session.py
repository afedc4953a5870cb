"""A session: the past can be walked, taken back and forked; the same seed and choices give the same game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dungeon_widgets.engine import CHANCE, IllegalAction, Session, digest
from dungeon_widgets.engine.streams import one_of, stream
from tests.engine.faults.luck import Thrown
from tests.engine.toy import ToyGame, ToyState
from tests.engine.toys.window import WindowGame

PEOPLE = ["Ada", "Bea"]


def played(seed: int = 1, seats: list[str] | None = None, mode: str = "study", moves: int = 1000) -> Session:
    """A game in which people choose anything."""
    session = Session(ToyGame(), seats or PEOPLE, seed, mode=mode)
    for i in range(moves):
        if session.over:
            break
        person = session.human_to_move()
        session.step(one_of(session.state.legal(), stream(seed, "person", i)) if person else None)
    return session


def marks(session: Session) -> list[str]:
    return [digest(state) for state in session.states]


# -- moving --------------------------------------------------------------------------------------


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    assert played(5).log == played(5).log
    assert played(5).log != played(6).log


def test_every_state_is_kept_and_none_is_changed_by_going_on() -> None:
    session = played(moves=4)
    early = marks(session)
    session.act(("keep",))
    assert marks(session)[:5] == early
    assert len(session.states) == len(session.log) + 1


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    session = played(moves=3)
    before = marks(session)
    with pytest.raises(IllegalAction, match="Not now") as caught:
        session.act(("call", "unicorn"))
    assert (caught.value.rule, caught.value.action) == ("not_now", ("call", "unicorn"))
    assert marks(session) == before


def test_luck_may_be_given_if_it_is_one_of_its_outcomes() -> None:
    session = Session(ToyGame(), PEOPLE)
    assert session.act(("low",)).mover == CHANCE
    with pytest.raises(IllegalAction, match="Luck decides"):
        session.act(("deal", "unicorn"))


def test_what_luck_decides_does_not_hang_on_how_often_it_is_asked() -> None:
    session = Session(ToyGame(), PEOPLE, 3)
    assert session.decide() == session.decide() == session.step().action


def test_a_person_is_not_decided_for() -> None:
    session = played(moves=3)
    with pytest.raises(ValueError, match="Ada is a person and must choose"):
        session.step()


def test_nothing_is_decided_after_the_end() -> None:
    session = played()
    with pytest.raises(ValueError, match="the game is over"):
        session.step()
    with pytest.raises(IllegalAction, match=r"The game is over\."):
        session.act(("keep",))


def test_play_goes_on_until_a_person_must_choose() -> None:
    session = Session(ToyGame(), ["bot:keeper", "Bea"])
    made = session.play()
    assert [entry.action[0] for entry in made[1:]] == ["deal", "deal", "keep"]
    assert session.human_to_move()
    assert session.play() == []


def test_play_ends_with_the_game_or_at_the_limit() -> None:
    session = Session(ToyGame(), ["bot:chooser", "bot:keeper"])
    assert len(session.play(limit=2)) == 2
    session.play()
    assert session.over


def test_bots_choose_from_their_own_stream() -> None:
    """One bot's luck may not change with what the others are."""
    one = Session(ToyGame(), ["bot:chooser", "bot:keeper"], 4)
    two = Session(ToyGame(), ["bot:chooser", "bot:chooser"], 4)
    one.play(4)
    two.play(4)
    assert one.log == two.log  # the first four moves are luck and the first seat


class Look(int):
    """A number that is not an int, as numpy's are."""


@pytest.mark.parametrize("twin", [1.0, True, Look(1)])
def test_a_look_alike_of_an_action_leaves_no_mark(twin: Any) -> None:
    """1.0 == True == 1, so all are legal; what is kept must still be the action that was listed."""

    class Numbered(ToyGame):
        class state_class(ToyState):  # noqa: N801
            def legal(self) -> list[tuple[Any, ...]]:
                return [("keep", 1)] if self.to_move >= 0 else []

    session = Session(Numbered(), PEOPLE)
    for _ in range(3):
        session.step()
    kept = session.act(("keep", twin)).action[1]
    assert type(kept) is int


def test_luck_that_cannot_be_listed_is_taken_as_given() -> None:
    session = Session(Thrown(), PEOPLE)
    assert session.act(("low",)).action == ("low",)


# -- the past ------------------------------------------------------------------------------------


@given(seed=st.integers(), undos=st.integers(0, 8))
@settings(max_examples=25)
def test_undo_and_redo_lead_through_the_same_positions(seed: int, undos: int) -> None:
    session = played(seed)
    before, log = marks(session), list(session.log)
    done = 0
    while done < undos and session.can_undo():
        step = session.undo()
        assert marks(session) == before[: step + 1]
        done += 1
    for _ in range(done):
        session.redo()
    assert (marks(session), session.log) == (before, log)


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    session = played(seats=["Ada", "bot:keeper"], moves=12)
    session.undo()
    assert session.human_to_move()


def test_undo_without_people_goes_back_to_the_start() -> None:
    session = Session(ToyGame(), ["bot:keeper", "bot:keeper"])
    session.play()
    end = marks(session)
    assert session.undo() == 0
    assert session.redo() == len(end) - 1
    assert marks(session) == end


def test_there_is_nothing_to_undo_or_redo_at_the_start() -> None:
    session = Session(ToyGame(), PEOPLE)
    assert not session.can_undo()
    assert not session.can_redo()
    with pytest.raises(ValueError, match="nothing to undo"):
        session.undo()
    with pytest.raises(ValueError, match="nothing to redo"):
        session.redo()


def test_another_choice_forgets_what_was_undone() -> None:
    session = played()
    session.undo()
    session.act(("keep",))
    assert not session.can_redo()


def test_a_refused_action_keeps_what_was_undone() -> None:
    session = played()
    session.undo()
    with pytest.raises(IllegalAction):
        session.act(("call", "unicorn"))
    assert session.can_redo()


def test_play_mode_does_not_undo_what_was_revealed() -> None:
    """Taking back a swap after seeing the new card would be peeking; keeping a card reveals nothing."""
    session = Session(ToyGame(), PEOPLE, mode="play")
    for _ in range(3):
        session.step()
    session.act(("keep",))
    assert session.can_undo()
    session.undo()
    session.act(("swap",))
    session.step()
    assert not session.can_undo()
    with pytest.raises(ValueError, match="study mode only"):
        session.undo()
    assert len(session.log) == 5


def test_play_mode_does_not_undo_what_another_has_answered() -> None:
    """A bot's answer is seen, so taking the move back would be trying it out."""
    session = Session(WindowGame(players=2, hand=1), ["Ada", "bot:random"], 1, mode="play")
    session.play()
    session.act(("rest",))
    assert session.can_undo()
    session.step()
    assert session.no_undo() == "answered"
    with pytest.raises(ValueError, match="somebody has answered that move"):
        session.undo()


def test_play_mode_does_not_undo_what_bots_did_among_themselves() -> None:
    session = Session(ToyGame(), ["bot:keeper", "Bea"], 1, mode="play")
    session.play()
    assert session.human_to_move()
    assert not session.can_undo()


def test_play_mode_lets_nobody_undo_anothers_move() -> None:
    session = Session(ToyGame(), PEOPLE, 1, mode="play")
    for _ in range(3):
        session.step()
    session.act(("keep",))
    assert (session.can_undo(by=0), session.no_undo(by=1)) == (True, "not_yours")
    with pytest.raises(ValueError, match="that was another's move"):
        session.undo(by=1)
    assert session.undo(by=0) == 3


def test_study_mode_undoes_for_anybody() -> None:
    session = played()
    assert session.can_undo(by=0)
    assert session.can_undo(by=1)


def test_study_mode_undoes_anything() -> None:
    session = played()
    while session.log:
        session.undo()
    assert len(session.states) == 1


def test_goto_looks_and_undoes_nothing() -> None:
    session = played()
    length = len(session.log)
    assert session.goto(0) is session.states[0]
    assert session.goto(length) is session.state
    assert len(session.log) == length


@pytest.mark.parametrize("step", [-1, 1000])
def test_a_step_that_does_not_exist_is_refused(step: int) -> None:
    session = played(moves=3)
    with pytest.raises(ValueError, match=f"step {step} does not exist: this game has steps 0 to 3"):
        session.goto(step)
    with pytest.raises(ValueError, match="does not exist"):
        session.fork(step)


def test_a_fork_finds_the_same_luck_and_leaves_the_original_alone() -> None:
    session = played(7)
    before = marks(session)
    fork = session.fork(5)
    for entry in session.log[5:]:
        assert fork.step(entry.action if entry.mover >= 0 else None) == entry
    assert marks(fork) == before
    fork.undo()
    assert marks(session) == before


def test_a_fork_with_another_seed_shares_the_past_and_not_the_luck() -> None:
    session = played(7)
    futures = set()
    for seed in range(12):
        fork = session.fork(0, seed=seed)
        futures.add(tuple(fork.step().action for _ in range(3)))
    assert len(futures) > 3
    assert session.fork(4, seed=99).log == session.log[:4]


def test_a_fork_keeps_the_mode_and_the_seats() -> None:
    fork = played(mode="play", seats=["Ada", "bot:keeper:2"], moves=5).fork()
    assert (fork.mode, fork.names, len(fork.log)) == ("play", ["Ada", "Bram"], 5)


# -- making one, and looking ---------------------------------------------------------------------


@pytest.mark.parametrize("seed", [True, 1.5, "1"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed must be a whole number"):
        Session(ToyGame(), PEOPLE, seed)


def test_without_a_seed_every_game_is_another() -> None:
    seeds = {Session(ToyGame(), PEOPLE).seed for _ in range(20)}
    assert len(seeds) == 20
    assert max(seeds) >= 2**55  # 64 bits: twenty that are all this small come once in 10^54 times
    assert Session(ToyGame(), PEOPLE, 0).seed == 0


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown mode 'cheat'"):
        Session(ToyGame(), PEOPLE, mode="cheat")


def test_the_log_as_rows() -> None:
    session = played(moves=4)
    row = session.rows()[3]
    assert (row["step"], row["mover"], row["player"]) == (4, 0, "Ada")
    assert session.rows()[0]["player"] == "chance"
    assert (row["action"], *row["args"]) == session.log[3].action


def test_the_log_as_a_table() -> None:
    pandas = pytest.importorskip("pandas")
    frame = played(moves=4).to_frame()
    assert isinstance(frame, pandas.DataFrame)
    assert list(frame["mover"]) == [-1, -1, -1, 0]


def test_what_is_read_from_the_log_cannot_change_it() -> None:
    session = played(moves=1)
    session.log[0].events[0].as_seen_by(0)["high"] = "maybe"
    assert session.log[0].events[0].data["high"] in (True, False)
