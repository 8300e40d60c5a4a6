"""A sentinel is an address too: besides being past the end, it must keep the alignment that the access needs."""

from tileprove import Case, System, both, integer, u32

SYSTEM = System("composable_kernel_616_sentinel", "Composable Kernel: the sentinel offset 0x7fffffff is odd")
DWORD, RECORDS = integer("dword", 0, 2**29), integer("num_records", 0, 2**31 + 1)
OFFSET = DWORD * 4  # of a lane that is switched off


def rejected(address):
    return both(address % 4 == 0, address >= RECORDS)


@SYSTEM.claim("0x80000000 added: the address is aligned, and past any buffer of up to 2 GiB.")
def fixed():
    yield Case("", rejected(u32(OFFSET + 0x80000000)))


@SYSTEM.finding(
    "0x7fffffff added: the address is aligned, and past any buffer of up to 2 GiB.",
    documented="https://github.com/ROCm/composable_kernel/pull/616",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", rejected(u32(OFFSET + 0x7FFFFFFF)))
