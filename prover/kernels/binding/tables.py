"""[[loop]] tables of binding files: what the user says that holds in every iteration of a loop."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from ...language.obligations import SpecError
from ...language.terms import BOOL, Term
from ..ir.module import Block, Kernel
from ..ir.order import TooHard, order, targets
from ..loops.induction import Declared
from ..machine.launch import THREAD
from .expressions import ExpressionError, read


class BindingError(SpecError):
    """A binding file that cannot be used; the message is one line."""


class LoopTable(msgspec.Struct, forbid_unknown_fields=True):
    at: str | int
    carries: dict[str, str | int] = {}
    invariant: list[str] = []
    iteration: str = ""


def declared(loops: Sequence[LoopTable], file: str, kernel: Kernel, names: Mapping[str, Term]) -> Iterator[Declared]:
    """The tables for a kernel; names: what formulas may speak of beside the loop's own. Raises BindingError."""
    taken: set[str] = set()
    counts: dict[str, str] = {}
    for position, table in enumerate(loops, 1):
        header = str(table.at).removeprefix("%")
        place = f"{file}: [[loop]] number {position} (at = {table.at})"
        block = next((block for block in kernel.blocks if block.name == header), None)
        if block is None or header not in headers(kernel):
            there = ", ".join(headers(kernel))
            has = f"the kernel's loops begin at {there}" if there else "the kernel has no loop"
            raise BindingError(f"{place}: no loop begins at {header!r}; {has}")
        if header in taken:
            raise BindingError(f"{place}: there is another [[loop]] for it")
        if bool(table.invariant) != bool(table.carries) or not (table.invariant or table.iteration):
            raise BindingError(
                f"{place}: give carries, names for what the loop carries, and invariant, formulas; or iteration, a name"
            )
        if table.iteration:
            _new(table.iteration, "the iteration", {*names, *counts}, place)
            counts[table.iteration] = header
        taken.add(header)
        yield _declared(table, header, block, place, names)


def _declared(table: LoopTable, header: str, block: Block, place: str, names: Mapping[str, Term]) -> Declared:
    phis = {i.name: i for i in block.instructions if i.opcode == "phi"}
    carries = {name: str(phi).removeprefix("%") for name, phi in table.carries.items()}
    for name, phi in carries.items():
        _new(name, f"%{phi}", names, place)
        if phi not in phis:
            raise BindingError(f"{place}: the loop carries no %{phi}; it has {', '.join(f'%{p}' for p in phis)}")
        kind = phis[phi].type
        if kind.kind != "pointer" and (kind.kind != "int" or kind.bits < 2):
            raise BindingError(f"{place}: %{phi} is of type {kind.text}, not an integer or a pointer")

    def formulas(values: Mapping[str, Term], t: Term) -> list[Term]:
        try:
            return [read(text, {**names, **values, "i": t}, BOOL) for text in table.invariant]
        except ExpressionError as error:
            raise BindingError(f"{place}: {error}") from None

    found = Declared(header, carries, tuple(table.invariant), formulas, place, table.iteration)
    for phi in carries.values():
        found.range_of(phi, 32)  # reads the formulas, so that what is wrong with them is said now
    return found


def _new(name: str, what: str, names: Collection[str], place: str) -> None:
    """Raises BindingError for a name that is taken."""
    if name in names or name in THREAD:
        raise BindingError(f"{place}: {name} means something already; give {what} another name")


def headers(kernel: Kernel) -> list[str]:
    """The blocks to which some way leads back."""
    try:
        places = order(kernel)
    except TooHard:
        return []
    again = {name for b in kernel.blocks for name in targets(b) if places.get(b.name, -1) >= places.get(name, 0)}
    return [name for name in places if name in again]


def unused(loops: Collection[Declared], taken: Collection[str], why: str) -> None:
    """Raises BindingError for an invariant that nothing was done with, which the user should not take for proved."""
    for one in loops:
        if one.header not in taken and not why:
            raise BindingError(f"{one.place}: this loop is unrolled, or not reached; it needs no [[loop]]")
