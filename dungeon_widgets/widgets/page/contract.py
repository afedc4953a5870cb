"""The data that crosses between kernel and page, for every game.

`python -m scripts.gen_contract` turns these TypedDicts into ``js/src/generated/contract.ts``, and each game's view
into a file of its own; a test fails when they drift apart.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ...engine.advice import Belief, OddsRow, Panel, Unit
from ...engine.words import CardFace, OptionSpec, RuleSection

VERSION = 2  # raised when a page of the old version could not read the new data


class SeatInfo(TypedDict):
    """A chair at the table. `bot` is the bot's name as in `Setup.bots`, None for a person.

    A bot's `manner` ("careful") and `habit` ("never bluffs") are in the widget's language, and empty for a person.
    """

    name: str
    bot: str | None
    manner: str
    habit: str


class Choice(TypedDict):
    """Something the seat to move may do, or may not and why. Text is already in the widget's language.

    `at` names the places and cards of the board the choice lies at, `group` which choices belong together.
    """

    action: list[Any]
    label: str
    detail: str
    reason: str | None
    at: list[str]
    group: str


class EventView(TypedDict):
    """Something that happened, as one seat may know it. `seat` is who moved, None for luck.

    `data` are the facts, `show` what only the eye needs, `text` the line of the log: plain and emphasised pieces in
    turn, so that no markup is ever parsed.
    """

    step: int
    seat: int | None
    kind: str
    data: dict[str, Any]
    show: dict[str, Any] | None
    text: list[str] | None


class KeyMoment(TypedDict):
    """A step at which something happened that stands out, as one seat was told of it; `text` is its line of the log."""

    step: int
    text: str


class Prediction(TypedDict):
    """A guess the player committed to, and how far off it was (squared error, lower is better).

    `game` counts the games played in one widget, from 0.
    """

    game: int
    branch: int
    step: int
    question: str
    guess: float
    exact: float
    fraction: str
    error: float


class Odds(Panel):
    """The odds panel. While `locked`, it holds the question alone: no number has left the kernel.

    `belief` is sent once a page has asked for it (`beliefs` of the widget), and in replays.
    """

    belief: Belief | None
    locked: bool
    prediction: Prediction | None


class Followed(TypedDict):
    """The chance that is followed at a step, such as that of the hero inside; `ended` where it was decided."""

    step: int
    row: OddsRow
    ended: bool


class Notice(TypedDict):
    """A message the player must see, such as why an action was refused; `seq` is that of the refused message."""

    type: Literal["notice"]
    seq: int
    kind: Literal["stale", "illegal", "malformed", "error", "info"]
    text: str


class Curtain(TypedDict):
    """Hot-seat: the screen is covered until this seat says it is ready."""

    seat: int
    name: str


class Passing(TypedDict):
    """Something this seat may always pass on: it is offered now, or `on` already and can be taken back."""

    name: str
    label: str
    on: bool


class Branch(TypedDict):
    """Which line of play is shown, counted from 0, out of how many; `root` is the step it left at.

    `game` counts the games played in this widget, from 0.
    """

    game: int
    index: int
    count: int
    root: int


class Snapshot(TypedDict):
    """One atomic projection of one step as one seat may see it. `live` is true at the newest step.

    Steps are counted as this seat was told of them: what another does in secret is no step of its own.
    `next` is the next step that tells it something, the last one where none does.
    `choices` are those of this seat at this step, also of a past one, where `chosen` is what it did.
    `events` happened since this seat's last choice, with some before them; `earlier` moves of that span were left out.
    `followed` is how the chance went on the way here, as those who look could know it then.
    While `late` is not 0, parts of the odds are still to come: the page asks for them with ``{type: "more", seq}``. It counts
    the answers, so that each is news to the page: an answer that changes nothing would not be asked for again.
    `seed` is told when the game is over.
    """

    seq: int
    title: str
    step: int
    steps: int
    next: int
    seat: int | None
    to_move: int
    caption: str
    turn: str
    prompt: str
    seats: list[SeatInfo]
    board: dict[str, Any]
    choices: list[Choice]
    chosen: list[Any] | None
    events: list[EventView]
    earlier: int
    odds: Odds | None
    followed: list[Followed]
    late: int
    over: bool
    to_all: bool
    curtain: Curtain | None
    branch: Branch
    can_undo: bool
    can_redo: bool
    passing: list[Passing]
    seed: str | None
    live: bool


class BotChoice(TypedDict):
    """A bot that may sit down: what it is called, and how it plays in a sentence.

    `strength` says whether it is one of the three of stated strength.
    """

    value: str
    label: str
    habit: str
    strength: bool


class Setup(TypedDict):
    """What the new-game panel offers. A seat is asked for as a name or as ``bot:`` and one of `bots`.

    `usual` is the bot of a chair that is added.
    `seeds` says whether a seed may be asked for: not where luck must not come again.
    """

    players: list[int]
    bots: list[BotChoice]
    usual: str
    options: list[OptionSpec]
    seeds: bool


class LogAnswer(TypedDict):
    """Answer to a `log` message: what happened before a step, as far back as travels at once."""

    type: Literal["log"]
    before: int
    events: list[EventView]


class Inspection(TypedDict):
    """Answer to an `inspect` message: what a seat knows now and knew a step before."""

    type: Literal["inspect"]
    step: int
    seat: int | None
    now: Any
    before: Any
    note: str


class SeedAnswer(TypedDict):
    """Answer to a `seed` message, in study mode or after the end."""

    type: Literal["seed"]
    seed: str


class QrPicture(TypedDict):
    """A QR picture as SVG path data, on a square of so many units; the quiet rim round it is the page's."""

    side: int
    path: str


