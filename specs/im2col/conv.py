"""Implicit-GEMM convolution addresses: which input element the GEMM position (m, k) means.

The maps of TileLoaderLDSIm2col in modular/modular max/kernels/src/structured_kernels/amd_tile_io_conv.mojo. NHWC (or
NDHWC) input, M = N * [D_out *] H_out * W_out, K = [Q *] R * S * C. All lengths in elements.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from ...prover.language.constructors import both, where
from ...prover.language.idioms import unravel, within
from ...prover.language.terms import Term, as_int, integer, named

Length = Term | int


def output_length(length: Length, pad: Length, dilation: Length, taps: Length, stride: Length) -> Term:
    """Number of window positions: (length + 2*pad - dilation*(taps - 1) - 1) / stride + 1."""
    return (as_int(length) + as_int(pad) * 2 - as_int(dilation) * (as_int(taps) - 1) - 1) // stride + 1


class Axis(NamedTuple):
    """One spatial axis: input length, filter taps, and how the window moves."""

    label: str
    length: Length
    taps: Length
    stride: Length
    dilation: Length
    pad: Length
    out: Term

    @property
    def fits(self) -> Term:
        """The loader's assert that the window fits into the padded input."""
        return as_int(self.length) + as_int(self.pad) * 2 >= as_int(self.dilation) * (as_int(self.taps) - 1) + 1

    def position(self, out: Term, tap: Term) -> Term:
        """Input coordinate of tap ``tap`` of window ``out``; outside [0, length) it lies in the halo."""
        return named(f"{self.label}_in", out * self.stride + tap * self.dilation - self.pad)


@dataclass(frozen=True, slots=True)
class Conv:
    """A convolution layer: images N, channels C, and its axes, outermost (depth in 3-D) first."""

    N: Length
    C: Length
    axes: tuple[Axis, ...]

    @classmethod
    def symbolic(cls, dims: int = 2, *, pads: bool = True) -> Conv:
        """Any layer: every parameter a variable. Without pads, padding is zero and no lane is masked."""
        axes = []
        for label, taps in (("d", "Q"), ("h", "R"), ("w", "S"))[3 - dims :]:
            length, count = integer(label.upper(), 1), integer(taps, 1)
            stride, dilation = integer(f"stride_{label}", 1), integer(f"dilation_{label}", 1)
            pad = integer(f"pad_{label}", 0) if pads else 0
            axes.append(cls.axis(label, length, count, stride, dilation, pad))
        return cls(integer("N", 1), integer("C", 1), tuple(axes))

    @staticmethod
    def axis(
        label: str, length: Length, taps: Length = 1, stride: Length = 1, dilation: Length = 1, pad: Length = 0
    ) -> Axis:
        out = named(f"{label.upper()}_out", output_length(length, pad, dilation, taps, stride))
        return Axis(label, length, taps, stride, dilation, pad, out)

    def with_outputs(self, *outs: Term) -> Conv:
        """The same layer with output lengths that somebody else supplies (the run-time loader derives none)."""
        return replace(self, axes=tuple(axis._replace(out=out) for axis, out in zip(self.axes, outs, strict=True)))

    @property
    def fits(self) -> Term:
        return both(*(axis.fits for axis in self.axes))

    @property
    def positions(self) -> Term:
        """Output positions of one image."""
        result = as_int(1)
        for axis in self.axes:
            result = result * axis.out
        return result

    @property
    def M(self) -> Term:
        return as_int(self.N) * self.positions

    @property
    def K(self) -> Term:
        result = as_int(self.C)
        for axis in self.axes:
            result = result * axis.taps
        return result

    @property
    def image(self) -> Term:
        """Elements of one image."""
        result = as_int(self.C)
        for axis in self.axes:
            result = result * axis.length
        return result

    @property
    def num_records(self) -> Term:
        """Elements of the whole input, which is also the sentinel address of halo lanes."""
        return as_int(self.N) * self.image

    def m_digits(self, m: Term) -> tuple[Term, ...]:
        """m -> (n, [d_out,] h_out, w_out); n is never reduced, so it passes N - 1 for m >= M."""
        return unravel(m, *(axis.out for axis in self.axes))

    def k_digits(self, k: Term) -> tuple[Term, ...]:
        """k -> ([kq,] kh, kw, c); the leading tap is never reduced, so it passes its filter for k >= K."""
        return unravel(k, *(axis.taps for axis in self.axes[1:]), self.C)

    def inputs(self, m_digits: tuple[Term, ...], k_digits: tuple[Term, ...]) -> tuple[Term, ...]:
        """([d_in,] h_in, w_in) of an output position and a filter tap."""
        return tuple(
            axis.position(out, tap) for axis, out, tap in zip(self.axes, m_digits[1:], k_digits[:-1], strict=True)
        )

    def inside(self, inputs: tuple[Term, ...]) -> Term:
        """The halo mask: every coordinate lies in the input."""
        return both(*(within(at, 0, axis.length) for axis, at in zip(self.axes, inputs, strict=True)))

    def linear(self, n: Term, inputs: tuple[Term, ...], c: Term) -> Term:
        """((n*H + h_in)*W + w_in)*C + c"""
        result = n
        for axis, at in zip(self.axes, inputs, strict=True):
            result = result * axis.length + at
        return result * self.C + c


