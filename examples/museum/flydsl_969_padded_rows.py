"""Where two axes share one address, each needs its mask: what is past the end of one is the start of the other."""

from tileprove import Case, System, both, implies, integer

SYSTEM = System("flydsl_969_padded_rows", "FlyDSL: padded output positions overwrite the next channel")
POSITIONS, CHANNELS = integer("positions", 1), integer("channels", 1)
COLUMN, ROW = integer("channel"), integer("position")  # of a lane; both padded to whole tiles
ADDRESS = COLUMN * POSITIONS + ROW


def right(stored):
    """What is stored lies in the output, in its own channel at its own position."""
    inside = ADDRESS < CHANNELS * POSITIONS
    return implies(stored, both(inside, ADDRESS // POSITIONS == COLUMN, ADDRESS % POSITIONS == ROW))


@SYSTEM.claim("Masked by channel and position, a store goes to its own element.")
def fixed():
    yield Case("", right((COLUMN < CHANNELS) & (ROW < POSITIONS)))


@SYSTEM.finding(
    "Masked by channel only, a store goes to its own element.",
    documented="https://github.com/ROCm/FlyDSL/pull/969",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", right(COLUMN < CHANNELS))
