"""The digits of one index are a quotient and the remainder by the same divisor; two quotients are no decomposition."""

from tileprove import Case, System, both, integer

SYSTEM = System(
    "composable_kernel_1457_group_index", "Composable Kernel: group and image are both quotients of one block index"
)
GROUPS, IMAGES = integer("groups", 1), integer("images", 1)
GROUP, IMAGE = integer("group", 0, GROUPS), integer("image", 0, IMAGES)
BLOCK = GROUP * IMAGES + IMAGE


@SYSTEM.claim("Quotient and remainder by the number of images: each group and image has its block.")
def fixed():
    yield Case("", both(BLOCK // IMAGES == GROUP, BLOCK % IMAGES == IMAGE, BLOCK < GROUPS * IMAGES))


@SYSTEM.finding(
    "The quotients by images and by groups: each group and image has its block.",
    documented="https://github.com/ROCm/composable_kernel/pull/1457",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", both(BLOCK // IMAGES == GROUP, BLOCK // GROUPS == IMAGE))
