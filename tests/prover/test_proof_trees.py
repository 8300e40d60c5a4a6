"""The trusted check of a proof's tree: it accepts the honest one, and refuses every gap and every borrowed fact."""

from __future__ import annotations

import pytest
from tileprove.prover.base.clock import now
from tileprove.prover.engines.search import Search
from tileprove.prover.language.constructors import both, either, negation
from tileprove.prover.language.terms import Term, as_bool, truth
from tileprove.prover.language.terms import integer as variable
from tileprove.prover.proof import closing
from tileprove.prover.proof.closing import Node, Proof
from tileprove.prover.proof.polynomials import constant
from tileprove.prover.proof.rules import Fact, RuleError, State

X, Y, Z = (variable(name, 0) for name in "xyz")
GIVEN = [as_bool(X <= 3), as_bool(either(Y <= X, Y <= 2))]
GOAL = both(Y <= 3, X + Y <= 6)


def searched(given: list[Term], goal: Term, *steps: Term) -> Node:
    root = Search(given, goal, now() + 10, None, steps).run()
    assert root is not None
    return root


def honest() -> Node:
    root = searched(GIVEN, GOAL)
    closing.check(root, GIVEN, GOAL)
    return root


def test_an_honest_proof_is_accepted_for_its_own_statement_only():
    root = honest()
    for given, goal in [
        (GIVEN[:1], GOAL),
        (GIVEN[::-1], GOAL),
        (GIVEN, both(Y <= 2, X + Y <= 6)),
        (GIVEN, as_bool(Y <= 2)),
    ]:
        with pytest.raises(RuleError):
            closing.check(root, given, goal)


def test_every_part_of_the_goal_needs_its_case():
    root = honest()
    root.cases.pop()
    with pytest.raises(RuleError, match=r"has no case|before it was proved"):
        closing.check(root, GIVEN, GOAL)


def tree(*assumed: Term, below: Node | None = None) -> Node:
    node = Node(State(below.state if below else None))
    for formula in assumed:
        node.state.assume(as_bool(formula))
    return node


def split(*conditions: Term) -> Node:
    """The root of x <= 3 with a goal's case that is split into these conditions, each made contradictory."""
    root = tree(as_bool(X <= 3))
    case = tree(negation(X <= 2), below=root)
    root.cases.append(case)
    for condition in conditions:
        child = tree(condition, below=case)
        child.state._add_false()  # type: ignore[attr-defined]
        case.cases.append(child)
    return root


@pytest.fixture
def contradictions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a test close a state, as a stand-in for a derivation, to test the shape of the tree alone."""
    monkeypatch.setattr(State, "_add_false", lambda self: self._add(Fact(constant(-1), False, "given")), raising=False)


@pytest.mark.usefixtures("contradictions")
@pytest.mark.parametrize(
    ("conditions", "exhaustive"),
    [
        ((Y < 1, Y >= 1), True), ((Y < 1, Y > 1), False), ((Y < 1,), False), ((Y < 1, Z >= 1), False), ((), False),
        ((Y == 1, Y != 1), True), ((Y < 1, Y == 1, Y > 1), False), ((X < 5, X >= 5), True),
    ],
)  # fmt: skip
def test_a_split_must_cover_everything(conditions: tuple[Term, ...], exhaustive: bool):
    root = split(*conditions)
    if exhaustive:
        closing.check(root, [as_bool(X <= 3)], as_bool(X <= 2))
    else:
        with pytest.raises(RuleError, match=r"left open|cover everything"):
            closing.check(root, [as_bool(X <= 3)], as_bool(X <= 2))


@pytest.mark.usefixtures("contradictions")
def test_a_disjunction_is_split_into_all_its_parts():
    options = either(Y == 1, Y == 2, Y == 3)
    for chosen in ((0, 1, 2), (0, 1), (2,)):
        root = tree(options)
        case = tree(negation(Y <= 3), below=root)
        root.cases.append(case)
        for index in chosen:
            case.cases.append(tree(options.args[index], below=case))
            case.cases[-1].state._add_false()  # type: ignore[attr-defined]
        if len(chosen) == 3:
            closing.check(root, [options], as_bool(Y <= 3))
        else:
            with pytest.raises(RuleError):
                closing.check(root, [options], as_bool(Y <= 3))


@pytest.mark.usefixtures("contradictions")
def test_a_poly_split_leaves_no_gap():
    for gap, accepted in ((0, True), (1, False)):
        root = tree(as_bool(X <= 3))
        case = tree(negation(X <= 2), below=root)
        root.cases.append(case)
        y = case.state.poly(Y)
        for poly in (y - 4, -y + 3 - gap):
            child = Node(State(case.state))
            child.state.assume_poly(poly)
            child.state._add_false()  # type: ignore[attr-defined]
            case.cases.append(child)
        if accepted:
            closing.check(root, [as_bool(X <= 3)], as_bool(X <= 2))
        else:
            with pytest.raises(RuleError, match="cover everything"):
                closing.check(root, [as_bool(X <= 3)], as_bool(X <= 2))


def test_nothing_is_admitted_before_it_is_proved():
    given, goal = [as_bool(X <= 3)], both(X <= 2, X <= 1)
    root = tree(*given)
    root.state.admit(goal.args[0])  # admitted, and only then used for the case that should prove it
    for part in goal.args:
        case = tree(negation(part), below=root)
        case.state.exclude()
        root.cases.append(case)
    with pytest.raises(RuleError):
        closing.check(root, given, goal)


@pytest.mark.parametrize("where_", ["case", "branch", "root"])
def test_only_a_part_of_the_goal_is_admitted(where_: str):
    given, goal = [as_bool(X <= 3)], as_bool(X <= 2)
    root = tree(*given)
    if where_ == "case":
        case = tree(negation(goal), below=root)
        case.state.admit(truth(False))
        root.cases.append(case)
    else:
        root.state.admit(truth(False))
    if where_ == "branch":
        root.branches += [tree(as_bool(Y < 1), below=root), tree(as_bool(Y >= 1), below=root)]
    with pytest.raises(RuleError):
        closing.check(root, given, goal)


@pytest.mark.usefixtures("contradictions")
def test_a_case_of_another_proof_is_refused():
    other = split(Y < 1, Y >= 1)
    root = tree(as_bool(X <= 3))
    root.cases = other.cases
    with pytest.raises(RuleError, match="does not belong"):
        closing.check(root, [as_bool(X <= 3)], as_bool(X <= 2))


def test_a_step_must_be_shown_before_it_is_used():
    step, goal = as_bool(Y <= 3), both(X + Y <= 6, Y <= 3)
    sum_, bound = goal.args
    shown = (step, searched(GIVEN, step))
    last = (sum_, searched(GIVEN, sum_, step))
    closing.check_proof(Proof(GIVEN, goal, [shown, last]))
    closing.check_proof(Proof(GIVEN, goal, [(goal, searched(GIVEN, goal))]))
    assert bound is step
    for steps in (
        [],
        [last],  # assumed and not shown
        [last, shown],  # shown too late
        [shown],  # a part of the goal is left out
        [(step, searched(GIVEN, as_bool(Y <= 4))), last],  # another formula was shown
        [(step, searched(GIVEN, step, step)), last],  # shown from itself
        [shown, (sum_, shown[1])],
        [(as_bool(Y <= 2), shown[1]), last],
    ):
        with pytest.raises(RuleError):
            closing.check_proof(Proof(GIVEN, goal, steps))
