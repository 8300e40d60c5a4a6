"""What an attack puts into tensors keeps what is promised of them, element by element, and sizes keep what is given."""

from __future__ import annotations

from itertools import islice, product

import numpy as np
import pytest
from tileprove.prover.language.terms import const, integer
from tileprove.prover.triton.attacking.contents import Memory, NoContentsError, NotDrawnError
from tileprove.prover.triton.launching.launch import Launch, ScalarArgument, TensorArgument
from tileprove.prover.triton.launching.points import Points
from tileprove.prover.triton.launching.tensors import Contents

SEEDS = range(40)
RANGES = [(0, 5), (-3, 4), (100, 101), (-(2**31), 2**31), (0, 2**31 - 1)]


def tensor(shape: tuple[int, ...], strides: tuple[int, ...], said: Contents | None, dtype: str = "i32", more: int = 0):
    size = 1 + sum((extent - 1) * stride for extent, stride in zip(shape, strides, strict=True)) + more
    return TensorArgument("x", dtype, tuple(map(const, shape)), tuple(map(const, strides)), const(size), said)


def own(argument: TensorArgument, seed: int) -> tuple[list[int], Memory]:
    """The tensor's elements, in the order of its shape."""
    memory = Memory(argument, {}, np.random.default_rng(seed))
    shape, strides = ([term.payload for term in terms] for terms in (argument.shape, argument.strides))
    places = [sum(i * s for i, s in zip(at, strides, strict=True)) for at in product(*map(range, shape))]
    bits = memory.bits(np.array(places) * memory.width, memory.width, "i32")
    return [int(value) - (int(value) >> 31 << 32) for value in bits], memory


@pytest.mark.parametrize("ends", RANGES)
@pytest.mark.parametrize(("shape", "strides"), [((1,), (1,)), ((9,), (2,)), ((3, 4), (7, 1)), ((3, 4), (1, 3))])
def test_ranges(ends: tuple[int, int], shape: tuple[int, ...], strides: tuple[int, ...]):
    seen = set()
    for seed in SEEDS:
        found, _ = own(tensor(shape, strides, Contents(const(ends[0]), const(ends[1])), more=3), seed)
        assert all(ends[0] <= value < ends[1] for value in found)
        seen.update(found)
    assert {ends[0], ends[1] - 1} <= seen


def test_one_more_integer():
    seen = set()
    for seed in SEEDS:
        found, _ = own(tensor((8,), (1,), Contents(const(0), const(3), also=const(-100))), seed)
        assert set(found) <= {0, 1, 2, -100}
        seen.update(found)
    assert -100 in seen


def test_columns():
    pairs = ((const(0), const(4)), (const(10), const(12)))
    for seed in SEEDS:
        found, _ = own(tensor((5, 2), (3, 1), Contents(columns=pairs)), seed)
        assert all(0 <= value < 4 for value in found[::2])
        assert all(10 <= value < 12 for value in found[1::2])


@pytest.mark.parametrize("count", [1, 2, 7, 50])
@pytest.mark.parametrize("distinct", [False, True])
def test_monotone(count: int, distinct: bool):
    falls = 0
    for seed in SEEDS:
        first, last = const(0), const(count + 3 if count > 1 else 0)
        said = Contents(const(0), const(count + 4), monotone=True, first=first, last=last, distinct=distinct)
        found, _ = own(tensor((count,), (2,), said), seed)
        assert found == sorted(found)
        assert (found[0], found[-1]) == (0, last.payload)
        assert not distinct or len(set(found)) == count
        falls += len(set(found)) < count
    assert distinct or count < 3 or falls


@pytest.mark.parametrize("room", [0, 1, 100, 2**31 - 20])
def test_distinct(room: int):
    for seed in SEEDS:
        found, _ = own(tensor((12,), (1,), Contents(const(0), const(12 + room), distinct=True)), seed)
        assert len(set(found)) == 12
        assert all(0 <= value < 12 + room for value in found)


