"""What is looked for of a loop that is taken once, from run to run: its counters' steps, forms and ranges of what else it
carries, how often it runs, when it goes on (`Stage`). Each run sees what follows from the proposals of the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from msgspec.structs import replace

from ...guessing.closed_forms import ClosedForm, Down, InTurn, Up, in_turn
from ...guessing.strided_interval import Guesses
from ...guessing.trip_counts import CAPS, counted, emptied
from ...language.terms import Term
from ...machine.arithmetic import Arithmetic
from ..ir.order import TooHard
from ..machine.frame import Frame
from .bounds import bound
from .induction import stands_for
from .learned import LoopSummary, Stage

ENDLESS = 1 << 64  # iterations, that nobody waits for
CONFIRMING = Stage.CONDITION, False, False
Own = TypeVar("Own", bound=LoopSummary)


def more(loop: Own, frame: Frame) -> Own | None:
    """At the end of a run: what is known for the next one; None if nothing new is. frame: of the run."""
    if loop.visit < 0:
        return None
    if loop.stage is Stage.STEPS:
        return _after_steps(loop, frame)
    if loop.stage is Stage.RANGES:
        return _after_ranges(loop, frame)
    return _after_condition(loop, frame) if loop.stage is Stage.CONDITION else _after_all(loop)


def _after_steps(loop: Own, frame: Frame) -> Own:
    changing = {n: b for n, b in loop.bits.items() if loop.found[n] is None and n not in loop.lost}
    guessed = {name: step for name, step in loop.guessed.items() if step is not None and name in changing}
    left = changing.keys() - guessed.keys()
    if loop.declared is not None:
        left = {name for name in left if not loop.declared.speaks_of(name)}
    forms = {
        name: form
        for name, form in in_turn(loop.follows).items()
        if left.issuperset(form.names) and all(frame.may(stands_for(form.kind, loop.header, one)) for one in form.names)
    }
    forms |= _down(loop, frame, left)
    changing = {name: bits for name, bits in changing.items() if name in left and name not in forms}
    scalable = {name: (form, loop.bits[name]) for name, form in loop.scaled.items() if form and name in changing}
    return loop.fresh(
        stage=Stage.RANGES if changing else Stage.CONDITION, steps=loop.found | guessed, forms=forms, scalable=scalable,
        ranges=Guesses(changing, tried=dict(loop.tried)), looked=loop.look,
    )  # fmt: skip


def _down(loop: LoopSummary, frame: Frame, names: Collection[str]) -> dict[str, ClosedForm]:
    """What goes down to 0, and what grows meanwhile: such a range says less."""
    found: dict[str, ClosedForm] = {}
    for name, form in (*loop.scaled.items(), *loop.rising.items()):
        if isinstance(form, Down | Up) and frame.may(stands_for(form.kind, loop.header, name)):
            found |= {name: form} if name in names and found.keys() >= set(form.names) - {name} else {}
    return found


def _after_ranges(loop: Own, frame: Frame) -> Own:
    found = loop.ranges.next()
    if not found.settled:
        return loop.fresh(ranges=found)
    loop.tried.update(found.results)
    again = loop.fresh(ranges=found, stage=Stage.CONDITION)
    unknown = any(found.found.get(name) is None for name in loop.scalable)
    if not unknown and len(loop.scalable) < 2:  # of two, ranges do not say how they hang together
        return again
    may = frame.may
    scaled = {n: form for n, (form, _) in loop.scalable.items() if may(stands_for(form.kind, loop.header, n))}
    again = replace(again, forms=loop.forms | scaled)
    return replace(again, below=max(bits for _, bits in loop.scalable.values()) + 2) if again.by_powers else again


def _after_condition(loop: Own, frame: Frame) -> Own:
    below = _longest(loop, bound, frame.algebra if loop.endless else Arithmetic((), frame.algebra.steps))
    if below < loop.below and not loop.unbounded:
        return loop.fresh(below=below, guesses=0, confirmed=False, looked=loop.look)
    if loop.look == CONFIRMING and loop.endless:
        if loop.below < ENDLESS and not loop.counted and not _confirmed(loop, frame.algebra):
            return loop.fresh(below=ENDLESS, unbounded=True, looked=loop.look)
        return loop.fresh(confirmed=True, looked=loop.look)
    if loop.guesses and loop.endless and (below := _counted(loop, frame)) < loop.below:
        return loop.fresh(below=below, guesses=0, counted=True, looked=loop.look)
    if loop.guesses and loop.by_powers:  # nothing is said of powers of two that nothing bounds
        forms = {name: form for name, form in loop.forms.items() if isinstance(form, InTurn)}
        return loop.fresh(forms=forms, scalable={}, below=CAPS[0], looked=loop.look)
    if loop.guesses and loop.endless:
        last = loop.guesses == len(CAPS)
        below, guesses = (ENDLESS, 0) if last else (CAPS[-2], len(CAPS))
        return loop.fresh(below=below, guesses=guesses, looked=loop.look)
    if loop.guesses == len(CAPS):
        raise TooHard("a loop whose number of iterations has no bound that can be seen")
    if loop.guesses:
        return loop.fresh(below=CAPS[loop.guesses], guesses=loop.guesses + 1)
    return loop.fresh(
        stage=Stage.KNOWN, goes_on=loop.paths, partial=frozenset(loop.open), intact=loop.oks, leans=loop.leaning,
        visits=loop.visit + 1, looked=loop.look,
    )  # fmt: skip


def _after_all(loop: Own) -> Own | None:
    if loop.visit + 1 != loop.visits:
        raise TooHard("a loop that is reached now more and now less often")
    if not loop.spoiled <= loop.spoilt:
        return loop.fresh(spoilt=loop.spoilt | loop.spoiled, looked=loop.look)
    new = {key: term for key, term in loop.renewing.items() if term is not None}
    return loop.fresh(renews=loop.renews | new, looked=loop.look) if new else None


def _longest(loop: LoopSummary, limit: Callable[[Term, Term, int, Arithmetic], int], math_: Arithmetic) -> int:
    """What the number of an iteration stays below, of all ways back."""
    limits = (
        limit(path, loop.number_of(visit), loop.below, math_) for visit, paths in loop.paths.items() for path in paths
    )
    return max(limits, default=loop.below)


def _counted(loop: LoopSummary, frame: Frame) -> int:
    """The bound that its conditions would imply if it counts down to zero; one that has to be proved."""
    if not frame.refusable or not frame.may(loop.below_its_bound):
        return loop.below
    return _longest(loop, emptied if loop.by_powers else counted, frame.algebra)


def _confirmed(loop: LoopSummary, math_: Arithmetic) -> bool:
    """Whether the conditions, read again below the bound, imply it. They were longer than that if what was taken for
    granted at any number may not be below it."""
    return all(
        bound(path, loop.number_of(visit), ENDLESS, math_) <= loop.below
        for visit, paths in loop.paths.items()
        for path in paths
    )
