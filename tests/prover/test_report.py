"""What a reader sees: nothing cut, nothing overstated, and a counterexample that says what is wrong."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.evidence import lemmas
from tileprove.prover.evidence.lemmas import Lemma, Row
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.idioms import implies
from tileprove.prover.language.obligations import Holds, Obligation, OneToOne, Replay, Verdict, call
from tileprove.prover.language.terms import as_bool, integer, named
from tileprove.prover.proof.polynomials import Poly, atom, constant
from tileprove.prover.proof.rules import State
from tileprove.prover.running.outlines import ClaimPlan, Statement, SystemPlan, variable
from tileprove.prover.running.results import ClaimResult, Result, Standing, by_claim, exit_code
from tileprove.prover.showing import blocks, report, theorem
from tileprove.prover.showing.failure import explain
from tileprove.prover.showing.page import as_text

SENTENCE = "Every lane of every warp in every iteration reads [a byte] inside the tensor, or :the: sentinel. " * 3
N = integer("N", 1)
H = integer("H", 1)
M = integer("m", 0, below=N * H)
LANE = integer("lane", 0, 64)
WARP = integer("warp", 0, 64)


def result(verdict: Verdict | None, expected: Verdict = Verdict.PROVED, case: str = "", **changes) -> Result:
    plan = ClaimPlan("demo", "stays", SENTENCE.strip(), expected, "the comment", "weaker", "spec.py", 12)
    names = [variable(v) for v in (N, H, M, LANE, WARP)]
    outcome = None if verdict is None else Outcome(**{"verdict": verdict, "engine": "integer", **changes})
    return Result(plan, Statement("demo", "stays", case, "d", names, [], []), outcome)


def printed(action, width: int = 80) -> str:
    found = as_text(width, action)
    return f"\n{found}\n" if found else ""


def the_table(*results: Result, width: int = 80) -> str:
    system = SystemPlan("demo", "A loader", "007", "", [])
    return printed(lambda out: report.table(out, [system], results), width)


def the_blocks(*results: Result, obligation: Obligation | None = None, findings: bool = False) -> str:
    def terms(_: Result) -> Obligation:
        assert obligation is not None
        return obligation

    return printed(lambda out: blocks.blocks(out, results, terms, findings))


def words(text: str) -> str:
    return " ".join(text.split())


# -- the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_no_word_of_a_sentence_is_cut(width: int):
    shown = the_table(result(Verdict.PROVED), width=width)
    first_column = " ".join(line[: line.find("  ")] if "  " in line else line for line in shown.splitlines()[4:])
    assert words(SENTENCE) in words(first_column).replace(" proved", "")
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= width


def test_there_are_no_control_codes_and_no_blanks_at_line_ends():
    shown = the_table(result(Verdict.REFUTED))
    assert "\x1b" not in shown
    assert not re.search(r" $", shown, flags=re.MULTILINE)


def test_a_row_says_system_claim_verdict_engine_and_domain():
    shown = words(the_table(result(Verdict.PROVED, points=4096, seconds=1.23), width=200))
    for part in ("demo: A loader (seed 007)", "stays", "proved", "integer", "N, H, m; lane, warp in 0..63", "1.2 s"):
        assert part in shown
    assert "4,096 points" in shown


def test_cases_are_counted():
    cases = [result(Verdict.PROVED, case=str(i), points=10) for i in range(1200)]
    assert report.quantified(ClaimResult(cases[0].claim, cases)) == (
        "N, H, m; lane, warp in 0..63; 1,200 cases; 12,000 points"
    )


def test_a_statement_without_variables_says_so():
    fact = result(Verdict.PROVED)
    fact.statement.variables.clear()
    assert report.quantified(ClaimResult(fact.claim, [fact])) == "nothing: simplified to true"


def test_what_was_simplified_to_true_has_no_points():
    """Without a variable a formula is a truth value as it is made: no point of anything was tried."""
    simplified, tried = result(Verdict.PROVED, points=1), result(Verdict.PROVED, case="other", points=1)
    simplified.statement.variables.clear()
    said = report.quantified(ClaimResult(tried.claim, [simplified, tried]))
    assert said.endswith("2 cases; 1 point; 1 simplified to true")
    refuted = result(Verdict.REFUTED, points=1)
    refuted.statement.variables.clear()
    assert "true" not in report.quantified(ClaimResult(refuted.claim, [refuted]))


@pytest.mark.parametrize(
    ("expected", "verdict", "said", "standing"),
    [
        (Verdict.PROVED, Verdict.PROVED, "proved", Standing.EXPECTED),
        (Verdict.REFUTED, Verdict.REFUTED, "refuted, as documented", Standing.EXPECTED),
        (Verdict.PROVED, Verdict.REFUTED, "REFUTED", Standing.UNEXPECTED),
        (Verdict.REFUTED, Verdict.PROVED, "PROVED, though documented as false", Standing.UNEXPECTED),
        (Verdict.PROVED, Verdict.VACUOUS, "VACUOUS", Standing.UNEXPECTED),
        (Verdict.REFUTED, Verdict.VACUOUS, "VACUOUS", Standing.UNEXPECTED),
        (Verdict.PROVED, Verdict.UNKNOWN, "unknown", Standing.UNDECIDED),
        (Verdict.REFUTED, Verdict.UNKNOWN, "unknown", Standing.UNDECIDED),
        (Verdict.PROVED, Verdict.UNSUPPORTED, "unsupported", Standing.UNDECIDED),
        (Verdict.PROVED, None, "not reached", Standing.OPEN),
    ],
)
def test_what_a_verdict_is_called(expected, verdict, said, standing):
    found = result(verdict, expected)
    assert (found.said, found.standing) == (said, standing)
    assert set(said.split()) <= set(the_table(found).split())


def test_only_a_claim_whose_every_case_is_proved_is_proved():
    verdicts = [Verdict.PROVED, Verdict.PROVED, Verdict.UNKNOWN]
    claim = by_claim([result(verdict, case=str(i)) for i, verdict in enumerate(verdicts)])[0]
    assert claim.said == "unknown (1 of 3 cases)"
    claim = by_claim([*claim.cases, result(Verdict.REFUTED, case="x"), result(Verdict.REFUTED, case="y")])[0]
    assert claim.said == "REFUTED (2 of 5 cases)"


@pytest.mark.parametrize(
    ("verdicts", "code"),
    [
        ([Verdict.PROVED], 0),
        ([Verdict.PROVED, Verdict.UNKNOWN], 3),
        ([Verdict.PROVED, Verdict.UNSUPPORTED], 3),
        ([Verdict.UNKNOWN, Verdict.REFUTED], 1),
        ([Verdict.PROVED, Verdict.VACUOUS], 1),
        ([Verdict.PROVED, None], 3),
    ],
)
def test_the_exit_code_is_the_gravest(verdicts, code):
    assert exit_code([result(verdict) for verdict in verdicts]) == code


@pytest.mark.parametrize(
    ("seconds", "said"), [(0.0004, "0 ms"), (0.0123, "12 ms"), (1, "1.0 s"), (99.9, "99.9 s"), (135, "2 min 15 s")]
)
def test_durations(seconds, said):
    assert report.duration(seconds) == said


# -- blocks --------------------------------------------------------------------------------------------------


def obligation(goal, show=(), replay=()) -> Obligation:
    return Obligation("demo", "stays", "", (), Holds(as_bool(goal)), Verdict.PROVED, tuple(show), tuple(replay))


def test_a_refuted_claim_shows_where_and_why():
    row = named("row", M // N + 1)
    case = obligation(
        both(M >= 0, row < H),
        [("coordinates", (M // N, M % N)), ("unbound", (LANE,))],
        [
            Replay(call("swizzle.xor_bits", M, 0, 0, 0), M),
            Replay(call("swizzle.xor_bits", M, 0, 0, 0), M + 2),
            Replay(call("swizzle.Swizzle", 3, 0, 1), M),
            Replay(call("swizzle.xor_bits", M, 0, 0, 0), M // (M - 4)),
        ],
    )
    shown = the_blocks(result(Verdict.REFUTED, point={"N": 2, "H": 3, "m": 4}), obligation=case)
    assert words(SENTENCE) in words(shown)
    lines = [line.strip() for line in shown.splitlines()]
    assert lines[1] == "REFUTED: demo.stays"
    assert re.search(r"spec +spec.py:12", shown)
    assert re.search(r"at +N=2  H=3  m=4", shown)
    assert re.search(r"coordinates +\(2, 0\)", shown)
    assert re.search(r"unbound +any \(lane plays no part\)", shown)
    assert re.search(r"row +m div N \+ 1 = 3", shown)
    assert re.search(r"fails +row < H: here 3 < 3", shown)
    assert lines.count(">>> swizzle.xor_bits(4, 0, 0, 0)") == 2
    assert "executor and spec agree on 4" in lines
    assert "spec says 6, executor says 4: the spec and the executor disagree" in lines
    assert "the executor gives no answer: ConfigError" in shown
    assert "the spec has no value here: division of 4 by zero" in shown


def test_a_call_that_can_be_pasted_stays_on_one_line():
    request = Replay(call("swizzle.xor_bits", *(10**9 + i for i in range(30))), M)
    shown = the_blocks(
        result(Verdict.REFUTED, point={"N": 1, "H": 1, "m": 0}), obligation=obligation(M < 0, (), [request])
    )
    assert any(
        line.strip().startswith(">>> swizzle.xor_bits(1000000000") and ")" in line for line in shown.splitlines()
    )


def test_a_case_that_is_as_expected_is_not_printed():
    assert the_blocks(result(Verdict.PROVED), result(Verdict.REFUTED, Verdict.REFUTED, point={})) == ""


def test_a_finding_is_printed_on_request_as_what_it_is():
    finding = result(Verdict.REFUTED, Verdict.REFUTED, point={"N": 1, "H": 1, "m": 0})
    shown = the_blocks(finding, obligation=obligation(M > 0), findings=True)
    assert "refuted, as documented: demo.stays" in shown
    assert re.search(r"documented +the comment", shown)
    assert re.search(r"holds when +demo.weaker", shown)


def test_an_undecided_case_says_why():
    shown = the_blocks(result(Verdict.UNKNOWN, case="2-D", detail="the worker was killed after 30 s"))
    assert "unknown: demo.stays, case 2-D" in shown
    assert re.search(r"because +the worker was killed after 30 s", shown)


def test_many_cases_alike_are_named_not_printed():
    cases = [result(Verdict.UNKNOWN, case=f"case{i}", detail="because") for i in range(10)]
    shown = the_blocks(*cases)
    assert shown.count("unknown: demo.stays") == blocks.MOST_BLOCKS
    assert "7 more cases alike: case3, case4" in shown


POINT = {"N": 2, "H": 3, "m": 4}


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        (M.__eq__(5), ["m = 5: 4 = 5"]),
        (M.__ne__(4), ["m != 4: 4 != 4"]),
        (both(M < 5, M < 4, M < 3), ["m < 4: 4 < 4", "m < 3: 4 < 3"]),
        (either(M < 4, both(M < 9, M > 7)), ["m < 4: 4 < 4 (or)", "7 < m: 7 < 4 (or)"]),
        (implies(M > 3, H < 2), ["m <= 3: 4 <= 3 (or)", "H < 2: 3 < 2 (or)"]),
        (both((M // (H - 3)).__eq__(0), (H - 3).__ne__(0)), []),  # that it is undefined is a line of its own
        (both((M // (H - 3)).__eq__(0), M >= 0), []),
        (where(M > 3, 0, 1).__eq__(1), ["where(3 < m, 0, 1) = 1: 0 = 1"]),
        (named("row", M).__eq__(named("row", M + 1)), ["m = row: 4 = 5"]),
        (named("row", M * 2).__eq__(named("row", M + 1)), ["2*m = m + 1: 8 = 5"]),
    ],
)
def test_the_innermost_conditions_that_fail(goal, said):
    broken = explain(obligation(goal), POINT).broken
    found = [
        f"{part.formula}: {part.left_value} {part.symbol} {part.right_value}{' (or)' * part.alternative}"
        for part in broken
    ]
    assert found == said


def test_an_output_that_leaves_its_extent_is_named():
    case = Obligation("demo", "stays", "", (), OneToOne((M % 2, M), (2, 4)))
    assert [part.formula for part in explain(case, POINT).broken] == ["m < 4"]


def test_a_long_formula_gets_names_for_its_parts():
    parts = [integer(f"a_rather_long_name_{n}", 0) for n in range(4)]
    inner = (parts[0] * parts[1] + parts[2]) // (parts[3] + 1)
    case = obligation(inner * inner + inner * parts[0] + inner * parts[1] < 3 * inner - 5)
    point = {variable.payload[0]: 2 for variable in parts}
    found = explain(case, point)
    (broken,) = found.broken
    assert len(broken.formula) < 160
    assert [item.label for item in found.named] == [f"t{n + 1}" for n in range(len(found.named))]
    assert {"2", "6"} <= {item.value for item in found.named}  # the quotient, and its dividend
    for item in found.named:  # each is written with those that have names, and not with itself
        assert item.label not in item.formula.replace("_", " ").split()
    assert (broken.left_value, broken.right_value) == ("12", "1")


def test_names_of_parts_are_no_names_that_are_there():
    t1 = integer("t1", 0)
    long = [integer(f"a_rather_long_name_{n}", 0) for n in range(4)]
    inner = (long[0] * long[1] + long[2] + t1) // (long[3] + 1)
    case = obligation(inner * inner + inner * long[0] + inner * long[1] < 3 * inner - 5)
    found = explain(case, {variable.payload[0]: 2 for variable in (*long, t1)})
    assert found.named[0].label == "t2"


def test_two_formulas_of_one_label_are_told_apart():
    row, other = named("row", M // 2), named("row", M // 3)
    (broken,) = explain(obligation(row + 1 < other + N), {"m": 6, "N": 1, "H": 1}).broken
    assert broken.formula == "m div 2 + 1 < m div 3 + N"
    (broken,) = explain(obligation(row + 1 < row + N), {"m": 6, "N": 1, "H": 1}).broken
    assert broken.formula == "row + 1 < row + N"


# -- theorems ------------------------------------------------------------------------------------------------


def test_a_theorem_has_domain_formula_and_definitions():
    row = named("row", M // H)
    case = Obligation("demo", "stays", "", (as_bool(N < 9),), Holds(both(row < N, H.__ne__(0))))
    parts = {part.title: part.lines for part in theorem.statement(case)}
    assert parts == {
        "for all integers": ["N >= 1", "H >= 1", "0 <= m < N*H"],
        "such that": ["N < 9"],
        "it holds that": ["row < N"],
        "and every operator has a meaning": ["H != 0"],
        "where": ["row = m div H"],
    }


def test_a_theorem_in_latex():
    parts = {part.title: part.lines for part in theorem.latex(obligation(M // H < N))}
    assert parts["it holds that"] == [r"\left\lfloor{\frac{m}{H}}\right\rfloor < N"]
    bijection = Obligation("demo", "stays", "", (), OneToOne((LANE % 8, LANE // 8), (8, 8)))
    assert "bijection" in theorem.latex(bijection)[1].lines[0]


def test_a_lemma_reads_as_mathematics():
    state = State()
    h, w = (state.poly(variable).single[0] for variable in (integer("h"), integer("W", 1)))  # type: ignore[index]
    product = Poly({(*h, *w): 1})
    rows = (
        Row(Fraction(1), (), -atom(*h) - 2, False, "negated target"),
        Row(Fraction(1, 2), w, product + atom(*h) * 3 + 7, True, "euclid"),
    )
    other = Lemma(constant(-1), (Row(Fraction(1), (), constant(-1), False, "given"),), state.atoms)
    assert lemmas.lines([other, Lemma(atom(*h) + 1, rows, state.atoms)]) == [
        "h + 1 >= 0",
        "    since -h - 2 >= 0    (negated target)",
        "    since h*W*W + 3*h*W + 7*W = 0    (euclid, times W)",
        "contradiction",
        "    since -1 >= 0    (given)",
    ]
