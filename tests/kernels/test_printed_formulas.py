"""What `kernel show` and `kernel bind` print is what a thread does, for every argument of the declared types: the text
alone, read back and evaluated, against the interpreter."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("llvmlite", reason="reading kernels needs llvmlite")

from compiled import KERNELS
from kernel_text import HEAD
from printed import Formula, Shown, Unknowable, shown
from tileprove.concrete.hardware.buffer import LDS_LANE_STEP
from tileprove.concrete.interpreter.llvm import Access, Execution, Wave, signed, unsigned
from tileprove.prover import cli
from tileprove.prover.kernels.binding.reading import read_file

WIDE = "1000000"  # columns: nothing is wrapped
BLOCKS = ("block_x", "block_y", "block_z")


@pytest.fixture
def show(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("COLUMNS", WIDE)

    def printed(*arguments: str) -> list[Shown]:
        assert cli.run(["kernel", "show", *arguments]) == 0
        return shown(capsys.readouterr().out)

    return printed


def edges(bits: int, chance: random.Random) -> int:
    """A signed number of so many bits: at an end, near zero, or anywhere."""
    half = 1 << (bits - 1)
    return chance.choice([
        0, 1, -1, 2, half - 1, -half, half - 2, chance.randrange(-half, half), chance.randrange(300),
        chance.randrange(-300, 300), chance.randrange(1 << bits // 2), 1 << chance.randrange(bits - 1),
    ])  # fmt: skip


def label(name: str) -> str:
    return f"arg{name}" if name.isdigit() else name


def first_byte(wave: Wave, access: Access, moves: str) -> int:
    """The address as it is printed: from the start of what the line says."""
    if access.space == "buffer":
        return access.voffset + access.soffset
    base = moves.rsplit(" ", 1)[1]
    starts = {**{label(name): value for name, value in wave.bound.items()}, **wave.globals, "LDS": 0}
    bits = 32 if access.space == "lds" else 64
    return signed(unsigned(access.address - int(starts[base.lstrip("@")]), bits), bits)  # type: ignore[arg-type]


def compared(kernel: Shown, wave: Wave, ran: Execution, known: Mapping[str, int], lane: int) -> int:
    """How many values of this thread's accesses the text gave, all of them right."""
    done: dict[int, list[Access]] = {}
    for access in ran.accesses:
        done.setdefault(access.number, []).append(access)
    count, last = 0, max((len(own) - 1 for own in done.values()), default=0)
    for number, accesses in kernel.sinks.items():
        for position, said in enumerate(accesses):
            rounds = range(len(done.get(number, ())) + 1) if "any iteration" in said["title"] else [None]
            if "any iteration" in said["title"] and len(accesses) > 1:
                continue
            for t in rounds:
                values = kernel.values(known, last if t is None else t)
                try:
                    if not all(formula(values) for formula in kernel.where):
                        continue
                    runs = "when" not in said or bool(Formula(said["when"])(values))
                    if not runs or "address" not in said:
                        if "when" in said and t is None:
                            assert len(accesses) > 1 or number not in done, said
                        continue
                    at = (position if len(accesses) > 1 else 0) if t is None else t
                    if len(done.get(number, ())) <= at:
                        assert ran.trouble is not None, (said, known)
                        continue
                    count += _right(wave, done[number][at], said, values, known, lane)
                except Unknowable:
                    continue
                except ZeroDivisionError:  # as in the kernel; an exact formula has a value everywhere
                    assert kernel.where
                    assert ran.trouble is not None
                    assert ran.trouble.undefined
    return count


def _right(wave: Wave, access: Access, said: Mapping[str, str], values, known: Mapping[str, int], lane: int) -> int:
    where = (access.text, dict(known))
    assert Formula(said["address"])(values) == first_byte(wave, access, said["moves"]), where
    if "soffset" in said:
        assert Formula(said["soffset"].removesuffix(" of it"))(values) == access.soffset, where
    if "records" in said:
        assert access.resource is not None
        assert Formula(said["records"])(values) == access.resource.num_records, where
    if "to LDS" in said:
        base, _, rest = said["to LDS"].removesuffix(", the wave's first lane").partition(" + ")
        assert access.lds is not None
        start = wave.globals[base.removeprefix("@")] + lane * LDS_LANE_STEP[access.size]
        assert Formula(rest)(values) == access.lds - start, where
    return 1


