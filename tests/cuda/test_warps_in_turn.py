"""Many writes at one place, each of some threads of a block: of two blocks they are compared at once, under any of their
conditions."""

import pytest
from classic_launches import DATA
from in_process import checks
from tileprove.prover.kernels.between import ordering


def said(kernel: str, length: int, tmp_path) -> tuple[str, int]:
    """The verdict on what two threads write, and how many cases of two blocks there are."""
    file = tmp_path / "launches.py"
    file.write_text(f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/warps_in_turn.ptx", "{kernel}", block=128, grid="blocks")
def it(blocks):
    given(blocks <= 2**10)
    return {{"out": tensor("int32", blocks * {length} + 128), "length": {length}}}
""")
    (check,) = checks(file, only="apart|reached|loop_|no_wrap|divisions|arithmetic", seconds=5.0)
    own = [one for one in check.results if one.statement.claim == "apart_out" and one.outcome]
    blocks = sum("different blocks" in one.statement.case for one in own)
    verdicts = {one.outcome.verdict.value for one in own}
    return next(one for one in ("refuted", "unknown", "proved") if one in verdicts), blocks


@pytest.mark.parametrize("most", [2, 256])
@pytest.mark.parametrize(
    ("kernel", "length", "verdict"),
    [("three", 96, "proved"), ("three", 95, "refuted"), ("four", 128, "proved"), ("four", 96, "refuted")],
)
def test_writes_in_turn(kernel, length, verdict, most, monkeypatch, tmp_path):
    monkeypatch.setattr(ordering, "MOST_APART", most)
    count = {"three": 6, "four": 10}[kernel]
    assert said(kernel, length, tmp_path) == (verdict, 1 if most == 2 else count)
