"""A case of a count is a game that ends as it was counted."""

from __future__ import annotations

import pytest

from dungeon_widgets import Waffle
from dungeon_widgets.engine.session import Session
from dungeon_widgets.lab.experiments.on_the_table import at_the_door
from dungeon_widgets.lab.experiments.waffle import Cases
from dungeon_widgets.lab.experiments.welcome_runs import Dungeon

KIT = ["plate_armor", "dragon_spear", "holy_grail", "vorpal_sword"]


def turned(session: Session) -> bool:
    """Turn every card; whether the hero lived."""
    while session.state.view(0)["last"] is None:
        session.act(("turn",))
    return bool(session.state.view(0)["last"]["survived"])


def test_every_square_ends_as_it_was_counted() -> None:
    known, elsewhere = ["orc", "vampire"], ["skeleton"]
    asked = Dungeon.of("warrior", KIT, 3, known=known, elsewhere=elsewhere, named="orc")
    cases = Cases.dungeons("warrior", KIT, 3, known=known, elsewhere=elsewhere, named="orc")
    ends = [turned(at_the_door(asked, case.name)) for case in cases.squares]
    assert ends == [case.good for case in cases.squares]
    assert sum(ends) == 87


def test_the_cards_are_met_in_the_order_of_the_case() -> None:
    asked = Dungeon.of("warrior", KIT, 2, known=["orc"], named="orc")
    door = at_the_door(asked, ["goblin", "dragon"])
    turned(door)
    met = [met["monster"] for met in door.state.view(0)["last"]["run"]["met"]]
    assert met == ["orc", "goblin", "dragon"]


def test_too_full_a_dungeon_is_refused() -> None:
    asked = Dungeon.of("warrior", [], 12)
    with pytest.raises(ValueError, match="none left"):
        at_the_door(asked, asked.unseen[:12])


def test_the_opened_square_is_the_one_on_the_table() -> None:
    waffle = Waffle.dungeons("warrior", ["plate_armor", "knight_shield"], 2, lang="fr")
    waffle.look_at(70)
    game = waffle.table()
    assert (game.lang, game.overlay) == ("fr", "off")
    assert turned(game.session) == waffle.cases.squares[70].good
    with pytest.raises(ValueError, match="only dungeons"):
        Waffle([(("a",), 1)]).table()
