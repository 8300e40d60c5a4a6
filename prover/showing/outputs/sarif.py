"""SARIF 2.1.0: a rule a claim, and a result for each obligation that a reader of the spec should see at its line.

Not as expected is an error, undecided a warning. A finding that is refuted as documented passes, and is marked as
suppressed for readers that look at nothing else. What is proved needs no mark in the source.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import quote

import msgspec

from ... import __version__
from ...base.places import steps
from ...running.outlines import ClaimPlan
from ...running.results import Result, Standing, by_claim
from .finished import Finished, in_full

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
ROOT = "%SRCROOT%"  # what relative URIs are relative to: the current folder, in a checkout its root
MEANING: dict[Standing, dict[str, str]] = {
    Standing.UNEXPECTED: {"kind": "fail", "level": "error"},
    Standing.UNDECIDED: {"kind": "fail", "level": "warning"},
    Standing.EXPECTED: {"kind": "pass", "level": "none"},
    Standing.CONTRADICTED: {"kind": "fail", "level": "error"},
}


def render(run: Finished) -> str:
    claims = list({result.claim.full_name: result.claim for result in run.results}.values())
    numbers = {claim.full_name: number for number, claim in enumerate(claims)}
    words = {claim.claim.full_name: claim.rests_on for claim in by_claim(run.results)}
    shown = [
        result
        for result in run.results
        if result.outcome is not None and (result.standing is not Standing.EXPECTED or result.claim.is_finding)
    ]
    driver = {
        "name": "tileprove",
        "version": __version__,
        "rules": [_rule(claim, words[claim.full_name]) for claim in claims],
    }
    done = all(result.outcome is not None for result in run.results) and not run.failed
    said = [{"level": "error", "message": {"text": line}} for line in run.failed]
    log = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "invocations": [
                    {
                        "executionSuccessful": done,
                        "exitCode": run.exit_code,
                        **({"toolExecutionNotifications": said} if said else {}),
                    }
                ],
                "columnKind": "unicodeCodePoints",
                **({"properties": more} if (more := _more(run)) else {}),
                "results": [_result(result, numbers[result.claim.full_name], run) for result in shown],
            }
        ],
    }
    return msgspec.json.format(msgspec.json.encode(log), indent=1).decode() + "\n"


def _more(run: Finished) -> dict[str, Any]:
    return ({"attacks": run.attacks} if run.attacks else {}) | ({"assumed": run.assumed} if run.assumed else {})


def _rule(claim: ClaimPlan, words: list[str]) -> dict[str, Any]:
    """words: the solvers on whose word alone the claim's verdict rests."""
    rule: dict[str, Any] = {
        "id": claim.full_name,
        "shortDescription": {"text": claim.sentence},
        "defaultConfiguration": {"level": "error"},
        "properties": {"expected": claim.expected.value} | ({"restsOn": ", ".join(words)} if words else {}),
    }
    if claim.documented:
        weakest = f" It holds when {claim.condition} says." if claim.condition else ""
        rule["fullDescription"] = {"text": f"{claim.sentence} Documented: {claim.documented}.{weakest}"}
    return rule


def _result(result: Result, rule: int, run: Finished) -> dict[str, Any]:
    assert result.outcome is not None
    found: dict[str, Any] = {
        "ruleId": result.claim.full_name,
        "ruleIndex": rule,
        **MEANING[result.standing],
        "message": {"text": in_full(result, run)},
        "locations": [{"physicalLocation": _place(result)}],
        "partialFingerprints": {"obligation/v1": f"{result.statement.name}:{result.statement.digest}"},
        "properties": {"case": result.statement.case, "verdict": result.outcome.verdict.value},
    }
    if related := [_related(*at) for place in result.statement.sources for at in _called(place)]:
        found["relatedLocations"] = related
    if result.standing is Standing.EXPECTED:
        reason = f"documented as true, known to be false: {result.claim.documented}"
        found["suppressions"] = [{"kind": "external", "justification": reason}]
    return found


def _place(result: Result) -> dict[str, Any]:
    return _at(result.claim.file, result.statement.line or result.claim.line)


def _at(file: str, line: int) -> dict[str, Any]:
    return {"artifactLocation": _artifact(Path(file)), "region": {"startLine": max(line, 1)}}


def _called(place: str) -> Iterator[tuple[str, int, str]]:
    """File, line and what stands there, of where something was written and of each call that it was inlined into."""
    for number, (file, line) in enumerate(steps(place)):
        yield file, line, "inlined here" if number else "the source"


def _related(file: str, line: int, said: str) -> dict[str, Any]:
    return {"physicalLocation": _at(file, line), "message": {"text": said}}


def _artifact(file: Path) -> dict[str, str]:
    """The file below the current folder as a relative URI, any other as it is."""
    try:
        below = file.resolve().relative_to(Path.cwd())
    except (ValueError, OSError, RuntimeError):
        return {"uri": file.absolute().as_uri()}
    return {"uri": quote(str(PurePosixPath(below))), "uriBaseId": ROOT}
