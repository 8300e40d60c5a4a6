"""Figures of the evidence, with ratios from the same run: python benchmarks/evidence.py

Deciding every claim without a cache is the baseline; then the same from the cache, and from the artifacts alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent


def seconds(*arguments: str, cache: str) -> float:
    """Wall time of a command; it has to succeed."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "tileprove.prover.cli", *arguments]
    environment = {**os.environ, "TILEPROVE_CACHE": cache}
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    return time.perf_counter() - start


def main() -> None:
    table = Table(title="evidence")
    for heading in ("command", "seconds", "of deciding anew"):
        table.add_column(heading)
    with TemporaryDirectory() as cache:
        cold = seconds("check", cache=cache)
        rows = [
            ("check, nothing cached", cold),
            ("check, everything cached", seconds("check", cache=cache)),
            ("check --locked", seconds("check", "--locked", cache=cache)),
            (
                "check --locked --trust-cache, everything cached",
                seconds("check", "--locked", "--trust-cache", cache=cache),
            ),
            ("recheck", seconds("recheck", cache=cache)),
        ]
    for name, taken in rows:
        table.add_row(name, f"{taken:.2f}", f"{taken / cold:.3f}")
    Console().print(table)


if __name__ == "__main__":
    main()
