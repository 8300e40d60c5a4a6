"""`tileprove cuda check --barriers`: which barriers are said to order nothing, in kernels written here.

A thread writes its element of s, and after a barrier it reads one. Nothing may be said of a barrier that orders something
else than loads and stores: atomics, a tensor that threads share, what a barrier tells all threads.
"""

import io

import pytest
from in_process import checks, decide
from tileprove.prover.cuda.showing_barriers import BarriersShown
from tileprove.prover.showing.page import Page

KERNEL = """.version 8.0
.target sm_90
.address_size 64
.visible .entry {name}(.param .u64 {name}_param_0)
{{
    .reg .pred %p<4>;
    .reg .b32 %r<16>;
    .reg .b64 %rd<8>;
    .shared .align 4 .b8 {name}_s[4096];
    ld.param.u64 %rd1, [{name}_param_0];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ntid.x;
    sub.u32 %r3, %r2, %r1;
    mov.u32 %r4, {name}_s;
    shl.b32 %r5, %r1, 2;
    add.u32 %r6, %r4, %r5;
    shl.b32 %r7, %r3, 2;
    add.u32 %r8, %r4, %r7;
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd4, %rd2, %rd3;
    mul.wide.u32 %rd5, %r3, 4;
    add.u64 %rd6, %rd2, %rd5;
    {body}
    ret;
}}
"""
MINE, OTHERS = "[%r6]", "[%r8+-4]"  # s[t] and s[threads - 1 - t]
WRITE, BARRIER, OUT = f"st.shared.u32 {MINE}, %r1;", "bar.sync 0;", "st.global.u32 [%rd4], %r9;"
READ = f"ld.shared.u32 %r9, {OTHERS};"
ROUND = "mov.u32 %r10, 0;\nAGAIN:\n{body}\nadd.u32 %r10, %r10, 1;\nsetp.lt.u32 %p1, %r10, %r2;\n@%p1 bra AGAIN;"
GRID = [
    "mov.u32 %r11, %envreg2;", "cvt.u64.u32 %rd7, %r11;",
    "atom.add.release.gpu.u32 %r12, [%rd7+4], %r1;", "ld.acquire.gpu.u32 %r13, [%rd7+4];",
]  # fmt: skip
BODIES = {
    "own": [WRITE, BARRIER, f"ld.shared.u32 %r9, {MINE};", OUT],
    "others": [WRITE, BARRIER, READ, OUT],
    "twice": [WRITE, BARRIER, BARRIER, READ, OUT],
    "turns": [ROUND.format(body="\n".join([WRITE, BARRIER, f"ld.shared.u32 %r9, {MINE};", OUT]))],
    "turns_others": [ROUND.format(body="\n".join([WRITE, BARRIER, READ, BARRIER, OUT]))],
    "atomics": ["atom.shared.add.u32 %r9, [%r4], 1;", BARRIER, "atom.shared.exch.b32 %r9, [%r4], 0;", OUT],
    "before": ["atom.shared.add.u32 %r9, [%r4], 1;", BARRIER, OUT],
    "votes": [WRITE, "setp.eq.u32 %p1, %r1, 0;", "bar.red.popc.u32 %r9, 0, %p1;", OUT],
    "fences": ["atom.shared.add.u32 %r9, [%r4], 1;", "membar.gl;", BARRIER, OUT],
    "published": ["st.global.u32 [%rd4], %r1;", BARRIER, "membar.gl;", WRITE],
    "given": ["st.global.u32 [%rd4], %r1;", BARRIER, "ld.global.u32 %r9, [%rd6+-4];", WRITE],
    "turns_wrong": [ROUND.format(body="\n".join([WRITE, BARRIER, READ, OUT]))],
    "wrong": [WRITE, READ, BARRIER, OUT],
    "surface": [
        "sust.b.1d.b32.trap [%rd2, {%r5}], {%r1};",
        BARRIER,
        "suld.b.1d.b32.trap {%r9}, [%rd2, {%r7}];",
        OUT,
    ],
    "grid": [*GRID[:2], "st.global.u32 [%rd4], %r1;", BARRIER, *GRID[2:], "ld.global.u32 %r9, [%rd6+-4];", WRITE],
}
FREE, TOGETHER, NEEDED = "orders nothing", "together", "not proved: races_"
EXPECTED = {
    "own": [FREE],
    "others": [NEEDED],
    "twice": [FREE, FREE, "not all of these together: races_"],
    "turns": [FREE],
    "turns_others": [NEEDED, NEEDED],
    "atomics": [NEEDED],
    "before": [FREE],
    "votes": ["what others gave"],
    "fences": ["is not followed"],
    "published": ["membar.gl at PTX line 26 orders with it is not followed"],
    "given": [NEEDED],
    "turns_wrong": ["at the beginning of each iteration of the loop at PTX line 26 would order them", "not asked"],
    "wrong": ["before PTX line 25 would order them: with it races_", "not asked"],
    "surface": ["not asked, as textures and surfaces are not looked at: sust.b.1d.b32.trap"],
    "grid": ["not asked"],
}


@pytest.fixture(scope="module")
def said(tmp_path_factory):
    """Launch -> what is said of its barriers, a line each."""
    folder = tmp_path_factory.mktemp("barriers")
    lines = ["from tileprove.cuda import cuda_launch, tensor", ""]
    for name, body in BODIES.items():
        (folder / f"{name}.ptx").write_text(KERNEL.format(name=name, body="\n    ".join(body)))
        shared = ", shared=True" if name == "given" else ""
        lines += [f'@cuda_launch("{name}.ptx", "{name}", block="threads", grid=1)', f"def {name}(threads):"]
        lines += [f'    return {{"{name}_param_0": tensor("i32", threads{shared})}}', ""]
    (folder / "launches.py").write_text("\n".join(lines))
    found = {}
    for check in checks(folder / "launches.py"):
        out, shown = io.StringIO(), BarriersShown()
        shown.decide = decide
        shown.show(Page(out), check)
        own = [line for line in out.getvalue().splitlines() if line.strip() and line != "  barriers"]
        found[check.statements.name] = own, [r.outcome.detail for r in check.results if r.outcome is not None]
    return found


@pytest.mark.parametrize("name", EXPECTED)
def test_a_barrier_is_said_to_order_nothing_only_if_it_does(name, said):
    own, _ = said[name]
    assert len(own) == len(EXPECTED[name]), own
    for line, expected in zip(own, EXPECTED[name], strict=True):
        assert expected in line


def test_a_grid_that_waits_for_all_blocks_is_named(said):
    _, details = said["grid"]
    assert any("grid.sync() of cooperative groups" in line and "whether all blocks" in line for line in details)


def test_a_race_across_iterations_is_called_so(said):
    _, details = said["turns_wrong"]
    assert any(", across iterations: block" in detail for detail in details)
    assert not any("across iterations" in detail for _, own in said.values() for detail in own if own is not details)
