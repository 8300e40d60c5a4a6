"""Below which sizes int64 holds every integer that an executor computes on its way to an address.

Each claim bounds every intermediate value by the size of a buffer that contains what the executor addresses. As long
as that size is at most 2^63 - 1, and the parameters themselves fit, nothing wraps, and int64 gives the integers that
the other claims of this system speak of.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.obligations import call
from ...prover.language.terms import Term, as_bool, as_int, integer, named
from ...prover.language.walking import postorder
from ...prover.symbolic.equivalence import stays_below
from ..epilogue.system import Epilogue, any_chunk
from ..hardware.system import lanes
from ..im2col.conv import Conv, lane
from ..im2col.system import executor_conv, position
from ..mma_loader.system import LoadB
from ..preshuffle.scales import whole_grid
from ..preshuffle.system import whole_shape
from .system import SYSTEM


def padded_volume(conv: Conv) -> Term:
    """Elements of the input with its pads: N * (H + 2*pad_h) * (W + 2*pad_w) * C."""
    volume = as_int(conv.N) * conv.C
    for axis in conv.axes:
        volume = volume * (as_int(axis.length) + as_int(axis.pad) * 2)
    return named("padded volume", volume)


@SYSTEM.claim(
    "No integer that im2col computes for a valid GEMM position of a 2-D layer exceeds the volume of the padded input, so"
    " int64 holds them all for padded inputs below 2^63 elements: digits of m and k, input coordinates, and, from those,"
    " the address."
)
def int64_im2col() -> Iterator[Case]:
    conv = Conv.symbolic(2)
    layer, limit = executor_conv(conv), padded_volume(conv)
    m, k = position(conv)
    rows, cols = (as_int(axis.length) + as_int(axis.pad) * 2 for axis in conv.axes)
    (r, s), (h_out, w_out) = (map(as_int, parts) for parts in zip(*((a.taps, a.out) for a in conv.axes), strict=True))
    outputs = [h_out <= rows, w_out <= cols, h_out * w_out <= rows * cols, rows * cols <= limit]
    taps = named("taps", conv.K)
    yield Case("outputs inside the padded input", both(*outputs), [conv.fits])
    yield Case("taps inside", both(r <= rows, s <= cols, r * s <= rows * cols, taps <= limit), [conv.fits])
    for case in stays_below("m", call("im2col.decompose_m", layer, m), limit, [conv.fits]):
        whole_grid_of_outputs = h_out.args[0] * w_out.args[0] in set(postorder(as_bool(case.goal)))  # type: ignore[arg-type]
        # what the first case shows may be assumed
        yield replace(case, given=[*case.given, *outputs]) if whole_grid_of_outputs else case
    yield from stays_below("k", call("im2col.decompose_k", layer, k), taps, [conv.fits])
    at = lane(conv, m, k)
    for axis, inside in zip(conv.axes, at.inputs, strict=True):
        yield Case(axis.label, both(-as_int(axis.pad) <= inside, inside < axis.length + axis.pad), [conv.fits])  # type: ignore[operator]
    yield Case("n and c", both(at.m_digits[0] < conv.N, at.k_digits[-1] < conv.C), [conv.fits])
    digits = tuple(integer(name, 0) for name in ("h", "w", "kh", "kw"))
    n, c = integer("n", 0, conv.N), integer("c", 0, conv.C)
    inputs = conv.inputs((n, *digits[:2]), (*digits[2:], c))
    given = [conv.fits]
    for axis, inside in zip(conv.axes, inputs, strict=True):
        given += [-as_int(axis.pad) <= inside, inside < axis.length + axis.pad]  # type: ignore[operator]
    place = call("im2col.OutputPosition", n, 0, *digits[:2])
    request = call("im2col.address", layer, place, call("im2col.Tap", 0, *digits[2:], c))
    yield from stays_below("address", request, limit, given)


@SYSTEM.claim(
    "No integer that preshuffle computes for an element of B or for a scale exceeds the bytes of its buffer, for shapes of"
    " whole tiles."
)
def int64_preshuffle() -> Iterator[Case]:
    n_rows, k_bytes = whole_shape()
    n, kb = integer("n", 0, n_rows), integer("kb", 0, k_bytes)
    yield from stays_below("B", call("preshuffle.b_byte", n, kb, k_bytes), n_rows * k_bytes)
    rows, columns = whole_grid()
    mn, ks = integer("mn", 0, rows), integer("ks", 0, columns)
    yield from stays_below("scales", call("preshuffle.scale_byte", mn, ks, columns), rows * columns)


@SYSTEM.claim(
    "No integer that epilogue computes for a valid position exceeds the elements of the output, M * row_stride."
)
def int64_epilogue() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, _ = any_chunk(out)
    request = call("epilogue.RegTileEpilogue.address", out.executor, m, n)
    yield from stays_below("", request, rows * out.row_stride, [n < out.N])


@SYSTEM.claim(
    "No integer that mma_loader computes on the way to a read exceeds the elements of the tile, without swizzles."
)
def int64_mma_loader() -> Iterator[Case]:
    for name, load in LoadB.every():
        i, j, h = integer("i", 0, integer("row_blocks", 1)), integer("j", 0, load.k_tiles), integer("h", 0, load.halves)
        request = call("mma_loader.TiledMmaLoader.load_b_offset", load.executor(), lanes(), i, j, h)
        yield from stays_below(name, request, load.rows * load.bk)
