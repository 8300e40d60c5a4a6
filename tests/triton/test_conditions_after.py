"""Verdicts come first; conditions after, the same in every run and in any company, within their time."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.cli import run
from tileprove.prover.commands.check import run_check
from tileprove.prover.engines.weakening.telling import said as spoken
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton import whole_blocks
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

OFF = Wanted(0)

HEAD = """
import triton
import triton.language as tl
from tileprove.triton import cdiv, given, i64, launch, tensor

@triton.jit
def twice(x_ptr, V, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    for at in range(0, V, BLOCK):
        cols = at + tl.arange(0, BLOCK)
        tl.store(x_ptr + row * V + cols, 2.0, mask=cols < V)

@triton.jit
def plain(x_ptr, N, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.program_id(0) * BLOCK + tl.arange(0, BLOCK), 1.0)

@triton.jit
def two(x_ptr):
    at = x_ptr + tl.program_id(0) * 2
    tl.store(at, 1.0)
    tl.store(at + 1, 1.0)
"""
COUNTED = """
@launch(twice, BLOCK=1024)
def counted(rows, V):
    {given}
    return (rows,), dict(x_ptr=tensor("fp32", rows, V), V=V)
"""
BLOCKS = """
@launch(plain, BLOCK=128)
def blocks(N):
    return (cdiv(N, 128),), dict(x_ptr=tensor("fp32", N), N=N)
"""
PAIRS = """
@launch(two)
def pairs(N):
    return (cdiv(cdiv(N, 64), 2),), dict(x_ptr=tensor("fp32", cdiv(N, 64)))
"""


def decide(check: Any) -> Any:
    return run_check(check, LIMITS, False)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def checked(tmp_path: Path, text: str, *more: str) -> tuple[int, dict[str, dict]]:
    """The exit code, and launch and claim -> what was found of its condition."""
    file, answer = tmp_path / "ops.py", tmp_path / "found.json"
    file.write_text(HEAD + text)
    code = run(["triton", "check", str(file), "--no-cache", "--json", str(answer), *more])
    found = json.loads(answer.read_text())["obligations"]
    return code, {f"{o['spec'].removeprefix('triton--')}.{o['claim']}": o["weakest"] for o in found if o["weakest"]}


def known(found: dict[str, dict]) -> dict[str, str]:
    return {claim: said["condition"] for claim, said in found.items() if said.get("exact")}


def test_conditions_are_exact_and_the_same_alone_and_in_company(tmp_path: Path):
    whole = checked(tmp_path, COUNTED.format(given="") + BLOCKS + PAIRS, "--conditions", "5m")[1]
    assert known(whole) == {"counted.counter": "V <= 2^31 - 1024", "blocks.store_x_ptr": "128 divides N",
                            "pairs.store_x_ptr": "N <= 2^37",
                            "pairs.store_x_ptr_2": "N <= 2^37 and 2 divides (N + 63) div 64"}  # fmt: skip
    for launch in ("counted", "blocks", "pairs"):
        _, alone = checked(tmp_path, COUNTED.format(given="") + BLOCKS + PAIRS, launch, "--conditions", "5m")
        for claim, said in alone.items():
            assert {**said, "seconds": 0} == {**whole[claim], "seconds": 0}


CARRIED = """
@triton.jit
def digits(x_ptr, n):
    v, i = 1, 0
    while i < n:
        v = v * 2 % 10
        i += 1
    tl.store(x_ptr + tl.maximum(v, 0), 1.0)

@launch(digits)
def last_digits(m, n):
    return (1,), dict(x_ptr=tensor("fp32", m), n=n)
"""


def test_a_lane_with_what_no_loop_carries_makes_no_condition_exact(tmp_path: Path):
    """9 elements do, for v is 2, 4, 8, 6, ...; of what a loop carries the statement knows less."""
    found = checked(tmp_path, CARRIED, "--conditions", "5m")[1]["last_digits.store_x_ptr"]
    assert (found["condition"], found.get("exact")) == ("2^31 <= m", None)


@pytest.mark.parametrize(("given", "code"), [("given(V <= 2**31 - 1024)", 0), ("given(V <= 2**31 - 1023)", 1)])
def test_the_condition_of_a_counter_is_the_last_value_that_is_right(tmp_path: Path, given: str, code: int):
    assert checked(tmp_path, COUNTED.format(given=given), "--conditions", "0")[0] == code


def test_verdicts_are_printed_before_any_condition(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    checked(tmp_path, BLOCKS + PAIRS, "--conditions", "5m")
    out = capsys.readouterr().out
    assert out.index("pairs: not proved") < out.index("what is refuted holds with")
    assert "      128 divides N (exact)\n" in out


def test_no_search_where_there_is_no_time_and_a_search_that_is_cut_off_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):  # fmt: skip
    code, found = checked(tmp_path, BLOCKS, "--conditions", "0")
    assert (code, found) == (1, {})
    assert "condition" not in capsys.readouterr().out
    code, found = checked(tmp_path, BLOCKS, "--conditions", "1ms")
    assert (code, found) == (1, {})
    said = " ".join(capsys.readouterr().out.split())
    assert "the search for a condition did not end in 0.001 s: blocks.store_x_ptr; --conditions 60s gives more" in said


OF_64_BITS = """
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=at < n)

@triton.jit
def rows(x_ptr, n, BLOCK: tl.constexpr):
    cols = tl.arange(0, BLOCK)
    tl.store(x_ptr + tl.program_id(0) * n + cols, 1.0, mask=cols < n)

@launch(fill, BLOCK=1024)
def long(n):
    return (cdiv(n, 1024),), dict(x_ptr=tensor("fp32", n), n=i64(n))

