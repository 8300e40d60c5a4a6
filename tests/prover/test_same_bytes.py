"""What is recorded is the same in every run: whatever hash seed Python has, and however many workers share the claims."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from small_specs import EASY, FINDING, HEAD
from test_recheck import ANY, TABLE

BITS = """
@SYSTEM.claim("What both have and what one of them has is what they have together.")
def bits():
    y, z = integer("y", 0, 1 << 24), integer("z", 0, 1 << 24)
    yield Case("", (y & z) + (y | z) == y + z)
"""
SPLIT = """
@SYSTEM.claim("A carry into the next row keeps the position.")
def carry():
    x, y, step = integer("x", 0, below=W), integer("y", 0), integer("step", 0, below=W)
    over = x + step >= W
    carried = where(over, x + step - W, x + step)
    yield Case("", ((y * W + x + step) // W == where(over, y + 1, y)) & ((y * W + x + step) % W == carried))
"""
SYSTEMS = ("v_strips", "hardware")


MOJO = Path(__file__).parents[2] / "kernels" / "mojo"
KERNEL = (str(MOJO / "gfx950" / "load_b_16x16x32.ll"), "--binding", str(MOJO / "load_b_16x16x32.toml"))


def recorded(folder: Path, seed: str, jobs: str, *command: str) -> dict[str, bytes]:
    """Path -> content of all that a cold command, `check` with two systems if none is given, writes with --update."""
    proofs = folder / f"seed{seed}"
    command = command or ("check", str(folder / "spec.py"), *SYSTEMS)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "tileprove.prover.cli", *command, "--update", "--no-cache"),
            *("--jobs", jobs, "--proofs", str(proofs)),
        ],
        env={**os.environ, "PYTHONHASHSEED": seed, "TILEPROVE_CACHE": str(folder / f"cache{seed}")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return {str(file.relative_to(proofs)): file.read_bytes() for file in proofs.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    folder = tmp_path_factory.mktemp("same")
    (folder / "spec.py").write_text(HEAD + EASY + FINDING + TABLE + ANY + BITS + SPLIT)
    return folder, recorded(folder, "1", "2")


def test_another_run_writes_the_same_bytes(first: tuple[Path, dict[str, bytes]]):
    folder, one = first
    other = recorded(folder, "4242", "1")
    assert one.keys() == other.keys()
    for path, content in one.items():
        assert content == other[path], path


def test_every_kind_of_evidence_is_among_it(first: tuple[Path, dict[str, bytes]]):
    _, files = first
    assert set(files) == {"ledger.jsonl", *(f"evidence/{name}.jsonl" for name in ("demo", *SYSTEMS))}
    records = [json.loads(line) for name, text in files.items() if "evidence" in name for line in text.splitlines()]
    kinds = {record["witness"].get("kind", "counterexample") for record in records}
    assert kinds == {"chain", "table", "inverse", "basis", "smt", "counterexample"}
    assert {record["witness"]["logic"] for record in records if record["witness"].get("kind") == "smt"} == {
        "NIA",
        "QF_BV",
    }
    assert any('"branches"' in json.dumps(record["tree"]) for record in records)


def test_a_kernels_record_is_the_same_bytes_too(tmp_path: Path):
    pytest.importorskip("llvmlite")
    one = recorded(tmp_path, "1", "2", "kernel", "check", *KERNEL)
    assert any(b'"tree"' in content for content in one.values())
    assert recorded(tmp_path, "4242", "1", "kernel", "check", *KERNEL) == one
