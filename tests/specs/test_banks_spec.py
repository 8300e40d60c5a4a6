"""LDS bank conflicts: degrees of the spec against the executor's, and claims against broken formulas."""

import itertools

import golden
import numpy as np
import pytest
from spec_checks import ClaimTests, function, method, values, variables
from tileprove.concrete.hardware import banks as executor
from tileprove.concrete.hardware import swizzle as swizzles
from tileprove.concrete.loaders import mma_loader as loader
from tileprove.concrete.loaders import v_strips
from tileprove.prover.engines import ladder
from tileprove.prover.language.bank_degrees import question
from tileprove.prover.language.choosing import instance
from tileprove.prover.language.conflicts import Banks, Degree, Phased
from tileprove.prover.language.constructors import where
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import as_int
from tileprove.prover.running import registry
from tileprove.specs.banks import degrees as bank_degrees
from tileprove.specs.banks import transposed as bank_transposed
from tileprove.specs.banks.system import SYSTEM, phased
from tileprove.specs.hardware import lds_phases
from tileprove.specs.hardware import system as hardware
from tileprove.specs.hardware.lds_phases import BANKS
from tileprove.specs.mma_loader.system import SHAPES, LoadB
from tileprove.specs.mma_loader.transposed import TRANSPOSED
from tileprove.specs.swizzle.system import Swizzle

LANES = np.arange(64)
MAPS, BLOCK_KEYS = registry.maps(), 128
ARCHS = ("gfx950", "gfx942")
PAIR = ((1, 1, 4), (1, 0, 6))
LOADS = [
    (shape, k_tiles, chosen, arch)
    for shape, k_tiles, chosen, arch in itertools.product(SHAPES, (1, 2, 3, 4, 6), ((), PAIR, ((3, 0, 3),)), ARCHS)
]


def test_phases_are_the_golden_table():
    table = {}
    for row in golden.rows("lds_phases.csv"):
        of = table.setdefault((row["arch"], row["instruction"]), {})
        of[int(row["phase"])] = (int(row["banks"]), tuple(golden.numbers(row["lanes"])))
    assert set(table) == set(BANKS)
    for key, timing in BANKS.items():
        assert {number: (timing.banks, phase) for number, phase in enumerate(timing.phases)} == table[key]
        assert timing.grade == executor.TIMINGS[key].grade


@pytest.mark.parametrize("key", [key for key in BANKS if key[1] != "ds_read_b96"], ids="-".join)
def test_sharing_is_the_executors_degree(key):
    """Random different units, and linear ones."""
    arch, instruction = key
    width, rng = hardware.lane_bytes(instruction), np.random.default_rng(5)
    for units in (*(rng.permutation(4096)[:64] for _ in range(4)), LANES, LANES * 16, LANES * 17 + 3):
        lane = hardware.lanes()

        def unit(x, units=units):
            return sum((where(x == number, int(found), 0) for number, found in enumerate(units)), as_int(0))

        counted = values(phased(unit, arch, instruction).sharing(lane), lane=LANES)
        degrees = executor.conflict_degrees(units * width, instruction, arch)
        assert [counted[list(phase)].max() for phase in BANKS[key].phases] == degrees


def asked(name, instruction, arch="gfx950", *chosen, **at):
    """The question about a map at these values; chosen: its swizzles."""
    at |= dict(zip(("swizzle", "swizzle2"), ([one] for one in chosen), strict=False))
    return question(instance(MAPS[name], at), BANKS[arch, instruction])


def most(each):
    return np.max(list(each), axis=0).tolist()


@pytest.mark.parametrize(("shape", "k_tiles", "chosen", "arch"), LOADS, ids=str)
def test_load_b_degrees_are_the_executors(shape, k_tiles, chosen, arch):
    """For every k tile and half, and with a tile base that moves every address."""
    bk = shape[2] * k_tiles
    names = dict(zip(("swizzle", "swizzle2"), (swizzles.Swizzle(*s) for s in chosen), strict=False))
    concrete = loader.TiledMmaLoader(
        shape=shape, element_bytes=1 if shape[2] > 32 else 2, rows=2 * shape[0], cols=bk, **names
    )
    found = asked("load_b", "ds_read_b128", arch, *chosen, shape=[shape], bk=[bk]).degrees()
    for base, i in ((0, 0), (48, 1)):
        addresses = (
            base + concrete.load_b_byte(LANES, i, j, h)
            for j, h in itertools.product(range(k_tiles), range(concrete.halves))
        )
        degrees = most(executor.conflict_degrees(address, "ds_read_b128", arch) for address in addresses)
        assert [degree.lanes_a_bank for degree in found] == degrees


