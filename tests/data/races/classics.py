"""What of classics.cu races, and at which sizes; each line follows by hand from the kernel's text.

A `Run` is a launch with what it shows. Kinds are those of `Race.kind`. ``right`` says for which sizes a kernel has neither
race nor divergence (Python, over bx and the kernel's own arguments; grid: blocks), "True" for all, "False" for none that
makes sense. Lines that race are marked A and B in the source: of each race both lines are marked; where there is a B, there
is a race of an A with a B.
"""

import re
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
WARPS, WARP, THREAD, BLOCKS = "between warps", "within a warp", "within a thread", "between blocks"
EQUAL, STRONG, ATOMIC, FLIGHT = ", equal values", ", strong", ", plain against atomic", ", in flight"


@dataclass(frozen=True)
class Run:
    """numbers: the arguments that are no pointers, in their order. shared: elements of 4 bytes. meets: of divergence."""

    block: tuple[int, ...]
    kinds: frozenset[str] = frozenset()
    numbers: tuple[int, ...] = ()
    grid: tuple[int, ...] = (1,)
    shared: int = 0
    meets: frozenset[str] = frozenset()
    exits: bool = False


def runs(block, *kinds, numbers=(), grid=(1,), shared=0, meets=(), exits=False):
    block = (block,) if isinstance(block, int) else block
    return Run(block, frozenset(kinds), numbers, grid, shared, frozenset(meets), exits)


TILE = (32, 8)
SQUARE = (16, 16)
DIFFERENT = ("different instructions",)


def one_warp_or_two(*kinds, shared=1, **more):
    """The kinds within the warp of a block of 32, and between warps too in larger ones. shared: elements a thread."""
    found = [runs(32, *(WARP + own for own in kinds), shared=32 * shared, **more)]
    for block in (64, 96):
        both = [where + own for own in kinds for where in (WARPS, WARP)]
        found.append(runs(block, *both, shared=block * shared, **more))
    return found


def clean(*blocks, shared=1, **more):
    return [runs(block, shared=block * shared, **more) for block in blocks]


