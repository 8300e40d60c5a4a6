"""Dealing workgroups to dies is a permutation only if the dies that get one more are counted."""

from tileprove import Case, System, both, integer, minimum, where

SYSTEM = System("flydsl_782_xcd_remap", "FlyDSL: workgroups dealt to dies, the remainder forgotten")
XCDS, EACH = integer("xcds", 1), integer("each")
MORE = integer("more", 0, XCDS)
TOTAL = XCDS * EACH + MORE
XCD, TURN = integer("xcd", 0, XCDS), integer("turn")  # workgroup number turn*xcds + xcd
GIVEN = [TURN * XCDS + XCD < TOTAL]


def number(xcd, turn):
    return xcd * EACH + minimum(xcd, MORE) + turn


def found_again(xcd, turn):
    """Die and turn can be read off the number."""
    long, w = MORE * (EACH + 1), number(xcd, turn)
    die = where(w < long, w // (EACH + 1), MORE + (w - long) // EACH)
    return both(die == xcd, where(w < long, w % (EACH + 1), (w - long) % EACH) == turn)


@SYSTEM.claim("If the first total mod xcds dies get one more, the numbers are those of the grid, each once.")
def fixed():
    yield Case("a turn", (TURN < EACH) | ((TURN == EACH) & (XCD < MORE)), given=GIVEN)
    yield Case("inside", number(XCD, TURN) < TOTAL, given=[TURN <= EACH, (TURN < EACH) | (XCD < MORE)])
    yield Case("one more", found_again(XCD, TURN), given=[TURN <= EACH, XCD < MORE])
    yield Case("others", found_again(MORE + integer("d", 0, XCDS - MORE), TURN), given=[TURN < EACH])


@SYSTEM.finding(
    "If each die gets total div xcds, no two workgroups get one number.",
    documented="https://github.com/ROCm/FlyDSL/pull/782",
    holds_when="fixed",
)
def as_shipped():
    other, later = integer("other", 0, XCDS), integer("later")
    given = [*GIVEN, later * XCDS + other < TOTAL, XCD < other]
    yield Case("", XCD * EACH + TURN != other * EACH + later, given=given)
