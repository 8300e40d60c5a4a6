"""What is noticed of one iteration of a loop that is taken once, of which its forms, steps and bounds are proposed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...guessing.bounds import UNSEEN, lean, sums_of
from ...guessing.closed_forms import Down, led, scale, stays, up
from ...guessing.leaving import after as left_after
from ...language.monomials import expanded, total
from ...language.terms import Term, as_int
from ...language.walking import postorder, substitute, variables
from ...machine.values import TRUE, Int, literals
from ..ir.values import Pointer
from ..machine.frame import Frame
from ..machine.iteration_variables import carried, iterations
from .induction import stands_for
from .learned import LoopSummary

After = Mapping[str, Int | None]  # phi -> what it is in the next iteration; None if that is not known


def directions(loop: LoopSummary, frame: Frame, after: After) -> None:
    """Which way carried numbers go that no constant steps make."""
    if not frame.refusable or not loop.endless:
        return
    known = (loop.seen | loop.unknown).items()
    own = {name: value.term for name, (_, value) in known if isinstance(value, Int) and loop.steps.get(name) is None}
    for names in sums_of(list(own)):
        then = [value.term for value in map(after.get, names) if value is not None]
        others = {term for name, term in own.items() if name not in names} if len(names) == 1 else set()
        lost = len(then) < len(names)
        found = UNSEEN if lost else lean(frame.algebra, [own[name] for name in names], then, others)
        loop.leaning[names] = loop.leaning.get(names, found).joined(found)


def movements(
    loop: LoopSummary, frame: Frame, after: After, path: Term = TRUE, inner: Sequence[LoopSummary] = ()
) -> None:  # fmt: skip
    """By how much each counter grows, where that is the same in every iteration and on every way back. path: of this one;
    inner: the loops inside."""
    math_ = frame.algebra
    for name, value in after.items():
        _, own = loop.seen[name]
        step = None
        if value is None:
            loop.lost.add(name)
        else:
            loop.bits[name] = value.bits
            found = math_.add(value.term, math_.scaled(own.term, -1))
            step = found if found.op == "const" or _unchanging(frame, found) else None
            if step is not None and frame.refusable and not frame.may(stands_for("step", loop.header, name)):
                step = None
        other = _follows(loop, frame, name, value)
        loop.follows[name] = other if loop.follows.get(name, other) == other else None
        same = name not in loop.found or loop.found[name] is step
        loop.found[name] = step if same else None
        _scales(loop, frame, name, None if step is not None else value)
    _with_another(loop, after)
    _led(loop, frame, after, path, inner)


def _led(loop: LoopSummary, frame: Frame, after: After, path: Term, inner: Sequence[LoopSummary]) -> None:
    """Which others grow by constant steps, as every iteration makes them of counters, or stay as they are, in whichever
    way they come back: a guess, to be proved."""
    firsts = {name: _number(frame, start) for name, (start, _) in loop.seen.items()}
    counters = {
        loop.seen[name][1].term: (firsts[name], step)
        for name, step in loop.found.items()
        if step is not None and isinstance(loop.seen[name][1], Int) and loop.seen[name][1].term.op == "var"
    }
    for name, value in after.items():
        if value is None or loop.found[name] is not None or loop.scaled[name] or not frame.refusable:
            continue
        if name not in loop.lost and frame.may(stands_for("step", loop.header, name)):
            own = loop.seen[name][1]
            own = own.offset if isinstance(own, Pointer) else own
            same = isinstance(own, Int) and stays(own.term, firsts[name], value.term)
            step = as_int(0) if same else led(firsts[name], value.term, counters)
            step = _through(frame, own, value.term, path, inner) if step is None and isinstance(own, Int) else step
            fits = step is not None and (step.op == "const" or _unchanging(frame, step))
            loop.guessed[name] = step if fits and loop.guessed.get(name, step) is step else None


def _through(frame: Frame, own: Int, after: Term, path: Term, inner: Sequence[LoopSummary]) -> Term | None:
    """What the loops inside add to a number that they carry on, each of them left in its last iteration."""
    starts: dict[Term, Term] = {}
    for loop in inner:
        for name, (start, value) in loop.seen.items():
            value = value.offset if isinstance(value, Pointer) else value
            step = loop.found.get(name)
            if step is not None and isinstance(value, Int) and value.term.op == "var":
                starts[value.term] = _number(frame, start) + step * loop.number
    numbers = [loop.number for loop in reversed(inner)]
    found = left_after(after, starts, numbers, literals(path)) if inner else None
    if found is None or own.term.op != "var":
        return None
    (added,) = substitute({own.term: as_int(0)}, found)
    return None if any(node.op == "ite" for node in postorder(added)) else total(expanded(added))


def _follows(loop: LoopSummary, frame: Frame, name: str, value: Int | None) -> str | None:
    """Another phi, whose value this one has in the next iteration; None if that is none."""
    if value is None or not loop.endless or not frame.refusable:
        return None
    own = ((one, known) for one, (_, known) in loop.seen.items() if one != name and isinstance(known, Int))
    return next((one for one, known in own if known.term is value.term and known.bits == value.bits), None)


def _scales(loop: LoopSummary, frame: Frame, name: str, value: Int | None) -> None:
    """Whether a number is doubled or halved on every way back, or goes round."""
    start, own = loop.seen[name]
    by = None
    if value is not None and loop.endless and frame.refusable and not isinstance(start, Pointer):
        by = scale(name, start.term, own.term, value.term, value.bits)
    loop.scaled[name] = by if loop.scaled.get(name, by) == by else None


def _with_another(loop: LoopSummary, after: After) -> None:
    """Which of those of which nothing else is seen grow by what another one is less by, on every way back."""
    down = [name for name, form in loop.scaled.items() if isinstance(form, Down)]
    for name, value in after.items():
        own = loop.seen[name][1]
        if not down or value is None or not isinstance(own, Int) or loop.scaled[name] or loop.found[name] is not None:
            continue
        found = (up((name, other), own.term, loop.seen[other][1].term, value.term) for other in down)
        by = next(filter(None, found), None)
        loop.rising[name] = by if loop.rising.get(name, by) == by else None


def _number(frame: Frame, start: Any) -> Term:
    """What a counter, or a pointer's offset, begins with."""
    return frame.machine.signed(start.offset if isinstance(start, Pointer) else start).term


def _unchanging(frame: Frame, step: Term) -> bool:
    """Whether a step is made of what is one number in the whole kernel. Only where values that are not known are variables,
    which have names of their own."""
    if not frame.launch.arbitrary:
        return False
    changing = [*iterations(step), *carried(step)]
    return not changing and not any(
        variable in frame.frozen or variable.payload[0].startswith("start_") for variable in variables(step)
    )
