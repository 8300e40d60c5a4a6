"""Decides compilations as `tileprove triton check --compiled` does, in little time."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tileprove.prover.compiled.checking import Compared, Comparing, Subject
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.kernels.steps.proving import Effort
from tileprove.prover.running.cache import KEPT, Cache
from tileprove.prover.running.runner import Runner
from tileprove.prover.running.worker import PROVE, QUICK
from workers import WORKERS

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, i32, launch, tensor


@triton.jit
def picked(x, index, o, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = i < n
    at = tl.load(index + i, mask=mask, other=0)
    tl.store(o + i, tl.load(x + at, mask=mask, other=0.0), mask=mask)


@launch(picked, BLOCK=128)
def one(n):
    given(n < 2**30)
    return (-(-n // 128),), dict(x=tensor("fp32", 4 * n), index=tensor("i32", n), o=tensor("fp32", n), n=n)
"""

# a product whose loop is pipelined, of blocks of BLOCK
PIPELINED = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def product(a, b, o, K, B: tl.constexpr):
    i, k = tl.arange(0, B), tl.arange(0, B)
    total = tl.zeros((B, B), dtype=tl.float32)
    for at in tl.range(0, K, B, num_stages=3):
        left = tl.load(a + i[:, None] * K + at + k[None, :], mask=k[None, :] < K - at, other=0.0)
        total = tl.dot(left, tl.load(b + (at + k[:, None]) * B + i[None, :]), total)
    tl.store(o + i[:, None] * B + i[None, :], total)


@launch(product, B=BLOCK)
def one(K):
    given(K <= 2**12)
    return (1,), dict(a=tensor("fp16", BLOCK, K), b=tensor("fp16", K + BLOCK, BLOCK), o=tensor("fp32", BLOCK, BLOCK), K=K)
"""


class Remembered(Cache):
    """What was decided in this process: most statements of a slip are those of the right text."""

    def __init__(self) -> None:
        super().__init__(None)
        self.verdicts: dict[str, Outcome] = {}

    def outcomes(self, digests: Iterable[str]) -> dict[str, Outcome]:
        return {digest: self.verdicts[digest] for digest in digests if digest in self.verdicts}

    def keep(self, digest: str, outcome: Outcome) -> None:
        if outcome.verdict in KEPT:
            self.verdicts[digest] = outcome


REMEMBERED = Remembered()


def compiled(folder: Path, kernel: str, name: str) -> Subject:
    """The launch of a text, compiled for a target as for any sizes: classes of them come behind."""
    file = folder / "kernel.py"
    file.write_text(kernel)
    found, failed = compilations(file, (), [target(name)])
    assert not failed
    return found[0]


def decided(own: Subject, seconds: float = 10.0, share: float = 0.0) -> Compared:
    """The compilation, without a cache on disk. share: as `Comparing` has it."""

    def decide(check: Any, effort: Effort) -> None:
        _run(check, QUICK if effort is Effort.QUICK else PROVE, seconds)

    return Comparing(own, REMEMBERED, decide, decide, share).run()


def values_decided(own: Subject) -> Compared:
    """The same where a test looks at values alone: claims about shared memory come behind these and change none."""
    return decided(own, share=1e-9)


def decide_all(check: Any) -> None:
    """Decide a check, as `Recording` takes it."""
    _run(check, PROVE, 10.0)


def _run(check: Any, task: str, seconds: float) -> None:
    check.look_up()
    if check.pending:
        check.run(Runner(2, seconds=seconds, fingerprint=check.cache.fingerprint, task=task, warm=WORKERS))
