"""How a kernel is launched: its threads as terms, and what its arguments are.

A thread is (block_x, block_y, block_z, warp, lane); its work-item number along x is 64*warp + lane. Blocks are whole
waves wide and one thread deep unless `threads` says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from ...language.terms import Term, const, integer, is_const
from ...targets.amdgpu import WAVE
from ..ir.values import plain

ANY_EXTENT = (1 << 31) - 1  # the most blocks along an axis, where nobody says how many there are
BLOCKS = ("block_x", "block_y", "block_z")


class Launch(Struct, frozen=True):
    """threads: a block's extents in work items. lane, warp, blocks: the thread.

    arguments: argument (or ``argument.field``) -> its value. given: what callers promise.
    sizes: argument -> bytes behind that pointer. aligned: argument -> alignment of that pointer in bytes. open_ended:
    arguments whose resources may say more bytes than there are. apart: pointers through which no two threads may write one
    byte; covered: those behind which every byte is to be written. special: what a target's special registers hold, such as
    tid.x. parts: argument.byte of what is given of an argument that is a struct -> its bytes. grid: how many blocks
    there are along each axis, where AMD's kernels may read that. arbitrary: a value that is not known is a variable of its
    own, each time that it is made, and not the end of whatever hangs on it. endless: a loop of which no bound is seen runs
    any number of times, and one is unrolled only where each iteration is known to come. several: an address that is one of
    several objects' is an access in each, so that one execution of an instruction may be several.
    """

    threads: tuple[int, int, int]
    lane: Term
    warp: Term
    blocks: tuple[Term, Term, Term]
    arguments: Mapping[str, Term] = field(default_factory=dict)
    given: Sequence[Term] = ()
    sizes: Mapping[str, Term] = field(default_factory=dict)
    aligned: Mapping[str, int] = field(default_factory=dict)
    open_ended: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    covered: frozenset[str] = frozenset()
    special: Mapping[str, Term] = field(default_factory=dict)
    parts: Mapping[str, int] = field(default_factory=dict)
    grid: Sequence[Term] = ()
    arbitrary: bool = False
    endless: bool = False
    several: bool = False

    @classmethod
    def of(cls, threads: tuple[int, int, int], grid: Sequence[Term | int | None] = (), **rest) -> Launch:
        """Blocks of so many threads on a grid; an extent that is not given is anything the hardware allows."""
        waves = -(-threads[0] // WAVE)
        extents = [*grid, *(None,) * (3 - len(grid))]
        blocks = tuple(
            integer(name, 0, ANY_EXTENT if extent is None else extent)
            for name, extent in zip(BLOCKS, extents, strict=True)
        )
        x, y, z = blocks
        warp = integer("warp", 0, waves) if waves > 1 else const(0)
        return cls(threads, integer("lane", 0, WAVE), warp, (x, y, z), arbitrary=True, **rest)

    @property
    def thread(self) -> Term:
        """The work item along x."""
        return self.warp * WAVE + self.lane


def any_number(block: Term) -> bool:
    """Whether nobody says how many blocks there are along an axis, of which this is the number."""
    return block.op == "var" and is_const(block.payload[2], ANY_EXTENT)


def free_argument(label: str, bits: int, negative: bool = True) -> Term:
    """The variable of an integer argument that nobody said anything about; negative: whether it may be."""
    half = 1 << (bits - 1)
    name = plain(label)
    taken = name in THREAD or name.startswith(OURS)
    return integer(f"{name}@argument" if taken else name, -half if negative else 0, half)


THREAD = (*BLOCKS, "lane", "warp", "thread", "i")
# how names begin that are made up for what a kernel has no name for
OURS = ("frozen_", "address_of_", "value_of_", "start_", "number_of_the_iteration")


def argument_label(name: str) -> str:
    """What an argument is called where LLVM only numbers it."""
    return f"arg{name}" if name.isdigit() else name
