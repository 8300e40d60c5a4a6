"""CUDA source, which nvcc makes PTX of: flags, one line for what goes wrong, and nothing that stays behind."""

import stat
import sys
import tempfile
import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from tileprove.prover.cli import cli
from tileprove.prover.cuda.compiling import CompileError, compiled, compiler

SOURCE = """#include "by.h"
__global__ void k(float *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) p[i + BY + MORE] = 1;
}
"""
ANSWER = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() { ret; }\n"
KERNEL = "__global__ void k(int *o, int n) { o[less(n)] = 1; }\n"
NO_HOST = "nvcc finds no host compiler that it can use, which it needs to read the file: install g++"
needs_nvcc = pytest.mark.skipif(compiler() is None, reason="there is no nvcc here")


def left():
    return set(Path(tempfile.gettempdir()).glob("tileprove-nvcc-*"))


def shown(*words):
    return CliRunner().invoke(cli, ["cuda", "show", *map(str, words)], standalone_mode=False)


@pytest.fixture
def source(tmp_path):
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "by.h").write_text("constexpr int BY = 3;\n")
    (tmp_path / "k.cu").write_text(SOURCE)
    return tmp_path / "k.cu"


@needs_nvcc
def test_a_source_is_shown_with_the_flags_of_its_users(source):
    before = left()
    found = shown(source, "-I", source.parent / "include", "-DMORE=4", "-std=c++17", "-arch", "sm_80")
    assert found.exit_code == 0, found.output
    assert " k.cu:4: st.global.u32" in found.output
    assert "param_0 + 4*ntid.x*ctaid.x + 4*tid.x + 28" in found.output
    assert "sm_80" in found.output
    assert left() == before


@needs_nvcc
def test_places_are_the_same_in_another_folder(tmp_path):
    """They are in the names of cases on record, which `--locked` compares on other machines."""
    texts = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "less.h").write_text("inline __device__ int less(int n) { return n - 1; }\n")
        (tmp_path / name / "k.cu").write_text(f'#include "less.h"\n{KERNEL}')
        texts.append(compiled(tmp_path / name / "k.cu"))
    assert texts[0] == texts[1]
    assert '"k.cu"' in texts[0]
    assert '"less.h"' in texts[0]


@needs_nvcc
def test_other_flags(source):
    found = shown(source, "--nvcc-flags", f"-Xcicc -O0 -I {source.parent}/include -D MORE=1", "--exact")
    assert "generic param_0" in found.output


@needs_nvcc
@pytest.mark.parametrize(
    ("text", "flags", "said"),
    [
        ("__global__ void k(int *p) {\n  p[0] = y;\n}", (), 'k.cu:2: identifier "y" is undefined'),
        ('\n#include "nowhere.h"', (), "k.cu:2: nowhere.h: No such file or directory"),
        ("template <class T> __global__ void k(T *p) { p[0] = 1; }", (), "no kernel to compile in it"),
        ("int main() {}", (), "no kernel to compile in it"),
        ("", ("--frobnicate",), "k.cu: nvcc: Unknown option '--frobnicate'"),
        ("", ("-arch=sm_7",), "k.cu: nvcc: Unsupported gpu architecture 'sm_7'"),
        ("", ("-ccbin", "/nowhere"), "no host compiler"),
        ('#error "not for you"\n', (), "k.cu:1: "),
    ],
)
def test_what_goes_wrong_is_one_line(tmp_path, text, flags, said):
    (tmp_path / "k.cu").write_text(text)
    with pytest.raises(CompileError) as told:
        compiled(tmp_path / "k.cu", flags)
    assert said in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("flag", ["-o", "--output-file=x", "-run", "-E", "-cubin", "--keep"])
def test_flags_that_make_something_else_are_not_taken(source, flag):
    with pytest.raises(CompileError, match="nvcc makes PTX here"):
        compiled(source, [flag])


