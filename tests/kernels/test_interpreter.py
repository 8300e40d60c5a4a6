"""The concrete interpreter against LLVM's own JIT on the host, opcode by opcode, and against poison worked out by hand."""

from __future__ import annotations

import ctypes
import random
import re
from collections.abc import Callable

import msgspec
import pytest
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.interpreter.llvm import Execution, Poison, Wave

llvm = pytest.importorskip("llvmlite.binding", reason="the JIT to compare with needs llvmlite")

from tileprove.prover.kernels.binding.reading import read_text  # noqa: E402

TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n'
WIDTHS = (1, 5, 8, 16, 32, 64)


class Both:
    """A module that runs on the host and in the interpreter; every function takes and gives i64."""

    def __init__(self, text: str, on_host: str = ""):
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self.module = msgspec.to_builtins(read_text(TRIPLE + text, "snippets.ll"))
        host = llvm.parse_assembly(on_host or text)
        host.verify()
        self.engine = llvm.create_mcjit_compiler(host, llvm.Target.from_default_triple().create_target_machine(opt=0))
        self.engine.finalize_object()

    def native(self, name: str, *arguments: int) -> int:
        kinds = [ctypes.c_uint64] * (len(arguments) + 1)
        return ctypes.CFUNCTYPE(*kinds)(self.engine.get_function_address(name))(*arguments)

    def interpreted(self, name: str, *arguments: int) -> Execution:
        return interpret(self.module, name, *arguments)


def interpret(module: dict, name: str, *arguments: int, **where: object) -> Execution:
    function = next(function for function in module["kernels"] if function["name"] == name)
    names = [argument["name"] for argument in function.get("arguments", ())]
    return Wave(module=module, kernel=name, arguments=dict(zip(names, arguments, strict=True)), **where).run(0)


def wrapped(name: str, bits: int, body: str, result: int | None = None) -> str:
    """A function of two i64 around lines that make %r of %a and %b, which have `bits` bits."""
    cut = "".join(f"  %{x} = {f'trunc i64 %{x}.in to i{bits}' if bits < 64 else f'add i64 %{x}.in, 0'}\n" for x in "ab")
    result = bits if result is None else result
    back = f"zext i{result} %r to i64" if result < 64 else "add i64 %r, 0"
    return f"define i64 @{name}(i64 %a.in, i64 %b.in) {{\n{cut}{body}  %out = {back}\n  ret i64 %out\n}}\n"


def edges(bits: int) -> list[int]:
    top = 1 << (bits - 1)
    values = {
        0,
        1,
        2,
        3,
        bits - 1,
        bits,
        bits + 1,
        top - 2,
        top - 1,
        top,
        top + 1,
        2 * top - 2,
        2 * top - 1,
        0x5A5A5A5A,
    }
    return sorted(value & (2 * top - 1) for value in values)