CLASSICS: dict[str, tuple[str, list[Run]]] = {
    "transpose_padded": ("True", [runs(TILE, numbers=(64,), grid=(2, 2))]),
    "transpose_padded_unsynced": ("False", [runs(TILE, WARPS, WARP, numbers=(32,))]),
    "transpose_padding_dropped": ("False", [runs(TILE, WARPS, numbers=(32,))]),
    "transpose_xor": ("True", [runs(TILE, numbers=(64,), grid=(2, 2))]),
    "transpose_xor_strips": (
        "strips <= 1", [runs(TILE, numbers=(64, 1)), runs(TILE, WARPS, WARP, numbers=(64, 2))],
    ),
    "reduce_interleaved": ("True", clean(32, 64, 96)),
    "reduce_interleaved_unsynced": ("bx <= 2", [*clean(2), *one_warp_or_two("")]),
    "reduce_sequential": ("True", clean(32, 64, 96)),
    "reduce_sequential_inside": (
        "bx <= 1", [runs(64, shared=64, meets=DIFFERENT, exits=True), runs(32, shared=32, meets=DIFFERENT, exits=True)],
    ),
    "reduce_last_warp": ("True", clean(32, 64, 128)),
    "reduce_last_warp_lockstep": ("False", [runs(64, WARP + STRONG, shared=64), runs(128, WARP + STRONG, shared=128)]),
    "reduce_shuffled": ("True", clean(32, 64, 128)),
    "reduce_shuffled_unsynced": ("bx <= 32", [*clean(32), runs(64, WARPS, shared=64), runs(128, WARPS, shared=128)]),
    "scan_in_place": ("True", clean(32, 64, 96)),
    "scan_in_place_one_barrier": ("bx <= 1", [*clean(1), *one_warp_or_two("")]),
    "scan_double_buffered": ("True", clean(32, 64, 96, shared=2)),
    "scan_double_buffered_late": (
        "bx <= 1", [*one_warp_or_two("", shared=2)[:2], runs(96, WARPS, shared=192)],  # never 95 - 2^k in its own warp
    ),
    "scan_blelloch": ("bx & (bx - 1) == 0", clean(32, 64, shared=3)),  # else the last round has the distance 0
    "scan_blelloch_unsynced": ("bx <= 1", one_warp_or_two("", shared=3)[:2]),
    "matmul_two_barriers": ("True", [runs(SQUARE, numbers=(32,))]),
    "matmul_one_barrier": ("n <= 16", [runs(SQUARE, numbers=(16,)), runs(SQUARE, WARPS, WARP, numbers=(32,))]),
    "matmul_two_buffers": ("True", [runs(SQUARE, numbers=(48,))]),
    "stencil_halo": ("True", clean(32, 64, numbers=(100, 3), grid=(2,), shared=2)),
    "stencil_halo_unsynced": ("r <= 0", [*clean(64, numbers=(100, 0)), *one_warp_or_two("", shared=2, numbers=(100, 3))]),
    "stencil_halo_wide": (
        "r <= 0",
        [
            *clean(64, numbers=(200, 0)),
            runs(32, WARP, numbers=(200, 3), shared=64), runs(64, WARPS, numbers=(200, 3), shared=128),
        ],
    ),
    "stencil_returns": (
        "True", [*clean(64, numbers=(128,), grid=(2,)), runs(64, numbers=(100,), grid=(2,), shared=64, exits=True)],
    ),
    "smooth": ("True", clean(64, numbers=(100,), grid=(2,))),
    "smooth_in_place": ("grid <= 1", [runs(64, numbers=(64,)), runs(64, BLOCKS, numbers=(128,), grid=(2,))]),
    "histogram": ("True", [runs(own, numbers=(500,), grid=(2,), shared=64) for own in (32, 64, 96)]),
    "histogram_unset": (
        "bx <= 1",
        [
            runs(32, WARP + ATOMIC, numbers=(500,), shared=64),
            runs(64, WARP + ATOMIC, WARPS + ATOMIC, numbers=(500,), shared=64),
        ],
    ),
    "histogram_plain": (
        "bx <= 1", [runs(32, WARP, numbers=(500,), shared=64), runs(96, WARP, WARPS, numbers=(500,), shared=64)],
    ),
    "bitonic": ("True", clean(32, 64)),
    "bitonic_outer_barrier": ("bx <= 2", [*clean(2), *one_warp_or_two("")[:2]]),
    "butterfly": ("True", clean(32, 64)),
    "butterfly_one_barrier": ("bx <= 1", one_warp_or_two("")[:2]),
    "odd_even": ("True", clean(32, 48, 64)),
    "odd_even_all": ("bx <= 2", [*clean(2), *one_warp_or_two("", EQUAL)[:2]]),
    "pipeline": ("True", clean(32, 64, shared=3, numbers=(5,))),
    "pipeline_waits_late": (
        "n <= 0", [runs(1, THREAD + FLIGHT, shared=3, numbers=(5,)), *one_warp_or_two(FLIGHT, shared=3, numbers=(5,))],
    ),
    "pipeline_two_slots": (
        "n <= 2", [*clean(64, shared=3, numbers=(2,)), *one_warp_or_two(FLIGHT, shared=3, numbers=(5,))],
    ),
    "floyd_warshall": ("True", [runs(SQUARE)]),
    "floyd_warshall_unsynced": ("False", [runs(SQUARE, WARPS, WARP)]),
    "gauss": ("True", [runs(4, numbers=(10,), shared=10), runs(64, numbers=(10,), shared=10)]),
    "gauss_pivot": (
        "n <= 1 or bx <= 1", [runs(1, numbers=(10,)), runs(4, WARP, numbers=(10,)), runs(64, WARP, WARPS, numbers=(36,))],
    ),
    "broadcast": ("True", clean(32, 64, numbers=(3,))),
    "broadcast_one_barrier": ("n <= 1 or bx <= 1", [*clean(64, numbers=(1,)), *one_warp_or_two("", numbers=(3,))]),
    "compact": ("True", clean(32, 64)),
    "compact_unread": ("bx <= 1", one_warp_or_two(ATOMIC)),
    "rows_of_warps": ("True", clean(32, 64)),
    "rows_of_warps_shared": ("bx <= 32", [*clean(32), runs(64, WARPS, shared=64)]),
    "strided": (
        "n % bx == 0", [*clean(64, numbers=(128,)), runs(64, numbers=(100,), shared=64, meets=DIFFERENT, exits=True)],
    ),
    "strided_uniform": ("True", clean(64, numbers=(100,))),
    "flag_of_all": ("bx <= 1", one_warp_or_two(EQUAL)),
}  # fmt: skip


def marked(name: str) -> dict[str, set[int]]:
    """The lines of a kernel that are marked, by their marks."""
    lines = (HERE / "classics.cu").read_text().splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(f"K {name}("))
    found: dict[str, set[int]] = {}
    for at in range(start, lines.index("}", start)):
        if mark := re.search(r"// ([AB])$", lines[at]):
            found.setdefault(mark[1], set()).add(at + 1)
    return found
