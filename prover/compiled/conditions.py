"""The conditions on sizes under which refuted claims about emitted code hold: searched for after all verdicts, and proved.

Under such a condition everything of the claim is proved that is not without it. It is sufficient; that less would not do is
nowhere said, since a statement speaks of more than runs do: of any number that a loop may carry, for one.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from ..engines.outcome import Outcome, Weakest
from ..language.obligations import Obligation, Verdict
from ..language.walking import variables
from ..language.wire import digest
from ..running.conditions import COUNTED, asked
from ..running.runner import Runner, Task
from ..triton.claimed import holds
from ..triton.conditions import A_SEARCH, together
from .compared import Compared

RUN = "runs"  # what runs alone show is no statement
MOST = 4  # claims of a compilation


class Search(Struct):
    """A search for what makes a claim true. weakest: None where the time was over."""

    claim: str
    obligation: Obligation
    point: dict[str, int] | None
    weakest: Weakest | None = None


def wanted(found: Compared) -> Iterator[Search]:
    """A search for each refuted claim all of whose open cases are statements, where all that they rest on is proved."""
    for claim in found.claims:
        open_ = [one for one in found.results if one.statement.claim == claim and not holds(one)]
        refuted = [one for one in open_ if one.outcome is not None and one.outcome.verdict is Verdict.REFUTED]
        way = found.chosen.get(claim)
        if claim == RUN or not refuted or way is None or way.check.lost is not None:
            continue
        if any(one.outcome is not None and one.outcome.verdict is Verdict.UNSUPPORTED for one in open_):
            continue
        parts = [found.obligation(one) for one in [refuted[0], *open_]]
        point = refuted[0].outcome.point if refuted[0].outcome is not None else None
        yield Search(claim, together(parts, found.given), point)


def look(found: Compared, seconds: float, jobs: int | None = None) -> list[Search]:
    """What is found for the refuted claims, in so many seconds on the wall; nothing where that is 0."""
    sizes = [str(v.payload[0]) for term in found.subject.launch.sizes.values() for v in variables(term)]
    searches = list(wanted(found))[:MOST] if seconds and sizes else []
    by_key: dict[str, list[Search]] = {}
    for search in searches:
        by_key.setdefault(digest(search.obligation), []).append(search)
    tasks = [
        Task(key, asked(own[0].obligation, sizes, own[0].point), float(-number), own[0].claim)
        for number, (key, own) in enumerate(by_key.items())
    ]

    def finished(key: str, outcome: Outcome) -> None:
        said = outcome.weakest or Weakest(why=outcome.detail)
        for search in by_key[key]:
            search.weakest = msgspec.structs.replace(said, exact=False)

    if tasks:
        Runner(jobs, A_SEARCH, task=COUNTED).run(tasks, finished, lambda key: None, time.monotonic() + seconds)
    return searches


def lines(searches: Sequence[Search]) -> Iterator[str]:
    """What a reader sees: a line for each claim with a condition, one for all others."""
    for search in searches:
        if search.weakest is not None and search.weakest.condition:
            yield f"{search.claim} holds with {search.weakest.sentence}"
    none = [search.claim for search in searches if search.weakest is None or not search.weakest.condition]
    if none:
        yield f"no condition on sizes was found for {', '.join(none)}"
