"""The index of a fragment needs the row stride: from the offset alone, fragments of a long row meet those of the next."""

from tileprove import Case, System, both, integer

SYSTEM = System("tvm_12879_wmma_index", "TVM: two WMMA fragments share an index")
HEIGHT, WIDTH, PER_ROW = integer("fragment_rows", 1), integer("fragment_columns", 1), integer("fragments_per_row", 1)
STRIDE = PER_ROW * WIDTH
ROW, COLUMN = integer("row"), integer("column", 0, PER_ROW)  # of the fragment
OFFSET = ROW * HEIGHT * STRIDE + COLUMN * WIDTH


def own(index):
    return both(index // PER_ROW == ROW, index % PER_ROW == COLUMN)


@SYSTEM.claim("By rows and columns of the offset, the fragment can be read off its index: no two share one.")
def fixed():
    row, column = OFFSET // STRIDE // HEIGHT, OFFSET % STRIDE // WIDTH
    yield Case("row and column", both(row == ROW, column == COLUMN))
    yield Case("index", own(ROW * PER_ROW + COLUMN))


@SYSTEM.finding(
    "By the fragment's size alone, no two fragments share an index.",
    documented="https://github.com/apache/tvm/pull/12879",
    holds_when="fixed",
)
def as_shipped():
    def index(offset):
        return offset // (HEIGHT * WIDTH) + offset % (HEIGHT * WIDTH) // WIDTH

    other = integer("other", 0, COLUMN)
    yield Case("", index(OFFSET) != index(ROW * HEIGHT * STRIDE + other * WIDTH))
