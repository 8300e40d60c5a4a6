"""`tileprove weaken`: the condition on parameters that makes a refuted claim true."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import click

from .options import Duration, load_timeout, no_cache, warn

if TYPE_CHECKING:
    from ..engines.outcome import Outcome

FOUND, NONE = 0, 1


@click.command(short_help="Look for the condition that makes a refuted claim true.")
@click.argument("claim", metavar="CLAIM")
@click.option("--case", metavar="CASE", help="Only the cases of this name or pattern; all if not given.")
@click.option("--parameters", metavar="NAMES", help="What a condition may mention: variables, with commas between.")
@click.option("--timeout", type=Duration(), default="60s", show_default=True, help="Time to search, for each case.")
@load_timeout
@no_cache
def command(claim: str, case: str | None, parameters: str | None, timeout: float, no_cache: bool) -> int:
    """Look for a condition on the parameters of a refuted claim, or a finding, under which it is proved: that one number
    divides another, comparisons, bounds of products. Its lanes are not mentioned.

    A condition that is printed is proved to be enough. It is exact where for every other value of the parameters some
    lane is proved to fail; these lanes are printed as "fails else". What is only sufficient comes with parameters for
    which the claim holds as well, where such were found.

    CLAIM is a full name, or a short one that only one built-in system has. A claim of your own spec is named
    FILE::CLAIM. Parameters are guessed, if they are not given: variables that count from 1, stand in the ranges of others,
    divide or shift something.

    \b
    Exit code  0  every refuted case has a condition now, or none is refuted
               1  one has none
               2  something is wrong with the input

    \b
    Examples
      tileprove weaken im2col::load_is_contiguous_for_any_width
      tileprove weaken path/to/spec.py::in_bounds --parameters rows,stride
    """
    import msgspec

    from ..engines.weakening.parameters import named
    from ..language.obligations import Verdict
    from ..running.cache import Cache
    from ..running.checking import Check
    from ..running.conditions import searched
    from ..running.runner import Runner
    from ..showing import blocks, page
    from .naming import cases, looked_in, one, split

    target, name = split(claim)
    names = None if parameters is None else [each.strip() for each in parameters.split(",") if each.strip()]
    found: dict[str, Outcome] = {}
    with closing(Cache(None) if no_cache else Cache.default(warn)) as cache:
        plans = looked_in(target, name, cache)
        wanted = one(plans, name)
        check = Check(plans, [msgspec.structs.replace(wanted, statements=cases(wanted, case))], cache)
        check.look_up()
        check.run(Runner(None, timeout, fingerprint=cache.fingerprint))
        refuted = [
            (result.statement.digest, plans.obligation(result.statement), result.outcome)
            for result in check.results
            if result.outcome is not None and result.outcome.verdict is Verdict.REFUTED
        ]
        for _, obligation, _ in refuted if names is not None else ():
            try:
                named(obligation, names or ())
            except ValueError as error:
                raise click.BadParameter(str(error), param_hint="--parameters") from None
        searched(refuted, timeout, found.__setitem__, names, fingerprint=cache.fingerprint)
    out = page.console()
    for result in check.results:
        blocks.condition(out, result, found.get(result.statement.digest))
    return NONE if any(not outcome.weakest or not outcome.weakest.condition for outcome in found.values()) else FOUND
