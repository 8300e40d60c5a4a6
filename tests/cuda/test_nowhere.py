"""Accesses to memory that no kernel can write, or that is not there, are refuted; small fields are read as they are."""

import pytest
from classic_launches import DATA
from in_process import checks


def verdicts(name: str, arguments: str, tmp_path, promised: str = "threads > 0", tensor: int = 1024) -> dict[str, str]:
    """Claim -> the worst verdict of its cases."""
    file = tmp_path / "launches.py"
    file.write_text(f"""
from tileprove.cuda import cuda_launch, given, struct, tensor

@cuda_launch("{DATA}/nowhere.ptx", "{name}", block="threads", grid=1)
def it(threads, c):
    given({promised})
    return {{"out": tensor("i32", {tensor}), {arguments}}}
""")
    (check,) = checks(file, seconds=3.0)
    found: dict[str, str] = {}
    for one in check.results:
        said = "open" if one.outcome is None else one.outcome.verdict.value
        if said != "proved" or one.statement.claim not in found:
            found[one.statement.claim] = said
    return found


IN = '"in": tensor("i32", 1024)'


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("writes_constant", "store_table"), ("at_null", "store_null"), ("from_null", "load_null")],
)
def test_what_goes_where_nothing_may_be_is_refuted(name: str, wrong: str, tmp_path):
    found = verdicts(name, IN, tmp_path)
    assert found.pop(wrong) == "refuted", found
    assert set(found.values()) <= {"proved", "vacuous"}, found


@pytest.mark.parametrize(
    ("name", "claim"),
    [("reads_constant", "load_table"), ("writes_it_never", "store"), ("null_guarded", "store")],
)
def test_reading_and_stores_to_which_no_thread_comes_are_right(name: str, claim: str, tmp_path):
    found = verdicts(name, IN, tmp_path)
    assert claim in found, found
    assert set(found.values()) <= {"proved", "vacuous"}, found


FIELDS = '"own": struct({0: c - 1, 1: c - 1, 2: c - 1})'


@pytest.mark.parametrize(("size", "said"), [(512, "proved"), (511, "refuted")])
def test_a_field_that_has_one_byte_is_read_with_its_sign_or_without(size: int, said: str, tmp_path):
    """own.by is unsigned, up to 255, and goes up to element 511; own.step as far as 255."""
    found = verdicts("of_fields", FIELDS, tmp_path, "c <= 256", tensor=size)
    assert found["store_out_2"] == said, found
    assert found["store_out"] in ("proved", "vacuous"), found


def test_a_struct_of_which_nothing_is_said_is_one_that_the_kernel_may_leave_unread(tmp_path):
    assert set(verdicts("of_none", '"own": struct({})', tmp_path).values()) == {"proved"}
    found = verdicts("of_fields", '"own": struct({})', tmp_path)
    assert "unsupported" in found.values() or "unknown" in found.values() or "refuted" in found.values(), found
