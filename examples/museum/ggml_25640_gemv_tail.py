"""A work item of two rows tests both: the grid is padded, and an odd number of rows ends inside an item."""

from tileprove import Case, System, both, cdiv, integer

SYSTEM = System("ggml_25640_gemv_tail", "llama.cpp: a matrix-vector product writes rows past the last")
ROWS = integer("rows", 1)
ITEMS = cdiv(cdiv(ROWS, 2), 64) * 64  # workgroups of 64 items, two rows each
ITEM, SECOND = integer("item", 0, ITEMS), integer("second", 0, 2)


@SYSTEM.claim("With a test for each of the two rows, every row is written, by one item, and no other.")
def fixed():
    row = integer("row", 0, ROWS)
    yield Case("each", row // 2 < ITEMS)
    yield Case("one", both(ITEM == row // 2, SECOND == row % 2), given=[ITEM * 2 + SECOND == row])


@SYSTEM.finding(
    "Without tests, every row that is written exists.",
    documented="https://github.com/ggml-org/llama.cpp/pull/25640",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", ITEM * 2 + SECOND < ROWS)
