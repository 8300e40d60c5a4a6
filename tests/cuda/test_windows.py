"""Windows that are cut off at the edges: each digit of an address is below its radix, and no word wraps around for it."""

from pathlib import Path

import pytest
from in_process import by_claim, checks

DATA = Path(__file__).parent.parent / "data" / "cuda"
POOLED = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/windows.ptx", "{kernel}", block=256, grid="cdiv(C * OH * OW, 256)")
def windows(C, H, W, K, S, P, OH, OW):
    given(C * H * W < 2**31, C * OH * OW < 2**30, P < K, K < 2**10, S < 2**10, H < 2**15, W < 2**15)
    given((OH - 1) * S - P < H, (OW - 1) * S - P < W)
    return [tensor("fp32", C, H, W), tensor("fp32", C, OH, OW), C, H, W, K, S, P, OH, OW]
"""
CONVOLVED = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/windows.ptx", "{kernel}", block=256, grid="cdiv(N * M * OH * OW, 256)")
def windows(N, C, H, W, M, R, S, stride, pad, dil, OH, OW):
    given(N * C * H * W < 2**31, N * M * OH * OW < 2**30, M * C * R * S < 2**31, H < 2**20, W < 2**20)
    given(OH * stride + R * dil < 2**30, OW * stride + S * dil < 2**30, pad < 2**20)
    weights, out = tensor("fp32", M, C, R, S), tensor("fp32", N, M, OH, OW)
    return [tensor("fp32", N, C, H, W), weights, out, N, C, H, W, M, R, S, stride, pad, dil, OH, OW]
"""


@pytest.mark.parametrize(
    ("launch", "kernel", "said"),
    [
        (POOLED, "pooled", "proved"),
        (POOLED, "pooled_wrong", "refuted"),
        (CONVOLVED, "convolved", "proved"),
        (CONVOLVED, "convolved_wrong", "refuted"),
    ],
)
def test_a_window_stays_inside(launch, kernel, said, tmp_path):
    file = tmp_path / "launches.py"
    file.write_text(launch.format(data=DATA, kernel=kernel))
    (check,) = checks(file)
    found = by_claim(check)
    own = {verdict for claim in list(found) if claim.startswith("load_param_0") for verdict in found.pop(claim)}
    assert said in own
    assert said == "refuted" or own == {"proved"}
    assert set().union(*found.values()) <= {"proved", *(["undecided", "unknown"] if said == "refuted" else [])}
