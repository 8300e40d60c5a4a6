"""`tileprove banks`: what it prints, its exit codes, and one clear line for whatever it refuses."""

from __future__ import annotations

import re

import numpy as np
import pytest
from tileprove.concrete.hardware import warp_banks
from tileprove.prover import cli

PAIR = ("--swizzle", "1,1,4", "--swizzle2", "1,0,6")
TILE = ("load_b", "shape=32x32x16", "bk=32")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> tuple[int, str, str]:
        code = cli.run(["banks", *arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def degrees(out: str) -> list[tuple[int, ...]]:
    """The degrees in every row of the tables; the columns before them are the phase and its lanes."""
    rows = [re.split(r" {3,}", line.rstrip()) for line in out.splitlines() if line[:1].isdigit()]
    return [tuple(map(int, row[2:])) for row in rows]


def test_the_pair_frees_a_32x32_tile_on_gfx950_and_not_on_gfx942(run):
    code, out, err = run(*TILE, *PAIR)
    assert (code, err) == (0, "")
    assert degrees(out) == [(4, 1)] * 4 + [(4, 2)] * 8
    assert "mma_loader.load_b shape=32,32,16 bk=32" in out
    assert "gfx950 ds_read_b128: 64 banks, phases of grade A" in out
    assert "0-3 12-15 20-27" in out
    assert "1,1,4 then 1,0,6: proved (exhaustive, 128 points" in out


def test_one_arch_without_a_swizzle(run):
    code, out, _ = run("load_b_tr", "shape=16x16x32", "row_stride=64", "--arch", "gfx950")
    assert code == 0
    assert degrees(out) == [(4,), (4,)]
    assert "grade C: no measurement of these phases is known" in out
    assert "gfx942" not in out


def test_strips_have_their_read_on_gfx950_only(run):
    code, out, _ = run("load_v_strip_16", "cols=32", "first_depth=0+16", *PAIR)
    assert "v_strips.load_v_strip_16 rows=128 cols=32 first_key=0 first_depth=0+16" in out
    assert code == 0
    assert degrees(out) == [(2, 1), (2, 1)]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("load_c", *TILE[1:]), "no map is named 'load_c'; did you mean load_b"),
        ((*TILE, "--arch", "gfx90a"), "no arch is named 'gfx90a'"),
        ((*TILE[:-1], "bk=33"), "bk is whole vectors of 16 bytes, a multiple of 8, not 33"),
        ((*TILE[:-1], "bk=0"), "has no j here"),
        (("load_b", "shape=32x32", "bk=32"), "shape must be [M, N, K]"),
        (("load_b", "shape=16x16x16", "bk=32"), "no MFMA of shape (16, 16, 16)"),
        ((*TILE, "--swizzle", "1,1"), "'1,1' is not bits,base,shift"),
        ((*TILE, "--swizzle", "2,0,1"), "needs |shift| >= bits"),
        ((*TILE, "--swizzle", "-1,0,1"), "bits and base are not negative"),
        ((*TILE, "--swizzle2", "1,1,4"), "--swizzle2 is applied after --swizzle"),
        (("load_b_tr", "--arch", "gfx942"), "nothing is known of 'ds_read_b64_tr_b16' on gfx942"),
        (("load_b_tr", *PAIR), "has no parameter 'swizzle'"),
        (("load_b", "shape=32x32x16+16x16x128", "bk=128", "half=0..1"), "half=1 is outside 0..0"),
    ],
)
def test_bad_input_is_one_line(run, arguments, said):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert said in err


def test_what_is_not_decided_in_time_is_3(run, monkeypatch):
    from tileprove.prover.engines import ladder
    from tileprove.prover.engines.outcome import unknown

    monkeypatch.setattr(ladder, "decide", lambda obligation, seconds: unknown("integer", "out of time"))
    code, out, _ = run(*TILE, "--arch", "gfx950")
    assert code == 3
    assert "no swizzle: unknown" in out


PAIRED = """
from tileprove import Access, Case, System, integer, where
SYSTEM = System("pairs", "loads of 8 bytes by a warp")
@SYSTEM.map("shared memory", {"lane": 32})
def load(lane, spread, broken):
    "Lane pairs that want one address; `broken` moves the fifth."
    return Access(lane // 2 * 8 * spread + where(lane == 5, 8, 0) * broken, 8)
@SYSTEM.claim("A warp has 32 lanes.")
def warp():
    yield Case("", integer("lane", 0, 32) < 32)
"""


@pytest.mark.parametrize("spread", [1, 2, 3, 16])
@pytest.mark.parametrize("broken", [0, 1])
def test_lanes_that_want_the_same_in_pairs_are_served_together_as_was_measured(run, tmp_path, spread, broken):
    file = tmp_path / "pairs.py"
    file.write_text(PAIRED)
    code, out, err = run(f"{file}:load", f"spread={spread}", f"broken={broken}", "--arch", "sm_90")
    assert (code, err) == (0, "")
    lane = np.arange(32)
    address = lane // 2 * 8 * spread + 8 * (lane == 5) * broken
    assert sum(degree for (degree,) in degrees(out)) == warp_banks.wavefronts(address, "ld64")
    assert len(degrees(out)) == (2 if broken else 1)
