"""Reading the committed kernels and running them in the concrete interpreter, for tests."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

import msgspec
from tileprove.concrete.interpreter.llvm import ARGUMENT_SPACING, Access, Execution, Wave
from tileprove.prover.kernels.binding.reading import read_file

KERNELS = Path(__file__).parent.parent.parent / "kernels"
OPENCL, MOJO, TRITON = KERNELS / "opencl", KERNELS / "mojo", KERNELS / "triton"
LANES = range(64)


@functools.cache
def module(file: Path) -> dict:
    """The file in plain-data form."""
    return msgspec.to_builtins(read_file(file))


def wave(file: Path, *arguments: int, name: str | None = None, **where: object) -> Wave:
    """A wave of the file's (named) kernel with integer arguments in order; pointers get addresses of their own."""
    data = module(file)
    kernel = next(k for k in data["kernels"] if name in (None, k["name"]))
    integers = [argument["name"] for argument in kernel["arguments"] if argument["type"]["kind"] == "int"]
    return Wave(
        module=data, kernel=kernel["name"], arguments=dict(zip(integers, arguments, strict=True)), **where
    )  # fmt: skip


def executions(*waves: Wave) -> Iterator[tuple[int, int, Execution]]:
    """(position of the wave, lane, what it did), all without trouble."""
    for position, each in enumerate(waves):
        for lane in LANES:
            ran = each.run(lane)
            assert ran.trouble is None, (position, lane, str(ran.trouble))
            yield position, lane, ran


def of_kind(ran: Execution, kind: str, space: str) -> list[Access]:
    return [access for access in ran.accesses if (access.kind, access.space) == (kind, space)]


def from_argument(access: Access) -> tuple[int, int]:
    """(position of the pointer argument, byte from there) of a global access."""
    position, byte = divmod(access.address, ARGUMENT_SPACING)
    return position - 1, byte
