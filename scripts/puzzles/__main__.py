"""Finds puzzles and writes them into the bank, as they are found: ``python -m scripts.puzzles welcome -n 100``.

What is in the bank stays. `--first` is the number of the first game that is played; the number of the last one is told, so
that the next search can go on behind it. It may be stopped at any time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence

from dungeon_widgets.lab.puzzles.bank import CONTENT, bank, rooms
from dungeon_widgets.lab.puzzles.puzzle import FIELDS, Puzzle, to_json
from scripts.puzzles.recount import faults
from scripts.puzzles.search import PLANS, levelled, searched


def main() -> None:
    """Search a room until its bank has `n` puzzles."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("room", choices=sorted(PLANS))
    parser.add_argument("-n", type=int, default=100, help="how many puzzles the bank is to have")
    parser.add_argument(
        "--check",
        action="store_true",
        help="work all out again, and leave out what does not hold",
    )
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    asked = parser.parse_args()
    found = read(asked.room)
    if asked.check:
        for puzzle in list(found):
            if wrong := faults(puzzle):
                print(f"{puzzle.id}: {'; '.join(wrong)}", flush=True)
                found.remove(puzzle)
        write(asked.room, found)
        return
    for number, puzzle in searched(asked.room, found, asked.n, asked.first):
        found.append(puzzle)
        write(asked.room, found)
        print(
            f"{time.process_time():7.0f} s  game {number}: {puzzle.id}, {puzzle.kind}, {puzzle.measure}, "
            f"{puzzle.habit_name}, gap {puzzle.gap:.3f}, {puzzle.games} games",
            flush=True,
        )


def read(room: str) -> list[Puzzle]:
    """The bank as it is."""
    return list(bank(room)) if room in rooms() else []


def write(room: str, puzzles: Sequence[Puzzle]) -> None:
    """The names of the fields once, then one puzzle a line."""
    lines = [
        json.dumps(to_json(puzzle), separators=(",", ":"), ensure_ascii=False) for puzzle in levelled(puzzles)
    ]
    fields, body = json.dumps(FIELDS), ",\n".join(lines)
    text = f'{{"fields": {fields}, "puzzles": [\n{body}\n]}}\n'
    (CONTENT / f"{room}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
