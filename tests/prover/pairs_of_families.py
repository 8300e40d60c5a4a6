"""More pairs of accesses of two threads, by families of kernels: reductions, scans, transposes, tiles, halos, pipelines.

As in `pairs_of_threads`: block sizes, tiles and iterations are open, and each family has right ones and wrong neighbours.
"""

from __future__ import annotations

from pairs_of_threads import (
    BX,
    BY,
    D2,
    DG,
    DR,
    B,
    G,
    K,
    M,
    N,
    Pair,
    b1,
    b2,
    c1,
    c2,
    overlap,
    row1,
    row2,
    slots,
    t,
    tx,
    ty,
    u,
    ux,
    uy,
)
from pairs_of_threads import PAIRS as FIRST
from tileprove.prover.language.constructors import either, negation, where
from tileprove.prover.language.terms import Term, as_int, integer, truth

_BEFORE = len(FIRST)

J, W, S, H, P2 = integer("j"), integer("w", 1), integer("s", 1), integer("h", 1), integer("p", 0, 2)
tt, uu = integer("tt"), integer("uu")
D, APART = negation(tt == uu), negation(t == u)
pw = as_int(1) << J
ANY = truth(True)


def padded(x: Term, every: Term | int) -> Term:
    return x + x // every


# reductions
slots("reduce 2^j", t, u + pw, [t < pw, u < pw])
slots("reduce 2^j <=", t, u + pw, [t <= pw, u <= pw], right=False)
slots("reduce s >>= 1", t, u + (B >> (J + 1)), [t < B >> (J + 1), u < B >> (J + 1)])
slots("reduce s >>= 1, of twice", t, u + (B >> (J + 1)), [t < B >> J, u < B >> (J + 1)], right=False)
slots("reduce, n inside", t, u + S, [t < S, u < S, t + S < N, u + S < N])
slots("interleaved 2^j", t, u + pw, [t % (2 * pw) == 0, u % (2 * pw) == 0])
slots("interleaved mask", t, u + pw, [(t & (2 * pw - 1)) == 0, (u & (2 * pw - 1)) == 0])
slots("interleaved mask, of half", t, u + pw, [(t & (pw - 1)) == 0, (u & (pw - 1)) == 0], right=False)
slots("strided 2^j w-r", 2 * pw * t, 2 * pw * u + pw, [2 * pw * t < B, 2 * pw * u < B])
slots("strided 2^j w-w", 2 * pw * t, 2 * pw * u, [2 * pw * t < B, 2 * pw * u < B])
slots("strided 2^j wrong", pw * t, pw * u + pw, [2 * pw * t < B, 2 * pw * u < B], right=False)
slots("first add", b1 * (2 * B) + t, b2 * (2 * B) + u + B, differ=DG)
slots("first add, blocks of b", b1 * B + t, b2 * B + u + B, differ=DG, right=False)
L1, L2 = integer("k1"), integer("k2")
stride_b = b1 * (2 * B) + t + L1 * (2 * B * G)
stride_c = b2 * (2 * B) + u + L2 * (2 * B * G)
slots("first add, grid stride", stride_b, stride_c + B, differ=DG)
slots("first add, grid stride w-w", stride_b, stride_c, differ=DG)
slots("reduce rows", ty * BX + tx, uy * BX + ux + S, [tx < S, ux < S, 2 * S <= BX], differ=D2)
slots("reduce rows, too far", ty * BX + tx, uy * BX + ux + S, [tx < S, ux < S, S <= BX], differ=D2, right=False)
slots("reduce columns", ty * BX + tx, (uy + S) * BX + ux, [ty < S, uy < S], differ=D2)
slots("warp reduce without barrier", t, u + S, [t < 32, u < 32, S < 32], right=False)
slots("warp reduce, guarded", t, u + S, [t < S, u < S, S <= 16])

