"""Executor = spec: RegTileEpilogue's addresses and decisions, chunks of a wave, splits, and RegTileWriter."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.idioms import divides, minimum
from ...prover.language.obligations import call
from ...prover.language.terms import integer
from ...prover.symbolic.equivalence import computes
from ..executors.system import SYSTEM
from ..hardware.executors import RULES
from ..hardware.system import LAYOUTS, WAVE, lanes
from ..im2col.cap import WORD
from .system import Epilogue, any_chunk, store, workspace_row
from .tiles import CHUNKS


@SYSTEM.claim(
    "epilogue computes every address, and which elements go out in a wide store or one by one, for every output, chunk"
    " width and position; it refuses exactly chunks without a column."
)
def epilogue_stores() -> Iterator[Case]:
    from ...prover.symbolic.array import scalar  # needs numpy, and listing claims should not

    out = Epilogue.symbolic()
    _, m, n, e = any_chunk(out)
    es = scalar(integer("element_bytes", 1))
    for method, arguments in {"address": (m, n), "wide": (n,), "single": (n, e), "stored": (n, e)}.items():
        request = call(f"epilogue.RegTileEpilogue.{method}", out.executor, *arguments)
        yield from computes(method, request, getattr(out, method)(*arguments))
    width = integer("width", None)
    address = call("epilogue.RegTileEpilogue.address", out.executor, m, n)
    yield from computes("byte", address, store(out, m, n).address, part=lambda own: own * es)
    address = call("epilogue.RegTileEpilogue.address", out.executor, m, n + e)
    yield from computes("byte of an element", address, store(out, m, n, e).address, part=lambda own: own * es)
    bare = Epilogue(out.N, out.row_stride, width)
    yield from computes("chunk width", bare.executor, (), legal=width >= 1, part=lambda own: ())


@SYSTEM.claim(
    "epilogue computes where every lane's chunks lie in the MFMA tile, for every MFMA, and how many there are."
)
def epilogue_chunks() -> Iterator[Case]:
    lane = lanes()
    for row in LAYOUTS.values():
        width = CHUNKS[row.dim][1]
        count = row.results // width
        own, index = call("mfma.mfma_named", row.name, row.arch), integer("index", 0, count)
        i, j = row.result(lane, index * width)
        name = f"{row.arch} {row.name}"
        yield from computes(f"{name}, position", call("epilogue.chunk_position", own, lane, index), (j, i))
        yield from computes(f"{name}, count", call("epilogue.chunks_per_lane", own), (count, width))


@SYSTEM.claim("epilogue computes workspace rows of splits and the alignment of wide stores, for every output.")
def epilogue_rows() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, _ = any_chunk(out)
    split, es, base = integer("split", 0), integer("element_bytes", 1), integer("base", 0)
    yield from computes("split", call("epilogue.split_row", split, m, rows), workspace_row(split, rows, m))
    request = call("epilogue.wide_store_aligned", m, n, out.row_stride, out.cw, es, base)
    yield from computes("aligned", request, divides(out.cw * es, base + out.address(m, n) * es))


@SYSTEM.claim(
    "epilogue computes when a RegTileWriter chunk spills, and which of its elements the byte-bounded store writes, under"
    " both comparison rules."
)
def epilogue_writer() -> Iterator[Case]:
    out = Epilogue.symbolic()
    rows, m, n, e = any_chunk(out)
    spills = call("epilogue.writer_spills", n, out.cw, out.row_stride)
    yield from computes("spills", spills, n + out.cw > out.row_stride)
    es = integer("element_bytes", 1)
    offset, count = out.address(m, n) * es, rows * out.row_stride * es
    for rule, inside in RULES.items():
        request = call(
            "epilogue.writer_element_stored", m, n, e, chunk=out.cw, rows=rows, row_stride=out.row_stride,
            element_bytes=es, rule=rule,
        )  # fmt: skip
        size = {"size": minimum(4, out.cw * es)} if rule == "end" else {}
        wanted = inside(offset % WORD, e * es // 4, count % WORD, **size)
        yield from computes(f"stored, {rule} rule", request, wanted)
    threads = integer("thread_rows", 1, WAVE + 1)
    lane = lanes()
    request = call("epilogue.writer_lane_position", lane, threads, out.cw)
    column, row = divmod(lane, threads)
    yield from computes("lane", request, (row, column * out.cw))
