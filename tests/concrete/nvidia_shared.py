"""The tables of ../shared/nvidia, and for each the rows in which the executors of concrete/hardware say otherwise."""

import csv
import functools
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
from nvidia_boxes import simulated, tensor
from tileprove.concrete.hardware import ldmatrix, mma_sync, warp_banks, wgmma
from tileprove.concrete.integers import ConfigError

ABOVE = Path(__file__).resolve().parents[3:5]
FOLDER = next((own for above in ABOVE if (own := above / "shared" / "nvidia").is_dir()), Path("nowhere"))

TEXT = {"inst", "shape", "operand", "op", "name"}


def rows(name: str) -> list[dict[str, Any]]:
    """The rows of a CSV file, as dicts; numbers where the column has numbers."""
    with (FOLDER / name).open() as file:
        read = csv.DictReader(file)
        return [{key: cell if key in TEXT else int(cell) for key, cell in row.items()} for row in read]


def arrays(name):
    with np.load(FOLDER / name) as found:
        return {key: found[key].astype(np.int64) for key in found.files}


def not_once(keys, wanted):
    """Keys that are missing, or there twice, or not wanted."""
    counted, expected = Counter(list(keys)), Counter(list(wanted))
    return sorted((counted - expected) + (expected - counted))


# ldmatrix and stmatrix: a warp's registers, as the executor fills or stores them


