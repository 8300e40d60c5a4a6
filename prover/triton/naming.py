"""What the claims of a kernel are called: by what they are about, in the order of the text, and by no line.

So a line more, or an access of another tensor, gives no claim another name, and records stay those of what they were of.
"""

from __future__ import annotations

import re

from ..accesses.naming import named, ordinal
from .formulas import Formulas
from .machine.accesses import TensorAccess
from .machine.memories import reached
from .ttir.records import Operation

LOOPS = ("scf.for", "scf.while")
LOOP = "loop"  # begins the name of a claim about what one carries
MEMORY = "memory"  # what an access goes to of which that is not known


class ClaimNames:
    """The names in one launch. accesses: each with its own."""

    def __init__(self, formulas: Formulas):
        bases = [f"{access.what}_{_memory(formulas, access)}" for access in formulas.accesses]
        self.accesses: list[tuple[str, TensorAccess]] = list(zip(named(bases), formulas.accesses, strict=True))
        loops = dict.fromkeys(id(item.operation) for item in formulas.visited if item.operation.name in LOOPS)
        self._loops = {loop: number for number, loop in enumerate(loops, 1)}

    def of_loop(self, base: str, loop: Operation) -> str:
        """All claims about a loop have its number among those of the kernel."""
        return ordinal(base, self._loops[id(loop)])


def _memory(formulas: Formulas, access: TensorAccess) -> str:
    """The tensors that an access goes to, as far as the text says."""
    numbers = reached(access.pointer, formulas.function)
    own = [
        formulas.launch.arguments[number].name for number in numbers or () if number < len(formulas.launch.arguments)
    ]
    return re.sub(r"\W", "_", "_or_".join(own)) or MEMORY
