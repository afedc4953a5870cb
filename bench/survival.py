"""The exact chance to live with every hero and dungeons of any size, against 100 000 simulated delves.

Heroes go in with all their tiles and both boxes on the table. Up to 13 unseen monsters come from the base deck; 14 and
15 need the two special monsters of a game as well, here the Ally and the Mimic.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import median

from dungeon_widgets.games.welcome.odds import living
from dungeon_widgets.games.welcome.odds import question as questions
from dungeon_widgets.games.welcome.odds.count import LIMIT
from dungeon_widgets.games.welcome.odds.panel import SHARE
from dungeon_widgets.games.welcome.odds.piles import Pile
from dungeon_widgets.games.welcome.rules.meeting import Rules, rules_of
from dungeon_widgets.games.welcome.rules.records import Run
from dungeon_widgets.odds import TooLarge

from .measure import Result, cpu

RUNS = 100_000
SAMPLE = 400  # delves that are run; their cost is scaled to RUNS
TRIED = 3_000  # delves whose result is held against the exact chance
DECK, WHOLE = 13, 15
TWO = ("ally", "mimic")
HARDEST = ("mimic", "gelatinous_cube")
NO_LIMIT = 1_000_000_000
NAMED = "golem"

Question = tuple[Rules, Run, Pile]


def results() -> list[Result]:
    rules = rules_of("both")
    rows = []
    for hero in rules.box.heroes.values():
        print(f"  ... {hero.name['en']}", flush=True)
        ratios = [_ratio(_question(hero.id, hero.tiles, k, _specials(k))) for k in range(WHOLE + 1)]
        asked = [_question(hero.id, hero.tiles, k, HARDEST) for k in range(WHOLE + 1)]
        plain = tuple(tile for tile in hero.tiles if not _leaves_a_choice(rules, tile))
        off = [_off(_question(hero.id, plain, k, _specials(k))) for k in range(1, WHOLE + 1)]
        name = hero.name["en"]
        each = f"{RUNS} delves (scaled from {SAMPLE}) / exact, 0 to {WHOLE} cards, {name}"
        rows += [
            Result(f"{each}, worst", min(ratios), (">=", 1)),
            Result(f"{each}, median", median(ratios)),
            Result(
                f"sizes of 16 counted within the limit, Mimic and Cube, {name}",
                _counted(asked, LIMIT),
                unit="",
            ),
            Result(
                f"sizes of 16 counted within a panel line, Mimic and Cube, {name}",
                _counted(asked, SHARE),
                unit="",
            ),
            Result(
                f"simulated - exact at worst, kit without choices, {name}", max(off), ("<=", 4), "std errors"
            ),
        ]
    return rows


def _specials(unknown: int) -> tuple[str, ...]:
    return TWO if unknown > DECK else ()


def _question(hero: str, tiles: tuple[str, ...], unknown: int, specials: tuple[str, ...]) -> Question:
    return questions.question(hero, tiles, unknown, (), (), 0, "both", specials)


def _forget() -> None:
    """A first question: nothing is remembered from an earlier one."""
    living.chances_of.cache_clear()
    living._sums.cache_clear()


def _ratio(question: Question) -> float:
    """How many times longer the simulation takes. It names a kind and uses tiles at once: that is the quickest."""

    def counted() -> None:
        _forget()
        living.chance_to_live(*question, limit=NO_LIMIT)

    exact = min(cpu(counted) for _ in range(2))
    simulated = min(cpu(lambda: _lived(*question, SAMPLE)) for _ in range(2))
    return simulated * RUNS / SAMPLE / exact


def _counted(questions: list[Question], limit: int) -> int:
    """How many of the questions are counted within so many positions."""
    found = 0
    for question in questions:
        _forget()
        try:
            living.chance_to_live(*question, limit=limit)
            found += 1
        except TooLarge:
            pass
    return found


def _leaves_a_choice(rules: Rules, tile: str) -> bool:
    return rules.box.tiles[tile].chosen or rules.equipment.must_name((tile,))


def _off(question: Question) -> float:
    """How far the simulation is from the exact chance, in standard errors; nothing is to be chosen inside."""
    rules, run, pile = question
    p = float(living.chance_to_live(rules, run, pile, limit=NO_LIMIT))
    lived = _lived(rules, run, pile, TRIED)
    if p in (0, 1):
        return 0.0 if lived == p * TRIED else float("inf")
    return abs(lived / TRIED - p) / sqrt(p * (1 - p) / TRIED)


def _lived(rules: Rules, run: Run, pile: Pile, runs: int) -> int:
    """How many of so many delves are survived, each tile being used as soon as it may be."""
    cards = [kind for kind, n in zip(rules.box.kinds, pile.unseen, strict=True) for _ in range(n)]
    if run.named is None and rules.equipment.must_name(run.tiles):
        run = run._replace(named=NAMED)
    rng = Random(7)
    return sum([_delve(rules, run, rng.sample(cards, len(cards)), len(pile.places)) for _ in range(runs)])


def _delve(rules: Rules, run: Run, cards: list[str], size: int) -> bool:
    deck = cards[size:]
    for card in cards[:size]:
        if rules.stops(run):
            break
        usable = rules.usable(run, card, len(deck))
        if not usable:
            run = rules.meet(run, card)[0]
        elif rules.box.tiles[usable[0]].costs_tile:
            run = rules.discard(run, card, usable[0], rules.discards(run, usable[0])[0])[0]
        else:
            run, meeting = rules.use(run, card, usable[0])
            if meeting.why == "swapped":
                run = rules.meet(run, deck.pop())[0]
    return rules.survived(run)
