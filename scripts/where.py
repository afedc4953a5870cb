"""Find the rule you are looking for: the function it lives in and the test that shows it.

python -m scripts.where "a pit wounds"     search the clauses of all games
python -m scripts.where welcome pass       of one game
python -m scripts.where --draw             twelve rules at random: would you find them?
python -m scripts.where --draw --seed 7    the same twelve again
"""

from __future__ import annotations

import argparse
import random
import re
import unicodedata
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
DRAWN = 12
MOST = 8
# Words that stand in every other clause.
COMMON = frozenset(
    [
        "a",
        "an",
        "and",
        "are",
        "as",
        "at",
        "be",
        "by",
        "for",
        "from",
        "if",
        "in",
        "into",
        "is",
        "it",
        "its",
        "may",
        "no",
        "not",
        "of",
        "on",
        "or",
        "the",
        "to",
        "who",
        "with",
    ]
)


class Clause(NamedTuple):
    """One row of a list of rules."""

    game: str
    text: str
    source: str
    homes: tuple[str, ...]
    tests: tuple[str, ...]


def games() -> list[str]:
    """Every game with a list of rules."""
    return sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/RULES.md"))


def clauses(game: str) -> list[Clause]:
    """Every row of a game's list."""
    text = (ROOT / "tests" / "games" / game / "RULES.md").read_text(encoding="utf-8")
    found = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("| \n").split(" | ")]
        if line.startswith("|") and len(cells) == 4 and cells[0] != "clause" and set(cells[0]) != {"-"}:
            homes, tests = (tuple(re.findall(r"`([^`]+)`", cell)) for cell in cells[2:])
            found.append(Clause(game, cells[0], cells[1], homes, tests))
    return found


def stems(text: str) -> list[str]:
    """The words of a text as they are compared: without accents, endings and the words of every clause."""
    plain = unicodedata.normalize("NFKD", text.lower())
    words = re.findall(r"[a-z]+|\d+", "".join(sign for sign in plain if not unicodedata.combining(sign)))
    return [re.sub(r"(?<=...)(?:ing|ed|es|s|e|y|ies)$", "", word) for word in words if word not in COMMON]


def found(words: str, names: list[str]) -> list[Clause]:
    """The clauses that fit the words best, the best first; none if no word is in any clause.

    A word counts the more, the fewer clauses hold it; a clause that holds most words in few words comes first.
    """
    every = [clause for game in names for clause in clauses(game)]
    texts = [
        (set(stems(clause.text)), set(stems(clause.source + " " + " ".join(clause.homes))))
        for clause in every
    ]
    asked = set(stems(words))
    rare = {word: 1 / (1 + sum(word in text or word in beside for text, beside in texts)) for word in asked}
    scored = []
    for clause, (text, beside) in zip(every, texts, strict=True):
        score = sum(rare[word] * (1 if word in text else 0.5) for word in asked & (text | beside))
        hits = len(asked & text) + len(asked & beside) / 2
        if score:
            scored.append((-hits, -score, len(text), clause))
    best = sorted(scored, key=lambda row: row[:3])
    return [clause for *_, clause in best[:MOST]]


def drawn(names: list[str], seed: int | None, n: int = DRAWN) -> list[Clause]:
    """So many rules of these games, at random."""
    every = [clause for game in names for clause in clauses(game)]
    return random.Random(seed).sample(every, min(n, len(every)))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "words", nargs="*", help=f"words of a clause; first a game, if you like: {', '.join(games())}"
    )
    parser.add_argument("--draw", action="store_true", help="rules at random instead")
    parser.add_argument("--seed", type=int, help="draw the same rules again")
    parser.add_argument("-n", type=int, default=DRAWN, help="how many rules to draw")
    given = parser.parse_args(arguments)
    words: list[str] = " ".join(given.words).split()
    named = [word for word in words[:1] if word in games()]
    words = words[len(named) :]
    if given.draw:
        answer = drawn(named or games(), given.seed, given.n)
    elif words:
        answer = found(" ".join(words), named or games())
    else:
        parser.error('say what to look for, such as "a pit wounds", or --draw')
    if not answer:
        print("No clause has these words. Try fewer, or the words of the rulebook.")
    for clause in answer:
        print(f"{clause.text} ({clause.game}; {clause.source})")
        for home in clause.homes:
            print(f"    lives in  dungeon_widgets/games/{clause.game}/{home}")
        for test in clause.tests:
            print(f"    shown by  tests/games/{clause.game}/{test}")


if __name__ == "__main__":
    main()
