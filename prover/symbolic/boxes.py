"""numpy arrays of objects that are terms: what arrays of symbolic integers hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..language.terms import BOOL, INT, Term, const, truth
from .functions import as_number, is_true

DTYPES = {INT: np.dtype(np.int64), BOOL: np.dtype(np.bool_)}
CONVERT: dict[tuple[str, str], Callable[[Term], Term]] = {
    (INT, INT): lambda term: term,
    (BOOL, BOOL): lambda term: term,
    (BOOL, INT): as_number,
    (INT, BOOL): is_true,
}


def boxed(term: Term) -> np.ndarray:
    box = np.empty((), dtype=object)
    box[()] = term
    return box


def numbers(value: Any) -> tuple[np.ndarray, str]:
    """Terms of numpy's integers or truth values, and their sort. Raises TypeError for anything else."""
    known = isinstance(value, (np.ndarray, np.generic))
    if not known or not (value.dtype == np.bool_ or np.can_cast(value.dtype, np.int64)):
        kind = value.dtype if known else type(value).__name__
        raise TypeError(f"only int64 and bool have a meaning on terms, not {kind}")
    array = np.asarray(value)
    sort = BOOL if array.dtype == np.bool_ else INT
    terms = np.empty(array.shape, dtype=object)
    for place in np.ndindex(array.shape):
        terms[place] = truth(bool(array[place])) if sort == BOOL else const(int(array[place]))
    return terms, sort


def mapped(function: Callable[..., Any], *arrays: np.ndarray, results: int = 1) -> tuple[np.ndarray, ...]:
    """The function, which gives so many results, at every element of the broadcast arrays; one array a result."""
    found: Any = np.frompyfunc(function, len(arrays), results)(*arrays)
    return tuple(
        array if isinstance(array, np.ndarray) else boxed(array) for array in (found if results > 1 else (found,))
    )


def folded(terms: np.ndarray, axis: Any, combine: Callable[..., Term], start: Any) -> np.ndarray:
    """What ``combine`` makes of the start and the terms along the axis, an integer or some of them; None: along all."""
    axes = tuple(range(terms.ndim)) if axis is None else (axis,) if isinstance(axis, int) else tuple(axis)
    axes = tuple(sorted(number % terms.ndim for number in axes)) if terms.ndim else ()
    kept = [number for number in range(terms.ndim) if number not in axes]
    moved = terms.transpose(*kept, *axes).reshape([terms.shape[number] for number in kept] + [-1])
    result = np.empty(moved.shape[:-1], dtype=object)
    for place in np.ndindex(result.shape):
        result[place] = combine(start, *moved[place])
    return result
