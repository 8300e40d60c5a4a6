"""What a reader sees of a launch, of Triton's or of CUDA's: a line for each claim, a block for what is not proved, and a
last line that counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..attack.records import CONTRADICTS, NOT_YET
from ..engines.outcome import Outcome
from ..language.meanings.text import text
from ..language.obligations import Obligation, Verdict
from ..running.results import ClaimResult, Result, Standing, by_claim
from ..showing.blocks import against
from ..showing.page import Page, coordinates
from ..showing.report import STYLES, duration

MOST_SOURCE = 100  # letters of a source line
WORDS = {
    Verdict.PROVED: "proved", Verdict.REFUTED: "REFUTED", Verdict.UNKNOWN: "unknown",
    Verdict.UNSUPPORTED: "unsupported", Verdict.VACUOUS: "VACUOUS", Verdict.CONTRADICTED: "CONTRADICTED",
}  # fmt: skip
WIDTH = 11  # of the longest of them that is usual


@cache
def _lines(file: str) -> list[str]:
    try:
        return Path(file).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []


def source_line(file: str, line: int) -> str:
    """The line of the user's source, or nothing where it is not here."""
    lines = _lines(file)
    return lines[line - 1] if 0 < line <= len(lines) else ""


class LaunchScreen:
    """Prints the verdicts of a launch. Its subclasses say where things are, and what else there is to see."""

    def __init__(self, out: Page, check: Any):
        self.out, self.check = out, check
        self.claims = by_claim(check.results)

    @property
    def own(self) -> list[ClaimResult]:
        """The claims about accesses, which the last line counts."""
        return [claim for claim in self.claims if claim.claim.name in self.check.stated.accesses]

    def promises(self) -> Iterator[tuple[str, str]]:
        """What is said of the launch, by labels."""
        launch = self.check.statements.launch
        whole = self.check if self.check.unbounded is None else self.check.unbounded
        sizes = [name for name, term in launch.sizes.items() if term.op == "var"]
        yield "for all", f"{', '.join(sizes)} >= 1" if sizes else ""
        yield "given", "; ".join(text(formula) for formula in whole.statements.launch.given)
        yield "promised", "; ".join(said.said for said in launch.promises)

    def line(self, claim: ClaimResult, said: str, more: str = "", seconds: float = 0.0) -> None:
        """One claim. said: what and where; more: behind that; seconds: of others that stand in the same line."""
        found = worst(claim)
        verdict = found.outcome.verdict if found.outcome else None
        if self.check.attack is None and verdict is Verdict.PROVED:
            said += f", {NOT_YET}"
        took = f"  ({duration(claim.seconds + seconds)}{', cached' if claim.cached else ''})"
        word = (WORDS[verdict] if verdict else "not reached").ljust(WIDTH)
        self.out.say("  ", (word, STYLES[found.standing]), f"  {said}{more}", (took, "dim"))

    def wrong(self, rest: int | None = None) -> Iterator[tuple[ClaimResult, Result]]:
        """What is not proved: of each claim one refutation, which says enough about one line, or else so many cases."""
        for claim in self.claims:
            found = [result for result in claim.cases if result.standing is not Standing.EXPECTED]
            refuted = [one for one in found if one.standing in (Standing.CONTRADICTED, Standing.UNEXPECTED)]
            for result in refuted[:1] or found[:rest]:
                yield claim, result

    def block(self, name: str, claim: ClaimResult, result: Result, outcome: Outcome) -> None:
        """A case that is not proved, at its line."""
        self.out.say(f"\n{WORDS[outcome.verdict]}: ", (name, "bold"), style=STYLES[result.standing])
        self.source(claim, result)
        self.out.pairs(self.pairs(result, outcome))

    def source(self, claim: ClaimResult, result: Result) -> None:
        """The lines that a case is about."""
        raise NotImplementedError

    @property
    def advice(self) -> str:
        """What is to be done where a run shows that something proved is false."""
        return "rely on no verdict about this kernel, and report it with the kernel and this run"

    def pairs(self, result: Result, outcome: Outcome) -> Iterator[tuple[str, str]]:
        """What a counterexample is, or why there is no verdict, by labels."""
        if outcome.contradiction is not None:
            run, attack = outcome.contradiction, self.check.attack
            yield (
                "because",
                f"{CONTRADICTS}: this was proved, and a run of the kernel's own text shows that it is false",
            )
            yield "what", run.said
            yield from against(run)
            if attack is not None:
                yield "seed", f"{attack.seed} (--attack-seed {attack.seed} makes the same attack)"
            yield "do", self.advice
            return
        yield ("what" if outcome.verdict is Verdict.REFUTED else "because"), outcome.detail
        if outcome.verdict is Verdict.REFUTED:
            obligation, point = self.check.plans.obligation(result.statement), outcome.point or {}
            yield "at", coordinates({name: point[name] for name in self.named(obligation, point)}) or "every size"
            yield from self.shown(obligation, point)
            if outcome.weakest is not None and outcome.weakest.condition:
                yield "holds with", outcome.weakest.sentence
            yield from self.held(result, point)

    def named(self, obligation: Obligation, point: Mapping[str, int]) -> Iterable[str]:
        """The sizes, iterations and loaded values of a counterexample that have no line of their own, in their order."""
        raise NotImplementedError

    def shown(self, obligation: Obligation, point: Mapping[str, int]) -> Iterator[tuple[str, str]]:
        """Who does it, and where, by labels."""
        raise NotImplementedError

    def held(self, result: Result, point: Mapping[str, int]) -> Iterator[tuple[str, str]]:
        """What memory holds, by labels."""
        yield from ()

    def counted(self) -> str:
        """How many of the claims about accesses have which verdict."""
        counts: dict[str, int] = {}
        for claim in self.own:
            found = worst(claim)
            said = WORDS[found.outcome.verdict] if found.outcome else "not reached"
            counts[said] = counts.get(said, 0) + 1
        return ", ".join(f"{count} {word}" for word, count in counts.items()) or "nothing to prove"

    @property
    def whole(self) -> bool:
        """Whether everything is as it should be."""
        return all(claim.standing is Standing.EXPECTED for claim in self.claims)

    def last(self, word: str, said: str) -> None:
        """The line that says it all."""
        style = STYLES[Standing.EXPECTED if self.whole else Standing.UNEXPECTED]
        self.out.say((f"\n  {self.check.statements.name}: ", "bold"), (word, f"bold {style}"), said)


def worst(claim: ClaimResult) -> Result:
    """The case of which the claim has its standing."""
    return next(case for case in claim.cases if case.standing is claim.standing)


def from_here(file: str) -> str:
    """A file as it is called from the folder in which the command runs, where it is below that."""
    try:
        return str(Path(file).resolve().relative_to(Path.cwd()))
    except (ValueError, OSError):
        return file
