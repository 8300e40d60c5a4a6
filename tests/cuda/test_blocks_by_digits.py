"""Rows that blocks have of their own are told apart by their digits, whatever barriers a kernel has."""

import pytest
from in_process import checks
from tileprove.prover.cuda import by_digits

ROWS = """
.version 8.4
.target sm_80
.address_size 64
.visible .entry rows(.param .u64 rows_param_0, .param .u32 rows_param_1, .param .u32 rows_param_2)
{{
    .reg .pred %p<3>;
    .reg .b32 %r<12>;
    .reg .b64 %rd<12>;
    ld.param.u64 %rd1, [rows_param_0];
    ld.param.u32 %r1, [rows_param_1];
    ld.param.u32 %r2, [rows_param_2];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r3, %tid.x;
    mov.u32 %r4, %ctaid.x;
    mov.u32 %r5, %ntid.x;
    mov.u32 %r9, %ctaid.y;
    mov.u32 %r10, %nctaid.x;
    mad.lo.s32 %r11, %r9, %r10, %r4;
    mul.lo.s32 %r6, %r11, %r1;
    mul.wide.s32 %rd3, %r6, 4;
    add.s64 %rd4, %rd2, %rd3;
    ld.global.u32 %r7, [%rd4];
    bar.sync 0;
    setp.ge.s32 %p1, %r3, %r2;
    @%p1 bra END;
NEXT:
    add.s32 %r8, %r6, %r3;
    mul.wide.s32 %rd5, %r8, 4;
    add.s64 %rd6, %rd2, %rd5;
    {store}
    add.s32 %r3, %r3, %r5;
    setp.lt.s32 %p2, %r3, %r2;
    @%p2 bra NEXT;
END:
    ret;
}}
"""
WORD, VECTOR = "st.global.u32 [%rd6], %r7;", "st.global.v2.u32 [%rd6], {%r7, %r7};"


def cases(folder, given, store=WORD):
    """(verdicts by claim, names of cases)."""
    (folder / "rows.ptx").write_text(ROWS.format(store=store))
    (folder / "launches.py").write_text(
        "from tileprove.cuda import cuda_launch, given, tensor\n\n"
        '@cuda_launch("rows.ptx", "rows", block="threads", grid=("across", "down"))\n'
        "def rows(threads, across, down, width, cols):\n"
        "    given(across * down * width <= 2**30, cols <= 2**30)\n"
        f"    {given}\n"
        '    return [tensor("i32", down, across, width), width, cols]\n'
    )
    (check,) = checks(folder / "launches.py", only="apart|races|loop|no_wrap|arithmetic")
    found = {}
    for result in check.results:
        own = result.outcome.verdict.value if result.outcome is not None else "undecided"
        found.setdefault(result.statement.claim, set()).add(own)
    return found, [result.statement.case for result in check.results]


def test_rows_that_do_not_overlap_are_proved_by_digits(tmp_path, monkeypatch):
    monkeypatch.setattr(by_digits, "AT_ONCE", 0.0)  # nothing is proved as it stands
    found, names = cases(tmp_path, "given(cols <= width)")
    assert found["apart_param_0"] == {"proved"}
    assert found["races_param_0"] == {"proved"}
    assert any("different blocks: digit" in name for name in names)


@pytest.mark.parametrize(
    ("given", "store"),
    [("given(cols <= width + 1)", WORD), ("pass", WORD), ("given(cols <= width, width % 2 == 0)", VECTOR)],
)
def test_rows_that_overlap_are_not(given, store, tmp_path, monkeypatch):
    monkeypatch.setattr(by_digits, "AT_ONCE", 0.0)
    found, _ = cases(tmp_path, given, store)
    assert "refuted" in found["apart_param_0"] or "unknown" in found["apart_param_0"]
    assert found["apart_param_0"] != {"proved"}
