"""grid.sync() of cooperative groups: what is read as it, what it orders, and that nothing that differs from it is.

`tests/data/races/grid.ptx` is what nvcc makes of kernels of our own; the runs interleave all blocks, and know nothing of
what the reader looks for.
"""

from pathlib import Path

import pytest
from in_process import checks
from test_races import worst_of
from tileprove.concrete.interpreter import ptx
from tileprove.prover.cuda.reading import read_text

DATA = Path(__file__).parent.parent / "data" / "races"
TEXT = (DATA / "grid.ptx").read_text()
RIGHT = ["shifted", "rounds", "partial", "last_returns"]
WRONG = {  # launch -> the claim that falls, and what the run says that shows it
    "shifted_wrong": ("races_param_0", "race between blocks"),
    "rounds_wrong": ("races_param_0", "race between blocks"),
    "some_blocks": ("reached", "wait at grid.cu:50, for ever"),
    "first_returns": ("reached", "wait at grid.cu:57, for ever"),
    "uneven": ("reached", "wait at grid.cu:68, for ever"),
}


@pytest.fixture(scope="module")
def said():
    found = {}
    for check in checks(DATA / "grid_launches.py", only=r"(races|apart|reached|loop_|no_wrap|divisions|arithmetic)"):
        records = [
            (r.statement.claim, r.outcome.verdict.value, r.outcome.detail)
            for r in check.results
            if r.outcome is not None
        ]
        found[check.statements.name] = worst_of(records)
    return found


@pytest.mark.parametrize("name", RIGHT)
def test_all_blocks_are_ordered(name, said):
    assert set(said[name][0].values()) == {"proved"}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_not_ordered_is_seen(name, said):
    claim, detail = WRONG[name]
    verdicts, details = said[name]
    assert verdicts[claim] == "refuted"
    assert any(detail in one for one in details), details


def test_it_is_assumed_that_the_launch_is_a_cooperative_one():
    kernels = {kernel.name: kernel.cooperative for kernel in read_text(TEXT, "grid.ptx").kernels}
    assert kernels["shifted"] == "grid.cu:9"
    assert all(kernels.values())


FIRST = TEXT[TEXT.index(".visible .entry shifted(") : TEXT.index(".visible .entry shifted_wrong(")]
HEAD, FILES = TEXT[: TEXT.index(".visible .entry shifted(")], TEXT[TEXT.index("\t.file") :]
CHANGED = [
    ("atom.add.release.gpu.u32", "atom.add.relaxed.gpu.u32"),
    ("atom.add.release.gpu.u32", "atom.add.release.cta.u32"),
    ("atom.add.release.gpu.u32", "atom.or.release.gpu.u32"),
    ("ld.acquire.gpu.u32", "ld.relaxed.gpu.u32"),
    ("ld.acquire.gpu.u32", "ld.acquire.cta.u32"),
    ("add.s64 \t%rd9, %rd2, 4;", "add.s64 \t%rd9, %rd2, 8;"),
    ("setp.eq.s32 \t%p4", "setp.ne.s32 \t%p4"),  # other blocks add what the first one should
    ("setp.ne.s32 \t%p3", "setp.eq.s32 \t%p3"),  # all but the first thread add
    ("%r29, 1, %p4", "1, %r29, %p4"),
    ("%r29, 1, %p4", "%r29, 2, %p4"),
    ("@%p5 bra", "@!%p5 bra"),
    ("@%p3 bra", "@!%p3 bra"),
    ("-2147483647", "-2147483646"),
    ("setp.gt.s32", "setp.lt.s32"),
    ("setp.gt.s32", "setp.gt.u32"),
    ("xor.b32", "or.b32"),
    ("%nctaid.z", "%nctaid.x"),
    ("%ctaid.z", "%ctaid.y"),
    ("%tid.z", "%tid.y"),
    ("%envreg1", "%envreg2"),
    ("%envreg2", "%envreg3"),
    ("32, 32;", "32, 16;"),
    ("\tbarrier.sync \t0;", ""),
    ("\tbarrier.sync \t0;", "\tbarrier.sync \t1;"),
    ("\tbarrier.sync \t0;", "\tbarrier.sync \t0, 64;"),
    ("\tbarrier.sync \t0;", "\t@%p1 barrier.sync \t0;"),
]


def read(text):
    (kernel,) = read_text(HEAD + text + FILES, "grid.ptx").kernels
    return kernel.cooperative


def test_the_kernel_is_read_alone():
    assert read(FIRST)


@pytest.mark.parametrize(("old", "new"), CHANGED)
def test_what_differs_in_one_place_is_no_such_barrier(old, new):
    parts = FIRST.split(old)
    assert len(parts) > 1
    for at in range(1, len(parts)):
        assert not read(old.join(parts[:at]) + new + old.join(parts[at:]))


@pytest.mark.parametrize(("before", "more"), [
    ("\tbarrier.sync \t0;", "\tst.global.u32 \t[%rd2+4], %r1;\n"),  # the counter is set back
    ("\tld.acquire.gpu", "\tst.global.u32 \t[%rd3], %r1;\n"),  # something else is written meanwhile
    ("\tbarrier.sync \t0;", "\t@%p1 bra \t$L__BB0_6;\n"),  # it is entered in the middle
    ("\tld.acquire.gpu", "\tadd.s32 \t%r1, %r1, 1;\n\t@%p1 ret;\n"),
])  # fmt: skip
def test_what_is_done_beside_is_no_such_barrier(before, more):
    assert not read(FIRST.replace(before, more + before, 1))


def test_blocks_of_a_run_wait_for_one_another():
    kernel = ptx.read(TEXT)["shifted"]
    memory = {"x": ptx.Contents(bytes(range(0, 64)))}
    seen = []
    ptx.run(kernel, [ptx.Pointer("x"), 16], (4, 1, 1), (4, 1, 1), memory, seen.append)
    kinds = [event.kind for event in seen if isinstance(event, ptx.Touch) and event.memory == "x"]
    assert kinds == ["load"] * 15 + ["store"] * 16
    report = ptx.look(kernel, [ptx.Pointer("x"), 16], (4, 1, 1), (4, 1, 1), memory)
    assert not report.races + report.divergences
    report = ptx.look(ptx.read(TEXT)["shifted_wrong"], [ptx.Pointer("x"), 16], (4, 1, 1), (4, 1, 1), memory)
    assert {race.where for race in report.races} == {"between blocks", "within a warp"}
