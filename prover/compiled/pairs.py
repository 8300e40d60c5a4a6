"""What an element of an emitted access is proposed to be, as records."""

from __future__ import annotations

from msgspec import Struct

from ..kernels.machine.sinks import SinkAccess
from .encodings import Basis, Encoding
from .searching import Turns
from .source import Source


class Place(Struct, frozen=True):
    """An element of a source access as a thread has it. turns: iteration of a loop of the source -> which one it is."""

    source: Source
    encoding: Encoding
    register: Basis
    turns: Turns = ()


class Pair(Struct):
    """One element of an emitted access. at: which of its elements; bytes: of an element; place: what it is proposed to be;
    agrees: whether the proposal holds at all points that were tried; None where there were none. why: there is no
    proposal. among: where one emitted store is several of the source, each of these under its own mask, there is a pair for
    each, and these are the places of all."""

    access: SinkAccess
    at: int
    bytes: int
    place: Place | None
    agrees: bool | None = None
    why: str = ""
    among: tuple[Place, ...] = ()

    @property
    def said(self) -> str:
        """The element, in claims."""
        if self.place is None or not self.among:
            return f"element {self.at}"
        return f"element {self.at}, {self.among.index(self.place) + 1} of {len(self.among)}"
