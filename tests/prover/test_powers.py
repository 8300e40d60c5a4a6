"""The rules about powers of two: what they say, every way to apply them wrongly; then what the engine does with them."""

from __future__ import annotations

from copy import deepcopy
from math import prod

import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer as engine
from tileprove.prover.engines import ladder
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.constructors import both, either
from tileprove.prover.language.idioms import divides, implies
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import Term, as_int, integer
from tileprove.prover.proof.errors import Refused
from tileprove.prover.proof.facts import MOST_SHIFT
from tileprove.prover.proof.polynomials import Poly, atom, constant
from tileprove.prover.proof.rules import State
from tileprove.prover.proof.trees import read

X, Y = integer("x", None), integer("y", None)
m, n, i, j, k = (integer(name, 0) for name in ("m", "n", "i", "j", "k"))
L = integer("L", 0, 5)


def two_to(amount: Term | int) -> Term:
    return as_int(1) << amount


def state(*given: Term) -> State:
    found = State()
    for formula in given:
        found.assume(formula)
    return found


def number(found: State, term: Term) -> int:
    (only,) = found.poly(term).atoms
    return only


def said(found: State, term: Term) -> Poly | None:
    """What the rule says of the term's atom."""
    fact = found.power(number(found, term))
    return None if fact is None else found.facts[fact].poly


# -- the rules ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("term", [X << Y, X >> Y, as_int(1) << Y])
def test_an_amount_that_may_be_negative_says_nothing(term: Term):
    for given in ([], [Y >= -1], [X >= 0]):
        found = state(*given)
        assert said(found, term) is None
        assert len(found.facts) == len(given)
    assert said(state(Y >= 0), term) is not None


