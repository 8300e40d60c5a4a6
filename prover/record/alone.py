"""Records for which no spec speaks: of compiled kernels and of Triton launches, whose files are read anew by --locked."""

from __future__ import annotations

from ..running.names import ALONE


def stands_alone(system: str) -> bool:
    """Whether nothing that `recheck` can read says what the record of that name is about."""
    return system.startswith(ALONE)
