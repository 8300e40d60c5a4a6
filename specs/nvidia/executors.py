"""Executor = spec: mma and wgmma fragments, ldmatrix, swizzled shared operands, TMA boxes, cp.async."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides
from ...prover.language.obligations import Call, call
from ...prover.language.terms import Term, as_int, integer
from ...prover.symbolic.equivalence import computes
from ..executors.system import SYSTEM
from .copies import CP_SIZES, copied
from .modes import SPANS, TMA_ALIGNED, box_byte, k_major, mn_major, swizzled
from .system import (
    MATRIX,
    MMAS,
    ROW_BYTES,
    WARPGROUP,
    lanes,
    ldmatrix_element,
    wgmma_a,
    wgmma_result,
)

SHARED_END = 1 << 18  # of addresses and strides in a descriptor
# bits of an input -> the types that the executor's names end with
TYPES = {
    16: ("f16_f32", "f16_f16", "bf16_f32"), 32: ("tf32_f32",), 8: ("s8_s32",), 4: ("s4_s32",), 64: ("f64",),
    1: ("b1_s32",),
}  # fmt: skip
FP8 = {"m16n8k16": ("e4m3_f32",), "m16n8k32": ("e4m3_f32", "e4m3_f16", "e5m2_f32")}


@SYSTEM.claim("mma_sync computes the fragments of every mma.sync: row and column of A, B and C/D, elements of a lane.")
def mma_fragments() -> Iterator[Case]:
    lane, e = lanes(), integer("e", 0)
    for spec, mma in MMAS.items():
        shape = spec.partition("_")[0]
        for kind in (*TYPES[mma.bits], *(FP8.get(shape, ()) if mma.bits == 8 else ())):
            own = call("mma_sync.mma_named", f"{shape}_{kind}")
            for operand, method in (("A", "a"), ("B", "b"), ("D", "result")):
                wanted = mma.position(operand, lane, e)
                name = f"{shape}_{kind}, {operand}"
                yield from computes(name, call(f"mma_sync.MmaSync.{method}", own, lane, e), wanted)
                yield from computes(
                    f"{name}, by name", call("mma_sync.MmaSync.position", own, operand, lane, e), wanted
                )
                count = call("mma_sync.MmaSync.elements", own, operand)
                yield from computes(f"{name}, elements", count, mma.elements(operand))
                yield from computes(f"{name}, shape", call("mma_sync.MmaSync.shape", own, operand), mma.shape(operand))
            for operand, bits in (("A", mma.bits), ("D", 64 if kind == "f64" else 16 if kind.endswith("f16") else 32)):
                register = call("mma_sync.MmaSync.register", own, operand, e)
                yield from computes(f"{shape}_{kind}, register of {operand}", register, (e * bits // 32, e * bits % 32))
            yield from computes(f"{shape}_{kind}, a register", call("mma_sync.MmaSync.per_register", own), mma.each)


@SYSTEM.claim("ldmatrix computes which element a half register has, transposed or not, and the lane that names a row.")
def ldmatrix_elements() -> Iterator[Case]:
    lane, half = lanes(), integer("half", 0, 2)
    for transposed in (False, True):
        request = call("ldmatrix.element", lane, half, transposed)
        yield from computes(".trans" if transposed else "plain", request, ldmatrix_element(lane, half, transposed))
    matrix, row = integer("matrix", 0, 4), integer("row", 0, MATRIX)
    yield from computes("address", call("ldmatrix.address_lane", matrix, row), MATRIX * matrix + row)


@SYSTEM.claim(
    "wgmma computes both fragments, of 8, 16 and 32 bits, and the shared byte of an element of every operand."
)
def wgmma_operands() -> Iterator[Case]:
    thread = integer("thread", 0, WARPGROUP)
    e = integer("e", 0, 128)
    yield from computes("D", call("wgmma.result", thread, e), wgmma_result(thread, e))
    for bits in (8, 16, 32):
        e = integer("e", 0, 128 // bits)
        yield from computes(f"A, {bits} bits", call("wgmma.a_register", thread, e, bits), wgmma_a(thread, e, bits))
    start, lbo, sbo = (integer(name, 0, SHARED_END) for name in ("start", "lbo", "sbo"))
    mn, k, base_offset = integer("mn", 0), integer("k", 0), integer("base_offset", 0, 8)
    given = [divides(ROW_BYTES, start), divides(ROW_BYTES, lbo), divides(ROW_BYTES, sbo)]
    for mode in SPANS:
        for major, eb in (("K", 1), ("K", 2), ("K", 4), ("MN", 2)):
            own = call(
                "wgmma.SharedOperand", mode=mode, major=major, element_bytes=eb, lbo=lbo, sbo=sbo,
                base_offset=base_offset,
            )  # fmt: skip
            linear = (k_major if major == "K" else mn_major)(start, mn, k, mode, eb, lbo, sbo)
            request = call("wgmma.SharedOperand.byte", own, start, mn, k)
            name = f"{mode}, {major}-major, {eb} bytes"
            yield from computes(name, request, swizzled(linear, mode, base_offset), given)
            yield from computes(f"{name}, span", call("wgmma.SharedOperand.span", own), SPANS[mode], given)


def box(mode: str, width: Term | int, eb: int, height: Term | int = 8) -> Call:
    return call(
        "tma.TensorMap", width=1024, height=1024, pitch=8192, element_bytes=eb, box_width=width, box_height=height,
        swizzle=mode,
    )  # fmt: skip


@SYSTEM.claim(
    "tma computes the shared byte of every byte of a box, its pitch, rows and bytes, for every width and height that the"
    " encoder takes, and refuses the other widths."
)
def tma_boxes() -> Iterator[Case]:
    base, row, byte = integer("base", 0), integer("row", 0), integer("byte", 0)
    any_width, height = integer("box_width", 1, 257), integer("box_height", 1, 257)
    for mode, span in SPANS.items():
        for eb in (1, 2, 4, 8):
            legal = divides(ROW_BYTES, any_width * eb)
            legal = legal if mode == "none" else both(legal, any_width * eb <= span)
            request = call("tma.TensorMap.row_bytes", box(mode, any_width, eb))
            yield from computes(f"{mode}, {eb} bytes", request, any_width * eb, legal=legal)
            widths = range(ROW_BYTES // eb, span // eb + 1, ROW_BYTES // eb)
            for width in widths if mode != "none" else (ROW_BYTES // eb * integer("chunks", 1, 256 * eb // 16 + 1),):
                own, row_bytes = box(mode, width, eb, height), as_int(width) * eb
                pitch = row_bytes if mode == "none" else as_int(span)
                at = call("tma.TensorMap.shared_byte", own, base, row, byte)
                wanted = {
                    "shared_byte": (at, box_byte(base, row, byte, mode, row_bytes)),
                    "row_pitch": (call("tma.TensorMap.row_pitch", own), pitch),
                    "rows": (call("tma.TensorMap.rows", own), height),
                    "shared_bytes": (call("tma.TensorMap.shared_bytes", own), height * pitch),
                    "transaction_bytes": (call("tma.TensorMap.transaction_bytes", own), height * row_bytes),
                }
                name = f"{mode}, {eb} bytes, {'any width' if mode == 'none' else f'{width} wide'}"
                for method, (asked, value) in wanted.items():
                    given = [divides(TMA_ALIGNED, base)] if method == "shared_byte" else []
                    yield from computes(f"{name}, {method}", asked, value, given)


@SYSTEM.claim("cp_async computes which bytes arrive for every source and src-size, and the bytes of a bulk copy.")
def cp_async_copies() -> Iterator[Case]:
    src = integer("src", 0)
    for cp in CP_SIZES:
        size = integer("src_size", 1, cp + 1)
        request = call("cp_async.source", src, size, cp)
        yield from computes(f"{cp} bytes", request, copied(src, size, cp))
    size = integer("size", 0)
    yield from computes("bulk", call("cp_async.bulk_bytes", size), size - size % ROW_BYTES)
