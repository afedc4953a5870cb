"""FR Construction du donjon, as a phase of the turn; test_map.py has the geometry."""

from __future__ import annotations

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.dungeons.rules.records import Tile
from tests.games.dungeons.helpers import do, game, kinds, table


def test_a_card_is_drawn_and_laid_turned_if_one_likes() -> None:  # FR Construction
    state = table({}, {}, phase="build", maps=("m-fork2", "m-cross1"))
    assert state.chance() == [(("map", "m-cross1"), 1), (("map", "m-fork2"), 1)]
    do(state, ("map", "m-fork2"), ("build", 1, 0, 180))
    assert state.tiles[-1] == Tile("m-fork2", 1, 0, True)
    assert state.piles[0].maps == ("m-cross1",)
    assert state.phase == "move"


def test_the_phase_is_skipped_without_maps() -> None:  # FR Construction, Note; ruling 28
    state = table({}, {}, phase="build")
    assert (state.phase, state.to_move) == ("move", 0)


PLUG = {
    "id": "m-plug",
    "name": {"en": "Dead end", "fr": "Cul-de-sac"},
    "icon": "hole",
    "kind": "passage",
    "peril": 0,
    "glory": 0,
    "sides": {"n": "W", "e": "W", "s": "P", "w": "W"},
}
PLUGGED = (Tile("m-plug", 0, -1), Tile("m-plug", 0, 1, True))
"""Nothing can be joined to the entrance but from the east and the west; a stair leads north and south."""


def test_a_card_that_fits_nowhere_goes_under_the_pile_and_the_next_is_drawn() -> None:
    # ruling 23, ruling 50, ruling 51
    made = game(2, maps=[PLUG])
    state = table({}, {}, phase="build", tiles=PLUGGED, maps=("m-stair", "m-gallery"), of=made)
    events = do(state, ("map", "m-stair"))
    assert "unfit" in kinds(events)
    assert state.piles[0].maps_under == ("m-stair",)
    do(state, ("map", "m-gallery"))
    assert [action[1:] for action in state.legal()] == [(-1, 0, 0), (1, 0, 0)]


def test_if_no_card_fits_the_phase_is_skipped() -> None:  # ruling 50
    made = game(2, maps=[PLUG])
    state = table({}, {}, phase="build", tiles=PLUGGED, maps=("m-stair", "m-stair"), of=made)
    do(state, ("map", "m-stair"), ("map", "m-stair"))
    assert state.phase == "move"
    assert state.piles[0].maps_under == ("m-stair", "m-stair")


def test_an_illegal_place_is_refused_with_its_rule() -> None:  # FR Construction
    state = table({}, {}, phase="build", maps=("m-stair", "m-cross1"))
    do(state, ("map", "m-stair"))
    assert state.why_not(("build", 1, 0, 0)) == "stranded"
    assert state.why_not(("build", 0, 0, 0)) == "cell_taken"
    assert state.why_not(("build", 5, 5, 0)) == "not_beside"
    assert state.why_not(("build", 0, 1, 90)) == "bad_turn"
    assert state.why_not(("build", 0, 1, 180)) == "same_turned"
    assert state.why_not(("build", "a", 1, 0)) in ("no_such_choice", "not_beside")
    assert state.why_not(("done",)) == "build_first"


def test_the_draw_is_luck() -> None:
    state = table({}, {}, phase="build", maps=("m-cross1",))
    assert state.to_move == CHANCE
    assert state.why_not(("map", "m-pit1")) == "luck"
