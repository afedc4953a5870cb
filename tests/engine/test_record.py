"""Records: from one declaration come the slots, the start, copies, JSON, the reader and equality."""

from __future__ import annotations

import copy
import json
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dungeon_widgets.engine.records.record import Record, fresh, saved_fields, shared, shared_fields


class Place(NamedTuple):
    x: int
    name: str | None = None


class Ask(NamedTuple):
    seat: int
    kind: Literal["ask"] = "ask"


class Pay(NamedTuple):
    price: tuple[int, ...]
    at: Place
    kind: Literal["pay", "pay twice"] = "pay"


class Hero(Record):
    hp: int = 5
    items: list[str] = fresh(list)


class Sheet(Record):
    board: Any = shared()
    crossed: int = 0


class Everything(Record):
    number: int = 1
    text: str = "a"
    switch: bool = False
    share: float = 0.5
    nothing: None = None
    phase: Literal["start", "end"] = "start"
    maybe: int | None = None
    either: int | str = 0
    numbers: tuple[int, ...] = (1, 2)
    pair: tuple[int, str] = (1, "b")
    empty: tuple[()] = ()
    place: Place = Place(1)
    places: tuple[Place, ...] = ()
    somewhere: Place | None = None
    stack: tuple[Ask | Pay, ...] = ()
    rows: list[list[int]] = fresh(list)
    by_name: dict[str, list[int]] = fresh(dict)
    by_number: dict[int, str] = fresh(dict)
    hero: Hero = fresh(Hero)
    heroes: list[Hero] = fresh(list)
    guest: Hero | None = None
    team: tuple[Hero, ...] = ()
    named: dict[str, Hero] = fresh(dict)
    data: Any = None


def full() -> Everything:
    return Everything(
        phase="end",
        maybe=3,
        either="x",
        place=Place(2, "hall"),
        places=(Place(3), Place(4, "cellar")),
        somewhere=Place(5),
        stack=(Ask(1), Pay((2, 3), Place(6), "pay twice")),
        rows=[[1], [2, 3]],
        by_name={"a": [1]},
        by_number={7: "seven", -1: "less"},
        heroes=[Hero(1), Hero(2, ["torch"])],
        guest=Hero(9),
        team=(Hero(4),),
        named={"b": Hero(6)},
        data={"any": [1, {"thing": None}]},
    )


# -- made ----------------------------------------------------------------------------------------


def test_a_record_starts_as_it_is_declared() -> None:
    hero = Hero()
    assert (hero.hp, hero.items) == (5, [])
    assert Hero(3, ["rope"]) == Hero(hp=3, items=["rope"])
    assert repr(Hero(3)) == "Hero(hp=3, items=[])"


def test_a_fresh_default_is_new_for_each_record() -> None:
    one, other = Hero(), Hero()
    one.items.append("torch")
    assert other.items == []


def test_a_record_has_its_fields_and_no_others() -> None:
    hero = Hero()
    with pytest.raises(AttributeError):
        hero.mana = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="mana"):
        Hero(mana=1)  # type: ignore[call-arg]


def test_a_subclass_adds_fields_and_may_change_a_default() -> None:
    class Mage(Hero):
        hp: int = 3
        spells: tuple[str, ...] = ()

    assert (Mage().hp, Mage().items, Mage(spells=("fire",)).spells) == (3, [], ("fire",))
    assert saved_fields(Mage) == ("hp", "items", "spells")
    assert Mage(spells=("fire",)).clone() == Mage(spells=("fire",))
    assert Hero().hp == 5


def test_a_default_that_all_would_share_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bad\.cards would be shared by all records: write fresh"):

        class Bad(Record):
            cards: list[int] = []  # noqa: RUF012


def test_a_field_is_not_hidden_by_mistake() -> None:
    with pytest.raises(TypeError, match=r"Bad\.hp hides a field"):

        class Bad(Hero):
            hp = 7


