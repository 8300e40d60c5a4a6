"""A run as the formats see it, and how their text gets to a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

import msgspec
from msgspec import Struct

from ...attack.records import Attack
from ...base.files import write_out
from ...language.obligations import Obligation
from ...running.outlines import SystemPlan
from ...running.results import Result
from ..blocks import block
from ..page import as_text
from .formats import FORMATS

WIDTH = 100  # of counterexamples as text


class Assumption(msgspec.Struct):
    """What the verdicts of a system rest on beside its own assumptions. said: in words. claims: those that are not proved
    without it."""

    system: str
    said: str
    claims: list[str]


class Finished(Struct, frozen=True):
    """A run that came to its end or was interrupted. terms: a result's obligation; seconds: how long it took without its
    attacks on what is proved; assumed: None where nobody asked for an assumption; failed: a line for each launch or
    claim in error, of which nothing is known."""

    systems: Sequence[SystemPlan]
    results: Sequence[Result]
    exit_code: int
    terms: Callable[[Result], Obligation]
    seconds: float
    attacks: Sequence[Attack] = ()
    assumed: Sequence[Assumption] | None = None
    failed: Sequence[str] = ()


def write(files: Mapping[str, str], run: Finished) -> None:
    """Each format to its file, which is replaced as a whole, or to stdout for ``-``. Raises OSError."""
    for name, file in files.items():
        write_out(file, import_module(FORMATS[name][0], __package__).render(run))


def in_full(result: Result, run: Finished) -> str:
    """The result as the terminal shows it: the claim, the counterexample, what the executor says."""
    return as_text(WIDTH, lambda out: block(out, result, run.terms)) + "\n"
