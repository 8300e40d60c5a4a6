"""Other solvers' word on the lemmas of proofs: two of them have to say unsat to each (`check --agree`), or one beside z3
(`recheck`).

Runs in the same kind of worker as the engines, so a solver that hangs or dies costs one obligation's agreement.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct, field

from ..base.extras import install
from ..engines import solvers
from ..engines.outcome import Outcome
from ..language.obligations import Obligation, Verdict
from ..language.wire import pack, unpack
from ..proof.errors import Refused
from ..running.runner import Deciding, Task
from .errors import Unavailable
from .lemmas import texts

OPINIONS = 2  # solvers asked about a lemma
AGREE = f"{__name__}:answer"  # the task of a worker
WITH_LEMMAS = ("chain", "smt")  # kinds of evidence
# the solvers of prover/engines/solvers.py that found none of the proofs
OTHERS = ("cvc5", "bitwuzla")


def missing() -> str:
    """Why no second opinion can be had here; empty if it can."""
    alone = [about for about in solvers.LOGICS if len(solvers.installed(about)) < OPINIONS]
    if not alone:
        return ""
    return f"there is one solver alone for {', '.join(alone)}; pip install cvc5 adds another"


def question(obligation: Obligation, outcome: Outcome) -> bytes:
    """What a worker is asked: whose lemmas, and the evidence that they follow from."""
    return msgspec.json.encode([pack(obligation), outcome.witness, outcome.tree])


def answer(line: bytes, seconds: float) -> bytes:
    """What a worker says: an outcome, proved when two solvers say unsat to each lemma; points: how many there are."""
    statement, witness, tree = msgspec.json.decode(line)
    return msgspec.json.encode(opinion(texts(unpack(statement), witness, tree), seconds)) + b"\n"


def opinion(lemmas: list[str], seconds: float) -> Outcome:
    """Proved: two solvers say unsat to every lemma. Refuted: one says sat. Unknown: a second answer is missing."""
    deadline = time.monotonic() + seconds
    unclear = ""
    for number, text in enumerate(lemmas, 1):
        about = solvers.theory(text)
        answers = {
            solver.name: solvers.ask(solver, text, deadline - time.monotonic(), about)
            for solver in solvers.installed(about)[:OPINIONS]
        }
        said = f"lemma {number} of {len(lemmas)}: " + ", ".join(
            f"{name} says {found.said}{f' ({found.reason})' if found.reason else ''}" for name, found in answers.items()
        )
        if any(found.said == solvers.SAT for found in answers.values()):
            return Outcome(verdict=Verdict.REFUTED, detail=said, points=len(lemmas))
        if len(answers) < OPINIONS or any(found.said != solvers.UNSAT for found in answers.values()):
            unclear = unclear or said
    return Outcome(verdict=Verdict.UNKNOWN if unclear else Verdict.PROVED, detail=unclear, points=len(lemmas))


class Agreement(Struct):
    """What the second opinions came to. disagreements, unclear: a line each, with the obligation's name."""

    obligations: int = 0
    lemmas: int = 0
    disagreements: list[str] = field(default_factory=list)
    unclear: list[str] = field(default_factory=list)

    def exit_code(self, code: int) -> int:
        """The run's exit code: a disagreement is an error, a missing second answer leaves it undecided."""
        if self.disagreements:
            return 1
        return code or (3 if self.unclear else 0)

    @property
    def lines(self) -> list[str]:
        total = f"{self.lemmas:,} lemmas of {self.obligations:,} obligations"
        agreed = self.obligations - len(self.disagreements) - len(self.unclear)
        return [
            *(f"disagreement: {said}" for said in self.disagreements),
            *(f"no second answer: {said}" for said in self.unclear),
            f"agreement: asked two solvers about {total}; both say unsat to all of {agreed:,}",
        ]


def agree(
    asked: Iterable[tuple[Obligation, Outcome]], runner: Deciding, finished: Callable[[str], None] = lambda name: None
) -> Agreement:
    """Ask about the lemmas of each proof that rests on some."""
    tasks = []
    for obligation, outcome in asked:
        if outcome.verdict is Verdict.PROVED and outcome.witness.get("kind") in WITH_LEMMAS:
            line = question(obligation, outcome)
            tasks.append(Task(obligation.name, line, float(len(line))))
    found = Agreement(len(tasks))
    kinds = {Verdict.REFUTED: found.disagreements, Verdict.UNKNOWN: found.unclear}

    def keep(name: str, outcome: Outcome) -> None:
        found.lemmas += outcome.points
        if outcome.verdict in kinds:
            kinds[outcome.verdict].append(f"{name}: {outcome.detail}")
        finished(name)

    runner.run(tasks, keep)
    for lines in kinds.values():
        lines.sort()
    return found


# -- beside z3 ------------------------------------------------------------------------------------------------


def decided(texts: Iterable[str], seconds: float) -> str:
    """The solvers beside z3, by name, that say unsat to every text. Raises Refused, Unavailable."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        groups.setdefault(solvers.theory(text), []).append(text)
    return ", ".join(dict.fromkeys(_decided(group, about, seconds) for about, group in sorted(groups.items())))


def _decided(texts: Iterable[str], about: str, seconds: float) -> str:
    """One solver that says unsat to all of these texts."""
    reason = f"no second solver is installed; {install('recheck')}"
    for solver in solvers.installed(about):
        if solver.name not in OTHERS:
            continue
        for text in texts:
            answer = solvers.ask(solver, text, seconds, about)
            if answer.said == solvers.SAT:
                raise Refused(f"{solver.name} says sat to a lemma")
            if answer.said != solvers.UNSAT:
                reason = f"{solver.name}: {answer.reason or answer.said}"
                break
        else:
            return solver.name
    raise Unavailable(reason)
