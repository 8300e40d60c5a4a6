"""False proposals of every kind: believed, each would prove that a wrong kernel is right. About what a loop carries; who
writes an element; how an address is taken apart.
"""

import re

import in_process
import pytest
from in_process import BENEATH, checks
from lying import first_elements, undivided
from msgspec.structs import replace
from tileprove.prover.accesses.covered import Covers, Witness
from tileprove.prover.cuda import ground, missing, stating
from tileprove.prover.cuda.seeing import Seeing
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.guessing import strided_interval
from tileprove.prover.guessing.bounds import Lean
from tileprove.prover.guessing.closed_forms import Down, InTurn, Powers, Round, Up
from tileprove.prover.guessing.strided_interval import StridedInterval
from tileprove.prover.kernels.loops import facts, loops, noticing, paths, searching
from tileprove.prover.kernels.loops.learned import Stage
from tileprove.prover.language.constructors import both
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import as_int, const
from tileprove.prover.language.walking import variables

PTX = """
.version 8.4
.target sm_90
.address_size 64
.visible .entry written(.param .u64 written_param_0, .param .u32 written_param_1)
{
    .reg .pred %p<9>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [written_param_0];
    ld.param.u32 %r1, [written_param_1];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r2, %tid.x;
    setp.ne.u32 %p1, %r2, 0;
    @%p1 bra END;
    mov.u32 %r3, 0;
    mov.u32 %r4, FIRST;
    mov.u32 %r5, %r1;
WRITES:
    mul.wide.u32 %rd3, %r4, 4;
    add.s64 %rd4, %rd2, %rd3;
    st.global.u32 [%rd4], %r5;
    BODY
    @%p3 bra WRITES;
END:
    ret;
}
"""
LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor
@cuda_launch("written.ptx", "written", block=32, grid=1)
def written(n):
    given(7 < n, n < MOST)
    return [tensor("u32", ELEMENTS), n]
