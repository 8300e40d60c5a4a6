"""What `prove` answers, as data and as a sentence: in a terminal, in a notebook, in a failed assertion."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from ..drawing.svg import svg
from ..engines.outcome import Outcome
from ..engines.weakening.telling import told
from ..engines.weakening.weakest import weaken
from ..language.lemmas import Lemma
from ..language.obligations import Obligation, Verdict
from ..language.terms import Term
from ..running.outlines import statement, used
from .blocks import at_point, failure_of, found_out
from .failure import Failure
from .failure_picture import scene_of, small
from .page import as_html, labelled
from .report import duration

WIDTH = 100
COLOURS = {Verdict.PROVED: "#1a7f37", Verdict.REFUTED: "#cf222e", Verdict.VACUOUS: "#cf222e"}
UNDECIDED = "#9a6700"
A_LINE = 2.0  # seconds for the condition below a refutation


class ProofResult(Outcome, kw_only=True, omit_defaults=True):
    """What `prove` found out about a formula. It is true where the formula is proved, and false for every other verdict.

    verdict: see `Verdict`. engine: who decided it. seconds: how long that took. counterexample: variable -> value at
    which a refuted formula fails; None for any other verdict, and for a cell of `one_to_one` that nothing hits.
    evidence: what lets somebody else check a proof, as plain data. detail: why nothing was found out; advice: what to try
    then. Printed, it is a sentence with its counterexample, in a notebook a table; a refuted one comes with the condition
    that makes it true, where a search of a few seconds finds one (`weaken` takes longer).

        >>> from tileprove import integer, prove
        >>> lane = integer("lane", 0, 64)
        >>> found = prove(lane * 16 < 1000)
        >>> found.verdict.value, found.counterexample, bool(found)
        ('refuted', {'lane': 63}, False)
        >>> print(found)
        refuted at lane=63 (exhaustive, ...)
            at          lane=63
            fails       16*lane < 1000: here 1008 < 1000
    """

    obligation: Obligation

    def __call__(self, **at: Term | int) -> Lemma:
        """What was proved at these terms, by its variables' names, for ``using``."""
        return self.as_lemma()(**at)

    def as_lemma(self) -> Lemma:
        return Lemma(self.obligation.name, lambda: [self.obligation])

    def __bool__(self) -> bool:
        return self.verdict is Verdict.PROVED

    @property
    def counterexample(self) -> dict[str, int] | None:
        return self.point if self.verdict is Verdict.REFUTED else None

    @property
    def evidence(self) -> dict[str, Any]:
        """For a proof: its "witness" and "tree" (of a chain of lemmas), the solver that it "rests on" alone, a "lane" that
        satisfies the assumptions, the assumptions that were "unused", by name and digest what it is "using". Empty for any
        other verdict."""
        if self.verdict is not Verdict.PROVED:
            return {}
        found = {"witness": self.witness, "tree": self.tree, "rests on": self.rests_on, "lane": self.point}
        found["using"] = [msgspec.to_builtins(use) for use in used(self.obligation)]
        return {name: value for name, value in {**found, "unused": self.unused}.items() if value}

    @property
    def sentence(self) -> str:
        """The verdict with the values that it is about, the engine and the time."""
        by = ", ".join(part for part in (self.engine, duration(self.seconds)) if part)
        return f"{self._said()} ({by})"

    def _said(self) -> str:
        if self.verdict is Verdict.PROVED:
            about = statement(self.obligation)
            ranges = ", ".join(variable.range for variable in about.variables) or "the numbers in it"
            given = f", given {' and '.join(about.given)}" if about.given else ""
            word = f", on the word of {self.rests_on} alone" if self.rests_on else ""
            using = "".join(f", by {use.place}" for use in about.using)
            return f"proved for {ranges}{given}{using}{word}"
        if self.verdict is Verdict.REFUTED:
            at = " ".join(f"{name}={value}" for name, value in (self.point or {}).items())
            return f"refuted at {at}" if at else f"refuted: {self.detail or 'it is false'}"
        why = self.detail or "no engine decided it"
        return f"{self.verdict.value}: {why}"

    def _lines(self) -> list[tuple[str, str]]:
        if self.verdict is Verdict.REFUTED and self.weakest is None:
            self.weakest = told(weaken(self.obligation, A_LINE, None, self.point), self.obligation)
        return found_out(self) + at_point(self._failure)

    @property
    def _failure(self) -> Failure | None:
        return failure_of(self, lambda: self.obligation)

    def __repr__(self) -> str:
        picture = small(self._failure, WIDTH).plain
        lines = (labelled(self._lines(), WIDTH).plain + picture).splitlines()
        return "\n".join([self.sentence, *map(str.rstrip, lines)])

    def _repr_html_(self) -> str:
        colour = COLOURS.get(self.verdict, UNDECIDED)
        table = as_html(self._lines())
        drawn = scene_of(self._failure) if self._failure is not None else None
        table += svg(drawn) if drawn is not None else ""
        return f'<div><span style="color: {colour}">{escape(self.sentence)}</span>{table}</div>'


def result_of(obligation: Obligation, outcome: Outcome) -> ProofResult:
    """The outcome together with what it is about."""
    found = ProofResult(**msgspec.structs.asdict(outcome), obligation=obligation)
    found.point = None if outcome.point is None else obligation.as_made(outcome.point)
    return found