OPERATORS = ("add", "sub", "mul", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem", "and", "or", "xor")
PREDICATES = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")


def _overflow(sign: str, operation: str, bits: int) -> str:
    call = f"call {{i{bits}, i1}} @llvm.{sign}{operation}.with.overflow.i{bits}(i{bits} %a, i{bits} %b)"
    return f"  %pair = {call}\n  %r = extractvalue {{i{bits}, i1}} %pair, 1\n"


def _changed_by_shifting(there: str, back: str) -> Callable[[int], str]:
    return lambda bits: (
        f"  %there = {there} i{bits} %a, %b\n  %back = {back} i{bits} %there, %b\n  %r = icmp ne i{bits} %back, %a\n"
    )


def _remainder(opcode: str) -> Callable[[int], str]:
    return lambda bits: f"  %rest = {opcode} i{bits} %a, %b\n  %r = icmp ne i{bits} %rest, 0\n"


# (opcode, flag) -> lines without flags that compute whether the promise is broken, as LLVM itself sees it
PROMISES: dict[tuple[str, str], Callable[[int], str]] = {
    **{
        (operation, flag): lambda bits, sign=sign, operation=operation: _overflow(sign, operation, bits)
        for operation in ("add", "sub", "mul")
        for flag, sign in (("nsw", "s"), ("nuw", "u"))
    },
    ("shl", "nuw"): _changed_by_shifting("shl", "lshr"),
    ("shl", "nsw"): _changed_by_shifting("shl", "ashr"),
    ("lshr", "exact"): _changed_by_shifting("lshr", "shl"),
    ("ashr", "exact"): _changed_by_shifting("ashr", "shl"),
    ("udiv", "exact"): _remainder("urem"),
    ("sdiv", "exact"): _remainder("srem"),
    ("or", "disjoint"): lambda bits: f"  %both = and i{bits} %a, %b\n  %r = icmp ne i{bits} %both, 0\n",
    ("icmp", "samesign"): lambda bits: f"  %x = xor i{bits} %a, %b\n  %r = icmp slt i{bits} %x, 0\n",
    ("zext", "nneg"): lambda bits: f"  %r = icmp slt i{bits} %a, 0\n",
    ("trunc", "nuw"): lambda bits: (
        f"  %t = trunc i{bits} %a to i3\n  %z = zext i3 %t to i{bits}\n  %r = icmp ne i{bits} %z, %a\n"
    ),
    ("trunc", "nsw"): lambda bits: (
        f"  %t = trunc i{bits} %a to i3\n  %z = sext i3 %t to i{bits}\n  %r = icmp ne i{bits} %z, %a\n"
    ),
}


def flagged(opcode: str, flag: str, bits: int) -> tuple[str, int]:
    """(line with the flag, width of its result)"""
    if opcode == "icmp":
        return f"  %r = icmp {flag} ult i{bits} %a, %b\n", 1
    if opcode == "zext":
        return f"  %w = zext {flag} i{bits} %a to i70\n  %r = trunc i70 %w to i{bits}\n", bits
    if opcode == "trunc":
        return f"  %r = trunc {flag} i{bits} %a to i3\n", 3
    return f"  %r = {opcode} {flag} i{bits} %a, %b\n", bits


def promise_cases() -> list[tuple[str, str, int]]:
    return [(opcode, flag, bits) for opcode, flag in PROMISES for bits in WIDTHS if bits > 3 or opcode != "trunc"]


@pytest.fixture(scope="module")
def both() -> Both:
    text = "".join(
        wrapped(f"{op}.{bits}", bits, f"  %r = {op} i{bits} %a, %b\n") for op in OPERATORS for bits in WIDTHS
    )
    text += "".join(
        wrapped(f"icmp.{predicate}.{bits}", bits, f"  %r = icmp {predicate} i{bits} %a, %b\n", 1)
        for predicate in PREDICATES
        for bits in WIDTHS
    )
    for opcode, flag, bits in promise_cases():
        line, result = flagged(opcode, flag, bits)
        text += wrapped(f"{opcode}.{flag}.{bits}", bits, line, result)
        text += wrapped(f"{opcode}.{flag}.{bits}.broken", bits, PROMISES[opcode, flag](bits), 1)
    for bits in (8, 32):
        for wide in (33, 64):
            text += wrapped(f"sext.{bits}.{wide}", bits, f"  %r = sext i{bits} %a to i{wide}\n", wide)
    declared = sorted(set(re.findall(r"call (\{i\d+, i1\}) (@llvm[\w.]+)\((i\d+)", text)))
    text += "".join(f"declare {kind} {name}({width}, {width})\n" for kind, name, width in declared)
    return Both(text)


def undefined(opcode: str, a: int, b: int, bits: int) -> bool:
    """Whether the host must not run this: division by zero or the one quotient too large, or a shift too far."""
    if opcode in ("udiv", "urem", "sdiv", "srem"):
        return b == 0 or (opcode[0] == "s" and a == 1 << (bits - 1) and b == (1 << bits) - 1)
    return opcode in ("shl", "lshr", "ashr") and b >= bits


@pytest.mark.parametrize("opcode", OPERATORS)
def test_every_operator_gives_what_the_jit_gives(both: Both, opcode: str):
    for bits in WIDTHS:
        for a in edges(bits):
            for b in edges(bits):
                ran = both.interpreted(f"{opcode}.{bits}", a, b)
                if undefined(opcode, a, b, bits):
                    assert isinstance(ran.returned, Poison) or (ran.trouble and ran.trouble.undefined), (bits, a, b)
                else:
                    assert ran.trouble is None
                    assert ran.returned == both.native(f"{opcode}.{bits}", a, b), (bits, a, b)


@pytest.mark.parametrize("predicate", PREDICATES)
def test_every_comparison_gives_what_the_jit_gives(both: Both, predicate: str):
    for bits in WIDTHS:
        for a in edges(bits):
            for b in edges(bits):
                name = f"icmp.{predicate}.{bits}"
                assert both.interpreted(name, a, b).returned == both.native(name, a, b), (bits, a, b)


@pytest.mark.parametrize(("opcode", "flag", "bits"), promise_cases())
def test_a_result_is_poison_exactly_when_the_flags_promise_is_broken(both: Both, opcode: str, flag: str, bits: int):
    seen = set()
    for a in edges(bits):
        for b in edges(bits):
            if undefined(opcode, a, b, bits):
                continue
            broken = bool(both.native(f"{opcode}.{flag}.{bits}.broken", a, b))
            ran = both.interpreted(f"{opcode}.{flag}.{bits}", a, b)
            seen.add(broken)
            if broken:
                assert isinstance(ran.returned, Poison), (a, b)
                assert ran.returned.reason.startswith(flag)
            else:
                assert ran.returned == both.native(f"{opcode}.{flag}.{bits}", a, b), (a, b)
    always_kept = bits == 1 and (opcode in {"shl", "lshr", "ashr", "udiv", "sdiv"} or (opcode, flag) == ("mul", "nuw"))
    assert seen == ({False} if always_kept else {False, True})


@pytest.mark.parametrize("bits", [8, 32])
@pytest.mark.parametrize("wide", [33, 64])
def test_sign_extension(both: Both, bits: int, wide: int):
    for a in edges(bits):
        name = f"sext.{bits}.{wide}"
        assert both.interpreted(name, a, 0).returned == both.native(name, a, 0)


INTRINSICS = {
    "umin": 2, "umax": 2, "smin": 2, "smax": 2, "uadd.sat": 2, "usub.sat": 2, "sadd.sat": 2, "ssub.sat": 2,
    "fshl": 3, "fshr": 3, "ctpop": 1, "bitreverse": 1, "bswap": 1,
}  # fmt: skip


def test_the_intrinsics_that_the_host_has_too():
    text, declared = "", ""
    for name, arity in INTRINSICS.items():
        for bits in (16, 32, 64):
            operands = ", ".join(f"i{bits} %{x}" for x in "aba"[:arity])
            text += wrapped(f"{name}.{bits}", bits, f"  %r = call i{bits} @llvm.{name}.i{bits}({operands})\n")
            declared += f"declare i{bits} @llvm.{name}.i{bits}({', '.join([f'i{bits}'] * arity)})\n"
    for name in ("ctlz", "cttz", "abs"):
        for bits in (16, 32):
            text += wrapped(f"{name}.{bits}", bits, f"  %r = call i{bits} @llvm.{name}.i{bits}(i{bits} %a, i1 false)\n")
            declared += f"declare i{bits} @llvm.{name}.i{bits}(i{bits}, i1)\n"
    run = Both(text + declared)
    for function in run.module["kernels"]:
        name = function["name"]
        bits = int(name.rpartition(".")[2])
        for a in edges(bits):
            for b in edges(bits)[::3]:
                assert run.interpreted(name, a, b).returned == run.native(name, a, b), (name, a, b)


class Program:
    """A random straight-line program on i64, with diamonds and vectors, that never does anything undefined."""

    def __init__(self, name: str, chance: random.Random):
        self.chance, self.lines, self.count, self.block = chance, [], 0, "entry"
        self.live = ["%a", "%b"]
        steps = [self.operator, self.division, self.shift, self.narrow, self.choice, self.diamond, self.vector]
        for _ in range(chance.randrange(6, 16)):
            chance.choice(steps)()
        body = "\n".join(self.lines)
        self.text = f"define i64 @{name}(i64 %a, i64 %b) {{\nentry:\n{body}\n  ret i64 {self.live[-1]}\n}}\n"

    def value(self) -> str:
        constant = str(self.chance.choice([0, 1, -1, 7, 2**31, -(2**63)]))
        return self.chance.choice([*self.live[-4:], *self.live[:2], constant])

    def emit(self, right: str, keep: bool = True) -> str:
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"  {name} = {right}")
        if keep:
            self.live.append(name)
        return name

    def operator(self) -> None:
        self.emit(f"{self.chance.choice(['add', 'sub', 'mul', 'and', 'or', 'xor'])} i64 {self.value()}, {self.value()}")

    def division(self) -> None:
        positive = self.emit(f"and i64 {self.value()}, 1048575", keep=False)
        divisor = self.emit(f"or i64 {positive}, 1", keep=False)
        self.emit(f"{self.chance.choice(['udiv', 'urem', 'sdiv', 'srem'])} i64 {self.value()}, {divisor}")

    def shift(self) -> None:
        amount = self.emit(f"and i64 {self.value()}, 63", keep=False)
        self.emit(f"{self.chance.choice(['shl', 'lshr', 'ashr'])} i64 {self.value()}, {amount}")

    def narrow(self) -> None:
        bits = self.chance.choice([1, 8, 17, 32])
        cut = self.emit(f"trunc i64 {self.value()} to i{bits}", keep=False)
        self.emit(f"{self.chance.choice(['zext', 'sext'])} i{bits} {cut} to i64")

    def condition(self) -> str:
        return self.emit(f"icmp {self.chance.choice(PREDICATES)} i64 {self.value()}, {self.value()}", keep=False)

    def choice(self) -> None:
        condition = self.condition()
        self.emit(f"select i1 {condition}, i64 {self.value()}, i64 {self.value()}")

    def diamond(self) -> None:
        self.count += 1
        label, condition, outer = f"d{self.count}", self.condition(), list(self.live)
        self.lines.append(f"  br i1 {condition}, label %{label}.t, label %{label}.f\n{label}.t:")
        self.operator()
        then, self.live = self.live[-1], list(outer)
        self.lines.append(f"  br label %{label}.end\n{label}.f:")
        self.shift()
        otherwise, self.live = self.live[-1], outer
        self.lines.append(f"  br label %{label}.end\n{label}.end:")
        self.emit(f"phi i64 [ {then}, %{label}.t ], [ {otherwise}, %{label}.f ]")

    def vector(self) -> None:
        vector = self.emit(f"bitcast i64 {self.value()} to <4 x i16>", keep=False)
        other = self.emit(f"bitcast i64 {self.value()} to <4 x i16>", keep=False)
        mask = ", ".join(f"i32 {self.chance.randrange(8)}" for _ in range(4))
        mixed = self.emit(f"shufflevector <4 x i16> {vector}, <4 x i16> {other}, <4 x i32> <{mask}>", keep=False)
        total = self.emit(f"{self.chance.choice(['add', 'mul', 'xor'])} <4 x i16> {mixed}, {vector}", keep=False)
        element = self.emit(f"extractelement <4 x i16> {total}, i32 {self.chance.randrange(4)}", keep=False)
        put = self.emit(f"insertelement <4 x i16> {total}, i16 {element}, i32 {self.chance.randrange(4)}", keep=False)
        self.emit(f"bitcast <4 x i16> {put} to i64")


