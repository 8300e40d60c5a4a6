"""TTIR as several releases of Triton print it: the same kernels, the same verdicts, without Triton.

The texts were printed by the release that their folder names, of kernels of our own; 3.4 and 3.6 still have block pointers,
which their compiler lowers.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.claims import Verdict
from tileprove.prover.language.terms import Term, cdiv, const, integer
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.launching.launch import Contents, Launch, ScalarArgument, TensorArgument, allocation
from tileprove.prover.triton.stated import Statements

RELEASES = sorted((Path(__file__).parent / "data" / "releases").iterdir())
LIMITS = {"jobs": 2, "seconds": 60.0, "memory": 4096, "budget": 0}


def contiguous(name: str, dtype: str, *shape: Term | int, contents: Contents | None = None) -> TensorArgument:
    extents = tuple(const(e) if isinstance(e, int) else e for e in shape)
    strides, step = list[Term](), const(1)
    for extent in reversed(extents):
        strides.insert(0, step)
        step = extent * step
    return TensorArgument(name, dtype, extents, tuple(strides), allocation(extents, strides), contents)


def attention() -> Launch:
    Z, T = integer("Z", 1), integer("T", 1)
    q, k, o = (contiguous(name, "fp16", Z, T, 64) for name in ("q_ptr", "k_ptr", "o_ptr"))
    lengths = contiguous("lengths_ptr", "i32", Z, contents=Contents(const(0), T + 1))
    return Launch("attention_kernel", {"Z": Z, "T": T}, (cdiv(T, 64) + 1, Z), [
        q, k, o, lengths, ScalarArgument("stride_z", "i64", 64 * T), ScalarArgument("stride_t", "i32", const(64)),
        ScalarArgument("T", "i32", T),
    ], [T <= 2**31 - 64])  # fmt: skip


def norm() -> Launch:
    rows, n = integer("rows", 1), integer("n", 1)
    return Launch("norm_kernel", {"rows": rows, "n": n}, (rows,), [
        contiguous("x_ptr", "fp16", rows, n), contiguous("w_ptr", "fp16", n), contiguous("y_ptr", "fp16", rows, n),
        contiguous("mean_ptr", "fp32", rows), ScalarArgument("stride", "i32", n), ScalarArgument("n", "i32", n),
        ScalarArgument("eps", "fp32"),
    ], [n <= 2**31 - 256])  # fmt: skip


def blocks() -> Launch:
    M, N = integer("M", 1), integer("N", 1)
    return Launch("blocks_kernel", {"M": M, "N": N}, (cdiv(M, 32),), [
        contiguous("x_ptr", "fp16", M, N), contiguous("y_ptr", "fp16", M, N), ScalarArgument("M", "i32", M),
        ScalarArgument("N", "i32", N), ScalarArgument("stride", "i64", N),
    ], [M <= 2**30, N <= 2**30])  # fmt: skip


@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
@pytest.mark.parametrize("launch", [attention, norm, blocks])
def test_a_kernel_of_a_release(launch, release: Path):
    text = (release / f"{launch.__name__}.ttir").read_text()
    statements = Statements(launch.__name__, launch(), text, "kernels.py", 1)
    found = decided(statements, Cache(None), lambda own: run_check(own, LIMITS, False)).results
    assert len(statements.formulas.accesses) == {"attention": 4, "norm": 5, "blocks": 2}[launch.__name__]
    assert [(r.statement.name, r.outcome.detail) for r in found if r.outcome.verdict is not Verdict.PROVED] == []


def test_there_are_several_releases():
    assert [folder.name for folder in RELEASES] == ["3.4.0", "3.6.0"]
