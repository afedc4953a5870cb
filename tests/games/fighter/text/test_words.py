"""Every sentence in both languages: the same keys, the same blanks, and no hole when it is told."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

from dungeon_widgets.engine.languages import french
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.sight.view import EVENTS
from dungeon_widgets.games.fighter.text import LANGUAGES, names
from dungeon_widgets.games.fighter.text.log import SILENT
from tests.games.fighter.helpers import fight, put, take_die, throw

WORDS = FighterGame().words
NAMES = ["You", "Bram", "You"]


def blanks(text: str) -> set[str]:
    return {blank.replace("of_", "") for blank in re.findall(r"{(\w+)}", text)}


@pytest.mark.parametrize("table", ["lines", "choices", "reasons", "asks", "say", "odds"])
def test_both_languages_have_the_same_sentences(table: str) -> None:
    english, french = (getattr(LANGUAGES[lang], table) for lang in ("en", "fr"))
    assert set(english) == set(french)
    for key, text in english.items():
        pairs = zip(text, french[key], strict=True) if table == "choices" else [(text, french[key])]
        for one, other in pairs:
            assert blanks(one) == blanks(other), key
            assert one.count("*") == other.count("*"), key


def test_every_event_has_a_line_or_is_only_shown() -> None:
    told = {key.split(".")[0] for key in LANGUAGES["en"].lines}
    assert set(EVENTS) - set(SILENT) <= told


def test_the_rules_have_the_same_chapters() -> None:
    english, french = (WORDS.rulebook(lang) for lang in ("en", "fr"))
    assert [len(section["text"]) for section in english] == [len(section["text"]) for section in french]
    assert len(english[-3]["text"]) == 26


def test_the_chapters_that_need_one_have_an_example() -> None:
    for lang, titles in {
        "en": ["The throw", "Rooms and monsters", "A turn of combat", "The symbol", "Rest", "Score"],
        "fr": ["Le lancer", "Salles et monstres", "Un tour de combat", "Le symbole", "Repos", "Décompte"],
    }.items():
        assert [section["title"] for section in WORDS.rulebook(lang) if section.get("example")] == titles


def test_heroes_are_told_by_name_whoever_plays_them() -> None:
    state = fight(("edith", "wilrond", "brad"))
    take_die(state)
    events = throw(state, 3, symbol=False)
    lines = ["".join(told) for event in events if (told := WORDS.tell(event, 0, NAMES, "en"))]
    assert lines == [
        "Wilrond's blue die stops on 3",
        "Wilrond hits for 3",
        "The monster loses 3: 3 health left",
    ]


def test_french_drops_its_vowels() -> None:
    assert names.of("Edith Grognarde", "fr") == "d’Edith Grognarde"
    assert names.of("Wilrond", "fr") == "de Wilrond"
    assert names.of("Wilrond", "en") == "Wilrond"


def test_your_turn_is_yours_at_every_seat_of_your_name() -> None:
    state = fight(("edith", "wilrond", "brad"))
    assert WORDS.prompt(state.view(0), ["You", "You", "Bram"], "en")[0] == "Your turn: Wilrond"
    assert WORDS.prompt(state.view(0), NAMES, "en")[0] == "Wilrond's turn (Bram)"


@pytest.mark.parametrize(
    ("lang", "own", "named"), [("en", "Your turn.", "Your turn: Ada"), ("fr", "À vous.", "À vous : Ada")]
)
def test_who_has_no_hero_yet_is_spoken_to_too(lang: str, own: str, named: str) -> None:
    view = FighterGame(heroes="choose").start().view(0)
    assert WORDS.prompt(view, ["You", "Bram", "Cleo"], lang)[0] == own
    assert WORDS.prompt(view, ["Ada", "Bram", "Cleo"], lang)[0] == french(named)


@pytest.mark.parametrize(("n", "said"), [(0, "0 pièce d’or"), (1, "1 pièce d’or"), (4, "4 pièces d’or")])
def test_gold_is_counted_in_coins_in_french(n: int, said: str) -> None:
    assert names.gold(n, "fr") == said
    assert names.gold(n, "en") == f"{n} gold"


def test_french_writes_a_decimal_comma_and_a_space_before_its_colon() -> None:
    state = fight(room="cursed_trampoline")
    take_die(state)
    view = state.view(1)
    assert names.hints(["jump"], "fr").startswith("Bond\u202f: Sautez")
    planned = next(action for action in state.game.advice.offers(state) if action[0] == "launch")
    assert " m/s" in WORDS.label(planned, view, NAMES, "fr")[1]
    assert "." not in WORDS.label(planned, view, NAMES, "fr")[1]


def test_the_leaders_secret_stays_his() -> None:
    state = FighterGame(heroes=["edith", "wilrond", "brad"], leader=0).start()
    (offer,) = put(state, ("rooms", "coat_check", "low_crypt"))
    assert "Coat Check" in "".join(WORDS.tell(offer, 0, NAMES, "en") or [])
    assert "Coat Check" not in "".join(WORDS.tell(offer, 1, NAMES, "en") or [])


def test_every_refusal_has_a_sentence() -> None:
    import pathlib

    import dungeon_widgets.games.fighter.rules as rules

    source = "".join(
        path.read_text(encoding="utf-8")
        for path in pathlib.Path(rules.__file__ or "").parent.rglob("*.py")
        if path.name in ("reasons.py", "action.py", "state.py")
    )
    keys = set(re.findall(r'return "(\w+)"', source)) | set(re.findall(r'else "(\w+)"', source))
    assert keys - set(LANGUAGES["en"].reasons) <= {"over", ""}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pictures_are_small_and_whole(lang: str) -> None:
    rng, state = (
        Random(4),
        FighterGame(players=3, heroes=["edith", "wilrond", "brad"], skill="expert").start(),
    )
    drawn = 0
    while state.to_move != OVER:
        state.apply(state.draw(rng) if state.to_move == CHANCE else state.sample(rng))
        if drawn % 9 == 0:
            picture = WORDS.picture(state.view(0), ["<b>", "Bram & co", "You"], lang)
            assert picture is not None
            ElementTree.fromstring(picture)
            assert len(picture) < 20_000
        drawn += 1


def test_before_a_throw_special_throws_are_named_and_explained_over_the_target_alone() -> None:
    asked = []
    for room in ("draughty_vestibule", "cursed_trampoline"):
        state = fight(room=room)
        take_die(state, "red")
        asked += [WORDS.prompt(state.view(1), NAMES, lang)[1] for lang in LANGUAGES]
    assert asked == [
        "Throw the red die at the target.",
        "Lancez le dé rouge vers la Cible.",
        "Throw the red die: Jump.",
        "Lancez le dé rouge\N{NARROW NO-BREAK SPACE}: Bond.",
    ]
