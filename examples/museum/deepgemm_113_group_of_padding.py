"""A marker such as -1 must be gone before it is multiplied; unsigned, it is the largest index there is."""

from tileprove import Case, System, integer, maximum, u32

SYSTEM = System("deepgemm_113_group_of_padding", "DeepGEMM: padding rows belong to group -1, and index with it")
GROUPS, SHAPE = integer("groups", 1), integer("rows_per_group", 1)
GROUP, ROW = integer("group", -1, GROUPS), integer("row", 0, SHAPE)
GIVEN = [GROUPS * SHAPE < 2**32]


@SYSTEM.claim("With max(0, group), every index is inside the groups' rows.")
def fixed():
    yield Case("", u32(maximum(0, GROUP) * SHAPE + ROW) < GROUPS * SHAPE, given=GIVEN)


@SYSTEM.finding(
    "With the group as it is, every index is inside the groups' rows.",
    documented="https://github.com/deepseek-ai/DeepGEMM/pull/113",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", u32(GROUP * SHAPE + ROW) < GROUPS * SHAPE, given=GIVEN)
