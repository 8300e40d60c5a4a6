"""`row < 0 ? row + rows : row`, which compilers make `row + (row >> 63 & rows)` of: all bits of a number, or none."""

import pytest
from in_process import by_claim, checks
from test_cuda_check import DATA
from tileprove.prover.cuda.running import MOST_BYTES
from tileprove.prover.cuda.smaller import sized
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.kernels.steps.noting import new_steps
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import const, integer
from tileprove.prover.language.walking import postorder
from tileprove.prover.machine.arithmetic import Arithmetic
from tileprove.prover.machine.asking import Asked
from tileprove.prover.machine.simplified import Simplified
from tileprove.prover.machine.words import say

ROWS = DATA / "negative_launches.py"


@pytest.mark.parametrize(
    ("name", "found"),
    [("rows_of", "proved"), ("rows_narrow", "refuted"), ("rows_fit", "proved"), ("rows_too_many", "refuted")],
)
def test_rows_counted_from_the_end(name, found):
    (check,) = checks(ROWS, names=[name], only="load_param_1|apart|divisions|no_wrap|arithmetic")
    own = by_claim(check)
    assert own["load_param_1"] == {found}
    assert own["apart_param_2"] == {"proved"}  # two stores of one place, of which each thread makes one


@pytest.mark.parametrize(("by", "masks"), [(30, True), (31, False)])
def test_all_bits_or_none(by, masks):
    """A sign that is shifted through the whole number masks nothing or everything; what is left of a number does not."""
    machine = Simplified(Arithmetic((), new_steps()))
    x, y = (machine.make(integer(name, -(2**31), 2**31 - 1), 32) for name in "xy")
    shifted = say(Asked(machine, "ashr", 32), [x, machine.make(const(by), 32)])
    found = say(Asked(machine, "and", 32), [y, shifted])
    assert any(node.op == "band" for node in postorder(found.term)) == masks


class Rows:
    """Runs that tell rows of four bytes apart up to 2^39 bytes."""

    def large(self, point):
        return 4 * point["rows"] >= MOST_BYTES


@pytest.mark.parametrize(("row", "rows"), [(2**31, 2**31 + 1), (2**37 - 2, 2**37 - 1), (2**37 - 1, 2**40)])
def test_a_counterexample_in_memories_that_can_be_run(row, rows):
    """At the least size at which it is one, or at its own, where that is too large too."""
    size = integer("rows", 1, None)
    at = integer("row", 0, size)
    (asked,) = Claim("rows", "narrow", "", lambda: iter([Case("", at < 2**31)])).obligations()
    outcome = Outcome(verdict=Verdict.REFUTED, point={"rows": 2**40, "row": row})
    assert sized(outcome, asked, ["rows"], Rows()).point == {"rows": rows, "row": row}
