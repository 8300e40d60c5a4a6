"""Random kernels: the terms of an access say in every lane what running that lane gives."""

from __future__ import annotations

import random

import pytest
from random_kernels import LANES, Writer
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import const, integer
from tileprove.prover.triton.formulas import Formula, Formulas
from tileprove.prover.triton.launching.launch import Launch, ScalarArgument, TensorArgument
from tileprove.prover.triton.replay.accesses import touched
from tileprove.prover.triton.replay.integers import Undefined
from tileprove.prover.triton.replay.lane import Runner
from tileprove.prover.triton.replay.program import Program
from tileprove.prover.triton.replay.values import NotReplayed
from tileprove.prover.triton.ttir.parsing import read

EDGES = (-(1 << 31), -(1 << 31) + 1, -9, -1, 0, 1, 2, 5, 8, 1000, 65536, (1 << 31) - 2, (1 << 31) - 1)
SEEDS = range(150)
POINTS = 40


def launch() -> Launch:
    n, m = integer("n", None), integer("m", None)
    memory = TensorArgument("p", "int32", (const(8),), (const(1),), const(8))
    return Launch(
        "k", {"n": n, "m": m}, (const(1 << 20),), [memory, ScalarArgument("n", "i32", n), ScalarArgument("m", "i32", m)]
    )


def points(formula: Formula, own: Launch, seed: int) -> list[dict[str, int]]:
    chance = random.Random(seed)
    found = []
    for _ in range(POINTS):
        point = {name: chance.choice(EDGES) for name in own.sizes}
        point["pid0"] = chance.choice((0, 1, 7, 1000, (1 << 20) - 1))
        point |= {v.payload[0]: chance.randrange(LANES) for v in formula.index}
        point |= {v.payload[0]: chance.randrange(4) for v in formula.rounds}
        found.append(point)
    return found


def run(formulas: Formulas, formula: Formula, own: Launch, point: dict[str, int]):
    program = Program((point["pid0"], 0, 0), (1 << 20, 1, 1), ["p", point["n"], point["m"]])
    index = tuple(point[v.payload[0]] for v in formula.index)
    rounds = {id(operation): point[v.payload[0]] for v, operation in formula.rounds.items()}
    access = formula.access
    return touched(Runner(formulas.function, program), access.operation, access.pointer, access.mask, index, rounds)


def evaluate(formula: Formula, point: dict[str, int], exact: bool) -> tuple[bool, int]:
    """Whether the access happens, and its first byte."""
    arm = formula.arms[0]
    for part in (*arm.path, arm.mask):
        if not python.evaluate(point, part.exact if exact else part.ideal)[0]:
            return False, 0
    return True, int(python.evaluate(point, arm.offset.exact if exact else arm.offset.ideal)[0]) * arm.unit


@pytest.mark.parametrize("seed", SEEDS)
def test_terms_say_what_running_gives(seed: int):
    own = launch()
    formulas = Formulas(read(Writer(seed).text(), "k.ttir").kernels[0], own)
    (access,) = formulas.accesses
    short, exact = formulas.formula(access, None), formulas.formula(access, frozenset())
    assert not exact.why
    assert not short.why
    compared = 0
    for point in points(exact, own, seed):
        if set(exact.arbitrary) | set(short.arbitrary):
            continue  # something a loop carries that nothing is known of
        try:
            found = run(formulas, exact, own, point)
            happens, byte = evaluate(exact, point, True)
        except (Undefined, NotReplayed, python.Undefined, python.TooLarge):
            continue  # a division by zero: the claim about divisions speaks of it
        assert happens == found.runs, point
        if happens:
            assert byte == found.bytes, point
        compared += 1
        steps = [(step.given, step.goal) for step in short.steps]
        try:
            right = all(python.evaluate(point, goal)[0] for _, goal in steps)
            same = evaluate(short, point, True) if right else None
        except (python.Undefined, python.TooLarge):
            continue
        if same is not None:
            assert same == (happens, byte), (point, "short formulas")
    if not exact.arbitrary:
        assert compared or "div" in Writer(seed).text() or "rem" in Writer(seed).text()


def test_most_kernels_are_compared():
    """The generator is no use where every lane divides by zero or goes nowhere."""
    happened = 0
    for seed in SEEDS:
        own = launch()
        formulas = Formulas(read(Writer(seed).text(), "k.ttir").kernels[0], own)
        formula = formulas.formula(formulas.accesses[0], frozenset())
        for point in points(formula, own, seed):
            try:
                happened += run(formulas, formula, own, point).runs and not formula.arbitrary
            except (Undefined, NotReplayed):
                continue
    assert happened > len(SEEDS) * POINTS // 8
