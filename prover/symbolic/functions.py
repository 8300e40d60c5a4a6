"""What each numpy function means on terms. A function without a row here is refused, never guessed.

Integers are mathematical: nothing wraps at 64 bits (`paths` records every value, so that a bound can be proved).
Division by zero, negative shifts and bit operations on negative values have no meaning; they are caught by the
definedness that every obligation carries.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..language.constructors import add, binary, both, either, mul, negation, where
from ..language.idioms import equivalent
from ..language.terms import BOOL, INT, Term


class Meaning(NamedTuple):
    """A ufunc element by element: on integers and on truth values; None where numpy's own rule is not modelled."""

    integers: Callable[..., Any] | None
    truths: Callable[..., Any] | None = None


def as_number(truth: Term) -> Term:
    """1 or 0, as numpy counts truth values."""
    return where(truth, 1, 0)


def is_true(value: Term) -> Term:
    """The truth of an integer: it is not zero."""
    return negation(binary("eq", value, 0))


def _exclusive(a: Term, b: Term) -> Term:
    return negation(equivalent(a, b))


UFUNCS: dict[np.ufunc, Meaning] = {
    np.add: Meaning(add, either),
    np.subtract: Meaning(operator.sub),
    np.multiply: Meaning(mul, both),
    np.floor_divide: Meaning(operator.floordiv),
    np.remainder: Meaning(operator.mod),
    np.divmod: Meaning(divmod),
    np.negative: Meaning(operator.neg),
    np.positive: Meaning(lambda a: a),
    np.absolute: Meaning(lambda a: where(a < 0, -a, a)),
    np.sign: Meaning(lambda a: where(a > 0, 1, where(a < 0, -1, 0))),
    np.square: Meaning(lambda a: mul(a, a)),
    np.left_shift: Meaning(operator.lshift),
    np.right_shift: Meaning(operator.rshift),
    np.bitwise_and: Meaning(operator.and_, both),
    np.bitwise_or: Meaning(operator.or_, either),
    np.bitwise_xor: Meaning(operator.xor, _exclusive),
    np.invert: Meaning(lambda a: add(-1, mul(-1, a)), negation),
    np.less: Meaning(operator.lt),
    np.less_equal: Meaning(operator.le),
    np.greater: Meaning(operator.gt),
    np.greater_equal: Meaning(operator.ge),
    np.equal: Meaning(operator.eq, equivalent),
    np.not_equal: Meaning(operator.ne, _exclusive),
    np.minimum: Meaning(lambda a, b: where(a <= b, a, b), both),
    np.maximum: Meaning(lambda a, b: where(a <= b, b, a), either),
}

# these look at truth values only; integers count by being non-zero
LOGICAL: dict[np.ufunc, Callable[..., Term]] = {
    np.logical_and: both,
    np.logical_or: either,
    np.logical_xor: _exclusive,
    np.logical_not: negation,
}

# truth values act as 1 and 0 in these, as in numpy; in the others two truth values together are refused
COUNTING: frozenset[np.ufunc] = frozenset({np.less, np.less_equal, np.greater, np.greater_equal})

# functions that only move elements: numpy runs them on the array of terms itself
MOVING: frozenset[Callable[..., Any]] = frozenset(
    {np.broadcast_to, np.reshape, np.ravel, np.transpose, np.swapaxes, np.moveaxis, np.expand_dims, np.squeeze,
     np.flip, np.roll, np.repeat, np.tile, np.atleast_1d, np.atleast_2d, np.copy}
)  # fmt: skip

# functions that put several arrays together
JOINING: frozenset[Callable[..., Any]] = frozenset({np.concatenate, np.stack, np.hstack, np.vstack})

# functions that fold an array along axes: (of truth values, start), (of integers, start)
FOLDS: dict[Callable[..., Any], tuple[bool, Callable[..., Term], Any]] = {
    np.all: (True, both, True),
    np.any: (True, either, False),
    np.sum: (False, add, 0),
    np.prod: (False, mul, 1),
}


def meaning(ufunc: np.ufunc, truths: bool) -> tuple[Callable[..., Any], str]:
    """(the ufunc on terms, the sort of its operands); truths: whether all that it is given are truth values. Raises
    TypeError where it has none."""
    if ufunc in LOGICAL:
        return LOGICAL[ufunc], BOOL
    found = UFUNCS.get(ufunc, Meaning(None))
    sort = BOOL if truths and ufunc not in COUNTING else INT
    function = found.truths if sort == BOOL else found.integers
    if function is None:
        of = "truth values" if found.integers is not None else "terms"
        raise TypeError(f"numpy.{ufunc.__name__} has no meaning on {of}")
    return function, sort


def empty_sort(ufunc: np.ufunc, sort: str) -> str:
    compares = {np.less, np.less_equal, np.greater, np.greater_equal, np.equal, np.not_equal}
    return BOOL if ufunc in compares or ufunc in LOGICAL else sort
