"""What a run looks like to a reader: a table a system with a row a claim, or a row a system; and a line at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from ..attack.records import Attack
from ..language.obligations import Verdict
from ..running.outlines import SystemPlan, Variable
from ..running.results import ClaimResult, Result, Standing, by_claim
from .page import Column, Page, Part, Table, indented

STYLES = {
    Standing.EXPECTED: "green",
    Standing.UNDECIDED: "yellow",
    Standing.UNEXPECTED: "bold red",
    Standing.OPEN: "dim",
    Standing.CONTRADICTED: "bold red reverse",
}

VERDICT_WIDTH, ENGINE_WIDTH = 12, 10  # of the longest words that stand there
CLAIM_SHARE = 0.64  # of what the other columns leave; the domain gets the rest

HEADINGS = ("system", "claims", "findings", "as expected", "engines", "one solver's word", "time")


def table(out: Page, systems: Iterable[SystemPlan], results: Sequence[Result]) -> None:
    """A table for every system that has results, one row a claim."""
    claims = by_claim(results)
    for system in systems:
        own = [claim for claim in claims if claim.claim.system == system.name]
        if own:
            out.title(*_heading(system))
            out.table(_rows(own))


def _heading(system: SystemPlan) -> list[Part]:
    seed = f" (seed {system.seed})" if system.seed else ""
    return [(system.name, "bold"), f": {system.title}", (seed, "dim")]


def _rows(claims: Sequence[ClaimResult]) -> Table:
    columns = [
        Column("claim", CLAIM_SHARE), Column("verdict", width=VERDICT_WIDTH), Column("engine", width=ENGINE_WIDTH),
        Column("for all", 1 - CLAIM_SHARE), Column("time", right=True),
    ]  # fmt: skip
    rows = [
        [
            claim.claim.sentence, (claim.said, STYLES[claim.standing]), ", ".join(claim.engines), quantified(claim),
            (duration(claim.seconds) + "\ncached" * claim.cached, "dim"),
        ]
        for claim in claims
    ]  # fmt: skip
    return Table(columns, rows, below=[claim.claim.name + claim.claim.source for claim in claims], apart=1, whole=True)


def quantified(claim: ClaimResult) -> str:
    """``N, H, W, m, k; lane in 0..63; 12 cases; 4,096 points``"""
    said = [case for case in claim.cases if not case.outcome or case.outcome.verdict is not Verdict.UNSUPPORTED]
    variables = {v.name: v for case in said for v in case.statement.variables}
    parts = [", ".join(v.name for v in variables.values() if v.symbolic)]
    parts += [f"{', '.join(names)} in {ends}" for ends, names in _finite(variables.values()).items()]
    parts.append(f"{len(claim.cases):,} cases" if len(claim.cases) > 1 else "")
    points = claim.points
    parts.append(f"{points:,} point{'s' * (points != 1)}" if points else "")
    if claim.simplified:
        alone = claim.simplified == len(claim.cases)
        parts.append("nothing: simplified to true" if alone else f"{claim.simplified:,} simplified to true")
    return "; ".join(part for part in parts if part) or ("nothing: one fact" if said else "")


def _finite(variables: Iterable[Variable]) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for variable in variables:
        if not variable.symbolic:
            groups.setdefault(f"{variable.low}..{variable.high}", []).append(variable.name)
    return groups


def duration(seconds: float) -> str:
    """Seconds as a reader wants them."""
    if seconds >= 100:
        return f"{int(seconds) // 60} min {int(seconds) % 60} s"
    return f"{seconds:.1f} s" if seconds >= 1 else f"{seconds * 1000:.0f} ms"


def verdicts(results: Sequence[Result]) -> str:
    """How many claims have which verdict, and how many of them on one solver's word."""
    counts, words = Counter[str](), Counter[str]()
    for claim in by_claim(results):
        verdict = claim.said.partition(" (")[0]
        counts[verdict] += 1
        words[verdict] += bool(claim.rests_on)
    said = "; ".join(
        f"{count:,} {verdict}" + (f" ({words[verdict]} on one solver's word)" if words[verdict] else "")
        for verdict, count in counts.items()
    )
    return _count(sum(counts.values()), "claim") + (f": {said}" if said else "")