class ShareAnswer(TypedDict):
    """Answer to a `share` message: a code to play on from here. It holds every card dealt so far."""

    type: Literal["share"]
    code: str
    link: str | None
    """An address that opens it, where a site of play pages is known."""
    qr: QrPicture | None


class ReplayFile(TypedDict):
    """Answer to a `replay` message: a page to keep, which steps through the game as this seat saw it."""

    type: Literal["replay"]
    name: str
    html: str


class ReviewPoint(TypedDict):
    """One choice looked back at: its `value` by what the game is played for, and how much more a better one was worth
    (`given` away), in the `unit`.

    - `best`: the label of the better choice, None if none was clearly better. `doubt`: the standard error of `given`.
    - An exact value has a `fraction`, an estimate its standard `error` where that is known, and how many `games` it is
      the mean of.
    - `why`: the sentence that says which consequence decides; empty where nothing was given away.
    - `chapter`: the part of the game it belongs to; may be empty. `group`: which kind of choice it was.
    - `judged`: False if it was only looked at. `helped`: whether a hint was asked for.
    """

    step: int
    seat: int
    label: str
    value: float
    unit: Unit
    fraction: str | None
    error: float | None
    games: int
    best: str | None
    given: float
    doubt: float
    why: str
    chapter: str
    group: str
    judged: bool
    helped: bool


class ReviewAnswer(TypedDict):
    """Answer to a `review` message: the choices looked back at so far; while `late`, ask again for the rest.

    `source` says how the values were found: exactly, or with which error. `headline` is the whole in a sentence, `luck`
    says when luck, not choice, decided, `rest` what is within the noise and what is not judged,
    and `how` in words how it was found out. `done` is how much of the
    work is done, from 0 to 1; `choices` is how many there are.
    """

    type: Literal["review"]
    question: str
    word: str
    unit: Unit
    source: str
    headline: str
    luck: str
    rest: str
    how: str
    won: bool | None
    points: list[ReviewPoint]
    choices: int
    done: float
    late: bool


class Reviewing(TypedDict):
    """Answer to a `review` message that found nothing new yet: only how much is done."""

    type: Literal["reviewing"]
    done: float


class HintRow(TypedDict):
    """One choice and what it is worth, as a person reads it."""

    action: list[Any]
    label: str
    said: str


class HintAnswer(TypedDict):
    """Answer to a `hint` message: the best choices by the chance to win, the best first; while `late`, ask again.

    `text` names the best one, `why` says which consequence decides, `source` how it was found. `seq` is the snapshot it is
    about.
    """

    type: Literal["hint"]
    seq: int
    text: str
    why: str
    source: str
    rows: list[HintRow]
    done: float
    late: bool


class StatsPlayer(TypedDict):
    """One player in one game on this machine: labels with their numbers, as a person reads them."""

    player: str
    title: str
    facts: list[list[str]]


class StatsAnswer(TypedDict):
    """Answer to a `stats` or `forget` message; `note` says where it is kept, or that nothing is."""

    type: Literal["stats"]
    players: list[StatsPlayer]
    note: str


class CaseSquare(TypedDict):
    """One case of a question, by the kinds it is made of; it stands for `n` cases."""

    name: list[str]
    value: int
    good: bool
    n: int


class CaseStep(TypedDict):
    """One card of an opened case: what answered it, and the life after it. `icon` is its kind."""

    name: str
    strength: int
    icon: str
    origin: str
    answer: str
    hurt: bool
    life: str


class OpenedCase(TypedDict):
    """The case that is looked at: its cards, and how it goes."""

    at: int
    title: str
    chip: str
    good: bool
    cards: list[CaseStep]
    steps: list[CaseStep]
    life: str


class CaseTally(TypedDict):
    """How many cases have a number."""

    value: int
    n: int
    good: bool


class CaseGrid(TypedDict):
    """All cases of a question as squares."""

    good: int
    total: int
    good_word: str
    bad_word: str
    sort: str
    squares: list[CaseSquare]
    opened: OpenedCase | None
    tally: list[CaseTally]
    legend: str
    note: str


class CasesAnswer(CaseGrid):
    """Answer to a `cases` message: every case behind the odds of snapshot `seq`, counted in a `sentence`."""

    type: Literal["cases"]
    seq: int
    sentence: str


class SavedGame(TypedDict):
    """A game to go on with: when its last choice was made (milliseconds since 1970), and how far it had come."""

    when: int
    step: int


class Offer(TypedDict):
    """Answer to an `opened` message: the game that was left, if any; ``{type: "resume", seq}`` goes on with it."""

    type: Literal["offer"]
    saved: SavedGame | None


class ReplayData(TypedDict):
    """A finished line of play: every frame in full, so that no kernel is needed."""

    v: int
    game: str
    lang: str
    frames: list[Snapshot]
    key_moments: list[KeyMoment]
    rules: list[RuleSection]
    faces: dict[str, CardFace]