class Lane(NamedTuple):
    """What a lane at GEMM position (m, k) computes."""

    m_digits: tuple[Term, ...]
    k_digits: tuple[Term, ...]
    inputs: tuple[Term, ...]
    inside: Term
    plain: Term
    masked: Term
    holder: tuple[Term, Term, Term]

    @property
    def show(self) -> dict[str, Term | tuple[Term, ...]]:
        """What a counterexample prints about the lane."""
        spatial = "(n, d_out, h_out, w_out)" if len(self.inputs) == 3 else "(n, h_out, w_out)"
        taps = "(kq, kh, kw, c)" if len(self.inputs) == 3 else "(kh, kw, c)"
        return {
            "(iter, warp, lane), 128x32": self.holder,
            spatial: self.m_digits,
            taps: self.k_digits,
            "input coordinates": self.inputs,
            "address (element)": self.masked,
        }


def held_by(m: Term, k: Term) -> tuple[Term, Term, Term]:
    """(iteration, warp, lane) that holds (m, k) in the commonest tile: 128 x 32, four warps, eight elements a load."""
    row, col = m % 128, k % 32
    return row // 64, row % 64 // 16, row % 16 * 4 + col // 8


def lane(conv: Conv, m: Term, k: Term) -> Lane:
    """The direct decomposition of (m, k): plain is the unmasked address, masked has the sentinel for halo lanes."""
    m_digits, k_digits = conv.m_digits(m), conv.k_digits(k)
    inputs = conv.inputs(m_digits, k_digits)
    inside = conv.inside(inputs)
    plain = conv.linear(m_digits[0], inputs, k_digits[-1])
    masked = named("address", where(inside, plain, conv.num_records))
    return Lane(m_digits, k_digits, inputs, inside, plain, masked, held_by(m, k))


def carry(conv: Conv, digits: tuple[Term, ...], rows: Length) -> tuple[Term, ...]:
    """The loader's incremental step: add ``rows`` to (n, [d,] h, w) with one conditional subtraction a digit."""
    steps: list[Term] = []
    rest = as_int(rows)
    for axis in reversed(conv.axes[1:]):
        rest, step = divmod(rest, axis.out)
        steps.append(step)
    steps.append(rest)  # the outermost axis takes what is left, unreduced
    result: list[Term] = []
    carried: Term = as_int(0)
    for axis, digit, step in zip(reversed(conv.axes), reversed(digits), steps, strict=False):
        moved = digit + step + carried
        over = moved >= axis.out
        result.append(where(over, moved - axis.out, moved))
        carried = where(over, 1, 0)
    return (digits[0] + carried, *reversed(result))
