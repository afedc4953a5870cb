"""docs/mutants.md: how many broken rules were noticed, room by room, and those nobody noticed."""

from __future__ import annotations

import re
from datetime import datetime, timezone
from typing import NamedTuple

from .equivalent import EQUIVALENT
from .trial import ROOT, SEEN, Trial

PAGE = ROOT / "docs" / "mutants.md"
OPENING = """# Broken rules

Made by `make mutants`, never by hand: rules are broken at random, one at a time, in a copy: a comparison or a condition
turned, a number or a name changed, `and` for `or`, a `not`, a statement or an early return dropped, `min` for `max`. Every line
that can be broken is as likely as any other. First the tests are asked that the list of rules cites for the broken function,
then those that enter it, then all other tests of the room, then its golden games; the first that fails, or is not over in ten
times its usual time, has noticed. At least 95 of 100 should be noticed, 85 by a cited test.
`make mutants ROOM=welcome N=100 SEED=2` breaks a hundred others of one room.
"""
HEAD = "| room | seed | broken | by a cited test | by the room | only by a golden game | by nobody | change nothing | date |"


class Result(NamedTuple):
    """What became of the rules of a room that were broken."""

    room: str
    seed: int
    trials: list[Trial]
    drawn: int  # more than were tried, where the run was stopped

    @property
    def equivalent(self) -> list[Trial]:
        return [trial for trial in self.trials if not trial.noticed and self._reason(trial)]

    @property
    def unnoticed(self) -> list[Trial]:
        return [trial for trial in self.trials if not trial.noticed and not self._reason(trial)]

    def noticed(self, *who: str) -> list[Trial]:
        return [trial for trial in self.trials if trial.noticed in who]

    def _reason(self, trial: Trial) -> str:
        return EQUIVALENT.get((self.room, trial.path, trial.broken.function, trial.change), "")

    def row(self) -> str:
        """Its line of the table: the room also noticed what a cited test did."""
        cited, room, golden = SEEN
        tried = len(self.trials)
        counts = [
            tried if tried == self.drawn else f"the first {tried} of {self.drawn}",
            len(self.noticed(cited)),
            len(self.noticed(cited, room)),
            len(self.noticed(golden)),
            len(self.unnoticed),
            len(self.equivalent),
        ]
        date = datetime.now(timezone.utc).strftime("%Y-%m-%d")
        return "| " + " | ".join(map(str, [self.room, self.seed, *counts, date])) + " |"

    def section(self) -> str:
        """What is worth reading: what nobody noticed, what the cited tests did not, and what changes nothing."""
        parts = [f"## {self.room}"]
        for title, trials in (
            ("Noticed by nobody:", self.unnoticed),
            ("Noticed, but not by a cited test:", self.noticed(*SEEN[1:])),
            ("Change nothing:", self.equivalent),
        ):
            if trials:
                parts += [title, "\n".join(f"- {self._told(trial)}" for trial in trials)]
        return "\n\n".join(parts)

    def _told(self, trial: Trial) -> str:
        path = f"dungeon_widgets/games/{self.room}/{trial.path}"
        place = f"`{path}:{trial.broken.line}` in `{trial.broken.function or 'the module'}`"
        more = self._reason(trial) or (f"noticed by `{_short(trial.by)}`" if trial.noticed else "")
        return f"{place}: {_code(trial.change)}{': ' if more else ''}{more}"


def with_room(page: str, result: Result) -> str:
    """The page with the results of one room in place of its old ones."""
    rows = {_name(line): line for line in page.splitlines() if re.match(r"\| [a-z_]+ \| -?\d", line)}
    sections = {
        part.partition("\n")[0]: f"## {part.strip()}" for part in re.split(r"^## ", page, flags=re.M)[1:]
    }
    rows[result.room] = result.row()
    sections[result.room] = result.section()
    table = "\n".join([HEAD, "|---" * (HEAD.count("|") - 1) + "|", *(rows[room] for room in sorted(rows))])
    return "\n\n".join([OPENING.strip(), table, *(sections[room] for room in sorted(sections))]) + "\n"


def _name(line: str) -> str:
    return line.split("|")[1].strip()


def _short(test: str) -> str:
    return re.sub(r"\[.*", "", test)


def _code(change: str) -> str:
    """On one line, as code."""
    return f"`{' '.join(change.replace('`', '').split())}`"
