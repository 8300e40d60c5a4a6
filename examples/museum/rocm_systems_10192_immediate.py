"""The immediate of a load to LDS moves both of its ends: the address in memory and the one in LDS."""

from tileprove import Case, System, integer

SYSTEM = System(
    "rocm_systems_10192_immediate",
    "rocm-systems: a simulator writes loads with two immediates to one place",
)
M0, IMMEDIATE, LANE = integer("m0"), integer("immediate"), integer("lane", 0, 64)
OTHER = integer("other_immediate", IMMEDIATE + 256)  # of another load of 4 bytes a lane
OTHER_LANE = integer("other_lane", 0, 64)


@SYSTEM.claim(
    "With the immediate in the LDS address, loads whose immediates are 256 bytes apart write different bytes."
)
def fixed():
    yield Case("", M0 + IMMEDIATE + 4 * LANE + 4 <= M0 + OTHER + 4 * OTHER_LANE)


@SYSTEM.finding(
    "Without it, loads whose immediates are 256 bytes apart write different bytes.",
    documented="https://github.com/ROCm/rocm-systems/pull/10192",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", M0 + 4 * LANE + 4 <= M0 + 4 * OTHER_LANE, given=[OTHER > IMMEDIATE])
