"""The texts of one compilation of a Triton kernel, from the TTIR that the compiler keeps to what it emits."""

from __future__ import annotations

import re
from functools import cached_property

from msgspec import Struct, field

from ..triton.ttir.errors import TritonError

DIVISIBLE = re.compile(r"%([\w$.-]+): (\S+) \{[^}]*tt\.divisibility = (\d+)")
NUMBER = {"warps": re.compile(r'"ttg\.num-warps" = (\d+)'), "lanes": re.compile(r'"ttg\.threads-per-warp" = (\d+)')}
TARGET = re.compile(r'ttg\.target = "([\w:.-]+)"')
HEAD = re.compile(r"tt\.func public @")


class Texts(Struct, frozen=True, dict=True):
    """ttir, ttgir: as Triton prints them; code: of PTX or LLVM IR. name: of the code in messages. said: what was assumed of
    arguments when it was compiled, in words. shared: bytes of shared memory that a block is given; None where nobody says.

    Example: Texts(ttir, ttgir, ptx, "add, sm_90")
    """

    ttir: str
    ttgir: str
    code: str
    name: str
    said: tuple[str, ...] = field(default=())
    shared: int | None = None

    @cached_property
    def is_ptx(self) -> bool:
        return re.search(r"^\s*\.version\s", self.code, re.MULTILINE) is not None

    @property
    def target(self) -> str:
        """As TTGIR names it, such as cuda:90; "" where it does not."""
        found = TARGET.search(self.ttgir)
        return found[1] if found else ""

    @cached_property
    def warps(self) -> int:
        return self._number("warps")

    @cached_property
    def lanes(self) -> int:
        """Of a warp."""
        return self._number("lanes")

    def _number(self, what: str) -> int:
        found = NUMBER[what].search(self.ttgir)
        if found is None:
            raise TritonError(f"{self.name}: its TTGIR does not say how many {what} there are")
        return int(found[1])

    @cached_property
    def divisors(self) -> dict[str, tuple[str, int]]:
        """Argument of the TTIR -> its type, and what it was taken to be a multiple of."""
        head = next((line for line in self.ttir.splitlines() if HEAD.search(line)), "")
        return {name: (kind, int(number)) for name, kind, number in DIVISIBLE.findall(head)}
