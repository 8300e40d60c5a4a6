"""What a thread loads twice from one place of shared memory is one number, until the first race of that memory."""

import pytest
from classic_launches import DATA, verdict
from in_process import checks


def launch(name: str, block: str) -> str:
    return f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/steady.ptx", "{name}", block={block}, grid=(1,))
def it(passes):
    given(passes <= 64)
    return {{"out": tensor("i32", 1024), "in": tensor("i32", 1024), "passes": passes}}
"""


SQUARE, LINE = "(16, 16)", "(128,)"


@pytest.mark.parametrize(("name", "block"), [("closure", SQUARE), ("below", LINE)])
def test_who_finds_his_own_element_empty_does_not_find_it_full(name: str, block: str, tmp_path):
    found = verdict(launch(name, block), tmp_path, seconds=5.0)
    assert found.said == "proved", found.why


WRONG = [("pairs_with_another", SQUARE), *((name, LINE) for name in ("across", "stored", "in_a_loop", "narrow"))]


@pytest.mark.parametrize(("name", "block"), WRONG)
def test_two_numbers_that_may_differ_are_not_one(name: str, block: str, tmp_path):
    """Their threads do race: of those of which a run shows it, it is refuted."""
    found = verdict(launch(name, block), tmp_path, seconds=2.0)
    assert found.said == "refuted", found.why


def test_where_another_race_of_the_memory_may_come_first_nothing_is_proved_by_it(tmp_path):
    file = tmp_path / "launches.py"
    file.write_text(launch("beside", SQUARE))
    (check,) = checks(file, only="races_own|reached|loop_|no_wrap|arithmetic")
    own = [one for one in check.results if one.statement.claim == "races_own"]
    together = {case for claim, case in check.stated.together if claim == "races_own"}
    said = {one.statement.case: one.outcome for one in own if one.outcome is not None}
    assert any(one.verdict.value == "refuted" for one in said.values())
    assert together
    assert {said[case].verdict.value for case in together} <= {"unknown", "refuted"}
    assert any("which is not proved" in said[case].detail for case in together)
