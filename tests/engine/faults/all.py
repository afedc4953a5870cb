"""Every planted fault."""

from __future__ import annotations

from tests.engine.faults import advice, choices, free, kinds, luck, positions, redeals, reveals, secrets
from tests.engine.faults.planted import Planted

FAULTS: list[type[Planted]] = [
    kind
    for module in (secrets, redeals, reveals, positions, luck, choices, free, kinds, advice)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Planted) and kind.__module__ == module.__name__
]
