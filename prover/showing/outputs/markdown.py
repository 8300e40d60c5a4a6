"""A page for a job's summary: how many claims stand how, and what is not as expected in full; what rests on a solver's
word and the findings are folded away."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ...attack.records import Attack
from ...running.results import ClaimResult, Result, Standing, by_claim
from ..report import duration
from .finished import Finished, in_full

MOST_BYTES = 900_000  # GitHub shows no summary of more than 1 MiB
MOST_SHOWN = 50  # counterexamples in full
COLUMNS: dict[Standing, str] = {
    Standing.EXPECTED: "as expected",
    Standing.UNEXPECTED: "not as expected",
    Standing.UNDECIDED: "undecided",
    Standing.OPEN: "not reached",
    Standing.CONTRADICTED: "contradicted",
}


def render(run: Finished) -> str:
    claims = by_claim(run.results)
    wrong = [claim for claim in claims if claim.standing is not Standing.EXPECTED]
    words = [claim for claim in claims if claim.rests_on]
    findings = [claim for claim in claims if claim.claim.is_finding and claim.standing is Standing.EXPECTED]
    parts = [_headline(claims), _counts(run, claims)]
    parts += [f"In error, and not checked: {_cell(line)}" for line in run.failed]
    for own in run.assumed or ():
        without = ", ".join(map(_code, own.claims))
        parts.append(f"Assumed in {_code(own.system)}: {_cell(own.said)}. Not proved without it: {without}.")
    if wrong:
        parts.append("### Not as expected\n\n" + _table(wrong))
        parts += _details(wrong, run)
    if words:
        said = "1 claim rests" if len(words) == 1 else f"{len(words)} claims rest"
        parts.append(_folded(f"{said} on one solver's word", words))
    if findings:
        said = (
            "1 documented statement is false"
            if len(findings) == 1
            else f"{len(findings)} documented statements are false"
        )
        parts.append(_folded(f"{said}, as recorded", findings))
    page = "\n\n".join(parts) + "\n"
    while len(page.encode()) > MOST_BYTES and len(parts) > 2:
        parts.pop()
        page = "\n\n".join([*parts, "The rest does not fit a job page; see the report in the log."]) + "\n"
    return page


def _folded(said: str, claims: Sequence[ClaimResult]) -> str:
    return f"<details><summary>{said}</summary>\n\n{_table(claims)}\n\n</details>"


def _headline(claims: Sequence[ClaimResult]) -> str:
    counts = {standing: sum(claim.standing is standing for claim in claims) for standing in COLUMNS}
    said = ", ".join(f"{count} {COLUMNS[standing]}" for standing, count in counts.items() if count)
    total = "1 claim" if len(claims) == 1 else f"{len(claims)} claims"
    return f"## tileprove: {total}, {said}"


def _counts(run: Finished, claims: Sequence[ClaimResult]) -> str:
    used = [standing for standing in COLUMNS if any(claim.standing is standing for claim in claims)]
    rows: list[list[str]] = []
    named = {claim.claim.system for claim in claims}
    for system in run.systems:
        own = [claim for claim in claims if claim.claim.system == system.name]
        if own:
            counts = [str(sum(claim.standing is standing for claim in own)) for standing in used]
            obligations = sum(len(claim.cases) for claim in own)
            rows.append([_code(system.name), *counts, str(obligations), duration(sum(claim.seconds for claim in own))])
    attacks = {attack.subject: attack for attack in run.attacks}
    heads = ["system", *(COLUMNS[standing] for standing in used), "obligations", "time"]
    if attacks:
        heads.append("attacked")
        for row, own in zip(rows, (system.name for system in run.systems if system.name in named), strict=True):
            row.append(_attacked(attacks.get(own)))
    page = _rows(heads, rows)
    return f"{page}\n\n{duration(run.seconds)} in all."


def _attacked(attack: Attack | None) -> str:
    """Its time, or why there was none."""
    if attack is None:
        return "no"
    return duration(attack.seconds) if attack.made else _cell(f"no: {attack.why}")


def _table(claims: Sequence[ClaimResult]) -> str:
    rows = [[_code(c.claim.full_name), _cell(c.claim.sentence), _cell(c.said), _code(c.claim.place)] for c in claims]
    return _rows(["claim", "says", "verdict", "spec"], rows)


def _details(claims: Iterable[ClaimResult], run: Finished) -> list[str]:
    cases = [
        case for claim in claims for case in claim.cases if case.standing is not Standing.EXPECTED and case.outcome
    ]
    parts = [_case(case, run) for case in cases[:MOST_SHOWN]]
    if len(cases) > MOST_SHOWN:
        parts.append(f"{len(cases) - MOST_SHOWN} more cases are in the log.")
    return parts


def _case(result: Result, run: Finished) -> str:
    text = in_full(result, run)
    fence = "`" * max(3, 1 + max((len(found) for found in re.findall("`+", text)), default=0))
    return f"{fence}text\n{text}{fence}"


def _rows(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _cell(text: str) -> str:
    """Text that Markdown shows as it is."""
    plain = " ".join(text.split()).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([\\`*_\[\]|~$#])", r"\\\1", plain)


def _code(text: str) -> str:
    text = " ".join(text.split()).replace("|", "\\|")
    fence = "`" * (1 + max((len(found) for found in re.findall("`+", text)), default=0))
    return f"{fence}{text}{fence}" if "`" not in text else f"{fence} {text} {fence}"
