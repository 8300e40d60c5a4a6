"""The interpreter of TTIR: reading, moving elements, control flow, memory, floats and descriptors, against plain numpy."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest
from tileprove.concrete.interpreter import ttir
from tileprove.concrete.interpreter.ttir.floats import NARROW, encoded, table
from ttir_running import Held, Seen, kernel

DATA = Path(__file__).parent.parent / "triton" / "data"
TEXTS = sorted(DATA.rglob("*.ttir"))
PTR, V = "!tt.ptr<i32>", "tensor<8xi32>"
LANES = f"%at = tt.make_range {{end = 8 : i32, start = 0 : i32}} : {V}\n"
OUT = (
    f"%ps = tt.splat %p : {PTR} -> tensor<8x{PTR}>\n%pp = tt.addptr %ps, %at : tensor<8x{PTR}>, {V}\n"
    f"tt.store %pp, %out : tensor<8x{PTR}>"
)


def stored(body: str, more: str = "", **given: int) -> list[int]:
    """What a kernel stores that ends in %out, a tensor of eight."""
    names = "".join(f", %{name}: i32" for name in given)
    text = kernel(f"%p: {PTR}{names}", f"{LANES}{body}\n{OUT}", more)
    seen = Seen(text, [ttir.Pointer("p"), *given.values()], {"p": Held(bytes(32))})
    return seen.stored().astype(np.uint32).view(np.int32).tolist()


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_texts_of_all_releases_are_read_and_run(file: Path):
    own = ttir.read(file.read_text())
    memory = {name: Held(np.arange(4096, dtype=np.int32) % 5) for name, kind in own.arguments if "ptr" in kind}
    arguments = [
        ttir.Pointer(name) if name in memory else 1.5 if kind.startswith("f") else 70 for name, kind in own.arguments
    ]
    events: list[object] = []
    told = ttir.run(own, arguments, (4, 4, 4), [(0, 0, 0), (1, 0, 0)], memory, events.append, time.monotonic() + 20)
    assert told.programs == 2
    assert told.touches == sum(isinstance(event, ttir.Touch) for event in events)


def test_every_release_says_the_same():
    """A kernel's texts of several releases touch the same bytes."""
    for name in ("attention", "norm", "paged", "described", "striding"):
        told = []
        for file in (own for own in TEXTS if own.stem == name):
            own = ttir.read(file.read_text())
            memory = {at: Held(np.arange(4096, dtype=np.int32) % 5) for at, kind in own.arguments if "ptr" in kind}
            arguments = [
                ttir.Pointer(at) if at in memory else 1.5 if kind.startswith("f") else 70 for at, kind in own.arguments
            ]
            numbers = {at: str(number) for number, at in enumerate(memory)}
            events: list[object] = []
            ttir.run(own, arguments, (4, 4, 4), [(1, 0, 0)], memory, events.append, time.monotonic() + 20)
            told.append({
                (event.kind, numbers[event.space[0]], *event.byte.tolist())
                for event in events if isinstance(event, ttir.Touch)
            })  # fmt: skip
        assert len(told) > 1
        assert all(own == told[0] for own in told), name


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("module {", 1), ("tt.func public @k() {\n  tt.return", 2), ("module {\n tt.func public @k(%a i32) {}\n}", 2),
        (kernel("%a: i32", "%b = arith.addi %a, %c : i32"), 3), ("nothing", 1), (kernel("%a: i32", "%b = £"), 3), ("", 1),
    ],
)  # fmt: skip
def test_a_text_that_is_none_is_refused_with_its_line(text: str, line: int):
    with pytest.raises(ttir.TextError, match=f"line {line}:"):
        ttir.read(text)


def test_what_is_not_known_is_named():
    with pytest.raises(ttir.NotRun, match=r"tt\.new_operation at line 3"):
        ttir.read(kernel("%a: i32", "%b = tt.new_operation %a : i32"))


