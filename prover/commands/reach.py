"""`tileprove reach`: which branches, lanes and assumptions the claims really use."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import click

from .options import Duration, json_out, load_timeout, no_cache, warn

if TYPE_CHECKING:
    from ..mutation.branches import Place
    from ..running.registry import Target

VACUOUS, UNDECIDED = 1, 3
GRACE = 600.0  # seconds for one system


@click.command(short_help="Show which branches, lanes and assumptions the claims use.")
@click.argument("targets", nargs=-1, metavar="[SYSTEM|FILE]...")
@click.option("--claim", "patterns", multiple=True, metavar="PATTERN", help="Only these claims.")
@json_out(help="Write every branch with its lane to FILE; - for stdout.")
@click.option("--jobs", type=click.IntRange(1), help="Worker processes; as many as there are processors if not given.")
@click.option("--timeout", type=Duration(), default="8s", show_default=True, help="Time to decide one branch.")
@load_timeout
@no_cache
@click.option("--verbose", "-v", is_flag=True, help="Show a lane for every statement and every branch.")
def command(
    targets: tuple[str, ...], patterns: tuple[str, ...], json_file: str | None, jobs: int | None, timeout: float,
    no_cache: bool, verbose: bool,
) -> int:  # fmt: skip
    """For the claims of each system: the lanes that satisfy their assumptions, both branches of every where() in their
    formulas with a lane that takes it, and the assumptions that no proof used.

    A claim that no lane satisfies says nothing, and a branch that no lane takes may hold anything: some guard a shift
    amount where it does not count, others are forgotten formulas.

    \b
    Exit code  0  every statement has a lane, and every branch is taken by one or proved unreachable
               1  a statement is proved to have no lane
               2  something is wrong with the input
               3  a lane was not found, or a branch stayed undecided
    """
    from .. import __version__
    from ..base.files import write_json
    from ..mutation import reach
    from ..running import project
    from ..running.cache import Cache
    from ..running.registry import targets as named
    from ..showing.page import console
    from .deciding import decided

    out = console(json_file == "-")
    found: list[reach.Summary] = []
    with closing(Cache(None) if no_cache else Cache.default(warn)) as cache:
        for target in named(targets or project.specs()):
            results = decided(target, patterns, cache, jobs)
            chosen = {result.claim.full_name for result in results} if patterns else None
            found.append(reach.summary(target.name, results, _surveyed(target, chosen, timeout)))
            reach.show(out, found[-1], verbose)
    write_json(json_file, reach.Run(1, "tileprove", __version__, found))
    return VACUOUS if any(each.vacuous for each in found) else UNDECIDED if any(each.undecided for each in found) else 0


def _surveyed(target: Target, chosen: set[str] | None, seconds: float) -> list[Place]:
    """The survey, in a copy of this process: it imports the specs in another way."""
    import msgspec

    from ..language.obligations import SpecError
    from ..mutation import branches, pool

    answers: list[list[Place]] = []

    def finished(_: Target, answer: bytes | None, why: str) -> None:
        if answer is None:
            raise SpecError(f"{target.name}: the branches could not be surveyed: {why}")
        answers.append(msgspec.json.decode(answer, type=list[branches.Place]))

    pool.run([target], lambda each, _: msgspec.json.encode(branches.survey(each, chosen, seconds)), finished, 1, GRACE)
    return answers[0]
