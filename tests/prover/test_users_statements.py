"""Statements that users wrote down first in the way that is natural, and that had to be said otherwise once."""

from __future__ import annotations

import pytest
from problems import stated
from tileprove.prover.engines import ladder
from tileprove.prover.language.constructors import both, where
from tileprove.prover.language.idioms import cdiv, divides, implies, minimum, within
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term, as_int, integer

a, b, c, vec, d, s = (integer(name, 1) for name in ("a", "b", "c", "vec", "d", "s"))
r, t, x, q, dst, src = (integer(name, 0) for name in ("r", "t", "x", "q", "dst", "src"))
n, X, p = integer("n", 1), integer("X", 1), integer("p", 0)
j, k = integer("j", 0, 20), integer("k", 0, 20)
W, lane = integer("W", 1), integer("lane", 0, 64)


def largest_divisor(number: Term) -> Term:
    """The largest one that is at most 8."""
    found = as_int(1)
    for divisor in range(2, 9):
        found = where(number % divisor == 0, divisor, found)
    return found


def remapped(pid: Term) -> Term:
    """Programs dealt out to X chiplets, each of which takes neighbours (AITER's remap, as it is fixed)."""
    share, rest = cdiv(n, X), where(n % X == 0, X, n % X)
    chiplet, local = pid % X, pid // X
    return where(chiplet < rest, chiplet * share + local, rest * share + (chiplet - rest) * (share - 1) + local)