@pytest.mark.parametrize(
    "said",
    [
        Contents(const(3), const(3)), Contents(const(0), const(4), distinct=True), Contents(first=const(1), last=const(2)),
        Contents(const(0), const(4), first=const(4)),
    ],
)  # fmt: skip
def test_what_cannot_be_is_no_launch(said: Contents):
    shape = (1,) if said.last is not None else (5,)
    with pytest.raises(NoContentsError):
        own(tensor(shape, (1,), said), 0)


def test_what_is_not_drawn_is_said():
    with pytest.raises(NotDrawnError, match="one element"):
        own(tensor((4, 4), (1, 1), Contents(const(0), const(4))), 0)


def test_gaps_and_what_lies_behind_hold_anything():
    seen = set()
    for seed in SEEDS:
        _, memory = own(tensor((4,), (2,), Contents(const(0), const(2)), more=2), seed)
        seen.update(memory.bits(np.array([4, 12, 28, 32]), 4, "i32").tolist())
    assert any(value > 1 for value in seen)


def test_bytes_are_those_of_the_elements():
    for seed in SEEDS:
        memory = Memory(tensor((6,), (1,), Contents(const(-9), const(900)), "i64"), {}, np.random.default_rng(seed))
        whole = memory.bits(np.arange(6) * 8, 8, "i64")
        halves = memory.bits(np.arange(12) * 4, 4, "i32")
        assert [int(low) + (int(high) << 32) for low, high in halves.reshape(-1, 2)] == whole.tolist()
        assert memory.bits(np.array([3]), 4, "i32")[0] == (int(halves[0]) >> 24) | ((int(halves[1]) & 0xFFFFFF) << 8)


def test_the_same_place_holds_the_same():
    memory = Memory(tensor((6,), (1,), None), {}, np.random.default_rng(3))
    places = np.array([0, 8, 4000, -4])
    assert memory.bits(places, 4, "i32").tolist() == memory.bits(places[::-1], 4, "i32").tolist()[::-1]


# -- sizes ---------------------------------------------------------------------------------------------------------


def launch(*given, **arguments) -> Launch:
    sizes = {name: integer(name, 1) for name in ("m", "n", "k")}
    values = [ScalarArgument(name, "i32", make(**sizes)) for name, make in arguments.items()]
    return Launch("kernel", sizes, (sizes["m"],), values, [make(**sizes) for make in given])


@pytest.mark.parametrize(
    "given",
    [
        (),
        (lambda m, n, k: k % 64 == 0, lambda m, n, k: m * n <= 2**30),
        (lambda m, n, k: m <= n, lambda m, n, k: n <= k, lambda m, n, k: k <= 2 * m),
        (lambda m, n, k: n == 48 * m, lambda m, n, k: k == n + m),
        (lambda m, n, k: m >= 2**31 - 60,),
    ],
)
def test_points_keep_what_is_given(given):
    own = launch(*given, a=lambda m, n, k: m, b=lambda m, n, k: n, c=lambda m, n, k: k)
    points = list(islice(Points(own, "", np.random.default_rng(1), None).drawn(), 100))
    assert len({tuple(point.values()) for point in points}) > 20
    for point in points:
        assert all(1 <= value < 2**31 for value in point.values())
        assert all(make(**point) for make in given)


def test_points_are_small_and_at_the_ends():
    own = launch(lambda m, n, k: n <= 1000, a=lambda m, n, k: m, b=lambda m, n, k: n, c=lambda m, n, k: k)
    points = list(islice(Points(own, "tensor<128xi32>", np.random.default_rng(1), None).drawn(), 200))
    assert {1, 2, 3, 127, 128, 129, 999, 1000} <= {point["n"] for point in points}
    assert max(point["m"] for point in points) == 2**31 - 1


def test_a_known_point_serves_where_none_is_drawn():
    own = launch(lambda m, n, k: m * m == 2 * n * n + 7, a=lambda m, n, k: m, b=lambda m, n, k: n, c=lambda m, n, k: k)
    known = {"m": 3, "n": 1, "k": 5}
    assert next(Points(own, "", np.random.default_rng(1), known).drawn()) == known
