"""RegTileEpilogue (seed 004): MFMA results from registers to a row-major output whose rows end at column N.

    chunk of cw columns at (m, n):   n + cw <= N        one store of cw elements at m*row_stride + n
                                     n < N < n + cw     one store for each column below N
                                     N <= n             nothing

Lengths and addresses are elements unless they say bytes. The caller guarantees m < M, and N <= row_stride.
`epilogue_tiles` has whole waves and blocks, `epilogue_writer` the writer that knows no columns (RegTileWriter).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both, either, where
from ...prover.language.idioms import divides, equivalent, implies, within
from ...prover.language.maps import Access, Number
from ...prover.language.obligations import Call, Replay, call
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer, named

SYSTEM = System(
    "epilogue",
    "RegTileEpilogue, MFMA results to a row-major output (registers to DRAM)",
    seed="004",
    source="modular/modular max/kernels/src/structured_kernels/amd_tile_io.mojo",
)


@dataclass(frozen=True, slots=True)
class Epilogue:
    """The writer: N columns, rows row_stride apart, chunks of cw columns."""

    N: Term
    row_stride: Term
    cw: Term | int

    @classmethod
    def symbolic(cls) -> Epilogue:
        """Any output and any chunk width; rows may be padded."""
        columns = integer("N", 1)
        return cls(columns, integer("row_stride", columns), integer("cw", 1))

    def address(self, m: Term, n: Term) -> Term:
        return m * self.row_stride + n

    def wide(self, n: Term) -> Term:
        """The chunk goes out as one store."""
        return n + self.cw <= self.N

    def single(self, n: Term, e: Term) -> Term:
        """Element e of the chunk goes out as a store of its own."""
        return both(~self.wide(n), n < self.N, n + e < self.N)

    def stored(self, n: Term, e: Term) -> Term:
        """Element e of the chunk is stored, either way."""
        return either(self.wide(n), self.single(n, e))

    @property
    def executor(self) -> Call:
        return call("epilogue.RegTileEpilogue", n_total=self.N, row_stride=self.row_stride, chunk=self.cw)

    def executed(self, m: Term, n: Term, e: Term) -> list[Replay]:
        """The executor's address and decision for element e of the chunk at (m, n)."""
        stored = where(self.stored(n, e), 1, 0)
        return [
            Replay(call("epilogue.RegTileEpilogue.address", self.executor, m, n + e), self.address(m, n + e)),
            Replay(call("epilogue.RegTileEpilogue.stored", self.executor, n, e), stored),
        ]


@SYSTEM.map(
    "the output",
    {"m": "M", "n": None},
    given=lambda N, row_stride: [as_int(row_stride) >= N],
    example={
        "M": 6, "N": 14, "row_stride": 16, "chunk": 4, "element_bytes": 2, "n": range(0, 16, 4),
        "element": [None, 0, 1, 2, 3],
    },
    row_bytes=lambda row_stride, element_bytes: as_int(row_stride) * element_bytes,
)  # fmt: skip
def epilogue(
    m: Number, n: Number, M: Number, N: Number, row_stride: Number, chunk: Number, element_bytes: Number,
    element: Number | None = None,
) -> Access:  # fmt: skip
    """RegTileEpilogue.store (specs/epilogue/system.py) of the chunk at (m, n): the wide store, or one ``element``."""
    out = Epilogue(as_int(N), as_int(row_stride), chunk)
    m, n, es = as_int(m), as_int(n), as_int(element_bytes)
    row = within(m, 0, M)
    if element is None:
        return Access(out.address(m, n) * es, as_int(chunk) * es, active=both(row, out.wide(n)))
    e = as_int(element)
    return Access(out.address(m, n + e) * es, es, active=both(row, out.single(n, e)))


def any_chunk(out: Epilogue) -> tuple[Term, Term, Term, Term]:
    """M, a valid row m, any column n >= 0 and an element e of its chunk."""
    rows = integer("M", 1)
    return rows, integer("m", 0, rows), integer("n", 0), integer("e", 0, out.cw)


