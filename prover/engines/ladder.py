"""The ladder of engines, cheapest first, and the one function that decides an obligation.

The engines and their turns are the records of `base.engines`. An engine that may take all the time has a short turn first,
so that what another one sees at once does not wait for it.
"""

from __future__ import annotations

import time
from contextlib import suppress
from ctypes import ArgumentError
from dataclasses import replace
from importlib import import_module
from typing import Any

from ..base.clock import counts, now, worked
from ..base.engines import BY_NAME, EVIDENCE, LADDER, Engine, Turn
from ..language.exact import completed
from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import Term, truth
from ..language.walking import postorder, variables
from . import cored, counterexample, exhaustive, integer, nia, subdomain, valued
from .counterexample import Invalid, NoLane, check, find, lane, satisfies, shrink
from .outcome import Outcome, unknown
from .search import has_alternatives

ROUNDING = 0.05  # seconds by which a solver that is cut short may be early
MOST_DEPTH = 1000  # of operators in each other; Python itself goes no deeper
GLANCE = 0.2  # seconds that a quick proof may take before it is looked whether there is one
SOON = 1.0  # seconds that a proof may take before anything else is tried
MOMENT = 0.5  # seconds for a solver then: what it sees at once, above all what is false, need not wait
NOWHERE = 0.2  # share of the time for digits that contradict what is assumed
ENDS = 0.4  # share of the time for the ends of sums, and for their digits
NO_VALUE = "no value satisfies the assumptions"
EAGER = 2.0  # seconds that a proof may take after that, before the others have their turns
EAGERLY = ((SOON, 0.15), None, (EAGER, 0.4))  # these, with the most of all time that they may be; between them a solver
GLIMPSE = 0.15  # seconds for a solver before anybody has more than a moment
OWN_SOON = 0.4  # seconds for a proof of our own of what it says then
OWN_PROOF, OWN_SHARE = 5.0, 0.2  # seconds for a proof of our own of what a solver has said, and of all that there are
LEFT = 0.3  # of that, after what it needed was tried alone, for all that is assumed
SEVERAL_ALTERNATIVES, MANY_ALTERNATIVES = 24, 100
COUNTED = 0.2  # share of the time for engines that count points, before the others
EACH_POINT = 1.5  # seconds for each point of those few variables that a goal hangs on
FEW_POINTS = 1 << 16  # a domain this small is tried whole before anything is sampled
MANY_POINTS = 1 << 20  # of a larger one the points are counted after a proof was looked for


def engines() -> list[Any]:
    """Each engine once."""
    return list(dict.fromkeys(engine for engine, _ in turns()))


def turns() -> list[tuple[Any, Turn]]:
    """Engines in the order in which they are asked."""
    return [(import_module(f".{engine.module or engine.name}", __package__), turn) for turn, engine in LADDER]


def _until(turn: Turn, deadline: float) -> float:
    start = now()
    return min(deadline, start + max(turn.share * (deadline - start), turn.least))


def _registered(engine: Any) -> Engine:
    return BY_NAME.get(engine.NAME) or Engine(engine.NAME, ())


def decide(obligation: Obligation, seconds: float = 60.0) -> Outcome:
    """The verdict of the first engine that reaches one; refuted and vacuous are always checked exactly first."""
    begun = worked()
    return _finished(_decide(obligation, now() + seconds), begun, obligation.proposed)


def _finished(outcome: Outcome, begun: float, proposed: str = "") -> Outcome:
    if outcome.verdict is Verdict.REFUTED and proposed:
        at = ", ".join(f"{name}={value}" for name, value in (outcome.point or {}).items())
        outcome = unknown(outcome.engine, f"what was found at small sizes is wrong at {at}: {proposed}")
    left = EVIDENCE.get(outcome.witness.get("kind", ""))
    if outcome.verdict is Verdict.PROVED and (left is None or left.word):
        outcome.rests_on = outcome.witness.get("solver", "z3")
    outcome.seconds = worked() - begun
    return outcome


