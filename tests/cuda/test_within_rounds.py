"""A loop within rounds of another one: what these halve is that one's, also where the inner loop begins with it."""

import pytest
from classic_launches import DATA
from in_process import BENEATH, checks

LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/within_rounds.ptx", "{kernel}", block="bx", grid=1)
def it(n, bx):
    given(n <= 2**20, bx <= 1024)
    return [tensor("int32", 1 << 24), n]
"""


def reached(tmp_path, kernel):
    """What is said of the barriers."""
    file = tmp_path / "launches.py"
    file.write_text(LAUNCH.format(data=DATA, kernel=kernel))
    (check,) = checks(file, only=f"reached|{BENEATH}", strict=True)
    own = [one.outcome for one in check.results if one.statement.claim == "reached"]
    return {one.verdict.value if one is not None else "undecided" for one in own}


@pytest.mark.parametrize("kernel", ["rounds", "threes"])
def test_all_threads_come_to_as_many_rounds(tmp_path, kernel):
    assert reached(tmp_path, kernel) <= {"proved", "vacuous"}


def test_rounds_of_each_thread_are_not_all_threads(tmp_path):
    assert not reached(tmp_path, "rounds_of_each") <= {"proved", "vacuous"}
