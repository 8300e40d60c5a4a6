"""Square filters hide exchanged extents: test with KW != KH, or prove for all."""

from tileprove import Case, System, both, integer

SYSTEM = System("ggml_14789_im2col_divisor", "llama.cpp: im2col divides by the filter's width for its height")
KW, KH, OW = integer("KW", 1), integer("KH", 1), integer("OW", 1)
KX, KY, X = integer("kx", 0, KW), integer("ky", 0, KH), integer("ow", 0, OW)
INDEX = X + KY * OW + KX * (OW * KH)


def digits(filter_extent):
    slab = OW * filter_extent
    return both(INDEX // slab == KX, INDEX % slab // OW == KY, INDEX % OW == X)


@SYSTEM.claim("Divided by OW*KH, the index gives tap and column that it was made of.")
def fixed():
    yield Case("", digits(KH))


@SYSTEM.finding(
    "Divided by OW*KW, the index gives tap and column that it was made of.",
    documented="https://github.com/ggml-org/llama.cpp/pull/14789",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", digits(KW))
