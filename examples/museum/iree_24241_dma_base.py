"""A swizzle of a view is the swizzle of the memory, seen from the view's start: add the base before, subtract it after."""

from tileprove import Case, System, integer, within

SYSTEM = System("iree_24241_dma_base", "IREE: a DMA into a sub-view swizzles offsets from the view's start")
BASE = integer("first_row", 0, 2**10) * 64  # rows of 64 elements, swizzled in chunks of 8
LOGICAL = integer("row", 0, 2**10) * 64 + integer("column", 0, 64)  # of the view


def swizzled(x):
    return x // 64 * 64 + (x % 64 // 8 ^ x // 64 % 8) * 8 + x % 8


SLOT = swizzled(BASE + LOGICAL) - BASE  # where the reader looks for it


@SYSTEM.claim("The DMA swizzles base + slot: every slot is filled with what its reader looks for, from the same row.")
def fixed():
    yield Case("", swizzled(BASE + SLOT) - BASE == LOGICAL)
    yield Case("inside", within(SLOT, LOGICAL // 64 * 64, LOGICAL // 64 * 64 + 64))


@SYSTEM.finding(
    "The DMA swizzles the slot: every slot is filled with what its reader looks for.",
    documented="https://github.com/iree-org/iree/pull/24241",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", swizzled(SLOT) == LOGICAL)
