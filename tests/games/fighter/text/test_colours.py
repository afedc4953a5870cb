"""The borders of the cards, as the page has them."""

from __future__ import annotations

import re
from colorsys import rgb_to_hls
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[4] / "js" / "src"
KINDS = ("weapon", "armour", "consumable")


def hues(kind: str, file: str) -> list[float]:
    """The hue of the light and of the dark border of such a card."""
    css = (PAGE / "games/fighter/css" / file).read_text(encoding="utf-8")
    (tone,) = re.findall(rf"\.(?:item|kind)\.{kind} {{ [\w-]+: var\(--(\w+)\);", css)
    tokens = (PAGE / "ui/css/tokens.css").read_text(encoding="utf-8")
    found = re.search(rf"--{tone}:\s*light-dark\(#(\w{{6}}), #(\w{{6}})\)", tokens)
    assert found
    return [
        rgb_to_hls(*(int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)))[0] for colour in found.groups()
    ]


@pytest.mark.parametrize("file", ["heroes.css", "between.css"])
def test_consumables_have_a_green_border_and_no_other_card_has(file: str) -> None:
    # FR Équipement: la bordure verte
    green = {kind: [0.2 < hue < 0.45 for hue in hues(kind, file)] for kind in KINDS}
    assert green == {"weapon": [False, False], "armour": [False, False], "consumable": [True, True]}
