"""Wrong versions of the im2col and swizzle maths: each must be refuted, quickly, with a counterexample."""

import pytest
from tileprove.prover.engines import ladder
from tileprove.prover.language.constructors import both
from tileprove.prover.language.idioms import minimum
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.replay import replay
from tileprove.prover.language.terms import as_int, named
from tileprove.specs.im2col import cap as im2col_cap
from tileprove.specs.im2col import conv
from tileprove.specs.im2col import system as im2col
from tileprove.specs.im2col.conv import Axis, Conv
from tileprove.specs.im2col.tile import Tile
from tileprove.specs.swizzle import system as swizzle
from tileprove.specs.swizzle.system import Swizzle


def refuted(claim):
    """The first refuted obligation of an im2col claim, with its outcome."""
    for obligation in im2col.SYSTEM.claims[claim].obligations():
        outcome = ladder.decide(obligation, 20)
        if outcome.verdict is Verdict.REFUTED:
            return obligation, outcome
    return None


def forgets(part):
    def position(self, out, tap):
        stride, dilation, pad = (
            neutral if name == part else getattr(self, name)
            for name, neutral in (("stride", 1), ("dilation", 1), ("pad", 0))
        )
        return named(f"{self.label}_in", out * stride + tap * dilation - pad)

    return position


def mask(compare):
    return lambda self, at: both(*(compare(x, axis) for axis, x in zip(self.axes, at, strict=True)))


def swapped(self, n, inputs, c):
    *outer, y, x = inputs
    result = n
    for axis, at in zip(self.axes, (*outer, x, y), strict=True):
        result = result * axis.length + at
    return result * self.C + c


ADDRESS_MUTANTS = {
    "forgotten dilation": (Axis, "position", forgets("dilation")),
    "forgotten stride": (Axis, "position", forgets("stride")),
    "forgotten padding": (Axis, "position", forgets("pad")),
    "padding added": (Axis, "position", lambda s, o, t: named("in", o * s.stride + t * s.dilation + s.pad)),
    "shifted by one": (Axis, "position", lambda s, o, t: named("in", o * s.stride + t * s.dilation - s.pad + 1)),
    "stride and dilation swapped": (
        Axis,
        "position",
        lambda s, o, t: named("in", o * s.dilation + t * s.stride - s.pad),
    ),
    "halo mask dropped": (Conv, "inside", mask(lambda x, axis: as_int(0) <= 0)),
    "<= for <": (Conv, "inside", mask(lambda x, axis: (x >= 0) & (x <= axis.length))),
    "< for <= at 0": (Conv, "inside", mask(lambda x, axis: (x > 0) & (x < axis.length))),
    "lower bound dropped": (Conv, "inside", mask(lambda x, axis: x < axis.length)),
    "H and W swapped": (Conv, "linear", swapped),
    "channel scaled": (Conv, "linear", lambda s, n, i, c: Conv_linear(s, n, i, c * 2)),
    "image dropped": (Conv, "linear", lambda s, n, i, c: Conv_linear(s, n * 0, i, c)),
    "sentinel one too small": (Conv, "num_records", property(lambda s: as_int(s.N) * s.image - 1)),
}
Conv_linear = Conv.linear


@pytest.mark.parametrize("name", ADDRESS_MUTANTS)
def test_a_wrong_address_is_refuted_and_the_executor_disagrees(monkeypatch, name):
    owner, attribute, wrong = ADDRESS_MUTANTS[name]
    monkeypatch.setattr(owner, attribute, wrong)
    found = refuted("address_is_the_convolution")
    assert found is not None, "the mutant survived"
    obligation, outcome = found
    assert outcome.seconds < 10
    assert not all(replay(request, outcome.point).agrees for request in obligation.replay)


def carry_without(part):
    def wrong(conv_, digits, rows):
        right = carry(conv_, digits, rows)
        return (digits[0], *right[1:]) if part == "image" else (*right[:-1], digits[-1])

    return wrong


carry = conv.carry
OTHER_MUTANTS = {
    "carry into n dropped": (im2col, "carry", carry_without("image"), "carry_is_direct"),
    "w never advances": (im2col, "carry", carry_without("column"), "carry_is_direct"),
    "output length without dilation": (
        conv, "output_length", lambda n, p, d, t, s: (as_int(n) + as_int(p) * 2 - as_int(t)) // s + 1,
        "in_bounds_without_padding",
    ),
    "int32 one bit short": (im2col_cap, "int32", lambda x: (x + 2**30) % 2**31 - 2**30, "no_wrap_below_the_cap"),
    "lane grid transposed": (
        Tile, "coordinates",
        lambda s, i, w, lane: (lane % s.thread_rows + i * s.rows_per_iteration, lane // s.thread_rows * s.load_width),
        "tile_loaded_exactly_once",
    ),
    "rows of an iteration floored": (
        Tile, "rows_per_iteration", property(lambda s: s.warp_rows), "tile_loaded_exactly_once"
    ),
    "LDS step of a lane forgotten": (
        Tile, "place", lambda s, i, w, lane: (i * s.warps + w) * s.rows_per_warp * s.cols + lane,
        "lds_written_exactly_once",
    ),
    "one warp tile too many": (
        Tile, "active", lambda s, i, w: w <= minimum(s.warps, s.warp_tiles - i * s.warps),
        "loads_stay_in_the_tile",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", OTHER_MUTANTS)
def test_other_wrong_maths_is_refuted(monkeypatch, name):
    owner, attribute, wrong, claim = OTHER_MUTANTS[name]
    monkeypatch.setattr(owner, attribute, wrong)
    found = refuted(claim)
    assert found is not None, "the mutant survived"
    assert found[1].seconds < 10


def wrong_mask(self, x):
    mask = (as_int(1) << self.bits) << (self.right + self.base)
    return x ^ (((x & mask) >> self.right) << self.left)


def wrong_direction(self, x):
    mask = ((as_int(1) << self.bits) - 1) << (self.left + self.base)
    return x ^ (((x & mask) >> self.left) << self.right)


@pytest.mark.parametrize("wrong", [wrong_mask, wrong_direction])
def test_a_wrong_swizzle_disagrees_with_the_pair_or_the_executor(monkeypatch, wrong):
    monkeypatch.setattr(Swizzle, "__call__", wrong)
    verdicts = {
        ladder.decide(obligation, 20).verdict
        for name in ("pair_is_two_swizzles", "element_space_is_byte_space", "bijective_on_powers_of_two")
        for obligation in swizzle.SYSTEM.claims[name].obligations()
    }
    assert Verdict.REFUTED in verdicts
