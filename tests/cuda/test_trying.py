"""A claim for blocks of any size falls by one small launch that a run shows; never without the statement itself."""

import re

import pytest
from classic_launches import everywhere, verdict
from in_process import THREADS, checks
from tileprove.prover.cuda import trying
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.terms import integer


def test_a_sort_with_its_barrier_outside_is_refuted_for_blocks_of_any_size(tmp_path):
    """The first points that are found are of distances that no round has."""
    found = verdict(everywhere("bitonic_outer_barrier", ""), tmp_path, seconds=1.0, ends=True)
    assert found.said == "refuted"
    assert "no barrier between" in found.why


def test_a_statement_is_asked_at_the_sizes_of_the_run():
    n = integer("n", 1)
    (asked,) = Claim("cuda", "races", "", lambda: iter([Case("", integer("i", 0, n) < 7)])).obligations()
    found = trying.refuted(asked, {"n": 8})
    assert found is not None
    assert found.point == {"n": 8, "i": 7}
    assert trying.refuted(asked, {"n": 7}) is None


WRONG = ["smooth_in_place", "reduce_interleaved_unsynced", "strided", "bitonic_outer_barrier", "pipeline_two_slots"]


def unasked(text, folder):
    """What is said of threads where no engine is asked for anything general; and the check."""
    file = folder / "launches.py"
    file.write_text(text)
    (check,) = checks(file, only="nothing")
    own = [one for one in check.results if re.match(THREADS, one.statement.claim) and one.outcome is not None]
    return {one.outcome.verdict.value: one.outcome.detail for one in own}, check


@pytest.mark.parametrize("name", WRONG)
def test_small_launches_show_it_before_anything_is_asked(name, tmp_path):
    assert "refuted" in unasked(everywhere(name, ""), tmp_path)[0]


@pytest.mark.parametrize("name", ["matmul_two_barriers", "pipeline", "compact"])
def test_what_is_right_does_not_fall(name, tmp_path):
    assert "refuted" not in unasked(everywhere(name, ""), tmp_path)[0]


def test_what_a_run_shows_is_not_refuted_if_the_statement_is_not(tmp_path, monkeypatch):
    monkeypatch.setattr(trying, "refuted", lambda asked, sizes: None)
    assert "refuted" not in unasked(everywhere(WRONG[0], ""), tmp_path)[0]


def test_sizes_that_differ_are_drawn(tmp_path):
    """No launch of equal sizes keeps what is given."""
    text = everywhere(WRONG[0], "").replace("classic(n, ", "classic(n, m, ").replace(
        "    return", "    given(m < n)\n    return"
    )  # fmt: skip
    said, check = unasked(text, tmp_path)
    assert all(point["m"] < point["n"] for point in check.trying.launches)
    assert "refuted" in said
