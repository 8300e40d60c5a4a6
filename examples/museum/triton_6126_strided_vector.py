"""Neighbours of the index are neighbours in memory for stride 1 only: the width of a load follows the offsets."""

from tileprove import Case, System, integer

SYSTEM = System("triton_6126_strided_vector", "Triton: a vector load of strided elements")
STRIDE, WIDTH = integer("stride"), integer("width", 2)
THREAD, ELEMENT = integer("thread"), integer("element", 0, WIDTH)
TOGETHER = STRIDE * (THREAD * WIDTH) + ELEMENT == STRIDE * (THREAD * WIDTH + ELEMENT)


@SYSTEM.claim("A load of several elements gets the thread's own for stride 1, and for no other stride.")
def fixed():
    yield Case("stride 1", TOGETHER, given=[STRIDE == 1])
    yield Case("else", ~TOGETHER, given=[STRIDE != 1, ELEMENT >= 1])


@SYSTEM.finding(
    "A load of several elements gets the thread's own for every stride.",
    documented="https://github.com/triton-lang/triton/pull/6126",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", TOGETHER)
