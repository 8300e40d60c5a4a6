"""A launch with its kernel's text on the way between two processes: data, terms as `pack_terms` writes them."""

from __future__ import annotations

from typing import Any

import msgspec

from ...language.nodes import WireError, pack_terms, term_at, unpack_terms
from ...language.terms import BOOL, INT, Term
from ..ttir.errors import TritonError
from .launch import Argument, Concrete, Contents, Launch, ScalarArgument, TensorArgument


class Promised(msgspec.Struct, omit_defaults=True):
    """`Contents`, with numbers for terms."""

    low: int | None = None
    high: int | None = None
    monotone: bool = False
    first: int | None = None
    last: int | None = None
    distinct: bool = False
    columns: list[tuple[int, int]] = []
    also: int | None = None


class Given(msgspec.Struct, omit_defaults=True):
    """An argument, with numbers for terms. kind: tensor or scalar."""

    kind: str
    name: str
    type: str
    term: int | None = None
    shape: list[int] = []
    strides: list[int] = []
    contents: Promised | None = None
    shared: bool = False
    written: bool = False
    same: str = ""


class Carried(msgspec.Struct, omit_defaults=True):
    """A launch. file, line: where it is written; source: where the kernel is; text: of its TTIR; plain: that before it is
    simplified, where constexprs are sizes; concrete: those at some of their values."""

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
    arguments: list[Given]
    constexprs: dict[str, str]
    nodes: list[Any]
    roots: list[int]
    sized: list[str] = []
    plain: str = ""
    concrete: list[Concrete] = []


class Packer:
    """Numbers terms."""

    def __init__(self) -> None:
        self.terms: list[Term] = []

    def number(self, term: Term) -> int:
        self.terms.append(term)
        return len(self.terms) - 1

    def maybe(self, term: Term | None) -> int | None:
        return None if term is None else self.number(term)

    def argument(self, argument: Argument) -> Given:
        if isinstance(argument, ScalarArgument):
            return Given("scalar", argument.name, argument.type, self.maybe(argument.term))
        own = argument.contents
        promised = own and Promised(
            self.maybe(own.low), self.maybe(own.high), own.monotone, self.maybe(own.first), self.maybe(own.last),
            own.distinct, [(self.number(low), self.number(high)) for low, high in own.columns],
            self.maybe(own.also),
        )  # fmt: skip
        return Given(
            "tensor", argument.name, argument.dtype, self.number(argument.allocation),
            list(map(self.number, argument.shape)), list(map(self.number, argument.strides)), promised,
            argument.shared, argument.written, argument.same,
        )  # fmt: skip


def pack(launch: Launch, **rest: Any) -> Carried:
    own = Packer()
    sizes = {name: own.number(term) for name, term in launch.sizes.items()}
    grid, given = list(map(own.number, launch.grid)), list(map(own.number, launch.given))
    arguments = list(map(own.argument, launch.arguments))
    nodes, roots = pack_terms(own.terms)
    return Carried(
        kernel=launch.kernel, sizes=sizes, grid=grid, given=given, arguments=arguments,
        constexprs=dict(launch.constexprs), nodes=nodes, roots=roots, sized=list(launch.sized),
        concrete=list(launch.concrete), **rest,
    )  # fmt: skip


def unpack(data: Carried) -> Launch:
    """The launch. Raises TritonError for what is none."""
    try:
        terms = unpack_terms(data.nodes)

        def term(number: int | None, sort: str = INT) -> Any:
            if number is None:
                return None
            if not 0 <= number < len(data.roots):
                raise WireError(f"there is no term {number}")
            found = term_at(terms, data.roots[number])
            if found.sort != sort:
                raise WireError("a term of the wrong sort")
            return found

        def argument(own: Given) -> Argument:
            if own.kind == "scalar":
                return ScalarArgument(own.name, own.type, term(own.term))
            said = own.contents
            contents = said and Contents(
                term(said.low),
                term(said.high),
                said.monotone,
                term(said.first),
                term(said.last),
                said.distinct,
                tuple((term(low), term(high)) for low, high in said.columns),
                term(said.also),
            )
            size = term(own.term)
            if size is None:
                raise WireError(f"{own.name} has no size")
            return TensorArgument(
                own.name,
                own.type,
                tuple(map(term, own.shape)),
                tuple(map(term, own.strides)),
                size,
                contents,
                own.shared,
                own.written,
                own.same,
            )

        return Launch(
            data.kernel, {name: term(number) for name, number in data.sizes.items()}, tuple(map(term, data.grid)),
            list(map(argument, data.arguments)), [term(number, BOOL) for number in data.given], data.constexprs,
            data.sized, data.plain, concrete=data.concrete,
        )  # fmt: skip
    except WireError as error:
        raise TritonError(f"{data.file}: its process answers something else than a launch: {error}") from None
