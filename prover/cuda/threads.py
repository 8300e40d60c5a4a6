"""The threads of a launch as terms: special registers over block and grid, which may be symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..kernels.ir.module import Kernel
from ..kernels.machine.launch import Launch
from ..language.constructors import add, binary, mul
from ..language.terms import Term, as_int, const, integer
from ..targets.nvidia import WARP

AXES = "xyz"
MOST_THREADS = (1024, 1024, 64)  # of a block along each axis
MOST_BLOCKS = ((1 << 31) - 1, 65535, 65535)  # of a grid


def registers(kernel: Kernel) -> set[str]:
    """The special registers that the kernel reads."""
    marks = (i.callee.partition(".sreg.") for block in kernel.blocks for i in block.instructions if i.opcode == "call")
    return {name for _, mark, name in marks if mark}


def launch(
    kernel: Kernel, block: Sequence[Term | int | None] = (), grid: Sequence[Term | int | None] = (),
    arguments: Mapping[str, Term] | None = None, given: Sequence[Term] = (), several: bool = True,
) -> Launch:  # fmt: skip
    """All threads of a launch. block, grid: their extents; None, or left out, for any that the hardware allows. several: as
    `Launch` has it."""
    special: dict[str, Term] = {}
    extents = [_block(kernel, axis, _at(block, axis)) for axis in range(3)]
    for axis, name in enumerate(AXES):
        blocks = _at(grid, axis)
        whole = integer(f"nctaid.{name}", 1, MOST_BLOCKS[axis] + 1) if blocks is None else as_int(blocks)
        special[f"ntid.{name}"], special[f"nctaid.{name}"] = extents[axis], whole
        special[f"tid.{name}"] = _below(f"tid.{name}", extents[axis])
        special[f"ctaid.{name}"] = _below(f"ctaid.{name}", whole)
    x, y, z = (special[f"tid.{name}"] for name in AXES)
    flat = add(x, mul(extents[0], add(y, mul(extents[1], z))))
    special["laneid"] = binary("mod", flat, const(WARP))
    places = tuple(special[f"ctaid.{name}"] for name in AXES)
    return Launch(
        (1, 1, 1), const(0), const(0), (places[0], places[1], places[2]), arguments or {}, tuple(given), special=special,
        arbitrary=True, endless=True, several=several,
    )  # fmt: skip


def _at(extents: Sequence[Term | int | None], axis: int) -> Term | int | None:
    return extents[axis] if axis < len(extents) else None


def _below(name: str, extent: Term) -> Term:
    return const(0) if extent is const(1) else integer(name, 0, extent)


def _block(kernel: Kernel, axis: int, given: Term | int | None) -> Term:
    if given is not None:
        return as_int(given)
    if kernel.required:
        return const(kernel.required[axis] if axis < len(kernel.required) else 1)
    most = MOST_THREADS[axis]
    if kernel.most:
        most = min(most, kernel.max_threads)
    return const(1) if most == 1 else integer(f"ntid.{AXES[axis]}", 1, most + 1)
