"""action.yml and .pre-commit-hooks.yaml: what GitHub and pre-commit want of them, and the commands inside, run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tileprove.prover.base.extras import EXTRAS

yaml = pytest.importorskip("yaml", reason="pip install pyyaml")
ROOT = Path(__file__).parent.parent
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
HOOKS = {hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
STEPS = {step.get("name", step.get("uses", "").partition("@")[0]): step for step in ACTION["runs"]["steps"]}
SPEC = """
from tileprove import Case, System, integer
SYSTEM = System("demo", "a demo")

@SYSTEM.claim("It is below.")
def below():
    yield Case("", integer("lane", 0, 64) < {})
"""


@pytest.fixture
def shell(tmp_path: Path):
    """shell(step, INPUT=...) runs a step's script as GitHub does: bash -e, the inputs in the environment."""
    (tmp_path / "bin").mkdir()
    command = tmp_path / "bin" / "tileprove"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -P -c "from tileprove.prover.cli import main; main()" "$@"\n')
    command.chmod(0o755)
    given = {
        "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}", "RUNNER_TEMP": str(tmp_path), "HOME": str(tmp_path),
        "GITHUB_STEP_SUMMARY": str(tmp_path / "summary"), "GITHUB_OUTPUT": str(tmp_path / "output"),
        "TILEPROVE_CACHE": str(tmp_path / "cache"),
    }  # fmt: skip

    def run(script: str, **inputs: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script], cwd=tmp_path, env={**given, **inputs},
            capture_output=True, text=True,
        )  # fmt: skip

    return run


def test_the_action_is_a_composite_one_that_uses_its_inputs():
    assert set(ACTION) == {"name", "description", "inputs", "outputs", "runs"}
    assert ACTION["runs"]["using"] == "composite"
    text = (ROOT / "action.yml").read_text()
    for name, given in ACTION["inputs"].items():
        assert set(given) == {"description", "default"}
        assert isinstance(given["default"], str)
        assert re.search(rf"\binputs\.{re.escape(name)}\b", text)
    assert set(re.findall(r"inputs\.([\w-]+)", text)) == set(ACTION["inputs"])
    known = {f"steps.{step['id']}." for step in ACTION["runs"]["steps"] if "id" in step}
    assert set(re.findall(r"steps\.[\w-]+\.", text)) == known
    for step in ACTION["runs"]["steps"]:
        assert ("uses" in step) != ("run" in step)
        if "run" in step:
            assert step["shell"] == "bash"
            assert "${{" not in step["run"]  # an input in a script would be run
        else:
            assert re.fullmatch(r"[\w-]+/[\w/-]+@v\d+", step["uses"])


@pytest.mark.parametrize(("extras", "wanted"), [("", "/here"), ("kernels,recheck", "/here[kernels,recheck]")])
def test_the_action_installs_what_is_asked_for(shell, extras, wanted):
    script = STEPS["install"]["run"].replace("python -m pip", "echo")
    done = shell(script, GITHUB_ACTION_PATH="/here", EXTRAS=extras)
    assert done.stdout.split() == ["install", "--quiet", wanted]
    assert set(filter(None, extras.split(","))) <= set(EXTRAS)


@pytest.mark.parametrize(("end", "code"), [("64", 0), ("63", 1)])
def test_the_action_checks_a_spec_and_writes_its_files(shell, tmp_path, end, code):
    (tmp_path / "spec_demo.py").write_text(SPEC.format(end))
    done = shell(STEPS["check"]["run"], TARGETS="spec_demo.py", OPTIONS="--no-cache --jobs 1")
    assert done.returncode == code, done.stderr
    shell(STEPS["summary"]["run"])
    sarif = Path((tmp_path / "output").read_text().partition("sarif=")[2].strip())
    found = json.loads(sarif.read_text())["runs"][0]["results"]
    assert [one["level"] for one in found] == ["error"] * code
    summary = (tmp_path / "summary").read_text()
    assert "1 claim" in summary
    assert bool(re.search(r"\b63\b(?! ms)", summary)) == bool(code)  # it may well take 363 ms


