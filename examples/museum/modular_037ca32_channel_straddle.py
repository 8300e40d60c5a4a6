"""A vector load is right only where the elements lie in one piece: its width must divide the channels, to be at most as
many is not enough."""

from tileprove import Case, System, divides, integer

SYSTEM = System("modular_037ca32_channel_straddle", "Modular MAX: a load across the channels of two filter taps")
C, WIDTH, S, W = integer("C", 1), integer("load_width", 1), integer("S", 1), integer("W", 1)
FIRST, ELEMENT = integer("k", 0) * WIDTH, integer("element", 0, WIDTH)


def address(k):
    """Element of the image, for output pixel 0, that position k of the filter (tap row, tap column, channel) multiplies."""
    tap = k // C
    return (tap // S * W + tap % S) * C + k % C


LOADED_IS_WANTED = address(FIRST) + ELEMENT == address(FIRST + ELEMENT)


@SYSTEM.claim("All elements of a load are their taps' own where load_width divides C.")
def fixed():
    yield Case("", LOADED_IS_WANTED, given=[divides(WIDTH, C, integer("chunks", 1))])


@SYSTEM.finding(
    "All elements of a load are their taps' own where load_width <= C <= 64.",
    documented="https://github.com/modular/modular/blob/037ca32f9654/max/kernels/src/nn/conv/gpu/amd/dispatch.mojo",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", LOADED_IS_WANTED, given=[WIDTH <= C, C <= 64, W >= S])
