"""The colours of the booklet, as the page has them."""

from __future__ import annotations

import re
from colorsys import rgb_to_hls
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[4] / "js" / "src"
ROOM = PAGE / "games" / "dungeons"
BOOKLET = {  # the first letters of a card's id
    "b-": "grey",  # Bane
    "o-": "blue",  # Boon
    "e-": "red",  # Encounter
    "t-": "red",  # a Trap is one
    "r-": "yellow",  # Treasure
    "h-": "blue-grey",  # hero
    "q-": "purple",  # quest
}


def colours(css: str) -> list[str]:
    """The light and the dark one of what follows."""
    found = re.match(r"\s*light-dark\((#\w{6}), (#\w{6})\)", css)
    assert found, css[:60]
    return [found[1], found[2]]


def word_for(colour: str) -> str:
    """What a person calls it."""
    hue, light, saturation = rgb_to_hls(*(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)))
    # Of pale and dark colours the saturation says little: how far the channels are apart says more.
    strength = saturation * (1 - abs(2 * light - 1))
    if strength < 0.09:
        return "grey"
    names = ((0.06, "red"), (0.18, "yellow"), (0.45, "green"), (0.68, "blue"), (0.85, "purple"), (1.0, "red"))
    name = next(name for end, name in names if hue <= end)
    return "blue-grey" if name == "blue" and strength < 0.2 else name


def tone(name: str) -> list[str]:
    """A tone of the palette, or of the room's own."""
    css = (PAGE / "ui/css/tokens.css").read_text(encoding="utf-8")
    css += (ROOM / "css/table.css").read_text(encoding="utf-8")
    return colours(css.split(f"--{name}:", 1)[1])


@pytest.mark.parametrize(("family", "colour"), BOOKLET.items())
def test_every_family_of_cards_has_the_colour_of_the_booklet(family: str, colour: str) -> None:
    # ruling 58
    source = (ROOM / "board/families.ts").read_text(encoding="utf-8")
    tones = dict(re.findall(r'"(\w-)": "(\w+)"', source))
    assert tones.keys() == BOOKLET.keys()
    assert {word_for(one) for one in tone(tones[family])} == {colour}


def test_glory_is_green_peril_red_and_each_has_a_shape_of_its_own() -> None:
    # ruling 58
    css = (ROOM / "css/table.css").read_text(encoding="utf-8")
    for shape, colour in (("circle", "green"), ("path", "red")):
        fill = css.split(f".dungeonmap .mark {shape} {{ fill:", 1)[1]
        assert {word_for(one) for one in colours(fill)} == {colour}
    assert ".card.bycost > .seal { background: var(--moss); }" in css
    assert ".card.bycost.peril > .seal { background: var(--wine); }" in css
    assert {word_for(one) for one in tone("moss")} == {"green"}
    assert {word_for(one) for one in tone("wine")} == {"red"}
    assert re.search(r"\.card\.bycost\.peril > \.seal \{[^}]*clip-path: polygon", css)


def test_an_open_door_is_white_and_shows_a_nought() -> None:
    # ruling 58
    tile = (ROOM / "map/Tile.tsx").read_text(encoding="utf-8")
    assert '<text y="5">{free ? "0" : code}</text>' in tile
    css = (ROOM / "css/table.css").read_text(encoding="utf-8")
    for colour in colours(css.split(".door.free rect { fill:", 1)[1]):
        assert min(int(colour[i : i + 2], 16) for i in (1, 3, 5)) > 200


def test_a_pit_is_a_black_square_with_its_word_and_its_threat() -> None:
    # ruling 58
    tile = (ROOM / "map/Tile.tsx").read_text(encoding="utf-8")
    pit = tile.split('<g class="pit">', 1)[1].split("</g>", 1)[0]
    assert "<rect" in pit
    assert "{words.pit}" in pit
    assert "{facts.pit.threat}+" in pit
    css = (ROOM / "css/table.css").read_text(encoding="utf-8")
    fill = css.split(".dungeonmap .pit rect { fill: ", 1)[1][:7]
    assert max(int(fill[i : i + 2], 16) for i in (1, 3, 5)) < 40
