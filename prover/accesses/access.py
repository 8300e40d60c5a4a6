"""One access: where it goes, under which condition, as far as claims about it need to know; and what is given around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

from ..language.claims import Case
from ..language.parts import Interval
from ..language.terms import Term, truth


class Reading(Protocol):
    """A number or a truth value. exact: as the kernel computes it; ideal: in unbounded integers."""

    @property
    def exact(self) -> Term: ...

    @property
    def ideal(self) -> Term: ...


class Both(NamedTuple):
    """The plainest reading."""

    exact: Term
    ideal: Term

    @classmethod
    def of(cls, term: Term) -> Both:
        """Of what cannot wrap, or of which the wraps are in the term."""
        return cls(term, term)


ALWAYS = Both.of(truth(True))


class Memory(Protocol):
    """What is accessed. memory: what two names of one have in common. shape, strides: in elements of so many bytes."""

    @property
    def name(self) -> str: ...

    @property
    def memory(self) -> str: ...

    @property
    def bytes(self) -> int: ...

    @property
    def shape(self) -> tuple[Term, ...]: ...

    @property
    def strides(self) -> tuple[Term, ...]: ...


class Elements(Struct, frozen=True):
    """A memory in units of so many bytes. memory: that of the first argument that is this tensor, or its name."""

    name: str
    memory: str
    bytes: int
    shape: tuple[Term, ...] = ()
    strides: tuple[Term, ...] = ()


class Access(Struct, frozen=True, eq=False):
    """What one lane of an instruction does in one memory.

    offset: from the memory's start, in units of ``unit`` bytes; size: of what may be accessed,
    in the same; None where nothing says. bytes: that the lane touches. path, mask: it runs where all of these hold. source:
    the reader's own record. anyhow: it runs, or another one in its place, if its path holds for all values of what is not
    the lane's own.
    """

    memory: Memory
    offset: Reading
    unit: int
    bytes: int
    size: Term | None
    path: tuple[Reading, ...] = ()
    mask: Reading = ALWAYS
    source: Any = None
    anyhow: bool = False

    @property
    def base(self) -> str:
        return self.memory.name

    @property
    def span(self) -> int:
        """Units that the lane touches."""
        return max(self.bytes // self.unit, 1)

    @property
    def runs(self) -> list[Term]:
        """When it runs, in unbounded integers."""
        return [*(part.ideal for part in self.path), self.mask.ideal]

    @property
    def runs_exactly(self) -> list[Term]:
        """When it runs, as the kernel computes it."""
        return [*(part.exact for part in self.path), self.mask.exact]

    def further(self, units: int | Term) -> Access:
        """The same so many units on."""
        offset = Both(self.offset.exact + units, self.offset.ideal + units)
        return replace(self, offset=offset)


class Chosen(Struct, frozen=True):
    """The variables that say which lane of which program an access is, and in which iteration. hidden: whether it runs
    hangs on more than these."""

    who: list[Term]
    index: list[Term]
    rounds: list[Term]
    hidden: bool = False

    @property
    def free(self) -> list[Term]:
        return [v for v in (*self.who, *self.index, *self.rounds) if v.op == "var"]


class Ranges(Protocol):
    """Constant ranges of terms, from what is given."""

    def of(self, term: Term) -> Interval: ...


class Second(Protocol):
    """Terms of the second of two who run."""

    def __call__(self, *terms: Term) -> list[Term]: ...


class Ground(Protocol):
    """What a launch, or a binding, gives to claims: who runs, what is promised, and how a case says it."""

    @property
    def who(self) -> Sequence[Term]:
        """What tells programs or threads apart."""
        ...

    @property
    def called(self) -> str:
        """What these are called: program ids."""
        ...

    @property
    def several(self) -> str:
        """And those who run: programs."""
        ...

    @property
    def sizes(self) -> Sequence[Term]:
        """The variables that all who run have in common."""
        ...

    @property
    def taken(self) -> set[str]:
        """Names that variables have."""
        ...

    @property
    def ranges(self) -> Ranges: ...

    @property
    def promised(self) -> list[Term]:
        """What holds of every launch."""
        ...

    def chosen(self, access: Access) -> Chosen:
        """Which lane of which program, in which iteration, an access is."""
        ...

    def case(self, access: Access, name: str, goal: Term, given: list[Term], show: dict[str, Any], facts: bool) -> Case:
        """A case under what is promised. facts: with all that holds of every launch."""
        ...

    def loaded(self, access: Access, *formulas: Term) -> list[Term]:
        """What is promised of the loaded integers that the formulas speak of."""
        ...

    def told(self, access: Access, loaded: Term) -> list[Term]:
        """The offset of a loaded element, where something is promised of it in relation to others, or order; else none."""
        ...

    def loaded_by_two(
        self, access: Access, other: Access, second: Second, given: Sequence[Term], *formulas: Term
    ) -> list[Term]:
        """The same of what two of those who run read. second: the other one's terms. given: what is assumed beside it."""
        ...
