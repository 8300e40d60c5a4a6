"""The formats that a run can be written in, as data that the command line reads before anything is loaded."""

from __future__ import annotations

# format -> the module with its ``render``, and what the option's help says of it
FORMATS: dict[str, tuple[str, str]] = {
    "json": ("..jsonout", "Write one record an obligation to FILE; - for stdout, as for the formats below."),
    "junit": (".junit", "Write a JUnit XML report to FILE, a test case an obligation."),
    "sarif": (".sarif", "Write SARIF 2.1.0 to FILE: what is not as expected, at its line of the spec."),
    "html": (".webpage", "Write one self-contained page to FILE: claims, theorems, counterexamples with pictures."),
    "markdown": (".markdown", "Write a summary for a job page to FILE."),
}
