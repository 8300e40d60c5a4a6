"""Lemmas: what a claim may use of another, what has to be proved for it, and every way in which that falls short."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tileprove.prover.engines import ladder
from tileprove.prover.language import lemmas, wire
from tileprove.prover.language.claims import Claim
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Holds, Obligation, Use, Verdict
from tileprove.prover.running import registry
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.checking import Check
from tileprove.prover.running.linking import shortfalls, words
from tileprove.prover.running.plan import Built, Plans
from tileprove.prover.running.runner import Runner

from tileprove import Case, SpecError, System, Term, both, divides, integer, kinds, one_to_one, prove, where

X, N, W = integer("x"), integer("n", 1), integer("w", None)


def system() -> System:
    return System("lem", "claims that use each other")


def digit(of: System, less: int = 0) -> Claim:
    @of.claim("A digit is below its base.")
    def digit():
        yield Case("", both(X % N >= 0, N - less > X % N))

    return digit


def run(of: System) -> dict[str, tuple[str, str]]:
    """Name -> (verdict, detail), linked as `tileprove check` does it."""
    plans = Plans([Built(of.name, of)], Cache(None))
    check = Check(plans, plans.claims, Cache(None))
    check.run(Runner(1, 20))
    found = {}
    for result in check.results:
        assert result.outcome is not None
        found[result.statement.name] = result.outcome.verdict.value, result.outcome.detail
    return found


def formula(obligation: Obligation) -> Term:
    assert isinstance(obligation.goal, Holds)
    return obligation.goal.formula


def stated(claim: Claim) -> Obligation:
    return registry.obligations(claim)[0]


def test_a_lemma_is_assumed_at_its_terms_and_its_premises_are_proved():
    of = system()
    small = digit(of)

    @of.claim("Rows of digits stay inside.")
    def rows():
        yield Case("", W % N * N <= N * N - N, given=[W >= 3], using=[small(x=W)])

    main, premises = registry.obligations(rows)
    assert premises.case == "premises of lemma 1, lem.digit"
    assert list(map(repr, lemmas.assumed(main))) == ["<3 <= w>"]
    assert list(map(repr, main.given)) == ["<3 <= w>", "<n != 0>", "<0 <= w mod n>", "<w mod n < n>"]
    assert repr(formula(premises)) == "<0 <= w>"
    assert lemmas.plain(main).given == lemmas.assumed(premises)
    assert {verdict for verdict, _ in run(of).values()} == {"proved"}


def test_the_same_variables_need_no_terms_and_no_premises():
    of = system()
    small = digit(of)

    @of.claim("A digit is at most its base less one.")
    def same():
        yield Case("", X % N <= N - 1, using=[small])

    assert len(registry.obligations(same)) == 1
    assert run(of)["lem.same"][0] == "proved"


def test_premises_that_do_not_hold_are_no_proof():
    of = system()
    small = digit(of)

    @of.claim("With a base that may be zero.")
    def rows():
        n = integer("n", 0)
        yield Case("", where(n == 0, 0, W % where(n == 0, 1, n)) <= n, using=[small(x=W, n=n)])

    found = run(of)
    assert found["lem.rows/premises of lemma 1, lem.digit"][0] == "refuted"
    assert found["lem.rows"] == (
        "unknown",
        "the proof rests on lem.rows/premises of lemma 1, lem.digit, which is refuted",
    )


def test_terms_without_a_value_are_no_premise():
    of = system()

    @of.claim("Says nothing of its variable.")
    def nothing():
        yield Case("", N * N >= N, given=[X >= 0])

    @of.claim("Uses it where it divides by zero.")
    def rows():
        yield Case("", N * N >= N, given=[W == 0], using=[nothing(x=(5 // W) * 0)])

    assert run(of)["lem.rows/premises of lemma 1, lem.nothing"][0] == "refuted"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [(1, "is refuted"), (None, "rests on lem.digit/premises of lemma 1, lem.below, which is refuted")],
)
def test_a_lemma_that_is_not_proved_proves_nothing(wrong, said):
    of = system()

    @of.claim("True of small numbers.")
    def below():
        yield Case("", X % N < N, given=[X < 8])

    if wrong is None:

        @of.claim("A digit is below its base, from a lemma that does not say so.")
        def digit():
            yield Case("", X % N < N, using=[below])

        small = digit
    else:
        small = globals()["digit"](of, wrong)

    @of.claim("A claim in between.")
    def between():
        yield Case("", X % N <= N, using=[small])

    @of.claim("A claim that rests on all of them.")
    def rows():
        yield Case("", X % N * N <= N * N, using=[between])

    found = run(of)
    assert found["lem.rows"] == ("unknown", f"the proof rests on lem.between, which rests on lem.digit, which {said}")
    assert found["lem.between"][0] == "unknown"


def test_a_lemma_of_a_claim_that_nobody_asked_for_is_decided_too():
    of = system()
    wrong = digit(of, 1)

    @of.claim("Rests on it.")
    def rows():
        yield Case("", X % N * N <= N * N, using=[wrong])

    plans = Plans([Built(of.name, of)], Cache(None))
    check = Check(plans, plans.select(["rows"]), Cache(None))
    assert [result.statement.name for result in check.lemmas] == ["lem.digit"]
    check.run(Runner(1, 20))
    (result,) = check.results
    assert result.outcome.verdict is Verdict.UNKNOWN
    assert check.lemmas[0].outcome.verdict is Verdict.REFUTED


def finding(of: System) -> Claim:
    @of.finding("Digits are zero.", documented="nowhere")
    def zero():
        yield Case("", X % N == 0)

    return zero


def pairs(of: System) -> Claim:
    @of.claim("Lanes pair up.")
    def paired():
        yield Case("", one_to_one([integer("lane", 0, 64) ^ 5], [64]))

    return paired


REFUSED = {
    "a finding": (lambda of: {"using": [finding(of)]}, "is a finding, which is false"),
    "a map": (lambda of: {"using": [pairs(of)(lane=X % 64)]}, "one to one, which is no formula"),
    "no term for a variable": (lambda of: {"using": [digit(of)(x=W)], "goal": W * 0 == 0}, "is about n, which is no"),
    "a name that it has not": (lambda of: {"using": [digit(of)(y=W)]}, "has no variable 'y'; it is about n, x"),
    "a variable that may have no value": (
        lambda of: {"using": [digit(of)(x=integer("empty", 0, N - 1))]},
        "is used at empty, which is no variable of the goal",
    ),
    "no claim": (lambda of: {"using": [X >= 0]}, "is no claim"),
    "no list": (lambda of: {"using": digit(of)}, "using is a list of claims"),
    "a refuted answer, no list": (lambda of: {"using": prove(X < 0)}, "using is a list of claims"),
    "no case": (lambda of: {"using": [digit(of).case("2-D")]}, "has no case '2-D'"),
    "induction over a term": (lambda of: {"induction": X + 1}, "induction is over a variable of the goal"),
    "over another variable": (lambda of: {"induction": W}, "induction is over a variable of the goal, which w is not"),
    "over what is assumed": (lambda of: {"induction": X, "given": [X < N]}, "x stands in an assumption"),
    "over another's range": (lambda of: {"induction": N, "goal": integer("i", 0, N) < N}, "n stands in an assumption"),
    "without a least value": (lambda of: {"induction": W, "goal": W * W >= 0}, "induction needs a least value of w"),
    "induction and a lemma": (lambda of: {"induction": X, "using": [digit(of)]}, "by induction, or by lemmas"),
    "induction over a map": (lambda of: {"induction": X, "goal": one_to_one([X % 2], [2])}, "is no formula"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_lemma_is_refused_by_name(name):
    of = system()
    make, said = REFUSED[name]
    parts = {"goal": X % N <= N, **make(of)}

    @of.claim("Uses what it may not.")
    def user():
        yield Case("", **parts)

    with pytest.raises(SpecError, match=r"lem\.user") as error:
        registry.obligations(user)
    assert said in str(error.value)


def test_lemmas_that_rest_on_each_other_are_an_error():
    of = system()

    @of.claim("One.")
    def one():
        yield Case("", X >= 0, using=[of.claims["other"]])

    @of.claim("Other.")
    def other():
        yield Case("", X >= 0, using=[one])

    with pytest.raises(SpecError, match=r"lem\.one rests on itself: lem\.one -> lem\.other -> lem\.one"):
        registry.obligations(one)

    @of.claim("Itself.")
    def alone():
        yield Case("", X >= 0, using=[of.claims["alone"]])

    with pytest.raises(SpecError, match="rests on itself"):
        registry.obligations(alone)


def test_what_is_proved_beside_has_a_name_of_its_own():
    of = system()

    @of.claim("Two cases of one name.")
    def twice():
        yield Case("", X >= 0, induction=X)
        yield Case("base", X >= 0)

    with pytest.raises(SpecError, match="yields the case 'base' twice"):
        registry.obligations(twice)


def test_a_finding_uses_no_lemma():
    of = system()
    small = digit(of)

    @of.finding("False, and with a lemma.", documented="nowhere")
    def false():
        yield Case("", X % N == 0, using=[small])

    with pytest.raises(SpecError, match="a finding is false and uses no lemma"):
        registry.obligations(false)


def test_one_of_several_cases():
    of = system()

    @of.claim("Two cases.")
    def several():
        yield Case("low", X // N <= X)
        yield Case("digits", X % N < N)

    @of.claim("All of them, and one.")
    def user():
        yield Case("all", X % N + X // N <= N + X, using=[several])
        yield Case("one", W % N <= N, given=[W >= 0], using=[several.case("digits")(x=W)])

    counts = {one.case: len(one.using.uses) for one in registry.obligations(user) if one.using is not None}
    assert counts == {"all": 2, "one": 1}
    assert {verdict for verdict, _ in run(of).values()} == {"proved"}


# -- induction -----------------------------------------------------------------------------------------------


def test_an_induction_is_base_step_and_what_follows():
    of, k, a = system(), integer("k", 2), integer("a", 1)

    @of.claim("Powers are products, from 2 on.")
    def product():
        yield from kinds.induction("", k, lambda k: k * (k + 1) % 2 == 0)

    @of.claim("So it holds at every even number.")
    def at():
        yield Case("", 2 * a * (2 * a + 1) % 2 == 0, using=[product(k=2 * a)])

    _, base, step = registry.obligations(product)
    assert (base.case, step.case) == ("base", "step")
    assert repr(formula(base)) == "<true>"
    assert list(map(repr, step.given)) == ["<(k*(k + 1)) mod 2 = 0>"]
    assert repr(formula(step)) == "<((k + 1)*(k + 2)) mod 2 = 0>"
    assert {verdict for verdict, _ in run(of).values()} == {"proved"}
    assert not prove(X * (X + 1) % 2 == 0, using=[product(k=X)])  # x = 0 is below 2


@pytest.mark.parametrize(
    ("goal", "broken"),
    [(lambda k: k * k < 50, "step"), (lambda k: k * k != 0, "base"), (lambda k: k % 2 == 0, "step")],
)
def test_a_false_induction_says_where_it_breaks(goal, broken):
    of = system()

    @of.claim("False for some number.")
    def false():
        yield from kinds.induction("", integer("k"), goal)

    found = run(of)
    assert found[f"lem.false/{broken}"][0] == "refuted"
    assert found["lem.false"] == ("unknown", f"the proof rests on lem.false/{broken}, which is refuted")


def test_the_last_step_of_a_finite_induction_stays_inside():
    """0, 1, ..., n - 1: nothing is claimed of n, and a range that is empty needs no base."""
    of, n = system(), integer("n")
    k = integer("k", 0, n)

    @of.claim("An iteration stays below its trip count.")
    def inside():
        yield from kinds.induction("", k, lambda k: k < n)

    _, base, step = registry.obligations(inside)
    assert list(map(repr, base.given)) == ["<0 < n>"]
    assert [repr(v.payload[2]) for v in step.variables if v.payload[0] == "k"] == ["<n - 1>"]
    assert {verdict for verdict, _ in run(of).values()} == {"proved"}


def test_a_step_may_not_assume_more_than_one_number():
    """From k alone nothing follows about a bound that other numbers carry."""
    of, k, c = system(), integer("k"), integer("c")

    @of.claim("Not inductive: c is any number.")
    def not_inductive():
        yield from kinds.induction("", k, lambda k: k * c <= 100)

    assert run(of)["lem.not_inductive"][0] == "unknown"


# -- the statement as text -----------------------------------------------------------------------------------


def users() -> list[Obligation]:
    of = system()
    small = digit(of)

    @of.claim("Rows of digits stay inside.")
    def rows():
        yield Case("", W % N * N <= N * N - N, given=[W >= 3], using=[small(x=W)], show={"digit": W % N})

    @of.claim("By induction.")
    def induction():
        yield from kinds.induction("", X, lambda x: x * (x + 1) % 2 == 0)

    return [stated(rows), stated(induction)]


def test_lemmas_travel_with_the_statement_and_are_in_its_digest():
    for one in users():
        again = wire.decode(wire.encode(one))
        assert again.given == one.given
        assert wire.encode(again) == wire.encode(one)
        assert wire.digest(again) == wire.digest(one)
        assert [wire.digest(n) for n in lemmas.needed(again)] == [wire.digest(n) for n in lemmas.needed(one)]
        assumed = replace(one, using=None)
        assert wire.digest(assumed) != wire.digest(one)
    rows = users()[0]
    assert rows.using is not None
    (use,) = rows.using.uses
    assert isinstance(use, Use)
    other = replace(use, lemma=replace(use.lemma, given=(X >= 1,)))
    changed = replace(rows, using=replace(rows.using, uses=(other,)))
    assert wire.digest(changed) != wire.digest(rows)


def test_a_statement_whose_lemmas_say_something_else_is_none():
    rows, induction = (wire.pack(one) for one in users())
    for data, using in [
        (rows, {"assumed": 0}),
        (rows, {"assumed": -1}),
        (rows, {"assumed": 9}),
        (rows, {"uses": []}),
        (rows, {"uses": induction["using"]["uses"]}),
        (rows, {"uses": [{**rows["using"]["uses"][0], "lemma": wire.pack(stated(digit(system(), 1)))}]}),
        (rows, {"uses": [{**rows["using"]["uses"][0], "at": [0, 0]}]}),
        (rows, {"uses": [{**rows["using"]["uses"][0], "at": [0]}]}),
        (rows, {"uses": [{**rows["using"]["uses"][0], "lemma": wire.pack(stated(finding(system())))}]}),
        (induction, {"uses": [{"over": 0}]}),
        (induction, {"uses": rows["using"]["uses"]}),
    ]:
        with pytest.raises(wire.WireError):
            wire.unpack({**data, "using": {**data["using"], **using}})


@given(st.integers(-9, 9), st.integers(0, 9), st.integers(-5, 5), st.integers(-5, 5))
def test_a_true_lemma_says_the_truth_wherever_its_premises_hold(w, n, a, b):
    """The formulas of an instance, evaluated at numbers: with the premises they have a value and hold."""
    base = integer("n", 0)
    of = system()

    @of.claim("A quotient and a digit.")
    def lemma():
        yield Case("", X // N * N + X % N == X, given=[divides(2, X)])

    @of.claim("At a term.")
    def user():
        yield Case("", (W + base) * (W + base) >= 0, using=[lemma(x=a * W + b * base, n=base)])

    main, *premises = registry.obligations(user)
    point = {"w": w, "n": n}
    if all(python.evaluate(point, formula(one))[0] for one in premises):
        assert all(python.evaluate(point, said)[0] for said in main.given)


# -- in a notebook -------------------------------------------------------------------------------------------


def test_prove_uses_claims_and_answers():
    of = system()
    small, wrong = digit(of), digit(System("off", "off by one"), 1)
    found = prove(W % N <= N, given=[W >= 0], using=[small(x=W)])
    assert found
    assert found.evidence["using"][0]["digest"] == wire.digest(stated(small))
    assert "by lem.digit at x = w" in repr(found)
    answer = prove(X % N < N)
    assert prove(W % N <= N, given=[W >= 0], using=[answer(x=W)])
    assert not prove(W % N <= N, using=[answer(x=W)])
    refused = prove(W % N <= N, given=[W >= 0], using=[wrong(x=W)])
    assert refused.verdict is Verdict.UNKNOWN
    assert "rests on off.digit, which is refuted" in repr(refused)
    assert not prove(X % N <= N, using=[prove(X % N < N - 1)])
    assert prove(X * (X + 1) % 2 == 0, induction=X)


def test_a_result_that_rests_on_one_solvers_word_says_so():
    needs = {"a": {"lemma": "b"}, "b": {"lemma": "c"}, "d": {}}
    assert words(needs, {"a": "", "b": "", "c": "z3", "d": ""}.__getitem__) == {"a": "z3", "b": "z3", "d": ""}
    assert shortfalls(needs, {"a": "", "b": "", "c": "is unknown"}.__getitem__) == {
        "a": "rests on lemma, which rests on lemma, which is unknown",
        "b": "rests on lemma, which is unknown",
    }


def test_a_counterexample_of_what_uses_a_lemma_is_one_without_it():
    of = system()
    small = digit(of)

    @of.claim("False.")
    def false():
        yield Case("", X % N < N - 1, using=[small])

    outcome = ladder.decide(stated(false), 10)
    assert outcome.verdict is Verdict.REFUTED
    assert not python.evaluate(outcome.point, formula(lemmas.plain(stated(false))))[0]
