"""TTIR as several releases of Triton print it: the same kernels, the same verdicts, without Triton.

`remake_releases.py` writes the texts of the kernels in data/released.py, by the release that their folder names. Up to 3.8
there are block pointers, which the compiler lowers.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.idioms import cdiv
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term, const, integer
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.launching.launch import Launch, ScalarArgument, TensorArgument, allocation
from tileprove.prover.triton.launching.tensors import Contents
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

DATA = Path(__file__).parent / "data" / "releases"
RELEASES = ("3.4.0", "3.5.1", "3.6.0", "3.7.1", "3.8.0", "3.9.0")


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


def described() -> Launch:
    """Rows of whole 16 bytes, as descriptors have them."""
    found = blocks()
    return replace(found, given=[*found.given, found.sizes["N"] % 8 == 0])


def striding() -> Launch:
    """Of where the loop is, only bounds are known: nothing is claimed of two programs."""
    n = integer("n", 1)
    x, y = contiguous("x_ptr", "fp32", n), replace(contiguous("y_ptr", "fp32", n), shared=True)
    return Launch(
        "striding_kernel", {"n": n}, (const(64),), [x, y, ScalarArgument("n", "i32", n)], [n <= 2**30]
    )  # fmt: skip


def paged() -> Launch:
    n, pages = integer("n", 1), integer("pages", 1)
    table = contiguous("pages_ptr", "i32", cdiv(n, 16), contents=Contents(const(0), pages))
    return Launch("paged_kernel", {"n": n, "pages": pages}, (n,), [
        table, contiguous("cache_ptr", "fp32", 16 * pages, 64), contiguous("out_ptr", "fp32", 64),
        ScalarArgument("n", "i32", n),
    ])  # fmt: skip


LAUNCHES = {
    "attention": attention, "norm": norm, "blocks": blocks, "described": described, "striding": striding, "paged": paged
}  # fmt: skip
ACCESSES = {
    "attention": ["load_k_ptr", "load_lengths_ptr", "load_q_ptr", "store_o_ptr"],
    "norm": ["load_w_ptr", "load_x_ptr", "load_x_ptr_2", "store_mean_ptr", "store_y_ptr"],
    "blocks": ["load_x_ptr", "store_y_ptr"],
    "described": ["load_x_ptr", "store_y_ptr"],
    "striding": ["load_x_ptr", "store_y_ptr"],
    "paged": ["atomic_out_ptr", "load_cache_ptr", "load_pages_ptr"],
}
WRITTEN = [(release, kernel) for release in RELEASES for kernel in LAUNCHES if (release, kernel) != ("3.9.0", "blocks")]


def checked(release: str, kernel: str, text: str | None = None) -> LaunchCheck:
    text = text or (DATA / release / f"{kernel}.ttir").read_text()
    statements = Statements(kernel, LAUNCHES[kernel](), text, "kernels.py", 1)
    return decided(statements, Cache(None), lambda own: run_check(own, LIMITS, False))


@pytest.mark.parametrize(("release", "kernel"), WRITTEN)
def test_a_kernel_of_a_release(release: str, kernel: str):
    found = checked(release, kernel)
    names = sorted(found.stated.accesses)
    assert names == ACCESSES[kernel]
    assert [
        (r.statement.name, r.outcome.detail) for r in found.results if r.outcome.verdict is not Verdict.PROVED
    ] == []


@pytest.mark.parametrize("release", RELEASES)
def test_a_wrong_kernel_of_a_release_is_refuted(release: str):
    """The store without its mask, in each release's own words."""
    text = (DATA / release / "striding.ttir").read_text()
    (line,) = [line for line in text.splitlines() if "tt.store" in line]
    mask = line.split(",")[2].split(":")[0]
    found = checked(release, "striding", text.replace(line, line.replace(f",{mask}", " ", 1)))
    verdicts = {r.statement.claim: r.outcome.verdict for r in found.results if r.statement.case == "inside"}
    assert verdicts == {"load_x_ptr": Verdict.PROVED, "store_y_ptr": Verdict.REFUTED}


@pytest.mark.parametrize("release", RELEASES)
def test_an_operation_that_is_new_says_what_it_is(release: str):
    text = (DATA / release / "paged.ttir").read_text()
    assert "arith.remsi" in text
    found = checked(release, "paged", text.replace("arith.remsi", "arith.newop"))
    said = {r.statement.claim: r.outcome.detail for r in found.results if r.outcome.verdict is Verdict.UNSUPPORTED}
    assert list(said) == ["load_cache_ptr", "not_looked_at_arith_newop"]
    assert "arith.newop at " in said["load_cache_ptr"]
    assert "has no meaning here" in said["load_cache_ptr"]


def test_the_texts_are_those_of_the_releases():
    found = {(folder.name, text.stem) for folder in DATA.iterdir() for text in folder.glob("*.ttir")}
    assert found == set(WRITTEN)