def test_random_programs_give_what_the_jit_gives():
    chance = random.Random(7)
    programs = [Program(f"p{i}", chance) for i in range(80)]
    run = Both("".join(program.text for program in programs))
    for i in range(len(programs)):
        for _ in range(12):
            a, b = (chance.choice([chance.getrandbits(64), chance.getrandbits(8), *edges(64)]) for _ in range(2))
            ran = run.interpreted(f"p{i}", a, b)
            assert ran.trouble is None
            assert ran.returned == run.native(f"p{i}", a, b), programs[i].text


LOOP = """
define i64 @collatz(i64 %n, i64 %most) {
entry:
  br label %head
head:
  %x = phi i64 [ %n, %entry ], [ %next, %join ]
  %i = phi i64 [ 0, %entry ], [ %j, %join ]
  %one = icmp ule i64 %x, 1
  %late = icmp uge i64 %i, %most
  %stop = or i1 %one, %late
  br i1 %stop, label %done, label %body
body:
  %odd = and i64 %x, 1
  switch i64 %odd, label %no [
    i64 0, label %even
    i64 1, label %up
  ]
even:
  %half = lshr exact i64 %x, 1
  br label %join
up:
  %triple = mul i64 %x, 3
  %more = add i64 %triple, 1
  br label %join
no:
  unreachable
join:
  %next = phi i64 [ %half, %even ], [ %more, %up ]
  %j = add nuw nsw i64 %i, 1
  br label %head
done:
  %packed = shl i64 %i, 32
  %r = or i64 %packed, %x
  ret i64 %r
}
"""


