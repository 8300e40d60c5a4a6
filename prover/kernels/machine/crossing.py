"""What lanes of a wave take of each other: a value of the lane that an index names, a bit of a ballot.

TRUSTED. Only where all lanes of the wave are active, and of values that all of them have as the same formula of the lane.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from ...language.constructors import both
from ...language.idioms import within
from ...language.terms import Term, const
from ...language.walking import substitute, variables
from ...machine.values import TRUE, Bit, Int
from ...targets.amdgpu import WAVE
from ..ir.values import Opaque
from .elementwise import Meaning
from .iteration_variables import iterations

if TYPE_CHECKING:
    from ..ir.module import Instruction
    from .frame import Frame

LANE_BYTES = 4  # of an index of ds.bpermute


@dataclass(frozen=True, slots=True)
class Ballot(Opaque):
    """A bit for each lane of the wave, whether a formula holds there; shifted: so many lanes down, None for not at all."""

    formula: Term = TRUE
    shifted: Int | None = None


@dataclass(frozen=True, slots=True)
class Part(Int):
    """Bits of a wider number, from one on; those that are not its bits are zeros above them."""

    whole: Int | None = None
    at: int = 0


def part(found: Any, whole: Int, at: int) -> Any:
    """A number that is made already as bits of a wider one."""
    if type(found) is not Int:
        return found
    return Part(found.term, found.bits, found.low, found.high, found.ok, whole, at)


def rejoined(items: Sequence[Int], bits: int) -> Int | None:
    """The wider number of which these are all bits, the lowest first; None of others."""
    first, at = items[0], 0
    if not isinstance(first, Part) or first.whole is None or first.whole.bits != bits:
        return None
    whole = first.whole
    for one in items:
        if not isinstance(one, Part) or one.at != at or one.whole is None or one.whole.term is not whole.term:
            return None
        at += one.bits
    if at != bits:
        return None
    return Int(whole.term, bits, whole.low, whole.high, both(whole.ok, *(one.ok for one in items)))


def apart(frame: Frame, *values: tuple[Term, Term]) -> str:
    """Why lanes may not have a value of each other; "" where they may. values: with when they are no poison."""
    lane, terms = frame.launch.lane, [term for own in values for term in own]
    if prod(frame.launch.threads) % WAVE:
        return "a value in another lane, of a wave that is not whole"
    if any(v is not lane and frame.differs(v) for v in variables(*terms)):
        return "a value in another lane, of what is no formula of the lane"
    on = [v for v in variables(frame.path) if not iterations(v)]
    if frame.parted() or any(v is lane or frame.differs(v) for v in on):
        return "a value in another lane, where not all lanes are active"
    return ""


def from_lane(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    """ds.bpermute: the data of lane (bytes div 4) mod 64."""
    at, data = values
    if not isinstance(at, Int) or not isinstance(data, Int):
        return Opaque("a value in another lane, of this type")
    whole = data.whole if isinstance(data, Part) else None
    why = apart(frame, *((one.term, one.ok) for one in (data, whole) if one is not None))
    if why:
        return Opaque(why)
    index = frame.algebra.simplify((at.term // LANE_BYTES) % WAVE)  # whichever reading the term is
    found = _moved(frame, data, index, at.ok)
    return part(found, _moved(frame, whole, index, at.ok), data.at) if isinstance(data, Part) and whole else found


def _moved(frame: Frame, value: Int, index: Term, ok: Term) -> Int:
    """What a number is in another lane."""
    simplify = frame.algebra.simplify
    term, own = map(simplify, substitute({frame.launch.lane: index}, value.term, value.ok))
    return frame.machine.make(term, value.bits, both(ok, own), value.low, value.high)


def ballot(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    (value,) = values
    if not isinstance(value, Bit) or value.ok is not TRUE or i.type.bits != WAVE:
        return Opaque("a ballot of what may be poison")
    why = apart(frame, (value.formula, value.ok))
    return Opaque(why) if why else Ballot("a ballot", formula=value.formula)


def shifted(otherwise: Meaning) -> Meaning:
    """lshr, of a ballot too."""

    def apply(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
        own, by = values
        if isinstance(own, Ballot) and own.shifted is None and isinstance(by, Int):
            return Ballot(own.why, formula=own.formula, shifted=by)
        found = otherwise(frame, i, values)
        known = isinstance(by, Int) and by.term.op == "const" and 0 <= by.term.payload < i.type.bits
        if known and isinstance(own, Int) and not isinstance(own, Part):
            return part(found, own, by.term.payload)
        return found

    return apply


def lowest(otherwise: Meaning) -> Meaning:
    """trunc, of a ballot to its lowest bit too: whether the formula holds in the lane by which it was shifted."""

    def apply(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
        (own,) = values
        if isinstance(own, Int) and i.type.kind == "int" and i.type.bits > 1:
            whole, at = (own.whole or own, own.at) if isinstance(own, Part) else (own, 0)
            found = otherwise(frame, i, values)
            return part(found, whole, at) if at + i.type.bits <= whole.bits else found
        if not isinstance(own, Ballot) or i.type.bits != 1 or i.flags:
            return otherwise(frame, i, values)
        by = const(0) if own.shifted is None else frame.machine.unsigned(own.shifted).term
        simplify = frame.algebra.simplify
        (moved,) = substitute({frame.launch.lane: simplify(by % WAVE)}, own.formula)
        ok = TRUE if own.shifted is None else both(own.shifted.ok, within(by, 0, WAVE))
        return Bit(simplify(moved), simplify(ok))

    return apply
