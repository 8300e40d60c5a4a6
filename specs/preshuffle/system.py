"""Preshuffled operands of block-scaled matmuls (seed 002, load_b_frag_preshuffled): the host's order of B.

The host stores one expert's B [N, K_BYTES] so that a lane's 16 bytes lie together and a wave's 64 loads side by side:

    n = (n0, 16 rows)   kb = (k0, 4 groups, 16 bytes)      in memory: n0 k0 group row byte

`preshuffle_loads` has what lanes read from it, `preshuffle_scales` and `preshuffle_scale_loads` the scales.

Source: modular/modular max/kernels/src/linalg/matmul/gpu/amd/block_scaled_preshuffle_layouts.mojo and
block_scaled_preshuffle_loaders.mojo (before: mxfp4_preshuffle_*.mojo), after Composable Kernel ck_tile/18_flatmm.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import divides, unravel, within
from ...prover.language.obligations import Replay, call
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer, named
from ..block_scaled.system import same

SYSTEM = System(
    "preshuffle",
    "Preshuffled B and scales of block-scaled matmuls (DRAM to registers)",
    seed="002",
    source="modular/modular max/kernels/src/linalg/matmul/gpu/amd/block_scaled_preshuffle_layouts.mojo,"
    " block_scaled_preshuffle_loaders.mojo; ROCm/composable_kernel example/ck_tile/18_flatmm",
)

ROWS, GROUPS, LANE_BYTES = 16, 4, 16
K_TILE = GROUPS * LANE_BYTES
TILE = ROWS * K_TILE


def b_byte(n: Term, kb: Term, k_bytes: Term) -> Term:
    """Byte of the preshuffled buffer that holds byte kb of row n."""
    tile = n // ROWS * (k_bytes // K_TILE) + kb // K_TILE
    return tile * TILE + kb // LANE_BYTES % GROUPS * (ROWS * LANE_BYTES) + n % ROWS * LANE_BYTES + kb % LANE_BYTES


def b_source(byte: Term, k_bytes: Term) -> tuple[Term, Term]:
    """(n, kb) that this byte of the buffer holds: the inverse of `b_byte`."""
    tile, group, row, inner = unravel(byte, GROUPS, ROWS, LANE_BYTES)
    n0, k0 = divmod(tile, k_bytes // K_TILE)
    return n0 * ROWS + row, k0 * K_TILE + group * LANE_BYTES + inner


def executed(n: Term, kb: Term, k_bytes: Term, byte: Term) -> list[Replay]:
    return [Replay(call("preshuffle.b_byte", n, kb, k_bytes), byte)]


def whole_shape() -> tuple[Term, Term]:
    """(N, K_BYTES) with 16 | N and 64 | K_BYTES."""
    return integer("N/16", 1) * ROWS, integer("K_BYTES/64", 1) * K_TILE


def _position(n_rows: Term, k_bytes: Term) -> tuple[Term, Term]:
    return integer("n", 0, n_rows), integer("kb", 0, k_bytes)


@SYSTEM.claim(
    "The map of preshuffled B is a bijection of [N, K_BYTES] onto the buffer's N * K_BYTES bytes, for every N that 16"
    " divides and every K_BYTES that 64 divides."
)
def b_bijective() -> Iterator[Case]:
    n_rows, k_bytes = whole_shape()
    yield from kinds.bijective(
        "", lambda n, kb: b_byte(n, kb, k_bytes), lambda byte: b_source(byte, k_bytes),
        {"n": n_rows, "kb": k_bytes}, {"byte": n_rows * k_bytes},
    )  # fmt: skip


def _end(n_rows: Term, k_bytes: Term) -> Term:
    """Where the last byte of the last row goes."""
    return b_byte(n_rows - 1, k_bytes - 1, k_bytes)


@SYSTEM.claim(
    "The weakest condition for B: the map is a bijection onto the buffer exactly when 16 | N and 64 | K_BYTES, or in"
    " one of three small cases: N = 16 and 16 | K_BYTES, N <= 16 and K_BYTES = 16, N = 1 and K_BYTES <= 16."
)
def b_weakest_condition() -> Iterator[Case]:
    small = {
        "N = 16, 16 | K_BYTES": (as_int(16), integer("K_BYTES/16", 1) * 16),
        "N <= 16, K_BYTES = 16": (integer("N", 1, 17), as_int(16)),
        "N = 1, K_BYTES <= 16": (as_int(1), integer("K_BYTES", 1, 17)),
    }
    for name, (n_rows, k_bytes) in small.items():
        n, kb = _position(n_rows, k_bytes)
        byte = b_byte(n, kb, k_bytes)
        run, row, inner = unravel(byte, ROWS, LANE_BYTES)
        goal = both(within(byte, 0, n_rows * k_bytes), row == n, run * LANE_BYTES + inner == kb)
        yield Case(f"{name}: every element has its own byte", goal)

    n_rows, k_bytes = integer("N", 1), integer("K_BYTES/64", 1) * K_TILE
    last = b_source(_end(n_rows, k_bytes), k_bytes)
    yield Case(
        "the last element is that of row N - 1 and byte K_BYTES - 1", both(*same(last, (n_rows - 1, k_bytes - 1)))
    )
    outside = _end(n_rows, k_bytes) >= n_rows * k_bytes
    yield Case("16 does not divide N: the last element leaves the buffer", outside, [~divides(ROWS, n_rows)])
    k_bytes = integer("K_BYTES", 1)
    ragged = ~divides(K_TILE, k_bytes)
    edge = named("kb", k_bytes // K_TILE * K_TILE)
    zero = as_int(0)
    goal = both(edge < k_bytes, b_byte(zero, edge, k_bytes) == b_byte(as_int(ROWS), zero, k_bytes))
    yield Case("64 does not divide K_BYTES, N > 16: (0, kb) and (16, 0) share a byte", goal, [ragged, n_rows > ROWS])
    narrow, runs = integer("N", 1, ROWS + 1), integer("K_BYTES/16", 0)
    for name, k_bytes, excluded in (
        ("16 | K_BYTES", runs * 16, [narrow != 16, runs > 1]),
        ("16 does not divide K_BYTES", runs * 16 + integer("rest", 1, 16), [either(narrow != 1, runs > 0)]),
    ):
        outside = _end(narrow, k_bytes) >= narrow * k_bytes
        yield Case(f"{name}, N <= 16, none of these: the last element leaves the buffer", outside, excluded)


@SYSTEM.finding(
    "The map of preshuffled B is one-to-one and stays inside the buffer for every N and K_BYTES.",
    documented="PreshuffledBLoader[N, K_BYTES] asserts nothing about its parameters; only the shuffling side does",
    holds_when="b_weakest_condition",
)
def b_bijective_for_any_shape() -> Iterator[Case]:
    n_rows, k_bytes = integer("N", 1), integer("K_BYTES", 1)
    n, kb = _position(n_rows, k_bytes)
    byte = b_byte(n, kb, k_bytes)
    inside, replay = byte < n_rows * k_bytes, executed(n, kb, k_bytes, byte)
    show = {"byte": byte, "buffer bytes": n_rows * k_bytes}
    yield Case("inside, with 64 | K_BYTES", inside, [divides(K_TILE, k_bytes)], show, replay)
    yield Case("inside, with 16 | N", inside, [divides(ROWS, n_rows)], show, replay)
    other_n, other_kb = integer("n2", 0, n_rows), integer("kb2", 0, k_bytes)
    other = b_byte(other_n, other_kb, k_bytes)
    goal = either(byte != other, both(n == other_n, kb == other_kb))
    yield Case("one-to-one, with 16 | N", goal, [divides(ROWS, n_rows)], {"bytes": (byte, other)}, replay)


@SYSTEM.claim(
    "A lane's 16 bytes lie together: elements kb .. kb + 15 of a row are 16 contiguous bytes, aligned to 16, for every"
    " kb that 16 divides, whatever N and K_BYTES."
)
def b_fragment_is_contiguous() -> Iterator[Case]:
    n, kb, e = integer("n", 0), integer("kb/16", 0) * LANE_BYTES, integer("e", 0, LANE_BYTES)
    k_bytes = integer("K_BYTES", 1)
    start = b_byte(n, kb, k_bytes)
    goal = both(b_byte(n, kb + e, k_bytes) == start + e, divides(LANE_BYTES, start))
    yield Case("", goal, show={"first byte": start}, replay=executed(n, kb + e, k_bytes, start + e))


@SYSTEM.finding(
    "Any 16 bytes of a row that a lane asks for lie together.",
    documented="PreshuffledBLoader.load_fragment(n, k_byte) takes any k_byte",
    holds_when="b_fragment_is_contiguous",
)
def b_fragment_is_contiguous_anywhere() -> Iterator[Case]:
    n, kb, e = integer("n", 0), integer("kb", 0), integer("e", 0, LANE_BYTES)
    k_bytes = integer("K_BYTES/64", 1) * K_TILE
    start, own = b_byte(n, kb, k_bytes), b_byte(n, kb + e, k_bytes)
    show = {"first byte": start, "element e lies at": own}
    yield Case("", own == start + e, show=show, replay=executed(n, kb + e, k_bytes, own))