"""
UP = "add.u32 %r3, %r3, 1; setp.lt.u32 %p3, %r3, %r1;"
WILD = "0", "mad.lo.u32 %r4, %r4, 3, 1; " + UP, "1", 1000  # it is 0, 1, 4, 13, ...
DOWN = "0", "add.u32 %r4, %r4, 1; add.s32 %r5, %r5, -1; setp.ne.s32 %p3, %r5, 0;"
DOUBLED = "1", "shl.b32 %r4, %r4, 1; shr.u32 %r5, %r5, 1; setp.ne.u32 %p3, %r5, 0;"
FEWER = *DOWN, "n - 1", 1000
SIXTEEN = *DOUBLED, "15", 32  # its last place is 16
LEFT = "setp.gt.s32 %p2, %r5, 0; selp.b32 %r6, -1, 0, %p2; add.s32 %r5, %r5, %r6; "  # of n, until it is 0
BESIDE = "0", "mad.lo.u32 %r4, %r4, 3, 1; " + LEFT + "setp.ne.s32 %p3, %r5, 0;", "n + 1", 1000
ROUND = "setp.ge.u32 %p2, %r4, 2; add.u32 %r6, %r4, 1; selp.b32 %r4, 0, %r6, %p2; add.u32 %r5, %r5, %r6; "
LATE = "5", ROUND + UP + "and.b32 %r7, %r5, 0; add.u32 %r3, %r3, %r7;", "3", 1000  # it is 5, 0, 1, 2, 0, ...


def three_more(loop, frame):
    """What is learned of a loop, with an end that it has not."""
    found = searching.more(loop, frame)
    if found is None or found.stage is not Stage.KNOWN:
        return found
    ends = {
        visit: [both(one, found.number_of(visit) < 3) for one in formulas] for visit, formulas in found.goes_on.items()
    }
    return replace(found, goes_on=ends)


PLANTED = {
    "stays what it was": (WILD, noticing, "stays", lambda own, start, after: True),
    "no step of counters": (WILD, noticing, "led", lambda start, after, counters: as_int(0)),
    "halved": (
        (*DOUBLED, "2", 32),
        noticing,
        "scale",
        lambda name, start, own, after, bits: Powers(name, doubled=False),
    ),
    "round one number": (WILD, noticing, "scale", lambda name, start, own, after, bits: Round(name, 1)),
    "round from elsewhere": (LATE, noticing, "scale", lambda name, start, own, after, bits: Round(name, 3)),
    "down to 0": (WILD, noticing, "scale", lambda name, start, own, after, bits: Down(name, 1)),
    "up meanwhile": (BESIDE, noticing, "up", lambda names, own, other, after: Up(names, 1)),
    "goes on three times": ((*DOWN, "4", 1000), paths, "learned", three_more),
    "in turn with itself": (WILD, searching, "in_turn", lambda follows: {n: InTurn((n, n)) for n in follows}),
    "never more": (WILD, noticing, "lean", lambda math, own, after, others: Lean(0, 0)),
    "one number": (WILD, strided_interval, "around", lambda term, given: StridedInterval(0, 0)),
    "made anew as 0": (WILD, loops, "agreeing", lambda known, key, term: as_int(0)),
    "one time less": (FEWER, searching, "counted", lambda path, t, best, math: 7),
    "one left over": (FEWER, facts, "until_zero", lambda formula, t: [(6 - t, 1)]),
    "four times": (SIXTEEN, searching, "emptied", lambda path, t, best, math: 4),
}


def verdict(tmp_path, first, body, elements, most):
    """What is said of the store."""
    (tmp_path / "written.ptx").write_text(PTX.replace("FIRST", first).replace("BODY", body))
    (tmp_path / "launches.py").write_text(LAUNCH.replace("ELEMENTS", elements).replace("MOST", str(most)))
    (check,) = checks(tmp_path / "launches.py")
    (said,) = {one.outcome.verdict.value for one in check.results if one.statement.claim.startswith("store")}
    return said


def believing(check, effort, **how):
    """As `in_process.decide`, with all proved on which claims about accesses rest."""
    honest(check, effort, **how)
    for _, statement in check.items:
        if re.match(BENEATH, statement.claim):
            check.outcomes[statement.digest] = Outcome(verdict=Verdict.PROVED)


honest = in_process.decide


@pytest.mark.parametrize("lie", PLANTED)
def test_a_false_proposal_proves_nothing(lie, tmp_path, monkeypatch):
    kernel, module, name, false = PLANTED[lie]
    monkeypatch.setattr(module, name, false)
    assert verdict(tmp_path, *kernel) in ("refuted", "unknown", "unsupported")
    monkeypatch.setattr(in_process, "decide", believing)
    assert verdict(tmp_path, *kernel) == "proved"  # else nothing was at stake


@pytest.mark.parametrize(
    "kernel",
    [
        (*DOWN, "n", 1000),
        (*DOUBLED, "17", 32),
        ("%r1", LEFT.replace("%r5", "%r4") + UP, "n + 1", 1000),
        ("3", "add.s32 %r4, %r4, %r5; " + LEFT + "sub.s32 %r4, %r4, %r5; " + UP, "n + 4", 1000),
    ],
)
def test_true_ones_prove_the_right_kernels(kernel, tmp_path):
    assert verdict(tmp_path, *kernel) == "proved"


BY_THREADS = (
    PTX.partition("    setp.ne.u32")[0]
    + """
    PLACE
    mul.wide.u32 %rd3, %r4, 4;
    add.s64 %rd4, %rd2, %rd3;
    st.global.u32 [%rd4], %r1;
    ret;
}
"""
)
WHOLE = """
from tileprove.cuda import cuda_launch, tensor
@cuda_launch("written.ptx", "written", block=32, grid=1)
def written(n):
    return [tensor("u32", 32, written=True), n]