@pytest.mark.parametrize("row_stride", [32, 36, 48, 64, 96, 128, 256])
@pytest.mark.parametrize("shape", TRANSPOSED, ids=str)
def test_load_b_tr_degrees_are_the_executors(shape, row_stride):
    found = asked("load_b_tr", "ds_read_b64_tr_b16", shape=[shape], row_stride=[row_stride]).degrees()
    addresses = (2 * loader.load_b_tr_offset(shape, LANES, h, row_stride) for h in (0, 1))
    wanted = most(executor.conflict_degrees(address, "ds_read_b64_tr_b16") for address in addresses)
    assert [degree.lanes_a_bank for degree in found] == wanted


@pytest.mark.parametrize("chosen", [(), PAIR, ((2, 0, 2),)], ids=str)
@pytest.mark.parametrize("width", [32, 64, 96, 128, 192])
@pytest.mark.parametrize("name", ["load_v_strip", "load_v_strip_16"])
def test_strip_degrees_are_the_executors(name, width, chosen):
    strip = v_strips.STRIP_32 if name == "load_v_strip" else v_strips.STRIP_16
    keys, depths = range(0, BLOCK_KEYS, strip.K), range(0, width, strip.M)
    at = {"rows": [BLOCK_KEYS], "cols": [width], "first_key": list(keys), "first_depth": list(depths)}
    found = asked(name, "ds_read_b64_tr_b8", "gfx950", *chosen, **at).degrees()
    swizzle = swizzles.compose(*(swizzles.Swizzle(*s) for s in chosen)) if chosen else None
    places = itertools.product(strip.key_bases, range(width // strip.M), range(BLOCK_KEYS // strip.K))
    addresses = (
        v_strips.strip_byte(
            strip, LANES, base, block_rows=BLOCK_KEYS, block_cols=width, dt=dt, bk_tile=bk_tile, swizzle=swizzle
        )
        for base, dt, bk_tile in places
    )
    wanted = most(executor.conflict_degrees(address, "ds_read_b64_tr_b8") for address in addresses)
    assert [degree.lanes_a_bank for degree in found] == wanted


@pytest.mark.parametrize(
    ("name", "at", "instruction", "chosen", "arch", "degree"),
    [
        ("load_b", {"shape": [(32, 32, 16)], "bk": [32]}, "ds_read_b128", (), "gfx950", 4),
        ("load_b", {"shape": [(32, 32, 16)], "bk": [32]}, "ds_read_b128", PAIR, "gfx950", 1),
        ("load_b", {"shape": [(32, 32, 16)], "bk": [32]}, "ds_read_b128", PAIR, "gfx942", 2),
        ("load_b", {"shape": [(16, 16, 128)], "bk": [384]}, "ds_read_b128", ((3, 0, 3),), "gfx950", None),
        ("load_b_tr", {"shape": [(16, 16, 32)], "row_stride": [128]}, "ds_read_b64_tr_b16", (), "gfx950", 8),
        ("load_v_strip", {"cols": [64], "first_depth": [0, 32]}, "ds_read_b64_tr_b8", PAIR, "gfx950", 1),
    ],
)  # fmt: skip
def test_a_question_is_proved_and_a_wrong_degree_refuted(name, at, instruction, chosen, arch, degree):
    question = asked(name, instruction, arch, *chosen, **at)
    degrees = question.degrees()
    if degree is not None:
        assert {found.lanes_a_bank for found in degrees} == {degree}
    assert ladder.decide(question.claim(degrees), 10).verdict is Verdict.PROVED
    for by in (-1, 1):
        wrong = [Degree(found.lanes, found.lanes_a_bank + by, found.at) for found in degrees]
        assert ladder.decide(question.claim(wrong), 10).verdict is Verdict.REFUTED


def unit(change):
    """A read whose units are changed."""

    def break_it(module, name):
        right = getattr(module, name)

        def broken(*arguments):
            access = right(*arguments)
            return Phased(lambda lane: change(access.unit, lane), access.timing, access.width)

        return function(module, name, broken)

    return break_it


def phases(patch):
    patch.setitem(BANKS, ("gfx942", "ds_read_b64"), Banks(32, (tuple(range(32)), tuple(range(16, 64)))))


def uneven_phases(patch):
    quads = [tuple(range(first, first + 4)) for first in range(0, 64, 4)]
    pairs = [quads[i] + quads[j] for i, j in ((0, 1), (2, 4), (3, 5), (6, 7), (8, 9), (10, 11), (12, 13), (14, 15))]
    patch.setitem(BANKS, ("gfx942", "ds_read_b128"), Banks(32, tuple(pairs)))


def wide_swizzle(load, arch, log2_row):
    """Free of conflicts, but with a bit more than 16 rows need."""
    bits = 4 if arch == "gfx950" else 3
    shift = 4 if arch == "gfx950" and load.mfma.dim == 32 else 3
    return Swizzle(where(log2_row < bits, log2_row, bits), 0, where(log2_row < shift, shift, log2_row))


STRETCHED, SHIFTED = unit(lambda unit, lane: unit(lane) * 2), unit(lambda unit, lane: unit(lane) + unit(lane) // 16)
FEWER_GROUPS = method(Banks, "groups", lambda timing, width: timing.banks * 2 // width)
MUTANTS = [
    ("phases_partition_the_wave", phases),
    ("phases_partition_the_wave", uneven_phases),
    ("units_stand_for_dwords", function(lds_phases, "bank", lambda byte, banks: byte // 8 % banks)),
    ("units_stand_for_dwords", FEWER_GROUPS),
    ("base_does_not_matter", method(LoadB, "row_block", property(lambda load: as_int(load.bk) * load.mfma.dim + 1))),
    ("load_b_in_vectors", SHIFTED(bank_degrees, "load_b")),
    ("load_b_in_vectors", function(bank_degrees, "row_of", lambda load, k_tiles: load.mfma.K * k_tiles)),
    (
        "load_b_in_vectors",
        function(bank_degrees, "first_column", lambda load, read: as_int(load.mfma.dim // 16) * read),
    ),
    ("row_length_counts_modulo_the_groups", SHIFTED(bank_degrees, "load_b")),
    ("load_b_without_swizzle", STRETCHED(bank_degrees, "load_b")),
    ("load_b_without_swizzle", FEWER_GROUPS),
    ("one_swizzle_frees_load_b", STRETCHED(bank_degrees, "load_b")),
    (
        "one_swizzle_frees_load_b",
        function(bank_degrees, "conflict_free_swizzle", lambda load, arch, log2_row: Swizzle(2, 0, 3)),
    ),
    ("every_bit_halves_the_degree", STRETCHED(bank_degrees, "load_b")),
    ("every_bit_halves_the_degree", function(bank_degrees, "conflict_free_swizzle", wide_swizzle)),
    ("pair_frees_load_b", function(bank_degrees, "PAIR", bank_degrees.PAIR[:1])),
    ("pair_frees_load_b", function(bank_degrees, "PAIR", (Swizzle(1, 1, 4), Swizzle(1, 0, 5)))),
    ("pair_does_not_free_gfx942", lambda patch: patch.setitem(bank_degrees.COLLIDING, "gfx942", ((0, 2, 22),))),
    ("load_b_tr_free_exactly", STRETCHED(bank_transposed, "load_b_tr")),
    ("load_b_tr_degree", STRETCHED(bank_transposed, "load_b_tr")),
    ("units_are_the_addresses", SHIFTED(bank_transposed, "load_b_tr")),
    ("units_are_the_addresses", STRETCHED(bank_transposed, "strip_read")),
    ("row_stride_counts_modulo_a_turn", SHIFTED(bank_transposed, "load_b_tr")),
    ("row_stride_counts_modulo_a_turn", STRETCHED(bank_transposed, "strip_read")),
    ("strips_without_swizzle", STRETCHED(bank_transposed, "strip_read")),
    ("pair_frees_the_strips", function(bank_degrees, "PAIR", bank_degrees.PAIR[:1])),
]


class TestClaims(ClaimTests):
    system, mutants = SYSTEM, MUTANTS


def test_lanes_of_two_phases_do_not_collide():
    access = bank_degrees.load_b(LoadB.of_shape((16, 16, 32), 32), *variables("column", "V"), "gfx950")
    with pytest.raises(ValueError, match="different phases"):
        access.collide(0, 4)
