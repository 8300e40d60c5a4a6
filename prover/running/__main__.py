"""A process that answers `supervising.answer`: ``python -m tileprove.prover.running MODULE:FUNCTION MEMORY MARK``.

The function is given what comes in, and a function to note how far it got; it returns a line.
"""

from __future__ import annotations

import os
import sys
import traceback
from contextlib import suppress

from .child import ANSWER, NOTE, OUT_OF_MEMORY, READY, begun, function, say


def main() -> None:
    named, memory, mark = sys.argv[1:]
    sys.argv[1:] = []
    output, own = begun(int(memory)), os.getpid()
    sys.set_int_max_str_digits(0)  # numbers travel as text
    code = 1
    try:
        answer = function(named)
        say(output, READY)

        def note(place: str) -> None:
            say(output, mark.encode() + NOTE + place.replace("\n", " ").encode("utf-8", "backslashreplace"))

        said = answer(sys.stdin.buffer.read(), note)
        code = 0
        if os.getpid() == own:  # a file that copied its process answers once
            with suppress(OSError):  # and one that closes every pipe is known by its silence
                say(output, mark.encode() + ANSWER + said)
    except MemoryError:
        code = OUT_OF_MEMORY
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)  # whatever the file left running or registered


if __name__ == "__main__":
    main()
