"""Accesses that barriers keep apart, at which half of the threads of a block do not wait."""

import pytest
from classic_launches import DATA
from in_process import BENEATH, THREADS, checks

HALVES = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/halved.ptx", "{kernel}", block="bx", grid="blocks")
def it(n, bx, blocks):
    given(n < 2**20, bx <= 1024, blocks < 2**20)
    return [tensor("int32", blocks), tensor("int32", n), tensor("int32", blocks * bx), n]
"""


@pytest.mark.parametrize(("kernel", "verdicts"), [("whole", {"proved"}), ("halved", {"proved", "unknown"})])
def test_what_no_barrier_but_one_that_is_not_reached_keeps_apart_is_not_proved(tmp_path, kernel, verdicts):
    file, found = tmp_path / "launches.py", dict[str, set[str]]()
    file.write_text(HALVES.format(data=DATA, kernel=kernel))
    (check,) = checks(file, only=f"{THREADS}|{BENEATH}")
    for one in check.results:
        said = one.outcome.verdict.value if one.outcome is not None else "undecided"
        found.setdefault(one.statement.claim, set()).add("proved" if said == "vacuous" else said)
    assert (found["reached"] == {"proved"}) == (kernel == "whole")
    assert found["races_param_0"] == verdicts
    assert ("unknown" in found["races_kept"]) == (kernel == "halved")
