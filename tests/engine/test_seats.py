"""Seats: who sits where, and what is said to a spec that makes no sense."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.seats import take_seat, take_seats
from tests.engine.toy import Chooser, Keeper, ToyGame

GAME = ToyGame()


def test_a_name_is_a_person() -> None:
    seat = take_seat("Ada", GAME)
    assert (seat.spec, seat.name, seat.bot) == ("Ada", "Ada", None)


def test_a_bot_by_name_and_by_number() -> None:
    assert isinstance(take_seat("bot:chooser", GAME).bot, Chooser)
    seat = take_seat("bot:keeper:2.5", GAME)
    assert isinstance(seat.bot, Keeper)
    assert (seat.bot.number, seat.name, seat.spec) == (2.5, "keeper 2.5", "bot:keeper:2.5")


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("bot:kepper", r"unknown bot 'kepper' \(did you mean 'keeper'\?\)"),
        ("bot:", "unknown bot ''"),
        ("bot:keeper:many", "'many' is not a number"),
        ("bot:keeper:nan", "'nan' is not a number"),
        ("bot:keeper:inf", "'inf' is not a number"),
        ("bot:keeper:1:2", "'1:2' is not a number"),
        ("bot:keeper:-1", "keeper needs a positive number"),
        ("bot:chooser:3", "chooser takes no number"),
    ],
)
def test_a_bot_that_cannot_be_had_is_a_value_error(spec: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        take_seat(spec, GAME)


@pytest.mark.parametrize("spec", [None, 3, ["Ada"], Keeper])
def test_a_seat_is_named_by_text(spec: Any) -> None:
    with pytest.raises(ValueError, match="a seat is a name"):
        take_seat(spec, GAME)


@pytest.mark.parametrize("specs", [[], ["Ada"], ["Ada", "Bea", "Cleo"]])
def test_the_game_says_how_many_sit(specs: list[str]) -> None:
    with pytest.raises(ValueError, match=rf"ToyGame\(rounds=3\) has 2 seats, {len(specs)} were named"):
        take_seats(specs, GAME)


def test_bots_of_one_name_are_numbered_apart() -> None:
    assert [seat.name for seat in take_seats(["bot:keeper", "bot:keeper"], GAME)] == ["keeper 1", "keeper 2"]
    assert [seat.name for seat in take_seats(["bot:keeper", "Ada"], GAME)] == ["keeper", "Ada"]


def test_a_person_keeps_the_name_a_bot_has_too() -> None:
    assert [seat.name for seat in take_seats(["keeper", "bot:keeper"], GAME)] == ["keeper", "keeper 2"]
