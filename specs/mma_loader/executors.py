"""Executor = spec: TiledMmaLoader's load_b and load_b_tr, for tiles of any size."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides
from ...prover.language.obligations import Call, call
from ...prover.language.terms import Term, integer
from ...prover.symbolic.equivalence import computes
from ..executors.system import SYSTEM
from ..hardware.system import LAYOUTS, lanes, layout
from ..subtile_loader.subtiles import PAIR
from ..swizzle.system import Swizzle
from .reads import IMMEDIATES
from .system import SHAPES, LoadB, load_b, register_row
from .transposed import TRANSPOSED, LoadBTr, load_b_tr

METHOD = "mma_loader.TiledMmaLoader."
# swizzles of vector numbers: none, a legal one of each direction, and the pair of st_32x32
SWIZZLES: dict[str, tuple[Swizzle, ...]] = {
    "plain": (),
    "Swizzle(3, 0, 3)": (Swizzle(3, 0, 3),),
    "Swizzle(2, 1, -3)": (Swizzle(2, 1, -3),),
    "the two-xor pair": PAIR,
}


def loaders() -> Iterator[tuple[str, LoadB, Call]]:
    """Every shape with any tile of whole MFMA tiles, and every kind of swizzle."""
    for shape, mfma in SHAPES.items():
        bk = layout(mfma).K * integer("k_tiles", 1)
        for name, swizzles in SWIZZLES.items():
            load = LoadB.of_shape(shape, bk, *swizzles)
            yield f"{mfma}, {name}", load, load.executor()


@SYSTEM.claim(
    "mma_loader computes the element and the byte of every load_b read, for every shape and tile size, without and with"
    " swizzles; an immediate offset moves the byte, and is refused exactly where the instruction cannot hold it or"
    " elements have one byte."
)
def mma_load_b_reads() -> Iterator[Case]:
    for name, load, own in loaders():
        lane, i, j, h = load.any_read()
        at = load.address(lane, i, j, h)
        yield from computes(name, call(f"{METHOD}load_b_offset", own, lane, i, j, h), at)
        immediate = integer("imm_bytes", None)
        legal = both(immediate >= 0, immediate < IMMEDIATES)
        if load.element_bytes == 1:
            legal = immediate == 0
        request = call(f"{METHOD}load_b_byte", own, lane, i, j, h, immediate)
        swizzles = {"swizzle": load.swizzle, "swizzle2": load.swizzle2}
        byte = load_b(lane=lane, i=i, j=j, half=h, shape=load.shape, bk=load.bk, **swizzles).address
        yield from computes(f"{name}, byte", request, byte + immediate, legal=legal)


@SYSTEM.claim("mma_loader computes the (row, k) that every element of every fragment holds, and its register row.")
def mma_load_b_elements() -> Iterator[Case]:
    for name, load, own in loaders():
        if load.swizzle is not None:
            continue  # what a fragment holds does not depend on where it lies
        lane, i, j, h = load.any_read()
        n = integer("n", 0, load.vec)
        request = call(f"{METHOD}logical", own, lane, i, j, h * load.vec + n)
        yield from computes(name, request, load.position(lane, i, j, h, n))
        rows = register_row(i, j, integer("row_blocks", 1))
        yield from computes(f"{name}, register row", call(f"{METHOD}register_row", own, i, j), rows)
        yield from computes(f"{name}, grid", call(f"{METHOD}grid", own), (integer("row_blocks", 1), load.k_tiles))


@SYSTEM.claim("mma_loader refuses exactly the tiles that are not whole row blocks and whole k tiles, or are empty.")
def mma_loader_refuses() -> Iterator[Case]:
    rows, cols = integer("rows", None), integer("cols", None)
    for shape, mfma in SHAPES.items():
        m, _, k = shape
        own = call("mma_loader.TiledMmaLoader", shape=shape, element_bytes=layout(mfma).bits // 8, rows=rows, cols=cols)
        legal = both(rows >= 1, divides(m, rows), cols >= 1, divides(k, cols))
        yield from computes(mfma, own, (), legal=legal, part=lambda own: ())


@SYSTEM.claim(
    "mma_loader computes the elements that every lane names for load_b_tr in parents of any row stride, and the (k, n)"
    " that it then holds."
)
def mma_load_b_tr() -> Iterator[Case]:
    for shape in TRANSPOSED:
        load = LoadBTr(LAYOUTS["gfx950", SHAPES[shape]])
        lane, h, n = load.any_element()
        stride: Term = integer("row_stride", 1)
        request = call("mma_loader.load_b_tr_offset", shape, lane, h, stride)
        byte = load_b_tr(lane=lane, half=h, shape=shape, row_stride=stride).address
        yield from computes(f"{SHAPES[shape]}, names", request, byte, part=lambda own: own * 2)
        request = call("mma_loader.load_b_tr_logical", shape, lanes(), h * 4 + n)
        yield from computes(f"{SHAPES[shape]}, holds", request, load.held(lane, h, n))
