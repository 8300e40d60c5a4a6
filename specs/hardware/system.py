"""AMD matrix-core GPUs as terms: operand layouts, transposed LDS reads, LDS-DMA, HipKittens' shared tiles.

Facts are data here (`Layout`) and in `lds_phases` (`BANKS`), so other hardware is another row. Grades in the tables: A
manual and measurement agree, B manual or vendor code only, C inference.

Sources: AMD CDNA3 and CDNA4 instruction-set manuals; ROCm/rocm-systems emulation/rocjitsu; HazyResearch/HipKittens
analysis/paper_experiments/phases and include/types/shared; nod-ai/amd-shark-ai docs/empirical-lds; IREE IREEGPUAttrs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either, where
from ...prover.language.maps import MapError, constants
from ...prover.language.obligations import Replay, call, one_to_one
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer, named
from ...prover.targets.amdgpu import DMA_SLOTS, WAVE
from ..swizzle.system import Swizzle, two_xor_pair

SYSTEM = System(
    "hardware",
    "AMD CDNA3/CDNA4: operand layouts, transposed LDS reads, HipKittens tiles",
    source="AMD CDNA4 ISA; ROCm rocjitsu; HazyResearch/HipKittens; nod-ai/amd-shark-ai",
)


def lanes() -> Term:
    return integer("lane", 0, WAVE)


@dataclass(frozen=True, slots=True)
class Layout:
    """One MFMA's operands: dim x dim results over K; a lane holds runs of ``chunk`` consecutive k.

    bits: of one A or B element. scaled: the instruction takes a scale for every 32 k. arch, name: as the executor and
    the golden table name it.
    """

    arch: str
    name: str
    dim: int
    K: int
    bits: int
    chunk: int
    grade: str
    scaled: bool = False

    @property
    def elements(self) -> int:
        """A or B elements in one lane."""
        return self.dim * self.K // WAVE

    @property
    def results(self) -> int:
        """C/D elements in one lane."""
        return self.dim * self.dim // WAVE

    def outer(self, lane: Term) -> Term:
        """i of A, j of B."""
        return lane % self.dim

    def k(self, lane: Term, e: Term) -> Term:
        """k of element e: one run of ``chunk`` for every group of dim lanes, then the next round of runs."""
        return self.dealt(lane, e, self.chunk)

    def dealt(self, lane: Term, e: Term, run: int) -> Term:
        """Where unit e of a lane is, if runs of so many are dealt to the groups of dim lanes in turn."""
        number, inside = divmod(e, run)
        return number * (WAVE // self.dim * run) + lane // self.dim * run + inside

    def result(self, lane: Term, e: Term) -> tuple[Term, Term]:
        """(i, j) of element e of C/D: runs of four rows."""
        return self.dealt(lane, e, 4), lane % self.dim

    def scale(self, lane: Term) -> tuple[Term, Term]:
        """(outer index, 32-wide k block) whose scale the lane holds."""
        return lane % self.dim, lane // self.dim


LAYOUTS = {
    (row.arch, row.name): row
    for row in (
        Layout("gfx950", "16x16x32_b16", 16, 32, 16, 8, "A"),
        Layout("gfx950", "32x32x16_b16", 32, 16, 16, 8, "A"),
        Layout("gfx950", "16x16x64_i8", 16, 64, 8, 16, "A"),
        Layout("gfx950", "32x32x32_i8", 32, 32, 8, 16, "A"),
        Layout("gfx950", "16x16x128_f8", 16, 128, 8, 16, "A-", True),
        Layout("gfx950", "32x32x64_f8", 32, 64, 8, 16, "B+", True),
        Layout("gfx950", "16x16x128_f6", 16, 128, 6, 32, "B", True),
        Layout("gfx950", "32x32x64_f6", 32, 64, 6, 32, "B", True),
        Layout("gfx950", "16x16x128_f4", 16, 128, 4, 32, "A", True),
        Layout("gfx950", "32x32x64_f4", 32, 64, 4, 32, "B", True),
        Layout("gfx942", "16x16x16_b16", 16, 16, 16, 4, "A"),
        Layout("gfx942", "32x32x8_b16", 32, 8, 16, 4, "A"),
        Layout("gfx942", "16x16x32_b8", 16, 32, 8, 8, "A"),
        Layout("gfx942", "32x32x16_b8", 32, 16, 8, 8, "A"),
    )
}


def layout(name: str, arch: str = "gfx950") -> Layout:
    """The MFMA with this name."""
    return LAYOUTS[arch, name]


def mfma_given(shape: Any, among: Sequence[Layout]) -> Layout:
    """The MFMA of a map's parameter [M, N, K], one of these. Raises MapError."""
    found = constants("shape", shape, "[M, N, K]")
    known = {(mfma.dim, mfma.dim, mfma.K): mfma for mfma in among}
    for of, mfma in known.items():
        if of == found:
            return mfma
    raise MapError(f"no MFMA of shape {found}; there is {', '.join(map(str, known))}")