"""


def of_threads(tmp_path, place):
    """Claim -> its worst verdict, of threads that write one element each."""
    (tmp_path / "written.ptx").write_text(BY_THREADS.replace("PLACE", place))
    (tmp_path / "launches.py").write_text(WHOLE)
    (check,) = checks(tmp_path / "launches.py")
    found = {}
    for one in check.results:
        found.setdefault(one.statement.claim.partition("_")[0], set()).add(one.outcome.verdict.value)
    return found


@pytest.mark.parametrize(
    ("place", "lie"),
    [
        ("mov.u32 %r4, %r2;", lambda value: const(0)),
        ("mov.u32 %r4, %r2;", lambda value: value + 1),
        ("and.b32 %r4, %r2, 30;", lambda value: value),
    ],
)
def test_a_witness_that_writes_another_element_proves_nothing(place, lie, tmp_path, monkeypatch):
    """By the first thread, by the next one; by the thread that would, if it did not leave out every second element."""
    solve = stating.solve

    def lying(equations, further, unknown):
        found = solve(equations, further, unknown)
        values = dict.fromkeys(unknown, const(0)) if found is None else found.values
        return Witness({v: lie(value) for v, value in values.items()}, () if found is None else found.divisions)

    monkeypatch.setattr(stating, "solve", lying)
    assert not of_threads(tmp_path, place)["written"] <= {"proved", "vacuous"}
    monkeypatch.undo()
    assert of_threads(tmp_path, "mov.u32 %r4, %r2;")["written"] == {"proved"}


def test_an_address_that_is_taken_for_another_proves_nothing(tmp_path, monkeypatch):
    """Each two threads write one element."""
    place = "shr.u32 %r4, %r2, 1;"
    assert of_threads(tmp_path, place)["apart"] == {"refuted"}
    monkeypatch.setattr(ground, "spread", lambda term: 4 * variables(term)[0])
    found = of_threads(tmp_path, place)
    assert not (found["apart"] | found["arithmetic"]) <= {"proved"}, found
    monkeypatch.setattr(in_process, "decide", believing)
    assert of_threads(tmp_path, place)["apart"] == {"proved"}  # else nothing was at stake


def test_a_loop_that_is_said_to_go_on_longer_is_seen(tmp_path, monkeypatch):
    """What rests on its end, as that all is written does, rests on that."""

    def longer(loop, frame):
        found = searching.more(loop, frame)
        if found is None or found.stage is not Stage.KNOWN:
            return found
        return replace(found, goes_on={visit: [found.number_of(visit) < 2000] for visit in found.goes_on})

    monkeypatch.setattr(paths, "learned", longer)
    assert verdict(tmp_path, *DOWN, "n", 1000) != "proved"
    (check,) = checks(tmp_path / "launches.py")
    (own,) = (one for one in check.results if "it ends when it is said to" in one.statement.case)
    assert own.outcome.verdict is not Verdict.PROVED


def test_a_quotient_that_is_its_dividend_proves_nothing(tmp_path, monkeypatch):
    """Two threads write each element of the first half."""
    monkeypatch.setattr(stating, "solve", undivided)
    place, stated = "shr.u32 %r4, %r2, 1;", Covers.case_list
    assert not of_threads(tmp_path, place)["written"] <= {"proved", "vacuous"}
    monkeypatch.setattr(Covers, "case_list", lambda *own: [list(stated(*own))[-1]])
    assert of_threads(tmp_path, place)["written"] == {"proved"}  # else nothing was at stake


def test_an_element_that_is_said_to_be_unwritten_and_is_not_refutes_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(stating, "solve", lambda *_: None)
    monkeypatch.setattr(missing, "unwritten", first_elements)
    assert of_threads(tmp_path, "mov.u32 %r4, %r2;")["written"] == {"unknown"}
    monkeypatch.setattr(Seeing, "nobody", lambda *_: "nobody writes it")
    assert of_threads(tmp_path, "mov.u32 %r4, %r2;")["written"] == {"refuted"}  # else nothing was at stake


def test_a_place_that_is_taken_for_the_thread_s_own_tells_no_threads_apart(tmp_path, monkeypatch):
    """Two threads write each element of the first half, whatever is proposed instead of a choice."""
    monkeypatch.setattr(ground, "spread", lambda byte: 4 * next(iter(variables(byte))))
    place = "shr.u32 %r4, %r2, 1;"
    assert not of_threads(tmp_path, place)["apart"] <= {"proved", "vacuous"}
    monkeypatch.setattr(in_process, "decide", believing)
    assert of_threads(tmp_path, place)["apart"] == {"proved"}  # else nothing was at stake
