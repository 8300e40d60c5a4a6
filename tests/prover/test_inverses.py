"""Swizzles over rows without an end: the inputs are written in terms of their output. What is tried so is a proposal, and a
wrong one makes no verdict, in neither direction."""

from __future__ import annotations

import pytest
from tileprove.prover.engines import inverses, ladder
from tileprove.prover.language import witnesses
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import as_int

from tileprove import Verdict, integer, kinds

R, S, BASE = integer("R", 1), integer("S", 8), integer("base", 0)

APART = {
    "the commonest": (lambda row, chunk: row * 8 + (chunk ^ row % 8), {"row": R, "chunk": 8}),
    "bytes behind a base": (lambda row, chunk: BASE + row * 128 + (chunk ^ row % 8) * 16, {"row": R, "chunk": 8}),
    "bytes within chunks": (
        lambda row, chunk, byte: row * 128 + (chunk ^ row % 8) * 16 + byte,
        {"row": R, "chunk": 8, "byte": 16},
    ),
    "a pitch": (lambda row, chunk: row * S + (chunk ^ row % 8), {"row": R, "chunk": 8}),
    "every second row": (lambda row, chunk: row * 4 + (chunk ^ row // 2 % 4), {"row": R, "chunk": 4}),
    "two outputs": (lambda row, chunk: [row, chunk ^ row // 2 % 4], {"row": R, "chunk": 4}),
}
COLLIDE = {
    "a pitch too small": (lambda row, chunk: row * 7 + (chunk ^ row % 8), {"row": R, "chunk": 8}),
    "bits beyond the chunks": (lambda row, chunk: row * 4 + (chunk ^ row // 2 % 8), {"row": R, "chunk": 4}),
}


def _obligations(forward, domain):
    system = System("tile", "a tile")

    @system.claim("No two inputs go to one output.")
    def apart():
        yield from kinds.one_to_one("", forward, domain)

    return list(apart.obligations())


def _verdicts(forward, domain, seconds=20):
    return {ladder.decide(one, seconds).verdict for one in _obligations(forward, domain)}


@pytest.mark.parametrize("name", APART)
def test_a_swizzle_of_any_number_of_rows_is_one_to_one(name):
    assert _verdicts(*APART[name]) == {Verdict.PROVED}


@pytest.mark.parametrize("name", COLLIDE)
def test_one_that_is_not_is_refuted(name):
    assert _verdicts(*COLLIDE[name]) == {Verdict.REFUTED}


def _planted(equations):
    def proposal(assumptions, goal):
        found = real(assumptions, goal)
        return None if found is None else inverses.Inverse((), equations(found), found.shared)

    real = inverses.proposal
    return proposal


WRONG = {
    "that everything is 0": lambda found: tuple(each.args[0] == 0 for each in found.equations),
    "what is one too large": lambda found: tuple(each.args[0] == each.args[1] + 1 for each in found.equations),
    "that all inputs are one": lambda found: (found.equations[0].args[0] == found.equations[2].args[0],),
}


@pytest.mark.parametrize("planted", WRONG)
def test_a_wrong_inverse_is_refused(planted, monkeypatch):
    """One that is false is no step: what is true is not refuted, and what is false not proved."""
    monkeypatch.setattr(inverses, "proposal", _planted(WRONG[planted]))
    assert _verdicts(*APART["the commonest"], 4) <= {Verdict.UNKNOWN, Verdict.PROVED}
    for name in COLLIDE:
        assert _verdicts(*COLLIDE[name], 4) == {Verdict.REFUTED}


def _paired(forward, domain, codomain):
    system = System("tile", "a tile")

    @system.claim("Inputs and outputs pair up.")
    def paired():
        yield from kinds.bijective("", forward, None, domain, codomain)

    return {one.case: ladder.decide(one, 4) for one in paired.obligations()}


def test_an_inverse_that_fits_small_sizes_only_refutes_nothing():
    """Below 64 the map is the identity, and beyond it changes places of eight: a permutation either way."""
    found = _paired(lambda i: i ^ (i // 64 % 8), {"i": 8 * R}, [8 * R])
    assert Verdict.REFUTED not in {outcome.verdict for outcome in found.values()}
    assert "say it, by=lambda output" in found["at least once"].detail


def test_a_map_that_is_no_permutation_is_still_refuted():
    found = _paired(lambda i: i - i % 8 // 7, {"i": 8 * R}, [8 * R])
    assert found["at most once"].verdict is Verdict.REFUTED


def test_a_wrong_inverse_that_was_looked_for_is_refused(monkeypatch):
    monkeypatch.setattr(witnesses, "find", lambda *asked: lambda output: [as_int(0)])
    found = _paired(lambda i: R - 1 - i, {"i": R}, [R])
    assert found["at most once"].verdict is Verdict.PROVED  # by the two points themselves
    assert found["at least once"].verdict is Verdict.UNKNOWN
