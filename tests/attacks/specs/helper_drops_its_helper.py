# attack: a helper's file, which is no spec, drops what it should yield from
# exit: 2
# says: _dropping.py:10: wrong(...) is made here and nobody asks it for anything
# never: proved
from _dropping import cases

from tileprove import System, integer

SYSTEM = System("forgetful", "a helper that drops its helper")


@SYSTEM.claim("Every number is at least 2.")
def at_least():
    yield from cases(integer("n", 1))
