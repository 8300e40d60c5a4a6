"""`tileprove findings`: the documented statements that are false, as one Markdown page."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .options import load_timeout, no_cache, timeout, warn

if TYPE_CHECKING:
    from ..running.outlines import ClaimPlan
    from ..running.plan import Plans
    from ..running.results import ClaimResult

INTRODUCTION = """# Findings

For readers of the same sources: what they say that is not so.

Statements that are documented, or that a reader of the sources would assume, and that are false. Each is kept as a
claim that must be refuted, with its counterexample; where the weakest condition under which it does hold is known, that
is a claim of its own, and proved. `tileprove findings --output docs/FINDINGS.md` writes this page from the specs.
"""


@click.command(short_help="Print every finding with its counterexample, as Markdown.")
@click.argument("targets", nargs=-1, metavar="[SYSTEM|FILE]...")
@click.option("--output", metavar="FILE", type=click.Path(path_type=Path), help="Write the page to FILE.")
@timeout
@load_timeout
@no_cache
def command(targets: tuple[str, ...], output: Path | None, timeout: float, no_cache: bool) -> int:
    """Decide the findings of the named systems, or of all built-in ones, and print them as one Markdown page:
    the statement, where it is documented, a counterexample, the weakest condition, and how to reproduce it.

    \b
    Examples
      tileprove findings
      tileprove findings im2col --output findings.md
    """
    from ..base.files import replace_content
    from ..running import registry
    from ..running.cache import Cache
    from ..running.checking import Check
    from ..running.plan import Plans
    from ..running.results import by_claim, exit_code
    from ..running.runner import Runner

    with closing(Cache(None) if no_cache else Cache.default(warn)) as cache:
        plans = Plans(registry.targets(targets), cache)
        check = Check(plans, [claim for claim in plans.claims if claim.is_finding], cache)
        check.look_up()
        check.run(Runner(None, timeout, fingerprint=cache.fingerprint))
        sentences = {claim.full_name: claim.sentence for claim in plans.claims}
        parts = [part for claim in by_claim(check.results) for part in _finding(claim, plans, sentences)]
    page = INTRODUCTION + "".join(parts)
    if output is None:
        sys.stdout.write(page)
    else:
        replace_content(output, page.encode())
    return exit_code(check.results)


def _finding(result: ClaimResult, plans: Plans, sentences: dict[str, str]) -> Iterator[str]:
    claim = result.claim
    yield f"\n## {claim.full_name}\n\n> {claim.sentence}\n\n"
    yield f"- **Stated**: {claim.documented}\n"
    yield f"- **Holds when**: {_condition(claim, sentences)}\n"
    yield f"- **Reproduce**: `tileprove check {claim.system} --claim {claim.name} --verbose`\n"
    yield from _counterexample(result, plans)


def _condition(claim: ClaimPlan, sentences: dict[str, str]) -> str:
    if not claim.condition:
        return "no condition is known"
    return f"`{claim.condition}`: {sentences.get(claim.condition, '')}"


def _counterexample(result: ClaimResult, plans: Plans) -> Iterator[str]:
    """The first case's counterexample; cases of one finding differ in structure, not in kind."""
    from ..showing.failure import explain

    for case in result.cases:
        if case.outcome is None or case.outcome.verdict != "refuted":
            yield f"- **Not refuted**: {case.statement.case or 'the claim'}\n"
            continue
        title = f" ({case.statement.case})" if case.statement.case else ""
        if case.outcome.point is None:
            yield f"- **Counterexample**{title}: {case.outcome.detail}\n"
            return
        failure = explain(plans.obligation(case.statement), case.outcome.point)
        at = ", ".join(f"{item.label} = {item.value}" for item in failure.variables)
        yield f"- **Counterexample**{title}: {at}\n"
        yield from (f"    - {item.label}: {item.value}\n" for item in failure.shown)
        yield from (f"    - `{call.call}` is {call.executor}; {call.said}\n" for call in failure.replays if call.call)
        return
