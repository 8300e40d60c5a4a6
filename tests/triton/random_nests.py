"""Kernels by chance whose addresses come out of nested loops: what is loaded, cast, counted or carried there; through
tensors with contracts and strides, descriptors, and pointers of other types."""

from __future__ import annotations

from dataclasses import dataclass

from random_sources import Source

HEAD = """import triton
import triton.language as tl

from tileprove.triton import cdiv, given, i64, launch, tensor
"""
BLOCK = 4
NARROW = ("tl.int8", "tl.uint8", "tl.int16", "tl.int8", "tl.int64")
MOST = 300  # of a size, in half of the launches


@dataclass(frozen=True)
class Array:
    """A tensor of a launch. shape, strides: expressions in the sizes; contract: what is promised, as (kind, *ends)."""

    dtype: str
    shape: tuple[str, ...]
    strides: tuple[str, ...] = ()
    contract: tuple[str, ...] = ()
    written: bool = False

    @property
    def text(self) -> str:
        said = [f'"{self.dtype}"', *self.shape]
        if self.strides:
            words = ", ".join(f'"{own}"' if own.startswith("ld") else own for own in self.strides)
            said.append(f"strides=({words},)")
        if self.contract[:1] == ("values",):
            said.append(f"values=({self.contract[1]}, {self.contract[2]})")
        if self.contract[:1] == ("columns",):
            said.append(f"values=[(0, {self.contract[1]}), (0, {self.contract[2]})]")
        if self.contract[:1] == ("monotone",):
            said.append(f"monotone=True, first=0, last={self.contract[1]}")
        said += ["written=True"] * self.written
        return f"tensor({', '.join(said)})"


