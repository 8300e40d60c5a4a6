"""A launch with its kernel's text on the way between two processes: data, terms as `pack_terms` writes them."""

from __future__ import annotations

from typing import Any

import msgspec

from ...language.nodes import WireError, pack_terms, term_at, unpack_terms
from ...language.terms import BOOL, INT, Term
from ..ttir.errors import TritonError
from .fields import Malformed, put_together, taken_apart
from .launch import Argument, Concrete, Launch, ScalarArgument, TensorArgument
from .watching import Word

FORMS: dict[str, type] = {form.__name__: form for form in (TensorArgument, ScalarArgument)}


class Carried(msgspec.Struct, omit_defaults=True):
    """A launch. file, line: where it is written; source: where the kernel is; text: of its TTIR; plain: that before it is
    simplified, where constexprs are sizes; concrete: those at some of their values; arguments: the name of their class, and
    its fields with numbers for terms; ones, single: as `Launch` has them."""

    name: str
    kernel: str
    file: str
    line: int
    source: str
    source_line: int
    text: str
    sizes: dict[str, int]
    grid: list[int]
    given: list[int]
    arguments: list[tuple[str, dict[str, Any]]]
    constexprs: dict[str, str]
    nodes: list[Any]
    roots: list[int]
    sized: list[str] = []
    plain: str = ""
    words: list[Word] = []
    concrete: list[Concrete] = []
    ones: list[str] = []
    single: str = ""


class Packer:
    """Numbers terms."""

    def __init__(self) -> None:
        self.terms: list[Term] = []

    def number(self, term: Term) -> int:
        self.terms.append(term)
        return len(self.terms) - 1

    def argument(self, argument: Argument) -> tuple[str, dict[str, Any]]:
        return type(argument).__name__, taken_apart(argument, self.number)


def pack(launch: Launch, **rest: Any) -> Carried:
    own = Packer()
    sizes = {name: own.number(term) for name, term in launch.sizes.items()}
    grid, given = list(map(own.number, launch.grid)), list(map(own.number, launch.given))
    arguments = list(map(own.argument, launch.arguments))
    nodes, roots = pack_terms(own.terms)
    return Carried(
        kernel=launch.kernel, sizes=sizes, grid=grid, given=given, arguments=arguments,
        constexprs=dict(launch.constexprs), nodes=nodes, roots=roots, sized=list(launch.sized),
        concrete=list(launch.concrete), ones=list(launch.ones), single=launch.single, **rest,
    )  # fmt: skip


def unpack(data: Carried) -> Launch:
    """The launch. Raises TritonError for what is none."""
    try:
        terms = unpack_terms(data.nodes)

        def term(number: Any, sort: str = INT) -> Any:
            if type(number) is not int or not 0 <= number < len(data.roots):
                raise WireError(f"there is no term {number}")
            found = term_at(terms, data.roots[number])
            if found.sort != sort:
                raise WireError("a term of the wrong sort")
            return found

        def argument(kind: str, own: dict[str, Any]) -> Argument:
            if kind not in FORMS:
                raise WireError(f"there is no argument that is a {kind}")
            return put_together(FORMS[kind], own, term)

        return Launch(
            data.kernel, {name: term(number) for name, number in data.sizes.items()}, tuple(map(term, data.grid)),
            [argument(kind, own) for kind, own in data.arguments], [term(number, BOOL) for number in data.given],
            data.constexprs, data.sized, data.plain, data.words, concrete=data.concrete, ones=data.ones,
            single=data.single,
        )  # fmt: skip
    except (WireError, Malformed) as error:
        raise TritonError(f"{data.file}: its process answers something else than a launch: {error}") from None
