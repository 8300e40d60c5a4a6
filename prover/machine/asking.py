"""One use of a word, and what all words share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec import Struct

from ..language.constructors import both, either, negation
from ..language.terms import Term
from .integers import Machine, Unsupported
from .values import FALSE, TRUE


class Asked(Struct, frozen=True):
    """One use of a word. bits: width of the result. flags: nsw, nuw, exact, disjoint, nneg, samesign. name: of the result,
    for a reader. must: told (what goes wrong, unless this formula holds) of behaviour that is undefined at once."""

    machine: Machine
    word: str
    bits: int
    flags: Collection[str] = ()
    name: str = ""
    must: Callable[[str, Term], None] = lambda what, formula: None


Meaning = Callable[[Asked, Sequence[Any]], Any]


def oks(values: Sequence[Any]) -> Term:
    """That none of the values is poison."""
    return both(*(value.ok for value in values))


def differ(a: Term, b: Term) -> Term:
    """Exclusive or of truth values."""
    for one, other in ((a, b), (b, a)):
        if one is TRUE or one is FALSE:
            return negation(other) if one is TRUE else other
    return either(both(a, negation(b)), both(negation(a), b))


def no_bits(asked: Asked) -> None:
    if asked.bits == 1:
        raise Unsupported(f"{asked.word} of single bits")
