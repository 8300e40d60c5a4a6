"""Elements are written on each way that a thread may take: behind loops that are left early, on both sides of a branch."""

from pathlib import Path

import pytest
from in_process import by_claim, checks
from tileprove.prover.language.obligations import Verdict

DATA = Path(__file__).parent.parent / "data" / "cuda"
LAUNCH = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/ways.ptx", "{kernel}", block={block}, grid={grid})
def ways(n, m{sizes}):
    given(n <= 2**30, m <= n{given})
    return {{"in": tensor("int32", n), "out": tensor("int32", n, written=True), "n": n, "m": m}}
"""
ROWS = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/ways.ptx", "{kernel}", block="b", grid="g")
def ways(rows, m, b, g):
    given(rows * m <= 2**30, b * g <= 2**30)
    out = tensor("int32", rows, m, written=True)
    return {{"in": tensor("int32", rows, m), "out": out, "n": rows * m, "m": m}}
"""
STEPS = {"block": '"b"', "grid": '"g"', "sizes": ", b, g", "given": ", b * g <= 2**30"}
ELSE = {"block": "128", "grid": '"cdiv(n, 128)"', "sizes": "", "given": ""}


@pytest.mark.parametrize(
    ("right", "wrong", "launch"),
    [
        ("found_first", ["found_first_wrong"], ELSE),
        ("in_steps", ["in_steps_skipped", "in_steps_left", "in_steps_unreached"], STEPS),
        ("cases", ["cases_wrong"], ELSE),
        ("until", ["until_wrong"], ELSE),
        ("", ["elsewhere"], ELSE),
    ],
)
def test_no_way_goes_past_the_stores(right, wrong, launch, tmp_path):
    for kernel in filter(None, [right, *wrong]):
        file = tmp_path / f"{kernel}.py"
        file.write_text(LAUNCH.format(data=DATA, kernel=kernel, **launch))
        (check,) = checks(file, only="written|loop|no_wrap|arithmetic")
        found = by_claim(check)["written_out"] - ({"proved"} if kernel in wrong else set())  # of a case before
        assert found == {"refuted" if kernel in wrong else "proved"}, kernel


@pytest.mark.parametrize(("kernel", "said"), [("in_rows", "proved"), ("in_rows_wrong", "refuted")])
def test_of_a_loop_in_a_loop(kernel, said, tmp_path):
    file = tmp_path / f"{kernel}.py"
    file.write_text(ROWS.format(data=DATA, kernel=kernel))
    (check,) = checks(file, only="written|loop|no_wrap|arithmetic")
    assert by_claim(check)["written_out"] == {said}


@pytest.mark.parametrize(("kernel", "said"), [("by_fours", Verdict.PROVED), ("by_fours_wrong", Verdict.REFUTED)])
def test_the_elements_of_one_store_are_one_lane_s(kernel, said, tmp_path):
    """Which of them it is is one more digit, so that there is a proof in steps; by each alone only a solver finds one."""
    file = tmp_path / f"{kernel}.py"
    file.write_text(LAUNCH.format(data=DATA, kernel=kernel, **ELSE | {"grid": '"cdiv(n, 512)"'}))
    (check,) = checks(file, only="written|loop|no_wrap|arithmetic")
    *_, own = (one.outcome for one in check.results if one.statement.claim == "written_out")
    assert own.verdict is said
    assert own.engine != "bits"
