"""What is taken of the emitted code: of statements that are alike, one that is false or takes long tells of the others."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from tileprove.prover.compiled.taken import FALSE, SAME, decide, fallen_at, falls_at
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.language.terms import Term, integer

n, i = integer("n", 1), integer("i", 0, integer("n", 1))


def stated(goal: Term, *given: Term) -> Obligation:
    (own,) = Claim("system", "fits", "It fits.", lambda: iter([Case("one", goal, list(given))])).obligations()
    return own


def check_of(terms: dict[str, Obligation]) -> SimpleNamespace:
    """As much of a check of these statements as is asked of one."""
    items = [("", SimpleNamespace(claim="fits", case=name, digest=name)) for name in terms]
    plans = SimpleNamespace(obligation=lambda one: terms[one.case])
    return SimpleNamespace(items=items, outcomes={}, asked=None, plans=plans)


def test_it_falls_where_what_is_assumed_holds_and_it_does_not():
    own = stated(4 * i + 4 <= 1000, n <= 600)
    assert falls_at(own, {"n": 600, "i": 599})
    assert not falls_at(own, {"n": 600, "i": 7})
    assert not falls_at(own, {"n": 601, "i": 599}), "that is no launch"
    assert not falls_at(own, {"n": 300, "i": 599}), "there is no such i"
    assert not falls_at(own, {"n": 600}), "i is taken to be 0"


@pytest.mark.parametrize("proved", [False, True])
def test_of_statements_that_are_alike_and_take_long_few_are_tried_where_none_is_proved(proved: bool):
    """Proved by whoever is asked are the first of each kind, or only those of the other kind."""
    products = {f"product {at}": at * n * i <= 10**6 for at in range(2, 20)}
    sums = {f"sum {at}": n + at * i <= 10**6 for at in range(2, 20)}
    easy = {"product 2", *sums} if proved else set(sums)
    asked = list[str]()
    terms = {name: stated(goal) for name, goal in (products | sums).items()}
    own = check_of(terms)

    def quick(check, effort):
        for name in check.asked:
            verdict = Verdict.PROVED if name in easy else Verdict.UNKNOWN
            check.outcomes[name] = Outcome(verdict=verdict, detail="")
        asked.extend(check.asked)

    known = decide(own, quick, [("fits", name) for name in terms])
    assert set(asked) == {*terms} if proved else {*sums, *list(products)[:SAME]}
    assert known == {("fits", name): True for name in easy}, "of what is not tried nothing is known"


@pytest.mark.parametrize("late", [False, True])
def test_of_statements_that_are_alike_and_false_few_are_refuted_one_by_one(late: bool):
    """A counterexample of each is of no other one; late: the first of them holds, and so each other is asked for."""
    products = {f"product {at}": at * n * i <= 10**6 for at in range(2, 40)}
    terms = {name: stated(goal) for name, goal in products.items()}
    own = check_of(terms)
    asked = list[str]()

    def quick(check, effort):
        for name in check.asked:
            holds = late and name == "product 2"
            check.outcomes[name] = Outcome(verdict=Verdict.PROVED if holds else Verdict.REFUTED, detail="")
        asked.extend(check.asked)

    known = decide(own, quick, [("fits", name) for name in terms])
    assert len(set(asked)) == (len(terms) if late else FALSE)
    assert known == {("fits", name): late and name == "product 2" for name in terms}, "what falls is not taken"


@pytest.mark.parametrize(("most", "tried"), [(9, 1), (5, 4), (1, 2), (0, 2)])
def test_of_statements_that_differ_by_a_number_the_tightest_is_asked_for_first(most: int, tried: int):
    """most: the tightest that holds. The weakest comes second: where that is false, so are all."""
    terms = {f"sum {at}": stated(n + i + at <= 10**6) for at in (3, 1, 9, 5)}
    own, asked = check_of(terms), list[str]()

    def quick(check, effort):
        for name in check.asked:
            holds = int(name.split()[1]) <= most
            point = None if holds else {"n": 10**6 - most, "i": 0}
            check.outcomes[name] = Outcome(verdict=Verdict.PROVED if holds else Verdict.REFUTED, detail="", point=point)
        asked.extend(sorted(check.asked))

    known = decide(own, quick, [("fits", name) for name in terms])
    assert asked[0] == "sum 9"
    assert len(asked) <= tried
    assert known == {("fits", name): int(name.split()[1]) <= most for name in terms}


def test_a_point_at_which_one_is_false_is_tried_at_the_others_once():
    own = {("fits", "high"): stated(4 * i + 4 <= 1000, n <= 600), ("fits", "low"): stated(n <= 600, i <= 3)}
    assert fallen_at(own, {"n": 600, "i": 599}) == {("fits", "high")}
    assert fallen_at(own, {"n": 601, "i": 0}) == {("fits", "low")}
    assert fallen_at(own, {"n": 601, "i": 599}) == set(), "what is assumed of each does not hold"
    undefined = {("fits", "divided"): stated(n // (i - 5) <= 700)}
    assert fallen_at(undefined, {"n": 600, "i": 5}) == {("fits", "divided")}, "that it has a value is part of the goal"


@pytest.mark.parametrize("bounded", [False, True])
def test_of_an_integer_of_which_nobody_says_anything_little_is_tried(bounded: bool):
    """Statements of many sorts about what is loaded; bounded: one of them holds, and so each other is asked for."""
    loaded = integer("loaded", -(2**31), 2**31)
    sort = [n, i, n + i, n * i, 2 * n + i, n + 3 * i, n * n, i * i, n * i * i]
    goals = {f"about it {at}": loaded * (at + 2) + one <= 10**6 for at, one in enumerate(sort)}
    terms = {name: stated(goal) for name, goal in (goals | {"other": n + i <= 10**6}).items()}
    own = check_of(terms)
    asked = list[str]()

    def quick(check, effort):
        for name in check.asked:
            holds = name == "other" or (bounded and name == "about it 0")
            check.outcomes[name] = Outcome(verdict=Verdict.PROVED if holds else Verdict.REFUTED, detail="")
        asked.extend(check.asked)

    known = decide(own, quick, [("fits", name) for name in terms])
    if bounded:
        assert set(asked) == set(terms)
    else:
        assert FALSE <= len(set(asked) - {"other"}) < len(goals)
    assert known == {("fits", one): one == "other" or (bounded and one == "about it 0") for one in terms}
