"""A wheel that is built from the tree, in an empty folder far from it: every command that README and docs/COMMANDS.md name
runs there, but for those about files of the checkout, which the pages have to say."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("setuptools", minversion="77", reason="pip install setuptools")
pytest.importorskip("triton", reason="pip install triton")
ROOT = Path(__file__).parent.parent
README = "\n".join((ROOT / page).read_text() for page in ("README.md", "docs/COMMANDS.md"))
SOURCES = ("concrete", "prover", "specs", "tileprove", "README.md", "LICENSE", "pyproject.toml", "setup.py")
OPS = """
import triton
import triton.language as tl
from tileprove.triton import cdiv, launch, tensor

@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=at < n)

@launch(fill, BLOCK=64)
def first(n):
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", n), n=n)
"""
WRONG = """
from tileprove import Case, System, integer

SYSTEM = System("mine", "a spec that is wrong where n is 7")

@SYSTEM.claim("It is not 7.")
def my_claim():
    yield Case("", integer("n", 0, 64) != 7)
"""
KERNEL = """
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %x) {
  store i32 1, ptr addrspace(1) %x
  ret void
}
"""
PTX = (ROOT / "kernels" / "cuda" / "row_sums.ptx").read_text()
LAUNCHES = (ROOT / "kernels" / "cuda" / "row_sums_launches.py").read_text().replace("row_sums.ptx", "K.ptx")
ROWS = "(64,64):(64,1)"
A_CLAIM = "--claim 'bijective*'"  # of swizzle: a run of everything takes minutes and shows no more
# what README names -> what is run for it, with the exit code; nothing where it needs files of the checkout
RUNS: dict[str, list[tuple[str, int]]] = {
    "check": [(f"check swizzle {A_CLAIM}", 0)],
    "check im2col --claim 'carry*'": [("list im2col", 0)],
    "list": [("list", 0), ("list --maps", 0)],
    "list im2col": [("list im2col", 0)],
    "findings im2col": [("findings im2col", 0)],
    "executors": [("executors", 0)],
    "schema": [("schema", 0)],
    "init my_spec.py": [("init fresh_spec.py", 0), ("check fresh_spec.py", 0)],
    "check my_spec.py": [("check my_spec.py", 1)],
    "explain im2col.in_bounds_or_sentinel": [("explain im2col.in_bounds_or_sentinel", 0)],
    "shapes im2col resnet50": [("shapes im2col resnet50", 1)],  # two of its layers break a precondition
    "weaken my_spec.py::my_claim": [("weaken my_spec.py::my_claim", 1)],
    "triton check my_ops.py": [("triton check my_ops.py", 0)],
    "draw MAP [MAP]": [("draw im2col_loader", 0)],
    "banks MAP": [("banks load_b", 0)],
    "banks MAP --find": [(f"banks '{ROWS} of f16 by ldmatrix' --find", 0)],
    "layout equal A B": [(f"layout equal '{ROWS}' '{ROWS}'", 0)],
    "check --html report.html": [(f"check swizzle {A_CLAIM} --html report.html", 0)],
    "kernel show K.ll": [("kernel show K.ll", 0)],
    "kernel check K.ll --races": [("kernel check K.ll --races", 0)],
    "triton check --changed": [("triton check --help", 0)],
    "triton run my_ops.py first n=100": [("triton run my_ops.py first n=100", 0)],
    "triton fix my_ops.py": [("triton fix my_ops.py", 0)],
    "triton explain FILE LAUNCH CLAIM": [("triton explain my_ops.py first store_x_ptr", 0)],
    "cuda show K.ptx": [("cuda show K.ptx", 0)],
    "triton check my_ops.py --compiled sm_90,gfx942": [("triton check --help", 0)],  # tests/compiled compiles
    "cuda check my_launches.py": [("cuda check my_launches.py sums", 0)],
    "cuda check my_launches.py --barriers": [("cuda check my_launches.py sums --barriers", 0)],
    "cuda check my_launches.py --banks": [("cuda check my_launches.py sums --banks", 0)],
    "check --cluster ADDRESS": [("check --help", 0)],  # tests/prover/test_cluster.py has a cluster
    "check --update": [("check my_spec.py --update", 1), ("check fresh_spec.py --update", 0)],
    "recheck": [("recheck --spec fresh_spec.py", 0)],
    "mutate epilogue": [("mutate fresh_spec.py", 1)],
    "kernel check K.ll --binding K.toml --update": [("kernel check K.ll --help", 0)],
    "check --junit": [
        (f"check swizzle {A_CLAIM} --junit j.xml --sarif s.sarif --markdown m.md", 0),
        (f"check swizzle {A_CLAIM} --agree", 0),
    ],
    "triton check docs/examples/softmax.py": [],
    "check examples/museum/*_*.py": [],
}


def named() -> list[str]:
    """The commands of the two pages, without ``tileprove``."""
    said = re.findall(r"`tileprove ((?!/)[^`]+)`", README) + re.findall(r"^\$ tileprove (.*)$", README, re.M)
    return sorted(set(said))


def test_every_command_of_readme_is_run_or_is_about_the_checkout():
    assert set(named()) == set(RUNS)
    for command in (command for command, runs in RUNS.items() if not runs):
        assert any((ROOT / word.partition("*")[0]).exists() for word in shlex.split(command)[1:])


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process in which the wheel is installed, with what it depends on; nothing of the tree."""
    tree, wheels, site = (tmp_path_factory.mktemp(name) for name in ("tree", "wheels", "site"))
    for name in SOURCES:
        own = ROOT / name
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(own, tree / name, ignore=ignored) if own.is_dir() else shutil.copy(own, tree / name)
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
    made = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(wheels), str(tree)]
    subprocess.run(made, check=True, cwd=tree)
    (wheel,) = wheels.glob("tileprove-*.whl")
    subprocess.run(
        [*pip, "install", "--no-deps", "--no-index", "--target", str(site), str(wheel)], check=True, cwd=site
    )
    return {**os.environ, "PYTHONPATH": str(site), "COLUMNS": "100"}


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the files that README's reader has."""
    folder = tmp_path_factory.mktemp("empty")
    files = {"my_ops.py": OPS, "my_spec.py": WRONG, "K.ll": KERNEL, "K.ptx": PTX, "my_launches.py": LAUNCHES}
    for name, text in files.items():
        (folder / name).write_text(text)
    return folder