def prove(obligation: Obligation, seconds: float = 60.0) -> Outcome:
    """The same, of an obligation that is expected to hold: the integer engine has short turns before anything else, and
    between them a solver and a few points say what they see at once. A goal that hangs on few points is tried at each."""
    start, begun = now(), worked()
    if _few_in_goal(obligation):
        outcome = _turn(subdomain, obligation, start + min(EACH_POINT, seconds))
        if outcome.verdict is Verdict.PROVED:
            outcome = _not_vacuous(obligation, outcome, start + seconds)
            if outcome.verdict in (Verdict.PROVED, Verdict.VACUOUS):
                return _finished(outcome, begun)
    if integer.applies(obligation) is None and not _few_points(obligation) and _depth(obligation) <= MOST_DEPTH:
        if integer.nowhere(obligation, start + min(SOON, seconds * NOWHERE)):
            return _finished(Outcome(verdict=Verdict.VACUOUS, engine=integer.NAME, detail=NO_VALUE), begun)
        ended = _ended(obligation, now() + min(SOON, seconds * ENDS), start + seconds)
        if ended is not None:
            return _finished(ended, begun)
        turns, late, outcome = list(EAGERLY), True, unknown(integer.NAME, "not asked")
        if _alternatives(obligation) > SEVERAL_ALTERNATIVES:  # a solver sees at once which of them matter
            turns.sort(key=lambda turn: turn is not None)
        for turn in turns:
            if turn is None:
                outcome = _at_once(obligation, start + seconds)
                if outcome.verdict is Verdict.PROVED:
                    outcome = _shown(obligation, outcome, min(start + seconds, now() + _own(seconds)))
            elif late:
                most, share = turn
                until = now() + min(most, seconds * share)
                outcome = _turn(integer, obligation, until)
                late = now() > until - ROUNDING
            if outcome.verdict is Verdict.REFUTED:
                return _finished(outcome, begun, obligation.proposed)
            if outcome.verdict is Verdict.PROVED:
                outcome = _not_vacuous(obligation, outcome, start + seconds)
                if outcome.verdict in (Verdict.PROVED, Verdict.VACUOUS):
                    return _finished(outcome, begun)
                break
    return _finished(_decide(obligation, start + seconds), begun, obligation.proposed)


def _own(seconds: float) -> float:
    return min(OWN_PROOF, OWN_SHARE * seconds)


def _at_once(obligation: Obligation, deadline: float) -> Outcome:
    """A counterexample that a few points or z3 show at once, or z3's word that there is none; else unknown."""
    point = counterexample.seen(obligation)
    outcome = Outcome(verdict=Verdict.REFUTED, engine=counterexample.NAME, point=point)
    if point is None:
        if nia.applies(obligation) is not None:
            return unknown(nia.NAME, "not asked")
        outcome = _turn(nia.Alone, obligation, min(deadline, now() + MOMENT))
    if outcome.verdict is Verdict.REFUTED:
        try:
            return _confirmed(obligation, outcome, deadline)
        except Invalid as error:
            return unknown(outcome.engine, f"what it found is no counterexample: {error}")
    return outcome


def _shown(obligation: Obligation, word: Outcome, deadline: float) -> Outcome:
    """A proof of our own of what a solver has said, if one is found, else its word."""
    begun = now()
    found = _by_core(obligation, deadline)
    if found is None and deadline - now() > LEFT * (deadline - begun):  # in less, more assumptions lead nowhere
        found = _turn(integer, obligation, deadline)
    return found if found is not None and found.verdict is Verdict.PROVED else word


def _by_core(obligation: Obligation, deadline: float) -> Outcome | None:
    """A proof by cases of what a solver needed; none where that goes too deep."""
    assert isinstance(obligation.goal, Holds)
    core = nia.core(obligation.assumptions, obligation.goal.formula)
    with suppress(RecursionError):
        found = cored.explained(obligation, core, deadline) if core else None
        return found if found is not None and found.verdict is Verdict.PROVED else None
    return None


def by(name: str, obligation: Obligation, seconds: float, point: dict[str, int] | None = None) -> Outcome:
    """What the engine of this name says, if it proves the obligation; else unknown. point: where the assumptions hold."""
    start, begun = now(), worked()
    engine = {engine.NAME: engine for engine in engines()}.get(name)
    if engine is not None and engine.applies(obligation) is None:
        outcome = _turn(engine, obligation, start + seconds)
        if outcome.verdict is Verdict.PROVED:
            outcome.point = point
            return _finished(_not_vacuous(obligation, outcome, start + seconds), begun)
    return unknown(name, "no proof")


