"""`tileprove kernel show`, `check` and `bind`: compiled kernels against the specs."""

from __future__ import annotations

import sys
import time
from ast import literal_eval
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from . import time_limit
from .check import INTERRUPTED
from .options import Effort, attack, attack_seed, effort, no_cache, recording

if TYPE_CHECKING:
    from ..kernels.binding.binding import FileTable
    from ..language.maps import Map

kernel_file = click.argument("file", type=click.Path(path_type=Path), metavar="KERNEL.ll")
kernel_name = click.option("--kernel", "name", metavar="NAME", help="Which kernel, if the file has several.")
binding_option = click.option(
    "--binding", "binding_file", type=click.Path(path_type=Path), metavar="FILE",
    help="A TOML file that says what the kernel must compute; `tileprove kernel bind` writes a first one.",
)  # fmt: skip
assume_option = click.option(
    "--assume-no-wrap", "assuming", is_flag=True,
    help="Shorter formulas, of arguments that are not negative and sums that do not wrap; says where they hold.",
)  # fmt: skip


@click.group(short_help="Read compiled kernels (LLVM IR for AMD GPUs) and prove their addresses.")
def command() -> None:
    """Read the LLVM IR that a compiler emitted for an AMD GPU kernel, and prove the addresses it hands to the hardware.

    \b
    Examples
      tileprove kernel show K.ll                        every load and store with its address as mathematics
      tileprove kernel bind K.ll --spec tile_loader     a binding file, its constants as the kernel has them
      tileprove kernel check K.ll --binding K.toml      the addresses are those of the spec, for all threads
      tileprove kernel check K.ll --bounds              every access stays inside its memory

    Needs llvmlite: pip install -e '.[kernels]'.
    """


@command.command(short_help="A kernel's arguments, and each load and store with its address as mathematics.")
@kernel_file
@kernel_name
@binding_option
@assume_option
@time_limit.option("5m")
@time_limit.limited("file")
def show(file: Path, name: str | None, binding_file: Path | None, assuming: bool) -> int:
    """Print a kernel's arguments and its address sinks, in the order of the text.

    Addresses are bytes from the start of the memory, over lane, warp, block_x, block_y, block_z and the arguments, which
    are read as signed numbers (or the binding's parameters). The formulas are the kernel's exact meaning, wrapping
    included, for all of their values. Where a kernel cannot be read for all of them, or with --assume-no-wrap, lines say
    for which ones the formulas hold. t@L is the iteration of the loop that begins at block L. An address that is poison,
    because a flag such as nsw is violated, has no formula: `check` proves that no address is. Exit code 3 where the time
    limit ends it.
    """
    from ..kernels.binding.reading import choose, read_file
    from ..kernels.claims import showing
    from ..kernels.machine.launch import Launch
    from ..showing.page import console
    from .kernel_runs import bound, threads

    module = read_file(file)
    table = _table(binding_file)
    out = console()
    wanted = name or (table.kernel if table else "") or None
    for kernel in [choose(module, wanted)] if wanted else module.kernels:
        binding = bound(table, binding_file, kernel, module) if table else None
        launch = binding.launch if binding else Launch.of(threads(kernel))
        found = showing.readable(module, kernel, launch, binding.loops if binding else (), assuming)
        sinks = showing.Sinks(found, launch)
        out.say(f"\n{kernel.name}, {file}:{kernel.line}", style="bold")
        out.pairs(showing.heading(kernel, module, launch, len(found.sinks)))
        for title, lines in (*sinks.preface(), *sinks.each()):
            out.say(title, style="bold")
            out.pairs(lines)
    return 0


@command.command(short_help="Prove the addresses of a kernel: those of the spec, or inside their memory.")
@click.argument("kernels", nargs=-1, required=True, metavar="KERNEL.ll...")
@kernel_name
@binding_option
@click.option("--bounds", is_flag=True, help="Every access inside its memory or masked, and aligned.")
@click.option("--races", is_flag=True, help="No two threads of a workgroup race in LDS, and all come to each barrier.")
@effort("60s")
@no_cache
@recording("kernel-proofs")
@attack
@attack_seed
@time_limit.option("30m")
@time_limit.limited("kernels")
def check(
    kernels: tuple[str, ...], name: str | None, binding_file: Path | None, bounds: bool, races: bool, effort: Effort,
    update: bool, locked: bool, proofs: Path,
) -> int:  # fmt: skip
    """Prove for all threads, blocks and arguments that every address a kernel hands to the hardware is the spec's.

    With --binding: the address, the bytes, the resource's byte count and the place in LDS of each access are those of
    the map that the binding names, and no address is poison. With --bounds: every access lies inside its memory, or is
    masked by its resource, which lies inside that memory too. With --races: no two threads of a workgroup access one byte
    of LDS, one of them to write it, where no barrier orders them, and all threads come to each barrier. A sink that cannot
    be read is unsupported, never passed over.

    All of it rests on the claim `arithmetic`: the steps by which terms were simplified and ranges found. --update puts
    what was decided on record, `tileprove recheck DIR` establishes that again without the engines and without the kernel,
    and --locked reads the kernel anew and compares.

    Before anything is called proved, threads of the kernel run in an interpreter that shares no code with the prover. A run
    that shows false what was proved is printed, and nothing of it is proved: tileprove contradicts itself, exit code 3.

    Several kernels, or a pattern such as 'build/**/*.ll', have a line each, and what is not proved in full; statements
    that they share are decided once.

    \b
    Exit code  0  everything is proved
               1  something is refuted, with the first differing thread, or vacuous, or --locked found a difference
               2  something is wrong with the kernel file or the binding
               3  something stayed undecided, or is not supported, or the time limit was reached
    """
    if binding_file is None and not (bounds or races):
        raise click.UsageError("give --binding FILE, or --bounds, or --races, or several")
    from .kernel_runs import checked, each, files_of
    from .kernel_shown import Several, alone, recorded

    start, chosen = time.monotonic(), files_of(kernels)
    table, evidence = _table(binding_file), update or "json" in effort.files
    with effort.opened() as (cache, limits):
        limits["quiet"] = len(chosen) > 1
        make = partial(
            checked, name=name, table=table, binding_file=binding_file, bounds=bounds, races=races, cache=cache,
            limits=limits, evidence=evidence, wanted=effort.against,
        )  # fmt: skip
        if len(chosen) == 1:
            run = make(chosen[0])
            alone(run, effort.files, time.monotonic() - start)
            return run.code if run.code == INTERRUPTED else recorded([run], update, locked, proofs, run.code)
        several = Several(effort.files, keeping=update or locked)
        for file, found in each(chosen, make, limits["cluster"]):
            several.add(file, found)
        code = several.finish(time.monotonic() - start)
        return recorded(several.runs, update, locked, proofs, code)


