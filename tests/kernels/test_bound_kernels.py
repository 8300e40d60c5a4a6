"""`tileprove kernel bind` finds the constants of maps in the kernels themselves, and what it writes is proved as it is.

The kernels are committed ones, each with the map that its own binding names. That nothing rests on what is found: of a
kernel in which a number was changed the binding of the unchanged one is refuted.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from here import Believer, Here
from tileprove.prover import cli
from tileprove.prover.commands import check as check_command
from tileprove.prover.kernels.fitting.affine import affine
from tileprove.prover.kernels.fitting.points import Points
from tileprove.prover.kernels.fitting.ranges import LAST, LEAST, largest

MOJO = Path(__file__).parents[2] / "kernels" / "mojo"
KERNELS = (
    "load_b_16x16x32", "load_b_32x32x16", "load_b_fp8_16x16x128", "load_b_fp8_32x32x64", "load_b_pair",
    "load_b_tr_16x16x32", "load_b_tr_32x32x16", "scaled_1_tile", "scaled_2_tiles", "st_8x32_chunked", "st_8x32_depth128",
    "st_8x32_depth64", "st_8x32_fp8", "subtile_pair", "subtile_plain", "subtile_wide", "tile_loader", "tile_loader_fp8",
    "v_strip", "v_strip_16", "v_strip_16_swizzled", "v_strip_swizzled",
)  # fmt: skip


def maps(name: str) -> list[str]:
    """The options that name the maps of the kernel's committed binding."""
    named = dict.fromkeys(re.findall(r'map = "(\w+)"', (MOJO / f"{name}.toml").read_text()))
    return [part for one in named for part in ("--spec", one)]


def bound(kernel: Path, folder: Path, *options: str) -> Path:
    file = folder / f"{kernel.stem}.toml"
    assert cli.run(["kernel", "bind", str(kernel), *options, "-o", str(file)]) == 0
    return file


def checked(kernel: Path, binding: Path, *options: str) -> int:
    return cli.run(["kernel", "check", str(kernel), "--binding", str(binding), "--no-cache", "--attack", "0", *options])


