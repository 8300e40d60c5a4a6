"""The constructors of terms, a function for each operator. Each folds what is plain, and nothing that must have a value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from .terms import BITWISE, Term, as_bool, as_int, at_least, const, integer, is_const, named, node, truth


def _flatten(op: str, terms: Iterable[Term]) -> Iterator[Term]:
    for term in terms:
        if term.op == op:
            yield from term.args
        else:
            yield term


def add(*terms: Term | int) -> Term:
    rest: list[Term] = []
    total = 0
    for term in map(as_int, terms):
        for part in term.args if term.op == "add" else (term,):
            if part.op == "const":
                total += part.payload
            else:
                rest.append(part)
    if total or not rest:
        rest.append(const(total))
    return rest[0] if len(rest) == 1 else node("add", tuple(rest))


def mul(*terms: Term | int) -> Term:
    rest: list[Term] = []
    product = 1
    for term in map(as_int, terms):
        for part in term.args if term.op == "mul" else (term,):
            if part.op == "const":
                product *= part.payload
            else:
                rest.append(part)
    if not rest or (product == 0 and all(term.total for term in rest)):
        return const(product)
    if product == -1 and len(rest) == 1 and rest[0].op == "add":
        return add(*(mul(-1, term) for term in rest[0].args))
    if product != 1:
        rest.insert(0, const(product))
    return rest[0] if len(rest) == 1 else node("mul", tuple(rest))


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
    return node(op, (a, b))


def _junction(op: str, neutral: bool, terms: Iterable[Term | bool]) -> Term:
    kept: dict[int, Term] = {}
    for term in _flatten(op, map(as_bool, terms)):
        if term.op == "truth":
            if term.payload != neutral:  # what stands before it is still read
                return term if all(part.total for part in kept.values()) else node(op, (*kept.values(), term))
        else:
            kept[id(term)] = term
    if not kept:
        return truth(neutral)
    return next(iter(kept.values())) if len(kept) == 1 else node(op, tuple(kept.values()))


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


@lru_cache(maxsize=1 << 15)
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
    return node("not", (term,))


def where(condition: Term | bool, then: Term | int, otherwise: Term | int) -> Term:
    """``then`` where the condition holds, else ``otherwise``. Each must have a value where it is chosen, and only there.

    >>> h, H = integer("h", None), integer("H", 1)
    >>> where(within(h, 0, H), h * 64, H * 64)  # a halo row asks for the sentinel
    <where(0 <= h and h < H, 64*h, 64*H)>
    """
    condition, then, otherwise = as_bool(condition), as_int(then), as_int(otherwise)
    if condition.op == "truth":
        return then if condition.payload else otherwise
    return then if then is otherwise and condition.total else node("ite", (condition, then, otherwise))


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