def refute(obligation: Obligation, seconds: float = 60.0) -> Outcome:
    """What `decide` says, of an obligation that is expected to fail: a few points and z3 are asked first, and where z3 says
    that it holds nobody else is."""
    start, begun = now(), worked()
    outcome = _at_once(obligation, start + seconds)
    if outcome.verdict is Verdict.PROVED:
        outcome = unknown(outcome.engine, "it does not fail")
    elif outcome.verdict is Verdict.UNKNOWN:
        outcome = _decide(obligation, start + seconds)
    return _finished(outcome, begun, obligation.proposed)


def _counts(engine: Any) -> bool:
    return any(evidence.counted for evidence in _registered(engine).evidence)


def _late(engine: Any, obligation: Obligation) -> bool:
    """Whether it counts more points than it can in a moment: what shows the obligation at once is asked before."""
    if engine is exhaustive:
        return exhaustive.points(obligation.variables) > MANY_POINTS
    return engine is subdomain and isinstance(obligation.goal, Holds) and subdomain.crowded(obligation.goal.formula)


def quick(obligation: Obligation, seconds: float = 60.0) -> Outcome:
    """A proof by the engines that find one at once, if they do; nothing is refuted."""
    start, begun = now(), worked()
    deadline = start + min(EAGER, seconds)
    some = [(engine, turn) for engine, turn in turns() if _registered(engine).at_once]
    first, last = dict(reversed(some)), dict(some)
    # those that count points are asked for a moment first, and last, as they may take all the time
    counting = [
        (engine, COUNTED * (deadline - start))
        for engine in reversed(first)
        if _counts(engine) and not _late(engine, obligation)
    ]
    others = [(engine, EAGER) for engine in sorted(last, key=lambda one: last[one].place)]
    for engine, most in [(exhaustive, EAGER)] if _few_points(obligation) else [*counting, *others]:
        if engine.applies(obligation) is None:
            end = min(deadline, now() + most)
            glance = min(end, now() + GLANCE) if engine is integer else end
            outcome = _turn(engine, obligation, glance)
            if outcome.verdict is Verdict.UNKNOWN and glance < end and now() > glance - ROUNDING:
                if counterexample.seen(obligation) is not None:
                    break
                outcome = _turn(engine, obligation, end)
            if outcome.verdict is Verdict.PROVED:
                outcome = _not_vacuous(obligation, outcome, start + seconds)
            if outcome.verdict in (Verdict.PROVED, Verdict.VACUOUS):
                outcome.seconds = worked() - begun
                return outcome
    return Outcome(verdict=Verdict.UNKNOWN, detail="no proof at once", seconds=worked() - begun)


def soon(obligation: Obligation, seconds: float = 1.0) -> Outcome:
    """The same; refuted where a few points show that. Of many assumptions with alternatives a solver sees at once which of
    them matter, and has a moment; else none is asked."""
    begun, few = worked(), _few_points(obligation)
    if not few and integer.applies(obligation) is None:  # most that is asked so holds
        ended = _ended(obligation, now() + seconds, now() + seconds)
        if ended is not None:
            return _finished(ended, begun)
    found = None if few else _by_points(obligation, now() + seconds)
    if found is not None:
        return _finished(found, begun, obligation.proposed)
    if not few and _alternatives(obligation) > SEVERAL_ALTERNATIVES:
        found = _glimpsed(obligation, seconds)
        if found.verdict is not Verdict.UNKNOWN:
            return _finished(found, begun, obligation.proposed)
    return quick(obligation, seconds)


def _ended(obligation: Obligation, until: float, deadline: float) -> Outcome | None:
    """What the ends of sums and their digits prove, as far as there is something of which it is said; None else. until: for
    the proof alone."""
    found = integer.by_ends(obligation, until)
    if found is not None and found.verdict is Verdict.PROVED:
        found = _not_vacuous(obligation, found, deadline)
        return found if found.verdict in (Verdict.PROVED, Verdict.VACUOUS) else None
    return None


