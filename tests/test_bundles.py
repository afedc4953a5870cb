"""A bundle is fetched before the first board stands, so it has a budget."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from dungeon_widgets.widgets.page.bundle import STATIC, page_code

KIB = 1024
BUDGET = (300 * KIB, 104 * KIB)  # minified, gzip
# Many drawings and many cards; the Fighter has a throwing range and the physics of the aim beside its game, Welcome two
# boxes in one page.
LARGER = {
    "welcome": (312 * KIB, 106 * KIB),
    "fighter": (404 * KIB, 142 * KIB),
    "dungeons": (364 * KIB, 128 * KIB),
    "lab": (288 * KIB, 96 * KIB),
    "puzzles_fighter": (336 * KIB, 118 * KIB),
    "puzzles_dungeons": (304 * KIB, 106 * KIB),
}
BUNDLES = sorted(STATIC.glob("*.js"))


def test_the_face_is_sent_with_the_code_and_is_small() -> None:
    face = STATIC / "core" / "face.js"
    assert len(face.read_bytes()) <= 30 * KIB
    assert "SIL Open Font License" in page_code("welcome")


def test_there_is_a_bundle_to_weigh() -> None:
    assert BUNDLES, "no bundle is built: run `make build`"


@pytest.mark.parametrize("bundle", BUNDLES, ids=lambda path: path.stem)
def test_a_bundle_stays_within_its_budget(bundle: Path) -> None:
    minified, zipped = LARGER.get(bundle.stem, BUDGET)
    # What is inside is named at its head, in the words of the licences: that is no code to be saved.
    code = re.sub(rb"^/\*!.*?\*/\n", b"", bundle.read_bytes(), flags=re.DOTALL)
    assert len(code) <= minified
    assert len(gzip.compress(code)) <= zipped
