"""What the simplifier answers is noted and proved: a wrong rule, a wrong range, a step left out, and nothing is proved."""

from __future__ import annotations

import ast
from operator import floordiv, mod
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel_text import START
from test_algebra import LANE, POINTS, TERMS, WARP, H, W, X, value
from tileprove.prover import kernels
from tileprove.prover.engines import ladder
from tileprove.prover.engines.simplifying.algebra import Algebra
from tileprove.prover.engines.simplifying.divisions import Divisions
from tileprove.prover.engines.simplifying.ranges import Ranges
from tileprove.prover.engines.simplifying.sums import Sums
from tileprove.prover.kernels.claims.finite import Tables
from tileprove.prover.kernels.steps import settling, statements
from tileprove.prover.kernels.steps.noting import new_steps
from tileprove.prover.kernels.steps.proving import Effort, Proving
from tileprove.prover.language.answer import Answer
from tileprove.prover.language.constructors import add, binary, both, where
from tileprove.prover.language.parts import split, summands
from tileprove.prover.language.terms import Term, as_int, const, integer, truth
from tileprove.prover.language.walking import postorder
from tileprove.prover.machine.arithmetic import Arithmetic, Step, Steps
from tileprove.prover.machine.simplified import Simplified
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.checking import Check

SECONDS = 4.0
N, K = integer("N", 1), integer("k", 0, integer("N", 1))
MASKED = (where(X < N, -8, 0) + where(LANE < N, 4, 0) + where(both(LANE + 1 < N, X < 3), 2, 0)) % 16


def refused(steps: Steps) -> list[Step]:
    """The steps that are not shown."""

    def decide(check: Check, effort: Effort) -> None:
        for statement in check.pending:
            check.outcomes[statement.digest] = ladder.decide(check.plans.obligation(statement), SECONDS)

    proving = Proving("test", steps, Cache(None), decide)
    proving.run()
    return [step for step, attempt in proving.attempts.items() if not proving._shown(attempt)]


def form(term: Term, *assumed: Term) -> tuple[Term, Steps]:
    """The term as the claims of a kernel have it, and the steps to it."""
    arithmetic = Arithmetic(assumed, new_steps())
    tables = Tables(arithmetic, [LANE, WARP])
    return arithmetic.simplify(tables.canonical(arithmetic.simplify(term))), arithmetic.steps


@settings(max_examples=15, deadline=None)
@given(TERMS, st.lists(POINTS, min_size=4, max_size=4))
def test_what_a_right_simplifier_says_is_no_counterexample(term: Term, points: list[dict[str, int]]):
    """Engines may fail to show a step of a random term; none is refuted where all statements of it are tried."""
    found, steps = form(term)
    for point in points:
        assert value(point, found) == value(point, term)
    for step in list(steps.found.values()):
        for statement in statements.ways(step):
            assert all(one.within.steps is steps for one in statement.needs)


@pytest.mark.parametrize("term", [
    (LANE + 64) % 64, (X + 40) // 7 % 4, (LANE << 3) + X, where(X < 3, LANE, WARP) * 3, (LANE ^ 5) * 4 + X,
    (LANE * 16 + 3) % 64, X % (W * H) // W, X + 100 - W * ((X + 100) // W), (LANE + N) % 64,
    where(N < 5, 64 * N - 2**37, 64 * N + (2**64 - 2**37)) % 2**64, (LANE - 3 * where(X < W, N + X, N + X + 2)) % 6,
    (where(X < N, WARP * N, WARP * N + 8) + 3 * where(LANE < N, N - 8, N) + K) % 8,
])  # fmt: skip
def test_right_rules_are_shown(term: Term):
    found, steps = form(term)
    assert found is not term or not steps.found
    assert refused(steps) == []


def a_range(low: int, high: int) -> Any:
    """Intervals of sums with their ends moved."""

    def broken(old: Any) -> Any:
        def interval(self: Ranges, term: Term) -> tuple[float, float]:
            ends = old(self, term)
            return (ends[0] + low, ends[1] - high) if term.op in ("mod", "div", "add") else ends

        return interval

    return broken


