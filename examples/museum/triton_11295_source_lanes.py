"""Lanes that fetch for each other must be in one row: a phase may have no more values than the row has chunks."""

from tileprove import Case, System, both, integer

SYSTEM = System("triton_11295_source_lanes", "Triton: a direct-to-LDS load swizzles lanes out of their row")
LANE, PER_PHASE = integer("lane", 0, 64), integer("per_phase", 1, 65)
LOG_CHUNKS, LOG_PHASES = integer("log2_chunks", 0, 7), integer("log2_phases", 0, 7)
CHUNKS, PHASES = 1 << LOG_CHUNKS, 1 << LOG_PHASES  # of 16 bytes, in a row
CHUNK = LANE % CHUNKS
SOURCE = LANE - CHUNK + (CHUNK ^ LANE // CHUNKS // PER_PHASE % PHASES)  # the lane whose chunk a lane fetches
IN_ITS_ROW = both(SOURCE < 64, SOURCE // CHUNKS == LANE // CHUNKS)


@SYSTEM.claim("With at most as many phases as chunks in a row, the source is a lane of the wave, in the same row.")
def fixed():
    yield Case("", IN_ITS_ROW, given=[LOG_PHASES <= LOG_CHUNKS])


@SYSTEM.finding(
    "With any number of phases, the source is a lane of the wave, in the same row.",
    documented="https://github.com/triton-lang/triton/pull/11295",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", IN_ITS_ROW)
