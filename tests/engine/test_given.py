"""Bots written in a cell: seated as a function, a class or an object; what goes wrong is a sentence, and the game is whole."""

from __future__ import annotations

import copy
import pickle
import re
import threading
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import OVER, Session, digest, given, patience
from dungeon_widgets.engine.errors import BotError, SaveError
from dungeon_widgets.engine.registry import bot_label, bot_names
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.welcome import WelcomeGame

GAME = WelcomeGame(players=2, hero="warrior", first=0)


@pytest.fixture(autouse=True)
def known_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(given, "_given", {})


def first(eyes: Any, rng: Random) -> Any:
    return eyes.legal[0]


class Careless:
    """Counts its moves, and is made with the game or without."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.moves = 0

    def choose(self, eyes: Any, rng: Random) -> Any:
        self.moves += 1
        return eyes.legal[self.moves % len(eyes.legal)]


class Bare:
    def choose(self, eyes: Any, rng: Random) -> Any:
        return rng.choice(eyes.legal)


@pytest.mark.parametrize("mine", [first, Careless, Bare, Bare(), lambda eyes, rng: eyes.legal[-1]])
def test_a_bot_sits_down_as_it_is(mine: Any) -> None:
    one = Session(GAME, [mine, "bot:careful"], seed=5)
    two = Session(GAME, [mine, "bot:careful"], seed=5)
    one.play()
    two.play()
    assert one.over
    assert digest(one.state) == digest(two.state)


def test_a_bot_is_named_after_its_function_and_may_say_how_it_plays() -> None:
    session = Session(GAME, [first, "bot:random"], seed=1)
    assert [seat.spec for seat in session.seats] == ["bot:first", "bot:random"]
    assert bot_label("first", GAME, "fr") == "first"
    assert bot_names(GAME)[-1] == "first"
    assert "first" not in bot_names(DiceDangerGame(players=2))


def test_a_bot_with_a_name_of_its_own_is_found_by_it() -> None:
    @given.bot("mine")
    def anything(eyes: Any, rng: Random) -> Any:
        return eyes.legal[0]

    by_name = Session(GAME, ["bot:mine", "bot:random"], seed=2)
    by_name.play()
    as_it_is = Session(GAME, [first, "bot:random"], seed=2)
    as_it_is.play()
    assert digest(by_name.state) == digest(as_it_is.state)


def test_the_cell_run_again_puts_the_new_bot_in_the_seat() -> None:
    @given.bot("mine")
    def broken(eyes: Any, rng: Random) -> Any:
        return eyes.legal[99]

    session = Session(GAME, ["bot:mine", "bot:random"], seed=2)
    with pytest.raises(BotError):
        session.play()
    given.bot("mine")(first)
    session.play()
    assert session.over


def test_two_bots_of_one_name_do_not_sit_at_one_table() -> None:
    with pytest.raises(ValueError, match="two bots are called 'my_bot'"):
        Session(GAME, [lambda e, r: e.legal[0], lambda e, r: e.legal[-1]])


def test_a_bot_does_not_take_the_name_of_an_installed_one() -> None:
    def careful(eyes: Any, rng: Random) -> Any: ...

    with pytest.raises(ValueError, match="there is a bot 'careful' already"):
        Session(GAME, [careful, "bot:random"])


@pytest.mark.parametrize("no_bot", [7, None, b"x", object(), {"choose": 1}])
def test_what_is_no_bot_is_refused(no_bot: Any) -> None:
    with pytest.raises(ValueError, match="a seat is a name"):
        Session(GAME, [no_bot, "bot:random"])
    with pytest.raises(ValueError, match="a bot is a name such as"):
        given.bot(no_bot)


def test_a_class_without_choose_and_a_name_with_blanks_are_refused() -> None:
    with pytest.raises(ValueError, match="has no method choose"):
        given.bot(dict)
    with pytest.raises(ValueError, match="a bot's name is a word"):
        given.bot("my bot")(first)


def test_a_bot_that_is_not_asked_with_eyes_and_rng_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match=r"asked with \(eyes, rng\), and hasty takes \(eyes\)"):
        given.bot("short")(_called_hasty(lambda eyes: eyes.legal[0]))
    with pytest.raises(
        ValueError, match=r"asked with \(self, eyes, rng\), and OnlyEyes.choose takes \(self, eyes\)"
    ):
        Session(GAME, [type("OnlyEyes", (), {"choose": lambda self, eyes: eyes.legal[0]}), "bot:random"])
    kept = type("Static", (), {"choose": staticmethod(first)})
    assert Session(GAME, [kept, "bot:random"], seed=1).play()


def _called_hasty(mind: Any) -> Any:
    mind.__name__ = "hasty"
    return mind


class Stillborn:
    def __init__(self) -> None:
        raise OSError("no book of openings")  # here

    def choose(self, eyes: Any, rng: Random) -> Any:
        return eyes.legal[0]


def test_a_class_that_cannot_be_made_is_told_with_its_line() -> None:
    told = r"bot 'Stillborn' failed when it was made in line \d+ \(raise OSError.*# here\): OSError: no book of openings"
    with pytest.raises(BotError, match=told):
        Session(GAME, [Stillborn, "bot:random"], seed=1).play()


# -- what goes wrong -------------------------------------------------------------------------------


def raises(eyes: Any, rng: Random) -> Any:
    return 1 // 0  # here


WRONG = [
    (raises, r"bot 'raises' failed in line \d+ \(return 1 // 0  # here\): ZeroDivisionError"),
    (lambda eyes, rng: None, "gave nothing back"),
    (lambda eyes, rng: "draw", r"gave 'draw'; an action is a tuple such as \('draw',\)"),
    (
        lambda eyes, rng: ("fly",),
        r"gave \('fly',\), which is not legal here; legal: \('draw',\), \('pass',\)",
    ),
    (
        lambda eyes, rng: eyes.state,
        "eyes has no 'state': a bot may use anyhow, ask, free, game, imagine, legal, lives",
    ),
    (lambda eyes, rng: eyes._Eyes__state, "eyes has no '_Eyes__state'"),
    (lambda eyes, rng: eyes._Window__eyes, "eyes has no '_Window__eyes'"),
    (lambda eyes, rng: setattr(eyes, "seat", 1), "a bot cannot write on its eyes"),
]


def test_a_notebook_shows_the_sentence_and_none_of_our_lines(capsys: pytest.CaptureFixture[str]) -> None:
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell()
    shell.user_ns["play"] = lambda: Session(GAME, [raises, "bot:random"], seed=1).play()
    shell.run_cell("play()")
    said = capsys.readouterr().out.strip()
    assert said.startswith("BotError: bot 'raises' failed in line ")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("mine", "sentence"),
    [
        (raises, r"le bot 'raises' a échoué à la ligne \d+ \(return 1 // 0  # here\) : ZeroDivisionError: "),
        (lambda eyes, rng: None, r"le bot .* n'a rien rendu ; il doit rendre un élément de eyes.legal"),
        (lambda eyes, rng: "draw", r"a rendu 'draw' ; une action est un tuple tel que \('draw',\)"),
        (lambda eyes, rng: ("fly",), r"a rendu \('fly',\), qui n'est pas permis ici ; permis : \('draw',\)"),
        (Stillborn, r"le bot 'Stillborn' a échoué à sa création à la ligne \d+ .* : OSError: no book"),
    ],
    ids=range(5),
)
def test_what_goes_wrong_is_said_in_french_too_and_travels_between_workers(mine: Any, sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        Session(GAME, [mine, "bot:random"], seed=1).play()
    assert re.search(sentence, caught.value.said["fr"])
    assert caught.value.said["en"] == str(caught.value)
    assert pickle.loads(pickle.dumps(caught.value)).said == caught.value.said


@pytest.mark.parametrize(("mine", "sentence"), WRONG, ids=range(len(WRONG)))
def test_what_goes_wrong_is_a_sentence_and_the_game_is_whole(mine: Any, sentence: str) -> None:
    session = Session(GAME, [mine, "bot:random"], seed=1)
    before = digest(session.state), len(session.log)
    with pytest.raises(BotError, match=sentence):
        session.play()
    assert (digest(session.state), len(session.log)) == before


def test_a_bot_that_spoils_its_list_spoils_nothing_else() -> None:
    def spoiler(eyes: Any, rng: Random) -> Any:
        choice = eyes.legal[0]
        eyes.legal.clear()
        eyes.view.clear()
        return choice

    spoiled, plain = (
        Session(GAME, [spoiler, "bot:random"], seed=4),
        Session(GAME, [first, "bot:random"], seed=4),
    )
    spoiled.play()
    plain.play()
    assert digest(spoiled.state) == digest(plain.state)


def test_a_bot_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.3)
    monkeypatch.setattr(patience, "LOOK", 0.05)

    def endless(eyes: Any, rng: Random) -> Any:
        while True:
            pass

    session = Session(GAME, [endless, "bot:random"], seed=1)
    with pytest.raises(BotError, match="bot 'endless' thought for more than 0 seconds and was stopped"):
        session.play()
    assert session.log == []
    given.bot("endless")(first)
    session.play()
    assert session.state.to_move == OVER


def test_the_clock_of_one_thread_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.3)
    monkeypatch.setattr(patience, "LOOK", 0.05)
    done = threading.Event()

    def wait(eyes: Any, rng: Random) -> Any:
        while True:
            pass

    def think() -> None:
        with pytest.raises(BotError):
            Session(GAME, [wait, "bot:random"], seed=1).play()
        done.set()

    thread = threading.Thread(target=think)
    thread.start()
    while not done.wait(0):
        session = Session(GAME, [first, "bot:random"], seed=1)
        session.play()
        assert session.over
    thread.join()


# -- saves, copies ---------------------------------------------------------------------------------


def test_a_save_names_the_bot_and_says_that_it_must_be_given_again(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(GAME, ["Ada", first], seed=3)
    session.act(("draw",))
    session.save(tmp_path / "game.json")
    monkeypatch.setattr(given, "_given", {})
    with pytest.raises(SaveError, match=r"unknown bot 'first'.* must be given again: run its cell"):
        Session.load(tmp_path / "game.json")
    given.bot(first)
    assert digest(Session.load(tmp_path / "game.json").state) == digest(session.state)


def test_played_sessions_can_be_copied_and_pickled() -> None:
    session = Session(GAME, [first, "bot:careful"], seed=6)
    session.play(4)
    for twin in (copy.deepcopy(session), pickle.loads(pickle.dumps(session))):
        assert digest(twin.state) == digest(session.state)
        twin.play()
        assert twin.over
    assert len(session.log) == 4


def test_a_bot_may_use_every_method_of_its_luck() -> None:
    """Also those of `Random` that ask for bits or remember half a pair of numbers; the same at every step again."""
    numbers: list[Any] = []

    def lucky(eyes: Any, rng: Random) -> Any:
        numbers.append((rng.gauss(0, 1), rng.getrandbits(64), rng.randint(1, 6), rng.sample(range(9), 3)))
        return rng.choice(eyes.legal)

    for _ in range(2):
        Session(GAME, [lucky, "bot:random"], seed=8).play()
    half = len(numbers) // 2
    assert numbers[:half] == numbers[half:]
    assert len({bits for _, bits, _, _ in numbers}) == half


# -- numbers ---------------------------------------------------------------------------------------


def test_eyes_offer_the_numbers_of_the_game() -> None:
    seen: list[float] = []

    def timid(eyes: Any, rng: Random) -> Any:
        if eyes.view["phase"] != "bid":
            return eyes.ask("careful", rng)
        seen.append(eyes.lives())
        assert abs(eyes.lives(exact=True) - eyes.lives()) < 0.15
        return ("draw",) if eyes.lives() > 0.9 else ("pass",)

    session = Session(GAME, [timid, "bot:random"], seed=8)
    session.play()
    assert seen
    assert all(0 <= p <= 1 for p in seen)


@pytest.mark.parametrize("name", ["welcome", "dice_danger", "dungeons", "fighter"])
def test_odds_of_the_choices_are_those_of_the_board(name: str) -> None:
    from dungeon_widgets.engine.registry import game_named

    told = 0

    def looking(eyes: Any, rng: Random) -> Any:
        nonlocal told
        if told < 3:
            odds = eyes.odds()
            told += bool(odds)
            assert all(0 <= p <= 1 for p in odds.values())
            assert name == "fighter" or set(odds) <= set(eyes.legal)
        return eyes.ask("random", rng)

    game = game_named(name)(players=2)
    Session(game, [looking, "bot:random"], seed=3).play(60)
    assert told or name == "dice_danger"  # its choices are worth points, not chances
