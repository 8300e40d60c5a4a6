"""The attack on what is proved of one kernel: threads at drawn points, until the time is over or a run contradicts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from random import Random
from typing import Any

from ....concrete.integers import ConfigError
from ...attack.budget import OFF, Wanted
from ...attack.records import Attack
from ...base.clock import now
from ..claims.cases import Claims
from ..ir.module import Kernel, Module
from ..loops.paths import Trace
from .judging import Judge, Key
from .points import Points
from .runs import Runs

THREADS = 6  # at each point
STEPS = 20_000  # instructions of a thread; a longer one is judged so far
MOST_NAMED = 8  # reasons why something was not run


def attacked(
    module: Module, kernel: Kernel, records: Mapping[str, Any], trace: Trace, claims: Claims, proved: Iterable[Key],
    wanted: Wanted, checking: float, text: str,
) -> Attack:  # fmt: skip
    """What came of it. records: the module as plain data. proved: what is held against the runs. checking: how many seconds
    that took. text: what the seed is made of."""
    seed, allowed, keys = wanted.drawing(text), wanted.allowed(checking), list(proved)
    found = Attack(subject=claims.system.name, seed=seed, allowed=allowed)
    assert claims.launch is not None
    if wanted.off or not keys:
        found.why = OFF if wanted.off else "nothing is proved"
        return found
    aligned = {**_promised(kernel), **claims.launch.aligned}
    runs = Runs(kernel, records, claims.launch, aligned)
    if runs.unsaid:
        found.why, found.missed = f"{runs.unsaid[0]} has no value in a run", runs.unsaid
        return found
    start, random = now(), Random(seed)
    judge = Judge(module, kernel, trace, claims, keys, runs)
    points = Points(claims.launch, list(runs.values.values()), random)
    last: object = None
    found.why = "no values were found that callers may give"
    for sizes in points:
        found.why = ""
        for point in islice(points.threads(sizes), THREADS):
            try:
                wave = runs.wave(point, STEPS)
                ran = wave.run(point.get("lane", 0))
            except ConfigError as error:
                found.why = str(error)
                break
            found.runs += 1
            found.points += sizes is not last
            last = sizes
            found.contradictions += judge.contradictions(point, wave, ran)
            if found.contradictions or now() - start > allowed:
                break
        if found.contradictions or found.why or now() - start > allowed:
            break
    found.seconds, found.events = now() - start, judge.events
    found.missed = [reason for reason, _ in judge.unclear.most_common(MOST_NAMED)]
    if not judge.events and not found.contradictions and not found.why:
        found.why = "no thread came to an access"
    return found


def _promised(kernel: Kernel) -> dict[str, int]:
    """How the kernel's own text says that arguments are aligned."""
    from ..machine.launch import argument_label

    found = {}
    for argument in kernel.arguments:
        words = argument.attributes.split()
        if "align" in words:
            found[argument_label(argument.name)] = int(words[words.index("align") + 1])
    return found
