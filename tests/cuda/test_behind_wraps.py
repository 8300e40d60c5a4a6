"""A loop whose number leaves 32 bits goes on with a negative one: refuted at the place where it is seen to wrap."""

from __future__ import annotations

from pathlib import Path

import pytest
from in_process import checks
from tileprove.prover.cuda import checking

KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0, .param .u32 k_param_1)
{
	.reg .pred 	%p<4>;
	.reg .b32 	%r<12>;
	.reg .b64 	%rd<8>;
	ld.param.u64 	%rd1, [k_param_0];
	ld.param.u32 	%r1, [k_param_1];
	mov.u32 	%r2, %ctaid.x;
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %tid.x;
	mov.u32 	%r5, %nctaid.x;
	mad.lo.s32 	%r6, %r2, %r3, %r4;
	mul.lo.s32 	%r7, %r3, %r5;
	setp.ge.ORDER 	%p1, %r6, %r1;
	@%p1 bra 	END;
AGAIN:
	mul.wide.ORDER 	%rd2, %r6, 4;
	add.s64 	%rd3, %rd1, %rd2;
	st.global.u32 	[%rd3], %r6;
	add.s32 	%r6, %r6, %r7;
	setp.lt.ORDER 	%p2, %r6, %r1;
	@%p2 bra 	AGAIN;
END:
	ret;
}
"""
LAUNCH = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("k.ptx", "k", block=256, grid="g")
def k(n, g):
    given({given})
    return [tensor("int32", n), n]
"""


@pytest.mark.parametrize(
    ("order", "given", "wanted"),
    [
        ("s32", "n >= 1", "refuted"),
        ("s32", "g == 2**22 + 1", "refuted"),  # the number wraps where the loop goes on, and not before
        ("s32", "n + 256*g <= 2**31", "proved"),
        ("u32", "n + 256*g <= 2**31", "proved"),
    ],
)
def test_a_grid_that_goes_beyond_32_bits(tmp_path: Path, order: str, given: str, wanted: str):
    tmp_path.joinpath("k.ptx").write_text(KERNEL.replace("ORDER", order))
    tmp_path.joinpath("launch.py").write_text(LAUNCH.format(given=given))
    (check,) = checks(tmp_path / "launch.py", seconds=5.0)
    (found,) = [one.outcome for one in check.results if one.claim.name.startswith("store")]
    assert found.verdict.value == wanted, found.detail
    if wanted == "refuted":
        at = found.point
        number = 256 * at["ctaid.x"] + at["tid.x"] + 256 * at["g"] * max(v for k, v in at.items() if k.startswith("t@"))
        assert number >= 2**31
        assert "-" in found.detail


@pytest.mark.parametrize(("works", "runs"), [((), checking.BEHIND), ((2,), 3 + checking.BEHIND)])
def test_runs_that_show_nothing_come_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, works, runs):
    tmp_path.joinpath("k.ptx").write_text(KERNEL.replace("ORDER", "s32"))
    tmp_path.joinpath("launch.py").write_text(LAUNCH.format(given="n >= 1"))
    (check,) = checks(tmp_path / "launch.py", seconds=5.0)
    (found,) = [one for one in check.results if one.claim.name.startswith("store")]
    about = check.stated.about[found.statement.claim, found.statement.case]
    asked = []

    def access(*_):
        asked.append(1)
        return "it does" if len(asked) - 1 in works else ""

    monkeypatch.setattr(checking, "behind_wraps", lambda *_: [{"n": 1}] * 3)
    monkeypatch.setattr(check.seeing, "access", access)
    check.behind = 0
    for _ in range(9):
        check._behind_wraps(found.statement, found.outcome, about)
    assert len(asked) == runs
