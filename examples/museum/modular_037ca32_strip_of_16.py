"""A block size that is a constant must divide what it cuts: a strip of 16 rows, cut by 32, has no block at all."""

from tileprove import Case, System, divides, either, integer, minimum, where

SYSTEM = System("modular_037ca32_strip_of_16", "Modular MAX: a strip of 16 rows is cut into no blocks of 32")
M = integer("rows", 1)
STRIPS = {"rows of 32": 16, "rows of 64": 8}  # rows that 64 lanes load at once, 8 bf16 each


def loaded(block, step):
    """Rows that are loaded by the two loops."""
    return M // block * (block // step * step)


@SYSTEM.claim(
    "Blocks of min(rows, 32): every row is loaded exactly if there is one step, whole steps below 32, or 32 | rows."
)
def fixed():
    for name, step in STRIPS.items():
        block = where(M < 32, M, 32)
        legal = [M <= step, (M < 32) & divides(step, M), divides(32, M)]
        for number, one in enumerate(legal):
            yield Case(f"{name}, legal {number + 1}", loaded(block, minimum(step, block)) == M, given=[one])
        yield Case(f"{name}, else", loaded(block, minimum(step, block)) < M, given=[~either(*legal)])


@SYSTEM.finding(
    "Blocks of 32 rows: every row of a strip of 16 or a multiple of 32 rows is loaded.",
    documented="https://github.com/modular/modular/blob/11a6771a29c8/max/kernels/src/structured_kernels/amd_tile_io.mojo",
    holds_when="fixed",
)
def as_shipped():
    for name, step in STRIPS.items():
        yield Case(name, loaded(32, step) == M, given=[(M == 16) | divides(32, M)])
