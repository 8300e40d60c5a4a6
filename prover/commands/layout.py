"""`tileprove layout`: layouts of CuTe, Triton and Gluon: what they are, equality of two, CuTe's algebra, proved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from .options import load_timeout, timeout

if TYPE_CHECKING:
    from ..language.obligations import Obligation
    from ..layouts.cute import Layout
    from ..showing.page import Page

UNDECIDED, UNEXPECTED = 3, 1


@click.group(short_help="CuTe, Triton and Gluon layouts: what they are, equality, algebra; proved.")
def command() -> None:
    """Layouts as CuTe and Triton print them, and what holds of them for all coordinates.

    \b
    A layout    (64,64):(64,1)                  a shape and strides; without strides the first mode is contiguous
                (M,64):(64,1)                   names stand for any extent of at least 1
                Sw<3,3,3> o 0 o (64,64):(64,1)  swizzled; S<3,3,3> too
                Sw<3,4,3> o smem_ptr[16b](unset) o (64,64):(64,1)    the swizzle is of bytes
                NVMMASharedLayout(128, 16, 2) on 64x64               any layout of Gluon's, with the tensor's shape
                LinearLayout.from_bases([("lane", [[0, 1]])], ["dim0", "dim1"])     or what print(layout) gives
                my_layouts.py:tile              an object of pycute, cutlass.cute, triton or gluon in a file

    \b
    As a map    TEXT of 16b                     for draw: each element, of 16 bits (f16, bf16, 8b, ...)
                TEXT of 16b by ACCESS           for draw and banks: what lanes touch at once. ACCESS is ldmatrix,
                                                stmatrix, store, load (16 bytes a lane, in order), mma (an
                                                accumulator's pairs), column, a thread-value layout of CuTe's,
                                                or a distributed layout of Triton's, behind store or load

    \b
    Examples
      tileprove layout show "Sw<3,4,3> o 0 o (64,64):(64,1)"
      tileprove layout equal "Sw<3,3,3> o 0 o (64,64):(64,1)" "NVMMASharedLayout(128, 16, 2) on 64x64"
      tileprove layout divide "(8*M,64):(64,1)" "8:1"
      tileprove banks "(64,64):(64,1) of f16 by ldmatrix" "(64,64):(64,1) of f16 by mma" --find
    """


Decided = Callable[..., tuple[str, "list[tuple[str, Sequence[Obligation]]]"]]


def _deciding(function: Decided) -> Callable[..., int]:
    """Prints what the function says, and decides what it claims: label and obligations."""

    @wraps(function)
    def told(timeout: float, **given: Any) -> int:
        from ..language.maps import MapError
        from ..language.obligations import SpecError
        from ..layouts.extents import LayoutError
        from ..running.names import printable
        from ..showing.page import console

        try:
            said, claims = function(**given)
        except (LayoutError, MapError) as error:
            raise SpecError(printable(str(error))) from None
        out = console()
        out.print(said, highlight=False)
        return max((_decide(out, label, found, timeout) for label, found in claims), default=0)

    return told


def _of_two(first: str, second: str) -> Callable[[Decided], Callable[..., int]]:
    """A command of two layouts, as the help calls them."""

    def taken(function: Decided) -> Callable[..., int]:
        told = timeout(load_timeout(_deciding(function)))
        return click.argument("first", metavar=first)(click.argument("second", metavar=second)(told))

    return taken


def _decide(out: Page, label: str, obligations: Sequence[Obligation], seconds: float) -> int:
    """Prints the verdict of them all, with a counterexample where there is one; returns the exit code."""
    from ..engines.ladder import decide
    from ..language.obligations import Verdict
    from ..showing.report import duration

    engines, spent = dict[str, None](), 0.0
    for obligation in obligations:
        outcome = decide(obligation, seconds)
        spent += outcome.seconds
        engines[outcome.engine] = None
        if outcome.verdict is Verdict.PROVED:
            continue
        case = f" ({obligation.case})" if obligation.case else ""
        out.print(f"  {label}{case}: {outcome.verdict.value}", highlight=False)
        if outcome.point is not None:
            for line in _witness(obligation, outcome.point):
                out.print(f"    {line}", highlight=False)
        return UNEXPECTED if outcome.verdict is Verdict.REFUTED else UNDECIDED
    out.print(f"  {label}: proved ({', '.join(engines)}, {duration(spent)})", highlight=False)
    return 0


def _witness(obligation: Obligation, point: dict[str, int]) -> list[str]:
    from ..language.meanings import python

    found = [", ".join(f"{name}={value}" for name, value in obligation.as_made(point).items())]
    for label, terms in obligation.show:
        values = [str(value) for value in python.evaluate(point, *terms)]
        found.append(f"{label}: {values[0] if len(values) == 1 else '(' + ', '.join(values) + ')'}")
    return found


@command.command(short_help="What a layout is: sizes, and whether each element has a place of its own.")
@click.argument("text", metavar="LAYOUT")
@timeout
@load_timeout
@_deciding
def show(text: str) -> Any:
    """Print a layout's size, and prove that no two elements stand at one offset; of a distributed one, that each element is
    some register's. Exit codes are those of `tileprove banks`."""
    from ..layouts import claims
    from ..layouts.extents import product, spelled
    from ..layouts.linear import Linear
    from ..running.layout_places import layout_at

    found = layout_at(text)
    if isinstance(found, Linear):
        inputs = ", ".join(f"{name} {size}" for name, size in found.inputs.items())
        said = f"{found}\n  {inputs} -> {'x'.join(map(str, found.shape))}"
        owned = claims.every_element(found)
        if owned is None:
            return said + "\n  some elements are no register's", []
        return said, [("each element is some register's", owned)]
    size = spelled(product(tuple(found.extents)))
    modes = ", ".join(map(spelled, found.extents))
    return f"{found}\n  {modes}: {size} elements", [("no two elements stand at one offset", claims.one_place(found))]


@command.command(short_help="Whether two layouts are the same function: proved, or an element at which they differ.")
@_of_two("LAYOUT", "LAYOUT")
def equal(first: str, second: str) -> Any:
    """Prove that two layouts are the same function, or show a place at which they differ (exit code 1).

    Both say where elements stand, or both say which elements a lane has: then CuTe's is a thread-value layout, its elements
    numbered with the first dimension fastest and its threads warp by warp.
    """
    from ..layouts import claims
    from ..running.layout_places import layout_at

    a, b = layout_at(first), layout_at(second)
    return f"{a}\n{b}", [("equal", claims.equal(a, b))]


def _both(first: str, second: str) -> tuple[Layout, Layout]:
    from ..running.layout_places import layout_at, plain_layout

    return plain_layout(layout_at(first)), plain_layout(layout_at(second))


@command.command(short_help="A o B: the layout whose offset is A(B(c)).")
@_of_two("A", "B")
def compose(first: str, second: str) -> Any:
    """Print the composition of two layouts, and prove that it is A(B(c)) at every coordinate."""
    from ..layouts import algebra, claims

    a, b = _both(first, second)
    found = algebra.compose(a, b)
    return str(found), [("R(c) = A(B(c))", claims.composed(a, b, found))]


@command.command(short_help="The offsets below SIZE at which copies of a layout fill everything.")
@click.argument("first", metavar="A")
@click.argument("size", metavar="SIZE")
@timeout
@load_timeout
@_deciding
def complement(first: str, size: str) -> Any:
    """Print the complement of a layout, and prove that it is disjoint from it, ordered, and large enough."""
    from ..language.terms import as_int
    from ..layouts import algebra, claims
    from ..layouts.text import plain
    from ..running.layout_places import layout_at, plain_layout

    a, whole = plain_layout(layout_at(first)), plain(size).size
    found = algebra.complement(a, whole)
    return str(found), [("disjoint, ordered, and it fills the size", claims.complemented(a, found, as_int(whole)))]


@command.command(short_help="CuTe's logical_divide: A as (a tile by B, the tiles).")
@_of_two("A", "B")
def divide(first: str, second: str) -> Any:
    """Print the logical divide, and prove that its first mode is A(B(c)) and that it has as many elements as A."""
    from ..layouts import algebra, claims

    a, b = _both(first, second)
    found = algebra.divide(a, b)
    return str(found), [("the tile is A(B(c)), of all of A", claims.divided(a, b, found))]


@command.command(short_help="CuTe's logical_product: copies of A in the order of B.")
@_of_two("A", "B")
def product(first: str, second: str) -> Any:
    """Print the logical product, and prove that its first copy is A and that copies are apart."""
    from ..layouts import algebra, claims

    a, b = _both(first, second)
    found = algebra.product(a, b)
    return str(found), [("copies of A, apart", claims.multiplied(a, b, found))]
