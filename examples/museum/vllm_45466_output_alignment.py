"""A prefix aligns one pointer: vectors are for two pointers only where both are as far from aligned."""

from tileprove import Case, System, both, equivalent, integer

SYSTEM = System("vllm_45466_output_alignment", "vLLM: the prefix that aligns the input does not align the output")
VECTOR = integer("vector")


def aligned(source, target):
    """After the prefix that aligns the source, whether the vectors of both are aligned."""
    prefix = (16 - source % 16) % 16
    return both((source + prefix + 16 * VECTOR) % 16 == 0, (target + prefix + 16 * VECTOR) % 16 == 0)


@SYSTEM.claim("Loads and stores are aligned exactly where in and out are alike modulo 16.")
def fixed():
    s, t = integer("in_mod_16", 0, 16), integer("out_mod_16", 0, 16)
    yield Case("", equivalent(aligned(16 * integer("a") + s, 16 * integer("b") + t), s == t))


@SYSTEM.finding(
    "Where both are heads of 46 values of 2 bytes, loads and stores are aligned.",
    documented="https://github.com/vllm-project/vllm/pull/45466",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", aligned(92 * integer("token"), 92 * integer("slot")))
