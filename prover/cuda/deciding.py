"""Decides the claims of a CUDA launch, in rounds in which what is assumed of it may fall, and attacks what is proved."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping

import msgspec
from msgspec import Struct

from ...concrete.interpreter import ptx
from ..attack.budget import Wanted
from ..engines import ladder
from ..engines.outcome import Outcome
from ..guessing.strided_interval import Tried
from ..kernels.loops.paths import Trace, trace
from ..kernels.machine.assuming import Assuming
from ..kernels.machine.idle import idle
from ..kernels.steps.proving import CLAIM, Effort, Proving
from ..kernels.steps.settling import settled
from ..language.meanings.text import text
from ..language.obligations import Verdict
from ..language.terms import Term
from ..language.walking import variables
from ..running.allowance import Allowance
from ..running.cache import Cache
from ..running.outlines import Statement
from ..triton.claimed import HOLDS
from . import rereading
from .checking import CudaCheck, Decide, Subject
from .places import place
from .running import ENDED, Runs
from .seeing import Seeing
from .stated import FITS, Stated
from .stating import Builder
from .trying import Asked, Key

AT_ONCE = 0.1  # seconds for a proof about two threads before any launch is run
IN_VAIN, IN_ALL = 0.3, 2.0  # seconds for those of them that find none, and for all
SEVERAL = 3  # statements, of which one may have taken the time of the others
ROUNDS = 12  # in which what is assumed may fall; then nothing is
A_ROUND = 0.5  # share of the time that is left for what is assumed; what is not proved in it falls


def decided(
    own: Subject, cache: Cache, decide: Decide, quick: Decide, attack: Wanted, allowance: Allowance | None = None
) -> CudaCheck:  # fmt: skip
    """The launch's claims, decided and attacked. quick: decides what is assumed, in less time. allowance: what that may
    take; None for any time."""
    began, allowance = time.monotonic(), allowance or Allowance()
    before: dict[str, Outcome] = {}
    tried: dict[str, dict[str, Tried]] = {}

    unfollowed = idle(own.kernel, branches=True)

    def traced(
        assuming: Assuming | bool, bases: frozenset[str], refused: frozenset[Term] = frozenset()
    ) -> Trace:  # fmt: skip
        return trace(
            own.module, own.kernel, own.fitted.threads, assuming, late=lambda: allowance.said, tried=tried,
            idle=unfollowed, steady=rereading.of(bases), refused=refused,
        )  # fmt: skip

    def read(first: Assuming) -> tuple[_Standing, tuple[Builder, Stated, Proving | None]]:
        found = _standing(own, traced, lambda builder: _fallen(own, builder, cache, quick, before), allowance, first)
        return found, _stated(own, traced, found, cache, decide, allowance)

    standing, (builder, stated, proving) = read(Assuming())
    if proving is not None and not proving.whole and standing.assuming and not allowance.over:
        builder, stated, proving = _exact(read) or (builder, stated, proving)
    seeing, why = _seeing(own, builder, allowance.seconds)
    check = CudaCheck(own, builder, stated, cache, proving, seeing, why)
    check.cut, check.wraps = standing.cut, standing.wraps
    check.before = {key: one for key, one in before.items() if one.verdict in HOLDS}  # others had less time
    for said in (builder.by_digits, builder.blocks_by_digits):
        check.before |= said.asked.held if said is not None else {}
    _fall_first(check)
    _in_turn(check, decide, _at_once(check, quick))
    check.attacked(attack, time.monotonic() - began)
    return check


class _Standing(Struct, frozen=True):
    """The kernel, with what is assumed of it and proved. bases: tensors that nobody writes; cut: whether it took so long
    that nothing is assumed; wraps: which numbers are seen to wrap, of those that were taken not to."""

    trace: Trace
    assuming: Assuming | bool
    bases: frozenset[str]
    cut: bool
    wraps: list[str]


def _standing(
    own: Subject, traced: Callable[[Assuming | bool, frozenset[str]], Trace],
    fallen_of: Callable[[Builder], Mapping[Term, str]], allowance: Allowance, first: Assuming,
) -> _Standing:  # fmt: skip
    """fallen_of: what is not proved, each with what is said of that. first: how is assumed before anything has fallen."""
    (found, bases), assuming = _reread(own, traced, first), first
    refused, cut, wraps = frozenset[Term](), False, list[str]()
    for turn in range(ROUNDS):
        with allowance.part(A_ROUND):
            fallen = fallen_of(Builder(own.called, own.fitted, own.module, own.kernel, found))
            cut = bool(fallen) and allowance.over
        if not fallen:
            break
        if not turn:  # what falls later may do so because this did
            wraps = list(filter(None, fallen.values()))
        refused |= fallen.keys()
        assuming = False if cut or turn + 1 == ROUNDS else Assuming(refused, alone=first.alone)
        found = traced(assuming, bases)
        if not bases <= rereading.unwritten(own.fitted, found):  # what fell had hidden a store
            bases = frozenset()
            found = traced(assuming, bases)
        if not assuming:
            break
    return _Standing(found, assuming, bases, cut, wraps)


def _stated(
    own: Subject, traced: Callable[[Assuming | bool, frozenset[str], frozenset[Term]], Trace], standing: _Standing,
    cache: Cache, decide: Decide, allowance: Allowance,
) -> tuple[Builder, Stated, Proving | None]:  # fmt: skip
    """The claims, and the steps on which they rest. Where an equation of the simplifier's is not proved, the kernel is read
    again without it."""

    def made(found: Trace) -> tuple[Builder, Stated, Trace]:
        builder = Builder(own.called, own.fitted, own.module, own.kernel, found, own.strict, lambda: allowance.said)
        return builder, builder.build(), found

    def again(wrong: frozenset[Term]) -> tuple[Builder, Stated, Trace] | None:
        found = traced(standing.assuming, standing.bases, wrong)
        lost = found.why or found.frame is None or not standing.bases <= rereading.unwritten(own.fitted, found)
        return None if lost else made(found)

    first = made(standing.trace)
    if standing.trace.frame is None:
        return *first[:2], None
    begun = Proving(first[1].system.name, standing.trace.frame.algebra.steps, cache, decide)
    (builder, stated, _), proving = settled(
        first, lambda one: None if one[2].frame is None else one[2].frame.algebra.steps, again, begun,
        lambda: bool(allowance.over),
    )  # fmt: skip
    if proving.chosen:
        where = place(None, own.kernel, own.module)
        stated.system.claims[CLAIM] = proving.claim(stated.system, proving.chosen, *where)
    return builder, stated, proving


def _exact(
    read: Callable[[Assuming], tuple[_Standing, tuple[Builder, Stated, Proving | None]]],
) -> tuple[Builder, Stated, Proving] | None:
    """The claims in exact formulas, where all steps of these are shown: of what is assumed not to wrap around, a range may
    hold only where that is so."""
    _, (builder, stated, proving) = read(Assuming(alone=frozenset()))
    return (builder, stated, proving) if proving is not None and proving.whole else None


def _reread(
    own: Subject, traced: Callable[[Assuming, frozenset[str]], Trace], first: Assuming
) -> tuple[Trace, frozenset[str]]:
    """The kernel, and the tensors of which a thread loads one number from one place, as nobody writes them; none where no
    number is loaded twice. Who writes what is known when the kernel was traced."""
    plain = traced(first, frozenset())
    bases = rereading.unwritten(own.fitted, plain)
    if plain.why or plain.frame is None or not rereading.twice(plain.frame, bases):
        return plain, frozenset()
    found = traced(first, bases)
    same = not found.why and bases <= rereading.unwritten(own.fitted, found)
    return (found, bases) if same and found.frame is not None and found.frame.reloads else (plain, frozenset())


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
    for key in _by_turns({key: (key[0], one.meeting.blocks) for key, (_, one) in left.items()}):
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


def _by_turns(kinds: Mapping[Key, object]) -> list[Key]:
    """The first case of each kind, then the second ones, and so on."""
    before, turn = Counter[object](), dict[Key, int]()
    for key, kind in kinds.items():
        turn[key] = before[kind]
        before[kind] += 1
    return sorted(kinds, key=turn.__getitem__)


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
            check.outcomes[one.digest] = msgspec.structs.replace(own, detail=f"{why}; {own.detail}")


def _seeing(own: Subject, builder: Builder, seconds: float) -> tuple[Seeing | None, str]:
    if builder.ground is None:
        return None, "the kernel was not read"
    try:
        written = rereading.written(own.fitted, builder.ground.trace)
        return Seeing(Runs(own.fitted, own.kernel, own.text, written), builder.ground, seconds), ""
    except (*ENDED, ptx.TextError) as error:
        return None, f"the interpreter of PTX does not read it: {error}"


def _fallen(
    own: Subject, builder: Builder, cache: Cache, decide: Decide, before: dict[str, Outcome]
) -> dict[Term, str]:
    """What was assumed and is not proved, and the sizes at which a number is seen to wrap that was taken not to. before:
    what was decided so in earlier rounds, and is in this one."""
    if builder.ground is None or builder.trace.why:
        return {}
    builder.steps()
    formulas = builder.assumed
    if not formulas:
        return {}
    stated = builder.stated
    kept = {claim: stated.system.claims[claim] for claim in dict.fromkeys(claim for claim, _ in formulas)}
    stated.system.claims.clear()
    stated.system.claims.update(kept)
    check = CudaCheck(own, builder, stated, cache, None, None, "")
    check.before = before
    decide(check, Effort.ALL)
    before |= {key: one for key, one in check.outcomes.items() if key not in check.known}  # these have their evidence
    verdicts = check.verdicts
    points = {(one.claim, one.case): found.point for _, one in check.items if (found := check.outcomes.get(one.digest))}
    objects = builder.ground.objects  # an address that nobody follows wraps nowhere, and no size rules it out
    told = {key for key, one in formulas.items() if key[0] == FITS and not all(v in objects for v in variables(one))}
    return {
        formula: _wraps(own, key[1], formula, points.get(key)) if key in told else ""
        for key, formula in formulas.items()
        if verdicts.get(key) not in HOLDS
    }


def _wraps(own: Subject, case: str, formula: Term, point: Mapping[str, int] | None) -> str:
    sizes = ", ".join(f"{name}={point[name]}" for name in own.launch.sizes if name in point) if point else ""
    where = case.rpartition(":")[0]
    return f"{where}: {text(formula)} is not so at {sizes}, so that a number may wrap around there" if sizes else ""
