"""A TMA config of a measured table as a TensorMap, and the map of bytes that the executor makes of it."""

import numpy as np
from tileprove.concrete.hardware.tma import TensorMap

BYTES = {0: 1, 1: 2, 2: 4, 4: 8, 6: 2, 7: 4, 8: 8}
"""Bytes of an element, by CUtensorMapDataType."""
SWIZZLES = ("none", "32B", "64B", "128B")
UNTOUCHED, ZERO = -1, -2


def tensor(config):
    """Raises ConfigError where the encoder refuses."""
    return TensorMap(
        width=config["dim0"], height=config["dim1"], pitch=config["pitch"], element_bytes=BYTES[config["dtype"]],
        box_width=config["box0"], box_height=config["box1"], swizzle=SWIZZLES[config["swizzle"]], step=config["es1"],
    )  # fmt: skip


def digits(count):
    """Places 1..count as three arrays of digits, none of them the 0 of a fill or the 255 of what was there."""
    place = np.arange(count)
    return [(place // 200**power % 200 + 1).astype(np.uint8) for power in range(3)]


def simulated(config, made):
    """The map in the table's words, from three runs of the executor over digits of the places."""
    base, count = config["smem_off"], config["outbytes"]
    other = 1 << 16
    runs = []
    for digit in digits(other):
        target = np.full(count, 255, dtype=np.uint8)
        if config["store"]:
            made.store(target, digit, config["x"], config["y"], base)
        else:
            made.load(digit, target, config["x"], config["y"], base)
        runs.append(target.astype(np.int64))
    place = sum((run - 1) * 200**power for power, run in enumerate(runs))
    return np.where(runs[0] == 255, UNTOUCHED, np.where(runs[0] == 0, ZERO, place))
