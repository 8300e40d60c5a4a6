"""Numbers of a binding that no launch can have: refused, because what is proved of no launch is proved of nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from ...engines.simplifying.algebra import Algebra
from ...language.meanings.text import text
from ...language.terms import Term, is_const
from ..ir.module import Global, Kernel
from ..machine.launch import argument_label
from .tables import BindingError

MOST_ALIGN = 1 << 30


def check_range(name: str, least: Term, most: Term, file: str) -> None:
    """That the parameter has a value. Raises BindingError."""
    algebra = Algebra()
    if algebra.interval(algebra.simplify(most - least))[1] < 0:
        raise BindingError(f"{file}: [parameters] {name}: from {text(least)} to {text(most)} there is no number")


def check_extents(grid: Iterable[Term | None], given: Sequence[Term], file: str) -> None:
    """That the grid has blocks. Raises BindingError."""
    algebra = Algebra(given)
    for axis, extent in zip("xyz", grid, strict=False):
        if extent is not None and algebra.interval(algebra.simplify(extent))[1] < 1:
            raise BindingError(f"{file}: grid: along {axis} there are never any blocks")


def check_arguments(arguments: Mapping[str, Term], given: Sequence[Term], kernel: Kernel, file: str) -> None:
    """That arguments fit their types, signed or unsigned: all their values, where it is plain which they have."""
    widths = {argument_label(a.name): a.type.bits for a in kernel.arguments if a.type.kind == "int"}
    algebra = Algebra(given)
    for name, term in arguments.items():
        bits = widths.get(name)
        if bits is None:
            continue
        low, high = algebra.interval(algebra.simplify(term))
        least, most = -(1 << (bits - 1)), (1 << bits) - 1
        plain = term.op == "var" and all(end is not None and is_const(end) for end in term.payload[1:])
        out = [end for end in (low, high) if not least <= end <= most]
        if out and (plain or low > most or high < least):
            raise BindingError(f"{file}: [arguments] {name} is an i{bits}, which does not reach {_far(out[-1])}")


def _far(end: float) -> str:
    return str(end) if abs(end) < 1 << 70 else f"numbers of {int(end).bit_length()} bits"


def toml_key(name: str) -> str:
    """The name as a table's header has it."""
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else f'"{name}"'


def check_open_ended(sized: Mapping[str, bool], file: str) -> None:
    """That what resources may reach past is there. sized: open-ended pointer -> has bytes. Raises BindingError."""
    for name, has_bytes in sized.items():
        if not has_bytes:
            raise BindingError(f"{file}: [pointers.{toml_key(name)}]: open_ended means past bytes; give bytes too")


def check_written(unsized: Mapping[str, bool], kernel: Kernel, file: str) -> None:
    """That claims about all that is written speak of global memory, of a known size. unsized:
    pointer -> whether its size is needed, and not given. Raises BindingError."""
    pointers = {argument_label(a.name) for a in kernel.arguments if a.type.kind == "pointer"}
    for name, needs in unsized.items():
        place = f"{file}: [pointers.{toml_key(name)}]"
        if re.split(r"[.+]", name)[0] not in pointers and not PART.fullmatch(name):
            raise BindingError(f"{place}: apart and written are said of pointers among the arguments; {name} is none")
        if needs:
            raise BindingError(f"{place}: written means all of bytes; give bytes too")


def check_pointers(
    aligned: Mapping[str, int | None], sizes: Mapping[str, Term], kernel: Kernel, memories: Iterable[Global], file: str
) -> None:  # fmt: skip
    """That tables of memories name a pointer or a global variable, and say nothing that is known otherwise of it: an
    alignment, a size. Raises BindingError."""
    kinds = {argument_label(a.name): a.type for a in kernel.arguments}
    parts = {argument_label(a.name) for a in kernel.arguments if a.byref is not None or a.type.kind == "struct"}
    own = {item.name: item for item in memories}
    known = [*kinds, *own]
    for name, align in aligned.items():
        place = f"{file}: [pointers.{toml_key(name)}]"
        part = PART.fullmatch(name)
        if name not in known and not (part and part[1] in parts):
            raise BindingError(f"{place}: the kernel has no argument {name}; it has {', '.join(known) or 'none'}")
        if name in kinds and kinds[name].kind == "int":
            raise BindingError(f"{place}: {name} is of type {kinds[name].text}, not a pointer")
        if align is not None and (align < 1 or align & (align - 1) or align > MOST_ALIGN):
            raise BindingError(f"{place}: align must be a power of two, not {align}")
        item = own.get(name)
        if item is not None and align is not None and align < item.align:
            raise BindingError(f"{place}: align = {align} says less than the module, which aligns it to {item.align}")
        if item is not None and item.size and name in sizes and not is_const(sizes[name], item.size):
            raise BindingError(f"{place}: bytes: the module says that it has {item.size}")


PART = re.compile(r"(.+?)[.+]\d[\d.]*")  # of an argument: arg2+8, arg2.1