def tr_source(lane: Term, n: Term, element_bytes: int) -> tuple[Term, Term]:
    """(source lane, element in its 8 bytes) that element n of a transposed LDS read comes from, as measured.

    The 16 lanes of a row put their 8 bytes side by side: a row-major matrix of 16 columns; lane l takes column l % 16.
    """
    per_lane = 8 // element_bytes
    first, column = lane - lane % 16, lane % 16
    return first + n * (16 // per_lane) + column // per_lane, column % per_lane


def tr8_source_documented(lane: Term, n: Term) -> tuple[Term, Term]:
    """The same for ds_read_b64_tr_b8 as seed 000 describes it: even and odd lanes are two separate 8x8 transposes."""
    first, pair, odd = lane - lane % 16, lane % 16 // 2, lane % 2
    return first + n * 2 + odd, pair


def butterfly(p: Term) -> Term:
    """p / 2 + (p % 2) * 8, the depth order that seed 000 documents for 16 lanes."""
    return p // 2 + p % 2 * 8


def lane_bytes(instruction: str) -> int:
    """Bytes that one lane moves: the bits after the first ``_b`` of the DS instruction's name."""
    return int(instruction.split("_b")[1].split("_")[0]) // 8


@SYSTEM.claim(
    "Every MFMA operand layout deals the matrix out exactly once: (lane, element) -> (row, k) is one-to-one, for A, B"
    " and C/D of every shape."
)
def layouts_are_one_to_one() -> Iterator[Case]:
    for row in LAYOUTS.values():
        lane, e = lanes(), integer("e", 0, row.elements)
        yield Case(f"A and B, {row.arch} {row.name}", one_to_one([row.outer(lane), row.k(lane, e)], [row.dim, row.K]))
        e = integer("e", 0, row.results)
        yield Case(f"C/D, {row.arch} {row.name}", one_to_one(row.result(lane, e), [row.dim, row.dim]))


# what one LDS read brings, where it is not ds_read_b128: the key is the arch, or how the MFMA's name ends
RUN_READS = {"gfx942": ("ds_read_b64",), "f6": ("ds_read_b96", "ds_read_b96")}


@SYSTEM.claim(
    "A lane's run of consecutive k is what LDS reads bring it: 16 bytes (ds_read_b128) on gfx950, 8 (ds_read_b64) on"
    " gfx942; an FP6 run, all 32 elements of a lane, is two reads of 12. A lane's operand is whole runs."
)
def runs_are_whole_reads() -> Iterator[Case]:
    for row in LAYOUTS.values():
        kind = row.arch if row.arch in RUN_READS else row.name.split("_")[1]
        reads = RUN_READS.get(kind, ("ds_read_b128",))
        e = integer("e", 0, row.elements)
        run_bits = as_int(8 * sum(lane_bytes(read) for read in reads))
        last = e // row.chunk * row.chunk + row.chunk - 1
        goal = both(row.chunk * row.bits == run_bits, last < row.elements)
        yield Case(f"{row.arch} {row.name}", goal, show={"bits of a run": as_int(row.chunk * row.bits)})


@SYSTEM.claim("Every scaled MFMA has one scale for each row and each 32 k, and each lane holds one of them.")
def scales_are_one_to_one() -> Iterator[Case]:
    for row in LAYOUTS.values():
        if row.scaled:
            yield Case(row.name, one_to_one(row.scale(lanes()), [row.dim, row.K // 32]))


@SYSTEM.claim(
    "A lane's FP4 elements are exactly the 32 k of the scale it holds; an FP8 lane's are not: half of them belong to"
    " the scale of another lane's k block."
)
def scale_covers_the_lane() -> Iterator[Case]:
    for name in ("16x16x128_f4", "32x32x64_f4"):
        row = layout(name)
        lane, e = lanes(), integer("e", 0, row.elements)
        yield Case(name, row.k(lane, e) // 32 == row.scale(lane)[1])
    for name in ("16x16x128_f8", "32x32x64_f8"):
        row = layout(name)
        lane = lanes()
        first, second = (row.k(lane, as_int(run * row.chunk)) // 32 for run in range(2))
        yield Case(f"{name}: the two runs lie in different blocks", first != second)


@SYSTEM.claim("A transposed LDS read hands every byte of the wave to exactly one lane, measured and as documented.")
def transposed_reads_are_permutations() -> Iterator[Case]:
    lane = lanes()
    for es in (1, 2):
        n = integer("n", 0, 8 // es)
        yield Case(f"tr_b{8 * es}, measured", one_to_one(tr_source(lane, n, es), [WAVE, 8 // es]))
    yield Case("tr_b8, documented", one_to_one(tr8_source_documented(lane, integer("n", 0, 8)), [WAVE, 8]))


@SYSTEM.finding(
    "ds_read_b64_tr_b8 transposes the even and the odd lanes of a row separately.",
    documented="seed 000, load_v_fp8_strip_16, has two interleaved 8x8 transposes; the CDNA4 manual and measurement"
    " have one 8x16 transpose",
    holds_when="documented_read_renames_lanes",
)
def documented_read_is_the_measured_one() -> Iterator[Case]:
    lane, n = lanes(), integer("n", 0, 8)
    measured, documented = tr_source(lane, n, 1), tr8_source_documented(lane, n)
    same = both(*(a == b for a, b in zip(measured, documented, strict=True)))
    show = {"measured (lane, byte)": measured, "documented (lane, byte)": documented}
    replay = [
        Replay(call("transpose_read.transposed_source", lane, n, 1, model), source[0], 0)
        for model, source in (("measured", measured), ("documented", documented))
    ]
    yield Case("", same, show=show, replay=replay)


@SYSTEM.claim(
    "Under the documented model lane l receives what the hardware gives to lane 16*(l / 16) + butterfly(l mod 16): the"
    " two models differ by this renaming of the destination lanes and nothing else."
)
def documented_read_renames_lanes() -> Iterator[Case]:
    lane, n = lanes(), integer("n", 0, 8)
    renamed = lane - lane % 16 + butterfly(lane % 16)
    measured, documented = tr_source(renamed, n, 1), tr8_source_documented(lane, n)
    yield Case("", both(*(a == b for a, b in zip(measured, documented, strict=True))))


def shared_tile(shape: str, offset: Term) -> Term:
    """HipKittens' byte order inside one shared subtile: where the byte at row-major ``offset`` is kept."""
    return {
        "st_16x16": lambda off: off,
        "st_8x32": lambda off: off,
        "st_16x32": lambda off: off ^ (((off % 1024) >> 9) << 5),
        "st_32x16": lambda off: off ^ (((off % 1024) >> 9) << 4),
        "st_32x32": two_xor_pair,
        "fp8 st_16x128": lambda off: off ^ (((off % 2048) >> 8) << 4),
    }[shape](offset)


TILE_BYTES = {
    "st_16x16": 512, "st_8x32": 512, "st_16x32": 1024, "st_32x16": 1024, "st_32x32": 2048, "fp8 st_16x128": 2048
}  # fmt: skip


# shared subtile -> the MFMA whose operands lie in it, and (operands, of so many subtiles)
HOLDS = {
    "st_16x16": (("gfx942", "16x16x16_b16"), (1, 1)),
    "st_8x32": (("gfx950", "32x32x16_b16"), (1, 2)),
    "st_16x32": (("gfx950", "16x16x32_b16"), (1, 1)),
    "st_32x16": (("gfx950", "32x32x16_b16"), (1, 1)),
    "st_32x32": (("gfx950", "32x32x16_b16"), (2, 1)),
    "fp8 st_16x128": (("gfx950", "16x16x128_f8"), (1, 1)),
}


@SYSTEM.claim(
    "A HipKittens shared subtile is as large as what the MFMA takes from it: one A or B operand, two for st_32x32 (two"
    " steps of k), half of one for st_8x32 (the rows of one transposed read)."
)
def shared_tiles_are_operands() -> Iterator[Case]:
    for shape, size in TILE_BYTES.items():
        at, (operands, tiles) = HOLDS[shape]
        row = LAYOUTS[at]
        operand = as_int(row.dim * row.K * row.bits)
        show = {"bits of an operand": operand, "bits of the subtile": as_int(8 * size)}
        yield Case(f"{shape}, {' '.join(at)}", operand * operands == 8 * size * tiles, show=show)


@SYSTEM.claim("Every HipKittens shared subtile keeps each of its bytes once, and keeps 16-byte vectors whole.")
def shared_tiles_are_one_to_one() -> Iterator[Case]:
    for shape, size in TILE_BYTES.items():
        off = integer("offset", 0, size)
        yield Case(shape, one_to_one([shared_tile(shape, off)], [size]))
        vector, byte = integer("vector", 0, size // 16), integer("byte", 0, 16)
        whole = shared_tile(shape, vector * 16 + byte) == shared_tile(shape, vector * 16) + byte
        yield Case(f"{shape}, vectors", whole)


@SYSTEM.claim("HipKittens st_16x32, st_32x16 and fp8 st_16x128 are single Swizzles; st_32x32 is the two-xor pair.")
def shared_tiles_as_swizzles() -> Iterator[Case]:
    for shape, swizzles in (
        ("st_16x32", [Swizzle(1, 5, 4)]),
        ("st_32x16", [Swizzle(1, 4, 5)]),
        ("st_32x32", [Swizzle(1, 5, 4), Swizzle(1, 4, 6)]),
        ("fp8 st_16x128", [Swizzle(3, 4, 4)]),
    ):
        off = integer("offset", 0, TILE_BYTES[shape])
        swizzled = off
        for swizzle in swizzles:
            swizzled = swizzle(swizzled)
        yield Case(shape, shared_tile(shape, off) == swizzled)


def dma_step(width: Term | int) -> Term:
    """Bytes by which lanes of a wave's LDS-DMA step in LDS: the width, but 4 below 4 bytes and 16 for 12."""
    width = as_int(width)
    return named("lane step", where(width < 4, 4, where(width == 12, 16, width)))


@SYSTEM.claim(
    "The lanes of an LDS-DMA write slots that do not overlap: for every width that the instruction has (1, 2, 4, 12, 16"
    " bytes) a slot is the least power of two of whole dwords that holds it."
)
def dma_slots_hold_the_width() -> Iterator[Case]:
    for wide, known in DMA_SLOTS.items():
        slot = dma_step(wide)
        holds = both(slot == known, slot >= wide, slot >= 4, slot & (slot - 1) == 0)
        least = either(slot // 2 < wide, slot // 2 < 4)
        yield Case(f"{wide} bytes", both(holds, least), show={"slot": slot})
