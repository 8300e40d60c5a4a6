"""The variables that stand for what a kernel reads or carries, and what each of them is."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...language.terms import Term, integer
from ..ttir.records import Operation
from .shapes import Index


@dataclass(frozen=True, slots=True)
class Read:
    """An integer that is loaded.

    term: what stands for it; offset: the element of the argument's memory; changes: the kernel writes to that memory, so
    the same element may be another integer elsewhere; after: what may have written it before; operations: all that load
    it, of which ``operation`` is one.
    """

    term: Term
    base: str
    offset: Term
    operation: Operation
    changes: bool = False
    after: Operation | None = None
    operations: tuple[Operation, ...] = ()


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
            own, count = name, 1
            while own in self.taken:
                count += 1
                own = f"{name}.{count}"
            self.taken.add(own)
            self.made[key] = integer(own, low, high)
        return self.made[key]

    def index(self, shape: tuple[int, ...]) -> Index:
        """A variable for each index of a lane."""
        return tuple(
            self.variable(("index", at, extent), f"i{at}" if len(shape) > 1 else "i", 0, extent)
            for at, extent in enumerate(shape)
        )
