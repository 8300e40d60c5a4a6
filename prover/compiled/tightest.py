"""Statements that differ by a number: of `x + 4 <= 99`, `x + 7 <= 99` and `x <= 90` the last one says the others, too.

Whether copies of an instruction fit in their registers is said of each with another offset. Sides of a comparison are one
where their summands are, but for a constant; so what has a meaning in one of them has it in the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from ..language.claims import Case
from ..language.obligations import Holds, Obligation
from ..language.parts import summands
from ..language.terms import Term
from ..language.walking import conjuncts

K = TypeVar("K")
Shape = tuple[Hashable, Hashable]


def room(formula: Term) -> tuple[Shape, int] | None:
    """What a comparison is about, and a number: of two that are about one thing, that with the smaller one says the other.

    >>> from ..language.terms import integer
    >>> x, n = integer("x"), integer("n")
    >>> room(x + 4 <= n)[0] == room(x < n)[0], room(x + 4 <= n)[1], room(x < n)[1]
    (True, -4, -1)
    """
    if formula.op not in ("le", "lt"):
        return None
    (left, more), (right, most) = map(_apart, formula.args)
    return (left, right), most - more - (formula.op == "lt")


def _apart(side: Term) -> tuple[Hashable, int]:
    """The summands without those that are constants, and the sum of these."""
    parts = list(summands(side))
    number = sum(part.payload for part in parts if part.op == "const")
    return frozenset(Counter(part for part in parts if part.op != "const").items()), number


def chains(own: Mapping[K, Obligation]) -> list[list[K]]:
    """Statements of which each says those behind it: what they assume is the same, and so is the goal but for a number."""
    found: dict[Hashable, list[tuple[int, K]]] = {}
    for key, one in own.items():
        first, *others = conjuncts(one.goal.formula) if isinstance(one.goal, Holds) else [None]
        about = None if first is None else room(first)
        if about is not None:
            found.setdefault((one.given, tuple(others), about[0]), []).append((about[1], key))
    return [[key for _, key in sorted(chain, key=lambda each: each[0])] for chain in found.values() if len(chain) > 1]


def kept(cases: Iterable[Case]) -> list[Case]:
    """The cases without those that another one of them says."""
    made, least = list(cases), dict[Hashable, tuple[int, Case]]()
    for case in made:
        about = _of(case)
        if about is not None and (about[0] not in least or about[1] < least[about[0]][0]):
            least[about[0]] = about[1], case
    return [case for case in made if (about := _of(case)) is None or least[about[0]][1] is case]


def _of(case: Case) -> tuple[tuple[Shape, Sequence[Hashable]], int] | None:
    about = room(case.goal) if isinstance(case.goal, Term) else None
    return None if about is None else ((about[0], tuple(case.given)), about[1])
