"""Who sits where: ``"Ada"`` is a person, ``"bot:careful"`` a bot, ``"bot:mcts:400"`` a bot with its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite, nan

from .eyes import Bot
from .game import AnyGame
from .registry import bot_named

MAX_NAME = 500


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair: `spec` is how it was asked for, `bot` is None for a person."""

    spec: str
    name: str
    bot: Bot | None


def take_seat(spec: str, game: AnyGame) -> Seat:
    """Seat a person or a bot; `ValueError` if the bot does not exist or refuses its number."""
    if not isinstance(spec, str):
        raise ValueError(f"a seat is a name or 'bot:<name>', not {spec!r:.40}")
    if len(spec) > MAX_NAME:
        raise ValueError(f"a name has at most {MAX_NAME} letters, not {len(spec)}")
    try:
        spec.encode()
    except UnicodeEncodeError:  # half a character: neither a page nor a save could hold it
        raise ValueError(f"name {spec!r:.40} is not valid Unicode text") from None
    if not spec.startswith("bot:"):
        return Seat(spec, spec, None)
    name, _, number = spec.removeprefix("bot:").partition(":")
    make = bot_named(name, game)
    if not number:
        return Seat(spec, name, make(game))
    try:
        value = float(number)
    except ValueError:
        value = nan
    if not isfinite(value):
        raise ValueError(f"seat {spec!r}: {number!r} is not a number")
    try:
        return Seat(spec, f"{name} {number}", make(game, value))
    except TypeError as error:
        raise ValueError(f"seat {spec!r}: {name} takes no number ({error})") from error


def take_seats(specs: Sequence[str], game: AnyGame) -> tuple[Seat, ...]:
    """Seat everybody; the game says how many chairs there are. Bots of one name are numbered apart."""
    if len(specs) != game.players:
        raise ValueError(f"{game!r} has {game.players} seats, {len(specs)} were named: {list(specs)!r}")
    seats = [take_seat(spec, game) for spec in specs]
    names = [seat.name for seat in seats]
    for i, seat in enumerate(seats):
        if names.count(seat.name) > 1 and seat.bot is not None:
            number = names[: i + 1].count(seat.name)
            seats[i] = Seat(seat.spec, f"{seat.name} {number}", seat.bot)
    return tuple(seats)
