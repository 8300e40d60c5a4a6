"""What an answer about a CUDA kernel rests on, or leaves out, is printed with it: signs, limits of blocks, textures."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tileprove.prover.cli import run

KERNELS = Path(__file__).parent.parent.parent / "kernels" / "cuda"

# thread n of block 0 writes out[n] if n < 2^31 as unsigned numbers go
TEXT = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry NAME(.param .u64 p0, .param .u32 p1)
LIMIT
{
    .reg .pred %p;
    .reg .b64 %rd<8>;
    .reg .b32 %r<8>;
    ld.param.u64 %rd1, [p0];
    ld.param.u32 %r1, [p1];
    cvta.to.global.u64 %rd2, %rd1;
    setp.lt.u32 %p, %r1, 2147483648;
    mul.wide.u32 %rd3, %r1, 4;
    add.s64 %rd4, %rd2, %rd3;
    BESIDE
    @%p st.global.u32 [%rd4], %r1;
    ret;
}
"""
LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor, struct, u32, u64

@cuda_launch("one.ptx", block=BLOCK, grid=1)
def one(n, threads):
    given(GIVEN)
    return {"out": tensor("int32", 2**31), "n": VALUE}
"""


@pytest.fixture
def check(tmp_path, capsys):
    """What the command says of the kernel under a name, with a number, limits of its blocks and what else it does."""

    def checked(
        name: str = "one", value: str = "n", limit: str = "", beside: str = "", block: str = "1", given="n >= 1"
    ):
        text = TEXT.replace("NAME", name).replace("LIMIT", limit).replace("BESIDE", beside)
        (tmp_path / "one.ptx").write_text(text)
        file = tmp_path / "launches.py"
        file.write_text(LAUNCH.replace("VALUE", value).replace("BLOCK", block).replace("GIVEN", given))
        code = run(["cuda", "check", str(file), "--no-cache", "--conditions", "0"])
        said = capsys.readouterr()
        return code, " ".join(said.out.split()), " ".join(said.err.split())

    return checked


def test_signs_that_nobody_says_are_an_assumption(check):
    _, said, _ = check()
    assert 'assumed extern "C" says no types, so integers are signed, where not u32(...) or u64(...): n' in said
    assert "n < 2^31" not in said  # nobody gave that
    _, said, _ = check(value="u32(n)")
    assert 'extern "C"' not in said
    _, said, _ = check("_Z3onePii")
    assert 'extern "C"' not in said


@pytest.mark.parametrize(
    ("value", "code"), [("u32(2**32 - 1)", 0), ("u32(2**32)", 2), ("2**32 - 1", 2), ("2**31 - 1", 0)]
)
def test_a_number_fits_in_what_it_is_said_to_be(value, code, check):
    assert check(value=value)[0] == code


def test_what_the_kernel_says_of_blocks_is_printed_and_kept(check):
    _, said, _ = check(limit=".maxntid 256, 1, 1", block='"threads"')
    assert "(1), (threads); at most 256 threads, as .maxntid says" in said
    assert "given 1 <= n; threads <= 256" in said
    code, _, complaint = check(limit=".maxntid 256, 1, 1", block="257")
    assert (code, "takes at most 256 threads a block (.maxntid), not 257" in complaint) == (2, True)
    assert check(limit=".maxntid 256, 1, 1", block="256")[0] != 2
    _, said, _ = check(limit=".reqntid 64, 2, 1", block="(64, 2)")
    assert "(64, 2); 64 x 2 x 1 threads, as .reqntid says" in said
    code, _, complaint = check(limit=".reqntid 64, 2, 1", block="(64, 1)")
    assert (code, ".reqntid" in complaint) == (2, True)


@pytest.mark.parametrize("beside", [
    "tex.1d.v4.f32.s32 {%r2, %r3, %r4, %r5}, [%rd1, {%r1}];", "sust.b.1d.b32.trap [%rd1, {%r1}], {%r1};",
])  # fmt: skip
def test_textures_and_surfaces_are_named(beside, check, tmp_path, capsys):
    assert "textures and surfaces" not in check()[1]
    _, said, _ = check(beside=beside)
    assert f"textures and surfaces: not looked at: {beside.partition(' ')[0]} at PTX line 17" in said
    run(["cuda", "show", str(tmp_path / "one.ptx")])
    assert "textures and surfaces: not looked at" in capsys.readouterr().out


def test_a_grid_that_nobody_says_is_any_along_all_axes(check, tmp_path, capsys):
    check()
    file = Path(tmp_path / "launches.py")
    file.write_text(file.read_text().replace(", grid=1", ""))
    run(["cuda", "check", str(file), "--no-cache", "--conditions", "0"])
    assert "(any x, y and z), (1)" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(("grid", "block", "said"), [
    ("cdiv(n, 32)", "32", ""),
    ("n - 1", "32", "the grid has an extent of at least 1 along x, n - 1: else CUDA launches nothing"),
    ("1", "(32, 'n // 2')", "the block has an extent of at least 1 along y, n div 2: else CUDA launches nothing"),
])  # fmt: skip
def test_that_there_is_a_launch_at_all_is_an_assumption(grid, block, said, check, monkeypatch):
    """Of a grid without a block, in which nothing is written, "every element is written" was proved, and nothing said."""
    monkeypatch.setitem(globals(), "LAUNCH", LAUNCH.replace("grid=1", f"grid={grid!r}"))
    _, out, _ = check(block=block)
    assert (said in out, "else CUDA launches nothing" in out) == (True, bool(said))


@pytest.mark.parametrize(
    ("value", "given", "assumed"),
    [
        ("n * threads", "n >= 1", "assumed n*threads fits in i32: n"),
        ("n * threads", "n * threads <= 2**31", "assumed n*threads fits in i32: n"),
        ("n * threads", "n * threads <= 2**31 - 1", ""),
        ("u32(n * threads)", "n * threads <= 2**31", ""),
        ("u32(n - 1)", "n - 1 <= 5", ""),
        ("u32(n - 2)", "n - 2 <= 5", "assumed n - 2 fits in u32: n"),
        ("n", "n >= 1", ""),
    ],
)
def test_what_the_host_computes_fits_where_it_says_so(check, value, given, assumed):
    """A product of 2^32 is 0 for the kernel, and nothing else that is claimed holds then."""
    _, said, _ = check(value=value, given=given)
    assert assumed in said
    assert ("fits in" in said) == bool(assumed)


SUMS = """from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("row_sums.ptx", "row_sums", block=256, grid="rows")
def sums(rows, cols):
    given(rows * cols <= 2**31 - 1, cols <= 2**31 - {less})
    return [tensor("fp32", rows, cols), tensor("fp32", rows), rows, cols]
"""


@pytest.mark.parametrize(("less", "whole"), [(256, True), (255, False), (1, False)])
def test_where_a_counter_may_wrap_the_sizes_are_said(less: int, whole: bool, tmp_path, capsys):
    shutil.copy(KERNELS / "row_sums.ptx", tmp_path)
    (tmp_path / "sums_launches.py").write_text(SUMS.format(less=less))
    code = run(
        ["cuda", "check", str(tmp_path / "sums_launches.py"), "--no-cache", "--attack", "0", "--conditions", "0"]
    )
    said = " ".join(capsys.readouterr().out.split())
    found = re.search(
        r"note: row_sums.cu:7: tid.x \+ 256\*t@8 \+ 256 <= 2\^31 - 1 is not so at rows=1, cols=(\d+),", said
    )
    assert (code == 0) is whole is (found is None)
    if found is not None:
        assert 2**31 - 255 <= int(found[1]) <= 2**31 - less
        assert "given(...) rules such sizes out" in said
