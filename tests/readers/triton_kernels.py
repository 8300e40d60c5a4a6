"""Kernels that Triton compiles to PTX."""

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def add_one(x, y, n, B: tl.constexpr):
    at = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(y + at, tl.load(x + at, mask=at < n, other=0.0) + 1.0, mask=at < n)


@triton.jit
def product(a, b, c, M, N, K, sa, sb, sc, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rows, columns = tl.program_id(0) * BM + tl.arange(0, BM), tl.program_id(1) * BN + tl.arange(0, BN)
    total = tl.zeros((BM, BN), tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        inner = k * BK + tl.arange(0, BK)
        left = (rows[:, None] < M) & (inner[None, :] < K)
        right = (inner[:, None] < K) & (columns[None, :] < N)
        one = tl.load(a + rows[:, None] * sa + inner[None, :], mask=left, other=0.0)
        other = tl.load(b + inner[:, None] * sb + columns[None, :], mask=right, other=0.0)
        total = tl.dot(one, other, total)
    inside = (rows[:, None] < M) & (columns[None, :] < N)
    tl.store(c + rows[:, None] * sc + columns[None, :], total.to(tl.float16), mask=inside)


TYPES = {
    add_one: {"x": "*fp32", "y": "*fp32", "n": "i32"},
    product: {**dict.fromkeys("abc", "*fp16"), **dict.fromkeys(("M", "N", "K", "sa", "sb", "sc"), "i32")},
}
NUMBERS = {add_one: {"B": 1024}, product: {"BM": 64, "BN": 64, "BK": 32}}


def ptx(kernel, capability):
    types, numbers = TYPES[kernel], NUMBERS[kernel]
    aligned = {(at,): [["tt.divisibility", 16]] for at in range(len(types))}
    source = ASTSource(kernel, {**types, **dict.fromkeys(numbers, "constexpr")}, constexprs=numbers, attrs=aligned)
    return triton.compile(source, target=GPUTarget("cuda", capability, 32)).asm["ptx"]
