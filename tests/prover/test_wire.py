"""Obligations as text: they come back as they were, their hash is their statement's, and other text is refused."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest
from tileprove.prover.language import wire
from tileprove.prover.language.constructors import where
from tileprove.prover.language.nodes import pack_terms
from tileprove.prover.language.obligations import Call, Holds, Obligation, OneToOne, Replay, Verdict, call
from tileprove.prover.language.terms import Term, as_bool, as_int, integer, named, truth
from tileprove.prover.language.walking import postorder

N = integer("N", 1)
M = integer("m", 0, below=N * 4)


def obligation(**changes) -> Obligation:
    parts = {
        "system": "demo",
        "claim": "stays",
        "case": "a case",
        "given": (as_bool(N < 2**70),),
        "goal": Holds(as_bool(named("row", M // 4) < N)),
        "show": (("row", (M // 4, as_int(3))),),
        "replay": (Replay(call("im2col.f", call("im2col.Conv", N=N), M, None, "x", 7), M + 1),),
    }
    return Obligation(**{**parts, **changes})


def test_an_obligation_comes_back_as_it_was():
    sent = obligation()
    received = wire.decode(wire.encode(sent))
    assert received.given == sent.given
    assert isinstance(received.goal, Holds)
    assert isinstance(sent.goal, Holds)
    assert received.goal.formula is sent.goal.formula
    assert received.show[0][1][0] is sent.show[0][1][0]
    assert received.replay[0].term is sent.replay[0].term
    assert received.replay[0].call == Call("im2col.f", (call("im2col.Conv", N=N), M, None, "x", 7))
    assert wire.encode(received) == wire.encode(sent)


def test_a_bijection_comes_back_as_it_was():
    x = integer("x", 0, 8)
    sent = obligation(goal=OneToOne((x % 4, x // 4), (4, 2)), given=(), show=(), replay=())
    assert wire.decode(wire.encode(sent)).goal == sent.goal


def test_the_text_is_one_line():
    assert b"\n" not in wire.encode(obligation(case="two\nlines"))


def test_equal_statements_have_one_digest():
    same = [
        obligation(),
        obligation(case="other"),
        obligation(system="elsewhere", claim="named otherwise"),
        obligation(show=(), replay=()),
        obligation(expected=Verdict.REFUTED),
    ]
    assert len({wire.digest(o) for o in same}) == 1


def test_different_statements_have_different_digests():
    wide = integer("m", 0, below=N * 5)
    different = [
        obligation(),
        obligation(given=()),
        obligation(given=(as_bool(N < 3),)),
        obligation(goal=Holds(as_bool(M // 4 <= N))),
        obligation(goal=Holds(as_bool(wide // 4 < N))),
        obligation(given=(), goal=Holds(as_bool(N < 2**70))),
        obligation(goal=OneToOne((M,), (4,))),
        obligation(goal=OneToOne((M,), (5,))),
    ]
    assert len({wire.digest(o) for o in different}) == len(different)


def test_an_assumption_is_not_a_goal():
    first, second = as_bool(N < 5), as_bool(M < 5)
    one = obligation(given=(first,), goal=Holds(second))
    other = obligation(given=(), goal=Holds(first & second))
    assert wire.digest(one) != wire.digest(other)


def packed(**changes) -> bytes:
    x = integer("x", 0, 8)
    data = wire.pack(obligation(given=(), goal=Holds(as_bool(where(x < 4, x, 3) < 8)), show=(), replay=()))
    return msgspec.json.encode({**data, **changes})


GOOD = [["const", "0"], ["const", "8"], ["var", ["x", 0, 1]], ["lt", None, 2, 1]]


def test_the_nodes_that_the_refusals_start_from_are_good():
    assert wire.decode(packed(nodes=GOOD, roots=[3])).goal == Holds(as_bool(integer("x", 0, 8) < 8))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"nodes": [["eval", "1"]], "roots": [0]}, "not a term"),
        ({"nodes": [*GOOD[:3], ["lt", None, 2]], "roots": [3]}, "wrong arguments"),
        ({"nodes": [*GOOD, ["add", None, 2, 3]], "roots": [3]}, "wrong arguments"),
        ({"nodes": [["neg", None, 1], ["const", "1"]], "roots": [0]}, "before it"),
        ({"nodes": [*GOOD[:3], ["lt", None, -1, 1]], "roots": [3]}, "before it"),
        ({"nodes": GOOD, "roots": [9]}, "not an obligation"),
        ({"nodes": GOOD, "roots": [-1]}, "not an obligation"),
        ({"nodes": GOOD, "roots": [0]}, "truth value"),
        ({"nodes": [*GOOD[:2], ["var", ["x y", 0, 1]], GOOD[3]], "roots": [3]}, "no name"),
        ({"nodes": [["truth", "false"]], "roots": [0]}, "not a term"),
        ({"nodes": [["const", 1.5], *GOOD[1:]], "roots": [3]}, "not a term"),
        ({"nodes": "x"}, "not"),
        ({"nodes": [*GOOD[:2], ["var", ["x", 0, -1]], GOOD[3]], "roots": [3]}, "no term"),
        ({"goal": {}}, "not an obligation"),
        ({"nodes": GOOD, "roots": [2], "goal": {"one_to_one": [0], "extents": []}}, "extent"),
        ({"expected": "certain"}, "not an obligation"),
        ({"format": 99}, "format 99"),
        ({"format": True}, "true stands where an integer should"),
        ({"nodes": GOOD, "roots": [3.0]}, "3.0 stands where an integer should"),
        ({"nodes": [*GOOD[:3], ["lt", None, 2, True]], "roots": [3]}, "true stands where an integer should"),
        ({"nodes": [*GOOD[:2], ["var", ["x", False, 1]], GOOD[3]], "roots": [3]}, "false stands where an integer"),
        ({"nodes": [*GOOD[:2], ["var", [5, 0, 1]], GOOD[3]], "roots": [3]}, "5 is no name"),
        ({"nodes": GOOD[:3], "roots": [2], "goal": {"one_to_one": [0], "extents": [True]}}, "true stands where"),
    ],
)
def test_other_text_is_refused(changes, said):
    with pytest.raises(wire.WireError, match=said):
        wire.decode(packed(**changes))


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"3", b"{}", b'"x"', b"\xff\xfe"])
def test_what_is_no_json_object_is_refused(text):
    with pytest.raises(wire.WireError):
        wire.decode(text)


def test_truth_values_and_big_numbers_survive():
    sent = obligation(given=(truth(True), as_bool(N < 10**40)), goal=Holds(truth(False)))
    assert wire.decode(wire.encode(sent)).given == sent.given


def test_what_was_packed_before_changes_nothing():
    """Statements that begin as the one before them are not packed anew: any order of them gives what a walk gives alone."""
    parts = [as_bool(N < 9), as_bool(M // 4 < N), as_bool(M % 4 + N * 2 < M), as_bool(N < 9), truth(True), M, N * M - 1]
    for roots in (part for length in range(5) for part in permutations(parts, length)):
        nodes, numbers = pack_terms(roots)
        alone: dict[Term, int] = {}
        expected = [_node(term, alone) for term in postorder(*roots, ranges=True)]
        assert (nodes, numbers) == (expected, [alone[root] for root in roots])
        nodes.append(["no", "node"])  # what a caller does with the list is his


def _node(term: Term, numbers: dict[Term, int]) -> list:
    payload = str(term.payload) if term.op == "const" else term.payload
    if term.op == "var":
        payload = [payload[0], *(None if bound is None else numbers[bound] for bound in payload[1:])]
    numbers[term] = len(numbers)
    return [term.op, payload, *(numbers[arg] for arg in term.args)]
