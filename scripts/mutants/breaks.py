"""Every small way to break a module, as a change of its text: comments and lines stay where they are."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from typing import NamedTuple

TURNED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SUMS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
}
GENERIC = ("Callable", "Literal", "Union", "dict", "frozenset", "list", "tuple")
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Break(NamedTuple):
    """A change of the text of a module from `start` to `end`, two offsets in it."""

    line: int
    function: str
    kind: str
    start: int
    end: int
    new: str

    def applied(self, text: str) -> str:
        return text[: self.start] + self.new + text[self.end :]


def breaks(text: str) -> list[Break]:
    """Every way to break a module, in the order of its lines.

    >>> [(one.kind, one.applied("def f(a): return a > 2").partition(": ")[2]) for one in breaks("def f(a): return a > 2")]
    [('comparison', 'return a >= 2'), ('number', 'return a > 3'), ('number', 'return a > 1')]
    """
    return sorted(_Finder(text).found)


def drawn(modules: dict[str, str], n: int, seed: int) -> list[tuple[str, Break]]:
    """So many breaks of these modules, of at most one per line: every line that can be broken is as likely as any other."""
    lines: dict[tuple[str, int], list[Break]] = {}
    for path, text in sorted(modules.items()):
        for one in breaks(text):
            lines.setdefault((path, one.line), []).append(one)
    rng = random.Random(seed)
    chosen = rng.sample(sorted(lines), min(n, len(lines)))
    return [(path, rng.choice(lines[path, line])) for path, line in chosen]


class _Finder:
    """Walks a module and notes what may be broken where; what only names types or tells readers is left alone."""

    def __init__(self, text: str) -> None:
        self.text = text
        # Columns of the parser count bytes.
        self.bytes = [line.encode() for line in text.splitlines(keepends=True)]
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Break] = []
        self.function: list[str] = []
        self._visit(ast.parse(text))

    def _at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.bytes[line - 1][:column].decode())

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self._at(node.lineno, node.col_offset)

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.end_lineno, node.end_col_offset)

    def _note(self, kind: str, start: int, end: int, new: str) -> None:
        line = self.text.count("\n", 0, start) + 1
        self.found.append(Break(line, ".".join(self.function), kind, start, end, new))

    def _visit(self, node: ast.AST) -> None:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            self.function.append(node.name)
            for child in _own(node):
                self._visit(child)
            self.function.pop()
            return
        self._break(node)
        for child in _own(node):
            self._visit(child)

    def _break(self, node: ast.AST) -> None:
        match node:
            case ast.Compare():
                sides = [node.left, *node.comparators]
                for op, left, right in zip(node.ops, sides, sides[1:], strict=False):
                    self._between("comparison", left, right, TURNED[type(op)])
            case ast.BoolOp():
                pair = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    self._between("and/or", left, right, pair)
            case ast.UnaryOp(op=ast.Not()):
                self._note("not", self._start(node), self._start(node) + len("not "), "")
            case ast.BinOp() if type(node.op) in SUMS:
                self._between("sum", node.left, node.right, SUMS[type(node.op)])
            case ast.AugAssign() if type(node.op) in SUMS:
                old, new = SUMS[type(node.op)]
                self._between("sum", node.target, node.value, (f"{old}=", f"{new}="))
                self._drop(node)
            case ast.Constant(value=bool() as value):
                self._note("constant", self._start(node), self._end(node), str(not value))
            case ast.Constant(value=int() as value):
                for other in (value + 1, value - 1):
                    self._note("number", self._start(node), self._end(node), str(other))
            case ast.Constant(value=str() as value) if (
                value and " " not in value
            ):  # a sentence is for readers
                self._note("constant", self._start(node), self._end(node), repr(f"{value}-broken"))
            case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
                self._note("min/max", self._start(node.func), self._end(node.func), SWAPPED[name])
            case ast.Expr(value=ast.Call() | ast.YieldFrom() | ast.Yield()):
                self._drop(node)
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                self._drop(node)
            case ast.Delete():
                self._drop(node)
            case ast.If() if not _for_types(node):
                self._condition(node)

    def _condition(self, node: ast.If) -> None:
        if isinstance(node.test, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)):
            self._note("condition", self._start(node.test), self._start(node.test), "not ")
        last = node.body[-1]
        if isinstance(last, (ast.Return, ast.Continue)) and not node.orelse:
            self._note("early return", self._start(last), self._end(last), "pass")

    def _drop(self, node: ast.stmt) -> None:
        self._note("statement", self._start(node), self._end(node), "pass")

    def _between(self, kind: str, left: ast.expr, right: ast.expr, change: tuple[str, str]) -> None:
        """What stands between two expressions; there may be brackets, a line's end or a comment around it."""
        old, new = change
        start, end = self._end(left), self._start(right)
        pattern = r"\s+".join(re.escape(word) for word in old.split())
        found = re.search(
            rf"(?<![\w=<>!]){pattern}(?![\w=<>!])", re.sub(r"#.*", _blank, self.text[start:end])
        )
        assert found, self.text[start:end]
        self._note(kind, start + found.start(), start + found.end(), new)


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that decide something: no types, no decorators, no texts for readers."""
    skipped: list[object] = [getattr(node, "annotation", None), getattr(node, "returns", None)]
    skipped += getattr(node, "decorator_list", [])
    match node:
        case ast.arg() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return
        case ast.ClassDef():
            skipped += node.bases
        case ast.Assert() | ast.Raise():
            return  # what cannot be, said to programmers
        case ast.Expr(value=ast.Constant()):
            return  # a docstring
        case ast.If() if _for_types(node):
            return
        case ast.Call(func=ast.Name(id="cast" | "TypeVar" | "NewType")):
            skipped += node.args[:1]
        case ast.keyword(arg="strict"):
            return  # of zip: two lists are of one length, which is said to programmers too
        case ast.Assign(targets=[ast.Name(id=name)]) if name.startswith("__") or _is_type(node.value):
            return
    for child in ast.iter_child_nodes(node):
        if child not in skipped:
            yield child


def _for_types(node: ast.If) -> bool:
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _is_type(value: ast.expr) -> bool:
    """``Literal["bid", "card"]``, ``tuple[str, int]``"""
    return (
        isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name) and value.value.id in GENERIC
    )
