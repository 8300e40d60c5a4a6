"""An interpreter of Triton's text (TTIR), independent of the prover's reading of it: programs one after the other, whole
tensors as arrays, in exact two's complement, with memories that remember byte by byte what was stored.

    >>> kernel = ttir.read(text)          # TextError("line N: ..."); NotRun where it has an operation that is not known
    >>> kernel.name, kernel.arguments     # [(name, type text), ...]
    >>> ttir.run(kernel, [ttir.Pointer("x"), 1000], (4, 1, 1), [(0, 0, 0)], {"x": memory}, observe, deadline=None)

``run`` gives `observe` a `Touch` for every access in which some lane takes part, and an `Undefined` for what no kernel
may do; it returns a `Run`. Beside its exact address an access has that of unbounded integers ("ideal"): sums, products,
quotients, shifts and casts of unbounded integers, where a cast changes nothing; what is loaded, made of floats or combined
bit by bit counts as it is. Where a condition differs in unbounded integers, the run goes on exactly: a select takes the
unbounded value that it would choose, a branch does not. deadline: of time.monotonic(), at which `OutOfTime` is raised.
seed: of what is not defined, such as lanes of a masked load without ``other``.
"""

from ..errors import NotRun, OutOfTime, TextError
from .events import Descriptor, Memory, Pointer, Run, Touch, Undefined
from .running import Kernel, read, run

__all__ = [
    "Descriptor", "Kernel", "Memory", "NotRun", "OutOfTime", "Pointer", "Run", "TextError", "Touch", "Undefined", "read",
    "run",
]  # fmt: skip
