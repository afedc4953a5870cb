"""Break rules at random and write docs/mutants.md.

python -m scripts.mutants                       of every room
python -m scripts.mutants welcome -n 100        more of one room
python -m scripts.mutants --seed 2              others
python -m scripts.mutants --minutes 4           stop after some minutes; the same command goes on from there
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from .breaks import Break, drawn
from .kept import Kept, digest
from .report import PAGE, Result, with_room
from .trial import ROOT, Copy, Trial

GAMES = ROOT / "dungeon_widgets" / "games"
CACHE = ROOT / ".mutants_cache"
"""What runs have tried so far: a run of the same rules and tests goes on."""


def rooms() -> list[str]:
    """Every room with a list of rules."""
    return sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/RULES.md"))


def rules_of(room: str) -> dict[str, str]:
    """The text of every module of rules."""
    home = GAMES / room
    return {
        path.relative_to(home).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((home / "rules").rglob("*.py"))
    }


def broken(room: str, n: int, seed: int, copies: list[Copy], kept: Kept, until: float) -> Result:
    """Break so many rules of a room, as many at once as there are copies; what was kept is not tried again."""
    usual = kept.usual()
    if usual is None:
        usual = copies[0].usual(room)
        kept.begin(usual)
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def one(chosen: tuple[str, Break]) -> Trial | None:
        if time.monotonic() > until:
            return None
        copy = free.get()
        try:
            trial = copy.try_out(room, usual, *chosen)
        finally:
            free.put(copy)
        print(
            f"{room} {trial.path}:{trial.broken.line} {' '.join(trial.change.split())}: {trial.noticed or 'NOBODY'} {trial.by}"
            f" ({trial.cpu:.1f} s)",
            flush=True,
        )
        return trial

    chosen = drawn(rules_of(room), n, seed)
    trials = kept.trials()
    with ThreadPoolExecutor(len(copies)) as pool:
        try:
            # In the order they were drawn: of a run that is stopped, those that take long are not left out.
            for trial in pool.map(one, chosen[len(trials) :]):
                if trial is None:
                    break
                trials.append(trial)
                kept.add(trial)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
    return Result(room, seed, trials, len(chosen))


def main() -> None:
    parser = argparse.ArgumentParser(description="Break rules at random and see whether a test notices.")
    parser.add_argument("room", nargs="*", help=f"{', '.join(rooms())}; all unless named")
    parser.add_argument("-n", type=int, default=100, help="how many per room (100)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="begin no further one after so many"
    )
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    if unknown := set(given.room) - set(rooms()):
        parser.error(f"there is no list of rules of {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as folder:
        same = digest(ROOT)
        copies = [Copy(Path(folder) / str(number)) for number in range(given.workers)]
        try:
            for room in given.room or rooms():
                kept = Kept(CACHE / same, f"{room}-{given.n}-{given.seed}")
                result = broken(room, given.n, given.seed, copies, kept, until)
                old = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
                PAGE.write_text(with_room(old, result), encoding="utf-8")
        finally:
            for copy in copies:
                copy.close()


if __name__ == "__main__":
    main()
