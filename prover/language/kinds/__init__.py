"""Kinds of claims about maps, a function each: it takes a map at any of its coordinates and yields the cases.

    >>> SYSTEM, ROWS, STRIDE = System("rows", "my row loader"), integer("rows", 1), integer("stride", 256)
    >>> @SYSTEM.map("the matrix", {"row": "rows", "lane": 64})
    ... def rows_of(row, lane, rows, stride):
    ...     "Lane l of row r loads 4 bytes; rows are stride bytes apart."
    ...     return Access(row * stride + lane * 4, 4, records=rows * stride, lds=row * 256)
    >>> @SYSTEM.claim("Every load stays inside the matrix, rows being at least 256 bytes apart.")
    ... def loads_stay_inside():
    ...     yield from kinds.in_bounds("", rows_of.anywhere(rows=ROWS, stride=STRIDE))
    >>> def verdicts(cases):
    ...     return [prove(case.goal, case.given, induction=case.induction).verdict.value for case in cases]

Every case assumes the map's preconditions and that the access happens (its ``active``), and may be told more by name:

    given            further assumptions
    steps            what to prove beside the goal and before it: stepping stones for the provers
    show, replay     those of `Case`
    using            claims that are assumed too, and have to be proved
"""

from .accesses import aligned, closed, conflict_degree, equal, exactly_once, in_bounds, once_and_only_once, round_trip
from .functions import bijective, induction, one_to_one, produced

__all__ = [
    "aligned", "bijective", "closed", "conflict_degree", "equal", "exactly_once", "in_bounds", "induction",
    "once_and_only_once", "one_to_one", "produced", "round_trip",
]  # fmt: skip
