"""What is taken for granted while a kernel is traced, so that formulas are short: each is proved, or not assumed."""

from __future__ import annotations

from msgspec import Struct

from ...language.terms import Term
from ..ir.module import Instruction


class Assuming(Struct, frozen=True):
    """How a trace assumes. refused: formulas that may not be assumed, for they were not proved; lost: ids of instructions
    of whose values nothing is assumed; alone: what alone may be assumed of values, None for anything; signs: whether what
    is divided with a sign is assumed not to be negative."""

    refused: frozenset[Term] = frozenset()
    lost: frozenset[int] = frozenset()
    alone: frozenset[Term] | None = None
    signs: bool = False

    def may(self, formula: Term, now: Instruction | None) -> bool:
        """Whether the formula may be assumed of a value. now: the instruction that is executed."""
        if formula in self.refused or (now is not None and id(now) in self.lost):
            return False
        return self.alone is None or formula in self.alone


class Noted(Struct, frozen=True):
    """A formula that was assumed. path: when the instruction runs."""

    instruction: Instruction | None
    path: Term
    formula: Term
