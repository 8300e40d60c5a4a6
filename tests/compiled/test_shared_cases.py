"""Texts of releases with a bug, and with planted slips, where they are here: wrong ones are refuted, right ones proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from deciding import decided
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.texts import Texts
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


CASES = {
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


@pytest.mark.parametrize("name", CASES)
def test_the_right_text_is_proved(name: str):
    assert decided(subject(name, "right")).proved
