"""The kernel fed with things that do not follow: each rule refuses, and what it accepts is true."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from kernel_walk import Walk
from tileprove.prover.evidence.lemmas import text
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.terms import Term, as_bool, integer, named, truth
from tileprove.prover.proof import rules as kernel
from tileprove.prover.proof.polynomials import Poly, atom, constant, monomial_poly
from tileprove.prover.proof.rules import RuleError, Share, State

X, Y, D = integer("x", None), integer("y", None), integer("d", None)
ONE = Fraction(1)


def state(*formulas: Term | bool) -> State:
    found = State()
    for formula in formulas:
        found.assume(as_bool(formula))
    return found


def fact(found: State, poly: Poly) -> int:
    number = found.known(poly)
    assert number is not None
    return number


# -- the walk ----------------------------------------------------------------------------------------------------


def walks(seeds: range, steps: int = 30) -> list[Walk]:
    done = []
    for seed in seeds:
        walk = Walk(Random(seed))
        walk.run(steps)
        done.append(walk)
    return done


def test_what_the_rules_accept_is_true():
    accepted = sum((walk.accepted for walk in walks(range(100))), start=Walk(Random(0)).accepted)
    for rule in (
        "euclid",
        "bitwise",
        "power",
        "powers",
        "below",
        "apart",
        "undo",
        "lone",
        "tighten",
        "rewrite",
        "choose",
        "given",
        "unique",
        "combine",
    ):
        assert accepted[rule] > 0, rule


def rounds_too_far(self: State, number: int) -> int:
    found = self.facts[number]
    factor = kernel.content(found.poly)
    if found.equal or factor <= 1:
        return number
    rest = (found.poly.terms.get((), 0) - 1) // factor
    whole = Poly({m: c // factor for m, c in found.poly.terms.items() if m})
    return self._add(kernel.Fact(whole + rest, False, "tighten", (number,)))


def any_divisor(self: State, x: Poly, d: Poly) -> tuple[int, int]:
    q, r = self.atoms.number("div", None, (x, d)), self.atoms.number("mod", None, (x, d))
    for bound in (atom(r), d - 1 - atom(r)):
        self._add(kernel.Fact(bound, False, "euclid"))
    return q, r


def any_remainder(self: State, x: Poly, d: Poly, whole: Poly, rest: Poly) -> None:
    q = self.atoms.number("div", None, (x, d))
    self._add(kernel.Fact(atom(q) - whole, True, "unique"))


def any_sign(self: State, number: int) -> bool:
    for bound in kernel.BIT_BOUNDS.get(self.atoms[number].kind, lambda *args: ())(
        atom(number), *(self.atoms[number].arguments or (constant(0), constant(0)))
    ):
        self._add(kernel.Fact(bound, False, "bitwise"))
    return True


def any_mask(self: State, number: int) -> int | None:
    kind, _, arguments = self.atoms[number]
    if kind != "band":
        return None
    x, mask = arguments
    rest = atom(self.atoms.number("mod", None, (x, mask + 1)))
    return self._add(kernel.Fact(atom(number) - rest, True, "power"))


def any_amount(self: State, number: int) -> int | None:
    kind, _, arguments = self.atoms[number]
    if kind != "shl":
        return None
    power = atom(self.atoms.number("shl", None, (constant(1), arguments[1])))
    return self._add(kernel.Fact(atom(number) - arguments[0] * power, True, "power"))


def any_exponents(self: State, b: Poly, c: Poly) -> int:
    one, two, both = (atom(self.atoms.number("shl", None, (constant(1), each))) for each in (b, c, b + c))
    return self._add(kernel.Fact(one * two - both, True, "power"))


def any_end(self: State, number: int, power: Poly) -> int | None:
    """Without asking whether the power is one."""
    kind, _, arguments = self.atoms[number]
    if kind not in ("xor", "bor") or None in [self.holds(end) for x in arguments for end in (x, power - 1 - x)]:
        return None
    return self._add(kernel.Fact(power - 1 - atom(number), False, "below"))


def any_pair(self: State, number: int, power: Poly, whole: Poly) -> int | None:
    """Without asking whether the other one is below the power."""
    kind, _, arguments = self.atoms[number]
    if kind != "bor" or arguments[0] != power * whole or None in map(self.holds, arguments):
        return None
    return self._add(kernel.Fact(atom(number) - sum(arguments, constant(0)), True, "apart"))


def any_inner(self: State, number: int) -> int | None:
    """x ^ y instead of (x ^ y) ^ y."""
    kind, _, arguments = self.atoms[number]
    if kind != "xor" or None in map(self.holds, arguments):
        return None
    return self._add(kernel.Fact(atom(number) - arguments[0], True, "undo"))


def any_power(self: State, number: int, power: Poly) -> int | None:
    """Without asking whether x is below twice the power."""
    kind, _, (x, less) = self.atoms[number]
    zero = self.known(atom(number), equal=True)
    if kind != "band" or zero is None or x - less != constant(1) or self.holds(x - power) is None:
        return None
    return self._add(kernel.Fact(x - power, True, "lone"))


def any_sum(self: State, target: Poly, shares: list[Share]) -> int:
    return self._add(kernel.Fact(target, False, "combine"))


def other_branch(self: State, number: int) -> bool:
    node = self.conditionals[number]
    if self.decide(node.args[0]) is None:
        return False
    self._add(kernel.Fact(atom(number) - self.poly(node.args[2 if self.decide(node.args[0]) else 1]), True, "choose"))
    return True


def any_coefficient(self: State, number: int, fact: int) -> None:
    poly = self.facts[fact].poly
    coefficient = poly.terms.get((number,), 1)
    rest = poly - atom(number) * coefficient
    self._rewrite(number, Poly({m: -(c // coefficient) for m, c in rest.terms.items() if c // coefficient}), fact)


def off_by_one(self: State, condition: Term, reasons: object = None) -> bool | None:
    if condition.op == "lt":
        margin = self.poly(condition.args[1]) - self.poly(condition.args[0])
        return True if self.holds(margin) is not None else None
    return None


@pytest.mark.parametrize(
    ("rule", "wrong"),
    [
        ("tighten", rounds_too_far), ("euclid", any_divisor), ("unique", any_remainder), ("bitwise", any_sign),
        ("power", any_mask), ("power", any_amount), ("powers", any_exponents),
        ("below", any_end), ("apart", any_pair), ("undo", any_inner), ("lone", any_power),
        ("combine", any_sum), ("choose", other_branch), ("rewrite", any_coefficient), ("decide", off_by_one),
    ],
)  # fmt: skip
def test_the_walk_notices_a_wrong_rule(rule: str, wrong, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(State, rule, wrong)
    with pytest.raises(AssertionError):
        walks(range(300))


# -- combine -----------------------------------------------------------------------------------------------------


def test_combine_adds_facts_up():
    s = state(X >= 3, Y >= 2 * X)
    x, y = s.poly(X), s.poly(Y)
    first, second = fact(s, x - 3), fact(s, y - x * 2)
    shares = [Share(ONE, (), second), Share(Fraction(2), (), first), Share(ONE, (), -1)]
    number = s.combine(y - 6, shares)
    assert s.facts[number].poly == y - 6
    assert set(s.facts[number].needs) == {first, second}
    for target in (y - 7, y - 5, x - 4, constant(-1), -y):
        with pytest.raises(RuleError, match="do not add up"):
            s.combine(target, shares)
    with pytest.raises(RuleError, match="do not add up"):
        s.combine(y - 6, shares[:2])
    with pytest.raises(RuleError, match="do not add up"):
        s.combine(y - 6, [])


def test_combine_refuses_a_negative_weight_of_an_inequality():
    s = state(X >= 3)
    x = s.poly(X)
    with pytest.raises(RuleError, match="negative share"):
        s.combine(constant(3) - x, [Share(-ONE, (), fact(s, x - 3)), Share(ONE, (), -1)])
    with pytest.raises(RuleError, match="negative share"):
        s.combine(x - 3, [Share(ONE, (), fact(s, x - 3)), Share(-ONE, (), -1)])


def test_combine_takes_an_equality_with_either_sign():
    for sign in (1, -1):
        s = state(X == 3)
        x = s.poly(X)
        equal = next(number for number, found in enumerate(s.facts) if found.equal)
        scale = Fraction(sign if s.facts[equal].poly == x - 3 else -sign)
        number = s.combine((x - 3) * sign, [Share(scale, (), equal), Share(ONE, (), -1)])
        assert s.known((x - 3) * sign) == number


def test_combine_multiplies_only_by_what_is_known_not_to_be_negative():
    s = state(X >= 3, Y >= 0)
    x, y = s.poly(X), s.poly(Y)
    (number_x,), (number_y,), (number_d,) = x.single[0], y.single[0], s.poly(D).single[0]
    target = x * y - y * 3
    by_y = [Share(ONE, (number_y,), fact(s, x - 3)), Share(ONE, (), -1)]
    assert s.facts[s.combine(target, by_y)].poly == target
    with pytest.raises(RuleError, match="not known to be non-negative"):
        s.combine(x * s.poly(D), [Share(ONE, (number_d,), fact(s, x - 3)), Share(ONE, (), -1)])
    with pytest.raises(RuleError, match="not known to be non-negative"):  # x >= 3 is no fact about x >= 0
        s.combine(x * y, [Share(ONE, (number_x,), fact(s, y)), Share(ONE, (), -1)])


@pytest.mark.parametrize("number", [-2, -7, 1000])
def test_combine_refuses_facts_that_do_not_exist(number: int):
    s = state(X >= 3)
    with pytest.raises(RuleError):
        s.combine(s.poly(X) - 3, [Share(ONE, (), number), Share(ONE, (), -1)])


# -- divisions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("given", "allowed"), [(D >= 1, True), (D >= 0, False), (D >= 2, False), (D <= -1, False)])
def test_euclid_wants_the_divisor_to_be_positive(given: Term, allowed: bool):
    s = state(given)
    before = len(s.facts)
    assert (s.euclid(s.poly(X), s.poly(D)) is not None) == allowed
    assert (len(s.facts) > before) == allowed


@pytest.mark.parametrize("divisor", [0, -1, -8])
def test_euclid_refuses_constants_below_one(divisor: int):
    s = state()
    assert s.euclid(s.poly(X), constant(divisor)) is None
    assert not s.facts


def test_euclid_says_floor_division():
    s = state()
    x = s.poly(X)
    q, r = s.euclid(x, constant(4)) or pytest.fail("no division")
    for poly in (atom(q) * 4 + atom(r) - x, atom(r), constant(3) - atom(r)):
        assert s.known(poly) is not None
    assert s.known(constant(2) - atom(r)) is None


def unique_state(*formulas: Term) -> tuple[State, Poly, Poly]:
    s = state(*formulas)
    return s, s.poly(X), s.poly(D)


def test_unique_takes_the_right_quotient():
    s, x, d = unique_state(X >= 0, X < D)
    s.unique(x, d, constant(0), x)
    assert s.poly(X // D) == constant(0)
    assert s.poly(X % D) == x


@pytest.mark.parametrize(
    ("whole", "rest"),
    [
        (constant(1), lambda x, d: x),  # the identity is wrong
        (constant(0), lambda x, d: x + 1),
        (constant(1), lambda x, d: x - d),  # the identity holds, the range does not
        (constant(-1), lambda x, d: x + d),
    ],
)
def test_unique_refuses_a_wrong_identity_or_range(whole: Poly, rest):
    s, x, d = unique_state(X >= 0, X < D)
    with pytest.raises(RuleError):
        s.unique(x, d, whole, rest(x, d))
    assert s.poly(X // D) != whole


@pytest.mark.parametrize("missing", [X >= 0, X < D, None])
def test_unique_wants_both_ends_of_the_range(missing: Term | None):
    s, x, d = unique_state(*([missing] if missing is not None else []))
    with pytest.raises(RuleError, match="range is not a fact"):
        s.unique(x, d, constant(0), x)


def test_unique_wants_the_strict_bound():
    s, x, d = unique_state(X >= 0, X <= D)
    with pytest.raises(RuleError, match="range is not a fact"):
        s.unique(x, d, constant(0), x)


# -- rewrites ----------------------------------------------------------------------------------------------------


def test_rewrite_wants_an_equality_with_coefficient_one():
    s = state(2 * X == 3 * Y, X >= D, X * X + X == Y, X == X * Y)
    (x,), (y,), (d,) = (s.poly(v).single[0] for v in (X, Y, D))
    by_text = {text(s.atoms, found.poly): number for number, found in enumerate(s.facts)}
    for number, found in enumerate(s.facts):
        for target in (x, y, d):
            possible = found.equal and found.poly.terms.get((target,)) in (1, -1)
            cyclic = possible and target in {a for m in found.poly.terms if m != (target,) for a in m}
            if not possible or cyclic:
                with pytest.raises(RuleError):
                    s.rewrite(target, number)
                assert target not in s.rewrites, by_text


def test_rewrite_refuses_a_cycle_through_a_division():
    s = state(X == (X + Y) // 2, Y == X % 3)
    (x,), (y,) = s.poly(X).single[0], s.poly(Y).single[0]
    with pytest.raises(RuleError, match="never ends"):
        s.rewrite(x, 0)
    s.rewrite(y, 1)
    with pytest.raises(RuleError, match="never ends"):
        s.rewrite(x, 2 if s.facts[2].equal else 0)


def test_a_child_keeps_its_rewrites_to_itself():
    parent = state(X >= 0)
    child = State(parent)
    child.assume(as_bool(X == 5))
    child.rewrite(*child.poly(X).single[0], len(child.facts) - 1)
    assert child.poly(X) == constant(5)
    assert parent.poly(X) != constant(5)
    assert parent.known(constant(-1)) is None


# -- rounding and bits -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("c", "rounded"), [(-7, -4), (-6, -3), (-5, -3), (-4, -2), (-1, -1), (0, 0), (1, 0), (5, 2)])
def test_tighten_rounds_down_between_neighbours(c: int, rounded: int):
    s = state(2 * X + c >= 0)
    x = s.poly(X)
    # 2x + c >= 0 means 2x >= -c means x >= ceil(-c / 2), that is x + floor(c / 2) >= 0
    assert s.facts[s.tighten(0)].poly == x + rounded
    for v in range(-9, 9):
        assert (2 * v + c >= 0) == (v + rounded >= 0)


def test_tighten_leaves_equalities_and_coprime_facts_alone():
    s = state(2 * X + 1 == 2 * Y, 2 * X + 3 * Y >= 5)
    assert [s.tighten(0), s.tighten(1)] == [0, 1]
    assert len(s.facts) == 2


@pytest.mark.parametrize("op", ["__xor__", "__and__", "__or__", "__lshift__", "__rshift__"])
def test_bitwise_wants_both_signs(op: str):
    for given in ([], [X >= 0], [Y >= 0], [X >= 0, Y >= -1]):
        s = state(*given)
        (number,) = s.poly(getattr(X, op)(Y)).single[0]
        assert not s.bitwise(number)
        assert len(s.facts) == len(given)
    s = state(X >= 0, Y >= 0)
    (number,) = s.poly(getattr(X, op)(Y)).single[0]
    assert s.bitwise(number)
    assert not s.bitwise(*s.poly(X).single[0])


# -- conditionals ------------------------------------------------------------------------------------------------


def test_choose_waits_for_its_condition():
    s = state(X >= 0)
    (number,) = s.poly(where(X < Y, 1, 2)).single[0]
    assert not s.choose(number)
    for given, value in ((X < Y, 1), (Y <= X, 2), (X - Y >= 0, 2), (X + 1 <= Y, 1)):
        child = State(s)
        child.assume(as_bool(given))
        assert child.choose(number)
        assert child.poly(where(X < Y, 1, 2)) == constant(value)
    assert s.poly(where(X < Y, 1, 2)) == atom(number)


def test_choose_refuses_a_branch_that_mentions_the_conditional():
    s = state(2 * where(Y < 3, X + 1, 0) == X, Y < 3)
    (x,), number = s.poly(X).single[0], next(iter(s.conditionals))
    s.rewrite(x, next(n for n, found in enumerate(s.facts) if found.equal))
    with pytest.raises(RuleError, match="never ends"):
        s.choose(number)


@pytest.mark.parametrize(
    ("given", "condition", "verdict"),
    [
        ([X >= 3], X >= 3, True), ([X >= 3], X < 3, False), ([X >= 3], X >= 4, None), ([X >= 3], X <= 3, None),
        ([X == 3], X >= 3, True), ([X == 3], X < 3, False), ([X != 3], X == 3, False), ([X != 3], X != 3, True),
        ([X != 3], X == 4, None), ([both(X > 1, Y > 1)], Y > 1, True), ([both(X > 1, Y > 1)], either(Y > 1, D > 1), True),
        ([either(X > 1, Y > 1)], X > 1, None), ([either(X > 1, Y > 1)], either(X > 1, Y > 1), True),
        ([either(X > 1, Y > 1)], both(X <= 1, Y <= 1), False), ([X > 1], both(X > 1, Y > 1), None),
        ([X > 1, Y > 1], both(X > 1, Y > 1), True), ([X <= 1], both(X > 1, Y > 1), False),
        ([~both(X > 1, Y > 1)], both(X > 1, Y > 1), False), ([~(X > 1)], X > 1, False),
        ([truth(True)], X > 1, None), ([truth(True)], truth(True), True), ([truth(True)], truth(False), False),
    ],
)  # fmt: skip
def test_decide(given: list[Term], condition: Term, verdict: bool | None):
    assert state(*given).decide(as_bool(condition)) is verdict


def test_exclude_wants_every_part_to_be_false():
    s = state(either(X > 1, Y > 1), X <= 1)
    assert not s.exclude()
    s.assume(as_bool(Y <= 1))
    assert s.exclude()
    assert s.known(constant(-1)) is not None
    s = state(X != Y, X <= Y)
    assert not s.exclude()
    s.assume(as_bool(Y <= X))
    assert s.exclude()


@pytest.mark.parametrize(
    ("formula", "consistent"),
    [
        (truth(True), True), (truth(False), False), (both(X >= 1, X <= 0), None), (either(X >= 1, X <= 0), True),
        (both(X >= 1, either(X <= 0, Y > 1)), True), (~(X == X + 0), False), (X != Y, True),
    ],
)  # fmt: skip
def test_assume_adds_nothing_more_than_the_formula(formula: Term, consistent: bool | None):
    s = state(formula)
    refuted = s.known(constant(-1)) is not None
    assert refuted == (consistent is False)


def test_conditions_keep_their_meaning_when_a_variable_is_rewritten():
    # x = 5 is learnt after the conditional was seen; y stands for it in the condition
    s = state(where(X < 3, 1, 2) == Y, X == 5)
    (x,) = s.poly(X).single[0]
    s.rewrite(x, next(n for n, found in enumerate(s.facts) if found.equal and (x,) in found.poly.terms))
    (number,) = s.conditionals
    assert s.choose(number)
    assert s.poly(where(X < 3, 1, 2)) == constant(2)


# -- names -------------------------------------------------------------------------------------------------------


def test_a_name_says_no_more_than_its_definition():
    s = State()
    total = X + Y
    s.names = frozenset({total, label := named("t", X * 2 + 1)})
    for node in (total, label):
        (number,) = s.poly(node).single[0]
        assert s.atoms[number].kind == "name"
        assert s.known(atom(number) - s.definitions[number], equal=True) is not None
    assert len(s.facts) == 2
    assert all(found.equal and found.rule == "define" for found in s.facts)


def test_products_are_sorted_so_that_they_cancel():
    a, b = atom(1), atom(0)
    assert a * b == b * a == monomial_poly((0, 1))
    assert not a * b - b * a
    assert not constant(0) * a
