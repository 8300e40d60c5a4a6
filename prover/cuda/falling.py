"""What is assumed of a CUDA kernel, and falls as it is not proved: the kernel is read again without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Hashable, Mapping
from typing import TypeVar

from msgspec import Struct, field

from ..engines.outcome import Outcome
from ..kernels.loops.paths import Trace
from ..kernels.machine.assuming import Assuming
from ..kernels.steps.proving import Effort
from ..language.meanings.text import text
from ..language.obligations import Verdict
from ..language.terms import Term
from ..language.walking import variables
from ..running.allowance import Allowance
from ..running.cache import Cache
from ..triton.claimed import HOLDS
from . import rereading
from .checking import CudaCheck, Decide, Subject
from .stated import FITS
from .stating import Builder

ROUNDS = 24  # in which what is assumed may fall; then nothing is
A_ROUND = 0.5  # share of the time that is left for what is assumed; what is not proved in it falls
AT_A_TIME = 2  # statements that get more time together
IN_VAIN = 3.0  # seconds without a proof, after which nothing gets more time
Key = TypeVar("Key", bound=Hashable)


class Standing(Struct, frozen=True):
    """The kernel, with what is assumed of it and proved. bases: tensors that nobody writes; cut: whether it took so long
    that nothing is assumed; wraps: which numbers are seen to wrap, of those that were taken not to."""

    trace: Trace
    assuming: Assuming | bool
    bases: frozenset[str]
    cut: bool
    wraps: list[str]


def standing(
    own: Subject, traced: Callable[[Assuming | bool, frozenset[str]], Trace],
    fallen_of: Callable[[Builder], Mapping[Term, str]], allowance: Allowance, first: Assuming,
) -> Standing:  # fmt: skip
    """fallen_of: what is not proved, each with what is said of that. first: how is assumed before anything has fallen."""
    (found, bases), assuming = reread(own, traced, first), first
    refused, cut, wraps = frozenset[Term](), False, list[str]()
    for turn in range(ROUNDS):
        with allowance.part(A_ROUND):
            fallen = fallen_of(Builder(own.called, own.fitted, own.module, own.kernel, found))
            cut = bool(fallen) and allowance.over
        if not fallen:
            break
        wraps += filter(None, fallen.values())
        refused |= fallen.keys()
        assuming = False if cut or turn + 1 == ROUNDS else Assuming(refused, alone=first.alone)
        found = traced(assuming, bases)
        if not bases <= rereading.unwritten(own.fitted, found):  # what fell had hidden a store
            bases = frozenset()
            found = traced(assuming, bases)
        if not assuming:
            break
    return Standing(found, assuming, bases, cut, wraps)


def reread(
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


class Falling(Struct):
    """What becomes of what is assumed of a launch. decide: in less time than claims have; before: what was decided so in
    earlier rounds; vain: seconds that went into what was not decided; first: what was assumed at first; wrapped: where
    numbers are seen to wrap."""

    own: Subject
    cache: Cache
    decide: Decide
    before: dict[str, Outcome]
    vain: float = 0.0
    first: frozenset[Term] | None = None
    wrapped: list[Mapping[str, int]] = field(default_factory=list)

    def fallen(self, builder: Builder) -> dict[Term, str]:
        """What is not proved, and the sizes at which a number is seen to wrap that was taken not to: of what was assumed
        at first, as what is assumed later may fall because of what fell."""
        if builder.ground is None or builder.trace.why:
            return {}
        builder.steps()
        formulas = builder.assumed
        if not formulas:
            return {}
        self.first = frozenset(formulas.values()) if self.first is None else self.first
        stated = builder.stated
        kept = {claim: stated.system.claims[claim] for claim in dict.fromkeys(claim for claim, _ in formulas)}
        stated.system.claims.clear()
        stated.system.claims.update(kept)
        check = CudaCheck(self.own, builder, stated, self.cache, None, None, "")
        stay = (*HOLDS, Verdict.UNKNOWN) if self._tried(check) else HOLDS
        verdicts, found = check.verdicts, check.outcomes
        points = {(one.claim, one.case): found[one.digest].point for _, one in check.items if one.digest in found}
        self.wrapped += [point for (claim, _), point in points.items() if claim == FITS and point is not None]
        objects = builder.ground.objects  # an address that nobody follows wraps nowhere, and no size rules it out
        told = {
            key for key, one in formulas.items()
            if key[0] == FITS and one in self.first and not all(v in objects for v in variables(one))
        }  # fmt: skip
        return {
            formula: self._wraps(key[1], formula, points.get(key)) if key in told else ""
            for key, formula in formulas.items()
            if verdicts.get(key) not in stay
        }

    def _tried(self, check: CudaCheck) -> bool:
        """Decides what is assumed, and whether only what is refuted falls: without that, the others are other statements.
        Else they get more time, a few at once; not once much went into others in vain, nor in what is like them."""
        check.before = self.before
        self.decide(check, Effort.SOON)
        self._keep(check, Verdict.UNKNOWN)
        claims = {one.digest: one.claim for _, one in check.items}
        left = by_turns({
            digest: claims[digest] for digest, one in check.outcomes.items()
            if one.verdict is Verdict.UNKNOWN and digest not in self.before
        })  # fmt: skip
        self.vain += sum(check.outcomes[digest].seconds for digest in left)
        found = {one.verdict for one in check.outcomes.values()}
        while left and self.vain < IN_VAIN and Verdict.REFUTED not in found:
            now, left = left[:AT_A_TIME], left[AT_A_TIME:]
            waiting = {digest: check.outcomes[digest] for digest in left}
            check.before = self.before | waiting
            self.decide(check, Effort.SOME)
            self._keep(check, None, waiting)
            found = {check.outcomes[digest].verdict for digest in now}
            seconds = sum(check.outcomes[digest].seconds for digest in now)
            self.vain = 0.0 if found & {*HOLDS} else self.vain + seconds
        return Verdict.REFUTED in found and self.vain < IN_VAIN

    def _keep(self, check: CudaCheck, but: Verdict | None, waiting: Container[str] = ()) -> None:
        """What was decided now; what the cache knows has its evidence there."""
        for digest, one in check.outcomes.items():
            if digest not in check.known and digest not in waiting and one.verdict is not but:
                self.before[digest] = one

    def _wraps(self, case: str, formula: Term, point: Mapping[str, int] | None) -> str:
        sizes = ", ".join(f"{name}={point[name]}" for name in self.own.launch.sizes if name in point) if point else ""
        where = case.rpartition(":")[0]
        return f"{where}: {text(formula)} is not so at {sizes}, so that a number may wrap around there" if sizes else ""


def by_turns(kinds: Mapping[Key, object]) -> list[Key]:
    """The first case of each kind, then the second ones, and so on."""
    before, turn = Counter[object](), dict[Key, int]()
    for key, kind in kinds.items():
        turn[key] = before[kind]
        before[kind] += 1
    return sorted(kinds, key=turn.__getitem__)
