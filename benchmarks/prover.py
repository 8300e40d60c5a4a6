"""Figures of the prover, with ratios from the same run: python benchmarks/prover.py

The machines that run this are shared and noisy: compare the ratios, not the seconds, between runs.
"""

from __future__ import annotations

import subprocess
import sys
import time
import timeit
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer, linear
from tileprove.prover.language.meanings.gf2 import lower
from tileprove.prover.language.obligations import Holds, Obligation
from tileprove.prover.language.terms import integer as variable
from tileprove.prover.proof.multiples import prepared
from tileprove.specs.im2col import system as im2col
from tileprove.specs.swizzle.system import Swizzle

WHOLE_LIMIT = 60.0


def in_bounds() -> Obligation:
    """The 2-D in-bounds theorem with padding."""
    return next(iter(im2col.SYSTEM.claims["in_bounds_or_sentinel"].obligations()))


def lemmas_against_whole() -> list[tuple[str, str]]:
    """The in-bounds theorem through the chain of lemmas, and the same goal handed to z3 as it stands."""
    import z3
    from tileprove.prover.language.meanings import smtlib

    obligation = in_bounds()
    assert isinstance(obligation.goal, Holds)
    start = time.perf_counter()
    assumptions, wanted, _ = prepared(obligation.assumptions, obligation.goal.formula)
    proof = integer.prove(assumptions, wanted, now() + 60)
    chained = time.perf_counter() - start
    assert proof is not None, "the in-bounds theorem was not proved"
    denied = z3.parse_smt2_string(smtlib.script(obligation.assumptions, obligation.goal.formula))
    solver = z3.Solver()
    solver.set("timeout", int(WHOLE_LIMIT * 1000))
    solver.add(denied)
    start = time.perf_counter()
    answer = solver.check()
    whole = time.perf_counter() - start
    at_least = "at least " if answer == z3.unknown else ""
    return [
        ("in-bounds theorem, chain of lemmas", f"{chained:.2f} s"),
        ("in-bounds theorem, whole goal to z3", f"{whole:.2f} s ({answer})"),
        ("ratio", f"{at_least}{whole / chained:.0f}x"),
    ]


def swizzle_composition() -> list[tuple[str, str]]:
    """A composition of two swizzles on 28 bits: reading its matrix, and deciding that it is a bijection."""
    x = variable("x", 0, 1 << 28)
    y = Swizzle(4, 3, -7)(Swizzle(5, 2, 9)(x))
    count = 200
    reading = min(timeit.repeat(lambda: lower({"x": 28}, y), number=count, repeat=5)) / count
    rows = list(lower({"x": 28}, y)[0])
    assert linear.inverse(rows, 28) is not None
    inverse = min(timeit.repeat(lambda: linear.inverse(rows, 28), number=count, repeat=5)) / count
    return [
        ("28-bit swizzle composition: term to GF(2) matrix", f"{reading * 1e6:.0f} us"),
        ("28-bit swizzle composition: inverse as witness", f"{inverse * 1e6:.0f} us"),
    ]


def _timed(*arguments: str) -> float:
    command = [str(Path(sys.executable).with_name("tileprove")), *arguments]
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


def command_line(systems: tuple[str, ...]) -> list[tuple[str, str]]:
    """Start-up times, and a cold and a warm check of the named systems with two workers."""
    with TemporaryDirectory() as folder:
        import os

        os.environ["TILEPROVE_CACHE"] = folder
        cold = _timed("check", *systems, "--jobs", "2")
        warm = min(_timed("check", *systems, "--jobs", "2") for _ in range(3))
        bare = min(timeit.repeat(lambda: subprocess.run([sys.executable, "-c", ""], check=True), number=1, repeat=3))
        named = " ".join(systems) or "everything"
        return [
            ("python itself", f"{bare:.2f} s"),
            ("tileprove --help", f"{min(_timed('--help') for _ in range(3)):.2f} s"),
            ("tileprove list", f"{min(_timed('list') for _ in range(3)):.2f} s"),
            (f"tileprove check {named}, cold", f"{cold:.1f} s"),
            (f"tileprove check {named}, nothing changed", f"{warm:.2f} s"),
            ("ratio", f"{cold / warm:.0f}x"),
        ]


def main() -> None:
    systems = tuple(sys.argv[1:]) or ("swizzle", "im2col")
    table = Table("what", "figure", title="tileprove, figures of this run")
    for rows in (swizzle_composition(), command_line(systems), lemmas_against_whole()):
        for what, figure in rows:
            table.add_row(what, figure)
        table.add_section()
    Console().print(table)


if __name__ == "__main__":
    main()
