"""`--max-elements N`: what is refuted only for larger tensors, or for sizes within a block of 2^31, is set apart.

An assumption, and said as one wherever a verdict rests on it: in the claims' sentences, in the name under which they are on
record, and in every form of output.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from ..language.meanings.text import text
from ..language.terms import Term, const
from ..running.results import Standing, by_claim
from ..showing.outputs.finished import Assumption
from .launch_checks import OfLaunch
from .launching.launch import Launch, ScalarArgument, TensorArgument

LIMIT = 1 << 31  # of arguments with 32 bits
MOST_BLOCK = 1 << 20  # elements that Triton lets a block have
BLOCKS = re.compile(r"tensor<((?:\d+x)+)")


class Assumed(Struct, frozen=True):
    """What is assumed of a launch. elements: that a tensor has at most; block: the largest along an axis of its kernel."""

    elements: int
    block: int

    @property
    def said(self) -> str:
        return (
            f"tensors of at most {text(const(self.elements))} elements, 32-bit arguments of at most "
            f"2^31 - {self.block} (--max-elements)"
        )

    def formulas(self, launch: Launch) -> list[Term]:
        """It as formulas, without those that say nothing."""
        tensors = [own for own in launch.arguments if isinstance(own, TensorArgument) and own.allocation.op != "const"]
        numbers = [own for own in launch.arguments if isinstance(own, ScalarArgument) and own.bits == 32]
        terms = [own.term for own in numbers if own.term is not None and own.term.op != "const"]
        found = [own.allocation <= self.elements for own in tensors]
        return list(dict.fromkeys([*found, *(term <= LIMIT - self.block for term in terms)]))


def assumed_of(launch: Launch, ttir: str, elements: int) -> Assumed:
    """Of a launch: its blocks are those of its kernel's text, and numbers of its constexprs."""
    extents = [int(part) for shape in BLOCKS.findall(ttir) for part in shape.split("x") if part]
    constexprs = [int(said) for said in launch.constexprs.values() if said.isdigit()]
    return Assumed(elements, max([1, *(size for size in (*extents, *constexprs) if size <= MOST_BLOCK)]))


def better(first: OfLaunch, second: OfLaunch) -> bool:
    """Whether something more is proved under the assumption, and nothing is vacuous by it."""
    before, after = unproved(first), unproved(second)
    return bool(set(before) - set(after)) and not set(after) - set(before)


def unproved(check: OfLaunch) -> list[str]:
    """The claims that are not proved."""
    return [claim.claim.name for claim in by_claim(check.results) if claim.standing is not Standing.EXPECTED]


def resting(check: OfLaunch) -> Assumption | None:
    """What a launch is proved by: the assumption, with the claims that are not proved without it."""
    if check.unbounded is None:
        return None
    now = set(unproved(check))
    assert check.statements.assumed is not None
    lost = [name for name in unproved(check.unbounded) if name not in now]
    return Assumption(check.stated.system.name, check.statements.assumed.said, lost)


def line(checks: Sequence[OfLaunch], elements: int) -> str:
    """The one line about what is refuted only beyond; empty where there is nothing."""
    own = [(check.statements.name, found.claims) for check in checks if (found := resting(check)) is not None]
    if not own:
        return ""
    count = sum(len(claims) for _, claims in own)
    names = "; ".join(f"{name}: {', '.join(claims)}" for name, claims in own)
    said = "1 claim is" if count == 1 else f"{count} claims are"
    return (
        f"{said} not proved for tensors of more than {text(const(elements))} elements or sizes within a block of 2^31, "
        f"which --max-elements leaves out: {names}"
    )
