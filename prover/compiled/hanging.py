"""On which bits of a thread's number each bit of a value hangs: two threads that differ in others have one value there.

Thread t and the thread whose number has bit b turned take the same ways where no branch hangs on b. Step by step, a
register then has one value in both, if what is put into it hangs on nothing that hangs on b. Where f has operands that
commute, f(x, x of the lane with bit b turned) is one value in both lanes. Loads of one place give one value: of tensors
that the kernel does not write, and of shared memory, where no two threads are at one byte between barriers, as is claimed.

Source: PTX ISA, shfl.sync, mma.sync, ldmatrix; AMD CDNA3 ISA, 12.10 (DPP), v_readlane; LLVM AMDGPUUsage (permlane swaps).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Bits = tuple[int, ...]  # of each bit of a value, the lowest first: a mask of bits of the thread's number
# operations whose operands commute, as texts call them before the first dot
COMMUTE = frozenset(
    {"add", "mul", "max", "min", "and", "or", "xor", "fadd", "fmul", "maxnum", "minnum", "maximum", "minimum"}
)


def union(*values: Iterable[int]) -> int:
    """On what any bit hangs.

    >>> union((1, 2), (4,))
    7
    """
    found = 0
    for value in values:
        for one in value:
            found |= one
    return found


def alike(width: int, mask: int) -> Bits:
    """Bits each of which hangs on the same."""
    return (mask,) * width


def resized(own: Bits, width: int, signed: bool = False) -> Bits:
    """Cut, or with zeros above, or with bits that hang on what the highest hangs on."""
    return own[:width] if len(own) >= width else own + alike(width - len(own), own[-1] if signed and own else 0)


def left(own: Bits, by: int) -> Bits:
    """Shifted towards higher bits, with zeros below."""
    return (alike(min(by, len(own)), 0) + own)[: len(own)]


def right(own: Bits, by: int, signed: bool = False) -> Bits:
    """Shifted towards lower bits, with zeros above, or the sign.

    >>> right((1, 2, 4), 1)
    (2, 4, 0)
    """
    return resized(own[by:] or (own[-1:] if signed else (0,)), len(own), signed)


def masked(own: Bits, number: int) -> Bits:
    """And a number."""
    return tuple(one if number >> at & 1 else 0 for at, one in enumerate(own))


def filled(own: Bits, number: int) -> Bits:
    """Or a number."""
    return tuple(0 if number >> at & 1 else one for at, one in enumerate(own))


def joined(width: int, values: Sequence[Bits]) -> Bits:
    """Bit by bit, each hangs on what the same bit of any operand does."""
    own = [resized(one, width) for one in values]
    return tuple(union([one[at] for one in own]) for at in range(width))


def carried(width: int, values: Sequence[Bits]) -> Bits:
    """As of a sum or a product: each bit hangs on that bit of any operand and on all below."""
    found, below = list[int](), 0
    for one in joined(width, values):
        below |= one
        found.append(below)
    return tuple(found)


def exchanged(own: int, turned: int) -> int:
    """On what f(x, x of the lane whose number has these bits turned) hangs, where x hangs on `own`: with one bit of them
    among those, on that one no more.

    >>> exchanged(0b1110, 0b0100), exchanged(0b0001, 0b0111), exchanged(0b0011, 0b0011)
    (10, 0, 3)
    """
    both = own & turned
    return own & ~both if both.bit_count() == 1 else own


def together(lanes: int, *values: Iterable[int]) -> int:
    """On what a lane's part hangs of what all lanes of a warp make together."""
    return lanes | union(*values)
