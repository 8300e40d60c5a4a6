"""A layout in whole tiles has the padded size as its stride, in the kernel that writes it as in the one that reads it."""

from tileprove import Case, System, both, cdiv, integer

SYSTEM = System("aiter_2900_scale_stride", "AITER: shuffled FP4 scales written with the unpadded stride")
SCALES = integer("scales_per_row", 1)
PADDED = 8 * cdiv(SCALES, 8)
M, N = integer("m"), integer("n", 0, SCALES)


def offset(stride):
    """Byte of the scale (m, n): tiles of 32 rows and 8 columns, 256 bytes each."""
    return M % 32 // 16 + N % 8 // 4 * 2 + M % 16 * 4 + N % 4 * 64 + N // 8 * 256 + M // 32 * 32 * stride


@SYSTEM.claim("With the padded stride, (m, n) can be read off the byte: no two scales share one.")
def fixed():
    tile, inside = offset(PADDED) // 256, offset(PADDED) % 256
    yield Case("tile", both(tile // cdiv(SCALES, 8) == M // 32, tile % cdiv(SCALES, 8) == N // 8))
    m, n = inside % 2 * 16 + inside // 4 % 16, inside // 2 % 2 * 4 + inside // 64
    yield Case("inside", both(m == M % 32, n == N % 8))


@SYSTEM.finding(
    "With the number of scales as the stride, the kernel writes where the padded reader looks.",
    documented="https://github.com/ROCm/aiter/pull/2900",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", offset(SCALES) == offset(PADDED))
