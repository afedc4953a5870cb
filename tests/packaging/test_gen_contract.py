"""The generator of contract.ts, on a contract that uses every form it knows."""

from __future__ import annotations

import types
from typing import Any, Literal, TypedDict

import pytest
from typing_extensions import NotRequired

from scripts.gen_contract import collect, generate, sources, typed_dicts, typescript

Suit = Literal["é", "b"]


class Leaf(TypedDict):
    """A leaf."""

    name: str


class Whole(TypedDict, total=False):
    """First line.

    Second paragraph.
    """

    leaf: Leaf
    flags: dict[str, bool]


class Tree(Whole):
    suit: Suit
    number: int | float
    maybe: str | None
    leaves: list[Leaf | None]
    pair: tuple[int, str]
    many: tuple[Suit, ...]
    free: list[Any]
    extra: NotRequired[int]


class Branching(TypedDict):
    children: list[Branching]


def module(*classes: Any) -> types.ModuleType:
    made = types.ModuleType(__name__)
    made.__dict__.update({cls.__name__: cls for cls in classes})
    return made


def test_every_supported_form_has_its_typescript() -> None:
    assert generate(typed_dicts(module(Leaf, Whole, Tree))).split("\n", 2)[2] == (
        "/** A leaf. */\n"
        "export interface Leaf {\n"
        "  name: string;\n"
        "}\n"
        "\n"
        "/**\n"
        " * First line.\n"
        " *\n"
        " * Second paragraph.\n"
        " */\n"
        "export interface Whole {\n"
        "  leaf?: Leaf;\n"
        "  flags?: Record<string, boolean>;\n"
        "}\n"
        "\n"
        "export interface Tree {\n"
        "  leaf?: Leaf;\n"
        "  flags?: Record<string, boolean>;\n"
        '  suit: "é" | "b";\n'
        "  number: number;\n"
        "  maybe: string | null;\n"
        "  leaves: (Leaf | null)[];\n"
        "  pair: [number, string];\n"
        '  many: ("é" | "b")[];\n'
        "  free: unknown[];\n"
        "  extra?: number;\n"
        "}\n"
    )


def test_a_type_defined_elsewhere_comes_along_once() -> None:
    text = generate(typed_dicts(module(Whole, Tree)))
    assert text.count("export interface Leaf {") == 1


def test_a_type_may_contain_itself() -> None:
    assert "children: Branching[];" in generate(typed_dicts(module(Branching)))


def test_two_types_of_one_name_are_refused() -> None:
    other = TypedDict("Leaf", {"size": int})  # noqa: UP013
    other.__module__ = __name__
    with pytest.raises(SystemExit, match="Leaf is defined in"):
        collect(other, typed_dicts(module(Leaf)))


def test_a_type_without_a_typescript_form_is_refused_by_name() -> None:
    with pytest.raises(SystemExit, match=r"Tree\.seen: set\[int\]"):
        typescript(set[int], "Tree.seen")


def test_what_all_games_share_is_imported_from_the_shared_file() -> None:
    text = generate(typed_dicts(module(Leaf, Whole)), typed_dicts(module(Leaf)))
    assert 'import type { Leaf } from "./contract";' in text
    assert "export interface Leaf" not in text
    assert "leaf?: Leaf;" in text


def test_two_games_may_use_one_name() -> None:
    other = TypedDict("Leaf", {"size": int})  # noqa: UP013
    other.__module__ = __name__
    texts = [generate(typed_dicts(module(kind)), typed_dicts(module(Branching))) for kind in (Leaf, other)]
    assert all("export interface Leaf" in text for text in texts)


def test_every_room_has_its_file() -> None:
    assert {"welcome", "dice_danger"} <= sources().keys()
    assert sources()["welcome"] == ["dungeon_widgets.games.welcome.sight.view"]
    assert "dungeon_widgets.games.fighter.sight.range" in sources()["fighter"]