def _glimpsed(obligation: Obligation, seconds: float) -> Outcome:
    """What a solver sees at once, and a proof of our own of that if one is soon found; else unknown."""
    start = now()
    if _depth(obligation) > MOST_DEPTH or nia.applies(obligation) is not None:
        return unknown(nia.NAME, "not asked")
    outcome = _turn(nia.Alone, obligation, start + min(seconds, GLIMPSE))
    if outcome.verdict is Verdict.PROVED:
        outcome = _shown(obligation, outcome, now() + min(seconds, OWN_SOON))
        return _not_vacuous(obligation, outcome, start + seconds + OWN_SOON)
    if outcome.verdict is Verdict.REFUTED:
        with suppress(Invalid):
            return _confirmed(obligation, outcome, start + seconds)
    return unknown(nia.NAME, "no word at once")


def _decide(obligation: Obligation, deadline: float) -> Outcome:
    deep, whole, own_proof = _depth(obligation), deadline, _own(deadline - now())
    if deep > MOST_DEPTH:
        said = f"its operators stand in each other {deep:,} deep, and {MOST_DEPTH:,} is the most"
        return Outcome(
            verdict=Verdict.UNSUPPORTED, detail=f"{said}; claim it of a part, with integer(...) for what is below"
        )
    reasons: dict[str, str] = {}
    finished: set[str] = set()
    tried, word = False, None
    sampled = not _few_points(obligation)
    seen = _by_points(obligation, deadline) if sampled else None
    if seen is not None:
        return seen
    own_first = _registered(integer).turns[0].place
    for engine, turn in turns():
        if engine.NAME in finished:
            continue
        reason = engine.applies(obligation)
        if reason is not None:
            reasons[engine.NAME] = reason
            finished.add(engine.NAME)
            continue
        own = _registered(engine)
        if integer.NAME not in finished and turn.place < own_first and _late(engine, obligation):
            continue
        tried |= not own.seeks
        until = _until(turn, deadline)
        if own.patient and (part := _worth(obligation)) and _alternatives(obligation) <= MANY_ALTERNATIVES:
            start = now()
            until = max(until, start + min(own.patient, part * (deadline - start)))
        wall = now if counts() else time.monotonic
        begun, allowed = wall(), until - now()
        outcome = _turn(engine, obligation, until)
        # solvers are given seconds on the wall, the first of several a part of them
        if now() < until - ROUNDING and wall() - begun < allowed / 2:
            finished.add(engine.NAME)
        if outcome.verdict is Verdict.PROVED:
            if engine is nia and isinstance(obligation.goal, Holds):  # a solver's word: what shows it is looked for
                deadline = min(deadline, now() + own_proof)
                shown = _by_core(obligation, deadline)
                if shown is not None:
                    return _not_vacuous(obligation, shown, whole)
                if integer.NAME not in finished:  # which was cut short
                    word = outcome
                    finished |= {other.NAME for other in engines() if other is not integer}
                    continue
            return _not_vacuous(obligation, outcome, whole)
        if outcome.verdict is Verdict.REFUTED:
            try:
                return _confirmed(obligation, outcome if sampled else _smaller(obligation, outcome), deadline)
            except Invalid as error:  # a model at which something has no meaning: another engine may know better
                reasons[engine.NAME] = f"what it found is no counterexample: {error}"
        elif outcome.verdict is Verdict.VACUOUS:
            return outcome
        else:
            reasons[engine.NAME] = outcome.detail
        if now() > deadline:
            break
    if word is not None:
        return _not_vacuous(obligation, word, whole)
    detail = "; ".join(f"{name}: {reason}" for name, reason in reasons.items())
    return Outcome(verdict=Verdict.UNKNOWN if tried else Verdict.UNSUPPORTED, detail=detail)


def _by_points(obligation: Obligation, deadline: float) -> Outcome | None:
    """A counterexample that a few points show, if there is one."""
    point = counterexample.seen(obligation)
    if point is not None:
        with suppress(Invalid):
            return _confirmed(
                obligation, Outcome(verdict=Verdict.REFUTED, engine=counterexample.NAME, point=point), deadline
            )
    return None


