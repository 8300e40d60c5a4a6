"""What is promised of integers without a sign counts where they are read as they are, else a note says that it does not."""

import pytest
from in_process import checks

PICK = """
.version 8.4
.target sm_80
.address_size 64
.visible .entry pick(.param .u64 pick_param_0, .param .u64 pick_param_1)
{
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [pick_param_0];
    ld.param.u64 %rd2, [pick_param_1];
    cvta.to.global.u64 %rd3, %rd1;
    cvta.to.global.u64 %rd4, %rd2;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd5, %r1, 4;
    add.s64 %rd6, %rd4, %rd5;
    ld.global.u32 %r2, [%rd6];
    mul.wide.s32 %rd7, %r2, 4;
    add.s64 %rd8, %rd3, %rd7;
    st.global.u32 [%rd8], 1;
    ret;
}
"""
HALF = "given(n <= 2**31)"


def verdict(folder, promised, given, dtype="u32"):
    (folder / "pick.ptx").write_text(PICK)
    (folder / "launches.py").write_text(
        "from tileprove.cuda import cuda_launch, given, tensor\n\n"
        '@cuda_launch("pick.ptx", "pick", block=32, grid=1)\n'
        "def pick(n):\n"
        f"    {given}\n"
        f'    return [tensor("i32", n, shared=True), tensor("{dtype}", 32, {promised})]\n'
    )
    (check,) = checks(folder / "launches.py", only="store|no_wrap|arithmetic")
    (own,) = (result.outcome for result in check.results if result.statement.claim == "store_param_0")
    return own.verdict.value, [line for line in check.notes if "promised" in line]


@pytest.mark.parametrize(
    ("promised", "given"),
    [
        ("values=(0, n)", HALF),
        ("values=(0, n), also=n - 1", HALF),
        ("monotone=True, first=0, last=n - 1", HALF),
        ("values=(0, 7)", "given(n >= 7)"),
    ],
)
def test_below_half_it_is_used(promised, given, tmp_path):
    assert verdict(tmp_path, promised, given) == ("proved", [])


@pytest.mark.parametrize(
    ("promised", "given"),
    [
        ("values=(0, n)", "pass"),
        ("values=(0, n)", "given(n <= 2**31 + 1)"),
        ("values=(0, 7), also=2**32 - 1", "given(n >= 7)"),  # which reads as -1
        ("values=(0, n), also=2**31", HALF),
        ("monotone=True, first=0, last=n - 1", "pass"),
        ("monotone=True, first=0", HALF),
        ("last=n - 1", HALF),
    ],
)
def test_what_may_have_its_highest_bit_proves_nothing_and_a_note_says_so(promised, given, tmp_path):
    found, notes = verdict(tmp_path, promised, given)
    assert found in ("unknown", "refuted")
    assert len(notes) == 1
    assert "2^31 or more" in notes[0]


def test_integers_with_a_sign_need_none_of_that(tmp_path):
    assert verdict(tmp_path, "values=(0, n)", "pass", "i32") == ("proved", [])


@pytest.mark.parametrize("given", ["given(n >= 3)", "given(n <= 2**31 + 1)"])
def test_no_launch_is_refuted_by_a_first_or_last_element_that_is_another_one(given, tmp_path):
    """The promise is not used, and right: the run has to have what it says."""
    (tmp_path / "one.ptx").write_text(PICK)
    (tmp_path / "launches.py").write_text(
        "from tileprove.cuda import cuda_launch, given, tensor\n\n"
        '@cuda_launch("one.ptx", "pick", block=1, grid=1)\n'
        "def pick(n):\n"
        f"    {given}\n"
        '    return [tensor("i32", n, shared=True), tensor("u32", 1, monotone=True, last=n - 1)]\n'
    )
    (check,) = checks(tmp_path / "launches.py", only="store|no_wrap|arithmetic")
    (own,) = (result.outcome for result in check.results if result.statement.claim == "store_param_0")
    assert own.verdict.value == "unknown"
