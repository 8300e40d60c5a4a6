"""What several runs begin with is stored once: each then has its own."""

import numpy as np
from tileprove.concrete.interpreter.memory import PAGE, Bytes

LENGTH = 3 << PAGE
PLACES = np.arange(LENGTH)


def contents(own: Bytes) -> bytes:
    return own.over(PLACES, np.zeros(LENGTH, np.uint8)).tobytes()


def test_what_is_stored_in_one_stands_in_no_other():
    given = np.random.default_rng(0).integers(256, size=LENGTH).astype(np.uint8)
    before = Bytes()
    before.store(PLACES, given)
    one, other = Bytes(before), Bytes(before)
    at = np.array([5, (1 << PAGE) - 1, 1 << PAGE])  # of two pages, and a third one that stays as it is
    for value in (1, 2):  # into what is copied, and into the copy
        one.store(at, given[at] + np.uint8(value), mark=7)
        changed = given.copy()
        changed[at] += np.uint8(value)
        assert contents(one) == changed.tobytes()
    assert one.marks(at).tolist() == [7, 7, 7]
    assert contents(before) == contents(other) == given.tobytes()
    assert other.marks(at).tolist() == [1, 1, 1]


def test_what_is_stored_on_a_new_page_too():
    before = Bytes()
    before.store(PLACES[:1], np.ones(1, np.uint8))
    one = Bytes(before)
    one.store(PLACES[-1:], np.ones(1, np.uint8))
    assert (one.marks(PLACES[-1:])[0], before.marks(PLACES[-1:])[0]) == (1, 0)
