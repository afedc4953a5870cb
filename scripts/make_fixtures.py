"""Write js/tests/fixtures/*.json: real snapshots of every game, and a talk over a pipe, for the page's own tests.

python -m scripts.make_fixtures            write the files
python -m scripts.make_fixtures --check    exit 1 if they are not what would be written
"""

from __future__ import annotations

import sys
from pathlib import Path

from . import dice_fixtures, dungeons_fixtures, fighter_fixtures, pipe_fixture, welcome_fixtures

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "js" / "tests" / "fixtures"
MAX_BYTES = 400_000
MADE_BY = {
    "welcome": welcome_fixtures.generate,
    "dice_danger": dice_fixtures.generate,
    "fighter": fighter_fixtures.generate,
    "dungeons": dungeons_fixtures.generate,
}
BESIDE = {"pipe": pipe_fixture.generate}
"""What belongs to no game."""


def file_of(game: str) -> Path:
    """Where the snapshots of a game are kept."""
    return FIXTURES / f"{game}.json"


def main(check: bool) -> int:
    """Write the snapshots of all games, or only check them; 0 if all is well."""
    return max([keep(file_of(game), make(), check) for game, make in {**MADE_BY, **BESIDE}.items()])


def keep(target: Path, text: str, check: bool) -> int:
    """Write a file, or see whether it is still what would be written."""
    if len(text.encode()) > MAX_BYTES:
        print(f"{len(text.encode())} bytes are more than {MAX_BYTES}", file=sys.stderr)
        return 1
    if check:
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            return 0
        print(f"{target.relative_to(ROOT)} is out of date: python -m scripts.make_fixtures", file=sys.stderr)
        return 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
