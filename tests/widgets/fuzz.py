"""Messages no honest page would send, and honest ones bent out of shape; the same ones for the same seed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

from dungeon_widgets.widgets.page.inbox import MESSAGES

TYPES = tuple(MESSAGES)
FIELDS = ("type", "seq", "action", "step", "index", "players", "seed", "options", "guess", "before", "seat")
KEYS = (
    *FIELDS,
    "__proto__",
    "constructor",
    "__class__",
    "self",
    "widget",
    "hero",
    "first",
    "box",
    "",
    "é",
    "\u202e",
)


def atom(rng: Random) -> Any:
    """Something small and strange."""
    return rng.choice([
        None, True, False, 0, 1, -1, 7, 10**6, -(10**20), 2**53, 2**64, 10**300, 0.5, -0.0, 1e308, float("nan"),
        float("inf"), -float("inf"), "", "act", "draw", "pass", "strip", "torch", "bot:", "bot:mcts:1e9", "bot:random",
        "bot:careful:nan", "__proto__", "__init__", "_act", "../../etc/passwd", "'; DROP TABLE", "<img src=x onerror=1>",
        "</script>", "\u202eevil", "\x00", "🧌" * 50, "x" * 100_000, rng.random(), rng.randint(-5, 500),
    ])  # fmt: skip


def anything(rng: Random, depth: int = 0) -> Any:
    """Any JSON, and the NaN that is not."""
    if depth > 4 or rng.random() < 0.5:
        return atom(rng)
    if rng.random() < 0.5:
        return [anything(rng, depth + 1) for _ in range(rng.randint(0, 5))]
    return {rng.choice(KEYS): anything(rng, depth + 1) for _ in range(rng.randint(0, 5))}


def deep(levels: int) -> list[Any]:
    nest: list[Any] = []
    for _ in range(levels):
        nest = [nest]
    return nest


def honest(rng: Random, seq: int, legal: list[Any]) -> dict[str, Any]:
    """A message a page could send, though perhaps not here."""
    kind = rng.choice(TYPES)
    message = {"type": kind, "seq": seq}
    action = list(rng.choice(legal)) if legal else ["draw"]
    extra: dict[str, dict[str, Any]] = {
        "act": {"action": action},
        "fork": {"step": rng.randint(0, 9)},
        "branch": {"index": rng.randint(0, 2)},
        "new": {"players": ["A", "bot:random"], "seed": rng.randint(0, 99), "options": {"hero": "mage"}},
        "passing": {"name": rng.choice(["", "window"]), "on": rng.random() < 0.5},
        "predict": {"guess": rng.random()},
        "log": {"before": rng.randint(0, 30)},
        "cases": {"sort": rng.choice(["value", "shuffled"]), "at": rng.choice([None, 0, 5])},
        "inspect": {"seat": rng.choice([None, 0, 1]), "step": rng.randint(0, 9)},
    }
    return message | extra.get(kind, {})


def bent(rng: Random, message: dict[str, Any]) -> Any:
    """The message with one to three things changed: a field gone, replaced, renamed, wrapped or grown."""
    made = copy.deepcopy(message)
    ways: list[Callable[[dict[str, Any], str], Any]] = [
        lambda m, field: m.pop(field),
        lambda m, field: m.update({field: anything(rng)}),
        lambda m, field: m.update({rng.choice(KEYS): m.pop(field)}),
        lambda m, field: m.update({field: [m[field]]}),
        lambda m, field: m.update({field: str(m[field])}),
        lambda m, _field: m.update({rng.choice(KEYS): anything(rng)}),
    ]
    for _ in range(rng.randint(1, 3)):
        if made:
            rng.choice(ways)(made, rng.choice(list(made)))
    return made if rng.random() < 0.95 else [made]
