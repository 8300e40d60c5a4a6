"""`tileprove banks --find`: the answers that are known come out, and brute force agrees on all that it says."""

from __future__ import annotations

import re
from itertools import product

import pytest
from tileprove.prover import cli

ROWS, MMA, STORE = (f"(64,64):(64,1) of f16 by {access}" for access in ("ldmatrix", "mma", "store"))


@pytest.fixture
def find(capsys: pytest.CaptureFixture[str]):
    def find(*arguments: str) -> tuple[int, str, str]:
        code = cli.run(["banks", *arguments, "--find"])
        out, err = capsys.readouterr()
        return code, out, err

    return find


def swizzle(x, bits, base, shift):
    return x ^ ((x & (((1 << bits) - 1) << (base + shift))) >> shift)


def worst(byte, rows=64, chunks=8):
    """The degree of ldmatrix and of the epilogue's stores in a tile of 128-byte rows, counted bank by bank."""

    def degree(first, width):
        banks = {}
        for start in first:
            for word in range(int(start) // 4, (int(start) + width) // 4):
                banks.setdefault(word % 32, set()).add(word)
        return max(map(len, banks.values()))

    found = 1
    for first, chunk in product(range(0, rows, 8), range(chunks)):
        found = max(found, degree([byte(row * 128 + chunk * 16) for row in range(first, first + 8)], 16))
        stored = [byte((first + lane // 4) * 128 + chunk * 16 + lane % 4 * 4) for lane in range(32)]
        found = max(found, degree(stored, 4))
    return found


def test_cutlass_swizzle_is_the_one_of_128_byte_rows(find):
    code, out, err = find(ROWS, MMA, STORE)
    assert (code, err) == (0, "")
    assert "xor: 1 free all accesses" in out
    assert re.search(r"bytes +Swizzle<3,4,3> +proved", out)
    assert re.search(r"2-byte elements +Swizzle<3,3,3>", out)
    assert "SwizzledSharedLayout(vec=8, per_phase=1, max_phase=8)" in out
    assert "x ^= (x & 0x380) >> 3;" in out
    assert "PaddedSharedLayout([[64, 8]])" in out


def test_every_swizzle_of_the_family_is_judged_as_brute_force_does(find):
    _, out, _ = find(ROWS, MMA, "--most", "200")
    own = set(re.findall(r"bytes +Swizzle<(\d),(\d),(\d)> +proved", out))
    family = [
        (bits, base, shift)
        for bits, base, shift in product(range(1, 6), range(4, 10), range(1, 8))
        if shift >= bits and bits + base + shift <= 13
    ]
    free = {tuple(map(str, one)) for one in family if worst(lambda x, one=one: swizzle(x, *one)) == 1}
    assert own == free


def test_every_padding_is_judged_as_brute_force_does(find):
    _, out, _ = find(ROWS, MMA, "--most", "2000")
    own = {(int(a), int(b)) for a, b in re.findall(r"bytes +(\d+) behind every (\d+) +proved", out)}
    family = [(pad, 128 << k) for k in range(6) for pad in range(16, 129, 16)]
    free = {(pad, every) for pad, every in family if worst(lambda x, p=pad, e=every: x + x // e * p) == 1}
    assert own == free


def test_hipkittens_pair_comes_out_of_its_tile(find):
    code, out, _ = find("load_b", "shape=32x32x16", "bk=32", "--arch", "gfx950", "--most", "20")
    assert code == 0
    # bit 5 ^= bit 9 and bit 4 ^= bit 10: the two do not meet, so their order is free
    assert re.search(r"Swizzle<1,4,6> then Swizzle<1,5,4> +proved", out)


def test_no_pair_frees_the_same_tile_on_gfx942_that_hipkittens_has(find):
    _, out, _ = find("load_b", "shape=32x32x16", "bk=32", "--arch", "gfx942", "--most", "50")
    assert "Swizzle<1,4,6> then Swizzle<1,5,4>" not in out


def test_hipkittens_pair_is_among_what_frees_the_strips(find):
    code, out, _ = find("load_v_strip", "rows=128", "cols=64", "--most", "1")
    assert code == 0
    assert "a tile of 4,096 bytes, vectors of 8" in out
    assert re.search(r"two xors: [1-9]\d* free all accesses", out) or re.search(r"xor: [1-9]\d* free", out)
    # proved at the pair itself, as specs/banks has it: bytes are 16 times vectors
    assert cli.run(["banks", "load_v_strip", "rows=128", "cols=64", "--swizzle", "1,1,4", "--swizzle2", "1,0,6"]) == 0


def columns_meet(byte):
    """Whether a warp that reads a column of 32 floats in rows of 128 bytes has two words of a bank."""
    for column in range(32):
        words = [byte(row * 128 + column * 4) // 4 for row in range(32)]
        if len({word % 32 for word in words}) < 32:
            return True
    return False


def test_where_nothing_helps_brute_force_finds_nothing():
    """Swizzles that keep 16 bytes whole: none of the family, none of two, no padding of whole vectors."""
    family = [
        (bits, base, shift)
        for bits, base, shift in product(range(1, 6), range(4, 10), range(1, 8))
        if shift >= bits and bits + base + shift <= 12
    ]
    assert len(family) == 49
    for one, other in product(family, family):
        assert columns_meet(lambda x, one=one, other=other: swizzle(swizzle(x, *one), *other))
    for pad, every in product(range(16, 129, 16), (128, 256, 512, 1024, 2048)):
        assert columns_meet(lambda x, pad=pad, every=every: x + x // every * pad)


def test_where_nothing_helps_it_is_proved(find):
    code, out, _ = find("(32,32):(32,1) of f32 by column", "(32,32):(32,1) of f32 by load")
    assert code == 0
    assert "xor: none of 49 frees all accesses: proved" in out
    assert "two xors: none of 2,401 frees all accesses: proved" in out
    assert "padding: none of 40 frees all accesses: proved" in out


def test_alone_the_column_is_free_with_one_word_of_padding(find):
    code, out, _ = find("(32,32):(32,1) of f32 by column")
    assert code == 0
    assert "PaddedSharedLayout([[32, 1]])" in out
    assert re.search(r"4-byte elements +Swizzle<5,0,5>", out)


def test_what_is_free_needs_nothing(find):
    code, out, _ = find(STORE)
    assert code == 0
    assert "as it is   proved" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("load_b", "shape=32x32x16", "bk=24"), "is not affine over GF(2)"),
        ((ROWS, "--tile", "0"), "an empty tile: the accesses reach byte 8191"),
        ((ROWS, "--tile", "8191"), "a tile of 8191 bytes: the accesses reach byte 8191"),
        ((ROWS, "--tile", "8200"), "no whole number of vectors of 16 bytes"),
        ((ROWS, "--tile", "1000000000"), "262,144 are the most"),
        ((ROWS, "lane=0..30"), "degrees are those of whole waves: lane is 0..31"),
        ((ROWS, "load_b"), "no arch serves all of ldmatrix.x4, ds_read_b128"),
        ((ROWS, MMA, "bk=3"), "no map here has a parameter 'bk'"),
        ((ROWS, "--swizzle", "1,1,4"), "--find takes maps, and neither a swizzle nor -o"),
        ((), "MAP"),
        ((ROWS, "--arch", "sm_91"), "no arch is named 'sm_91'"),
        ((ROWS, "--row-bytes", "0"), "0 is not in the range"),
        (("im2col_loader",), "banks are those of a memory that says LDS"),
    ],
)
def test_bad_input_is_one_line(find, arguments, said):
    code, out, err = find(*arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert said in err


@pytest.mark.parametrize("option", [("--tile", "64"), ("--row-bytes", "64"), ("--element-bytes", "2")])
def test_options_of_find_alone_say_so(capsys, option):
    assert cli.run(["banks", ROWS, *option]) == 2
    assert "belong to --find" in capsys.readouterr().err