def test_flags_are_for_sources(tmp_path):
    (tmp_path / "k.ptx").write_text(ANSWER)
    assert "flags are for CUDA source" in str(shown(tmp_path / "k.ptx", "-DN=3").exception)


def test_no_nvcc(source, monkeypatch):
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("CUDA_HOME", raising=False)
    monkeypatch.delenv("CUDA_PATH", raising=False)
    monkeypatch.setattr("tileprove.prover.cuda.compiling.PACKAGES", ())
    with pytest.raises(CompileError, match="there is no nvcc"):
        compiled(source)


@needs_nvcc
@pytest.mark.parametrize("words", ["", "echo \"gcc: fatal error: cannot execute 'cc1plus'\" >&2; exit 1"])
def test_no_host_compiler(source, tmp_path, monkeypatch, words):
    """nvcc itself, where it finds no gcc, or one that has no C++."""
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "home"))
    scripts = {tmp_path / "home" / "bin" / "nvcc": f'exec {compiler()} "$@"'}
    if words:
        scripts |= {tmp_path / "path" / name: words for name in ("gcc", "g++")}
    for script, text in scripts.items():
        script.parent.mkdir(parents=True, exist_ok=True)
        script.write_text(f"#!/bin/sh\n{text}\n")
        script.chmod(stat.S_IRWXU)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    with pytest.raises(CompileError) as told:
        compiled(source)
    assert str(told.value) == f"{source}: {NO_HOST}"


@pytest.fixture
def compilers(tmp_path, monkeypatch):
    """Makes a script the compiler of CUDA_HOME."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setenv("CUDA_HOME", str(tmp_path))

    def make(script):
        (tmp_path / "bin" / "nvcc").write_text(f"#!{sys.executable}\nimport os, subprocess, sys, time\n{script}")
        (tmp_path / "bin" / "nvcc").chmod(stat.S_IRWXU)

    return make


WRITE = f"open(sys.argv[sys.argv.index('-o') + 1], 'w').write({ANSWER!r})\n"


def test_the_compiler_of_cuda_home(source, compilers):
    compilers(
        WRITE
        + f"assert sys.argv[-1] == {str(source)!r}; assert '-lineinfo' in sys.argv; assert '-arch=sm_90' in sys.argv"
    )
    assert compiled(source) == ANSWER


def test_a_flag_is_one_word_whatever_is_in_it(source, compilers, tmp_path):
    compilers(WRITE + "assert '-DA=$(touch made); \"b\"' in sys.argv")
    assert compiled(source, ['-DA=$(touch made); "b"']) == ANSWER
    assert not (tmp_path / "made").exists()


def test_a_compiler_that_does_not_end_is_ended_with_what_it_started(source, compilers, tmp_path):
    note = tmp_path / "pid"
    compilers(
        f"p = subprocess.Popen(['/bin/sleep', '600']); open({str(note)!r}, 'w').write(str(p.pid)); time.sleep(600)"
    )
    before, start = left(), time.monotonic()
    with pytest.raises(CompileError, match="nvcc did not finish in 2 s"):
        compiled(source, seconds=2)
    assert time.monotonic() - start < 20
    assert left() == before
    end = time.monotonic() + 10
    while Path(f"/proc/{note.read_text()}").exists() and "State:\tZ" not in _status(note.read_text()):
        assert time.monotonic() < end
        time.sleep(0.05)


def _status(number):
    try:
        return Path(f"/proc/{number}/status").read_text()
    except OSError:
        return "State:\tZ"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("sys.exit(3)", "nvcc ended with exit code 3"),
        ("os.kill(os.getpid(), 9)", "nvcc ended"),
        ("print('x' * 100 + '\\n' * 100000); print('odd: something'); sys.exit(1)", "odd: something"),
        ("pass", "nvcc ended with exit code 0"),
    ],
)
def test_a_compiler_that_fails_in_its_own_way(source, compilers, script, said):
    compilers(script)
    with pytest.raises(CompileError) as told:
        compiled(source)
    assert said in str(told.value)
    assert "\n" not in str(told.value)
