"""Terms: exact-integer expressions and truth values, immutable and interned.

A term is built with Python's operators (``+ - * // % ^ & | << >>`` and comparisons); ``//`` and ``%``
are floor division and its remainder, as in Python. Bit operators want non-negative operands, a divisor
must not be zero: `definedness` collects those conditions, which are proved like any other goal.

A term is read from left to right, as Python reads it: ``where`` needs its condition and the branch that it chooses,
and ``both``, ``either`` and ``implies`` need no operand after the one that settles them. What is not reached need not
be defined. What has to be is never folded away: ``(10 // y) * 0`` stays as it is written unless y is plainly not 0.

Two terms with the same structure are the same object, so ``is`` is structural equality and ``==`` builds
the truth-valued term. A term has no Python truth value: ``if term:`` raises.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from .variable_order import note

INT, BOOL = "int", "bool"

# operator -> (sorts of the arguments, sort of the result); a trailing "*" repeats the last argument sort
SIGNATURES: dict[str, tuple[tuple[str, ...], str]] = {
    "const": ((), INT),
    "var": ((), INT),
    "truth": ((), BOOL),
    "add": ((INT, "*"), INT),
    "mul": ((INT, "*"), INT),
    "div": ((INT, INT), INT),
    "mod": ((INT, INT), INT),
    "xor": ((INT, INT), INT),
    "band": ((INT, INT), INT),
    "bor": ((INT, INT), INT),
    "shl": ((INT, INT), INT),
    "shr": ((INT, INT), INT),
    "ite": ((BOOL, INT, INT), INT),
    "named": ((INT,), INT),
    "le": ((INT, INT), BOOL),
    "lt": ((INT, INT), BOOL),
    "eq": ((INT, INT), BOOL),
    "not": ((BOOL,), BOOL),
    "and": ((BOOL, "*"), BOOL),
    "or": ((BOOL, "*"), BOOL),
}


class Term:
    """An exact integer, or a truth value, that depends on variables: what `integer` and arithmetic give.

    ``+ - * // % abs divmod`` and ``^ & | << >>`` on integers, ``x ** 3`` and ``2 ** k``, ``< <= == != > >=`` between
    them, ``& | ~`` on truth values; ``sum`` over a range of constants. ``//`` rounds down; ``x & 7`` is ``x % 8``, in two's
    complement, for a negative x as well, and so is any mask that is a number. A division by zero and other bits of negative
    numbers have no value. A term has no truth value of Python's: `where` and `implies` choose.

        >>> lane = integer("lane", 0, 64)
        >>> (lane // 16 ^ lane % 4) * 16
        <16*(lane div 16 xor lane mod 4)>

    One node: an operator, its arguments and, for leaves and names, a payload.

    payload: the value of a ``const`` or ``truth``; ``(name, lowest, below)`` of a ``var``, where the bounds
    are terms or None; the label of a ``named``. least: a lower bound that is plain from the variables' ranges, or None.
    total: whether it is plain from the ranges that every operator below, and every range, has a meaning.
    """

    __slots__ = ("args", "least", "op", "payload", "sort", "total", "variables")
    __array_ufunc__ = None  # numpy must not swallow a term into an object array

    op: str
    args: tuple[Term, ...]
    payload: Any
    sort: str
    least: int | None
    total: bool
    variables: tuple[Term, ...] | None  # those below, once `walking.variables` was asked

    def __bool__(self) -> bool:
        raise TypeError(
            "a term has no truth value while a spec is read; write both(a, b) for `a and b` and for `a < b < c`, "
            "either(a, b) for `a or b`, ~a for `not a`, where(a, x, y) for `x if a else y`, "
            "minimum(x, y) and maximum(x, y) for min and max, (a < b) & (c < d) with its brackets"
        )

    def __index__(self) -> int:
        if self.op == "const":
            return self.payload
        raise TypeError(
            "a term is no number while a spec is read; write integer('i', 0, n) for any i of range(n), "
            "lookup(values, i) for values[i], and the term itself for int(i)"
        )

    __int__ = __index__

    def __truediv__(self, other: Any) -> Term:
        raise TypeError(
            "terms are whole numbers; write a // b (rounds down), cdiv(a, b) (rounds up) or sdiv(a, b) (C's)"
        )

    __rtruediv__ = __truediv__

    __hash__ = object.__hash__

    if TYPE_CHECKING:  # `operators` gives these to every term

        def __abs__(self) -> Term: ...
        def __pow__(self, exponent: Term | int) -> Term: ...
        def __rpow__(self, base: int) -> Term: ...
        def __reduce__(self) -> tuple[Any, ...]: ...
        def __add__(self, other: Term | int) -> Term: ...
        def __radd__(self, other: int) -> Term: ...
        def __sub__(self, other: Term | int) -> Term: ...
        def __rsub__(self, other: int) -> Term: ...
        def __neg__(self) -> Term: ...
        def __mul__(self, other: Term | int) -> Term: ...
        def __rmul__(self, other: int) -> Term: ...
        def __floordiv__(self, other: Term | int) -> Term: ...
        def __rfloordiv__(self, other: int) -> Term: ...
        def __mod__(self, other: Term | int) -> Term: ...
        def __rmod__(self, other: int) -> Term: ...
        def __divmod__(self, other: Term | int) -> tuple[Term, Term]: ...
        def __rdivmod__(self, other: int) -> tuple[Term, Term]: ...
        def __lshift__(self, other: Term | int) -> Term: ...
        def __rlshift__(self, other: int) -> Term: ...
        def __rshift__(self, other: Term | int) -> Term: ...
        def __rrshift__(self, other: int) -> Term: ...
        def __xor__(self, other: Term | int) -> Term: ...
        def __rxor__(self, other: int) -> Term: ...
        def __and__(self, other: Term | int | bool) -> Term: ...
        def __rand__(self, other: int | bool) -> Term: ...
        def __or__(self, other: Term | int | bool) -> Term: ...
        def __ror__(self, other: int | bool) -> Term: ...
        def __invert__(self) -> Term: ...
        def __le__(self, other: Term | int) -> Term: ...
        def __lt__(self, other: Term | int) -> Term: ...
        def __ge__(self, other: Term | int) -> Term: ...
        def __gt__(self, other: Term | int) -> Term: ...
        def __eq__(self, other: Any) -> Any: ...
        def __ne__(self, other: Any) -> Any: ...


_interned: dict[tuple[Any, ...], Term] = {}
BITWISE = frozenset({"xor", "band", "bor", "shl", "shr"})
PARTIAL = BITWISE | {"div", "mod"}
NATURAL = BITWISE  # what has a value has one that is not negative
LAZY = frozenset({"ite", "and", "or"})  # do not always reach every operand


def node(op: str, args: tuple[Term, ...] = (), payload: Any = None) -> Term:
    key = (op, payload, *map(id, args))
    if isinstance(payload, tuple):
        key = (op, payload[0], *map(id, payload[1:]))
    found = _interned.get(key)
    if found is None:
        found = object.__new__(Term)
        found.op, found.args, found.payload, found.sort = op, args, payload, SIGNATURES[op][1]
        found.least, found.total = _least(op, args, payload), _total(op, args, payload)
        found.variables = None
        _interned[key] = found
    return found


def _least(op: str, args: tuple[Term, ...], payload: Any) -> int | None:
    """A lower bound of the node's value wherever it has one and the variables are in their ranges; None for none."""
    if op == "const":
        return payload
    if op == "var":
        return None if payload[1] is None else payload[1].least
    if op in NATURAL:
        return max(args[0].least or 0, 0) if op == "shl" else 0
    ends = [arg.least for arg in args]
    if op == "div" and args[1].op == "const" and args[1].payload > 0:
        return None if ends[0] is None else ends[0] // args[1].payload
    if op == "mod":
        return 0 if ends[1] is not None and ends[1] >= 1 else None
    if op == "ite":
        ends = ends[1:]
    if op not in ("add", "mul", "ite", "named", "div"):
        return None
    known = [end for end in ends if end is not None]
    if len(known) < len(ends):
        return None
    if op == "add":
        return sum(known)
    if op in ("ite", "named"):
        return min(known)
    if min(known) < 0:
        return None
    return prod(known) if op == "mul" else 0


def _total(op: str, args: tuple[Term, ...], payload: Any) -> bool:
    if op == "var":
        return all(bound is None or bound.total for bound in payload[1:])
    return all(arg.total for arg in args) and (op not in PARTIAL or plainly_defined(op, args))


def plainly_defined(op: str, args: tuple[Term, ...]) -> bool:
    """Whether the variables' ranges alone say that a division or bit operation of these arguments has a meaning."""
    if op in ("div", "mod"):
        return (args[1].op == "const" and args[1].payload != 0) or at_least(args[1], 1)
    return all(at_least(arg, 0) for arg in args)


def at_least(term: Term, bound: int) -> bool:
    """Whether the variables' ranges alone say that the term's value is never below the bound."""
    return term.least is not None and term.least >= bound


def whole_number(value: Any) -> int:
    """The value as Python's int; numpy's integers are integers too. Raises TypeError for anything else, bools as well."""
    if isinstance(value, bool):
        raise TypeError(f"an integer is needed here, not the truth value {value!r}")
    try:
        return value.__index__()
    except (AttributeError, TypeError):
        raise TypeError(f"an integer is needed here, not {value!r}") from None


def const(value: int) -> Term:
    """The integer ``value`` as a term."""
    value = value if type(value) is int else whole_number(value)
    found = _interned.get(("const", value))
    return node("const", (), value) if found is None else found


def truth(value: bool) -> Term:
    """True or False as a term."""
    return node("truth", (), bool(value))


def integer(name: str, at_least: Term | int | None = 0, below: Term | int | None = None) -> Term:
    """A variable that ranges over the integers ``at_least <= name < below``; None leaves a side open.

    Bounds may be terms over other variables. The name is for people: printable and without blanks. Raises ValueError for
    another name, TypeError for a bound that is no integer.

        >>> rows, cols = integer("rows", 1), integer("cols", 1)
        >>> integer("i", 0, below=rows * cols) // cols < rows
        <i div cols < rows>
    """
    if not _printable(name) or " " in name:
        raise ValueError(f"{name!r} is no name for a variable: it is empty, or has blanks or what cannot be printed")
    note(name)
    low = None if at_least is None else as_int(at_least)
    high = None if below is None else as_int(below)
    return node("var", (), (name, low, high))


def named(label: str, term: Term | int) -> Term:
    """The same value under a name that printed formulas and counterexamples show. Raises ValueError for a name that is
    not printable.

        >>> named("row", integer("i") // 8) * 64
        <64*row>
    """
    if not _printable(label):
        raise ValueError(f"{label!r} is no name for a formula: it is empty, or has what cannot be printed")
    term = as_int(term)
    return term if term.op in ("const", "var") else node("named", (term,), label)


def _printable(name: Any) -> bool:
    """Whether it is text that shows on one line: no control characters, no surrogates, nothing invisible but blanks."""
    return isinstance(name, str) and name.strip() != "" and name.isprintable()


def as_int(value: Term | int) -> Term:
    term = value if isinstance(value, Term) else const(value)
    if term.sort != INT:
        raise TypeError(f"an integer is needed here, not the truth value {term!r}")
    return term


def as_bool(value: Term | bool) -> Term:
    if isinstance(value, Term):
        if value.sort != BOOL:
            raise TypeError(f"a truth value is needed here, not the integer {value!r}")
        return value
    if isinstance(value, bool):
        return truth(value)
    raise TypeError(f"a truth value is needed here, not {value!r}")


def is_const(term: Term, value: int | None = None) -> bool:
    return term.op == "const" and (value is None or term.payload == value)
