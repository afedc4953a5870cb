"""What the source says in words: people are "they", and whatever a notebook can import has an example that runs."""

from __future__ import annotations

import ast
import importlib
import inspect
import io
import re
import tokenize
from collections.abc import Iterator
from doctest import DocTestFinder
from pathlib import Path
from typing import Any

import pytest

import dungeon_widgets
from dungeon_widgets.engine.registry import game_names

from .test_imports import PACKAGE
from .test_rooms import GAMES

# Folders whose words are not looked at yet. A room that is clean is struck off; when all are, so is this constant.
NOT_YET: tuple[str, ...] = ()

# Folders in which every public class, function and method says what it is.
DOCUMENTED = ("engine", "odds", "bots", "lab", "widgets/games", "widgets/files")

PERSON = re.compile(r"\b(?:s?he|his|hers?|him|himself|herself)\b", re.IGNORECASE)
HOLDS_DOCSTRING = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def said(source: str) -> Iterator[tuple[int, str]]:
    """Every docstring and comment of a module with the number of its (first) line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, HOLDS_DOCSTRING) and (text := ast.get_docstring(node, clean=False)):
            yield node.body[0].lineno, text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def of_one_gender(source: str) -> list[str]:
    """The lines that take a person for a man or a woman. Quoted code, in backticks, is nobody's pronoun."""
    return [
        f"{number + offset}: {line.strip()}"
        for number, text in said(source)
        for offset, line in enumerate(text.splitlines())
        if PERSON.search(re.sub(r"`[^`]*`|\"[^\"]*\"", "", line))
    ]


def looked_at() -> list[Path]:
    """Every module of the package whose words are held to the rule."""
    left_out = [PACKAGE / folder for folder in NOT_YET]
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not any(map(path.is_relative_to, left_out))]


@pytest.mark.slow
def test_people_are_they() -> None:
    modules = looked_at()
    faults = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in modules
        for line in of_one_gender(path.read_text(encoding="utf-8"))
    ]
    assert faults == []
    assert {path.relative_to(PACKAGE).parts[0] for path in modules} >= {
        "engine",
        "odds",
        "bots",
        "lab",
        "widgets",
    }


def test_every_folder_that_waits_exists() -> None:
    assert [folder for folder in NOT_YET if not (PACKAGE / folder).is_dir()] == []


@pytest.mark.parametrize(
    "source",
    [
        '"""A hero and his tiles."""',
        'def choose():\n    """What the player does.\n\n    She may pass.\n    """',
        "seat = 0  # He who begins",
        'class Hero:\n    """It hurts him."""',
    ],
)
def test_a_word_for_one_gender_is_found(source: str) -> None:
    assert len(of_one_gender(source)) == 1


@pytest.mark.parametrize(
    "source",
    ['"""The others: there, then, this, other, here."""', 'his = "he said"  # the name `his` is a variable'],
)
def test_other_words_are_left_alone(source: str) -> None:
    assert of_one_gender(source) == []


def silent(node: ast.AST, name: str = "") -> Iterator[str]:
    """The public classes, functions and methods without a docstring."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.ClassDef | ast.FunctionDef) or child.name.startswith("_"):
            continue
        if ast.get_docstring(child) is None:
            yield name + child.name
        if isinstance(child, ast.ClassDef):
            yield from silent(child, f"{child.name}.")


@pytest.mark.parametrize("folder", DOCUMENTED)
def test_whatever_is_public_says_what_it_is(folder: str) -> None:
    modules = sorted((PACKAGE / folder).rglob("*.py"))
    found = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in modules
        for name in silent(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []
    assert len(modules) > 3


def test_a_public_thing_that_says_nothing_is_found() -> None:
    source = "class A:\n    'An A.'\n    def b(self): ...\n    def _c(self): ...\ndef d(): ..."
    assert list(silent(ast.parse(source))) == ["A.b", "d"]


def exported() -> list[tuple[str, Any]]:
    """All that a notebook imports: the names of the package and of each game, with what they stand for."""
    modules = [
        dungeon_widgets,
        *(importlib.import_module(f"dungeon_widgets.games.{name}") for name in rooms()),
    ]
    return [
        (f"{module.__name__}.{name}", getattr(module, name)) for module in modules for name in module.__all__
    ]


def rooms() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))


def examples(thing: Any) -> int:
    """How many lines of examples of a class or function (its methods aside) the doctests run."""
    plain = inspect.unwrap(thing)
    module = importlib.import_module(plain.__module__)
    tests = DocTestFinder(recurse=True).find(module)
    return sum(len(test.examples) for test in tests if test.name == f"{module.__name__}.{plain.__name__}")


@pytest.mark.parametrize(("name", "thing"), [pytest.param(*pair, id=pair[0]) for pair in exported()])
def test_whatever_a_notebook_imports_has_an_example_that_runs(name: str, thing: Any) -> None:
    assert examples(thing) > 0, f"{name} has no >>> example in its docstring"


def test_all_games_are_among_the_rooms() -> None:
    assert set(game_names()) <= set(rooms())
    assert len(exported()) > 50


def test_a_docstring_without_an_example_is_found() -> None:
    assert examples(said) == 0
