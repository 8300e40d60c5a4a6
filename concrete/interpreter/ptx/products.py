"""mma.sync: the product of two small matrices that lie spread over a warp, added to a third.

Source: PTX ISA, Warp Level Matrix Instructions: mma.

    m16n8, A by rows, B by columns. A register has e elements of 32 / e bits. Of lane l, with g = l // 4 and q = l % 4:
    register r of A has row g + 8*(r % 2) and columns from 4*e*(r // 2) + e*q on; register r of B has column g and rows
    from 4*e*r + e*q on; element i of C and D is row g + 8*(i // 2), column 2*q + i % 2.

Sums of floats are made in double precision and rounded once, which the ISA does not promise: they are approximate.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .matrices import WARP, unknown
from .pure import B32
from .thread import Thread, Wait
from .tree import Group, Instruction
from .values import Values

BITS = {"f16": 16, "bf16": 16, "tf32": 32, "s8": 8, "u8": 8}
PLAIN = {"mma", "sync", "aligned", "row", "col", "satfinite"}
Lanes = dict[int, tuple[int, ...]]


def numbers(register: int, kind: str) -> list[float]:
    """The elements of a register, the lowest bits first."""
    raw = np.array([register & 0xFFFFFFFF], np.uint32)
    if kind == "f16":
        return raw.view(np.float16).astype(np.float64).tolist()
    if kind == "bf16":
        halves = raw.view(np.uint16).astype(np.uint32) << 16
        return halves.view(np.float32).astype(np.float64).tolist()
    if kind == "tf32":
        return (raw & 0xFFFFE000).view(np.float32).astype(np.float64).tolist()
    return raw.view(np.int8 if kind == "s8" else np.uint8).astype(np.float64).tolist()


def of_sum(register: int, kind: str) -> list[float]:
    """The elements of C that a register has."""
    raw = np.array([register & 0xFFFFFFFF], np.uint32)
    return raw.view({"f32": np.float32, "s32": np.int32, "f16": np.float16}[kind]).astype(np.float64).tolist()


def bits(values: list[float], kind: str) -> int:
    """A register of D with these elements; an integer wraps."""
    if kind == "s32":
        return int(values[0]) & 0xFFFFFFFF
    with np.errstate(over="ignore"):
        found = np.array(values, np.float64).astype({"f32": np.float32, "f16": np.float16}[kind])
    return int(found.view(np.uint32)[0])


def multiplied(left: str, right: str, ends: str, begins: str, count: int) -> Callable[[Lanes], dict[int, Any]]:
    """count: registers of A. What each lane gets of D."""
    each = 32 // BITS[left]
    depth = 2 * each * count

    def run(lanes: Lanes) -> dict[int, Any]:
        a, b, c = np.zeros((16, depth)), np.zeros((depth, 8)), np.zeros((16, 8))
        for lane, own in lanes.items():
            g, q = divmod(lane, 4)
            for r, register in enumerate(own[:count]):
                at = 4 * each * (r // 2) + each * q
                a[g + 8 * (r % 2), at : at + each] = numbers(register, left)
            for r, register in enumerate(own[count : count + count // 2]):
                at = 4 * each * r + each * q
                b[at : at + each, g] = numbers(register, right)
            rest = [one for register in own[count + count // 2 :] for one in of_sum(register, begins)]
            for i, value in enumerate(rest):
                c[g + 8 * (i // 2), 2 * q + i % 2] = value
        with np.errstate(invalid="ignore", over="ignore"):
            d = a @ b + c
        found: dict[int, Any] = {}
        for lane in lanes:
            g, q = divmod(lane, 4)
            own = [float(d[g + 8 * (i // 2), 2 * q + i % 2]) for i in range(4)]
            step = 2 if ends == "f16" else 1
            found[lane] = [bits(own[at : at + step], ends) for at in range(0, 4, step)]
        return found

    return run


def multiply(values: Values, code: Instruction):
    """Shapes and types of which nothing is said above give anything."""
    parts = set(code.parts)
    shape = next((own for own in code.parts if own.startswith("m16n8k")), "")
    kinds = [own for own in code.parts if own in BITS or own in ("f32", "s32")]
    ends, left, right, begins = kinds if len(kinds) == 4 else ("", "", "", "")
    groups = [own.items if isinstance(own, Group) else (own,) for own in code.operands]
    known = left in BITS and right in BITS and BITS[left] == BITS[right] and {"row", "col"} <= parts
    known = known and ends in ("f32", "f16", "s32") and begins in ("f32", "f16", "s32")
    if not known or len(groups) != 4 or parts - PLAIN - {shape, *kinds} or "satfinite" in parts:
        return unknown(values, code)
    target, *given = groups
    count = len(given[0])
    if (
        shape != f"m16n8k{64 // BITS[left] * count}"
        or len(given[1]) != count // 2
        or (left[0] in "su") != (ends == "s32")
    ):
        return unknown(values, code)
    together = multiplied(left, right, ends, begins, count)
    reads = [values.read(code.scope, own, B32) for group in given for own in group]
    writes = [values.write(code.scope, own, B32) for own in target]

    def run(thread: Thread) -> None:
        if ends != "s32":
            thread.approximate()

        def finish(found: list[int]) -> None:
            for write, value in zip(writes, found, strict=True):
                write(thread, value)

        own = tuple(read(thread) for read in reads)
        thread.wait = Wait((code.name, WARP), WARP, own, together, finish)

    return run
