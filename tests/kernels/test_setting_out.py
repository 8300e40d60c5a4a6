"""What is known of the iterations from which two threads set out: only what is the same for both, and of those alone."""

from types import SimpleNamespace

import pytest
from tileprove.prover.kernels.between.two_threads import START, Two
from tileprove.prover.kernels.loops.intervals import FIRST, FURTHER, NEXT
from tileprove.prover.kernels.loops.visits import Carried, Visit
from tileprove.prover.language.constructors import both, negation
from tileprove.prover.language.terms import as_int, integer
from tileprove.prover.language.walking import variables
from tileprove.prover.machine.values import TRUE

n = integer("n", 0)
lane = integer("lane", 0, 64)
outer, inner, other = integer("t@outer", 0), integer("t@inner", 0), integer("t@other", 0)
half, own = integer("%half@inner", 0, 512), integer("%own@inner", 0, 512)


def two_threads():
    """In two loops with barriers; the inner one carries a number that is halved, and one that hangs on the lane."""
    visits = [Visit("inner", TRUE, (outer, inner), inner)]
    visits[0].carried = {
        half: Carried(n, True, after=[(TRUE, half // 2)]),
        own: Carried(n, True, after=[(TRUE, own + lane)]),
    }
    ground = SimpleNamespace(who=(), sizes=[n], trace=SimpleNamespace(order=SimpleNamespace(loaded={})))
    return Two(ground, SimpleNamespace(visits=visits, counted={outer, inner}), {})


STAYS, LEAVES = ((inner, NEXT),), ((inner, FIRST), (outer, NEXT))


def told(first, second, mine, theirs, blocks=False):
    return two_threads().both(first, second, blocks).at_start(first, second, mine, theirs)


def test_one_that_goes_on_and_one_that_leaves_contradict_each_other():
    goes_on = negation(half // 2 == 0)
    first, second = told(STAYS, LEAVES, both(goes_on, n >= 1), half // 2 == 0)
    assert second is negation(first)
    assert [v.payload[0] for v in variables(first)] == [half.payload[0] + START]
    assert told(LEAVES, STAYS, half // 2 == 0, goes_on) != []


@pytest.mark.parametrize("value", [own, lane, other, half + own])
def test_what_may_differ_says_nothing(value):
    assert told(STAYS, LEAVES, value >= 3, negation(value >= 3)) == []


def test_what_holds_for_one_alone_says_nothing():
    assert told(STAYS, LEAVES, half >= 3, half >= 3) == []
    assert told(STAYS, LEAVES, half >= 3, negation(half >= 4)) == []
    assert told(STAYS, LEAVES, TRUE, negation(half >= 3)) == []


def test_other_iterations_are_not_taken_for_those_from_which_both_set_out():
    further = ((inner, FURTHER), (outer, NEXT))
    assert told(STAYS, further, half >= 3, negation(half >= 3)) == []
    assert told(STAYS, STAYS, half >= 3, negation(half >= 3)) == []
    assert told(STAYS, LEAVES, half >= 3, negation(half >= 3), blocks=True) == []
    assert told(STAYS, LEAVES, inner >= as_int(3), negation(inner >= as_int(3))) != []
