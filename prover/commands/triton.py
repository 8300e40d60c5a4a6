"""`tileprove triton check`: Triton kernels with their launches, for all sizes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .check import run_through
from .launch_check import Asked, check_launches, explain_launch, options
from .launch_files import launch_files
from .options import Duration, Effort, conditions, jobs, memory, no_cache, recording, warn
from .triton_fix import fix
from .triton_run import run

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..running.cache import Cache
    from ..running.checking import Check
    from ..showing.page import Page
    from ..triton.file_check import FileCheck


@click.group(short_help="Prove Triton kernels for all sizes of a launch.")
def command() -> None:
    """Prove that Triton kernels stay inside their tensors, for all sizes, programs and lanes: without a GPU.

    \b
    Examples
      tileprove triton check my_ops.py             every launch that the file declares
      tileprove triton check my_ops.py softmax     one of them
      tileprove triton check launches/*.py         those of several files

    A launch is a function from sizes to a grid and arguments; docs/TRITON.md teaches it. Needs Triton itself:
    pip install triton.
    """


@command.command(short_help="Every access inside its tensor, and no wrap-around that changes an address.")
@click.argument("words", nargs=-1, metavar="FILE.py... [LAUNCH]...")
@click.option(
    "--changed",
    is_flag=True,
    help="Each FILE is one that a commit changes: check those with launches and the launch files here that import one.",
)
@options
@click.option("--configs", is_flag=True, help="Every configuration of triton.autotune and triton.heuristics.")
@click.option(
    "--compiled",
    metavar="TARGETS",
    help="Then compile each launch for gfx950,gfx942,sm_90,sm_80 or some of them, and prove that what is emitted accesses "
    "what the source says.",
)
@click.option(
    "--compiled-limit", type=Duration(zero=True), default="2m", show_default=True,
    help="Time for each launch and target of --compiled; then it is unknown. 0 is no limit.",
)  # fmt: skip
@recording("triton-proofs")
def check(
    words: tuple[str, ...], changed: bool, effort: Effort, conditions: float, max_elements: int | None, configs: bool,
    compiled: str | None, compiled_limit: float, update: bool, locked: bool, proofs: Path,
) -> int:  # fmt: skip
    """Prove for all sizes, programs and lanes that every access of a kernel stays inside its tensor, that no wrap-around
    changes an address, and that nothing is divided by zero.

    FILE.py declares launches with `@launch(kernel)`; of a single one, launches may be chosen by name. What cannot be
    read is unsupported, by name and line; it is never passed over. A counterexample is run in exact integers before
    it is shown. What is proved is attacked: an interpreter of its own runs the kernel's text at sizes, programs and
    contents that it draws. When all verdicts are printed, conditions on sizes are searched for under which what is
    refuted holds.

    \b
    Exit code  0  everything is proved
               1  something is refuted, or --locked found a difference
               2  something is wrong with a file, or with one of its kernels or launches; the others are checked
               3  something stayed undecided, or is not supported; or tileprove contradicts itself
    """
    from ..running import forking

    forking.begin(click.get_current_context().obj)
    from ..triton.file_check import FileCheck
    from ..triton.showing import Shown
    from ..triton.showing_configurations import configured, of_configurations

    files, names = launch_files(words, "triton", changed)
    asked = Asked(files, names, changed, effort, conditions, max_elements, update, locked, proofs, configs)

    def made(cache: Cache, limits: dict[str, Any], quick: dict[str, Any], evidence: bool) -> FileCheck:
        return FileCheck(cache, _deciding(limits, evidence), _deciding(quick, False), effort.against, max_elements)

    def shown(out: Page, found: Any) -> None:
        Shown(out, found, commands=True).everything()

    def after(out: Page, done: Sequence[Any]) -> None:
        for alike in configured(done):
            of_configurations(out, alike)
        if locked and compiled is None:
            for found in done:
                _not_compared(found.statements.name, proofs)

    if compiled is None:
        return check_launches(asked, made, shown, after)
    from .triton_compiled import beside

    more = beside(files, names, compiled, compiled_limit, update, locked, proofs, conditions)
    return check_launches(asked, made, shown, after, more)


def _not_compared(name: str, proofs: Path) -> None:
    """Say what is on record of the launch's compiled code, which nobody looks at without --compiled."""
    from ..record import ledger
    from ..running.names import COMPILED, launch_system

    begins = f"{launch_system(COMPILED, name)}--"
    systems = {line.parts[0] for line in ledger.read(proofs).lines.values() if line.parts[0].startswith(begins)}
    if systems:
        targets = ",".join(sorted(system.removeprefix(begins) for system in systems))
        warn(f"{proofs}: what is on record of {name} as it was compiled ({targets}) is not compared; --compiled does")


@command.command(short_help="One claim: the address as a formula, what is assumed and why, and the evidence.")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE.py")
@click.argument("launch")
@click.argument("claim", required=False)
@click.option("--case", metavar="CASE", help="Which case, by name or pattern; the one that decides if not given.")
@click.option("--timeout", type=Duration(), default="20s", show_default=True, help="Time for each obligation.")
@memory
@jobs
@no_cache
@conditions
def explain(
    file: Path, launch: str, claim: str | None, case: str | None, timeout: float, memory: int, jobs: int | None,
    no_cache: bool, conditions: float,
) -> int:  # fmt: skip
    """Explain one claim about a launch: its source line, the address as a formula of sizes, program, lane and iteration,
    every assumption with where it is from, the statement, its verdict, and what that rests on; of an unknown one, what
    may help.

    CLAIM is a name as `tileprove triton check` prints it (store_y_ptr, writes_y_ptr, divisions), or a line of the
    source; the first that is not proved if none is given.

    \b
    Examples
      tileprove triton explain my_ops.py softmax
      tileprove triton explain my_ops.py softmax load_x_ptr --case 'no wrap*'
    """
    from ..triton.checking import decided
    from ..triton.explaining import Explained
    from ..triton.sources import statements

    def found(cache: Cache, limits: dict[str, Any], quick: dict[str, Any]) -> Check:
        (own,) = statements(file, (launch,))
        return decided(own, cache, _deciding(limits, True), _deciding(quick, False))

    limits = {"jobs": jobs, "seconds": timeout, "memory": memory, "budget": 0}
    return explain_launch(found, Explained, claim, case, limits, conditions, no_cache)


@command.command(short_help="Learn the launches that a wrapper makes, by running it without a GPU.")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="SCRIPT.py")
@click.argument("names", nargs=-1, metavar="[FUNCTION]...")
@click.option(
    "--output", "-o", type=click.Path(path_type=Path), help="The file to write; SCRIPT_launches.py if not given."
)
@click.option("--force", is_flag=True, help="Overwrite it.")
@click.option("--timeout", type=Duration(), default="10m", show_default=True, help="Time for all runs.")
def capture(file: Path, names: tuple[str, ...], output: Path | None, force: bool, timeout: float) -> int:
    """Run a script's functions at several sizes, note what they launch, and write launches for `tileprove triton check`.

    A function's parameters are its sizes: `def norm(rows, cols=(64, 100, 256))` is run with rows of our choice and these
    cols. Its wrapper runs as it is, on tensors of the CPU that say they are on a GPU; no kernel is run. Integers become
    expressions of the sizes; what could not be fitted is said. Needs torch: pip install torch.

    
    Exit code  0  launches are written
               2  nothing was launched, or something is wrong with the script
               3  something could not be fitted; the file says what
    """
    from ..triton.capturing.process import capture as captured
    from ..triton.capturing.writing import written
    from ..triton.ttir.errors import TritonError

    target = output or file.with_name(f"{file.stem}_launches.py")
    if target.exists() and not force:
        raise TritonError(f"{target}: exists; --force overwrites it, -o gives another name")
    found = written(captured(file, names, timeout), file.name)
    for line in found.open:
        print(line, file=sys.stderr)
    if not found.launches:
        raise TritonError(f"{file}: nothing was learnt of a launch")
    target.write_text(found.text, encoding="utf-8")
    count = f"{found.launches} launch{'es' if found.launches > 1 else ''}"
    print(f"{target}: {count}; read them, then: tileprove triton check {target}")
    return 3 if found.open else 0


def _deciding(limits: dict[str, Any], evidence: bool) -> Callable[[Check], None]:
    return lambda check: run_through(check, limits, evidence)


command.add_command(run)
command.add_command(fix)