def wrong_remap(pid: Term) -> Term:
    """As it was: every chiplet takes n div X programs."""
    return pid % X * (n // X) + pid // X


# an image with padding of which a filter's tap is inside: where it lies among N images of H rows
N, H, R, S, m = (*(integer(name, 1) for name in ("N", "H", "R", "S")), integer("m", 0))
above, left = integer("above", 0), integer("left", 0)
P, Q = H + 2 * above - R + 1, W + 2 * left - S + 1
row, column = m % (P * Q) // Q - above + integer("tap_r", 0, R), m % Q - left + integer("tap_s", 0, S)
tap = [P >= 1, Q >= 1, m < N * P * Q, within(row, 0, H), within(column, 0, W)]
tapped = (m // (P * Q) * H + row) * W + column

# a GEMM whose programs come in groups of G rows of blocks: where it stores an element without a mask
BM, BN, G, pid = integer("BM", 1), integer("BN", 1), integer("G", 1), integer("pid", 0)
rows, cols = cdiv(H, BM), cdiv(W, BN)
first = pid // (G * cols) * G
inside, height = pid % (G * cols), minimum(rows - first, G)
block_row, block_col = first + inside % height, inside // height
stored = (block_row * BM + integer("i", 0, BM)) * W + block_col * BN + integer("j", 0, BN)
programs = [pid < rows * cols, (H + BM) * (W + BN) <= 2**31]

# states of earlier chunks of 512 that a block of 128 rows reads
T, B, heads, px, pb = (*(integer(name, 1) for name in ("T", "B", "heads")), integer("px", 0), integer("pb", 0))
at, chunk, chunks = 128 * px + integer("i", 0, 128), integer("chunk", 0), cdiv(T, 512)
earlier = [at < T, chunk < 128 * px // 512, pb < B * heads]
state = (pb // heads * T * chunks + chunk + 1) * heads + pb % heads + at * chunks * heads

# an order of K blocks and V blocks of 32 in which a page's digits are told apart
y, A, V = integer("y", 0), cdiv(integer("K", 1), 32), cdiv(integer("V", 1), 32)
of_x, of_y = x // A // V, y // A // V
digits = [of_x // H == of_y // H, of_x % H == of_y % H, x // A % V == y // A % V, x % A == y % A]

# elements of a ragged tile of W columns: where one of TM*W rows goes, and whether two go to one place
u, v = (integer("u", 0), integer("u'", 0)), (integer("v", 0), integer("v'", 0))
tiles = [part < integer("TM", 1) * W for part in u] + [part < cdiv(integer("TN", 1), W) for part in v]
placed = [both(a // W == b // W, c * W + a % W == d * W + b % W) for (a, b), (c, d) in [(u, v)]]

# rows of a tile that is loaded warp tile by warp tile: a warp has 64 lanes, t of them in a row
tile_rows, tile, t64 = integer("tile_rows", 1), integer("tile", 0), integer("t", 1)
whole_tiles = [tile_rows % (a * b) == 0, t64 * a * b == 64]
per_warp = 64 // t64

one, other = integer("one", 0, n), integer("other", 0, n)

strides = (x // c // b) * r + (x // c % b) * s + (x % c) * t <= (a - 1) * r + (b - 1) * s + (c - 1) * t
width = minimum(128, b * s // 8) // 16


@pytest.mark.parametrize(
    ("given", "goal"),
    [
        ([divides(a, b), divides(b, c)], divides(a, c)),
        ([divides(b, c), divides(a, b)], divides(a, c)),
        ([divides(vec, d - s)], divides(vec, d + (-s) % vec)),
        ([dst - src == q * W], dst % W == src % W),
        ([dst % W == 0, src % W == 0], divides(W, dst - src)),
        ([], (as_int(1) << (j + k)) // (as_int(1) << j) >= 1),
        ([width != 0], x % width < width),
        ([], divides(largest_divisor(n), n)),
        ([x < a * b * c], strides),
        ([], implies(x < a * b * c, strides)),
        ([], within(1024 * q + (lane ^ (lane >> 3) & 7), 1024 * q, 1024 * q + 64)),
        ([], both(lane // 8 * 8 + lane % 8 == lane, where(W <= 32, lane, 63) <= 63)),
        ([p < n], within(remapped(p), 0, n)),
        ([], implies(one < other, remapped(one) != remapped(other))),
        (tap, within(tapped, 0, N * H * W)),
        (programs[:1], both(within(block_row, 0, rows), within(block_col, 0, cols))),
        (programs, within(stored, 0, 2**31)),
        (earlier, within(state, 0, B * T * chunks * heads)),
        ([x // (a * b) == y // (a * b), x // a % b == y // a % b], x // a == y // a),
        ([x // n == y // n, x % n == y % n], x == y),
        (digits, x == y),
        ([*tiles, *placed], both(u[0] == u[1], v[0] == v[1])),
        ([*whole_tiles, tile < cdiv(tile_rows, a * b)], tile * (a * b) + lane // t64 < tile_rows),
        ([*whole_tiles, tile * (a * b) < tile_rows], tile * (a * b) + lane // t64 < tile_rows),
        ([*whole_tiles, tile * (a * b) < tile_rows], tile * (a * b) + lane % (a * b) < tile_rows),
        ([*whole_tiles, tile < tile_rows // (a * b)], (tile * a + lane // (t64 * b)) * b + lane // t64 % b < tile_rows),
        (
            [divides(t64, 64), tile_rows % per_warp == 0, tile < cdiv(tile_rows, per_warp)],
            tile * per_warp + lane // t64 < tile_rows,
        ),
        ([c % 56 == 0], (c + 96) % 56 + 56 * ((c + 96) // 56 % 56) == (c + 96) % 3136),
    ],
)
def test_it_is_proved(given: list[Term], goal: Term):
    assert ladder.decide(stated(goal, *given), 60).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    ("given", "goal"),
    [
        ([divides(a, b), divides(c, b)], divides(a, c)),
        ([divides(vec, d - s)], divides(vec, d + s % vec)),
        ([dst - src == q * W + 1], dst % W == src % W),
        ([], x % width < width),  # the divisor may be 0
        ([], implies(x <= a * b * c, strides)),
        ([p <= n], within(remapped(p), 0, n)),
        ([], implies(one < other, wrong_remap(one) != wrong_remap(other))),
        (tap[:-1], within(tapped, 0, N * H * W)),
        ([pid <= rows * cols], within(block_row, 0, rows)),
        ([pid < rows * cols], block_row < rows - 1),
        (programs[1:], within(stored, 0, 2**31)),
        ([whole_tiles[1], tile < cdiv(tile_rows, a * b)], tile * (a * b) + lane // t64 < tile_rows),
        ([whole_tiles[0], tile < cdiv(tile_rows, a * b)], tile * (a * b) + lane // t64 < tile_rows),
        ([*whole_tiles, tile * (a * b) <= tile_rows], tile * (a * b) + lane % (a * b) < tile_rows),
        ([divides(t64, 64), tile < cdiv(tile_rows, per_warp)], tile * per_warp + lane // t64 < tile_rows),
        ([x // (a * b) == y // (a * b), x // a % a == y // a % a], x // a == y // a),
        ([x // (n + 1) == y // (n + 1), x % n == y % n], x == y),
        (digits[1:], x == y),
        (digits[:-1], x == y),
        ([*tiles, v[0] * W + u[0] % W == v[1] * W + u[1] % W], u[0] == u[1]),
        (earlier[:1] + earlier[2:], within(state, 0, B * T * chunks * heads)),
        ([], within(1024 * q + (lane ^ (lane >> 3) & 7), 1024 * q, 1024 * q + 63)),
    ],
)
def test_what_is_almost_it_is_refuted(given: list[Term], goal: Term):
    assert ladder.decide(stated(goal, *given), 30).verdict is Verdict.REFUTED


def test_two_programs_at_one_place():
    """The wrong remap sends two of them to one, 37 of 7 chiplets among the sizes."""
    apart = implies(one < other, wrong_remap(one) != wrong_remap(other))
    found = ladder.decide(stated(apart, n == 37, X == 7), 30)
    assert found.verdict is Verdict.REFUTED
    assert ladder.decide(stated(apart), 30).verdict is Verdict.REFUTED
    right = implies(one < other, remapped(one) != remapped(other))
    assert ladder.decide(stated(right, n == 37, X == 7), 30).verdict is Verdict.PROVED