def test_loops_and_switches():
    run = Both(LOOP)
    for n in (1, 7, 27, 97):
        for most in (0, 3, 500):
            assert run.interpreted("collatz", n, most).returned == run.native("collatz", n, most)


def test_a_loop_without_end_is_reported():
    module = msgspec.to_builtins(
        read_text(f"{TRIPLE}define void @f() {{\n  br label %a\na:\n  br label %a\n}}\n", "f.ll")
    )
    ran = interpret(module, "f")
    assert not ran.trouble.undefined
    assert "more than" in ran.trouble.reason


MEMORY = """
define i64 @locals(i64 %a, i64 %b) {{
  %array = alloca [4 x {{ i8, i32, [2 x i16] }}], align 8{space}
  %i = and i64 %a, 3
  %j = and i64 %b, 1
  %zero = getelementptr inbounds [4 x {{ i8, i32, [2 x i16] }}], {pointer} %array, i64 0, i64 %i, i32 1
  store i32 0, {pointer} %zero, align 4
  %place = getelementptr inbounds [4 x {{ i8, i32, [2 x i16] }}], {pointer} %array, i64 0, i64 %i, i32 2, i64 0
  %both = trunc i64 %b to i32
  store i32 %both, {pointer} %place, align 4
  %one = getelementptr inbounds [4 x {{ i8, i32, [2 x i16] }}], {pointer} %array, i64 0, i64 %i, i32 2, i64 %j
  %half = load i16, {pointer} %one, align 2
  %pair = load <2 x i16>, {pointer} %place, align 4
  %high = extractelement <2 x i16> %pair, i64 1
  %sum = add i16 %half, %high
  %whole = load i64, {pointer} %zero, align 4
  %r16 = zext i16 %sum to i64
  %r = add i64 %whole, %r16
  ret i64 %r
}}
"""


