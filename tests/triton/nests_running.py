"""What is proved of random kernels, held against runs: sizes, programs and contents by chance, in the interpreter of TTIR
that shares no code with what proves."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np
from random_nests import MOST, Array, Nest
from tileprove.concrete.interpreter import ttir

SIZES = (1, 2, 3, 4, 5, 7, 16, 33, 130, 257, 300)
BYTES = {"i8": 1, "u8": 1, "fp16": 2, "i32": 4, "fp32": 4, "i64": 8}
PROGRAMS = 4
SECONDS = 0.3  # of a run
LARGEST = 1 << 22  # elements of a tensor that is drawn whole


class Enough(Exception):
    """Something that is not proved happened: what comes after it says nothing."""


class Verdicts:
    """Of one launch: whether a claim is proved, by its name and its line of the source."""

    def __init__(self, answers: Sequence[Any]):
        self.claims = {(own.name, own.line): str(own.verdict) == "proved" for own in answers}

    def proved(self, line: int, *beginnings: str) -> bool:
        """Whether there are claims of these names at the line, and all of them are proved."""
        found = [own for (claim, at), own in self.claims.items() if at == line and claim.startswith(beginnings)]
        return bool(found) and all(found)

    def named(self, name: str) -> bool:
        found = [own for (claim, _), own in self.claims.items() if claim == name]
        return bool(found) and all(found)


class Content:
    """A tensor's memory: its elements as the contract wants them, anything between and behind them."""

    def __init__(self, array: Array, point: dict[str, int], chance: random.Random):
        self.own = np.random.default_rng(chance.randrange(1 << 30))
        self.each = BYTES[array.dtype]
        value = lambda said: int(eval(said, {}, point))  # noqa: E731
        shape = [value(said) for said in array.shape]
        strides = [value(said) for said in array.strides]
        if not strides:
            strides = [int(np.prod(shape[at + 1 :])) for at in range(len(shape))]
        count = 1 + sum((extent - 1) * stride for extent, stride in zip(shape, strides, strict=True))
        self.size = count * self.each
        self.unsigned = array.dtype == "u8"
        self.held: np.ndarray | None = None
        if array.dtype in ("i8", "i32", "i64") and count <= LARGEST:
            self.held = self.anything(count)
            at = sum(np.arange(extent).reshape([-1 if axis == own else 1 for own in range(len(shape))]) * stride
                     for axis, (extent, stride) in enumerate(zip(shape, strides, strict=True)))  # fmt: skip
            if array.contract:
                self.held[np.asarray(at)] = self.promised(array.contract, shape, value)

    def anything(self, count: int) -> np.ndarray:
        half = 1 << (8 * self.each - 1)
        wild = self.own.integers(-half, half - 1, count, endpoint=True)
        return np.where(self.own.integers(0, 3, count) == 0, wild, self.own.integers(-3, 12, count))

    def promised(self, contract: tuple[str, ...], shape: list[int], value: Any) -> np.ndarray:
        ends = [value(said) for said in contract[1:]]
        if contract[0] == "values":
            found = self.own.integers(ends[0], ends[1], shape)
            edges = self.own.integers(0, 4, shape)
            return np.where(edges == 0, ends[0], np.where(edges == 1, ends[1] - 1, found))
        if contract[0] == "columns":
            return np.stack([self.own.integers(0, end, shape[0]) for end in ends], axis=-1)
        inner = np.sort(self.own.integers(0, ends[0] + 1, shape[0]))
        inner[0], inner[-1] = 0, ends[0]
        return inner

    def bits(self, byte: np.ndarray, bytes_each: int, element: str) -> np.ndarray:
        wild = self.own.integers(0, 1 << 62, len(byte)).astype(np.uint64) >> np.uint64(64 - 8 * bytes_each)
        if self.held is None or bytes_each != self.each:
            return wild
        at = np.asarray(byte, dtype=np.int64) // self.each
        inside = (at >= 0) & (at < len(self.held))
        kept = self.held[np.where(inside, at, 0)].astype(np.int64).view(np.uint64)
        kept &= np.uint64((1 << 8 * self.each) - 1)
        return np.where(inside, kept, wild)


