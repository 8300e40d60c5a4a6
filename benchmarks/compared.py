"""The table of docs/COMPARED.md, the same questions to tileprove and to others: python -P benchmarks/compared.py

    python -P benchmarks/compared.py --tvm PYTHON      (-P: benchmarks/triton.py is another triton)

--tvm names an interpreter that has apache-tvm (0.27); without it its rows are left out. tensor-layouts and pycute are
asked in this interpreter (pip install tensor-layouts, and the extra cute). A question about integers is one Python
function that both sides call with variables of their own. Times are the processor time of the answer, the first of its
process, so that other work on the machine does not count. Triton kernels beside triton-viz: triton_peers.py.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from ast import literal_eval
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

HEAD = ("what is asked", "asked beside", "it says", "time", "tileprove says", "time")
MOST = 2**31  # of a size, for TVM, whose ranges end
Names = dict[str, Any]


class Ask(NamedTuple):
    """goal: a comparison of the names; sizes are at least 1; inside: name -> its upper end, said by those before."""

    goal: Callable[[Names], Any]
    sizes: Sequence[str] = ()
    inside: Sequence[tuple[str, Callable[[Names], Any]]] = ()


def swizzled(x: Any) -> Any:
    return x ^ ((x >> 3) & 7)


MATRIX = (("r", lambda v: v["R"]), ("c", lambda v: v["C"]))
TILE = (("x", lambda v: v["tile"]),)
QUESTIONS: dict[str, Ask] = {
    "`r*C + c < R*C` in an R x C matrix": Ask(lambda v: v["r"] * v["C"] + v["c"] < v["R"] * v["C"], "RC", MATRIX),
    "`r*C + c < R*C - 1`, which is false": Ask(lambda v: v["r"] * v["C"] + v["c"] < v["R"] * v["C"] - 1, "RC", MATRIX),
    "an NHWC offset is below `N*H*W*C`": Ask(
        lambda v: ((v["n"] * v["H"] + v["h"]) * v["W"] + v["w"]) * v["C"] + v["c"] < v["N"] * v["H"] * v["W"] * v["C"],
        "NHWC",
        tuple((name, lambda v, end=name: v[end.upper()]) for name in "nhwc"),
    ),
    "`i // C < R` for `i < R*C`": Ask(lambda v: v["i"] // v["C"] < v["R"], "RC", (("i", lambda v: v["R"] * v["C"]),)),
    "`p*B < n` in a grid of `cdiv(n, B)`": Ask(
        lambda v: v["p"] * v["B"] < v["n"], "nB", (("p", lambda v: (v["n"] + v["B"] - 1) // v["B"]),)
    ),
    "`s(x) < 64` for the swizzle `s(x) = x ^ (x>>3 & 7)`": Ask(lambda v: swizzled(v["x"]) < v["tile"], (), TILE),
    "`s(s(x)) = x` for the same": Ask(lambda v: v["equal"](swizzled(swizzled(v["x"])), v["x"]), (), TILE),
}
LAYOUTS = {
    "`(64,64):(64,1)` is `((8,8),64):((64,512),1)`": ("(64,64):(64,1)", "((8,8),64):((64,512),1)"),
    "both behind `Sw<3,3,3>`": ("Sw<3,3,3> o 0 o (64,64):(64,1)", "Sw<3,3,3> o 0 o ((8,8),64):((64,512),1)"),
}


def own(ask: Ask) -> tuple[str, float]:
    """tileprove's verdict and its seconds, sizes without an end."""
    from tileprove.prover.engines.ladder import decide
    from tileprove.prover.language.obligations import Holds, Obligation
    from tileprove.prover.language.terms import integer

    names: Names = {"tile": 64, "equal": lambda a, b: a == b}
    names |= {size: integer(size, 1) for size in ask.sizes}
    for name, end in ask.inside:
        names[name] = integer(name, 0, below=end(names))
    outcome, seconds = timed(lambda: decide(Obligation("benchmark", "compared", "", (), Holds(ask.goal(names)))))
    return outcome.verdict.value, seconds


def tvm_says() -> Iterator[tuple[str, float]]:
    """What TVM's analyzer answers to each question at its strongest, with Z3. Runs in TVM's environment."""
    from tvm import ir, prim, sym, tirx  # type: ignore[import-not-found]

    for ask in QUESTIONS.values():
        zero, analyzer = prim.const(0, "int64"), sym.Analyzer()
        names: Names = {"tile": prim.const(64, "int64"), "equal": prim.EQ}
        for size in ask.sizes:
            names[size] = tirx.Var(size, "int64")
            analyzer.bind(names[size], ir.Range(1, MOST))
        for name, end in ask.inside:
            names[name] = tirx.Var(name, "int64")
            analyzer.bind(names[name], ir.Range.from_min_extent(zero, end(names)))
        goal = ask.goal(names)
        said, seconds = timed(lambda a=analyzer, goal=goal: a.can_prove(goal, sym.ProofStrength.SYMBOLIC_BOUND))
        yield "proved" if said else "no proof", seconds


def tvm_rows(python: Path) -> Iterator[tuple[str, ...]]:
    run = [str(python), "-P", __file__, "--answers-of-tvm"]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    for (title, ask), (said, seconds) in zip(QUESTIONS.items(), json.loads(done.stdout), strict=True):
        verdict, spent = own(ask)
        yield title, "TVM", said, shown(seconds), verdict, shown(spent)


def layout_rows() -> Iterator[tuple[str, ...]]:
    """Equality: a walk over all places, one normal form, a proof."""
    import pycute  # type: ignore[import-not-found]
    from layouts import proved, walked  # type: ignore[import-not-found]
    from tensor_layouts.analysis import functionally_equal  # type: ignore[import-not-found]
    from tileprove.prover.running.layout_places import layout_at

    for title, (one, other) in LAYOUTS.items():
        a, b = layout_at(one), layout_at(other)
        _, spent = timed(lambda a=a, b=b: proved(a, b))
        pair = walked(one), walked(other)
        said, seconds = timed(lambda pair=pair: functionally_equal(*pair))
        yield title, "tensor-layouts", "equal" if said else "different", shown(seconds), "proved", shown(spent)
        if not one.startswith("Sw"):
            x, y = (pycute.Layout(*map(literal_eval, text.split(":"))) for text in (one, other))
            said, seconds = timed(lambda x=x, y=y: str(pycute.coalesce(x)) == str(pycute.coalesce(y)))
            answer = "one normal form" if said else "two normal forms"
            yield title, "pycute", answer, shown(seconds), "proved", shown(spent)


def timed(function: Callable[[], Any]) -> tuple[Any, float]:
    started = time.process_time()
    return function(), time.process_time() - started


def shown(seconds: float) -> str:
    return f"{seconds * 1e3:.2g} ms" if seconds < 0.1 else f"{seconds:.2g} s"


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--tvm", type=Path, help="a Python that has apache-tvm")
    parser.add_argument("--answers-of-tvm", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.answers_of_tvm:
        return print(json.dumps(list(tvm_says())))
    sys.path.append(str(Path(__file__).parent))
    print(line(HEAD))
    print("|---" * len(HEAD) + "|")
    for row in (*(tvm_rows(options.tvm) if options.tvm else ()), *layout_rows()):
        print(line(row))
    return None


if __name__ == "__main__":
    main()
