"""What each operation on integers means on terms, against numpy on edge values, and against the integers of a replay.

With no step trusted the exact formula must be right everywhere; with all of them the short one must be right wherever its
steps hold.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import integer
from tileprove.prover.triton.formulas import Formulas
from tileprove.prover.triton.launching.launch import Launch, ScalarArgument
from tileprove.prover.triton.machine.integers import MEANINGS
from tileprove.prover.triton.machine.operations import OperationEvaluation
from tileprove.prover.triton.machine.ranges import Ranges
from tileprove.prover.triton.machine.values import Number, Reader, Truth
from tileprove.prover.triton.replay.integers import Undefined
from tileprove.prover.triton.replay.lane import Runner
from tileprove.prover.triton.replay.program import Program
from tileprove.prover.triton.ttir.parsing import read
from tileprove.prover.triton.ttir.records import Function

WIDTHS = (8, 16, 32, 64)
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")


def edges(bits: int) -> list[int]:
    half = 1 << (bits - 1)
    return [-half, -half + 1, -7, -2, -1, 0, 1, 2, 3, 7, bits - 1, half // 3, half - 2, half - 1]


def signed(bits: int):
    return getattr(np, f"int{bits}")


def unsigned(bits: int):
    return getattr(np, f"uint{bits}")


def bits_of(value: int, bits: int):
    return np.array([value % (1 << bits)], dtype=unsigned(bits))


def _quotient(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return (a - np.fmod(a, b)) // b


# operation -> numpy's value, whether the operands are signed, and where the operation has none
NUMPY: dict[str, tuple[Callable[..., np.ndarray], bool]] = {
    "arith.addi": (np.add, True),
    "arith.subi": (np.subtract, True),
    "arith.muli": (np.multiply, True),
    "arith.divsi": (_quotient, True),
    "arith.remsi": (np.fmod, True),
    "arith.divui": (np.floor_divide, False),
    "arith.remui": (np.remainder, False),
    "arith.floordivsi": (np.floor_divide, True),
    "arith.ceildivsi": (lambda a, b: -np.floor_divide(-a, b), True),
    "arith.ceildivui": (lambda a, b: a // b + (a % b != 0).astype(a.dtype), False),
    "arith.minsi": (np.minimum, True),
    "arith.maxsi": (np.maximum, True),
    "arith.minui": (np.minimum, False),
    "arith.maxui": (np.maximum, False),
    "arith.andi": (np.bitwise_and, False),
    "arith.ori": (np.bitwise_or, False),
    "arith.xori": (np.bitwise_xor, False),
    "arith.shli": (np.left_shift, False),
    "arith.shrsi": (np.right_shift, True),
    "arith.shrui": (np.right_shift, False),
}
COMPARE = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
}


def defined(name: str, a: int, b: int, bits: int) -> bool:
    if "div" in name or "rem" in name:
        lowest = -(1 << (bits - 1))
        return b != 0 and not (name.endswith("si") and a == lowest and (b == -1 or name == "arith.ceildivsi"))
    return not name.startswith("arith.sh") or 0 <= b < bits


def kernel(line: str, bits: int, constant: int | None = None) -> Function:
    second = f"%b = arith.constant {constant} : i{bits}" if constant is not None else ""
    argument = "" if constant is not None else f", %b: i{bits}"
    text = f"tt.func public @k(%a: i{bits}{argument}) {{\n{second}\n%r = {line}\ntt.return\n}}\n"
    return read(text, "k.ttir").kernels[0]


def evaluated(function: Function, trusted: frozenset | None) -> tuple[Number | Truth, OperationEvaluation]:
    arguments = [ScalarArgument(v.name, str(v.type), integer(v.name, -(1 << 63), 1 << 63)) for v in function.arguments]
    launch = Launch("k", {}, (), arguments)
    own = Formulas(function, launch)
    found = OperationEvaluation(function, launch, Reader(Ranges(), trusted), own.names, frozenset())
    value = function.body.entry.operations[-2].results[0]
    lane = found.at(value, ())
    assert isinstance(lane, (Number, Truth))
    return lane, found


def replayed(function: Function, values: list[int]) -> int:
    runner = Runner(function, Program((0, 0, 0), (1, 1, 1), list(values)))
    lane = runner.at(function.body.entry.operations[-2].results[0], ())
    return lane.bits  # type: ignore[union-attr]


def agree(function: Function, expected: Callable[[int, int], int | None], bits: int, second: list[int]) -> None:
    """All three say what numpy says, wherever it says something."""
    out = function.body.entry.operations[-2].results[0].type.bits
    exact, _ = evaluated(function, frozenset())
    short, own = evaluated(function, None)
    compared = 0
    for a, b in itertools.product(edges(bits), second):
        wanted = expected(a, b)
        if wanted is None:
            continue
        point = {"a": a, "b": b}
        assert int(python.evaluate(point, exact.exact)[0]) % (1 << out) == wanted, (a, b)
        if all(python.evaluate(point, step.goal)[0] for step in own.reader.steps.values()):
            assert int(python.evaluate(point, short.exact)[0]) % (1 << out) == wanted, (a, b, "short")
            compared += 1
        try:
            assert replayed(function, [a, b][: len(function.arguments)]) == wanted, (a, b, "replay")
        except Undefined:
            pytest.fail(f"the replay has no value at {a}, {b}")
    assert compared > len(second), "the short formula was hardly compared"


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("name", NUMPY)
@np.errstate(all="ignore")
def test_operations_of_two(name: str, bits: int):
    change, sign = NUMPY[name]
    kind = signed(bits) if sign else unsigned(bits)

    def expected(a: int, b: int) -> int | None:
        if not defined(name, a, b, bits):
            return None
        x, y = (bits_of(v, bits).view(kind) for v in (a, b))
        return int(change(x, y).astype(kind).view(unsigned(bits))[0])

    agree(kernel(f"{name} %a, %b : i{bits}", bits), expected, bits, edges(bits))
    for constant in (b for b in edges(bits) if defined(name, 5, b, bits)):
        agree(kernel(f"{name} %a, %b : i{bits}", bits, constant), expected, bits, [constant] * 2)


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("said", PREDICATES)
def test_comparisons(said: str, bits: int):
    kind = signed(bits) if said.startswith("s") else unsigned(bits)

    def expected(a: int, b: int) -> int:
        x, y = (bits_of(v, bits).view(kind) for v in (a, b))
        return int(COMPARE[said if said in COMPARE else said[1:]](x, y)[0])

    agree(kernel(f"arith.cmpi {said}, %a, %b : i{bits}", bits), expected, bits, edges(bits))


@pytest.mark.parametrize("wide", [16, 32, 64])
@pytest.mark.parametrize("bits", [8, 16, 32])
def test_casts(bits: int, wide: int):
    if bits >= wide:
        pytest.skip("not wider")
    for name, kind in (("arith.extsi", signed(bits)), ("arith.extui", unsigned(bits))):
        agree(
            kernel(f"{name} %a : i{bits} to i{wide}", bits),
            lambda a, b, kind=kind: int(bits_of(a, bits).view(kind)[0]) % (1 << wide), bits, [0, 0],
        )  # fmt: skip
    agree(kernel(f"arith.trunci %a : i{wide} to i{bits}", wide), lambda a, b: a % (1 << bits), wide, [0, 0])


def test_every_meaning_is_compared():
    own = set(NUMPY) | {"arith.cmpi", "arith.extsi", "arith.extui", "arith.trunci"}
    assert set(MEANINGS) - own == {"arith.index_cast", "arith.index_castui", "math.absi"}


@pytest.mark.parametrize("a", [0, 1])
@pytest.mark.parametrize("b", [0, 1])
def test_truth_values(a: int, b: int):
    for name, value in (
        ("arith.andi", a & b), ("arith.ori", a | b), ("arith.xori", a ^ b), ("arith.addi", a ^ b), ("arith.subi", a ^ b),
        ("arith.muli", a & b), ("arith.cmpi slt,", int(-a < -b)), ("arith.cmpi ult,", int(a < b)),
        ("arith.cmpi eq,", int(a == b)),
    ):  # fmt: skip
        function = kernel(f"{name} %a, %b : i1", 1)
        found, _ = evaluated(function, frozenset())
        assert isinstance(found, Truth)
        assert bool(python.evaluate({"a": a, "b": b}, found.exact)[0]) == bool(value), name
        assert replayed(function, [a, b]) == value, name
    for name, value in (("arith.extui", a), ("arith.extsi", -a)):
        found, _ = evaluated(kernel(f"{name} %a : i1 to i32", 1), frozenset())
        assert int(python.evaluate({"a": a}, found.exact)[0]) == value


def test_absolute_value():
    expected = lambda a, b: abs(a) % (1 << 32)  # noqa: E731
    agree(kernel("math.absi %a : i32", 32), expected, 32, [0, 0])
