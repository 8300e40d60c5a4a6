"""Symbolic arrays against numpy: random expressions, views and writes, and whatever has no meaning."""

import itertools
import operator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import integer
from tileprove.prover.symbolic.array import Symbolic, scalar

SHAPES = ((), (3,), (2, 3), (2, 1), (1, 3))
BINARY = [
    np.add, np.subtract, np.multiply, np.minimum, np.maximum, operator.add, operator.sub, operator.mul,
    operator.xor, operator.and_, operator.or_, np.less, np.greater_equal, np.equal, np.not_equal, operator.lt,
    operator.le, operator.eq, operator.ne, np.logical_and, np.logical_or, np.logical_xor,
]  # fmt: skip
UNARY = [np.negative, np.absolute, np.sign, np.square, np.invert, np.logical_not, operator.neg, operator.pos, abs]
DIVIDING = [np.floor_divide, np.remainder, operator.floordiv, operator.mod]
SHIFTING = [np.left_shift, np.right_shift, operator.lshift, operator.rshift]
MOVES = [
    lambda a: a[..., None], lambda a: a.reshape(-1), lambda a: np.broadcast_to(a, (2, 2, 3)), lambda a: a.T,
    lambda a: np.stack([a, a]), lambda a: np.concatenate([a[None], a[None]], axis=0), lambda a: np.expand_dims(a, 0),
    lambda a: a[None, ...], lambda a: a.astype(np.int64), lambda a: np.ravel(a), lambda a: a.astype(bool),
    lambda a: np.all(a), lambda a: np.any(a, axis=None), lambda a: np.sum(a), lambda a: np.clip(a, 1, 4),
]  # fmt: skip
FRESH = itertools.count()
NUMBERS = st.integers(0, 9)


@st.composite
def operands(draw):
    """A numpy array of small numbers, and the same as terms: variables here and there, constants elsewhere."""
    shape = draw(st.sampled_from(SHAPES))
    count = int(np.prod(shape))
    numbers = np.array(draw(st.lists(NUMBERS, min_size=count, max_size=count))).reshape(shape)
    names = np.array([f"v{next(FRESH)}" for _ in range(numbers.size)]).reshape(shape)
    point = {str(name): int(number) for name, number in zip(names.flat, numbers.flat, strict=True)}
    terms = np.empty(shape, dtype=object)
    for place in np.ndindex(shape):
        terms[place] = integer(str(names[place])) if draw(st.booleans()) else int(numbers[place])
    return numbers.astype(np.int64), Symbolic.of(terms.tolist()), point


def reveal(array, point):
    """The array of numbers that the symbolic array has at the point."""
    assert isinstance(array, Symbolic)
    values = python.evaluate(point, *array.terms)
    return np.array(values, dtype=array.dtype).reshape(array.shape)


def agree(found, wanted, point):
    wanted = np.asarray(wanted)
    assert found.dtype == wanted.dtype
    assert found.shape == wanted.shape
    assert np.array_equal(reveal(found, point), wanted)


