"""`tileprove cuda check` and `tileprove cuda explain`: CUDA kernels with their launches, for all sizes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from . import compiling, time_limit
from .launch_check import Asked, check_launches, explain_launch, options
from .launch_files import launch_files
from .options import Duration, Effort, conditions, jobs, load_timeout, memory, no_cache, recording

if TYPE_CHECKING:
    from ..attack.budget import Wanted
    from ..cuda.sources import CudaFileCheck, Kernels
    from ..running.cache import Cache
    from ..showing.page import Page

KERNELS = (".cu", ".ptx")
kernel_time = click.option(
    "--kernel-time", type=Duration(zero=True), default="60s", show_default=True,
    help="Processor time of a launch, ten times as much on the wall; what is not decided by then is named. 0: no limit.",
)  # fmt: skip
UNDECIDED = 3


@click.command(short_help="Every access inside its memory, and no wrap-around that changes an address.")
@click.argument("words", nargs=-1, metavar="[KERNEL.ptx|KERNEL.cu] LAUNCHES.py... [LAUNCH]...")
@click.option(
    "--changed",
    is_flag=True,
    help="Each FILE is one that a commit changes: check those with launches and the launch files here that compile one.",
)
@compiling.options
@click.option("--kernel", "name", metavar="NAME", help="Only launches of this kernel, by its C++ name.")
@click.option(
    "--strict-barriers", "strict", is_flag=True, help="Threads that return before a barrier are wrong, and no note."
)
@click.option(
    "--barriers",
    is_flag=True,
    help="Name each barrier without which everything would still be proved, too; takes longer.",
)
@options
@click.option("--banks", is_flag=True, help="Print the bank conflicts of each access of shared memory, too.")
@recording("cuda-proofs")
@kernel_time
@time_limit.option("30m")
@time_limit.limited("words")
def check(
    words: tuple[str, ...], changed: bool, flags: tuple[str, ...], name: str | None, strict: bool, effort: Effort,
    barriers: bool, conditions: float, max_elements: int | None, banks: bool, update: bool, locked: bool, proofs: Path,
    kernel_time: float,
) -> int:  # fmt: skip
    """Prove for all sizes, blocks and threads that every access of a kernel stays inside its memory and is aligned,
    that no wrap-around changes an address, that nothing is divided by zero, that no two threads write one element of
    a tensor, that none accesses a byte that another writes with no barrier between, and that all come to each barrier.

    LAUNCHES.py declares launches with `@cuda_launch("kernel.ptx", "kernel", block=...)`; docs/CUDA.md teaches it. Each
    names its file of PTX, or of CUDA source, which nvcc compiles; it stands beside it, unless KERNEL.ptx says where it
    is. What cannot be read is unsupported, by name and line. A counterexample is run in an interpreter of PTX before
    it is shown, and what is proved is attacked by it. When all verdicts are printed, conditions on sizes are searched
    for under which what is refuted holds.

    \b
    Exit code  0  everything is proved
               1  something is refuted, or --locked found a difference
               2  something is wrong with a file, or with one of its launches; the others are checked
               3  something stayed undecided, or is not supported; or tileprove contradicts itself
    """
    from ..running import forking

    forking.begin(click.get_current_context().obj)
    from ..cuda.banking.showing import Banked
    from ..cuda.showing_barriers import BarriersShown
    from ..cuda.showing_check import Shown

    kernels, files, names = _files(words, changed, flags, name)
    kernels.strict = strict
    asked = Asked(files, names, changed, effort, conditions, max_elements, update, locked, proofs)

    banked, idle = Banked(), BarriersShown()

    def made(cache: Cache, limits: dict[str, Any], quick: dict[str, Any], evidence: bool) -> CudaFileCheck:
        checking = _check(kernels, cache, limits, quick, evidence, effort.against, max_elements, kernel_time)
        banked.decide, idle.decide = checking.quick, checking.decide
        return checking

    def shown(out: Page, found: Any) -> None:
        Shown(out, found).everything()
        if banks:
            banked.show(out, found)
        if barriers:
            idle.show(out, found)

    return check_launches(asked, made, shown) or (UNDECIDED if banked.wrong else 0)


@click.command(short_help="One claim: the address as a formula, what is assumed and why, and the evidence.")
@click.argument("words", nargs=-1, metavar="[KERNEL.ptx|KERNEL.cu] LAUNCHES.py LAUNCH [CLAIM]")
@compiling.options
@click.option("--case", metavar="CASE", help="Which case, by name or pattern; the one that decides if not given.")
@click.option("--timeout", type=Duration(), default="20s", show_default=True, help="Time for each obligation.")
@memory
@jobs
@load_timeout
@no_cache
@conditions
@kernel_time
def explain(
    words: tuple[str, ...], flags: tuple[str, ...], case: str | None, timeout: float, memory: int, jobs: int | None,
    no_cache: bool, conditions: float, kernel_time: float,
) -> int:  # fmt: skip
    """Explain one claim about a launch: its source line, the address as a formula of sizes, block, thread and iteration,
    every assumption with where it is from, the statement, its verdict, and what that rests on; of an unknown one, what
    may help.

    CLAIM is a name as `tileprove cuda check` prints it (store_out, apart_out, divisions), or a line of the source; the
    first that is not proved if none is given.
    """
    from ..attack.budget import Wanted
    from ..cuda.explaining import Explained

    kernels, (file, *more), names = _files(words, False, flags, None)
    if more or not 1 <= len(names) <= 2:
        raise click.UsageError("give one file with launches, LAUNCHES.py, the name of a LAUNCH, and a CLAIM of it")

    def found(cache: Cache, limits: dict[str, Any], quick: dict[str, Any]) -> Any:
        return _check(kernels, cache, limits, quick, True, Wanted(), None, kernel_time).only(file, names[0])

    limits = {"jobs": jobs, "seconds": timeout, "memory": memory, "budget": 0}
    claim = names[1] if len(names) > 1 else None
    return explain_launch(found, Explained, claim, case, limits, conditions, no_cache)


def _files(
    words: tuple[str, ...], changed: bool, flags: tuple[str, ...], wanted: str | None
) -> tuple[Kernels, list[Path], tuple[str, ...]]:
    """The kernels that are meant, the files with launches, and the names of launches. Raises UsageError."""
    from ..cuda.sources import Kernels

    first = words[0] if words and not changed and words[0].endswith(KERNELS) else None
    files, names = launch_files(words[1:] if first else words, "cuda", changed, first or "")
    return Kernels(Path(first) if first else None, flags, wanted), files, names


def _check(
    kernels: Kernels, cache: Cache, limits: dict[str, Any], quick: dict[str, Any], evidence: bool, against: Wanted,
    elements: int | None, seconds: float,
) -> CudaFileCheck:  # fmt: skip
    from ..cuda.sources import CudaFileCheck
    from ..running.allowance import Allowance
    from .kernel_runs import deciding

    own = {"quiet": True, "allowance": Allowance(seconds)}
    found = CudaFileCheck(
        cache, deciding({**limits, **own}, evidence), deciding({**quick, **own}, False), against, elements
    )
    found.kernels, found.allowance = kernels, own["allowance"]
    return found
