"""Every operation of a kernel is accounted for, in each release's text: what nobody lists is named, once for a place."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import const, integer
from tileprove.prover.triton.launching.launch import Launch, ScalarArgument, TensorArgument
from tileprove.prover.triton.stated import Statements
from tileprove.prover.triton.ttir.parsing import read
from tileprove.prover.triton.ttir.records import block_shape

TEXTS = sorted((Path(__file__).parent / "data" / "releases").rglob("*.ttir"))
HEAD = "module {\n  tt.func public @own(%x: !tt.ptr<i32>, %n: i32) {\n    %c = arith.constant 1 : i32\n"
NAMES = {"f16": "fp16", "bf16": "bf16", "i32": "int32", "i64": "int64", "i8": "int8"}
TAIL = "    tt.store %x, %c : !tt.ptr<i32>\n    tt.return\n  }\n"


def launch_of(text: str) -> Launch:
    """Some launch: nothing is decided."""
    n = integer("n", 1)
    arguments = [
        TensorArgument(value.name, NAMES.get(value.type.pointee, "fp32"), (n,), (const(1),), n)
        if value.type.is_pointer or block_shape(value.type)
        else ScalarArgument(value.name, value.type.element, n if value.type.bits else None)
        for value in read(text, "own").kernels[0].arguments
    ]
    return Launch("own", {"n": n}, (n, n), arguments)


def named(text: str) -> list[str]:
    """What the result says is not looked at."""
    first = Statements("own", launch_of(text), text, "own.py", 1).first()
    found = [claim for claim, _ in first.given if claim.startswith(("not_looked_at", "unread"))]
    assert all(first.given[key].verdict is Verdict.UNSUPPORTED for key in first.given if key[0] in found)
    return [first.names[claim] for claim in found]


@pytest.mark.parametrize("file", TEXTS, ids=[f"{file.parent.name}-{file.stem}" for file in TEXTS])
def test_every_operation_of_each_release_is_accounted_for(file: Path):
    assert named(file.read_text()) == []


@pytest.mark.parametrize("file", TEXTS, ids=[f"{file.parent.name}-{file.stem}" for file in TEXTS])
def test_an_operation_that_a_release_brings_is_named_wherever_it_stands(file: Path):
    lines = file.read_text().splitlines(keepends=True)
    starts = [at for at, line in enumerate(lines) if line.lstrip().startswith(("%", "tt.store"))]
    for at in (starts[0], starts[len(starts) // 2], starts[-1]):
        planted = [*lines[:at], "    tt.sends_away loc(unknown)\n", *lines[at:]]
        assert named("".join(planted)) == ["tt.sends_away is not looked at"]


def in_function(operation: str) -> str:
    return (
        f"{HEAD}    tt.call @other(%c) : (i32) -> ()\n{TAIL}"
        f"  tt.func private @other(%a: i32) attributes {{noinline = true}} {{\n    {operation}\n    tt.return\n  }}\n}}\n"
    )


def in_region(operation: str) -> str:
    return (
        f"{HEAD}    %r = tt.make_range {{end = 8 : i32, start = 0 : i32}} : tensor<8xi32>\n"
        '    %s = "tt.reduce"(%r) <{axis = 0 : i32}> ({\n    ^bb0(%a: i32, %b: i32):\n'
        f"      {operation}\n      tt.reduce.return %a : i32\n    }}) : (tensor<8xi32>) -> i32\n{TAIL}}}\n"
    )


@pytest.mark.parametrize("around", [in_function, in_region])
def test_functions_and_regions_are_counted_too(around):
    assert named(around("%q = arith.addi %a, %a : i32")) == []
    assert named(around("%q = arith.new_sum %a, %a : i32")) == ["arith.new_sum is not looked at"]


def test_a_call_of_a_function_that_is_not_there_is_named():
    text = f"{HEAD}    tt.call @elsewhere(%c) : (i32) -> ()\n{TAIL}}}\n"
    assert named(text) == ["tt.call of elsewhere is not looked at"]


def test_a_function_that_calls_itself_is_named():
    text = in_function("tt.call @other(%a) : (i32) -> ()")
    assert named(text) == ["tt.call of other is not looked at"]


def test_one_line_for_a_place():
    place = '#loc7 = loc("own.py":7:3)\n'
    twice = "    tt.sends_away loc(#loc7)\n" * 20 + "    tt.sends_away loc(unknown)\n"
    assert named(f"{place}{HEAD}{twice}{TAIL}}}\n") == ["tt.sends_away is not looked at"] * 2


def test_a_function_that_is_called_twice_does_not_hide_one_that_is_not():
    other = "  tt.func private @alone(%p: !tt.ptr<i32>) {\n    %v = tt.load %p : !tt.ptr<i32>\n    tt.return\n  }\n"
    text = (
        f"{HEAD}    tt.call @other(%x) : (!tt.ptr<i32>) -> ()\n    tt.call @other(%x) : (!tt.ptr<i32>) -> ()\n{TAIL}"
        "  tt.func private @other(%p: !tt.ptr<i32>) {\n    %v = tt.load %p : !tt.ptr<i32>\n    tt.return\n  }\n"
    )
    assert named(text + "}\n") == []
    assert named(text + other + "}\n") == ["tt.load"]


@pytest.mark.parametrize(
    ("text", "pure", "named_so"),
    [("add.u32 $0, $1, 1;", "true", False), ("add.u32 $0, $1, 1;", "false", True), ("ld.u32 $0, [$1];", "true", True)],
)
def test_assembly_is_named_by_what_it_may_do(text: str, pure: str, named_so: bool):
    said = f'{{constraints = "=r,r", packed_element = 1 : i32, pure = {pure}}}'
    lines = f'{HEAD}    %q = tt.elementwise_inline_asm "{text}" {said} %c : i32 -> i32\n{TAIL}}}\n'
    first = Statements("own", launch_of(lines), lines, "own.py", 1).first()
    assert [name for (name, _) in first.given] == ["assembly_memory"] * named_so


@pytest.mark.parametrize("word", ["", "unsigned "])
def test_a_loop_that_compares_unsigned_numbers_is_not_read_as_another(word: str):
    """No release prints it today; of 2^31 iterations a signed comparison makes none."""
    loop = f"    scf.for {word}%i = %c to %n step %c : i32 {{\n      tt.store %x, %i : !tt.ptr<i32>\n    }}\n"
    text = HEAD + loop + TAIL + "}\n"
    first = Statements("own", launch_of(text), text, "own.py", 1).first()
    unread = {claim for (claim, _), outcome in first.given.items() if outcome.verdict is Verdict.UNSUPPORTED}
    in_loop = {name for name, access in first.accesses.items() if access.operation.line == 5}
    assert len(in_loop) == 1
    assert (in_loop <= unread) is bool(word)
