"""What is claimed of stores beside their addresses: no two programs write one element, and every one is written."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ..language.claims import Verdict
from .cases import Cases
from .claimed import About, Stated
from .covering.claims import WRITTEN, Covers
from .launching.launch import TensorArgument
from .races import Races, Store

MOST_PAIRS = 3  # stores to one tensor of which each two are compared


class StoreClaims:
    """Makes the claims."""

    def __init__(self, cases: Cases):
        self.cases = cases
        self.races, self.covers = Races(cases), Covers(cases)

    def writes(self, found: Stated, stores: Sequence[tuple[str, Store]], short: Container[str], whole: bool) -> None:
        """That no two programs write one element, for each store and each two; those in ``short`` by digits."""
        if not self.races.programs:
            return
        for at, (name, store) in enumerate(stores):
            for name_2, other in stores[at : at + MOST_PAIRS]:
                if other.arm.base != store.arm.base or other.arm.unit != store.arm.unit:
                    continue
                claim = found.free(f"writes_{name}" + (f"_{name_2}" if other is not store else ""))
                if claim in short:
                    cases = list(self.races.short(store, other))
                elif whole:
                    cases = [self.races.whole(store, other)]
                else:
                    continue
                for case in cases:
                    found.about[claim, case.name] = About(store.formula, store.arm, None, other.formula)
                if cases:
                    found.names[claim] = f"writes to {store.arm.base} of two programs"
                    said = f"No two programs write one element of {store.arm.base}."
                    found.claim(claim, said, store.formula.operation, cases)

    def written(self, found: Stated, argument: TensorArgument, stores: Sequence[Store]) -> None:
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
            found.about[claim, case.name] = About(stores[0].formula, stores[0].arm, covering=covering)
        for store, _ in covering.witnesses:
            for step in store.formula.steps:
                found.steps(self.cases, claim, store.formula, step, cases)
        found.claim(claim, said, stores[0].formula.operation, cases)
