"""What the cards say is made from their effects, and says what the card sheets say."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dungeon_widgets.games.dungeons.rules.checks.effects import OPS, STATS, WHO, WINDOWS
from dungeon_widgets.games.dungeons.rules.content import load_box
from dungeon_widgets.games.dungeons.rules.printed import ALL, Condition, Cost, Effect
from dungeon_widgets.games.dungeons.text import LANGUAGES
from dungeon_widgets.games.dungeons.text.cards import CardWords

BOX = load_box()
EXPECTED = {
    lang: json.loads((Path(__file__).parent / f"texts_{lang}.json").read_text(encoding="utf-8"))
    for lang in LANGUAGES
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_is_on_its_sheet(lang: str) -> None:
    words = CardWords(BOX, LANGUAGES[lang])
    cards = [*BOX.heroes, *BOX.quests, *BOX.maps, *BOX.adventure]
    assert {card: words.card(card) for card in cards} == EXPECTED[lang]


def test_the_french_text_has_the_numbers_of_the_english_one() -> None:
    """Digits are the part of a text a translation must not change."""
    for card, text in EXPECTED["en"].items():
        english, french = (sorted(re.findall(r"\d+", said)) for said in (text, EXPECTED["fr"][card]))
        assert english == french, card


def test_the_languages_have_the_same_phrases() -> None:
    one, other = LANGUAGES["en"], LANGUAGES["fr"]
    assert one.phrases.keys() == other.phrases.keys()
    assert one.who.keys() == other.who.keys() == set(WHO)
    assert one.counted.keys() == other.counted.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_primitive_can_be_told_about_anybody(lang: str) -> None:
    """Also those of cards nobody has drawn yet."""
    words = CardWords(BOX, LANGUAGES[lang])
    foe = BOX.quests["q-draky"].steps[0].foe
    said = set()
    for op in OPS:
        for who in WHO:
            effect = Effect(
                op,
                who=who,
                n=2,
                stat="melee",
                until="turn",
                to={"set_doors": "T6", "relocate": "any_room", "immune": "locked_door"}.get(op, "discard"),
                whose="any",
                threat=5,
                foe=foe,
                where=who,
                pick="random",
                source="hand",
                what={"cancel": "trap"}.get(op, "treasure"),
                life=1,
                options=("b-bell/do", "b-omen/do"),
                cost=Cost(glory=1),
                do="b-omen/do",
                cond=Condition(has="treasure"),
                then="b-omen/do",
                otherwise="b-gate/do",
            )
            text = words.of.effect(effect)
            assert text
            assert "{" not in text
            said.add((op, text))
    assert len({op for op, _ in said}) == len(OPS) == 27


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_score_and_hazard_has_words(lang: str) -> None:
    phrases = LANGUAGES[lang].phrases
    assert all(f"when.{window}" in phrases for window in WINDOWS)
    assert all(f"stat.{stat}" in phrases for stat in STATS)
    words = CardWords(BOX, LANGUAGES[lang])
    all_wounds = words.of.effect(Effect("prevent", n=ALL, effects=True))
    assert all_wounds == words.of.effect(BOX.lists["o-dodge/do"][0])
