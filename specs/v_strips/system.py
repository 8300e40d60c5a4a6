"""TiledMmaLoader (seed 000), FP8 V strips: 32 keys at one depth for each lane, by four transposed byte reads.

    V in LDS: blocks of [BN keys, BK depths] bytes, row-major, one depth block after the other; a strip is K keys x M
    depths (M x M x K the MFMA). Lane l names 8 depths of one key for each read; the hardware deals them out again:

      load_v_fp8_strip      M = 32, K = 64     load_v_fp8_strip_16     M = 16, K = 128

What a lane holds depends on how ds_read_b64_tr_b8 deals the bytes out: as measured, or as seed 000 documents it. Every
claim says under which of the two models it holds. `v_strip_blocks` has bounds and alignment, `v_strip_order` what this
means for the MFMA.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import equivalent
from ...prover.language.maps import Access, Number
from ...prover.language.obligations import Call, Replay, call, one_to_one
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer
from ..hardware.system import WAVE, Layout, butterfly, lanes, layout, tr8_source_documented, tr_source
from ..mma_loader.system import through
from ..swizzle.system import KNOWN_SWIZZLES, SWIZZLES, swizzle_given

SYSTEM = System(
    "v_strips",
    "TiledMmaLoader, FP8 V strips from LDS to registers: load_v_fp8_strip and load_v_fp8_strip_16",
    seed="000",
    source="modular/modular max/kernels/src/structured_kernels/amd_tile_io.mojo",
)

READS, READ = 4, 8  # reads of a strip, and bytes that a lane names and receives in one of them
VECTOR = 16

Model = Callable[[Term, Term], tuple[Term, Term]]
MODELS: dict[str, Model] = {
    "measured": lambda lane, n: tr_source(lane, n, 1),
    "documented": tr8_source_documented,
}


@dataclass(frozen=True, slots=True)
class Strip:
    """One strip load. coordinates: (key, depth) inside the strip where the 8 bytes begin that lane names for read q."""

    name: str
    mfma: Layout
    key_step: int
    coordinates: Callable[[Term, Term], tuple[Term, Term]]

    def held(self, model: Model, lane: Term, q: Term, n: Term) -> tuple[Term, Term]:
        """(key, depth) inside the strip that the lane receives as byte n of read q."""
        source, byte = model(lane, n)
        key, depth = self.coordinates(source, q)
        return key, depth + byte

    def gathered(self, model: str, lane: Term, q: Term, n: Term) -> tuple[Term, Term]:
        """(key, depth) that the scalar gather which the strip replaces would load there."""
        if self.mfma.dim == 32:
            key = 16 * q + 8 * (n // 4) + 4 * (lane // 32) + n % 4
            first = lane // 16 % 2 * 16
        else:
            key, first = lane // 16 * 32 + 8 * q + n, 0
        return key, first + (butterfly(lane % 16) if model == "documented" else lane % 16)

    def documented_depth(self, lane: Term) -> Term:
        """The depth that seed 000 says the lane holds."""
        return lane % self.mfma.dim // 16 * 16 + butterfly(lane % 16)

    def executor(self) -> Call:
        bases = tuple(self.key_step * q for q in range(READS))
        return call("v_strips.Strip", M=self.mfma.dim, K=self.mfma.K, key_bases=bases)

    def executed(self, model: str, lane: Term, q: Term, n: Term) -> list[Replay]:
        key, depth = self.held(MODELS[model], lane, q, n)
        e = READ * q + n
        at = call("v_strips.held_depth", self.executor(), lane, 0, model)
        return [Replay(call("v_strips.held_key", self.executor(), lane, e), key), Replay(at, depth)]


def _coordinates_32(lane: Term, q: Term) -> tuple[Term, Term]:
    pair = lane % 16 // 2
    rel_key, hw_key_shift = pair % 4 + 8 * (pair // 4), 4 * (lane // 32)
    return 16 * q + rel_key + hw_key_shift, 16 * (lane // 16 % 2) + 8 * (lane % 2)


def _coordinates_16(lane: Term, q: Term) -> tuple[Term, Term]:
    return lane // 16 * 32 + 8 * q + lane % 16 // 2, 8 * (lane % 2)


STRIP_32 = Strip("load_v_fp8_strip", layout("32x32x64_f8"), 16, _coordinates_32)
STRIP_16 = Strip("load_v_fp8_strip_16", layout("16x16x128_f8"), 8, _coordinates_16)
STRIPS = (STRIP_32, STRIP_16)


@dataclass(frozen=True, slots=True)
class Blocks:
    """V in LDS: blocks of [rows, cols] bytes; a swizzle permutes the 16-byte vectors of a block."""

    rows: Term
    cols: Term

    @classmethod
    def for_strip(cls, strip: Strip) -> Blocks:
        """Any blocks with whole depth tiles, and room for a strip."""
        return cls(integer("BN", strip.mfma.K), strip.mfma.dim * integer("depth_tiles_per_block", 1))

    def place(self, key: Term, depth: Term) -> tuple[Term, Term, Term]:
        """(block, vector of the block before the swizzle, byte of the vector) of V[key, depth]."""
        block, d = divmod(depth, self.cols)
        return (block, *divmod(key * self.cols + d, VECTOR))

    def named(self, first_key: Term, first_depth: Term, key: Term, depth: Term) -> tuple[Term, Term, Term]:
        """The same for the byte that the strip at (first_key, first_depth) names at (key, depth) inside it."""
        block, d = divmod(first_depth, self.cols)
        return (block, *divmod((first_key + key) * self.cols + d + depth, VECTOR))


def named_by(
    strip: Strip, lane: Number, read: Number, first_key: Number, first_depth: Number, rows: Number, cols: Number,
    *swizzles: Any,
) -> Access:  # fmt: skip
    """The 8 bytes that the lane names in this read of the strip at (first_key, first_depth)."""
    key, depth = strip.coordinates(as_int(lane), as_int(read))
    block, vector, byte = Blocks(as_int(rows), as_int(cols)).named(as_int(first_key), as_int(first_depth), key, depth)
    vector = through(vector, *(swizzle_given("swizzle", swizzle) for swizzle in swizzles))
    return Access(block * (as_int(rows) * cols) + vector * VECTOR + byte, READ)


@SYSTEM.map(
    "V in LDS", {"lane": WAVE, "read": READS}, example={"first_key": 0, "first_depth": 0, "rows": 64, "cols": 64},
    instruction="ds_read_b64_tr_b8", choices={"swizzle": SWIZZLES, "swizzle2": KNOWN_SWIZZLES},
)  # fmt: skip
def load_v_strip(
    lane: Number, read: Number, first_key: Number, first_depth: Number, rows: Number, cols: Number, swizzle: Any = None,
    swizzle2: Any = None,
) -> Access:  # fmt: skip
    """load_v_fp8_strip, 32x32x64 (specs/v_strips/system.py): 8 bytes in read 0..3, blocks of rows x cols bytes."""
    return named_by(STRIP_32, lane, read, first_key, first_depth, rows, cols, swizzle, swizzle2)


@SYSTEM.map(
    "V in LDS", {"lane": WAVE, "read": READS}, example={"first_depth": 0, "rows": 128, "cols": 32},
    instruction="ds_read_b64_tr_b8", choices={"swizzle": SWIZZLES, "swizzle2": KNOWN_SWIZZLES},
)  # fmt: skip
def load_v_strip_16(
    lane: Number, read: Number, first_depth: Number, rows: Number, cols: Number, swizzle: Any = None,
    swizzle2: Any = None, first_key: Number = 0,
) -> Access:  # fmt: skip
    """load_v_fp8_strip_16, 16x16x128 (specs/v_strips/system.py): the 8 bytes a lane names in read 0..3."""
    return named_by(STRIP_16, lane, read, first_key, first_depth, rows, cols, swizzle, swizzle2)


MAPS = {STRIP_32.name: load_v_strip, STRIP_16.name: load_v_strip_16}


def any_byte() -> tuple[Term, Term, Term]:
    """Any (lane, read, byte of the read)."""
    return lanes(), integer("q", 0, READS), integer("n", 0, READ)


def _strips() -> Iterator[tuple[str, Strip, str]]:
    """Each strip under each model."""
    for strip in STRIPS:
        for model in MODELS:
            yield f"{strip.name}, {model}", strip, model


def equal(left: tuple[Term, ...], right: tuple[Term, ...]) -> Term:
    """Whether all parts are equal."""
    return both(*(a == b for a, b in zip(left, right, strict=True)))


@SYSTEM.claim(
    "A strip holds, at element e of lane l, the key 8*(e/4) + 4*(l/32) + e mod 4 (load_v_fp8_strip) or 32*(l/16) + e"
    " (load_v_fp8_strip_16), under both transpose models."
)
def keys() -> Iterator[Case]:
    for name, strip, model in _strips():
        lane, q, n = any_byte()
        key, _ = strip.held(MODELS[model], lane, q, n)
        e = READ * q + n
        wanted = 8 * (e // 4) + 4 * (lane // 32) + e % 4 if strip is STRIP_32 else 32 * (lane // 16) + e
        yield Case(name, key == wanted, show={"key": key}, replay=strip.executed(model, lane, q, n))


@SYSTEM.claim(
    "On hardware (measured model) the lane at position q of its 16-lane row holds depth q: lane l holds depth l mod M"
    " of the depth tile, in both strip loads, in all 32 elements."
)
def depths_measured() -> Iterator[Case]:
    for strip in STRIPS:
        lane, q, n = any_byte()
        _, depth = strip.held(MODELS["measured"], lane, q, n)
        replay = strip.executed("measured", lane, q, n)
        yield Case(strip.name, depth == lane % strip.mfma.dim, show={"depth": depth}, replay=replay)


@SYSTEM.claim(
    "Under the model that seed 000 documents, lane l holds depth butterfly(l mod 16), butterfly(p) = p/2 + (p mod 2)*8;"
    " in load_v_fp8_strip, 16 further in every second row of lanes."
)
def depths_documented() -> Iterator[Case]:
    for strip in STRIPS:
        lane, q, n = any_byte()
        _, depth = strip.held(MODELS["documented"], lane, q, n)
        wanted = strip.documented_depth(lane)
        replay = strip.executed("documented", lane, q, n)
        yield Case(strip.name, depth == wanted, show={"depth": depth}, replay=replay)


def lane_table(strip: Strip) -> dict[str, tuple[Term, ...]]:
    """The depths that lanes 0..15 hold, under each model."""
    zero = as_int(0)
    return {
        f"depths of lanes 0..15, {name}": tuple(strip.held(model, as_int(lane), zero, zero)[1] for lane in range(16))
        for name, model in MODELS.items()
    }


@SYSTEM.finding(
    "On hardware too, lane l holds the keys at depth butterfly(l mod 16).",
    documented="seed 000, load_v_fp8_strip_16: 'lane l holds V[..., depth=butterfly(l%16) + dt*16]'",
    holds_when="documented_depth_on_hardware",
)
def butterfly_on_hardware() -> Iterator[Case]:
    for strip in STRIPS:
        lane, q, n = any_byte()
        _, depth = strip.held(MODELS["measured"], lane, q, n)
        wanted = strip.documented_depth(lane)
        show = {"depth on hardware": depth, "documented depth": wanted, **lane_table(strip)}
        yield Case(strip.name, depth == wanted, show=show, replay=strip.executed("measured", lane, q, n)[1:])


@SYSTEM.claim("On hardware the documented depth is right in lanes 0 and 15 of each 16-lane row, and in no other.")
def documented_depth_on_hardware() -> Iterator[Case]:
    for strip in STRIPS:
        lane, q, n = any_byte()
        _, depth = strip.held(MODELS["measured"], lane, q, n)
        wanted = strip.documented_depth(lane)
        ends = either(lane % 16 == 0, lane % 16 == 15)
        yield Case(strip.name, equivalent(depth == wanted, ends), show={"depth": depth})


@SYSTEM.claim("The 64 lanes hold every (key, depth) of the strip exactly once, under both models.")
def covers_the_strip() -> Iterator[Case]:
    for name, strip, model in _strips():
        held = strip.held(MODELS[model], *any_byte())
        yield Case(name, one_to_one(held, [strip.mfma.K, strip.mfma.dim]))


@SYSTEM.claim(
    "A strip load equals the scalar gather under each model: a lane receives the gather's (key, depth), and the 8 bytes"
    " that a lane names lie where V[key, depth .. depth+7] lies, for every BN, block width of whole depth tiles, depth"
    " tile and row offset, whatever the swizzle does with 16-byte vectors."
)
def equals_the_scalar_gather() -> Iterator[Case]:
    for name, strip, model in _strips():
        lane, q, n = any_byte()
        held, wanted = strip.held(MODELS[model], lane, q, n), strip.gathered(model, lane, q, n)
        show = {"(key, depth) received": held, "of the gather": wanted}
        yield Case(name, equal(held, wanted), show=show, replay=strip.executed(model, lane, q, n))
    for strip in STRIPS:
        blocks = Blocks.for_strip(strip)
        first_key, first_depth = integer("row_offset", 0), strip.mfma.dim * integer("dt", 0)
        key, depth = integer("key", 0, strip.mfma.K), READ * integer("eighth", 0, strip.mfma.dim // READ)
        byte = integer("byte", 0, READ)
        block, vector, inside = blocks.named(first_key, first_depth, key, depth)
        wanted = blocks.place(first_key + key, first_depth + depth + byte)
        show = {"(block, vector, byte) named": (block, vector, inside + byte), "of V[key, depth]": wanted}
        yield Case(f"{strip.name}, bytes", equal((block, vector, inside + byte), wanted), show=show)
