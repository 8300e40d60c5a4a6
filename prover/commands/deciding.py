"""Deciding the claims of one target as they stand, for commands that then ask something else about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..running.cache import Cache
    from ..running.registry import Target
    from ..running.results import Result


def decided(target: Target, patterns: tuple[str, ...], cache: Cache, jobs: int | None) -> list[Result]:
    """The chosen claims' verdicts, from the cache where it has them. Raises SpecError."""
    from ..running.checking import Check
    from ..running.plan import Plans
    from ..running.progress import Progress
    from ..running.runner import Runner

    plans = Plans([target], cache)
    check = Check(plans, plans.select(patterns), cache)
    check.look_up()
    if check.pending:
        with Progress(len(check.pending)) as progress:
            check.run(Runner(jobs, fingerprint=cache.fingerprint), progress.started, progress.finished)
    return check.results
