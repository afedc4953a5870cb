"""Arithmetic with exact fractions, written as text in a question bank: ``1 - (5/6)**6``, ``chance_of([7], dice=5)``.

Only numbers, lists, the four operations, powers and the functions given by name: nothing a bank says can do harm.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from ...engine.checks import short

LARGEST_POWER = 200
MOST_BITS = 100_000  # of a power: more takes longer than any lesson

OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: lambda a, b: (
        Fraction(a) / Fraction(b) if not isinstance(a, float) and not isinstance(b, float) else a / b
    ),
    ast.Pow: lambda a, b: _power(a, b),
}


def evaluate(text: str, functions: Mapping[str, Callable[..., Any]]) -> Any:
    """The value of an expression; `ValueError` says what is wrong with it.

    >>> evaluate("1 - (5/6)**2", {})
    Fraction(11, 36)
    >>> evaluate("twice([1, 2])[1]", {"twice": lambda row: [2 * each for each in row]})
    4
    """
    try:
        tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise ValueError(f"{short(text)} is no expression") from None
    try:
        return _value(tree.body, functions)
    except ZeroDivisionError:
        raise ValueError(f"{short(text)} divides by zero") from None
    except (ArithmeticError, LookupError, TypeError, AttributeError, RecursionError, MemoryError) as error:
        raise ValueError(f"{short(text)} has no value ({type(error).__name__})") from None


def _value(node: ast.expr, functions: Mapping[str, Callable[..., Any]]) -> Any:
    if isinstance(node, ast.Constant) and isinstance(node.value, (bool, int, str)):
        return node.value
    if isinstance(node, ast.Constant) and isinstance(node.value, float):
        return Fraction(str(node.value))
    if isinstance(node, (ast.List, ast.Tuple)):
        made = [_value(each, functions) for each in node.elts]
        return tuple(made) if isinstance(node, ast.Tuple) else made
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand, functions)
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        return OPERATORS[type(node.op)](_value(node.left, functions), _value(node.right, functions))
    if isinstance(node, ast.Subscript):
        return _value(node.value, functions)[_value(node.slice, functions)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return _called(node, functions)
    raise ValueError(f"an expression may not hold {ast.unparse(node)!r}")


def _called(node: ast.Call, functions: Mapping[str, Callable[..., Any]]) -> Any:
    assert isinstance(node.func, ast.Name)
    name = node.func.id
    if name not in functions:
        raise ValueError(f"there is no function {name!r} for question banks")
    named = {keyword.arg: _value(keyword.value, functions) for keyword in node.keywords if keyword.arg}
    return functions[name](*[_value(each, functions) for each in node.args], **named)


def _power(base: Any, exponent: Any) -> Any:
    if not isinstance(exponent, int) or abs(exponent) > LARGEST_POWER:
        raise ValueError(f"the power {exponent} is no small whole number")
    if not isinstance(base, float) and _bits(Fraction(base)) * abs(exponent) > MOST_BITS:
        raise ValueError("a power in the expression is too large")
    return base**exponent if isinstance(base, float) else Fraction(base) ** exponent


def _bits(value: Fraction) -> int:
    return max(value.numerator.bit_length(), value.denominator.bit_length())
