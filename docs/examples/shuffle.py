"""A wave's reduction by shuffles: in step s every lane adds what lane l ^ 2^s has. `tileprove draw` shows the butterfly."""

from tileprove import Access, Case, System, both, integer, kinds

SYSTEM = System("shuffle", "a butterfly of shuffles")
LANES, STEPS = 16, 4


@SYSTEM.map("lanes", {"step": STEPS, "lane": LANES})
def partner(step, lane):
    """In step s lane l adds the value of lane l ^ 2^s."""
    return Access(lane ^ (1 << step), bytes=1, records=LANES)


@SYSTEM.claim("Every partner is a lane of the wave.")
def partners_are_lanes():
    yield from kinds.in_bounds("", partner.anywhere())


@SYSTEM.claim("Lanes are partners of each other, and none of itself.")
def partners_are_mutual():
    step, lane = integer("step", 0, STEPS), integer("lane", 0, LANES)
    other = partner(step=step, lane=lane).address
    yield Case("", both(partner(step=step, lane=other).address == lane, other != lane))