def test_locals_in_memory():
    run = Both(
        MEMORY.format(space=", addrspace(5)", pointer="ptr addrspace(5)"),
        on_host=MEMORY.format(space="", pointer="ptr"),
    )
    opcodes = [instruction["opcode"] for instruction in run.module["kernels"][0]["blocks"][0]["instructions"]]
    assert "alloca" in opcodes, "nothing to test"
    for a in (0, 1, 6, 7):
        for b in (0x12345678, 0xFFFF0001, 3):
            assert run.interpreted("locals", a, b).returned == run.native("locals", a, b)


SIZED = [
    "i24", "i20", "i1", "i64", "half", "float", "<3 x i16>", "<3 x i32>", "<2 x i8>", "{ i8, i64 }", "{ i64, i8 }",
    "<{ i8, i32 }>", "[3 x i20]", "{ i8, [3 x i16], <2 x float> }", "[2 x { i16, i8 }]",
]  # fmt: skip


def test_sizes_of_types_in_arrays():
    """The host agrees with amdgcn about these types."""
    text = "".join(
        f"define i64 @size{i}(i64 %a) {{\n  %q = getelementptr {kind}, ptr null, i64 %a\n"
        f"  %r = ptrtoint ptr %q to i64\n  ret i64 %r\n}}\n"
        for i, kind in enumerate(SIZED)
    )
    run = Both(text)
    for i, kind in enumerate(SIZED):
        for a in (0, 1, 7, 2**64 - 1):
            assert run.interpreted(f"size{i}", a).returned == run.native(f"size{i}", a), kind


