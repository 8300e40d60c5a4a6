"""A launch on the way between two processes: data, terms as `pack_terms` writes them."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from ...language.nodes import WireError, pack_terms, term_at, unpack_terms
from ...language.terms import Term
from ..ttir.errors import TritonError
from .fields import Malformed, put_together, taken_apart

T = TypeVar("T")


class Carried(msgspec.Struct, omit_defaults=True):
    """A launch. file, line: where it is written; source: where the kernel is; text: of its TTIR, of a Triton kernel;
    launch: the fields of its record, with numbers for terms: those of their roots among the nodes."""

    name: str
    file: str
    line: int
    source: str
    launch: dict[str, Any]
    nodes: list[Any]
    roots: list[int]
    text: str = ""


def pack(launch: object, **rest: Any) -> Carried:
    """launch: of any kind; rest: what else is carried, by its name."""
    terms: list[Term] = []

    def number(term: Term) -> int:
        terms.append(term)
        return len(terms) - 1

    said = taken_apart(launch, number)
    nodes, roots = pack_terms(terms)
    return Carried(launch=said, nodes=nodes, roots=roots, **rest)


def unpack(data: Carried, kind: type[T]) -> T:
    """The launch, of this kind. Raises TritonError for what is none."""
    try:
        terms = unpack_terms(data.nodes)

        def term(number: Any, sort: str) -> Term:
            if type(number) is not int or not 0 <= number < len(data.roots):
                raise WireError(f"there is no term {number}")
            found = term_at(terms, data.roots[number])
            if found.sort != sort:
                raise WireError("a term of the wrong sort")
            return found

        return put_together(kind, data.launch, term)
    except (WireError, Malformed) as error:
        raise TritonError(f"{data.file}: its process answers something else than a launch: {error}") from None