def test_a_field_without_default_comes_first() -> None:
    class Named(Record):
        name: str
        level: int = 1

    assert Named("Ada").level == 1
    with pytest.raises(TypeError, match=r"Worse\.age has no default and follows fields that have one"):

        class Worse(Named):
            age: int  # type: ignore[misc]


def test_a_type_that_cannot_be_kept_is_named() -> None:
    class Odd(Record):
        wild: set[int] = fresh(set)

    with pytest.raises(TypeError, match=r"Odd\.wild: set\[int\]: a record cannot hold set"):
        Odd().clone()


def test_a_union_that_cannot_be_told_apart_is_refused() -> None:
    class Odd(Record):
        thing: Place | Ask = Place(1)

    with pytest.raises(TypeError, match="needs a field kind"):
        Odd().to_json()


# -- copied --------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [Everything.clone, copy.copy, copy.deepcopy])
def test_a_clone_is_equal_and_shares_nothing_that_changes(make: Any) -> None:
    one = full()
    twin = make(one)
    assert twin == one
    twin.rows[0].append(9)
    twin.by_name["a"].append(9)
    twin.by_number[8] = "eight"
    twin.hero.hp = 0
    twin.heroes[1].items.append("rope")
    twin.guest.items.append("rope")
    twin.named["b"].hp = 0
    twin.data["any"][1]["thing"] = 1
    assert one == full() != twin


def test_what_stands_in_a_tuple_is_shared() -> None:
    one = full()
    assert one.clone().team is one.team


def test_a_clone_is_of_the_same_class() -> None:
    class Quiet(Hero):
        def shout(self) -> str:
            return f"{self.hp}!"

    assert Quiet(2).clone().shout() == "2!"


def test_a_clone_written_by_hand_is_kept() -> None:
    class Own(Record):
        n: int = 0

        def clone(self) -> Own:
            return Own(self.n + 1)

    assert Own(1).clone().n == 2


# -- JSON ----------------------------------------------------------------------------------------


def test_a_record_comes_back_from_json_text() -> None:
    data = full().to_json()
    again = Everything.read(json.loads(json.dumps(data)))
    assert again == full()
    assert again.to_json() == data
    assert data["stack"][1] == {"price": [2, 3], "at": {"x": 6, "name": None}, "kind": "pay twice"}
    assert data["by_number"] == {"7": "seven", "-1": "less"}


def test_json_shares_nothing_with_the_record() -> None:
    one = full()
    data = one.to_json()
    data["rows"][0].append(9)
    data["data"]["any"].append(9)
    data["heroes"][1]["items"].append("rope")
    assert one == full()


