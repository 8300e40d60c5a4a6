"""TileLoaderLDSIm2col (seed 001): the address of every lane of the implicit-GEMM convolution loader.

Claims about the addresses of `maps`; `tails` has what happens past M and K, `cap` the 32-bit offsets and the 4 GiB
cap, `tiles` which lane loads which tile element.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import divides, equivalent, implies
from ...prover.language.maps import Anywhere
from ...prover.language.obligations import Call, Replay, call
from ...prover.language.terms import Term, as_int, integer, named
from .conv import Conv, carry, lane
from .maps import SYSTEM, im2col, im2col_loader, lane_coordinates, layer_of

DIMS = (2, 3)


def executor_conv(conv: Conv) -> Call:
    """The same layer for the numpy executor."""
    return call("conv.Conv", three_d=len(conv.axes) == 3, **layer_of(conv))


def position(conv: Conv, tail: bool = False) -> tuple[Term, Term]:
    """Any GEMM position (m, k): m < M and k < K, or with tail=True any non-negative pair."""
    return integer("m", 0, None if tail else conv.M), integer("k", 0, None if tail else conv.K)


def executed(conv: Conv, m: Term, k: Term, term: Term) -> list[Replay]:
    return [Replay(call("im2col.element_address", executor_conv(conv), m, k), term)]


def asked(conv: Conv, m: Term, k: Term, masked: bool = True) -> Term:
    """What the loader asks for at (m, k), in elements: the map's byte for elements of one byte."""
    outs = {f"{axis.label.upper()}_out": axis.out for axis in conv.axes}
    return im2col(m=m, k=k, element_bytes=1, masked=masked, **layer_of(conv), **outs).address


def any_load(conv: Conv, masked: bool = True) -> Anywhere:
    """The map at any valid (m, k), for every load width and element size."""
    lw, es = integer("load_width", 1), integer("element_bytes", 1)
    return im2col.anywhere(element_bytes=es, load_width=lw, masked=masked, **layer_of(conv))


def any_lane(conv: Conv, masked: bool = True) -> tuple[Anywhere, list[Term], Term]:
    """The loader's map at any lane, for 8 elements a load and any tile of whole parts of 32 columns; that its position is
    valid, and its k."""
    cols, warps = 32 * integer("num_warp_cols", 1), integer("num_warp_cols", 1) * integer("num_warp_rows", 1)
    m_base, k_base, es = integer("m_base", 0), integer("k_base", 0), integer("element_bytes", 1)
    at = im2col_loader.anywhere(
        tile_cols=cols, warps=warps, load_width=8, element_bytes=es, m_base=m_base, k_base=k_base, masked=masked,
        **layer_of(conv),
    )  # fmt: skip
    row, more, col, _ = lane_coordinates(**at.coordinates, tile_cols=cols, warps=warps, load_width=8, element_bytes=es)
    m, k = m_base + row + more, k_base + col
    return at, [conv.fits, *aligned(as_int(8), conv.C, k_base), m < conv.M, k < conv.K], k


def aligned(load_width: Term, *values: Term | int) -> list[Term]:
    """The load width divides every value."""
    return [divides(load_width, value) for value in values]


@SYSTEM.claim(
    "With padding, every lane with m < M and k < K reads load_width elements inside the tensor, or asks for the"
    " num_records sentinel; load width dividing C and k."
)
def in_bounds_or_sentinel() -> Iterator[Case]:
    for dims in DIMS:
        conv = Conv.symbolic(dims)
        m, k = position(conv)
        load, at = any_load(conv), lane(conv, m, k)
        show, replay = {**at.show, "num_records": conv.num_records}, executed(conv, m, k, at.masked)
        yield from kinds.in_bounds(f"{dims}-D", load, sentinel=load.access.records, show=show, replay=replay)
        load, given, k = any_lane(conv)
        own = {"sentinel": load.access.records, "given": given, "steps": aligned(as_int(8), k)}
        yield from kinds.in_bounds(f"{dims}-D, every lane of a tile", load, **own)


@SYSTEM.claim(
    "A halo lane asks for the sentinel exactly when one of its input coordinates lies outside the tensor; every other"
    " lane gets the element (n, h_in, w_in, c) it means."
)
def sentinel_only_in_the_halo() -> Iterator[Case]:
    for dims in DIMS:
        conv = Conv.symbolic(dims)
        m, k = position(conv)
        at = lane(conv, m, k)
        total = named("num_records", conv.num_records)
        goal = both(equivalent(at.masked == total, ~at.inside), implies(at.inside, at.masked == at.plain))
        yield Case(f"{dims}-D", goal, [conv.fits], at.show, executed(conv, m, k, at.masked))


