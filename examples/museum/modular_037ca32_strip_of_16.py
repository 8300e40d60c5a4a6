"""A block size that is a constant must divide what it cuts: a strip of 16 rows, cut by 32, has no block at all."""

from tileprove import Case, System, divides, integer, minimum

SYSTEM = System("modular_037ca32_strip_of_16", "Modular MAX: a strip of 16 rows is cut into no blocks of 32")
LINK = "https://github.com/modular/modular/blob/{}/max/kernels/src/structured_kernels/amd_tile_io.mojo"
M = integer("rows", 1)
STRIPS = {"rows of 32": 16, "rows of 64": 8}  # rows that 64 lanes load at once, 8 bf16 each


def loaded(block, step):
    """Rows that are loaded by the two loops, over blocks and over the steps in one."""
    return M // block * (block // minimum(step, block) * step)


@SYSTEM.claim("Blocks of min(rows, 32): exactly the strip is loaded where 32 or, below 32, a step divides its rows.")
def fixed():
    for name, step in STRIPS.items():
        whole, steps = divides(32, M), (M < 32) & divides(step, M)
        yield Case(f"{name}, blocks", loaded(minimum(M, 32), step) == M, given=[whole])
        yield Case(f"{name}, steps", loaded(minimum(M, 32), step) == M, given=[steps])
        yield Case(f"{name}, else", loaded(minimum(M, 32), step) != M, given=[~whole, ~steps])


@SYSTEM.finding("Blocks of 32: all of 16 rows are loaded.", documented=LINK.format("11a6771a29c8"), holds_when="fixed")
def as_shipped():
    for name, step in STRIPS.items():
        yield Case(name, loaded(32, step) == M, given=[M == 16])


@SYSTEM.finding(
    "Blocks of min(rows, 32): exactly the strip is loaded, whatever its rows, since nothing is asserted about them.",
    documented=LINK.format("037ca32f9654"),
    holds_when="fixed",
)
def as_repaired():
    for name, step in STRIPS.items():
        yield Case(name, loaded(minimum(M, 32), step) == M)
