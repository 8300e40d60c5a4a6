"""Functions that a kernel calls and the text does not have, of which the launch says that they are harmless.

That is: they touch no memory, have no barrier in them, and return. What they give is any number, another one for each call.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ...kernels.ir.module import Instruction, Kernel
from ...readers.demangling import demangled, plain_name
from ...readers.ptx.inlining import ABSENT
from ...triton.ttir.errors import TritonError

SAID = "touches no memory, has no barrier in it, and returns"


def without_harmless(harmless: Sequence[str], kernel: Kernel, place: str) -> tuple[Kernel, Mapping[str, str]]:
    """The kernel without the calls of these, and each function's own name -> how it is shown.

    harmless: mangled names, or as C++ has them, with or without arguments. Raises TritonError for one that no call names
    whose function is missing.
    """
    if not harmless:
        return kernel, {}
    called = dict.fromkeys(one.callee for block in kernel.blocks for one in block.instructions if is_absent(one))
    found: dict[str, str] = {}
    for name in harmless:
        own = next(
            (same for way in (str, demangled, plain_name) if (same := [c for c in called if way(c) == name])), []
        )
        if not own:
            there = f"those are {', '.join(map(plain_name, called))}" if called else "there are none"
            said = f"{plain_name(kernel.name)} calls no function {name} that the text does not have"
            raise TritonError(f"{place}: harmless: {said}; {there}")
        found |= {mangled: demangled(mangled) for mangled in own}
    blocks = [
        msgspec.structs.replace(
            block, instructions=[one for one in block.instructions if not (is_absent(one) and one.callee in found)]
        )
        for block in kernel.blocks
    ]
    return msgspec.structs.replace(kernel, blocks=blocks), found


def advice(one: Instruction) -> str:
    """What a launch can say of an instruction, where it is the call of such a function; else nothing."""
    if not is_absent(one):
        return ""
    return f'; harmless=("{plain_name(one.callee)}",) in the launch says that it does nothing'


def is_absent(one: Instruction) -> bool:
    return one.opcode == "call" and ABSENT in one.flags
