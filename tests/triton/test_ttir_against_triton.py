"""Triton's own interpreter says which elements each lane touches, and what it stores: so must the interpreter of TTIR."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from random_sources import HEAD, LANES, Source
from test_against_interpreter import EXPRESSIONS, NONE, WIDTHS, edges, is_defined, noted, operation, points, seen_of
from tileprove.concrete.interpreter import ttir
from tileprove.prover.triton.interpreting.child import Request
from tileprove.prover.triton.launching.process import Written, launches

pytest.importorskip("triton", reason="Triton itself is compared with: pip install triton")

KERNELS = 100
SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "u8": 1, "u32": 4, "u64": 8}
APART = 1 << 57  # between two memories of Triton's run


class Integers:
    """A tensor's integers by the number of the element, 0 where none is given."""

    size = 1 << 40

    def __init__(self, given: dict[int, int], bytes_each: int):
        self.given = {at * bytes_each: value for at, value in given.items()}

    def bits(self, byte: np.ndarray, bytes_each: int, element: str) -> np.ndarray:
        found = [self.given.get(int(own), 0) % (1 << 8 * bytes_each) for own in byte]
        return np.array(found, dtype=np.uint64)


class Ran:
    """A launch's programs, run. touched: (line of the source, what, tensor, byte), how often."""

    def __init__(self, own: Written, request: Request, dtypes: dict[str, str]):
        kernel = ttir.read(own.text)
        point = {**request.point}
        arguments, memory = [], {}
        for (name, _), argument in zip(kernel.arguments, own.launch.arguments, strict=True):
            if hasattr(argument, "dtype"):
                arguments.append(ttir.Pointer(name))
                memory[name] = Integers(request.held.get(name, {}), SIZES[dtypes[name]])
            else:
                arguments.append(_number(argument, point))
        self.events = []
        self.names = list(memory)
        ttir.run(kernel, arguments, (1 << 20, 1, 1), request.programs, memory, self.events.append)
        self.undefined = {event.what for event in self.events if isinstance(event, ttir.Undefined)}

    @property
    def touched(self) -> Counter[tuple[int, str, str, int]]:
        found: Counter[tuple[int, str, str, int]] = Counter()
        for event in self.events:
            if isinstance(event, ttir.Touch):
                for space, byte in zip(event.space, event.byte, strict=True):
                    found[event.source[1], event.kind, *self._nearest(space, int(byte))] += 1
        return found

    def _nearest(self, space: str, byte: int) -> tuple[str, int]:
        """Addresses have 64 bits, and belong to the memory that is nearest."""
        address = ((self.names.index(space) + 1) * APART + byte) % (1 << 64)
        number = min(max((address + APART // 2) // APART, 1), len(self.names))
        return self.names[number - 1], address - number * APART


def _number(argument, point: dict[str, int]) -> int:
    from tileprove.prover.accesses.points import value_at

    return value_at(argument.term, point)


def only(found: Counter, wanted: Counter) -> Counter:
    """Without loads that the compiler leaves out, as nothing depends on them."""
    lines = {key[0] for key in found}
    return Counter({key: count for key, count in wanted.items() if key[0] in lines or key[1] != "load"})


def held_of(seed: int) -> dict[int, int]:
    return {
        element: (element * 2654435761 + seed) % (1 << 32) - (1 << 31) >> element % 31 for element in range(-64, 64)
    }


def test_random_kernels_touch_what_triton_says(tmp_path: Path):
    file = tmp_path / "kernels.py"
    file.write_text(HEAD + "".join(Source(seed).text() for seed in range(KERNELS)))
    stated = {own.name: own for own in launches(file)}
    requests = [
        Request(str(file), f"launch_{seed}", point, [(point["pid0"], 0, 0)], {"q": held_of(seed)})
        for seed in range(KERNELS)
        for point in points(seed)
    ]
    compared = lanes = 0
    for request, seen in zip(requests, seen_of(requests), strict=True):
        own = Ran(stated[request.launch], request, {"p": "i16", "q": "i32"})
        if own.undefined or any(lane.what == "division" for lane in seen):
            continue
        assert own.touched == only(own.touched, noted(seen)), (request.launch, request.point)
        compared += 1
        lanes += own.touched.total()
    assert compared > len(requests) // 2
    assert lanes > len(requests) * LANES // 4


def test_each_operation_is_what_triton_says(tmp_path: Path):
    left_out = NONE | {
        ("not", kind) for kind in WIDTHS if kind.startswith("u")
    }  # Triton's interpreter makes a uint8 of -1
    cases = [(name, kind) for name in EXPRESSIONS for kind in WIDTHS if (name, kind) not in left_out]
    file = tmp_path / "all.py"
    file.write_text(HEAD + "".join(operation(name, kind) for name, kind in cases))
    stated = {own.name: own for own in launches(file)}
    requests = []
    for name, kind in cases:
        pairs = [(x, y) for x in edges(kind) for y in edges(kind)]
        held = {
            "a": dict(enumerate(x for x, _ in pairs)), "b": dict(enumerate(y for _, y in pairs)),
            "keep": {at: int(is_defined(name, x, y, kind)) for at, (x, y) in enumerate(pairs)},
        }  # fmt: skip
        requests.append(Request(str(file), f"launch_{name}_{kind}", {"size": 128}, [(0, 0, 0)], held))
    for (_, kind), request, seen in zip(cases, requests, seen_of(requests), strict=True):
        dtypes = {"p": "i8", "keep": "i8", "a": WIDTHS[kind], "b": WIDTHS[kind]}
        found = Ran(stated[request.launch], request, dtypes).touched
        wanted = Counter({key: count for key, count in noted(seen).items() if key[1] == "store"})
        assert Counter({key: count for key, count in found.items() if key[1] == "store"}) == wanted, request.launch
        assert wanted.total() >= len(edges("int8"))
