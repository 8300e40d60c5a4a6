"""Decides the claims of a CUDA launch, in rounds in which what is assumed of it may fall, and attacks what is proved."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from ...concrete.interpreter import ptx
from ..attack.budget import Wanted
from ..engines import ladder
from ..engines.outcome import Outcome
from ..guessing.strided_interval import Tried
from ..kernels.loops.paths import Trace, trace
from ..kernels.machine.assuming import Assuming
from ..kernels.machine.idle import idle
from ..kernels.machine.mixing import mixed
from ..kernels.steps.proving import CLAIM, Effort, Proving
from ..kernels.steps.settling import settled
from ..language.obligations import Verdict
from ..language.terms import Term
from ..running.allowance import Allowance
from ..running.cache import Cache
from ..running.outlines import Statement
from ..triton.claimed import HOLDS
from . import rereading
from .at_once import AtOnce
from .checking import CudaCheck, Decide, Subject
from .falling import Falling, Standing, by_turns, standing
from .places import place
from .running import ENDED, Runs
from .seeing import Seeing
from .stated import Stated
from .stating import Builder
from .trying import Asked, Key

AT_ONCE = 0.1  # seconds for a proof about two threads before any launch is run
IN_VAIN, IN_ALL = 0.3, 2.0  # seconds for those of them that find none, and for all
SEVERAL = 3  # statements, of which one may have taken the time of the others


def decided(
    own: Subject, cache: Cache, decide: Decide, quick: Decide, attack: Wanted, allowance: Allowance | None = None
) -> CudaCheck:  # fmt: skip
    """The launch's claims, decided and attacked. quick: decides what is assumed, in less time. allowance: what that may
    take; None for any time."""
    began, allowance = time.monotonic(), allowance or Allowance()
    falling, asked = Falling(own, cache, quick, {}), AtOnce()
    tried: dict[str, dict[str, Tried]] = {}

    whole = mixed(own.kernel)
    unfollowed = idle(own.kernel, branches=True, mixed=whole)

    def traced(
        assuming: Assuming | bool, bases: frozenset[str], refused: frozenset[Term] = frozenset()
    ) -> Trace:  # fmt: skip
        return trace(
            own.module, own.kernel, own.fitted.threads, assuming, late=lambda: allowance.said, tried=tried,
            idle=unfollowed, steady=rereading.of(bases), refused=refused, mixed=whole,
        )  # fmt: skip

    def read(first: Assuming) -> Standing:
        return standing(own, traced, falling.fallen, allowance, first)

    def stated(found: Standing, most: Effort, known: _Made | None = None) -> _Made:
        return _stated(own, traced, found, cache, decide, allowance, asked, most, known)

    found = read(Assuming())
    made = _first_whole(found, read, stated, allowance)
    builder = made.builder
    seeing, why = _seeing(own, builder, allowance.seconds)
    check = CudaCheck(own, builder, made.stated, cache, made.proving, seeing, why)
    check.cut, check.wraps, check.wrapped = found.cut, found.wraps, falling.wrapped
    check.before = {key: one for key, one in falling.before.items() if one.verdict in HOLDS}  # others had less time
    check.before |= asked.held
    _fall_first(check)
    _in_turn(check, decide, _at_once(check, quick))
    check.attacked(attack, time.monotonic() - began)
    return check


class _Made(Struct, frozen=True):
    """The claims of a kernel, and the steps on which they rest; without these where it was not read."""

    builder: Builder
    stated: Stated
    proving: Proving | None

    @property
    def whole(self) -> bool:
        return self.proving is not None and self.proving.whole


def _stated(
    own: Subject, traced: Callable[[Assuming | bool, frozenset[str], frozenset[Term]], Trace], standing: Standing,
    cache: Cache, decide: Decide, allowance: Allowance, asked: AtOnce, most: Effort, before: _Made | None = None,
) -> _Made:  # fmt: skip
    """The claims, and the steps on which they rest. Where an equation of the simplifier's is not proved, the kernel is read
    again without it. asked: what is proved on the way; most: for a step; before: what was made of it with less."""

    def made(found: Trace) -> tuple[Builder, Stated, Trace]:
        builder = Builder(
            own.called, own.fitted, own.module, own.kernel, found, own.strict, lambda: allowance.said, asked
        )
        return builder, builder.build(), found

    def again(wrong: frozenset[Term]) -> tuple[Builder, Stated, Trace] | None:
        found = traced(standing.assuming, standing.bases, wrong)
        lost = found.why or found.frame is None or not standing.bases <= rereading.unwritten(own.fitted, found)
        return None if lost else made(found)

    # ways that were tried in vain note steps of their own: these are not asked of another reading
    first = made(standing.trace if before is None else traced(standing.assuming, standing.bases, frozenset()))
    frame = first[2].frame
    if frame is None:
        return _Made(*first[:2], None)
    steps = frame.algebra.steps
    if before is None or before.proving is None:
        begun = Proving(first[1].system.name, steps, cache, decide, most=most)
    else:
        begun = replace(before.proving.anew(steps), most=most, efforts={})  # what was tried in less time is tried anew
    (builder, stated, _), proving = settled(
        first, lambda one: None if one[2].frame is None else one[2].frame.algebra.steps, again, begun,
        lambda: most < Effort.ALL or bool(allowance.over),
    )  # fmt: skip
    if proving.chosen:
        where = place(None, own.kernel, own.module)
        stated.system.claims[CLAIM] = proving.claim(stated.system, proving.chosen, *where)
    return _Made(builder, stated, proving)


def _first_whole(
    plain: Standing, read: Callable[[Assuming], Standing], stated: Callable[..., _Made], allowance: Allowance
) -> _Made:  # fmt: skip
    """The claims, in formulas of which all steps are shown if there are such. Of what is assumed not to wrap, a range
    may hold only where that is so; exact formulas say it otherwise. Each is tried in little time before one is in all."""
    found = stated(plain, Effort.SOON)
    if found.proving is None or found.proving.whole:
        return found
    exact = other = None
    if plain.assuming and not allowance.over:
        exact = read(Assuming(alone=frozenset()))
        other = stated(exact, Effort.SOON)
        if other.whole:
            return other
    found = stated(plain, Effort.ALL, found)
    if found.whole or other is None or other.proving is None or allowance.over:
        return found
    other = stated(exact, Effort.ALL, other)
    return other if other.whole else found


def _fall_first(check: CudaCheck) -> None:
    """What small launches show of two threads is not asked of all of them; what is proved at once needs no launch."""
    check.look_up()
    left: dict[Key, tuple[Statement, Asked]] = {}
    for _, statement in check.items:
        key = statement.claim, statement.case
        about, pending = check.stated.about.get(key), statement.digest not in check.outcomes
        if pending and about is not None and about.meeting is not None and not (about.room and check.stated.beside):
            left[key] = statement, check.asked(statement, about.meeting, about.room)
    vain = spent = 0.0
    for key in by_turns({key: (key[0], one.meeting.blocks) for key, (_, one) in left.items()}):
        statement, _ = left[key]
        if vain > IN_VAIN or spent > IN_ALL:
            break
        outcome = ladder.quick(check.terms(statement), AT_ONCE)
        spent += outcome.seconds
        if outcome.verdict in HOLDS:
            check.before[statement.digest] = outcome
            del left[key]
        else:
            vain += outcome.seconds
            check.vain[statement.digest] = outcome.seconds
    if not left or check.trying is None or not vain:  # of many, all so far: the others are for workers, who are several
        return
    for key, found in check.trying.first({key: one for key, (_, one) in left.items()}, check.statements.strict):
        check.before[left[key][0].digest] = check.shown[key] = found


def _at_once(check: CudaCheck, quick: Decide) -> dict[str, Outcome]:
    """What is decided in less time, before what takes longer uses up what all have together. Of few, each gets its time.
    What was tried in vain."""
    check.look_up()
    if len(check.pending) < SEVERAL:
        return {}
    quick(check, Effort.ALL)
    new = {key: one for key, one in check.outcomes.items() if key not in check.known}  # these have their evidence
    check.before |= {key: one for key, one in new.items() if one.verdict in (*HOLDS, Verdict.REFUTED)}
    vain = {key: one for key, one in new.items() if key not in check.before}
    for key, one in vain.items():
        check.vain[key] = check.vain.get(key, 0.0) + one.seconds
    return vain


def _in_turn(check: CudaCheck, decide: Decide, vain: dict[str, Outcome]) -> None:
    """What is left. Of a claim of which one case stays undecided, the others are not tried any longer."""
    check.look_up()
    first: dict[str, Statement] = {}
    later = [one for one in check.pending if first.setdefault(one.claim, one) is not one and one.digest in vain]
    check.before |= {one.digest: vain[one.digest] for one in later}
    decide(check, Effort.ALL)
    found = {claim: check.outcomes.get(one.digest) for claim, one in first.items()}
    left_open = {claim for claim, one in found.items() if one is None or one.verdict is Verdict.UNKNOWN}
    again = [one for one in later if one.claim not in left_open]
    if again:
        check.before |= {key: one for key, one in check.outcomes.items() if key not in check.known}
        for one in again:
            del check.before[one.digest]
        decide(check, Effort.ALL)
    twice = {one.digest for one in again}  # which stand in another claim too
    for one in later:
        if one.claim in left_open and one.digest not in twice:
            own = vain[one.digest]
            why = f"tried for {check.vain.pop(one.digest):.1f} s only, as {first[one.claim].case} is not decided"
            check.outcomes[one.digest] = replace(own, detail=f"{why}; {own.detail}")


def _seeing(own: Subject, builder: Builder, seconds: float) -> tuple[Seeing | None, str]:
    if builder.ground is None:
        return None, "the kernel was not read"
    try:
        written = rereading.written(own.fitted, builder.ground.trace)
        return Seeing(Runs(own.fitted, own.kernel, own.text, written), builder.ground, seconds), ""
    except (*ENDED, ptx.TextError) as error:
        return None, f"the interpreter of PTX does not read it: {error}"
