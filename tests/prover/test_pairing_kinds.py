"""Kinds about maps of numbers whose extents are terms: one to one, produced, bijective; with an inverse that is found."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tileprove.prover.language import witnesses
from tileprove.prover.language.claims import Case
from tileprove.prover.language.maps import MapError
from tileprove.prover.language.obligations import Holds
from tileprove.prover.language.systems import System
from tileprove.prover.running import registry
from tileprove.prover.showing.failure import explain

from tileprove import Verdict, cdiv, integer, kinds, prove, where

R, C, B = integer("R", 1), integer("C", 1), integer("B", 1)


def answers(cases: Iterable[Case]) -> dict[str, str]:
    return {case.name: prove(case.goal, case.given, 30, case.using).verdict.value for case in cases}


def row_major(i, j):
    return i * C + j


TRUE = {
    "row major": (row_major, {"i": R, "j": C}, [R * C]),
    "column major": (lambda i, j: j * R + i, {"i": R, "j": C}, [R * C]),
    "three axes": (lambda b, i, j: (b * R + i) * C + j, {"b": B, "i": R, "j": C}, [B * R * C]),
    "three axes, another order": (lambda b, i, j: (j * B + b) * R + i, {"b": B, "i": R, "j": C}, [B * R * C]),
    "two outputs": (lambda i, j: [j, i], {"i": R, "j": C}, [C, R]),
    "split": (lambda i: [i // 8, i % 8], {"i": R * 8}, [R, 8]),
    "swizzled": (lambda i, j: [i, j ^ (i % 8)], {"i": 64, "j": 8}, [64, 8]),
    "swizzled, as one": (lambda i, j: i * 8 + (j ^ (i % 8)), {"i": 32, "j": 8}, [256]),
    "backwards": (lambda i: R - 1 - i, {"i": R}, [R]),
}


@pytest.mark.parametrize("name", TRUE)
def test_the_inverse_is_found_and_proved(name):
    forward, domain, codomain = TRUE[name]
    assert answers(kinds.bijective("", forward, None, domain, codomain)) == {
        "at most once": "proved",
        "at least once": "proved",
    }


@pytest.mark.parametrize("name", ["row major", "column major", "three axes", "two outputs"])
def test_no_two_inputs_go_to_one_output(name):
    forward, domain, codomain = TRUE[name]
    assert answers(kinds.one_to_one("tile", forward, domain, codomain)) == {
        "tile, at most once": "proved",
        "tile, inside": "proved",
    }


FALSE = {  # what it is -> (forward, domain, codomain, the case that fails)
    "a column too wide": (lambda i, j: i * (C - 1) + j, {"i": R, "j": C}, [R * C], "at most once"),
    "rows that overlap": (lambda i, j: i * 7 + j, {"i": R, "j": 8}, [R * 8], "at most once"),
    "gaps": (lambda i, j: i * 9 + j, {"i": R, "j": 8}, [R * 9], "at least once"),
    "too far": (lambda i, j: i * 9 + j, {"i": R, "j": 8}, [R * 8], "inside"),
    "a swizzle that loses a bit": (lambda i: (i ^ (i // 4)) // 2 * 2, {"i": 16}, [16], "at most once"),
    "a duplicated cell": (lambda i: where(i == 5, 4, i), {"i": 16}, [16], "at least once"),
}


@pytest.mark.parametrize("name", FALSE)
def test_a_false_one_is_refuted(name):
    forward, domain, codomain, case = FALSE[name]
    found = answers(kinds.bijective("", forward, None, domain, codomain))
    assert found[case] == "refuted"


def test_both_lanes_that_collide_are_shown():
    system = System("tile", "a tile")

    @system.claim("Lanes write apart.")
    def apart():
        shows = lambda i, j: {"byte": (i * 7 + j) * 4}  # noqa: E731
        yield from kinds.one_to_one("", lambda i, j: i * 7 + j, {"i": R, "j": 8}, show=shows)

    (obligation,) = registry.obligations(apart)
    assert isinstance(obligation.goal, Holds)
    outcome = prove(obligation.goal.formula, obligation.given)
    assert outcome.counterexample
    shown = {item.label: item.value for item in explain(obligation, outcome.counterexample).shown}
    assert shown["byte"] == shown["byte'"]
    point = outcome.counterexample
    assert (point["i"], point["j"]) != (point["i'"], point["j'"])
    assert int(shown["both go to"]) * 4 == int(shown["byte"])


def test_a_wrong_inverse_is_not_believed():
    domain, codomain = {"i": R, "j": C}, [R * C]
    wrong = answers(kinds.bijective("", row_major, lambda b: [b % R, b // R], domain, codomain))
    assert set(wrong.values()) == {"refuted"}
    assert answers(kinds.produced("", row_major, domain, codomain, lambda b: [b // C + 1, b % C]))["at least once"] == (
        "refuted"
    )


def test_an_output_that_nothing_produces_is_named_at_small_sizes():
    (case,) = kinds.produced("", lambda i, j: i * 9 + j, {"i": R, "j": 8}, [R * 9])
    found = prove(case.goal, case.given)
    assert found.verdict is Verdict.REFUTED
    assert found.counterexample["output"] % 9 == 8


def test_what_fits_at_small_sizes_only_is_refuted():
    """The found form is a proposal: beyond 100 the map is another one."""
    cases = kinds.produced("", lambda i: where(i < 100, i, 0), {"i": R}, [R])
    assert answers(cases) == {"at least once": "refuted"}


def test_where_no_form_fits_a_reader_is_asked():
    """Every output is produced, by a form that nobody tries."""
    shuffled = lambda i: where(i % 2 == 0, i // 2, cdiv(R, 2) + i // 2)  # noqa: E731
    with pytest.raises(MapError, match="say which: by="):
        list(kinds.produced("", shuffled, {"i": R}, [R]))
    back = lambda o: where(o < cdiv(R, 2), 2 * o, 2 * (o - cdiv(R, 2)) + 1)  # noqa: E731
    assert answers(kinds.produced("", shuffled, {"i": R}, [R], back)) == {"at least once": "proved"}


def test_a_form_is_looked_for_where_the_assumptions_hold():
    forward = lambda i, j: i * 8 + j  # noqa: E731
    assert witnesses.find(forward, [R, C], [R * C], []) is None
    assert witnesses.find(forward, [R, C], [R * C], [C == 8]) is not None
    assert answers(kinds.produced("", forward, {"i": R, "j": C}, [R * C], given=[C == 8])) == {
        "at least once": "proved"
    }
    assert answers(kinds.produced("", forward, {"i": R, "j": C}, [R * C])) == {"at least once": "refuted"}


@pytest.mark.parametrize(
    "asked",
    [
        lambda f, domain: kinds.one_to_one("", f, domain),
        lambda f, domain: kinds.produced("", f, domain, [512]),
        lambda f, domain: kinds.bijective("", f, None, domain, [512]),
    ],
)
def test_a_domain_whose_names_stand_in_another_order_is_refused(asked):
    """By their order row 8 of chunk 0 and row 0 of chunk 1 would be left out, and a map that is none be proved."""
    takes = lambda row, chunk: row * 8 + chunk  # noqa: E731
    with pytest.raises(MapError, match="the map takes row, chunk, and the domain has chunk, row"):
        list(asked(takes, {"chunk": 8, "row": 64}))
    assert list(asked(takes, {"row": 64, "chunk": 8}))
    assert list(asked(takes, {"i": 64, "j": 8}))
    assert list(asked(lambda *each: each[0] * 8 + each[1], {"i": 64, "j": 8}))


def test_a_codomain_that_is_a_number_is_one_line():
    with pytest.raises(MapError, match=r"a list of ends, an axis each, as \[512\]"):
        list(kinds.bijective("", lambda i: i, None, {"i": 512}, 512))