def test_the_wheel_is_what_runs(installed: dict[str, str], empty: Path):
    done = subprocess.run(
        [sys.executable, "-c", "import tileprove.prover.cli as own; print(own.__file__)"], cwd=empty, env=installed,
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.stdout.startswith(installed["PYTHONPATH"]), done.stderr


@pytest.mark.parametrize("command", [command for command, runs in RUNS.items() if runs])
def test_it_runs_from_a_wheel(installed: dict[str, str], empty: Path, command: str):
    env = {**installed, "TILEPROVE_CACHE": str(empty / "cache")}
    for words, code in RUNS[command]:
        if "fresh_spec.py" in words and not words.startswith("init") and not (empty / "fresh_spec.py").exists():
            subprocess.run([sys.executable, "-m", "tileprove", "init", "fresh_spec.py"], cwd=empty, env=env, check=True)
        if words.startswith("recheck") and not (empty / "proofs").exists():
            made = [sys.executable, "-m", "tileprove", "check", "fresh_spec.py", "--update"]
            subprocess.run(made, cwd=empty, env=env, check=True)
        done = subprocess.run(
            [sys.executable, "-m", "tileprove", *shlex.split(words)], cwd=empty, env=env, capture_output=True, text=True
        )
        assert done.returncode == code, f"{words}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        assert "Traceback" not in done.stderr
