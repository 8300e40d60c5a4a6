"""TiledMmaLoader's FP8 V strips: terms against the executor under both models, claims against broken formulas."""

from dataclasses import replace

import golden
import numpy as np
import pytest
from spec_checks import ClaimTests, replace_everywhere, values, variables
from tileprove.concrete.hardware import swizzle as swizzles
from tileprove.concrete.loaders import v_strips as executor
from tileprove.prover.language.terms import as_int
from tileprove.specs.hardware import system as hardware
from tileprove.specs.mma_loader.system import through
from tileprove.specs.swizzle.system import Swizzle
from tileprove.specs.v_strips import order as v_strip_order
from tileprove.specs.v_strips import system as v_strips
from tileprove.specs.v_strips.system import MODELS, STRIP_16, STRIP_32, STRIPS, SYSTEM, Blocks

LANES = np.arange(64)
CONCRETE = {STRIP_32.name: executor.STRIP_32, STRIP_16.name: executor.STRIP_16}
SWIZZLES = [(), ((3, 0, 3),), ((1, 1, 4), (1, 0, 6))]
ELEMENTS = {"lane": LANES[:, None, None], "q": np.arange(4)[:, None], "n": np.arange(8)}


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("strip", STRIPS, ids=lambda strip: strip.name)
def test_what_lanes_hold_is_the_executors(strip, model):
    names = variables("lane", "q", "n")
    e = ELEMENTS["q"] * 8 + ELEMENTS["n"]
    key = executor.held_key(CONCRETE[strip.name], ELEMENTS["lane"], e)
    depth = executor.held_depth(CONCRETE[strip.name], ELEMENTS["lane"], 0, model)
    for found in (strip.held(MODELS[model], *names), strip.gathered(model, *names)):
        assert np.array_equal(values(found[0], **ELEMENTS), key)
        assert np.array_equal(values(found[1], **ELEMENTS), np.broadcast_to(depth, key.shape))


