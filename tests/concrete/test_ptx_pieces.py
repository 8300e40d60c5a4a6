"""Pieces of straight code do what their steps do, one by one; floats of the processor are rounded as fractions are."""

import itertools
import random

import numpy as np
import pytest
import random_straight
from ptx_running import DATA, LAUNCHES, operations, outcome
from tileprove.concrete.interpreter import ptx
from tileprove.concrete.interpreter.ptx import inlined, pieces, preparing, rounding
from tileprove.concrete.interpreter.ptx.compares import compare
from tileprove.concrete.interpreter.ptx.pure import Odd, Parts

NEVER = 1 << 30
TYPES = ["u16", "s16", "u32", "s32", "u64", "s64", "b32", "b64", "pred"]
NAMES = [
    *(f"{operation}.{kind}" for operation in inlined.PLAIN for kind in TYPES),
    *(f"{operation}.{how}.{kind}" for operation in ("mul", "mad") for how in ("lo", "hi", "wide") for kind in TYPES[:6]),
    *(f"setp.{order}.{kind}" for order in inlined.SYMBOLS for kind in TYPES[:6]),
    *(f"cvt.{to}.{source}" for to in TYPES[:6] for source in TYPES[:6]), "selp.b32", "selp.f32", "selp.b64",
]  # fmt: skip
OPERANDS = {
    "mov.u32 %r2, %r1; setp.lt.and.u32 %p2, %r2, 30, !%p1; selp.u32 %r3, 5, 6, %p2; st.global.u32 [%rd0+4], %r3;": False,
    "setp.gt.u32 %p2, %r1, 7; setp.ne.or.u32 %p2, %r1, 9, !%p2; selp.u32 %r3, 5, 6, %p2; st.global.u32 [%rd0], %r3;": False,
    "add.s64 %rd1, %rd0, 4; mov.u64 %rd2, %rd1+4; st.global.u32 [%rd2], %r1;": False,
    "mov.u64 %rd1, 64; st.shared.u32 [%rd0], %r1; ld.shared.u32 %r3, [%rd0];": True,
}
SPECIAL = [
    "add.sat.s32",
    "add.f32",
    "min.relu.s16x2",
    "cvt.sat.s16.s32",
    "cvt.rn.f32.s32",
    "setp.lt.and.s32",
    "mul.s32",
    "max.f32",
]


def edges(bits):
    top = 1 << (bits - 1)
    some = (0, 1, 2, 5, 31, 32, 33, 63, 64, 200, 0x5A5A5A5A5A5A5A5A, top - 1, top, top + 1, -2, -1)
    return sorted({own & ((1 << bits) - 1) for own in some})


@pytest.fixture
def how(monkeypatch):
    """Sets after how many visits a piece is made, and of how many steps."""

    def use(often, least=1):
        monkeypatch.setattr(preparing, "OFTEN", often)
        monkeypatch.setattr(pieces, "LEAST", least)

    return use


def told(run):
    found = run()
    return found.touches, found.undefined, found.run.steps, found.run.branches, found.run.approximated, found.memory