def test_moving_elements():
    body = (
        f"%m = tt.reshape %at : {V} -> tensor<2x4xi32>\n"
        "%t = tt.trans %m {order = array<i32: 1, 0>} : tensor<2x4xi32> -> tensor<4x2xi32>\n"
        f"%out = tt.reshape %t : tensor<4x2xi32> -> {V}"
    )
    assert stored(body) == np.arange(8).reshape(2, 4).T.ravel().tolist()
    body = (
        "%a = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>\n"
        "%b = tt.make_range {end = 8 : i32, start = 4 : i32} : tensor<4xi32>\n"
        f"%j = tt.join %a, %b : tensor<4xi32> -> tensor<4x2xi32>\n%out = tt.reshape %j : tensor<4x2xi32> -> {V}"
    )
    assert stored(body) == [0, 4, 1, 5, 2, 6, 3, 7]
    body += f"\n%l, %r = tt.split %j : tensor<4x2xi32> -> tensor<4xi32>\n%c = tt.cat %l, %r : tensor<4xi32> -> {V}"
    assert sorted(stored(body.replace("%out", "%x") + f"\n%out = arith.addi %c, %c : {V}")) == list(range(0, 16, 2))
    body = (
        "%e = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>\n"
        "%x = tt.expand_dims %e {axis = 1 : i32} : tensor<2xi32> -> tensor<2x1xi32>\n"
        f"%y = tt.broadcast %x : tensor<2x1xi32> -> tensor<2x4xi32>\n%out = tt.reshape %y : tensor<2x4xi32> -> {V}"
    )
    assert stored(body) == [0] * 4 + [1] * 4
    body = f"%seven = arith.constant dense<7> : {V}\n%i = arith.subi %seven, %at : {V}\n"
    body += f"%out = tt.gather %at[%i] {{axis = 0 : i32}} : ({V}, {V}) -> {V}"
    assert stored(body) == list(range(7, -1, -1))


def test_reordering_takes_any_order():
    body = f"%out = tt.reshape %at allow_reorder : {V} -> {V}"
    assert sorted(stored(body)) == list(range(8))
    assert stored(body) != list(range(8))


@pytest.mark.parametrize("reverse", [False, True])
def test_reductions_and_scans(reverse: bool):
    region = "({{\n^bb0(%x: i32, %y: i32):\n%z = {0} %x, %y : i32\n{1}.return %z : i32\n}})"
    squares = f"%s = arith.muli %at, %at : {V}\n"
    scan = f'%out = "tt.scan"(%s) <{{axis = 0 : i32, reverse = {str(reverse).lower()}}}> '
    found = stored(squares + scan + region.format("arith.addi", "tt.scan") + f" : ({V}) -> {V}")
    order = slice(None, None, -1 if reverse else 1)
    assert found == (np.arange(8)[order] ** 2).cumsum()[order].tolist()
    total = (
        '%r = "tt.reduce"(%s) <{axis = 0 : i32}> ' + region.format("arith.maxsi", "tt.reduce") + f" : ({V}) -> i32\n"
    )
    assert stored(squares + total + f"%out = tt.splat %r : i32 -> {V}") == [49] * 8


def test_a_region_with_a_branch_is_run_for_each_element():
    body = (
        '%out = "tt.map_elementwise"(%at) <{pack = 1 : i32}> ({\n^bb0(%x: i32):\n%c4 = arith.constant 4 : i32\n'
        "%c = arith.cmpi slt, %x, %c4 : i32\n%y = scf.if %c -> (i32) {\n%a = arith.addi %x, %c4 : i32\nscf.yield %a : i32\n"
        "} else {\nscf.yield %c4 : i32\n}\ntt.map_elementwise.return %y : i32\n}) : " + f"({V}) -> {V}"
    )
    assert stored(body) == [4, 5, 6, 7, 4, 4, 4, 4]


LOOPS = """%c0 = arith.constant 0 : i32
%c1 = arith.constant 1 : i32
%a = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (i32)  : i32 {
  %w = scf.while (%j = %c0) : (i32) -> i32 {
    %c = arith.cmpi slt, %j, %i : i32
    scf.condition(%c) %j : i32
  } do {
  ^bb0(%k: i32):
    %k1 = arith.addi %k, %c1 : i32
    scf.yield %k1 : i32
  }
  %t = arith.addi %s, %w : i32
  scf.yield %t : i32
}
%out = tt.splat %a : i32 -> tensor<8xi32>"""


def test_loops_in_loops():
    for n in (0, 1, 2, 9):
        assert stored(LOOPS, n=n) == [sum(range(n))] * 8


