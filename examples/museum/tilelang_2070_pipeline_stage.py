"""A loop need not start at 0: count its stages from where it starts, everywhere alike."""

from tileprove import Case, System, both, implies, integer

SYSTEM = System("tilelang_2070_pipeline_stage", "TileLang: stages by pointer and by buffer have different starts")
STAGES, START = integer("stages", 1), integer("start")
ROUND, PLACE = integer("round"), integer("place", 0, STAGES)
ITERATION = START + ROUND * STAGES + PLACE


def stage(iteration):
    return (iteration - START) % STAGES


@SYSTEM.claim("Counted from the loop's start, stages are used in turn from 0 on, and one again after all the others.")
def fixed():
    ahead = integer("ahead", 1, STAGES)
    yield Case("in turn", both(stage(ITERATION) == PLACE, implies(ITERATION == START, stage(ITERATION) == 0)))
    yield Case("this round", stage(ITERATION + ahead) == PLACE + ahead, given=[PLACE + ahead < STAGES])
    yield Case("next round", stage(ITERATION + ahead) == PLACE + ahead - STAGES, given=[PLACE + ahead >= STAGES])


@SYSTEM.finding(
    "Counted from 0 by pointers and from the loop's start by buffers, the stages are the same.",
    documented="https://github.com/tile-ai/tilelang/pull/2070",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", ITERATION % STAGES == stage(ITERATION))
