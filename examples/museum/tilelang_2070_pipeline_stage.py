"""A loop need not start at 0: count its stages from where it starts, everywhere alike."""

from tileprove import Case, System, both, implies, integer

SYSTEM = System("tilelang_2070_pipeline_stage", "TileLang: stages by pointer and by buffer have different starts")
STAGES, START, STEP = integer("stages", 1), integer("start"), integer("step")
ITERATION = START + STEP


@SYSTEM.claim("Counted from the loop's start, stages are used in turn from 0 on, and one again after all the others.")
def fixed():
    stage, ahead = (ITERATION - START) % STAGES, integer("ahead", 1, STAGES)
    yield Case("in turn", both(implies(STEP == 0, stage == 0), stage < STAGES))
    yield Case("all the others", (ITERATION + ahead - START) % STAGES != stage)


@SYSTEM.finding(
    "Counted from 0 by pointers and from the loop's start by buffers, the stages are the same.",
    documented="https://github.com/tile-ai/tilelang/pull/2070",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", ITERATION % STAGES == (ITERATION - START) % STAGES)
