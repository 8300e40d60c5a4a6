"""`tileprove triton fix`: repairs of a launch that is not proved, each proved before it is shown."""

from __future__ import annotations

import sys
import time
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .options import Duration, attack, attack_seed, budget, jobs, load_timeout, memory

if TYPE_CHECKING:
    from ..running.checking import Check
    from ..showing.page import Page
    from ..triton.checking import LaunchCheck
    from ..triton.fixing.searching import Found, Search
    from ..triton.stated import Statements

NOTHING, INTERRUPTED = 1, 130


@click.command(short_help="Show repairs of a kernel or its launch, each proved for all sizes.")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE.py")
@click.argument("names", nargs=-1, metavar="[LAUNCH]...")
@click.option("--apply", "applied", is_flag=True, help="Write the first repair into the files.")
@click.option(
    "--most", default=1, show_default=True, type=click.IntRange(1), help="Repairs that are shown of a launch."
)
@click.option(
    "--search",
    "seconds",
    type=Duration(),
    default="60s",
    show_default=True,
    help="Time to look for repairs of a launch.",
)
@click.option(
    "--timeout", type=Duration(), default="20s", show_default=True, help="Time for each obligation: 500ms, 30s, 2m."
)
@budget
@memory
@jobs
@load_timeout
@attack
@attack_seed
def fix(
    file: Path, names: tuple[str, ...], applied: bool, most: int, seconds: float, timeout: float, budget: int | None,
    memory: int, jobs: int | None, attack: float | None, attack_seed: int | None,
) -> int:  # fmt: skip
    """Look for a repair of each launch that is not proved: a cast to 64 bits where an offset wraps, a part of a mask that
    is missing, another integer argument in the place of one, a grid that is rounded otherwise, and last a condition that
    only the host can promise.

    A repair is shown, as a diff, only where every claim of the launch is proved with it for all sizes, the attack finds
    nothing, the kernel stores what it did before at sizes at which that was right, and no other launch of the file is
    worse. Nothing is written without --apply; that refuses a file that changed in the meantime, and one of an installed
    package.

    \b
    Exit code  0  a repair of each launch, or nothing to repair
               1  no repair was found for one
               2  something is wrong with the file, its kernels or its launches
    """
    from ..attack.budget import Wanted
    from ..running.cache import Cache
    from ..showing.page import console
    from ..triton.checking import decided
    from ..triton.fixing.searching import Search, troubles_of
    from ..triton.sources import statements

    if file.suffix == ".json":
        raise click.UsageError(f"{file}: a launch in JSON names no source that could be repaired; give the Python file")
    cache, out = Cache(None), console()
    limits: dict[str, Any] = {"jobs": jobs, "seconds": timeout, "memory": memory, "budget": budget or 0, "quiet": True}
    decide = partial(_decide, limits)
    code = 0
    try:
        every = statements(file, ())
        known = [own.name for own in every]
        if missing := [name for name in names if name not in known]:
            raise click.UsageError(f"{file}: no launch is named {missing[0]}; there is {', '.join(known)}")
        for name in [name for name in known if not names or name in names]:
            own = next((own for own in every if own.name == name), None)
            if own is None:  # what was applied to another one took it away
                continue
            check = decided(own, cache, decide, None, (), Wanted(seconds=0))
            if not troubles_of(check):
                out.say(f"{own.name}: proved for all sizes; there is nothing to repair")
                continue
            others = [
                decided(other, cache, decide, None, [check], Wanted(seconds=0))
                for other in every
                if other is not own and other.launch.kernel == own.launch.kernel
            ]
            search = Search(file, check, decide, cache, time.monotonic() + seconds, others, Wanted(attack, attack_seed))
            found = list(islice(search.repairs(), 1 if applied else most))
            _show(out, own, check, found, search)
            if not found:
                code = NOTHING
            elif applied:
                _apply(found[0], search)
                every = statements(file, ())  # what follows is looked at as it is now
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _decide(limits: dict[str, Any], check: Check) -> None:
    from .check import run_through

    run_through(check, limits, False)


def _show(out: Page, own: Statements, check: LaunchCheck, found: list[Found], search: Search) -> None:
    from ..showing.report import duration
    from ..triton.fixing.searching import troubles_of

    wrong = ", ".join(one.claim for one in troubles_of(check))
    if not found:
        out.say((f"{own.name}: no repair was found", "bold red"), f" for {wrong}; {search.tried} edits were tried")
        if time.monotonic() > search.until:
            out.say("  the time was over: --search 5m gives more")
        for said in search.refused:
            out.say(f"  not shown: {said}")
        return
    for number, one in enumerate(found, 1):
        out.say((f"\n{own.name}: repair {number}: {one.repair.title}", "bold"))
        diff = search.sources.diff(search.sources.edited(one.repair.edits)).rstrip("\n")
        out.print(diff, markup=False, highlight=False, soft_wrap=True)  # as it is, for patch
        claims = len({result.statement.claim for result in one.check.results})
        out.say(f"  proved for all sizes with it: {claims} claims, {wrong} among them; {search.tried} edits were tried")
        if one.check.attack is not None:
            out.say(f"  attack: {one.check.attack.line(duration)}")
        same = one.compared
        where = f"{same.right} of {same.runs} sizes that were run"
        if same.right:
            out.say(f"  the original is right at {where}: there it stores what that stores")
        else:
            out.say(f"  the original is right at {where}: there is nothing to compare it with")


def _apply(found: Found, search: Search) -> None:
    """Write the files. Raises UsageError where that is not to be done."""
    from ..base.files import write_bytes

    texts = search.sources.edited(found.repair.edits)
    for name in texts:
        parts = Path(name).parts
        if "site-packages" in parts or "dist-packages" in parts:
            raise click.UsageError(
                f"{name} belongs to an installed package: send its authors the diff, or repair a copy"
            )
        if Path(name).read_bytes() != search.sources[name].content:
            raise click.UsageError(f"{name} has changed since it was read; nothing is written: run this again")
    for name, text in texts.items():
        write_bytes(Path(name), text.encode())
        print(f"written: {name}", file=sys.stderr)
