"""A counterexample as programs that Triton's interpreter runs."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import TYPE_CHECKING

from ...accesses.apart import OTHER
from ...accesses.points import value_at
from ...language.meanings import python
from ...language.walking import variables
from ..machine.integers import SHIFTS
from .child import MOST_PROGRAMS, Request

if TYPE_CHECKING:
    from ..claimed import About
    from ..stated import Statements

MOST_ROUNDS = 10_000  # of a loop, which the interpreter takes one by one


def reproduced(statements: Statements, about: About, point: Mapping[str, int], file: str) -> Request | None:
    """The programs of a counterexample; None where it says nothing that the interpreter would show."""
    launch = statements.launch
    operation = about.formula.operation
    mapped = any(around.name == "tt.map_elementwise" for around in operation.around())  # which it does not run
    if statements.file.endswith(".json") or about.promised or about.loop or mapped or operation.name in SHIFTS:
        return None
    first = {name: value for name, value in point.items() if not name.endswith(OTHER)}
    second = {**first, **{n.removesuffix(OTHER): v for n, v in point.items() if n.endswith(OTHER)}}
    both = [(about.formula, first)] + ([(about.other, second)] if about.other is not None else [])
    sizes = variables(*launch.sizes.values(), *launch.grid, *launch.given)
    try:
        held: dict[str, dict[int, int]] = {}
        for formula, where in both:
            for read in formula.reads.values():
                if read.term.payload[0] in where:
                    held.setdefault(read.base, {})[value_at(read.offset, where)] = where[read.term.payload[0]]
            if any(value_at(term, where) > MOST_ROUNDS for term in formula.rounds):
                return None
        programs = [tuple(value_at(term, where) for term in launch.programs) for _, where in both]
        if about.covering is not None:
            programs = []
            if prod(value_at(extent, first) for extent in launch.grid) > MOST_PROGRAMS:
                return None
        given = {v.payload[0]: value_at(v, first) for v in sizes}
    except (python.Undefined, python.TooLarge):
        return None
    return Request(file, statements.name, given, programs, held)  # type: ignore[arg-type]
