"""Broken content is refused with the thing to blame and the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dungeon_widgets.games.welcome.rules.checks import check
from dungeon_widgets.games.welcome.rules.content import BOXES, Beats, Box, load_box


@pytest.mark.parametrize("box", BOXES)
def test_the_boxes_are_sound(box: str) -> None:
    check(load_box(box))


@pytest.mark.parametrize(
    ("part", "thing", "change"),
    [
        ("tiles", "ninjato", {"beats": Beats(min=5, max=5)}),
        ("heroes", "bard", {"hp": 1}),
        ("monsters", "orc", {"copies": 1}),
    ],
)
def test_the_least_that_is_sound_is_accepted(part: str, thing: str, change: dict[str, Any]) -> None:
    check(changed(part, thing, change))


def test_each_box_has_its_own_name_and_both_together_another() -> None:
    # FR1 and FR2, the title pages
    first, back, both = (load_box(box).name["en"] for box in ("first", "back", "both"))
    assert (first, back) == ("Welcome to the Dungeon", "Welcome Back to the Dungeon")
    assert both not in (first, back)


def test_a_box_that_says_nothing_plays_on_at_no_hit_points() -> None:
    # FR1 turns all cards; only FR2 ends a run with its hero
    box = load_box("first")
    assert not Box("own", box.name, box.monsters, box.heroes, box.tiles).stops_at_zero


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_with_words_has_them_in_both_languages(lang: str) -> None:
    # ours: a box of one's own must be readable
    box = load_box("back")
    for part in ("monsters", "tiles", "heroes"):
        for thing, one in getattr(box, part).items():
            for field in ("name", "the", "text") if part == "tiles" else ("name", "the"):
                words = {other: text for other, text in getattr(one, field).items() if other != lang}
                with pytest.raises(ValueError, match=f"'{thing}' has no words in '{lang}'"):
                    check(changed(part, thing, {field: words}))


@pytest.mark.parametrize(
    ("part", "thing", "change", "fault"),
    [
        ("monsters", "orc", {"strength": 0}, "monster 'orc' has no strength"),
        ("heroes", "bard", {"hp": -1}, "hero 'bard' has -1 hit points"),
        ("tiles", "ninjato", {"beats": Beats(min=4, max=3)}, "strengths from 4 to 3"),
        (
            "heroes",
            "bard",
            {"tiles": (*load_box("back").heroes["bard"].tiles, "ninjato")},
            "needs 6 different tiles",
        ),
    ],
    ids=lambda value: str(value)[:30],
)
def test_one_beyond_the_least_is_refused(part: str, thing: str, change: dict[str, Any], fault: str) -> None:
    # ours: a box of one's own must be playable
    with pytest.raises(ValueError, match="box 'back': ") as refusal:
        check(changed(part, thing, change))
    assert fault in str(refusal.value)


def changed(part: str, thing: str, change: dict[str, Any]) -> Box:
    """The second box with one thing changed."""
    box = load_box("back")
    things = getattr(box, part)
    return replace(box, **{part: {**things, thing: replace(things[thing], **change)}})


@pytest.mark.parametrize(
    ("part", "thing", "change", "fault"),
    [
        ("monsters", "orc", {"copies": 0}, "monster 'orc' has 0 copies"),
        ("monsters", "orc", {"name": {"en": "Orc"}}, "monster 'orc' has no words in 'fr'"),
        ("monsters", "orc", {"strength": None}, "monster 'orc' has no strength"),
        ("monsters", "orc", {"strength": 2}, "monsters share a strength"),
        ("monsters", "orc", {"text": {"en": "x", "fr": "x"}}, "has a text and is not special"),
        ("monsters", "mimic", {"text": None}, "monster 'mimic' is special and has no text"),
        ("monsters", "mimic", {"effect": "mimick"}, "an effect nobody knows: 'mimick'"),
        ("tiles", "ninjato", {"beats": None}, "tile 'ninjato' does nothing"),
        ("tiles", "ninjato", {"effect": "sharp"}, "an effect nobody knows: 'sharp'"),
        ("tiles", "ninjato", {"hp": -1}, "gives -1 hit points"),
        ("tiles", "ninjato", {"text": {"fr": "x"}}, "has no words in 'en'"),
        ("tiles", "ninjato", {"beats": Beats(kinds=frozenset({"elf"}))}, "kinds that are not there: ['elf']"),
        ("tiles", "ninjato", {"beats": Beats(parity="round")}, "a parity that is none: 'round'"),
        ("tiles", "ninjato", {"beats": Beats(min=7, max=3)}, "strengths from 7 to 3"),
        ("heroes", "bard", {"hp": 0}, "hero 'bard' has 0 hit points"),
        ("heroes", "bard", {"tiles": ("lucky_coin",) * 6}, "needs 6 different tiles"),
        ("heroes", "bard", {"tiles": ("lucky_coin",)}, "needs 6 different tiles"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_broken_content_is_refused_with_its_reason(
    part: str, thing: str, change: dict[str, Any], fault: str
) -> None:
    # ours: a box of one's own must be playable
    with pytest.raises(ValueError, match="box 'back': ") as refusal:
        check(changed(part, thing, change))
    assert fault in str(refusal.value)
