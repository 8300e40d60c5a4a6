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

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from math import prod
from typing import Any, TypeVar

from .making import note

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
    them, ``& | ~`` on truth values; ``sum`` over a range of constants. ``//`` rounds down. A division by zero and bits of
    negative numbers have no value. A term has no truth value of Python's: `where` and `implies` choose.

        >>> lane = integer("lane", 0, 64)
        >>> (lane // 16 ^ lane % 4) * 16
        <16*(lane div 16 xor lane mod 4)>

    One node: an operator, its arguments and, for leaves and names, a payload.

    payload: the value of a ``const`` or ``truth``; ``(name, lowest, below)`` of a ``var``, where the bounds
    are terms or None; the label of a ``named``. least: a lower bound that is plain from the variables' ranges, or None.
    total: whether it is plain from the ranges that every operator below, and every range, has a meaning.
    """

    __slots__ = ("args", "least", "op", "payload", "sort", "total")
    __array_ufunc__ = None  # numpy must not swallow a term into an object array

    op: str
    args: tuple[Term, ...]
    payload: Any
    sort: str
    least: int | None
    total: bool

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

    def __abs__(self) -> Term:
        return maximum(self, -self)

    def __pow__(self, exponent: Term | int) -> Term:
        return power(self, exponent)

    def __rpow__(self, base: int) -> Term:
        return power(base, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (self.op, self.args, self.payload)

    __hash__ = object.__hash__

    def __add__(self, other: Term | int) -> Term:
        return add(self, other)

    def __radd__(self, other: int) -> Term:
        return add(other, self)

    def __sub__(self, other: Term | int) -> Term:
        return add(self, mul(-1, other))

    def __rsub__(self, other: int) -> Term:
        return add(other, mul(-1, self))

    def __neg__(self) -> Term:
        return mul(-1, self)

    def __mul__(self, other: Term | int) -> Term:
        return mul(self, other)

    def __rmul__(self, other: int) -> Term:
        return mul(other, self)

    def __floordiv__(self, other: Term | int) -> Term:
        return binary("div", self, other)

    def __rfloordiv__(self, other: int) -> Term:
        return binary("div", other, self)

    def __mod__(self, other: Term | int) -> Term:
        return binary("mod", self, other)

    def __rmod__(self, other: int) -> Term:
        return binary("mod", other, self)

    def __divmod__(self, other: Term | int) -> tuple[Term, Term]:
        return self // other, self % other

    def __rdivmod__(self, other: int) -> tuple[Term, Term]:
        return other // self, other % self

    def __lshift__(self, other: Term | int) -> Term:
        return binary("shl", self, other)

    def __rlshift__(self, other: int) -> Term:
        return binary("shl", other, self)

    def __rshift__(self, other: Term | int) -> Term:
        return binary("shr", self, other)

    def __rrshift__(self, other: int) -> Term:
        return binary("shr", other, self)

    def __xor__(self, other: Term | int) -> Term:
        return binary("xor", self, other)

    def __rxor__(self, other: int) -> Term:
        return binary("xor", other, self)

    def __and__(self, other: Term | int | bool) -> Term:
        return both(self, other) if self.sort == BOOL else binary("band", self, other)

    def __rand__(self, other: int | bool) -> Term:
        return both(other, self) if self.sort == BOOL else binary("band", other, self)

    def __or__(self, other: Term | int | bool) -> Term:
        return either(self, other) if self.sort == BOOL else binary("bor", self, other)

    def __ror__(self, other: int | bool) -> Term:
        return either(other, self) if self.sort == BOOL else binary("bor", other, self)

    def __invert__(self) -> Term:
        return negation(self)

    def __le__(self, other: Term | int) -> Term:
        return binary("le", self, other)

    def __lt__(self, other: Term | int) -> Term:
        return binary("lt", self, other)

    def __ge__(self, other: Term | int) -> Term:
        return binary("le", other, self)

    def __gt__(self, other: Term | int) -> Term:
        return binary("lt", other, self)

    def __eq__(self, other: Any) -> Any:
        return binary("eq", self, other)

    def __ne__(self, other: Any) -> Any:
        return negation(binary("eq", self, other))


_interned: dict[tuple[Any, ...], Term] = {}
BITWISE = frozenset({"xor", "band", "bor", "shl", "shr"})
PARTIAL = BITWISE | {"div", "mod"}
NATURAL = BITWISE  # what has a value has one that is not negative
LAZY = frozenset({"ite", "and", "or"})  # do not always reach every operand


def _node(op: str, args: tuple[Term, ...] = (), payload: Any = None) -> Term:
    key = (op, payload, *map(id, args))
    if isinstance(payload, tuple):
        key = (op, payload[0], *map(id, payload[1:]))
    found = _interned.get(key)
    if found is None:
        found = object.__new__(Term)
        found.op, found.args, found.payload, found.sort = op, args, payload, SIGNATURES[op][1]
        found.least, found.total = _least(op, args, payload), _total(op, args, payload)
        _interned[key] = found
    return found


def _least(op: str, args: tuple[Term, ...], payload: Any) -> int | None:
    """A lower bound of the node's value wherever it has one and the variables are in their ranges; None for none."""
    if op == "const":
        return payload
    if op == "var":
        return None if payload[1] is None else payload[1].least
    if op in NATURAL:
        return 0
    ends = [arg.least for arg in args]
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
    return _node("const", (), value if type(value) is int else whole_number(value))


def truth(value: bool) -> Term:
    """True or False as a term."""
    return _node("truth", (), bool(value))


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
    return _node("var", (), (name, low, high))


def named(label: str, term: Term | int) -> Term:
    """The same value under a name that printed formulas and counterexamples show. Raises ValueError for a name that is
    not printable.

        >>> named("row", integer("i") // 8) * 64
        <64*row>
    """
    if not _printable(label):
        raise ValueError(f"{label!r} is no name for a formula: it is empty, or has what cannot be printed")
    term = as_int(term)
    return term if term.op in ("const", "var") else _node("named", (term,), label)


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


def _flatten(op: str, terms: Iterable[Term]) -> Iterator[Term]:
    for term in terms:
        if term.op == op:
            yield from term.args
        else:
            yield term


def add(*terms: Term | int) -> Term:
    rest: list[Term] = []
    total = 0
    for term in _flatten("add", map(as_int, terms)):
        if term.op == "const":
            total += term.payload
        else:
            rest.append(term)
    if total or not rest:
        rest.append(const(total))
    return rest[0] if len(rest) == 1 else _node("add", tuple(rest))


def mul(*terms: Term | int) -> Term:
    rest: list[Term] = []
    product = 1
    for term in _flatten("mul", map(as_int, terms)):
        if term.op == "const":
            product *= term.payload
        else:
            rest.append(term)
    if not rest or (product == 0 and all(term.total for term in rest)):
        return const(product)
    if product == -1 and len(rest) == 1 and rest[0].op == "add":
        return add(*(mul(-1, term) for term in rest[0].args))
    if product != 1:
        rest.insert(0, const(product))
    return rest[0] if len(rest) == 1 else _node("mul", tuple(rest))


MOST_FACTORS, MOST_SHIFT = 64, 4096


def power(base: Term | int, exponent: Term | int) -> Term:
    """``base ** exponent`` for a constant exponent, or a constant base that is a power of 2. Raises TypeError else."""
    base, exponent = as_int(base), as_int(exponent)
    if exponent.op == "const":
        times = exponent.payload
        if base.op == "const" and 0 <= times <= MOST_SHIFT:
            return const(base.payload**times)
        if 0 <= times <= MOST_FACTORS:
            return mul(*[base] * times) if times else add(mul(0, base), 1)
    elif base.op == "const" and base.payload >= 1 and base.payload.bit_count() == 1:
        return binary("shl", 1, mul(exponent, base.payload.bit_length() - 1))
    raise TypeError(
        f"{base!r} ** {exponent!r}: an exponent is a constant from 0 to {MOST_FACTORS}, or the base is a power of 2"
    )


def _shift_left(a: int, b: int) -> int:
    if not 0 <= b <= MOST_SHIFT:
        raise ValueError(f"shift by {b}")
    return a << b


CONSTANT_FOLDS: dict[str, Callable[[int, int], int | bool]] = {
    "div": lambda a, b: a // b,
    "mod": lambda a, b: a % b,
    "xor": lambda a, b: a ^ b,
    "band": lambda a, b: a & b,
    "bor": lambda a, b: a | b,
    "shl": _shift_left,
    "shr": lambda a, b: a >> b,
    "le": lambda a, b: a <= b,
    "lt": lambda a, b: a < b,
    "eq": lambda a, b: a == b,
}
NEUTRAL_ON_THE_RIGHT = {"div": 1, "xor": 0, "bor": 0, "shl": 0, "shr": 0}
REFLEXIVE = {"le": True, "lt": False, "eq": True}


def binary(op: str, left: Term | int, right: Term | int) -> Term:
    """A two-place operator on integers, folded when both sides are constants and defined."""
    a, b = as_int(left), as_int(right)
    if a.op == b.op == "const":
        undefined = (op in ("div", "mod") and b.payload == 0) or (op in BITWISE and min(a.payload, b.payload) < 0)
        if not undefined and not (op == "shl" and b.payload > MOST_SHIFT):
            value = CONSTANT_FOLDS[op](a.payload, b.payload)
            return truth(value) if isinstance(value, bool) else const(value)
    if b.op == "const" and NEUTRAL_ON_THE_RIGHT.get(op) == b.payload and (op == "div" or at_least(a, 0)):
        return a
    if op == "mod" and is_const(b, 1) and a.total:
        return const(0)
    if a is b and op in REFLEXIVE and a.total:
        return truth(REFLEXIVE[op])
    return _node(op, (a, b))


def _junction(op: str, neutral: bool, terms: Iterable[Term | bool]) -> Term:
    kept: dict[int, Term] = {}
    for term in _flatten(op, map(as_bool, terms)):
        if term.op == "truth":
            if term.payload != neutral:  # what stands before it is still read
                return term if all(part.total for part in kept.values()) else _node(op, (*kept.values(), term))
        else:
            kept[id(term)] = term
    if not kept:
        return truth(neutral)
    return next(iter(kept.values())) if len(kept) == 1 else _node(op, tuple(kept.values()))


def both(*terms: Any) -> Term:
    """All of the formulas hold, one after the other: one that follows a false one is not reached. ``both()`` is true;
    ``a & b`` is ``both(a, b)``.

        >>> i = integer("i")
        >>> both(i >= 3, i < 8)
        <3 <= i and i < 8>
    """
    return _junction("and", True, terms)


def either(*terms: Any) -> Term:
    """One of the formulas holds, tried one after the other: one that follows a true one is not reached. ``either()`` is
    false; ``a | b`` is ``either(a, b)``.

        >>> i = integer("i")
        >>> either(i < 3, i >= 8)
        <i < 3 or 8 <= i>
    """
    return _junction("or", False, terms)


NEGATED_COMPARISON = {"le": "lt", "lt": "le"}


def negation(term: Term | bool) -> Term:
    """Not, pushed through comparisons and connectives."""
    term = as_bool(term)
    if term.op == "truth":
        return truth(not term.payload)
    if term.op == "not":
        return term.args[0]
    if term.op in NEGATED_COMPARISON:
        return binary(NEGATED_COMPARISON[term.op], term.args[1], term.args[0])
    if term.op in ("and", "or"):
        return (either if term.op == "and" else both)(*map(negation, term.args))
    return _node("not", (term,))


def implies(condition: Any, conclusion: Any) -> Term:
    """The conclusion holds wherever the condition does; elsewhere it is not reached, and need have no value.

    >>> n, i = integer("n"), integer("i")
    >>> implies(n > 0, i % n < n)
    <n <= 0 or i mod n < n>
    """
    return either(negation(condition), conclusion)


def equivalent(left: Any, right: Any) -> Term:
    """Either both formulas hold or neither does.

    >>> from tileprove import prove
    >>> i = integer("i")
    >>> prove(equivalent(i // 8 == 2, within(i, 16, 24))).verdict.value
    'proved'
    """
    return both(implies(left, right), implies(right, left))


def where(condition: Term | bool, then: Term | int, otherwise: Term | int) -> Term:
    """``then`` where the condition holds, else ``otherwise``. Each must have a value where it is chosen, and only there.

    >>> h, H = integer("h", None), integer("H", 1)
    >>> where(within(h, 0, H), h * 64, H * 64)  # a halo row asks for the sentinel
    <where(0 <= h and h < H, 64*h, 64*H)>
    """
    condition, then, otherwise = as_bool(condition), as_int(then), as_int(otherwise)
    if condition.op == "truth":
        return then if condition.payload else otherwise
    return then if then is otherwise and condition.total else _node("ite", (condition, then, otherwise))


def within(value: Term | int, lowest: Term | int, below: Term | int) -> Term:
    """lowest <= value < below: inside a half-open range.

    >>> within(integer("k"), 16, integer("K"))
    <16 <= k and k < K>
    """
    value = as_int(value)
    return both(binary("le", lowest, value), binary("lt", value, below))


def cdiv(value: Term | int, divisor: Term | int) -> Term:
    """Division that rounds up, for a positive divisor: how many chunks of ``divisor`` cover ``value``.

    >>> from tileprove import prove
    >>> K, chunk = integer("K", 1), integer("chunk", 1)
    >>> prove((cdiv(K, chunk) * chunk >= K) & ((cdiv(K, chunk) - 1) * chunk < K)).verdict.value
    'proved'
    """
    return (as_int(value) + divisor - 1) // divisor


def minimum(first: Term | int, *others: Term | int) -> Term:
    """The smallest of integers.

    >>> minimum(integer("M") - 1, 63)
    <where(M - 1 <= 63, M - 1, 63)>
    """
    return reduce(lambda left, right: where(as_int(left) <= right, left, right), others, as_int(first))


def maximum(first: Term | int, *others: Term | int) -> Term:
    """The largest of integers. ``abs(x)`` of a term is ``maximum(x, -x)``.

    >>> maximum(integer("M") - 63, 0)
    <where(0 <= M - 63, M - 63, 0)>
    """
    return reduce(lambda left, right: where(as_int(left) >= right, left, right), others, as_int(first))


def divides(divisor: Term | int, value: Term | int, quotient: Term | int | None = None) -> Term:
    """The value is a multiple of the divisor, which must not be 0 where this is reached.

    quotient: how often, where that has a name: value = divisor*quotient. As an assumption it brings the name into the
    proof, as a goal it is the witness.

        >>> divides(16, integer("K") * 2)
        <(2*K) mod 16 = 0>
        >>> divides(16, integer("K"), integer("chunks"))
        <K = 16*chunks>
    """
    if quotient is None:
        return as_int(value) % divisor == 0
    divisor = as_int(divisor)
    exact = as_int(value) == divisor * quotient
    return exact if at_least(divisor, 1) else both(divisor != 0, exact)


def unravel(index: Term | int, *extents: Term | int) -> tuple[Term, ...]:
    """Row-major digits of ``index``; the leading digit is not reduced, so there is one more than extents.

    >>> m, H_out, W_out = integer("m"), integer("H_out", 1), integer("W_out", 1)
    >>> n, h_out, w_out = unravel(m, H_out, W_out)
    >>> w_out
    <m mod W_out>
    """
    digits: list[Term] = []
    rest = as_int(index)
    for extent in reversed(extents):
        rest, digit = divmod(rest, extent)
        digits.append(digit)
    return (rest, *reversed(digits))


SMART_CONSTRUCTORS: dict[str, Callable[..., Term]] = {
    "add": add,
    "mul": mul,
    "ite": where,
    "not": negation,
    "and": both,
    "or": either,
}


def make(op: str, args: tuple[Term, ...], payload: Any = None) -> Term:
    """The node with this operator and these arguments, through the folding constructors."""
    if op in SMART_CONSTRUCTORS:
        return SMART_CONSTRUCTORS[op](*args)
    if op == "var":
        return integer(*payload)
    if op == "named":
        return named(payload, args[0])
    if op in ("const", "truth"):
        return const(payload) if op == "const" else truth(payload)
    return binary(op, *args)


V = TypeVar("V")


def postorder(*roots: Term, ranges: bool = False) -> Iterator[Term]:
    """Every node below the roots once, arguments first; with ranges=True also the terms in variables' bounds."""
    done: set[int] = set()
    stack = [(root, False) for root in reversed(roots)]
    while stack:
        term, expanded = stack.pop()
        if id(term) in done:
            continue
        if expanded:
            done.add(id(term))
            yield term
            continue
        stack.append((term, True))
        below = term.args
        if ranges and term.op == "var":
            below = tuple(bound for bound in term.payload[1:] if bound is not None)
        stack.extend((arg, False) for arg in reversed(below) if id(arg) not in done)


def fold(table: Mapping[str, Callable[..., V]], *roots: Term, memo: dict[Term, V] | None = None) -> list[V]:
    """Walk the roots bottom-up: ``table[op](node, *values of its arguments)`` at every node, each node once."""
    values: dict[Term, V] = {} if memo is None else memo
    for term in _order(roots) if memo is None else _unknown(roots, values):
        values[term] = table[term.op](term, *[values[arg] for arg in term.args])
    return [values[root] for root in roots]


@lru_cache(maxsize=64)
def _order(roots: tuple[Term, ...]) -> tuple[Term, ...]:
    """Kept, because the same roots are walked at point after point."""
    found: dict[Term, None] = {}
    for term in _unknown(roots, found):
        found[term] = None
    return tuple(found)


def _unknown(roots: tuple[Term, ...], values: Mapping[Term, Any]) -> Iterator[Term]:
    """The nodes below the roots that have no value yet, arguments first; whoever asks gives each its value at once."""
    stack = [(root, False) for root in roots]
    while stack:
        term, expanded = stack.pop()
        if term in values:
            continue
        if expanded:
            yield term
        else:
            stack.append((term, True))
            stack.extend((arg, False) for arg in term.args if arg not in values)


def substitute(mapping: Mapping[Term, Term], *roots: Term) -> list[Term]:
    """Replace whole subterms; the bounds inside variables are left alone."""
    memo: dict[Term, Term] = dict(mapping)
    table = {op: lambda node, *args: make(node.op, args, node.payload) if args else node for op in SIGNATURES}
    return fold(table, *roots, memo=memo)


def variables(*roots: Term) -> list[Term]:
    """The variables below the roots and in each other's ranges; a variable comes after those in its range."""
    return list(_variables(roots))


@lru_cache(maxsize=512)
def _variables(roots: tuple[Term, ...]) -> tuple[Term, ...]:
    return tuple(term for term in postorder(*roots, ranges=True) if term.op == "var")


def range_of(variable: Term) -> list[Term]:
    """The truth values that a variable's range means."""
    _, low, high = variable.payload
    lower = [] if low is None else [low <= variable]
    return lower + ([] if high is None else [variable < high])


def conjuncts(formula: Term) -> tuple[Term, ...]:
    return formula.args if formula.op == "and" else (formula,)
