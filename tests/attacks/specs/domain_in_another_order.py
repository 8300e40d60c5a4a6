# attack: names of a domain stand in another order than the map takes them, so that 8 rows are proved for 64
# exit: 2
# says: the map takes row, chunk, and the domain has chunk, row
# never: proved
from tileprove import System, kinds

SYSTEM = System("swapped", "Rows and chunks that changed places.")


@SYSTEM.claim("No two chunks go to one place.")
def apart():
    yield from kinds.one_to_one("", lambda row, chunk: row + chunk * 8, {"chunk": 8, "row": 64})
