"""What is claimed of a launch, as records: the claims, what each case is about, and where in the source that is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..engines.outcome import Outcome
from ..language.claims import System, Verdict
from .formulas import ArmFormula, Formula
from .machine.accesses import Access
from .machine.values import Step
from .ttir.records import Place

if TYPE_CHECKING:
    from .covering.claims import Covering

PREFIX = "triton--"  # of a record's system
INSIDE, NO_WRAP = "inside", "no wrap"
DIVISIONS = "divisions"
HOLDS = (Verdict.PROVED, Verdict.VACUOUS)
OWN_FOLDERS = ("/triton/language/", "/triton/runtime/")  # of functions that come with Triton


@dataclass(frozen=True, slots=True)
class About:
    """What a case is about: its formula, the memory that it goes to, the step; or a tensor that is written."""

    formula: Formula
    arm: ArmFormula | None = None
    step: Step | None = None
    other: Formula | None = None  # the second program's store, of a case about two
    covering: Covering | None = None


@dataclass(slots=True)
class Stated:
    """The claims of one launch. given: (claim, case) -> the outcome of what nobody need decide."""

    system: System
    given: dict[tuple[str, str], Outcome] = field(default_factory=dict)
    about: dict[tuple[str, str], About] = field(default_factory=dict)
    accesses: dict[str, Access] = field(default_factory=dict)  # by claim
    names: dict[str, str] = field(default_factory=dict)  # claim -> what it is about, in words


def step_name(step: Step) -> str:
    line = own_place(step.operation.place).line
    return f"line {line}: {step.what}" if line else step.what


def own_place(place: Place) -> Place:
    """Where the user's code is: through the functions that come with Triton to what calls them."""
    for found in (place, *place.callers):
        if found.line and not any(folder in found.file for folder in OWN_FOLDERS):
            return found
    return place