def test_what_a_loop_must_not_do_is_told():
    bad = "%c = arith.constant 0 : i32\nscf.for %i = %a to %b step %s : i32 {\n%u = arith.addi %i, %i : i32\n}"
    text = kernel("%a: i32, %b: i32, %s: i32", bad)
    top = (1 << 31) - 1
    for given, wanted in (
        ((0, 4, 0), ["step"]), ((0, 4, -1), ["step"]), ((0, 4, 1), []), ((top - 3, top, 4), ["counter"]),
        ((top - 3, top, 3), []), ((4, 0, 1), []),
    ):  # fmt: skip
        assert Seen(text, given, {}).undefined == wanted, given


def test_calls_and_branches():
    helper = """tt.func private @half(%x: i32, %y: i32) -> i32 attributes {noinline = true} {
      %c = arith.cmpi slt, %x, %y : i32
      cf.cond_br %c, ^bb1, ^bb2(%y : i32)
    ^bb1:  // pred: ^bb0
      cf.br ^bb2(%x : i32)
    ^bb2(%z: i32):  // 2 preds
      %r = arith.addi %z, %z : i32
      tt.return %r : i32
    }"""
    body = f"%r = tt.call @half(%n, %m) : (i32, i32) -> i32\n%out = tt.splat %r : i32 -> {V}"
    assert stored(body, helper, n=3, m=5) == [6] * 8
    assert stored(body, helper, n=9, m=5) == [10] * 8


def test_memory_remembers_bytes():
    """A word is stored, one of its bytes changed, and the word loaded."""
    text = kernel(
        f"%p: {PTR}, %v: i32, %b: i8",
        f"tt.store %p, %v : {PTR}\n%q = tt.bitcast %p : {PTR} -> !tt.ptr<i8>\n%c2 = arith.constant 2 : i32\n"
        "%r = tt.addptr %q, %c2 : !tt.ptr<i8>, i32\ntt.store %r, %b : !tt.ptr<i8>\n"
        f"%w = tt.load %p : {PTR}\n%c1 = arith.constant 1 : i32\n%s = tt.addptr %p, %c1 : {PTR}, i32\n"
        f"tt.store %s, %w : {PTR}",
    )
    seen = Seen(text, [ttir.Pointer("p"), 0x11223344, 0x55], {"p": Held(bytes(8))})
    assert int(seen.stored()[0]) == 0x11553344
    assert [touch.byte[0] for touch in seen.touches] == [0, 2, 0, 4]


def test_programs_see_what_others_stored():
    body = (
        f"%x = tt.load %p : {PTR}\n%c1 = arith.constant 1 : i32\n%y = arith.addi %x, %c1 : i32\ntt.store %p, %y : {PTR}"
    )
    programs = [(at, 0, 0) for at in range(5)]
    seen = Seen(
        kernel(f"%p: {PTR}", body), [ttir.Pointer("p")], {"p": Held(bytes(4))}, grid=(5, 1, 1), programs=programs
    )
    assert int(seen.stored()[0]) == 5


@pytest.mark.parametrize(
    ("kind", "start", "wanted"),
    [
        ("add", 1, 29), ("max", 3, 7), ("min", 3, 0), ("umax", -1, -1), ("umin", -1, 0), ("and", 7, 0), ("or", 8, 15),
        ("xor", 1, 1), ("exch", 5, 7),
    ],
)  # fmt: skip
def test_atomics_at_one_place_come_one_after_the_other(kind: str, start: int, wanted: int):
    text = kernel(
        f"%p: {PTR}",
        f"{LANES}%t = arith.constant dense<true> : tensor<8xi1>\n%s = tt.splat %p : {PTR} -> tensor<8x{PTR}>\n"
        f"%o = tt.atomic_rmw {kind}, acq_rel, gpu, %s, %at, %t : (tensor<8x{PTR}>, {V}, tensor<8xi1>) -> {V}\n"
        f"%w = tt.load %p : {PTR}\ntt.store %p, %w : {PTR}",
    )
    seen = Seen(text, [ttir.Pointer("p")], {"p": Held(np.array([start], np.int32))})
    assert int(seen.stored().astype(np.uint32).view(np.int32)[0]) == wanted


