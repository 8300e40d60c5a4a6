"""Instruction meanings against machine code: LLVM's own JIT runs what the symbolic reading says, at edge values.

Poison is compared with a predicate over exact Python integers; the machine code is compiled without the flags.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

llvm = pytest.importorskip("llvmlite.binding")

from tileprove.prover.kernels.binding.reading import choose, read_text  # noqa: E402
from tileprove.prover.kernels.loops.paths import trace  # noqa: E402
from tileprove.prover.kernels.machine.launch import Launch  # noqa: E402
from tileprove.prover.language.meanings import python  # noqa: E402

FLAG = re.compile(r"\b(nsw|nuw|exact|disjoint|nneg|samesign) ")


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def fits(value: int, bits: int) -> bool:
    return signed(value, bits) == value


Poison = Callable[[int, int, int], bool]


def unsigned(function: Callable[[int, int], int]) -> Poison:
    return lambda a, b, n: not 0 <= function(a % (1 << n), b % (1 << n)) < 1 << n


@dataclass(frozen=True)
class Snippet:
    """%r of width ``out`` from %a and %b of the width; legal: where the machine may be asked."""

    text: str
    out: int = 0
    poison: Poison = lambda a, b, n: False
    legal: Poison = lambda a, b, n: True


OF_TWO = ("smin", "smax", "umin", "umax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat")
MASKS = """%c = icmp slt iN %a, 5
%d = icmp sgt iN %b, -3
%e = icmp slt iN %b, %a
%c8 = sext i1 %c to iN
%c3 = shl iN %c8, 3
%d0 = zext i1 %d to iN
%d2 = shl iN %d0, 2
%cd = or iN %c3, %d2
%e8 = sext i1 %e to iN
%e1 = and iN %e8, 2
%w = or iN %cd, %e1
"""  # conditions packed into a word
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
SNIPPETS = [
    *(Snippet(f"%r = {op} iN %a, %b") for op in ("add", "sub", "mul", "and", "or", "xor")),
    *(Snippet(f"%r = {op} iN %a, {c}") for op in ("and", "or", "xor") for c in (1, 6, 7, 96, -8, -128, 127, -1)),
    *(Snippet(f"%c = icmp {p} iN %a, %b\n%r = zext i1 %c to iN") for p in PREDICATES),
    *(Snippet(f"%c = icmp {p} iN %a, {c}\n%r = sext i1 %c to iN") for p in PREDICATES for c in (0, 5, -1)),
    *(Snippet(MASKS + f"%y = lshr iN %w, {k}\n%r = and iN %y, {mask}") for k, mask in ((0, -1), (1, 1), (2, 1), (3, 5))),
    *(Snippet(f"%s = and iN %b, 7\n%r = {op} iN %a, %s") for op in ("shl", "lshr", "ashr")),
    *(Snippet(f"%r = {op} iN %a, {c}") for op in ("shl", "lshr", "ashr") for c in (0, 1, 3, 7)),
    *(Snippet(f"%r = {op} iN %a, {c}") for op in ("sdiv", "srem") for c in (1, 3, 8, 56, -5)),
    *(Snippet(f"%r = {op} iN %a, {c}") for op in ("udiv", "urem") for c in (1, 3, 8, 56, 100)),
    *(Snippet(f"%m = and iN %b, 63\n%d = add iN %m, 1\n%r = {op} iN %a, %d") for op in ("sdiv", "srem", "udiv", "urem")),
    *(Snippet(f"%r = call iN @llvm.{f}.iN(iN %a, iN %b)") for f in OF_TWO),
    Snippet("%c = icmp slt iN %a, %b\n%r = select i1 %c, iN %b, iN 12"),
    Snippet("%t = trunc iN %a to i5\n%r = zext i5 %t to iN"),
    Snippet("%t = trunc iN %a to i5\n%r = sext i5 %t to iN"),
    Snippet("%o = or iN %a, %b\n%c = icmp sgt iN %o, -1\n%r = zext i1 %c to iN"),
    Snippet("%o = and iN %a, %b\n%c = icmp slt iN %o, 0\n%r = zext i1 %c to iN"),
    Snippet("%x = sext iN %a to i64\n%y = zext iN %b to i64\n%r = mul i64 %x, %y", 64),
    Snippet("%w = shl iN %a, 3\n%x = add iN %w, %b\n%r = ashr iN %x, 2"),
    Snippet("%r = add nsw iN %a, %b", poison=lambda a, b, n: not fits(a + b, n)),
    Snippet("%r = sub nsw iN %a, %b", poison=lambda a, b, n: not fits(a - b, n)),
    Snippet("%r = mul nsw iN %a, %b", poison=lambda a, b, n: not fits(a * b, n)),
    Snippet("%r = shl nsw iN %a, 3", poison=lambda a, b, n: not fits(a * 8, n)),
    Snippet("%r = add nuw iN %a, %b", poison=unsigned(lambda a, b: a + b)),
    Snippet("%r = sub nuw iN %a, %b", poison=unsigned(lambda a, b: a - b)),
    Snippet("%r = mul nuw iN %a, %b", poison=unsigned(lambda a, b: a * b)),
    Snippet("%r = shl nuw iN %a, 3", poison=unsigned(lambda a, b: a * 8)),
    Snippet("%r = mul nuw nsw iN %a, %b",
            poison=lambda a, b, n: not fits(a * b, n) or unsigned(lambda x, y: x * y)(a, b, n)),
    Snippet("%r = lshr exact iN %a, 2", poison=lambda a, b, n: a % 4 != 0),
    Snippet("%r = ashr exact iN %a, 3", poison=lambda a, b, n: a % 8 != 0),
    Snippet("%r = sdiv exact iN %a, 8", poison=lambda a, b, n: a % 8 != 0),
    Snippet("%r = udiv exact iN %a, 12", poison=lambda a, b, n: a % (1 << n) % 12 != 0),
    Snippet("%r = or disjoint iN %a, 5", poison=lambda a, b, n: a & 5 != 0),
    Snippet("%r = or disjoint iN %a, %b", poison=lambda a, b, n: a & b != 0),
    Snippet("%r = zext nneg iN %a to i64", 64, poison=lambda a, b, n: a < 0),
    Snippet("%t = trunc nsw iN %a to i6\n%r = sext i6 %t to iN", poison=lambda a, b, n: not fits(a, 6)),
    Snippet("%t = trunc nuw iN %a to i6\n%r = zext i6 %t to iN", poison=lambda a, b, n: not 0 <= a < 64),
    Snippet("%c = icmp samesign ult iN %a, %b\n%r = zext i1 %c to iN", poison=lambda a, b, n: (a < 0) != (b < 0)),
    Snippet("%s = add iN %b, 0\n%r = shl iN %a, %s", poison=lambda a, b, n: not 0 <= b < n,
            legal=lambda a, b, n: 0 <= b < n),
    # poison that is not chosen does no harm; frozen poison is some number
    Snippet("%x = add nsw iN %a, %b\n%c = icmp slt iN %a, 0\n%r = select i1 %c, iN 1, iN %x",
            poison=lambda a, b, n: a >= 0 and not fits(a + b, n)),
]  # fmt: skip
WIDTHS = (8, 32)
EDGES = {n: sorted({0, 1, 2, 5, 7, 8, 63, 64, 100, -1, -2, -5, -8, -100, 2 ** (n - 1) - 1, -(2 ** (n - 1)), 2 ** (n - 2)})
         for n in WIDTHS}  # fmt: skip


def functions(gpu: bool) -> str:
    lines = ['target triple = "amdgcn-amd-amdhsa"'] if gpu else []
    for n in WIDTHS:
        lines += [f"declare i{n} @llvm.{f}.i{n}(i{n}, i{n})" for f in OF_TWO]
        for number, snippet in enumerate(SNIPPETS):
            out = snippet.out or n
            body = snippet.text.replace("iN", f"i{n}")
            if not gpu:
                body = FLAG.sub("", body)
            widen = [f"%z = zext i{out} %r to i64"] if out < 64 else ["%z = add i64 %r, 0"]
            if gpu:
                head = f"define amdgpu_kernel void @f{n}_{number}(ptr addrspace(1) %p, i{n} %a, i{n} %b) {{"
                tail = [
                    "%q = getelementptr i8, ptr addrspace(1) %p, i64 %z",
                    "store i8 0, ptr addrspace(1) %q",
                    "ret void",
                ]
            else:
                head, tail = f"define i64 @f{n}_{number}(i{n} %a, i{n} %b) {{", ["ret i64 %z"]
            lines += [head, *body.split("\n"), *widen, *tail, "}"]
    return "\n".join(lines)


@pytest.fixture(scope="module")
def machine_code():
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    engine = llvm.create_mcjit_compiler(
        llvm.parse_assembly(functions(gpu=False)), llvm.Target.from_default_triple().create_target_machine()
    )
    engine.finalize_object()
    return engine


@pytest.fixture(scope="module")
def module():
    return read_text(functions(gpu=True), "snippets.ll")


@pytest.mark.parametrize("n", WIDTHS)
@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_instruction(module, machine_code, n, number):
    snippet = SNIPPETS[number]
    kernel = choose(module, f"f{n}_{number}")
    (access,) = trace(module, kernel, Launch.of((64, 1, 1))).accesses
    assert access.why == ""
    native = {8: ctypes.c_int8, 32: ctypes.c_int32}[n]
    function = ctypes.CFUNCTYPE(ctypes.c_int64, native, native)(machine_code.get_function_address(f"f{n}_{number}"))
    poisoned = 0
    for a in EDGES[n]:
        for b in EDGES[n]:
            point = {"a": a, "b": b}
            fine = python.evaluate(point, access.ok)[0]
            assert fine == (not snippet.poison(a, b, n)), point
            poisoned += not fine
            if fine and snippet.legal(a, b, n):
                assert signed(python.evaluate(point, access.address.term)[0], 64) == function(a, b), point
    assert bool(poisoned) == any(snippet.poison(a, b, n) for a in EDGES[n] for b in EDGES[n])
