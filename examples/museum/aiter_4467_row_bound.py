"""A bound may be rounded to the bytes that the row has, and no further: the next row starts there."""

from tileprove import Case, System, cdiv, equivalent, implies, integer

SYSTEM = System("aiter_4467_row_bound", "AITER: a bound of FP4 rows rounded up to dwords")
N, BYTE = integer("elements", 1), integer("byte")  # two elements a byte


@SYSTEM.claim("Bounded by ceil(n/2) bytes: a byte is written exactly if it has an element of the row.")
def fixed():
    yield Case("", equivalent(BYTE < cdiv(N, 2), 2 * BYTE < N))


@SYSTEM.finding(
    "Bounded by 4*ceil(n/4) bytes: a byte that is written has an element of the row.",
    documented="https://github.com/ROCm/aiter/pull/4467",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", implies(BYTE < 4 * cdiv(N, 4), 2 * BYTE < N))
