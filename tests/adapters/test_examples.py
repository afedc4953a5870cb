"""The examples of the pages that need other packages run (`make hosts`); a ``python`` block is run by the tests of the docs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = [pytest.mark.hosts, pytest.mark.filterwarnings("ignore")]

DOCS = Path(__file__).parents[2] / "docs"
BLOCKS = [
    pytest.param(block, id=f"{page}-{number}")
    for page in ("adapters.md", "on-a-cluster.md")
    for number, block in enumerate(
        re.findall(r"^```py\n(.*?)^```", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    )
]


def test_there_are_examples() -> None:
    assert len(BLOCKS) >= 4


@pytest.mark.parametrize("block", BLOCKS)
def test_an_example_runs(block: str) -> None:
    exec(compile(block, "example", "exec"), {"__name__": "__main__"})
