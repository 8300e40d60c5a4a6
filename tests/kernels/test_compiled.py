"""The committed kernels: what the compilers give, what the checker says of them, and that all of them are looked at."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from compiled import KERNELS, MOJO, OPENCL, TRITON
from scripts import script

check = script(KERNELS / "check.py")
SUBJECTS = {f"{subject.name} {subject.binding.stem}": subject for subject in check.subjects()}
# the rest with python kernels/check.py
CHECKED_HERE = [
    "opencl/gfx950/im2col_uniform im2col",
    "opencl/gfx950/im2col_no_mask im2col",
    "opencl/gfx950/im2col_signed_bytes im2col",
    "opencl/gfx950/tile_copy_o0 tile_copy_o0",
    "opencl/gfx950/tile_copy_swapped_bits tile_copy",
    "opencl/gfx950/transposed_read v_strip",
    "opencl/gfx950/transposed_read_swapped_blocks b_operand",
    "opencl/gfx950/transposed_read_no_half v_strip",
    "opencl/gfx942/epilogue epilogue",
    "opencl/gfx950/epilogue_no_partial epilogue_no_partial",
    "opencl/gfx950/epilogue_aligned epilogue",
    "opencl/gfx950/epilogue_int_address epilogue",
    "opencl/gfx950/masked_copy_o0 masked_copy_o0",
    "opencl/gfx950/masked_copy_no_tail_mask masked_copy_no_tail_mask",
    "opencl/gfx950/masked_copy_int_bytes masked_copy",
    "mojo/gfx950/epilogue_16x16 epilogue_16x16",
    "mojo/gfx950/epilogue_padded epilogue_padded",
    "mojo/gfx950/im2col_no_pad im2col_no_pad",
    "mojo/gfx950/subtile_pair subtile_pair",
    "mojo/gfx950/st_8x32_chunked st_8x32_chunked",
    "mojo/gfx950/load_b_pair load_b_pair",
    "mojo/gfx950/v_strip_16_swizzled v_strip_16_swizzled",
    "mojo/gfx950/scaled_2_tiles scaled_2_tiles",
    "triton/gfx950/masked_copy masked_copy",
    "triton/gfx942/masked_copy_buffer masked_copy_buffer",
]


@pytest.mark.parametrize("name", CHECKED_HERE)
def test_right_kernels_are_proved_and_wrong_ones_refuted_where_they_are_wrong(name: str):
    pytest.importorskip("llvmlite", reason="reading kernels needs llvmlite")
    subject = SUBJECTS[name]
    expected = check.expectations().get(subject.name, check.Expected())
    found = check.verdicts(subject, "--jobs", "1", "--timeout", "60s")
    assert found
    assert expected.differences(found) == []


def test_an_unexpected_verdict_is_noticed():
    expected = check.Expected(frozenset({"sink_0/address"}), frozenset({"sink_1/address"}))
    right = {"sink_0/address": "refuted", "sink_1/address": "unknown", "sink_2/address": "proved"}
    assert expected.differences(right) == []
    assert expected.differences(right | {"sink_1/address": "proved"}) == []
    for case, verdict in (
        ("sink_0/address", "proved"),
        ("sink_1/address", "refuted"),
        ("sink_2/address", "unknown"),
        ("sink_2/address", "vacuous"),
        ("sink_2/address", "unsupported"),
    ):
        assert len(expected.differences(right | {case: verdict})) == 1, (case, verdict)
    assert expected.differences({"sink_2/address": "proved"}) == ["sink_0/address is not among the cases"]
    unread = check.Expected(unsupported=frozenset({"sink_0/address"}))
    assert unread.differences({"sink_0/address": "unsupported"}) == []
    assert unread.differences({"sink_0/address": "proved"}) == ["sink_0/address is proved, not unsupported"]
    assert unread.differences({}) == ["sink_0/address is not among the cases"]


def test_a_whole_run_with_its_closing_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """The command itself is a double: what is looked at is the order, the sums and the exit code."""
    answers = {"sink_0/address": "proved", "sink_1/address": "proved"}
    monkeypatch.setattr(check, "verdicts", lambda subject, *options, recheck: answers)
    assert check.main(["mojo/gfx950/load_b", "triton/gfx942/masked"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:8]] == sorted(line.split()[0] for line in lines[:8])
    closing = lines[lines.index("") + 1 :]
    assert closing[0].split() == ["mojo", "7", "kernels", "as", "expected", "14", "proved,", "0", "steps"]
    assert closing[1].split() == ["triton", "2", "kernels", "as", "expected", "4", "proved,", "0", "steps"]
    assert closing[2].split() == ["all", "9", "kernels", "as", "expected", "18", "proved,", "0", "steps"]
    assert closing[3].endswith(" s")
    answers["sink_1/address"] = "unknown"
    assert check.main(["mojo/gfx950/load_b_pair", "triton/gfx942/masked_copy_buffer", "--jobs", "1"]) == 1
    said = capsys.readouterr().out
    assert "    sink_1/address is unknown, not proved" in said
    assert "2 WRONG" in said

    def broken(subject, *options, recheck):
        raise RuntimeError("the command failed")

    monkeypatch.setattr(check, "verdicts", broken)
    assert check.main(["mojo/gfx950/load_b_pair"]) == 1
    assert "    the command failed" in capsys.readouterr().out


def test_tritons_kernels_are_checked_with_bounds(monkeypatch: pytest.MonkeyPatch):
    commands = []
    monkeypatch.setattr(check.subprocess, "run", lambda command, **rest: commands.append(command) or FAILED)
    for name in ("triton/gfx942/matmul matmul", "mojo/gfx950/load_b_pair load_b_pair"):
        with pytest.raises(RuntimeError, match="no such luck"):
            check.verdicts(SUBJECTS[name])
    assert ["--bounds" in command for command in commands] == [True, False]


FAILED = subprocess.CompletedProcess([], 2, "", "no such luck\n")


def test_every_committed_kernel_is_checked_or_named_here():
    files = {str(file.relative_to(KERNELS).with_suffix("")) for file in KERNELS.glob("*/*/*.ll")}
    assert {str(subject.file.relative_to(KERNELS).with_suffix("")) for subject in SUBJECTS.values()} == files
    names = {subject.name for subject in SUBJECTS.values()}
    assert check.expectations().keys() <= names
    wrong = {f"opencl/{t}/{kernel.name}" for kernel in check.opencl.kernels() if kernel.wrong for t in kernel.targets}
    wrong.add("mojo/gfx950/epilogue_16x16")  # a finding: it claims an alignment that odd rows do not have
    wrong.add("mojo/gfx950/im2col_runtime")  # a finding: nothing asserts that an image is large enough for the carry
    refuted = {name for name, expected in check.expectations().items() if expected.refuted}
    assert wrong == refuted, "every wrong kernel is refuted, and no other"


def test_compiled_texts_are_small_and_ours():
    """The loaders' own text is not in the IR that they were compiled to."""
    for file in KERNELS.glob("*/*/*.ll"):
        text = file.read_text()
        assert len(text) < 60_000, file
        assert "Copyright" not in text, file
        assert "/tmp/" not in text, f"{file} depends on the machine"