@SYSTEM.claim(
    "Without padding no mask is needed: every lane with m < M and k < K reads load_width elements inside the tensor;"
    " the lane at m = k = 0 begins at its first element."
)
def in_bounds_without_padding() -> Iterator[Case]:
    for dims in DIMS:
        conv = Conv.symbolic(dims, pads=False)
        m, k = position(conv)
        load, at = any_load(conv, masked=False), lane(conv, m, k)
        steps = at.inside, at.plain >= 0, at.plain + integer("load_width", 1) <= conv.num_records
        replay = executed(conv, m, k, at.plain)
        yield from kinds.in_bounds(f"{dims}-D", load, steps=steps, show=at.show, replay=replay)
        zero = as_int(0)
        first, show = asked(conv, zero, zero, masked=False), lane(conv, zero, zero).show
        yield Case(f"{dims}-D, first lane", first == 0, [conv.fits], show, executed(conv, zero, zero, first))


@SYSTEM.claim(
    "All load_width elements of one load lie where their own k says, and are inside or outside the input together;"
    " load width dividing C and k."
)
def load_is_contiguous() -> Iterator[Case]:
    for dims in DIMS:
        conv = Conv.symbolic(dims)
        lw = integer("load_width", 1)
        yield _contiguous(f"{dims}-D", conv, lw, aligned(lw, conv.C))


def _contiguous(name: str, conv: Conv, lw: Term, given: list[Term], *, masked: bool = True) -> Case:
    m, k = position(conv)
    e = integer("e", 0, lw)
    first, own = lane(conv, m, k), lane(conv, m, k + e)
    goal = implies(first.inside, own.plain == first.plain + e)
    if masked:
        goal = both(goal, equivalent(first.inside, own.inside))
    show = {
        "address of element 0": first.masked,
        "element e is loaded from": first.masked + e,
        "element e belongs at": own.masked,
    }
    given = [conv.fits, divides(lw, k), k + lw <= conv.K, *given]
    return Case(name, goal, given, show, executed(conv, m, k + e, own.masked))


@SYSTEM.finding(
    "Any load width will do: all elements of a load lie where their own k says.",
    documented="seed 001 asks only that k_offset is a multiple of tile_cols; nothing asserts that load_width divides C",
    holds_when="load_is_contiguous",
)
def load_is_contiguous_for_any_width() -> Iterator[Case]:
    lw = integer("load_width", 1)
    yield _contiguous("no padding", Conv.symbolic(2, pads=False), lw, [], masked=False)
    yield _contiguous("padding, mask decided on the first element", Conv.symbolic(2), lw, [])


@SYSTEM.claim(
    "Every load starts at a multiple of its own width, load_width * element_bytes bytes, so no dword is split; load"
    " width dividing C and k."
)
def load_is_aligned() -> Iterator[Case]:
    for dims in DIMS:
        conv = Conv.symbolic(dims)
        yield from kinds.aligned(f"{dims}-D", any_load(conv, masked=False), show=lane(conv, *position(conv)).show)
        load, given, k = any_lane(conv, masked=False)
        steps = aligned(as_int(8), k)
        yield from kinds.aligned(f"{dims}-D, every lane of a tile", load, given=given, steps=steps)


@SYSTEM.claim(
    "The pointwise path is the general one: with a 1x1 filter, stride and dilation 1 and no padding, the address is"
    " m*C + k for every m and every k < C."
)
def pointwise_is_general() -> Iterator[Case]:
    n, h, w, c = (integer(name, 1) for name in ("N", "H", "W", "C"))
    conv = Conv(n, c, (Conv.axis("h", h), Conv.axis("w", w)))
    m, k = integer("m", 0), integer("k", 0, c)
    at = lane(conv, m, k)
    yield Case("2-D", both(at.inside, at.plain == m * c + k), show=at.show, replay=executed(conv, m, k, at.plain))


@SYSTEM.claim(
    "The pointwise path's two offsets add up to the lane's element: voffset + soffset = (m*C + k) * element_bytes,"
    " with the row split per iteration or carried whole in voffset."
)
def pointwise_split_adds_up() -> Iterator[Case]:
    c, es, rpi = integer("C", 1), integer("element_bytes", 1), integer("rows_per_iteration", 1)
    m0, k0, i = integer("m_base", 0), integer("k_base", 0), integer("iteration", 0)
    row, col = integer("row", 0), integer("col", 0)
    whole = ((m0 + row + i * rpi) * c + k0 + col) * es
    per_iteration = (row * c + col) * es + ((m0 + i * rpi) * c + k0) * es
    yield Case("carried in soffset", per_iteration == whole)
    in_voffset = ((row + i * rpi) * c + col) * es + (m0 * c + k0) * es
    yield Case("whole row in voffset", in_voffset == whole)


@SYSTEM.claim(
    "The uniform path is the per-lane path: where tile_cols divides C and k_base, decomposing k_base once and adding"
    " the lane's column gives every lane its own tap and channel."
)
def uniform_is_per_lane() -> Iterator[Case]:
    for dims in DIMS:
        conv = Conv.symbolic(dims)
        cols, k0 = integer("tile_cols", 1), integer("k_base", 0)
        col = integer("col", 0, cols)
        *taps, c = conv.k_digits(k0)
        own = conv.k_digits(k0 + col)
        goal = both(*(a == b for a, b in zip((*taps, c + col), own, strict=True)))
        show = {"uniform": (*taps, c + col), "per lane": own}
        yield Case(f"{dims}-D", goal, aligned(cols, conv.C, k0), show)


