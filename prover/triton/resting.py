"""Nothing is better than what it rests on: a contract says what a tensor holds, and nothing of what a load finds that
is not proved to be inside the tensor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ..engines.outcome import unknown
from ..language.obligations import Verdict
from ..running.results import Result
from .claimed import About, ClaimSet, holds
from .formulas import Formula
from .launching.launch import Launch, TensorArgument
from .ttir.records import Operation, Place, own_place


def behind(results: Sequence[Result], stated: ClaimSet, launch: Launch) -> list[Result]:
    """The results, of which none is proved by the contract of a load that is not itself proved."""
    promised = {a.memory for a in launch.arguments if isinstance(a, TensorArgument) and _says_something(a)}
    promised |= launch.related
    loads = Loads(stated)
    found = list(results)
    failing: set[str] = set()
    while (now := _failing(found)) != failing:
        failing = now
        found = [_weakened(result, stated, promised, loads, failing) for result in found]
    return found


class Loads:
    """The claims of loads, by operation."""

    def __init__(self, stated: ClaimSet):
        self.own: dict[int, list[str]] = {}
        self.at: dict[Place, list[str]] = {}
        for claim, access in stated.accesses.items():
            self.own.setdefault(id(access.operation), []).append(claim)
            self.at.setdefault(access.operation.place, []).append(claim)

    def claims(self, operation: Operation) -> list[str]:
        """Those of a load; of one in another text of the kernel, those of all that is loaded at its place."""
        return self.own.get(id(operation)) or self.at.get(operation.place, [])


def _says_something(argument: TensorArgument) -> bool:
    return argument.contents is not None or argument.dtype == "bool"


def _failing(results: Sequence[Result]) -> set[str]:
    """The claims of which some case is not proved."""
    return {r.statement.claim for r in results if not holds(r)}


def _weakened(
    result: Result, stated: ClaimSet, promised: set[str], loads: Loads, failing: set[str]
) -> Result:  # fmt: skip
    outcome = result.outcome
    about = stated.about.get((result.statement.claim, result.statement.case))
    if outcome is None or outcome.verdict is not Verdict.PROVED or about is None:
        return result
    for formula in formulas_of(about):
        for read in formula.reads.values():
            for operation in read.operations if read.base in promised else ():
                own = loads.claims(operation)
                if (not own or failing & set(own)) and own != [result.statement.claim]:
                    return replace(result, outcome=unknown(outcome.engine, _said(operation, read.base)))
    return result


def formulas_of(about: About) -> Iterator[Formula]:
    """The formulas that a case speaks of."""
    yield about.formula
    if about.other is not None:
        yield about.other
    if about.covering is not None:
        for store, _ in about.covering.witnesses:
            yield store.source


def _said(operation: Operation, base: str) -> str:
    place = own_place(operation.place)
    at = f"line {place.line}" if place.line else f"line {operation.line} of the TTIR"
    return (
        f"it rests on what the launch says that {base} holds, and the load at {at} is not proved to be inside {base}: "
        "of what it finds outside, nothing is known"
    )
