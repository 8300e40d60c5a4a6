"""wgmma's shared operands: every byte that every measured descriptor fetched."""

import numpy as np
import nvidia_tables
import pytest
from tileprove.concrete.hardware.wgmma import MODE_BITS, SharedOperand
from tileprove.concrete.integers import ConfigError

MODES = {bits: mode for mode, bits in MODE_BITS.items()}
BYTES = {"f16": 2, "bf16": 2, "s8": 1, "e4m3": 1, "tf32": 4}
MAPS = nvidia_tables.arrays("wgmma_maps")
OLDER = nvidia_tables.arrays("wgmma_smem")
COMBINATIONS = MAPS["combinations"].tolist()


def operand(combination, mode, lbo, sbo, base_offset):
    kind, _, major = combination.split("_")
    return SharedOperand(
        mode=MODES[mode], major="K" if major == "kmajor" else "MN", element_bytes=BYTES[kind], lbo=lbo, sbo=sbo,
        base_offset=base_offset,
    )  # fmt: skip


def as_modelled(made, start):
    k = np.arange(32 // made.element_bytes)
    return made.byte(start, np.arange(64)[:, None], k[None, :])


def measured():
    """(combination, mode, start, lbo, sbo, base offset, map) of every descriptor of both GPUs."""
    for row, found in zip(MAPS["descriptors"].tolist(), nvidia_tables.summed(MAPS["map_differences"]), strict=True):
        combination = COMBINATIONS[row[0]]
        yield combination, *row[1:], found[:, : 32 // BYTES[combination.split("_")[0]]]
    for key in OLDER:
        if key.endswith("_cfg"):
            combination = key.removesuffix("_cfg")
            maps = nvidia_tables.summed(OLDER[f"{combination}_map_differences"])
            for row, found in zip(OLDER[key].tolist(), maps, strict=True):
                yield combination, *row, found


def differing(model):
    """How many descriptors the model gives another map than the hardware, of how many, by combination."""
    wrong, total = {}, {}
    for combination, mode, start, lbo, sbo, base_offset, found in measured():
        made = operand(combination, mode, lbo, sbo, base_offset)
        total[combination] = total.get(combination, 0) + 1
        if not np.array_equal(model(made, start), found):
            wrong[combination] = wrong.get(combination, 0) + 1
    return wrong, total


def test_every_descriptor_fetches_the_bytes_of_the_model():
    wrong, total = differing(as_modelled)
    assert wrong == {}
    assert total == dict.fromkeys(COMBINATIONS, 96) | {"bf16_A_kmajor": 18, "bf16_B_mnmajor": 18, "e4m3_A_kmajor": 18}


def changed(made, **fields):
    known = {name: getattr(made, name) for name in SharedOperand.__slots__}
    return SharedOperand(**known | fields)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda made, start: as_modelled(changed(made, base_offset=-made.base_offset % 8), start),
        lambda made, start: as_modelled(changed(made, base_offset=0), start),
        lambda made, start: as_modelled(changed(made, lbo=made.sbo, sbo=made.lbo), start),
        lambda made, start: as_modelled(made, 0) + start,
    ],
    ids=["base offset added", "base offset ignored", "strides exchanged", "xor of the offset in the tile"],
)
def test_a_wrong_model_is_noticed(wrong):
    assert differing(wrong)[0]


def test_what_the_hardware_does_not_have_is_refused():
    SharedOperand(mode="128B", major="MN", element_bytes=2, lbo=2048, sbo=1024, base_offset=7)
    for change, said in (
        ({"element_bytes": 1}, "major must be 'K'"),
        ({"lbo": 1 << 18}, "lbo must be at most"),
        ({"sbo": 8}, "sbo must be a multiple of 16"),
        ({"base_offset": 8}, "base_offset must be at most 7"),
        ({"mode": "256B"}, "mode must be one of"),
    ):
        valid = {"mode": "128B", "major": "MN", "element_bytes": 2, "lbo": 2048, "sbo": 1024}
        with pytest.raises(ConfigError, match=said):
            SharedOperand(**valid | change)


def test_a_read_returns_the_bytes_of_the_map():
    image = np.random.default_rng(3).integers(0, 256, 16384).astype(np.uint8)
    made = SharedOperand(mode="64B", major="K", element_bytes=4, lbo=0, sbo=512)
    got = made.read(image, start=1024, count=64)
    assert np.array_equal(got[..., 2], image[as_modelled(made, 1024) + 2])
    with pytest.raises(ConfigError, match="past the image"):
        made.read(image[:4096], start=1024, count=64)


def test_the_bits_of_a_descriptor():
    made = SharedOperand(mode="32B", major="K", element_bytes=2, lbo=16, sbo=32, base_offset=5)
    assert made.descriptor(48) == 3 | 1 << 16 | 2 << 32 | 5 << 49 | 3 << 62
