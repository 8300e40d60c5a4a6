"""A frame that executes instructions, by the tables of what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...machine.integers import Unsupported
from ...machine.values import Undefined
from ..ir.module import Instruction, Operand
from ..ir.values import Opaque, lost
from .choosing import doubted
from .frame import Frame
from .intrinsics import INTRINSICS, demanded, harmless
from .mixing import MIXED
from .semantics import MEANINGS, constant


class Executing(Frame):
    """The frame of a run."""

    def value(self, operand: Operand) -> Any:
        if operand.kind == "local":
            found = self.arguments.get(operand.name)
            return self.lookup(operand.name) if found is None else found
        return constant(self, operand)

    def evaluate(self, instruction: Instruction) -> Any:
        """The result of an instruction that is no terminator and no phi."""
        self.now = instruction
        if instruction.trouble:
            return Opaque(instruction.trouble)
        if instruction.name in self.idle:
            return self.idly(instruction)
        if instruction.name in self.mixed:
            return self.arbitrary(instruction, instruction.type, MIXED)
        values = [self.value(operand) for operand in instruction.operands]
        try:
            meaning = MEANINGS.get(instruction.opcode)
            if instruction.opcode == "call":
                found = self._call(instruction, values)
            elif meaning is None:
                found = Opaque(f"the instruction {instruction.opcode}")
            else:
                found = meaning(self, instruction, values)
        except Unsupported as error:
            found = Opaque(str(error))
        return doubted(instruction, values, found)

    def _call(self, instruction: Instruction, values: Sequence[Any]) -> Any:
        for prefix, meaning in INTRINSICS.items():
            if instruction.callee == prefix or instruction.callee.startswith(prefix + "."):
                hidden = next((value for value in values if isinstance(value, (Opaque, Undefined))), None)
                if "bundles" in instruction.flags:
                    self.unseen(instruction, "an assumption that does not hold", "its operand bundles are not read")
                return meaning(self, instruction, values) if hidden is None or meaning is demanded else hidden
        why = "" if harmless(instruction.callee) else "the call of "
        return lost(instruction.type, f"{why}{instruction.callee or 'an unknown function'}")
