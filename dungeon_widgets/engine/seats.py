"""Who sits where: ``"Ada"`` is a person, ``"bot:careful"`` a bot, ``"bot:mcts:400"`` a bot with its number, and
``"Bram=bot:careful"`` a bot with a name of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isfinite, nan

from .checks import short
from .eyes import Bot
from .game import AnyGame
from .given import Player, is_bot, specs_of
from .registry import bot_named, installed_bots

MAX_NAME = 500
BOT = "bot:"

# By seat, so that a bot keeps its name from game to game; the second row is for names that are taken.
BOT_NAMES = (
    "Anouk", "Bram", "Chloé", "Dario", "Edda", "Finn",
    "Alba", "Bela", "Cosmo", "Dina", "Enzo", "Flora",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair: `spec` is how it was asked for; `bot` and `bot_spec` (``"mcts:400"``) are None for a person."""

    spec: str
    name: str
    bot: Bot | None
    bot_spec: str | None = None


def parted(spec: str) -> tuple[str, str | None]:
    """The name a seat asks for, empty if it asks for none, and the bot that is to sit there, None for a person.

    >>> parted("Ada"), parted("bot:mcts:400"), parted("Bram=bot:careful")
    (('Ada', None), ('', 'mcts:400'), ('Bram', 'careful'))
    """
    if spec.startswith(BOT):
        return "", spec.removeprefix(BOT)
    name, mark, bot = spec.partition(f"={BOT}")
    return (name, bot) if mark else (spec, None)


def is_person(player: Player) -> bool:
    """Whether a seat is asked for by a person.

    >>> is_person("Ada"), is_person("Bram=bot:careful"), is_person(lambda eyes, rng: eyes.legal[0])
    (True, False, False)
    """
    return not is_bot(player) and parted(str(player))[1] is None


def take_seat(spec: str, game: AnyGame) -> Seat:
    """Seat a person or a bot; `ValueError` if the bot does not exist or refuses its number."""
    if not isinstance(spec, str):
        raise ValueError(f"a seat is a name or 'bot:<name>', not {short(spec)}")
    if len(spec) > MAX_NAME:
        raise ValueError(f"a name has at most {MAX_NAME} letters, not {len(spec)}")
    try:
        spec.encode()
    except UnicodeEncodeError:  # half a character: neither a page nor a save could hold it
        raise ValueError(f"name {short(spec)} is not valid Unicode text") from None
    name, bot_spec = parted(spec)
    return Seat(spec, name, None if bot_spec is None else made_bot(bot_spec, game), bot_spec)


def made_bot(bot_spec: str, game: AnyGame) -> Bot:
    """The bot ``"mcts:400"`` for this game."""
    name, _, number = bot_spec.partition(":")
    make = bot_named(name, game)
    if not number:
        return make(game)
    try:
        value = float(number)
    except ValueError:
        value = nan
    if not isfinite(value):
        raise ValueError(f"bot {short(bot_spec)}: {short(number)} is not a number")
    try:
        return make(game, value)
    except TypeError as error:
        raise ValueError(f"bot {short(bot_spec)}: {name} takes no number ({error})") from error


def take_seats(players: Sequence[Player], game: AnyGame) -> tuple[Seat, ...]:
    """Seat everybody; the game says how many chairs there are. Bots without a name get one that nobody has.

    A bot may be given itself (`given.Player`): it is called by its name from then on.
    """
    specs = specs_of(players, installed_bots(game))
    if len(specs) != game.players:
        raise ValueError(f"{game!r} has {game.players} seats, {len(specs)} were named: {short(list(specs))}")
    seats = [take_seat(spec, game) for spec in specs]
    taken = {seat.name for seat in seats}
    for i, seat in enumerate(seats):
        if seat.bot is not None and not seat.name:
            name = free_name(i, taken)
            taken.add(name)
            seats[i] = replace(seat, name=name)
    return tuple(seats)


def free_name(seat: int, taken: set[str]) -> str:
    """The name of a bot at this seat; the next one of the list where it is taken."""
    turned = (BOT_NAMES[(seat + 6 * row) % len(BOT_NAMES)] for row in (0, 1))
    return next(name for name in (*turned, *BOT_NAMES, f"Bot {seat + 1}") if name not in taken)