class Compared:
    """One kernel's runs against its verdicts. contradictions: sentences."""

    def __init__(self, nest: Nest, text: str, verdicts: Verdicts):
        self.nest, self.verdicts, self.kernel = nest, verdicts, ttir.read(text)
        self.contradictions: list[str] = []
        self.runs = self.accesses = 0

    def run(self, seed: int) -> None:
        chance = random.Random(seed)
        largest = MOST if self.nest.small else SIZES[-1]
        point = {name: min(chance.choice(SIZES), largest) for name in ("n", "m")}
        point |= {"ld": point["m"] + chance.choice((0, 1, 5)), "ld2": 2 + chance.choice((0, 1, 3))}
        cdiv = lambda a, b: -(-a // b)  # noqa: E731
        count = int(eval(self.nest.grid, {"cdiv": cdiv}, point))
        self.memory = {name: Content(own, point, chance) for name, own in self.nest.tensors.items()}
        arguments = [
            ttir.Pointer(name) if name in self.memory else point[name] for name, _ in self.kernel.arguments
        ]  # fmt: skip
        whole = count <= PROGRAMS or (count < 40 and any(own.written for own in self.nest.tensors.values()))
        ids = range(count) if whole else sorted({0, count - 1, *(chance.randrange(count) for _ in range(PROGRAMS - 2))})
        self.point, self.stores = point, defaultdict[tuple[str, int], dict[int, tuple[int, ...]]](dict)
        self.seed = seed
        ended = False
        try:
            ttir.run(
                self.kernel, arguments, (count, 1, 1), [(own, 0, 0) for own in ids], self.memory, self.look,
                time.monotonic() + SECONDS, seed,
            )  # fmt: skip
            ended = True
        except (Enough, ttir.OutOfTime):
            pass
        self.runs += 1
        if ended and whole:
            self.covered()

    def against(self, line: int, said: str) -> None:
        known = {name: self.point[name] for name in self.point}
        self.contradictions.append(f"line {line}: {said} at {known}, seed {self.nest.seed}, run {self.seed}")
        raise Enough

    def look(self, event: Any) -> None:
        line = event.source[1]
        if isinstance(event, ttir.Undefined):
            kinds = {"assume": "hint", "hint": "hint", "counter": "counter", "step": "counter"}
            about = kinds.get(event.what)
            proved = self.verdicts.proved(line, about) if about else self.verdicts.named("divisions")
            if proved and event.what not in ("step", "gather"):
                self.against(line, f"{event.what} in program {event.program}")
            raise Enough
        self.accesses += event.lane.size
        size = self.memory[event.space[0]].size
        wrong = (event.byte < 0) | (event.byte + event.size > size) | (event.byte != event.ideal)
        if np.any(wrong):
            if self.verdicts.proved(line, "load_", "store_", "atomic_"):
                at = int(np.flatnonzero(wrong)[0])
                self.against(line, f"{event.kind} of byte {event.byte[at]} (ideally {event.ideal[at]}) of {event.space[at]}"
                                   f", which has {size}, program {event.program}, iteration {event.rounds}")  # fmt: skip
            raise Enough
        if event.kind == "store":
            self.wrote(event, line)

    def wrote(self, event: ttir.Touch, line: int) -> None:
        own = self.stores[event.space[0], line]
        for byte in event.byte.tolist():
            if own.setdefault(byte, event.program) != event.program and self.verdicts.proved(line, "writes_"):
                self.against(line, f"byte {byte} of {event.space[0]} is written by {own[byte]} and {event.program}")

    def covered(self) -> None:
        """Every element of a tensor of which that is proved is written by the programs, all of which were run."""
        for name, array in self.nest.tensors.items():
            if self.verdicts.named(f"written_{name}"):
                found = {byte for (space, _), own in self.stores.items() if space == name for byte in own}
                missing = set(range(0, self.memory[name].size, BYTES[array.dtype])) - found
                if missing:
                    said = f"element {min(missing) // BYTES[array.dtype]} of {name} is not written"
                    self.contradictions.append(f"{said} at {self.point}, seed {self.nest.seed}, run {self.seed}")
