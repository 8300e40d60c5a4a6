"""Every rule of the integer engine's kernel, and the check of a proof's shape, fed something false."""

from fractions import Fraction

import pytest
from tileprove.prover.language.constructors import negation, where
from tileprove.prover.language.terms import integer
from tileprove.prover.proof import closing
from tileprove.prover.proof.polynomials import atom, constant
from tileprove.prover.proof.rules import RuleError, Share, State


def state_with(*formulas):
    state = State()
    for formula in formulas:
        state.assume(formula)
    return state


HALF = Fraction(1, 2)
X, Y, D = integer("x", None), integer("y", None), integer("d", None)


def test_combine_takes_only_shares_that_add_up():
    state = state_with(X >= 3)
    target = state.poly(X) - 2
    assert state.combine(target, [Share(HALF, (), -1), Share(HALF, (), 0)]) is not None
    with pytest.raises(RuleError):
        state.combine(state.poly(X) - 4, [Share(HALF, (), -1), Share(HALF, (), 0)])


def test_combine_refuses_a_negative_share_of_an_inequality():
    state = state_with(X >= 3, Y >= 0)
    with pytest.raises(RuleError, match="negative share"):
        state.combine(constant(-1), [Share(Fraction(-1), (), 0), Share(Fraction(1), (), 1)])


def test_combine_refuses_a_cofactor_of_unknown_sign():
    state = state_with(X >= 3)
    (y,) = state.poly(Y).atoms
    with pytest.raises(RuleError, match="non-negative"):
        state.combine(state.poly(X * Y), [Share(Fraction(1), (y,), 0)])


def test_euclid_needs_a_positive_divisor():
    state = state_with(D >= 0)
    assert state.euclid(state.poly(X), state.poly(D)) is None
    assert state.euclid(state.poly(X), constant(0)) is None
    state.assume(D >= 1)
    assert state.euclid(state.poly(X), state.poly(D)) is not None


def test_unique_needs_the_identity_and_the_range():
    state = state_with(X >= 0, X < 8)
    x, eight = state.poly(X), constant(8)
    with pytest.raises(RuleError, match="d\\*whole"):
        state.unique(x, eight, constant(1), x)
    with pytest.raises(RuleError, match="range"):
        state.unique(x, constant(7), constant(0), x)
    state.unique(x, eight, constant(0), x)
    assert state.poly(X // 8) == constant(0)
    assert state.poly(X % 8) == x


def test_rewrite_needs_an_equality_solved_for_the_atom():
    state = state_with(X * 2 == Y * 3, X >= 1)
    (x,) = state.poly(X).atoms
    with pytest.raises(RuleError):
        state.rewrite(x, 0)  # coefficient 2
    with pytest.raises(RuleError):
        state.rewrite(x, 1)  # an inequality


def test_tighten_rounds_down_never_up():
    state = state_with(X * 4 >= 5)
    number = state.tighten(0)
    assert state.facts[number].poly == state.poly(X) - 2  # 4x >= 5 means x >= 2, not x >= 1
    state = state_with(X * 4 <= 7)
    assert state.facts[state.tighten(0)].poly == -state.poly(X) + 1


def test_bitwise_needs_operands_that_are_not_negative():
    state = state_with(X >= 0)
    (number,) = state.poly(X ^ Y).atoms
    assert not state.bitwise(number)
    state.assume(Y >= 0)
    assert state.bitwise(number)
    assert state.holds(atom(number)) is not None


def test_choose_waits_until_the_condition_is_decided():
    state = state_with(Y >= 0)
    (number,) = state.poly(where(X < 5, 1, 2)).atoms
    assert not state.choose(number)
    state.assume(X < 5)
    assert state.choose(number)
    assert state.poly(where(X < 5, 1, 2)) == constant(1)


def root_and_case(goal, *given):
    root = closing.Node(state_with(*given))
    case = closing.Node(State(root.state))
    case.state.assume(negation(goal))
    root.cases.append(case)
    return root, case


def test_an_open_case_is_no_proof():
    goal = X >= 1
    root, case = root_and_case(goal, X >= 2)
    with pytest.raises(RuleError, match="open"):
        closing.check(root, [X >= 2], goal)
    case.state.combine(constant(-1), [Share(HALF, (), 0), Share(HALF, (), 1)])
    closing.check(root, [X >= 2], goal)


def test_a_part_of_the_goal_without_a_case_is_no_proof():
    goal = (X >= 1) & (Y >= 1)
    root, case = root_and_case(X >= 1, X >= 2)
    case.state.combine(constant(-1), [Share(HALF, (), 0), Share(HALF, (), 1)])
    with pytest.raises(RuleError, match="no case"):
        closing.check(root, [X >= 2], goal)


def test_a_split_that_leaves_something_out_is_no_proof():
    goal = X >= 1
    root = closing.Node(state_with(X >= 2))
    for condition in (Y < 3, Y > 3):  # Y = 3 is missing
        branch = closing.Node(State(root.state))
        branch.state.assume(condition)
        root.branches.append(branch)
    with pytest.raises(RuleError, match="cover"):
        closing.check(root, [X >= 2], goal)


def test_a_proof_of_other_assumptions_is_no_proof():
    goal = X >= 1
    root, case = root_and_case(goal, X >= 2)
    case.state.combine(constant(-1), [Share(HALF, (), 0), Share(HALF, (), 1)])
    with pytest.raises(RuleError, match="assumptions"):
        closing.check(root, [X >= 0], goal)
