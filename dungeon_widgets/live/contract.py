"""The data that crosses between the kernel and the pages of tables and classes."""

from __future__ import annotations

from typing import TypedDict


class Qr(TypedDict):
    """The dark squares of a picture for cameras, as an SVG path on a square."""

    path: str
    size: int


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


class InvitedLink(TypedDict):
    """An address that opens one seat, or the wall; without segno there is no picture of it."""

    link: str
    qr: Qr | None


class Links(TypedDict):
    """The answer to `links`."""

    type: str
    seats: dict[str, InvitedLink]
    wall: InvitedLink
