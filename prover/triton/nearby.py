"""Counterexamples near others: the sizes at which a step fails, with programs and lanes that make it matter; small ones."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace

from ..accesses.apart import OTHER
from ..base.clock import now
from ..engines.counterexample import NoLane, lane, shrink
from ..language.constructors import negation
from ..language.exact import Invalid, check, completed
from ..language.meanings import python
from ..language.obligations import Holds, Obligation
from ..language.terms import as_bool, truth
from .launching.launch import Launch

TRIES = 4000
FEW = (2, 4, 8)  # up to which all sizes are


def nearby(obligation: Obligation, point: Mapping[str, int], launch: Launch, deadline: float) -> dict[str, int] | None:
    """A counterexample with the sizes of the point, if one is found in time."""
    for found in _points(obligation, point, launch):
        if now() > deadline:
            return None
        try:
            check(obligation, found)
            return found
        except Invalid:
            continue
    return None


def _points(obligation: Obligation, point: Mapping[str, int], launch: Launch) -> Iterator[dict[str, int]]:
    """The point itself, then others with its sizes and other programs, lanes, iterations and loaded values."""
    chance = random.Random(0)
    fixed = set(launch.sizes)
    for number in range(TRIES):
        found: dict[str, int] = {}
        try:
            for variable in obligation.variables:
                name, low, high = variable.payload
                least = None if low is None else int(python.evaluate(found, low)[0])
                below = None if high is None else int(python.evaluate(found, high)[0])
                known = point.get(name, least or 0)
                if name in fixed or number == 0:
                    found[name] = known
                else:
                    found[name] = _value(chance, known, least, below)
        except (python.Undefined, python.TooLarge, KeyError):
            continue
        yield found


def twins(obligation: Obligation, launch: Launch, deadline: float) -> dict[str, int] | None:
    """A small counterexample of two programs in which all but the programs is the same, if one is found in time: what they
    load, their lanes and iterations. Elements of which nothing is known are the same by such a chance only."""
    chance = random.Random(0)
    programs = {str(program.payload[0]) for program in launch.programs if program.op == "var"}
    for _ in range(TRIES):
        found: dict[str, int] = {}
        most = chance.choice((1, 2, 3))
        try:
            for variable in obligation.variables:
                name, low, high = variable.payload
                least = None if low is None else int(python.evaluate(found, low)[0])
                below = None if high is None else int(python.evaluate(found, high)[0])
                own = name.removesuffix(OTHER)
                if own != name and own in found and own not in programs:
                    found[name] = found[own]
                    continue
                start = max(0, least or 0)
                size = most if below is None else min(most, below - start)
                found[name] = start + chance.randrange(max(1, size))
            if now() > deadline:
                return None
            check(obligation, found)
            return shrink(obligation, found, deadline)
        except (python.Undefined, python.TooLarge, KeyError, Invalid):
            continue
    return None


def small(obligation: Obligation, launch: Launch, deadline: float) -> dict[str, int] | None:
    """A counterexample whose sizes are all small, if one is found in time: one whose tensors' contents can be chosen."""
    assert isinstance(obligation.goal, Holds)
    sizes = [own for own in obligation.variables if own.payload[0] in launch.sizes]
    fails = (*obligation.given, negation(obligation.goal.formula))
    for most in FEW if sizes else ():
        given = (*fails, *(as_bool(size <= most) for size in sizes))
        with suppress(NoLane):
            found = lane(replace(obligation, given=given, goal=Holds(truth(True)), using=None))
            if found is not None:
                return shrink(obligation, completed(obligation.variables, found), deadline)
        if now() > deadline:
            break
    return None


def _value(chance: random.Random, known: int, least: int | None, below: int | None) -> int:
    """A value of a range: the known one, one near an end, or any."""
    low = -(1 << 31) if least is None else least
    high = (1 << 31) if below is None else below
    if high <= low:
        return low
    kind = chance.randrange(5)
    if kind == 0:
        return known
    if kind == 1:
        return low + chance.randrange(min(high - low, 4))
    if kind == 2:
        return high - 1 - chance.randrange(min(high - low, 4))
    if kind == 3:
        return low + chance.randrange(min(high - low, 200))
    return chance.randrange(low, high)
