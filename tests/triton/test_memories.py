"""What is loaded from memory that the kernel writes is neither what callers promised nor twice the same; two arguments that
are one tensor have one memory."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_several_stores import QUICK, writes
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.stated import Statements

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "memories.py"


@pytest.fixture(scope="module")
def stated() -> dict[str, Statements]:
    return {w.name: Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(FILE)}


def last_store(own: Statements) -> tuple[Verdict, str]:
    """The worst verdict of the last store, and what is said of it."""
    check = decided(own, Cache(None), lambda asked: run_check(asked, QUICK, False))
    name = [result.statement.claim for result in check.results if result.statement.claim.startswith("store_")][-1]
    found = [r.outcome for r in check.results if r.statement.claim == name]
    worst = next((outcome for outcome in found if outcome.verdict is not Verdict.PROVED), found[0])
    return worst.verdict, worst.detail


@pytest.mark.parametrize("atomic", [False, True])
def test_a_second_load_is_not_the_first(stated: dict[str, Statements], atomic: bool):
    verdict, said = last_store(stated[f"again_{atomic}"])
    assert verdict is Verdict.UNSUPPORTED
    assert "what count_ptr holds when the kernel starts" in said
    verdict, said = last_store(stated[f"again_without_contract_{atomic}"])
    assert verdict is Verdict.UNKNOWN
    assert "may have left in count_ptr" in said


def test_a_promise_does_not_speak_of_what_the_kernel_stores(stated: dict[str, Statements]):
    check = decided(stated["two_tensors"], Cache(None), lambda asked: run_check(asked, QUICK, False))
    assert {result.outcome.verdict for result in check.results} == {Verdict.PROVED}
    assert list(stated["two_tensors"].formulas.written) == ["x_ptr", "out_ptr"]
    own = stated["one_tensor"]
    assert list(own.formulas.written) == ["x_ptr", "index_ptr"]
    check = decided(own, Cache(None), lambda asked: run_check(asked, QUICK, False))
    assert Verdict.UNSUPPORTED in {result.outcome.verdict for result in check.results}


def test_a_pointer_that_is_chosen_writes_both(stated: dict[str, Statements]):
    own = stated["chosen"]
    assert set(own.formulas.written) == {"x_ptr", "out_ptr", "index_ptr"}
    assert last_store(own)[0] is Verdict.UNSUPPORTED


def test_a_call_may_write(stated: dict[str, Statements]):
    assert set(stated["calling"].formulas.written) == {"x_ptr", "count_ptr"}
    assert last_store(stated["calling"])[0] is Verdict.UNSUPPORTED


def test_an_index_in_an_address_is_not_written(stated: dict[str, Statements]):
    assert list(stated["scattered"].formulas.written) == ["out_ptr"]
    assert last_store(stated["scattered"])[0] is Verdict.PROVED


def test_what_was_stored_before_is_no_counterexample(stated: dict[str, Statements]):
    assert last_store(stated["zeroed"])[0] is Verdict.UNKNOWN


def test_two_arguments_that_are_one_tensor(stated: dict[str, Statements]):
    found, _ = writes(stated["in_place_0"])
    assert found == {
        "writes_x_ptr": Verdict.PROVED,
        "writes_x_ptr_and_y_ptr": Verdict.PROVED,
        "writes_y_ptr": Verdict.PROVED,
    }
    found, _ = writes(stated["in_place_1"])
    assert found["writes_x_ptr_and_y_ptr"] is Verdict.REFUTED
    found, _ = writes(stated["apart"])
    assert found == {"writes_x_ptr": Verdict.PROVED, "writes_y_ptr": Verdict.PROVED}
