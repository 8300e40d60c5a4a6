"""TMA boxes: every byte that a measured load or store moved, and what it left alone."""

import numpy as np
import nvidia_tables
import pytest
from nvidia_boxes import BYTES, SWIZZLES, simulated, tensor
from tileprove.concrete.hardware.tma import TensorMap
from tileprove.concrete.integers import ConfigError


def configs(name):
    """The configs of a table as dicts, each with its map."""
    table, at = nvidia_tables.arrays(name), 0
    maps = np.cumsum(table["map_differences"].astype(np.int64))
    for number, row in enumerate(table["configs"].tolist()):
        config = dict(zip(table["columns"].tolist(), row, strict=True))
        yield {"id": number, **config, "map": maps[at : at + config["outbytes"]]}
        at += config["outbytes"]


CONFIGS = list(configs("tma_maps"))
BOXES = list(configs("tma_boxes"))


def differences(config, made):
    """Bytes of the table that the executor moves otherwise."""
    return int((simulated(config, made) != config["map"]).sum())


@pytest.mark.parametrize(
    "config", CONFIGS, ids=lambda config: f"{'store' if config['store'] else 'load'}{config['id']}"
)
def test_a_box_is_moved_as_measured(config):
    assert differences(config, tensor(config)) == 0


@pytest.mark.parametrize("part", range(8))
def test_boxes_at_random_are_moved_as_measured(part):
    """Every type's width, padding, steps of rows, boxes narrower than the swizzle; and what the barrier counts."""
    for config in BOXES[part::8]:
        assert (config["encode_result"], config["completed"]) == (0, 1)
        made = tensor(config)
        assert made.transaction_bytes == config["expected"]
        assert differences(config, made) == 0, config


def test_the_boxes_have_what_one_would_get_wrong():
    stores = [config for config in BOXES if config["store"]]
    ragged = [config for config in stores if config["dim0"] * BYTES[config["dtype"]] % 16]
    narrow = [config for config in BOXES if tensor(config).row_bytes < tensor(config).row_pitch]
    stepped = [config for config in BOXES if config["es1"] > 1]
    assert min(map(len, (stores, ragged, narrow, stepped))) > 90


class Packed(TensorMap):
    """Rows without gaps."""

    @property
    def row_pitch(self):
        return self.row_bytes


class FromTheBase(TensorMap):
    """The xor of the offset in the tile, not of the address."""

    def shared_byte(self, base, row, byte):
        return base + TensorMap.shared_byte(self, 0, row, byte)


class ClippedAtTheElement(TensorMap):
    """Stores that leave the padding alone."""

    def store(self, memory, image, x, y, base):
        kept = memory.copy()
        TensorMap.store(self, memory, image, x, y, base)
        column = np.arange(memory.size) % self.pitch
        memory[:] = np.where(column < self.width * self.element_bytes, memory, kept)


@pytest.mark.parametrize("wrong", [Packed, FromTheBase, ClippedAtTheElement])
def test_a_wrong_model_is_noticed(wrong):
    found = 0
    for config in [*CONFIGS, *BOXES]:
        made = tensor(config)
        found += differences(config, wrong(**{name: getattr(made, name) for name in TensorMap.__slots__})) > 0
    assert found >= 3


MAP = TensorMap(width=37, height=20, pitch=80, element_bytes=2, box_width=16, box_height=8, swizzle="32B")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"x": 4}, "x times 2 bytes must be a multiple of 16"),
        ({"base": 64}, "base must be a multiple of 128"),
        ({"x": -8, "move": "store"}, "x must be at least 0"),
        ({"y": -3, "move": "store"}, "y must be at least 0"),
    ],
)
def test_what_faults_is_refused(change, said):
    """tests/data/nvidia/faults.csv has these cases; test_nvidia_copies.py looks there."""
    memory, image = np.zeros(1600, dtype=np.uint8), np.zeros(1024, dtype=np.uint8)
    asked = {"x": 8, "y": 3, "base": 128, "move": "load"}
    MAP.store(memory, image, 8, 3, 128)
    move = getattr(MAP, (asked | change)["move"])
    with pytest.raises(ConfigError, match=said):
        move(memory, image, *((asked | change)[name] for name in ("x", "y", "base")))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"box_width": 4}, "whole 16 bytes"),
        ({"box_width": 24}, "at most the swizzle's 32 bytes"),
        ({"box_height": 257}, "at most 256"),
        ({"pitch": 72}, "a multiple of 16"),
        ({"pitch": 1 << 40}, "at most"),
        ({"step": 9}, "at most 8"),
    ],
)
def test_what_the_encoder_refuses(change, said):
    with pytest.raises(ConfigError, match=said):
        TensorMap(**{name: getattr(MAP, name) for name in TensorMap.__slots__} | change)


def test_the_encoder_refuses_the_same_maps():
    """Each value of a map changed alone, for every type and swizzle. The base's offset is no field of a map here."""
    table = nvidia_tables.arrays("tma_encode")
    columns, wrong, refused = table["columns"].tolist(), [], 0
    for row, result in zip(table["rows"].tolist(), table["result"].tolist(), strict=True):
        asked = dict(zip(columns, row, strict=True))
        offset, inner, kind = asked.pop("offset"), asked.pop("step_inner"), asked.pop("dtype")
        asked["swizzle"] = SWIZZLES[asked["swizzle"]]
        try:
            TensorMap(**asked, element_bytes=BYTES[kind])
            ours = 0 if offset % 16 == 0 and 1 <= inner <= 8 else 1
        except ConfigError:
            ours = 1
        refused += result
        if ours != result:
            wrong.append((row, result))
    assert wrong == []
    assert 0 < refused < len(table["result"])
