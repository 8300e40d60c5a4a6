"""An interface should say whether an offset is elements or bytes: scaled by caller and callee, it is right at 0 only."""

from tileprove import Case, System, both, integer

SYSTEM = System("modular_037ca32_scaled_twice", "Modular MAX: an offset is multiplied by the element size twice")
SIZE, STRIDE = integer("element_bytes", 2), integer("stride", 1)
ROW, COLUMN = integer("row"), integer("column", 0, STRIDE)
OFFSET = ROW * STRIDE + COLUMN


def own_element(byte):
    """The byte is the first one of the element at (row, column)."""
    element = byte // SIZE
    return both(byte % SIZE == 0, element // STRIDE == ROW, element % STRIDE == COLUMN)


@SYSTEM.claim("Scaled once, the byte is that of the element.")
def fixed():
    yield Case("", own_element(OFFSET * SIZE))


@SYSTEM.finding(
    "Scaled by the caller and by the buffer's own load, the byte is that of the element.",
    documented="https://github.com/modular/modular/blob/037ca32f9654/max/kernels/src/linalg/matmul/gpu/amd/amd_4wave_matmul.mojo",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", own_element(OFFSET * SIZE * SIZE))