@SYSTEM.claim(
    "Every stored element lies in its own row, at a column below N, and inside the buffer: for all M, N, row_stride >="
    " N, chunk widths and columns, the address is at most (M - 1)*row_stride + N - 1, and dividing it by row_stride"
    " gives back the row and the column."
)
def stores_stay_in_the_row() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, e = any_chunk(out)
    at = named("address", out.address(m, n + e))
    inside = both(n + e < out.N, at >= 0, at < (rows - 1) * out.row_stride + out.N)
    goal = both(inside, at // out.row_stride == m, at % out.row_stride == n + e)
    show = {"address": at, "(row, column)": (m, n + e)}
    yield Case("", goal, [out.stored(n, e)], show, out.executed(m, n, e))


@SYSTEM.claim(
    "Every valid element of a chunk is stored exactly once, and no other: as part of the wide store or as a store of"
    " its own, never both; elements past N never."
)
def chunk_stored_exactly_once() -> Iterator[Case]:
    out = Epilogue.symbolic()
    _, m, n, e = any_chunk(out)
    times = named("times stored", where(out.wide(n), 1, 0) + where(out.single(n, e), 1, 0))
    goal = times == where(n + e < out.N, 1, 0)
    yield Case("", goal, show={"times stored": times}, replay=out.executed(m, n, e))


@SYSTEM.claim(
    "A wide store covers what its cw elements would have covered one by one: the chunk's elements are contiguous, all"
    " valid, and all in row m."
)
def wide_store_is_its_elements() -> Iterator[Case]:
    out = Epilogue.symbolic()
    _, m, n, e = any_chunk(out)
    at = out.address(m, n)
    own_row = within(at + e, m * out.row_stride, m * out.row_stride + out.N)
    goal = both(out.address(m, n + e) == at + e, n + e < out.N, own_row)
    yield Case("", goal, [out.wide(n)], {"address": at + e})


@SYSTEM.claim(
    "A chunk goes out as one wide store exactly when its last element is valid: no chunk that is valid as a whole is"
    " stored element by element."
)
def wide_exactly_when_whole() -> Iterator[Case]:
    out = Epilogue.symbolic()
    _, _, n, _ = any_chunk(out)
    yield Case("", equivalent(out.wide(n), n + (out.cw - 1) < out.N), show={"last column of the chunk": n + out.cw - 1})


@SYSTEM.claim("Different positions of the output have different addresses: no store overwrites another position.")
def positions_do_not_collide() -> Iterator[Case]:
    out = Epilogue.symbolic()
    (m1, n1), (m2, n2) = ((integer(f"m{i}", 0), integer(f"n{i}", 0, out.N)) for i in (1, 2))
    a, b = out.address(m1, n1), out.address(m2, n2)
    yield Case("", both(a // out.row_stride == m1, m1 == m2, n1 == n2), [a == b], {"addresses": (a, b)})


@SYSTEM.finding(
    "The epilogue itself keeps every store inside the buffer.",
    documented="seed 004: 'The caller is responsible for the M bound check'; the writer has no M, and plain stores have"
    " no hardware bound",
    holds_when="stores_inside_iff_row_is_valid",
)
def stores_without_a_row_check() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, e = integer("M", 1), integer("m", 0), integer("n", 0), integer("e", 0, out.cw)
    at = out.address(m, n + e)
    goal = at < rows * out.row_stride
    show = {"address": at, "buffer": rows * out.row_stride}
    yield Case("", goal, [out.stored(n, e)], show, out.executed(m, n, e))


@SYSTEM.claim("A stored element lies inside the M*row_stride elements of the buffer exactly when its row is below M.")
def stores_inside_iff_row_is_valid() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, e = integer("M", 1), integer("m", 0), integer("n", 0), integer("e", 0, out.cw)
    at = out.address(m, n + e)
    yield Case("", equivalent(at < rows * out.row_stride, m < rows), [out.stored(n, e)], {"address": at})


def workspace_row(split: Term, rows: Term, m: Term) -> Term:
    """Row of a split-K workspace of num_splits * M rows."""
    return named("workspace row", split * rows + m)


@SYSTEM.claim(
    "Splits write disjoint regions: what split s stores lies in the M*row_stride elements from s*M*row_stride on,"
    " inside the workspace of num_splits*M rows, and the address gives back split, row and column."
)
def splits_are_disjoint() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, e = any_chunk(out)
    splits = integer("num_splits", 1)
    split = integer("split", 0, splits)
    at = out.address(workspace_row(split, rows, m), n + e)
    region = named("elements of a split", rows * out.row_stride)
    own = both(n + e < out.N, at >= split * region, at < split * region + region, at < splits * region)
    goal = both(own, at // region == split, at // out.row_stride % rows == m, at % out.row_stride == n + e)
    row = Replay(call("epilogue.split_row", split, m, rows), split * rows + m)
    yield Case("", goal, [out.stored(n, e)], {"address": at}, [row])


@SYSTEM.finding(
    "A split-K kernel may hand its workspace row to a fused lambda.",
    documented="seed 004 warns of it, nothing checks it: the lambda wants the logical output row",
    holds_when="lambda_row_is_logical",
)
def lambda_gets_the_workspace_row() -> Iterator[Case]:
    rows, splits = integer("M", 1), integer("num_splits", 1)
    m, split = integer("m", 0, rows), integer("split", 0, splits)
    row = workspace_row(split, rows, m)
    yield Case("", row == m, show={"row handed over": row, "logical row": m})


@SYSTEM.claim(
    "The lambda gets the logical row exactly in split 0; in every other split the row it gets is not even a row of the"
    " output."
)
def lambda_row_is_logical() -> Iterator[Case]:
    rows, splits = integer("M", 1), integer("num_splits", 1)
    m, split = integer("m", 0, rows), integer("split", 0, splits)
    row = workspace_row(split, rows, m)
    goal = both(implies(split == 0, row == m), implies(split >= 1, row >= rows))
    yield Case("", goal, show={"row handed over": row})


def store(out: Epilogue, m: Term, n: Term, element: Term | None = None) -> Access:
    """What the map says of the chunk at (m, n), as a whole or of one element."""
    rows, es = integer("M", 1), integer("element_bytes", 1)
    return epilogue(
        m=m, n=n, M=rows, N=out.N, row_stride=out.row_stride, chunk=out.cw, element_bytes=es, element=element
    )


def _byte(out: Epilogue, m: Term, n: Term) -> Term:
    """Byte address of a store, from the destination's base pointer on."""
    return named("byte", integer("base", 0) + store(out, m, n).address)


@SYSTEM.claim(
    "In bytes, every store lies in the output, the wide one and that of one element: from its base on, and before base +"
    " ((M - 1)*row_stride + N) * element_bytes."
)
def stored_bytes_are_the_outputs() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, _, n, e = any_chunk(out)
    layer = {"M": rows, "N": out.N, "row_stride": out.row_stride, "chunk": out.cw}
    es = integer("element_bytes", 1)
    size = ((rows - 1) * out.row_stride + out.N) * es
    for name, element in (("wide store", None), ("one element", e)):
        at = epilogue.anywhere(**layer, element_bytes=es, element=element, n=n)
        yield from kinds.in_bounds(name, at, size)


@SYSTEM.finding(
    "A wide store is aligned to cw * element_bytes bytes.",
    documented="the store is issued with the alignment of a SIMD vector of cw elements; nothing asserts it of base and"
    " row_stride (N = 6, cw = 4: row 1 starts in the middle of a vector)",
    holds_when="wide_store_alignment",
)
def wide_store_is_aligned() -> Iterator[Case]:
    out = Epilogue.symbolic()
    _, m, n, _ = any_chunk(out)
    es, base = integer("element_bytes", 1), integer("base", 0)
    vector = named("vector bytes", out.cw * es)
    byte = _byte(out, m, n)
    aligned = call("epilogue.wide_store_aligned", m, n, out.row_stride, out.cw, es, base)
    replay = [Replay(aligned, where(divides(vector, byte), 1, 0))]
    given = [divides(out.cw, n), divides(vector, base), out.wide(n)]
    yield Case("base and n aligned", divides(vector, byte), given, {"byte": byte, "vector bytes": vector}, replay)


@SYSTEM.claim(
    "One wide store is aligned exactly when cw divides base/element_bytes + m*row_stride + n, base being a multiple of"
    " element_bytes (if it is none, no store is aligned). With base and n aligned, every row's stores are aligned if cw"
    " divides row_stride; if it does not, row 1 is misaligned."
)
def wide_store_alignment() -> Iterator[Case]:
    out = Epilogue.symbolic()
    _, m, n, _ = any_chunk(out)
    es, base = integer("element_bytes", 1), integer("base", 0)
    vector = named("vector bytes", out.cw * es)
    elements = integer("base_elements", 0)
    byte = (elements + out.address(m, n)) * es
    exact = equivalent(divides(vector, byte), divides(out.cw, elements + out.address(m, n)))
    yield Case("one store", exact, show={"byte": byte})
    byte = _byte(out, m, n)
    yield Case("base splits an element", ~divides(vector, byte), [~divides(es, base)], {"byte": byte})
    aligned = [divides(vector, base), divides(out.cw, n)]
    padded = Epilogue(out.N, out.cw * integer("vectors_per_row", 1), out.cw)
    yield Case("cw divides row_stride", divides(vector, _byte(padded, m, n)), [*aligned, padded.row_stride >= padded.N])
    byte = base + (out.row_stride + n) * es
    yield Case("cw does not", ~divides(vector, byte), [*aligned, ~divides(out.cw, out.row_stride)], {"byte": byte})
