"""Tests that slow.txt names are marked ``slow``: pyproject.toml leaves them out, `-m slow` runs them, `-m ""` runs all."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SLOW = frozenset((HERE / "slow.txt").read_text().split())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            name = item.name.split("[")[0]
            if f"{item.path.relative_to(HERE).as_posix()}::{name}" in SLOW:
                item.add_marker(pytest.mark.slow)
