"""A division in a trip count is an assumption about divisibility: assert it."""

from tileprove import Case, System, divides, equivalent, integer

SYSTEM = System("flydsl_1007_truncated_loads", "FlyDSL: bytes per thread div 16, the rest of the tile not loaded")
ROWS, COLUMNS, SIZE = integer("tile_m", 1), integer("tile_k", 1), integer("element_bytes", 1)
BYTES = ROWS * COLUMNS * SIZE
LOADED = BYTES // 256 // 16 * 4096  # 256 threads, 16 bytes each


@SYSTEM.claim("The loads cover the tile exactly where 4096 divides its bytes.")
def fixed():
    yield Case("", equivalent(LOADED == BYTES, divides(4096, BYTES)))


@SYSTEM.finding(
    "The loads cover every tile of 16-byte rows.",
    documented="https://github.com/ROCm/FlyDSL/pull/1007",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", LOADED == BYTES, given=[divides(16, COLUMNS * SIZE)])
