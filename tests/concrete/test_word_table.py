"""The table of words against LLVM's JIT, Python and numpy, one number at a time and in lanes, at edges and by chance."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest
from tileprove.concrete.interpreter import ttir, words
from tileprove.concrete.interpreter.llvm.arithmetic import computed
from tileprove.concrete.interpreter.ttir import integers, preparing
from tileprove.concrete.interpreter.words import WORDS, Word, signed, unsigned, whole, wrap
from ttir_running import Held, Seen, kernel

WIDTHS = (*range(1, 65), 128)
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
OPERATORS = ("add", "sub", "mul", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem", "and", "or", "xor")
OF_TWO = ("smin", "smax", "umin", "umax", "sadd.sat", "ssub.sat", "uadd.sat", "usub.sat")


def low(a: int, bits: int) -> int:
    return a % (1 << bits)


def high(a: int, bits: int) -> int:
    """As a signed number."""
    return (a + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))


# what LLVM has no instruction of, or not of every width: (unsigned readings..., width) -> an integer with the result's bits
PYTHON: Mapping[str, Callable[..., int]] = {
    "sdiv floor": lambda a, b, n: high(a, n) // high(b, n),
    "udiv floor": lambda a, b, n: a // b,
    "sdiv ceil": lambda a, b, n: -(-high(a, n) // high(b, n)),
    "udiv ceil": lambda a, b, n: -(-a // b),
    "smulh": lambda a, b, n: high(a, n) * high(b, n) >> n,
    "umulh": lambda a, b, n: a * b >> n,
    "scmp": lambda a, b, n: (high(a, n) > high(b, n)) - (high(a, n) < high(b, n)),
    "ucmp": lambda a, b, n: (a > b) - (a < b),
    "trunc": lambda a, n: a,
    "zext": lambda a, n: a,
    "sext": high,
    "abs": lambda a, n: abs(high(a, n)),
    "ctpop": lambda a, n: sum(a >> at & 1 for at in range(n)),
    "ctlz": lambda a, n: next((n - 1 - at for at in reversed(range(n)) if a >> at & 1), n),
    "cttz": lambda a, n: next((at for at in range(n) if a >> at & 1), n),
    "bitreverse": lambda a, n: sum((a >> at & 1) << (n - 1 - at) for at in range(n)),
    "bswap": lambda a, n: sum((a >> 8 * at & 255) << (n - 8 * at - 8) for at in range(n // 8)),
    "fshl": lambda a, b, by, n: (a << by % n) | (b >> (n - by % n)),
    "fshr": lambda a, b, by, n: (b >> by % n) | (a << (n - by % n)),
}


def numbers(bits: int, count: int, chance: random.Random) -> list[tuple[int, ...]]:
    """Operands as unsigned readings: at ends of the width, and by chance."""
    half = 1 << (bits - 1)
    ends = [0, 1, 2, 3, bits - 1, bits, bits + 1, half - 2, half - 1, half, half + 1, 2 * half - 2, 2 * half - 1]
    drawn = [tuple(chance.choice(ends) for _ in range(count)) for _ in range(25)]
    drawn += [(half, *(2 * half - 1,) * (count - 1)), (0,) * count, (2 * half - 1,) * count]
    drawn += [tuple(chance.getrandbits(chance.randint(1, bits)) for _ in range(count)) for _ in range(15)]
    return [tuple(low(value, bits) for value in own) for own in drawn]


def gone(word: Word, bits: int, *values: int) -> bool:
    return any(where(bits, *word.read(bits, *values)) for where, _ in word.undefined.values())


def target_of(name: str, bits: int) -> int:
    """Bits of the result."""
    own = {"sext": bits + 7, "zext": bits + 7, "trunc": max(bits // 2, 1)}
    return 1 if name.startswith("icmp") else own.get(name, bits)


def in_lanes(word: Word, bits: int, target: int, columns: list[tuple[int, ...]]) -> list[int]:
    """Unsigned readings of the results."""
    given = [wrap(whole(column), bits) for column in zip(*columns, strict=True)]
    for own in given:
        assert own.dtype == (bool if bits == 1 else np.int64 if bits <= 64 else object)
    with np.errstate(all="ignore"):
        found = wrap(word(bits, *given), target)
    return [low(int(one), target) for one in np.atleast_1d(found)]


@pytest.mark.parametrize("name", PYTHON)
def test_words_are_what_python_says(name: str):
    word, chance = WORDS[name], random.Random(name)
    for bits in WIDTHS:
        if name == "bswap" and bits % 16:
            continue
        target = target_of(name, bits)
        rows = [own for own in numbers(bits, len(word.reads), chance) if not gone(word, bits, *own)]
        wanted = [low(PYTHON[name](*own, bits), target) for own in rows]
        assert [unsigned(int(word(bits, *own)), target) for own in rows] == wanted, bits
        assert in_lanes(word, bits, target, rows) == wanted, bits
        for own in rows[:5]:
            assert in_lanes(word, bits, target, [own]) == [low(PYTHON[name](*own, bits), target)]
        assert len(rows) > 5


def text_of(name: str, bits: int) -> str:
    """LLVM IR of a function of pointers: the operands', and the result's."""
    result = "i1" if name.startswith("icmp") else f"i{bits}"
    line = f"%r = {name} i{bits} %a, %b"
    declared = ""
    if name in OF_TWO:
        line = f"%r = call i{bits} @llvm.{name}.i{bits}(i{bits} %a, i{bits} %b)"
        declared = f"declare i{bits} @llvm.{name}.i{bits}(i{bits}, i{bits})\n"
    own = f"{name.replace(' ', '.')}.{bits}"
    return (
        f"{declared}define void @f.{own}(ptr %p, ptr %q) {{\n  %v = load i128, ptr %p, align 8\n"
        f"  %at = getelementptr i8, ptr %p, i64 16\n  %w = load i128, ptr %at, align 8\n"
        + "".join(
            f"  %{to} = {f'trunc i128 %{of} to i{bits}' if bits < 128 else f'add i128 %{of}, 0'}\n"
            for to, of in (("a", "v"), ("b", "w"))
        )
        + f"  {line}\n  %z = {f'zext {result} %r to i128' if result != 'i128' else 'add i128 %r, 0'}\n"
        f"  store i128 %z, ptr %q, align 8\n  ret void\n}}\n"
    )


JITTED = (1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 48, 63, 64, 128)
NAMES = (*OPERATORS, *OF_TWO, *(f"icmp {said}" for said in PREDICATES))


@pytest.fixture(scope="module")
def jit() -> Any:
    llvm = pytest.importorskip("llvmlite.binding", reason="the JIT to compare with needs llvmlite")
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    wide = ("udiv", "urem", "sdiv", "srem")  # of 128 bits these are calls of a library that is not loaded
    text = "".join(text_of(name, bits) for name in NAMES for bits in JITTED if bits <= 64 or name not in wide)
    module = llvm.parse_assembly(text)
    module.verify()
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine(opt=0))
    engine.finalize_object()
    return engine


def native(engine: Any, name: str, bits: int, a: int, b: int) -> int:
    given = ctypes.create_string_buffer(a.to_bytes(16, "little") + b.to_bytes(16, "little"), 32)
    found = ctypes.create_string_buffer(16)
    address = engine.get_function_address(f"f.{name.replace(' ', '.')}.{bits}")
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(address)(ctypes.addressof(given), ctypes.addressof(found))
    return int.from_bytes(found.raw, "little")


@pytest.mark.parametrize("name", NAMES)
def test_words_are_what_the_jit_says(jit: Any, name: str):
    word, chance = WORDS[name], random.Random(name)
    for bits in JITTED:
        if bits > 64 and "div" in name + name.replace("rem", "div"):
            continue
        target = target_of(name, bits)
        rows = [own for own in numbers(bits, 2, chance) if not gone(word, bits, *own)]
        wanted = [native(jit, name, bits, *own) for own in rows]
        assert [unsigned(int(word(bits, *own)), target) for own in rows] == wanted, bits
        assert in_lanes(word, bits, target, rows) == wanted, bits
        assert len(rows) > 5


def test_every_word_is_compared():
    assert set(NAMES) | set(PYTHON) == set(WORDS)


def test_what_a_word_is_undefined_for():
    for bits in WIDTHS[2:]:
        least, ones = 1 << (bits - 1), (1 << bits) - 1
        for name in ("udiv", "urem", "sdiv", "srem", "sdiv floor", "udiv floor", "sdiv ceil", "udiv ceil"):
            assert gone(WORDS[name], bits, 5, 0)
            assert not gone(WORDS[name], bits, 5, 1)
            assert gone(WORDS[name], bits, least, ones) == name.startswith("s")
            assert not gone(WORDS[name], bits, least + 1, ones)
        for name in ("shl", "lshr", "ashr"):
            if low(bits, bits) == bits:
                assert gone(WORDS[name], bits, 1, bits)
            assert gone(WORDS[name], bits, 1, ones) == (ones >= bits)
            assert not gone(WORDS[name], bits, 1, bits - 1)


# what reads unsigned numbers reads a negative one otherwise
ANY_SIGN = [name for name, own in WORDS.items() if own.unbounded and not own.masked and "unsigned" not in own.reads]


@pytest.mark.parametrize("name", ANY_SIGN)
def test_unbounded_words_are_those_of_a_width_that_is_large_enough(name: str):
    word, chance = WORDS[name], random.Random(name)
    for _ in range(200):
        values = [chance.randint(-(1 << 20), 1 << 20) for _ in word.reads]
        if word.counts:
            values[-1] = chance.randint(0, 31)
        if not gone(word, 128, *values):
            assert signed(int(word(128, *values)), 128) == word.change(128, *values)


def test_masks_of_unbounded_numbers():
    values = whole([-(1 << 90), -5, -1, 0, 1, 7, 8, 1 << 70])
    bits_and, bits_xor, bits_or = (WORDS[name].masked for name in ("and", "xor", "or"))
    assert bits_and is not None
    assert bits_xor is not None
    for mask in (0, 1, 7, (1 << 40) - 1, -8, -(1 << 40)):
        found = bits_and(values, mask)
        assert list(found) == [value & mask for value in values], mask
    for mask in (5, 6, -6):
        assert bits_and(values, mask) is None
    assert list(bits_xor(values, -1)) == [~value for value in values]
    assert bits_xor(values, 1) is None
    assert bits_or is None or bits_or(values, 1) is None


def test_numbers_and_lanes_are_wrapped_alike():
    chance = random.Random(3)
    for bits in WIDTHS:
        own = [chance.getrandbits(bits + 9) - (1 << (bits + 7)) for _ in range(20)]
        lanes = wrap(whole(own), bits)
        assert [signed(value, bits) for value in own] == [int(value) for value in np.atleast_1d(signed(lanes, bits))]
        assert [low(value, bits) for value in own] == [int(value) for value in unsigned(lanes, bits)]
        assert [words.fits(value, bits, True) for value in own] == [value == high(value, bits) for value in own]
        assert [words.fits(value, bits, False) for value in own] == [value == low(value, bits) for value in own]


@pytest.mark.parametrize("name", ["add", "mul", "sdiv", "smin", "shl", "xor"])
def test_a_wrong_word_is_seen_by_both_readers(name: str, monkeypatch: pytest.MonkeyPatch):
    """One entry of the table is what either of them runs: a slip there is a wrong number in both."""
    ttir_names = {"sdiv": "divsi", "smin": "minsi", "shl": "shli"}
    text = kernel(
        "%p: !tt.ptr<i32>, %a: i32, %b: i32",
        f"%r = arith.{ttir_names.get(name, name + 'i')} %a, %b : i32\ntt.store %p, %r : !tt.ptr<i32>",
    )

    def both() -> tuple[int, Any]:
        seen = Seen(text, [ttir.Pointer("p"), -7, 2], {"p": Held(bytes(4))})
        return int(seen.stored()[0]), computed(name, 32, 32, (), low(-7, 32), 2)

    right = both()
    assert right[0] == right[1]
    change = WORDS[name].change
    wrong = Word(
        lambda bits, a, b: change(bits, a, b) + 1, WORDS[name].reads, WORDS[name].undefined, masked=WORDS[name].masked
    )
    monkeypatch.setitem(WORDS, name, wrong)
    made = integers.bitwise(name) if wrong.masked else integers.meaning(name)
    monkeypatch.setitem(preparing.MEANINGS, f"arith.{ttir_names.get(name, name + 'i')}", made)
    assert both() == (low(right[0] + 1, 32), low(right[1] + 1, 32))
