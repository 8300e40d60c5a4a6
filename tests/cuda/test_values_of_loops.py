"""What loops carry and leave behind, for two threads: a value of one iteration is never taken for that of another.

The kernels with a text of their own were once proved, and race: what the outer loop carries is changed by the number of
iterations after which the inner one ended, and the second loop begins with what the first one left behind.
"""

import copy

import pytest
from random_carried import Carried
from searching import LONG, now
from test_random_launches import HOLDS, Asked
from test_random_races import launches
from tileprove.prover.engines import ladder

LEFT = """
mov.b32 %v0, %r1;
$OUTER:
mad.lo.s32 %i1, %v0, 4, %s0;
@%p1 st.shared.u32 [%i1], %r0;
mov.b32 %c2, 0;
$INNER:
setp.ge.s32 %p3, %c2, %r3;
@%p3 bra $BEHIND;
bar.sync 0;
add.s32 %c2, %c2, 1;
xor.b32 %i0, %v0, %c2;
mad.lo.s32 %i2, %i0, 4, %s0;
@%p0 st.shared.u32 [%i2], %r0;
bra.uni $INNER;
$BEHIND:
xor.b32 %v0, %v0, %c2;
add.s32 %c1, %c1, 1;
setp.lt.s32 %p2, %c1, 2;
@%p2 bra $OUTER;
"""
BEGUN = """
$FIRST:
setp.ge.s32 %p3, %c2, %r3;
@%p3 bra $BEHIND;
bar.sync 0;
add.s32 %c2, %c2, 1;
mad.lo.s32 %i2, %c2, 4, %s0;
@%p0 st.shared.u32 [%i2], %r0;
bra.uni $FIRST;
$BEHIND:
mov.b32 %v0, %c2;
$SECOND:
mad.lo.s32 %i1, %v0, 4, %s0;
@%p1 st.shared.u32 [%i1], %r0;
bar.sync 0;
shr.u32 %v0, %v0, 1;
setp.gt.s32 %p2, %v0, %r2;
@%p2 bra $SECOND;
"""


class Written(Carried):
    def __init__(self, body):
        self.seed, self.dynamic = 0, False
        self.lines = ["setp.eq.s32 %p0, %r0, 0;", "setp.eq.s32 %p1, %r0, 1;", *body.strip().splitlines()]


def holds(asked, claim, lines=None):
    """Whether all cases of a claim are proved; lines: of the text, of which the cases are that are about these two."""
    for one in asked.stated.system.claims[claim].obligations():
        key = claim, one.case
        about = asked.stated.about.get(key)
        if lines is not None and about is not None and about.meeting is not None:
            first, second = about.meeting.lines
            if not any(a in first and b in second for a, b in (lines, lines[::-1])):
                continue
        given = asked.stated.given.get(key)
        if (given or ladder.decide(one, 1.0)).verdict not in HOLDS:
            return False
    return True


def contradicted(own, launch, believing=False):
    """What is proved of a kernel and was seen to be false; how much was seen."""
    seen = own.raced()
    asked = Asked(own.text, copy.deepcopy(launch)) if seen else None
    if asked is None or "kernel" in asked.stated.system.claims:
        return [], 0
    made, wrong = asked.stated.system.claims, []
    for lines, said in seen.items():
        claims = [("reached", None)] if lines == "reached" else [("races_sa", lines), ("reached", None)]
        claims = [(claim, own) for claim, own in claims if claim in made]
        resting = [(claim, None) for claim in asked.stated.resting if claim in made]
        if believing or all(holds(asked, *one) for one in (*claims, *resting)):
            wrong.append(f"seed {own.seed}: proved, and {said}")
    return wrong, len(seen)


@pytest.mark.parametrize("body", [LEFT, BEGUN], ids=["left by an inner loop", "begun with what a loop left"])
def test_what_a_loop_leaves_behind_is_of_its_last_iteration(body, tmp_path):
    own = Written(body)
    assert own.raced()
    wrong, seen = contradicted(own, launches(tmp_path)["k0"])
    assert seen
    assert not wrong


def run(folder, made, first, seconds, **how):
    """What is proved falsely of kernels that are made of seeds, from the first on, in so many seconds."""
    known, wrong, seen, seed, end = launches(folder)["k0"], [], 0, first, now() + seconds
    while now() < end or not seen:
        found, count = contradicted(made(seed), known, **how)
        wrong, seen, seed = [*wrong, *found], seen + count, seed + 1
    return wrong


def test_nothing_false_is_proved_of_a_few_loops(tmp_path):
    assert not run(tmp_path, Carried, 0, 3.0)


@pytest.mark.slow
def test_nothing_false_is_proved_of_many_loops(tmp_path):
    assert not run(tmp_path, Carried, 10_000, LONG)


def test_a_prover_that_believes_everything_is_seen_with_loops(tmp_path):
    assert run(tmp_path, Carried, 0, 0.1, believing=True)


THROUGH = """
mov.b32 %v0, %r1;
$OUTER:
mov.b32 %v1, %v0;
$INNER:
bar.sync 0;
shr.u32 %v1, %v1, 1;
setp.gt.s32 %p3, %v1, %r3;
@%p3 bra $INNER;
mov.b32 %v0, %v1;
add.s32 %c1, %c1, 1;
setp.lt.s32 %p2, %c1, %r2;
@%p2 bra $OUTER;
"""


def test_what_goes_through_an_inner_loop_and_back_is_read(tmp_path):
    """Each loop's value hangs on the other's."""
    asked = Asked(Written(THROUGH).text, copy.deepcopy(launches(tmp_path)["k0"]))
    assert "kernel" not in asked.stated.system.claims
    assert holds(asked, "reached")
