"""A swizzle of chunks must hand the offset inside a chunk through; dropped, all elements of a chunk become its first."""

from tileprove import Case, System, integer

SYSTEM = System("iree_24241_access_width", "IREE: a swizzle that forgets the offset inside a chunk")
X = integer("x", 0, 2**16)
SHAPES = ((64, 8), (32, 4), (128, 16))  # row width, access width


def swizzled(x, width, access):
    chunks = width // access
    return x // width * width + (x % width // access ^ x // width % chunks) * access


@SYSTEM.claim("With the offset inside the chunk added, the swizzle is its own inverse: no two elements share a place.")
def fixed():
    for width, access in SHAPES:
        once = swizzled(X, width, access) + X % access
        yield Case(f"rows of {width}", swizzled(once, width, access) + once % access == X)


@SYSTEM.finding(
    "Without the offset inside the chunk, the swizzle is its own inverse.",
    documented="https://github.com/iree-org/iree/pull/24241",
    holds_when="fixed",
)
def as_shipped():
    for width, access in SHAPES:
        yield Case(f"rows of {width}", swizzled(swizzled(X, width, access), width, access) == X)
