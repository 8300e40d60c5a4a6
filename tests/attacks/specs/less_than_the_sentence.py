# attack: claims whose sentence is false where a kind could prove less than it says
# exit: 1
# says: 10 claims: 9 REFUTED; 1 unknown
from tileprove.prover.language.conflicts import Banks

from tileprove import Access, System, integer, kinds, where

SYSTEM = System("less", "every claim is false")
N, ALL = integer("n", 1), tuple(range(64))
EVEN = integer("i", 0, 8) % 2 == 0


@SYSTEM.map("LDS", {"lane": 8})
def colliding(lane):
    """Lanes 2 and 4 want two dwords of bank 2; lanes from 8 on would share every bank."""
    return Access(lane * 4 + where(lane == 4, 248, 0), 4)


@SYSTEM.map("LDS", {"lane": 64})
def half_active(lane):
    """Lanes below 32, each a bank of its own; the inactive ones would share it."""
    return Access(where(lane < 32, lane * 4, lane * 4 + 128), 4, active=lane < 32)


@SYSTEM.map("the matrix", {"row": 2, "lane": 64})
def over_and_over(row, lane):
    """Both rows go to the same bytes of the LDS."""
    return Access(row * 256 + lane * 4, 4, lds=row * 0)


@SYSTEM.map("LDS", {"lane": 64})
def reader(lane):
    """Reads what the lane of that number wrote."""
    return Access(lane * 4, 4)


@SYSTEM.map("out", {"row": 8}, lambda row: [row != 3])
def skipping(row):
    """Rows but 3, 16 bytes each."""
    return Access(row * 16, 16)


@SYSTEM.claim("Lanes of one phase never meet; the phases are not all of one size.")
def phases():
    yield from kinds.conflict_degree("", colliding, {}, Banks(64, ((0, 1), (2, 3, 4, 5), (6, 7))), 1)


@SYSTEM.claim("Every lane meets another one, which is not active.")
def inactive():
    yield from kinds.conflict_degree("", half_active, {}, Banks(64, (ALL,)), 2)


@SYSTEM.claim("Every lane meets another one, which does not exist.")
def no_such_lane():
    yield from kinds.conflict_degree("", colliding, {}, Banks(8, (tuple(range(16)),)), 2)


@SYSTEM.claim("The reader gets the first row.")
def first_row():
    at = reader.anywhere()
    source = at.coordinates["lane"] * 4
    yield from kinds.round_trip("", at, source, over_and_over, {}, lambda b: {"row": 0, "lane": b // 4})


@SYSTEM.claim("The reader gets the second row.")
def second_row():
    at = reader.anywhere()
    source = at.coordinates["lane"] * 4 + 256
    yield from kinds.round_trip("", at, source, over_and_over, {}, lambda b: {"row": 1, "lane": b // 4})


@SYSTEM.claim("The access happens where the other one does.")
def same():
    at = half_active.anywhere()
    yield from kinds.equal("", at, at.access._replace(active=at.coordinates["lane"] >= 32))


@SYSTEM.claim("Every byte has an owner, also those of the row that is left out.")
def left_out():
    yield from kinds.once_and_only_once("", skipping, {}, 128, lambda b: {"row": b // 16})


@SYSTEM.claim("Every output is produced by an even input.")
def even():
    yield from kinds.produced("", lambda i: i, {"i": 8}, [8], given=[EVEN])


@SYSTEM.claim("Even inputs and all outputs pair up.")
def even_pairs():
    yield from kinds.bijective("", lambda i: i, lambda o: o, {"i": 8}, [8], given=[EVEN])


@SYSTEM.claim("What is true up to 3 is true for all.")
def small():
    yield from kinds.produced("", lambda i: where(N < 4, i, 0), {"i": N}, [N])
