"""`tileprove triton capture`: a wrapper runs as it is, without a GPU, and what it launches becomes a file to check."""

from __future__ import annotations

import inspect
import shutil
from collections import Counter
from pathlib import Path

import pytest
from tileprove.prover.cli import run
from tileprove.prover.triton.capturing import process
from tileprove.prover.triton.capturing.child import size_sets
from tileprove.prover.triton.capturing.process import capture
from tileprove.prover.triton.capturing.writing import written
from tileprove.prover.triton.ttir.errors import TritonError

SCRIPT = Path(__file__).parent / "data" / "wrappers.py"
torch = pytest.importorskip("torch", reason="a wrapper runs on PyTorch: pip install torch")
pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def script(tmp_path: Path) -> Path:
    return Path(shutil.copy(SCRIPT, tmp_path / "wrappers.py"))


def test_capture_then_check(script: Path, capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "capture", str(script), "rows"]) == 3  # of the block sizes, only some are written
    made = script.with_name("wrappers_launches.py")
    text = made.read_text()
    assert 'x_ptr = tensor("float32", m, n, strides=(2 * n, 1))' in text
    assert "given(next_power_of_2(n) ==" in text
    assert "return (m,), dict(" in text
    assert "n=132 * n" in text  # a question that was asked while gradients were computed
    assert "odd=cdiv(m, 132)" in text
    assert "NOT FITTED" not in text
    assert "sets of constexprs, of which 4 are written" in capsys.readouterr().err
    assert run(["triton", "check", str(made)]) == 0, capsys.readouterr().out


def test_what_cannot_be_fitted_is_said(script: Path, capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "capture", str(script), "odd"]) == 3
    text = script.with_name("wrappers_launches.py").read_text()
    assert "# NOT FITTED: odd was " in text
    assert "def odd_odd_kernel(n, odd):" in text
    assert "no expression of the sizes was found, so it may be any" in capsys.readouterr().err


def test_a_wrapper_that_is_wrong_is_refuted(script: Path, capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "capture", str(script), "unmasked"]) == 0
    assert run(["triton", "check", str(script.with_name("wrappers_launches.py")), "--conditions", "0"]) == 1
    assert "goes outside" in capsys.readouterr().out


def test_a_size_at_which_the_wrapper_raises_is_said(script: Path):
    runs = capture(script, ["fails"], 120)
    assert [run.error for run in runs if run.error] == ["ValueError: not this size"]
    assert [run.sizes["n"] for run in runs if not run.error] != []
    assert written(runs, "wrappers.py").open == ["fails(n=6) raised ValueError: not this size"]


def test_all_functions_of_a_script_but_hidden_ones(script: Path):
    assert {run.function for run in capture(script, [], 300)} == {"rows", "odd", "fails", "unmasked"}


