"""What is found out of a loop that is taken once beside its counters' steps: said where what is assumed may be refused
again, with the induction that proves it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...guessing.bounds import Bound, leaning, sums_of
from ...guessing.closed_forms import ClosedForm, Powers, powers_below
from ...guessing.trip_counts import until_zero
from ...language.constructors import both, either, negation
from ...language.terms import Term, as_int
from ...language.walking import substitute
from ...machine.values import FALSE, TRUE, Int, literals
from ..machine.frame import Frame
from ..machine.iteration_variables import carried
from .asked import defined_in, in_the_next, said, speaks_of, tests
from .capped import capped
from .induction import AT_START, IN_NEXT, Fact, Step, Values, stands_for
from .learned import LoopSummary, Stage


def counted_down(loop: LoopSummary, frame: Frame, path: Term) -> Term:
    """What holds in iteration t of a loop that goes on until a number that falls by constant steps is zero: it does not
    step over it. Said only where what is assumed may fall again, and proved by induction."""
    formulas = loop.goes_on.get(loop.visit, [])
    if loop.stage is not Stage.KNOWN or not loop.endless or len(formulas) != 1 or not frame.refusable:
        return TRUE
    t, line = loop.number, loop.header.instructions[0].line
    found: list[Term] = []
    for left, step in until_zero(formulas[0], t):
        fact = left >= 0
        if not frame.may(fact):
            continue
        found.append(fact)
        first, after = substitute({t: as_int(0)}, left)[0], substitute({t: t + 1}, left)[0]
        whole, said = first % step == 0, "what is left is not stepped over"
        base = literals(path)
        loop.proofs.append(
            Step(loop.header.name, line, f"{said} {AT_START}", base, both(first >= 0, whole), {}, said, False, fact)
        )
        given = (*base, t >= 0, fact, *literals(formulas[0]), whole)
        loop.proofs.append(Step(loop.header.name, line, f"{said} {IN_NEXT}", given, after >= 0, {}, said, False, fact))
    return both(*found)


def of_carried(loop: LoopSummary, frame: Frame, path: Term) -> Term:
    """What holds of numbers that no constant steps make: which way they go from their start, and what is asked of them for
    another iteration. Said only where it may fall again, and proved by induction."""
    loop.facts = []
    if loop.stage is not Stage.KNOWN or not loop.endless or not frame.refusable:
        return TRUE
    known = loop.seen | loop.unknown
    own = {
        n: (start, value) for n, (start, value) in known.items() if isinstance(start, Int) and isinstance(value, Int)
    }
    starts, values = ({name: pair[at] for name, pair in own.items()} for at in (0, 1))
    free = [
        name for name in own if loop.steps.get(name) is None and (name in loop.unknown or carried(own[name][1].term))
    ]
    zero, line = as_int(0), loop.header.instructions[0].line
    for fact in [
        *_bounds(loop, frame, free, own),
        *_powers(loop, frame, free, values),
        *_asked(loop, frame, free, values),
    ]:
        first = fact.holds(starts, zero)
        if first is not None and first is not FALSE and frame.may(fact.formula):
            loop.facts.append(fact)
            if first is not TRUE:
                case, given = f"{fact.said} {AT_START}", literals(path)
                loop.proofs.append(Step(loop.header.name, line, case, given, first, {}, fact.said, False, fact.formula))
    return both(*(fact.formula for fact in loop.facts))


def _bounds(loop: LoopSummary, frame: Frame, free: Sequence[str], own: Mapping[str, tuple[Int, Int]]) -> Iterator[Fact]:
    math_ = frame.algebra
    values = {name: value for name, (_, value) in own.items()}

    def summed(names: Sequence[str], numbers: Values) -> Term:
        return math_.add(*(frame.machine.signed(numbers[name]).term for name in names))

    starts = {names: summed(names, {name: start for name, (start, _) in own.items()}) for names in sums_of(free)}
    for bound in (*leaning(starts, loop.leans, loop.seen), *capped(loop, frame, free)):

        def holds(numbers: Values, t: Term, bound: Bound[str] = bound) -> Term:
            end = math_.add(bound.end, math_.scaled(t, bound.step))
            return math_.compare("le", *bound.sides(summed(bound.places, numbers), end))

        yield Fact(bound.said, holds(values, loop.number), holds)


def _powers(loop: LoopSummary, frame: Frame, free: Sequence[str], values: Values) -> Iterator[Fact]:
    """Of a number that is doubled or halved, and has ends: that it is a power of two, or 0."""
    for name in free:
        form, known = loop.scalable.get(name, (None, 0))[0], loop.ranges.found.get(name)
        if not isinstance(form, Powers) or known is None or known.low < 0:
            continue
        own = [number for number in (0, *powers_below(known.high + 1)) if known.low <= number]

        def holds(numbers: Values, t: Term, name: str = name, own: Sequence[int] = own) -> Term:
            value = frame.machine.signed(numbers[name]).term
            return either(*(frame.algebra.compare("eq", value, as_int(number)) for number in own))

        yield Fact(f"%{name} is a power of two, or 0", holds(values, loop.number), holds)


def _asked(loop: LoopSummary, frame: Frame, free: Sequence[str], values: Values) -> Iterator[Fact]:
    latches = [block for i in loop.header.instructions[:1] for block in i.incoming if block in loop.inside]
    phis = in_the_next(loop.header, latches[0]) if latches else {}
    defined = defined_in(loop)
    for asked, stays in tests(loop) if latches else ():
        names = speaks_of(defined, asked, phis)
        if names is None or names.isdisjoint(free) or not names <= values.keys():
            continue

        def holds(numbers: Values, t: Term, asked=asked, stays=stays, names=names) -> Term | None:
            known = {after: numbers[name] for after, name in phis.items() if name in names}
            return said(defined, frame, asked, stays, known)

        formula = holds(values, loop.number)
        if formula is not None:
            yield Fact(f"what line {asked.line} asks", formula, holds)


def still_below(loop: LoopSummary, path: Term) -> Iterator[Step]:
    """That a bound which is to be proved is still one after an iteration."""
    if loop.counted:
        said, line = f"it runs less than {loop.below} times", loop.header.instructions[0].line
        goal, fact = loop.number + 1 < loop.below, loop.below_its_bound
        yield Step(loop.header.name, line, f"{said} {IN_NEXT}", literals(path), goal, {}, said, False, fact)


def still_going(loop: LoopSummary, path: Term) -> Iterator[Step]:
    """That who goes round again does so when it is said to, where the way back has other words for it: these were found by
    an earlier pass, which may have taken for granted of them what this one does not."""
    formulas, known = loop.goes_on.get(loop.visit, []), set(literals(path))
    if not any(known.issuperset(literals(one)) for one in formulas):
        said, line = "it goes on when it is said to", loop.header.instructions[0].line
        goal = either(*formulas)
        yield Step(loop.header.name, line, f"{said} {IN_NEXT}", literals(path), goal, {}, said, False)


def still_ending(loop: LoopSummary, path: Term) -> Iterator[Step]:
    """The same of who leaves it, where nothing else is to decide when: that it is not said to go on then."""
    formulas, known = loop.goes_on.get(loop.visit, []), set(literals(path))
    if loop.stage is not Stage.KNOWN or loop.visit in loop.partial:
        return
    if not all(any(negation(part) in known for part in literals(one)) for one in formulas):
        said, line = "it ends when it is said to", loop.header.instructions[0].line
        goal = both(*map(negation, formulas))
        yield Step(loop.header.name, line, f"{said} in an iteration", literals(path), goal, {}, said, False)


def still_moved(
    loop: LoopSummary, frame: Frame, name: str, line: int, path: Term, value: Term, after: Term, step: Term
) -> Iterator[Step]:  # fmt: skip
    """That a counter has its step in every iteration, where that is not plain any more: its step was looked for at any
    value, and what was taken for granted of that one, such as that a narrower integer holds it, is noted nowhere."""
    math_ = frame.algebra
    if loop.stage is not Stage.KNOWN or not frame.refusable:
        return
    if math_.add(after, math_.scaled(value, -1)) is not step:
        said, show = f"%{name} moves by its step", {"it is": value, "next it is": after}
        goal, fact = after == math_.add(value, step), stands_for("step", loop.header, name)
        yield Step(loop.header.name, line, f"{said} {IN_NEXT}", literals(path), goal, show, said, False, fact)


def formed_at_start(
    loop: LoopSummary, form: ClosedForm, name: str, line: int, path: Term, starts: Sequence[Term], value: Term
) -> Iterator[Step]:  # fmt: skip
    """That a number begins with what its form says, where that is not plain."""
    goal = value == form.value(starts, as_int(0))
    if loop.stage is Stage.KNOWN and goal is not TRUE:
        said, fact = f"%{name} {form.said}", stands_for(form.kind, loop.header, name)
        show = {"it begins with": value}
        yield Step(loop.header.name, line, f"{said} {AT_START}", literals(path), goal, show, said, False, fact)


def still_formed(
    loop: LoopSummary, form: ClosedForm, name: str, line: int, path: Term, starts: Sequence[Term], value: Term, after: Int
) -> Iterator[Step]:  # fmt: skip
    """That a number is what its form says after every iteration, and no poison."""
    if loop.stage is Stage.KNOWN:
        goal = both(after.ok, after.term == form.value(starts, loop.number + 1))
        said, show = f"%{name} {form.said}", {"it is": value, "next it is": after.term}
        fact = stands_for(form.kind, loop.header, name)
        yield Step(loop.header.name, line, f"{said} {IN_NEXT}", literals(path), goal, show, said, False, fact)


def still(loop: LoopSummary, path: Term, after: Values) -> Iterator[Step]:
    """That what is taken to hold of carried numbers does so in the next iteration. after: what is known of them then."""
    line = loop.header.instructions[0].line
    for fact in loop.facts:
        try:
            goal = fact.holds(after, loop.number + 1)
        except KeyError:  # a number of which nothing is known then
            goal = None
        case, given = f"{fact.said} {IN_NEXT}", literals(path)
        goal = FALSE if goal is None else goal
        yield Step(loop.header.name, line, case, given, goal, {}, fact.said, False, fact.formula)
