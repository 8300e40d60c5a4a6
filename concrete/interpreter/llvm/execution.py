"""What one thread did, as records."""

from __future__ import annotations

from msgspec import Struct, field

from .memory import Access
from .values import Value


class Order(Struct, frozen=True):
    """A thread waits for what it did. what: release, acquire, count (of s_waitcnt), mark, or marks (those that may be
    left). accesses, barriers: how many of these it had made or passed before."""

    what: str
    accesses: int
    barriers: int
    number: int = 0


class Trouble(Struct, frozen=True):
    """Why a run stopped before its end: undefined behaviour, or something that the interpreter does not support."""

    undefined: bool
    reason: str
    line: int
    text: str

    def __str__(self) -> str:
        kind = "undefined behaviour" if self.undefined else "not supported"
        return f"{kind}: {self.reason}, at line {self.line}: {self.text.strip()}"


class Execution(Struct):
    """What one thread did: its accesses in order, the value of each instruction it ran, what it returned.

    trouble is None if it ran to its end. values has the last value of an instruction in a loop. rounds: each time that
    the watched block ran, the block before it and the values of its phis. blocks: the kernel's, in the order in which they
    ran. barriers: the line of each s_barrier that it passed, and how many accesses it had made before.
    orders: where it waited for accesses of its own.
    """

    accesses: list[Access] = field(default_factory=list)
    values: dict[str, Value] = field(default_factory=dict)
    returned: Value = None
    trouble: Trouble | None = None
    first_lane_operands: dict[tuple[str, str, int], Value] = field(default_factory=dict)
    rounds: list[tuple[str, dict[str, Value]]] = field(default_factory=list)
    blocks: list[str] = field(default_factory=list)
    barriers: list[tuple[int, int]] = field(default_factory=list)
    orders: list[Order] = field(default_factory=list)
