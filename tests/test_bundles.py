"""A bundle is stored once for each widget in a saved notebook, so it has a budget."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from dungeon_widgets.widgets.bundle import STATIC

KB = 1024
BUNDLES = sorted(STATIC.glob("*.js"))


def test_there_is_a_bundle_to_weigh() -> None:
    assert BUNDLES, "no bundle is built: run `make build`"


@pytest.mark.parametrize("bundle", BUNDLES, ids=lambda path: path.stem)
def test_a_bundle_stays_within_160_kb_minified_and_60_kb_gzip(bundle: Path) -> None:
    code = bundle.read_bytes()
    assert len(code) <= 160 * KB
    assert len(gzip.compress(code)) <= 60 * KB