def test_a_shift_is_a_product_or_a_quotient():
    found = state(Y >= 0)
    power = found.poly(two_to(Y))
    assert said(found, X << Y) == found.poly(X << Y) - found.poly(X) * power
    assert said(found, X >> Y) == found.poly(X >> Y) - found.poly(X // two_to(Y))
    assert said(found, two_to(Y)) == power - 1
    assert not found.facts[-1].equal


@pytest.mark.parametrize(("of", "value"), [("xor", 6), ("bor", 7), ("band", 1)])
def test_bits_of_numbers_are_a_number(of: str, value: int):
    meanings = {"xor": X ^ Y, "bor": X | Y, "band": X & Y}
    found = state(X == 5, Y == 3)
    several = number(found, meanings[of])
    assert found.power(several) is None  # before they are numbers
    for fact, variable in enumerate((X, Y)):
        found.rewrite(number(found, variable), fact)
    (settled,) = found.normal(atom(several)).atoms
    fact = found.power(settled)
    assert fact is not None
    assert found.facts[fact].equal
    assert found.facts[fact].poly == atom(settled) - value


def test_bits_of_a_negative_number_say_nothing():
    found = state(X == -1, Y == 3)
    several = number(found, X ^ Y)
    for fact, variable in enumerate((X, Y)):
        found.rewrite(number(found, variable), fact)
    (settled,) = found.normal(atom(several)).atoms
    assert found.power(settled) is None


def test_amounts_that_became_numbers():
    found = state(Y >= 0, Y == 3)
    shifted = number(found, X << Y)
    found.rewrite(number(found, Y), 1)
    (settled,) = found.normal(atom(shifted)).atoms
    assert settled != shifted
    fact = found.power(settled)
    assert fact is not None
    assert found.facts[fact].poly == atom(settled) - found.poly(X) * 8


@pytest.mark.parametrize("mask", [as_int(5), as_int(8), two_to(Y), 3 * two_to(Y) - 1, two_to(Y) + 1, two_to(Y) - 2, Y])
def test_what_is_no_power_less_one_is_no_mask(mask: Term):
    found = state(X >= 0, Y >= 0, mask >= 0)
    assert said(found, X & mask) is None


def test_a_mask_wants_the_signs():
    assert (X & 7) is X % 8  # by the language, whatever the sign
    assert said(state(X >= 0, Y >= 0), X & (two_to(Y) - 1)) is not None
    assert said(state(X >= -1, Y >= 0), X & (two_to(Y) - 1)) is None
    assert said(state(X >= 0), X & (two_to(Y) - 1)) is None
    assert said(state(Y >= 0), X & (two_to(Y) - 1)) is None
    found = state(X >= 0, Y >= 0)
    assert said(found, (two_to(Y) * 4 - 1) & X) == found.poly((two_to(Y) * 4 - 1) & X) - found.poly(X % (two_to(Y) * 4))


ALONE = (i & (i - 1)) == 0


def test_a_number_of_one_bit_is_a_power():
    found = state(i >= 1, ALONE, X >= 0)
    for mask, power in ((i - 1, i), (8 * i - 1, 8 * i)):
        assert said(found, X & mask) == found.poly(X & mask) - found.poly(X % power)
    assert said(found, X & (i * two_to(3) - 1)) is not None
    for size in (n for n in range(1, 70) if n & (n - 1) == 0):
        assert all(x & (8 * size - 1) == x % (8 * size) for x in range(600))


@pytest.mark.parametrize(
    "given",
    [[i >= 0, ALONE], [ALONE], [i >= 1], [i >= 1, (i & (i - 1)) >= 0], [i >= 1, (i & (i - 2)) == 0],
     [i >= 1, (i & (j - 1)) == 0], [i >= 1, j >= 1, (j & (j - 1)) == 0], [i >= 1, (i ^ (i - 1)) == 0],
     [i >= 1, (i & (i - 1)) == 2]],
)  # fmt: skip
def test_another_number_is_none(given: list[Term]):
    assert said(state(X >= 0, *given), X & (i - 1)) is None


@pytest.mark.parametrize("mask", [i, i + 1, 3 * i - 1, i * j - 1, i - 2, 2 * i - 2, 1 - i])
def test_nor_is_what_it_is_times_something_else(mask: Term):
    assert said(state(i >= 1, ALONE, j >= 1, X >= 0, mask >= 0), X & mask) is None


def test_masks_of_sizes_that_are_powers():
    inside = (k < i, i >= 1, ALONE)
    for goal in (
        ((16 * i - 1) & n) == n % (16 * i),
        ((n * i) ^ k) == n * i + k,
        ((n * i) | k) == n * i + k,
        ((n * i) & k) == 0,
    ):
        assert ladder.decide(stated(goal, *inside), 5).engine == "integer"
    for goal in ((i & n) == n % (i + 1), ((3 * i - 1) & n) == n % (3 * i), ((n * i) ^ m) == n * i + m):
        assert ladder.decide(stated(goal, *inside), 5).verdict is Verdict.REFUTED
    assert ladder.decide(stated(((16 * i - 1) & n) == n % (16 * i), k < i), 5).verdict is Verdict.REFUTED


def test_other_operations_are_no_powers():
    found = state(X >= 0, Y >= 1)
    for term in (X ^ Y, X | Y, X // Y, X % Y, X):
        assert said(found, term) is None


def test_exponents_are_added_where_none_is_negative():
    found = state(X >= 0, Y >= 0, X + Y >= 0)
    x, y = found.poly(X), found.poly(Y)
    fact = found.powers(x, y)
    assert fact is not None
    assert found.facts[fact].poly == found.poly(two_to(X)) * found.poly(two_to(Y)) - found.poly(two_to(X + Y))
    assert found.facts[fact].equal
    assert state(X + Y >= 0, Y >= 0).powers(x, y) is None
    assert state(X + Y >= 0, X >= 0).powers(x, y) is None
    assert found.powers(x, constant(-1)) is None
    assert found.powers(constant(MOST_SHIFT), constant(1)) is None
    assert found.powers(constant(2), constant(3)) is not None


def told(found: State, rule: str, term: Term, *polys: Term | int) -> Poly | None:
    """What a rule says of the term's atom, with these arguments."""
    fact = getattr(found, rule)(number(found, term), *(found.poly(as_int(each)) for each in polys))
    return None if fact is None else found.facts[fact].poly


SMALL = [X >= 0, X <= 7, Y >= 0, Y <= 7]


@pytest.mark.parametrize("term", [X ^ Y, X | Y])
def test_below_wants_a_power_above_both(term: Term):
    found = state(*SMALL)
    assert told(found, "below", term, 8) == 7 - found.poly(term)
    for given in (
        [*SMALL[1:]],
        [X >= -1, *SMALL[1:]],
        [SMALL[0], *SMALL[2:]],
        SMALL[:2],
        SMALL[:3],
        [*SMALL[:3], Y <= 8],
    ):
        assert told(state(*given), "below", term, 8) is None
    assert told(state(X >= 0, X <= 5, Y >= 0, Y <= 5), "below", term, 6) is None  # 5 | 2 is 7
    assert told(state(*SMALL), "below", term, -8) is None


def test_below_a_symbolic_power():
    within_it = [n >= 0, X >= 0, two_to(n) - 1 >= X, Y >= 0, two_to(n) - 1 >= Y]
    found = state(*within_it)
    assert told(found, "below", X ^ Y, two_to(n)) == found.poly(two_to(n)) - 1 - found.poly(X ^ Y)
    assert told(state(*within_it[1:]), "below", X ^ Y, two_to(n)) is None
    assert told(found, "below", X + 0 * Y & Y, two_to(n)) is None  # its bound is another rule


PACKED = [X >= 0, Y >= 0, Y <= 7]


@pytest.mark.parametrize(("term", "value"), [(X * 8 | Y, X * 8 + Y), (X * 8 ^ Y, X * 8 + Y), (X * 8 & Y, as_int(0))])
def test_apart_wants_one_divided_and_the_other_below(term: Term, value: Term):
    found = state(X * 8 >= 0, *PACKED)
    assert told(found, "apart", term, 8, X) == found.poly(term) - found.poly(value)
    for given in (
        PACKED,
        [X * 8 >= -1, *PACKED],
        [X * 8 >= 0, Y <= 7],
        [X * 8 >= 0, Y >= 0],
        [X * 8 >= 0, Y >= 0, Y <= 8],
    ):
        assert told(state(*given), "apart", term, 8, X) is None
    for power, whole in ((8, X + 1), (4, X), (16, X), (8, Y), (1, X * 8)):
        assert told(state(X * 8 >= 0, *PACKED), "apart", term, power, whole) is None


def test_apart_wants_a_power():
    found = state(X * 6 >= 0, Y >= 0, Y <= 5)
    assert told(found, "apart", X * 6 | Y, 6, X) is None  # 6 | 2 is 6


def test_undo_wants_the_same_number_twice():
    found = state(X >= 0, Y >= 0, n >= 0)
    assert told(found, "undo", X ^ Y ^ Y) == found.poly(X ^ Y ^ Y) - found.poly(X)
    assert told(found, "undo", Y ^ (X ^ Y)) == found.poly(Y ^ (X ^ Y)) - found.poly(X)
    for term in (X ^ Y, X ^ Y ^ n, (X ^ Y) + 1 ^ Y, (X | Y) ^ Y, X ^ Y | Y, (X ^ Y) * 2 ^ Y):
        assert told(state(X >= 0, Y >= 0, n >= 0), "undo", term) is None
    assert told(state(X >= 0), "undo", X ^ Y ^ Y) is None
    assert told(state(Y >= 0), "undo", X ^ Y ^ Y) is None


@pytest.mark.parametrize("power", [1, 2, 8, 64])
def test_bit_is_the_bit_of_a_power(power: int):
    """The polynomial that the rule says, with numbers in it."""
    for term, of in ((X ^ power, int.__xor__), (X | power, int.__or__), (power ^ X, int.__xor__)):
        found = state(X >= 0)
        said_of_it = told(found, "bit", term)
        assert said_of_it is not None
        for x in range(3 * power + 3):
            values = {number(found, term): of(x, power), number(found, X): x}
            for place, (kind, _, arguments) in enumerate(found.atoms.known):
                if kind == "div":
                    assert arguments == (found.poly(X), constant(power))
                    values[place] = x // power
                elif kind == "mod":
                    assert arguments == (atom(place - 1), constant(2))
                    values[place] = x // power % 2
            assert sum(c * prod(values[each] for each in m) for m, c in said_of_it.terms.items()) == 0


def test_bit_wants_one_power_and_no_negative_number():
    bit = X // two_to(n) % 2
    found = state(X >= 0, n >= 0)
    power = found.poly(two_to(n))
    for term, value in (
        (X ^ two_to(n), X + two_to(n) - 2 * two_to(n) * bit),
        (X | two_to(n), X + two_to(n) - two_to(n) * bit),
        (X & two_to(n), two_to(n) * bit),
    ):
        assert told(found, "bit", term) == found.poly(term) - found.poly(value)
        assert told(state(X >= -1, n >= 0), "bit", term) is None
        assert told(state(n >= 0), "bit", term) is None
        assert told(state(X >= 0), "bit", term) is None
        assert told(state(X >= 0, n >= -1), "bit", term) is None
    assert power == found.poly(two_to(n))
    for term in (X ^ 6, X | 12, X ^ two_to(n) * 3, X ^ two_to(n) + 1, X ^ two_to(n) - 1, X & Y, X // two_to(n)):
        assert told(state(X >= 0, Y >= 0, n >= 0), "bit", term) is None


@pytest.mark.parametrize("power", [1, 2, 8])
def test_lone_is_what_has_one_bit_in_reach_of_the_power(power: int):
    given = [X & X - 1 == 0, power <= X, 2 * power > X]
    found = state(*given)
    assert told(found, "lone", X & X - 1, power) == found.poly(X) - power
    assert [x for x in range(power, 2 * power) if x & x - 1 == 0] == [power]
    for left in range(3):
        assert told(state(*given[:left], *given[left + 1 :]), "lone", X & X - 1, power) is None


def test_lone_wants_x_and_one_less_and_a_power():
    for term in (X & X - 2, X & X + 1, X & Y, X ^ X - 1, X | X - 1):
        found = state(term == 0, X >= 4, X < 8)
        assert told(found, "lone", term, 4) is None
    for ends in ((3, 6), (6, 12)):  # 4 and 8 have one bit
        found = state(X & X - 1 == 0, ends[0] <= X, ends[1] > X)
        assert told(found, "lone", X & X - 1, ends[0]) is None
    found = state(X & X - 1 <= 0, X >= 4, X < 8)  # which may be less, where X is negative
    assert told(found, "lone", X & X - 1, 4) is None


def test_a_forged_bit_is_refused():
    """The tree of a slot that flips, offered for a slot that does not: p ^ 2 has the last bit of p."""
    p, size = integer("p", 0, 2), integer("n", 1)
    x, y = integer("x", 0, size), integer("y", 0, size)

    def keeps_apart(mask: int) -> Obligation:
        a, b = ((p ^ mask) % 2 * size + x) * 4, (p % 2 * size + y) * 4
        return stated(either(a + 4 <= b, b + 4 <= a))

    right, wrong = keeps_apart(1), keeps_apart(2)
    tree = engine.decide(right, now() + 20).tree
    assert isinstance(right.goal, Holds)
    assert isinstance(wrong.goal, Holds)
    assert tree is not None
    read(tree, right.assumptions, right.goal.formula)
    assert any(link[0] == "bit" for link in tree["tree"]["links"])
    with pytest.raises(Refused):
        read(tree, wrong.assumptions, wrong.goal.formula)
    forged = deepcopy(tree)
    for row in forged["polys"]:  # the mask 1 becomes 2, wherever a polynomial is that number
        if row == [[1]]:
            row[0] = [2]
    with pytest.raises(Refused):
        read(forged, right.assumptions, right.goal.formula)


def test_a_forged_link_is_refused():
    """The tree of a true statement, with the rule applied to another atom or with another statement's goal."""
    goal = (m << j) >> j == m
    obligation, tree = stated(goal), decide(goal).tree
    assert isinstance(obligation.goal, Holds)
    assert tree is not None
    read(tree, obligation.assumptions, obligation.goal.formula)
    with pytest.raises(Refused):
        read(tree, obligation.assumptions, (m >> j) << j == m)
    links = tree["tree"]["links"]
    assert any(link[0] == "power" for link in links)
    for position, link in enumerate(links):
        if link[0] == "power":
            broken = {**tree, "tree": {**tree["tree"], "links": [*links[:position], *links[position + 1 :]]}}
            with pytest.raises(Refused):
                read(broken, obligation.assumptions, obligation.goal.formula)


# -- the engine --------------------------------------------------------------------------------------------------


def decide(goal: Term, *given: Term) -> Outcome:
    return engine.decide(stated(goal, *given), now() + 10)


WIDTHS = (L, k)  # four bits at most, and any


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(
    "goal",
    [
        lambda w: (m << w) >> w == m,
        lambda w: n & (two_to(w) - 1) == n % two_to(w),
        lambda w: m << w == m * two_to(w),
        lambda w: m >> w == m // two_to(w),
        lambda w: (n >> w) * two_to(w) + (n & (two_to(w) - 1)) == n,
        lambda w: (m << w) + (n & (two_to(w) - 1)) >> w == m,
        lambda w: n & (two_to(w) - 1) < two_to(w),
        lambda w: divides(two_to(w), m << (w + 3)),
        lambda w: two_to(w) >= 1,
    ],
)  # fmt: skip
def test_shifts_and_masks_for_any_width(goal, width: Term):
    assert decide(goal(width)).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    ("goal", "given"),
    [
        (n & 3 == n % 4, []),
        (n - (n & 7) == n // 8 * 8, []),
        (two_to(j + k) == two_to(j) * two_to(k), []),
        (divides(two_to(j), two_to(k)), [j <= k]),
        (two_to(j) <= two_to(k), [j <= k]),
        (two_to(k - j) * two_to(j) == two_to(k), [j <= k]),
        (m ^ (n & 7) ^ (n & 7) == m, []),
        (m ^ n % 8 < 8, [m < 8]),
        (m ^ n % two_to(j) < two_to(j), [m < two_to(j)]),
        ((m << 4 | i) // 16 == m, [i < 16]),
        ((m << j | i) >> j == m, [i < two_to(j)]),
        ((m >> j << j) | (m & (two_to(j) - 1)) == m, []),
        (n >> j >> k == n >> (j + k), []),
        (m << j << k == m << (j + k), []),
        (implies(both(m < two_to(j), n < two_to(k)), m * two_to(k) + n < two_to(j + k)), []),
    ],
)
def test_more_of_them(goal: Term, given: list[Term]):
    assert decide(goal, *given).verdict is Verdict.PROVED


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(
    "goal",
    [
        lambda w: (m >> w) << w == m,
        lambda w: n & two_to(w) == n % two_to(w),
        lambda w: n & (two_to(w) - 1) == n % (two_to(w) - 1 + w),
        lambda w: m << w == m * 2 * w,
        lambda w: (m << w) + (n & (two_to(w) - 1)) >> w == m + 1,
        lambda w: divides(two_to(w + 1), m << w),
        lambda w: two_to(w) >= 2,
    ],
)
def test_what_is_almost_it_is_refuted(goal, width: Term):
    assert ladder.decide(stated(goal(width)), 20).verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    ("goal", "given"),
    [
        (n & 5 == n % 6, []),
        (n & 3 == n % 3, []),
        (divides(two_to(j), two_to(k)), [j <= k + 1]),
        (two_to(j) < two_to(k), [j <= k]),
        (two_to(j + k) == two_to(j) + two_to(k), []),
        (m ^ (n & 7) ^ (i & 7) == m, []),
        (m ^ n % 6 < 6, [m < 6]),
        (m ^ n % two_to(j) < two_to(j), [m <= two_to(j)]),
        ((m << 4 | i) // 16 == m, [i <= 16]),
        ((m << j | i) >> j == m, [i <= two_to(j)]),
        (n >> j >> k == n >> (j + k + 1), []),
    ],
)
def test_what_is_almost_one_of_more_is_refuted(goal: Term, given: list[Term]):
    assert ladder.decide(stated(goal, *given), 20).verdict is Verdict.REFUTED
