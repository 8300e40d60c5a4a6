"""A second opinion: two solvers are asked about every lemma that an outcome rests on, and both must say unsat.

Runs in the same kind of worker as the engines, so a solver that hangs or dies costs one obligation's agreement.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import msgspec

from ..engines import solvers
from ..engines.outcome import Outcome
from ..language.claims import Verdict
from .runner import Runner, Task

OPINIONS = 2  # solvers asked about a lemma
AGREE = "tileprove.prover.running.agreement:answer"  # the task of a worker


def missing() -> str:
    """Why no second opinion can be had here; empty if it can."""
    alone = [about for about in solvers.LOGICS if len(solvers.installed(about)) < OPINIONS]
    if not alone:
        return ""
    return f"there is one solver alone for {', '.join(alone)}; pip install cvc5 adds another"


def answer(line: bytes, seconds: float) -> bytes:
    """What a worker says to a list of lemmas: an outcome, proved when two solvers say unsat to each."""
    return msgspec.json.encode(opinion(msgspec.json.decode(line, type=list[str]), seconds)) + b"\n"


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
            return Outcome(verdict=Verdict.REFUTED, detail=said)
        if len(answers) < OPINIONS or any(found.said != solvers.UNSAT for found in answers.values()):
            unclear = unclear or said
    return Outcome(verdict=Verdict.UNKNOWN if unclear else Verdict.PROVED, detail=unclear, points=len(lemmas))


@dataclass
class Agreement:
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
    outcomes: Iterable[tuple[str, Outcome]], runner: Runner, finished: Callable[[str], None] = lambda name: None
) -> Agreement:
    """Ask about the lemmas of each (name, outcome)."""
    wanted = {name: outcome.lemmas for name, outcome in outcomes if outcome.lemmas}
    found = Agreement(len(wanted), sum(map(len, wanted.values())))
    kinds = {Verdict.REFUTED: found.disagreements, Verdict.UNKNOWN: found.unclear}

    def keep(name: str, outcome: Outcome) -> None:
        if outcome.verdict in kinds:
            kinds[outcome.verdict].append(f"{name}: {outcome.detail}")
        finished(name)

    runner.run([Task(name, msgspec.json.encode(lemmas), float(len(lemmas))) for name, lemmas in wanted.items()], keep)
    for lines in kinds.values():
        lines.sort()
    return found
