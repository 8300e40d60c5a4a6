"""The variables that stand for what a kernel reads or carries, and what each of them is."""

from __future__ import annotations

from msgspec import Struct, field

from ...language.terms import Term, integer
from ...language.walking import variables
from ..launching.elements import Element
from ..launching.launch import fresh
from ..ttir.records import Operation, element_bytes
from .shapes import Index


class Read(Struct, frozen=True):
    """An integer that is loaded.

    term: what stands for it; offset: the element of the argument's memory; changes: the kernel writes to that memory, so
    the same element may be another integer elsewhere; after: what may have written it before; operations: all that load
    it, of which ``operation`` is one. element: which of the tensor's own elements it is, None where it is none that is read
    whole; known: where that is known; sure: that it is one wherever the mask is true is a step of its own.
    """

    term: Term
    base: str
    offset: Term
    operation: Operation
    changes: bool = False
    after: Operation | None = None
    operations: tuple[Operation, ...] = ()
    element: Element | None = None
    known: Term | None = None
    sure: bool = False

    @property
    def bytes(self) -> int:
        """That are read."""
        return element_bytes(self.operation.results[0].type.element)


class Carried(Struct, frozen=True):
    """A value that a loop carries: of which nothing but its type is known, or that a ``while`` moves by an amount.
    position: among those that it carries."""

    operation: Operation
    position: int
    index: Index


class Origin(Struct, frozen=True):
    """What a variable can differ by: the iterations of ``operation``, if that is a loop, and of every loop around it, and
    all that ``terms`` differ by."""

    operation: Operation | None
    terms: tuple[Term, ...]


class Names(Struct):
    """Variables of one kernel. Each stands for one thing, so that terms that say the same are the same; and in one formula
    for its value in one iteration of each loop that it can differ by."""

    taken: set[str] = field(default_factory=set)
    made: dict[object, Term] = field(default_factory=dict)
    origins: dict[Term, Origin] = field(default_factory=dict)

    def variable(
        self, key: object, name: str, low: Term | int | None, high: Term | int | None, source: Operation | None = None,
        of: tuple[Term, ...] = (),
    ) -> Term:  # fmt: skip
        """The variable of the key. source, of: as an `Origin` has them; nothing for what is the same everywhere."""
        if key not in self.made:
            name = "".join(letter if letter.isalnum() or letter in "_.@" else "_" for letter in name) or "value"
            own = fresh(name, self.taken)
            self.taken.add(own)
            self.made[key] = integer(own, low, high)
            self.origins[self.made[key]] = Origin(source, of)
        return self.made[key]

    def index(self, shape: tuple[int, ...]) -> Index:
        """A variable for each index of a lane."""
        return tuple(
            self.variable(("index", at, extent), f"i{at}" if len(shape) > 1 else "i", 0, extent)
            for at, extent in enumerate(shape)
        )

    def varies(self, loop: Operation, *terms: Term, but: Term | None = None) -> bool:
        """Whether the terms may differ from one iteration of the loop to the next. but: a variable that may stand in them,
        though not in what others differ by."""
        return any(term is not but and self._varies(loop, term) for term in variables(*terms))

    def _varies(self, loop: Operation, variable: Term) -> bool:
        origin = self.origins.get(variable)
        if origin is None:
            return False
        source = origin.operation
        inside = source is not None and (source is loop or any(own is loop for own in source.around()))
        return inside or self.varies(loop, *origin.terms)
