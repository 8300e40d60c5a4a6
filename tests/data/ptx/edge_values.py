"""Values on which operations differ from what one would think: edges of integers, and floats of every kind."""

import struct

U8 = [0, 1, 2, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128, 200, 255, 256, 257, 0x120, 0x80000000, 0xFFFFFFFF]


def edges(bits: int) -> list[int]:
    top = 1 << (bits - 1)
    mixed = 0x123456789ABCDEF0 & (2 * top - 1)
    return [0, 1, 2, 3, 7, top - 1, top, top + 1, 2 * top - 1, 2 * top - 2, mixed, 2 * top - 7]


def few(bits: int) -> list[int]:
    top = 1 << (bits - 1)
    return [0, 1, 5, top - 1, top, 2 * top - 1, 0x9234567F89ABCDE1 & (2 * top - 1)]


def floats(kind: str) -> list[int]:
    """Bits: zeros, infinities, NaN, subnormal numbers, ends, halves, and ends of integers."""
    numbers = [0.0, 1.0, 1.5, 2.5, 0.5, 0.1, 3.0, 127.5, 255.5, 65504.0, 32768.5, 1e-3]
    if kind == "f16":
        pack, extra = (
            (lambda v: struct.unpack("<H", struct.pack("<e", v))[0]),
            [0x7C00, 0x7E01, 1, 0x3FF, 0x400, 0x7BFF],
        )
        sign = 1 << 15
    elif kind == "bf16":
        pack, extra = (
            (lambda v: struct.unpack("<I", struct.pack("<f", v))[0] >> 16),
            [0x7F80, 0x7FC1, 1, 0x7F, 0x80, 0x7F7F],
        )
        sign = 1 << 15
    elif kind == "f32":
        numbers += [2147483648.0, 4294967296.0, 2147483520.0, 1e-30, 1e30, 16777217.0]
        pack = lambda v: struct.unpack("<I", struct.pack("<f", v))[0]  # noqa: E731
        extra = [0x7F800000, 0x7FC00001, 1, 0x7FFFFF, 0x800000, 0x7F7FFFFF, 0x3F800001, 0x33800000]
        sign = 1 << 31
    else:
        numbers += [2147483648.0, 4294967295.5, 9.3e18, 1.9e19, 1e-300, 1e300, 16777217.0]
        pack = lambda v: struct.unpack("<Q", struct.pack("<d", v))[0]  # noqa: E731
        extra = [
            0x7FF0000000000000,
            0x7FF8000000000001,
            1,
            0x10000000000000,
            0x7FEFFFFFFFFFFFFF,
            0x3FF0000000000001,
            0x43E0000000000000,
            0x36A0000000000000,
            0x3810000000000000,
        ]
        sign = 1 << 63
    return [bits ^ flip for bits in [*map(pack, numbers), *extra] for flip in (0, sign)]


def width(kind: str) -> int:
    return 1 if kind == "pred" else 32 if kind.endswith("x2") else int(kind.lstrip("usbf"))


def values(kind: str, small: bool) -> list[int]:
    if kind == "count":
        return U8[::2] if small else U8
    if kind == "pred":
        return [0, 1]
    if kind.endswith("16x2"):
        own = values(kind[:-2], True)
        return [a << 16 | b for a, b in zip(own, [*own[3:], *own[:3]], strict=True)]
    if kind[0] == "f" or kind == "bf16":
        return floats(kind)[:: 4 if small else 1] if not small else [*floats(kind)[:12:3], *floats(kind)[-14::2]]
    return few(width(kind)) if small else edges(width(kind))
