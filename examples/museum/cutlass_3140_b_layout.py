"""A layout of an operand is one-to-one: 32 lanes with 8 values are all 256 elements, which is quickly asked."""

from tileprove import Case, System, integer, one_to_one

SYSTEM = System("cutlass_3140_b_layout", "CUTLASS: the B operand of m16n8k32 with a stride of 32 for 64")
LANE, VALUE = integer("lane", 0, 32), integer("value", 0, 8)


def elements(stride):
    """The element n + 8*k of B that a lane's value is, as (k, n)."""
    element = LANE % 4 * stride + LANE // 4 + VALUE * 8
    return [element // 8, element % 8]


@SYSTEM.claim("With a stride of 64 the lanes' values are the elements of the 32x8 operand, each once.")
def fixed():
    yield Case("", one_to_one(elements(64), [32, 8]))


@SYSTEM.finding(
    "With a stride of 32 the lanes' values are the elements of the 32x8 operand, each once.",
    documented="https://github.com/NVIDIA/cutlass/pull/3140",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", one_to_one(elements(32), [32, 8]))
