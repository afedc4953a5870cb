"""How strong the opponents are: each of a game's three against the one below it; writes docs/strength.md.

``python -m scripts.strength`` measures everything (minutes), ``--games 200`` with other numbers, ``--only dungeons``
one game (or one room by its title) and ``--table against`` one table; other rows stay. Seeds begin at ``--first``: whoever changes an opponent tries it on
other seeds than those that measure it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from datetime import datetime, timezone
from itertools import pairwise
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.engine.registry import game_named
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.streams import stream
from dungeon_widgets.engine.strength import STRENGTHS
from dungeon_widgets.lab.simulate.tournament import tournament
from dungeon_widgets.odds.estimate import Z95, wilson

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
LEAST, FLOOR, POINTS = 0.65, 0.60, 0.12
"""A bot should win so much against the one below, with the interval above the floor; a party so many points more."""
ANSWERS = ("mcts:50", "mcts:200", "mcts:400")
"""Searches that look for an answer to the expert of Welcome."""
TIMED = 3
"""Games of which every move is timed."""
FIRST = 1_000_000
"""The seed of the first game: no setting of an opponent was ever chosen on games from here on."""


class Room(NamedTuple):
    """A game to measure in."""

    title: str
    name: str
    options: dict[str, Any]

    @property
    def game(self) -> AnyGame:
        return game_named(self.name)(**self.options)


ROOMS = (
    Room("Welcome to the Dungeon", "welcome", {"players": 2}),
    Room("Welcome Back to the Dungeon", "welcome", {"players": 2, "box": "back"}),
    Room("Welcome, both boxes", "welcome", {"players": 2, "box": "both"}),
    Room("Dungeons, Dice & Danger", "dice_danger", {"players": 2}),
    Room("Dungeons", "dungeons", {"players": 2}),
    Room("Dungeon Fighter", "fighter", {"players": 4}),
)

HEAD = """# How strong the opponents are

Made by `make strength`, never by hand. Every game has three opponents: a beginner, a club player and an expert
(`"bot:beginner"`, `"bot:club"`, `"bot:expert"`). Each should win at least 65 % of games for two against the one below, with the
interval of 95 % above 60 %. Two bots sit first by turns, with the same luck in both games. In *Dungeon Fighter* nobody plays
against anybody: four heroes of average hand at normal difficulty should win at least 12 points more often than four of the level
below. What an opponent thinks is counted, never timed: the same seed gives the same game everywhere.

