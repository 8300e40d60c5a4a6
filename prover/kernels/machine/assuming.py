"""What is taken for granted while a kernel is traced, so that formulas are short: each is proved, or not assumed."""

from __future__ import annotations

from dataclasses import dataclass

from ...language.terms import Term
from ..ir.module import Instruction


@dataclass(frozen=True, slots=True)
class Assuming:
    """How a trace assumes. refused: formulas that may not be assumed, for they were not proved."""

    refused: frozenset[Term] = frozenset()


@dataclass(frozen=True, slots=True)
class Noted:
    """A formula that was assumed. path: when the instruction runs."""

    instruction: Instruction | None
    path: Term
    formula: Term
