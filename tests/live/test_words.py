"""What screens are told exists in both languages, and pages say only what their widgets answer."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from dungeon_widgets.live.lesson.live_class import LiveClass
from dungeon_widgets.live.lesson.phone import Phone
from dungeon_widgets.live.table.invitation import Invitation
from dungeon_widgets.live.words import WORDS

VIEWS = Path(__file__).parents[2] / "js" / "src" / "live" / "views"


@pytest.mark.parametrize("key", WORDS)
def test_a_sentence_is_there_in_both_languages_with_the_same_blanks(key: str) -> None:
    said = WORDS[key]
    assert set(said) == {"en", "fr"}
    blanks = [{name for _, name, _, _ in Formatter().parse(text) if name} for text in said.values()]
    assert blanks[0] == blanks[1]
    assert all(text.strip() for text in said.values())


@pytest.mark.parametrize(
    ("view", "kind"), [("Invitation", Invitation), ("LiveClass", LiveClass), ("Phone", Phone)]
)
def test_a_page_says_only_what_its_widget_answers(view: str, kind: type) -> None:
    text = (VIEWS / f"{view}.tsx").read_text(encoding="utf-8")
    said = set(re.findall(r'\{\s*type: "(\w+)"', text))
    assert said
    assert said <= set(kind._messages)  # type: ignore[attr-defined]