# name, body of a kernel of (ptr addrspace(1) %p, i32 %x), x, what is said ("" if it runs through)
POISON = [
    ("overflow reaches an address", "%i = add nsw i32 %x, 1\n%q = getelementptr i32, ptr addrspace(1) %p, i32 %i\n"
     "store i32 0, ptr addrspace(1) %q", 2**31 - 1, "the address is poison: nsw: 2147483647 + 1 leaves 32 signed bits"),
    ("one less does not", "%i = add nsw i32 %x, 1\n%q = getelementptr i32, ptr addrspace(1) %p, i32 %i\n"
     "store i32 0, ptr addrspace(1) %q", 2**31 - 2, ""),
    ("overflow that only data see", "%i = add nsw i32 %x, 1\nstore i32 %i, ptr addrspace(1) %p", 2**31 - 1, ""),
    ("overflow in the arm that is not chosen", "%i = add nsw i32 %x, 1\n%s = select i1 false, i32 %i, i32 0\n"
     "%q = getelementptr i32, ptr addrspace(1) %p, i32 %s\nstore i32 0, ptr addrspace(1) %q", 2**31 - 1, ""),
    ("poison decides a select", "%i = add nsw i32 %x, 1\n%c = icmp eq i32 %i, 0\n%s = select i1 %c, i32 1, i32 2\n"
     "%q = getelementptr i32, ptr addrspace(1) %p, i32 %s\nstore i32 0, ptr addrspace(1) %q", 2**31 - 1,
     "the address is poison"),
    ("poison decides a branch", "%i = add nsw i32 %x, 1\n%c = icmp eq i32 %i, 0\nbr i1 %c, label %t, label %t\nt:",
     2**31 - 1, "the branch's condition is poison"),
    ("frozen poison is some number", "%i = add nsw i32 %x, 1\n%f = freeze i32 %i\n"
     "%q = getelementptr i32, ptr addrspace(1) %p, i32 %f\nstore i32 0, ptr addrspace(1) %q", 2**31 - 1, ""),
    ("poison divides", "%i = add nsw i32 %x, 1\n%d = udiv i32 7, %i", 2**31 - 1, "the divisor is poison"),
    ("poison is divided", "%i = add nsw i32 %x, 1\n%d = udiv i32 %i, 7", 2**31 - 1, ""),
    ("zero divides", "%d = urem i32 7, %x", 0, "division by zero"),
    ("zero divides poison", "%i = add nsw i32 %x, -1\n%d = udiv i32 %i, 0", -(2**31), "division by zero"),
    ("the one quotient too large", "%d = sdiv i32 %x, -1", 2**31, "leaves 32 signed bits"),
    ("undef decides a branch", "br i1 undef, label %t, label %t\nt:", 0, "the branch's condition is undef"),
    ("undef is an address", "store i32 0, ptr addrspace(1) undef", 0, "the address is undef"),
    ("a local nobody wrote", "%l = alloca i32, align 4, addrspace(5)\n%v = load i32, ptr addrspace(5) %l, align 4\n"
     "%c = icmp eq i32 %v, 0\nbr i1 %c, label %t, label %t\nt:", 0, "undef"),
    ("shift by the width", "%i = shl i32 1, %x\n%q = getelementptr i8, ptr addrspace(1) %p, i32 %i\n"
     "store i8 0, ptr addrspace(1) %q", 32, "shift by 32 of 32 bits"),
    ("shift by one less", "%i = shl i32 1, %x\n%q = getelementptr i8, ptr addrspace(1) %p, i32 %i\n"
     "store i8 0, ptr addrspace(1) %q", 31, ""),
    ("an element past the vector", "%i = extractelement <2 x i32> <i32 1, i32 2>, i32 %x\n"
     "%q = getelementptr i8, ptr addrspace(1) %p, i32 %i\nstore i8 0, ptr addrspace(1) %q", 2, "element 2 of 2"),
    ("an assumption that fails", "%c = icmp ult i32 %x, 5\ncall void @llvm.assume(i1 %c)", 5, "assume"),
    ("an assumption that holds", "%c = icmp ult i32 %x, 5\ncall void @llvm.assume(i1 %c)", 4, ""),
    ("an offset past 64 bits", "%w = sext i32 %x to i64\n%i = shl i64 %w, 40\n"
     "%q = getelementptr inbounds [256 x i8], ptr addrspace(1) %p, i64 %i\nstore i8 0, ptr addrspace(1) %q", 2**22,
     "inbounds"),
    ("an address below zero", "%q = getelementptr inbounds i8, ptr addrspace(3) inttoptr (i32 16 to ptr addrspace(3)),"
     " i32 %x\nstore i8 0, ptr addrspace(3) %q", 2**32 - 17, "inbounds: address -1 leaves 32 bits"),
    ("an address of zero", "%q = getelementptr inbounds i8, ptr addrspace(3) inttoptr (i32 16 to ptr addrspace(3)),"
     " i32 %x\nstore i8 0, ptr addrspace(3) %q", 2**32 - 16, ""),
    ("an unaligned store", "%q = getelementptr i8, ptr addrspace(1) %p, i32 %x\nstore i32 0, ptr addrspace(1) %q, align 4",
     2, "no multiple of 4"),
    ("an aligned store", "%q = getelementptr i8, ptr addrspace(1) %p, i32 %x\nstore i32 0, ptr addrspace(1) %q, align 4",
     4, ""),
    ("loaded data as an address", "%i = load i32, ptr addrspace(1) %p\n%q = getelementptr i8, ptr addrspace(1) %p, i32 %i\n"
     "store i8 0, ptr addrspace(1) %q", 0, "depends on loaded data"),
    ("code that cannot be reached", "unreachable", 0, "unreachable"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "x", "said"), [case[1:] for case in POISON], ids=[case[0] for case in POISON])
