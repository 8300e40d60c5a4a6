"""What needs a look, in full: a claim without its expected verdict, a counterexample, a theorem with its proof."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from ..attack.records import Contradiction
from ..engines.outcome import Outcome
from ..language.obligations import Obligation, Verdict
from ..running.outlines import ClaimPlan, Statement
from ..running.results import Result, Standing, by_claim
from . import theorem as theorems
from . import weakened
from .failure import Broken, Failure, explain
from .failure_picture import small
from .page import Page, Part, coordinates
from .report import STYLES, duration

SHOWN = (Standing.CONTRADICTED, Standing.UNEXPECTED, Standing.UNDECIDED)  # what needs a look
MOST_BLOCKS = 3  # cases of one claim that are printed in full
MOST_LETTERS = 600  # of a formula
MOST_PARTS = 6  # broken conditions that are printed


def blocks(
    out: Page,
    results: Sequence[Result],
    terms: Callable[[Result], Obligation],
    findings: bool,
    pictures: bool = False,
) -> None:
    """A block for every claim without its expected verdict, and for every finding if ``findings``; with pictures of the
    counterexamples if ``pictures``."""
    for claim in by_claim(results):
        cases = [case for case in claim.cases if case.standing in SHOWN]
        if findings and claim.claim.is_finding:
            cases = [case for case in claim.cases if case.outcome is not None]
        for case in cases[:MOST_BLOCKS]:
            block(out, case, terms, pictures)
        if len(cases) > MOST_BLOCKS:
            names = ", ".join(case.statement.title for case in cases[MOST_BLOCKS:])
            out.title((f"{claim.claim.full_name}: {len(cases) - MOST_BLOCKS} more cases alike: {names}", "dim"))


def block(out: Page, result: Result, terms: Callable[[Result], Obligation], picture: bool = False) -> None:
    """One result in full."""
    claim, outcome = result.claim, result.outcome
    assert outcome is not None
    out.title(f"{result.said}: ", *named(claim, result.statement), style=STYLES[result.standing])
    out.paragraph(claim.sentence)
    failure = failure_of(outcome, lambda: terms(result))
    out.pairs(_notes(claim, result) + at_point(failure) + against(outcome.contradiction))
    if picture:
        out.draw(small(failure, out.width))
    _replayed(out, failure)


def named(claim: ClaimPlan, statement: Statement) -> list[Part]:
    """A claim's name, with that of the case."""
    return [(claim.full_name, "bold"), (f", case {statement.title}" if statement.case else "", "not bold")]


def _notes(claim: ClaimPlan, result: Result) -> list[tuple[str, str]]:
    assert result.outcome is not None
    notes = [("spec", claim.place), *_sources(result.statement), ("documented", claim.documented)]
    if claim.condition:
        notes.append(("holds when", claim.condition))
    notes += [("using", use.place) for use in result.statement.using]
    if result.outcome.verdict is not Verdict.PROVED:
        notes.append(("because", result.outcome.detail))
    return [(label, said) for label, said in (*notes, *found_out(result.outcome)) if said]


def _sources(statement: Statement) -> list[tuple[str, str]]:
    """Where what it is about was written, where the text says it that was compiled."""
    return [("source" * (not number), place) for number, place in enumerate(statement.sources)]


def found_out(outcome: Outcome) -> list[tuple[str, str]]:
    """What a search beyond the verdict came to: a condition for what is refuted, advice about what is unknown."""
    if outcome.weakest is not None and outcome.weakest.condition:
        return [("holds with", outcome.weakest.sentence)]
    advice = outcome.advice
    if advice is None:
        return []
    of = f"{len(advice.undecided)} of {advice.parts} parts: " if advice.parts > 1 else ""
    first, *others = [_brief(part) for part in advice.undecided[:MOST_PARTS]] or [""]
    helps = advice.helps or ([f"{advice.tried} ways to write it were tried, and none helped"] if advice.tried else [])
    return [
        *([("undecided", of + first)] if first else []),
        *(("", part) for part in others),
        *([("why", advice.why)] if advice.why else []),
        *(("try", said) for said in helps),
    ]


def failure_of(outcome: Outcome, terms: Callable[[], Obligation]) -> Failure | None:
    """The counterexample of a refuted obligation, if it has a point (a cell that is never hit has none)."""
    refuted = outcome.verdict is Verdict.REFUTED and outcome.point is not None
    return explain(terms(), outcome.point or {}) if refuted else None


