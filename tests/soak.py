"""docs/soak.md: the results of long runs, written by the runs themselves when they end (`make soak`).

One section a topic, one row a thing that was tried; a run replaces its own row and leaves the others.
"""

from __future__ import annotations

import fcntl
import re
from collections.abc import Iterable
from datetime import datetime, timezone
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "soak.md"
OPENING = """# Long runs

Made by `make soak`, never by hand: every long test writes the row of what it tried, whether the result was good or not,
with the seeds that give it again. The tests say what must hold; most of them run in `make test` too, with fewer tries.
"""
PLAYED_ON = (
    "Odds played on",
    "Every number of the odds panel against the same position, drawn at random and odd, played on in the engine: by all "
    "dice and choices in Dungeons and Dice & Danger, by real throws in Dungeon Fighter, by cards dealt anew and the best "
    "choices inside in Welcome (there a difference is one beyond 4.5 standard errors).",
)


def report(topic: str, about: str, page: Path = PAGE, **row: object) -> None:
    """Write a row into the section of the topic; its first cell is its name, and the date is added.

    ``report("Races of Dungeons", "Four bots each.", players=4, seeds="0 to 299", ended="300 of 300")``
    """
    cells = {name.replace("_", " "): str(value) for name, value in row.items()}
    cells["date"] = datetime.now(timezone.utc).strftime("%Y-%m-%d")
    with page.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # tests may end at the same time
        file.seek(0)
        text = with_row(file.read() or OPENING, topic, about, cells)
        file.truncate(0)
        file.write(text)


def with_row(text: str, topic: str, about: str, cells: dict[str, str]) -> str:
    """The page with this row in this section; a table of other columns is begun anew.

    >>> print(with_row("# Long runs", "Saves", "Changed files.", {"game": "welcome", "tries": "9"}))
    # Long runs
    <BLANKLINE>
    ## Saves
    <BLANKLINE>
    Changed files.
    <BLANKLINE>
    | game | tries |
    |---|---|
    | welcome | 9 |
    <BLANKLINE>
    """
    opening, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    by_topic = {section.partition("\n")[0]: section.partition("\n")[2] for section in sections}
    head = [_line(cells), "|---" * len(cells) + "|"]
    old = [line for line in by_topic.get(topic, "").splitlines() if line.startswith("|")]
    rows = {_name(line): line for line in old[2:]} if old[:1] == head[:1] else {}
    line = _line(cells.values())
    rows[_name(line)] = line
    by_topic[topic] = "\n".join(["", about, "", *head, *rows.values()])
    parts = [opening.strip(), *(f"## {name}\n\n{body.strip()}" for name, body in by_topic.items())]
    return "\n\n".join(parts) + "\n"


def _line(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _name(line: str) -> str:
    return line.split("|")[1].strip()
