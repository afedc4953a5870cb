"""FR1, section Variante."""

from __future__ import annotations

from ..helpers import add, play, start, strip, succeed


def test_in_the_variant_the_first_card_a_player_draws_must_go_into_the_dungeon() -> None:
    # FR1 Variante
    state = start(players=3, variant=True)
    for monster in ("goblin", "golem", "lich"):
        play(state, ("draw",), ("deal", monster))
        assert state.legal() == [("add",)]
        assert state.why_not(("strip", "torch")) == "first_turn"
        play(state, ("add",))
    play(state, ("draw",), ("deal", "orc"))
    assert ("strip", "torch") in state.legal()


def test_in_the_variant_one_may_still_pass_at_once() -> None:
    # FR1 Variante: it is about the cards drawn
    state = start(players=3, variant=True)
    assert state.legal() == [("draw",), ("pass",)]
    play(state, ("pass",))
    play(state, ("draw",), ("deal", "orc"))
    assert state.legal() == [("add",)]


def test_the_variant_holds_in_every_round() -> None:
    # FR1 Variante: the first turn of a bidding phase
    state = start(variant=True)
    succeed(state, 0)
    play(state, ("hero", "mage"), ("draw",), ("deal", "orc"))
    assert state.legal() == [("add",)]


def test_without_the_variant_the_first_card_may_be_set_aside() -> None:
    # FR1 Piocher une carte 2
    state = start()
    strip(state, "goblin", "torch")
    add(state, "orc")
    assert len(state.aside) == 1
