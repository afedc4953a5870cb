"""Games of bots as fingerprints, to hold one Python against another: the same seed must give the same game on both.

``python -m scripts.bot_games FILE`` plays and writes the file; where it exists already, it plays the same games and
names the first that differs. Needs nothing but the package, so that any Python can run it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.engine.registry import bot_names, game_named
from dungeon_widgets.engine.session import Session

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "welcome": ("welcome", {"players": 3}),
    "welcome back": ("welcome", {"box": "back", "players": 3}),
    "dice danger": ("dice_danger", {"players": 2}),
    "fighter": ("fighter", {"players": 4, "difficulty": "infernal"}),
    "dungeons": ("dungeons", {"players": 3}),
}
SEARCHES = "mcts:2"
MOST_MOVES = 300

# Under the first rules its 230th move hung on the rounding of a sum, which Python 3.12 changed.
KNOWN = ("fighter", ["bot:comrade"] * 4, 74)


def fingerprint(game: AnyGame, seats: list[str], seed: int, moves: int = MOST_MOVES) -> str:
    """The log of a game of bots, in a few letters."""
    session = Session(game, seats, seed)
    session.play(moves)
    text = json.dumps([entry.action for entry in session.log])
    return f"{len(session.log)} moves, {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def fingerprints(games: int, moves: int) -> Iterator[tuple[str, str]]:
    """So many games of each kind, every bot at every chair in turn; and the one that is known to have differed."""
    name, options = TABLES[KNOWN[0]]
    yield f"{KNOWN[0]} known", fingerprint(game_named(name)(**options), KNOWN[1], KNOWN[2])
    for table, (name, options) in TABLES.items():
        game = game_named(name)(**options)
        bots = [SEARCHES if bot == "mcts" else bot for bot in bot_names(game)]
        for number in range(games):
            seats = [f"bot:{bots[(number + chair) % len(bots)]}" for chair in range(game.players)]
            yield f"{table} {number}", fingerprint(game, seats, number, moves)


def compared(kept: dict[str, str], found: dict[str, str]) -> list[str]:
    """What differs, in words."""
    return [
        f"{name}: {found.get(name)} here, {kept.get(name)} there"
        for name in sorted({*kept, *found})
        if kept.get(name) != found.get(name)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=20, help="games of each kind")
    parser.add_argument("--moves", type=int, default=MOST_MOVES, help="moves of a game at most")
    chosen = parser.parse_args()
    found = dict(fingerprints(chosen.games, chosen.moves))
    version = sys.version.split()[0]
    if not chosen.file.exists():
        chosen.file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(f"{len(found)} games of bots played by Python {version}")
        return 0
    wrong = compared(json.loads(chosen.file.read_text(encoding="utf-8")), found)
    print(*wrong, f"{len(found)} games of bots compared by Python {version}: {len(wrong)} differ", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