def test_what_is_in_an_input_is_not_run(shell, tmp_path):
    done = shell(STEPS["check"]["run"], TARGETS="$(touch here) ;touch`here` --update", OPTIONS="")
    assert done.returncode == 2
    assert not (tmp_path / "here").exists()
    assert shell(STEPS["summary"]["run"]).returncode == 0
    assert not (tmp_path / "output").exists()  # so nothing is sent to code scanning


def test_hooks_are_what_pre_commit_takes():
    for hook in HOOKS.values():
        assert {"id", "name", "entry", "language"} <= set(hook)
        assert {"files", "types"} & set(hook)
        assert set(hook) <= {
            "id", "name", "description", "entry", "language", "files", "types", "pass_filenames", "require_serial",
            "additional_dependencies",
        }  # fmt: skip
        assert hook["language"] == "python"
        assert hook["entry"].split()[:2] in (["tileprove", "check"], ["tileprove", "triton"], ["tileprove", "cuda"])
    files = re.compile(HOOKS["tileprove-check"]["files"])
    assert all(files.search(name) for name in ("spec_a.py", "kernels/spec_b.py"))
    assert not any(files.search(name) for name in ("my_spec.py", "spec_a.pyc", "spec_a/x.py"))
    assert re.search(HOOKS["tileprove-locked"]["files"], "proofs/ledger.jsonl")


def test_a_hook_stops_a_commit_with_a_false_claim(shell, tmp_path):
    for name, end in (("spec_a.py", "64"), ("spec_b.py", "63")):
        (tmp_path / name).write_text(SPEC.format(end).replace("demo", name[:-3]))
    entry = HOOKS["tileprove-check"]["entry"]
    assert shell(f"{entry} spec_a.py").returncode == 0
    done = shell(f"{entry} spec_a.py spec_b.py")
    assert done.returncode == 1
    assert "REFUTED: spec_b.below" in done.stdout


def test_a_hook_stops_a_commit_without_its_proofs(shell, tmp_path):
    (tmp_path / "spec_a.py").write_text(SPEC.format("64"))
    (tmp_path / "pyproject.toml").write_text('[tool.tileprove]\nspecs = ["spec_*.py"]\n')
    locked = HOOKS["tileprove-locked"]["entry"]
    assert shell(locked).returncode != 0
    assert shell("tileprove check --update").returncode == 0
    assert shell(locked).returncode == 0
    (tmp_path / "spec_a.py").write_text(SPEC.format("65"))
    assert shell(locked).returncode == 1


def test_that_hook_does_not_prove_the_built_in_systems_in_somebody_elses_repository(shell, tmp_path):
    done = shell(HOOKS["tileprove-locked"]["entry"])
    assert done.returncode == 2
    assert "no pyproject.toml here names spec files" in done.stderr
    (tmp_path / "proofs").mkdir()
    assert shell(HOOKS["tileprove-locked"]["entry"]).returncode == 2


CUDA = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("kernels.ptx", "add", block=32, grid="cdiv(n, 32)")
def add(n):
    given(n < 2**30)
    return [tensor("fp32", n), tensor("fp32", n), tensor("fp32", n - {}), n]
"""


@pytest.mark.parametrize(("less", "code"), [("0", 0), ("1", 1)])
def test_the_action_and_the_hook_check_cuda_launches(shell, tmp_path, less, code):
    """What `changed` is without a pull request: everything that git knows, kernels among them."""
    kernels = ROOT / "tests" / "data" / "cuda" / "kernels.ptx"
    (tmp_path / "kernels.ptx").write_bytes(kernels.read_bytes())
    (tmp_path / "ops.py").write_text(CUDA.format(less))
    assert shell("git init -q . && git add ops.py kernels.ptx").returncode == 0
    done = shell(STEPS["cuda"]["run"], LAUNCHES="changed", OPTIONS="--no-cache", BASE="")
    assert done.returncode == code, done.stderr
    shell(STEPS["summary"]["run"])
    assert "cuda-sarif=" in (tmp_path / "output").read_text()
    assert ("REFUTED" in done.stdout) == bool(code)
    hook = HOOKS["tileprove-cuda"]
    assert shell(f"{hook['entry']} --no-cache kernels.ptx").returncode == code
    names = ("ops.py", "k.cu", "tile.cuh", "common.h", "k.ptx")
    assert all(re.search(hook["files"], name) for name in names)
    assert not re.search(hook["files"], "k.cu.txt")