def test_nothing_is_overwritten(script: Path, capsys: pytest.CaptureFixture[str]):
    script.with_name("wrappers_launches.py").write_text("mine")
    assert run(["triton", "capture", str(script), "odd"]) == 2
    assert "--force overwrites it" in capsys.readouterr().err
    assert script.with_name("wrappers_launches.py").read_text() == "mine"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = 1", "no function whose parameters are sizes"),
        ("def f(n): pass", "nothing was learnt of a launch"),
        ("def f(n='a'): pass", "n of f is a size"),
        ("def f(n): return 1 +", "invalid syntax"),
        ("import os; os._exit(3)", "ended with exit code 3"),
    ],
)
def test_scripts_that_are_none(tmp_path: Path, text: str, said: str, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "script.py"
    file.write_text(text)
    assert run(["triton", "capture", str(file)]) == 2
    assert said in capsys.readouterr().err


def test_without_torch(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(process, "find_spec", lambda name: None)
    with pytest.raises(TritonError, match="PyTorch is not installed here"):
        capture(SCRIPT, [], 10)


@pytest.mark.parametrize(
    "names",
    ["S=(1, 5, 64, 100, 300)", "S=(1, 5, 64, 100, 300), H=32, D=128", "T, S=(1, 5, 64, 100, 300), H=(1, 8), D=4096",
     "S=(1, 1 << 23)", "B, T, H, D", "n=(8,)", "n=tuple(range(1, 40))"],
)  # fmt: skip
def test_every_value_of_every_size_is_run(names: str):
    scope: dict = {}
    exec(f"def f({names}): pass", scope)
    found = size_sets(scope["f"])
    assert len({tuple(sizes.items()) for sizes in found}) == len(found)
    for name, parameter in inspect.signature(scope["f"]).parameters.items():
        said = parameter.default if isinstance(parameter.default, tuple) else ()
        taken = Counter(sizes[name] for sizes in found)
        assert set(said) <= set(taken)
        if len(said) == 5:  # none is preferred, but where it is too large for the others
            assert max(taken.values()) <= len(found) / 2
        if parameter.default is inspect.Parameter.empty:
            assert len(taken) >= 8


TWINS = """
import torch
import triton
import triton.language as tl

@triton.jit
def copy(tensor, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(tensor + at, 1.0, mask=at < n{more})

def run(n):
    x = torch.zeros(n, device="cuda")
    copy[(triton.cdiv(n, {block}),)](x, n, BLOCK={block})
"""


def test_two_kernels_of_one_name_are_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    """The second one is wrong, and is not taken for the first; an argument is named as what the file imports."""
    (tmp_path / "right.py").write_text(TWINS.format(more="", block=64))
    (tmp_path / "wrong.py").write_text(TWINS.format(more=" + 1", block=32))
    file = tmp_path / "both.py"
    file.write_text("import right, wrong\n\ndef a(n): right.run(n)\n\ndef b(n): wrong.run(n)\n")
    monkeypatch.chdir(tmp_path)
    assert run(["triton", "capture", "both.py"]) == 0
    text = (tmp_path / "both_launches.py").read_text()
    assert "from right import copy as right_copy" in text
    assert "from wrong import copy as wrong_copy" in text
    assert "return (cdiv(n, BLOCK),)" in text
    capsys.readouterr()
    assert run(["triton", "check", "both_launches.py", "a_copy"]) == 0, capsys.readouterr()
    assert run(["triton", "check", "both_launches.py", "b_copy", "--conditions", "0"]) == 1
    assert "goes outside" in capsys.readouterr().out


CUT = """
import torch
import triton
import triton.language as tl

@triton.jit
def rows(x_ptr, stride):
    tl.store(x_ptr + tl.program_id(0) * stride, 1.0)

def cut(m, n=({sizes})):
    x = torch.zeros(m, n // 64, 64, device="cuda")
    rows[(m,)](x, x.stride(0))
"""


def test_what_contradicts_the_tensor_at_other_sizes_is_not_fitted(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """At multiples of 64 the stride is n, and the tensor says that it is n // 64 * 64."""
    file = tmp_path / "ops.py"
    file.write_text(CUT.format(sizes="64, 128, 192, 256, 512"))
    assert run(["triton", "capture", str(file)]) == 3
    said = " ".join(capsys.readouterr().err.split())
    assert "stride was 64" in said
    assert "n was found, and it was the stride of axis 0 of x_ptr, which at" in said
    assert "# NOT FITTED: stride was" in (tmp_path / "ops_launches.py").read_text()
    file.write_text(CUT.format(sizes="64, 100, 192, 256, 512"))
    assert run(["triton", "capture", str(file), "--force"]) == 3  # found at no size
    assert "no expression" in capsys.readouterr().err
    file.write_text(CUT.format(sizes="64, 128, 192, 256, 512").replace("n // 64, 64", "n"))
    assert run(["triton", "capture", str(file), "--force"]) == 0
    assert "stride=n" in (tmp_path / "ops_launches.py").read_text()


def test_liger_kernel(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    pytest.importorskip("liger_kernel", reason="a public package is tried: pip install --no-deps liger-kernel")
    file = tmp_path / "liger.py"
    file.write_text(
        "import torch\nfrom liger_kernel.ops.swiglu import LigerSiLUMulFunction\n"
        "def swiglu(B, T, H=(64, 256)):\n"
        "    a, b = (torch.randn(B, T, H, device='cuda', requires_grad=True) for _ in range(2))\n"
        "    LigerSiLUMulFunction.apply(a, b).sum().backward()\n"
    )
    assert run(["triton", "capture", str(file)]) == 0
    assert run(["triton", "check", str(tmp_path / "liger_launches.py")]) == 0, capsys.readouterr().out


def test_flash_linear_attention(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    pytest.importorskip("fla", reason="a public package is tried: pip install --no-deps fla-core einops")
    file = tmp_path / "linear.py"
    file.write_text(
        "import torch\nfrom fla.modules.l2norm import l2norm\n"
        "def norm(T, D=(64, 128)):\n"
        "    l2norm(torch.randn(1, T, D, device='cuda', requires_grad=True)).sum().backward()\n"
    )
    assert run(["triton", "capture", str(file)]) == 0
    assert run(["triton", "check", str(tmp_path / "linear_launches.py")]) == 0, capsys.readouterr().out
