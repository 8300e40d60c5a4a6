"""Whole kernels by chance, as Python that Triton compiles and interprets: integers of several widths, loads, masks, loops,
conditionals, an early return, and stores at what comes of them."""

from __future__ import annotations

import random

HEAD = """import triton
import triton.language as tl

from tileprove.triton import launch, tensor
"""
LANES = 8
OFF = (1 << 31) + 1  # sizes are at least 1, and the integers that the kernels are given this much less
CASTS = ("tl.int64", "tl.int32", "tl.int16", "tl.uint32", "tl.int8", "tl.uint8", "tl.uint16")
PREDICATES = ("<", "<=", ">", ">=", "==", "!=")


class Source:
    """Writes one kernel and its launch. Every name in `scalars` and `blocks` is an integer of the kernel."""

    def __init__(self, seed: int):
        self.chance = random.Random(seed)
        self.seed = seed
        self.lines: list[str] = []
        self.depth = 1
        self.count = 0
        self.scalars = ["pid", "n", "m"]
        self.blocks = ["at"]

    def put(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def name(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def one_of(self, pool: list[str]) -> str:
        return self.chance.choice(pool[-4:] if self.chance.random() < 0.6 else pool)

    def value(self, pool: list[str]) -> str:
        if self.chance.random() < 0.25:
            return str(self.chance.choice((-7, -1, 1, 2, 3, 4, 16, 255, 4096, 1 << 20)))
        return self.one_of(pool)

    def expression(self, pool: list[str]) -> str:
        left, right = self.one_of(pool), self.value(pool)
        chosen = self.chance.random()
        if chosen < 0.45:
            return f"{left} {self.chance.choice('+-*')} {right}"
        if chosen < 0.6:
            return f"{left} {self.chance.choice(('//', '%'))} {self.chance.choice((right, '4', '7', '16'))}"
        if chosen < 0.7:
            return f"{left} {self.chance.choice('&|^')} {right}"
        if chosen < 0.78:
            return f"{left} {self.chance.choice(('<<', '>>'))} {self.chance.randrange(7)}"
        if chosen < 0.86:
            return f"tl.{self.chance.choice(('minimum', 'maximum'))}({left}, {self.one_of(pool)})"
        if chosen < 0.93:
            return f"({left}).to({self.chance.choice(CASTS)}).to({self.chance.choice(CASTS[:2])})"
        if chosen < 0.97:
            sign = self.chance.choice(("//", "%", ">>", "*", "-"))
            return f"(({left}).to(tl.uint32) {sign} ({self.one_of(pool)} & 31).to(tl.uint32)).to(tl.int64)"
        return f"tl.where({self.condition(pool)}, {left}, {right})"

    def condition(self, pool: list[str]) -> str:
        return f"{self.one_of(pool)} {self.chance.choice(PREDICATES)} {self.value(pool)}"

    def assign(self, pool: list[str]) -> None:
        name, said = self.name(), self.expression(pool)
        self.put(f"{name} = {said}")
        pool.append(name)

    def conditional(self) -> None:
        name = self.name()
        self.put(f"{name} = n + 0")
        self.put(f"if {self.condition(self.scalars)}:")
        self.depth += 1
        self.put(f"{name} = ({self.expression(self.scalars)}).to(tl.int32)")
        self.depth -= 1
        if self.chance.random() < 0.5:
            self.put("else:")
            self.depth += 1
            self.put(f"{name} = ({self.expression(self.scalars)}).to(tl.int32)")
            self.depth -= 1
        self.scalars.append(name)

    def loop(self) -> None:
        """A scalar or a block that moves by the same amount, or is set anew."""
        name, counter = self.name(), self.name()
        pool = self.scalars if self.chance.random() < 0.5 else self.blocks
        start = self.one_of(pool)
        self.put(f"{name} = ({start}).to(tl.int32)")
        self.put(f"for {counter} in range({self.chance.choice(('0', '1'))}, {self.chance.randrange(0, 5)}):")
        self.depth += 1
        if self.chance.random() < 0.6:
            self.put(f"{name} += {self.chance.choice(('n', 'm', '3', '-5'))}")
        else:
            self.put(f"{name} = ({self.one_of(pool)} + {counter} * {self.one_of(self.scalars)}).to(tl.int32)")
        if self.chance.random() < 0.3:
            self.store(self.mask([*self.blocks, name] if pool is self.blocks else self.blocks))
        self.depth -= 1
        pool.append(name)

    def shape(self) -> None:
        name = self.name()
        self.put(
            f"{name} = tl.reshape(tl.trans(tl.reshape({self.one_of(self.blocks)}, (2, {LANES // 2}))), ({LANES},))"
        )
        self.blocks.append(name)

    def load(self) -> None:
        name = self.name()
        where = self.one_of(self.blocks)
        if self.chance.random() < 0.5:
            self.put(f"{name} = tl.load(q + {where})")
        else:
            self.put(
                f"{name} = tl.load(q + {where}, mask={self.mask(self.blocks)}, other={self.chance.randrange(-3, 9)})"
            )
        self.blocks.append(name)

    def mask(self, pool: list[str]) -> str:
        said = f"({self.condition(pool)})"
        while self.chance.random() < 0.4:
            said = f"({said} {self.chance.choice('&&|')} ({self.condition(pool)}))"
        return f"~{said}" if self.chance.random() < 0.1 else said

    def store(self, mask: str) -> None:
        self.put(f"tl.store(p + ({self.one_of(self.blocks)} + {self.one_of(self.scalars)}), 1, mask={mask})")

    def text(self) -> str:
        for _ in range(self.chance.randrange(1, 5)):
            self.chance.choice((lambda: self.assign(self.scalars), self.conditional, self.loop))()
        if self.chance.random() < 0.25:
            self.put(f"if {self.condition(self.scalars)}:")
            self.put("    return")
        for _ in range(self.chance.randrange(2, 7)):
            self.chance.choice((
                lambda: self.assign(self.blocks), lambda: self.assign(self.blocks), self.load, self.shape, self.loop,
            ))()  # fmt: skip
        self.store(self.mask(self.blocks))
        name = f"kernel_{self.seed}"
        body = "\n".join(self.lines)
        return (
            f"\n\n@triton.jit\ndef {name}(p, q, n, m):\n"
            f"    pid = tl.program_id(0)\n    at = tl.arange(0, {LANES})\n{body}\n\n\n"
            f"@launch({name})\ndef launch_{self.seed}(n, m, size):\n"
            f'    p, q = tensor("i16", size), tensor("i32", size)\n'
            f'    return (1 << 20,), {{"p": p, "q": q, "n": n - {OFF}, "m": m - {OFF}}}\n'
        )
