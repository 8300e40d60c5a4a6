"""The variables that stand for what a kernel reads or carries, and what each of them is."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...language.terms import Term, integer
from ..launching.elements import Element
from ..launching.launch import fresh
from ..ttir.records import Operation, element_bytes
from .shapes import Index


@dataclass(frozen=True, slots=True)
class Read:
    """An integer that is loaded.

    term: what stands for it; offset: the element of the argument's memory; changes: the kernel writes to that memory, so
    the same element may be another integer elsewhere; after: what may have written it before. element: which of the
    tensor's own elements it is, None where it is none that is read whole; known: where that is known; sure: that it is one
    wherever the mask is true is a step of its own.
    """

    term: Term
    base: str
    offset: Term
    operation: Operation
    changes: bool = False
    after: Operation | None = None
    element: Element | None = None
    known: Term | None = None
    sure: bool = False

    @property
    def bytes(self) -> int:
        """That are read."""
        return element_bytes(self.operation.results[0].type.element)


@dataclass(frozen=True, slots=True)
class Carried:
    """A value that a loop carries: of which nothing but its type is known, or that a ``while`` moves by an amount.
    position: among those that it carries."""

    operation: Operation
    position: int
    index: Index


@dataclass(slots=True)
class Names:
    """Variables of one kernel. Each stands for one thing, so that terms that say the same are the same."""

    taken: set[str] = field(default_factory=set)
    made: dict[object, Term] = field(default_factory=dict)

    def variable(self, key: object, name: str, low: Term | int | None, high: Term | int | None) -> Term:
        if key not in self.made:
            name = "".join(letter if letter.isalnum() or letter in "_.@" else "_" for letter in name) or "value"
            own = fresh(name, self.taken)
            self.taken.add(own)
            self.made[key] = integer(own, low, high)
        return self.made[key]
