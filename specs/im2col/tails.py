"""TileLoaderLDSIm2col past the ends of the GEMM: rows m >= M and columns k >= K, which every partial tile has."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import equivalent, implies, within
from ...prover.language.terms import Term, as_int, integer, named
from .conv import Conv, lane
from .system import DIMS, SYSTEM, asked, executed


@SYSTEM.claim(
    "Rows past the end read zero: for M <= m every address is at or beyond num_records, whatever k, with and without"
    " padding (soffset is 0, so both readings of the bounds check agree; below the 32-bit cap)."
)
def m_tail_reads_zero() -> Iterator[Case]:
    for dims in DIMS:
        for pads in (True, False):
            conv = Conv.symbolic(dims, pads=pads)
            m, k = integer("m", conv.M), integer("k", 0)
            at = lane(conv, m, k)
            address = asked(conv, m, k, pads)
            name = f"{dims}-D, {'padding' if pads else 'no padding'}"
            show = {**at.show, "num_records": conv.num_records}
            yield Case(name, address >= conv.num_records, [conv.fits], show, executed(conv, m, k, address))


def _past_k(dims: int, pads: bool) -> tuple[Conv, Term, Term]:
    conv = Conv.symbolic(dims, pads=pads)
    return conv, integer("m", 0, conv.M), integer("k", conv.K)


@SYSTEM.finding(
    "Columns past the end read zero: for K <= k no lane gets data of the tensor.",
    documented="seed 001 leaves padded K reads to the bounds check or to zero filter columns; only the zero columns"
    " cover them all, and only while the data is finite (0 * Inf is NaN)",
    holds_when="k_tail_with_mask",
)
def k_tail_reads_zero() -> Iterator[Case]:
    for pads in (True, False):
        conv, m, k = _past_k(2, pads)
        at = lane(conv, m, k)
        address = asked(conv, m, k, pads)
        show = {**at.show, "num_records": conv.num_records}
        name = "padding" if pads else "no padding"
        yield Case(name, address >= conv.num_records, [conv.fits], show, executed(conv, m, k, address))


@SYSTEM.claim(
    "With padding, a lane with K <= k never leaves its own image: it reads zero exactly when its outermost input"
    " coordinate has passed the end or another one lies in the halo, else a real element of the same image."
)
def k_tail_with_mask() -> Iterator[Case]:
    for dims in DIMS:
        conv, m, k = _past_k(dims, True)
        at = lane(conv, m, k)
        n, outer = at.m_digits[0], conv.axes[0]
        start = named("image start", n * conv.image)
        reads = at.masked < conv.num_records
        inner = [within(x, 0, axis.length) for axis, x in zip(conv.axes[1:], at.inputs[1:], strict=True)]
        goal = both(
            equivalent(reads, both(within(at.inputs[0], 0, outer.length), *inner)),
            either(at.masked == conv.num_records, within(at.masked, start, start + conv.image)),
        )
        yield Case(f"{dims}-D", goal, [conv.fits], at.show, executed(conv, m, k, at.masked))


@SYSTEM.claim(
    "With padding, all columns past the end read zero when the filter's first missing row already lies below the input:"
    " R*dilation_h - pad_h >= H (in 3-D Q*dilation_d - pad_d >= D)."
)
def k_tail_all_zero_condition() -> Iterator[Case]:
    for dims in DIMS:
        conv, m, k = _past_k(dims, True)
        at = lane(conv, m, k)
        outer = conv.axes[0]
        past = as_int(outer.taps) * outer.dilation - outer.pad >= outer.length
        yield Case(f"{dims}-D", at.masked == conv.num_records, [conv.fits, past], at.show)


@SYSTEM.claim(
    "Without padding nothing is masked, so a lane with K <= k reads pixel (h_in mod H, w_in) of image n + h_in / H: the"
    " next image, and zero only when that image does not exist (in 3-D the same with depth)."
)
def k_tail_without_mask() -> Iterator[Case]:
    for dims in DIMS:
        conv, m, k = _past_k(dims, False)
        at = lane(conv, m, k)
        length = conv.axes[0].length
        image, first = divmod(at.inputs[0], length)
        reads = named("image read", at.m_digits[0] + image)
        inner = [within(x, 0, axis.length) for axis, x in zip(conv.axes[1:], at.inputs[1:], strict=True)]
        same = at.plain == conv.linear(reads, (first, *at.inputs[1:]), at.k_digits[-1])
        reaches = implies(reads >= conv.N, at.plain >= conv.num_records)
        exists = implies(reads < conv.N, at.plain < conv.num_records)
        goal = both(*inner, same, reaches, exists)
        show = {**at.show, "image read": reads}
        yield Case(f"{dims}-D", goal, [conv.fits], show, executed(conv, m, k, at.plain))
