"""Executor = spec: the im2col loader, for every layer, on every path, in 2-D and 3-D."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ...prover.language.claims import Case
from ...prover.language.constructors import either, negation, where
from ...prover.language.obligations import Call, call
from ...prover.language.terms import Term, integer
from ...prover.symbolic.equivalence import computes
from ..executors.system import SYSTEM
from .conv import Conv, carry, lane
from .system import DIMS, asked, executor_conv

LENGTHS = ("output", "derived_output")
COUNTS = {"M": "M", "K": "K", "num_records": "num_records", "output_positions": "positions"}


def tuple_of(digits: tuple[Any, ...], dims: int) -> tuple[Any, ...]:
    """(n, d, h, w) of the spec's position digits as the executor has it: d is 0 in 2-D."""
    return digits if dims == 3 else (digits[0], 0, *digits[1:])


def tap_of(digits: tuple[Any, ...], dims: int) -> tuple[Any, ...]:
    """(kq, kh, kw, c) of the spec's k digits: kq is 0 in 2-D."""
    return digits if dims == 3 else (0, *digits)


def layers() -> Iterator[tuple[str, int, Conv, Call, Term, Term]]:
    """Every layer in 2-D and 3-D: (name, dims, spec, executor, any m, any k)."""
    for dims in DIMS:
        conv = Conv.symbolic(dims)
        yield f"{dims}-D", dims, conv, executor_conv(conv), integer("m", 0), integer("k", 0)


def padded(conv: Conv) -> Term:
    """Some pad is positive, so that the loader masks."""
    return either(*(axis.pad > 0 for axis in conv.axes))  # type: ignore[operator]


def loaded(conv: Conv, m_digits: tuple[Term, ...], k_digits: tuple[Term, ...], masked: bool) -> Term:
    """The spec's address at these digits as a loader issues it."""
    inputs = conv.inputs(m_digits, k_digits)
    plain = conv.linear(m_digits[0], inputs, k_digits[-1])
    return where(conv.inside(inputs), plain, conv.num_records) if masked else plain


def by_padding(
    name: str, request: Call, conv: Conv, at: tuple[Term, Term], given: list[Term], steps: list[tuple[Call, Any]]
) -> Iterator[Case]:  # fmt: skip
    """The call's address is the map's at (m, k): masked where some pad is positive and plain where none is."""
    for label, pads, masked in (("padded", padded(conv), True), ("not padded", negation(padded(conv)), False)):
        wanted = asked(conv, *at, masked)
        yield from computes(f"{name}, {label}", request, wanted, [*given, pads], steps=steps)


@SYSTEM.claim(
    "conv.Conv computes the spec's layer: output lengths, output positions, M, K and the number of records, and the"
    " address of every digit of m and k follows from them."
)
def conv_geometry() -> Iterator[Case]:
    for name, _, conv, layer, _, _ in layers():
        outs = tuple(axis.out for axis in conv.axes)
        for attribute in LENGTHS:
            yield from computes(f"{name}, {attribute}", call(f"conv.Conv.{attribute}", layer), outs, [conv.fits])
        for attribute, own in COUNTS.items():
            request = call(f"conv.Conv.{attribute}", layer)
            yield from computes(f"{name}, {attribute}", request, getattr(conv, own), [conv.fits])


@SYSTEM.claim("im2col.decompose_m computes the output position of every GEMM row, past M too, for every layer.")
def im2col_decompose_m() -> Iterator[Case]:
    for name, dims, conv, layer, m, _ in layers():
        request = call("im2col.decompose_m", layer, m)
        yield from computes(name, request, tuple_of(conv.m_digits(m), dims), [conv.fits])


@SYSTEM.claim("im2col.decompose_k computes the filter tap and channel of every GEMM column, past K too.")
def im2col_decompose_k() -> Iterator[Case]:
    for name, dims, conv, layer, _, k in layers():
        yield from computes(name, call("im2col.decompose_k", layer, k), tap_of(conv.k_digits(k), dims), [conv.fits])


@SYSTEM.claim(
    "im2col.element_address computes the spec's address of every GEMM position, past M and K too, for every layer:"
    " masked if any pad is positive, plain otherwise."
)
def im2col_element_address() -> Iterator[Case]:
    for name, dims, conv, layer, m, k in layers():
        at = lane(conv, m, k)
        steps = [
            (call("im2col.decompose_m", layer, m), tuple_of(at.m_digits, dims)),
            (call("im2col.decompose_k", layer, k), tap_of(at.k_digits, dims)),
        ]
        request = call("im2col.element_address", layer, m, k)
        yield from by_padding(name, request, conv, (m, k), [conv.fits], steps)


@SYSTEM.claim(
    "im2col.uniform_tap computes the spec's uniform tap: the one of k_base, with the lane's column added to the channel."
)
def im2col_uniform_tap() -> Iterator[Case]:
    for name, dims, conv, layer, _, k in layers():
        col = integer("col", 0)
        *taps, c = conv.k_digits(k)
        request = call("im2col.uniform_tap", layer, k, col)
        yield from computes(name, request, tap_of((*taps, c + col), dims), [conv.fits])


@SYSTEM.claim(
    "im2col.carry_step and im2col.carry compute the spec's incremental step, from every position, for every number of"
    " rows and all output lengths, right or not."
)
def im2col_carry() -> Iterator[Case]:
    for name, dims, conv, layer in runtime_layers():
        rows = integer("rows_per_iteration", 1)
        digits = tuple(integer(f"{label}0", 0) for label in ("n", "d", "h", "w") if dims == 3 or label != "d")
        at = call("im2col.OutputPosition", *tuple_of(digits, dims))
        request = call("im2col.carry", layer, at, call("im2col.carry_step", layer, rows))
        yield from computes(name, request, tuple_of(carry(conv, digits, rows), dims))


def runtime_layers() -> Iterator[tuple[str, int, Conv, Call]]:
    """Every layer with output lengths that the caller chooses."""
    for name, dims, conv, layer, _, _ in layers():
        outs = tuple(integer(f"{axis.label.upper()}_out", 1) for axis in conv.axes)
        yield name, dims, conv.with_outputs(*outs), replace(layer, keywords={**layer.keywords, "runtime_output": outs})


@SYSTEM.claim(
    "With run-time output lengths, any that the caller passes, im2col.element_address computes the spec's address too."
)
def im2col_runtime_address() -> Iterator[Case]:
    for name, dims, conv, layer in runtime_layers():
        m, k = integer("m", 0), integer("k", 0)
        m_digits, k_digits = conv.m_digits(m), conv.k_digits(k)
        steps = [
            (call("im2col.decompose_m", layer, m), tuple_of(m_digits, dims)),
            (call("im2col.decompose_k", layer, k), tap_of(k_digits, dims)),
        ]
        request = call("im2col.element_address", layer, m, k)
        yield from by_padding(name, request, conv, (m, k), [], steps)
