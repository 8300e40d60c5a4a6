"""An interpreter of PTX, independent of the prover's reading of it: threads of a block one after the other, from barrier to
barrier, in exact integers, with memories that remember byte by byte what was stored.

    >>> kernel = ptx.read(text)["add"]    # TextError("line N: ...")
    >>> kernel.arguments                  # [(name, type, bytes), ...]; kernel.unknown(): what is not run
    >>> ptx.run(kernel, [ptx.Pointer("x"), 1000], (4, 1, 1), (256, 1, 1), {"x": memory}, observe, shared=0)

``run`` gives `observe` a `Touch` for every access of a thread, and an `Undefined` for what no kernel may do; it returns a
`Run`. An argument is a `Pointer`, a number, or the bytes of a struct. A float result is exact but where the ISA calls it
approximate: `Run.approximated` names those. Blocks run one after the other, a warp's lanes are not in lockstep. What is not
known is `NotRun` with its line when a thread comes to it, so is the call of a function that the text does not have, unless
`absent` says what it gives: {name: lambda call: bits}, where a `Call` says who asks. deadline: of time.monotonic(), at
which `OutOfTime` is raised.

``look`` is given the same, and returns a `Report` of races between threads, and of those that do not meet at barriers;
a `Watched` tells the races of a run that somebody makes for another reason.
"""

from ..errors import NotRun, OutOfTime, TextError, UndefinedBehaviour
from .events import Call, Contents, Memory, Pointer, Run, Touch, Undefined
from .races import Watched, look
from .running import Kernel, read, run

__all__ = [
    "Call", "Contents", "Kernel", "Memory", "NotRun", "OutOfTime", "Pointer", "Run", "TextError", "Touch", "Undefined",
    "UndefinedBehaviour", "Watched", "look", "read", "run",
]  # fmt: skip