def test_an_expression_is_what_the_tables_say_of_the_instruction():
    checked = 0
    for name in NAMES:
        parts = Parts.of(name)
        try:
            of = compare(parts) if parts.operation == "setp" else preparing._meaning(parts)(parts)
        except (ptx.NotRun, KeyError):
            continue
        bits = [own.bits for own in of.sources]
        rows = list(itertools.product(*map(edges, bits)))
        short = inlined.expression(parts, *"abc"[: len(bits)])
        if short is None:
            continue
        most = (1 << of.result.bits) - 1 if parts.operation != "setp" else 1
        for row in rows[:: 1 + len(rows) // 700]:
            found = of.change(*row)
            assert not isinstance(found, Odd)
            texts = [map(str, row), "abc"]
            for own in texts:  # operands as numbers, and as names
                written = inlined.expression(parts, *list(own)[: len(bits)])
                assert written is not None
                text, fits = written
                mine = eval(text, dict(zip("abc", row, strict=False)))
                assert mine & most == int(found) & most, (name, row, text)
                assert not fits or mine == mine & most, (name, row, text)
            checked += 1
    assert checked > 20000


@pytest.mark.parametrize("name", SPECIAL)
def test_what_has_more_to_it_is_no_expression(name):
    assert inlined.expression(Parts.of(name), "a", "b") is None


@pytest.mark.parametrize("own", LAUNCHES)
def test_a_kernel_does_the_same_in_pieces(own, how):
    launch = LAUNCHES[own]

    def run():
        kernel = ptx.read((DATA / "kernels.O3.ptx").read_text())[own]
        more = {"shared": launch.shared}
        return outcome(kernel, launch.arguments, launch.grid, launch.block, launch.memory, **more)

    how(NEVER)
    steps = told(run)
    how(1)
    assert told(run) == steps


def test_operations_do_the_same_in_pieces(how):
    read = ptx.read(operations.text())

    def kernels():
        next(iter(read.values())).module.bodies.clear()  # made ready anew
        return read

    for at, name in list(enumerate(operations.names()))[::4]:
        rows = operations.rows(name)[:64]
        memory = {"given": np.array(rows, np.uint64), "found": np.zeros((len(rows), 2), np.uint64)}

        def run(at=at, memory=memory):
            blocks = len(memory["given"]) // 32
            return outcome(kernels()[f"op{at}"], ["given", "found"], (blocks, 1, 1), (32, 1, 1), memory)

        how(NEVER)
        steps = told(run)
        how(1)
        assert told(run) == steps, name


LOOP = """.version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 out, .param .u32 n) {
.reg .pred %p<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>;
ld.param.u64 %rd0, [out]; ld.param.u32 %r0, [n]; mov.u32 %r1, 0;
$L: add.s32 %r1, %r1, 1; MORE st.global.u32 [%rd0], %r1; setp.lt.s32 %p1, %r1, %r0; @%p1 bra $L;
ret;\n}\n"""


@pytest.mark.parametrize("more", ["", "add.s32 %r2, %r3, 1;", "st.global.u32 [%rd0+6], %r1;", "@%p2 mov.u32 %r4, 1;"])
@pytest.mark.parametrize("schedule", ["forward", "in turns"])
def test_a_loop_goes_round_in_its_piece_and_what_is_undefined_is_told_each_time(more, schedule, how):
    def run():
        kernel = ptx.read(LOOP.replace("MORE", more))["k"]
        return outcome(kernel, ["out", 40], (1, 1, 1), (3, 1, 1), {"out": np.zeros(9, np.int32)}, schedule=schedule)

    how(NEVER)
    steps = told(run)
    how(1)
    assert told(run) == steps
    assert len([event for event in steps[0] if event.kind == "store"]) >= 120
    assert bool(steps[1]) == bool(more)


@pytest.mark.parametrize("more", OPERANDS)
def test_operands_of_all_forms_are_what_the_steps_before_in_the_piece_made_of_them(more, how):
    """A negated predicate, and a register with an offset that is no address."""

    def run():
        kernel = ptx.read(LOOP.replace("MORE", f"setp.lt.u32 %p1, %r1, 20; {more}"))["k"]
        return outcome(kernel, ["out", 40], (1, 1, 1), (3, 1, 1), {"out": np.zeros(9, np.int32)})

    how(NEVER)
    steps = told(run)
    assert bool(steps[1]) == OPERANDS[more]
    how(1)
    assert told(run) == steps


@pytest.mark.parametrize("seed", range(40))
def test_random_straight_code_does_the_same_in_pieces(seed, how):
    def run():
        kernel = ptx.read(random_straight.text(seed))["k"]
        return outcome(kernel, ["out"], (2, 1, 1), (3, 1, 1), {"out": np.zeros(random_straight.ROOM, np.uint8)})

    how(NEVER)
    steps = told(run)
    assert steps[2] > 100
    how(1)
    found = told(run)
    assert found[:4] + found[5:] == steps[:4] + steps[5:]
    assert sorted(found[4]) == sorted(steps[4])  # in which order they were met hangs on what else was said


def test_a_fault_in_a_piece_has_its_line(how):
    how(1)
    kernel = ptx.read(LOOP.replace("MORE", "div.u32 %r2, %r1, %r0;"))["k"]
    found = outcome(kernel, ["out", 0], (1, 1, 1), (1, 1, 1), {"out": np.zeros(9, np.int32)})
    assert [(own.what, own.line) for own in found.undefined] == [("division by zero", 7)]
    assert any(own and own.steps == 8 for own in kernel.module.bodies["k"].pieces)  # this was one


def test_floats_are_rounded_as_fractions_are(monkeypatch):
    drawn, quick, used = random.Random(5), rounding._rounded_once, 0
    arity = {"add": 2, "sub": 2, "mul": 2, "div": 2, "fma": 3, "sqrt": 1, "rcp": 1}
    for _ in range(6000):
        form = rounding.FORMATS[drawn.choice(["f32", "f32", "f64", "f16"])]
        name = drawn.choice([*arity, "fma", "fma"])
        values = [_float(drawn, form) for _ in range(arity[name])]
        if name == "fma" and drawn.random() < 0.5:  # what nearly cancels
            product = rounding.computed("mul", form, "rn", *values[:2]) ^ form.sign * drawn.getrandbits(1)
            values[2] = product + drawn.randrange(-2, 3) & (1 << form.bits) - 1
        tiny = drawn.random() < 0.3
        monkeypatch.setattr(rounding, "_rounded_once", quick)
        used += quick(name, form, [rounding.number(own, form) for own in values]) is not None
        mine = rounding.computed(name, form, "rn", *values, tiny=tiny)
        monkeypatch.setattr(rounding, "_rounded_once", lambda *given: None)
        assert mine == rounding.computed(name, form, "rn", *values, tiny=tiny), (name, form, values)
    assert used > 2000


def _float(drawn, form):
    kind = drawn.randrange(7)
    if kind == 0:
        return drawn.getrandbits(form.bits)
    if kind == 1:
        return drawn.choice([0, form.sign, form.infinity, form.sign | form.infinity, form.nan, 1])
    middle = form.ones >> 1
    exponent = drawn.choice([drawn.randrange(form.ones + 1), min(max(middle + drawn.randrange(-30, 31), 0), form.ones)])
    whole = (1 << form.field) - 1
    rest = drawn.choice([drawn.getrandbits(form.field), 0, 1, whole, 1 << drawn.randrange(form.field)])
    return drawn.getrandbits(1) << (form.bits - 1) | exponent << form.field | rest
