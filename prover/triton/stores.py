"""What is claimed of stores beside their addresses: no two programs write one element, and every one is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence

from ..accesses.access import Access
from ..accesses.apart import Races
from ..accesses.covered import WRITTEN, Covers
from ..guessing import digits
from ..guessing.witnesses import solve
from ..language.claims import Case
from ..language.obligations import Verdict
from .cases import Cases
from .claimed import About, ClaimSet
from .ground import LaunchGround
from .launching.host import ALIGNED
from .launching.launch import TensorArgument

MOST_WHOLE = 6  # pairs of stores to a tensor that are compared at once, where digits do not tell their programs apart
ANOTHER = ", one through another store"  # ends what a claim is about
WRITES, DESCRIBED = "writes_", "described_"  # begin a claim's name


class StoreClaims:
    """Makes the claims."""

    def __init__(self, cases: Cases):
        self.cases = cases
        ground = LaunchGround(cases)
        self.races, self.covers = Races(ground, digits), Covers(ground, solve)

    def writes(self, found: ClaimSet, stores: Sequence[tuple[str, Access]], short: Container[str] | None) -> None:
        """That no two programs write one element, for each store and each two to one tensor. short: the claims that are
        made by digits; None for those that can be, and no others."""
        if not self.races.who:
            return
        tried: Counter[str] = Counter()
        for at, (name, store) in enumerate(stores):
            for name_2, other in stores[at:]:
                if other.base != store.base:
                    continue
                claim = found.free(f"{WRITES}{name}" + (f"_and_{name_2}" if other is not store else ""))
                cases = self.races.short(store, other) if short is None or claim in short else []
                if short is not None and not cases:
                    tried[store.base] += other is not store
                    cases = [self._whole(found, claim, store, other, tried[store.base])]
                if cases:
                    self._two(found, claim, store, other, cases)

    def _whole(self, found: ClaimSet, claim: str, store: Access, other: Access, number: int) -> Case:
        """At once; of many pairs of stores only some, and the others are not known. number: of those of a tensor."""
        case = self.races.whole(store, other)
        if other is store or number <= MOST_WHOLE:
            return case
        why = f"not tried: {MOST_WHOLE} other pairs of stores to {store.base} are not told apart by their addresses"
        return found.fixed(claim, case.name, Verdict.UNKNOWN, why)

    @staticmethod
    def _two(found: ClaimSet, claim: str, store: Access, other: Access, cases: list[Case]) -> None:
        for case in cases:
            found.about[claim, case.name] = About(store.source, store, None, other.source)
        found.names[claim] = f"writes to {store.base} of two programs"
        if other is not store:
            found.names[claim] += ANOTHER
        said = f"No two programs write one element of {store.base}."
        found.claim(claim, said, store.source.operation, cases)

    def described(self, found: ClaimSet, argument: TensorArgument) -> None:
        """That a descriptor that the host makes of a tensor keeps the hardware's rules: its strides."""
        claim = found.free(DESCRIBED + argument.name)
        found.names[claim] = f"descriptor of {argument.name}"
        cases: list[Case] = []
        for axis, stride in enumerate(argument.strides[:-1]):
            goal, given = stride * argument.bytes % ALIGNED == 0, self.cases.launch.given
            show = {"bytes": stride * argument.bytes}
            cases.append(Case(f"stride {axis} is a multiple of 16 bytes", goal, [*given, *self.cases.facts], show))
        if cases:
            found.claim(claim, f"The strides of {argument.name} are multiples of 16 bytes.", None, cases)

    def written(self, found: ClaimSet, argument: TensorArgument, stores: Sequence[Access]) -> None:
        """That every element of a tensor is written."""
        claim = found.free(f"written_{argument.name}")
        found.names[claim] = f"every element of {argument.name}"
        said = f"Every element of {argument.name} is written."
        if not stores:
            why = f"no store to {argument.name} was read"
            found.claim(claim, said, None, [found.fixed(claim, WRITTEN, Verdict.UNSUPPORTED, why)])
            return
        covering = self.covers.covering(argument, stores)
        cases = list(self.covers.case_list(covering))
        for case in cases:
            found.about[claim, case.name] = About(stores[0].source, stores[0], covering=covering)
        for store, _ in covering.witnesses:
            for step in store.source.steps:
                found.steps(self.cases, claim, store.source, step, cases)
        found.claim(claim, said, stores[0].source.operation, cases)
