# attack: parameters, inputs and coordinates with the names that kinds give to the variables that they make
# exit: 1
# says: 7 claims: 7 REFUTED
from tileprove import Access, System, integer, kinds, where

SYSTEM = System("captured", "every claim is false")
N, OUT, WHICH = integer("n", 1), integer("output", 0, 8), integer("lane", 0, 64)


@SYSTEM.map("memory", {"byte": 4})
def all_at_zero(byte):
    """Four accesses of 4 bytes, all of them at 0."""
    return Access(byte * 0, 4)


@SYSTEM.map("memory", {"row": "rows", "byte": 4})
def overlapping(row, byte, rows):
    """Four accesses of 4 bytes in every 7."""
    return Access(row * 7 + byte, 4)


@SYSTEM.map("numbers", {"x": None})
def sent_away(x, which):
    """One number goes far away."""
    return Access(where(x == which, 1000, 0), 4)


@SYSTEM.map("memory", {"lane": 64})
def far_for_one(lane, which):
    """All lanes at 0 but one."""
    return Access(where(lane == which, 1 << 20, 0), 4)


@SYSTEM.claim("Every byte of 4 belongs to one of four accesses at 0.")
def counted():
    yield from kinds.exactly_once("", all_at_zero.anywhere(), 4)


@SYSTEM.claim("Every byte belongs to one access.")
def once():
    owner = lambda b: {"row": b // 7, "byte": b % 7 // 2}  # noqa: E731
    yield from kinds.once_and_only_once("", overlapping, {"rows": N}, N * 7, owner)


@SYSTEM.claim("Whatever goes away, numbers below 64 stay below.")
def stays():
    yield from kinds.closed("", sent_away, {"which": integer("x", 0, 64)}, 64)


@SYSTEM.claim("Whichever lane goes far, every lane stays inside.")
def inside():
    yield from kinds.in_bounds("", far_for_one.anywhere(which=WHICH), 256)


@SYSTEM.claim("One input produces eight outputs.")
def all_produced():
    yield from kinds.produced("", lambda i: OUT + i, {"i": 1}, [8], by=lambda o: [0])


@SYSTEM.claim("A function of two bits with two equal outputs is one to one.")
def apart():
    yield from kinds.one_to_one("", lambda a, b: (a ^ b) * (1 + a), {"i": 2, "i'": 2})


@SYSTEM.claim("A constant output beside another one is produced in all its values.")
def pairs():
    one = integer("output0", 0, 4)
    yield from kinds.bijective("", lambda i: [one, i], lambda a, b: [b], {"i": 4}, [4, 4])
