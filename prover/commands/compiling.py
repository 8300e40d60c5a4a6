"""Flags of nvcc, as its users know them, for commands that take CUDA source."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from functools import wraps
from typing import Any

import click

Command = Callable[..., int]


def options(command: Command) -> Command:
    """The command with the options, and `flags`, which is what they come to."""

    @wraps(command)
    def run(
        include: tuple[str, ...], define: tuple[str, ...], std: str | None, arch: str | None, nvcc_flags: tuple[str, ...],
        **given: Any,
    ) -> int:  # fmt: skip
        flags = [*(f"-I{one}" for one in include), *(f"-D{one}" for one in define)]
        flags += [f"-std={std}"] if std else []
        flags += [f"-arch={arch}"] if arch else []
        for one in nvcc_flags:
            try:
                flags += shlex.split(one)
            except ValueError as error:
                raise click.BadParameter(f"{one!r}: {error}", param_hint="--nvcc-flags") from None
        return command(flags=tuple(flags), **given)

    for option in reversed((
        click.option("-I", "include", multiple=True, metavar="FOLDER", help="Where nvcc looks for headers."),
        click.option("-D", "define", multiple=True, metavar="NAME[=VALUE]", help="A macro for nvcc."),
        click.option("-std", "--std", "std", metavar="c++NN", help="Which C++ nvcc takes."),
        click.option("-arch", "--arch", "arch", metavar="sm_NN", help="For which GPU nvcc compiles.  [default: sm_90]"),
        click.option("--nvcc-flags", multiple=True, metavar="TEXT", help="Other flags for nvcc, separated by spaces."),
    )):  # fmt: skip
        run = option(run)
    return run
