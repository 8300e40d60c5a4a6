"""What the compiler is told beside a kernel's arguments, by a launch or triton.autotune, is what is compiled and proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from deciding import decided
from tileprove.prover.compiled.compiling import compilations, target

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def copied(x, y, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + at, tl.load(x + at, mask=at < n), mask=at < n)


configs = [
    triton.Config({"BLOCK": 128}, num_warps=1),
    triton.Config({"BLOCK": 256, "waves_per_eu": 2}, num_warps=2),
    triton.Config({"BLOCK": 256}, num_warps=8, num_stages=2),
]
tuned = triton.autotune(configs, key=["n"])(copied)


def arguments(n):
    given(n <= 2**30)
    return (cdiv(n, 256),), dict(x=tensor("fp32", n), y=tensor("fp32", n), n=n)


@launch(copied, BLOCK=256, num_warps=2, waves_per_eu=1)
def of_two(n):
    return arguments(n)


@launch(tuned, BLOCK=256)
def of_config(n):
    return arguments(n)


@launch(tuned, BLOCK=256, num_warps=1)
def of_both(n):
    return arguments(n)
"""
TOLD = {
    "of_two": (2, ["num_warps is 2", "waves_per_eu is 1"]),
    "of_config": (2, ["num_warps is 2, and 8 in other configurations of triton.autotune"]),
    "of_both": (1, ["num_warps is 1"]),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    pytest.importorskip("triton")
    made = tmp_path / "kernels.py"
    made.write_text(KERNEL)
    return made


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize("architecture", ["sm_90", "gfx942"])
def test_a_launch_is_compiled_with_its_own_options(file: Path, name: str, architecture: str):
    own = compilations(file, [name], [target(architecture)])[0][0]
    warps, said = TOLD[name]
    assert own.texts.warps == warps
    assert set(said) <= set(own.texts.said)
    assert decided(own).proved


def test_another_name_is_an_error(file: Path):
    file.write_text(file.read_text().replace("num_warps=2, waves_per_eu=1)", "num_wraps=2)"))
    _, failed = compilations(file, ["of_two"], [target("sm_90")])
    assert "takes no argument named num_wraps" in failed[0]
