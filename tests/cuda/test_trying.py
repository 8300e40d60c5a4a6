"""A claim for blocks of any size falls by one small launch that a run shows; never without the statement itself."""

from classic_launches import everywhere, verdict
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
