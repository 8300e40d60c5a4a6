"""A note about a number that may wrap is of a number that the launch can keep from it."""

from tileprove.prover.cli import run

SUM = """
.version 8.4
.target sm_80
.address_size 64
.visible .entry sum(.param .u64 sum_param_0, .param .u64 sum_param_1, .param .u32 sum_param_2)
{
    .reg .pred %p<3>;
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [sum_param_0];
    ld.param.u64 %rd2, [sum_param_1];
    ld.param.u32 %r1, [sum_param_2];
    cvta.to.global.u64 %rd3, %rd1;
    mov.u32 %r2, %tid.x;
    add.s32 %r3, %r2, %r1;
    setp.ge.s32 %p1, %r3, 64;
    @%p1 bra END;
    mul.wide.s32 %rd4, %r3, 4;
    add.s64 %rd5, %rd3, %rd4;
    st.global.u32 [%rd5], 1;
END:
    ret;
}
"""


def test_no_note_is_of_an_address_that_nobody_follows(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sum.ptx").write_text(SUM)
    (tmp_path / "launches.py").write_text(
        "from tileprove.cuda import cuda_launch, tensor\n\n"
        '@cuda_launch("sum.ptx", "sum", block=32, grid=1)\n'
        "def it(n):\n"
        '    return [tensor("i32", 64), tensor("i32", 16), n]\n'
    )
    run(["cuda", "check", "launches.py", "--no-cache", "--attack", "0", "--conditions", "0"])
    notes = [line for line in capsys.readouterr().out.splitlines() if "note:" in line]
    assert any("n + tid.x" in line or "tid.x + n" in line for line in notes), notes
    assert not any("param_1" in line for line in notes), notes
