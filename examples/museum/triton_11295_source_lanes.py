"""Lanes that fetch for each other must be in one row: a phase may have no more values than the row has chunks."""

from tileprove import Case, System, both, integer

SYSTEM = System("triton_11295_source_lanes", "Triton: a direct-to-LDS load swizzles lanes out of their row")
LANE = integer("lane", 0, 64)


def source(chunks, per_phase, phases):
    """The lane whose chunk a lane fetches; rows of ``chunks`` chunks."""
    row, chunk = LANE // chunks, LANE % chunks
    return LANE - chunk + (chunk ^ row // per_phase % phases)


def cases(limit):
    for log in range(1, 6):
        for phase_log in range(limit(log) + 1):
            for per_phase in (1, 2):
                lane = source(2**log, per_phase, 2**phase_log)
                yield Case(
                    f"{2**log} chunks, {2**phase_log} phases of {per_phase}",
                    both(lane < 64, lane // 2**log == LANE // 2**log),
                )


@SYSTEM.claim("With at most as many phases as chunks in a row, the source is a lane of the same row.")
def fixed():
    yield from cases(lambda log: log)


@SYSTEM.finding(
    "With 8 phases and rows of 4 chunks, the source is a lane of the same row.",
    documented="https://github.com/triton-lang/triton/pull/11295",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", source(4, 1, 8) // 4 == LANE // 4)
