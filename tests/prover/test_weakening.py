"""Conditions that make claims true: what is found, and that nothing false is said of it.

Whatever comes out is compared with plain Python: the condition and the claim, at every small value of the parameters.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from problems import problem
from tileprove.prover.engines import ladder
from tileprove.prover.engines.counterexample import satisfies
from tileprove.prover.engines.outcome import Weakest
from tileprove.prover.engines.weakening import parameters, points, sampled, telling, weakest
from tileprove.prover.engines.weakening.choosing import Choice
from tileprove.prover.engines.weakening.grammar import Grammar
from tileprove.prover.engines.weakening.quotients import in_digits
from tileprove.prover.engines.weakening.witness import without
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.language.terms import Term, is_const, truth
from tileprove.prover.language.walking import conjuncts, range_of, variables
from tileprove.prover.running import registry

from tileprove import both, cdiv, divides, either, i32, implies, integer, named, u32, weaken, within

M, N, K, C = (integer(name, 1) for name in ("M", "N", "K", "C"))
BLOCK, STRIDE = integer("BLOCK", 1), integer("stride", 1)
m, n, k = integer("m", 0, M), integer("n", 0, N), integer("k", 0, K)
LANE = integer("lane", 0, 64)
LENGTH = integer("length", 1, 512)
x = integer("x", 0, LENGTH)
OPEN = 40  # how far plain Python follows a lane without an end


def stated(goal: Term, *given: Term) -> Obligation:
    (obligation,) = Claim("a", "claim", "", lambda: iter([Case("", goal, given)])).obligations()
    return obligation


def lanes_at(obligation: Obligation, point: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """All lanes at values of the parameters, in plain Python."""

    def extend(known: dict[str, int], rest: list[Term]) -> Iterator[dict[str, int]]:
        if not rest:
            yield known
            return
        name, low, high = rest[0].payload
        first = -OPEN if low is None else python.evaluate(known, low)[0]
        end = OPEN if high is None else python.evaluate(known, high)[0]
        inside = range(int(first), max(int(end), point.get(name, 0) + 1) if high is None else int(end))
        for value in [point[name]] if name in point else inside:
            if value in inside:
                yield from extend({**known, name: value}, rest[1:])

    yield from (full for full in extend({}, obligation.variables) if satisfies(obligation, full))


def truth_at(obligation: Obligation, point: Mapping[str, int]) -> bool | None:
    """Whether the goal holds in all lanes; None where there is no lane."""
    found = None
    for lane in lanes_at(obligation, point):
        try:
            if not python.evaluate(lane, *obligation.roots)[-1]:
                return False
        except python.Undefined:
            return False
        found = True
    return found


def contradictions(obligation: Obligation, found: weakest.Found, most: int) -> list[dict[str, int]]:
    """Small values of the parameters at which what was found is wrong."""
    assert found.condition is not None
    names = [variable.payload[0] for variable in found.parameters]
    assert set(variables(found.condition.formula)) <= set(found.parameters)
    wrong = []
    for values in itertools.product(range(most + 1), repeat=len(names)):
        point = dict(zip(names, values, strict=True))
        holds = truth_at(obligation, point)
        if holds is None:
            continue
        says = bool(python.evaluate(point, found.condition.formula)[0])
        if (says and not holds) or (found.condition.is_exact and holds and not says):
            wrong.append(point)
    return wrong


def searched(obligation: Obligation, seconds: float = 60.0, names: list[str] | None = None) -> weakest.Found:
    chosen = None if names is None else parameters.named(obligation, names)
    return weakest.weaken(obligation, seconds, chosen)


# -- what is found -------------------------------------------------------------------------------------------

FOUND = {
    "rows of a floor grid": (stated(m // BLOCK < M // BLOCK), "BLOCK divides M", 6),
    "columns of a tile": (
        stated(integer("p", 0, cdiv(N, BLOCK)) * BLOCK + integer("col", 0, BLOCK) < N),
        "BLOCK divides N", 6,
    ),
    "rows are apart": (stated(m * STRIDE + LANE // 8 < (m + 1) * STRIDE), "8 <= stride", 10),
    "wrap of 32 bits": (stated(i32(m * K + k) == m * K + k), "M*K <= 2^31", 3),
    "wrap of unsigned 32 bits": (stated(u32(m * K + k) == m * K + k), "M*K <= 2^32", 3),
    "one split": (stated(integer("split", 0, N) * M + m == m), "N <= 1", 4),
    "an aligned row": (stated(divides(16, m * STRIDE), M >= 2), "16 divides stride", 17),
    "swizzle of one bit": (stated((x ^ (x & 2) >> 1) < LENGTH), "length mod 4 <= 2", 20),
    "two vectors": (stated(implies(n % 8 < 4, n + 4 < N)), "8 divides N", 20),
}  # fmt: skip


@pytest.mark.parametrize("name", FOUND)
def test_an_exact_condition_is_found_and_agrees_with_plain_python(name: str):
    obligation, wanted, most = FOUND[name]
    found = searched(obligation)
    assert found.condition is not None, found.why
    assert found.condition.is_exact
    assert not contradictions(obligation, found, most)
    said = telling.said(found.condition.formula)
    assert said == wanted or name == "two vectors"  # there are several ways to write that one


def behind_a_loop(most: int) -> Obligation:
    """An access of 8 elements behind `for (i = lane; i < C; i += BLOCK)`, which is left after its iteration t."""
    lane, t = integer("lane", 0, BLOCK), integer("t", 0, most)
    inside = either(t == 0, lane + (t - 1) * BLOCK < C)
    return stated(lane < 8, either(lane >= C, both(inside, lane + t * BLOCK < C, lane + (t + 1) * BLOCK >= C)))


def test_iterations_without_an_end_are_lanes_like_others():
    found = searched(behind_a_loop(2**64), names=["C", "BLOCK"])
    assert found.condition is not None, found.why
    assert telling.said(found.condition.formula) == "BLOCK <= 8"
    assert found.condition.is_exact
    assert not contradictions(behind_a_loop(12), found, 12)


def shipped(name: str) -> list[Obligation]:
    system, _, claim = name.partition(".")
    (target,) = registry.targets([system])
    (one,) = target.systems()
    return list(registry.obligations(one.claims[claim]))


SHIPPED = {
    "im2col.carry_is_direct_for_small_outputs": (
        "rows_per_iteration <= W_out*H_out", "rows_per_iteration <= W_out*H_out*D_out",
    ),
    "block_scaled.threads_that_fit_reach_every_row": ("load_thread_rows divides rows",),
    "block_scaled.any_number_of_tiles_fits_a_word": ("tile <= 3",),
    "im2col.tail_without_headroom": ("address <= 2^32 - 1", "2^31 <= voffset", "2^31 <= voffset"),
    "mma_loader.load_b_for_any_bk": ("8 divides BK", "8 divides BK", "16 divides BK", "16 divides BK"),
    "preshuffle.op_sel_is_uniform_anywhere": ("16 divides mn", "4 divides ks"),
    "epilogue.stores_without_a_row_check": ("m < M",),
    "banks.load_b_tr_needs_no_padding": ("row_stride_over_M mod 2 = 1", "row_stride_over_M mod 2 = 1"),
}  # fmt: skip


@pytest.mark.parametrize("name", SHIPPED)
def test_what_the_findings_document_is_found_again_and_is_exact(name: str):
    for obligation, wanted in zip(shipped(name), SHIPPED[name], strict=True):
        found = searched(obligation)
        assert found.condition is not None, found.why
        assert (telling.said(found.condition.formula), found.condition.is_exact) == (wanted, True)


ENOUGH = {
    "im2col.runtime_with_any_outputs": {"2-D": ({"H_out = H_given", "W_out = W_given"}, "integer")},
    "im2col.any_tile_height": {
        "loads": ({"num_warp_cols*rows_per_warp divides tile_rows"}, "integer"),
        "LDS writes": ({"rows_per_warp divides tile_rows"}, "integer"),
    },
}


@pytest.mark.parametrize(("name", "case"), [(name, case) for name, cases in ENOUGH.items() for case in cases])
def test_what_is_enough_is_found_where_points_that_satisfy_it_are_rare(
    name: str, case: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(weakest, "MOST_PROVED", 1)
    monkeypatch.setattr(weakest, "MOST_WITNESSES", 1)
    parts, engine = ENOUGH[name][case]
    (obligation,) = [each for each in shipped(name) if each.case == case]
    found = telling.told(searched(obligation), obligation)
    assert set(found.condition.split(" and ")) == parts
    assert engine in found.engines
    assert not found.rests_on


def test_the_load_width_divides_the_channels(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(weakest, "MOST_PROVED", 1)
    for obligation in shipped("im2col.load_is_contiguous_for_any_width"):
        found = searched(obligation)
        assert found.condition is not None, found.why
        assert telling.said(found.condition.formula) == "load_width divides C"
        assert not found.condition.is_exact  # without dilation, taps of one row lie beside each other anyway
        also = found.condition.also
        assert also is not None
        assert also["C"] % also["load_width"] != 0
        assert truth_at(obligation, also)


def test_lengths_that_a_swizzle_permutes():
    bits, base, shift = integer("bits", 1, 4), integer("base", 0, 3), integer("shift", 1, 4)
    moved = x ^ (x & ((1 << bits) - 1) << (base + shift)) >> shift
    obligation = stated(moved < LENGTH, shift >= bits)
    found = searched(obligation, 60.0)
    assert found.condition is not None, found.why
    said = telling.said(found.condition.formula)
    assert "length mod (1 shl bits + shift + base) <= 1 shl shift + base" in said
    random = Random(1)
    for _ in range(300):
        s = random.randrange(1, 4)
        point = {"bits": random.randint(1, s), "base": random.randrange(3), "shift": s}
        point["length"] = random.randrange(1, 256)
        if python.evaluate(point, found.condition.formula)[0]:
            assert truth_at(obligation, point), point


P, Q = integer("p", None), integer("q", None)
DIGITS = {
    "divides": (divides(BLOCK, m), True),
    "divides what may be negative": (divides(BLOCK, P), True),
    "does not": (~divides(BLOCK, m), True),
    "does not, what may be negative": (~divides(BLOCK, P), True),
    "both": (both(divides(BLOCK, m), ~divides(BLOCK, P)), True),
    "by what may be 0 or negative": (divides(Q, m), False),
    "no divisibility": (m % BLOCK <= 1, False),
}


@pytest.mark.parametrize("name", DIGITS)
def test_quotients_with_names_say_what_the_condition_says(name: str):
    condition, has = DIGITS[name]
    obligation = stated(m >= 0, M <= 5)
    found = in_digits(obligation, condition)
    assert (found is not None) is has
    if found is None:
        return
    own = variables(condition)
    new = [variable for variable in variables(*found.given) if variable not in {*own, M}]
    assert found.given[: len(obligation.given)] == obligation.given
    says, wanted = found.given[len(obligation.given) :], [part for v in new for part in range_of(v)]
    names, digits = ([variable.payload[0] for variable in some] for some in (own, new))
    for values in itertools.product(range(-3, 4), repeat=len(own)):
        point = {"M": 6, **dict(zip(names, values, strict=True))}
        if all(python.evaluate(point, *(part for v in own for part in range_of(v)))):
            tried = itertools.product(range(-3, 4), repeat=len(new))
            chosen = ({**point, **dict(zip(digits, each, strict=True))} for each in tried)
            some = any(all(python.evaluate(each, *wanted, *says)) for each in chosen)
            assert some is bool(python.evaluate(point, condition)[0]), point


def test_sides_of_one_shape_suggest_what_makes_them_equal():
    rows, cols = named("rows", (M + 1) // 2), N * 2
    one, other = k * rows + cols % K, k * BLOCK + STRIDE % K
    (pairs,) = Grammar(stated(one == other), [M, N, K, BLOCK, STRIDE]).alike
    assert {variable.payload[0]: repr(term) for variable, term in pairs.items()} == {
        "BLOCK": repr(rows), "stride": repr(cols),
    }  # fmt: skip
    for unlike in (one == k * BLOCK, one == k * BLOCK - STRIDE % K, k * rows == k * (m + 1), one == one):
        assert not Grammar(stated(both(unlike, m < M)), [M, N, K, BLOCK, STRIDE]).alike


def test_points_on_a_product_have_that_product():
    columns = {"a": np.arange(50), "b": np.arange(50), "c": np.arange(50)}
    found = points.factored(columns, ["a", "c"], 12, 1)
    assert set(zip(found["a"].tolist(), found["c"].tolist(), strict=True)) == {
        (d, 12 // d) for d in (1, 2, 3, 4, 6, 12)
    }
    assert found["b"] is columns["b"]
    assert np.all(points.factored(columns, ["a", "b", "c"], 64, 1)["a"] >= 1)


# -- what must not be said -----------------------------------------------------------------------------------

FLOOR = stated(m // BLOCK < M // BLOCK)


def only(*formulas: Term, whole: bool = True):
    """A chooser that knows these conditions only, one after the other."""
    left = list(formulas)

    def choose(*_: object) -> Choice | None:
        return Choice(conjuncts(left.pop(0)), whole) if left else None

    return choose


def planted(monkeypatch: pytest.MonkeyPatch, obligation: Obligation, *formulas: Term) -> weakest.Found:
    monkeypatch.setattr(weakest, "choose", only(*formulas))
    monkeypatch.setattr(weakest, "MOST_CHALLENGES", 0)
    return searched(obligation)


@pytest.mark.parametrize("wrong", [truth(True), BLOCK <= M, M % BLOCK <= 1, M >= 2])
def test_a_condition_that_is_not_enough_is_not_given(wrong: Term, monkeypatch: pytest.MonkeyPatch):
    found = planted(monkeypatch, FLOOR, wrong)
    assert found.condition is None
    assert found.tried == 1


def test_a_condition_that_nothing_satisfies_is_none(monkeypatch: pytest.MonkeyPatch):
    assert planted(monkeypatch, FLOOR, both(divides(BLOCK, M), M < BLOCK)).condition is None
    assert planted(monkeypatch, stated(m // BLOCK < M // BLOCK, M >= 4), M < 4).condition is None


@pytest.mark.parametrize("strong", [BLOCK <= 1, both(divides(BLOCK, M), M >= 2), divides(2 * BLOCK, M)])
def test_a_condition_that_asks_too_much_is_not_called_exact(strong: Term, monkeypatch: pytest.MonkeyPatch):
    found = planted(monkeypatch, FLOOR, strong)
    assert found.condition is not None
    assert not found.condition.is_exact
    also = found.condition.also
    assert also is not None
    assert truth_at(FLOOR, also)
    assert not python.evaluate(also, strong)[0]
    assert "(sufficient; it also holds at" in telling.told(found, FLOOR).sentence


def test_labels_that_lie_make_nothing_false(monkeypatch: pytest.MonkeyPatch):
    honest = points.labelled

    def lying(*arguments: object) -> points.Points:
        found = honest(*arguments)  # type: ignore[arg-type]
        return points.Points(found.columns, ~found.bad, found.sure)

    monkeypatch.setattr(sampled, "labelled", lying)
    for obligation, _, most in list(FOUND.values())[:4]:
        found = searched(obligation, 2.0)
        if found.condition is not None:
            assert not contradictions(obligation, found, min(most, 6))


def test_a_lane_that_does_not_fail_makes_nothing_exact():
    part = divides(BLOCK, M)
    assert ladder.decide(without(FLOOR, [{m: M - 1}], part)).verdict is Verdict.PROVED
    for lane in ({m: m}, {m: M // 2}, {m: M}, {m: M + BLOCK}):  # one of the lanes, not the last; one that is none
        assert ladder.decide(without(FLOOR, [lane], part)).verdict is Verdict.REFUTED, lane


def test_a_lane_must_satisfy_what_is_given():
    obligation = stated(m // BLOCK < M // BLOCK, m < M - 1)
    assert ladder.decide(without(obligation, [{m: M - 1}], divides(BLOCK, M))).verdict is Verdict.REFUTED


def test_all_values_of_parameters_are_all_only_with_all_of_their_lanes():
    few, far = integer("few", 1, 9), integer("far", 0)
    found = searched(stated(far % 8 < few))
    assert found.condition is not None
    assert found.condition.is_exact
    assert all(proof.engine != "exhaustive" or proof.witness for proof in found.condition.exact)
    bounded = stated(integer("near", 0, 20) % 8 < few)
    found = searched(bounded)
    assert found.condition is not None
    assert found.condition.is_exact
    assert not contradictions(bounded, found, 9)


def test_among_few_values_too_strong_a_condition_is_not_exact(monkeypatch: pytest.MonkeyPatch):
    rows = integer("rows", 1, 9)
    obligation = stated(rows * 8 > LANE, LANE < 32)  # what is given keeps the other lanes from failing
    found = searched(obligation)
    assert found.condition is not None
    assert found.condition.is_exact
    assert not contradictions(obligation, found, 8)
    found = planted(monkeypatch, obligation, rows >= 6)
    assert found.condition is not None
    assert not found.condition.is_exact
    assert found.condition.also in ({"rows": 4}, {"rows": 5})


@pytest.mark.parametrize("batch", range(2))
def test_what_is_found_for_random_statements_agrees_with_plain_python(batch: int):
    conditions = 0
    for seed in range(25 * batch, 25 * batch + 25):
        obligation = problem(Random(f"weaken {seed}")).obligation()
        if ladder.decide(obligation, 1.0).verdict is not Verdict.REFUTED or len(obligation.variables) > 3:
            continue
        found = searched(obligation, 1.0)
        if found.condition is not None:
            conditions += 1
            held = replace(obligation, given=(*obligation.given, found.condition.formula))
            assert ladder.decide(held, 5.0).verdict is not Verdict.REFUTED
            ends = all(v.payload[1] is not None and v.payload[2] is not None for v in obligation.variables)
            if ends:
                assert not contradictions(obligation, found, 6), seed
    assert conditions


# -- parameters and lanes ------------------------------------------------------------------------------------


def test_sizes_are_parameters_and_what_they_bound_is_a_lane():
    width = integer("log2", 0, 5)
    obligation = stated((m * STRIDE + LANE << width) < integer("bytes", 1))
    sizes, *more = parameters.guesses(obligation)
    assert [v.payload[0] for v in sizes] == ["M", "stride", "log2", "bytes"]
    assert not more
    inner = stated(LANE % (m + 1) < BLOCK)  # what divides is a size, unless another one bounds it
    assert [v.payload[0] for v in parameters.guesses(inner)[0]] == ["M", "BLOCK"]
    at = stated(integer("row", 0) * STRIDE < 100)
    assert [[v.payload[0] for v in each] for each in parameters.guesses(at)] == [["stride"], ["row", "stride"]]


def test_named_parameters_are_those_of_the_claim_and_their_ranges_too():
    with pytest.raises(ValueError, match="has no variable 'x'; it has M, BLOCK, m"):
        parameters.named(FLOOR, ["x"])
    with pytest.raises(ValueError, match="range of m mentions M"):
        parameters.named(FLOOR, ["m"])
    found = searched(stated(m < N), 5.0, ["M", "m", "N"])
    assert found.condition is None or found.condition.formula is not (m < N)  # which would be the goal itself
    assert searched(stated(LANE < 48)).why == "it has no parameters: all of its variables are lanes"


def test_where_nothing_helps_it_says_so():
    rows = integer("rows", 1, 9)
    assert searched(stated(LANE + rows < 60)).why == (
        "there is none: some lane fails at each of the 8 values of the parameters"
    )


@pytest.mark.parametrize(
    ("name", "lanes"),
    [
        (
            "im2col.valid_data_readable_at_any_size",
            ["address = 4294967292", "address = 2147483646", "address = 2^30 - 1"],
        ),
        ("im2col.clamped_count_keeps_the_sentinel", ["every one"] * 3),
    ],
)
def test_where_a_lane_fails_whatever_the_parameters_there_is_no_condition(name: str, lanes: list[str]):
    for obligation, lane in zip(shipped(name), lanes, strict=True):
        found = searched(obligation)
        assert found.condition is None
        assert found.why == f"there is none: a lane fails whatever the parameters, {lane} (proved by integer)"


def test_that_there_is_none_is_proved_and_not_only_seen(monkeypatch: pytest.MonkeyPatch):
    """Labels that say of every point that some lane fails there."""
    honest = points.labelled

    def gloomy(*arguments: object) -> points.Points:
        found = honest(*arguments)  # type: ignore[arg-type]
        return points.Points(found.columns, found.bad | True, found.sure)

    monkeypatch.setattr(sampled, "labelled", gloomy)
    for obligation, _, _ in list(FOUND.values())[:4]:
        found = searched(obligation, 4.0)
        assert found.condition is None
        assert "there is none" not in found.why


# -- at the front door ---------------------------------------------------------------------------------------


def test_weaken_answers_with_the_formula_and_in_words():
    found = weaken(m // BLOCK < M // BLOCK)
    assert found
    assert found.exact
    assert found.condition is divides(BLOCK, M)
    assert found.sentence == "BLOCK divides M (exact)"
    assert "fails else  m = M - 1" in repr(found)
    assert "<td>holds with</td>" in found._repr_html_()
    inner = weaken(m // BLOCK < M // BLOCK, parameters=[BLOCK, "M"])
    assert inner.condition is found.condition


def test_weaken_says_when_there_is_nothing_to_do():
    proved = weaken(within(LANE, 0, 64))
    assert proved.condition is not None
    assert is_const(proved.condition) or proved.condition is truth(True)
    nothing = weaken(LANE < M, given=[M < 1])
    assert not nothing
    assert nothing.why.startswith("vacuous")
    assert not weaken(named("x", LANE) < 3)


def test_words_of_a_condition():
    assert telling.said(both(divides(4, N), M * K <= 2**31)) == "4 divides N and M*K <= 2^31"
    assert Weakest(condition="4 divides N", exact=True, rests_on="z3").sentence == (
        "4 divides N (exact, on the word of z3 alone)"
    )
    assert Weakest(condition="4 divides N").sentence == "4 divides N (sufficient; whether less would do is not known)"
    assert Weakest(why="none").sentence == ""


def test_the_goal_is_no_condition():
    """Of parameters alone f = e says itself when it holds, whichever way around it is written."""
    e, f = integer("e", 1), integer("f", 1)
    for goal in (e == f, f == e, (e <= f) & (f <= e), e < f):
        found = weaken(goal, seconds=5)
        assert found.condition is None
        assert "says itself" in found.why


def test_a_stride_that_may_be_0_is_a_parameter():
    m, lda, batch, stride = integer("M", 1), integer("lda", 1), integer("batch", 1), integer("strideA", 0)
    z, row = integer("z", 0, batch), integer("row", 0, m)
    (first, *_) = parameters.guesses(stated(z * stride + row * lda < batch * stride))
    assert stride in set(first)