@pytest.mark.parametrize("name", KERNELS)
def test_it_binds_without_a_hand(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    kernel = MOJO / "gfx950" / f"{name}.ll"
    binding = bound(kernel, tmp_path, *maps(name))
    text = binding.read_text()
    assert "skip" not in text
    assert text.count("map = ") >= 1
    assert checked(kernel, binding) == 0, capsys.readouterr().out


def test_of_another_number_the_binding_is_refuted(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Where the tile begins at half as many rows, what was found of the right kernel is refuted."""
    first, second = MOJO / "gfx950" / "tile_loader.ll", tmp_path / "tile_loader_halved.ll"
    text = first.read_text()
    second.write_text(text.replace("shl i64 %2, 12", "shl i64 %2, 11"))
    assert second.read_text() != text
    binding = bound(first, tmp_path, "--spec", "tile_loader")
    assert "row_stride = 4096" in binding.read_text()
    assert checked(second, binding) == 1
    capsys.readouterr()


def test_what_is_given_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    kernel = MOJO / "gfx950" / "tile_loader.ll"
    binding = bound(kernel, tmp_path, "--spec", "tile_loader", "--with", "tile_cols=64", "--with", "rows=arg1")
    assert "tile_cols = 64" in binding.read_text()
    assert checked(kernel, binding) == 0
    (tmp_path / "wrong").mkdir()
    wrong = bound(kernel, tmp_path / "wrong", "--spec", "tile_loader", "--with", "tile_cols=32")
    said = capsys.readouterr().err
    assert "no values were found at which tile_loader says what tile_loader does" in said
    assert "the file is one to edit" in said
    assert "[parameters]" in wrong.read_text()
    assert cli.run(["kernel", "bind", str(kernel), "--spec", "tile_loader", "--with", "swizzle=[3, 0]"]) == 0
    assert "swizzle must be [bits, base, shift]" in capsys.readouterr().err
    for option, why in (
        ("columns=64", "is no parameter of the map"), ("tile_cols", "NAME=VALUE"), ("rows=arg9", "no name 'arg9' here"),
        ("rows=4 +", "is no expression"),
    ):  # fmt: skip
        assert cli.run(["kernel", "bind", str(kernel), "--spec", "tile_loader", "--with", option]) == 2
        assert why in capsys.readouterr().err


def test_what_no_map_fits_has_an_address_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    binding = bound(MOJO / "gfx950" / "load_b_pair.ll", tmp_path, "--spec", "load_b")
    assert 'address = "thread*64 + i*16"' in binding.read_text()


def test_a_sum_of_multiples_is_exact_or_none():
    draw = np.random.default_rng(0)
    where = {name: draw.integers(0, 64, 200) for name in ("lane", "i")}
    assert affine(where, where, where["lane"] * 48 + 7) == "7 + lane*48"
    assert affine(where, where, where["lane"] * 48 - where["i"]) == "lane*48 + i*-1"
    assert affine(where, where, where["lane"] // 2) is None
    one_off = where["lane"] * 48
    one_off[17] += 1
    assert affine(where, where, one_off) is None


@pytest.mark.parametrize("end", [LEAST, LEAST + 1, 1000, (1 << 20) - 1, LAST])
def test_the_largest_last_value_is_found(end: int):
    tried: list[int] = []

    def drawn(most: Mapping[str, int]) -> Points:
        tried.append(most["n"])
        return Points({}, np.zeros(0), None, None)

    assert largest(["n"], drawn, lambda points: tried[-1] <= end) == {"n": end}


# Of a written binding one line: what stands there, and something false. The maps, addresses and last values are those that
# the fitting finds, so that each of these is what it would write if it were wrong.
FALSE = {
    "an address of too many bytes a step": ("load_b_pair", "thread*64 + i*16", "thread*64 + i*32"),
    "an address that begins later": ("load_b_pair", "thread*64 + i*16", "thread*64 + i*16 + 4"),
    "an address of fewer bytes": ("load_b_pair", "bytes = 16", "bytes = 8"),
    "too few of the sinks' accesses": ("load_b_pair", "times = 4\naddress", "times = 2\naddress"),
    "half of the warps": ("tile_loader", "warps = 8", "warps = 4"),
    "twice the threads": ("tile_loader", "threads = 512", "threads = 1024"),
    "a last number of rows that is too large": ("tile_loader", '"2**19 - 1"', '"2**20 - 1"'),
    "a last row that is one too large": ("tile_loader", "524223", "524224"),
    "a last place that is one too large": ("st_8x32_fp8", '"2**31 - 1"', '"2**32"'),
    "one byte of records less": ("st_8x32_fp8", "records = 16384", "records = 16383"),
    "twice the records": ("st_8x32_fp8", "records = 16384", "records = 32768"),
    "another argument": ("tile_loader", 'arg2 = "row_base"', 'arg2 = "col_base"'),
}
FITTED = {  # with the map of each, and what would take long to find
    "load_b_pair": ("load_b", "bk=32", "shape=[32, 32, 16]", "swizzle=[1, 1, 4]", "swizzle2=[1, 0, 6]"),
    "tile_loader": ("tile_loader",),
    "st_8x32_fp8": ("subtile_loader_v",),
}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is found of each of these kernels."""
    found, folder = dict[str, str](), tmp_path_factory.mktemp("bindings")
    for name, (spec, *given) in FITTED.items():
        options = [part for one in given for part in ("--with", one)]
        found[name] = bound(MOJO / "gfx950" / f"{name}.ll", folder, "--spec", spec, *options).read_text()
    return found


@pytest.mark.parametrize("lie", FALSE)
def test_something_false_in_what_is_written_is_refuted(lie: str, written, tmp_path: Path, monkeypatch, capsys):
    name, stands, false = FALSE[lie]
    assert written[name].count(stands) == 1
    kernel, binding = MOJO / "gfx950" / f"{name}.ll", tmp_path / "false.toml"
    binding.write_text(written[name].replace(stands, false))
    monkeypatch.setattr(check_command, "_runner", lambda check, limits: Here(20.0))
    assert checked(kernel, binding) == 1, capsys.readouterr().out
    monkeypatch.setattr(check_command, "_runner", lambda check, limits: Believer())
    assert checked(kernel, binding) == 0, capsys.readouterr().out  # else nothing was at stake


@pytest.mark.parametrize("name", FITTED)
def test_what_is_written_of_these_is_right(name: str, written, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    binding = tmp_path / "right.toml"
    binding.write_text(written[name])
    assert checked(MOJO / "gfx950" / f"{name}.ll", binding) == 0, capsys.readouterr().out
