"""What cp.async and TMA's stores move, and where that is not what was asked for.

cp.async with a run-time src-size n of cp bytes reads p = src + ((-n) & (cp - 1)): cp - p % cp bytes from p rounded down,
and fills the rest with zeros. A TMA store clips a row of the box at the next multiple of 16 bytes after the tensor's
width; a box begins at a multiple of 16 bytes of its row.

Source: NVIDIA PTX ISA, cp.async and cp.async.bulk.tensor; CUDA driver API, cuTensorMapEncodeTiled; measured on an H100 and
an H200, grade A. The formula of cp.async is ptxas 13.0's lowering: PTX leaves a misaligned source undefined.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import cdiv, divides
from ...prover.language.terms import Term, as_int, integer
from .system import ROW_BYTES, SYSTEM

CP_SIZES = (4, 8, 16)


def copied(src: Term, size: Term | int, cp: int) -> tuple[Term, Term]:
    """(first byte that is read, how many) of a cp.async whose src-size is not 0."""
    at = src + (-as_int(size) & (cp - 1))
    return at - at % cp, cp - at % cp


def as_asked(cp: int) -> tuple[Term, Term, Term, Term]:
    """(src, src-size, first byte that is read, how many) of any copy of cp bytes."""
    src, size = integer("src", 0), integer("src_size", 1, cp + 1)
    return src, size, *copied(src, size, cp)


@SYSTEM.finding(
    "cp.async with a src-size copies that many bytes from its source.",
    documented="PTX names no error for a source that is not aligned; nothing faults, and other bytes arrive",
    holds_when="aligned_copies",
)
def copies() -> Iterator[Case]:
    for cp in CP_SIZES:
        src, size, first, count = as_asked(cp)
        yield Case(f"{cp} bytes", both(first == src, count == size), show={"first byte": first, "bytes": count})


@SYSTEM.claim(
    "From a source that is aligned to cp-size, cp.async copies src-size bytes, for every src-size up to cp-size."
)
def aligned_copies() -> Iterator[Case]:
    for cp in CP_SIZES:
        src, size, first, count = as_asked(cp)
        yield Case(f"{cp} bytes", both(first == src, count == size), [divides(cp, src)])


@SYSTEM.claim(
    "From no other source does it: whatever the src-size, the first byte or the number of bytes is another one."
)
def misaligned_copies() -> Iterator[Case]:
    for cp in CP_SIZES:
        src, size, first, count = as_asked(cp)
        yield Case(f"{cp} bytes", either(first != src, count != size), [~divides(cp, src)])


def stored_end(row_bytes: Term) -> Term:
    """The byte of a tensor's row at which a TMA store ends, of a box that reaches further."""
    return cdiv(row_bytes, ROW_BYTES) * ROW_BYTES


@SYSTEM.finding(
    "A TMA store writes only the tensor's own bytes, whatever of the box lies outside.",
    documented="loads clip at the element; a kernel whose rows are packed into a wider array loses what stands behind them",
    holds_when="stores_of_whole_chunks",
)
def stores_clip_at_the_element() -> Iterator[Case]:
    width = integer("row_bytes", 1)
    column = integer("column", 0, stored_end(width))
    yield Case("", column < width, show={"bytes written": stored_end(width)})


@SYSTEM.claim("It does where the tensor's inner extent is a multiple of 16 bytes.")
def stores_of_whole_chunks() -> Iterator[Case]:
    width = integer("row_bytes", 1)
    column = integer("column", 0, stored_end(width))
    yield Case("", column < width, [divides(ROW_BYTES, width)])


@SYSTEM.claim(
    "It is needed, and at most 15 bytes of the same row's padding are written: never past the row pitch, a multiple of 16."
)
def stores_stay_in_the_pitch() -> Iterator[Case]:
    width, pitch = integer("row_bytes", 1), integer("pitch", 1)
    end = stored_end(width)
    given = [divides(ROW_BYTES, pitch), pitch >= width]
    yield Case("inside the pitch", both(end <= pitch, end < width + ROW_BYTES), given)
    yield Case("needed", end > width, [~divides(ROW_BYTES, width)])


@SYSTEM.finding(
    "A box may begin at any element of a row.",
    documented="the coordinates are elements; one whose bytes are no multiple of 16 is an illegal instruction",
    holds_when="boxes_begin_at_chunks",
)
def boxes_begin_anywhere() -> Iterator[Case]:
    x = integer("x", 0)
    for eb in (1, 2, 4, 8):
        yield Case(f"{eb} bytes", divides(ROW_BYTES, x * eb))


@SYSTEM.claim("It may begin at every 16 / eb-th element, and at no other.")
def boxes_begin_at_chunks() -> Iterator[Case]:
    x = integer("x", 0)
    for eb in (1, 2, 4, 8):
        yield Case(f"{eb} bytes", divides(ROW_BYTES, x * eb), [divides(ROW_BYTES // eb, x)])
        yield Case(f"{eb} bytes, no other", ~divides(ROW_BYTES, x * eb), [~divides(ROW_BYTES // eb, x)])
