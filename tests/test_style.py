"""The sources pass ruff and pyright."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "command",
    [
        ("-m", "ruff", "check", "specs", "concrete", "prover", "benchmarks", "tests"),
        ("-m", "pyright", "--pythonpath", sys.executable),
    ],
    ids=["ruff", "pyright"],
)
def test_the_sources_are_clean(command):
    found = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-2000:]
