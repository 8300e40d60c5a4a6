"""A condition that only a launch shows: sizes that are multiples of the blocks that its grid counts.

What two programs write is stated of the digits of an offset, where each is in its range. Without masks that is so only
where the blocks are whole; stated without digits, nothing is proved under that condition either. So the launch is stated
anew with the condition as a promise, and decided as every launch is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

from ..attack.budget import Wanted
from ..engines.outcome import Weakest
from ..engines.weakening.telling import said
from ..language.constructors import both
from ..language.idioms import divides
from ..language.terms import Term
from ..language.walking import postorder, variables
from ..running.cache import Cache
from ..running.checking import Check
from ..running.results import Standing, by_claim
from .checking import LaunchCheck, decided
from .launching.launch import Launch
from .stated import Statements

OF_WRITES = "writes_"
NONE = "no multiples of the grid's blocks"


def of_writes(
    check: LaunchCheck, claim: str, cache: Cache, decide: Callable[[Check], Any], until: float
) -> Weakest | None:
    """The first such condition under which the claim is proved; without one where none helps. None where the time is over.
    until: on the clock of `time.monotonic`."""
    begun, tried = time.monotonic(), 0
    for condition in whole(check.statements.launch):
        if time.monotonic() > until:
            return None
        tried += 1
        found = next(
            (own for own in by_claim(_given(check, condition, cache, decide)) if own.claim.name == claim), None
        )
        if found is None or found.standing is not Standing.EXPECTED:
            continue
        outcomes = [case.outcome for case in found.cases if case.outcome is not None]
        names = list(dict.fromkeys(own.engine for own in outcomes))
        words = next((own.rests_on for own in outcomes if own.rests_on), "")
        seconds = time.monotonic() - begun
        return Weakest(condition=said(condition), engines=names, rests_on=words, tried=tried, seconds=seconds)
    return Weakest(why=NONE, tried=tried, seconds=time.monotonic() - begun)


def _given(check: LaunchCheck, condition: Term, cache: Cache, decide: Callable[[Check], Any]) -> list[Any]:
    own = check.statements
    launch = replace(own.launch, given=[*own.launch.given, condition])
    stated = Statements(own.name, launch, own.text, own.file, own.line)
    return decided(stated, cache, decide, attack=Wanted(0)).results


def whole(launch: Launch) -> Iterator[Term]:
    """That one size that the grid rounds up to blocks is a multiple of the block, then that each of them is."""
    blocks: dict[Term, Term] = {}
    for node in postorder(*launch.grid):
        divisor = node.args[1].payload if node.op == "div" and node.args[1].op == "const" else 0
        for size in variables(node) if divisor > 1 else ():
            if node.args[0] is size + (divisor - 1):
                blocks.setdefault(divides(divisor, size), size)
    yield from chain(blocks, [both(*blocks)] if len(blocks) > 1 else [])
