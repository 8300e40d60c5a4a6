"""Every path of code that branches on symbolic values: all are found, none is invented, refusals are kept apart."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import integer, truth
from tileprove.prover.symbolic import paths
from tileprove.prover.symbolic.array import scalar
from tileprove.prover.symbolic.paths import PathError, decide, explore

X, Y = integer("x", 0), integer("y", 0)


def value(path, point):
    return python.evaluate(point, path.result.term)[0] if hasattr(path.result, "term") else path.result


def holds(formula, point):
    return bool(python.evaluate(point, formula)[0])


def hidden_third(x):
    if x < 10:
        return 1
    if x % 7 == 3 and x < 25:  # 10, 17 and 24 alone
        return 3
    return 2


def test_a_hidden_third_path_is_found():
    found = explore(lambda: hidden_third(scalar(X)), scope=[X])
    assert sorted(path.result for path in found.paths) == [1, 2, 2, 3]
    for x in range(100):
        on = [path.result for path in found.paths if holds(path.condition, {"x": x})]
        assert on == [hidden_third(x)]


def test_only_the_paths_that_the_assumptions_allow():
    found = explore(lambda: hidden_third(scalar(X)), [X >= 18], [X])
    assert sorted(path.result for path in found.paths) == [2, 2, 3]
    assert found.forced is not truth(True)
    assert not holds(found.forced, {"x": 9})  # what was left out: without the assumption it would be wrong
    assert all(holds(found.forced, {"x": x}) for x in range(18, 60))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 12), st.integers(0, 12), st.integers(2, 5)), min_size=1, max_size=3))
def test_random_branches_are_partitioned(branches):
    """At every point exactly one path's condition holds, and its result is what the code does there."""

    def code(x, y):
        total = 0
        for a, b, modulus in branches:
            if x + a < y:
                total = total + y - x
            elif (x + b) % modulus == 1 or y > 7:
                total = max(total, x) + 1
        return total + x * 0

    found = explore(lambda: code(scalar(X), scalar(Y)), [X < 9, Y < 9])
    for x in range(9):
        for y in range(9):
            point = {"x": x, "y": y}
            assert holds(found.forced, point)
            on = [path for path in found.paths if holds(path.condition, point)]
            assert [value(path, point) for path in on] == [code(x, y)]


def test_refusals_are_paths_and_other_errors_are_errors():
    def checked(x):
        if x % 4:
            raise ValueError("4 must divide x")
        return x // 4

    found = explore(lambda: checked(scalar(X)), scope=[X])
    assert [path.refusal for path in found.paths if path.refusal] == ["ValueError: 4 must divide x"]
    (path,) = found.computing
    assert holds(path.condition, {"x": 8})
    assert not holds(path.condition, {"x": 9})
    with pytest.raises(ZeroDivisionError):
        explore(lambda: 1 // 0 if scalar(X) > 3 else 1)


def test_no_branch_outside_explore():
    with pytest.raises(TypeError, match="depends on a symbolic value"):
        decide(X > 3)
    assert decide(truth(True)) is True


def test_a_question_asked_twice_has_one_answer():
    found = explore(lambda: (bool(scalar(X) > 3), bool(scalar(X) > 3), bool(scalar(X) <= 3)))
    assert sorted(path.result for path in found.paths) == [(False, False, True), (True, True, False)]


def test_code_that_changes_its_mind_is_caught():
    runs = []

    def code():
        runs.append(None)
        return (scalar(X) > 3) if len(runs) % 2 else bool(scalar(X) > 5)

    with pytest.raises(PathError, match="asks something else"):
        explore(lambda: bool(code()))


def test_too_many_paths(monkeypatch):
    monkeypatch.setattr(paths, "MOST_PATHS", 16)

    def code(bits):
        return sum(1 for bit in range(bits) if (scalar(X) >> bit) % 2)

    assert len(explore(lambda: code(4), [X < 16]).paths) == 16
    with pytest.raises(PathError, match="more than 16"):
        explore(lambda: code(5), [X < 32])


def test_contradicting_assumptions():
    with pytest.raises(PathError, match="contradict"):
        explore(lambda: bool(scalar(X) > 3), [X < 0])


def test_a_question_too_hard_for_z3_is_possible_and_the_next_has_steps_of_its_own():
    """Steps, not seconds, so that a busy machine finds the same paths."""
    x, y, z = (integer(name, 1, None) for name in "xyz")
    solver = paths._Solver((), (x, y, z))
    for _ in range(2):
        assert solver.ask([x * x * x + y * y * y == z * z * z]) == (True, None)
        assert solver.ask([x + y < z, z < x]) == (False, None)
        assert solver.ask([x + y < z])[0]
