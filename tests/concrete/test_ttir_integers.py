"""Every operation on integers at edge values, exactly and in unbounded integers, against plain Python."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from tileprove.concrete.interpreter import ttir
from tileprove.concrete.interpreter.ttir import preparing
from ttir_running import Held, Seen, kernel

WIDTHS = (8, 16, 32, 64)


def edges(bits: int) -> list[int]:
    half = 1 << (bits - 1)
    return [-half, -half + 1, -7, -1, 0, 1, 2, 5, bits - 1, half // 3, half - 2, half - 1]


def signed(value: int, bits: int) -> int:
    return (value + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))


def quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


# operation -> its value on Python's integers, and whether it reads signed numbers (None: bits, the sign is no matter)
PYTHON: dict[str, tuple[Callable[[int, int], int], bool | None]] = {
    "arith.addi": (lambda a, b: a + b, None),
    "arith.subi": (lambda a, b: a - b, None),
    "arith.muli": (lambda a, b: a * b, None),
    "arith.divsi": (quotient, True),
    "arith.remsi": (lambda a, b: a - b * quotient(a, b), True),
    "arith.divui": (quotient, False),
    "arith.remui": (lambda a, b: a - b * quotient(a, b), False),
    "arith.floordivsi": (lambda a, b: a // b, True),
    "arith.ceildivsi": (lambda a, b: -(-a // b), True),
    "arith.ceildivui": (lambda a, b: -(-a // b), False),
    "arith.minsi": (min, True),
    "arith.maxsi": (max, True),
    "arith.minui": (min, False),
    "arith.maxui": (max, False),
    "arith.andi": (lambda a, b: a & b, None),
    "arith.ori": (lambda a, b: a | b, None),
    "arith.xori": (lambda a, b: a ^ b, None),
    "arith.shli": (lambda a, b: a << b, None),
    "arith.shrsi": (lambda a, b: a >> b, True),
    "arith.shrui": (lambda a, b: a >> b, False),
}
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}  # fmt: skip
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
BITWISE = ("arith.andi", "arith.ori", "arith.xori")


def wrong_of(name: str, a: int, b: int, bits: int) -> str:
    """What the operation must not be asked for."""
    if "div" in name or "rem" in name:
        if b == 0:
            return "division by zero"
        over = name.endswith("si") and a == -(1 << (bits - 1)) and b == -1
        return "overflowing division" if over else ""
    return "shift" if name.startswith("arith.sh") and not 0 <= b < bits else ""


def exact(name: str, a: int, b: int, bits: int) -> int:
    change, sign = PYTHON[name]
    if sign is False:
        a, b = a % (1 << bits), b % (1 << bits)
    return signed(change(a, b), bits)


def vector(name: str, bits: int, pairs: list[tuple[int, int]]) -> Seen:
    """The operation on tensors of loaded numbers."""
    kind, pointers = f"tensor<{len(pairs)}xi{bits}>", f"tensor<{len(pairs)}x!tt.ptr<i{bits}>>"
    starts = "".join(
        f"%{p}s = tt.splat %{p} : !tt.ptr<i{bits}> -> {pointers}\n"
        f"%{p}p = tt.addptr %{p}s, %at : {pointers}, tensor<{len(pairs)}xi32>\n"
        for p in "abc"
    )
    text = kernel(
        ", ".join(f"%{p}: !tt.ptr<i{bits}>" for p in "abc"),
        f"%at = tt.make_range {{end = {len(pairs)} : i32, start = 0 : i32}} : tensor<{len(pairs)}xi32>\n{starts}"
        f"%x = tt.load %ap : {pointers}\n%y = tt.load %bp : {pointers}\n"
        f"%r = {name} %x, %y : {kind}\ntt.store %cp, %r : {pointers}",
    )
    size = bits // 8
    held = [b"".join((pair[at] % (1 << bits)).to_bytes(size, "little") for pair in pairs) for at in (0, 1)]
    memory = {"a": Held(held[0]), "b": Held(held[1]), "c": Held(bytes(len(pairs) * size))}
    return Seen(text, [ttir.Pointer(p) for p in "abc"], memory)


def differences(name: str, bits: int) -> int:
    """How many pairs of edge values get another result than in Python."""
    pairs = list(itertools.product(edges(bits), repeat=2))
    seen = vector(name, bits, pairs)
    found = 0
    wrong = {wrong_of(name, a, b, bits) for a, b in pairs}
    found += wrong - {""} != set(seen.undefined)
    for (a, b), bits_found in zip(pairs, seen.stored(), strict=True):
        if wrong_of(name, a, b, bits) in ("", "overflowing division"):
            found += int(bits_found) != exact(name, a, b, bits) % (1 << bits)
    return found


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("name", PYTHON)
def test_operations(name: str, bits: int):
    assert not differences(name, bits)


@pytest.mark.parametrize("name", PYTHON)
def test_a_wrong_meaning_is_seen(name: str, monkeypatch: pytest.MonkeyPatch):
    other = {"arith.shli": "arith.shrsi", "arith.shrsi": "arith.shrui", "arith.divsi": "arith.floordivsi"}
    names = list(PYTHON)
    instead = other.get(name, names[names.index(name) - 1])
    monkeypatch.setitem(preparing.MEANINGS, name, preparing.MEANINGS[instead])
    assert differences(name, 32)


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("said", PREDICATES)
def test_comparisons(said: str, bits: int):
    pairs = list(itertools.product(edges(bits), repeat=2))
    kind = f"i{bits}"
    text = kernel(
        f"%p: !tt.ptr<i1>, %a: {kind}, %b: {kind}",
        f"%r = arith.cmpi {said}, %a, %b : {kind}\ntt.store %p, %r : !tt.ptr<i1>",
    )
    for a, b in pairs:
        seen = Seen(text, [ttir.Pointer("p"), a, b], {"p": Held(b"0")})
        x, y = (a, b) if said[0] != "u" else (a % (1 << bits), b % (1 << bits))
        assert seen.stored()[0] == COMPARED[said if said in COMPARED else said[1:]](x, y), (a, b)


OF_BITS = ("arith.remui", "arith.shrui")  # whatever wrapped before


@pytest.mark.parametrize("name", PYTHON)
def test_unbounded_values(name: str):
    """Of three operations in a row: the address that comes of them."""
    text = kernel(
        "%p: !tt.ptr<i8>, %a: i32, %b: i32, %c: i32",
        f"%s = arith.addi %a, %c : i32\n%r = {name} %s, %b : i32\n%t = arith.subi %r, %c : i32\n"
        "%u = tt.addptr %p, %t : !tt.ptr<i8>, i32\n%v = tt.load %u : !tt.ptr<i8>",
    )
    differ = 0
    for a, b, c in itertools.product(edges(32), edges(32), (0, 3, (1 << 31) - 1)):
        seen = Seen(text, [ttir.Pointer("p"), a, b, c], {"p": Held(b"0")})
        wrapped = signed(a + c, 32)
        if wrong_of(name, wrapped, b, 32) or name in BITWISE:
            continue
        wanted = exact(name, wrapped, b, 32) % (1 << 32) if name in OF_BITS else PYTHON[name][0](a + c, b)
        (touch,) = seen.touches
        assert int(touch.byte[0]) == signed(exact(name, wrapped, b, 32) - c, 32), (a, b, c)
        off = int(touch.ideal[0]) - (wanted - c)
        assert off == 0 or (name in OF_BITS and off % (1 << 32) == 0), (a, b, c)
        differ += int(touch.ideal[0]) != int(touch.byte[0])
    assert differ > 10 or name in BITWISE or name in OF_BITS
    if name in BITWISE:
        text = text.replace("%s = arith.addi %a, %c", "%s = arith.addi %a, %b")
        for a, b in itertools.product(edges(32), edges(32)):
            seen = Seen(text, [ttir.Pointer("p"), a, b, 0], {"p": Held(b"0")})
            assert seen.touches[0].ideal[0] == seen.touches[0].byte[0], "bits count as they are"


@pytest.mark.parametrize("name", [own for own in PYTHON if own not in BITWISE])
def test_unbounded_values_of_a_hundred_bits(name: str):
    """One number, and several of them at once."""
    text = kernel(
        "%p: !tt.ptr<i8>, %a: i32, %b: i32",
        f"%s = arith.muli %a, %a : i32\n%t = arith.muli %s, %s : i32\n%r = {name} %t, %b : i32\n"
        "%u = tt.addptr %p, %r : !tt.ptr<i8>, i32\n%v = tt.load %u : !tt.ptr<i8>\n"
        "%ts = tt.splat %t : i32 -> tensor<2xi32>\n%bs = tt.splat %b : i32 -> tensor<2xi32>\n"
        f"%rs = {name} %ts, %bs : tensor<2xi32>\n%ps = tt.splat %p : !tt.ptr<i8> -> tensor<2x!tt.ptr<i8>>\n"
        "%us = tt.addptr %ps, %rs : tensor<2x!tt.ptr<i8>>, tensor<2xi32>\n%vs = tt.load %us : tensor<2x!tt.ptr<i8>>",
    )
    for a, b in itertools.product((3, 65537, (1 << 31) - 1, -(1 << 30)), (1, 3, 7, 30)):
        one, two = Seen(text, [ttir.Pointer("p"), a, b], {"p": Held(b"0")}).touches
        whole = a**4 % (1 << 32) if name in OF_BITS else a**4
        assert [int(own) for own in (*one.ideal, *two.ideal)] == [PYTHON[name][0](whole, b)] * 3, (a, b)
        assert [int(own) for own in two.byte] == [exact(name, signed(a**4, 32), b, 32)] * 2, (a, b)


CASTS = [(8, 16), (8, 32), (16, 32), (16, 64), (32, 64), (32, 8), (64, 32), (64, 16), (1, 32), (32, 1)]


@pytest.mark.parametrize("sign", [True, False])
@pytest.mark.parametrize(("source", "target"), CASTS)
def test_casts(source: int, target: int, sign: bool):
    """A cast changes nothing about the unbounded value."""
    name = "arith.trunci" if target < source else ("arith.extsi" if sign else "arith.extui")
    text = kernel(
        f"%p: !tt.ptr<i8>, %a: i{source}, %c: i{target}",
        f"%x = arith.addi %a, %a : i{source}\n%y = {name} %x : i{source} to i{target}\n"
        f"%z = arith.muli %y, %c : i{target}\n%w = arith.extsi %z : i{target} to i64\n"
        "%u = tt.addptr %p, %w : !tt.ptr<i8>, i64\n%v = tt.load %u : !tt.ptr<i8>"
        if target not in (1, 64)
        else f"%x = arith.addi %a, %a : i{source}\n%w = {name} %x : i{source} to i{target}\n"
        f"%u = tt.addptr %p, %w : !tt.ptr<i8>, i{target}\n%v = tt.load %u : !tt.ptr<i8>",
    )
    for a in (0, 1) if source == 1 else edges(source):
        (touch,) = Seen(text, [ttir.Pointer("p"), a, 1], {"p": Held(b"0")}).touches
        bits = signed(2 * a, source) if source > 1 else 0
        unbounded = 2 * a if source > 1 else 0
        if name == "arith.extui":
            bits %= 1 << source
        if target == 1:
            bits, unbounded = bits % 2, unbounded % 2
        bits = signed(bits, target) if target > 1 else bits
        assert (int(touch.byte[0]), int(touch.ideal[0])) == (bits, unbounded), a


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("math.absi", abs), ("math.ctpop", lambda a: bin(a % (1 << 32)).count("1")),
        ("math.clz", lambda a: 32 - (a % (1 << 32)).bit_length()),
        ("math.ctz", lambda a: 32 if not a else (a & -a).bit_length() - 1),
    ],
)  # fmt: skip
def test_operations_of_one(name: str, wanted: Callable[[int], int]):
    text = kernel("%p: !tt.ptr<i32>, %a: i32", f"%r = {name} %a : i32\ntt.store %p, %r : !tt.ptr<i32>")
    for a in edges(32):
        seen = Seen(text, [ttir.Pointer("p"), a], {"p": Held(bytes(4))})
        assert int(seen.stored()[0]) == wanted(a) % (1 << 32), a


def test_the_upper_half_of_a_product():
    text = kernel("%p: !tt.ptr<i32>, %a: i32, %b: i32", "%r = tt.mulhiui %a, %b : i32\ntt.store %p, %r : !tt.ptr<i32>")
    for a, b in itertools.product(edges(32), repeat=2):
        seen = Seen(text, [ttir.Pointer("p"), a, b], {"p": Held(bytes(4))})
        assert int(seen.stored()[0]) == (a % (1 << 32)) * (b % (1 << 32)) >> 32


def test_truth_values():
    for a, b in itertools.product((0, 1), repeat=2):
        for name, value in (
            ("arith.andi", a & b), ("arith.ori", a | b), ("arith.xori", a ^ b), ("arith.addi", a ^ b),
            ("arith.subi", a ^ b), ("arith.muli", a & b), ("arith.cmpi slt,", -a < -b), ("arith.cmpi ult,", a < b),
            ("arith.cmpi eq,", a == b), ("arith.maxsi", a & b), ("arith.maxui", a | b), ("arith.minsi", a | b),
        ):  # fmt: skip
            text = kernel("%p: !tt.ptr<i1>, %a: i1, %b: i1", f"%r = {name} %a, %b : i1\ntt.store %p, %r : !tt.ptr<i1>")
            seen = Seen(text, [ttir.Pointer("p"), a, b], {"p": Held(b"0")})
            assert bool(seen.stored()[0]) == bool(value), (name, a, b)


@pytest.mark.parametrize("unsigned", [True, False, None])
def test_loaded_numbers_count_as_they_are(unsigned: bool | None):
    """A byte of 200 is 200 in a tensor of unsigned integers, -56 in one of signed ones, and without a word what it is read
    as."""
    for name in ("arith.extsi", "arith.extui"):
        text = kernel(
            "%p: !tt.ptr<i8>", f"%a = tt.load %p : !tt.ptr<i8>\n%w = {name} %a : i8 to i32\n"
            "%u = tt.addptr %p, %w : !tt.ptr<i8>, i32\n%v = tt.load %u : !tt.ptr<i8>",
        )  # fmt: skip
        touch = Seen(text, [ttir.Pointer("p")], {"p": Held(bytes([200]), unsigned)}).touches[1]
        wanted = -56 if name == "arith.extsi" else 200
        assert touch.byte[0] == wanted
        assert touch.ideal[0] == (wanted if unsigned is None else 200 if unsigned else -56)