def halves_of(inst):
    """(matrix, row, elem, addr_lane) of each [lane, register, half], by rows of 16 bytes at random, one a lane."""
    count, transposed = int(inst.split(".")[1][1:]), inst.endswith(".trans")
    place = np.random.default_rng(3).permutation(256)[:32]
    if inst.startswith("ldmatrix"):
        image = np.arange(1 << 11, dtype=np.uint16).view(np.uint8)
        at = ldmatrix.load(image, place * 16, count, transposed).astype(np.int64)
    else:
        image, slots = np.zeros(1 << 12, dtype=np.uint8), np.arange(1, 64 * count + 1, dtype=np.uint16)
        ldmatrix.store(image, place * 16, slots.reshape(32, count, 2), transposed)
        at = np.argsort(image.view(np.uint16), kind="stable")[-slots.size :].reshape(32, count, 2)
    giver = np.argsort(place)[np.searchsorted(np.sort(place), at // 8)]
    lane, register, half = np.indices(at.shape)
    row, elem = ldmatrix.element(lane, half, transposed)
    formula = np.stack([register, row, elem, ldmatrix.address_lane(register, row)], axis=-1)
    assert np.array_equal(np.stack([giver, at % 8], axis=-1), formula[..., [3, 2]])
    return formula


def ldst_differences(table):
    made = {inst: halves_of(inst) for inst in {row["inst"] for row in table}}
    keys = [(row["inst"], row["lane"], row["reg"], row["half"]) for row in table]
    wrong = not_once(keys, [(inst, *at) for inst, found in made.items() for at in np.ndindex(found.shape[:3])])
    for row, (inst, *at) in zip(table, keys, strict=True):
        said = [row[name] for name in ("matrix", "row", "elem", "addr_lane")]
        if (inst, *at) not in wrong and made[inst][tuple(at)].tolist() != said:
            wrong.append((inst, *at))
    return wrong


# mma.sync: operands of a warp


def mma_differences(table):
    shapes = {row["shape"] for row in table}
    cores = {shape: mma_sync.mma_named(shape) for shape in shapes}
    slots = [
        (shape, operand, lane, e)
        for shape, core in cores.items() for operand in "ABD" for lane in range(32) for e in range(core.elements(operand))
    ]  # fmt: skip
    keys = [(row["shape"], row["operand"], row["lane"], row["elem"]) for row in table]
    wrong = not_once(keys, slots)
    for row, key in zip(table, keys, strict=True):
        shape, operand, lane, e = key
        said = tuple(row[name] for name in ("reg", "bit_lo", "idx0", "idx1"))
        if key not in wrong and said != (
            *cores[shape].register(operand, e), *cores[shape].position(operand, lane, e),
        ):  # fmt: skip
            wrong.append(key)
    return wrong


# banks: wavefronts of an access at a pattern's addresses


def bank_differences(patterns, counted):
    """Rows (op, pid) whose wavefronts differ; rows of another width than the access has, or without a pattern."""
    address = {(row["width"], row["pid"]): row for row in patterns}
    wrong = not_once([(row["width"], row["pid"]) for row in patterns], address)
    wrong += not_once(address, {(row["width"], row["pid"]) for row in counted})
    wrong += not_once([(row["op"], row["pid"]) for row in counted], {(row["op"], row["pid"]) for row in counted})
    for row in counted:
        pattern = address.get((row["width"], row["pid"]))
        if pattern is not None and (pattern["name"] != row["name"] or bank_row_differs(pattern, row)):
            wrong.append((row["op"], row["pid"]))
    return wrong


def bank_row_differs(pattern, row):
    name = row["op"].removesuffix("_trans")  # a transposed read has the same rows
    lanes = np.array([pattern[f"a{lane}"] for lane in range(32)])
    if warp_banks.access_named(name).width_bytes != row["width"]:
        return True
    try:
        return warp_banks.wavefronts(lanes, name) != row["wavefronts"]
    except ConfigError:
        return True


# wgmma: fragments of a warpgroup, and what a descriptor fetches

FRAGMENTS = {
    "D_f16_n64": wgmma.result,
    "A_f16_n64": lambda thread, e: wgmma.a_register(thread, e, 16),
}


def fragment_differences(tables):
    wrong = not_once(tables, FRAGMENTS)
    for name, table in tables.items():
        thread, e = np.indices(table.shape[:2])
        differs = (np.stack(FRAGMENTS[name](thread, e), axis=-1) != table).any(axis=-1)
        wrong += [(name, *at) for at in np.argwhere(differs).tolist()]
    return wrong


MODES = {bits: mode for mode, bits in wgmma.MODE_BITS.items()}
OPERANDS = {"bf16_A_kmajor": (2, "K"), "bf16_B_mnmajor": (2, "MN"), "e4m3_A_kmajor": (1, "K")}


def descriptor_differences(tables):
    """(operand, number of the descriptor), where a byte is another; by the formula, and by reading an image."""
    wrong = not_once(tables, [f"{name}_{part}" for name in OPERANDS for part in ("cfg", "map")])
    image = np.random.default_rng(7).integers(0, 256, 1 << 14).astype(np.uint8)
    for name, (size, major) in OPERANDS.items():
        for number, (cfg, found) in enumerate(zip(tables[f"{name}_cfg"], tables[f"{name}_map"], strict=True)):
            mode, start, lbo, sbo, base_offset = cfg.tolist()
            try:
                made = wgmma.SharedOperand(
                    mode=MODES[mode], major=major, element_bytes=size, lbo=lbo, sbo=sbo, base_offset=base_offset
                )  # fmt: skip
                ours = made.byte(start, *np.indices(found.shape))
                read = made.read(image, start, found.shape[0])
            except (ConfigError, KeyError):
                wrong.append((name, number))
                continue
            at = np.clip(found, 0, image.size - size)[..., None] + np.arange(size)
            if not (np.array_equal(ours, found) and np.array_equal(read, image[at])):
                wrong.append((name, number))
    return wrong


# TMA: boxes of two dimensions


def box_differences(configs, moved):
    """Ids whose bytes move otherwise, which are refused, or whose part of the map does not follow the one before."""
    wrong, at = not_once([config["id"] for config in configs], {config["id"] for config in configs}), 0
    for config in configs:
        part = moved[config["map_offset"] : config["map_offset"] + config["outbytes"]]
        follows, at = config["map_offset"] == at, at + config["outbytes"]
        plain = config["goff"] == 0 and 1 <= config["es0"] <= 8 and config["store"] in (0, 1)
        if not (follows and plain and box_matches(config, part)):
            wrong.append(config["id"])
    return wrong + [("moved", at)] * (at != moved.size)


@functools.lru_cache(128)
def _moved(config):
    return simulated(dict(config), tensor(dict(config)))


def box_matches(config, part):
    """Whether encoder, barrier and bytes are the executor's; a refused map has no bytes, and no such row is here."""
    try:
        ours = _moved(tuple(config.items()))
    except (ConfigError, IndexError, KeyError):
        return False
    return (config["encode_result"], config["completed"]) == (0, 1) and np.array_equal(ours, part)
