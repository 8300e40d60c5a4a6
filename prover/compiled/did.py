"""What one side of a comparison did when it was run: which bytes it touched, and what it stored there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from msgspec import Struct, field

FLOATS = {"fp64": np.float64, "fp32": np.float32, "fp16": np.float16}
NEAR = 0.02  # of the larger one, by which floating-point results may differ
Byte = tuple[str, int]  # a memory, and a byte of it


class Did(Struct):
    """What one side did in a program. touched: kind -> byte -> who did it last, in words; stored: byte -> its value; rough:
    whether these are not exact."""

    touched: dict[str, dict[Byte, str]] = field(default_factory=lambda: {"load": {}, "store": {}})
    stored: dict[Byte, int] = field(default_factory=dict)
    rough: bool = False
    partial: bool = False  # whether some thread was not run to its end
    owners: dict[Byte, set[str]] = field(default_factory=dict)  # who stores a byte
    masked: dict[Byte, str] = field(default_factory=dict)  # bytes that a buffer's count left out
    race: str = ""  # two threads whose accesses to shared memory no barrier orders, where somebody looked
    open: set[Byte] = field(default_factory=set)  # bytes that hang on what an interpreter made up

    def touch(
        self, kind: str, memory: str, byte: int, size: int, who: str, line: int, look: Callable[..., object] | None
    ) -> None:
        """who: in words; line: of the emitted text. look: is told the same before."""
        if look is not None:
            look(kind, memory, byte, size, who, line)
        for at in range(size):
            self.touched[kind][memory, byte + at] = who
            if kind == "store":
                self.owners.setdefault((memory, byte + at), set()).add(who)

    def without(self, other: Did) -> None:
        """What is not as in another run, whose made-up results are others, says nothing."""
        for kind, own in self.touched.items():
            self.open |= set(own) ^ set(other.touched[kind])
        for byte in self.open:
            for own in self.touched.values():
                own.pop(byte, None)
        for byte in [one for one, value in self.stored.items() if other.stored.get(one) != value]:
            del self.stored[byte]


def store(did: Did, memory: str, byte: int, size: int, data: Any) -> None:
    """Take note of what is stored, as far as it is known."""
    parts = data if isinstance(data, tuple) else (data,)
    width = size // len(parts)
    for number, part in enumerate(parts):
        for at in range(width):
            where = memory, byte + number * width + at
            if isinstance(part, int):
                did.stored[where] = part >> 8 * at & 255
            else:
                did.stored.pop(where, None)


def number(dtype: str, bits: bytes) -> Any:
    kind = FLOATS.get(dtype)
    return int.from_bytes(bits, "little") if kind is None else float(np.frombuffer(bits, kind)[0])


def apart(dtype: str, one: bytes, other: bytes, rough: bool) -> bool:
    if dtype not in FLOATS:
        return dtype.startswith(("i", "u")) and not rough
    a, b = (float(np.frombuffer(bits, FLOATS[dtype])[0]) for bits in (one, other))
    return bool(np.isfinite(a) and np.isfinite(b)) and abs(a - b) > NEAR * max(abs(a), abs(b))
