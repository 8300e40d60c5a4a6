"""A block size that is a constant must divide what it cuts: a strip of 16 rows, cut by 32, has no block at all."""

from tileprove import Case, System, divides, either, integer, minimum, where

SYSTEM = System("modular_037ca32_strip_of_16", "Modular MAX: a strip of 16 rows is cut into no blocks of 32")
LINK = "https://github.com/modular/modular/blob/{}/max/kernels/src/structured_kernels/amd_tile_io.mojo"
M = integer("rows", 1)
STRIPS = {"rows of 32": 16, "rows of 64": 8}  # rows that 64 lanes load at once, 8 bf16 each
WHOLE = divides(32, M)


def loaded(block, step):
    """Rows that are loaded by the two loops, over blocks and over the steps in one."""
    return M // block * (block // minimum(step, block) * minimum(step, block))


@SYSTEM.claim("Blocks of min(rows, 32): every row is loaded exactly for one step, whole steps below 32, or 32 | rows.")
def fixed():
    for name, step in STRIPS.items():
        rows, legal = loaded(where(M < 32, M, 32), step), [M <= step, (M < 32) & divides(step, M), WHOLE]
        for number, one in enumerate(legal):
            yield Case(f"{name}, legal {number + 1}", rows == M, given=[one])
        yield Case(f"{name}, else", rows < M, given=[~either(*legal)])


@SYSTEM.finding("Blocks of 32: all of 16 rows are loaded.", documented=LINK.format("11a6771a29c8"), holds_when="fixed")
def as_shipped():
    for name, step in STRIPS.items():
        yield Case(name, loaded(32, step) == M, given=[M == 16])


@SYSTEM.finding(
    "Blocks of min(rows, 32): every row is loaded for rows < 32 or 32 | rows.",
    documented=LINK.format("037ca32f9654"),
    holds_when="fixed",
)
def as_repaired():
    for name, step in STRIPS.items():
        yield Case(name, loaded(where(M < 32, M, 32), step) == M, given=[(M < 32) | WHOLE])