needs_ziglang = pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None, reason="compiling OpenCL needs ziglang, of the extra `test`"
)


def run(path: Path, *arguments: str, **options: object) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, str(path), *arguments], capture_output=True, text=True, **options)


@needs_ziglang
def test_the_committed_opencl_kernels_are_what_the_compiler_gives():
    done = run(KERNELS / "compile.py", "--check")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@needs_ziglang
def test_a_changed_kernel_is_noticed(tmp_path: Path):
    shutil.copytree(OPENCL / "gfx950", tmp_path / "gfx950")
    shutil.copytree(OPENCL / "gfx942", tmp_path / "gfx942")
    assert run(KERNELS / "compile.py", "--check", "--folder", str(tmp_path), "masked_copy").returncode == 0
    file = tmp_path / "gfx942" / "masked_copy.ll"
    file.write_text(file.read_text().replace("shl", "add", 1))
    done = run(KERNELS / "compile.py", "--check", "--folder", str(tmp_path), "masked_copy")
    assert done.returncode == 1
    assert done.stdout == f"{file} is not what the compiler gives\n"


@pytest.mark.parametrize("path", [KERNELS / "compile.py", MOJO / "emit.py", TRITON / "emit.py", KERNELS / "check.py"])
def test_a_name_that_is_none_is_refused_in_one_line(path: Path):
    done = run(path, "no_such_kernel")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_missing_triton_is_said_in_one_line():
    if importlib.util.find_spec("triton") is None:
        done = run(TRITON / "emit.py", "--check", "masked_copy")
        assert (done.returncode, done.stderr) == (2, "the compiler is missing: pip install -e '.[triton]'\n")


def test_a_missing_mojo_compiler_is_said_in_one_line(tmp_path: Path):
    script_of_its_own = f"import sys; sys.executable = {str(tmp_path / 'python')!r}\n" + (MOJO / "emit.py").read_text()
    shutil.copy(KERNELS / "committed.py", tmp_path)
    copy = tmp_path / "harnesses" / "emit.py"
    copy.parent.mkdir()
    copy.write_text(script_of_its_own.replace("from __future__ import annotations\n", ""))
    done = run(copy, env={"PATH": str(tmp_path)})
    assert done.returncode == 2
    assert done.stderr == "the compiler is missing: pip install -e '.[mojo]'\n"


@pytest.mark.skipif(script(MOJO / "emit.py").compiler() is None, reason="compiling the Mojo kernels needs mojo")
def test_the_committed_mojo_kernels_are_what_the_compiler_gives():
    done = run(MOJO / "emit.py", "--check")
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(
    importlib.util.find_spec("triton") is None, reason="compiling the Triton kernels needs the extra `triton`"
)
def test_the_committed_triton_kernels_are_what_the_compiler_gives():
    done = run(TRITON / "emit.py", "--check")
    assert (done.returncode, done.stdout) == (0, "")
