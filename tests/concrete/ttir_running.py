"""Texts of small kernels, and what the interpreter tells of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from tileprove.concrete.interpreter import ttir


class Held:
    """A memory of bytes; the same byte again and again outside of it."""

    def __init__(self, content: bytes | np.ndarray, unsigned: bool | None = None):
        self.content = np.frombuffer(content if isinstance(content, bytes) else content.tobytes(), np.uint8)
        self.size = len(self.content)
        if unsigned is not None:
            self.unsigned = unsigned

    def bits(self, byte: np.ndarray, bytes_each: int, element: str) -> np.ndarray:
        each = (np.asarray(byte)[:, None] + np.arange(bytes_each)).astype(np.int64)
        inside = (each >= 0) & (each < self.size)
        found = np.zeros((len(each), 8), np.uint8)
        found[:, :bytes_each] = np.where(inside, self.content[np.where(inside, each, 0)], 0xA5)
        return found.view(np.uint64).reshape(-1)


class Seen:
    """Everything that a run tells."""

    def __init__(self, text: str, arguments: Sequence[Any], memory: Mapping[str, Any], **more: Any):
        self.events: list[Any] = []
        grid = more.pop("grid", (1, 1, 1))
        programs = more.pop("programs", [(0, 0, 0)])
        self.kernel = ttir.read(text)
        self.run = ttir.run(self.kernel, arguments, grid, programs, memory, self.events.append, **more)

    @property
    def touches(self) -> list[ttir.Touch]:
        return [event for event in self.events if isinstance(event, ttir.Touch)]

    def stored(self) -> np.ndarray:
        """The bits that the last store wrote."""
        return [own for own in self.touches if own.kind == "store"][-1].values

    @property
    def undefined(self) -> list[str]:
        return [event.what for event in self.events if isinstance(event, ttir.Undefined)]


def kernel(arguments: str, body: str, more: str = "") -> str:
    return f"module {{\n  tt.func public @k({arguments}) {{\n{body}\n    tt.return\n  }}\n{more}\n}}\n"
