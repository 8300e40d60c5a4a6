"""`tileprove explain`: one claim as mathematics, and what its verdict rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from .options import load_timeout, no_cache, timeout, warn

if TYPE_CHECKING:
    from ..running.outlines import ClaimPlan, Statement
    from ..running.plan import Plans


@click.command(short_help="Print a claim as a theorem, with its proof or counterexample.")
@click.argument("claim", metavar="CLAIM")
@click.option("--case", metavar="CASE", help="Which structural case, by name or pattern; the first if not given.")
@click.option("--latex", is_flag=True, help="Print the theorem in LaTeX, without deciding it.")
@timeout
@load_timeout
@no_cache
def command(claim: str, case: str | None, latex: bool, timeout: float, no_cache: bool) -> int:
    """Print a claim as a theorem: its parameters with their ranges, the assumptions, the formula and the definitions
    in it; then decide it, and print the lemmas that prove it, or its counterexample.

    CLAIM is a full name, or a short one that only one built-in system has. A claim of your own spec is named
    FILE::CLAIM.

    \b
    Examples
      tileprove explain swizzle.involution
      tileprove explain permutes_any_length --case 'f = 0'
      tileprove explain path/to/spec.py::in_bounds --latex
    """
    from ..evidence.lemmas import shown
    from ..running.cache import Cache
    from ..running.checking import Check
    from ..running.plan import Plans
    from ..running.registry import targets
    from ..running.runner import Runner
    from ..showing import blocks, report

    file, separator, name = claim.rpartition("::")
    cache = Cache(None) if no_cache or latex else Cache.default(warn)
    try:
        plans = Plans(targets([file] if separator else _owner(name)), cache)
        found = _one(plans, name)
        chosen = _case(found, case)
        obligation = plans.obligation(chosen)
        out = report.console()
        blocks.theorem(out, found, chosen, obligation, latex)
        if latex:
            return 0
        check = Check(plans, [_only(found, chosen)], cache)
        check.look_up(evidence=True)
        check.run(Runner(1, timeout, fingerprint=cache.fingerprint))
        result = check.results[0]
        outcome = result.outcome
        lemmas = shown(obligation, outcome.witness, outcome.tree) if outcome and outcome.verdict == "proved" else []
        blocks.proof(out, result, obligation, lemmas)
    finally:
        cache.close()
    from ..running.results import exit_code

    return exit_code(check.results)


def _owner(name: str) -> list[str]:
    """The built-in system that a full name starts with; all of them for a short name."""
    from ..running.registry import BUILT_IN

    system = name.partition(".")[0]
    return [system] if "." in name and system in BUILT_IN else []


def _one(plans: Plans, name: str) -> ClaimPlan:
    from ..running.registry import UnknownName

    found = plans.select([name])
    if len(found) > 1:
        raise UnknownName(f"{name!r} names {len(found)} claims: {', '.join(c.full_name for c in found)}")
    return found[0]


def _case(claim: ClaimPlan, pattern: str | None) -> Statement:
    from fnmatch import fnmatchcase

    from ..running.registry import UnknownName, suggest

    names = [statement.case for statement in claim.statements]
    for statement in claim.statements:
        if pattern is None or statement.case == pattern or fnmatchcase(statement.case, pattern):
            return statement
    raise UnknownName(f"{claim.full_name} has no case {pattern!r}{suggest(pattern or '', names)}")


def _only(claim: ClaimPlan, chosen: Statement) -> ClaimPlan:
    import msgspec

    return msgspec.structs.replace(claim, statements=[chosen])