@launch(rows, BLOCK=1024)
def wide(count, n):
    given(n <= 1024)
    return (count,), dict(x_ptr=tensor("fp32", count, n), n=n)
"""


def test_an_argument_of_64_bits_and_the_end_of_32(tmp_path: Path):
    """What such an argument fits has ends of more than 62 bits; 2^31 - 2 is as right as 2^31 - 1, and not proved to be."""
    _, found = checked(tmp_path, OF_64_BITS, "--conditions", "5m")
    assert known(found) == {"long.store_x_ptr": "n <= 2^31", "wide.store_x_ptr": "(count - 1)*n <= 2^31 - 1"}


WRAPS = """
@triton.jit
def rows_of(x_ptr, ld, cols, BLOCK: tl.constexpr):
    at = tl.program_id(0) * ld + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0)

@launch(rows_of, BLOCK=64)
def both(rows):
    return (rows,), dict(x_ptr=tensor("fp32", rows, 64), ld=64, cols=64)
"""


def test_a_condition_is_about_the_access_and_not_about_one_of_its_cases(tmp_path: Path):
    """Inside without wrap-around whatever the sizes; with it as far as 32 bits go."""
    _, found = checked(tmp_path, WRAPS, "both", "--conditions", "5m")
    assert "rows <= 2^25" in found["both.store_x_ptr"]["condition"]


TILES = """
@triton.jit
def tile(x_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    tl.store(x_ptr + row * N + tl.program_id(1) * BLOCK + tl.arange(0, BLOCK), 1.0)

@launch(tile, BLOCK=64)
def tiles(M, N):
    given(N <= 2**20)
    return (M, cdiv(N, 64)), dict(x_ptr=tensor("fp32", M, N), N=N)
"""


def test_a_tile_without_a_mask_is_written_once_where_it_is_whole(tmp_path: Path):
    """Of one row, too, no two programs write one element; what anybody would ask for is found first."""
    _, found = checked(tmp_path, TILES, "--conditions", "5m")
    assert known(found)["tiles.store_x_ptr"] == "64 divides N"
    assert "64 divides N" in found["tiles.writes_x_ptr"]["condition"]


GROUPED = """
@triton.jit
def tiles_in_groups(c_ptr, M, N, BM: tl.constexpr, BN: tl.constexpr, GROUP: tl.constexpr):
    pid, num_m, num_n = tl.program_id(0), tl.cdiv(M, BM), tl.cdiv(N, BN)
    first = pid // (GROUP * num_n) * GROUP
    size = min(num_m - first, GROUP)
    rows = ((first + pid % (GROUP * num_n) % size) * BM + tl.arange(0, BM)).to(tl.int64)
    cols = (pid % (GROUP * num_n) // size * BN + tl.arange(0, BN)).to(tl.int64)
    tl.store(c_ptr + rows[:, None] * N + cols[None, :], 1.0)

@launch(tiles_in_groups, BM=64, BN=32, GROUP=8)
def grouped(M, N):
    given(M <= 2**20, N <= 2**20)
    return (cdiv(M, 64) * cdiv(N, 32),), dict(c_ptr=tensor("fp32", M, N, shared=True), M=M, N=N)
"""


def test_tiles_in_groups_are_right_where_they_are_whole(tmp_path: Path):
    """8*g < cdiv(M, 64) and r div size < cdiv(N, 32) are facts of products, which solvers do not see in the time."""
    _, found = checked(tmp_path, GROUPED, "--attack", "0", "--conditions", "5m")
    assert found["grouped.store_c_ptr"]["condition"] == "64 divides M and 32 divides N"


ONE_NUMBER = """
@triton.jit
def tile_of(x_ptr, N, BLOCK: tl.constexpr):
    blocks = tl.cdiv(N, BLOCK)
    row, at = tl.program_id(0) // blocks, tl.program_id(0) % blocks * BLOCK
    tl.store(x_ptr + row.to(tl.int64) * N + at + tl.arange(0, BLOCK), 1.0)

@launch(tile_of, BLOCK=32)
def tile_of_one_number(M, N):
    given(M <= 2**10, N <= 2**20)
    return (M * cdiv(N, 32),), dict(x_ptr=tensor("fp32", M, N), N=N)

@triton.jit
def twice_over(x_ptr, N, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.program_id(0) // 2 * BLOCK + tl.arange(0, BLOCK), 1.0)

@launch(twice_over, BLOCK=32)
def each_twice(N):
    given(N <= 2**20)
    return (2 * cdiv(N, 32),), dict(x_ptr=tensor("fp32", N), N=N)
"""


def test_writes_are_stated_anew_with_whole_blocks(tmp_path: Path):
    file = tmp_path / "ops.py"
    file.write_text(HEAD + ONE_NUMBER)
    found = {}
    for own in launches(file, ["tile_of_one_number", "each_twice"]):
        check = decided(Statements(own.name, own.launch, own.text, own.file, own.line), Cache(None), decide, attack=OFF)
        until = time.monotonic() + 120
        found[own.name] = whole_blocks.of_writes(check, "writes_x_ptr", Cache(None), decide, until)
        assert whole_blocks.of_writes(check, "writes_x_ptr", Cache(None), decide, time.monotonic() - 1) is None
        assert [spoken(one) for one in whole_blocks.whole(own.launch)] == ["32 divides N"]
    one, none = found["tile_of_one_number"], found["each_twice"]
    assert (one.condition, one.exact, one.tried) == ("32 divides N", False, 1)
    assert (none.condition, none.why) == ("", whole_blocks.NONE)
