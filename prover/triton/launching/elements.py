"""Which elements of its memory are a tensor's own, those that its shape and strides reach: contracts speak of no others.

Between the rows of a view, behind its last element and in what `alloc` adds lie integers of which nothing is said. An
offset is taken apart by the strides, the largest first. Where that gives an index on each axis, it is the element with
these indices; strides of which that order is not known may hide an element, and never make one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from msgspec import Struct

from ...language.constructors import both, either, mul
from ...language.idioms import implies
from ...language.terms import Term, as_int, at_least, const
from .tensors import Tensor


class Element(Struct, frozen=True):
    """An offset, taken apart. holds: it is an element of the tensor; column: its index on the last axis; in_order: of two
    elements the one that comes first has the smaller offset."""

    holds: Term
    column: Term
    in_order: bool


def element(argument: Tensor, offset: Term) -> Element:
    """What an offset from the start of a tensor's memory, in elements, is in the tensor."""
    axes = _joined(argument)
    order = _ordered(axes)
    holds, rest, column = [*_filled(argument), offset >= 0], offset, const(0)
    for at in order:
        extent, stride = axes[at]
        index, rest = (rest, const(0)) if stride is const(1) else (rest // stride, rest % stride)
        holds += [] if at_least(stride, 1) else [stride >= 1]
        holds.append(index < extent)
        column = index if at == len(axes) - 1 else column
    holds += [] if rest is const(0) else [rest == 0]
    last = argument.shape[-1] if argument.shape else const(1)
    column = column % last if last.op == "const" and last.payload > 1 else const(0)
    return Element(both(*holds), column, order == sorted(order))


def allocation(shape: Sequence[Term], strides: Sequence[Term]) -> Term:
    """1 + sum((shape - 1) * stride): the elements from the first to the last, for strides that are not negative."""
    found = const(1)
    for extent, stride in zip(shape, strides, strict=True):
        found = found + (extent - 1) * stride
    return found


def last_element(argument: Tensor) -> Term:
    """The offset of the last element of the shape."""
    return allocation(argument.shape, argument.strides) - 1


def possible(argument: Tensor) -> Iterator[Term]:
    """What holds of the sizes wherever there is a tensor that keeps what is promised of it, less what is plain."""
    promised = argument.contents and argument.promised
    if promised is None:
        return
    least = 0 if argument.dtype.startswith("u") else -(1 << (8 * argument.bytes - 1))
    below = least + (1 << (8 * argument.bytes))
    elements = prod(argument.shape, start=const(1))
    own = [] if promised.also is not None else [(promised.low, promised.high)]
    ordered: list[tuple[Term | int | None, Term | int | None, int]] = []  # the first is so much less than the second
    for low, high in (*own, *promised.columns):
        ordered += [(low, high, 1), (low, below, 1), (least, high, 1)]
    for end in (promised.first, promised.last):
        ordered += [(least, end, 0), (end, below, 1)]
        if promised.also is None:
            ordered += [(promised.low, end, 0), (end, promised.high, 1)]
        elif end is not None:
            inside = [] if promised.low is None else [end >= promised.low]
            inside += [] if promised.high is None else [end < promised.high]
            yield implies(both(*_unknown(argument)), either(both(*inside), end == promised.also))
    if promised.monotone:
        ordered.append((promised.first, promised.last, 0))
    for low, high, apart in ordered:
        if low is not None and high is not None and not at_least(as_int(high) - low, apart):
            yield implies(both(*_unknown(argument)), as_int(high) - apart >= low)
    if promised.first is not None and promised.last is not None and not at_least(elements, 2):
        yield implies(elements == 1, promised.first == promised.last)
    if promised.distinct:
        yield elements <= 1 << (8 * argument.bytes)
        if promised.low is not None and promised.high is not None:
            most = promised.high - promised.low + int(promised.also is not None)
            yield implies(both(*_unknown(argument)), elements <= most)


def choosable(argument: Tensor) -> bool:
    """Whether a lane that is masked off may be taken to read some integer of which all holds that is promised of one."""
    promised = argument.promised
    return not _unknown(argument) and not (promised and promised.monotone and promised.columns)


def _unknown(argument: Tensor) -> list[Term]:
    """That no axis is empty, of those of which it is not plain."""
    return [extent >= 1 for extent in argument.shape if not at_least(extent, 1)]


def _joined(argument: Tensor) -> list[tuple[Term, Term]]:
    """(extent, stride) of each axis along which there are elements; neighbours are one where no gap is between them."""
    found: list[tuple[Term, Term]] = []
    for extent, stride in zip(argument.shape, argument.strides, strict=True):
        if extent is const(1) or stride is const(0):
            continue
        if found and mul(extent, stride) is found[-1][1]:
            found[-1] = mul(found[-1][0], extent), stride
        else:
            found.append((extent, stride))
    if len(found) == 1 and found[0][1] is const(1):
        return [(allocation(argument.shape, argument.strides), const(1))]  # as it is said where an access is inside
    return found


def _filled(argument: Tensor) -> list[Term]:
    """That no axis is empty, where the end of another does not say it."""
    unknown = [at for at, extent in enumerate(argument.shape) if not at_least(extent, 1)]
    if len(unknown) < 2 and not any(argument.strides[at] is const(0) for at in unknown):
        return []
    return [argument.shape[at] >= 1 for at in unknown]


def _ordered(axes: list[tuple[Term, Term]]) -> list[int]:
    """The axes by their strides, the largest first, as far as factors tell."""
    found: list[int] = []
    for at, (_, stride) in enumerate(axes):
        place = len(found)
        while place and _divides(axes[found[place - 1]][1], stride):
            place -= 1
        found.insert(place, at)
    return found


def _divides(small: Term, large: Term) -> bool:
    """Whether one stride is plainly the other times something more."""
    if small is large:
        return False
    if small.op == large.op == "const":
        return small.payload < large.payload
    mine, rest = _factors(small), _factors(large)
    for factor in mine:
        if factor not in rest:
            return False
        rest.remove(factor)
    return True


def _factors(term: Term) -> list[Term]:
    return [part for part in (term.args if term.op == "mul" else (term,)) if part is not const(1)]
