"""Arrays of symbolic integers: they answer numpy's protocols, so that an executor builds terms without knowing it.

A `Symbolic` has a concrete shape and holds terms, all integers (int64 to numpy) or all truth values (bool). Indexing
with concrete indices gives views, writes go through to every view, as in numpy. Whatever has no meaning on terms,
floats, other dtypes, symbolic indices, an unknown function, is a TypeError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from numbers import Integral
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from ..language.constructors import where
from ..language.terms import BOOL, INT, Term, as_bool, as_int, const, truth
from . import paths
from .boxes import CONVERT, DTYPES, boxed, folded, mapped, numbers
from .functions import FOLDS, JOINING, MOVING, empty_sort, meaning


class Symbolic(NDArrayOperatorsMixin):
    """An array of terms of one sort. ``Symbolic.of(term)`` is a scalar, ``Symbolic.of(nested lists)`` an array."""

    __slots__ = ("_terms", "sort")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, terms: np.ndarray, sort: str) -> None:
        self._terms, self.sort = terms, sort

    @staticmethod
    def of(value: Any) -> Symbolic:
        """A symbolic array of a term, a number, an array of numbers, or nested lists of those.

        Raises TypeError for anything that is neither an integer nor a truth value of at most 64 bits.
        """
        if isinstance(value, Symbolic):
            return value
        if isinstance(value, Term):
            return _wrap(boxed(value), value.sort)
        if isinstance(value, (list, tuple)):
            parts = [Symbolic.of(item) for item in value]
            return _joined(np.stack, parts, [], {}) if parts else _wrap(np.empty(0, dtype=object), INT)
        if isinstance(value, (bool, np.bool_)):
            return _wrap(boxed(truth(bool(value))), BOOL)
        if isinstance(value, int):
            return _wrap(boxed(const(value)), INT)
        return _wrap(*numbers(value))

    # -- what it is ------------------------------------------------------------------------------------------

    @property
    def shape(self) -> tuple[int, ...]:
        return self._terms.shape

    @property
    def ndim(self) -> int:
        return self._terms.ndim

    @property
    def size(self) -> int:
        return self._terms.size

    @property
    def dtype(self) -> np.dtype:
        return DTYPES[self.sort]

    @property
    def T(self) -> Symbolic:
        return _wrap(self._terms.T, self.sort)

    @property
    def term(self) -> Term:
        """The one term of an array with one element. Raises TypeError for another size."""
        if self.size != 1:
            raise TypeError(f"an array of shape {self.shape} is not one term")
        return self._terms.reshape(-1)[0]

    @property
    def terms(self) -> list[Term]:
        """Every term, row-major."""
        return list(self._terms.reshape(-1))

    def __repr__(self) -> str:
        return f"Symbolic({self._terms.tolist()!r})"

    # -- what it must not become, unless its value is known ---------------------------------------------------

    def __array__(self, *args: Any, **options: Any) -> np.ndarray:
        raise TypeError("a symbolic array cannot become a numpy array: its values are not known")

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError("the truth value of an array with more than one element is ambiguous")
        return paths.decide(CONVERT[self.sort, BOOL](self.term))

    def __index__(self) -> int:
        if self.ndim == 0 and self.term.op == "const":
            return self.term.payload
        raise TypeError(f"a symbolic value was forced to a number: {self!r}")

    __int__ = __index__

    def __float__(self) -> float:
        raise TypeError(f"a symbolic value was forced to a float: {self!r}")

    def __len__(self) -> int:
        return len(self._terms)

    def __iter__(self) -> Iterator[Symbolic]:
        if self.ndim == 0:
            raise TypeError("iteration over a scalar")
        return (self[i] for i in range(len(self)))

    def __contains__(self, value: Any) -> bool:
        raise TypeError("membership in a symbolic array depends on its values")

    # -- elements --------------------------------------------------------------------------------------------

    def __getitem__(self, index: Any) -> Symbolic:
        _check_index(index)
        return _wrap(self._terms[index], self.sort)

    def __setitem__(self, index: Any, value: Any) -> None:
        _check_index(index)
        terms = _converted(Symbolic.of(value), self.sort)._terms
        if not isinstance(self._terms[index], np.ndarray) and terms.size == 1:
            terms = terms.reshape(())  # numpy would store the array itself in the one place that the index names
        self._terms[index] = terms[()] if terms.ndim == 0 else terms

    # -- methods that executors call ---------------------------------------------------------------------------

    def reshape(self, *shape: Any) -> Symbolic:
        return _wrap(self._terms.reshape(*shape), self.sort)

    def astype(self, dtype: Any) -> Symbolic:
        """int64 or bool; another dtype would wrap or round, which terms do not."""
        for sort, own in DTYPES.items():
            if np.dtype(dtype) == own:
                return _wrap(_converted(self, sort)._terms.copy(), sort)
        raise TypeError(f"a symbolic array cannot be {np.dtype(dtype)}: only int64 and bool have a meaning on terms")

    def copy(self) -> Symbolic:
        return _wrap(self._terms.copy(), self.sort)

    def all(self, axis: Any = None) -> Symbolic:
        return _folded(np.all, self, axis)

    def any(self, axis: Any = None) -> Symbolic:
        return _folded(np.any, self, axis)

    def sum(self, axis: Any = None) -> Symbolic:
        return _folded(np.sum, self, axis)

    # -- numpy's protocols ---------------------------------------------------------------------------------------

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **options: Any) -> Any:
        out = options.pop("out", None)
        if method != "__call__" or options:
            said = f".{method}" if method != "__call__" else f" with {', '.join(options)}"
            raise TypeError(f"numpy.{ufunc.__name__}{said} has no meaning on terms")
        results = _elementwise(ufunc, [Symbolic.of(value) for value in inputs])
        if out is not None:
            results = tuple(_into(target, result) for target, result in zip(out, results, strict=True))
        return results[0] if len(results) == 1 else results

    def __array_function__(self, function: Callable[..., Any], types: Any, args: Any, options: Any) -> Any:
        if function in OWN:
            return OWN[function](*args, **options)
        if function in MOVING:
            array, *rest = args
            return _wrap(function(Symbolic.of(array)._terms, *rest, **options), Symbolic.of(array).sort)
        if function in JOINING:
            parts, *rest = args
            return _joined(function, [Symbolic.of(part) for part in parts], rest, options)
        if function in FOLDS:
            return _folded(function, *args, **options)
        raise TypeError(f"numpy.{getattr(function, '__name__', function)} has no meaning on terms")


class Scalar(Symbolic):
    """A symbolic integer; an Integral, as numpy's own scalars are."""

    __slots__ = ()


