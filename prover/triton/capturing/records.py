"""What is noted of a launch: plain data between the process that runs the wrapper and the one that fits."""

from __future__ import annotations

import msgspec


class Noted(msgspec.Struct, omit_defaults=True):
    """An argument. kind: tensor, int, float, none, constexpr or other.

    dtype: of a tensor; said: of a constexpr, as Python writes it; integer: of an int, or a constexpr that is one. low,
    high, rising: of the integers in a tensor. why: of what no launch can say.
    """

    name: str
    kind: str
    dtype: str = ""
    shape: list[int] = []
    strides: list[int] = []
    integer: int | None = None
    said: str = ""
    low: int | None = None
    high: int | None = None
    rising: bool = False
    why: str = ""


class Launched(msgspec.Struct, omit_defaults=True):
    """module, kernel: where the kernel is found; number: of this kernel's launches in one run; configurations: of its
    autotuner, of which one was taken."""

    module: str
    kernel: str
    number: int
    grid: list[int]
    arguments: list[Noted]
    configurations: int = 1
    file: str = ""
    line: int = 0


class Run(msgspec.Struct, omit_defaults=True):
    """One call of a function of the script. error: it raised."""

    function: str
    sizes: dict[str, int]
    launched: list[Launched] = []
    error: str = ""


class Captured(msgspec.Struct, omit_defaults=True):
    error: str = ""
    runs: list[Run] = []
