"""Barriers whose lanes, or whose number, a register holds: lanes of a tile wait for each other, and for nobody else."""

import pytest
from classic_launches import DATA
from tileprove.prover.cuda.reading import read_file

LEVELS = ("waiting", "waiting_O0")


@pytest.mark.parametrize("level", LEVELS)
def test_the_widest_tiles_of_a_kernel_count(level: str):
    kernels = {kernel.name: kernel for kernel in read_file(DATA / f"{level}.ptx").kernels}

    def waits(name: str) -> list[tuple[str, list[int]]]:
        calls = [i for block in kernels[name].blocks for i in block.instructions if "barrier" in i.callee]
        return [(i.callee, [operand.value for operand in i.operands]) for i in calls]

    assert waits("eight") == [("ptx.warp_barrier", [8])]
    assert waits("whole") == [("ptx.warp_barrier", [32])]
    assert waits("by_number") == [("ptx.barrier", [])]
    assert waits("two_widths") == [("ptx.warp_barrier", [8]), ("ptx.other_warp_barrier", [])]
    assert waits("low_half") == [("ptx.other_warp_barrier", [])]
    assert waits("by_argument") == [("ptx.other_barrier", [])]
