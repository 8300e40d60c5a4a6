"""How many accesses a kernel makes: in every loader's binding, and refuted where the last one was dropped."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

pytest.importorskip("llvmlite", reason="reading kernels needs llvmlite")

from compiled import KERNELS, OPENCL
from kernel_text import BINDING, LOOP, STORE
from tileprove.prover import cli
from tileprove.prover.commands import kernel as kernel_command

O0 = OPENCL / "gfx950"


def check(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = cli.run(["kernel", "check", *arguments, "--no-cache", "--jobs", "1", "--timeout", "30s"])
    captured = capsys.readouterr()
    return code, captured.out + captured.err


@pytest.mark.parametrize("name", ["tile_copy_o0", "im2col_o0"])
def test_a_loader_without_its_last_load_is_refuted(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The loop's end, one iteration earlier: every address that is left is right."""
    text = (O0 / f"{name}.ll").read_text()
    loop = re.search(r"icmp slt i32 %\d+, 2\b", text)
    assert loop is not None
    short = tmp_path / "short.ll"
    short.write_text(text[: loop.end() - 1] + "1" + text[loop.end() :])
    binding = OPENCL / f"{name}.toml"
    first = binding.read_text().split("[[sink]]")[:2]  # the loads alone
    only = tmp_path / "loads.toml"
    only.write_text("[[sink]]".join(first))
    code, said = check(capsys, str(short), "--binding", str(only))
    assert code == 1, said
    assert re.search(r"REFUTED: \w+\.sink_0, case no access is missing", said)
    assert re.search(r"accesses +1\n", said)
    without = tmp_path / "without.toml"
    without.write_text(re.sub(r"times = .*\n", "", only.read_text()))
    code, said = check(capsys, str(short), "--binding", str(without))
    assert "no access is missing" not in said, "nothing else in the binding says how many there are"


def test_an_unrolled_loader_without_its_last_load_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    lines = (O0 / "im2col_uniform.ll").read_text().split("\n")
    loads = [n for n, line in enumerate(lines) if "call void @llvm.amdgcn.raw.ptr.buffer.load.lds" in line]
    dropped = loads[1::2]  # of the kernel, and of the function that clang makes for calls of it
    short = tmp_path / "short.ll"
    short.write_text("\n".join(line for n, line in enumerate(lines) if n not in dropped))
    code, said = check(capsys, str(short), "--binding", str(OPENCL / "im2col.toml"))
    assert code == 2
    assert "the kernel has no sink 1" in said


def test_every_loaders_binding_says_how_many_accesses_there_are():
    """Or says of every i whether it happens; what is left out is named as skipped."""
    for file in [*OPENCL.glob("*.toml"), *(KERNELS / "mojo").glob("*.toml")]:
        for sink in tomllib.loads(file.read_text())["sink"]:
            several = "i" in re.findall(r"\b\w+\b", str(sink))
            counted = "times" in sink or "i" in re.findall(r"\b\w+\b", str(sink.get("active", "")))
            by_element = sink.get("with", {}).get("element") == "i"  # the epilogue's map has an `active` with i
            assert counted or by_element or "skip" in sink or not several, (file.name, sink)


@pytest.mark.parametrize(("times", "expected"), [
    ("2", 1), ("3", 0), ("'3*128*4 // (128*4)'", 0), ("'7 // 2 + 1'", 1), ("'n'", 1), ("-1", 2), ("'lane < 3'", 2),
    ("true", 2),
])  # fmt: skip
def test_times_is_a_number_however_it_is_written(run, times: str, expected: int):
    code, said = run(LOOP.format(bound=3), BINDING.format(address="512*i + 4*thread") + f"times = {times}\n")
    assert code == expected, said
    if expected == 2:
        assert said.count("\n") == 1
        assert "times" in said


def test_times_of_a_sink_that_never_runs(run):
    body = (
        "  br i1 false, label %a, label %b\na:\n  %o = shl nsw i32 %t, 2\n" + STORE + "  br label %b\nb:\n  ret void\n"
    )
    binding = BINDING.format(address="4*thread") + "active = false\n"
    assert run(body, binding)[0] == 0
    assert run(body, binding + "times = 0\n")[0] == 0
    assert run(body, binding + "times = 1\n")[0] == 1


def test_a_first_binding_counts_and_puts_iterations_together(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """No time for a search, so that what is said hangs on no machine's speed: a template."""
    monkeypatch.setattr(kernel_command, "SEARCH", -1.0)
    assert cli.run(["kernel", "bind", str(O0 / "tile_copy.ll"), "--spec", "tile_loader"]) == 0
    said = capsys.readouterr().out
    tables = tomllib.loads(said)
    assert [(sink["at"], sink["times"]) for sink in tables["sink"]] == [([0, 1], 2), ([2, 4], 2), ([3, 5], 2)]
    assert cli.run(["kernel", "bind", str(O0 / "tile_copy_o0.ll"), "--spec", "tile_loader"]) == 0
    tables = tomllib.loads(capsys.readouterr().out)
    assert [(sink["at"], sink["times"]) for sink in tables["sink"]] == [(0, 2), (1, 2), (2, 2)]
