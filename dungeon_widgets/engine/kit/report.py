"""What a check has looked at: a check that looked at nothing proves nothing."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(slots=True)
class Report:
    """How many of each thing were checked."""

    games: int = 0
    steps: int = 0
    actions: int = 0  # legal actions, each read, labelled and tried
    samples: int = 0  # free actions that no list has
    forced: int = 0  # empty moves that are made for whoever is to move
    refusals: int = 0  # actions that had to be refused
    outcomes: int = 0  # chance outcomes, each read and tried
    draws: int = 0  # chance draws counted against the weights
    copies: int = 0
    positions: int = 0  # positions written to JSON and read back
    views: int = 0
    redeals: int = 0
    posteriors: int = 0  # views whose redeals were counted against the worlds
    worlds: int = 0
    histories: int = 0  # groups of histories that a seat cannot tell apart, whose redeals were counted
    reveals: int = 0  # decisions made again in other worlds, where they may tell their mover something else
    twins: int = 0  # games replayed with one hidden thing changed
    events: int = 0
    texts: int = 0
    panels: int = 0  # panels of odds, in every language
    saves: int = 0
    processes: int = 0  # other Pythons, with another hash seed, that played the same games

    def __str__(self) -> str:
        return ", ".join(f"{getattr(self, field.name)} {field.name}" for field in fields(self))