def test_masked_lanes_touch_nothing_and_read_the_other():
    body = (
        f"%s = tt.splat %p : {PTR} -> tensor<8x{PTR}>\n%a = tt.addptr %s, %at : tensor<8x{PTR}>, {V}\n"
        f"%n8 = tt.splat %n : i32 -> {V}\n%m = arith.cmpi slt, %at, %n8 : {V}\n%o = arith.constant dense<-5> : {V}\n"
        f"%out = tt.load %a, %m, %o : tensor<8x{PTR}>"
    )
    text = kernel(f"%p: {PTR}, %n: i32", f"{LANES}{body}\n{OUT}")
    seen = Seen(text, [ttir.Pointer("p"), 3], {"p": Held(np.arange(10, 18, dtype=np.int32))})
    assert seen.touches[0].lane.tolist() == [0, 1, 2]
    assert seen.stored().astype(np.uint32).view(np.int32).tolist() == [10, 11, 12] + [-5] * 5
    assert seen.run.branches[text.split("tt.load")[0].count("\n") + 1] == {True, False}


def test_undefined_lanes_are_any_number():
    text = kernel(
        f"%p: {PTR}, %f: i1", f"%v = tt.load %p, %f : {PTR}\ntt.store %p, %v : {PTR}",
    )  # fmt: skip
    found = {int(Seen(text, [ttir.Pointer("p"), 0], {"p": Held(bytes(4))}, seed=seed).stored()[0]) for seed in range(9)}
    assert len(found) > 4


def test_descriptors_count_in_their_own_elements_and_stay_inside():
    """A block of 4 x 8 at (2, 4) of 3 rows of 10 columns, over a pointer to bytes: one row, six columns."""
    text = kernel(
        "%p: !tt.ptr<i8>, %h: i32, %w: i32, %s: i64, %y: i32, %x: i32",
        "%q = tt.bitcast %p : !tt.ptr<i8> -> !tt.ptr<f16>\n%c1 = arith.constant 1 : i64\n"
        "%d = tt.make_tensor_descriptor %q, [%h, %w], [%s, %c1] : <f16>, <tensor<4x8xf16>>\n"
        "%v = tt.descriptor_load %d[%y, %x] : !tt.tensordesc<tensor<4x8xf16>> -> tensor<4x8xf16>\n"
        "tt.descriptor_store %d[%y, %x], %v : !tt.tensordesc<tensor<4x8xf16>>, tensor<4x8xf16>",
    )
    content = np.arange(48, dtype=np.float16)
    for y, x, rows, columns in ((2, 4, [2], range(4, 10)), (-1, -3, [0, 1, 2], range(5)), (5, 0, [], range(0))):
        seen = Seen(text, [ttir.Pointer("p"), 3, 10, 16, y, x], {"p": Held(content)})
        wanted = [2 * (16 * row + column) for row in rows for column in columns]
        assert [touch.byte.tolist() for touch in seen.touches] == [wanted] * (2 if wanted else 0)
        if wanted:
            assert seen.stored().astype(np.uint16).view(np.float16).tolist() == [at / 2 for at in wanted]


def test_pointers_of_two_tensors_and_as_integers():
    text = kernel(
        f"%p: {PTR}, %q: {PTR}, %f: i1",
        f"%s = arith.select %f, %p, %q : {PTR}\n%i = tt.ptr_to_int %s : {PTR} -> i64\n%c8 = arith.constant 8 : i64\n"
        f"%j = arith.addi %i, %c8 : i64\n%r = tt.int_to_ptr %j : i64 -> {PTR}\n%v = tt.load %r : {PTR}",
    )
    for flag, name in ((1, "p"), (0, "q")):
        memory = {"p": Held(bytes(12)), "q": Held(bytes(12))}
        (touch,) = Seen(text, [ttir.Pointer("p"), ttir.Pointer("q"), flag], memory).touches
        assert (touch.space[0], touch.byte[0]) == (name, 8)


@pytest.mark.parametrize(
    ("hint", "values", "holds"),
    [
        ("tt.divisibility = dense<4> : tensor<1xi32>", 4, True), ("tt.divisibility = dense<4> : tensor<1xi32>", 2, False),
        ("tt.contiguity = dense<8> : tensor<1xi32>", 1, True), ("tt.contiguity = dense<8> : tensor<1xi32>", 2, False),
        ("tt.constancy = dense<8> : tensor<1xi32>", 0, True), ("tt.constancy = dense<2> : tensor<1xi32>", 1, False),
    ],
)  # fmt: skip
def test_hints_that_do_not_hold_are_told(hint: str, values: int, holds: bool):
    text = kernel("%n: i32", f"{LANES}%b = tt.splat %n : i32 -> {V}\n%c = arith.muli %at, %b {{{hint}}} : {V}")
    assert Seen(text, [values], {}).undefined == ([] if holds else ["hint"])