@given(st.lists(st.lists(st.integers())), st.dictionaries(st.integers(), st.text()), st.floats(-1e9, 1e9))
def test_any_values_survive(rows: list[list[int]], names: dict[int, str], share: float) -> None:
    one = Everything(rows=rows, by_number=names, share=share)
    assert Everything.read(json.loads(json.dumps(one.to_json()))) == one == one.clone()


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("number", "1", "field 'number': '1' is not a whole number"),
        ("number", True, "field 'number': True is not a whole number"),
        ("number", 1.0, "field 'number': 1.0 is not a whole number"),
        ("text", None, "field 'text': None is not a text"),
        ("switch", 1, "field 'switch': 1 is not true or false"),
        ("share", float("nan"), "field 'share': nan is not a number"),
        ("share", 10**400, "field 'share': a very large number is not a number"),
        ("share", True, "field 'share': True is not a number"),
        ("nothing", 0, "field 'nothing': 0 is not null"),
        ("phase", "middle", "field 'phase': 'middle' is not one of 'start', 'end'"),
        ("maybe", "x", "field 'maybe': 'x' is not a whole number"),
        ("either", None, "field 'either': None is not a whole number or a text"),
        ("numbers", [1, "2"], "field 'numbers.1': '2' is not a whole number"),
        ("numbers", "12", "field 'numbers': '12' is not a list"),
        ("pair", [1], r"field 'pair': \[1\] is not a list of 2"),
        ("empty", [1], r"field 'empty': \[1\] is not a list of 0"),
        ("place", [1, None], "field 'place': .* is not a JSON object"),
        ("place", {"x": 1}, "field 'place.name' is missing"),
        ("place", {"x": 1, "name": None, "y": 2}, "unknown field 'place.y'"),
        ("places", [{"x": None, "name": None}], "field 'places.0.x': None is not a whole number"),
        ("somewhere", 3, "field 'somewhere': 3 is not a JSON object"),
        (
            "stack",
            [{"seat": 1, "kind": "steal"}],
            "field 'stack.0': .* is not one of the kinds ask, pay, pay twice",
        ),
        ("stack", [{"seat": 1, "kind": []}], "field 'stack.0': .* is not one of the kinds"),
        ("stack", [{"kind": "ask"}], "field 'stack.0.seat' is missing"),
        ("rows", [[1], 2], "field 'rows.1': 2 is not a list"),
        ("by_name", [], r"field 'by_name': \[\] is not a JSON object"),
        ("by_number", {"07": "x"}, "field 'by_number.07': '07' is not the text of a whole number"),
        ("by_number", {"x": "x"}, "field 'by_number.x': 'x' is not the text of a whole number"),
        ("heroes", [{"hp": 1}], "field 'heroes.0.items' is missing"),
        ("heroes", [{"hp": 1, "items": [], "mana": 2}], "unknown field 'heroes.0.mana'"),
        ("guest", [], r"field 'guest': \[\] is not a JSON object"),
        ("data", {"a": {1, 2}}, "field 'data.a': .* is not plain JSON data"),
        ("data", float("inf"), "field 'data': inf is not plain JSON data"),
    ],
)
def test_a_wrong_field_is_named_with_the_reason(field: str, value: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Everything.read({**full().to_json(), field: value})


def test_data_without_end_is_refused() -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(ValueError, match="is not plain JSON data"):
        Everything.read({**full().to_json(), "data": endless})


@pytest.mark.parametrize("data", [None, [], "hero", 3])
def test_what_is_no_object_is_no_record(data: Any) -> None:
    with pytest.raises(ValueError, match="is not a JSON object"):
        Hero.read(data)


def test_missing_and_unknown_fields_are_named() -> None:
    with pytest.raises(ValueError, match="field 'items' is missing"):
        Hero.read({"hp": 1})
    with pytest.raises(ValueError, match="unknown field 'mana'"):
        Hero.read({"hp": 1, "items": [], "mana": 0})


# -- what a record stands on ---------------------------------------------------------------------


class Table(Record):
    game: Any = shared()
    sheets: tuple[Sheet, ...] = ()


class Rules:
    board = "the board"


def test_what_is_shared_is_not_in_the_json_and_no_part_of_equality() -> None:
    sheet = Sheet("a board", crossed=3)
    assert sheet.to_json() == {"crossed": 3}
    assert (saved_fields(Sheet), shared_fields(Sheet)) == (("crossed",), ("board",))
    assert sheet.clone().board is sheet.board
    assert Sheet.read("a board", {"crossed": 3}) == sheet == Sheet("another", crossed=3)


def test_a_part_finds_what_it_stands_on_at_the_game() -> None:
    game = Rules()
    table = Table(game, sheets=(Sheet(game.board, crossed=1),))
    read = Table.read(game, table.to_json())
    assert read == table
    assert (read.game, read.sheets[0].board) == (game, "the board")


def test_reading_says_what_it_must_be_given() -> None:
    with pytest.raises(TypeError, match=r"Table\.read takes game, data"):
        Table.read({"sheets": []})


def test_a_record_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Hero())


def test_records_of_two_classes_are_not_equal() -> None:
    class Twin(Hero):
        pass

    assert Twin() != Hero()
    assert Hero() != {"hp": 5, "items": []}
