"""A tree over a number of lanes that is no power of two has a first step with fewer partners: test for them."""

from tileprove import Case, System, both, implies, integer

SYSTEM = System("tvm_12275_subwarp_maximum", "TVM: a reduction takes in lanes of the next group")
STEP = integer("step", 1)  # of the first round: a power of two, below the extent and not below half of it
EXTENT = integer("extent", STEP + 1, 2 * STEP + 1)
LANE = integer("lane", 0, STEP)


@SYSTEM.claim("With partners below the extent only, each lane of the upper part is the partner of one of the lower.")
def fixed():
    upper = integer("upper", STEP, EXTENT)
    yield Case("each", both(upper - STEP >= 0, upper - STEP < STEP))
    yield Case("no other", implies(LANE + STEP < EXTENT, both(LANE + STEP >= STEP, LANE + STEP != LANE)))


@SYSTEM.finding(
    "Without the test, each partner is a lane of the group.",
    documented="https://github.com/apache/tvm/pull/12275",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", LANE + STEP < EXTENT)
