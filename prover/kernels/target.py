"""A kernel's claims where `Plans` expects a spec's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..language.claims import System

PREFIX = "kernel--"  # of a record's system; no spec is called so


@dataclass(frozen=True, slots=True)
class KernelTarget:
    """A kernel where `Plans` expects a spec: its system is built already."""

    name: str
    system: System
    path: Any = None
    built_in: bool = False

    def systems(self) -> list[System]:
        return [self.system]
