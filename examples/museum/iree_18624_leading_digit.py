"""The leading digit of a decomposition is bounded only if the number is: threads beyond the basis need a remainder."""

from tileprove import Case, System, both, integer, unravel

SYSTEM = System("iree_18624_leading_digit", "IREE: threads beyond the tile get rows beyond it")
A, B, C = integer("a", 1), integer("b", 1), integer("c", 1)  # threads along three axes
THREAD = integer("thread")


def inside(x):
    i, j, k = unravel(x, B, C)
    return both(i < A, j < B, k < C)


@SYSTEM.claim("The digits of thread mod a*b*c are inside the basis, for any number of threads.")
def fixed():
    yield Case("", inside(THREAD % (A * B * C)))


@SYSTEM.finding(
    "The digits of the thread's number are inside the basis.",
    documented="https://github.com/iree-org/iree/pull/18624",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", inside(THREAD))
