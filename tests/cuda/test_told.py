"""What a barrier tells all threads of a block is one number; of two barriers, of two rounds and of two warps it is not."""

import re
from pathlib import Path

import pytest
from classic_launches import DATA
from in_process import BENEATH, THREADS, checks

LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/told.ptx", "{kernel}", block="bx", grid=1)
def it(bx{sizes}):
    given(bx <= 1024{given})
    return [tensor("int32", 1 << 24){arguments}]
"""


def verdicts(tmp_path: Path, kernel: str, rounds: bool = False) -> dict[str, str]:
    """The worst verdict of each claim."""
    own = {"sizes": ", n", "given": ", n <= 4096", "arguments": ", n"} if rounds else dict.fromkeys(
        ("sizes", "given", "arguments"), ""
    )  # fmt: skip
    file, found = tmp_path / "launches.py", dict[str, str]()
    file.write_text(LAUNCH.format(data=DATA, kernel=kernel, **own))
    (check,) = checks(file, only=f"{THREADS}|{BENEATH}")
    for one in (one for one in check.results if re.match(THREADS, one.statement.claim)):
        said = one.outcome.verdict.value if one.outcome is not None else "undecided"
        said = "proved" if said == "vacuous" else said
        before = found.get(one.statement.claim, "proved")
        found[one.statement.claim] = before if said == "proved" or before == "refuted" else said
    return found


@pytest.mark.parametrize("kernel", ["told", "told_count"])
def test_all_threads_go_by_what_a_barrier_tells(tmp_path, kernel):
    assert set(verdicts(tmp_path, kernel).values()) == {"proved"}


def test_one_number_is_one_place(tmp_path):
    assert verdicts(tmp_path, "told_place")["apart_param_0"] == "refuted"


def test_what_is_told_orders_nothing_behind_it(tmp_path):
    found = verdicts(tmp_path, "told_count_at_once")
    assert (found["reached"], found["races_s"]) == ("proved", "refuted")


@pytest.mark.parametrize("kernel", ["told_before", "told_apart", "told_each"])
def test_other_barriers_and_rounds_tell_other_numbers(tmp_path, kernel):
    assert verdicts(tmp_path, kernel, rounds=True)["reached"] != "proved"


@pytest.mark.parametrize(
    ("kernel", "claim"), [("voted", "reached"), ("told_equal", "races_s"), ("first_of_all", "reached")]
)
def test_what_only_some_contents_show_is_shown(tmp_path, kernel, claim):
    """Elements of one warp and not of another one; an element that is the number with which the text compares."""
    assert verdicts(tmp_path, kernel)[claim] == "refuted"
