# attack: a false case behind a name of another file's, in a conditional, in a list and under a name that nobody reads
# exit: 2
# says: helper_of_another_file.py:17: _lost_cases.wrong(...) is made here and nobody asks it for anything
# never: proved
import _lost_cases

from tileprove import Case, System, integer

SYSTEM = System("forgetful", "helpers of a module of its own")
N = integer("n", 1)


@SYSTEM.claim("Every number is at least 2.")
def at_least():
    yield Case("right", N >= 1)
    yield from _lost_cases.right(N)
    lost = [_lost_cases.wrong(N) if k else _lost_cases.right(N) for k in range(1, 2)]  # noqa: F841
