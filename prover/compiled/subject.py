"""What is compared: a launch with the texts of one compilation."""

from __future__ import annotations

import hashlib

from msgspec import Struct

from ..running.names import COMPILED
from ..triton.launching.launch import Launch
from .texts import Texts

MOST = 64  # letters of a system's name


class Subject(Struct):
    """A launch with the texts of one compilation. file, line: where the launch is written; tail: of the system's name,
    where a launch of another file has that name too."""

    name: str
    launch: Launch
    texts: Texts
    file: str = ""
    line: int = 0
    tail: str = ""

    @property
    def called(self) -> str:
        """The name of its system."""
        said = f"{self.name}--{self.texts.name}{self.tail}"
        whole = COMPILED + "".join(c if c.isascii() and (c.isalnum() or c in "_-") else "_" for c in said)
        return whole if len(whole) <= MOST else f"{whole[: MOST - 10]}--{hashlib.sha256(said.encode()).hexdigest()[:8]}"
