"""A lane may take as many elements of a swizzled row as divide its chunks."""

from tileprove import Case, System, divides, integer

SYSTEM = System("iree_24113_lane_straddle", "IREE: lanes with elements of two swizzled chunks")
WIDTH = integer("elements_per_lane", 1, 17)
LANE, ELEMENT = integer("lane", 0, 64), integer("element", 0, WIDTH)


def swizzled(x):
    """Rows of 64 elements in chunks of 8."""
    return x // 64 * 64 + (x % 64 // 8 ^ x // 64 % 8) * 8 + x % 8


TOGETHER = swizzled(LANE * WIDTH) + ELEMENT == swizzled(LANE * WIDTH + ELEMENT)


@SYSTEM.claim("A lane's elements are together where their number divides the chunk of 8.")
def fixed():
    yield Case("", TOGETHER, given=[divides(WIDTH, 8)])


@SYSTEM.finding(
    "A lane's elements are together, however many.",
    documented="https://github.com/iree-org/iree/pull/24113",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", TOGETHER)
