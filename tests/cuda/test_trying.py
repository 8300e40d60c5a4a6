"""A claim for blocks of any size falls by one small launch that a run shows; never without the statement itself."""

import re

import pytest
from classic_launches import DATA, everywhere, verdict
from in_process import THREADS, checks
from tileprove.concrete.interpreter import ptx
from tileprove.prover.accesses.apart import OTHER
from tileprove.prover.cuda import falling, trying
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


GENERATIONS = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/generations.ptx", "{kernel}", block="bx", grid="blocks")
def it(n, bx, blocks):
    given(n >= 1, n < 2**20, bx <= 1024, blocks < 2**20)
    return [*(tensor("int32", blocks) for _ in range(3)), tensor("int32", blocks * bx), n]
"""
KERNELS = [("generations", set()), ("generations_at_once", {"races_param_2"})]


def without_first(kernel, folder, monkeypatch, only):
    """The check of a kernel of generations, of which no launch is run first."""
    monkeypatch.setattr(trying.Trying, "first", lambda *_: iter(()))
    (folder / "launches.py").write_text(GENERATIONS.format(data=DATA, kernel=kernel))
    (check,) = checks(folder / "launches.py", strict=True, only=only)
    return check


@pytest.mark.parametrize(("kernel", "wrong"), KERNELS)
def test_small_launches_show_what_the_point_that_is_found_does_not(kernel, wrong, tmp_path, monkeypatch):
    """The smallest n has no second generation."""
    check = without_first(kernel, tmp_path, monkeypatch, "")
    found = {one.statement.claim: one.outcome for one in check.results if one.outcome.verdict.value != "proved"}
    assert {claim: one.verdict.value for claim, one in found.items()} == dict.fromkeys(wrong, "refuted")
    assert all("across iterations" in one.detail for one in found.values())
    assert {"reached", "races_param_2"} <= check.stated.system.claims.keys()


@pytest.mark.parametrize(("kernel", "wrong"), KERNELS)
def test_runs_for_one_case_show_others_when_the_time_is_over(kernel, wrong, tmp_path, monkeypatch):
    check = without_first(kernel, tmp_path, monkeypatch, "nothing")
    cases = {
        (one.claim, one.case): check.asked(one, about.meeting, about.room)
        for _, one in check.items
        if (about := check.stated.about.get((one.claim, one.case))) and about.meeting
    }
    ran, look = [], check.seeing.runs.look
    monkeypatch.setattr(check.seeing.runs, "look", lambda point, **how: (ran.append(point), look(point, **how))[1])
    monkeypatch.setattr(trying, "SECONDS", 0.0)
    first = next(one for (claim, _), one in cases.items() if claim == "races_param_1" and not one.meeting.blocks)
    assert check.trying.seen(first, strict=True) is None
    assert {key[0] for key, one in cases.items() if check.trying.seen(one, strict=True)} == wrong
    assert len(ran) == 1
    assert not any(check.trying.seen(one, strict=True) for one in cases.values() if one.meeting.blocks)


def test_a_run_is_made_again_only_where_it_had_too_little_time(tmp_path, monkeypatch):
    check = without_first("generations_at_once", tmp_path, monkeypatch, "nothing")
    seeing, had = check.seeing, []
    look = seeing.runs.look

    def noted(point, seconds, **how):
        had.append(seconds)
        return look(point, seconds=seconds, **how)

    monkeypatch.setattr(seeing.runs, "look", noted)
    (about, *_) = (one for one in check.stated.about.values() if one.meeting and not one.meeting.blocks and one.room)
    point = check.trying._point(check.trying.launches[0], blocks=False)
    with pytest.raises(ptx.OutOfTime, match="not run"):
        seeing.met(about.meeting, about.room, point, seconds=0.0)
    for seconds in (1e-9, 1e-9, 20.0, 30.0, 1.0):
        seeing.met(about.meeting, about.room, point, seconds=seconds)
    assert had == [1e-9, 20.0]


def test_cases_are_tried_by_turns():
    kinds = {("a", "1"): "a", ("a", "2"): "a", ("a", "3"): "a", ("b", "1"): "b", ("c", "1"): "c", ("b", "2"): "b"}
    order = [("a", "1"), ("b", "1"), ("c", "1"), ("a", "2"), ("b", "2"), ("a", "3")]
    assert falling.by_turns(kinds) == order
