"""`tileprove shapes` from the outside: exit codes, the printed report, and the JSON."""

import json

import msgspec
import pytest
from tileprove.prover.cli import run
from tileprove.prover.shapes.records import SCHEMA_VERSION, ShapesReport

LAYERS = """
[defaults]
tile_rows = 64
tile_cols = 128
warps = 4
element_bytes = 2
load_width = 8
runtime_hw = true

[[layer]]
name = "good"
N = 64
H = 28
W = 28
C = 64
filter = 3
pad = 1

[[layer]]
name = "small"
also = ["small_too"]
N = [1, 64, 65]
H = 3
W = 3
C = 64
filter = 3
pad = 1
"""


@pytest.fixture
def layers(tmp_path):
    path = tmp_path / "layers.toml"
    path.write_text(LAYERS)
    return str(path)


def test_exit_codes(layers, capsys):
    assert run(["shapes", "im2col", layers]) == 1
    assert run(["shapes", "im2col", layers, "--set", "H=28", "--set", "W=28"]) == 0
    assert run(["shapes", "im2col", "video-vae"]) == 0
    capsys.readouterr()
    for arguments in (["im2col", "none"], ["im2col"], [], ["mma", layers], ["im2col", layers, "--set", "C=0"]):
        assert run(["shapes", *arguments]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.count("\n") == 1


def test_list_shows_the_files_that_come_along(capsys):
    assert run(["shapes", "--list"]) == 0
    out = capsys.readouterr().out
    assert "resnet50           ResNet-50, NHWC" in out
    assert "video-vae.toml" in out


@pytest.mark.parametrize("width", ["60", "80", "120", None])
def test_nothing_is_cut_off_at_any_width(layers, capsys, monkeypatch, width):
    monkeypatch.delenv("COLUMNS", raising=False)
    if width:
        monkeypatch.setenv("COLUMNS", width)
    run(["shapes", "im2col", layers, "--details"])
    out = capsys.readouterr().out
    assert "…" not in out
    assert "\x1b" not in out
    squeezed = "".join(out.split())
    for text in ("good", "small", "alsosmall_too", "run-timeshapes", "im2col.carry_weakest_condition", "carry_exact"):
        assert text in squeezed


def test_the_report_in_words(layers, capsys, monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    run(["shapes", "im2col", layers])
    out = capsys.readouterr().out
    assert "64x28x28x64 -> 28x28, 3x3 pad 1" in out
    assert "wrong: small, N=64 violates carry_exact; likewise N=65" in out
    assert "harmless here: small, N=1 violates carry_exact" in out
    assert "violated, but harmless here: every element of a valid row and column is right in every tile" in out
    assert "rows_per_iteration=16, output_positions=9" in out
    assert "    >>> int(im2col.addresses(Conv(N=64, H=3, W=3, C=64, R=3, S=3, pad_h=1, pad_w=1)" in out
    assert "3 of 4 layers, each counted once for each N: a precondition is not met" in out


def test_what_fares_alike_is_one_block(layers, capsys, monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    run(["shapes", "im2col", layers, "--set", "tile_rows=63", "--set", "H=28", "--set", "W=28"])
    out = capsys.readouterr().out
    assert out.count("violates tile_rows_whole") == 1
    assert "wrong: good, N=64 violates tile_rows_whole; likewise small N=1, small N=64, small N=65" in out


def test_json_says_what_the_tables_say(layers, tmp_path, capsys):
    path = tmp_path / "out.json"
    assert run(["shapes", "im2col", layers, "--json", str(path)]) == 1
    report = msgspec.json.decode(path.read_bytes(), type=ShapesReport)
    assert report.schema_version == SCHEMA_VERSION
    assert (report.tool, report.system, report.exit_code) == ("tileprove", "im2col", 1)
    good, one, many, _ = report.layers
    assert not good.violated
    assert (many.m, many.k, many.path, many.stepping) == (576, 576, "per-lane", "carried")
    assert one.violated[0].lane is None
    lane = many.violated[0].lane
    assert lane is not None
    assert lane.asks != lane.belongs
    capsys.readouterr()
    assert run(["shapes", "im2col", layers, "--json", "-"]) == 1
    captured = capsys.readouterr()
    assert json.loads(captured.out)["layers"] == json.loads(path.read_text())["layers"]
    assert "violates carry_exact" in captured.err
    assert run(["shapes", "im2col", layers, "--json", str(tmp_path / "no" / "folder.json")]) == 2