def _depth(obligation: Obligation) -> int:
    """How many operators stand in each other."""
    depth: dict[Term, int] = {}
    for node in postorder(*obligation.roots, ranges=True):
        depth[node] = 1 + max((depth[arg] for arg in node.args), default=0)
    return max(depth.values(), default=0)


def _alternatives(obligation: Obligation) -> int:
    """How much is assumed that has alternatives, as of what tables hold."""
    return sum(map(has_alternatives, obligation.assumptions))


def _worth(obligation: Obligation) -> float:
    """The share of the time that is worth a proof by itself: of shifts by variables, only where these have few values."""
    if not _shifts(obligation):
        return 0.25
    return 0.6 if valued.exponents(*obligation.roots) else 0.0


def _shifts(obligation: Obligation) -> bool:
    return any(node.op in ("shl", "shr") and node.args[1].op != "const" for node in postorder(*obligation.roots))


def _turn(engine: Any, obligation: Obligation, until: float) -> Outcome:
    """What the engine says; one that goes too deep says nothing, and the next one has its turn."""
    try:
        return engine.decide(obligation, until)
    except (RecursionError, ArgumentError) as error:
        if "RecursionError" not in repr(error):  # how ctypes wraps one on the way to z3
            raise
        return unknown(engine.NAME, "gave up: it goes too deep")


def _few_in_goal(obligation: Obligation) -> bool:
    """Whether the goal hangs on variables which have few points together, and on nothing else."""
    if not isinstance(obligation.goal, Holds) or _depth(obligation) > MOST_DEPTH:
        return False
    own = variables(obligation.goal.formula)
    return bool(own) and len(subdomain.kept(obligation.goal.formula)) == len(own)


def _few_points(obligation: Obligation) -> bool:
    """Whether trying every point costs less than sampling some."""
    return exhaustive.applies(obligation) is None and exhaustive.points(obligation.variables) <= FEW_POINTS


def _smaller(obligation: Obligation, outcome: Outcome) -> Outcome:
    """The outcome with the counterexample that sampling would have found first, if it finds one."""
    quick = find(obligation) if outcome.point is not None else None
    if quick is not None:
        with suppress(Invalid):
            check(obligation, quick)
            outcome.point = quick
    return outcome


def _confirmed(obligation: Obligation, outcome: Outcome, deadline: float) -> Outcome:
    """A counterexample counts only after Python integers agree; then it is made small. Raises Invalid."""
    if outcome.point is not None:
        outcome.point = completed(obligation.variables, outcome.point)
        check(obligation, outcome.point)
        outcome.point = shrink(obligation, outcome.point, deadline)
    return outcome


def _not_vacuous(obligation: Obligation, outcome: Outcome, deadline: float) -> Outcome:
    """A proof is worth something only if some lane satisfies the assumptions: show one, or prove that there is none."""
    if obligation.resting:
        return outcome
    vacuous = Outcome(verdict=Verdict.VACUOUS, engine=outcome.engine, detail=NO_VALUE)
    if outcome.baseless:
        return vacuous

    def known() -> Obligation:
        if isinstance(obligation.goal, Holds):  # which is true wherever the assumptions are, and helps
            return replace(obligation, given=(*obligation.given, obligation.goal.formula))
        return obligation

    def nothing() -> Obligation:  # proved: they contradict each other
        return replace(known(), goal=Holds(truth(False)))

    def empty() -> bool:
        return _turn(integer, nothing(), min(deadline, now() + SOON)).verdict is Verdict.PROVED

    try:
        outcome.point = outcome.point or lane(obligation, known, empty)
    except NoLane:
        return vacuous
    if outcome.point is not None:
        return outcome
    none = nothing()
    for engine in engines():
        if engine.applies(none) is not None:
            continue
        answer = _turn(engine, none, deadline)
        if answer.verdict in (Verdict.PROVED, Verdict.VACUOUS):
            return vacuous
        if answer.point is not None and satisfies(obligation, answer.point):
            outcome.point = answer.point
            return outcome
    detail = "proved, but no lane that satisfies the assumptions was found"
    return Outcome(verdict=Verdict.UNKNOWN, engine=outcome.engine, detail=detail)
