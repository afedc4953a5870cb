"""What the tests of a room do while no rule is broken: how long each works, and which functions of the rules it enters."""

from __future__ import annotations

import ast
from typing import NamedTuple


class Usual(NamedTuple):
    """Of one test."""

    cpu: float
    entered: frozenset[str]  # as ``rules/bidding.py::may_pass``


def marked(text: str, path: str) -> str:
    """A module whose functions say that they were entered.

    >>> print(marked("def f(a):\\n    return a", "rules/a.py"))
    import builtins
    _entered = getattr(builtins, '_entered', set())
    <BLANKLINE>
    def f(a):
        _entered.add('rules/a.py::f')
        return a
    """
    tree = ast.parse(text)

    def mark(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                name = f"{prefix}{node.name}"
                mark(node.body, f"{name}.")
                if isinstance(node, ast.FunctionDef):
                    first = 1 if ast.get_docstring(node, clean=False) is not None else 0
                    node.body.insert(first, ast.parse(f"_entered.add({f'{path}::{name}'!r})").body[0])

    mark(tree.body, "")
    # Behind what must come first. A Python that a test starts has nobody who asks.
    first = sum(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in tree.body)
    first += ast.get_docstring(tree, clean=False) is not None
    tree.body[first:first] = ast.parse(
        "import builtins\n_entered = getattr(builtins, '_entered', set())"
    ).body
    return ast.unparse(ast.fix_missing_locations(tree))


def in_order(usual: dict[str, Usual], cited: list[str], goldens: str, function: str) -> list[str]:
    """All tests in the order they are asked about a broken function.

    The cited ones, those that enter it, all others, the golden games; of each the cheapest first. Others are asked too:
    what is kept between tests may be made by one and used by another.
    """
    named = set(cited)

    def place(test: str) -> tuple[int, float]:
        if test.partition("[")[0] in named:
            return 0, usual[test].cpu
        if test.startswith(goldens):
            return 3, usual[test].cpu
        return (1 if function in usual[test].entered else 2), usual[test].cpu

    return sorted(usual, key=place)
