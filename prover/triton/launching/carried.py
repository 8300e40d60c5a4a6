"""A launch on the way between two processes: data, terms as `pack_terms` writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from ...language.nodes import WireError, pack_terms, term_at, unpack_terms
from ...language.terms import Term
from ...running.complaints import one_line
from ..ttir.errors import NoLaunchError, TritonError
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


class Launches(msgspec.Struct, omit_defaults=True):
    """The launches of a file. error: why there is none; empty: whether it is that the file declares none; failed: why some
    are not there, a line each; elsewhere: names of launches by the file that declares them and is only imported."""

    error: str = ""
    empty: bool = False
    launches: list[Carried] = []
    failed: list[str] = []
    elsewhere: dict[str, list[str]] = {}


def gathered(
    path: str, declared: Callable[[dict[str, list[str]]], Iterable[T]], carried: Callable[[T], Iterable[Carried]],
    led: Callable[[str, T], str],
) -> bytes:  # fmt: skip
    """The encoded `Launches` of a file that is run in this process. declared: runs it, and is told `elsewhere`; led: what
    is wrong with a launch, with its name."""
    found = Launches()
    try:
        for own in declared(found.elsewhere):
            try:
                found.launches += carried(own)
            except (Exception, SystemExit) as error:
                found.failed.append(led(one_line(error, path), own))
    except BaseException as error:
        found = Launches(one_line(error, path), isinstance(error, NoLaunchError))
    return msgspec.json.encode(found)


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
