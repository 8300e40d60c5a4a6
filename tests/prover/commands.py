"""Running the command line in this process and in others, for tests."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

Spec = Callable[..., str]


class Done(NamedTuple):
    """What a command returned and printed."""

    code: int
    out: str
    err: str


def started(*arguments: object, **options) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tileprove.prover.cli", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def one_line(done: Done) -> str:
    """The only line on stderr of a command that refused its input."""
    assert done.code == 2, done
    lines = done.err.splitlines()
    assert len(lines) == 1, done.err
    assert lines[0].startswith("tileprove: ")
    return lines[0].removeprefix("tileprove: ")
