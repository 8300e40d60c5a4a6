"""`tileprove triton check`: what it prints, writes and answers with, and what it says to files that are none."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tileprove.prover.cli import run
from tileprove.prover.running.spec_process import SECONDS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

DATA = Path(__file__).parent / "data"
HEAD = """
import triton
import triton.language as tl
from tileprove.triton import cdiv, given, i64, launch, next_power_of_2, tensor

@triton.jit
def kernel(x_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=at < n)
"""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def answer(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str, str]:
    file = tmp_path / "ops.py"
    file.write_text(HEAD + text)
    code = run(["triton", "check", str(file), *more])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_proof(capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "check", str(DATA / "good.py"), "softmax"]) == 0
    out = capsys.readouterr().out
    assert "softmax_kernel[(rows,)]" in out
    assert "proved" in out
    assert "good.py:28  load of x_ptr" in out
    assert "safe for all sizes: of 2 accesses 2 proved" in out


def test_a_counterexample_shows_the_line_the_lane_and_what_it_does(capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "check", str(DATA / "bad.py"), "wraps", "beyond_table", "--conditions", "0"]) == 1
    out = capsys.readouterr().out
    line = "    36 |     tl.store(x_ptr + row * stride + cols, 1.0, mask=cols < n_cols)"
    assert f"{line}\n       |     ^\n" in out
    assert "a wrap-around changes the address; inside without it" in out
    assert "program id" in out
    assert "index_ptr[0] = 1" in out


HASHED = """
@triton.jit
def hashed(x_ptr, n, K: tl.constexpr):
    number = tl.program_id(0).to(tl.uint32) * K
    tl.store(x_ptr + number % n.to(tl.uint32), 1.0)

@launch(hashed, K=2654435761)
def wrapped(n):
    return (n,), dict(x_ptr=tensor("fp32", n, shared=True), n=n)
