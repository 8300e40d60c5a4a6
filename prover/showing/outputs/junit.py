"""JUnit XML: a test suite a system, a test case an obligation.

Not as expected is a failure, undecided an error, not reached a skipped test; a finding that is refuted as documented
passes; what passes on one solver's word says so on its standard output. The elements and attributes are those that
Jenkins, GitLab and GitHub's test reporters share.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree as xml

from ...running.results import Result, Standing
from ..report import duration
from .finished import Finished, in_full

# standing -> the element that says so, and the attribute of the suite that counts it
ELEMENTS: dict[Standing, tuple[str, str]] = {
    Standing.UNEXPECTED: ("failure", "failures"),
    Standing.UNDECIDED: ("error", "errors"),
    Standing.OPEN: ("skipped", "skipped"),
    Standing.CONTRADICTED: ("error", "errors"),
}
NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML 1.0 cannot hold


def render(run: Finished) -> str:
    root = xml.Element("testsuites", {"name": "tileprove", **_counts(run.results, skipped=False)})
    for system in run.systems:
        own = [result for result in run.results if result.claim.system == system.name]
        if own:
            root.append(_suite(system.name, own, run))
    if run.failed:
        root.append(_in_error(run.failed))
        for count in ("tests", "errors"):
            root.set(count, str(int(root.get(count, "0")) + len(run.failed)))
    xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + xml.tostring(root, encoding="unicode") + "\n"


def _in_error(failed: Sequence[str]) -> xml.Element:
    """A suite of the launches and claims of which nothing is known."""
    count = str(len(failed))
    suite = xml.Element("testsuite", {"name": "in error", "tests": count, "failures": "0", "errors": count,
                                      "skipped": "0", "time": "0.000"})  # fmt: skip
    for said in failed:
        case = xml.SubElement(suite, "testcase", {"classname": "in error", "name": _legal(said), "time": "0.000"})
        xml.SubElement(case, "error", {"type": "error", "message": _legal(said)})
    return suite


def _counts(results: Sequence[Result], skipped: bool = True) -> dict[str, str]:
    counts = {"tests": len(results)}
    for _, attribute in ELEMENTS.values():
        if skipped or attribute != "skipped":
            own = [standing for standing, (_, counted) in ELEMENTS.items() if counted == attribute]
            counts[attribute] = sum(result.standing in own for result in results)
    seconds = sum(result.outcome.seconds for result in results if result.outcome)
    return {name: str(count) for name, count in counts.items()} | {"time": f"{seconds:.3f}"}


def _suite(name: str, results: Sequence[Result], run: Finished) -> xml.Element:
    suite = xml.Element("testsuite", {"name": _legal(name), **_counts(results)})
    for attack in run.attacks:
        if attack.subject == name:
            _property(suite, "attack", attack.line(duration))
    for assumption in run.assumed or ():
        if assumption.system == name:
            _property(suite, "assumed", assumption.said)
    for result in results:
        seconds = result.outcome.seconds if result.outcome else 0.0
        case = xml.SubElement(
            suite,
            "testcase",
            {
                "classname": _legal(result.claim.full_name),
                "name": _legal(result.statement.case or result.claim.name),
                "time": f"{seconds:.3f}",
            },
        )
        if result.standing in ELEMENTS:
            element, _ = ELEMENTS[result.standing]
            verdict = result.outcome.verdict.value if result.outcome else "open"
            problem = xml.SubElement(case, element, {"type": verdict, "message": _legal(_message(result))})
            problem.text = _legal(in_full(result, run)) if result.outcome else None
        elif result.rests_on:
            xml.SubElement(case, "system-out").text = f"{result.said}: rests on the word of {result.rests_on} alone"
    return suite


def _property(suite: xml.Element, name: str, value: str) -> None:
    found = suite.find("properties")
    properties = xml.SubElement(suite, "properties") if found is None else found
    xml.SubElement(properties, "property", {"name": name, "value": _legal(value)})


def _message(result: Result) -> str:
    detail = f" ({result.outcome.detail})" if result.outcome and result.outcome.detail else ""
    return f"{result.claim.place}: {result.said}{detail}: {result.claim.sentence}"


def _legal(text: str) -> str:
    return NO_XML.sub("\N{REPLACEMENT CHARACTER}", text)