class Nest(Source):
    """Writes one kernel and its launch. tensors: by the names of the pointers; grid: how many programs, an expression."""

    def __init__(self, seed: int):
        super().__init__(seed)
        self.scalars = ["pid"]
        self.carried: list[str] = []
        self.counters: list[tuple[str, str]] = []  # of the loops around, with their ends
        self.tensors: dict[str, Array] = {}
        self.grid = self.of("1", "1", "1", "n", "n", "3")
        self.small = self.chance.random() < 0.5
        self.counted_last = ""  # what a loop inside has counted

    def of(self, *choices: str) -> str:
        return self.chance.choice(choices)

    # -- loads -----------------------------------------------------------------------------------------------------

    def indices(self) -> Array:
        """Integers that are loaded, with a contract or without."""
        contract = self.chance.choice(((), ("values", "0", "10"), ("values", "0", "m"), ("values", "-2", "3")))
        dtype = self.of("i32", "i32", "i64", "i8") if not contract or contract[2] != "m" else "i32"
        return Array(dtype, (self.of("n", "2 * n", "4", "n * m" if self.small else "n"),), (), contract)

    def loaded(self) -> str:
        """A scalar out of a tensor, mostly inside of it."""
        if "q" not in self.tensors:
            self.tensors["q"] = self.indices()
        where = [counter for counter, _ in self.counters] + ["pid", "0"]
        return f"tl.load(q + {self.chance.choice(where)}).to(tl.int32)"

    # -- statements ------------------------------------------------------------------------------------------------

    def amount(self) -> str:
        """What is added to something that a loop carries: mostly what a loop inside has counted."""
        if self.counted_last and self.chance.random() < 0.7:
            return self.counted_last
        own = [*self.carried[-2:], *(counter for counter, _ in self.counters), *self.scalars[-2:]]
        return self.chance.choice([*own, self.of("1", "2", "3"), self.loaded() if self.chance.random() < 0.5 else "1"])

    def change(self, name: str) -> None:
        """An iteration's new value of something carried."""
        kind = self.chance.random() * (0.7 if self.counted_last else 1)
        if kind < 0.45:
            self.put(f"{name} += {self.amount()}")
        elif kind < 0.55:
            self.put(f"{name} = {self.amount()} + 0")
        elif kind < 0.85:
            self.put(f"{name} = {name}.to({self.of(*NARROW)}).to(tl.int32) + {self.of('1', '1', '2', 'pid')}")
        elif kind < 0.93:
            self.put(f"if {name} > {self.of('3', 'pid', 'n')}:")
            self.put(f"    {name} = {self.of('0', '1', 'pid * 0')}")
        else:
            self.put(f"{name} = tl.where({name} % 2 == 0, {name} + {self.amount()}, {name})")

    def counted(self, depth: int) -> None:
        """A loop inside, and what it counts as one of the numbers from then on."""
        name, counter = self.name(), self.name()
        around = [own for own, _ in self.counters]
        self.put(f"{name} = 0")
        if self.chance.random() < 0.4:
            self.put(f"while {name} < {self.chance.choice([*around, *around, *around, '2', 'n', self.loaded()])}:")
            self.put(f"    {name} += {self.of('1', '1', '2', '3')}")
        else:
            given = self.name() if self.chance.random() < 0.7 else ""
            if given:
                self.put(f"{given} = {self.loaded()}")
            ends = ["2", "3", "3", *(f"{own} + 1" for own in around)]
            self.put(
                f"for {counter} in range({given if given and self.chance.random() < 0.2 else self.chance.choice(ends)}):"
            )
            self.depth += 1
            self.counters.append((counter, ""))
            if depth and self.chance.random() < 0.2:
                self.counted(depth - 1)
            self.put(f"{name} += {given or self.amount()}")
            self.counters.pop()
            self.depth -= 1
        self.scalars.append(name)
        self.counted_last = name

    def outer(self) -> None:
        """A loop that carries something, and a store in it or behind it."""
        own = [self.name() for _ in range(self.chance.choice((1, 1, 2)))]
        for name in own:
            self.put(f"{name} = {self.of('0', '0', '0', 'pid', 'pid * 2')}")
        counter, step = self.name(), ""
        inside = self.chance.random() < 0.65  # there is a loop in it
        end = self.of("2", "3", "n") if inside else "n"
        if self.chance.random() < 0.15:
            self.put(f"{counter} = pid")
            self.put(f"while {counter} < {end}:")
            step = f"{counter} += {self.of('1', '2', 'tl.num_programs(0)')}"
        else:
            self.put(f"for {counter} in range({end}):")
        self.depth += 1
        self.counters.append((counter, end))
        self.carried += own
        if not inside:
            self.stored()
        else:
            self.counted(1)
        for name in own:
            self.change(name)
        if step:
            self.put(step)
        self.counters.pop()
        self.depth -= 1
        self.scalars = ["pid"]
        if inside:
            self.stored()

    def sums(self) -> None:
        """So many times what a loop inside counts: a multiple of that number only if it is the same each time."""
        times, name, counter = self.of("2", "3", "4"), self.name(), self.name()
        self.put(f"{name} = 0")
        self.put(f"for {counter} in range({times}):")
        self.depth += 1
        self.counters.append((counter, times))
        self.counted(1)
        self.put(f"{name} += {self.counted_last}")
        self.counters.pop()
        self.depth -= 1
        self.tensors["p"] = Array("i32", (self.of("1", "1", "2"),))
        self.put(f"tl.store(p + {name} % {times}, 1)")

    # -- stores ----------------------------------------------------------------------------------------------------

    def number(self) -> tuple[str, tuple[str, ...]]:
        """Something carried, made small in most cases; and extents that such a tensor may have."""
        name, by = self.chance.choice(self.carried[-2:]), self.of("2", "2", "3", "4", "6")
        other = self.chance.choice([*self.carried, *self.scalars])
        if self.chance.random() < (0.35 if self.counted_last else 0.8):
            return name, ("n", "n", "4 * n", "n + 3", "128 * n")
        said = self.of(
            f"{name} % {by}", f"{name} % {by}", f"({name} & {int(by) - 1})", f"tl.minimum({name} - {other}, {by})",
            f"{name} // {by}", f"({name} + {other}) % {by}", f"tl.maximum({name} - {by}, 0)",
        )  # fmt: skip
        return said, ("1", "1", "1", "2", by)

    def stored(self) -> None:
        form, (number, extents) = self.chance.random(), self.number()
        self.tensors["p"] = Array(self.of("i32", "i8"), (self.of(*extents),), written=self.chance.random() < 0.15)
        if form < 0.7:
            self.put(f"tl.store(p + {number}, 1)")
        elif form < 0.8:
            self.put(
                f"tl.store(p + {self.of('0', '1', 'pid')}, 1, mask={number} {self.of('==', '<', '>=')} {self.of('0', '1')})"
            )
        elif form < 0.9:
            self.rows(number)
        else:
            self.put(f"tl.store(p, n // (1 + {number}))")

    def rows(self, number: str) -> None:
        """A row of a matrix with a stride of its own."""
        self.tensors.setdefault("r", Array(self.of("i32", "fp32"), ("n", "m"), ("ld", "1")))
        row = self.of(f"tl.maximum({number}, 0) % n", "pid % n", number)
        self.put(f"tl.store(r + ({row}).to(tl.int64) * ld + at, 1, mask=at < m)")

    # -- what stands apart from loops ------------------------------------------------------------------------------

    def through_table(self) -> None:
        """An index from a table with a contract: of its elements, its columns, or where they begin and end."""
        kind = self.of("values", "columns", "monotone")
        if kind == "values":
            self.tensors["t"] = Array("i32", ("n",), (), ("values", "0", "m"))
            self.tensors["u"] = Array("fp32", (self.of("m", "m", "m - 1 + 1", "n"),))
            self.put(f"x = tl.load(t + {self.of('pid', '(n - 1)')})")
            self.put(f"tl.store(u + x{self.of('', '', ' + 1')}, 1.0)")
        elif kind == "columns":
            strides = self.chance.choice(((), ("ld2", "1"), ("1", "n")))
            self.tensors["t"] = Array("i32", ("n", "2"), strides, ("columns", "n", "m"))
            self.tensors["u"] = Array("fp32", ("n", "m"))
            step, column = {(): ("2", "1"), ("ld2", "1"): ("ld2", "1"), ("1", "n"): ("1", "n")}[strides]
            if self.chance.random() < 0.3:
                column = "1"
            self.put(f"a = tl.load(t + (pid % n) * {step})")
            self.put(f"b = tl.load(t + (pid % n) * {step} + {column})")
            self.put("tl.store(u + a.to(tl.int64) * m + b, 1.0)")
        else:
            self.tensors["t"] = Array("i32", ("n + 1",), (), ("monotone", "m"))
            self.tensors["u"] = Array("fp32", ("m",))
            self.put("a = tl.load(t + pid % n)")
            self.put("b = tl.load(t + pid % n + 1)")
            self.put(f"for j in range(a, b{self.of('', '', ' + 1')}):")
            self.put("    tl.store(u + j, 1.0)")

    def described(self) -> None:
        """A descriptor, of the tensor's own type or of another one."""
        own, other = self.chance.choice(
            (("fp32", "float32"), ("fp16", "float16"), ("u8", "float32"), ("fp32", "float16"))
        )
        self.tensors["w"] = Array(own, (self.of("n", "n", "4 * n", "n + 16"),), written=self.chance.random() < 0.3)
        cast = "" if (own, other) in (("fp32", "float32"), ("fp16", "float16")) else f".to(tl.pointer_type(tl.{other}))"
        self.put(f"d = tl.make_tensor_descriptor(w{cast}, shape=[n], strides=[1], block_shape=[16])")
        self.put(f"d.store([pid * 16 + {self.of('0', '0', '8')}], tl.zeros((16,), tl.{other}))")
        self.grid = self.of("cdiv(n, 16)", "n")

    def text(self) -> str:
        kind = self.chance.random()
        if kind < 0.12:
            self.through_table()
        elif kind < 0.2:
            self.described()
        elif kind < 0.5:
            self.sums()
        else:
            self.outer()
        return self.written()

    def written(self) -> str:
        body = "\n".join(self.lines)
        strides = [own for array in self.tensors.values() for own in array.strides if own.startswith("ld")]
        names = [*self.tensors, "n", "m", *strides]
        arguments = [f'"{name}": {name}' for name in (*self.tensors, "n", "m")]
        arguments += [
            f'"{own}": {name}.stride(0)'
            for name, array in self.tensors.items()
            for own in array.strides
            if own in strides
        ]
        limits = f"    given(n <= {MOST}, m <= {MOST})\n" if self.small else ""
        tensors = "".join(f"    {name} = {array.text}\n" for name, array in self.tensors.items())
        return (
            f"\n\n@triton.jit\ndef kernel_{self.seed}({', '.join(names)}):\n"
            f"    pid = tl.program_id(0)\n    at = tl.arange(0, {BLOCK})\n{body}\n\n\n"
            f"@launch(kernel_{self.seed})\ndef launch_{self.seed}(n, m):\n{limits}{tensors}"
            f"    return ({self.grid},), {{{', '.join(arguments)}}}\n"
        )
