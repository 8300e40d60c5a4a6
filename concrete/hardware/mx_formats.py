"""MX number formats: packed FP4 (E2M1) elements with one E8M0 scale for every 32 of them along k.

Element 2*b of a row is the low nibble of byte b, element 2*b + 1 the high one. Sources: OCP Microscaling Formats
specification v1.0 (the values), AMD CDNA4 manual (element e of an FP4 operand at bit 4*e; grade A).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..arguments import array, checked, fits, kind, numbers, optional, refuse, whole
from ..integers import ConfigError
from .mfma import SCALE_BLOCK, Mfma, gather_operand, scatter_result

E2M1_DOUBLED = (0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12)
"""Twice the value of each 4-bit code: integers."""

E8M0_BIAS = 127
E8M0_NAN = 255
FLOAT64_BITS = 53


byte_values = numbers(0, 256, narrow=True)
code_values = numbers(0, 16, narrow=True)
words_32 = numbers(0, 1 << 32, narrow=True)


@checked(packed=byte_values)
def unpack_fp4(packed: npt.NDArray) -> npt.NDArray[np.int64]:
    """Codes of packed FP4 bytes [..., byte] as [..., 2*byte]: the low nibble first.

    >>> mx_formats.unpack_fp4(np.array([0x21, 0xF3])).tolist()
    [1, 2, 3, 15]
    """
    return np.stack([packed & 15, packed >> 4], axis=-1).reshape(*packed.shape[:-1], -1).astype(np.int64)


@checked(codes=code_values)
def pack_fp4(codes: npt.NDArray) -> npt.NDArray[np.uint8]:
    """Packed bytes of FP4 codes [..., element]; the inverse of `unpack_fp4`. Raises ConfigError for an odd number.

    >>> mx_formats.pack_fp4(np.array([1, 2, 3, 15])).tolist()
    [33, 243]
    """
    if not np.ndim(codes) or codes.shape[-1] % 2:
        refuse("pack_fp4: codes", "an array with an even number of elements in a row", codes)
    pairs = codes.reshape(*codes.shape[:-1], -1, 2)
    return (pairs[..., 0] | pairs[..., 1] << 4).astype(np.uint8)


@checked(codes=code_values)
def doubled(codes: npt.NDArray) -> npt.NDArray[np.int64]:
    """Twice the values of E2M1 codes, exact.

    >>> mx_formats.doubled(np.array([1, 7, 15])).tolist()
    [1, 12, -12]
    """
    return np.asarray(E2M1_DOUBLED, dtype=np.int64)[codes]


@checked(
    a_codes=array(2, kinds="iu"),
    a_scales=array(2, kinds="iu"),
    b_codes=array(2, kinds="iu"),
    b_scales=array(2, kinds="iu"),
)
def scaled_product(
    a_codes: npt.NDArray, a_scales: npt.NDArray, b_codes: npt.NDArray, b_scales: npt.NDArray
) -> npt.NDArray[np.float64]:
    """Exact A x B transposed for E2M1 codes [rows, k] with E8M0 scales [rows, k / 32].

    Raises ConfigError for codes or scales out of range, shapes that do not belong together, a NaN scale, or if the scales
    of one result lie so far apart that float64 would round.

        >>> ones, half = np.full((1, 32), 2), np.full((1, 1), 126)
        >>> mx_formats.scaled_product(ones, half, ones, half + 1)
        array([[16.]])
    """
    for name, codes, scales in (("a", a_codes, a_scales), ("b", b_codes, b_scales)):
        code_values(f"scaled_product: {name}_codes", codes, None)
        byte_values(f"scaled_product: {name}_scales", scales, None)
        if codes.shape[1] != a_codes.shape[1] or codes.shape[1] < SCALE_BLOCK or codes.shape[1] % SCALE_BLOCK:
            refuse(
                f"scaled_product: {name}_codes",
                f"[rows, k] with the same positive multiple of {SCALE_BLOCK} as k",
                codes,
            )
        wanted = (len(codes), codes.shape[1] // SCALE_BLOCK)
        if not fits(scales, wanted):
            refuse(
                f"scaled_product: {name}_scales",
                f"an array of shape {wanted}, one for each {SCALE_BLOCK} codes",
                scales,
            )
    if (a_scales == E8M0_NAN).any() or (b_scales == E8M0_NAN).any():
        raise ConfigError("an E8M0 scale of 255 is NaN; the exact product has no value")
    blocks = a_codes.shape[1] // SCALE_BLOCK
    a = doubled(a_codes).reshape(-1, blocks, SCALE_BLOCK)
    b = doubled(b_codes).reshape(-1, blocks, SCALE_BLOCK)
    sums = np.einsum("ibk,jbk->ijb", a, b)
    exponents = a_scales.astype(np.int64)[:, None, :] + b_scales.astype(np.int64)[None, :, :]
    used = sums != 0
    lowest = np.where(used, exponents, 2 * E8M0_NAN).min(axis=2, initial=2 * E8M0_NAN)
    spread = np.where(used, exponents - lowest[:, :, None], 0)
    largest = max(E2M1_DOUBLED) ** 2 * SCALE_BLOCK * blocks
    if spread.max(initial=0) + largest.bit_length() > FLOAT64_BITS:
        raise ConfigError(f"scales of one result differ by 2^{spread.max()}: the exact sum does not fit float64")
    whole = (np.where(used, sums, 0) << spread).sum(axis=2)
    return np.ldexp(whole.astype(np.float64), (np.where(used.any(axis=2), lowest, 0) - 2 * E8M0_BIAS - 2).astype(int))


@checked(words=words_32, op_sel=whole())
def scale_bytes(words: npt.NDArray, op_sel: int) -> npt.NDArray[np.int64]:
    """Byte `op_sel` of each lane's 32-bit scale register. Raises ConfigError unless op_sel is 0..3.

    >>> hex(int(mx_formats.scale_bytes(np.array([0x44332211]), op_sel=2)[0]))
    '0x33'
    """
    if not 0 <= op_sel <= 3:
        raise ConfigError(f"OP_SEL picks byte 0..3 of the scale register, got {op_sel}")
    return words.astype(np.int64) >> 8 * op_sel & 0xFF


@checked(mfma=kind(Mfma), words=words_32, op_sel=whole())
def gather_scales(mfma: Mfma, words: npt.NDArray, op_sel: int) -> npt.NDArray[np.int64]:
    """The scales [dim, K / 32] that the MFMA sees in the lanes' scale registers [lane].

    >>> core = mfma.mfma_named("16x16x128_f4")
    >>> mx_formats.gather_scales(core, np.arange(64), op_sel=0)[:2].tolist()
    [[0, 16, 32, 48], [1, 17, 33, 49]]
    """
    if np.shape(words) != (mfma.wave,):
        refuse("gather_scales: words", f"an array of shape {(mfma.wave,)}", words)
    lane = np.arange(mfma.wave)
    scales = np.zeros((mfma.M, mfma.K // SCALE_BLOCK), dtype=np.int64)
    scales[mfma.scale_operand(lane)] = scale_bytes(words, op_sel)
    return scales


packed_lanes = array((64, 16), np.uint8)


@checked(
    mfma=kind(Mfma),
    a=packed_lanes,
    b=packed_lanes,
    a_words=words_32,
    b_words=words_32,
    a_op_sel=whole(),
    b_op_sel=whole(),
    c=optional(array(2)),
)
def simulate_scaled(
    mfma: Mfma,
    a: npt.NDArray,
    b: npt.NDArray,
    *,
    a_words: npt.NDArray,
    b_words: npt.NDArray,
    a_op_sel: int = 0,
    b_op_sel: int = 0,
    c: npt.NDArray | None = None,
) -> npt.NDArray[np.float64]:
    """D fragments of a block-scaled FP4 MFMA, exact, from packed operands [lane, 16 bytes] and scale words [lane].

    Raises ConfigError where `scaled_product` does, or for an MFMA that is not a scaled FP4 one.

        >>> core = mfma.mfma_named("16x16x128_f4")
        >>> ones, words = np.full((64, 16), 0x22, dtype=np.uint8), np.full(64, 127)
        >>> mx_formats.simulate_scaled(core, ones, ones, a_words=words, b_words=words)[0].tolist()
        [128.0, 128.0, 128.0, 128.0]
    """
    if not mfma.scaled or mfma.bits != 4:
        raise ConfigError(f"simulate_scaled is for scaled FP4 MFMAs, not {mfma.name}")
    product = scaled_product(
        gather_operand(mfma, unpack_fp4(a)),
        gather_scales(mfma, a_words, a_op_sel),
        gather_operand(mfma, unpack_fp4(b)),
        gather_scales(mfma, b_words, b_op_sel),
    )
    d = scatter_result(mfma, product)
    if c is not None and not fits(c, d.shape):
        refuse("simulate_scaled: c", f"an array of shape {d.shape}", c)
    return d if c is None else c + d
