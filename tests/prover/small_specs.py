"""Parts of spec files that tests put together."""

HEAD = """\
from tileprove import Case, Replay, System, call, one_to_one
from tileprove import both, integer, named, unravel, where, within

SYSTEM = System("demo", "A loader for tests", seed="demo")
N, H, W = integer("N", 1), integer("H", 1), integer("W", 1)
m = integer("m", 0, below=N * H * W)
n, h, w = unravel(m, H, W)
"""

EASY = """
@SYSTEM.claim("Every position decomposes into coordinates and back.")
def round_trip():
    yield Case("", (n * H + h) * W + w == m, show={"(n, h, w)": (n, h, w)})
"""
FALSE = """
@SYSTEM.claim("Every row index stays below the last row.")
def last_row():
    row = named("row", h + 1)
    yield Case("", row < H, show={"(n, h, w)": (n, h, w), "row": row},
               replay=[Replay(call("swizzle.xor_bits", h, 0, 0, 0), h)])
"""
FINDING = """
@SYSTEM.finding("The width is never one.", documented="the comment above the loop")
def wide():
    yield Case("", W > 1, show={"W": W})
"""
HARD = """
@SYSTEM.claim("No cube is the sum of two cubes.")
def cubes():
    a, b, c = integer("a", 1), integer("b", 1), integer("c", 1)
    yield Case("", a * a * a + b * b * b != c * c * c)
"""
UNSUPPORTED = """
@SYSTEM.claim("An unbounded map pairs up with a box.")
def boxed():
    yield Case("", one_to_one([m % 4], [4]))
"""
VACUOUS = """
@SYSTEM.claim("Nothing is everything.")
def nothing():
    a = integer("a", 1)
    yield Case("", a < 3, [a > 5, a < 4])
"""
WORD = """
@SYSTEM.claim("A shift up is undone by one down.")
def shifted():
    x, k = integer("x", 0, 1 << 20), integer("k", 0, 200)
    yield Case("far", (x << k) >> k == x)
"""
MIXED_WORD = (
    WORD
    + """\
    yield Case("near", (x << 3) >> 3 == x)
"""
)
