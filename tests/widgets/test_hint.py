"""A hint: the best choice with its reason, wherever the odds are open. It counts as help."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.bots.judging import Judging
from dungeon_widgets.engine.advice import Advice
from dungeon_widgets.engine.hints import Effort
from dungeon_widgets.engine.session import Session
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.classroom.class_tables import table_rows
from dungeon_widgets.lab.classroom.classroom import Class
from dungeon_widgets.lab.classroom.handin import hand_in
from dungeon_widgets.lab.classroom.handin_line import LineError, read_hand_in, write_line
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.page.phrases import RefusedError
from dungeon_widgets.widgets.table import hints
from tests.games.fighter.helpers import PLAIN_ROOM, fight, take_die

from .conftest import Open

GAMES: dict[str, Any] = {
    "welcome": lambda **more: dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=5, **more),
    "second box": lambda **more: dw.WelcomeBackToTheDungeon(["Ada", "bot:careful"], seed=5, **more),
    "dice and danger": lambda **more: dw.DungeonsDiceDanger(["Ada"], seed=3, **more),
    "fighter": lambda **more: dw.DungeonFighter(["Ada"], seed=3, **more),
    "dungeons": lambda **more: dw.Dungeons(["Ada", "bot:racer"], seed=1, **more),
}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "EFFORT", 0.05)


def to_a_choice(game: GameWidget) -> GameWidget:
    rng = Random(3)
    while game.state.free or len(game.legal) < 2:
        game.act(game.state.sample(rng) if game.state.free else game.legal[0])
    return game


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_every_game_gives_a_hint_in_both_languages(name: str, lang: str) -> None:
    game = to_a_choice(GAMES[name](lang=lang))
    assert len(game.hint()) > 10
    told = game._table.hint(lang).answer(1)
    assert tuple(told["rows"][0]["action"]) in game.legal
    assert told["rows"][0]["label"] in told["text"]
    assert told["source"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_choices_inside_a_sentence_are_quoted(monkeypatch: pytest.MonkeyPatch, name: str, lang: str) -> None:
    game = to_a_choice(GAMES[name](lang=lang))
    hint = hints.Hint(game.session, game.state, game.state.to_move, lang).finish()
    quoted = {"en": "“{}”", "fr": "«\u202f{}\u202f»"}[lang]
    monkeypatch.setattr(Judging, "gain", (0.0, 0.1))
    told = hint.answer(1)
    best, other = (quoted.format(row["label"]) for row in told["rows"][:2])
    assert best in told["text"]
    assert other in told["text"]
    monkeypatch.setattr(Judging, "gain", (0.5, 0.1))
    for speaks, silent in [("why", "part"), ("part", "why")]:
        monkeypatch.setattr(Judging, speaks, lambda work: ("what decides", 0.9, 0.1))
        monkeypatch.setattr(Judging, silent, lambda work: None)
        for words in ("consequence", "part"):
            monkeypatch.setattr(type(game.session.game.words), words, lambda self, name, lang: name)
        assert other in hint.answer(1)["why"]


def test_its_error_is_that_of_every_choice_it_shows() -> None:
    game = to_a_choice(GAMES["welcome"]())
    hint = hints.Hint(game.session, game.state, 0, "en").finish()
    told = hint.answer(1)
    errors = [float(row["said"].split("± ")[1]) for row in told["rows"] if "±" in row["said"]]
    assert f"standard error up to {max(errors)} points" in told["source"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "The chance that the group wins · "), ("fr", "La chance que le groupe gagne · ")],
)
def test_the_numbers_say_what_they_are_the_chance_of(lang: str, said: str) -> None:
    game = GAMES["fighter"](lang=lang)
    while game.view()["phase"] != "die" or len(game.legal) < 2:
        game.act(game.legal[0])
    hint = hints.Hint(game.session, game.state, 0, lang).finish()
    assert hint.answer(1)["source"].startswith(said)


@pytest.mark.parametrize("overlay", ["off", "predict"])
def test_it_is_off_where_the_odds_are_not_open(open_page: Open, overlay: str) -> None:
    page = open_page(["Ada", "bot:careful"], seed=3, overlay=overlay)
    page.ask("hint")
    assert page.notices == ["illegal"]
    assert page.widget._table.helped == []
    with pytest.raises(ValueError, match="Hints follow the odds"):
        page.widget.hint()


def test_in_a_game_played_for_real_it_follows_the_odds(open_page: Open) -> None:
    page = open_page(["Ada", "bot:careful"], seed=3, mode="play")
    page.ask("hint")
    assert page.told[-1]["type"] == "hint"


def test_the_page_asks_in_slices_and_nothing_is_said_too_early(open_page: Open) -> None:
    page = open_page(["Ada", "bot:careful"], seed=3)
    for _ in range(500):
        page.ask("hint")
        if not page.told[-1]["late"]:
            break
        assert page.told[-1]["rows"] == []
    assert page.told[-1]["text"]
    assert page.told[-1]["why"]


def test_the_choice_it_was_held_against_is_named_and_shown() -> None:
    game = to_a_choice(GAMES["dice and danger"]())
    assert len(game.legal) > hints.SHOWN
    hint = hints.Hint(game.session, game.state, 0, "en").finish()
    work = hint._work
    # Whatever looked good among the others, the rival is what the games were played against.
    work.rival = min((way for way in work.looks if way != work.best), key=lambda way: work.weighed(way).value)
    told = hint.answer(1)
    assert [tuple(row["action"]) for row in told["rows"]][1] == work.rival[0]
    assert len(told["rows"]) == 2  # the others were only looked at


def test_the_same_crosses_in_another_order_are_no_other_choice() -> None:
    game = GAMES["dice and danger"]()
    game.act(game.legal[0])
    crosses = [action for action in game.legal if action[0] == "cross"]
    assert len(crosses) == 2
    work = hints.Hint(game.session, game.state, 0, "en").finish()._work
    assert work.best is not None
    assert work.rival is not None
    assert set(work.rival) != set(work.best)


def test_it_counts_as_help_in_the_review(open_page: Open) -> None:
    page = open_page(["Ada", "bot:careful"], seed=3)
    page.widget.hint()
    page.act(*page.widget.legal[0])
    page.act(*page.widget.legal[0])
    review = page.widget.review(effort=0.02)
    assert [point["helped"] for point in review][:2] == [True, False]


def test_it_counts_as_help_in_the_lesson_that_is_open(open_page: Open) -> None:
    BOOK.clear()
    page = open_page(["Ada", "bot:careful"], seed=3)
    page.widget.hint()
    assert BOOK.empty  # no lesson is open: it is nobody's homework
    dw.Lesson("L04")
    page.act(*page.widget.legal[0])
    page.widget.hint()
    page.widget.hint()  # the same one again
    assert BOOK.helped_at_table("L04") == 1
    assert hand_in("Mia", lesson="L04").code == ""  # a hint is no answer
    BOOK.note("L04.p1", "guess", "1/2", "committed")
    handed = hand_in("Mia", lesson="L04").code
    assert read_hand_in(handed).helped == 1
    group = Class()
    group.add(handed)
    assert [row["hints"] for row in table_rows(group, "pupils")] == [1]
    again = json.loads(json.dumps(BOOK.to_json("L04")))
    BOOK.clear()
    BOOK.take(again)
    assert BOOK.helped_at_table("L04") == 1
    BOOK.clear()


@pytest.mark.parametrize("many", [-1, 100, True])
def test_a_line_that_claims_an_impossible_number_of_hints_is_refused(many: int) -> None:
    line = write_line("L04", "Mia", "0" * 16, [], helped=many)
    with pytest.raises(LineError, match="hints"):
        read_hand_in(line)


@pytest.mark.parametrize(
    ("throws", "told"),
    [
        ([], "Aim 0°, power 1.2 m/s, loft 0.72: the green of the bars. An average hand hits 68 % so."),
        (
            ["jump"],
            "the green of the bars. Jump: Jump, then let go near the top of the jump. An average hand hits",
        ),
    ],
)
def test_before_a_throw_it_tells_what_the_hand_does_best(throws: list[str], told: str) -> None:
    state = fight(room="cursed_trampoline" if throws else PLAIN_ROOM, skill=["human"] * 3)
    take_die(state)
    session = Session(state.game, ["Ada", "Ada", "Ada"], 3)
    session.states = [state]
    game = dw.DungeonFighter(session=session)
    assert told in " ".join(game.hint().split())
    answer = game._table.hint("fr").answer(1)
    assert answer["text"].startswith("Visée")
    assert (answer["rows"], answer["late"]) == ([], False)


@pytest.mark.parametrize(
    ("lang", "refusal"), [("en", "No hint for this choice"), ("fr", "Pas de conseil pour ce choix")]
)
def test_a_game_of_ones_own_that_has_none_for_a_free_choice_says_so(
    monkeypatch: pytest.MonkeyPatch, lang: str, refusal: str
) -> None:
    state = fight(room=PLAIN_ROOM, skill=["human"] * 3)
    take_die(state)
    assert state.free
    session = Session(state.game, ["Ada", "Ada", "Ada"], 3)
    session.states = [state]
    game = dw.DungeonFighter(session=session)
    monkeypatch.setattr(type(state.game.advice), "by_hand", Advice.by_hand)
    with pytest.raises(RefusedError) as refused:
        game.hint()
    assert refused.value.said(lang).startswith(refusal)
    assert game._table.helped == []


def test_where_there_is_nothing_to_choose_it_says_so() -> None:
    over = dw.WelcomeToTheDungeon(["bot:careful", "bot:careful"], seed=5)
    with pytest.raises(ValueError, match="nothing to choose"):
        over.hint()


def test_an_effort_keeps_at_least_a_little() -> None:
    assert Effort(32, 240, 1000).times(0.0001) == Effort(2, 2, 2)
