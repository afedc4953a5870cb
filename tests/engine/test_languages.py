"""A language that is a folder: what it says, what it leaves to English, and what is wrong with it."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from dungeon_widgets.engine.languages import LANGUAGES, WRITTEN, Said, catalogues, flat, in_language, said_in
from dungeon_widgets.engine.languages.spoken import filled

ROOT = Path(__file__).parents[2]


class Words(NamedTuple):
    lines: dict[str, tuple[str, str]]
    singular: frozenset[int]
    rules: list[tuple[str, list[str]]]


ENGLISH = Words({"pass": ("You pass", "{who} passes")}, frozenset({1}), [("Bid", ["Draw.", "Or pass."])])


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a little German, known as an installed one is."""
    folder = tmp_path / "de"
    (folder / "tables").mkdir(parents=True)
    (folder / "language.json").write_text('{"name": "Deutsch", "you": "Du", "comma": ","}', encoding="utf-8")
    (folder / "texts.json").write_text('{"dead": "tot", "alive": ""}', encoding="utf-8")
    table = {"lines.pass.0": ["You pass", "Du passt"], "singular": ["1", "0 1"], "rules.0.1.0": ["Draw.", ""]}
    (folder / "tables" / "toy.json").write_text(json.dumps(table), encoding="utf-8")
    catalogues.catalogue.cache_clear()
    monkeypatch.setattr(catalogues, "_FOLDERS", {"de": folder})
    return folder


@pytest.fixture(autouse=True)
def forgotten() -> None:
    catalogues.catalogue.cache_clear()


def test_tables_are_filled_and_english_stands_where_a_text_is_missing(german: Path) -> None:
    assert filled("toy", ENGLISH, "de") == Words(
        {"pass": ("Du passt", "{who} passes")}, frozenset({0, 1}), [("Bid", ["Draw.", "Or pass."])]
    )


def test_every_text_of_a_table_has_a_key() -> None:
    assert flat(ENGLISH) == {
        "lines.pass.0": "You pass",
        "lines.pass.1": "{who} passes",
        "singular": "1",
        "rules.0.0": "Bid",
        "rules.0.1.0": "Draw.",
        "rules.0.1.1": "Or pass.",
    }


def test_a_printed_text_is_found_by_its_english(german: Path) -> None:
    card = said_in({"name": {"en": "dead", "fr": "mort"}, "text": {"en": "alive", "fr": "en vie"}})
    assert (card["name"]["fr"], card["name"]["de"], card["text"]["de"]) == ("mort", "tot", "alive")
    assert Said(en=("dead", "other"), fr=("mort", "autre"))["de"] == ("tot", "other")
    assert in_language({"en": "dead", "fr": "mort"}, "de") == "tot"


def test_content_stays_equal_to_what_is_written() -> None:
    assert said_in({"a": [{"en": "x", "fr": "y"}]}) == {"a": [{"en": "x", "fr": "y"}]}


@pytest.mark.parametrize("text", ["[]", "{", '"de"'])
def test_a_broken_file_is_named(german: Path, text: str) -> None:
    (german / "texts.json").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"de/texts\.json cannot be read"):
        catalogues.catalogue("de")


@pytest.mark.slow
def test_no_list_of_two_languages_stands_in_the_code() -> None:
    """A third one would be forgotten there."""

    def listed(source: str) -> list[int]:
        return [
            node.lineno
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.Tuple | ast.List | ast.Set)
            and {part.value for part in node.elts if isinstance(part, ast.Constant)} == {"en", "fr"}
        ]

    assert listed('for lang in ("en", "fr"): pass') == [1]
    found = {
        str(path.relative_to(ROOT)): lines
        for path in (ROOT / "dungeon_widgets").rglob("*.py")
        if path.name != "catalogues.py" and (lines := listed(path.read_text(encoding="utf-8")))
    }
    assert found == {}
    page = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "js" / "src").rglob("*.ts*")
        if re.search(r'\["en", "fr"\]', path.read_text(encoding="utf-8"))
    ]
    assert page == []


def test_english_and_french_are_all_where_no_folder_is_given() -> None:
    assert LANGUAGES[:2] == WRITTEN == ("en", "fr")


PLAY = """
import re
import dungeon_widgets as dw
from dungeon_widgets.engine.languages import told_to_page

def texts(part):
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for name, each in part.items():
            if name not in ("id", "value", "kind", "icon"):
                yield from texts(each)
    elif isinstance(part, (list, tuple)):
        for each in part:
            yield from texts(each)

assert '"qps"' in told_to_page("qps")
for make in (dw.WelcomeToTheDungeon, dw.WelcomeBackToTheDungeon, dw.DungeonsDiceDanger, dw.DungeonFighter, dw.Dungeons):
    game = make(lang="qps", seed=3)
    said = [*texts(game.rules), *texts(game.faces)]
    for _ in range(60):
        shown = game.snapshot
        said += [shown["prompt"], shown["caption"], *(choice["label"] for choice in shown["choices"])]
        said += [choice["detail"] for choice in shown["choices"]]
        if game.over:
            break
        game.act(game.legal[0])
    said += game.log()
    english = {text for text in said if re.search("[a-z]{3}", text) and "~" not in text}
    assert not english, (make.__name__, sorted(english)[:10])
    assert len(said) > 150
card = dw.Lesson("L02", lang="qps").ask("p1")
assert dw.Sampler.rolls(7, lang="qps").lang == "qps"
print("played")
"""


@pytest.mark.slow
def test_a_language_that_is_a_folder_is_spoken_by_every_game(tmp_path: Path) -> None:
    from scripts.language.pseudo import write_pseudo
    from scripts.language.sources import sources

    write_pseudo(tmp_path, sources())
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={
            "PATH": "",
            "HOME": str(tmp_path),
            "DUNGEON_WIDGETS_LANG": str(tmp_path),
            "PYTHONPATH": str(ROOT),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "played\n", run.stderr[-2000:]


LESSON = """
import dungeon_widgets as dw
from dungeon_widgets.lab.lessons.known import load_plan
from dungeon_widgets.lab.lessons.pages import student_page

plan = load_plan("L01")
assert plan.languages == ("en", "fr", "de"), plan.languages
assert load_plan("L02").languages == ("en", "fr")
for question in plan.bank.questions.values():
    assert question.ask["de"] == question.ask["fr"] != question.ask["en"]
    assert [hint["de"] for hint in question.hints] == [hint["fr"] for hint in question.hints]
assert plan.bank.title["fr"] in "".join(student_page(plan, "de")["cells"][0]["source"])
assert dw.Lesson("L01", lang="de").exercise("q3").lang == "de"
print("read")
"""


def test_a_lesson_in_a_third_language_is_read_beside_the_first_file(tmp_path: Path) -> None:
    """The French twin stands for a translation: it has every piece, and other words than the English."""
    shipped = ROOT / "dungeon_widgets" / "lab" / "lessons" / "shipped"
    lessons = tmp_path / "de" / "lessons"
    lessons.mkdir(parents=True)
    (tmp_path / "de" / "language.json").write_text('{"name": "Deutsch"}', encoding="utf-8")
    twin = (shipped / "L01_first_sums.fr.md").read_text(encoding="utf-8")
    (lessons / "L01_first_sums.md").write_text(twin, encoding="utf-8")
    env = {"PATH": "", "HOME": str(tmp_path), "DUNGEON_WIDGETS_LANG": str(tmp_path), "PYTHONPATH": str(ROOT)}
    run = subprocess.run([sys.executable, "-c", LESSON], env=env, capture_output=True, text=True, check=False)
    assert run.stdout == "read\n", run.stderr[-2000:]