def test_assumptions_and_gathers_that_do_not_hold_are_told():
    text = kernel(
        "%n: i32", "%c0 = arith.constant 0 : i32\n%c = arith.cmpi sgt, %n, %c0 : i32\nllvm.intr.assume %c : i1"
    )
    assert Seen(text, [0], {}).undefined == ["assume"]
    assert Seen(text, [1], {}).undefined == []
    text = kernel(
        "%n: i32",
        f"{LANES}%b = tt.splat %n : i32 -> {V}\n%i = arith.addi %at, %b : {V}\n"
        f"%g = tt.gather %at[%i] {{axis = 0 : i32}} : ({V}, {V}) -> {V}",
    )
    assert Seen(text, [0], {}).undefined == []
    assert Seen(text, [1], {}).undefined == ["gather"]


def test_time_that_is_over_ends_a_run():
    text = kernel("%n: i32", LOOPS.replace("%out = tt.splat %a : i32 -> tensor<8xi32>", ""))
    with pytest.raises(ttir.OutOfTime, match="line"):
        Seen(text, [1 << 30], {}, deadline=time.monotonic() + 0.05)


# -- floats ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["f16", "f32", "f64"])
@pytest.mark.parametrize("name", ["addf", "subf", "mulf", "divf", "maxnumf", "minnumf", "remf"])
def test_floats(kind: str, name: str):
    own = {"f16": np.float16, "f32": np.float32, "f64": np.float64}[kind]
    change = {
        "addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide, "maxnumf": np.fmax,
        "minnumf": np.fmin, "remf": np.fmod,
    }[name]  # fmt: skip
    text = kernel(
        f"%p: !tt.ptr<{kind}>, %a: {kind}, %b: {kind}",
        f"%r = arith.{name} %a, %b : {kind}\ntt.store %p, %r : !tt.ptr<{kind}>",
    )
    for a, b in ((1.5, 2.25), (-3.0, 0.1), (6e4, 6e4), (0.0, -0.0), (7.0, 3.0)):
        seen = Seen(text, [ttir.Pointer("p"), a, b], {"p": Held(bytes(8))})
        with np.errstate(all="ignore"):
            wanted = np.asarray(change(own(a), own(b)), dtype=own)
        bits = int(wanted.reshape(1).view(f"u{wanted.itemsize}")[0])
        assert int(seen.stored()[0]) == bits or np.isnan(wanted), (a, b)


@pytest.mark.parametrize("kind", NARROW)
def test_narrow_floats_go_there_and_back(kind: str):
    numbers = table(kind)
    known = np.flatnonzero(np.isfinite(numbers))
    assert (encoded(kind, numbers[known]) == known).all()
    largest = {"f8E4M3FN": 448, "f8E5M2": 57344, "f8E4M3FNUZ": 240, "f8E5M2FNUZ": 57344, "f8E4M3B11FNUZ": 30}[kind]
    assert np.nanmax(np.where(np.isfinite(numbers), numbers, 0)) == largest


def test_narrow_floats_against_torch():
    torch = pytest.importorskip("torch")
    values = np.concatenate([np.linspace(-440, 440, 3001), 2.0 ** np.arange(-12, 8)]).astype(np.float32)
    for kind, own in (("f8E4M3FN", torch.float8_e4m3fn), ("f8E5M2", torch.float8_e5m2)):
        wanted = torch.from_numpy(values).to(own).view(torch.uint8).numpy()
        assert (encoded(kind, values) == wanted).all(), kind


def test_floats_to_integers_and_back():
    text = kernel(
        f"%p: {PTR}, %a: f32",
        f"%r = arith.fptosi %a : f32 to i32\n%f = arith.sitofp %r : i32 to f32\n%b = tt.bitcast %f : f32 -> i32\n"
        f"tt.store %p, %b : {PTR}",
    )
    for value in (0.0, 1.9, -1.9, 123456.0):
        seen = Seen(text, [ttir.Pointer("p"), value], {"p": Held(bytes(4))})
        assert int(seen.stored()[0]) == int(np.float32(np.trunc(value)).reshape(1).view(np.uint32)[0])


def test_what_is_not_exact_is_named():
    text = kernel("%a: f32", "%b = math.exp %a : f32\n%c = arith.addf %a, %b : f32")
    assert Seen(text, [1.0], {}).run.approximated == ["math.exp at line 3"]
