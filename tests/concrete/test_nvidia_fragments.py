"""ldmatrix, stmatrix, mma.sync and wgmma's fragments, against every row of what was measured."""

import numpy as np
import nvidia_tables
import pytest
from tileprove.concrete.hardware import ldmatrix, mma_sync, wgmma
from tileprove.concrete.integers import ConfigError

LDST = nvidia_tables.arrays("ldst_matrix")
PLACES = nvidia_tables.arrays("ldst_places")
HITS = nvidia_tables.arrays("mma_hits")
LAYOUTS = nvidia_tables.arrays("mma_layouts")
FRAGMENTS = nvidia_tables.arrays("wgmma_fragments")
REGISTERS = nvidia_tables.arrays("wgmma_registers")


def ldst_differences(form, element=ldmatrix.element, address_lane=ldmatrix.address_lane):
    """Rows of a form's table that the formulas do not say."""
    lane, register, half, matrix, row, column, address = nvidia_tables.columns(LDST[form])
    found = element(lane, half, form.endswith(".trans"))
    right = (found[0] == row) & (found[1] == column) & (register == matrix) & (address_lane(matrix, row) == address)
    return int((~right).sum())


@pytest.mark.parametrize("form", LDST)
def test_ldmatrix_and_stmatrix_are_the_table(form):
    assert len(LDST[form]) == 64 * int(form.split(".")[1][1:])
    assert ldst_differences(form) == 0


