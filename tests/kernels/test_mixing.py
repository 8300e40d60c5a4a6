"""Numbers that are mixed like hashes and random numbers are found; exclusive ors that say where something is are not."""

from __future__ import annotations

import pytest
from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.machine.mixing import mixed

IR = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %x) {{
{body}
  ret void
}}
"""
STEPS = {"left": "shl", "right": "lshr", "signed": "ashr"}


def kernel(*steps):
    """Each step: a side and a number, or ("mul", number), ("add", number), of what the one before gives."""
    lines, last = list[str](), "%x"
    for number, (what, by) in enumerate(steps):
        if what in STEPS:
            lines += [f"  %s{number} = {STEPS[what]} i32 {last}, {by}", f"  %v{number} = xor i32 %s{number}, {last}"]
        else:
            lines.append(f"  %v{number} = {what} i32 {last}, {by}")
        last = f"%v{number}"
    (found,) = read_text(IR.format(body="\n".join(lines)), "k.ll").kernels
    return found


@pytest.mark.parametrize(("steps", "found"), [
    ([("left", 13), ("right", 17), ("left", 5)], {"v0", "v1", "v2"}),
    ([("left", 13), ("signed", 17)], {"v0", "v1"}),
    ([("right", 16), ("mul", -2048144789), ("right", 13), ("mul", -1028477387), ("right", 16)], {"v0", "v2", "v4"}),
    ([("left", 7), ("add", 3), ("right", 9)], {"v0", "v2"}),
])  # fmt: skip
def test_random_numbers_and_hashes_are_mixed(steps, found):
    assert mixed(kernel(*steps)) == found


@pytest.mark.parametrize("steps", [
    [("right", 3)],  # a swizzle
    [("right", 16), ("right", 8), ("right", 4)],  # a Gray code that is read
    [("mul", -2048144789), ("right", 13)],  # multiplied, and mixed once
    [("right", 3), ("mul", 8), ("right", 5)],  # multiplied by a power of two, which is a shift
    [("left", 13), ("udiv", 3), ("right", 17)],  # another number in between
])  # fmt: skip
def test_others_are_not(steps):
    assert mixed(kernel(*steps)) == set()


def test_another_number_shifted_is_none():
    body = """  %s = shl i32 %x, 13
  %a = xor i32 %s, %x
  %t = lshr i32 %x, 17
  %b = xor i32 %t, %a"""
    (found,) = read_text(IR.format(body=body), "k.ll").kernels
    assert mixed(found) == set()
