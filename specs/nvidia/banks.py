"""Shared-memory banks of sm_90: lanes that are served together, and which tiles ldmatrix reads without a conflict.

32 banks of 4 bytes; one word is read once for all lanes. Each of ldmatrix's and stmatrix's matrices (8 rows of 16 bytes) is
served alone. A load of 8 or 16 bytes is served in halves or quarters of the warp, or twice as many lanes together where
it is paired: each lane has the address of lane^1, or each that of lane^2.

Source: measured on an H100 and an H200 with the counter of shared wavefronts, grade A; CUDA C programming guide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...prover.language.claims import Case
from ...prover.language.conflicts import Banks, Phased, in_order, times_served
from ...prover.language.constructors import both
from ...prover.language.idioms import divides
from ...prover.language.terms import Term, as_int, integer
from .modes import ATOM_ROWS, SPANS, SWIZZLED, swizzled
from .system import MATRIX, ROW_BYTES, SHARED_BYTES, SYSTEM, WARP

SM_90 = "sm_90"


def _together(lanes: int) -> tuple[tuple[int, ...], ...]:
    return in_order(lanes, WARP)


# instruction -> (bytes a lane, how it is served)
SERVED = {
    "ld.shared.b32": (4, Banks(32, _together(32))),
    "ld.shared.b64": (8, Banks(32, _together(16), paired=_together(32))),
    "ld.shared.b128": (16, Banks(32, _together(8), paired=_together(16))),
    "st.shared.b32": (4, Banks(32, _together(32))),
    "st.shared.b64": (8, Banks(32, _together(16))),
    "st.shared.b128": (16, Banks(32, _together(8))),
    **{
        f"{name}.x{count}": (ROW_BYTES, Banks(32, in_order(MATRIX, MATRIX * count)))
        for name in ("ldmatrix", "stmatrix")
        for count in (1, 2, 4)
    },
}
BANKS = {(SM_90, instruction): timing for instruction, (_, timing) in SERVED.items()}
SYSTEM.timings.update(BANKS)
ONE_MATRIX = SERVED["ldmatrix.x1"][1]
SPANS_128 = SHARED_BYTES // ATOM_ROWS


def rows() -> Term:
    """A lane that names a row of one matrix."""
    return integer("lane", 0, MATRIX)


def read(byte: Callable[[Term], Term]) -> Phased:
    """One matrix of ldmatrix, or of stmatrix: lane l names the row at byte(l)."""
    return Phased(lambda lane: byte(lane) // ROW_BYTES, ONE_MATRIX, ROW_BYTES)


def free(byte: Callable[[Term], Term]) -> Term:
    """The row of a lane is 16 aligned bytes, and its matrix is served at once."""
    lane = rows()
    return both(divides(ROW_BYTES, byte(lane)), read(byte).is_served(lane, 1))


@SYSTEM.claim(
    "Phases serve every lane of a warp once (of a matrix instruction, every lane that names a row), alone or paired, and"
    " a phase of full width keeps every bank busy: lanes times bytes is 32 banks times 4 bytes, twice that if paired."
)
def phases_partition_the_warp() -> Iterator[Case]:
    for instruction, (width, timing) in SERVED.items():
        for phases, factor in ((timing.phases, 1), (timing.paired, 2)):
            if phases is None:
                continue
            lane = integer("lane", 0, sum(map(len, phases)))
            times = times_served(phases, lane)
            busy = as_int(len(phases[0]) * width) == factor * timing.banks * 4
            yield Case(instruction + ", paired" * (factor - 1), both(times == 1, busy), show={"times served": times})


@SYSTEM.claim(
    "ldmatrix reads 8 rows without a conflict in every tile that TMA stored with a swizzle, at every base, from any row and"
    " at any 16 bytes of the span: rows are a span apart."
)
def swizzled_boxes_are_free() -> Iterator[Case]:
    for mode in SWIZZLED:
        # a base is whole spans, so it is a row like any other
        first = integer("first_row_from_0", 0, SHARED_BYTES // SPANS[mode])
        column = integer("column", 0, SPANS[mode] // ROW_BYTES)

        def byte(lane: Term, mode: str = mode, first: Term = first, column: Term = column) -> Term:
            return swizzled((first + lane) * SPANS[mode] + column * ROW_BYTES, mode)

        yield Case(mode, free(byte))


@SYSTEM.claim(
    "The 128-byte mode serves rows that are several spans apart (pitch = spans * 128) exactly when spans is odd: the xor"
    " takes the row from bits 7 to 9 of the address. At an even number rows 0 and 4 meet."
)
def pitches_of_spans_exactly() -> Iterator[Case]:
    first, half = integer("first_span", 0, SPANS_128), integer("half", 0, SPANS_128 // 2)
    column = integer("column", 0, ATOM_ROWS // ROW_BYTES)

    def byte(lane: Term, spans: Term) -> Term:
        return swizzled((first + lane * spans) * ATOM_ROWS + column * ROW_BYTES, "128B")

    yield Case("odd", free(lambda lane: byte(lane, 2 * half + 1)))
    even = integer("half", 1, SPANS_128 // 2)
    yield Case("even", read(lambda lane: byte(lane, 2 * even)).collide(0, 4))


@SYSTEM.finding(
    "Swizzle<3,4,3> frees ldmatrix of conflicts in tiles of any number of 128-byte columns.",
    documented="one Swizzle over rows of 128 columns of 16 bits, two spans; CUTLASS tiles them by spans of 64 columns",
    holds_when="pitches_of_spans_exactly",
)
def swizzle_serves_wide_tiles() -> Iterator[Case]:
    spans = integer("spans", 1)
    column = integer("column", 0, ATOM_ROWS // ROW_BYTES)
    lane = rows()
    access = read(lambda lane: swizzled(lane * spans * ATOM_ROWS + column * ROW_BYTES, "128B"))
    show = {"pitch in bytes": spans * ATOM_ROWS, "lanes that share a bank": access.sharing(lane)}
    yield Case("", access.is_served(lane, 1), show=show)


@SYSTEM.claim(
    "Without a swizzle the conflict degree of 8 rows is the largest power of two up to 8 that divides the pitch in chunks"
    " of 16 bytes, at every base (banks.base_does_not_matter): none at odd multiples of 16 bytes alone. So one chunk of"
    " padding behind rows of whole 128 bytes is enough."
)
def plain_degrees() -> Iterator[Case]:
    for rest in range(MATRIX):
        chunks = MATRIX * integer("pitch_in_128_bytes", int(rest == 0)) + rest
        access = read(lambda lane, chunks=chunks: lane * chunks * ROW_BYTES)
        degree = max(power for power in (1, 2, 4, 8) if rest % power == 0)
        served = both(*(access.is_served(as_int(lane), degree) for lane in range(MATRIX)))
        show = {"pitch in chunks": chunks, "lanes that share a bank": access.sharing(as_int(0))}
        yield Case(f"{rest} chunks beyond whole 128 bytes", served, show=show)
