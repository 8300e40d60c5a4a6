# attack: a claim that uses one which a run contradicts
# exit: 3
# says: two_minds.uses
# says: the proof rests on two_minds.aligned, which is contradicted
# says: 1 CONTRADICTED; 1 unknown
from tileprove import Access, Case, System, integer, kinds

SYSTEM = System("two_minds", "a map that is another one where it is called with numbers")
ROWS = integer("rows", 1)


@SYSTEM.map("memory", {"row": "rows"})
def of_two_minds(row, rows):
    """Aligned for the provers, and one byte further for whoever calls it with numbers."""
    return Access(row * 4 + (1 if isinstance(row, int) else 0), 4)


@SYSTEM.claim("Every access is aligned.")
def aligned():
    yield from kinds.aligned("", of_two_minds.anywhere(rows=ROWS))


@SYSTEM.claim("And so is what is built on it.")
def uses():
    yield Case("", of_two_minds.anywhere(rows=ROWS).access.address * 2 % 8 == 0, using=[aligned])