"""


INSIDE_BY_A_WRAP = """
@triton.jit
def begins_anew(x_ptr, n):
    tl.store(x_ptr + (tl.program_id(0).to(tl.uint32) * 65536) // 65536, 1.0)

@launch(begins_anew)
def wrapped(n):
    return (n,), dict(x_ptr=tensor("fp32", n, shared=True), n=n)
"""


def test_a_number_modulo_another_one_may_wrap_around_before(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """A number below n, whatever the product is: the constant is negative as 32 bits with a sign."""
    code, out, _ = answer(tmp_path, HASHED, capsys, "wrapped")
    assert (code, "wrap-around" in out) == (0, False)


def test_an_address_that_is_inside_by_a_wrap_around_is_not_said_to_be_outside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):  # fmt: skip
    code, out, _ = answer(tmp_path, INSIDE_BY_A_WRAP, capsys, "wrapped")
    assert code == 1
    assert "goes outside" not in out
    assert "store of x_ptr: a wrap-around changes the address" in out
    assert "without wrap-around it were" in " ".join(out.split())


def test_a_counterexample_comes_with_the_condition_on_sizes(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The first store is right where whole blocks of columns are written; the second nowhere."""
    code, out, _ = answer(
        tmp_path,
        """
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0)
    tl.store(x_ptr - 1 - at, 1.0)

@launch(fill, BLOCK=64)
def whole(n):
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", n), n=n)
""",
        capsys, "--json", str(tmp_path / "found.json"),
    )  # fmt: skip
    assert code == 1
    assert out.count("holds with") == 1
    assert "      64 divides n (exact)\n" in out
    found = json.loads((tmp_path / "found.json").read_text())["obligations"]
    said = [o["weakest"] for o in found if o["weakest"] and "condition" in o["weakest"]]
    assert [(weakest["condition"], weakest["exact"]) for weakest in said] == [("64 divides n", True)]


def test_formats(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    names = {name: tmp_path / name for name in ("json", "junit", "sarif", "markdown")}
    options = [part for name, file in names.items() for part in (f"--{name}", str(file))]
    assert run(["triton", "check", str(DATA / "bad.py"), "one_off", *options, "--conditions", "0"]) == 1
    capsys.readouterr()
    sarif = json.loads(names["sarif"].read_text())
    (result,) = [r for r in sarif["runs"][0]["results"] if r["level"] == "error"]
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"].endswith("bad.py")
    assert place["region"]["startLine"] == 24
    found = json.loads(names["json"].read_text())
    assert "store_x_ptr" in json.dumps(found)
    assert "<failure" in names["junit"].read_text()
    assert "store_x_ptr" in names["markdown"].read_text()


def test_a_record_is_established_again_and_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    proofs = str(tmp_path / "proofs")
    command = ["triton", "check", str(DATA / "good.py"), "softmax", "--proofs", proofs]
    assert run([*command, "--update"]) == 0
    assert run(["recheck", proofs]) == 0
    out = capsys.readouterr().out
    assert "triton--softmax: records of a Triton launch" in out
    assert "`tileprove triton check FILE.py --locked`" in out
    (digest,) = re.findall(r"sha256 \w{64}", out)
    assert run([*command, "--locked"]) == 0
    err = capsys.readouterr().err
    assert "verdicts of triton--softmax are as recorded" in err
    assert digest in err
    assert run(["triton", "check", str(DATA / "good.py"), "add", "--proofs", proofs, "--locked"]) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is no launch in it"),
        ("1 / 0", "ops.py:10: ZeroDivisionError"),
        ("def (", "ops.py:10: invalid syntax"),
        ("@launch(kernel, BLOCK=64)\ndef f(n):\n    return (n,), dict(n=n)", "kernel needs x_ptr"),
        ("@launch(kernel)\ndef f(n):\n    return (n,), dict(x_ptr=tensor('fp32', n), n=n)", "kernel needs BLOCK"),
        ("@launch(kernel, BLOCK=64)\ndef f(n):\n    return (n,), dict(x_ptr=tensor('fp32', n), n=n, m=n)", "named m"),
        ("@launch(kernel, BLOCK=64)\ndef f(n):\n    return n", "returns (grid, dict of the kernel's arguments)"),
        ("@launch(kernel, BLOCK=64)\ndef f(n):\n    return (n,), dict(x_ptr=tensor('fp33', n), n=n)", "no dtype"),
        ("@launch(kernel, BLOCK=64)\ndef f(n):\n    return (n,), dict(x_ptr=n, n=n)", "ops.py:9: kernel does not compile"),
        ("@launch(kernel, BLOCK=64)\ndef f(n):\n    return (n,), dict(x_ptr=tensor('fp32', n), n=tensor('fp32', n))",
         "ops.py:9: kernel does not compile"),
        ("@launch(kernel, BLOCK=65)\ndef f(n):\n    return (n,), dict(x_ptr=tensor('fp32', n), n=n)",
         "ops.py:8: kernel does not compile"),
        ("@launch(kernel)\ndef f(n, b):\n    return (n,), dict(x_ptr=tensor('fp32', n), n=n, BLOCK=b)",
         "BLOCK is a tl.constexpr of which the launch gives a size: where the kernel needs a number"),
        ("@launch(print)\ndef f(n):\n    return (n,), {}", "is no @triton.jit function"),
        ("given(True)", "given stands in the function of a launch"),
        ("import os\nos._exit(3)", "ended with exit code 3"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str):
    code, out, err = answer(tmp_path, text, capsys)
    assert code == 2, (out, err)
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_a_launch_that_is_not_there(capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "check", str(DATA / "good.py"), "softmux"]) == 2
    assert "no launch is named softmux" in capsys.readouterr().err


def test_an_endless_file_is_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    code, _, err = answer(tmp_path, "while True: pass", capsys, "--load-timeout", "1s")
    assert code == 2
    assert "not read and compiled after 1 s" in err
    assert SECONDS.get() == 60  # the next command of this process has its own time


def test_i64_and_powers_of_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    text = """
@launch(kernel, BLOCK=64)
def wide(n):
    given(n < 2**40)
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", n), n=i64(n))

@launch(kernel, BLOCK=64)
def padded(n):
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", next_power_of_2(n)), n=n)
"""
    code, out, _ = answer(tmp_path, text, capsys)
    assert code == 1
    assert "padded: safe for all sizes" in out
    assert "wide: not proved" in out  # program_id * 64 is an i32


GATHER = """
@triton.jit
def gather(x_ptr, at_ptr, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    at = tl.load(at_ptr + i, mask=i < n, other=0)
    tl.store(x_ptr + at, 1.0, mask=i < n)

@launch(gather, BLOCK=64)
def scattered(n, V):
    given(n < 2**30)
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", V), at_ptr=tensor("int32", n{promise}), n=n)
"""


@pytest.mark.parametrize(("promise", "code", "hinted"), [("", 1, True), (", values=(0, V + 1)", 1, False)])
def test_what_an_index_tensor_may_hold_is_asked_for_where_nothing_says_it(tmp_path, capsys, promise, code, hinted):
    found, out, _ = answer(tmp_path, GATHER.format(promise=promise), capsys, "--conditions", "0", "--attack", "0")
    assert found == code
    hint = "what at_ptr may hold: values=(low, high) in the tensor(...) promises it"
    assert (hint in " ".join(out.split())) == hinted
