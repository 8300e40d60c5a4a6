"""TTIR as text: what is read, where it is from, and text that is none."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from tileprove.prover.language.terms import const, integer, truth
from tileprove.prover.triton.claimed import own_place
from tileprove.prover.triton.launching.launch import Launch, ScalarArgument, TensorArgument
from tileprove.prover.triton.machine.accesses import accesses as touching
from tileprove.prover.triton.machine.accesses import starts_of, visited
from tileprove.prover.triton.replay.accesses import touched
from tileprove.prover.triton.replay.lane import Runner
from tileprove.prover.triton.replay.program import Program
from tileprove.prover.triton.stated import Statements
from tileprove.prover.triton.ttir.counting import accesses
from tileprove.prover.triton.ttir.errors import TritonError, Unsupported
from tileprove.prover.triton.ttir.parsing import read
from tileprove.prover.triton.ttir.records import Type, parse_type

TEXT = (Path(__file__).parent / "data" / "rows.ttir").read_text()


def operations(text: str) -> Counter[str]:
    module = read(text, "k.ttir")
    return Counter(o.name for f in module.functions.values() for o in f.operations)


def test_types():
    assert parse_type("tensor<64x16x!tt.ptr<f32>>") == Type("ptr", (64, 16), "f32")
    assert parse_type("!tt.ptr<f16, 1>") == Type("ptr", (), "f16")
    assert parse_type("tensor<2x!tt.ptr<!tt.ptr<i8>>>").shape == (2,)
    assert (parse_type("i1").bits, parse_type("index").bits, parse_type("f8E4M3FN").bits) == (1, 64, 0)
    assert str(parse_type("tensor<4xi32>")) == "tensor<4xi32>"


def test_a_module():
    module = read(TEXT, "rows.ttir")
    (kernel,) = module.kernels
    assert kernel.name == "rows"
    assert [(a.name, str(a.type)) for a in kernel.arguments] == [
        ("x", "!tt.ptr<f32>"), ("n", "i32"), ("flag", "i1")
    ]  # fmt: skip
    loop = next(o for o in kernel.operations if o.name == "scf.for")
    assert [str(v.type) for v in loop.results] == ["tensor<8x!tt.ptr<f32>>", "i32"]
    assert [str(v.type) for v in loop.regions[0].entry.arguments] == ["i32", "tensor<8x!tt.ptr<f32>>", "i32"]
    choice = next(o for o in kernel.operations if o.name == "scf.if")
    assert len(choice.regions) == 2
    assert [block.label for block in kernel.body.blocks] == ["", "^bb1", "^bb2"]


def test_places_go_through_names_calls_and_fusions():
    kernel = read(TEXT, "rows.ttir").kernels[0]
    places = {o.name: o.place for o in kernel.operations}
    assert (places["tt.store"].file, places["tt.store"].line, places["tt.store"].column) == ("rows.py", 12, 9)
    load = places["tt.load"]  # in a function of Triton's own, called in line 9
    assert load.file.endswith("/triton/language/standard.py")
    assert (own_place(load).file, own_place(load).line) == ("rows.py", 9)
    assert places["scf.if"].line == 10


def test_counting_does_not_ask_the_reader():
    assert accesses(TEXT) == Counter({"tt.load": 1, "tt.store": 1})
    assert accesses('%x = "tt.load"(%p) : (!tt.ptr<f32>) -> f32') == Counter({"tt.load": 1})
    assert accesses('%x = foo "tt.load %p"\n// tt.store %p\n%tt.store = a.b') == Counter()
    assert accesses("%r = ttng.async_tma_copy_global_to_local %a") == Counter(
        {"ttng.async_tma_copy_global_to_local": 1}
    )
    assert accesses("%r = tt.gather %a[%b]") == Counter()


def rows_launch() -> Launch:
    n = integer("n", 1)
    return Launch("rows", {"n": n}, (n,), [
        TensorArgument("x", "fp32", (n,), (const(1),), n), ScalarArgument("n", "i32", n),
        ScalarArgument("flag", "i1", const(1)),
    ])  # fmt: skip


def test_an_access_in_a_function_that_is_called_is_not_passed_over():
    other = "tt.func private @other(%p: !tt.ptr<f32>) {\n    %v = tt.load %p : !tt.ptr<f32>\n    tt.return\n  }"
    called = TEXT.replace("module {", "module {\n  " + other)
    first = Statements("rows", rows_launch(), called, "rows.py", 1).first()
    said = [outcome.detail for (claim, _), outcome in first.given.items() if claim == "unread_tt_load"]
    assert said == ["the text has 1 more tt.load than were read: in a function that is not inlined"]


def test_an_operation_without_a_meaning_is_named_and_makes_its_access_unsupported():
    text = TEXT.replace("arith.muli %c, %n", "arith.newop %c, %n")
    first = Statements("rows", rows_launch(), text, "rows.py", 1).first()
    said = {claim: outcome.detail for (claim, _), outcome in first.given.items()}
    assert list(said) == ["store_x", "not_looked_at_arith_newop"]
    assert "arith.newop at rows.py:11 has no meaning here" in said["store_x"]


def test_a_memory_operation_without_a_meaning_is_unsupported():
    text = TEXT.replace("tt.store", "tt.experimental_store")
    first = Statements("rows", rows_launch(), text, "rows.py", 1).first()
    assert [outcome.detail for outcome in first.given.values()] == ["tt.experimental_store has no meaning here"]


@pytest.mark.parametrize(("said", "stores"), [("true", 1), ("false", 0)])
def test_a_truth_is_printed_without_its_type(said: str, stores: int):
    """The mask of a store is the constant: with `true` all lanes are let through, with `false` none."""
    text = (
        "module {\ntt.func public @rows(%x: !tt.ptr<f32>, %n: i32, %flag: i1) {\n"
        f"%t = arith.constant {said} loc(unknown)\n%v = arith.constant 0.0 : f32\n"
        "tt.store %x, %v, %t : !tt.ptr<f32>\ntt.return\n}\n}"
    )
    statements = Statements("rows", rows_launch(), text, "rows.py", 1)
    (access,) = statements.formulas.accesses
    (arm,) = statements.formulas.formula(access, None).arms
    assert arm.mask.exact is truth(bool(stores))
    touch = touched(Runner(statements.function, Program((0, 0, 0), (1, 1, 1), ["x", 1, 1])), access.operation,
                    access.pointer, access.mask, (), {})  # fmt: skip
    assert touch.runs == bool(stores)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tt.func @k() {\n%a = arith.muli true\n}", "does not say the type"),
        ("", "there is no tt.func"),
        ("hello", "'tt.func' is needed here"),
        ("module {", "is needed here"),
        ("\x00\x01", "cannot read"),
        ("tt.func @k(%a: i32) {\n%b = arith.addi %a, %c : i32\n}", "%c is used before it is defined"),
        ("tt.func @k(%a: i32) {\n%a = arith.addi %a, %a : i32\n}", "%a is defined twice"),
        ("tt.func @k(%a: i32) {\n%b = arith.addi %a, %a\n}", "does not say the type"),
        ("tt.func @k(%a: i32) {\n%b = tt.splat %a : i32 -> tensor<8xi32\n}", "is not closed"),
        ("tt.func @k(%a: i32) {\n" + "scf.if %a {\n" * 400, "deep"),
        ("tt.func @k(%a: i32) {\n%b:9999 = x.y %a : i32\n%c = x.y %b#99999 : i32\n}", "%b#99999"),
    ],
)
def test_text_that_is_none_is_one_line(text: str, said: str):
    with pytest.raises(TritonError) as error:
        read(text, "k.ttir")
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_damaged_text_is_read_or_refused():
    """Whatever a file says, the reader answers with records or with one line, and what is read states claims or refuses."""
    chance = random.Random(1)
    refused, lines = 0, list[str]()
    for _ in range(400):
        text = list(TEXT)
        for _ in range(chance.randrange(1, 6)):
            at = chance.randrange(len(text))
            text[at] = chance.choice(("", "%", "}", "{", "<", ">", '"', "\n", "0", "x", text[at] * 2))
        try:
            Statements("rows", rows_launch(), "".join(text), "rows.py", 1).first()
        except TritonError as error:
            refused += 1
            lines.append(str(error))
    assert 100 < refused < 400
    assert not any("\n" in line for line in lines)


def test_branches_in_a_circle_are_refused():
    text = "tt.func public @k(%a: i1) {\ncf.br ^bb1\n^bb1:\ncf.cond_br %a, ^bb1, ^bb2\n^bb2:\ntt.return\n}"
    launch = Launch("k", {}, (), [ScalarArgument("a", "i1", const(1))])
    with pytest.raises(TritonError, match="go in a circle"):
        Statements("k", launch, text, "k.py", 1)


def test_a_gather_by_rows_of_another_form_is_not_read():
    """One row's number for a block of several rows, or a block that is no matrix: no meaning is guessed."""
    text = """
module {
  tt.func public @kernel(%x: !tt.ptr<f16>, %n: i32) {
    %c = arith.constant 1 : i64
    %d = tt.make_tensor_descriptor %x, [%n, %n], [%c, %c] : <f16>, <1x64xf16>
    %r = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %f = tt.descriptor_gather %d[ROWS] : (!tt.tensordesc<1x64xf16>, KINDS) -> tensor<32x64xf16>
    tt.return
  }
}
"""
    for rows, kinds, known in (
        ("%r, %n", "tensor<32xi32>, i32", True),
        ("%n, %r", "i32, tensor<32xi32>", False),
        ("%n, %n", "i32, i32", False),
    ):
        (kernel,) = read(text.replace("ROWS", rows).replace("KINDS", kinds), "k.ttir").kernels
        (access,) = touching(visited(kernel))
        assert access.shape == (32, 64)
        if known:
            assert len(starts_of(access.operation, 2)) == 2
        else:
            with pytest.raises(Unsupported, match="is not by rows of two axes"):
                starts_of(access.operation, 2)
