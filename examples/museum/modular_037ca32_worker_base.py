"""A swizzle sees the whole address: fed with the lane alone it forgets the bits that come from the warp."""

from tileprove import Case, System, integer

SYSTEM = System("modular_037ca32_worker_base", "Modular MAX: the second warp swizzles as if it were the first")
LOGICAL = integer("vector", 0, 128)  # 16-byte vectors of a 32x32 bf16 block; 64 are one warp's


def swizzled(v):
    return v ^ v // 32 % 2 * 2 ^ v // 64 % 2


def loaded(slot, worker_base):
    """The vector that its lane loads into an LDS slot; worker_base is what the swizzle sees beside the lane."""
    warp, lane = slot // 64, slot % 64
    return warp * 64 + swizzled(worker_base * warp + lane) % 64


@SYSTEM.claim("With the warp's base in the swizzle, the slot that is read for a vector holds it.")
def fixed():
    yield Case("", loaded(swizzled(LOGICAL), 64) == LOGICAL)


@SYSTEM.finding(
    "The lane alone is swizzled: the slot that is read for a vector holds it.",
    documented="https://github.com/modular/modular/blob/11a6771a29c8/max/kernels/src/structured_kernels/amd_tile_io.mojo",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", loaded(swizzled(LOGICAL), 0) == LOGICAL)