No setting of an opponent was chosen on games of seeds from 1 000 000 on. Rows with other seeds are older: the settings had been tried on
small runs from seed 0 on (that the expert of *Dungeon Fighter* buys dice first: from seed 20000 on), so those games are not wholly
independent of that choice.
"""


class Table(NamedTuple):
    """A part of the page: how it is begun, and what measures its rows."""

    title: str
    head: str
    name: str
    rows: Callable[[Room, int, int], Iterator[str]]


def ladder(room: Room, n: int, first: int) -> Iterator[str]:
    """The three against each other."""
    if room.game.aim == "together":
        return
    for below, above in pairwise(STRENGTHS):
        cup = tournament([f"bot:{above}", f"bot:{below}"], room.game, n, seed=first)
        score = cup.against(above, below)
        assert score is not None
        low, high = score.interval
        verdict = "reached" if score.share >= LEAST and low > FLOOR else "NOT reached"
        yield (
            f"| {room.title} | {above} | {below} | {n} | {_seeds(first, n // 2)} | {score.share:.1%} | {low:.1%} to {high:.1%} | "
            f"{verdict} | {_today()} |"
        )


def parties(room: Room, n: int, first: int) -> Iterator[str]:
    """How often a party of each wins, on the same luck."""
    if room.game.aim != "together":
        return
    before: list[bool] = []
    for strength in STRENGTHS:
        won = _won(room.game, strength, n, first)
        low, high = wilson(sum(won), n, Z95)
        more = ""
        if before:
            steps = [int(now) - int(then) for now, then in zip(won, before, strict=True)]
            mean = sum(steps) / n
            error = Z95 * sqrt(sum((step - mean) ** 2 for step in steps)) / n
            verdict = "reached" if mean >= POINTS else "NOT reached"
            more = f"{100 * mean:.1f} ± {100 * error:.1f}, {verdict}"
        yield (
            f"| {strength} | {room.game.players} | average | {n} | {_seeds(first, n)} | {sum(won) / n:.1%} | {low:.1%} to {high:.1%} | "
            f"{more} | {_today()} |"
        )
        before = won
    for heroes in (4, 6):
        won = _won(room._replace(options={"players": heroes, "skill": "expert"}).game, "expert", n, first)
        low, high = wilson(sum(won), n, Z95)
        yield (
            f"| expert | {heroes} | expert | {n} | {_seeds(first, n)} | {sum(won) / n:.1%} | {low:.1%} to {high:.1%} |  | {_today()} |"
        )


def answers(room: Room, n: int, first: int) -> Iterator[str]:
    """What searches find against the expert of Welcome."""
    if room.name != "welcome":
        return
    games = max(20, n // 20 * 2)
    for answer in ANSWERS:
        cup = tournament({"expert": "bot:expert", "answer": f"bot:{answer}"}, room.game, games, seed=first)
        score = cup.against("answer", "expert")
        assert score is not None
        low, high = score.interval
        yield (
            f"| {room.title} | {answer} | {games} | {_seeds(first, games // 2)} | {score.share:.1%} | {low:.1%} to {high:.1%} | {_today()} |"
        )


def pace(room: Room, n: int, first: int) -> Iterator[str]:
    """The processor time of a move."""
    for strength in STRENGTHS:
        spent = _moves(room.game, strength, first)
        yield (
            f"| {room.title} | {strength} | {len(spent)} | {1000 * sum(spent) / len(spent):.1f} | {1000 * max(spent):.0f} | {_today()} |"
        )


TABLES = (
    Table(
        "Against each other",
        "| game | opponent | against | games | seeds | won | interval of 95 % | aim | date |\n|---|---|---|---|---|---|---|---|---|",
        "against",
        ladder,
    ),
    Table(
        "Dungeon Fighter: parties that win\n\nThe hand is the game's `skill`. Six expert heroes with expert hands should win as often as four.",
        "| opponent | heroes | hand | games | seeds | won | interval of 95 % | more than the one below, in points | date |\n"
        "|---|---|---|---|---|---|---|---|---|",
        "parties",
        parties,
    ),
    Table(
        "Answers to the expert of Welcome\n\nA search plays so many games in its head before each choice. How much of the games it takes off "
        "the expert says how far the expert can be outplayed.",
        "| game | answer | games | seeds | won | interval of 95 % | date |\n|---|---|---|---|---|---|---|",
        "answers",
        answers,
    ),
    Table(
        "Time for a move\n\nProcessor time in milliseconds where this page was made; Python in a web page takes three to five times as long.",
        "| game | opponent | moves | mean | slowest | date |\n|---|---|---|---|---|---|",
        "time",
        pace,
    ),
)


def _won(game: AnyGame, strength: str, n: int, first: int) -> list[bool]:
    found = []
    for seed in range(first, first + n):
        session = Session(game, [f"bot:{strength}"] * game.players, seed)
        session.play()
        found.append(bool(session.state.winners()))
    return found


def _moves(game: AnyGame, strength: str, first: int) -> list[float]:
    """The processor seconds of every choice of a few games."""
    spent = []
    for seed in range(first, first + TIMED):
        session = Session(game, [f"bot:{strength}"] * game.players, seed)
        while not session.over:
            mover = session.state.to_move
            if mover >= 0 and len(session.legal()) > 1:
                bot = session.seats[mover].bot
                assert bot is not None
                eyes: Eyes[Any, Any] = Eyes(session.state, mover)
                began = process_time()
                bot.choose(eyes, stream(seed, "pace"))
                spent.append(process_time() - began)
            session.step()
    return spent


def _seeds(first: int, games: int) -> str:
    return f"{first} to {first + games - 1}"


def _today() -> str:
    return datetime.now(timezone.utc).date().isoformat()


def _kept(text: str, title: str, named: set[str]) -> list[str]:
    """The rows of a table of the page as it is, but for those that are measured again."""
    part = text.partition(f"## {title.partition(chr(10))[0]}\n")[2].partition("\n## ")[0]
    rows = [
        line
        for line in part.splitlines()
        if line.startswith("| ") and not line.startswith(("| game", "| opponent"))
    ]
    return [row for row in rows if row.split(" | ")[0].removeprefix("| ") not in named]


def main(argv: list[str]) -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="games of each pairing, an even number")
    parser.add_argument(
        "--only",
        choices=sorted({name for room in ROOMS for name in (room.name, room.title)}),
        help="one game, or one room by its title; other rows stay",
    )
    parser.add_argument(
        "--table", choices=[table.name for table in TABLES], help="one table; other rows stay"
    )
    parser.add_argument("--first", type=int, default=FIRST, help="the seed of the first game")
    asked = parser.parse_args(argv)
    rooms = [room for room in ROOMS if asked.only in (None, room.name, room.title)]
    before = PAGE.read_text() if PAGE.exists() and (asked.only or asked.table) else ""
    named = {room.title for room in rooms} | (
        set(STRENGTHS) if any(room.name == "fighter" for room in rooms) else set()
    )
    order = [room.title for room in ROOMS]
    parts = [HEAD]
    for table in TABLES:
        measured = asked.table in (None, table.name)
        rows = _kept(before, table.title, named if measured else set())
        for room in rooms if measured else ():
            for row in table.rows(room, asked.games, asked.first):
                print(row, flush=True)
                rows.append(row)
        rows.sort(key=lambda row: order.index(title) if (title := row.split(" | ")[0][2:]) in order else 0)
        parts.append(f"## {table.title}\n\n{table.head}\n" + "\n".join(rows) + "\n")
    PAGE.write_text("\n".join(parts))


if __name__ == "__main__":
    main(sys.argv[1:])
