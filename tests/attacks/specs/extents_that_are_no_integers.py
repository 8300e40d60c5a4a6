# attack: a box of 4.9 cells, which would be one of 4
# exit: 2
# says: extents_that_are_no_integers.py:17: one_to_one counts, and needs extents that are integers: an integer is needed
# never: proved
"""An extent that is rounded on the way."""

from tileprove.prover.language.claims import Case
from tileprove.prover.language.obligations import one_to_one
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

SYSTEM = System("extents_that_are_no_integers", "4.9 cells")


@SYSTEM.claim("Every cell is hit once.")
def cells():
    yield Case("", one_to_one([integer("s", 0, 4)], [4.9]))
