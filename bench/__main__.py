"""Measure everything and print each number with its goal.

python -m bench                   all topics
python -m bench engine odds       only these
python -m bench --write           all topics, and docs/bench.md
python -m bench --write engine    only this one, the others of docs/bench.md staying as they are
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from .measure import Result

TOPICS = {
    "imports": "Starting up",
    "engine": "The engine against OpenSpiel's games in Python",
    "dice_danger": "Dungeons, Dice & Danger against OpenSpiel's yacht",
    "dice_danger_bots": "Dungeons, Dice & Danger: the planner against greedy",
    "dungeons": "Dungeons against catanatron's Catan",
    "fighter": "Dungeon Fighter: throws, turns and random play",
    "throws": "Dungeon Fighter: a throw in JupyterLab",
    "adapters": "Agents of others",
    "cluster": "Many games by two workers",
    "odds": "Exact odds against simulation",
    "slices": "Odds that follow a board, in slices",
    "survival": "Exact odds of every hero, dungeons of any size",
    "search": "Bots and simulation",
    "careful": "Careful bots, many games",
    "many": "Planners and racers, many games",
    "arrays": "Many games as arrays",
    "lab": "The lab against other samplers",
    "clicks": "A click in JupyterLab",
    "page_clicks": "A click on a play page",
    "bundles": "Page code",
    "site": "Play pages",
}
REPORT = Path(__file__).parents[1] / "docs" / "bench.md"
HEAD = """# Measurements

Written by `python -m bench --write` (`make bench` prints the same). Every number is a ratio of two things measured in
one run on one machine, so it means the same elsewhere. Sizes and points are absolute, and they do not depend on the machine.
Slices of odds are in milliseconds, as a person waits for them, on the machine they were measured on.

- Topics may be measured on different days (`python -m bench --write engine`). What is compared is always from one run.
- Tasks that are compared take turns, in reverse order every second round. A ratio is the median over the rounds.
- Python work is measured as CPU time of the process, imports as that of a fresh process.
- Clicks are measured in real time in the page, from the click to the first frame after the new board is in the document. Timeline
  and log follow a frame later, the odds when they are counted. Before each click is a pause, as a person makes. There are two
  hundred clicks of each kind, spread evenly over the length of a frame, and their medians are compared.
- Both engines are driven by the same loop: one random number, one move. Copies are of a position in the middle of a game.
- An exact query is always a first one: all that earlier queries left in memory is dropped before it, and before each click.
- Where delves are scaled, some hundreds are run, and the time of 100 000 is worked out from theirs.
- A search in Welcome plays whole games of many rounds, one in leduc_poker a single hand. So that ratio has no goal.
- A roll in yacht is picked from OpenSpiel's list of equally likely rolls by one random number, as ours is drawn.
- A lead is measured over the same seeds for everybody. Beside it stands the lower end of its 95 % interval.
- A slice of odds is CPU time of the kernel for one message of the page, in games of random choices with every panel open.
  The garbage collector waits meanwhile, as it does in timeit.
- The bare counter is an anywidget that sends a message to the kernel and shows the number that comes back.
- A click on a play page is the same choice at the same position as in JupyterLab, opened there by its code, in one run.
- Memory snapshots of Pyodide 314 (a private part of it) were tried under Node and are not used. One with our modules imported
  starts in 0.3 s of CPU instead of 2.6 s; no board was opened from it. But it travels as 8.5 MB beside the 3.6 MB of WebAssembly, where all of a first visit is
  now below 9 MB; it is larger than the memory Pyodide begins with, and restoring it fails (`offset is out of bounds`) unless the memory
  is grown behind Pyodide's back; and nothing says what of it the next version keeps. A snapshot that a browser makes and keeps
  for itself would travel nowhere: that is the way to go once it is public.
- JupyterLite's first board takes about 10 s of CPU, which tells more than the clock on a busy machine: JupyterLab 3.4 s until it
  starts the kernel, Pyodide with all packages unpacked 2.7 s, IPython 1.8 s, our modules and the board 2.0 s. The first two are 6 s
  that no site can leave out, so it cannot be halved. What nobody imports (a server's half of a package, tests, the colours of other
  languages) is left out of the wheels now: 5.6 MB instead of 7.3 MB. Compiled wheels saved about 1 s of CPU and weighed 2 to 5 MB more,
  which takes longer on a school's network. Without jedi nothing starts faster, because IPython imports it only to complete a name,
  and names are no longer completed. Fetching Python while JupyterLab starts showed no gain at 20 Mbit/s. Switching off parts of
  JupyterLab (a debugger, a language server, viewers) was tried once, with too many of them: no kernel came.
"""


def main(arguments: list[str]) -> int:
    write = "--write" in arguments
    chosen = [argument for argument in arguments if argument != "--write"] or list(TOPICS)
    unknown = [name for name in chosen if name not in TOPICS]
    if unknown:
        print(f"unknown topic {unknown[0]!r}; choose from: {', '.join(TOPICS)}", file=sys.stderr)
        return 2
    measured: dict[str, list[Result]] = {}
    for name in chosen:
        print(f"\n{TOPICS[name]}")
        measured[name] = import_module(f".{name}", __package__).results()
        for result in measured[name]:
            what, value, goal, verdict = result.cells()
            print(f"  {what:62} {value:>14}  {goal:12} {verdict}", flush=True)
    if write:
        before = REPORT.read_text(encoding="utf-8") if REPORT.exists() else ""
        REPORT.write_text(report(measured, before), encoding="utf-8")
    missed = sum(result.met is False for results in measured.values() for result in results)
    print(f"\n{missed} goals missed" if missed else "\nall goals met")
    return 0


def report(measured: dict[str, list[Result]], before: str = "") -> str:
    """The ratios and sizes as a page; seconds and games per second mean nothing on another machine.

    A topic that was not measured now stands as it did on the page before.
    """
    kept = dict(part.split("\n", 1) for part in before.split("\n## ")[1:])
    parts = [HEAD]
    for name, title in TOPICS.items():
        if name in measured:
            parts.append(f"## {title}\n\n{_table(measured[name])}\n")
        elif title in kept:
            parts.append(f"## {title}\n\n{kept[title].strip()}\n")
    return "\n".join(parts)


def _table(results: list[Result]) -> str:
    rows = [result.cells() for result in results if result.unit in ("x", "KB", "MB", "points", "ms CPU")]
    lines = ["| measured | value | goal | |", "|---|---|---|---|"]
    return "\n".join(lines + [f"| {' | '.join(row)} |" for row in rows])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
