"""What the tests of a room do while no rule is broken: how long each works, and which functions of the rules it enters."""

from __future__ import annotations

import ast
from typing import NamedTuple


class Usual(NamedTuple):
    """Of one test."""

    cpu: float
    entered: frozenset[str]  # as ``rules/bidding.py::may_pass``


def marked(text: str, path: str) -> str:
    """A module whose functions say that they were entered; its other lines stay as they are, for tests that read them.

    >>> print(marked("def f(a):\\n    return a", "rules/a.py"))
    import builtins; _was_entered = getattr(builtins, '_was_entered', set())
    def f(a):
        _was_entered.add('rules/a.py::f')
        return a
    """
    tree, lines = ast.parse(text), text.splitlines()
    marks: list[tuple[int, str]] = []

    def mark(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                name = f"{prefix}{node.name}"
                mark(node.body, f"{name}.")
                documented = ast.get_docstring(node, clean=False) is not None
                if isinstance(node, ast.FunctionDef) and len(node.body) > documented:
                    first = node.body[documented]
                    if line_of(first) == node.lineno:
                        continue  # a stub
                    indent = " " * first.col_offset
                    marks.append((line_of(first), f"{indent}_was_entered.add({f'{path}::{name}'!r})"))

    mark(tree.body, "")
    # Behind what must come first. A Python that a test starts has nobody who asks.
    first = [
        i
        for i, node in enumerate(tree.body)
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    ]
    start = first[-1] + 1 if first else int(ast.get_docstring(tree, clean=False) is not None)
    if start < len(tree.body):
        asked = "import builtins; _was_entered = getattr(builtins, '_was_entered', set())"
        marks.append((line_of(tree.body[start]), asked))
    for line, new in sorted(marks, reverse=True):
        lines.insert(line - 1, new)
    return "\n".join(lines)


def line_of(node: ast.stmt) -> int:
    """The first line of a statement, with its decorators."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(mark.lineno for mark in decorators)])


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
