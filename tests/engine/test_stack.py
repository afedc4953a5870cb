"""The stack: what still has to be done lies in the state, and runs until somebody must decide."""

from __future__ import annotations

from typing import Literal, NamedTuple

import pytest

from dungeon_widgets.engine.records.record import Record, fresh
from dungeon_widgets.engine.stack import advance, pop, push, replace_top, top
from dungeon_widgets.engine.state import Event


class Hit(NamedTuple):
    seat: int
    kind: Literal["hit"] = "hit"


class Ask(NamedTuple):
    seat: int
    answer: str = ""
    kind: Literal["ask"] = "ask"


class Table(Record):
    to_move: int = -1
    hurt: list[int] = fresh(list)
    stack: tuple[Hit | Ask, ...] = ()


def hit(table: Table, frame: Hit) -> list[Event]:
    table.hurt.append(frame.seat)
    pop(table)
    return [Event("hit", {"seat": frame.seat})]


def ask(table: Table, frame: Ask) -> list[Event] | None:
    if not frame.answer:
        table.to_move = frame.seat
        return None
    pop(table)
    if frame.answer == "strike back":
        push(table, Hit(1 - frame.seat))
    return [Event("answered", {"seat": frame.seat})]


HANDLERS = {"hit": hit, "ask": ask}


def test_the_last_frame_pushed_is_done_first() -> None:
    table = Table()
    push(table, Hit(1), Hit(0))
    assert top(table) == Hit(0)
    assert [event.data["seat"] for event in advance(table, HANDLERS)] == [0, 1]
    assert (table.hurt, table.stack, top(table)) == ([0, 1], (), None)


def test_it_waits_for_a_decision_and_goes_on_with_the_answer() -> None:
    table = Table()
    push(table, Hit(0), Ask(0))
    assert advance(table, HANDLERS) == []
    assert (table.to_move, table.stack) == (0, (Hit(0), Ask(0)))
    replace_top(table, answer="strike back")
    assert [event.kind for event in advance(table, HANDLERS)] == ["answered", "hit", "hit"]
    assert table.hurt == [1, 0]


def test_a_stack_is_cloned_saved_and_compared_like_any_field() -> None:
    table = Table()
    push(table, Hit(0), Ask(0))
    advance(table, HANDLERS)
    read = Table.read(table.to_json())
    assert read == table == table.clone()
    replace_top(read, answer="take it")
    advance(read, HANDLERS)
    assert table.stack == (Hit(0), Ask(0))


def test_a_rule_that_never_ends_is_found() -> None:
    table = Table()
    push(table, Hit(0))
    with pytest.raises(RuntimeError, match="never comes to rest"):
        advance(table, {"hit": lambda table, frame: []})
