"""Executor = spec: MFMA layouts, transposed reads, buffer offsets and bounds, LDS-DMA, the lanes of each LDS phase."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.idioms import minimum
from ...prover.language.obligations import call
from ...prover.language.terms import integer
from ...prover.symbolic.equivalence import computes
from ..executors.system import SYSTEM
from ..im2col.cap import WORD, ends_inside, starts_inside
from .lds_phases import BANKS
from .system import LAYOUTS, WAVE, butterfly, dma_step, lane_bytes, lanes, tr8_source_documented, tr_source

DMA_WIDTHS = (1, 2, 4, 12, 16)
RULES = {"start": starts_inside, "end": ends_inside}


@SYSTEM.claim("mfma computes every layout: row and k of A and B, row and column of C/D, the scale of each lane.")
def mfma_layouts() -> Iterator[Case]:
    lane, e = lanes(), integer("e", 0)
    for row in LAYOUTS.values():
        name, own = f"{row.arch} {row.name}", call("mfma.mfma_named", row.name, row.arch)
        wanted = {
            "operand": ((lane, e), (row.outer(lane), row.k(lane, e))),
            "k": ((lane, e), row.k(lane, e)),
            "result": ((lane, e), row.result(lane, e)),
            "elements": ((), row.elements),
            "results": ((), row.results),
            "groups": ((), WAVE // row.dim),
            "operand_bytes": ((), row.elements * row.bits // 8),
            "wave": ((), WAVE),
            "register": ((e,), (e * row.bits // 32, e * row.bits % 32)),
        }
        if row.scaled:
            wanted["scale_operand"] = ((lane,), row.scale(lane))
        for method, (arguments, value) in wanted.items():
            yield from computes(f"{name}, {method}", call(f"mfma.Mfma.{method}", own, *arguments), value)


@SYSTEM.claim(
    "transpose_read computes both models of the transposed LDS reads, the butterfly, and the lanes that they rename."
)
def transposed_reads() -> Iterator[Case]:
    lane = lanes()
    for es in (1, 2):
        n = integer("n", 0, 8 // es)
        for model in ("measured", "documented"):
            wanted = tr8_source_documented(lane, n) if (es, model) == (1, "documented") else tr_source(lane, n, es)
            request = call("transpose_read.transposed_source", lane, n, es, model)
            yield from computes(f"tr_b{8 * es}, {model}", request, wanted)
    yield from computes("butterfly", call("transpose_read.butterfly", lane), butterfly(lane))
    renamed = lane - lane % 16 + butterfly(lane % 16)
    yield from computes("renamed lanes", call("transpose_read.documented_as_measured", lane), renamed)


@SYSTEM.claim(
    "buffer computes 32-bit wrapping, both readings of the bounds check with and without the scalar offset, for accesses"
    " of whole dwords and of 1 or 2 bytes, the byte that an access reads, and the LDS byte of every lane of an LDS-DMA"
    " load of every width that exists."
)
def buffer_model() -> Iterator[Case]:
    x, imm, base, lane = integer("x", 0), integer("imm", 0), integer("m0_base", 0), lanes()
    yield from computes("wrap32", call("buffer.wrap32", x), x % WORD)
    yield from computes("offset", call("buffer.buffer_offset", x, imm), (x + imm) % WORD)
    for width in DMA_WIDTHS:
        request = call("buffer.dma_lds_byte", base, imm, lane, width)
        yield from computes(f"LDS-DMA, {width} bytes a lane", request, base + imm + lane * dma_step(width))
    total, soffset, dword = integer("total_bytes", 0), integer("soffset", 0), integer("dword", 0)
    voffset = integer("voffset", 0, WORD)
    request = call("buffer.source_byte", voffset, soffset, imm)
    yield from computes("source", request, (voffset + imm) % WORD + soffset)
    counts = {"wrapped": total % WORD, "clamped": minimum(total, WORD - 1)}
    for kind, count in counts.items():
        resource = call(f"buffer.Resource.{kind}", total)
        yield from computes(kind, resource, count, part=lambda own: own.num_records)
        for rule, inside in RULES.items():
            for added in (False, True):
                request = call(
                    "buffer.Resource.dword_in_range", resource, voffset, soffset, dword=dword, rule=rule,
                    soffset_in_check=added,
                )  # fmt: skip
                offset = voffset + soffset if added else voffset
                name = f"{kind}, {rule} rule, " + ("with soffset" if added else "without soffset")
                yield from computes(name, request, inside(offset, dword, count))
    own, width = call("buffer.Resource.wrapped", total), integer("access_bytes", 1)
    for rule, inside in RULES.items():
        request = call("buffer.Resource.dword_in_range", own, voffset, dword=dword, rule=rule, access_bytes=width)
        size = {"size": minimum(4, width)} if rule == "end" else {}
        yield from computes(f"narrow, {rule} rule", request, inside(voffset, dword, total % WORD, **size))


@SYSTEM.claim(
    "banks knows the same banks, the same lanes in each phase and the same order of phases as the spec, for every LDS"
    " instruction."
)
def bank_phases() -> Iterator[Case]:
    for (arch, instruction), timing in BANKS.items():
        wanted = (timing.banks, lane_bytes(instruction), timing.phases)
        request = call("banks.timing_of", instruction, arch)
        part = lambda own: (own.banks, own.width_bytes, own.phases)  # noqa: E731
        yield from computes(f"{arch} {instruction}", request, wanted, part=part)
