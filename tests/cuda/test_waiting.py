"""Barriers whose lanes, or whose number, a register holds: lanes of a tile wait for each other, and for nobody else."""

import pytest
from classic_launches import DATA, verdict
from tileprove.prover.cuda.reading import read_file

LEVELS = ("waiting", "waiting_O0")


def launch(level: str, name: str) -> str:
    number = ", 3" if name == "by_argument" else ""
    return f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/{level}.ptx", "{name}", block=("bx",), grid=(1,))
def it(bx):
    given(bx <= 256, bx % 32 == 0)
    return [tensor("i32", 256){number}]
"""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["eight", "two", "whole", "by_number"])
def test_right_ones_are_proved(level: str, name: str, tmp_path):
    found = verdict(launch(level, name), tmp_path)
    assert found.said == "proved", found.why


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["eight_not", "from_another", "whole_not"])
def test_wrong_ones_are_refuted_by_a_run(level: str, name: str, tmp_path):
    found = verdict(launch(level, name), tmp_path)
    assert found.said == "refuted", found.why


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["two_widths", "low_half", "by_argument"])
def test_what_nobody_follows_is_not_proved(level: str, name: str, tmp_path):
    assert verdict(launch(level, name), tmp_path).said != "proved"


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