Integral.register(Scalar)


def _wrap(terms: Any, sort: str) -> Symbolic:
    array = terms if isinstance(terms, np.ndarray) else boxed(terms)
    return Scalar(array, sort) if array.ndim == 0 and sort == INT else Symbolic(array, sort)


def _converted(array: Symbolic, sort: str) -> Symbolic:
    if array.sort == sort:
        return array
    return _wrap(mapped(CONVERT[array.sort, sort], array._terms)[0], sort)


def _elementwise(ufunc: np.ufunc, inputs: list[Symbolic]) -> tuple[Symbolic, ...]:
    function, sort = meaning(ufunc, all(value.sort == BOOL for value in inputs))
    if all(value._terms.ndim == 0 for value in inputs):  # most of them; what follows says the same, and takes longer
        found = function(*(CONVERT[value.sort, sort](value._terms.item()) for value in inputs))
        terms = found if isinstance(found, tuple) else (found,)
        paths.record(terms)
        return tuple(_wrap(boxed(term), term.sort) for term in terms)
    results = mapped(function, *(_converted(value, sort)._terms for value in inputs), results=ufunc.nout)
    wrapped = []
    for result in results:
        flat = result.reshape(-1)
        kind = flat[0].sort if flat.size else empty_sort(ufunc, sort)
        paths.record(flat)
        wrapped.append(_wrap(result, kind))
    return tuple(wrapped)