def usable(shape, other):
    try:
        np.broadcast_shapes(shape, other)
    except ValueError:
        return False
    return True


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_expressions_agree_with_numpy(data):
    """A chain of operations on symbolic and plain operands, in either order, step by step."""
    numbers, terms, point = data.draw(operands())
    for _ in range(data.draw(st.integers(1, 4))):
        kind = data.draw(st.sampled_from(["binary", "unary", "divide", "shift", "move", "where"]))
        other, symbol, more = data.draw(operands())
        if data.draw(st.booleans()):
            symbol = other  # a plain array takes part
        if not usable(numbers.shape, other.shape) or numbers.ndim > 3:
            continue
        point |= more
        if kind == "binary":
            function = data.draw(st.sampled_from(BINARY))
            bitwise = function in (operator.xor, operator.and_, operator.or_)
            if (bitwise or function is np.subtract or function is operator.sub) and (
                numbers.dtype == bool or (numbers < 0).any()
            ):
                continue  # of negative numbers bit operations have no meaning, of truth values numpy's minus has none
            if data.draw(st.booleans()):
                numbers, terms = function(numbers, other), function(terms, symbol)
            else:
                numbers, terms = function(other, numbers), function(symbol, terms)
        elif kind == "unary" and numbers.dtype != bool:
            function = data.draw(st.sampled_from(UNARY))
            numbers, terms = function(numbers), function(terms)
        elif kind == "divide" and numbers.dtype != bool:
            function = data.draw(st.sampled_from(DIVIDING))
            numbers, terms = function(numbers, other + 1), function(terms, symbol + 1)
            quotient, rest = np.divmod(terms, symbol + 2)
            agree(quotient, numbers // (other + 2), point)
            agree(rest, numbers % (other + 2), point)
        elif kind == "shift" and numbers.dtype != bool and (numbers >= 0).all() and (numbers < 2**20).all():
            function = data.draw(st.sampled_from(SHIFTING))
            numbers, terms = function(numbers, other), function(terms, symbol)
        elif kind == "move":
            function = data.draw(st.sampled_from(MOVES))
            if function is MOVES[2] and not usable(numbers.shape, (2, 2, 3)):
                continue
            try:
                wanted = function(numbers)
            except ValueError:
                with pytest.raises(ValueError, match=r".+"):
                    function(terms)
                continue
            numbers, terms = wanted, function(terms)
        elif kind == "where":
            numbers, terms = np.where(numbers > other, numbers, other), np.where(terms > symbol, terms, symbol)
        if isinstance(terms, np.ndarray):
            return
        agree(terms, numbers, point)


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_writes_go_through_to_every_view(data):
    """Item writes and in-place operators, seen through views, as in numpy; copies keep what they had."""
    numbers = np.array(data.draw(st.lists(NUMBERS, min_size=6, max_size=6)), dtype=np.int64).reshape(2, 3)
    point = {f"x{i}": int(value) for i, value in enumerate(numbers.flat)}
    terms = Symbolic.of([[integer(f"x{3 * i + j}") for j in range(3)] for i in range(2)])
    views = [
        lambda a: a, lambda a: a[1], lambda a: a[:, 1:], lambda a: a.T, lambda a: a[::-1, ::2],
        lambda a: a.reshape(3, 2),
    ]  # fmt: skip
    copies = (numbers.copy(), terms.copy())
    for _ in range(data.draw(st.integers(1, 4))):
        view = data.draw(st.sampled_from(views))
        action = data.draw(st.sampled_from(["item", "row", "+=", "*=", "^=", "//=", "mask"]))
        for whole in (numbers, terms):
            target = view(whole)
            if action == "item":
                target[..., 0] = 7
            elif action == "row":
                target[0] = target[-1]
            elif action == "mask":
                target[...] = target > 3
            elif action == "+=":
                target += target[..., :1]
            elif action == "*=":
                target *= 2
            elif action == "^=":
                target ^= 5
            else:
                target //= 3
        agree(terms, numbers, point)
    agree(copies[1], copies[0], point)


X = Symbolic.of([integer("x"), integer("y")])
ONE = scalar(integer("x"))
REFUSED = {
    "true division": lambda: X / 2,
    "power": lambda: X**2,
    "floats": lambda: X * 0.5,
    "a float array": lambda: np.array([0.5, 1.5]) + X,
    "uint64, which numpy makes float64": lambda: X + np.array([1, 2], np.uint64),
    "None": lambda: X + None,
    "matrix product": lambda: X @ X,
    "fmod": lambda: np.fmod(X, 2),
    "reduce": lambda: np.add.reduce(X),
    "accumulate": lambda: np.maximum.accumulate(X),
    "at": lambda: np.add.at(np.zeros(2, int), [0, 1], X),
    "where=": lambda: np.add(X, 1, where=np.array([True, False])),
    "dtype=": lambda: np.add(X, 1, dtype=np.int32),
    "sort": lambda: np.sort(X),
    "unique": lambda: np.unique(X),
    "cumsum": lambda: np.cumsum(X),
    "one-sided where": lambda: np.where(X > 0),
    "to an array": lambda: np.asarray(X),
    "into an array": lambda: np.zeros(2, int).__setitem__(slice(None), X),
    "out= of numbers": lambda: np.add(X, 1, out=np.zeros(2, int)),
    "as an index": lambda: np.arange(9)[X],
    "as own index": lambda: X[ONE],
    "as an index to write": lambda: X.copy().__setitem__(ONE, 1),
    "range": lambda: range(ONE),
    "int": lambda: int(ONE),
    "float": lambda: float(ONE),
    "a branch": lambda: 1 if ONE > 3 else 2,
    "min": lambda: min(ONE, 3),
    "membership": lambda: 3 in X,
    "a dictionary key": lambda: {ONE: 1},
    "uint8": lambda: X.astype(np.uint8),
    "int32": lambda: X.astype(np.int32),
    "an integer into truth values in place": lambda: operator.iadd(X > 1, X),
    "subtracting truth values": lambda: (X > 1) - (X > 2),
    "keyword sum": lambda: np.sum(X, keepdims=True),
    "a set of floats": lambda: Symbolic.of([0.5]),
    "a string": lambda: Symbolic.of("x"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_has_no_meaning_is_refused(name):
    with pytest.raises(TypeError):
        REFUSED[name]()


def test_the_last_that_has_a_meaning():
    """Each is one step away from a refusal above."""
    known = scalar(7)
    assert list(range(known))[-1] == int(known) - 1 == 6
    assert np.arange(9)[known] == 7
    assert 1 if known > 3 else 0
    agree(X.astype(np.int64), np.array([4, 5]), {"x": 4, "y": 5})
    agree(X + np.array([1, 2], np.uint32), np.array([5, 7]), {"x": 4, "y": 5})
    agree((X > 4) + (X > 3), np.array([True, True]), {"x": 4, "y": 5})


def test_dividing_by_zero_is_undefined_and_not_numpys_zero():
    with pytest.raises(python.Undefined):
        reveal(X // (X - X), {"x": 4, "y": 5})
