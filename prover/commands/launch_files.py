"""The files and launches that a command is asked for, of Triton's or CUDA's, and with --changed those that a commit
concerns."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from .options import warn

KINDS = (".py", ".json", ".ttir", ".mlir")  # how files end; the last two are refused with a word about it


def launch_files(
    words: Sequence[str], kind: str, changed: bool, kernels: str = ""
) -> tuple[list[Path], tuple[str, ...]]:
    """(the files to check, the names of launches in the only one). kind: triton or cuda; changed: the words are what a
    commit changes; kernels: a file of kernels that stood before them. Raises UsageError."""
    if changed and not words:
        warn("nothing is checked: --changed is of the files behind it, as `git diff --name-only main` names them")
        return [], ()
    if changed:
        return _concerned(list(map(Path, words)), kind), ()
    files = [word for number, word in enumerate(words) if not number or word.endswith(KINDS)]
    names = tuple(word for number, word in enumerate(words) if number and not word.endswith(KINDS))
    if not files and kernels:
        raise click.UsageError(
            f"{kernels} says no launch; `tileprove cuda show {kernels} --launch > launches.py` writes one to edit, and "
            f"`tileprove cuda check {kernels} launches.py` checks it"
        )
    if not files:
        raise click.UsageError("Missing argument 'FILE.py'.")
    if names and len(files) > 1:
        raise click.UsageError(f"{names[0]} is a launch of which of these files? Name launches of one FILE at a time")
    exists = click.Path(path_type=Path, exists=True, dir_okay=False)
    try:
        return [Path(str(exists.convert(file, None, None))) for file in dict.fromkeys(files)], names
    except click.BadParameter as error:
        raise click.BadParameter(error.message, param_hint="'FILE.py'") from None


USES = {"triton": "imports", "cuda": "imports or compiles"}
MOST = 8  # files that are named


def listed(files: Sequence[Path]) -> str:
    more = f" and {len(files) - MOST} more" if len(files) > MOST else ""
    return ", ".join(map(str, files[:MOST])) + more


def _concerned(paths: list[Path], kind: str) -> list[Path]:
    from ..triton.changed import changed

    found = changed(paths, Path.cwd(), kind)
    for file, imported in found.files.items():
        if imported != file:
            warn(f"{file} is checked, since it {USES[kind]} {imported}")
    if found.others:
        others = ", ".join(map(str, found.others))
        warn(f"passed over, since no launch file here is one of them or {USES[kind]} one: {others}")
    return list(found.files)
