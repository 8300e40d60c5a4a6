"""Deciding the claims of one target as they stand, for commands that then ask something else; and where that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..running.cache import Cache
    from ..running.cluster.joining import Cluster
    from ..running.registry import Target
    from ..running.results import Result
    from ..running.runner import Deciding, Runner


def decided(
    target: Target, patterns: tuple[str, ...], cache: Cache, jobs: int | None, by: Deciding | None = None
) -> list[Result]:
    """The chosen claims' verdicts, from the cache where it has them. by: what decides the others, if not workers of this
    machine. Raises SpecError."""
    from ..running.checking import Check
    from ..running.plan import Plans
    from ..running.progress import Progress
    from ..running.runner import Runner

    plans = Plans([target], cache)
    check = Check(plans, plans.select(patterns), cache)
    check.look_up()
    if check.pending:
        with Progress(len(check.pending)) as progress:
            check.run(by or Runner(jobs, fingerprint=cache.fingerprint), progress.started, progress.finished)
    return check.results


def deciding(near: Runner, far: Cluster | None, confirm: str = "") -> Deciding:
    """What decides tasks: ``near``, or the cluster as that would.

    confirm: the task that replays what comes back; empty where outcomes are no verdicts.
    """
    if far is None:
        return near
    from ..running.cluster.runner import ClusterRunner

    return ClusterRunner(far, near, confirm)