def test_poison_worked_out_by_hand(body: str, x: int, said: str):
    end = "" if body == "unreachable" else "\nret void"
    text = f"{TRIPLE}define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %x) {{\n{body}{end}\n}}\n"
    module = msgspec.to_builtins(read_text(text + "declare void @llvm.assume(i1)\n", "poison.ll"))
    ran = Wave(module=module, kernel="k", arguments={"x": x}).run(0)
    assert (ran.trouble is None) == (said == ""), ran.trouble
    if said:
        assert said in ran.trouble.reason
        assert ran.trouble.undefined == ("loaded data" not in said)


LANES = """
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.ballot.i32(i1)
define i32 @place() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call i32 @llvm.amdgcn.workgroup.id.y()
  %s = shl i32 %b, 16
  %r = or disjoint i32 %s, %t
  ret i32 %r
}
define i32 @lane() {
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %hi = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
  ret i32 %hi
}
define i32 @even_lanes_below() {
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 1431655765, i32 0)
  %hi = call i32 @llvm.amdgcn.mbcnt.hi(i32 1431655765, i32 %lo)
  ret i32 %hi
}
define i32 @first() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %t, 7
  %c = icmp ult i32 %odd, 3
  br i1 %c, label %skip, label %ask
ask:
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  ret i32 %f
skip:
  ret i32 -1
}
define i32 @field() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call i32 @llvm.amdgcn.ubfe.i32(i32 %t, i32 4, i32 3)
  ret i32 %f
}
define i32 @unheard_of() {
  %f = call i32 @llvm.amdgcn.ballot.i32(i1 true)
  ret i32 %f
}
"""


def test_lanes_warps_and_blocks():
    module = msgspec.to_builtins(read_text(TRIPLE + LANES, "lanes.ll"))

    def wave(name: str) -> list[object]:
        return [ran.returned for ran in Wave(module=module, kernel=name, warp=2, block=(0, 5, 0)).lanes()]

    assert wave("place") == [5 << 16 | (128 + lane) for lane in range(64)]
    assert wave("lane") == list(range(64))
    assert wave("even_lanes_below") == [(lane + 1) // 2 for lane in range(64)]
    assert wave("field") == [(128 + lane) // 16 % 8 for lane in range(64)]
    assert wave("first") == [2**32 - 1 if lane % 8 < 3 else 131 for lane in range(64)], "the first lane that asks is 3"


def test_a_call_that_nobody_knows_is_not_guessed():
    module = msgspec.to_builtins(read_text(TRIPLE + LANES, "lanes.ll"))
    trouble = Wave(module=module, kernel="unheard_of").run(0).trouble
    assert not trouble.undefined
    assert "llvm.amdgcn.ballot" in trouble.reason
    told = Wave(module=module, kernel="unheard_of", known={"llvm.amdgcn.ballot.i32": 9}).run(0)
    assert told.returned == 9


def test_a_missing_argument_or_kernel_is_refused():
    text = f"{TRIPLE}define void @k(i32 %n, ptr %p) {{\n  ret void\n}}\n"
    module = msgspec.to_builtins(read_text(text, "k.ll"))
    assert Wave(module=module, kernel="k", arguments={"n": 3}).run(63).trouble is None
    with pytest.raises(ConfigError, match="argument n of k has no value"):
        Wave(module=module, kernel="k")
    with pytest.raises(ConfigError, match="no function 'j'"):
        Wave(module=module, kernel="j")
    with pytest.raises(ConfigError, match="not 64"):
        Wave(module=module, kernel="k", arguments={"n": 3}).run(64)
