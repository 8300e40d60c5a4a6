"""Tables that are found by hashes, and samples at random places: what is taken of a mixed number is in its range."""

from pathlib import Path

import pytest
from in_process import by_claim, checks

DATA = Path(__file__).parent.parent / "data" / "cuda"
LAUNCHES = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/hashed.ptx", "insert", block="bx", grid="cdiv(n, bx)")
def insert(n, p, bx):
    given(p <= {most}, bx % 32 == 0, n < 2**30)
    table = tensor("uint32", 2 * 2**p, shared=True)
    return {{"table": table, "capacity": 2**p + {more}, "keys": tensor("uint32", n), "values": tensor("uint32", n), "n": n}}


@cuda_launch("{data}/hashed.ptx", "sample", block="bx", grid="cdiv(n, bx)")
def sample(n, size, count, bx):
    given(size < 2**31 - 1, n < 2**30)
    return {{"in": tensor("fp32", size), "out": tensor("fp32", n), "size": size + {more}, "n": n, "count": count}}


@cuda_launch("{data}/hashed.ptx", "chained", block="bx", grid="cdiv(n, bx)")
def chained(n, size, count, bx):
    given(size < 2**31 - 1, n < 2**30)
    out, keys = tensor("fp32", n), tensor("uint32", count)
    return {{"in": tensor("fp32", size), "out": out, "keys": keys, "size": size + {more}, "n": n, "count": count}}


@cuda_launch("{data}/hashed.ptx", "around", block="bx", grid="blocks")
def around(n, start, bx, blocks):
    given(n < 2**31, start < 2**31)
    return {{"next": tensor("int32", n), "out": tensor("fp32", n, shared=True), "n": n + {more}, "start": start}}
"""


@pytest.mark.parametrize("kernel", ["insert", "sample", "chained", "around"])
@pytest.mark.parametrize("more", [0, 1])
def test_places_are_inside_up_to_the_size(kernel, more, tmp_path):
    file = tmp_path / "launches.py"
    file.write_text(LAUNCHES.format(data=DATA, most=30 if not more else 3, more=more))
    (check,) = checks(file, names=(kernel,))
    own = by_claim(check)
    if not more:
        assert set().union(*own.values()) == {"proved"}
    else:
        assert "refuted" in set().union(*(own[name] for name in own if name.startswith(("load", "store", "atomic"))))
