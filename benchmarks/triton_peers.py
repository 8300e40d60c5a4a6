"""Eight bugs of public kernels by tileprove and by triton-viz, side by side: benchmarks/triton_peers.py --viz PYTHON

PYTHON is the interpreter of an environment that has triton-viz with PyTorch and a Triton that it runs with (3.0 with 3.4).
tileprove decides for all sizes; triton-viz' sanitizer runs a launch, here one at sizes where the wrong kernel happens to
be right and one where it is not. Both see the kernels of examples/triton/bug_kernels.py.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.pop(0)  # this folder, whose triton.py is not Triton
KERNELS = Path(__file__).parent.parent / "examples" / "triton"
REPORT = "IMA Diagnostic Report"  # that the sanitizer prints
TIME = 120.0  # seconds for one launch
# kernel -> sizes at which the wrong one happens to be right, sizes at which it is wrong
SIZES: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "tile": ((128, 64), (100, 70)),
    "fill": ((2500,), (2**31 + 1024,)),
    "rows": ((100, 1000), (2**21 + 1, 1024)),
    "pages": ((4, 50), (4, 2**20 + 1)),
    "before": ((), (5,)),
    "view": ((4, 4, 2), (4, 3, 2)),
    "chunks": ((1000, 64, 128), (65536, 35072, 256)),
    "search": ((2048, 17), (5, 3)),
}


def cdiv(a: int, b: int) -> int:
    return -(-a // b)


def launched(name: str, sizes: tuple[int, ...]) -> tuple[tuple[int, ...], list[Any], dict[str, int]]:
    """Grid, arguments and constexprs of a launch. Tensors are not filled: large ones cost no memory."""
    import torch  # type: ignore[import-not-found]

    def empty(*shape: int, dtype: Any = torch.float32) -> Any:
        return torch.empty(*shape, dtype=dtype)

    def tile(m: int, n: int) -> Any:
        return (cdiv(m, 64), cdiv(n, 64)), [empty(m, n), m, n], {"BM": 64, "BN": 64}

    def fill(n: int) -> Any:
        return (cdiv(n, 1024),), [empty(n), n], {"BLOCK": 1024}

    def rows(count: int, n: int) -> Any:
        return (count,), [empty(count, n), empty(count, n), n, n], {"BLOCK": 1024}

    def pages(n: int, count: int) -> Any:
        table = torch.full((n,), count - 1, dtype=torch.int32)
        cache = empty(count, 16, 128, dtype=torch.float16)
        return (n,), [table, cache, empty(n, 128, dtype=torch.float16), cache.stride(0)], {"D": 128}

    def before(n: int) -> Any:
        return (cdiv(n, 64),), [torch.arange(n, dtype=torch.int32), empty(n, dtype=torch.int32), n], {"BLOCK": 64}

    def view(n: int, bins: int, stride: int) -> Any:
        x, own = torch.zeros(n, dtype=torch.int32), torch.zeros(1 + (bins - 1) * stride, dtype=torch.int32)[::stride]
        return (1,), [x, own, empty(n, dtype=torch.int32), n, bins, stride], {"BLOCK": 1024}

    def chunks(length: int, width: int, chunk: int) -> Any:
        x = empty(length, width)  # the first column is read; a view of it, triton-viz does not take
        return (cdiv(length, chunk),), [x, empty(length), length, chunk, width], {"BC": 256}

    def search(n: int, edges: int) -> Any:
        arguments = [torch.rand(n), torch.rand(edges).sort()[0], empty(n, dtype=torch.int32), n, edges]
        return (cdiv(n, 1024),), arguments, {"STEPS": 8, "BLOCK": 1024}

    builders: dict[str, Callable[..., Any]] = {
        "tile": tile, "fill": fill, "rows": rows, "pages": pages, "before": before, "view": view, "chunks": chunks,
        "search": search,
    }  # fmt: skip
    return builders[name](*sizes)


def child(name: str, right: bool, sizes: tuple[int, ...]) -> None:
    """In the environment of triton-viz: one launch under its sanitizer, which ends the process where it finds something."""
    sys.path.insert(0, str(KERNELS))
    import bug_kernels  # type: ignore[import-not-found]
    import triton_viz  # type: ignore[import-not-found]
    from triton_viz.clients import Sanitizer  # type: ignore[import-not-found]

    grid, arguments, constexprs = launched(name, sizes)
    traced = triton_viz.trace(client=Sanitizer(abort_on_error=True))(getattr(bug_kernels, name))
    started = time.perf_counter()
    traced[grid](*arguments, **constexprs, RIGHT=right)
    print(f"ran in {time.perf_counter() - started:.1f} s")


def viz(python: Path, name: str, right: bool, sizes: tuple[int, ...]) -> str:
    """What triton-viz says of one launch, and how long its process took."""
    command = [str(python), __file__, "--child", name, "right" if right else "wrong", *map(str, sizes)]
    started = time.perf_counter()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIME, check=False)
    except subprocess.TimeoutExpired:
        return f"no answer in {TIME:.0f} s"
    spent = f"({time.perf_counter() - started:.1f} s)"
    if REPORT in done.stdout:
        return f"outside {spent}"
    if done.returncode == 0:
        return f"ok {spent}"
    last = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
    return f"fails: {last[:80].strip()} {spent}"


def ours(name: str, right: bool) -> str:
    """Verdict for all sizes, of the accesses and the writes of two programs, and the time for both."""
    from tileprove.prover.attack.budget import Wanted
    from tileprove.prover.commands.check import run_check
    from tileprove.prover.running.cache import Cache
    from tileprove.prover.triton.checking import decided
    from tileprove.prover.triton.sources import statements

    launch = f"{name}_{'right' if right else 'wrong'}"
    (own,) = statements(KERNELS / "bug_launches.py", [launch])
    limits = {"jobs": 2, "seconds": 20.0, "memory": 4096, "budget": 0}
    started = time.perf_counter()
    found = decided(own, Cache(None), lambda check: run_check(check, limits, False), attack=Wanted(0))
    verdicts = [result.outcome.verdict.value for result in found.results if result.outcome is not None]
    said = "refuted" if "refuted" in verdicts else "proved" if set(verdicts) == {"proved"} else "open"
    return f"{said} ({time.perf_counter() - started:.1f} s)"


def table(python: Path) -> Iterator[str]:
    yield "| kernel | | tileprove, all sizes | triton-viz, sizes without the bug | triton-viz, sizes with it |"
    yield "|---|---|---|---|---|"
    for name, (without, having) in SIZES.items():
        for right in (False, True):
            first = viz(python, name, right, without) if without else "there are none"
            cells = [f"`{name}`", "right" if right else "wrong", ours(name, right), first]
            yield f"| {' | '.join(cells)} | {viz(python, name, right, having)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--viz", type=Path, help="a Python that has triton-viz")
    parser.add_argument("--child", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        name, which, *sizes = options.child
        return child(name, which == "right", tuple(map(int, sizes)))
    if options.viz is None:
        parser.error("--viz names a Python that has triton-viz")
    for line in table(options.viz):
        print(line, flush=True)
    return None


if __name__ == "__main__":
    main()
