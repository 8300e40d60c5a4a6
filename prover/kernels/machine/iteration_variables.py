"""What the variables of loops are called: the number of an iteration, a value that a loop carries."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ...language.terms import Term, integer
from ...language.walking import variables


def iteration(loop: str, below: int) -> Term:
    """The number of an iteration of the loop with that label."""
    return integer(f"t@{loop}", 0, below)


def carried_name(phi: str, loop: str) -> str:
    """What the variable is called that stands for any number which the loop may carry in the phi."""
    return f"%{phi}@{loop}"


def iterations(*roots: Term) -> list[Term]:
    """The numbers of iterations that the terms hang on."""
    return [variable for variable in variables(*roots) if variable.payload[0].startswith("t@")]


def carried(*roots: Term) -> list[Term]:
    """The variables that stand for any number which a loop may carry. No name of a kernel's looks like theirs (`plain`)."""
    return [v for v in variables(*roots) if v.payload[0].startswith("%") and "@" in v.payload[0]]


def changing(variable: Term, inside: Collection[str], members: Collection[int], frozen: Mapping[Term, int]) -> bool:
    """Whether it may stand for another number in each iteration of a loop, whose own number it may be as well. inside: what
    its blocks are called; members: ids of its instructions; frozen: number that nobody knows -> id of what gave it."""
    name: str = variable.payload[0]
    of_loop = name.partition("@")[2].partition("/")[0].partition("#")[0]
    own = iterations(variable) or carried(variable) or name.startswith(("whole_", "earlier@"))
    return frozen.get(variable) in members or bool(own and of_loop in inside)