def _runtime_outputs(dims: int) -> tuple[Conv, Term, Term]:
    """A layer whose output lengths are plain variables, a start m and the rows that one iteration advances."""
    outs = [integer(f"{label}_out", 1) for label in ("D", "H", "W")[3 - dims :]]
    return Conv.symbolic(dims).with_outputs(*outs), integer("m", 0), integer("rows_per_iteration", 1)


def _carry_case(name: str, conv: Conv, m: Term, rows: Term, given: list[Term]) -> Case:
    carried, direct = carry(conv, conv.m_digits(m), rows), conv.m_digits(m + rows)
    goal = both(*(a == b for a, b in zip(carried, direct, strict=True)))
    return Case(name, goal, given, {"carried to": carried, "m + rows decomposes to": direct})


@SYSTEM.claim(
    "Carrying (n, h_out, w_out) from one iteration to the next gives the direct decomposition of m +"
    " rows_per_iteration, under the loader's own assert; by induction it does so in every iteration."
)
def carry_is_direct() -> Iterator[Case]:
    conv, m, rows = _runtime_outputs(2)
    h_out, w_out = (axis.out for axis in conv.axes)
    yield _carry_case("2-D, rows/W_out + 1 < H_out", conv, m, rows, [rows // w_out + 1 < h_out])
    conv, m, rows = _runtime_outputs(3)
    d_out, h_out, w_out = (axis.out for axis in conv.axes)
    yield _carry_case("3-D, rows/(W_out*H_out) < D_out", conv, m, rows, [rows // (w_out * h_out) < d_out])


@SYSTEM.claim(
    "The weakest condition for the carry: it is right for every start exactly when rows_per_iteration is at most the"
    " output positions of one image. Beyond that, the last position of an image steps wrong."
)
def carry_weakest_condition() -> Iterator[Case]:
    for dims in DIMS:
        conv, m, rows = _runtime_outputs(dims)
        positions = conv.positions
        yield _carry_case(f"{dims}-D, rows <= positions", conv, m, rows, [rows <= positions])
        last = named("m", positions - 1)
        carried, direct = carry(conv, conv.m_digits(last), rows), conv.m_digits(last + rows)
        differ = either(*(a != b for a, b in zip(carried, direct, strict=True)))
        show = {"carried to": carried, "m + rows decomposes to": direct}
        yield Case(f"{dims}-D, rows > positions", differ, [rows > positions], show)


@SYSTEM.finding(
    "With run-time H and W, where nothing asserts it, the carry is right for every output size.",
    documented="a comment in the loader leaves the bound to the dispatcher; the public dispatchers do not check it",
    holds_when="carry_weakest_condition",
)
def carry_is_direct_for_small_outputs() -> Iterator[Case]:
    for dims in DIMS:
        yield _carry_case(f"{dims}-D", *_runtime_outputs(dims), [])


@SYSTEM.claim(
    "The run-time variant equals the compile-time one: when the caller passes the output lengths of the same layer,"
    " every lane asks for the same element."
)
def runtime_is_compile_time() -> Iterator[Case]:
    for dims in DIMS:
        conv = Conv.symbolic(dims)
        m, k = integer("m", 0), integer("k", 0)
        outs = [integer(f"{axis.label.upper()}_out", 1) for axis in conv.axes]
        runtime = asked(conv.with_outputs(*outs), m, k)
        compiled = asked(conv, m, k)
        given = [conv.fits, *(out == axis.out for out, axis in zip(outs, conv.axes, strict=True))]
        yield Case(f"{dims}-D", runtime == compiled, given, {"run-time": runtime, "compile-time": compiled})


@SYSTEM.finding(
    "The run-time variant is right whatever output lengths the caller passes.",
    documented="the run-time overload derives nothing and checks nothing",
    holds_when="runtime_is_compile_time",
)
def runtime_with_any_outputs() -> Iterator[Case]:
    conv = Conv.symbolic(2)
    m, k = position(conv)
    outs = [integer(f"{axis.label.upper()}_given", 1) for axis in conv.axes]
    runtime, compiled = asked(conv.with_outputs(*outs), m, k), asked(conv, m, k)
    yield Case("2-D", runtime == compiled, [conv.fits], {"run-time": runtime, "compile-time": compiled})


@SYSTEM.claim("A 3-D loader with one filter plane and one input plane (Q = D = 1, no depth padding) is the 2-D loader.")
def flat_3d_is_2d() -> Iterator[Case]:
    flat = Conv.symbolic(2)
    depth = Conv.axis("d", 1, 1, integer("stride_d", 1), integer("dilation_d", 1), 0)
    deep = Conv(flat.N, flat.C, (depth, *flat.axes))
    m, k = integer("m", 0), integer("k", 0, flat.K)
    two, three = asked(flat, m, k), asked(deep, m, k)
    yield Case("", two == three, [flat.fits], {"2-D": two, "3-D": three}, executed(flat, m, k, two))