# scans
slots("scan double xor", (P2 ^ 1) * N + t, P2 * N + u - S, [u >= S, N >= B])
slots("scan double 2^j", (1 - P2) * N + t, P2 * N + u - pw, [u >= pw, N >= B])
slots("scan double, small", (1 - P2) * N + t, P2 * N + u - pw, [u >= pw, N >= B - 1], right=False)
slots("blelloch 2^j up w-r", pw * (2 * t + 2) - 1, pw * (2 * u + 1) - 1)
slots("blelloch 2^j padded", padded(pw * (2 * t + 2) - 1, 32), padded(pw * (2 * u + 1) - 1, 32))
slots("blelloch padded w", padded(S * (2 * t + 2) - 1, W), padded(S * (2 * u + 1) - 1, W))
slots("blelloch padded >> j", *(i + (i >> J) for i in (S * (2 * t + 2) - 1, S * (2 * u + 1) - 1)))
slots("blelloch padded twice", *(i + i // 32 + i // 1024 for i in (S * (2 * t + 2) - 1, S * (2 * u + 1) - 1)))
slots("blelloch unpadded and padded", padded(S * (2 * t + 2) - 1, 32), S * (2 * u + 1) - 1, right=False)
slots("blelloch shift by 5", *(i + (i >> 5) for i in (pw * (2 * t + 2) - 1, pw * (2 * u + 2) - 1)))
slots("blelloch down", S * (2 * t + 1) - 1, S * (2 * u + 1) - 1)
slots("blelloch load", padded(t, 32), padded(u + H, 32), [t < H, u < H])
slots("blelloch load, unguarded", padded(t, 32), padded(u + H, 32), [u < H], right=False)
slots("brent-kung up", (t + 1) * (2 * S) - 1, (u + 1) * (2 * S) - 1 - S)
slots("brent-kung down", (t + 1) * (2 * S) - 1 + S, (u + 1) * (2 * S) - 1)
slots("brent-kung wrong", (t + 1) * S - 1, (u + 1) * S - 1 - S, right=False)

# transposes
slots("transpose rows", t // W * (W + 1) + t % W, u // W * (W + 1) + u % W)
slots("transpose columns", t % W * (H + 1) + t // W, u % W * (H + 1) + u // W, [B <= W * H])
slots("transpose columns plain", t % W * H + t // W, u % W * H + u // W, [B <= W * H])
slots("transpose columns, one more", t % W * H + t // W, u % W * H + u // W, [B <= W * H + 1], right=False)
slots("transpose steps", (ty + L1 * BY) * (BX + 1) + tx, (uy + L2 * BY) * (BX + 1) + ux, differ=D2)
slots("transpose steps, pitch", (ty + L1 * BY) * N + tx, (uy + L2 * BY) * N + ux, [N >= BX], differ=D2)
slots("transpose steps, tight", (ty + L1 * BY) * N + tx, (uy + L2 * BY) * N + ux, [N >= BX - 1], differ=D2, right=False)
w1, w2 = integer("w1", 0, pw), integer("w2", 0, pw)
DW = either(negation(row1 == row2), negation(w1 == w2))
slots("xor rows 32", row1 * 32 + (c1 ^ row1 % 32), row2 * 32 + (c2 ^ row2 % 32), differ=DR)
slots("xor rows 2^j", row1 * pw + (w1 ^ (row1 & (pw - 1))), row2 * pw + (w2 ^ (row2 & (pw - 1))), differ=DW)
slots("xor rows 2^j, %", row1 * pw + (w1 ^ row1 % pw), row2 * pw + (w2 ^ row2 % pw), differ=DW)
slots(
    "xor rows 2^j, short",
    row1 * (pw - 1) + (w1 ^ row1 % pw),
    row2 * (pw - 1) + (w2 ^ row2 % pw),
    differ=DW,
    right=False,
)
slots("xor tile 32", t // 32 * 32 + (t % 32 ^ t // 32 % 32), u // 32 * 32 + (u % 32 ^ u // 32 % 32))
slots(
    "xor tile 32 unbounded",
    tt // 32 * 32 + (tt % 32 ^ tt // 32 % 32),
    uu // 32 * 32 + (uu % 32 ^ uu // 32 % 32),
    differ=D,
)
h1, h2 = integer("h1", 0, 8), integer("h2", 0, 8)
DH = either(negation(row1 == row2), negation(h1 == h2))
slots("swizzle 8", row1 * 8 + (h1 ^ row1 % 8), row2 * 8 + (h2 ^ row2 % 8), differ=DH)
overlap("swizzle 128 B", row1 * 128 + (h1 ^ row1 % 8) * 16, row2 * 128 + (h2 ^ row2 % 8) * 16, n=16, m=16, differ=DH)
overlap(
    "swizzle 128 B, 17",
    row1 * 128 + (h1 ^ row1 % 8) * 16,
    row2 * 128 + (h2 ^ row2 % 8) * 16,
    n=17,
    m=17,
    differ=DH,
    right=False,
)
overlap("swizzle threads", *(x // 8 * 128 + (x % 8 ^ x // 8 % 8) * 16 for x in (tt, uu)), n=16, m=16, differ=D)
overlap("swizzle threads by 4", *(x // 8 * 128 + (x % 8 ^ x // 8 % 4) * 16 for x in (tt, uu)), n=16, m=16, differ=D)
overlap(
    "swizzle threads, 7 rows",
    *(x // 8 * 112 + (x % 8 ^ x // 8 % 8) * 16 for x in (tt, uu)),
    n=16,
    m=16,
    differ=D,
    right=False,
)
overlap("swizzle loop", *(x // 8 * 128 + (x % 8 ^ x // 8 % 8) * 16 for x in (t + L1 * B, u + L2 * B)), n=16, m=16)
f1, f2 = integer("f1", 0, 4), integer("f2", 0, 4)
DF = either(negation(row1 == row2), negation(f1 == f2))
slots("swizzle 64 B", row1 * 4 + (f1 ^ row1 // 2 % 4), row2 * 4 + (f2 ^ row2 // 2 % 4), differ=DF)
slots("swizzle pitch", row1 * N + (h1 ^ row1 % 8), row2 * N + (h2 ^ row2 % 8), [N >= 8], differ=DH)
slots("swizzle pitch 7", row1 * N + (h1 ^ row1 % 8), row2 * N + (h2 ^ row2 % 8), [N >= 7], differ=DH, right=False)
slots(
    "swizzle stages",
    (K + 1) % 2 * (N * 8) + row1 * 8 + (h1 ^ row1 % 8),
    K % 2 * (N * 8) + row2 * 8 + (h2 ^ row2 % 8),
    [row1 < N, row2 < N],
    differ=ANY,
)

# tiled matrix products
TM, TN, TK, RM, RN, PAD = (integer(name, 1) for name in ("tm", "tn", "tk", "rm", "rn", "pad"))
tid, uid = tx + BX * ty, ux + BX * uy
slots("2-D id", tid, uid, differ=D2)
slots("2-D id, loop", tid + L1 * (BX * BY), uid + L2 * (BX * BY), differ=D2)
slots("2-D id, loop short", tid + L1 * (BX * BY - 1), uid + L2 * (BX * BY - 1), differ=D2, right=False)
slots("2-D id, Horner", tx + BX * (ty + L1 * BY), ux + BX * (uy + L2 * BY), differ=D2)
it, iu = tid + L1 * (BX * BY), uid + L2 * (BX * BY)
slots("tile load", it // TK * (TK + PAD) + it % TK, iu // TK * (TK + PAD) + iu % TK, differ=D2)
slots("tile load plain", it // TK * TK + it % TK, iu // TK * TK + iu % TK, differ=D2)
slots("tile load, less", it // TK * (TK - 1) + it % TK, iu // TK * (TK - 1) + iu % TK, differ=D2, right=False)
slots("tile load 1-D", *(i // TK * (TK + PAD) + i % TK for i in (t + L1 * B, u + L2 * B)))
slots(
    "tile load column",
    *(i % TK * TM + i // TK for i in (t + L1 * B, u + L2 * B)),
    [t + L1 * B < TK * TM, u + L2 * B < TK * TM],
)
slots(
    "tile load column, past",
    *(i % TK * TM + i // TK for i in (t + L1 * B, u + L2 * B)),
    [t + L1 * B <= TK * TM, u + L2 * B <= TK * TM],
    right=False,
)
i1, i2, j1, j2 = integer("i1", 0, RM), integer("i2", 0, RM), integer("j1", 0, RN), integer("j2", 0, RN)
slots("register tile", (ty * RM + i1) * N + tx * RN + j1, (uy * RM + i2) * N + ux * RN + j2, [N >= BX * RN], differ=D2)
slots(
    "register tile, narrow",
    (ty * RM + i1) * N + tx * RN + j1,
    (uy * RM + i2) * N + ux * RN + j2,
    [N >= BX * RN - 1],
    differ=D2,
    right=False,
)
slots(
    "register tile strided",
    (ty + BY * i1) * N + tx + BX * j1,
    (uy + BY * i2) * N + ux + BX * j2,
    [N >= BX * RN],
    differ=D2,
)
slots(
    "register tile mixed",
    (ty * RM + i1) * N + tx + BX * j1,
    (uy * RM + i2) * N + ux + BX * j2,
    [N >= BX * RN],
    differ=D2,
)
x1, x2 = integer("x1", 0, TM * TK), integer("x2", 0, TM * TK)
slots("tile double buffer", (K + 1) % 2 * (TM * TK) + x1, K % 2 * (TM * TK) + x2, differ=ANY)
slots("tile double buffer xor", (K % 2 ^ 1) * (TM * TK) + x1, K % 2 * (TM * TK) + x2, differ=ANY)
slots(
    "tile double buffer, small", (K + 1) % 2 * (TM * TK - 1) + x1, K % 2 * (TM * TK - 1) + x2, differ=ANY, right=False
)
slots("A and B tiles", ty * TK + tx, TM * TK + uy * TN + ux, [ty < TM, tx < TK], differ=ANY)
slots("A and B tiles, past", ty * TK + tx, TM * TK + uy * TN + ux, [ty < TM, tx <= TK], differ=ANY, right=False)
slots("A and padded B", ty * (TK + 1) + tx, TM * (TK + 1) + uy * TN + ux, [ty < TM, tx < TK], differ=ANY)
gy1, gy2, gx1, gx2 = (integer(name) for name in ("gy1", "gy2", "gx1", "gx2"))
DBB = either(D2, negation(gy1 == gy2), negation(gx1 == gx2))
own1, own2 = ((gy * BY + y) * N + gx * BX + x for gy, y, gx, x in ((gy1, ty, gx1, tx), (gy2, uy, gx2, ux)))
slots("C own", own1, own2, [gx1 * BX + tx < N, gx2 * BX + ux < N], differ=DBB)
slots("C own, unguarded", own1, own2, differ=DBB, right=False)

# halo stencils
R = integer("r", 1)
slots("halo 1-D inner/left", t + R, u, [u < R])
slots("halo 1-D inner/right", t + R, u + R + B, [u < R])
slots("halo 1-D left/right", t, u + R + B, [t < R, u < R], differ=ANY)
slots("halo 1-D right, short", t + R, u + R + B - 1, [u < R], right=False)
slots("halo loop 1-D", t + L1 * B, u + L2 * B, [t + L1 * B < B + 2 * R, u + L2 * B < B + 2 * R])
hy1, hy2, hx1, hx2 = ty + L1 * BY, uy + L2 * BY, integer("l1") * BX + tx, integer("l2") * BX + ux
inside = [hy1 < BY + 2 * R, hy2 < BY + 2 * R, hx1 < BX + 2 * R, hx2 < BX + 2 * R]
slots("halo loop 2-D", hy1 * (BX + 2 * R) + hx1, hy2 * (BX + 2 * R) + hx2, inside, differ=D2)
slots(
    "halo loop 2-D r 1",
    *(y * (BX + 2) + x for y, x in ((hy1, hx1), (hy2, hx2))),
    [hx1 < BX + 2, hx2 < BX + 2],
    differ=D2,
)
slots("halo loop 2-D padded", *(y * (BX + 2 * R + 1) + x for y, x in ((hy1, hx1), (hy2, hx2))), inside, differ=D2)
slots("halo loop 2-D pitch", *(y * N + x for y, x in ((hy1, hx1), (hy2, hx2))), [*inside, N >= BX + 2 * R], differ=D2)
slots(
    "halo loop 2-D short",
    *(y * (BX + 2 * R - 1) + x for y, x in ((hy1, hx1), (hy2, hx2))),
    inside,
    differ=D2,
    right=False,
)
slots(
    "halo loop 2-D unguarded",
    *(y * (BX + 2 * R) + x for y, x in ((hy1, hx1), (hy2, hx2))),
    inside[:2],
    differ=D2,
    right=False,
)
slots(
    "halo loop 2-D by id",
    it // (BX + 2 * R) * (BX + 2 * R) + it % (BX + 2 * R),
    iu // (BX + 2 * R) * (BX + 2 * R) + iu % (BX + 2 * R),
    differ=D2,
)
slots("halo loop n", t + L1 * B, u + L2 * B, [t + L1 * B < N, u + L2 * B < N])
slots("halo two arrays", t + L1 * B, N + u + L2 * B, [t + L1 * B < N], differ=ANY)
slots("halo two arrays, past", t + L1 * B, N + u + L2 * B, [t + L1 * B <= N], differ=ANY, right=False)

# histograms
n1, n2 = integer("n1", 0, N), integer("n2", 0, N)
slots("histogram of warps", t // 32 * N + n1, u // 32 * N + n2, differ=negation(t // 32 == u // 32))
slots("histogram of warps, within", t // 32 * N + n1, u // 32 * N + n2, right=False)
slots("histogram of warps w", t // W * N + n1, u // W * N + n2, differ=negation(t // W == u // W))
slots("histogram of warps 2^j", (t >> J) * N + n1, (u >> J) * N + n2, differ=negation(t >> J == u >> J))
overlap("histogram 64", *(n * B + x for n, x in ((n1, t), (n2, u))), n=1, m=1)
turned = [x // 64 * 64 + x % 16 * 4 + x // 16 % 4 for x in (tt, uu)]
overlap("histogram 64 turned", *turned, n=1, m=1, differ=D)
overlap(
    "histogram 64 turned, bins",
    *(n * N + x for n, x in zip((n1, n2), turned, strict=True)),
    [tt < N, uu < N, N % 64 == 0],
    n=1,
    m=1,
    differ=D,
)
overlap(
    "histogram 64 turned, wrong",
    *(x // 64 * 64 + x % 16 * 4 + x // 16 % 3 for x in (tt, uu)),
    n=1,
    m=1,
    differ=D,
    right=False,
)

# sorts and butterflies
jj = integer("jj", 0, 10)
t10, u10 = integer("t", 0, 1024), integer("u", 0, 1024)
D10 = negation(t10 == u10)
slots("bitonic bit clear", tt, uu ^ pw, [tt // pw % 2 == 0, uu // pw % 2 == 0], differ=D)
slots("bitonic bit clear, mask", tt, uu ^ pw, [(tt & pw) == 0, (uu & pw) == 0], differ=D)
slots("bitonic bit clear, bounded", t10, u10 ^ (1 << jj), [(t10 & (1 << jj)) == 0, (u10 & (1 << jj)) == 0], differ=D10)
slots("bitonic bit of one", tt, uu ^ pw, [tt // pw % 2 == 0], differ=D, right=False)
slots("bitonic w", t, u + W, [t // W % 2 == 0, u // W % 2 == 0])
slots("bitonic w, of half", t, u + W, [t // W % 2 == 0], right=False)
slots("bitonic in range", t, u ^ pw, [(t ^ pw) < B, (u ^ pw) < B, (t ^ pw) > t, (u ^ pw) > u])
slots("bitonic in range, one guard", t, u ^ pw, [(t ^ pw) < B, (u ^ pw) < B, (t ^ pw) > t], right=False)
slots("bitonic twice", (tt ^ M) ^ pw, (uu ^ M) ^ pw, differ=D)
slots("bitonic twice, reordered", (tt ^ M) ^ pw, (uu ^ pw) ^ M, differ=D)
slots("bitonic last of group", tt ^ (2 * pw - 1), uu ^ (2 * pw - 1), differ=D)
slots("xor rows of x", tt ^ row1, uu ^ row1, differ=D)
slots("xor rows of x, differ", tt ^ row1, uu ^ row2, differ=D, right=False)
slots("butterfly double", (1 - P2) * N + t, P2 * N + (u ^ pw), [(u ^ pw) < N, N >= B], differ=ANY)
slots("butterfly double, small", (1 - P2) * N + t, P2 * N + (u ^ pw), [(u ^ pw) <= N, N >= B], differ=ANY, right=False)
slots("butterfly pair", 2 * (t - t % pw) + t % pw, 2 * (u - u % pw) + u % pw + pw)
slots("butterfly pair w", *(x // W * W * 2 + x % W for x in (t, u)))
slots("butterfly group", t // W * N + t % W, u // W * N + u % W + W, [N >= 2 * W])
slots("butterfly group, narrow", t // W * N + t % W, u // W * N + u % W + W, [N >= 2 * W - 1, W >= 2], right=False)
slots("stockham", *(x // S * (2 * S) + x % S + d for x, d in ((t, 0 * S), (u, S))))

# masks and warps
slots("mask own", (t >> J) * pw + (t & (pw - 1)), (u >> J) * pw + (u & (pw - 1)))
slots("mask rows", (t >> J) * (pw + 1) + (t & (pw - 1)), (u >> J) * (pw + 1) + (u & (pw - 1)))
slots("mask rows, less", (t >> J) * (pw - 1) + (t & (pw - 1)), (u >> J) * (pw - 1) + (u & (pw - 1)), right=False)
slots("mask first lanes", t >> J, u >> J, [(t & (pw - 1)) == 0, (u & (pw - 1)) == 0])
slots("mask first lanes, of half", t >> (J + 1), u >> (J + 1), [(t & (pw - 1)) == 0, (u & (pw - 1)) == 0], right=False)
slots("mask w", t // W * W + (t & (W - 1)), u // W * W + (u & (W - 1)), [pw == W])
slots("mask w padded", t // W * (W + 1) + (t & (W - 1)), u // W * (W + 1) + (u & (W - 1)), [pw == W])
slots("mask w lanes", (t & (W - 1)) * N + t // W, (u & (W - 1)) * N + u // W, [pw == W, B <= N * W])
slots("mask w any", t // W * W + (t & (W - 1)), u // W * W + (u & (W - 1)), right=False)
slots("warp and lane", t // 32 * N + t % 32, u // 32 * N + u % 32, [N >= 32])
slots("warp and lane 31", t // 32 * N + t % 32, u // 32 * N + u % 32, [N >= 31], right=False)
slots("warp sums 2^j", t // pw, u // pw, [t % pw == 0, u % pw == 0])

# pipelines
ST, DI = integer("stages", 2), integer("d", 1)
y1, y2 = integer("y1", 0, N), integer("y2", 0, N)
slots("stages any distance", (K + DI) % ST * N + y1, K % ST * N + y2, [DI < ST], differ=ANY)
slots("stages any distance, equal", (K + DI) % ST * N + y1, K % ST * N + y2, [DI <= ST], differ=ANY, right=False)
slot = integer("slot", 0, ST)
slots("stages wrap", where(slot + 1 == ST, 0, slot + 1) * N + y1, slot * N + y2, differ=ANY)
slots("stages wrap >=", where(slot + 1 >= ST, 0, slot + 1) * N + y1, slot * N + y2, differ=ANY)
slots("stages wrap late", where(slot + 1 > ST, 0, slot + 1) * N + y1, slot * N + y2, [slot + 1 >= ST], differ=ANY)
ST1 = integer("stages", 1)
slots("stages 1", (K + ST1 - 1) % ST1 * N + y1, K % ST1 * N + y2, differ=ANY, right=False)
slots("stages products", (K + ST - 1) % ST * (TM * TK) + x1, K % ST * (TM * TK) + x2, differ=ANY)
slots(
    "stages tile",
    ((K + ST - 1) % ST * TM + ty) * (TK + PAD) + tx,
    (K % ST * TM + uy) * (TK + PAD) + ux,
    [ty < TM, uy < TM, tx < TK, ux < TK],
    differ=ANY,
)
slots("stages mask", ((K + 1) & (2 * pw - 1)) * N + y1, (K & (2 * pw - 1)) * N + y2, differ=ANY)
slots("stages mask, 1", ((K + 1) & (pw - 1)) * N + y1, (K & (pw - 1)) * N + y2, differ=ANY, right=False)
slots("stages xor", (P2 ^ 1) * N + y1, P2 * N + y2, differ=ANY)
slots("stages 3", (K + 2) % 3 * N + y1, K % 3 * N + y2, differ=ANY)
slots("stages 3 of 3", (K + 3) % 3 * N + y1, K % 3 * N + y2, differ=ANY, right=False)

# Floyd-Warshall tiles
T = integer("tile", 1)
q1, q2, r1, r2 = (integer(name, 0, T) for name in ("q1", "q2", "r1", "r2"))
KK = integer("kk", 0, T)
slots("floyd row/own", q1 * T + r1, KK * T + r2, [negation(q1 == KK)], differ=ANY)
slots("floyd column/own", q1 * T + r1, q2 * T + KK, [negation(r1 == KK)], differ=ANY)
slots("floyd own", q1 * T + r1, q2 * T + r2, differ=either(negation(q1 == q2), negation(r1 == r2)))
slots("floyd any", q1 * T + r1, q2 * T + KK, differ=either(negation(q1 == q2), negation(r1 == r2)), right=False)
bi, bj, bk, bl = (integer(name) for name in ("bi", "bj", "bk", "bl"))
slots(
    "floyd blocks",
    (bi * T + q1) * N + bj * T + r1,
    (bk * T + q2) * N + bl * T + r2,
    [negation(bi == bk), bj * T + r1 < N, bl * T + r2 < N],
    differ=ANY,
)
slots(
    "floyd blocks of a row",
    (bi * T + q1) * N + bj * T + r1,
    (bi * T + q2) * N + bk * T + r2,
    [negation(bj == bk), bj * T + r1 < N, bk * T + r2 < N],
    differ=ANY,
)
slots(
    "floyd blocks, unguarded",
    (bi * T + q1) * N + bj * T + r1,
    (bk * T + q2) * N + bl * T + r2,
    [negation(bi == bk)],
    differ=ANY,
    right=False,
)

# grid strides and mixed radices
slots("grid stride overlap", b1 * B + t + L1 * (B * G), b2 * B + u + L2 * (B * G), differ=DG)
slots("grid stride Horner", (b1 + L1 * G) * B + t, (b2 + L2 * G) * B + u, differ=DG)
slots("grid stride i", t + b1 * B + L1 * B * G, u + b2 * B + L2 * B * G, differ=DG)
slots("grid stride, less", b1 * B + t + L1 * (B * G - 1), b2 * B + u + L2 * (B * G - 1), differ=DG, right=False)
slots("grid stride times", 4 * (b1 * B + t + L1 * (B * G)), 4 * (b2 * B + u + L2 * (B * G)) + 3, differ=DG)
slots("grid stride n", b1 * B + t + L1 * (B * G), b2 * B + u + L2 * (B * G), [b1 * B + t + L1 * (B * G) < N], differ=DG)
GX, GY = integer("gx", 1), integer("gy", 1)
g1, g2, e1, e2 = integer("g1", 0, GX), integer("g2", 0, GX), integer("e1", 0, GY), integer("e2", 0, GY)
DGG = either(negation(e1 == e2), negation(g1 == g2), APART)
slots("grid 2-D", (e1 * GX + g1) * B + t, (e2 * GX + g2) * B + u, differ=DGG)
slots(
    "grid 2-D stride",
    (e1 * GX + g1) * B + t + L1 * (GX * GY * B),
    (e2 * GX + g2) * B + u + L2 * (GX * GY * B),
    differ=DGG,
)
slots(
    "grid 2-D stride, less",
    (e1 * GX + g1) * B + t + L1 * (GX * B),
    (e2 * GX + g2) * B + u + L2 * (GX * B),
    differ=DGG,
    right=False,
)
slots("grid of 2-D blocks", (b1 * BY + ty) * BX + tx, (b2 * BY + uy) * BX + ux, differ=either(D2, negation(b1 == b2)))
slots(
    "grid of 2-D blocks, stride",
    ((b1 + L1 * G) * BY + ty) * BX + tx,
    ((b2 + L2 * G) * BY + uy) * BX + ux,
    differ=either(D2, negation(b1 == b2)),
)
slots(
    "grid of 2-D blocks, BX*BY",
    b1 * (BX * BY) + ty * BX + tx,
    b2 * (BX * BY) + uy * BX + ux,
    differ=either(D2, negation(b1 == b2)),
)
slots(
    "grid stride of 2-D blocks",
    (b1 + L1 * G) * (BX * BY) + ty * BX + tx,
    (b2 + L2 * G) * (BX * BY) + uy * BX + ux,
    differ=either(D2, negation(b1 == b2)),
)
Y, X, C = integer("y", 1), integer("x", 1), integer("c", 1)
d1, d2, a1, a2, o1, o2 = (
    integer(name, 0, end) for name, end in (("d1", Y), ("d2", Y), ("a1", X), ("a2", X), ("o1", C), ("o2", C))
)
m1, m2 = integer("m1"), integer("m2")
DD = either(negation(m1 == m2), negation(d1 == d2), negation(a1 == a2), negation(o1 == o2))
slots("four digits", ((m1 * Y + d1) * X + a1) * C + o1, ((m2 * Y + d2) * X + a2) * C + o2, differ=DD)
slots("four digits padded", ((m1 * Y + d1) * (X + 1) + a1) * C + o1, ((m2 * Y + d2) * (X + 1) + a2) * C + o2, differ=DD)
slots(
    "four digits, wrong",
    ((m1 * Y + d1) * (X - 1) + a1) * C + o1,
    ((m2 * Y + d2) * (X - 1) + a2) * C + o2,
    differ=DD,
    right=False,
)
slots(
    "three digits strides",
    m1 * (X * C) + a1 * C + o1,
    m2 * (X * C) + a2 * C + o2,
    differ=either(negation(m1 == m2), negation(a1 == a2), negation(o1 == o2)),
)

UNDECIDED = ("bitonic twice, reordered",)  # (a ^ b) ^ c is (a ^ c) ^ b by no rule
PAIRS: list[Pair] = [pair for pair in FIRST[_BEFORE:] if pair.name not in UNDECIDED]
OPEN: list[Pair] = [pair for pair in FIRST[_BEFORE:] if pair.name in UNDECIDED]
del FIRST[_BEFORE:]
