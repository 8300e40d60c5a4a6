"""The reads of TiledMmaLoader that `tileprove banks` can be asked about.

The variables are the lane and where the read lies in the tile; the tile's base and the row block drop out
(`banks.base_does_not_matter`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...prover.language.claims import SpecError
from ...prover.language.conflicts import LdsRead, Question
from ...prover.language.terms import as_int, integer
from ..hardware.lds_phases import BANKS
from ..hardware.system import lanes, layout
from ..mma_loader.system import SHAPES, LoadB, through
from ..mma_loader.transposed import READ, TRANSPOSED, LoadBTr
from ..swizzle.system import Swizzle
from ..v_strips.system import READS, STRIP_16, STRIP_32, VECTOR, Strip
from .system import SYSTEM, phased
from .transposed import load_b_tr, strip_read

Shape = tuple[int, int, int]
BLOCK_KEYS = 128  # keys of a V block: two strips of load_v_fp8_strip, one of load_v_fp8_strip_16


def _of_load_b(shape: Shape, width: int, swizzles: tuple[Swizzle, ...], arch: str) -> Question:
    load = LoadB(layout(SHAPES[shape]), width, *swizzles)
    _multiple("--bk", width, load.mfma.K, "the shape's K")
    _closed(width * load.mfma.dim // load.vec, swizzles, "a row block")
    j, h = integer("k_tile", 0, width // load.mfma.K), integer("half", 0, load.halves)
    return Question(phased(lambda lane: load.swizzled(lane, j, h), arch, "ds_read_b128"), lanes(), (j, h))


def _of_load_b_tr(shape: Shape, width: int, swizzles: tuple[Swizzle, ...], arch: str) -> Question:
    if swizzles:
        raise SpecError("load_b_tr reads without a swizzle")
    load, half = LoadBTr(layout(SHAPES[shape])), integer("half", 0, 2)
    _multiple("--bk", width, READ, "the elements of a read")
    if width < load.mfma.dim:
        raise SpecError(f"--bk {width}: the parent tile's row stride is at least M = {load.mfma.dim}")
    return Question(load_b_tr(load, half, as_int(width // READ)), lanes(), (half,))


def _of_strip(strip: Strip, width: int, swizzles: tuple[Swizzle, ...]) -> Question:
    _multiple("--bk", width, strip.mfma.dim, "the shape's M")
    _closed(BLOCK_KEYS * width // VECTOR, swizzles, f"a block of {BLOCK_KEYS} keys")
    q, dt = integer("read", 0, READS), integer("depth_tile", 0, width // strip.mfma.dim)
    strips = integer("bk_tile", 0, BLOCK_KEYS // strip.mfma.K)
    return Question(strip_read(strip, q, dt, strip.mfma.K * strips, as_int(width), *swizzles), lanes(), (q, dt, strips))


Build = Callable[[Shape, int, tuple[Swizzle, ...], str], Question]


def _read(name: str, instruction: str, width: str, shapes: Sequence[Shape], build: Build) -> None:
    """Let the read of that name be asked about."""

    def ask(shape: Shape, length: int, swizzles: Sequence[tuple[int, int, int]], arch: str) -> Question:
        if shape not in shapes:
            known = ", ".join("x".join(map(str, known)) for known in shapes)
            raise SpecError(f"{name} has no shape {'x'.join(map(str, shape))}; it has {known}")
        if (arch, instruction) not in BANKS:
            raise SpecError(f"{name} reads with {instruction}, which {arch} does not have")
        for bits, base, shift in swizzles:
            if bits < 0 or base < 0 or abs(shift) < bits:
                given = f"{bits},{base},{shift}"
                raise SpecError(f"a Swizzle needs bits >= 0, base >= 0 and |shift| >= bits, got {given}")
        return build(shape, length, tuple(Swizzle(*swizzle) for swizzle in swizzles), arch)

    known = tuple(dict.fromkeys(arch for arch, _ in BANKS))
    archs = tuple(arch for arch in known if (arch, instruction) in BANKS)
    SYSTEM.reads[name] = LdsRead(instruction, width, archs, known, ask)


_read("load_b", "ds_read_b128", "BK", tuple(SHAPES), _of_load_b)
_read("load_b_tr", "ds_read_b64_tr_b16", "row stride", TRANSPOSED, _of_load_b_tr)
for _strip in (STRIP_32, STRIP_16):
    _read(
        _strip.name, "ds_read_b64_tr_b8", "block width", [(_strip.mfma.dim, _strip.mfma.dim, _strip.mfma.K)],
        lambda shape, width, swizzles, arch, strip=_strip: _of_strip(strip, width, swizzles),
    )  # fmt: skip


def _multiple(option: str, value: int, of: int, what: str) -> None:
    if value < 1 or value % of:
        raise SpecError(f"{option} must be a multiple of {of}, {what}, got {value}")


def _closed(vectors_of_block: int, swizzles: tuple[Swizzle, ...], block: str) -> None:
    """Raise SpecError unless the swizzles keep the block's vectors inside it."""
    import numpy as np  # importing the claims should not

    from ...prover.language.meanings import vectors

    x = integer("x", 0, vectors_of_block)
    numbers = np.arange(vectors_of_block)
    moved = np.broadcast_to(vectors.evaluate({"x": numbers}, through(x, *swizzles))[0].values, numbers.shape)
    if moved.max() >= vectors_of_block:
        v = int(np.argmax(moved >= vectors_of_block))
        raise SpecError(
            f"the swizzles do not fit: {block} has {vectors_of_block} vectors, and vector {v} goes to {moved[v]}"
            " (see mma_loader.composition_closed_exactly)"
        )