def against(contradiction: Contradiction | None) -> list[tuple[str, str]]:
    """Labels and lines of a run that contradicts a proof."""
    if contradiction is None:
        return []
    return [
        ("at", coordinates(contradiction.at) or "every size"),
        *contradiction.run,
        *([("run", contradiction.place)] * bool(contradiction.place)),
    ]


def at_point(failure: Failure | None) -> list[tuple[str, str]]:
    """Labels and lines of a counterexample: the variables, what the spec shows, what fails and what is undefined."""
    if failure is None:
        return []
    return [
        ("at", coordinates({v.label: v.value for v in failure.variables}) or "every point"),
        *(
            (item.label, f"{item.formula} = {item.value}" if item.formula else item.value)
            for item in (*failure.shown, *failure.named)
        ),
        *_fails(failure.broken),
        *(("undefined", _brief(said)) for said in failure.undefined),
    ]


def _fails(broken: Sequence[Broken]) -> list[tuple[str, str]]:
    lines: list[tuple[str, str]] = []
    label = "fails"
    if any(part.alternative for part in broken):
        lines.append((label, "one of these had to hold:"))
        label = ""
    for part in broken[:MOST_PARTS]:
        formula = _brief(part.formula)
        lines.append((label, f"{formula}: {_here(part)}" if part.symbol else formula))
        label = ""
    if len(broken) > MOST_PARTS:
        lines.append(("", f"and {len(broken) - MOST_PARTS} more like these"))
    return lines


def _brief(formula: str) -> str:
    """A formula that somebody may read; compiled code makes some that fill pages."""
    if len(formula) <= MOST_LETTERS:
        return formula
    half = MOST_LETTERS // 2
    return f"{formula[:half]} ... {formula[-half:]}"


def _here(part: Broken) -> str:
    if part.symbol == "=":
        return f"left is {part.left_value}, right is {part.right_value}"
    return f"here {part.left_value} {part.symbol} {part.right_value}"


def _replayed(out: Page, failure: Failure | None) -> None:
    """The executor calls, each on a line of its own so that it can be pasted, and what they answer."""
    if failure is None or not failure.replays:
        return
    out.paste(f"from tileprove.concrete import {', '.join(failure.modules)}")
    for call in failure.replays:
        out.paste(*([call.call] if call.call else []))
        if call.executor is not None:
            out.print(f"    {call.executor}", style="cyan")
        out.paragraph(call.said, "" if call.agrees else "bold yellow")


def condition(out: Page, result: Result, found: Outcome | None) -> None:
    """What a search for a condition that makes the result's statement true came to; found: None where nobody searched."""
    weakest = found.weakest if found is not None else None
    out.title(*named(result.claim, result.statement), "" if weakest else f": {result.said}")
    if weakest is not None:
        out.paragraph(result.claim.sentence)
        out.pairs(weakened.lines(weakest))


def theorem(out: Page, claim: ClaimPlan, chosen: Statement, obligation: Obligation, latex: bool) -> None:
    """The claim, and one of its cases as mathematics."""
    out.print(Text.assemble(*named(claim, chosen)))
    others = len(claim.statements) - 1
    out.paragraph(claim.sentence)
    notes = [
        ("spec", claim.place),
        ("documented", claim.documented),
        ("holds when", claim.condition),
        ("cases", f"{others} more, to be chosen with --case" if others else ""),
    ]
    out.pairs((label, said) for label, said in notes if said)
    for part in theorems.latex(obligation) if latex else theorems.statement(obligation):
        out.part(*part, wrap=not latex)


def proof(out: Page, result: Result, obligation: Obligation, lemmas: list[str]) -> None:
    """The verdict and what it rests on."""
    outcome = result.outcome
    assert outcome is not None
    decided(out, result.said, result, outcome)
    failure = failure_of(outcome, lambda: obligation)
    out.pairs(found_out(outcome) + at_point(failure))
    _replayed(out, failure)
    for part in theorems.evidence(outcome, obligation, lemmas):
        out.part(*part)


def decided(out: Page, said: str, result: Result, outcome: Outcome) -> None:
    """The verdict, who came to it and how long it took."""
    details = [outcome.engine, outcome.detail, duration(outcome.seconds), "from the cache" if result.cached else ""]
    out.title((said, STYLES[result.standing]), f"  ({'; '.join(detail for detail in details if detail)})")
