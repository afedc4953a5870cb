"""Every widget works from Python alone."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import dungeon_widgets as dw
from dungeon_widgets import WelcomeToTheDungeon
from dungeon_widgets.engine.errors import IllegalAction, SaveError


@pytest.fixture
def game() -> WelcomeToTheDungeon:
    return WelcomeToTheDungeon(["Ada", "bot:careful", "bot:random"], seed=7, hero="warrior")


def test_a_whole_game_can_be_played(game: WelcomeToTheDungeon) -> None:
    while not game.over:
        assert game.state.to_move == game.seat == 0
        assert game.snapshot["to_move"] == 0
        game.act(game.legal[0])
    assert game.snapshot["over"]
    assert game.legal == []
    assert max(game.state.scores()) >= 1


def test_act_lets_luck_and_bots_answer(game: WelcomeToTheDungeon) -> None:
    assert game.legal == [("draw",), ("pass",)]
    assert game.act(("draw",)) is game
    assert ("add",) in game.legal
    steps = len(game.session.log)
    game.act(["add"])  # a list, as JSON has it
    assert len(game.session.log) > steps + 1


def test_what_is_shown_is_the_newest_step_after_every_move(game: WelcomeToTheDungeon) -> None:
    game.goto(0)
    assert not game.snapshot["live"]
    assert game.snapshot["choices"] == []
    game.act(("draw",))
    assert game.cursor == game.snapshot["step"] == game.snapshot["steps"] == len(game.session.log)
    assert game.snapshot["live"]


def test_an_illegal_action_says_the_rule_and_changes_nothing(game: WelcomeToTheDungeon) -> None:
    before = game.session.to_json()
    with pytest.raises(IllegalAction, match="Now you draw a card or pass"):
        game.act(("add",))
    assert game.session.to_json() == before


def test_auto_makes_the_moves_that_leave_no_choice() -> None:
    game = WelcomeToTheDungeon(["Ada", "Bo"], seed=1, hero="barbarian")
    game.act(("draw",)).act(("add",))
    game.act(("draw",)).act(("add",))
    game.act(("pass",))
    assert game.view()["run"]
    game.auto()
    assert game.over or len(game.legal) > 1


def test_undo_redo_and_goto(game: WelcomeToTheDungeon) -> None:
    start = game.session.to_json()
    game.act(("draw",))
    drawn = game.session.to_json()
    assert game.undo().session.to_json() == start
    assert game.snapshot["can_redo"]
    assert game.redo().session.to_json() == drawn
    game.goto(1)
    assert (game.cursor, game.session.to_json()) == (1, drawn)
    while game.session.log:
        game.undo()
    with pytest.raises(ValueError, match="nothing to undo"):
        game.undo()


def test_redo_with_nothing_undone_is_refused(game: WelcomeToTheDungeon) -> None:
    with pytest.raises(ValueError, match="nothing to redo"):
        game.redo()


def test_a_fork_is_a_widget_of_its_own(game: WelcomeToTheDungeon) -> None:
    game.act(("draw",)).act(("add",))
    before = game.session.to_json()
    twin = game.fork(5, seed=99)
    twin.act(("pass",))
    assert game.session.to_json() == before
    assert twin.session.log[:5] == game.session.log[:5]
    assert twin.session.seed == 99
    assert (twin.lang, twin.overlay) == (game.lang, game.overlay)
    assert type(twin).__name__ == "WelcomeToTheDungeon"
    third = twin.fork(2)
    assert third.session.seed == 99
    assert repr(third).startswith("WelcomeToTheDungeon(3 players, step ")


def test_play_mode_lets_nobody_peek() -> None:
    game = WelcomeToTheDungeon(["Ada", "bot:careful"], seed=7, hero="warrior", mode="play")
    game.act(("draw",))
    assert not game.snapshot["can_undo"]
    with pytest.raises(ValueError, match="study mode"):
        game.undo()


def test_a_save_is_read_back(game: WelcomeToTheDungeon, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game.act(("draw",)).save(path)
    for again in (WelcomeToTheDungeon.load(path, lang="fr"), dw.load(path, lang="fr")):
        assert isinstance(again, WelcomeToTheDungeon)
        assert again.session.to_json() == game.session.to_json()
        assert again.lang == "fr"
        assert again.snapshot["board"] == game.snapshot["board"]
    path.write_text(path.read_text().replace('"draw"', '"pass"', 1))
    with pytest.raises(SaveError, match=r"game\.json"):
        dw.load(path)


def test_new_game_starts_again_in_the_same_widget(game: WelcomeToTheDungeon) -> None:
    game.act(("draw",))
    game.new_game(["Ada", "bot:random"])
    assert game.session.seed not in (7, 8)
    assert game.game.options["hero"] == "warrior"
    assert game.snapshot["branch"] == {"game": 1, "index": 0, "count": 1, "root": 0}
    game.new_game(["Ada", "Bo", "Cy", "Di"], seed=3, hero="mage")
    assert (game.session.seed, game.game.options["hero"], game.game.players) == (3, "mage", 4)


def test_a_new_game_that_cannot_be_leaves_the_old_one(game: WelcomeToTheDungeon) -> None:
    before = game.session.to_json()
    with pytest.raises(ValueError, match="players must be 2, 3 or 4"):
        game.new_game(["Ada"])
    with pytest.raises(ValueError, match="unknown hero"):
        game.new_game(["Ada", "Bo"], hero="nobody")
    assert game.session.to_json() == before


def test_log_view_and_odds_are_the_seats_own(game: WelcomeToTheDungeon) -> None:
    game.act(("draw",))
    name = game.game.box_content.monsters[game.view()["drawn"]["monster"]].name["en"]  # type: ignore[attr-defined]
    assert game.log()[-1] == f"You draw: {name}"
    assert game.log(1)[-1] == "Ada draws a card"
    assert game.view(1)["drawn"]["monster"] is None
    odds = game.odds()
    assert odds is not None
    assert odds["rows"][0]["label"] == "Add it"
    assert 0 <= odds["rows"][0]["p"] <= 1
    with pytest.raises(ValueError, match="seat 3 does not exist: there are 0 to 2"):
        game.view(3)


def test_a_long_log_is_whole(game: WelcomeToTheDungeon) -> None:
    while not game.over:
        game.act(game.legal[0])
    assert len(game.log()) > 24
    assert len(game.snapshot["events"]) <= 60
    assert game.log()[0].endswith("drawn to begin") or game.log()[0].startswith("You are drawn")


def test_a_spectators_widget_shows_no_odds() -> None:
    game = WelcomeToTheDungeon(["bot:random", "bot:random"], seed=1)
    assert not game.odds()
    assert game.seat is None


def test_the_repr_tells_of_the_step_that_is_shown() -> None:
    game = WelcomeToTheDungeon(["Ada", "bot:random"], seed=34, hero="warrior", first=0)
    assert repr(game.act(("draw",)).goto(0)).endswith("step 0/2, bidding)")
    assert repr(game.goto(2)).endswith("step 2/2, bidding)")


def test_tab_completion_shows_what_a_teacher_wants(game: WelcomeToTheDungeon) -> None:
    assert [name for name in dir(game) if not name.startswith("_")] == [
        "act", "auto", "close", "cursor", "fork", "game", "goto", "height", "hint", "invite", "lang", "legal", "link", "load",
        "log", "new_game", "observe", "odds", "over", "overlay", "play", "predict", "predictions", "redo", "replay", "review", "save", "seat",
        "session", "share", "size", "snapshot", "speed", "state", "theme", "to_html", "undo", "view",
    ]  # fmt: skip
    assert [name for name in dir(game.replay(odds=False)) if not name.startswith("_")] == [
        "close", "cursor", "frames", "height", "lang", "observe", "size", "speed", "theme", "to_html",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "own"),
    [
        ("WelcomeToTheDungeon", {"box", "hero", "variant", "first", "specials"}),
        ("WelcomeBackToTheDungeon", {"box", "hero", "variant", "first", "specials"}),
        ("DungeonsDiceDanger", {"sheet", "first", "tiebreak", "solo_grace_rolls"}),
        (
            "DungeonFighter",
            {"heroes", "skill", "difficulty", "leader", "strict_requirements", "steady", "gentle"},
        ),
        ("Dungeons", {"tournament", "decks", "first", "heroes", "box"}),
    ],
)
def test_tab_completion_knows_the_options(kind: str, own: set[str]) -> None:
    widget = getattr(dw, kind)
    named = set(inspect.signature(widget).parameters)
    shared = {
        "players", "seed", "lang", "theme", "overlay", "mode", "speed", "size", "height", "session", "autosave",
        "resume", "layout",
    }  # fmt: skip
    assert named == shared | own
    # What a type checker reads says the same.
    module = inspect.getmodule(widget)
    (settings,) = [
        value for name, value in vars(module).items() if name.endswith("Settings") and name != "Settings"
    ]
    assert set(settings.__annotations__) | {"players"} == named


def test_a_line_that_was_taken_back_is_never_the_one_played_instead(game: WelcomeToTheDungeon) -> None:
    """As long as before, and its moves may lie where the old ones lay: what was worked out for those is not shown."""
    marks = []
    for _ in range(30):
        game.act(("draw",))
        marks.append(game._table.mark())
        game.undo()
    assert len(set(marks)) == len(marks)


def test_a_review_is_made_anew_for_another_choice(game: WelcomeToTheDungeon) -> None:
    game.act(("draw",))
    game.act(("add",))
    before = game._table.review(0, "en")
    assert game._table.review(0, "en") is before
    game.undo()
    game.act(next(action for action in game.legal if action[0] == "strip"))
    assert game._table.review(0, "en") is not before
