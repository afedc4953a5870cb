"""Print rules drawn at random with the file each lives in: does a newcomer find them there?

python -m scripts.where              twelve rules of all games, others every time
python -m scripts.where --seed 7     the same twelve again
python -m scripts.where welcome      of one game
"""

from __future__ import annotations

import argparse
import random
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = 12


def rows(game: str) -> list[tuple[str, str, str]]:
    """The clause, the source and the files of every rule in a game's list."""
    text = (ROOT / "tests" / "games" / game / "RULES.md").read_text(encoding="utf-8")
    found = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("| \n").split(" | ")]
        if line.startswith("|") and len(cells) == 4 and cells[0] != "clause" and set(cells[0]) != {"-"}:
            found.append((cells[0], cells[1], ", ".join(re.findall(r"`([^`]+)`", cells[2]))))
    return found


def games() -> list[str]:
    """Every game with a list of rules."""
    return sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/RULES.md"))


def drawn(names: list[str], seed: int | None, n: int = RULES) -> list[tuple[str, str, str, str]]:
    """So many rules of these games: game, clause, source, files."""
    every = [(game, *row) for game in names for row in rows(game)]
    return random.Random(seed).sample(every, min(n, len(every)))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Print rules drawn at random with the file each lives in.")
    parser.add_argument("game", nargs="*", help=f"{', '.join(games())}; all unless named")
    parser.add_argument("--seed", type=int, help="draw the same rules again")
    parser.add_argument("-n", type=int, default=RULES, help="how many rules")
    given = parser.parse_args(arguments)
    if unknown := set(given.game) - set(games()):
        parser.error(f"there is no list of rules of {', '.join(sorted(unknown))}")
    for number, (game, clause, source, files) in enumerate(
        drawn(given.game or games(), given.seed, given.n), 1
    ):
        print(f"{number:2}. {clause} ({source})")
        print(f"    dungeon_widgets/games/{game}/: {files}")


if __name__ == "__main__":
    main()
