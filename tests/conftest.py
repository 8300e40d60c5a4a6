"""Tests that slow.txt names are marked ``slow``: pyproject.toml leaves them out, `-m slow` runs them, `-m ""` runs all.

Of those that feed something false and see it refused, the first case is everybody's, however long it takes.
"""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

# as a shell starts what runs in the background; processes inherit it
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent
SLOW = frozenset((HERE / "slow.txt").read_text().split())
GUARDS = (
    "attacks/", "kernels/test_attacked_kernels.py", "kernels/test_steps_of_kernels.py", "triton/test_attack.py",
    "prover/test_cluster_lies.py",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    seen: set[str] = set()
    for item in items:
        if item.path.is_relative_to(HERE):
            name = f"{item.path.relative_to(HERE).as_posix()}::{item.name.split('[')[0]}"
            if name in SLOW and (name in seen or not name.startswith(GUARDS)):
                item.add_marker(pytest.mark.slow)
            seen.add(name)
