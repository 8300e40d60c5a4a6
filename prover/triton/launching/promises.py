"""Promises: what callers say of elements of tensors by their indices, ``promise(lambda i: cu[i + 1] - cu[i] <= L)``.

A promise is about every value of its indices at which all that it reads are elements of their tensors, those of ``i + 1``
too, and about nothing else: an index below 0, or from the extent on, is no element. Integers are exact, of the element's
type.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Annotated, Any

from ...language.meanings.text import text
from ...language.obligations import SpecError
from ...language.parts import split, summands
from ...language.terms import BOOL, Term, as_bool, as_int, const, integer
from ...language.walking import substitute, variables
from .tensors import Tensor


@dataclass(frozen=True, slots=True)
class PromisedRead:
    """An element that a promise reads. term: stands for its integer; base: the tensor's argument; indices: one an axis,
    terms of the promise's indices, of sizes and of the reads before it."""

    term: Term
    base: str
    indices: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Promise:
    """holds: for all values of the indices at which all reads are elements."""

    holds: Annotated[Term, BOOL]
    indices: tuple[Term, ...]
    reads: tuple[PromisedRead, ...]

    @property
    def said(self) -> str:
        """The promise as people read it."""
        names = ", ".join(str(own.payload[0]) for own in self.indices)
        return f"{text(self.holds)} for all {names}" if names else text(self.holds)


@dataclass(frozen=True, slots=True)
class Begun:
    """A promise of tensors that have no names yet. tensors: of each read."""

    promise: Promise
    tensors: tuple[Tensor, ...]
    place: str


_READS: ContextVar[list[tuple[Tensor, tuple[Term, ...], Term]] | None] = ContextVar("reads", default=None)


def subscripted(tensor: Tensor, at: Any) -> Term:
    """The integer of an element, within a promise. Raises TypeError elsewhere, and for what is no element's index."""
    reads = _READS.get()
    if reads is None:
        raise TypeError("a tensor's elements are not known here; within promise(lambda i: ...) they can be spoken of")
    digits = tensor.dtype.lstrip("iu")
    if tensor.dtype[:1] not in "iu" or tensor.dtype == "i1" or not digits.isdigit():
        raise TypeError(f"a promise is about integers, and a tensor of {tensor.dtype} holds none")
    own = at if isinstance(at, tuple) else (at,)
    if len(own) != len(tensor.shape):
        raise TypeError(f"a tensor of {len(tensor.shape)} axes has an index for each, not {len(own)}")
    indices = tuple(as_int(index) for index in own)
    for known, before, term in reads:
        if known is tensor and all(a is b for a, b in zip(before, indices, strict=True)):
            return term
    low, bits = 0 if tensor.dtype.startswith("u") else -(1 << (int(digits) - 1)), int(digits)
    term = integer(f"element.{len(reads)}", low, low + (1 << bits))
    reads.append((tensor, indices, term))
    return term


def begun(function: Callable[..., Any], names: list[str], place: str) -> Begun:
    """What a function of indices says. Raises SpecError."""
    indices = tuple(integer(name, None) for name in names)
    token = _READS.set([])
    try:
        holds = as_bool(function(*indices))
        reads = _READS.get() or []
    except (TypeError, ValueError) as error:
        raise SpecError(f"{place}: promise: {error}") from None
    finally:
        _READS.reset(token)
    if not holds.total:
        raise SpecError(
            f"{place}: promise: divides by what may be 0 or negative, or takes bits of what may be: of what has no value "
            "nothing can be promised"
        )
    own = tuple(PromisedRead(term, "", at) for _, at, term in reads)
    for index in indices:
        if not any(linear(at, index) for read in own for at in read.indices):
            raise SpecError(
                f"{place}: promise: {index.payload[0]} is the index of no element: it stands alone, as in t[i], "
                f"t[i + 1] or t[2*i], in at least one place"
            )
    return Begun(Promise(holds, indices, own), tuple(tensor for tensor, _, _ in reads), place)


def parameters(function: Any, place: str) -> list[str]:
    """Of a promise's function. Raises SpecError."""
    if not callable(function) or isinstance(function, type):
        raise SpecError(f"{place}: promise(lambda i: ...) takes a function of indices, not {function!r}")
    found = list(inspect.signature(function).parameters.values())
    if any(own.kind not in (own.POSITIONAL_ONLY, own.POSITIONAL_OR_KEYWORD) for own in found):
        raise SpecError(f"{place}: promise(lambda i: ...) takes a function of indices, by their names")
    return [own.name for own in found if own.default is own.empty]


def linear(term: Term, index: Term) -> tuple[int, Term] | None:
    """(a, c) of a term that is a*index + c, a at least 1, where c knows of no other index or element; None for another."""
    factor, rest = 0, const(0)
    for part in summands(term):
        coefficient, own = split(part)
        if own is index:
            factor += coefficient
        else:
            rest = rest + part
    # sizes have no upper end; elements have two, and indices none
    speaks = any(own.payload[1] is None or own.payload[2] is not None for own in variables(rest))
    return None if factor < 1 or speaks else (factor, rest)


def resolved(own: Begun, names: Mapping[int, str], taken: set[str]) -> Promise:
    """The promise with the names of arguments. names: id of a tensor -> argument. taken: what sizes are called. Raises
    SpecError."""
    clash = [str(index.payload[0]) for index in own.promise.indices if index.payload[0] in taken]
    if clash:
        raise SpecError(f"{own.place}: promise: there is a size named {clash[0]}; give the index another name")
    known: dict[Term, Term] = {}
    reads: list[PromisedRead] = []
    for read, tensor in zip(own.promise.reads, own.tensors, strict=True):
        if id(tensor) not in names:
            raise SpecError(f"{own.place}: promise: it speaks of a tensor that the kernel is not given")
        base = names[id(tensor)]
        indices = tuple(substitute(known, *read.indices))
        _, low, high = read.term.payload
        known[read.term] = integer(element_name(base, indices), low, high)
        reads.append(PromisedRead(known[read.term], base, indices))
    return Promise(substitute(known, own.promise.holds)[0], own.promise.indices, tuple(reads))


def element_name(base: str, indices: tuple[Term, ...]) -> str:
    """What an element is called: ``cu[i+1]``."""
    return f"{base}[{','.join(text(at).replace(' ', '') for at in indices)}]"
