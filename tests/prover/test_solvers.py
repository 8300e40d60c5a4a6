"""The solvers as a table: what each answers, which limit it hits, who goes on when z3 gives up, and who disagrees."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from commands import Spec, one_line
from problems import stated
from small_specs import EASY, FINDING
from tileprove.prover.base.clock import now
from tileprove.prover.engines import bits, nia, solvers
from tileprove.prover.engines.counterexample import check
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.engines.solvers import BUDGET, SAT, SOLVERS, UNKNOWN, UNSAT, Answer, Solver
from tileprove.prover.evidence import opinions as agreement
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.language.terms import Term, integer
from tileprove.prover.running.runner import Runner

TEXTS = {
    "bits": "(set-logic QF_BV)\n(declare-const v0 (_ BitVec 8))\n(assert (bvslt v0 {}))\n(check-sat)\n",
    "integers": "(declare-const v0 Int)\n(assert (= (* v0 v0) {}))\n(assert (< v0 0))\n(check-sat)\n",
    "reals": "(declare-const x Real)\n(assert (< 0 x {}))\n(check-sat)\n",
}
# theory -> what makes its text satisfiable, with the model, and what does not
FILLED = {
    "bits": ("#x81", {"v0": -128}, "#x80"), "integers": ("49", {"v0": -7}, "50"), "reals": ("0.5", {}, "0"),
}  # fmt: skip
# a product of primes, which nobody factors in no time
HARD = {
    "bits": "(set-logic QF_BV)\n(declare-const x (_ BitVec 80))\n(declare-const y (_ BitVec 80))\n"
    "(assert (= (bvmul x y) (_ bv1000000016000000063 80)))\n"
    "(assert (bvult (_ bv1 80) x))\n(assert (bvult x (_ bv1000000000000 80)))\n"
    "(assert (bvult (_ bv1 80) y))\n(assert (bvult y (_ bv1000000000000 80)))\n(check-sat)\n",
    "integers": "(declare-const a Int)\n(declare-const b Int)\n(declare-const c Int)\n(assert (< 0 a))\n(assert (< 0 b))\n"
    "(assert (= (+ (* a a a) (* b b b)) (* c c c)))\n(check-sat)\n",
}
SPEAKERS = [(solver, about) for solver in SOLVERS for about in sorted(solver.theories)]
speakers = pytest.mark.parametrize(("solver", "about"), SPEAKERS, ids=lambda part: getattr(part, "name", part))
Y = integer("y", 0, 1 << 40)
X, N = integer("x", 0, 1 << 40), integer("n", 0)


@pytest.fixture
def few_steps() -> Iterator[None]:
    """A budget that no solver gets anywhere with."""
    token = BUDGET.set(1)
    yield
    BUDGET.reset(token)


def skip_without(solver: Solver) -> None:
    if not solver.available:
        pytest.skip(f"{solver.name} is not installed")


@speakers
def test_every_solver_says_sat_and_unsat(solver: Solver, about: str):
    skip_without(solver)
    yes, model, no = FILLED[about]
    assert solvers.theory(TEXTS[about]) == about
    assert solvers.ask(solver, TEXTS[about].format(yes), 10.0) == Answer(SAT, model)
    assert solvers.ask(solver, TEXTS[about].format(no), 10.0) == Answer(UNSAT)


@speakers
def test_sat_stays_sat_where_the_model_cannot_be_read(solver: Solver, about: str, monkeypatch: pytest.MonkeyPatch):
    skip_without(solver)
    read_later, lost = solvers._sat, solvers._sat(lambda: {}[""])  # a model that has no such name
    assert lost.said == SAT
    assert "cannot be read" in lost.reason
    asked: list[Callable[[], dict[str, int]]] = []
    monkeypatch.setattr(solvers, "_sat", lambda read: asked.append(read) or read_later(read))
    assert solvers.ask(solver, TEXTS[about].format(FILLED[about][0]), 10.0).said == SAT
    assert len(asked) == (about != "reals")  # nothing reads a model of the reals


@speakers
def test_nonsense_is_no_answer(solver: Solver, about: str):
    skip_without(solver)
    answer = solvers.ask(solver, TEXTS[about].format("nothing"), 10.0)
    assert (answer.said, answer.model) == (UNKNOWN, {})
    assert answer.reason


@pytest.mark.parametrize(
    ("solver", "about"), [pair for pair in SPEAKERS if pair[1] in HARD], ids=lambda part: getattr(part, "name", part)
)
def test_each_limit_says_its_name(solver: Solver, about: str):
    skip_without(solver)
    start = time.monotonic()
    assert solvers.ask(solver, HARD[about], 0.3).reason.startswith("did not finish in the 0.3 s that it had")
    assert time.monotonic() - start < 8
    token = BUDGET.set(20_000)
    try:
        assert solvers.ask(solver, HARD[about], 60.0).reason == "out of its budget of 20,000 steps"
    finally:
        BUDGET.reset(token)


def test_a_budget_is_hit_at_the_same_step_every_time():
    goal = stated(X * Y != 1000000007 * 1000000009, X > 1, Y > 1)
    token = BUDGET.set(20_000)
    try:
        details = {bits.decide(goal, now() + 60).detail for _ in range(2)}
    finally:
        BUDGET.reset(token)
    assert len(details) == 1
    assert details.pop().startswith("z3 gave up: out of its budget of 20,000 steps")


@pytest.mark.parametrize(
    ("reason", "started", "said"),
    [
        ("timeout", 9.0, "did not finish in the 10 s that it had"),
        ("canceled", 9.0, "did not finish in the 10 s that it had"),
        ("canceled", 1.0, "out of its budget of 7 steps"),
        ("max. resource limit exceeded", 1.0, "out of its budget of 7 steps"),
        ("(incomplete (theory arithmetic))", 1.0, "(incomplete (theory arithmetic))"),
    ],
)
def test_reasons_in_words(reason: str, started: float, said: str):
    token = BUDGET.set(7)
    try:
        assert solvers.limit(reason, 10.0, time.monotonic() - started) == said
    finally:
        BUDGET.reset(token)


def test_memory_that_is_exhausted_ends_the_worker():
    def full(*_: object) -> Answer:
        raise RuntimeError("std::bad_alloc")

    with pytest.raises(MemoryError):
        solvers.ask(Solver("full", "z3", frozenset({"bits"}), full), TEXTS["bits"], 1.0)


@pytest.mark.parametrize(
    ("seconds", "wanted"), [(-1, 1), (0, 1), (0.5, 500), (1e12, 2**31 - 1), (float("inf"), 2**31 - 1)]
)
def test_a_time_limit_is_never_nothing_nor_endless(seconds: float, wanted: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(solvers, "slowness", lambda: 1.0)
    assert solvers.milliseconds(seconds) == wanted


def test_an_endless_deadline_is_no_crash():
    for engine in (bits, nia):
        assert engine.decide(stated(Y // 8 * 8 <= Y), float("inf")).verdict is Verdict.PROVED


@speakers
def test_a_model_has_the_variables_and_not_what_the_text_defines(solver: Solver, about: str):
    skip_without(solver)
    if about == "reals":
        pytest.skip("no model is read")
    text = TEXTS[about].format(FILLED[about][0]).replace("(check-sat)", DEFINED[about] + "(check-sat)")
    answer = solvers.ask(solver, text, 20.0)
    assert (answer.said, answer.reason) == (SAT, "")
    assert {name: value for name, value in answer.model.items() if name == "v0"} == FILLED[about][1]


DEFINED = {
    "bits": "(define-fun d0 () (_ BitVec 8) (bvadd v0 #x01))\n(assert (bvslt v0 d0))\n",
    "integers": "(define-fun d0 () Int (div v0 8))\n(assert (< d0 (div 5 v0)))\n",
}


# -- who goes on when z3 gives up --------------------------------------------------------------------------------


def fake(monkeypatch: pytest.MonkeyPatch, **answers: Answer) -> list[str]:
    """Solvers of these names beside z3, each with its answer to everything; who was asked."""
    asked: list[str] = []

    def made(name: str, answer: Answer) -> Solver:
        return Solver(name, "z3", frozenset(solvers.LOGICS), lambda *_: asked.append(name) or answer)

    others = [made(name, answer) for name, answer in answers.items()]
    monkeypatch.setattr(solvers, "SOLVERS", (SOLVERS[0], *others))
    return asked


def decide(goal: Term, *given: Term, engine=bits) -> Outcome:
    return engine.decide(stated(goal, *given), now() + 5)


@pytest.mark.usefixtures("few_steps")
@pytest.mark.parametrize("engine", [bits, nia])
def test_the_next_solver_goes_on(monkeypatch: pytest.MonkeyPatch, engine):
    asked = fake(monkeypatch, shy=Answer(UNKNOWN, reason="tired"), sure=Answer(UNSAT), late=Answer(SAT))
    outcome = decide(Y % 7 < 7, engine=engine)
    assert (outcome.verdict, asked) == (Verdict.PROVED, ["shy", "sure"])
    assert outcome.witness["solver"] == "sure"
    assert outcome.detail.startswith("decided by sure; z3 gave up: out of its budget of 1 steps; shy gave up: tired")


@pytest.mark.usefixtures("few_steps")
def test_all_of_them_give_up(monkeypatch: pytest.MonkeyPatch):
    fake(monkeypatch, shy=Answer(UNKNOWN, reason="tired"))
    outcome = decide(Y % 7 < 7)
    assert outcome.verdict is Verdict.UNKNOWN
    assert outcome.detail == "z3 gave up: out of its budget of 1 steps; shy gave up: tired"


@pytest.mark.parametrize("engine", [bits, nia])
def test_nobody_is_asked_when_z3_decides(monkeypatch: pytest.MonkeyPatch, engine):
    asked = fake(monkeypatch, other=Answer(SAT))
    assert decide(Y % 7 < 7, engine=engine).verdict is Verdict.PROVED
    assert asked == []


@pytest.mark.usefixtures("few_steps")
@pytest.mark.parametrize("name", ["bitwuzla", "cvc5"])
def test_another_solver_finds_the_counterexample(monkeypatch: pytest.MonkeyPatch, name: str):
    (solver,) = (solver for solver in SOLVERS if solver.name == name)
    skip_without(solver)

    def patient(text: str, about: str, seconds: float, steps: int) -> Answer:
        return solver.decide(text, about, seconds, 10**9)

    monkeypatch.setattr(solvers, "SOLVERS", (SOLVERS[0], Solver(name, name, solver.theories, patient)))
    z = integer("z/3", -1000, 1000)
    goal = stated((X ^ (X >> 3)) + z != 77 - 999, z < -998)
    outcome = bits.decide(goal, now() + 20)
    assert outcome.verdict is Verdict.REFUTED
    assert outcome.point is not None
    check(goal, outcome.point)


# -- two opinions ------------------------------------------------------------------------------------------------

YES, NO, _ = (TEXTS["integers"].format(part) for part in ("49", "50", ""))


def test_two_solvers_agree():
    if agreement.missing():
        pytest.skip(agreement.missing())
    both = [TEXTS[about].format(no) for about, (_, _, no) in FILLED.items()]
    outcome = agreement.opinion(both, 20.0)
    assert (outcome.verdict, outcome.points) == (Verdict.PROVED, 3)


@pytest.mark.parametrize(
    ("said", "verdict", "detail"),
    [
        (Answer(SAT), Verdict.REFUTED, "lemma 1 of 1: z3 says unsat, other says sat"),
        (Answer(UNKNOWN, reason="tired"), Verdict.UNKNOWN, "lemma 1 of 1: z3 says unsat, other says unknown (tired)"),
        (Answer(UNSAT), Verdict.PROVED, ""),
    ],
)
def test_what_a_second_answer_means(monkeypatch: pytest.MonkeyPatch, said: Answer, verdict: Verdict, detail: str):
    fake(monkeypatch, other=said)
    outcome = agreement.opinion([NO], 5.0)
    assert (outcome.verdict, outcome.detail) == (verdict, detail)


def test_a_lemma_that_both_call_sat_is_no_lemma():
    outcome = agreement.opinion([NO, YES], 5.0)
    assert outcome.verdict is Verdict.REFUTED
    assert outcome.detail.startswith("lemma 2 of 2: z3 says sat")


def test_a_solver_alone_is_no_agreement(monkeypatch: pytest.MonkeyPatch):
    fake(monkeypatch)
    assert agreement.missing() == "there is one solver alone for bits, integers, reals; pip install cvc5 adds another"
    assert agreement.opinion([NO], 5.0).verdict is Verdict.UNKNOWN


PLAIN = Outcome(verdict=Verdict.PROVED, witness={"kind": "table"})


def named(claim: str, goal: Term) -> Obligation:
    return replace(stated(goal), claim=claim)


def test_disagreement_costs_the_exit_code():
    word = Outcome(verdict=Verdict.PROVED, witness={"kind": "smt", "logic": "QF_BV"})
    asked = [(named("a", Y % 7 < 7), word), (named("b", Y % 7 < 6), word), (named("c", Y >= 0), PLAIN)]
    found = agreement.agree(asked, Runner(1, 20, task=agreement.AGREE))
    assert (found.obligations, found.lemmas) == (2, 2)
    assert found.disagreements == [found.disagreements[0]]
    assert found.disagreements[0].startswith("test.b: lemma 1 of 1: z3 says sat")
    assert [found.exit_code(code) for code in (0, 1, 3)] == [1, 1, 1]
    assert found.lines[0].startswith("disagreement: test.b: ")


@pytest.mark.parametrize(("code", "unclear", "wanted"), [(0, [], 0), (0, ["x"], 3), (1, ["x"], 1), (3, [], 3)])
def test_a_missing_second_answer_leaves_it_undecided(code: int, unclear: list[str], wanted: int):
    assert agreement.Agreement(unclear=unclear).exit_code(code) == wanted


def test_check_agree(tileprove, write_spec: Spec):
    if agreement.missing():
        pytest.skip(agreement.missing())
    spec = write_spec(EASY, FINDING)
    for cached in (False, True):
        done = tileprove("check", spec, "--agree")
        assert done.code == 0, done
        assert ("from the cache" in done.out) == cached
        assert "1 obligations; both say unsat to all of 1" in done.out


def test_check_agree_without_a_second_solver(tileprove, write_spec: Spec, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(solvers, "SOLVERS", SOLVERS[:1])
    assert "--agree: there is one solver alone" in one_line(tileprove("check", write_spec(EASY), "--agree"))


def test_a_budget_on_the_command_line_reaches_the_workers(tileprove, write_spec: Spec):
    wide = """
@SYSTEM.claim("Shifts undo themselves.")
def shifts():
    x, n = integer("x", 0, 1 << 40), integer("n", 0, 40)
    yield Case("", ((x << n) >> n) ^ x == 0)
"""
    spec = write_spec(wide)
    done = tileprove("check", spec, "--budget", "1", "--timeout", "20s")
    assert done.code == 3
    assert "out of its budget of 1 steps" in " ".join(done.out.split())
    assert tileprove("check", spec, "--timeout", "20s").code == 0
    assert "--budget" in one_line(tileprove("check", spec, "--budget", "0"))
