"""Kernels as people write them: what is right is proved for all sizes, each slip is refuted with a lane that shows it."""

from dataclasses import replace
from pathlib import Path

import pytest
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.launching.launch import TensorArgument
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

DATA = Path(__file__).parent / "data"
GOOD = (
    "add", "softmax", "norm", "dropout", "matmul", "attention", "gather", "segments", "cancelling", "search", "carried",
    "copy", "chunks", "heads", "table",
)  # fmt: skip
# launch -> the claim that is refuted, its case, and what running the lane says
BAD = {
    "no_mask": ("store_out_ptr", "inside", "writes element 1 of out_ptr, which has 1"),
    "one_off": ("store_x_ptr", "inside", "writes element 1 of x_ptr, which has 1"),
    "wraps": ("store_x_ptr", "no wrap", "without wrap-around"),
    "wrong_stride": ("store_x_ptr", "inside", "writes element 2 of x_ptr, which has 2"),
    "one_program_more": ("store_x_ptr", "inside", "writes element 1 of x_ptr, which has 1"),
    "beyond_table": ("load_table_ptr", "inside", "reads element 1 of table_ptr, which has 1"),
    "last_round": ("store_x_ptr", "inside", "writes element 1 of x_ptr, which has 1"),
    "by_zero": ("divisions", "arith.remsi", "divides by 0"),
    "written_twice": ("writes_out_ptr", "no two programs write one element", "both write element 0 of out_ptr"),
    "neighbours": ("writes_x_ptr_and_x_ptr_2", "no two programs write one element", "both write element 1 of x_ptr"),
    "described_too_large": ("store_x_ptr", "inside", "writes element 16 of x_ptr, which has 16"),
    "wrong_column": ("store_x_ptr", "inside", "writes element 1 of x_ptr, which has 1"),
    "no_mask_for_some_constexpr": ("store_x_ptr", "inside", "writes element 1 of x_ptr, which has 1"),
    "scatters_a_row_too_many": ("store_out_ptr", "inside", "writes element 16 of out_ptr, which has 16"),
    "scatters_to_rows_of_two_programs": (
        "writes_out_ptr", "no two programs write one element", "both write element 0 of out_ptr"
    ),
    "late_return": ("store_x_ptr", "inside", "writes element 32 of x_ptr, which has 32"),
}  # fmt: skip


@pytest.fixture(scope="module")
def stated() -> dict[str, Statements]:
    found = [*launches(DATA / "good.py"), *launches(DATA / "bad.py")]
    return {w.name: Statements(w.name, w.launch, w.text, w.file, w.line) for w in found}


def check(statements: Statements) -> LaunchCheck:
    return decided(statements, Cache(None), lambda own: run_check(own, LIMITS, False))


@pytest.mark.parametrize("name", GOOD)
def test_right_kernels_are_proved(stated: dict[str, Statements], name: str):
    found = check(stated[name]).results
    assert found
    assert [(r.statement.name, r.outcome.detail) for r in found if r.outcome.verdict is not Verdict.PROVED] == []


@pytest.mark.parametrize("name", BAD)
def test_slips_are_refuted(stated: dict[str, Statements], name: str):
    claim, case, said = BAD[name]
    found = {(r.statement.claim, r.statement.case): r.outcome for r in check(stated[name]).results}
    assert found[claim, case].verdict is Verdict.REFUTED
    assert said in found[claim, case].detail


def test_what_is_shared_may_be_written_by_several_programs(stated: dict[str, Statements]):
    assert {r.outcome.verdict for r in check(stated["same_value"]).results} == {Verdict.PROVED}


@pytest.mark.parametrize("name", ["never_launched", "never_fits"])
def test_promises_that_contradict_each_other_prove_nothing(stated: dict[str, Statements], name: str):
    found = check(stated[name]).results
    assert Verdict.VACUOUS in {r.outcome.verdict for r in found if r.statement.claim == "store_x_ptr"}


def test_memory_that_is_one_element_smaller_is_refuted(stated: dict[str, Statements]):
    """Each access reaches the last element of its tensor, so none is proved for less."""
    for name in ("add", "softmax", "gather"):
        own = stated[name]
        for at, argument in enumerate(own.launch.arguments):
            if not isinstance(argument, TensorArgument):
                continue
            kept = own.launch.arguments
            smaller = replace(argument, allocation=argument.allocation - 1)
            own.launch.arguments = [*kept[:at], smaller, *kept[at + 1 :]]
            try:
                cases = {r.statement.claim: r for r in check(own).results if r.statement.case == "inside"}
                touched = [r for claim, r in cases.items() if argument.name in own_names(own, claim)]
                assert touched
                assert all(r.outcome.verdict is Verdict.REFUTED for r in touched), argument.name
            finally:
                own.launch.arguments = kept


def own_names(statements: Statements, claim: str) -> str:
    return statements.first().names[claim]