def carried(x: Term, d: Term) -> tuple[Term, Term] | None:
    """The quotient and the remainder of a sum of bits as though none of the remainders' sums reached d."""
    if d.op != "const" or not all(split(part)[1].op == "ite" for part in summands(x)):
        return None
    parts = [(times * base.args[1].payload, base) for times, base in map(split, summands(x))]
    by = d.payload
    return tuple(add(*(where(b.args[0], of(end, by), 0) for end, b in parts)) for of in (floordiv, mod))  # type: ignore[return-value]


BROKEN: dict[str, tuple[Any, str, Any, Term]] = {
    "x mod d is x for x = d too": (
        Divisions, "mod", lambda old: lambda self, x, d: x if self.interval(x)[1] <= d.payload else old(self, x, d),
        (LANE + 1) % 64,
    ),
    "x mod d is x, whatever x is": (Divisions, "mod", lambda old: lambda self, x, d: x, (LANE + N) % 64),
    "a quotient rounded up": (
        Divisions, "div", lambda old: lambda self, x, d: old(self, self.add(x, d.payload - 1), d), X // 7,
    ),
    "a factor forgotten": (
        Sums, "add", lambda old: lambda self, *terms: old(self, *terms[:-1]) if len(terms) > 1 else old(self, *terms),
        (LANE << 3) + X,
    ),
    "one arm for both": (
        Algebra, "_chosen", lambda old: lambda self, node, c, a, b: old(self, node, c, a, a), where(X < 3, LANE, WARP),
    ),
    "< for <=": (
        Algebra, "compare", lambda old: lambda self, op, a, b: old(self, op.replace("le", "lt"), a, b),
        where(N <= K + 1, 1, 0),
    ),
    "arms of a remainder that differ by no multiple": (
        Divisions, "_arm", lambda old: lambda self, part, by: part.args[1] if part.op == "ite" else None,
        where(X < N, N, N + 7) % 8,
    ),
    "arms are apart by what they are not": (
        Divisions, "_difference", lambda old: lambda self, x, y: (x is not y and old(self, x, y) is not None and 8) or None,
        where(X < N, N, N + 7) % 8,
    ),
    "bits of conditions, and one more": (
        Divisions, "_by_conditions",
        lambda old: lambda self, x, d: (found := old(self, x, d)) and (found[0], self.add(found[1], 1)), MASKED,
    ),
    "bits of conditions in the next place": (
        Divisions, "_by_conditions",
        lambda old: lambda self, x, d: (found := old(self, x, d)) and (found[0], self.scaled(found[1], 2)), MASKED,
    ),
    "bits of conditions that carry": (
        Divisions, "_by_conditions", lambda old: lambda self, x, d: carried(x, d),
        (where(X < N, 3, 0) + where(LANE < N, 2, 0)) % 4,
    ),
    "one arm of a remainder, and one more": (
        Divisions, "_one_arm",
        lambda old: lambda self, x, d: None if (found := old(self, x, d)) is None else self.add(found, 1),
        (where(X < N, N, N + 8) + K) % 8,
    ),
    "a digit of the lane from one place further up": (
        Tables, "_digit", lambda old: lambda self, v, start, length: old(self, v, start + 1, length), (LANE ^ 5) * 4 + X,
    ),
    "xor is a sum of any two": (Algebra, "disjoint", lambda old: lambda self, a, b: True, (X + 40) ^ LANE),
    "a range one too small above": (Ranges, "interval", a_range(0, 1), (X % 8) // 7),
    "a range one too small below": (Ranges, "interval", a_range(1, 0), where(X % 8 >= 1, 1, 0)),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_is_refused(name: str, monkeypatch: pytest.MonkeyPatch):
    owner, method, broken, term = BROKEN[name]
    assert refused(form(term)[1]) == []
    monkeypatch.setattr(owner, method, broken(getattr(owner, method)))
    found, steps = form(term)
    bad = refused(steps)
    assert bad, f"{found} was believed"
    # and it is that step which tells: without the ones that fail, a wrong term would be taken for the right one
    assert found is not term


def test_a_wrong_range_of_a_general_statement_is_a_step_of_its_own():
    """x + y is below 100 where x is a digit: the general statement needs the range, and the range is shown."""
    arithmetic = Arithmetic((), new_steps())
    assert arithmetic.compare("lt", (X + 40) % 8 + LANE, const(71)) is truth(True)
    kinds = {step.plain is None for step in arithmetic.steps.found.values()}
    assert kinds == {True, False} or refused(arithmetic.steps) == []
    assert refused(arithmetic.steps) == []


def test_a_general_statement_that_is_not_the_step_is_none(monkeypatch: pytest.MonkeyPatch):
    """Whoever generalises need not be trusted: what is put back has to be the step."""
    arithmetic = Arithmetic((), new_steps())
    step = Step((X + LANE) % 8 + X // 8 == X, arithmetic, 0, (X + LANE) % 8 + X // 8, X)
    whole = [statement.goal for statement in statements.ways(step)]
    assert whole[-1] is step.formula
    own = statements.Generalising._general
    monkeypatch.setattr(statements.Generalising, "_general", lambda self, root: both(own(self, root), LANE <= 3))
    assert [statement.goal for statement in statements.ways(step)] == [step.formula]


def test_nothing_is_handed_out_that_is_not_noted():
    """Every constructor: a simplifier that answers 7 to everything leaves a step that says so, and it is refused."""
    x, y = X + 41, LANE + 1
    asked = {
        "add": (x, y), "mul": (x, y), "scaled": (x, 3), "div": (x, const(3)), "mod": (x, const(3)), "xor": (x, y),
        "compare": ("le", x, y),
    }  # fmt: skip
    for name, arguments in asked.items():
        arithmetic = Arithmetic((), new_steps())
        wrong = truth(True) if name == "compare" else const(7)
        setattr(arithmetic.proposer, name, lambda *some, wrong=wrong: wrong)
        assert getattr(arithmetic, name)(*arguments) is wrong
        assert refused(arithmetic.steps), name
    arithmetic = Arithmetic((), new_steps())
    arithmetic.proposer.rebuilt = lambda node, *some: const(7) if node.sort == "int" else truth(True)  # type: ignore[method-assign]
    arithmetic.simplify(x * y)
    assert refused(arithmetic.steps)
    arithmetic = Arithmetic((), new_steps())
    arithmetic.proposer.interval = lambda term: (5, 6)  # type: ignore[method-assign]
    assert arithmetic.interval(x % 8) == (5, 6)
    assert refused(arithmetic.steps)


def test_a_bound_of_a_sum_and_a_number_is_one_of_the_sum():
    """One step for x*y, x*y + 8 and x*y + 16, as long as the range of x*y says what is said of the others."""
    term = X * LANE % 77
    arithmetic = Arithmetic((), new_steps())
    ends = [arithmetic.interval(term + number) for number in (0, 8, 16)]
    assert [(low - number, high - number) for (low, high), number in zip(ends, (0, 8, 16), strict=True)] == [
        ends[0]
    ] * 3
    assert len({own for number in (0, 8, 16) for own in arithmetic.ranged(term + number)}) == 1
    assert not refused(arithmetic.steps)


def test_an_exclusive_or_with_low_bits_is_one_of_low_bits():
    """As far as these are below what the rest is a multiple of, and nothing is negative."""
    unit, r = integer("unit", 0, 64), integer("r", 0, 16)
    for bits, apart in ((integer("m", 0, 16), True), (integer("m", 0, 17), False), (integer("m", -1, 16), False)):
        for whole, low in ((16 * unit + r, r), (16 * unit + r + 32, r), (16 * unit - r, None)):
            found, steps = form(whole ^ bits)
            assert ((r ^ bits) in set(postorder(found))) is (apart and low is not None), (whole, bits)
            assert not refused(steps)
            for at in ({"unit": 3, "r": 5, "m": 12}, {"unit": 63, "r": 15, "m": 15}, {"unit": 1, "r": 0, "m": 1}):
                assert value(at, found) == value(at, whole) ^ at["m"]


@pytest.mark.parametrize("wrong", [0, 8])
def test_where_one_of_the_two_ranges_is_false_a_step_says_so(wrong: int):
    """wrong: the number beside which the simplifier says too little."""
    term = X * LANE % 77
    arithmetic = Arithmetic((), new_steps())
    said = {term: (0, 76 - (wrong == 0)), term + 8: (8, 84 - (wrong == 8)), X * LANE: arithmetic.interval(X * LANE)}
    arithmetic.proposer.interval = lambda node: said.get(node, (-1000, 1000))  # type: ignore[method-assign]
    arithmetic.interval(term + 8)
    assert both(wrong <= term + wrong, term + wrong <= 75 + wrong) in [
        step.formula for step in refused(arithmetic.steps)
    ]


def test_the_normal_form_does_not_hide_that_a_term_has_no_meaning():
    zero = integer("zero", 0, 1)
    steps = new_steps()
    within = Arithmetic((), steps)
    assert steps.identity(LANE + X, X + LANE)
    assert not steps.identity(as_int(0), LANE // zero - LANE // zero)
    assert steps.note(within, Answer(as_int(0), LANE // zero - LANE // zero)) is not None
    assert refused(steps)


# the places that ask the simplifier itself, and why nothing rests on what it says there
UNTRUSTED = {
    "steps/noting.py": "the door: who answers",
    "loops/induction.py": "ranges of what is declared, proved by induction",
    "binding/sanity.py": "bindings are refused, nothing is proved",
    "machine/masks.py": "what eases an inequality is noted by who asks",
    "claims/splitting.py": "carries, each noted",
}


def test_bits_have_a_value_where_a_flag_does_not_keep_its_range():
    """A product that does not wrap is below 2^31 as far as that flag holds: its bits are named for any number."""
    machine, row = Simplified(Arithmetic((), new_steps())), integer("row", -(1 << 31), 1 << 31)
    kept = machine.make(128 * row, 32, truth(True), -(1 << 31), (1 << 31) - 1)
    found = machine.combined("and", kept, machine.make(WARP, 32))
    assert not refused(machine.algebra.steps)
    for own in (0, 5, -1, -33554464, (1 << 31) - 1):
        warps = range(WARP.payload[2].payload)
        assert [value({"row": own, "warp": warp}, found.term) for warp in warps] == [128 * own & warp for warp in warps]


def test_a_multiple_of_a_power_of_two_shares_no_bit_with_what_is_below_it_negative_or_not():
    machine, row = Simplified(Arithmetic((), new_steps())), integer("row", -(1 << 27), 1 << 27)
    high, low = machine.make(8 * row, 32), machine.make(LANE % 8, 32)
    assert machine.combined("and", high, low).term is const(0)
    total, nothing = machine.union(high, low, False)
    assert nothing is truth(True)
    assert not refused(machine.algebra.steps)
    for own in (0, 5, -1, -(1 << 27), (1 << 27) - 1):
        assert [value({"row": own, "lane": lane}, total.term) for lane in range(8)] == [8 * own | at for at in range(8)]
    for mine, theirs in ((4 * row, LANE % 8), (8 * row, LANE % 8 - 1), (8 * row, LANE % 16), (8 * row + 4, LANE % 8)):
        common = machine.combined("and", machine.make(mine, 32), machine.make(theirs, 32)).term
        assert common is not const(0), f"{mine} and {theirs} may share one"


def test_the_digits_of_a_word_of_masks_are_the_masks():
    """As a compiler packs conditions into a word and takes them out again."""
    machine = Simplified(Arithmetic((), new_steps()))
    masks = [X < N, LANE < N, both(LANE + 1 < N, X < 3), N < 5]
    word = machine.constant(0, 16)
    for at, mask in enumerate(masks):
        bit = machine.choose(mask, machine.constant(-1 if at % 2 else 1, 16), machine.constant(0, 16))
        bit = machine.make(machine.algebra.scaled(bit.term, 1 << at), 16)
        word, _ = machine.union(machine.masked(bit, (1 << at + 1) - 1), word, False)
    taken = machine.algebra.div(machine.unsigned(word).term, const(4))
    found = machine.algebra.mod(taken, const(2))
    assert found is where(masks[2], 1, 0)
    assert not refused(machine.algebra.steps)


def test_a_wrong_step_of_bits_that_conditions_choose_is_not_shown():
    """What stands for their conditions may be any, and so the step is no more than what it says of all of them."""
    arithmetic, masks = Arithmetic((), new_steps()), [both(X < N, LANE < 3), both(X < N, LANE < 9)]
    for arms, by, said in (((2, 1), 2, const(0)), ((2, 3), 4, where(masks[0], 2, 0)), ((1, 1), 2, const(0))):
        whole = add(*(where(mask, arm, 0) for mask, arm in zip(masks, arms, strict=True))) % by
        arithmetic.same(whole, said)
        assert refused(arithmetic.steps), f"{whole} was believed to be {said}"
        arithmetic.steps.found.clear()


def test_nobody_else_asks_the_simplifier():
    folder = Path(kernels.__file__).parent
    found = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and "simplifying" in (node.module or ""):
                found.add(file.relative_to(folder).as_posix())
    assert found == set(UNTRUSTED)


# -- whole kernels ---------------------------------------------------------------------------------------------------


def kernel() -> tuple[str, str]:
    from kernel_text import BINDING, offset

    pytest.importorskip("llvmlite")
    return offset("  %m = mul nsw i32 %t, %n\n  %o = shl nsw i32 %m, 2\n"), BINDING


@pytest.mark.parametrize("again", [False, True])
def test_a_kernel_whose_goal_is_made_true_is_not_proved(again: bool, run, monkeypatch: pytest.MonkeyPatch):
    """A rule that makes any equality true. again: the kernel is read again without what is wrong, and the goal is false."""
    body, binding = kernel()
    code, said = run(body, binding.format(address="4*n*thread"))
    assert code == 0, said
    monkeypatch.setattr(Algebra, "compare", lambda self, op, a, b: truth(True))
    monkeypatch.setattr(settling, "RETRIES", settling.RETRIES if again else 0)
    code, said = run(body, binding.format(address="4*n*thread + thread // 127"))
    assert code in (1, 3), said
    assert ("REFUTED: k.sink_0, case address" if again else "rests on arithmetic, case step") in said
    assert "sink_0, case address" in said


def test_what_rests_on_steps_is_recorded_with_them(run, tmp_path: Path):
    from click.testing import CliRunner
    from tileprove.prover.commands.recheck import command

    body, binding = kernel()
    code, said = run(body, binding.format(address="4*n*thread"), "--update", "--proofs", "kept")
    assert code == 0, said
    done = CliRunner().invoke(command, ["kept", "--jobs", "1"], standalone_mode=False)
    assert done.return_value == 0, done.output
    assert "kernel--k--k: records of a compiled kernel" in done.output
    code, said = run(body, binding.format(address="4*n*thread"), "--locked", "--proofs", "kept")
    assert code == 0, said
    code, said = run(body, binding.format(address="4*n*thread + 4"), "--locked", "--proofs", "kept")
    assert code == 1
    assert "changed: kernel--k--k.sink_0/address states something else than what was recorded" in said
    file = next((tmp_path / "kept" / "evidence").iterdir())
    text = file.read_text()
    assert ".arithmetic/" in text
    file.write_text("".join(line for line in text.splitlines(True) if ".arithmetic/" not in line))
    done = CliRunner().invoke(command, ["kept", "--jobs", "1"], standalone_mode=False)
    assert done.return_value == 1, "records that are left out are missed"


def test_a_record_is_of_a_processor(run, tmp_path: Path):
    body, binding = kernel()
    attributes = '}}\nattributes #0 = {{ "amdgpu-flat-work-group-size"="1,128" "target-cpu"="{0}" '
    head = START.replace("%n) {", "%n) #0 {")
    for target in ("gfx942", "gfx950", ""):
        said = attributes.format(target) if target else ""
        code, out = run(body + said, binding.format(address="4*n*thread"), "--update", "--proofs", "kept", head=head)
        assert code == 0, out
    assert len(list((tmp_path / "kept" / "evidence").iterdir())) == 3


SHIFT = integer("s", None)
POWER = binary("shl", 1, where(SHIFT <= 30, SHIFT, 31))  # it has no value where the amount is negative
QUOTIENT = (POWER * LANE + X) // POWER


@pytest.mark.parametrize(("plain", "found", "right"), [
    (where(SHIFT >= 0, QUOTIENT, 0), where(SHIFT >= 0, LANE + X // POWER, 0), True),
    (where(SHIFT >= 0, QUOTIENT, 0), where(SHIFT >= 0, LANE + X // POWER + 1, 0), False),
    (where(SHIFT >= -1, QUOTIENT, 0), where(SHIFT >= -1, LANE + X // POWER, 0), False),
    (QUOTIENT, LANE + X // POWER, False),
])  # fmt: skip
def test_what_has_a_value_only_where_a_choice_reaches_it(plain: Term, found: Term, right: bool):
    """A number in place of the power is at least 1, which is no step that holds: it has no value for some amounts."""
    arithmetic = Arithmetic((), new_steps())
    step = arithmetic.equal(plain, found)
    assert step is not None
    assert (refused(arithmetic.steps) == []) is right
    if right:
        assert list(arithmetic.steps.found.values()) == [step]
