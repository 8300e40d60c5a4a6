"""Clamp a remaining length at zero before it becomes unsigned: a tile that starts past the end has a negative one, and
as num_records that is 4 GiB of permission."""

from tileprove import Case, System, implies, integer, maximum, u32

SYSTEM = System("modular_037ca32_negative_extent", "Modular MAX: a tile past the tensor's end may read 4 GiB")
SIZE, LENGTH = integer("element_bytes", 1), integer("elements", 1)
BASE, ELEMENT, WIDTH = integer("tile_base"), integer("element"), integer("load_bytes", 1)
GIVEN = [LENGTH * SIZE < 2**32]


def safe(records):
    """What the buffer accepts lies in the tensor."""
    return implies(ELEMENT * SIZE + WIDTH <= records, (BASE + ELEMENT) * SIZE + WIDTH <= LENGTH * SIZE)


@SYSTEM.claim("num_records of max(0, elements - tile_base): no load past the tensor is accepted.")
def fixed():
    yield Case("", safe(u32(maximum(0, LENGTH - BASE) * SIZE)), given=GIVEN)


@SYSTEM.finding(
    "num_records of elements - tile_base: no load past the tensor is accepted.",
    documented="https://github.com/modular/modular/blob/11a6771a29c8/max/kernels/src/structured_kernels/amd_tile_io.mojo",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", safe(u32((LENGTH - BASE) * SIZE)), given=GIVEN)
