"""What is claimed of all that is written to a memory: no two threads write one byte of it, and every byte is written.

The builder is that of Triton's stores (`accesses`); here a store is a sink's access, and who runs is a thread of a block.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...accesses.apart import Races
from ...accesses.covered import WRITTEN, Covers
from ...guessing import digits
from ...guessing.witnesses import solve
from ...language.claims import Case
from ...language.obligations import Verdict
from ...language.terms import truth
from ...machine.values import TRUE
from ..between.waits import GRID, SCOPES, syncscope
from ..ir.places import sources
from ..machine.sinks import SinkAccess
from .cases import Cases
from .ground import Stores, ThreadGround, is_atomic

MOST_PAIRS = 120  # of stores to one memory that are compared
APART, COVERED = "apart_", "written_"  # begin claims' names


class Writes:
    """Makes the cases. cases: of the kernel, which keeps what they are about."""

    def __init__(self, cases: Cases):
        self.cases, self.claims, self.trace, self.launch = cases, cases.claims, cases.trace, cases.launch

    def apart(self, name: str) -> Iterator[Case]:
        """That no two threads write one byte of a memory, for each store and each two."""
        claim = f"{APART}{name}"
        why = self.cases.unclear
        if why:
            yield self.cases._fixed(claim, "stores", Verdict.UNSUPPORTED, why)
            return
        own = self._stores(name)
        yield from self._unknown(claim)
        yield from self._poisoned(own)
        yield from self._narrow(own)
        ground = ThreadGround(self.launch, self.trace)
        found, races = Stores(ground, name, own, self.cases._form).writing(), Races(ground, digits)
        pairs = [
            (one, other) for at, one in enumerate(found) for other in found[at:]
            if not (is_atomic(one.source) and is_atomic(other.source) and one.bytes == other.bytes)
        ]  # fmt: skip
        for number, (one, other) in enumerate(pairs):
            case, written = races.whole(one, other), sources(one.source.instruction, other.source.instruction)
            case = replace(case, name=f"{self._label(one.source, other.source)}: {case.name}", sources=written)
            if number >= MOST_PAIRS:
                why = f"not tried: {MOST_PAIRS} other pairs of stores to {name} are compared already"
                case = self.cases._fixed(claim, case.name, Verdict.UNKNOWN, why, own=written)
            self.claims.pairs[claim, case.name] = (one.source, other.source)
            yield case
        if own and not pairs:
            yield Case("all of them are atomic", truth(True), self.launch.given)
        elif not pairs:
            yield self.cases._fixed(claim, "stores", Verdict.UNSUPPORTED, f"no store to {name} was read")

    def covered(self, name: str) -> Iterator[Case]:
        """That every byte of a memory is written."""
        claim = f"{COVERED}{name}"
        own = [access for access in self._stores(name) if not is_atomic(access)]
        why = self.cases.unclear or ("" if own else f"no store to {name} was read")
        if why:
            yield self.cases._fixed(claim, WRITTEN, Verdict.UNSUPPORTED, why)
            return
        yield from self._poisoned(own)
        ground = ThreadGround(self.launch, self.trace)
        covers = Covers(ground, solve)
        stores = Stores(ground, name, own, self.cases._form)
        covering = covers.covering(stores.memory, stores.written())
        self.claims.coverings[claim] = covers, covering
        yield from covers.case_list(covering)

    def _stores(self, name: str) -> list[SinkAccess]:
        return [
            access
            for access in self.trace.accesses
            if access.base.lstrip("@") == name and not access.why and "load" not in access.what
        ]

    def _unknown(self, claim: str) -> Iterator[Case]:
        """Accesses that may write, and nobody knows where."""
        for access in self.trace.accesses:
            if (access.why or access.address is None) and "load" not in access.what:
                why = f"it may write there: {access.why or 'its address is not known'}"
                name, written = f"{self._label(access, access)}: address", sources(access.instruction)
                yield self.cases._fixed(claim, name, Verdict.UNSUPPORTED, why, own=written)

    def _narrow(self, own: list[SinkAccess]) -> Iterator[Case]:
        """Those that are atomic for fewer threads than the grid's."""
        alone = all(self.cases.algebra.interval(block) == (0, 0) for block in self.launch.blocks)
        for access in own:
            if is_atomic(access) and syncscope(access.instruction.text) not in (SCOPES if alone else GRID):
                why = "it is atomic for fewer threads than the grid's, which is not followed"
                claim, name = f"{APART}{access.base.lstrip('@')}", f"{self._label(access, access)}: scope"
                yield self.cases._fixed(claim, name, Verdict.UNSUPPORTED, why, own=sources(access.instruction))

    def _poisoned(self, own: list[SinkAccess]) -> Iterator[Case]:
        """That the addresses are numbers: of a sink that is skipped, nothing else says it."""
        for access in own:
            if access.ok is not TRUE:
                goal = self.cases._form(access.ok)
                given = [*self.launch.given, *map(self.cases._form, (access.path,))]
                name, written = f"{self._label(access, access)}: not poison", sources(access.instruction)
                yield Case(name, goal, given, self.cases._thread(), sources=written)

    def _label(self, one: SinkAccess, other: SinkAccess) -> str:
        if one is other:
            return f"sink {self._called(one)}"
        return f"sinks {self._called(one)} and {self._called(other)}"

    def _called(self, access: SinkAccess) -> str:
        """The sink's number, and which of its accesses it is."""
        own = self.trace.of(access.number)
        if len(own) < 2:
            return str(access.number)
        return f"{access.number}, access {next(n for n, other in enumerate(own) if other is access)}"
