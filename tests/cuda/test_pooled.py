"""Windows that are cut off at the edges: what is taken of each digit of an address is below its radix."""

from pathlib import Path

import pytest
from in_process import by_claim, checks

DATA = Path(__file__).parent.parent / "data" / "cuda"
LAUNCH = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/pooled.ptx", "{kernel}", block=256, grid="cdiv(C * OH * OW, 256)")
def pooled(C, H, W, K, S, P, OH, OW):
    given(C * H * W < 2**31, C * OH * OW < 2**30, P < K, K < 2**10, S < 2**10, H < 2**15, W < 2**15)
    given((OH - 1) * S - P < H, (OW - 1) * S - P < W)
    return [tensor("fp32", C, H, W), tensor("fp32", C, OH, OW), C, H, W, K, S, P, OH, OW]
"""


@pytest.mark.parametrize(("kernel", "said"), [("pooled", "proved"), ("pooled_wrong", "refuted")])
def test_a_window_stays_inside(kernel, said, tmp_path):
    file = tmp_path / "launches.py"
    file.write_text(LAUNCH.format(data=DATA, kernel=kernel))
    (check,) = checks(file)
    found = by_claim(check)
    assert found.pop("load_param_0") == {said}
    assert found.pop("no_wrap", {"proved"}) == {"proved"}
    assert set().union(*found.values()) == {"proved"}
