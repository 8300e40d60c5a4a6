"""Pairs of accesses of two threads, as kernels make them: whether the bytes of the one are never bytes of the other.

Blocks, sizes and iterations have no end where a kernel's have none. Right ones stand beside wrong ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.constructors import either, negation
from tileprove.prover.language.obligations import Obligation
from tileprove.prover.language.terms import Term, integer, truth


class Pair(NamedTuple):
    name: str
    obligation: Obligation
    right: bool


PAIRS: list[Pair] = []
B = integer("B", 1, 1025)
t, u = integer("t", 0, B), integer("u", 0, B)


def overlap(
    name: str, a: Term, b: Term, given: Sequence[Term] = (), n: int = 4, m: int = 4, right: bool = True,
    differ: Term | None = None,
) -> None:  # fmt: skip
    """n bytes at a and m bytes at b, of threads that differ: one ends before the other begins."""
    other = negation(t == u) if differ is None else differ
    _stated(name, Case("", either(a + n <= b, b + m <= a), [*given, other]), right)


def slots(
    name: str, a: Term, b: Term, given: Sequence[Term] = (), right: bool = True, differ: Term | None = None,
    equal: bool = False,
) -> None:  # fmt: skip
    """The same of words of four bytes. equal: said as "at one place there is one thread"."""
    if equal:
        other = negation(t == u) if differ is None else differ
        _stated(name, Case("", negation(other), [*given, a == b]), right)
    else:
        overlap(name, a * 4, b * 4, given, 4, 4, right, differ)


def _stated(name: str, case: Case, right: bool) -> None:
    (obligation,) = Claim("threads", "apart", name, lambda: iter([case])).obligations()
    PAIRS.append(Pair(name, obligation, right))


def padded(x: Term, every: Term | int) -> Term:
    return x + x // every


S = integer("s", 1)
slots("own", t, u)
slots("tree", t, u + S, [t < S, u < S])
slots("tree <=", t, u + S, [t <= S, u <= S], right=False)
slots("tree write-write", t, u, [t < S, u < S])
slots("interleaved", t, u + S, [t % (2 * S) == 0, u % (2 * S) == 0])
slots("interleaved wrong", t, u + S, [t % S == 0, u % S == 0], right=False)
slots("strided", 2 * S * t, 2 * S * u + S)
slots("strided wrong", S * t, S * u + S, right=False)
slots("scan in place", t, u - S, [t >= S, u >= S], right=False)
N, K, L, P = integer("n", 1), integer("k", 0), integer("l", 0), integer("p", 0, 2)
slots("double buffer", (1 - P) * N + t, P * N + u - S, [u >= S, N >= B])
slots("double buffer t", (1 - P) * N + t, P * N + u, [N >= B])
slots("double buffer small", (1 - P) * N + t, P * N + u, [N >= B - 1], right=False)
slots("blelloch up w-w", S * (2 * t + 2) - 1, S * (2 * u + 2) - 1)
slots("blelloch up w-r", S * (2 * t + 2) - 1, S * (2 * u + 1) - 1)
slots("blelloch padded w-w", padded(S * (2 * t + 2) - 1, 32), padded(S * (2 * u + 2) - 1, 32))
slots("blelloch padded w-r", padded(S * (2 * t + 2) - 1, 32), padded(S * (2 * u + 1) - 1, 32))
slots("padded own", padded(t, 32), padded(u, 32))
W = integer("w", 1)
slots("padded w own", padded(t, W), padded(u, W))
M = integer("m", 0, 1024)
J = integer("j", 0, 10)
t10, u10 = integer("t", 0, 1024), integer("u", 0, 1024)
slots("butterfly in place", t10, u10 ^ M, right=False, differ=negation(t10 == u10))
slots("bitonic guard", t10, u10 ^ M, [(t10 ^ M) > t10, (u10 ^ M) > u10], differ=negation(t10 == u10))
slots(
    "bitonic guard j",
    t10,
    u10 ^ (1 << J),
    [(t10 ^ (1 << J)) > t10, (u10 ^ (1 << J)) > u10],
    differ=negation(t10 == u10),
)
slots("bitonic partners", t10 ^ (1 << J), u10 ^ (1 << J), differ=negation(t10 == u10))
tt, uu, X = integer("tt", 0), integer("uu", 0), integer("x", 0)
JJ = integer("jj", 0)
D = negation(tt == uu)
slots("bitonic guard unbounded", tt, uu ^ X, [(tt ^ X) > tt, (uu ^ X) > uu], differ=D)
slots("bitonic partners unbounded", tt ^ X, uu ^ X, differ=D)
slots("bitonic guard unbounded j", tt, uu ^ (1 << JJ), [(tt ^ (1 << JJ)) > tt, (uu ^ (1 << JJ)) > uu], differ=D)
slots("butterfly unbounded", tt, uu ^ (1 << JJ), differ=D, right=False)
# 2-D
BX, BY = integer("bx", 1), integer("by", 1)
tx, ty, ux, uy = integer("tx", 0, BX), integer("ty", 0, BY), integer("ux", 0, BX), integer("uy", 0, BY)
D2 = either(negation(tx == ux), negation(ty == uy))
slots("2-D own", ty * BX + tx, uy * BX + ux, differ=D2)
slots("2-D padded", ty * (BX + 1) + tx, uy * (BX + 1) + ux, differ=D2)
slots("2-D transposed write", tx * (BY + 1) + ty, ux * (BY + 1) + uy, differ=D2)
slots("2-D wrong pitch", ty * BY + tx, uy * BY + ux, differ=D2, right=False)
slots("2-D pitch", ty * N + tx, uy * N + ux, [N >= BX], differ=D2)
slots("2-D pitch less", ty * N + tx, uy * N + ux, [N >= BX - 1], differ=D2, right=False)
slots("halo inner/left", (ty + 1) * (BX + 2) + tx + 1, (uy + 1) * (BX + 2), [ux == 0], differ=D2)
slots("halo inner/right", (ty + 1) * (BX + 2) + tx + 1, (uy + 1) * (BX + 2) + BX + 1, [ux == BX - 1], differ=D2)
slots("halo left/right", (ty + 1) * (BX + 2), (uy + 1) * (BX + 2) + BX + 1, [tx == 0, ux == BX - 1])
slots("halo inner/top", (ty + 1) * (BX + 2) + tx + 1, ux + 1, [uy == 0], differ=D2)
slots("halo inner/corner", (ty + 1) * (BX + 2) + tx + 1, (BY + 1) * (BX + 2) + BX + 1, differ=D2)
slots("halo inner/left r", (ty + S) * (BX + 2 * S) + tx + S, (uy + S) * (BX + 2 * S) + ux, [ux < S], differ=D2)
slots("halo right r", (ty + S) * (BX + 2 * S) + tx + S, (uy + S) * (BX + 2 * S) + ux + BX + S, [ux < S], differ=D2)
slots("block stride", t + K * B, u + L * B)
H = integer("h", 1)
G = integer("g", 1)
b1, b2 = integer("b1", 0, G), integer("b2", 0, G)
DG = either(negation(t == u), negation(b1 == b2))
slots("grid stride", b1 * B + t + K * (B * G), b2 * B + u + L * (B * G), differ=DG, equal=True)
slots("global own", b1 * B + t, b2 * B + u, differ=DG)
slots("global wrong", b1 * (B - 1) + t, b2 * (B - 1) + u, differ=DG, right=False)
bin1, bin2 = integer("bin1", 0), integer("bin2", 0)
slots("histogram columns", bin1 * B + t, bin2 * B + u)
slots("histogram rows", t * N + bin1, u * N + bin2, [bin1 < N, bin2 < N])
slots("histogram rows wrong", t * N + bin1, u * N + bin2, [bin1 <= N, bin2 < N], right=False)
ST = integer("stages", 2)
x1, x2 = integer("x1", 0, N), integer("x2", 0, N)
slots("pipeline", (K + ST - 1) % ST * N + x1, K % ST * N + x2)
slots("pipeline late", (K + ST) % ST * N + x1, K % ST * N + x2, right=False)
slots("pipeline ahead 2", (K + ST - 2) % ST * N + x1, K % ST * N + x2, [ST >= 3])
slots("ping pong", (K + 1) % 2 * N + x1, K % 2 * N + x2)
slots("ping pong xor", (K % 2 ^ 1) * N + x1, K % 2 * N + x2)
slots("warp sums", t // 32, u // 32, [t % 32 == 0, u % 32 == 0])
slots("warp sums wrong", t // 32, u // 32, [t % 16 == 0, u % 16 == 0], right=False)
slots("warp sums w", t // W, u // W, [t % W == 0, u % W == 0])
slots("warp rows", t // 32 * 33 + t % 32, u // 32 * 33 + u % 32)
slots("warp rows w", t // W * (W + 1) + t % W, u // W * (W + 1) + u % W)
overlap("float4", t * 16, u * 16, n=16, m=16)
overlap("float4 short", t * 12, u * 12, n=16, m=16, right=False)
overlap("two arrays", t * 4, B * 4 + u * 4, differ=truth(True))
overlap("two arrays aligned", t * 4, (B * 4 + 15) // 16 * 16 + u * 16, n=4, m=16, differ=truth(True))
overlap("two arrays short", t * 4, (B * 4) // 16 * 16 + u * 16, n=4, m=16, right=False, differ=truth(True))
slots("odd-even", 2 * t + P, 2 * u + P + 1)
slots("odd-even w-w", 2 * t + P, 2 * u + P)
slots("rotate", (t + S) % B, (u + S) % B)
slots("rotate K", (t + S) % N, (u + S) % N, [B <= N])
slots("rotate wrong", (t + S) % N, (u + S) % N, [B <= N + 1], right=False)
slots("reverse in place", t, B - 1 - u, right=False)
slots("reverse w-w", B - 1 - t, B - 1 - u)
slots("fft lower", t // W * (2 * W) + t % W, u // W * (2 * W) + u % W)
slots("fft lower-upper", t // W * (2 * W) + t % W, u // W * (2 * W) + u % W + W)
slots("fft wrong", t // W * W + t % W, u // W * W + u % W + W, right=False)
pw = 1 << JJ
slots(
    "fft mask",
    2 * (tt - (tt & (pw - 1))) + (tt & (pw - 1)),
    2 * (uu - (uu & (pw - 1))) + (uu & (pw - 1)) + pw,
    differ=D,
)
slots(
    "fft shift", ((tt >> JJ) << (JJ + 1)) + (tt & (pw - 1)), ((uu >> JJ) << (JJ + 1)) + (uu & (pw - 1)) + pw, differ=D
)
slots(
    "fft mask bounded",
    2 * (t10 - (t10 & ((1 << J) - 1))) + (t10 & ((1 << J) - 1)),
    2 * (u10 - (u10 & ((1 << J) - 1))) + (u10 & ((1 << J) - 1)) + (1 << J),
    differ=negation(t10 == u10),
)
row1, row2 = integer("row1", 0), integer("row2", 0)
c1, c2 = integer("c1", 0, 32), integer("c2", 0, 32)
DR = either(negation(row1 == row2), negation(c1 == c2))
slots("xor rows", row1 * 32 + (c1 ^ row1 % 32), row2 * 32 + (c2 ^ row2 % 32), differ=DR, equal=True)
k1, k2 = integer("c1", 0, 8), integer("c2", 0, 8)
slots(
    "xor rows 8",
    row1 * 8 + (k1 ^ row1 % 8),
    row2 * 8 + (k2 ^ row2 % 8),
    differ=either(negation(row1 == row2), negation(k1 == k2)),
    equal=True,
)
slots(
    "xor rows short",
    row1 * 7 + (k1 ^ row1 % 8),
    row2 * 7 + (k2 ^ row2 % 8),
    differ=either(negation(row1 == row2), negation(k1 == k2)),
    right=False,
)
slots("wavefront", t * N + (K - t), u * N + (K - u), [t <= K, u <= K, K < N])
slots("wavefront any", t * N + (K - t), u * N + (K - u), [N >= 2])
slots("wavefront n 1", t * N + (K - t), u * N + (K - u), right=False)
overlap("bytes in words", t * 1, u * 1, n=1, m=1)
overlap("bytes of 4 columns", t % 4 + t // 4 * 4, u % 4 + u // 4 * 4, n=1, m=1)
overlap("half2 overlapping", t * 2, u * 2, n=4, m=4, right=False)
TILE = integer("tile", 1)
q1, q2, r1, r2 = integer("q1", 0, TILE), integer("q2", 0, TILE), integer("r1", 0, TILE), integer("r2", 0, TILE)
slots("floyd col/own", q1 * TILE + r1, q2 * TILE + K, [K < TILE, negation(r1 == K)], differ=truth(True))
slots("3-D own", (K * BY + ty) * BX + tx, (L * BY + uy) * BX + ux, differ=either(D2, negation(K == L)))
slots("coarsened", t * W + K, u * W + L, [K < W, L < W])
slots("coarsened stride", K * B + t, L * B + u, [K < W, L < W])
slots("lane rows", t % 32 * N + t // 32, u % 32 * N + u // 32, [B <= N * 32])
slots("lane rows wrong", t % 32 * N + t // 32, u % 32 * N + u // 32, [B <= N * 33], right=False)
slots("neighbour read", t + 1, u, [t % 2 == 0, u % 2 == 0])
slots("neighbour wrong", t + 1, u, right=False)
slots("neighbour pair", t + 1, u, [t % 2 == 0, u % 2 == 1, negation(u == t + 1)])
slots("half", t, u + B // 2, [t < B // 2, u < B // 2])
slots("half up", t, u + (B + 1) // 2, [t < B // 2, u < B // 2])
slots("half wrong", t, u + B // 2, [t < (B + 1) // 2, u < B // 2], right=False)
ss = integer("s", 1)
slots("tree odd", t, u + (ss + 1) // 2, [t < ss // 2, u < ss // 2])
slots("fft mod", 2 * (tt - tt % W) + tt % W, 2 * (uu - uu % W) + uu % W + W, differ=D)
slots("fft mod w-w", 2 * (tt - tt % W) + tt % W, 2 * (uu - uu % W) + uu % W, differ=D)
slots(
    "fft mask w-w", 2 * (tt - (tt & (pw - 1))) + (tt & (pw - 1)), 2 * (uu - (uu & (pw - 1))) + (uu & (pw - 1)), differ=D
)
slots("fft div j", tt // pw * (2 * pw) + tt % pw, uu // pw * (2 * pw) + uu % pw + pw, differ=D)
slots("ping pong 1-", (1 - K % 2) * N + x1, K % 2 * N + x2)
slots("ping pong xor own", (K % 2 ^ 1) * N + x1, (L % 2 ^ 1) * N + x2, [K % 2 == L % 2], differ=negation(x1 == x2))
slots("ring xor 3", (K % 4 ^ 3) * N + x1, K % 4 * N + x2)
