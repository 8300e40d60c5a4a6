"""Texts of releases with a bug, and with planted slips, where they are here: wrong ones are refuted, right ones proved."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from deciding import decided
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.texts import Texts
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term, as_int, const, integer
from tileprove.prover.triton.launching.launch import Launch, ScalarArgument, TensorArgument

ABOVE = Path(__file__).resolve().parents[3:5]
FOLDER = next((own for above in ABOVE if (own := above / "shared" / "compiled").is_dir()), Path("nowhere"))


def tensor(name: str, extent: Term | int, dtype: str = "fp32") -> TensorArgument:
    return TensorArgument(name, dtype, (as_int(extent),), (const(1),), as_int(extent))


def fixed(kernel: str, x: int, o: int) -> Launch:
    return Launch(kernel, {}, (const(1),), [tensor("x", x), tensor("o", o)])


def gather() -> Launch:
    n, m, st = integer("n", 1), integer("m", 1), integer("st", 1)
    arguments = [tensor("x", m), tensor("ix", n, "i32"), tensor("o", n)]
    scalars = [ScalarArgument("n", "i32", n), ScalarArgument("st", "i32", st)]
    return Launch("gather", {"n": n, "m": m}, ((n + 127) // 128,), [*arguments, *scalars])


def rows() -> Launch:
    n, sx, so, count = (integer(name, 1) for name in ("n", "sx", "so", "rows"))

    def strided(name: str, by: Term) -> TensorArgument:
        return TensorArgument(name, "fp32", (count, n), (by, const(1)), (count - 1) * by + n)

    scalars = [ScalarArgument(name, "i32", term) for name, term in (("n", n), ("sx", sx), ("so", so))]
    given = [n <= 256, n <= sx, n <= so, count * sx < 2**29, count * so < 2**29]
    sizes = {"n": n, "sx": sx, "so": so, "rows": count}
    return Launch("softmax", sizes, (count,), [strided("x", sx), strided("o", so), *scalars], given=given)


def nested() -> Launch:
    n = integer("n", -(2**31), 2**31)
    arguments = [tensor("x", 64), tensor("o", 64), ScalarArgument("n", "i32", n)]
    return Launch("rng_nest2", {"n": n}, (const(1),), arguments)


def halves() -> Launch:
    arguments = [tensor("x", 1 << 30, "bf16"), tensor("o", 1 << 29, "bf16")]
    return Launch("big29", {}, (const(1 << 19),), arguments)


def product() -> Launch:
    """One program's 32 rows and columns, for K = 80 (for any K it is proved too, in 25 s of processor time)."""

    def matrix(name: str, rows: int, columns: int, dtype: str) -> TensorArgument:
        return TensorArgument(
            name, dtype, (const(rows), const(columns)), (const(columns), const(1)), const(rows * columns)
        )

    tensors = [matrix("a", 32, 80, "fp16"), matrix("b", 80, 32, "fp16"), matrix("c", 32, 32, "fp32")]
    numbers = {"M": 32, "N": 32, "K": 80, "sa": 80, "sb": 32, "sc": 32}
    scalars = [ScalarArgument(name, "i32", const(number)) for name, number in numbers.items()]
    return Launch("matmul", {}, (const(1), const(1)), [*tensors, *scalars])


def recurrence() -> Launch:
    tensors = [*(tensor(name, 1 << 28, "bf16") for name in "kvwuh"), tensor("T", 1, "i32")]
    return Launch("rec", {}, (const(4),), tensors)


CASES = {
    "s01_softmax_ptx_mask": rows,
    "s02_softmax_ptx_bar": rows,
    "s08_softmax_amd_sentinel": rows,
    "r11326_call_cuda90_3.8.0": lambda: fixed("caller_b", 2048, 2048),
    "r11544_rem_div_cuda90_3.8.0": lambda: fixed("rem_div", 64, 512),
    "r7749_rem_load_cuda90": lambda: fixed("remneg", 128, 128),
    "r830_big29_3.5.1": halves,
    "r11313_nested_3.8.0": nested,
    "r871_load_3.5.1": lambda: fixed("big871", 1 << 30, 64),
    "r7749_div_load_gfx942": lambda: fixed("divneg", 4096, 128),
    "s03_transpose_ptx_swap": lambda: fixed("transpose", 1024, 1024),
    "s10_gather_amd_sext": gather,
    "s14_gather_amd_mask": gather,
}


def subject(name: str, side: str) -> Subject:
    folder = FOLDER / name
    if not folder.is_dir():
        pytest.skip("the texts are not here")
    parts = {}
    for kind in ("ttir", "ttgir", "ptx", "llir"):
        own = folder / f"{side}.{kind}"
        own = own if own.exists() else folder / f"right.{kind}"
        if own.exists():
            parts[kind] = own.read_text()
    return Subject(name, CASES[name](), Texts(parts["ttir"], parts["ttgir"], parts.get("ptx") or parts["llir"], side))


@pytest.mark.parametrize("name", CASES)
def test_the_wrong_text_is_refuted(name: str):
    assert decided(subject(name, "wrong")).refuted


@pytest.mark.parametrize("name", ["s02_softmax_ptx_bar", "r11326_call_cuda90_3.8.0"])
def test_a_missing_barrier_is_refuted_by_its_claim(name: str):
    found = decided(subject(name, "wrong"))
    assert found.verdict("apart") is Verdict.REFUTED
    assert found.verdict("reached") is Verdict.PROVED
    assert decided(subject(name, "right")).verdict("apart") is Verdict.PROVED


@pytest.mark.parametrize("name", CASES)
def test_the_right_text_is_proved(name: str):
    assert decided(subject(name, "right")).proved


def test_a_change_that_changes_nothing_is_proved(monkeypatch: pytest.MonkeyPatch):
    """With another loop's predicate for a copy's bytes: where it copies nothing, the source's mask lets nothing through."""
    monkeypatch.setitem(CASES, "s07_matmul_ptx_zfill", product)
    assert decided(subject("s07_matmul_ptx_zfill", "wrong")).proved


def test_what_has_no_meaning_is_named_wherever_it_stands(monkeypatch: pytest.MonkeyPatch):
    """Tensor memory and barriers of mbarrier: each instruction of it is an access of which is said why nothing is known."""
    monkeypatch.setitem(CASES, "n9871_static_cuda100", recurrence)
    own = subject("n9871_static_cuda100", "wrong")
    trace = Emitted(own.launch, own.texts).traced(None)
    named = Counter(re.sub(r"[.:].*", "", one.why.removeprefix("the meaning of ")) for one in trace.accesses if one.why)
    lines = own.texts.code.splitlines()
    assert set(named) == {"tcgen05", "mbarrier"}
    for one in trace.accesses:
        assert not one.why or re.search(r"tcgen05|mbarrier", lines[one.instruction.line - 1])
    assert named["tcgen05"] >= sum("tcgen05.mma" in line for line in lines)
