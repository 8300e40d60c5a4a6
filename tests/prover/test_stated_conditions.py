"""Conditions that a goal itself names: alternatives of it that are about parameters alone."""

import pytest
from tileprove.prover.engines.weakening.stated import stated
from tileprove.prover.engines.weakening.weakest import weaken
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.constructors import both, either
from tileprove.prover.language.terms import integer

WARPS, COLUMNS = integer("warps", 1, 33), integer("columns", 1, None)
LANE, OTHER, TURN = integer("lane", 0, 32 * WARPS), integer("other", 0, 32 * WARPS), integer("turn", 0, COLUMNS)
AGAIN = integer("again", 0, COLUMNS)
SIZES = [WARPS, COLUMNS]
ALONE = WARPS < 2


@pytest.mark.parametrize(
    ("goal", "found"),
    [
        (either(ALONE, LANE < OTHER), [ALONE]),
        (either(WARPS < LANE, LANE < OTHER), []),  # lanes are nothing that a launch says
        (both(either(ALONE, LANE < 3), either(COLUMNS < 5, LANE < 4)), [both(ALONE, COLUMNS < 5)]),
        (both(either(ALONE, LANE < 3), LANE < 4), []),  # one part is enough for one part only
        (ALONE, [ALONE]),
    ],
)
def test_what_a_goal_says_to_be_enough(goal, found):
    assert stated(goal, SIZES) == found


def test_one_warp_meets_no_other():
    """Two warps, each behind a loop of its own: nothing that is tried otherwise is decided in this time."""

    def not_there(turn, lane):
        """That the thread is in another iteration of its loop than the last."""
        place = 32 * WARPS * turn + lane
        before = either(place - 32 * WARPS >= COLUMNS, 32 * WARPS * turn >= COLUMNS)
        return both(place < COLUMNS, 32 * WARPS * (turn + 1) < COLUMNS), both(turn != 0, before)

    apart = either(LANE % 32 + 1 <= OTHER // 32, OTHER // 32 + 1 <= LANE % 32, OTHER % 32 != 0, OTHER == LANE)
    elsewhere = either(*not_there(TURN, LANE), *not_there(AGAIN, OTHER))
    goal = either(ALONE, WARPS < LANE % 32 + 1, apart, elsewhere)
    (asked,) = Claim("softmax", "races", "", lambda: iter([Case("", goal)])).obligations()
    found = weaken(asked, 10.0, SIZES)
    assert found.condition is not None
    assert found.condition.formula is ALONE
