"""Python integers: the reference meaning, exact and slow. Every counterexample is evaluated here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..terms import Term
from ..walking import fold


class Undefined(ArithmeticError):
    """A division by zero, or a shift or bit operation on a negative value; node: the operator that has no value."""

    def __init__(self, said: str, node: Term):
        super().__init__(said)
        self.node = node


class TooLarge(ArithmeticError):
    """A value that exists, but that no machine wants to hold."""


MOST_SHIFT = 1 << 20


def _shift_left(a: int, b: int) -> int:
    if b > MOST_SHIFT and a:
        raise TooLarge(f"a shift by {_shown(b)}")
    return a << b if a else 0


def _shown(value: int) -> str:
    return str(value) if abs(value) < 10**40 else "a huge value"


def _bits(name: str, function: Callable[[int, int], int]) -> Callable[..., int]:
    def apply(node: Term, a: int, b: int) -> int:
        if a < 0 or b < 0:
            raise Undefined(f"{name} of a negative value: {_shown(a)}, {_shown(b)}", node)
        return function(a, b)

    return apply


def _divided(function: Callable[[int, int], int]) -> Callable[..., int]:
    def apply(node: Term, a: int, b: int) -> int:
        if b == 0:
            raise Undefined(f"division of {_shown(a)} by zero", node)
        return function(a, b)

    return apply


def _product(node: Term, *factors: int) -> int:
    result = 1
    for factor in factors:
        result *= factor
    return result


TABLE: dict[str, Callable[..., Any]] = {
    "const": lambda node: node.payload,
    "truth": lambda node: node.payload,
    "add": lambda node, *terms: sum(terms),
    "mul": _product,
    "div": _divided(lambda a, b: a // b),
    "mod": _divided(lambda a, b: a % b),
    "xor": _bits("xor", lambda a, b: a ^ b),
    "band": _bits("and", lambda a, b: a & b),
    "bor": _bits("or", lambda a, b: a | b),
    "shl": _bits("shift", _shift_left),
    "shr": _bits("shift", lambda a, b: a >> b),
    "ite": lambda node, c, a, b: a if c else b,
    "named": lambda node, a: a,
    "le": lambda node, a, b: a <= b,
    "lt": lambda node, a, b: a < b,
    "eq": lambda node, a, b: a == b,
    "not": lambda node, a: not a,
    "and": lambda node, *terms: all(terms),
    "or": lambda node, *terms: any(terms),
}


def evaluate(values: Mapping[str, int], *roots: Term, memo: dict[Term, Any] | None = None) -> list[Any]:
    """The roots' values where each variable has the value that ``values`` gives its name.

    Raises Undefined where an operator that is reached has no meaning, TooLarge, KeyError for a variable without a value.
    """
    table = {**TABLE, "var": lambda node: values[node.payload[0]]}
    try:
        return fold(table, *roots, memo=memo)
    except (Undefined, TooLarge):  # perhaps in an operand that nobody reaches
        found = fold({**{op: _strict(apply) for op, apply in table.items()}, **_LAZY}, *roots)
    for value in found:
        if isinstance(value, ArithmeticError):
            raise value from None
    return found


# -- where some operand has no value: it is its exception, which counts once somebody reaches it ------------------


def _strict(apply: Callable[..., Any]) -> Callable[..., Any]:
    def strictly(node: Term, *args: Any) -> Any:
        for arg in args:
            if isinstance(arg, ArithmeticError):
                return arg
        try:
            return apply(node, *args)
        except (Undefined, TooLarge) as error:
            return error

    return strictly


def _until(settling: bool) -> Callable[..., Any]:
    def apply(node: Term, *args: Any) -> Any:
        return next((arg for arg in args if isinstance(arg, ArithmeticError) or bool(arg) is settling), not settling)

    return apply


_LAZY: dict[str, Callable[..., Any]] = {
    "ite": lambda node, c, a, b: c if isinstance(c, ArithmeticError) else a if c else b,
    "and": _until(False),
    "or": _until(True),
}
