"""What stands before an array of vectors in shared memory is rounded up to a vector, or the vectors are misaligned."""

from tileprove import Case, System, both, cdiv, divides, integer

SYSTEM = System("flashinfer_636_norm_alignment", "FlashInfer: the warps' sums push the row's vectors off 16 bytes")
WARPS, VECTORS, THREAD = integer("warps", 1), integer("vectors", 1), integer("thread")
BYTE = (THREAD * VECTORS * 4) * 4  # of a thread's floats in the row, in vectors of four


@SYSTEM.claim("Behind ceil(warps / 4) * 4 floats, every vector is aligned and behind the sums.")
def fixed():
    start = 4 * (4 * cdiv(WARPS, 4))
    yield Case("", both((start + BYTE) % 16 == 0, start >= 4 * WARPS))


@SYSTEM.claim("Right behind the sums, vectors are aligned exactly where the warps are a multiple of 4.")
def multiple_of_4():
    yield Case("if", (4 * WARPS + BYTE) % 16 == 0, given=[divides(4, WARPS, integer("q"))])
    yield Case("only if", (4 * WARPS + BYTE) % 16 != 0, given=[~divides(4, WARPS)])


@SYSTEM.finding(
    "Right behind the sums, every vector is aligned.",
    documented="https://github.com/flashinfer-ai/flashinfer/pull/636",
    holds_when="multiple_of_4",
)
def as_shipped():
    yield Case("", (4 * WARPS + BYTE) % 16 == 0)
