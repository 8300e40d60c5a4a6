"""A load to LDS spaces its lanes by a dword at least: data of one or two bytes is read back where it is, 4 bytes apart."""

from tileprove import Case, System, both, integer, maximum

SYSTEM = System("rocroller_5084_subdword", "rocRoller: bytes that went to LDS a dword apart are read back packed")
BYTES, LANE = integer("bytes", 1), integer("lane", 0, 64)
WRITTEN = LANE * maximum(4, BYTES)


@SYSTEM.claim("Read at lane * max(4, bytes), a lane gets the data that was written for it.")
def fixed():
    step = maximum(4, BYTES)
    yield Case("its lane", both(WRITTEN // step == LANE, WRITTEN % step == 0, BYTES <= step))


@SYSTEM.claim("Read at lane * bytes, a lane gets its data from dwords on, and below only lane 0 does.")
def from_dwords_on():
    yield Case("dwords", LANE * BYTES == WRITTEN, given=[BYTES >= 4])
    yield Case("less", LANE * BYTES < WRITTEN, given=[BYTES < 4, LANE >= 1])


@SYSTEM.finding(
    "Read at lane * bytes, a lane gets its data, whatever the size.",
    documented="https://github.com/ROCm/rocm-libraries/pull/5084",
    holds_when="from_dwords_on",
)
def as_shipped():
    yield Case("", LANE * BYTES == WRITTEN)
