"""Seats: who sits where, and what is said to a spec that makes no sense."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.seats import BOT_NAMES, free_name, take_seat, take_seats
from tests.engine.toy import Chooser, Keeper, ToyGame

GAME = ToyGame()


def test_a_name_is_a_person() -> None:
    seat = take_seat("Ada", GAME)
    assert (seat.spec, seat.name, seat.bot) == ("Ada", "Ada", None)


def test_a_bot_by_name_and_by_number() -> None:
    assert isinstance(take_seat("bot:chooser", GAME).bot, Chooser)
    seat = take_seat("bot:keeper:2.5", GAME)
    assert isinstance(seat.bot, Keeper)
    assert (seat.bot.number, seat.bot_spec, seat.spec) == (2.5, "keeper:2.5", "bot:keeper:2.5")


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


def names(*specs: str) -> list[str]:
    return [seat.name for seat in take_seats(specs, GAME)]


def test_a_bot_has_the_name_of_its_seat() -> None:
    assert names("bot:keeper", "bot:keeper") == ["Anouk", "Bram"]
    assert names("Ada", "bot:chooser") == ["Ada", "Bram"]


def test_a_name_that_is_taken_is_passed_over() -> None:
    assert names("Bram", "bot:keeper") == ["Bram", "Bela"]
    assert names("bot:keeper", "Anouk") == ["Alba", "Anouk"]
    assert names("Bram=bot:keeper", "bot:keeper") == ["Bram", "Bela"]


def test_a_bot_may_be_given_a_name() -> None:
    (first, second) = take_seats(["Zoë = 3=bot:keeper:2", "=bot:chooser"], GAME)
    assert (first.name, first.bot_spec) == ("Zoë = 3", "keeper:2")
    assert isinstance(first.bot, Keeper)
    assert (second.name, second.bot_spec) == ("Bram", "chooser")
    with pytest.raises(ValueError, match="unknown bot 'a=bot'"):
        take_seats(["Ada=bot:a=bot:b", "Bo"], GAME)  # split at the first


def test_there_are_names_enough_for_every_seat() -> None:
    assert len(set(BOT_NAMES)) == len(BOT_NAMES) == 12
    assert [free_name(seat, set()) for seat in range(6)] == list(BOT_NAMES[:6])
    assert free_name(2, set(BOT_NAMES)) == "Bot 3"
