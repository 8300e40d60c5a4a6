"""`tileprove explain`: one claim as mathematics, and what its verdict rests on."""

from __future__ import annotations

from contextlib import closing

import click

from .options import load_timeout, no_cache, timeout, warn


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
    import msgspec

    from ..evidence.lemmas import shown
    from ..running.cache import Cache
    from ..running.checking import Check
    from ..running.runner import Runner
    from ..showing import blocks, page
    from .naming import cases, looked_in, one, split

    target, name = split(claim)
    with closing(Cache(None) if no_cache or latex else Cache.default(warn)) as cache:
        plans = looked_in(target, name, cache)
        found = one(plans, name)
        chosen = cases(found, case)[0]
        obligation = plans.obligation(chosen)
        out = page.console()
        blocks.theorem(out, found, chosen, obligation, latex)
        if latex:
            return 0
        check = Check(plans, [msgspec.structs.replace(found, statements=[chosen])], cache)
        check.look_up(evidence=True)
        check.run(Runner(1, timeout, fingerprint=cache.fingerprint))
        check.look_further(timeout)
        result = check.results[0]
        outcome = result.outcome
        lemmas = shown(obligation, outcome.witness, outcome.tree) if outcome and outcome.verdict == "proved" else []
        blocks.proof(out, result, obligation, lemmas)
    from ..running.results import exit_code

    return exit_code(check.results)
