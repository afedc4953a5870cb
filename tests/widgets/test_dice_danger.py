"""Dungeons, Dice & Danger from Python alone, and what its page is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import dungeon_widgets as dw
from dungeon_widgets.widgets.page.snapshot import take_setup


def test_one_name_alone_plays_the_solo_game() -> None:
    game = dw.DungeonsDiceDanger(["Ada"], sheet="clumsy_cultists", seed=2)
    assert game.view()["solo"]
    assert repr(game) == "DungeonsDiceDanger(1 player, step 1/1, roll 1)"


def test_by_default_a_person_meets_one_bot() -> None:
    assert [seat["bot"] for seat in dw.DungeonsDiceDanger().snapshot["seats"]] == [None, "greedy"]


def test_an_unknown_sheet_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="annoyed_animals"):
        dw.DungeonsDiceDanger(sheet="angry_animals")


def test_a_saved_game_opens_as_the_widget_it_belongs_to(tmp_path: Path) -> None:
    game = dw.DungeonsDiceDanger(["Ada", "bot:greedy"], seed=3)
    game.act(game.legal[0])
    game.save(tmp_path / "game.json")
    twin = dw.load(tmp_path / "game.json")
    assert isinstance(twin, dw.DungeonsDiceDanger)
    assert twin.legal == game.legal


def test_the_chances_on_the_map_stay_home_until_a_guess_is_made() -> None:
    game = dw.DungeonsDiceDanger(["Ada", "bot:greedy"], seed=3, overlay="predict")
    locked = game.odds()
    assert locked is not None
    assert (locked["locked"], locked["heat"]) == (True, {})
    game.predict(0.5)
    heat = game.snapshot["odds"]["heat"]
    assert heat["S7"] == pytest.approx(0.644, abs=0.001)


def test_a_new_game_keeps_who_begins_where_there_is_such_a_player() -> None:
    game = dw.DungeonsDiceDanger(["Ada", "Ben", "Cy"], first=1, seed=1)
    game.new_game(["Ada", "Ben"])
    assert game.game.options["first"] == 1
    game.new_game(["Ada", "Ben", "Cy", "Di"], first=3)
    assert game.game.options["first"] == 3
    game.new_game(["Ada", "Ben"])  # nobody sits there any more
    assert game.game.options["first"] == 0
    with pytest.raises(ValueError, match="first must be a seat from 0 to 1"):
        game.new_game(["Ada", "Ben"], first=3)


def test_the_page_offers_who_begins_and_keeps_it() -> None:
    game = dw.DungeonsDiceDanger(["Ada", "Ben"], first=1, seed=1)
    setup = take_setup(game.session, "en")
    first = next(spec for spec in setup["options"] if spec["name"] == "first")
    assert first["value"] == 1
    assert len(first["choices"]) == 4
    assert first["choices"][2]["only"] == {"players": [3, 4]}


def test_a_guess_is_asked_for_once_a_roll() -> None:
    game = dw.DungeonsDiceDanger(["Ada"], seed=3, overlay="predict")

    def locked() -> bool:
        odds = game.odds()
        assert odds is not None
        return bool(odds["locked"])

    asked = []
    for _ in range(3):  # rolls
        assert locked()
        game.predict(0.5)
        roll = game.view()["roll"]
        while game.view()["roll"] == roll:
            assert not locked()
            game.act(game.legal[0])
            asked.append(game.view()["roll"])
    assert len(asked) > 6
    game.undo()
    assert not locked()
    assert len(game.predictions) == 3
