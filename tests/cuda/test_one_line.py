"""Whatever is wrong with a CUDA kernel, its file, its compiler or its launch is one line that says what and where."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest
from tileprove.prover.cli import run
from tileprove.prover.cuda import compiling

DATA = Path(__file__).parent.parent / "data" / "cuda"
WHOLE = (DATA / "kernels.ptx").read_text()
LAUNCH = """
from tileprove.cuda import cuda_launch, struct, tensor

@cuda_launch(SOURCE, KERNEL, block=32, grid=1)
def one(n):
    return ARGUMENTS
"""
RIGHT = '[tensor("fp32", n), tensor("fp32", n), tensor("fp32", n), n]'
BODY = "(.param .u64 a)\n{\n.reg .b64 %rd1;\nld.param.u64 %rd1, [a];\nst.global.u32 [%rd1], 0;\nret;\n}\n"
TWO = (  # k<float>(float*) and k<double>(double*), which C++ calls k both
    f".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry _Z1kIfEvPT_{BODY}.visible .entry _Z1kIdEvPT_{BODY}"
)


@pytest.fixture
def line(tmp_path, capsys, monkeypatch):
    """The only line that `cuda check` prints of a launch that is in error."""
    monkeypatch.chdir(tmp_path)

    def said(kernel: str = "add", arguments: str = RIGHT, source: str = "k.ptx") -> str:
        text = LAUNCH.replace("SOURCE", repr(source)).replace("KERNEL", repr(kernel)).replace("ARGUMENTS", arguments)
        Path("launches.py").write_text(text)
        code = run(["cuda", "check", "launches.py", "--no-cache"])
        out, error = capsys.readouterr()
        assert (code, out) == (2, ""), error
        assert error.count("\n") == 1, error
        assert error.startswith("tileprove: ")
        return error

    return said


def written(text: str | bytes) -> None:
    Path("k.ptx").write_bytes(text if isinstance(text, bytes) else text.encode())


def test_a_kernel_of_another_name(line):
    written(WHOLE)
    assert "k.ptx has no kernel named 'ad'; did you mean add? There is add, add_bad" in line("ad")
    assert "has no kernel named 'frobnicate'; there is add, " in line("frobnicate")


def test_a_launch_without_a_block(line, monkeypatch):
    written(WHOLE)
    monkeypatch.setattr("test_one_line.LAUNCH", LAUNCH.replace(" block=32,", ""))
    assert "launches.py:4: one does not say how many threads a block has; write block=256, " in line()


@pytest.mark.parametrize("name", ["k.ptx", "k.cu"])
def test_a_kernel_without_a_launch(name, capsys):
    assert run(["cuda", "check", name]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"tileprove: {name} says no launch; `tileprove cuda show {name} --launch > launches.py` ")
    assert run(["cuda", "check"]) == 2
    assert capsys.readouterr().err == "tileprove: Missing argument 'FILE.py'.\n"


def test_launches_that_are_taken_for_a_spec(tmp_path, capsys):
    file = tmp_path / "launches.py"
    file.write_text(LAUNCH.replace("SOURCE", "'k.ptx'").replace("KERNEL", "''").replace("ARGUMENTS", RIGHT))
    assert run(["check", str(file)]) == 2
    said = f"no System in this file; it declares launches, which `tileprove cuda check {file}` checks"
    assert capsys.readouterr().err == f"tileprove: {file}: {said}\n"


def test_several_instances_of_a_template(line):
    written(TWO)
    said = line("k", '[tensor("fp32", n)]')
    assert "launches.py:4: k is 2 kernels; name one of them: k<float>, k<double>" in said
    assert "k.ptx is 2 kernels; name one of them: k<float>, k<double>" in line("", '[tensor("fp32", n)]')


@pytest.mark.parametrize("name", ["k<float>", "k<double>(double*)", "_Z1kIfEvPT_"])
def test_each_of_the_names_that_it_offers_is_one(name, tmp_path, capsys):
    (tmp_path / "k.ptx").write_text(TWO)
    file = tmp_path / "launches.py"
    file.write_text(
        LAUNCH.replace("SOURCE", "'k.ptx'").replace("KERNEL", repr(name)).replace("ARGUMENTS", '[tensor("fp32", n)]')
    )
    assert run(["cuda", "check", str(file), "--no-cache", "--conditions", "0"]) == 1  # 32 threads write one element
    assert "one: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ('[tensor("fp32", n)] * 3', "the launch leaves out param_3 (int) of "),
        ("[]", "the launch gives no arguments; there is param_0 (float const*), "),
        (f"{RIGHT} + [n]", "add has no param_4; it has param_0 (float const*), "),
        (RIGHT.replace(", n]", ", 1.0]"), "param_3 (int) of "),
        ('["a", 1, 2, n]', "write a tensor(...), an integer, a float, a size, or struct(...)"),
        ("None", "returns the kernel's arguments, a list or a dictionary"),
    ],
)
def test_arguments_that_are_none_of_this_kernel(arguments, said, line):
    written(WHOLE)
    found = line(arguments=arguments)
    assert said in found
    assert "launches.py:4" in found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (WHOLE.replace(".version 9.0", ".version 99.0"), "PTX of version 99.0: versions up to 9 are read"),
        (WHOLE.replace(".version 9.0", ""), "there is no .version: this is not PTX"),
        ("", "there is no .version: this is not PTX"),
        (".version 8.0\n.target sm_90\n.address_size 64\n", "there is no kernel (.entry) in it"),
        (b"\x7fELF\x02\x01\x01\x00\x00", "machine code; `cuobjdump -ptx` gives the PTX in it"),
        (b".version 8.0\0" + WHOLE.encode(), "not a text file"),
        (WHOLE[: WHOLE.index("ld.param")] + "{" * 100_000, "k.ptx: line "),
    ],
)
def test_a_file_that_is_no_ptx_with_a_kernel(text, said, line):
    assert text != WHOLE
    written(text)
    assert said in line()


@pytest.mark.parametrize("end", ["ld.param.u64", "setp.ge.s32", "bra", "shl.b32"])
def test_a_file_that_is_cut_off(end, line):
    written(WHOLE[: WHOLE.index(end) + len(end)])
    assert "; is the file cut off?" in line()


def test_a_file_that_is_not_there(line):
    assert "k.ptx: No such file or directory" in line()
    Path("k.ptx").mkdir()
    assert "k.ptx" in line()


def test_no_nvcc(line, monkeypatch):
    Path("k.cu").write_text("__global__ void add() {}")
    monkeypatch.setenv("PATH", "/nowhere")
    for name in ("CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(compiling, "PACKAGES", ())
    said = line(source="k.cu")
    assert "k.cu: CUDA source, and there is no nvcc to compile it: have it on PATH, set CUDA_HOME, or " in said


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        (
            "nvcc fatal   : Failed to preprocess host compiler properties.",
            "nvcc finds no host compiler that it can use",
        ),
        ("nvcc fatal   : No host compiler found in PATH", "install g++"),
        ('{file}(2): catastrophic error: cannot open source file "tile.h"', 'k.cu:2: cannot open source file "tile.h"'),
        ("{file}:2:10: fatal error: tile.h: No such file or directory", "k.cu:2: tile.h: No such file or directory"),
    ],
)
def test_what_nvcc_says_is_passed_on(printed, said, line, tmp_path, monkeypatch):
    """A script stands for nvcc, so that none is needed."""
    Path("k.cu").write_text("\n")
    (tmp_path / "bin").mkdir()
    nvcc = tmp_path / "bin" / "nvcc"
    text = printed.replace("{file}", str(tmp_path / "k.cu"))
    nvcc.write_text(f"#!{sys.executable}\nimport sys\nprint({text!r}, file=sys.stderr)\nsys.exit(1)\n")
    nvcc.chmod(stat.S_IRWXU)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setenv("CUDA_HOME", str(tmp_path))
    assert said in line(source="k.cu")


@pytest.mark.parametrize("name", ["byval", "reduce", "mat64", "vec4", "hist"])
def test_a_launch_that_show_writes_is_one_of_the_kernel(name, tmp_path, capsys, monkeypatch):
    """It has every parameter, fields of structs and dynamic shared memory; what it lacks are the user's sizes."""
    monkeypatch.chdir(tmp_path)
    written(WHOLE)
    assert run(["cuda", "show", "k.ptx", "--kernel", name, "--launch"]) == 0
    text = capsys.readouterr().out
    compile(text, "launches.py", "exec")
    Path("launches.py").write_text(text)
    little = ("--timeout", "300ms", "--kernel-time", "3s", "--attack", "0", "--conditions", "0")  # any verdict will do
    code = run(["cuda", "check", "launches.py", name, "--no-cache", *little])
    out, error = capsys.readouterr()
    assert code in (0, 1, 3), error
    assert f"{name}: " in out
    assert ("shared_bytes" in text) == (name == "reduce")
    assert ("struct({0: tensor(" in text) == (name == "byval")


def test_a_launch_is_written_of_each_instance(tmp_path, capsys):
    (tmp_path / "k.ptx").write_text(TWO)
    assert run(["cuda", "show", str(tmp_path / "k.ptx"), "--launch"]) == 0
    text = capsys.readouterr().out
    assert '"k<float>"' in text
    assert '"k<double>"' in text
    assert text.count("def k") == len({line for line in text.splitlines() if line.startswith("def k")}) == 2
