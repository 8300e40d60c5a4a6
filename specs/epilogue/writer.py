"""RegTileWriter, the contrast: stores of whole chunks that only the buffer's end bounds, M*row_stride elements.

It has no N and no m: a chunk at column n goes out whole, and what passes the end of its row lands in the next one.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either, where
from ...prover.language.idioms import cdiv, divides, equivalent
from ...prover.language.obligations import Replay, call
from ...prover.language.terms import Term, integer, named
from ..im2col.cap import RULES
from .system import SYSTEM, Epilogue, any_chunk


def _next_row(out: Epilogue, m: Term, n: Term, e: Term) -> tuple[Term, Term]:
    """(row, column) of the buffer that element e of the chunk at (m, n) lands on."""
    at = out.address(m, n) + e
    return named("row hit", at // out.row_stride), at % out.row_stride


def _spills(out: Epilogue, n: Term) -> Replay:
    return Replay(call("epilogue.writer_spills", n, out.cw, out.row_stride), where(n + out.cw > out.row_stride, 1, 0))


@SYSTEM.finding(
    "RegTileWriter: the hardware's bound keeps every chunk in its own row.",
    documented="seed 004 and the source say that it cannot; it is what a kernel relies on that uses the writer for an N"
    " that its chunks do not divide",
    holds_when="writer_spills_exactly",
)
def writer_keeps_the_row() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, e = any_chunk(out)
    row, column = _next_row(out, m, n, e)
    given = [n < out.N, out.address(m, n) + e < rows * out.row_stride]
    es, place = 4, {"lands at (row, column)": (row, column)}
    stored = call(
        "epilogue.writer_element_stored", m, n, e, chunk=out.cw, rows=rows, row_stride=out.row_stride, element_bytes=es
    )
    replay = [_spills(out, n), Replay(stored, where(out.address(m, n) + e < rows * out.row_stride, 1, 0))]
    yield Case("", row == m, given, place, replay)


@SYSTEM.claim(
    "RegTileWriter: a chunk leaves its row exactly when n + cw > row_stride; its first element past the end of row m"
    " then is the first of row m + 1, and it is written over unless row m is the last."
)
def writer_spills_exactly() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, e = any_chunk(out)
    row, column = _next_row(out, m, n, e)
    at = {"lands at (row, column)": (row, column)}
    inside = n + out.cw <= out.row_stride
    yield Case("inside", both(row == m, column == n + e), [inside], at, [_spills(out, n)])
    column_n = integer("n", 0, out.row_stride)
    first = named("e", out.row_stride - column_n)
    row, column = _next_row(out, m, column_n, first)
    in_buffer = out.address(m, column_n) + first < rows * out.row_stride
    goal = both(first < out.cw, row == m + 1, column == 0, equivalent(in_buffer, m + 1 < rows))
    spills = column_n + out.cw > out.row_stride
    yield Case("outside", goal, [spills], {"element": first, "lands at (row, column)": (row, column)})


@SYSTEM.claim(
    "RegTileWriter on unpadded rows (row_stride = N), with chunks that start at multiples of cw below N: no chunk"
    " spills if cw divides N; if it does not, the last chunk of every row does."
)
def writer_unpadded_rows() -> Iterator[Case]:
    columns, cw = integer("N", 1), integer("cw", 1)
    n = integer("n", 0, columns)
    yield Case("cw divides N", n + cw <= columns, [divides(cw, columns), divides(cw, n)])
    last = named("n", columns - columns % cw)
    goal = both(last < columns, divides(cw, last), last + cw > columns)
    yield Case("cw does not", goal, [~divides(cw, columns)], {"n": last})
    yield Case("a chunk at n >= N, for every N", integer("n", columns) + cw > columns)


@SYSTEM.claim(
    "RegTileWriter over the blocks of a grid: cw dividing BN, no chunk spills exactly when the columns of all blocks, N"
    " rounded up to BN, fit into row_stride; on unpadded rows, exactly when BN divides N. Only valid columns are"
    " written exactly when BN divides N, however rows are padded."
)
def writer_over_blocks() -> Iterator[Case]:
    columns, cw = integer("N", 1), integer("cw", 1)
    stride = integer("row_stride", columns)
    block = named("BN", cw * integer("chunks_per_block", 1))
    covered = named("N rounded up to BN", cdiv(columns, block) * block)
    chunk = integer("chunk", 0, cdiv(columns, block) * integer("chunks_per_block", 1))
    n, last = chunk * cw, covered - cw
    show = {"covered": covered}
    yield Case("columns fit", n + cw <= stride, [covered <= stride], show)
    yield Case("columns do not fit", both(last >= 0, divides(cw, last), last + cw > stride), [covered > stride], show)
    fits = both(columns <= covered, equivalent(covered <= columns, divides(block, columns)))
    yield Case("unpadded: BN divides N", fits, show=show)
    invalid = last + cw > columns
    yield Case("columns past N", equivalent(~invalid, divides(block, columns)), show=show)


@SYSTEM.claim(
    "RegTileWriter does cut rows: a chunk of a row m >= M is dropped whole, under both comparison rules, for byte"
    " counts below 2^32."
)
def writer_drops_rows_past_the_end() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n = integer("M", 1), integer("m", integer("M", 1)), integer("n", 0)
    es, dword = integer("element_bytes", 1), integer("dword", 0)
    offset, count = out.address(m, n) * es, rows * out.row_stride * es
    for rule, inside in RULES.items():
        goal = both(out.row_stride >= 1, offset >= count, ~inside(offset, dword, count))
        yield Case(rule, goal, [offset < 1 << 32], {"byte": offset, "byte count": count})


@SYSTEM.finding(
    "RegTileWriter keeps the padding of a padded output (N < row_stride) as it was.",
    documented="the byte bound is M*row_stride: it knows no N",
    holds_when="writer_over_blocks",
)
def writer_keeps_the_padding() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, e = any_chunk(out)
    column = named("column", n + e)
    given = [n < out.N, divides(out.cw, n), out.address(m, column) < rows * out.row_stride]
    yield Case("", either(column < out.N, column >= out.row_stride), given, {"column": column, "N": out.N})