@pytest.mark.parametrize("chosen", SWIZZLES, ids=str)
@pytest.mark.parametrize("cols", [32, 64, 96, 128, 256])
@pytest.mark.parametrize("strip", STRIPS, ids=lambda strip: strip.name)
def test_bytes_named_are_the_executors(strip, cols, chosen):
    """Every lane and read, with the swizzle and the block's base."""
    lane, q, dt, bk_tile = variables("lane", "q", "dt", "bk_tile")
    rows, strips = 256, 2 if strip is STRIP_32 else 1
    blocks = Blocks(as_int(rows), as_int(cols))
    block, vector, byte = blocks.named(strip.mfma.K * bk_tile, strip.mfma.dim * dt, *strip.coordinates(lane, q))
    place = block * rows * cols + through(vector, *(Swizzle(*numbers) for numbers in chosen)) * 16 + byte
    grid = np.ix_(LANES, range(4), range(2 * cols // strip.mfma.dim), range(strips))
    at = dict(zip(("lane", "q", "dt", "bk_tile"), grid, strict=True))
    swizzle = swizzles.compose(*(swizzles.Swizzle(*numbers) for numbers in chosen)) if chosen else None
    wanted = executor.strip_byte(
        CONCRETE[strip.name], at["lane"], strip.key_step * at["q"], block_rows=rows, block_cols=cols, dt=at["dt"],
        bk_tile=at["bk_tile"], swizzle=swizzle,
    )  # fmt: skip
    assert np.array_equal(values(place, **at), wanted)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("cols", [32, 64])
@pytest.mark.parametrize("strip", STRIPS, ids=lambda strip: strip.name)
def test_simulated_loads_hold_what_the_spec_says(strip, cols, model):
    """V's bytes say where they come from; a simulated load brings the gather's keys and depths, swizzled or not."""
    rows, depths = strip.mfma.K, 128
    key, depth = np.meshgrid(np.arange(rows), np.arange(depths), indexing="ij")
    names = variables("lane", "q", "n")
    held = [values(term, **ELEMENTS).reshape(64, 32) for term in strip.gathered(model, *names)]
    pair = swizzles.compose(swizzles.Swizzle(1, 1, 4), swizzles.Swizzle(1, 0, 6))
    for swizzle in (None, pair):
        move = swizzles.on_vectors(swizzle, 16) if swizzle else (lambda byte: byte)
        place = depth // cols * rows * cols + move(key * cols + depth % cols)
        for dt in range(depths // strip.mfma.dim):
            for content, wanted in ((key, held[0]), (depth, held[1] + dt * strip.mfma.dim)):
                image = np.zeros(rows * depths, np.uint8)
                image[place] = content
                loaded = executor.load_v_fp8_strip(
                    image, CONCRETE[strip.name], block_rows=rows, block_cols=cols, dt=dt, swizzle=swizzle, model=model
                )
                assert np.array_equal(loaded, wanted)


def test_the_measured_model_is_the_golden_table():
    lane, n = variables("lane", "n")
    source, byte = MODELS["measured"](lane, n)
    for row in golden.rows("ds_read_b64_tr_b8.csv"):
        at = {"lane": np.array(int(row["lane"])), "n": np.arange(8)}
        found = zip(values(source, **at).tolist(), values(byte, **at).tolist(), strict=True)
        assert [f"{a}:{b}" for a, b in found] == row["sources"].split()


def test_the_documented_lanes_by_hand():
    """Seed 000's own words: pair p, parity o holds depth p + 8*o, keys g*32 .. g*32 + 31."""
    lane, q, n = variables("lane", "q", "n")
    key, depth = (values(term, **ELEMENTS) for term in STRIP_16.held(MODELS["documented"], lane, q, n))
    for number in range(64):
        group, pair, odd = number // 16, number % 16 // 2, number % 2
        assert key[number].ravel().tolist() == list(range(group * 32, group * 32 + 32))
        assert set(depth[number].ravel().tolist()) == {pair + 8 * odd}


def test_the_lane_table():
    table = {label: [term.payload for term in row] for label, row in v_strips.lane_table(STRIP_16).items()}
    assert list(table.values()) == [list(range(16)), [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15]]


def strips(coordinates):
    """Both strips with broken coordinates, made from the right ones."""

    def break_it(patch):
        broken = {old: replace(old, coordinates=coordinates(old)) for old in STRIPS}
        replace_everywhere(patch, "STRIPS", STRIPS, tuple(broken.values()))
        for name, old in (("STRIP_32", STRIP_32), ("STRIP_16", STRIP_16)):
            replace_everywhere(patch, name, old, broken[old])

    return break_it


def without_key_shift(old):
    return lambda lane, q: old.coordinates(lane % 32, q)


def depths_swapped(old):
    return lambda lane, q: old.coordinates(lane ^ 1, q)


def reads_swapped(old):
    return lambda lane, q: old.coordinates(lane, q ^ 1)


def later_key(old):
    return lambda lane, q: (old.coordinates(lane, q)[0] + 1, old.coordinates(lane, q)[1])


def narrow(old):
    return lambda lane, q: (old.coordinates(lane, q)[0], old.coordinates(lane, q)[1] // 2)


def model(name, other):
    return lambda patch: patch.setitem(MODELS, name, MODELS[other])


def order(strip, broken):
    return lambda patch: patch.setitem(v_strip_order.ORDERS, strip.name, broken)


def method(name, broken):
    return lambda patch: patch.setattr(Blocks, name, broken)


def named_past_the_block(blocks, first_key, first_depth, key, depth):
    return (first_depth // blocks.cols, *divmod((first_key + key) * blocks.cols + first_depth + depth, 16))


def any_width(cls, strip):
    return cls(v_strips.integer("BN", 1), 8 * v_strips.integer("depth_tiles_per_block", 1))


MEASURED_IS_DOCUMENTED, DOCUMENTED_IS_MEASURED = model("measured", "documented"), model("documented", "measured")
MUTANTS = [
    ("keys", strips(without_key_shift)),
    ("keys", strips(reads_swapped)),
    ("depths_measured", MEASURED_IS_DOCUMENTED),
    ("depths_measured", strips(depths_swapped)),
    ("depths_documented", DOCUMENTED_IS_MEASURED),
    ("depths_documented", lambda patch: replace_everywhere(patch, "butterfly", hardware.butterfly, lambda p: p)),
    ("documented_depth_on_hardware", MEASURED_IS_DOCUMENTED),
    ("covers_the_strip", strips(without_key_shift)),
    ("covers_the_strip", strips(narrow)),
    ("equals_the_scalar_gather", DOCUMENTED_IS_MEASURED),
    ("equals_the_scalar_gather", method("named", named_past_the_block)),
    ("equals_the_scalar_gather", method("for_strip", classmethod(any_width))),
    ("depth_tiles_stay_in_their_block", method("for_strip", classmethod(any_width))),
    ("reads_stay_in_the_block", strips(later_key)),
    ("reads_are_aligned", strips(narrow)),
    ("operand_up_to_an_order", order(STRIP_16, lambda k: k)),
    ("operand_up_to_an_order", order(STRIP_32, lambda k: k // 2 * 2)),
    ("operand_up_to_an_order", MEASURED_IS_DOCUMENTED),
    ("strip_32_order_is_the_accumulators", strips(reads_swapped)),
    ("strip_16_against_accumulators", strips(reads_swapped)),
    ("strip_32_keeps_scales", order(STRIP_32, lambda k: k ^ 32)),
    ("strip_16_scales", strips(without_key_shift)),
    ("result_rows_are_depths", MEASURED_IS_DOCUMENTED),
    ("documented_result_rows", DOCUMENTED_IS_MEASURED),
]


class TestClaims(ClaimTests):
    system, mutants = SYSTEM, MUTANTS
