"""TileLoaderLDSIm2col against the definition of convolution, written out a second time.

Nothing of `conv` but its address is used here: a wrong formula there (a forgotten dilation, H and W swapped, a mask
that is off by one) disagrees with these sentences and is refuted.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, where
from ...prover.language.idioms import equivalent, implies
from ...prover.language.terms import Term, integer
from .conv import Conv, lane, output_length
from .system import SYSTEM, executed
from .system import asked as address


def _pixel_2d(conv: Conv) -> tuple[Term, Term, Term, Term]:
    """(m, k) of output pixel (n, h, w) and tap (kh, kw, c); whether its input pixel exists, and which element it is."""
    N, H, W, C, R, S = (integer(name, 1) for name in ("N", "H", "W", "C", "R", "S"))
    sh, sw, dh, dw = (integer(f"{kind}_{axis}", 1) for kind in ("stride", "dilation") for axis in ("h", "w"))
    ph, pw = integer("pad_h", 0), integer("pad_w", 0)
    h_out, w_out = (axis.out for axis in conv.axes)
    n, h, w = integer("n", 0, N), integer("h", 0, h_out), integer("w", 0, w_out)
    kh, kw, c = integer("kh", 0, R), integer("kw", 0, S), integer("c", 0, C)
    y, x = h * sh + kh * dh - ph, w * sw + kw * dw - pw
    exists = both(y >= 0, y <= H - 1, x >= 0, x <= W - 1)
    element = n * H * W * C + y * W * C + x * C + c
    return (n * h_out + h) * w_out + w, (kh * S + kw) * C + c, exists, element


def _pixel_3d(conv: Conv) -> tuple[Term, Term, Term, Term]:
    """The same with a depth axis: output (n, d, h, w), tap (kq, kh, kw, c)."""
    m, k, exists, pixel = _pixel_2d(Conv(conv.N, conv.C, conv.axes[1:]))
    N, D, H, W, C, R, S, Q = (integer(name, 1) for name in ("N", "D", "H", "W", "C", "R", "S", "Q"))
    d_out, h_out, w_out = (axis.out for axis in conv.axes)
    d, kq, n = integer("d", 0, d_out), integer("kq", 0, Q), integer("n", 0, N)
    z = d * integer("stride_d", 1) + kq * integer("dilation_d", 1) - integer("pad_d", 0)
    plane = n * H * W * C  # `pixel` counts images of one plane; here an image has D of them
    element = n * D * H * W * C + z * H * W * C + (pixel - plane)
    position = n * d_out * h_out * w_out + d * h_out * w_out + (m - n * h_out * w_out)
    return position, kq * R * S * C + k, both(exists, z >= 0, z <= D - 1), element


@SYSTEM.claim(
    "The loader computes the convolution: the lane at the GEMM position of output pixel (n, h, w) and tap (kh, kw, c)"
    " asks for element (n, h*stride_h + kh*dilation_h - pad_h, w*stride_w + kw*dilation_w - pad_w, c), and for the"
    " sentinel num_records when that pixel does not exist."
)
def address_is_the_convolution() -> Iterator[Case]:
    for dims, pixel in ((2, _pixel_2d), (3, _pixel_3d)):
        conv = Conv.symbolic(dims)
        m, k, exists, element = pixel(conv)

        at = lane(conv, m, k)
        asked = address(conv, m, k)
        sentinel = conv.N * _volume(dims)
        goal = both(implies(exists, asked == element), implies(~exists, asked == sentinel))
        show = {**at.show, "should be": where(exists, element, sentinel), "num_records": sentinel}
        yield Case(f"{dims}-D", goal, [conv.fits], show, executed(conv, m, k, asked))


def _volume(dims: int) -> Term:
    D, H, W, C = (integer(name, 1) for name in ("D", "H", "W", "C"))
    return (D * H * W if dims == 3 else H * W) * C


@SYSTEM.claim(
    "The output length counts the windows: window i lies inside the padded input, from its first tap to its last,"
    " exactly when i < (length + 2*pad - dilation*(taps - 1) - 1) / stride + 1."
)
def output_length_counts_windows() -> Iterator[Case]:
    length, taps, stride, dilation = (integer(name, 1) for name in ("length", "taps", "stride", "dilation"))
    pad, i = integer("pad", 0), integer("i", 0)
    last = i * stride + dilation * (taps - 1)
    out = output_length(length, pad, dilation, taps, stride)
    fits = last <= length + 2 * pad - 1
    given = [length + 2 * pad >= dilation * (taps - 1) + 1]
    yield Case("", equivalent(i < out, fits), given, {"last tap of window i": last, "output length": out})
