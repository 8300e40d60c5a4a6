"""An interpreter of LLVM IR, lane by lane: what compiled kernels do, independently of the prover's reading of them.

Fixed-width two's complement after the LLVM Language Reference, with poison and undef as values and undefined behaviour
reported where it happens. Loaded data and floating point are opaque: an address that depends on them is reported as
unsupported, never guessed.

    wave = llvm.Wave(module=module, kernel="im2col", arguments={"1": 8, "2": 56, ...}, block=(3, 0, 0), warp=1)
    wave.run(lane=17).accesses

A module is a dict of records (lists and dicts only): "kernels", each with "name", "arguments" and "blocks" of
"instructions"; see `values.Record`. Fields at their default may be missing. ``llvm.reread(module)`` reads the instructions'
own text again. ``llvm.look(module, kernel, arguments, block_shape=...)`` tells races between the threads of whole blocks.
"""

from ..words import signed, unsigned
from .accesses import access_instructions
from .execution import Execution
from .memory import Access
from .races import look
from .reading import reread
from .running import ARGUMENT_SPACING, Wave
from .values import Poison

__all__ = [
    "ARGUMENT_SPACING", "Access", "Execution", "Poison", "Wave", "access_instructions", "look", "reread", "signed",
    "unsigned",
]  # fmt: skip
