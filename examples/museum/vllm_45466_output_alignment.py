"""A prefix aligns one pointer: vectors are for two pointers only where both are as far from aligned."""

from tileprove import Case, System, both, integer

SYSTEM = System("vllm_45466_output_alignment", "vLLM: the prefix that aligns the input does not align the output")
SOURCE, TARGET, VECTOR = integer("in"), integer("out"), integer("vector")
PREFIX = (16 - SOURCE % 16) % 16  # bytes that are copied one by one


def aligned(start):
    return (start + PREFIX + 16 * VECTOR) % 16 == 0


@SYSTEM.claim("Where in and out are alike modulo 16, loads and stores are aligned; elsewhere no store is.")
def fixed():
    yield Case("alike", both(aligned(SOURCE), aligned(TARGET)), given=[SOURCE % 16 == TARGET % 16])
    yield Case("else", ~aligned(TARGET), given=[SOURCE % 16 != TARGET % 16])


@SYSTEM.finding(
    "Where both are heads of 46 values of 2 bytes, loads and stores are aligned.",
    documented="https://github.com/vllm-project/vllm/pull/45466",
    holds_when="fixed",
)
def as_shipped():
    given = [SOURCE == 92 * integer("token"), TARGET == 92 * integer("slot")]
    yield Case("", both(aligned(SOURCE), aligned(TARGET)), given=given)
