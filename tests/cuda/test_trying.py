"""A claim for blocks of any size falls by one small launch that a run shows; never without the statement itself."""

import re

import pytest
from classic_launches import everywhere, verdict
from in_process import THREADS, checks
from tileprove.concrete.interpreter import ptx
from tileprove.prover.accesses.apart import OTHER
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


def test_a_number_by_which_nothing_is_as_large_is_small_soon(tmp_path):
    """A pivot or a round of a host's loop: what happens in the first round happens in one of the first launches."""
    text = everywhere(WRONG[0], "").replace("classic(n, ", "classic(n, pivot, ").replace(
        "    return", "    given(pivot <= n)\n    return"
    )  # fmt: skip
    _, check = unasked(text, tmp_path)
    assert any(point["pivot"] == 1 < point["grid"] for point in check.trying.launches[:2])


def test_a_block_that_the_grid_does_not_have_is_not_run(tmp_path):
    _, check = unasked(everywhere(WRONG[0], ""), tmp_path)
    trying_, seeing = check.trying, check.seeing
    for sizes in trying_.launches:
        grid = seeing.runs.shape(sizes)[0]
        for blocks in (False, True):
            point = trying_._point(sizes, blocks)
            own = seeing._who(point)[0], seeing._who(_other(point))[0]
            assert all(at < extent for block in own for at, extent in zip(block, grid, strict=True))
            assert (own[0] != own[1]) == (blocks and max(grid) > 1)


def _other(point):
    return {**point, **{name.removesuffix(OTHER): value for name, value in point.items() if name.endswith(OTHER)}}


LAST_BLOCK = """.version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() {
.reg .pred %p<3>; .reg .b32 %r<9>; .shared .align 4 .b32 s[64];
mov.u32 %r1, %ctaid.x; mov.u32 %r2, %nctaid.x; add.s32 %r2, %r2, -1; setp.ne.s32 %p1, %r1, %r2; setp.eq.s32 %p2, %r1, 0;
@%p2 bra $D; @%p1 bra $D; st.shared.u32 [s], %r1;
$D: ret;\n}\n"""


def test_what_only_the_last_block_does_is_shown(tmp_path):
    (tmp_path / "k.ptx").write_text(LAST_BLOCK)
    launch = "@cuda_launch('k.ptx', 'k', block='bx', grid='g')\ndef k(g, bx):\n    given(g >= 2)\n    return {}\n"
    said, _ = unasked(f"from tileprove.cuda import cuda_launch, given\n\n{launch}", tmp_path)
    assert "between warps" in said["refuted"] or "within a warp" in said["refuted"]


def test_of_blocks_that_are_not_done_in_their_time_no_more_are_run_for_single_accesses(tmp_path, monkeypatch):
    """What is not run is not said to be seen, nor that a run shows nothing."""
    _, check = unasked(everywhere(WRONG[0], ""), tmp_path)
    seeing, ran = check.seeing, []
    about = next(own for own in check.stated.about.values() if own.access is not None and own.room is not None)

    def late(point, *given, **more):
        ran.append(point["bx"])
        raise ptx.OutOfTime("time is over")

    monkeypatch.setattr(seeing.runs, "run", late)
    monkeypatch.setattr(seeing.runs, "alone", False)
    point = {**dict.fromkeys([v.payload[0] for v in seeing.ground.who if v.op == "var"], 0), "n": 5, "grid": 5}
    for extent, said in (
        (64, "show no thread"),
        (32, "show no thread"),
        (64, "not run"),
        (32, "show no"),
        (32, "not run"),
    ):
        with pytest.raises(ptx.OutOfTime, match=said):
            seeing.access(about.access, about.room, {**point, "bx": extent})
    assert ran == [64, 32, 32]
