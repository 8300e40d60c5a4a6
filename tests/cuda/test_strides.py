"""Threads that go on by the number of all of them write apart, for any block and grid, also in loops that are unrolled."""

from classic_launches import DATA
from in_process import checks


def said(step: str, tmp_path, promised: str = "bx * gx <= 2**20") -> str:
    """The verdict on what two threads write."""
    file = tmp_path / "launches.py"
    file.write_text(f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/strides.ptx", "strides", block=("bx",), grid=("gx",))
def it(bx, gx):
    given({promised})
    return {{"out": tensor("fp32", 100 * bx * gx), "step": {step}}}
""")
    (check,) = checks(file, only="apart|loop_|no_wrap|divisions|arithmetic", seconds=5.0)
    of_two = {
        one.statement.case: one.outcome for one in check.results if one.statement.claim == "apart_out" and one.outcome
    }
    own = list(of_two.values())
    # some come there, but no two; a digit of the remainder's store, which 100 rounds never reach, is of one thread
    assert not any("no thread" in outcome.detail for case, outcome in of_two.items() if ": digit" not in case)
    return next(one for one in ("refuted", "unknown", "proved") if any(outcome.verdict.value == one for outcome in own))


def test_a_step_of_all_threads_keeps_them_apart(tmp_path):
    assert said("bx * gx", tmp_path) == "proved"


def test_a_smaller_one_does_not(tmp_path):
    assert said("bx", tmp_path, "bx * gx <= 2**20, bx * gx >= 2, bx >= 2") == "refuted"