def test_a_wrong_ldmatrix_is_noticed():
    assert ldst_differences("ldmatrix.x4", lambda lane, half, _: (lane // 4, lane % 4 + 4 * half)) > 0
    assert ldst_differences("ldmatrix.x4.trans", lambda lane, half, _: ldmatrix.element(lane, half)) > 0
    assert ldst_differences("stmatrix.x2", address_lane=lambda matrix, row: 4 * row + matrix) > 0


@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_simulated_loads_and_stores_follow_the_table(count, transposed):
    """Rows anywhere in the image; lanes that no matrix needs have wild addresses."""
    random = np.random.default_rng(count)
    image = random.permutation(4096).astype(np.uint16).view(np.uint8)
    address = random.permutation(512)[:32] * 16
    address[8 * count :] = -3
    form = f"ldmatrix.x{count}{'.trans' * transposed}"
    got = ldmatrix.load(image, address, count, transposed)
    lane, register, half, _, _, column, giver = nvidia_tables.columns(LDST[form])
    assert np.array_equal(got[lane, register, half], image.view(np.uint16)[address[giver] // 2 + column])
    copy = np.zeros_like(image)
    ldmatrix.store(copy, address, got, transposed)
    assert np.array_equal(ldmatrix.load(copy, address, count, transposed), got)
    assert np.count_nonzero(copy.view(np.uint16)) >= 64 * count - 1


@pytest.mark.parametrize("form", LDST)
def test_simulated_moves_at_random_rows_are_another_gpus(form):
    """The table has the place in shared memory, in 16-bit units, of each [address set][lane][register][half]."""
    addresses, places = PLACES[f"{form}_address"].astype(np.int64), PLACES[f"{form}_place"]
    count, transposed = places.shape[2], form.endswith(".trans")
    assert places.shape == (4, 32, int(form.split(".")[1][1:]), 2)
    for address, place in zip(addresses, places, strict=True):
        if form.startswith("ldmatrix"):
            image = np.arange(1 << 14, dtype=np.uint16).view(np.uint8)
            assert np.array_equal(ldmatrix.load(image, address, count, transposed), place)
        else:
            image, slots = np.zeros(1 << 15, dtype=np.uint8), np.arange(1, 64 * count + 1, dtype=np.uint16)
            ldmatrix.store(image, address, slots.reshape(32, count, 2), transposed)
            assert np.array_equal(image.view(np.uint16)[place], slots.reshape(32, count, 2))
            assert np.count_nonzero(image.view(np.uint16)) == slots.size


def test_ldmatrix_refuses_what_faults():
    image, address = np.zeros(512, dtype=np.uint8), np.arange(32) * 16
    for lane, wrong in ((3, 56), (3, -16), (31, 512)):
        with pytest.raises(ConfigError, match="address"):
            ldmatrix.load(image, np.where(np.arange(32) == lane, wrong, address), 4)
    with pytest.raises(ConfigError, match="two rows have one address"):
        ldmatrix.store(image, address // 32 * 16, np.zeros((32, 2, 2), dtype=np.uint16))


def pair_differences(core, position=None):
    """Pairs of an A slot and a B slot whose D slot the layouts do not say; -1 where they do not meet."""
    position = position or core.position
    a_slots, b_slots = HITS[f"{core.name}_slots"]
    measured = np.full((a_slots, b_slots), -1, dtype=np.int32)
    measured[tuple(HITS[core.name][:2])] = HITS[core.name][2]
    at = {}
    for operand in "ABD":
        lane, e = np.divmod(np.arange(32 * core.elements(operand)), core.elements(operand))
        at[operand] = position(operand, lane, e)
    slot = np.full(core.shape("D"), -2, dtype=np.int32)
    slot[at["D"]] = np.arange(at["D"][0].size)
    (i, k), (j, other) = at["A"], at["B"]
    expected = np.where(k[:, None] == other[None, :], slot[i[:, None], j[None, :]], -1)
    return int((expected != measured).sum()) if expected.shape == measured.shape else -1


@pytest.mark.parametrize("core", mma_sync.MMAS.values(), ids=lambda core: core.name)
def test_every_pair_of_slots_meets_where_the_layouts_say(core):
    """The whole bilinear table, in which nothing has a name."""
    assert HITS[core.name].shape == (3, core.M * core.N * core.K)
    assert pair_differences(core) == 0


def test_all_measured_shapes_are_there():
    assert {name for name in HITS if not name.endswith("_slots")} == set(mma_sync.MMAS)
    assert len([name for name in mma_sync.MMAS if "_b1_" not in name]) == 22


@pytest.mark.parametrize("name", sorted({key.rpartition("_")[0] for key in LAYOUTS}))
def test_the_other_gpus_table_says_the_same(name):
    core = mma_sync.mma_named(name)
    for operand in "ABD":
        lane, e, register, bit, first, second = nvidia_tables.columns(LAYOUTS[f"{name}_{operand}"])
        assert lane.size == 32 * core.elements(operand)
        found = (*core.position(operand, lane, e), *core.register(operand, e))
        wanted = (first, second, register, bit)
        assert all(np.array_equal(*both) for both in zip(found, wanted, strict=True))


def test_a_wrong_fragment_is_noticed():
    core = mma_sync.mma_named("m16n8k16_f16_f32")

    def upper_rows_last(operand, lane, e):
        i, k = core.position(operand, lane, e)
        return (lane // 4 + 8 * (e // 4), core.position("A", lane, e * 2 % 8)[1]) if operand == "A" else (i, k)

    def turned(operand, lane, e):
        i, j = core.position(operand, lane, e)
        return (i // 8 * 8 + j, i % 8) if operand == "D" else (i, j)

    assert pair_differences(core, upper_rows_last) > 0
    assert pair_differences(core, turned) > 0


@pytest.mark.parametrize("core", mma_sync.MMAS.values(), ids=lambda core: core.name)
def test_a_simulated_product_is_the_product(core):
    random = np.random.default_rng(core.K)
    a, b, c = (random.integers(-3, 4, core.shape(operand)) for operand in "ABD")
    held = {operand: mma_sync.scatter(core, operand, x) for operand, x in zip("ABD", (a, b, c), strict=True)}
    assert np.array_equal(mma_sync.gather(core, "A", held["A"]), a)
    assert np.array_equal(mma_sync.gather(core, "D", mma_sync.simulate(core, *held.values())), a @ b.T + c)


def d_differences(table, result):
    thread, e = np.indices(table.shape[:2])
    return sum(int((one != table[..., axis].astype(np.int64)).sum()) for axis, one in enumerate(result(thread, e)))


@pytest.mark.parametrize("table", [FRAGMENTS["D_f16_n64"], REGISTERS["D_f16_n256"]], ids=["n64", "n256"])
def test_wgmma_results_are_the_table(table):
    assert d_differences(table, wgmma.result) == 0
    assert d_differences(table, lambda thread, e: wgmma.result(thread, e ^ 2)) > 0


def test_the_results_of_every_n_begin_as_those_of_256():
    assert REGISTERS["same_as_n256"].tolist() == list(range(8, 257, 8))


def test_wgmma_operands_from_registers_are_the_table():
    table = FRAGMENTS["A_f16_n64"]
    assert d_differences(table, lambda thread, e: wgmma.a_register(thread, e, 16)) == 0
    assert d_differences(table, lambda thread, e: wgmma.a_register(thread, e, 8)) > 0


@pytest.mark.parametrize(("kind", "bits"), [("f16", 16), ("s8", 8), ("tf32", 32)])
def test_wgmma_operands_from_registers_of_every_width(kind, bits):
    """The table has the slot, thread * elements + element, of each (i, k)."""
    slots = REGISTERS[f"A_{kind}_slots"].astype(np.int64)
    thread, e = np.divmod(slots, 128 // bits)
    i, k = wgmma.a_register(thread, e, bits)
    assert slots.shape == (64, 256 // bits)
    assert np.array_equal(np.stack([i, k]), np.indices(slots.shape))
