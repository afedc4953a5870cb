"""The data that crosses between the kernel and the pages of tables and classes."""

from __future__ import annotations

from typing import TypedDict

from ..widgets.page.contract import QrPicture


class InvitedSeat(TypedDict):
    """One seat of the table, as the host is shown it."""

    seat: int
    letter: str
    name: str
    status: str  # "here", "waiting", "joined", "away" or "bot"
    manner: str
    habit: str


class InvitationState(TypedDict):
    """What the host's page shows. Links are secrets: they are sent when the page asks, and not kept in a notebook."""

    title: str
    seats: list[InvitedSeat]
    bots: list[dict[str, str]]
    odds: bool
    open: bool
    outside: bool  # other machines may come in
    hub: bool  # the kernel runs on a hub, where only its owner gets through
    watching: int
    vote: str  # what the host is asked by another player


class InvitedLink(TypedDict):
    """An address that opens one seat, or the wall; without segno there is no picture of it."""

    link: str
    qr: QrPicture | None


class Links(TypedDict):
    """The answer to `links`."""

    type: str
    seats: dict[str, InvitedLink]
    wall: InvitedLink


class LiveBar(TypedDict):
    """One answer and how many gave it; `right` is null until the truth is told."""

    label: str
    students: int
    share: float
    right: bool | None


class LiveFigure(TypedDict):
    """The answers of a class so far: dots (place from 0 to 1, height from 1) where they are numbers, else bars.

    What was not asked for yet is null or empty.
    """

    plotted: bool
    ticks: list[tuple[float, str]]
    dots: list[tuple[float, int]]
    bars: list[LiveBar]
    median: float | None
    median_text: str
    band: list[float] | None
    band_text: str
    exact: float | None
    exact_text: str
    scale: str


class LiveDrawing(TypedDict):
    """What is drawn below a question: a roll of dice with its note, or a board, which travels apart from the state: then
    `said` is what it shows in words."""

    dice: list[int]
    said: str


class ClassWallState(TypedDict):
    """What the projector shows."""

    title: str
    number: int
    count: int
    phase: str
    question: str
    options: list[list[str]]
    drawing: LiveDrawing | None
    figure: LiveFigure
    done: int
    joined: int
    address: str
    code: str
    qr: QrPicture | None
    dots: bool


class ClassPupil(TypedDict):
    """One student, as the teacher may see them."""

    mark: str
    name: str
    answer: str
    here: bool


class LiveClassState(ClassWallState):
    """What the teacher's control shows beside what is on the wall."""

    open: bool
    may_simulate: bool
    ids: list[str]
    pupils: list[ClassPupil]
    names: bool
    outside: bool
    hub: bool
    shut: bool


class PhoneTold(TypedDict):
    """What a student is told when the teacher shows the truth."""

    exact: str
    percent: str
    about: str
    median: str
    sentence: str
    right: bool | None
    figure: LiveFigure


class PhoneState(TypedDict):
    """What one student's screen shows."""

    title: str
    number: int
    count: int
    phase: str
    id: str
    question: str
    form: str
    most: float
    options: list[list[str]]
    drawing: LiveDrawing | None
    answer: str
    shown: str
    at: float | None
    committed: str
    done: int
    joined: int
    name: str
    letter: str
    may_rename: bool
    code: str
    told: PhoneTold | None
