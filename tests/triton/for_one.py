"""What is said of a launch without any run, and Triton's own text of a kernel whose argument n is 1."""

from __future__ import annotations

from tileprove.prover.language.obligations import Verdict
from tileprove.prover.triton.launching.compiling import compiled

from tileprove.triton import check


def said(kernel, build) -> dict[str, set[Verdict]]:
    """Kind of claim -> verdicts."""
    found: dict[str, set[Verdict]] = {}
    for answer in check(kernel, build, jobs=1, seconds=30, attack=0).answers:
        found.setdefault(answer.name.partition("_")[0], set()).add(answer.verdict)
    return found


def text_for_one(kernel, kind="i32") -> str:
    types = {"p": "*i32", "n": "constexpr", "m": kind}
    return compiled(kernel, {name: types[name] for name in kernel.arg_names}, {"n": 1}, "here")