def summary(
    out: Page, results: Sequence[Result], seconds: float, attacks: Sequence[Attack] = (), failed: int = 0
) -> None:
    """One line: how many claims have which verdict, and what is from where. seconds: without those of the attacks. failed:
    how many claims or launches are in error, of which nothing is known."""
    cached = sum(result.cached for result in results)
    kept = f", {cached:,} of them from the cache" if cached else ""
    replayed = sum(result.replayed for result in results)
    kept += f", {replayed:,} of them replayed from their records" if replayed else ""
    total = f"{_count(len(results), 'obligation')}{kept}, {duration(seconds)}"
    spent = sum(attack.seconds for attack in attacks if attack.made)
    total += f"; attacked for {duration(spent)}." if spent else "."
    out.say(f"\n{verdicts(results)}{f'; {failed:,} in error, not decided' if failed else ''}. {total}")


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


def listing(out: Page, systems: Iterable[SystemPlan]) -> None:
    """Every claim with its sentence; findings say so."""
    for system in systems:
        out.title(*_heading(system))
        text = indented(system.source, out.width, "dim") if system.source else Text()
        for claim in system.claims:
            text.append(f"  {claim.full_name}")
            text.append("  (finding: documented, but false)\n" if claim.is_finding else "\n", style="yellow")
            text.append_text(indented(claim.sentence, out.width, indent=8))
            if claim.documented:
                text.append_text(indented(f"documented: {claim.documented}", out.width, "dim", indent=8))
        out.draw(text)


def systems(out: Page, plans: Iterable[SystemPlan], results: Sequence[Result]) -> None:
    """The table, one row for every system that has results.

    claims: that are to be proved; findings: documented statements that are to be refuted. one solver's word: how many of
    the claims rest on it, until they are rechecked.
    """
    claims = by_claim(results)
    rows = [
        _row(plan, own) for plan in plans if (own := [claim for claim in claims if claim.claim.system == plan.name])
    ]
    columns = [Column(name, float(name == "engines"), right=name not in ("system", "engines")) for name in HEADINGS]
    out.print()
    out.table(Table(columns, rows))


def _row(plan: SystemPlan, claims: Sequence[ClaimResult]) -> list[Part]:
    findings = sum(claim.claim.is_finding for claim in claims)
    right = sum(claim.standing is Standing.EXPECTED for claim in claims)
    worst = next((claim.standing for claim in claims if claim.standing is not Standing.EXPECTED), Standing.EXPECTED)
    engines = dict.fromkeys(engine for claim in claims for engine in claim.engines)
    words = sum(bool(claim.rests_on) for claim in claims)
    return [
        plan.name, f"{len(claims) - findings:,}", f"{findings:,}" if findings else "",
        ("all" if right == len(claims) else f"{right:,} of {len(claims):,}", STYLES[worst]),
        ", ".join(engines), f"{words:,}" if words else "",
        (duration(sum(claim.seconds for claim in claims)), "dim"),
    ]  # fmt: skip


def more(out: Page, results: Sequence[Result]) -> None:
    """How to see more; the names of what has another verdict than expected, however many there are."""
    claims = by_claim(results)
    for standing in (Standing.CONTRADICTED, Standing.UNEXPECTED, Standing.UNDECIDED, Standing.OPEN):
        names = [claim.claim.full_name for claim in claims if claim.standing is standing]
        if names:
            out.print(f"{standing.value}: {', '.join(names)}", style=STYLES[standing])
    example = claims[0].claim.system if claims else "SYSTEM"
    out.print(
        f"`tileprove check {example}` prints the claims of a system, `check --verbose` all of them and the counterexamples"
        " of the findings; `tileprove list` the sentences",
        style="dim",
    )