@command.command(short_help="Write a binding file: the map's constants as the kernel has them.")
@kernel_file
@kernel_name
@click.option(
    "--spec", "specs", required=True, multiple=True, metavar="MAP",
    help="A map, such as tile_loader; or a system, for its first one. Several are tried for each access.",
)  # fmt: skip
@click.option(
    "--with",
    "given",
    multiple=True,
    metavar="NAME=VALUE",
    help="What is known of the map's parameters, such as H=56; a value is as in a binding.",
)
@click.option("--output", "-o", type=click.Path(path_type=Path), help="Where to write it; else it is printed.")
@assume_option
@time_limit.option("2m")
@time_limit.limited("file")
def bind(
    file: Path, name: str | None, specs: tuple[str, ...], given: tuple[str, ...], output: Path | None, assuming: bool
) -> int:  # fmt: skip
    """Write a binding file in which the map's parameters are what the kernel's own addresses say.

    Values are tried at drawn threads and arguments, half a minute at most, and the arguments' ranges too. That is a
    proposal: `tileprove kernel check` proves it, or shows where it is not so. Where no values fit, the file is one to
    edit: the map's parameters, the kernel's arguments, its accesses with their addresses.

    \b
    Examples
      tileprove kernel bind K.ll --spec tile_loader -o K.toml
      tileprove kernel bind K.ll --spec fp4_fragment --spec fp4_scale
      tileprove kernel bind K.ll --spec im2col_loader --with H=56 --with W=56
    """
    from ..base.files import replace_content
    from ..kernels.binding.expressions import ExpressionError
    from ..kernels.binding.reading import choose, read_file
    from ..kernels.claims import showing
    from ..kernels.fitting.writing import fitted
    from ..kernels.machine.launch import Launch
    from ..running.registry import map_named
    from .kernel_runs import threads

    if output is not None and output.exists():
        raise click.BadParameter(f"{output} exists; it is not overwritten", param_hint="--output")
    maps = [map_named(spec) for spec in specs]
    module = read_file(file)
    kernel = choose(module, name)
    try:
        found = fitted(module, kernel, maps, _given(given, maps), SEARCH)
    except ExpressionError as error:
        raise click.BadParameter(str(error), param_hint="--with") from None
    if isinstance(found, str):
        launch = Launch.of(threads(kernel))
        seen = showing.readable(module, kernel, launch, assuming=assuming)
        text = showing.first_binding(kernel, module, launch, seen, maps[0])
        notes = [f"{found}; the file is one to edit"]
    else:
        text, notes = found
    for note in notes:
        click.echo(note, err=True)
    if output is None:
        sys.stdout.write(text)
    else:
        replace_content(output, text.encode())
    return 0


SEARCH = 30.0  # seconds in which the values of a map's parameters are looked for


def _given(given: tuple[str, ...], maps: Sequence[Map]) -> dict[str, Any]:
    """What --with says. A list is written as in Python."""
    found: dict[str, Any] = {}
    for one in given:
        name, sign, value = (part.strip() for part in one.partition("="))
        if not sign or not value:
            raise click.BadParameter(f"{one}: NAME=VALUE, such as H=56", param_hint="--with")
        if not any(name in chosen.parameters for chosen in maps):
            there = ", ".join(dict.fromkeys(key for chosen in maps for key in chosen.parameters))
            raise click.BadParameter(f"{name} is no parameter of the map; it takes {there}", param_hint="--with")
        try:
            read = literal_eval(value)
        except (ValueError, SyntaxError, MemoryError, RecursionError):
            read = value
        found[name] = list(read) if isinstance(read, (list, tuple)) else read
    return found


def _table(file: Path | None) -> FileTable | None:
    from ..kernels.binding.binding import read_file

    return None if file is None else read_file(file)
