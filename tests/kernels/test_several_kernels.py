"""Several kernels in one `tileprove kernel check`, here and on a cluster: a line each, and the same lines."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

import kernel_variants
from kernel_text import BINDING, HEAD, START, offset
from tileprove.prover import cli

RIGHT = HEAD + START + offset("  %m = mul nsw i32 %t, %n\n  %o = shl nsw i32 %m, 2\n") + "}\n"


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "100")
    folder = tmp_path / "build"
    (folder / "deep").mkdir(parents=True)
    (folder / "a.ll").write_text(RIGHT)
    (folder / "b.ll").write_text(RIGHT.replace("shl nsw i32 %m, 2", "shl nsw i32 %m, 3"))
    (folder / "deep" / "c.ll").write_text(RIGHT)
    (folder / "d.txt").write_text("no kernel")
    (tmp_path / "k.toml").write_text(BINDING.format(address="4*n*thread"))
    return folder


def check(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str], str]:
    code = cli.run(["kernel", "check", *arguments, "--binding", "k.toml", "--jobs", "1"])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def test_a_pattern_is_every_file_in_the_order_of_names(build: Path, capsys):
    code, lines, _ = check(capsys, "build/**/*.ll", "--json", "all.json")
    assert code == 1
    heads = [line for line in lines if line.startswith("build/")]
    assert heads == [
        "build/a.ll: k: 2 claims: 2 proved",  # the access, and the steps of arithmetic
        "build/b.ll: k-2: 2 claims: 1 REFUTED; 1 proved",
        "build/deep/c.ll: k-3: 2 claims: 2 proved",
    ]
    assert any(line.startswith("REFUTED: k-2.sink_0, case address") for line in lines)
    assert any("kernel_replay.address(" in line for line in lines)
    assert lines[-1] == "3 kernels: 2 proved; 1 refuted or vacuous."
    records = json.loads(Path("all.json").read_text())["obligations"]
    assert {(r["spec"], r["claim"]) for r in records if r["claim"] == "sink_0"} == {
        ("k", "sink_0"), ("k-2", "sink_0"), ("k-3", "sink_0"),
    }  # fmt: skip


def test_one_file_that_cannot_be_read_does_not_stop_the_others(build: Path, capsys):
    (build / "a.ll").write_text("define nonsense")
    code, lines, _ = check(capsys, "build/a.ll", "build/deep/c.ll", "build/none.ll")
    assert code == 2
    assert lines[0].startswith("build/a.ll: ")
    assert lines[1] == "build/deep/c.ll: k: 2 claims: 2 proved"
    assert lines[2] == "build/none.ll: No such file or directory"
    assert lines[-1] == "3 kernels: 1 proved; 2 not read."


def test_a_pattern_of_nothing_is_said(build: Path, capsys):
    code, lines, err = check(capsys, "build/*.bc")
    assert (code, lines) == (2, [])
    assert err == "tileprove: Invalid value: no file matches 'build/*.bc'\n"


def test_several_are_recorded_and_compared(build: Path, capsys):
    assert check(capsys, "build/a.ll", "build/deep/c.ll", "--update")[0] == 0
    assert check(capsys, "build/a.ll", "build/deep/c.ll", "--locked")[0] == 0
    (build / "a.ll").write_text((build / "b.ll").read_text())
    assert check(capsys, "build/a.ll", "build/deep/c.ll", "--locked")[0] == 1
    (build / "deep" / "a.ll").write_text(RIGHT)
    code, _, err = check(capsys, "build/deep/a.ll", "build/a.ll", "--update")
    assert code == 2
    assert "several of these kernels would be on record as" in err


def test_equal_variants_are_decided_once(build: Path, capsys, monkeypatch: pytest.MonkeyPatch):
    _, lines, _ = check(capsys, "build/a.ll")
    assert "4 obligations, 2 of them from the cache" in lines[-1]  # where the steps were put before the accesses
    monkeypatch.setenv("TILEPROVE_CACHE", str(build / "another cache"))
    _, lines, _ = check(capsys, "build/a.ll", "build/deep/c.ll")
    assert "8 obligations, 6 of them from the cache" in lines[-2]


@pytest.mark.skipif(sys.platform != "linux", reason="starts a cluster")
def test_a_cluster_says_the_same_of_variants(build: Path, capsys, monkeypatch: pytest.MonkeyPatch):
    """20 with other constants, and 4 of them with other names; benchmarks/cluster.py --variants 1000 does more."""
    pytest.importorskip("distributed")
    monkeypatch.setattr(kernel_variants, "DIFFERENT", 20)
    kernel_variants.write(build / "variants", 24)
    Path("k.toml").write_text(kernel_variants.BINDING.read_text())
    monkeypatch.setenv("TILEPROVE_CACHE", str(build / "cache here"))
    here = check(capsys, "build/variants/**/*.ll")
    monkeypatch.setenv("TILEPROVE_CACHE", str(build / "cache there"))
    there = check(capsys, "build/variants/**/*.ll", "--cluster", "local")
    assert here[0] == there[0] == 1, there
    assert here[1][:-2] == there[1][:-2]
    assert here[1][-1] == there[1][-1] == "24 kernels: 3 proved; 21 refuted or vacuous."
