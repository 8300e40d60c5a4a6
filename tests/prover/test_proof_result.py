"""What `prove` answers: data, a sentence, HTML; true only where it is proved."""

from __future__ import annotations

import pickle

import pytest

from tileprove import Verdict, integer, named, one_to_one, prove, within

LANE, N = integer("lane", 0, 64), integer("n", 1)


def test_it_is_true_only_where_the_formula_is_proved():
    assert prove(LANE < 64)
    assert not prove(LANE < 63)
    assert not prove(LANE < N, given=[N < 1])
    a, b, c = integer("a", 1), integer("b", 1), integer("c", 1)
    undecided = prove(a * a * a + b * b * b != c * c * c, seconds=0.5)
    assert undecided.verdict is Verdict.UNKNOWN
    assert not undecided
    assert undecided.counterexample is None
    assert repr(undecided).startswith("unknown: ")


def test_a_proof_says_for_what_and_has_its_evidence():
    lane, n = integer("lane", 0, 64), integer("n", 1)  # here, as the order in which names are made last is the order
    found = prove(lane < n, given=[n >= 64])
    assert repr(found).startswith("proved for 0 <= lane < 64, n >= 1, given 64 <= n (integer, ")
    assert found.counterexample is None  # its point is a lane that satisfies the assumptions
    assert found.evidence["lane"] == found.point
    assert found.evidence["witness"]["kind"] == "chain"
    assert found.evidence["tree"]
    assert found.engine == "integer"
    assert found.seconds > 0


def test_a_counterexample_is_a_dict_of_integers_and_is_told():
    row = named("row", LANE // 16)
    found = prove(row < 3)
    assert found.counterexample == {"lane": 48}
    assert found.evidence == {}
    lines = [" ".join(line.split()) for line in repr(found).splitlines()]
    assert lines[0].startswith("refuted at lane=48 (")
    assert lines[1:] == ["at lane=48", "row lane div 16 = 3", "fails row < 3: here 3 < 3"]


def test_a_cell_that_is_never_hit_has_no_point_but_a_reason():
    found = prove(one_to_one([LANE // 2], [64]))
    assert found.verdict is Verdict.REFUTED
    assert "refuted" in repr(found)
    assert not found


def test_html_is_escaped():
    page = prove(named("<b>", LANE + 1) < N)._repr_html_()
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
    assert page.count("<tr>") == page.count("</tr>") >= 2
    assert "<table>" not in prove(within(LANE, 0, 64))._repr_html_()


@pytest.mark.parametrize("goal", [LANE < 64, LANE < 63])
def test_it_travels(goal):
    found = prove(goal)
    again = pickle.loads(pickle.dumps(found))
    assert repr(again) == repr(found)
