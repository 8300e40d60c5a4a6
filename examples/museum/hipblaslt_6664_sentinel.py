"""A sentinel must be past every buffer, with room above for what the instruction adds: at 2^32 it wraps to 0."""

from tileprove import Case, System, both, implies, integer, u32

SYSTEM = System("hipblaslt_6664_sentinel", "hipBLASLt: 0x80000000 is a buffer's limit and the masked lanes' offset")
BYTES, OFFSET = integer("bytes", 1, 0xFFFFF000 + 1), integer("offset")
IMMEDIATE = integer("immediate", 0, 2**12)


def right(sentinel):
    """With it as num_records and as the masked lanes' offset: stores to the output pass, masked lanes do not."""
    return both(implies(OFFSET < BYTES, OFFSET < sentinel), u32(sentinel + IMMEDIATE) >= sentinel)


@SYSTEM.claim("With 0xfffff000 every store to the output passes, and no masked lane, for outputs of as many bytes.")
def fixed():
    yield Case("", right(0xFFFFF000))


@SYSTEM.finding(
    "With 0x80000000 every store to the output passes, and no masked lane.",
    documented="https://github.com/ROCm/rocm-libraries/pull/6664",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", right(0x80000000))


@SYSTEM.finding(
    "With 0xffffffff every store to the output passes, and no masked lane.",
    documented="https://github.com/ROCm/rocm-libraries/pull/6664",
    holds_when="fixed",
)
def as_largest():
    yield Case("", right(0xFFFFFFFF))
