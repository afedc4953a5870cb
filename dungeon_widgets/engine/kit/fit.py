"""Do counts fit weights? A test that fair counts practically never fail."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from math import fsum, log
from typing import Any, TypeVar

from .data import canonical, leaves

K = TypeVar("K", bound=Hashable)

RISK = 1e-9
"""How often a fair draw may fail one test: a thousand tests together still fail it less than once in 10^6."""

RARE = 5
"""Cells with fewer expected draws are counted together."""

_ABSENT = "(absent)"


def surprise(observed: Mapping[K, int], weights: Mapping[K, int]) -> float:
    """A bound on the chance that fair draws lie this far from the weights, as a natural logarithm.

    Counts `n` in `k` cells miss the weights by the relative entropy D with a chance of at most
    ``exp(-nD) (e nD / (k-1))^(k-1)`` (Agrawal 2020), and in two cells of ``2 exp(-nD)`` (Chernoff). Both hold for
    every n, where the bound of the chi-square test is for large n only.

    >>> surprise({"heads": 52, "tails": 48}, {"heads": 1, "tails": 1})
    0.0
    >>> surprise({"heads": 100}, {"heads": 1, "tails": 1}) < log(RISK)
    True
    """
    if any(key not in weights for key in observed):
        return float("-inf")
    n, total = sum(observed.values()), sum(weights.values())
    cells = _merged(observed, weights, RARE * total / n)
    k = len(cells) - 1
    nats = fsum(seen * log(seen * total / (n * weight)) for seen, weight in cells if seen)
    if k == 1:
        return min(0.0, log(2) - nats)
    return k * (1 + log(nats / k)) - nats if nats > k else 0.0


def _merged(observed: Mapping[K, int], weights: Mapping[K, int], rare: float) -> list[tuple[int, int]]:
    cells: list[tuple[int, int]] = []
    seen = weight = 0
    for key, share in sorted(weights.items(), key=lambda item: item[1]):
        seen, weight = seen + observed.get(key, 0), weight + share
        if weight >= rare:
            cells.append((seen, weight))
            seen = weight = 0
    if weight:
        last = cells.pop() if cells else (0, 0)
        cells.append((last[0] + seen, last[1] + weight))
    return cells


def misfit(drawn: Iterable[Any], listed: Iterable[tuple[Any, int]]) -> str | None:
    """How draws (JSON data) fail to fit the weighted list, or None.

    Compared are the whole values and also each part of them by itself (who holds the card on top?): thousands of
    rare values say little one by one, while a bias shows in their parts.
    """
    observed, weights, samples, parts = _tables(drawn, listed)
    tests = [("the whole", observed, weights)]
    nowhere = {_ABSENT: sum(observed.values())}
    for path, share in parts.items():
        if len(share) > 1:
            tests += _each(path, samples.get(path, nowhere), share)
    unlisted = [path for path in samples if path not in parts]
    if unlisted:
        return f"{unlisted[0]} is in what was drawn and in nothing that is listed"
    for name, seen, share in tests:
        if surprise(seen, share) < log(RISK / len(tests)):
            return f"{name}: {_worst(seen, share)}"
    return None


Table = dict[Any, int]


def _tables(
    drawn: Iterable[Any], listed: Iterable[tuple[Any, int]]
) -> tuple[Table, Table, dict[str, Table], dict[str, Table]]:
    """The counts and the weights, of the whole values and of each part of them."""
    values: dict[str, Any] = {}
    observed: Table = {}
    weights: Table = {}
    for value, weight in listed:
        values[key := canonical(value)] = value
        weights[key] = weights.get(key, 0) + weight
    for value in drawn:
        values[key := canonical(value)] = value
        observed[key] = observed.get(key, 0) + 1
    return observed, weights, _parts(observed, values), _parts(weights, values)


def _parts(table: Table, values: dict[str, Any]) -> dict[str, Table]:
    """The table of each path by itself; what does not have the path counts as absent."""
    total = sum(table.values())
    parts: dict[str, Table] = {}
    for key, weight in table.items():
        for path, leaf in leaves(values[key]):
            part = parts.setdefault(path, {})
            part[repr(leaf)] = part.get(repr(leaf), 0) + weight
    for part in parts.values():
        if (there := sum(part.values())) < total:
            part[_ABSENT] = total - there
    return parts


def _each(path: str, seen: Table, share: Table) -> list[tuple[str, Table, Table]]:
    """A part as a whole, and each of its values against the rest: one value that is off stands out more alone."""
    tests = [(path, seen, share)]
    if len(share) > 2 and seen.keys() <= share.keys():
        n, total = sum(seen.values()), sum(share.values())
        for value, weight in share.items():
            times = seen.get(value, 0)
            tests.append((path, {value: times, "other": n - times}, {value: weight, "other": total - weight}))
    return tests


def _worst(seen: Table, share: Table) -> str:
    n, total = sum(seen.values()), sum(share.values())
    strangers = [key for key in seen if key not in share]
    if strangers:
        return f"{strangers[0]} was drawn and is not listed"
    worst = max(share, key=lambda key: abs(seen.get(key, 0) / n - share[key] / total))
    return f"{worst} came {seen.get(worst, 0)} times in {n}, where its weight is {share[worst]} in {total}"
