"""Loops whose counters have eight bits."""

from pathlib import Path

import pytest
from in_process import by_claim, checks

DATA = Path(__file__).parent.parent / "data" / "cuda"
LAUNCH = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/narrow.ptx", "{kernel}", block=128, grid="cdiv(n, 128)")
def narrow(n, m):
    given(n <= 2**22, {given})
    return {{"in": tensor("int32", {shape}), "out": tensor("int32", {shape}, shared={shared}), "n": n, "m": m}}
"""


@pytest.mark.parametrize(
    ("kernel", "given", "shape", "right"),
    [
        ("rows", "m < 256", "n, m", True),
        ("rows", "1 < m, m < 256", "n, m - 1", False),
        ("by_threes", "m < 256, m % 3 == 0", "m + 1", True),
        ("by_threes", "m < 255", "m + 1", False),
    ],
)
def test_a_number_that_falls_until_its_low_bits_are_zero(kernel, given, shape, right, tmp_path):
    file = tmp_path / "launches.py"
    file.write_text(LAUNCH.format(data=DATA, kernel=kernel, given=given, shape=shape, shared=kernel == "by_threes"))
    (check,) = checks(file, only="(load|store|apart|loop|no_wrap|arithmetic)")
    found = set().union(*by_claim(check).values())
    assert (found <= {"proved", "vacuous"}) is right, by_claim(check)
    assert right or "refuted" in found
