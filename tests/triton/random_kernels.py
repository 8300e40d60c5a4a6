"""Whole kernels by chance: scalars, tensors, loops, conditionals, an early return, and a store at what comes of it."""

from __future__ import annotations

import random

OPERATIONS = (
    "arith.addi", "arith.subi", "arith.muli", "arith.divsi", "arith.remsi", "arith.minsi", "arith.maxsi", "arith.andi",
    "arith.ori", "arith.xori", "arith.shrsi", "arith.shli", "arith.divui", "arith.remui",
)  # fmt: skip
PREDICATES = ("slt", "sle", "sgt", "sge", "eq", "ne", "ult", "ule")
LANES = 8


class Writer:
    """Writes the text of one kernel."""

    def __init__(self, seed: int):
        self.chance = random.Random(seed)
        self.lines: list[str] = []
        self.count = 0
        self.scalars = ["%n", "%m"]
        self.vectors: list[str] = []
        self.truths: list[str] = []

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text: str) -> str:
        found = self.name()
        self.lines.append(f"{found} = {text}")
        return found

    def pick(self, pool: list[str]) -> str:
        return self.chance.choice(pool[-6:] if self.chance.random() < 0.7 else pool)

    def small(self, kind: str) -> str:
        value = self.chance.choice((-3, -1, 1, 2, 3, 4, 7, 16, 255, 1 << 20))
        return self.emit(
            f"arith.constant {value} : i32" if kind == "i32" else f"arith.constant dense<{value}> : {kind}"
        )

    def operation(self, kind: str, pool: list[str]) -> None:
        name = self.chance.choice(OPERATIONS)
        left, right = self.pick(pool), self.pick(pool)
        if name in ("arith.shrsi", "arith.shli"):
            value = self.chance.randrange(0, 6)
            right = self.emit(
                f"arith.constant {value} : i32" if kind == "i32" else f"arith.constant dense<{value}> : {kind}"
            )
        elif self.chance.random() < 0.4:
            right = self.small(kind)
        pool.append(self.emit(f"{name} {left}, {right} : {kind}"))

    def compare(self, kind: str, pool: list[str]) -> str:
        said = self.chance.choice(PREDICATES)
        return self.emit(f"arith.cmpi {said}, {self.pick(pool)}, {self.pick(pool)} : {kind}")

    def vector_step(self) -> None:
        kind = f"tensor<{LANES}xi32>"
        choice = self.chance.random()
        if choice < 0.2:
            self.vectors.append(self.emit(f"tt.splat {self.pick(self.scalars)} : i32 -> {kind}"))
        elif choice < 0.35:
            flag = self.compare(kind, self.vectors)
            left, right = self.pick(self.vectors), self.pick(self.vectors)
            self.vectors.append(self.emit(f"arith.select {flag}, {left}, {right} : tensor<{LANES}xi1>, {kind}"))
        elif choice < 0.45:
            wide = self.emit(f"arith.extsi {self.pick(self.vectors)} : {kind} to tensor<{LANES}xi64>")
            self.vectors.append(self.emit(f"arith.trunci {wide} : tensor<{LANES}xi64> to {kind}"))
        elif choice < 0.5:
            shape = f"tensor<2x{LANES // 2}xi32>"
            turned = self.emit(f"tt.reshape {self.pick(self.vectors)} : {kind} -> {shape}")
            other = f"tensor<{LANES // 2}x2xi32>"
            turned = self.emit(f"tt.trans {turned} {{order = array<i32: 1, 0>}} : {shape} -> {other}")
            self.vectors.append(self.emit(f"tt.reshape {turned} : {other} -> {kind}"))
        else:
            self.operation(kind, self.vectors)

    def conditional(self) -> None:
        flag = self.compare("i32", self.scalars)
        found = self.name()
        self.lines.append(f"{found} = scf.if {flag} -> (i32) {{")
        for end in ("} else {", "}"):
            kept = list(self.scalars)
            for _ in range(2):
                self.operation("i32", self.scalars)
            self.lines.append(f"scf.yield {self.scalars[-1]} : i32")
            self.scalars = kept
            self.lines.append(end)
        self.scalars.append(found)

    def loop_of_scalars(self) -> None:
        found, counter, carried, other = (self.name() for _ in range(4))
        low, high, step = (self.emit(f"arith.constant {value} : i32") for value in (0, self.chance.randrange(-2, 5), 1))
        start = self.pick(self.scalars)
        self.lines.append(
            f"{found}:2 = scf.for {counter} = {low} to {high} step {step} "
            f"iter_args({carried} = {start}, {other} = {self.pick(self.scalars)}) -> (i32, i32)  : i32 {{"
        )
        kept = list(self.scalars)
        if self.chance.random() < 0.6:  # moves by the same amount
            by = self.pick(self.scalars)
            after = self.emit(f"arith.addi {carried}, {by} : i32")
        else:
            after = self.emit(f"arith.muli {counter}, {self.pick(self.scalars)} : i32")
        kept_other = self.emit(f"arith.xori {other}, {counter} : i32") if self.chance.random() < 0.5 else counter
        self.lines += [f"scf.yield {after}, {kept_other} : i32, i32", "}"]
        self.scalars = [*kept, f"{found}#0"]

    def text(self) -> str:
        kind = f"tensor<{LANES}xi32>"
        self.scalars.append(self.emit("tt.get_program_id x : i32"))
        lanes = self.emit(f"tt.make_range {{end = {LANES} : i32, start = 0 : i32}} : {kind}")
        self.vectors += [lanes, self.emit(f"tt.splat {self.scalars[-1]} : i32 -> {kind}")]
        for _ in range(self.chance.randrange(1, 5)):
            self.chance.choice((
                lambda: self.operation("i32", self.scalars), self.conditional, self.loop_of_scalars,
            ))()  # fmt: skip
        for _ in range(self.chance.randrange(2, 8)):
            self.vector_step()
        early = self.chance.random() < 0.3
        if early:
            self.lines += [f"cf.cond_br {self.compare('i32', self.scalars)}, ^bb1, ^bb2", "^bb1:", "tt.return", "^bb2:"]
        self.store(kind)
        body = "\n".join(self.lines)
        return f"tt.func public @k(%p: !tt.ptr<i32>, %n: i32, %m: i32) {{\n{body}\ntt.return\n}}\n"

    def store(self, kind: str) -> None:
        pointers = f"tensor<{LANES}x!tt.ptr<i32>>"
        base = self.emit(f"tt.splat %p : !tt.ptr<i32> -> {pointers}")
        mask = self.compare(kind, self.vectors)
        if self.chance.random() < 0.5:
            mask = self.emit(f"arith.andi {mask}, {self.compare(kind, self.vectors)} : tensor<{LANES}xi1>")
        looped = self.chance.random() < 0.5
        if looped:
            counter, carried = self.name(), self.name()
            low, high, step = (self.emit(f"arith.constant {value} : i32") for value in (1, 9, 3))
            self.lines.append(
                f"{self.name()} = scf.for {counter} = {low} to {high} step {step} "
                f"iter_args({carried} = {base}) -> ({pointers})  : i32 {{"
            )
            base = carried
        at = self.emit(f"tt.addptr {base}, {self.pick(self.vectors)} : {pointers}, {kind}")
        self.lines.append(f"tt.store {at}, {self.vectors[0]}, {mask} : {pointers}")
        if looped:
            moved = self.emit(f"tt.addptr {base}, {self.vectors[0]} : {pointers}, {kind}")
            self.lines += [f"scf.yield {moved} : {pointers}", "}"]
