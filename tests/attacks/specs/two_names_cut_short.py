# attack: two variables whose names differ behind a NUL, where z3 would cut both short
# run: check {file} --no-cache
# exit: 2
# says: two_names_cut_short.py:17: ValueError: 'a\x00b' is no name for a variable
# never: proved
"""x and y would be one variable."""

from tileprove.prover.language.claims import Case
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

SYSTEM = System("two_names_cut_short", "one variable under two names")


@SYSTEM.claim("Any two numbers are equal.")
def equal():
    yield Case("", integer("a\0b") == integer("a\0c"))
