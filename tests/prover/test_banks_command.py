"""`tileprove banks`: what it prints, its exit codes, and one clear line for whatever it refuses."""

from __future__ import annotations

import re

import pytest
from tileprove.prover import cli

PAIR = ("--swizzle", "1,1,4", "--swizzle2", "1,0,6")
TILE = ("load_b", "--shape", "32x32x16", "--bk", "32")


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
    assert "load_b 32x32x16, BK 32" in out
    assert "gfx950 ds_read_b128: 64 banks, phases of grade A" in out
    assert "0-3 12-15 20-27" in out
    assert "1,1,4 then 1,0,6: proved (exhaustive, 128 points" in out


def test_one_arch_without_a_swizzle(run):
    code, out, _ = run("TiledMmaLoader.load_b_tr", "--shape", "16x16x32", "--bk", "64", "--arch", "gfx950")
    assert code == 0
    assert degrees(out) == [(4,), (4,)]
    assert "grade C: no measurement of these phases is known" in out
    assert "gfx942" not in out


def test_strips_have_their_read_on_gfx950_only(run):
    code, out, _ = run("load_v_fp8_strip_16", "--shape", "16x16x128", "--bk", "32", *PAIR)
    assert code == 0
    assert degrees(out) == [(2, 1), (2, 1)]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("load_c", *TILE[1:]), "no read is named 'load_c'; did you mean load_b"),
        ((*TILE, "--arch", "gfx90a"), "no arch is named 'gfx90a'"),
        ((*TILE[:-1], "33"), "--bk must be a multiple of 16"),
        ((*TILE[:-1], "0"), "0 is not in the range"),
        (("load_b", "--shape", "32x32", "--bk", "32"), "'32x32' is not MxNxK"),
        (("load_b", "--shape", "16x16x16", "--bk", "32"), "load_b has no shape 16x16x16; it has 16x16x32"),
        ((*TILE, "--swizzle", "1,1"), "'1,1' is not bits,base,shift"),
        ((*TILE, "--swizzle", "2,0,1"), "|shift| >= bits, got 2,0,1"),
        ((*TILE, "--swizzle", "-1,0,1"), "needs bits >= 0"),
        ((*TILE, "--swizzle2", "1,1,4"), "--swizzle2 is applied after --swizzle"),
        ((*TILE[:-1], "48", "--swizzle", "1,6,1"), "a row block has 192 vectors, and vector 128 goes to 192"),
        (("load_b_tr", "--shape", "32x32x16", "--bk", "64", "--arch", "gfx942"), "which gfx942 does not have"),
        (("load_b_tr", "--shape", "32x32x16", "--bk", "64", *PAIR), "load_b_tr reads without a swizzle"),
        (TILE[:3], "Missing option '--bk'"),
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