def _into(target: Any, result: Symbolic) -> Symbolic:
    """numpy's ``out=``, and with it ``+=`` and its kin: the target itself changes, for all its views."""
    if not isinstance(target, Symbolic):
        raise TypeError("symbolic values cannot be stored in an array of numbers")
    if target.sort == BOOL and result.sort == INT:
        raise TypeError("integers cannot be stored in an array of truth values in place")
    target._terms[...] = _converted(result, target.sort)._terms
    return target


def _check_index(index: Any) -> None:
    for part in index if isinstance(index, tuple) else (index,):
        if isinstance(part, Symbolic) and not (part.ndim == 0 and part.sort == INT and part.term.op == "const"):
            raise TypeError("a symbolic index would choose elements by unknown values; write it as arithmetic")


def _joined(function: Callable[..., Any], parts: list[Symbolic], rest: Any, options: dict[str, Any]) -> Symbolic:
    if set(options) - {"axis"}:
        raise TypeError(f"numpy.{function.__name__} with {', '.join(options)} has no meaning on terms")
    sort = INT if any(part.sort == INT for part in parts) else BOOL
    return _wrap(function([_converted(part, sort)._terms for part in parts], *rest, **options), sort)


def _folded(function: Callable[..., Any], array: Any, axis: Any = None, **options: Any) -> Symbolic:
    if options:
        raise TypeError(f"numpy.{function.__name__} with {', '.join(options)} has no meaning on terms")
    truths, combine, start = FOLDS[function]
    terms = _converted(Symbolic.of(array), BOOL if truths else INT)._terms
    result = folded(terms, axis, combine, start)
    paths.record(result.reshape(-1))
    return _wrap(result, BOOL if truths else INT)


def _where(condition: Any, *values: Any) -> Symbolic:
    if len(values) != 2:
        raise TypeError("numpy.where with one argument asks where unknown values hold")
    truths = _converted(Symbolic.of(condition), BOOL)
    parts = [Symbolic.of(value) for value in values]
    if all(part.sort == BOOL for part in parts):
        choose = lambda c, a, b: (as_bool(c) & a) | (~as_bool(c) & b)  # noqa: E731
        return _wrap(mapped(choose, truths._terms, *(part._terms for part in parts))[0], BOOL)
    chosen = mapped(where, truths._terms, *(_converted(part, INT)._terms for part in parts))[0]
    return _wrap(chosen, INT)


def _broadcast_arrays(*arrays: Any, **options: Any) -> tuple[Symbolic, ...]:
    parts = [Symbolic.of(array) for array in arrays]
    spread = np.broadcast_arrays(*(part._terms for part in parts), **options)
    return tuple(_wrap(array, part.sort) for array, part in zip(spread, parts, strict=True))


def _array_equal(left: Any, right: Any) -> Symbolic:
    a, b = Symbolic.of(left), Symbolic.of(right)
    return _folded(np.all, np.equal(a, b)) if a.shape == b.shape else Symbolic.of(False)


# numpy functions with a meaning of their own
OWN: dict[Callable[..., Any], Callable[..., Any]] = {
    np.where: _where,
    np.shape: lambda array: array.shape,
    np.ndim: lambda array: array.ndim,
    np.size: lambda array: array.size,
    np.broadcast_arrays: _broadcast_arrays,
    np.array_equal: _array_equal,
    np.clip: lambda array, lowest, highest: np.minimum(np.maximum(array, lowest), highest),
    np.zeros_like: lambda array: Symbolic.of(np.zeros(array.shape, array.dtype)),
    np.ones_like: lambda array: Symbolic.of(np.ones(array.shape, array.dtype)),
}


def scalar(term: Term | int) -> Symbolic:
    """A symbolic integer, for an executor's argument."""
    return Symbolic.of(as_int(term))
