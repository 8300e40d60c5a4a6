"""The attack on a system's claims by a kind: each is judged at points that are drawn, as long as there is time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import msgspec

from ...base.clock import now
from ...language.claims import Claim
from ...language.kinds.kind import Cases, listening
from ..records import Attack, Contradiction
from . import accesses, functions
from .numbers import Unjudged, points

FIRST = 1.0  # seconds for the first point of each
MOST_POINTS = 64  # of one kind's claim; those that nothing is drawn for have one


def asked_of(claim: Claim) -> list[Cases]:
    """The kinds that the claim asks and whose cases it yields as they are. The claim's generator runs once more."""
    with listening() as heard:
        yielded = {id(case): case for case in claim.build()}
    return [one for one in heard if one.cases and all(id(case) in yielded for case in one.cases)]


def contradicting(one: Cases, point: dict[str, int], rng: Random) -> str:
    """What the kind's sentence says falsely at the point; empty for nothing. Raises Unjudged."""
    judges = accesses.JUDGES | functions.JUDGES
    return next(judges[one.name](one.asked, point, rng), "")


def drawn(one: Cases, rng: Random) -> Iterator[dict[str, int]]:
    """Points at which the kind's claim is judged."""
    free, given = (functions if one.name in functions.JUDGES else accesses).free(one.asked)
    near, far = (points(free, given, rng, large) for large in (False, True))
    for turn in range(MOST_POINTS):
        source = far if one.name in accesses.ALONE and turn % 2 else near
        found = next(source, None)
        if found is not None:
            yield found


def attack(
    subject: str, claims: Iterable[Claim], seed: int, allowed: float, report: Callable[[str], Any] = lambda place: None
) -> Attack:  # fmt: skip
    """Judge the claims' kinds in turn, a point each, until the time is over. allowed: seconds; the first point of each may
    take longer, so that a process which has just begun has looked at all of them."""
    begun, found = now(), Attack(subject=subject, seed=seed, allowed=allowed)
    waiting: list[tuple[Claim, Cases, Iterator[dict[str, int]], Random]] = []
    missed: dict[str, None] = {}
    judged: set[str] = set()
    for claim in claims:
        report(f"{claim.file}:{claim.line}")
        for number, one in enumerate(asked_of(claim)):
            rng = Random(f"{seed}/{claim.full_name}/{number}")
            waiting.append((claim, one, drawn(one, rng), rng))
    for claim, one, _, _ in waiting:
        missed.setdefault(f"{claim.full_name}: {one.name}")
    end = max(allowed, FIRST)
    while waiting and (now() - begun < end or not judged):
        for turn in list(waiting):
            claim, one, source, rng = turn
            name = f"{claim.full_name}: {one.name}"
            point = next(source, None)
            if point is None:
                waiting.remove(turn)
                continue
            try:
                said = contradicting(one, point, rng)
            except Unjudged:
                continue
            judged.add(name)
            missed.pop(name, None)
            found.points += 1
            found.runs += 1
            if said:
                waiting.remove(turn)
                for case in one.cases:
                    found.contradictions.append(
                        Contradiction(
                            claim=claim.name, case=case.name, said=said, at=point, place=f"{claim.file}:{claim.line}"
                        )
                    )  # fmt: skip
            if now() - begun > end and judged:
                break
        end = allowed
    return msgspec.structs.replace(found, seconds=now() - begun, missed=list(missed))
