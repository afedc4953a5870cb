"""How puzzles are found: games between bots, positions judged, judged again with fresh luck, spread over kinds.

All budgets are counts, so that a search finds the same on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.engine.registry import game_named
from dungeon_widgets.engine.saving.moments import moment_code
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import Action, State
from dungeon_widgets.engine.streams import Stream, one_of, shuffled
from dungeon_widgets.lab.puzzles.puzzle import LEVELS, Measure, Puzzle

from .counts import decided, obvious
from .habits import misled
from .recount import faults
from .weighing import Scales, Weighing
from .whole import whole_of

SURE = 4.0
"""Standard errors by which the best choice must lead every other, with luck that it was not chosen by."""
FLOOR: dict[Measure, float] = {
    "win": 0.06, "live": 0.05, "fight": 0.04, "quest": 0.05, "wound": 0.05, "points": 3.0
}  # fmt: skip
"""Less is no clear difference."""
GOOD = 0.75
"""A choice that is worth so much of the best one looks good as well."""
TEMPTS = 0.25
"""The part of the best way that another must promise to be worth a thought."""
CLEAR = 2.0
"""The same when it is worked out once more before it is taken."""
HOPE = 0.03
"""A chance that still tempts somebody."""
MOST = 9
"""Choices of one puzzle."""
LADDER = ("bot:beginner", "bot:club", "bot:expert")
SHEETS = ("annoyed_animals", "clumsy_cultists", "defiant_dinosaurs", "puzzled_pyramid")
EACH = 3
"""Puzzles of one game at most."""
APART = 12
"""Moves between two puzzles of one game."""


class Plan(NamedTuple):
    """How a room is searched: its tables (options by turns), how many positions of a game are looked at, how often
    choices are played at first and to be sure, what tells two places apart, how much of the game must be over, whether first looks
    play to the end, and how much of the bank may be of one kind and for one habit, what a first
    look must promise, whether only what the room can count is taken, the most choices
    of a puzzle, and who plays (an expert may think for long)."""

    tables: Sequence[dict[str, Any]]
    looks: int
    screen: Sequence[int]
    final: Sequence[int]
    place: Callable[[Any], object]
    late: float = 0.0
    whole: bool = False
    most: float = 0.5
    habit: float = 0.3
    promise: float = 0.0
    counted: bool = False
    widest: int = MOST
    seats: Sequence[str] = LADDER


PLANS = {
    "welcome": Plan(
        [{"box": box, "players": players} for players in (2, 3) for box in ("first", "back", "both")],
        looks=14,
        screen=(12, 40, 120),
        final=(200, 400, 800),
        place=lambda state: (state.hero, len(state.dungeon), len(state.tiles)),
        late=0.3,
        most=0.36,
        habit=0.2,
    ),
    "dice_danger": Plan(
        [{"sheet": sheet, "players": 2} for sheet in SHEETS],
        looks=40,
        screen=(4,),
        final=(48, 96, 192),
        place=lambda state: (state.game.sheet, state.roll // 4),
        late=0.7,
        most=1.0,
        promise=0.14,
        habit=0.4,
        widest=6,
        seats=LADDER[:2],
    ),
    "dungeons": Plan(
        [{"players": players} for players in (2, 3)],
        looks=60,
        screen=(1,),
        final=(1,),
        place=lambda state: (
            tuple(hero.hero for hero in state.heroes),
            len(state.tiles),
        ),
        most=0.7,
        habit=0.4,
        counted=True,
    ),
    "fighter": Plan(
        [{"players": players} for players in (2, 3, 4)],
        looks=60,
        screen=(1,),
        final=(1,),
        place=lambda state: (state.foe.id if state.foe else "", state.room),
        counted=True,
    ),
}


class Found(NamedTuple):
    """A position that makes a puzzle."""

    state: State
    seat: int
    kind: str
    weighing: Weighing
    habit: tuple[str, Action]
    scales: Scales


def searched(room: str, known: Iterable[Puzzle], n: int, first: int) -> Iterator[tuple[int, Puzzle]]:
    """Puzzles of a room beside those known, until there are `n`, each with the number of its game.

    `first` is the number of the first game that is played: other numbers are other games. Every puzzle is worked out a third
    time before it is taken, as the tests do.
    """
    bank = list(known)
    signs = {sign(puzzle.session().state, puzzle) for puzzle in bank}
    number = first
    while len(bank) < n:
        for found in in_game(room, number, bank, n):
            last = max((int(puzzle.id.rpartition("-")[2]) for puzzle in bank), default=0)
            puzzle = made(found, f"{room}-{last + 1}")
            mark = sign(found.state, puzzle)
            if mark in signs:
                continue
            if (tried := whole_of(puzzle)) is not None:
                puzzle = replace(puzzle, whole=tried.whole)
            if (tried is not None and tried.blame) or faults(puzzle, clear=CLEAR):
                continue
            signs.add(mark)
            bank.append(puzzle)
            yield number, puzzle
        number += 1


def in_game(room: str, number: int, bank: Sequence[Puzzle], n: int) -> Iterator[Found]:
    """What one game between bots holds."""
    plan, rng = PLANS[room], Stream(number, "puzzles", room)
    options = plan.tables[number % len(plan.tables)]
    game = game_named(room)(**options)
    session = Session(game, [one_of(plan.seats, rng.at(seat)) for seat in range(game.players)], number)
    session.play()
    taken: list[int] = []
    for at in shuffled(choices_in(session, plan), rng.at(100))[: plan.looks]:
        state = session.states[at]
        if full(bank, n, room, kind_of(state)) or any(abs(at - other) < APART for other in taken):
            continue
        found = tried(state, plan, number, frozenset(taken_up(bank, n, plan)))
        if found is None:
            continue
        taken.append(at)
        yield found
        if len(taken) == EACH:
            return


def choices_in(session: Session, plan: Plan) -> list[int]:
    """Where in a game somebody has a choice that can be listed, each at its first part."""
    goes_on, log = session.game.hints.goes_on, session.log
    found = []
    for at, entry in enumerate(log):
        state = session.states[at]
        if entry.mover < 0 or entry.forced or at < plan.late * len(log) or state.free:
            continue
        if at and log[at - 1].mover == entry.mover and goes_on(state):
            continue
        if 2 <= len(state.legal()) <= plan.widest:
            found.append(at)
    return found


def tried(state: State, plan: Plan, number: int, but: frozenset[str]) -> Found | None:
    """The position as its seat sees it, if it makes a puzzle: looked at quickly, then judged with fresh luck."""
    seat = state.to_move
    if plan.counted and decided(state, seat) is None:
        return None
    state = bare(state.redealt(seat, Stream(number, "puzzles", "dealt").at(seat)))
    scales = Scales(state, seat, seed=2 * number, whole=plan.whole)
    for step, games in enumerate(plan.screen):
        weighing = scales.weigh(games)
        if weighing.gap < max(plan.promise, FLOOR[weighing.measure]) or weighing.sure < step:
            return None
        if misled(state, seat, weighing.choices[0].key, but=but) is None:
            return None
        if not weighing.games:
            break
    scales = Scales(state, seat, seed=2 * number + 1)
    for step, games in enumerate(plan.final):
        weighing = scales.weigh(games)
        habit = misled(state, seat, weighing.choices[0].key, but=but)
        if habit is None or weighing.gap < FLOOR[weighing.measure] or weighing.sure < 2 + step / 2:
            return None
        if weighing.sure > SURE:
            if hopeless(weighing, habit[1]) or obvious(state, seat, weighing.choices[0].key):
                return None
            return Found(state, seat, kind_of(state), weighing, habit, scales)
    return None


def bare(state: Any) -> State:
    """The position without what it only remembers: where the dice of earlier throws lay makes codes long."""
    if state.game.name == "fighter":
        state.thrown = ()
    bared: State = state
    return bared


def hopeless(weighing: Weighing, habit: Action) -> bool:
    """Whether the habit's choice is so bad that nobody would take it: of two, one that never goes well; of all,
    one that is sure among those that never do."""
    if weighing.choices[0].value == 1 and weighing.choices[1].value == 0:
        return True
    if weighing.measure == "quest" and weighing.choices[1].value < TEMPTS * weighing.choices[0].value:
        return True
    taken = next(choice.value for choice in weighing.choices if choice.key == habit)
    return weighing.measure != "points" and len(weighing.choices) == 2 and taken < HOPE


def made(found: Found, name: str) -> Puzzle:
    """The puzzle of a position."""
    game: AnyGame = found.state.game
    people = ["You" if seat == found.seat else "bot:club" for seat in range(game.players)]
    weighing, (habit_name, habit) = found.weighing, found.habit
    return Puzzle(
        id=name,
        game=game.name,
        level=LEVELS[0],
        code=moment_code(Session(game, people, 0, start=found.state)),
        seat=found.seat,
        kind=found.kind,
        measure=weighing.measure,
        choices=weighing.choices,
        habit=habit,
        habit_name=habit_name,
        games=weighing.games,
        reasons=found.scales.reasons(weighing.choices[0].key, habit),
    )


def levelled(bank: Sequence[Puzzle]) -> list[Puzzle]:
    """The same puzzles, a third of each level: the wider the gap and the fewer choices look good, the easier.

    What is judged by the game and what by the moment at hand is ranked apart, as their gaps do not compare.
    """
    levels: dict[str, int] = {}
    for measure in {puzzle.measure for puzzle in bank}:
        ranked = sorted(
            (puzzle for puzzle in bank if puzzle.measure == measure),
            key=lambda puzzle: -ease(puzzle),
        )
        levels |= {puzzle.id: 1 + 3 * place // len(ranked) for place, puzzle in enumerate(ranked)}
    return [replace(puzzle, level=levels[puzzle.id]) for puzzle in bank]


def ease(puzzle: Puzzle) -> float:
    """How easy: the gap to the next best choice, shared among all that look good."""
    best = puzzle.choices[0].value
    return puzzle.gap / sum(choice.value >= GOOD * best for choice in puzzle.choices)


def kind_of(state: State) -> str:
    """The sort of choice: the phase of the game."""
    return str(getattr(state, "phase", "choice"))


def full(bank: Sequence[Puzzle], n: int, room: str, kind: str) -> bool:
    """Whether a bank of `n` has enough of a kind."""
    return Counter(puzzle.kind for puzzle in bank)[kind] >= PLANS[room].most * n


def taken_up(bank: Sequence[Puzzle], n: int, plan: Plan) -> list[str]:
    """The habits of which a bank of `n` has enough."""
    habits = Counter(puzzle.habit_name for puzzle in bank)
    return [habit for habit, times in habits.items() if times >= plan.habit * n]


def sign(state: State, puzzle: Puzzle) -> tuple[object, ...]:
    """Puzzles of the same sign are nearly the same: the same choices, of which the same is best, in much the same place."""
    keys = frozenset(choice.key for choice in puzzle.choices)
    return puzzle.kind, keys, puzzle.best, puzzle.habit, PLANS[puzzle.game].place(state)