def threads(file: Path, kernel: Shown, module: dict, chance: random.Random, points: int, blocks: int) -> int:
    """Values compared at random threads and arguments of the file's first kernel."""
    record = module["kernels"][0]
    widths = {a["name"]: a["type"]["bits"] for a in record["arguments"] if a["type"]["kind"] == "int"}
    size = record.get("max_threads") or 64
    count = 0
    for _ in range(points):
        arguments = {name: edges(bits, chance) for name, bits in widths.items()}
        if chance.random() < 0.5:  # what launches have
            arguments = {name: chance.randrange(1, 70) for name in widths}
        block = tuple(chance.choice([0, 1, chance.randrange(9), chance.randrange(blocks)]) for _ in BLOCKS)
        warp, lane = chance.randrange(size // 64), chance.choice([0, 63, chance.randrange(64)])
        bits = {name: unsigned(value, widths[name]) for name, value in arguments.items()}
        wave = Wave(
            module=module, kernel=record["name"], arguments=bits, block=block, block_shape=(size, 1, 1), warp=warp
        )  # fmt: skip
        known = {label(name): value for name, value in arguments.items()}
        known |= {"warp": warp, "lane": lane, **dict(zip(BLOCKS, block, strict=True))}
        count += compared(kernel, wave, wave.run(lane), known, lane)
    return count


COMMITTED = [
    "opencl/gfx950/im2col", "opencl/gfx950/im2col_o0", "opencl/gfx950/im2col_no_mask", "opencl/gfx950/im2col_carried",
    "opencl/gfx950/epilogue", "opencl/gfx950/masked_copy", "opencl/gfx942/tile_copy", "opencl/gfx950/transposed_read",
    "mojo/gfx950/im2col_uniform", "mojo/gfx950/im2col_3d", "mojo/gfx950/im2col_runtime_fp8",
    "mojo/gfx950/im2col_pointwise", "mojo/gfx950/epilogue_32x32", "mojo/gfx950/subtile_wide",
    "mojo/gfx950/st_8x32_fp8", "triton/gfx942/im2col", "triton/gfx950/copy_2d", "triton/gfx942/masked_copy_buffer",
]  # fmt: skip


@pytest.mark.parametrize("name", COMMITTED)
def test_committed_kernels_do_what_is_printed_of_them(show, name: str):
    """Without a binding, so for every argument."""
    file = KERNELS / f"{name}.ll"
    kernel = show(str(file))[0]
    assert not kernel.where, "exact for every argument"
    module = msgspec.to_builtins(read_file(file))
    assert threads(file, kernel, module, random.Random(name), 60, 2**31 - 1) > 20


@pytest.mark.parametrize("name", ["opencl/gfx950/im2col", "mojo/gfx950/im2col_uniform", "triton/gfx950/copy_2d"])
def test_shorter_formulas_hold_where_they_say_so(show, name: str):
    file = KERNELS / f"{name}.ll"
    kernel = show(str(file), "--assume-no-wrap")[0]
    assert kernel.where
    module = msgspec.to_builtins(read_file(file))
    assert threads(file, kernel, module, random.Random(name), 60, 100) > 15


def test_a_loop_that_only_ends_if_nothing_wraps_says_so(show):
    file = KERNELS / "triton/gfx942/matmul.ll"
    kernel = show(str(file))[0]
    assert kernel.where
    assert threads(file, kernel, msgspec.to_builtins(read_file(file)), random.Random(3), 20, 50) > 100


class Body:
    """Random arithmetic of a kernel (ptr p, i32 n, i64 m, i32 k): unsigned comparisons, constants that wrap, differences
    of unsigned numbers, both widths, divisions; then a store of what came out, under a condition."""

    def __init__(self, chance: random.Random):
        self.chance, self.lines = chance, []
        self.values = {32: ["%n", "%k", "%t", "%bx"], 64: ["%m"]}
        self.bits: list[str] = []
        for _ in range(chance.randrange(4, 12)):
            chance.choice([self.arithmetic, self.compare, self.compare, self.choose, self.cast, self.divide])()

    def emit(self, text: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def any(self, bits: int) -> str:
        if self.chance.random() < 0.25:
            return str(self.constant(bits))
        return self.chance.choice(self.values[bits][-4:])

    def constant(self, bits: int) -> int:
        half = 1 << (bits - 1)
        return self.chance.choice([-1, -2, -256, 1, 2, 3, 7, 64, 255, -half, half - 1, -self.chance.randrange(1, 5000)])

    def arithmetic(self) -> None:
        bits = self.chance.choice([32, 32, 64])
        op = self.chance.choice(["add", "add", "sub", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr"])
        right = str(self.chance.choice([1, 2, 5, 16, bits - 1])) if "sh" in op else self.any(bits)
        flags = self.chance.choice(["", "", "", "nuw ", "nsw "]) if op in ("add", "sub", "mul", "shl") else ""
        self.values[bits].append(self.emit(f"{op} {flags}i{bits} {self.chance.choice(self.values[bits])}, {right}"))

    def compare(self) -> None:
        bits = self.chance.choice([32, 32, 64])
        predicate = self.chance.choice(["ult", "ult", "ule", "ugt", "uge", "slt", "sge", "eq", "ne"])
        self.bits.append(self.emit(f"icmp {predicate} i{bits} {self.any(bits)}, {self.any(bits)}"))

    def choose(self) -> None:
        if not self.bits:
            self.compare()
        bits = self.chance.choice([32, 64])
        a, b = self.any(bits), self.any(bits)
        self.values[bits].append(self.emit(f"select i1 {self.chance.choice(self.bits)}, i{bits} {a}, i{bits} {b}"))

    def cast(self) -> None:
        kind = self.chance.choice(["zext", "sext", "trunc"])
        if kind == "trunc":
            self.values[32].append(self.emit(f"trunc i64 {self.chance.choice(self.values[64])} to i32"))
        else:
            self.values[64].append(self.emit(f"{kind} i32 {self.chance.choice(self.values[32])} to i64"))

    def divide(self) -> None:
        bits = self.chance.choice([32, 32, 64])
        op = self.chance.choice(["udiv", "urem", "sdiv", "srem"])
        by = self.chance.choice(["3", "56", "7", "-5", self.chance.choice(self.values[bits])])
        self.values[bits].append(self.emit(f"{op} i{bits} {self.chance.choice(self.values[bits])}, {by}"))

    @property
    def text(self) -> str:
        body = "\n".join(self.lines)
        condition = self.bits[-1] if self.bits else "true"
        return f"""declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, i64 %m, i32 %k) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %bx = call i32 @llvm.amdgcn.workgroup.id.x()
{body}
  %near = getelementptr i8, ptr addrspace(1) %p, i32 {self.values[32][-1]}
  %far = getelementptr i8, ptr addrspace(1) %p, i64 {self.values[64][-1]}
  store i8 0, ptr addrspace(1) %near, align 1
  br i1 {condition}, label %a, label %b
a:
  store i8 0, ptr addrspace(1) %far, align 1
  br label %b
b:
  ret void
}}
"""


def kernels(seed: int, count: int) -> Iterator[str]:
    chance = random.Random(seed)
    for _ in range(count):
        yield Body(chance).text


@pytest.mark.parametrize("seed", range(3))
def test_random_kernels_do_what_is_printed_of_them(show, tmp_path: Path, seed: int):
    chance, count, exact = random.Random(seed), 0, 0
    for number, text in enumerate(kernels(seed, 20)):
        file = tmp_path / f"k{number}.ll"
        file.write_text(HEAD + text)
        module = msgspec.to_builtins(read_file(file))
        for more in ([], ["--assume-no-wrap"]):
            kernel = show(str(file), *more)[0]
            exact += not more and not kernel.where
            count += threads(file, kernel, module, chance, 20, 2**31 - 1)
    assert exact == 20
    assert count > 400


HALO = """define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %h = add i32 %n, -1
  %inside = icmp ult i32 %h, 56
  %w = zext i32 %h to i64
  %row = mul nuw nsw i64 %w, 512
  %a = select i1 %inside, i64 %row, i64 -256
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %a
  store i8 0, ptr addrspace(1) %q, align 1
  ret void
}
"""
BOUND = 'threads = 64\n[parameters]\nheight = [0, 60]\n[arguments]\nn = "2*height - 3"\n[[sink]]\nat = 0\naddress = 0\n'


def test_both_sides_of_a_halo_are_printed_with_a_binding_too(show, tmp_path: Path):
    """n - 1 < 56, unsigned, is no upper bound alone; heights on both sides of both ends of what is inside."""
    file, binding = tmp_path / "k.ll", tmp_path / "k.toml"
    file.write_text(HEAD + HALO)
    binding.write_text(BOUND)
    for more, wanted in (([], range(-130, 130)), (["--binding", str(binding)], range(-3, 118, 2))):
        kernel = show(str(file), *more)[0]
        assert not kernel.where
        address = kernel.sinks[0][0]["address"]
        assert "36893488147419102720" not in address
        for n in wanted:
            values = kernel.values({"n": n, "height": (n + 3) // 2, "lane": 0, "block_x": 0}, 0)
            assert Formula(address)(values) == (512 * (n - 1) if 1 <= n <= 56 else -256), n


def test_bind_prints_the_same_formulas(show, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "k.ll"
    file.write_text(HEAD + HALO)
    address = show(str(file))[0].sinks[0][0]["address"]
    assert cli.run(["kernel", "bind", str(file), "--spec", "im2col"]) == 0
    assert f"# the kernel's address: {address}\n" in capsys.readouterr().out
