"""Random expressions with two readings: as a term of the toolkit, and in plain Python, sharing no code with it.

An expression is a nested tuple, ("add", left, right), with leaves ("var", name) and ("const", value). It is drawn from
anything with the methods of `random.Random`: a seeded one in loops, hypothesis' `randoms()` where shrinking is wanted.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.constructors import both, either, negation, where
from tileprove.prover.language.idioms import implies
from tileprove.prover.language.obligations import Obligation
from tileprove.prover.language.terms import Term, as_int, integer, named

Expr = tuple[Any, ...]


class NoValue(ArithmeticError):
    """The expression has no value here: a zero divisor, or bits of a negative number."""


def _natural(function: Callable[[int, int], int]) -> Callable[[int, int], int]:
    def apply(a: int, b: int) -> int:
        if a < 0 or b < 0:
            raise NoValue
        return function(a, b)

    return apply


def _divide(a: int, b: int) -> int:
    """Floor division by rounding the exact fraction down, without Python's own //."""
    if b == 0:
        raise NoValue
    if b < 0:
        a, b = -a, -b
    size = abs(a) - abs(a) % b
    quotient = int(size / b) if size < 2**50 else abs(a) // b
    return quotient if a >= 0 else -quotient - (size != abs(a))


# operator -> (its term, its plain meaning); of those in READ only what a reader gets to is evaluated
OPERATORS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "add": (lambda a, b: a + b, lambda a, b: a + b),
    "sub": (lambda a, b: a - b, lambda a, b: a - b),
    "mul": (lambda a, b: a * b, lambda a, b: a * b),
    "neg": (lambda a: -a, lambda a: -a),
    "div": (lambda a, b: a // b, _divide),
    "mod": (lambda a, b: a % b, lambda a, b: a - b * _divide(a, b)),
    "xor": (lambda a, b: a ^ b, _natural(lambda a, b: (a | b) - (a & b))),
    "band": (lambda a, b: a & b, _natural(lambda a, b: a + b - (a | b))),
    "bor": (lambda a, b: a | b, _natural(lambda a, b: a + b - (a & b))),
    "shl": (lambda a, b: a << b, _natural(lambda a, b: a * 2**b)),
    "shr": (lambda a, b: a >> b, _natural(lambda a, b: a // 2**b)),
    "where": (where, lambda c, a, b: (b, a)[c]),
    "pick": (where, lambda c, a, b: (b, a)[c]),
    "named": (lambda a: named(f"t_{a.op}", a), lambda a: a),
    "le": (lambda a, b: a <= b, lambda a, b: not b < a),
    "lt": (lambda a, b: a < b, lambda a, b: a < b),
    "ge": (lambda a, b: a >= b, lambda a, b: not a < b),
    "gt": (lambda a, b: a > b, lambda a, b: b < a),
    "eq": (lambda a, b: a == b, lambda a, b: a == b),
    "ne": (lambda a, b: a != b, lambda a, b: a != b),
    "not": (negation, lambda a: not a),
    "and": (both, lambda *a: all(a)),
    "or": (either, lambda *a: any(a)),
    "implies": (implies, lambda a, b: b or not a),
}
# from left to right, over a function that evaluates one argument
READ: dict[str, Callable[[Callable[[Any], Any], tuple[Any, ...]], Any]] = {
    "where": lambda worth, parts: worth(parts[1] if worth(parts[0]) else parts[2]),
    "pick": lambda worth, parts: worth(parts[1] if worth(parts[0]) else parts[2]),
    "and": lambda worth, parts: all(worth(part) for part in parts),
    "or": lambda worth, parts: any(worth(part) for part in parts),
    "implies": lambda worth, parts: not worth(parts[0]) or worth(parts[1]),
}
COMPARISONS = ("le", "lt", "ge", "gt", "eq", "ne")
ARITHMETIC = ("add", "sub", "mul", "div", "mod")
BITS = ("xor", "band", "bor", "shl", "shr")


def term(expr: Expr, env: Mapping[str, Term]) -> Term:
    """The expression as a term, with the environment's terms for its variables."""
    if expr[0] == "const":
        return as_int(expr[1])
    if expr[0] == "var":
        return env[expr[1]]
    return OPERATORS[expr[0]][0](*(term(part, env) for part in expr[1:]))


def value(expr: Expr, point: Mapping[str, int]) -> Any:
    """What the expression is worth in plain Python. Raises NoValue."""
    if expr[0] == "const":
        return expr[1]
    if expr[0] == "var":
        return point[expr[1]]
    if expr[0] in READ:
        return READ[expr[0]](lambda part: value(part, point), expr[1:])
    parts = [value(part, point) for part in expr[1:]]
    if expr[0] in ("shl", "shr") and parts[1] > 4096:
        raise NoValue  # a number that nobody wants to hold
    return OPERATORS[expr[0]][1](*parts)


def const(v: int) -> Expr:
    return ("const", v)


SMALL = (0, 1, 2, 3, 4, 5, 7, 8, 16, -1, -2, -3, -8)


def int_expr(
    random: Random, names: Sequence[str], depth: int, ops: Sequence[str], consts: Sequence[int] = SMALL
) -> Expr:
    """An integer expression over the names with at most ``depth`` operators above a leaf."""
    if depth == 0 or random.random() < 0.15:
        if names and random.random() < 0.7:
            return ("var", random.choice(names))
        return const(random.choice(consts))
    op = random.choice(ops)
    if op in ("where", "pick"):  # the condition of a pick is a single comparison
        condition = bool_expr(random, names, depth - 1 if op == "where" else 1, ops, consts)
        return (op, condition, *(int_expr(random, names, depth - 1, ops, consts) for _ in range(2)))
    if op in ("neg", "named"):
        return (op, int_expr(random, names, depth - 1, ops, consts))
    return (op, *(int_expr(random, names, depth - 1, ops, consts) for _ in range(2)))


def bool_expr(
    random: Random, names: Sequence[str], depth: int, ops: Sequence[str], consts: Sequence[int] = SMALL
) -> Expr:
    """A truth value over the names: comparisons and connectives."""
    if depth <= 1 or random.random() < 0.6:
        op = random.choice(COMPARISONS)
        return (op, *(int_expr(random, names, max(depth - 1, 0), ops, consts) for _ in range(2)))
    op = random.choice(("and", "or", "not", "implies"))
    count = 1 if op == "not" else 2
    return (op, *(bool_expr(random, names, depth - 1, ops, consts) for _ in range(count)))


# -- obligations -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Problem:
    """Variables as name -> (lowest, below), None for an open side; what is given; and the goal."""

    ranges: Mapping[str, tuple[Expr | None, Expr | None]]
    given: tuple[Expr, ...]
    goal: Expr

    @property
    def env(self) -> dict[str, Term]:
        found: dict[str, Term] = {}
        for name, ends in self.ranges.items():
            low, high = (None if end is None else term(end, found) for end in ends)
            found[name] = integer(name, low, high)
        return found

    def obligation(self) -> Obligation:
        """As a spec would state it, with the definedness that `Claim` adds."""
        env = self.env
        case = Case("", term(self.goal, env), [term(formula, env) for formula in self.given])
        return next(Claim("fuzz", "claim", "", lambda: iter([case])).obligations())

    def over(self, names: Iterable[str]) -> Problem:
        """The same over these variables alone; a term forgets the variables that its folding removes."""
        kept = set(names)
        return Problem({name: ends for name, ends in self.ranges.items() if name in kept}, self.given, self.goal)

    def in_domain(self, point: Mapping[str, int]) -> bool:
        """Whether ranges and assumptions hold at the point, up to the first that has no value there, if one has none."""
        try:
            return self._assumed(point)
        except NoValue:
            return True
        except KeyError:
            return False

    def _assumed(self, point: Mapping[str, int]) -> bool:
        for name, ends in self.ranges.items():
            first, beyond = (None if end is None else value(end, point) for end in ends)
            if (first is not None and point[name] < first) or (beyond is not None and point[name] >= beyond):
                return False
        return all(value(formula, point) for formula in self.given)

    def holds(self, point: Mapping[str, int]) -> bool | None:
        """Whether the goal holds at the point of the domain; None where it, or what is assumed, has no value: that is no
        theorem either."""
        try:
            return self._assumed(point) and bool(value(self.goal, point))
        except NoValue:
            return None

    def domain(self, span: int) -> Iterator[dict[str, int]]:
        """Every point of the domain with values at most ``span`` from their lowest (or around zero)."""

        def extend(point: dict[str, int], rest: list[str]) -> Iterator[dict[str, int]]:
            if not rest:
                if self.in_domain(point):
                    yield point
                return
            low, high = self.ranges[rest[0]]
            try:
                first = value(low, point) if low is not None else None
                last = value(high, point) if high is not None else None
            except NoValue:  # there is no range, so any values show it
                yield {**point, **dict.fromkeys(rest, 0)}
                return
            if first is None:
                first = -span // 2 if last is None else last - span
            for v in itertools.islice(range(first, first + span if last is None else last), span):
                yield from extend({**point, rest[0]: v}, rest[1:])

        yield from extend({}, list(self.ranges))
