"""What a widget promises: no seed in sight, games played for real, a teacher's lock, and steps that tell no secret."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets import Session

from .conftest import Open
from .page import Page
from .toys import QuickToy, RoundWidget, ScribeWidget, ToyWidget

SEED = 8675309123


def everywhere(page: Page, tmp_path: Path) -> str:
    """All that leaves the kernel: messages, traits, repr, replay and export."""
    widget = page.widget
    for step in range(widget.cursor + 1):
        page.write({"cursor": step})
        page.say({"type": "log", "before": step})
        page.say({"type": "inspect", "seat": 0, "step": step})
    page.count()
    state = {name: value for name, value in widget.get_state().items() if name not in ("_esm", "layout")}
    html = widget.replay(odds=False).to_html(tmp_path / "game.html").read_text(encoding="utf-8")
    return page.everything() + json.dumps(state) + repr(widget) + html + repr(widget.predictions)


# -- seeds --------------------------------------------------------------------------------------------


def test_no_seed_leaves_the_kernel_before_the_end(open_any: Open, tmp_path: Path) -> None:
    page = open_any(ToyWidget, seed=SEED, overlay="predict")
    page.ask("predict", guess=0.5)
    page.act("keep")
    assert str(SEED) not in everywhere(page, tmp_path)
    while not page.widget.over:
        page.act("keep")
    assert page.widget.snapshot["seed"] == str(SEED)
    assert f"seed {SEED}" in everywhere(page, tmp_path)


def test_in_study_mode_the_seed_is_told_on_request(open_any: Open) -> None:
    page = open_any(ToyWidget, seed=SEED)
    page.say({"type": "seed"})
    assert page.told == [{"type": "seed", "seed": str(SEED)}]


def test_in_play_mode_the_seed_is_told_after_the_end(open_any: Open) -> None:
    page = open_any(ToyWidget, seed=SEED, mode="play")
    page.say({"type": "seed"})
    assert page.notices == ["illegal"]
    assert str(SEED) not in page.everything()
    while not page.widget.over:
        page.act("keep")
    page.forget()
    page.say({"type": "seed"})
    assert page.told == [{"type": "seed", "seed": str(SEED)}]


def test_every_game_has_other_luck_unless_its_author_says_so() -> None:
    assert len({ToyWidget().session.seed for _ in range(20)}) == 20
    assert ToyWidget(seed=4).session.seed == 4


@pytest.mark.parametrize("seed", [SEED, str(2**64 - 1)])
def test_a_seed_typed_into_a_new_game_is_not_echoed(open_any: Open, seed: Any) -> None:
    page = open_any(ToyWidget)
    page.forget()
    page.ask("new", players=["Ada", "bot:keeper"], seed=seed, options={})
    assert page.widget.session.seed == int(seed)
    assert str(seed) not in page.everything()


def test_in_play_mode_a_new_game_has_fresh_luck(open_any: Open) -> None:
    page = open_any(ToyWidget, seed=3, mode="play")
    assert page.widget.setup["seeds"] is False
    page.forget()
    page.ask("new", players=["Ada", "bot:keeper"], seed=3, options={})
    assert page.notices == ["illegal"]
    seeds = set()
    for _ in range(5):
        page.ask("new", players=["Ada", "bot:keeper"], seed=None, options={})
        seeds.add(page.widget.session.seed)
        assert page.widget.session.mode == "play"
    assert len(seeds) == 5
    assert 3 not in seeds


# -- games played for real ----------------------------------------------------------------------------


def test_a_choice_that_was_answered_is_final(open_any: Open) -> None:
    page = open_any(ToyWidget, mode="play", seed=3)
    page.act("keep")  # and the bot keeps, too
    assert not page.widget.snapshot["can_undo"]
    page.forget()
    page.ask("undo")
    assert page.notices == ["illegal"]


def test_nobody_undoes_another_persons_choice_at_one_screen(open_any: Open) -> None:
    page = open_any(ToyWidget, players=["Ada", "Bo"], mode="play", seed=3)
    page.act("keep")
    assert page.widget.snapshot["curtain"]["name"] == "Bo"
    page.ask("ready")
    assert not page.widget.snapshot["can_undo"]
    for seat in (1, None):
        page.widget.seat = seat
        if page.widget.snapshot["curtain"]:
            page.ask("ready")
        page.forget()
        page.ask("undo")
        assert page.notices == ["illegal"], seat
        assert "another player's" in page.told[0]["text"]
    page.widget.seat = 0
    page.ask("ready")
    assert page.widget.snapshot["can_undo"]
    page.forget()
    page.ask("undo")
    assert page.notices == []
    assert page.widget.state.to_move == 0


def test_another_line_is_not_tried_before_the_end(open_any: Open) -> None:
    page = open_any(ToyWidget, mode="play", seed=3)
    page.act("keep")
    page.forget()
    page.ask("fork", step=0)
    assert page.notices == ["illegal"]
    with pytest.raises(ValueError, match="no fork behind what was revealed"):
        page.widget.fork(0)
    assert page.widget.fork().session.seed != page.widget.session.seed


def test_a_save_keeps_the_mode_and_only_a_finished_game_can_be_studied(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = dw.WelcomeToTheDungeon(["Ada", "bot:random"], mode="play", seed=3)
    game.save(path)
    assert dw.load(path).session.mode == "play"
    assert dw.load(path, mode="play").session.mode == "play"
    with pytest.raises(ValueError, match="can be studied when it is over"):
        dw.load(path, mode="study")
    while not game.over:
        game.act(game.legal[0])
    game.save(path)
    assert dw.load(path, mode="study").session.mode == "study"
    study = dw.WelcomeToTheDungeon(["Ada", "bot:random"], seed=3)
    study.save(path)
    assert dw.load(path, mode="play").session.mode == "play"


@pytest.mark.parametrize(
    "beside", [{"players": ["Ada", "Bo"]}, {"seed": 4}, {"rounds": 3}, {"resume": True}, {"mode": "cheat"}]
)
def test_what_a_session_has_already_cannot_be_given_beside_it(beside: dict[str, Any]) -> None:
    session = Session(QuickToy(), ["Ada", "bot:keeper"], 3)
    with pytest.raises(ValueError, match=r"beside a session|unknown mode"):
        ToyWidget(session=session, **beside)


# -- a teacher's lock ---------------------------------------------------------------------------------


def test_a_lock_set_in_python_cannot_be_switched_by_the_page(open_any: Open) -> None:
    page = open_any(ToyWidget, overlay="predict")
    for value in ("open", "off", "predict"):
        page.write({"overlay": value})
        assert page.widget.overlay == "predict"
    assert page.notices == ["malformed"] * 2
    page.widget.overlay = "off"
    page.write({"overlay": "open"})
    assert (page.widget.overlay, page.widget.odds_closed) == ("off", "teacher")


def test_where_the_odds_are_open_a_page_hides_them_or_guesses_first_as_it_likes(open_any: Open) -> None:
    page = open_any(ToyWidget)
    for value in ("off", "predict", "open", "predict"):
        page.write({"overlay": value})
        assert (page.widget.overlay, page.widget.odds_closed) == (value, "")
    page.write({"odds_closed": "teacher"})
    assert page.widget.odds_closed == ""
    page.widget.overlay = "open"
    page.widget.overlay = "predict"  # now the notebook asks for it
    page.write({"overlay": "open"})
    assert (page.widget.overlay, page.widget.odds_closed) == ("predict", "teacher")


WAYS: dict[str, Callable[[Page], Any]] = {
    "new": lambda page: page.ask("new", players=["Ada", "bot:keeper"], seed=1, options={}),
    "fork": lambda page: page.ask("fork", step=1),
    "seat": lambda page: page.write({"seat": None}),
    "beliefs": lambda page: page.write({"beliefs": True}),
    "inspect": lambda page: page.say({"type": "inspect", "seat": 0, "step": 1}),
}


@pytest.mark.parametrize("way", WAYS)
def test_no_way_leads_round_the_lock(open_any: Open, way: str) -> None:
    page = open_any(ToyWidget, overlay="predict", seed=3)
    page.act("keep")
    page.count()
    page.forget()
    WAYS[way](page)
    page.count()
    assert '"p": 0.25' not in page.everything()
    assert page.widget.overlay == "predict"


# -- steps that tell no secret ------------------------------------------------------------------------


def test_the_page_counts_steps_by_what_its_seat_was_told(open_any: Open) -> None:
    page = open_any(ScribeWidget)
    page.act("mark")
    page.act("mark")
    assert (page.widget.cursor, page.widget.snapshot["steps"]) == (2, 2)
    page.act("end")
    page.ask("ready")
    shot = page.widget.snapshot
    assert (shot["seat"], shot["step"], shot["steps"], page.widget.cursor) == (1, 1, 1, 1)
    assert len(page.widget.session.log) == 3  # Python keeps the true numbers
    page.write({"cursor": 0})
    assert page.widget.snapshot["board"]["to_move"] == 0
    page.write({"cursor": 2})
    assert page.notices == ["malformed"]
    page.widget.goto(1)
    assert page.widget.cursor == 0


def test_an_open_game_of_six_hands_the_screen_on_without_a_curtain(open_any: Open) -> None:
    people = ["Ada", "Bo", "Cy", "Di", "Ed", "Fay"]
    page = open_any(RoundWidget, players=people, seed=1, turns=12)
    for turn in range(12):
        shot = page.widget.snapshot
        assert (shot["curtain"], shot["seat"], len(shot["seats"])) == (None, turn % 6, 6)
        page.act("step")
    assert page.notices == []
    assert page.widget.over


def test_past_choices_are_shown_as_they_were_offered(open_any: Open) -> None:
    page = open_any(ToyWidget, seed=3)
    offered = page.widget.snapshot["choices"]
    here = page.widget.cursor
    page.act("keep")
    page.write({"cursor": here})
    shot = page.widget.snapshot
    assert (shot["choices"], shot["chosen"], shot["live"]) == (offered, ["keep"], False)
    page.write({"cursor": here - 1})
    assert (page.widget.snapshot["choices"], page.widget.snapshot["chosen"]) == ([], None)
    before = page.widget.session.to_json()
    page.forget()
    page.write({"cursor": here})
    page.act("keep")
    assert page.notices == ["illegal"]  # they are not to be clicked
    assert page.widget.session.to_json() == before
