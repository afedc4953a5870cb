"""The deck builder: headless, and what its page may ask."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.games.dungeons.rules.chapters.decks import MAX_COPIES
from dungeon_widgets.games.dungeons.rules.content import load_box

from .page import RecordingComm


def replies(builder: dw.DeckBuilder, monkeypatch: pytest.MonkeyPatch, message: Any) -> list[Any]:
    said: list[Any] = []
    monkeypatch.setattr(builder, "send", lambda content, buffers=None: said.append(content))
    builder._receive(message)
    return said


@pytest.mark.parametrize("sample", sorted(load_box().decks))
def test_every_sample_is_legal_and_comes_back_as_it_was(sample: str) -> None:
    builder = dw.DeckBuilder(sample)
    assert builder.legal
    assert repr(builder) == f"DeckBuilder({builder.report['size']} cards, legal)"
    assert dw.DeckBuilder(builder.deck).deck == builder.deck


def test_its_deck_is_played_in_a_tournament() -> None:
    builder = dw.DeckBuilder("d-steel").put("e-ghoul", 4)
    game = dw.Dungeons(
        ["Ada", "bot:racer"], tournament=True, decks=[builder.deck, "d-ash"], seed=1, autosave=False
    )
    assert game.view()["tournament"]
    assert game.view()["players"][0]["hero"] == builder.deck["hero"]


BROKEN = [
    ({"h-paladin": 0}, "a hero is missing"),
    ({"e-zombie": 0, "e-skeleton": 0}, "45 cards, at least 50 are needed"),
    ({"e-ghoul": 5}, "Tomb Ghoul is there 5 times, at most 4 are allowed"),
    ({"m-barracks": 0}, "there must be as many Passages as Rooms"),
    ({"m-barracks": 4, "m-sanctum": 3, "m-cross1": 4, "m-cross2": 4}, "there must be 6 to 12"),
    ({"q-draky": 2}, "the quest The Wyrm Draky is there 2 times, once is allowed"),
]


@pytest.mark.parametrize(("changes", "fault"), BROKEN, ids=[fault for _, fault in BROKEN])
def test_every_restriction_is_named_as_it_breaks(changes: dict[str, int], fault: str) -> None:
    builder = dw.DeckBuilder("d-steel")
    for card, n in changes.items():
        builder.put(card, n)
    assert not builder.legal
    assert any(fault in said for said in builder.report["faults"]), builder.report["faults"]
    assert any(not rule["kept"] for rule in builder.state["rules"]) or "times" in fault
    with pytest.raises(ValueError, match="deck 1"):
        dw.Dungeons(["Ada", "bot:racer"], tournament=True, decks=[builder.deck, "d-ash"], autosave=False)


def test_too_few_quests_are_named_and_missing_rooms_warned_of() -> None:
    builder = dw.DeckBuilder("d-steel")
    for quest in builder.deck["quests"][2:]:
        builder.put(quest, 0)
    assert "2 quests, at least 3 are needed" in builder.report["faults"]
    builder = dw.DeckBuilder("d-steel").put("m-sanctum", 0)
    assert builder.report["warnings"] == ["The Wyrm Draky: the deck does not bring all its rooms"]


def test_an_empty_deck_says_all_that_is_missing() -> None:
    builder = dw.DeckBuilder()
    assert repr(builder) == "DeckBuilder(0 cards, 4 faults)"
    assert [rule["kept"] for rule in builder.state["rules"]] == [False, False, False, False, True]
    assert dw.DeckBuilder("d-steel").clear().deck == builder.deck


def test_what_is_no_card_or_no_number_is_refused_and_nothing_changes() -> None:
    builder = dw.DeckBuilder("d-steel")
    before = builder.deck
    for card, n in [("x-nothing", 1), ("e-ghoul", -1), ("e-ghoul", 10), ("e-ghoul", True), ("e-ghoul", 1.5)]:
        with pytest.raises(ValueError, match=r"card|n must be|deck|hero|copies"):
            builder.put(card, n)  # type: ignore[arg-type]
    for deck in (
        "d-nothing",
        {"hero": "h-paladin"},
        {**before, "adventure": {"x": 1}},
        {**before, "hero": "h-x"},
    ):
        with pytest.raises(ValueError, match=r"card|n must be|deck|hero|copies"):
            builder.begin_with(deck)
    assert builder.deck == before


def test_a_page_puts_cards_begins_again_and_empties(monkeypatch: pytest.MonkeyPatch) -> None:
    builder = dw.DeckBuilder()
    assert replies(builder, monkeypatch, {"type": "begin", "deck": "d-ash"}) == []
    assert replies(builder, monkeypatch, {"type": "put", "card": "e-ghoul", "n": 2}) == []
    assert builder.count("e-ghoul") == 2
    shown = {card["id"]: card for card in builder.state["cards"]}
    assert shown["e-ghoul"]["count"] == 2
    assert shown["e-ghoul"]["full"] == ""
    builder.put("e-ghoul", MAX_COPIES)
    assert {card["id"]: card for card in builder.state["cards"]}["e-ghoul"]["full"] == "At most 4 of a card"
    assert replies(builder, monkeypatch, {"type": "clear"}) == []
    assert builder.deck["adventure"] == {}


@pytest.mark.parametrize(
    "message",
    [
        None,
        {},
        {"type": "deck"},
        {"type": "put", "card": 3, "n": 1},
        {"type": "put", "card": "e-ghoul", "n": True},
        {"type": "put", "card": "e-ghoul", "n": 99},
        {"type": "put", "card": "x-nothing", "n": 1},
        {"type": "begin", "deck": {"hero": "h-paladin"}},
        {"type": "begin", "deck": "d-nothing"},
    ],
)
def test_a_bad_message_is_answered_and_changes_nothing(message: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    builder = dw.DeckBuilder("d-steel")
    before = builder.deck
    (answer,) = replies(builder, monkeypatch, message)
    assert answer["type"] == "notice"
    assert answer["text"]
    assert builder.deck == before


def test_it_speaks_french_and_a_page_may_ask_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    import comm

    monkeypatch.setattr(comm, "create_comm", lambda **keys: RecordingComm(**keys))
    builder = dw.DeckBuilder(lang="fr")
    assert "il manque un héros" in builder.report["faults"]
    assert builder.state["verdict"] == "Ce deck ne peut pas encore être joué"
    builder.set_state({"lang": "en"})
    assert builder.state["verdict"] == "This deck may not be played yet"
    builder.close()


def test_a_saved_notebook_has_a_picture_of_the_deck() -> None:
    made = dw.DeckBuilder("d-steel").put("m-sanctum", 0)._repr_mimebundle_()
    assert made is not None
    drawn = "".join(ET.fromstring(made[0]["image/svg+xml"]).itertext())
    assert "Roderik Talus" in drawn
    assert "as many Passages as Rooms" in drawn
