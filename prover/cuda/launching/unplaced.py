"""Accesses of which nobody knows in which memory they are, in CUDA's words."""

from __future__ import annotations

ELSEWHERE = "its address goes by no memory that the launch names"
SHARED_BY_NUMBER = "LDS"  # what the machine calls the place of an address in shared memory that is a number
IN_NO_ARRAY = (
    "its address in shared memory is a number of which nothing says in which array it lies: loaded, computed, or a "
    "pointer that an inner loop changes and an outer one carries; an index in place of that pointer, as in s[turn][i], "
    "says it"
)


def elsewhere(base: str) -> str:
    """Why an access by it is not placed."""
    return IN_NO_ARRAY if base == SHARED_BY_NUMBER else ELSEWHERE


def without_size(base: str) -> str:
    """Why nobody can say that an access by it stays inside."""
    return IN_NO_ARRAY if base == SHARED_BY_NUMBER else f"nothing says how large {base.lstrip('@')} is"
