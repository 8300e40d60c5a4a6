"""The simplifier ends, and changes no value: sums as divisors, digits of them, deep conditionals, huge numbers."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from tileprove.prover.commands import kernel as kernel_command
from tileprove.prover.engines.simplifying.algebra import Algebra
from tileprove.prover.language.constructors import where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.parts import FAR, clamped, infinite
from tileprove.prover.language.terms import Term, const, integer
from tileprove.prover.triton.machine.ranges import Ranges

H, W, M, X = integer("H", 3, 70), integer("W", 3, 70), integer("m", 0, 1 << 31), integer("x", -5, 100)


def positive(chance: random.Random) -> Term:
    return chance.choice([
        H - 2, W - 2, H + 1, W + H, H * W, H, W, (H - 1) // 2 + 1, (H - 2) * (W - 2), H * W - H, 2 * H + 2 * W, H % W + 1,
        (W // 2) % H + 1, 4 * H - 8 + W, const(chance.choice([1, 2, 4, 56, 64, 6])),
    ])  # fmt: skip


def term(chance: random.Random, depth: int) -> Term:
    if depth == 0:
        return chance.choice([H, W, M, X, const(chance.randrange(-8, 9))])
    a, b = term(chance, depth - 1), term(chance, depth - 1)
    d, e = positive(chance), positive(chance)
    return chance.choice([
        a + b, a - b, a * b, a // d, a % d, where(a <= b, a, b), (a // d) % e * d + a % d, a // (d * e) * e + (a // d) % e,
        a - d * (a // d), a % (d * e) - d * ((a // d) % e), ((a // d) // e * e + (a // d) % e) * d + a % d,
    ])  # fmt: skip


@pytest.fixture
def shallow():
    """A stack on which nothing that goes as deep as a term has nodes comes to its end."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(400)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.parametrize("expanding", [False, True])
def test_sums_as_divisors(shallow, expanding: bool):
    for seed in range(250):
        chance = random.Random(seed)
        plain = term(chance, chance.randrange(2, 4))
        simple = Algebra(expanding=expanding).simplify(plain)
        for _ in range(6):
            point = {"H": chance.randrange(3, 70), "W": chance.randrange(3, 70), "x": chance.randrange(-5, 100)}
            point["m"] = chance.choice([0, chance.randrange(200), chance.randrange(1 << 31)])
            one, other = python.evaluate(point, plain, simple)
            assert one == other, (seed, point)


@pytest.mark.parametrize("expanding", [False, True])
def test_the_digits_of_a_sum_are_joined_again(expanding: bool):
    """((m div w div h)*h + (m div w) mod h)*w + m mod w is m, with h = H - 2 and w = W - 2 too."""
    h, w = H - 2, W - 2
    image = (M // w // h * h + (M // w) % h) * w + M % w
    assert Algebra(expanding=expanding).simplify(image) is M


def test_deep_conditionals(shallow):
    deep: Term = X
    for number in range(500):
        deep = where(number >= M, deep, number)
    algebra = Algebra()
    for found in (algebra.scaled(deep, 3), algebra.simplify(deep * 3)):
        assert python.evaluate({"m": 300, "x": 7}, found) == [3 * 299]
        assert python.evaluate({"m": 0, "x": 7}, found) == [21]


@pytest.mark.parametrize("sign", [1, -1])
def test_ends_of_ranges_beyond_what_floats_have(sign: int):
    wide, free = integer("w", -(10**400), 10**400), integer("f", None, None)
    for product in (wide * wide * free, wide + free, const(sign * 10**500) * free, wide * const(sign * 10**500)):
        low, high = Algebra().interval(product)
        assert low < 0 < high
        Algebra().simplify(product // 7 + product % 7)
    assert clamped(sign * FAR, sign * FAR) == (sign * FAR, sign * FAR)
    low, high = clamped(sign * (FAR + 1), sign * (FAR + 1))
    assert low <= sign * (FAR + 1) <= high
    assert infinite(high if sign > 0 else low)


pytest.importorskip("llvmlite")

from compiled import KERNELS  # noqa: E402
from kernel_text import BINDING, offset  # noqa: E402
from tileprove.prover import cli  # noqa: E402
from tileprove.prover.kernels.binding import binding as bindings  # noqa: E402
from tileprove.prover.kernels.binding.reading import read_file  # noqa: E402
from tileprove.prover.kernels.machine.sinks import numbered  # noqa: E402
from tileprove.prover.running import registry  # noqa: E402

CHAIN = "  %c{i} = icmp slt i32 %n, {i}\n  %v{i} = select i1 %c{i}, i32 %v{j}, i32 {k}\n"
TWO = CHAIN + "  %u{i} = select i1 %c{i}, i32 %u{j}, i32 {i}\n"


def chain(step: str, count: int, last: str) -> str:
    lines = (step.format(i=i, j=i - 1, k=4 * i) for i in range(1, count + 1))
    return offset("  %v0 = shl i32 %t, 2\n  %u0 = mul i32 %t, 12\n" + "".join(lines) + last.format(i=count))


def test_a_long_chain_of_choices_is_decided(run):
    code, said = run(chain(CHAIN, 600, "  %o = shl i32 %v{i}, 1\n"), BINDING.format(address="4800"))
    assert code == 1, said
    assert "REFUTED: k.sink_0, case address" in said


def test_what_is_too_deep_is_unsupported_by_name(run):
    code, said = run(chain(TWO, 400, "  %o = sub i32 %v{i}, %u{i}\n"), None, "--bounds")
    assert code == 3, said
    assert "too many choices within each other" in said


def test_numbers_beyond_floats_are_no_fault(run):
    power = "  %v{i} = mul i32 %v{j}, %n\n"
    code, said = run(chain(power, 34, "  %o = and i32 %v{i}, -4\n"), BINDING.format(address="0"), seconds=1.0)
    assert code in (1, 3), said
    assert "bug" not in said


SIZES = """threads = 256
given = ["N*H*W <= 2**25 - 2**18"]
[parameters]
N = [1, 65535]
H = [3, 65535]
W = [3, 65535]
[arguments]
arg1 = "N"
arg2 = "H"
arg3 = "W"
arg4 = "{0}"
arg5 = "{1}"
[[sink]]
at = "0-1"
times = 2
map = "im2col_loader"
[sink.with]
lane = "lane"
warp = "warp"
iteration = "i"
m_base = "block_x*128"
k_base = "block_y*32"
tile_cols = 32
warps = 4
load_width = 8
element_bytes = 2
N = "N"
H = "H"
W = "W"
C = 64
R = 3
S = 3
dilation_h = 2
dilation_w = 2
pad_h = 2
pad_w = 2
H_out = "{0}"
W_out = "{1}"
"""


@pytest.mark.parametrize("size", ["({0} + 2*1 - 3) // 2 + 1", "{0} - 2", "({0} + 1) // 2 + {0} // 3"])
def test_an_output_size_that_is_an_expression(tmp_path: Path, capsys: pytest.CaptureFixture[str], size: str):
    """It may be decided or not: rows past M are not ruled out, so it is no claim that must hold."""
    binding = tmp_path / "k.toml"
    binding.write_text(SIZES.format(size.format("H"), size.format("W")))
    file = KERNELS / "opencl/gfx950/im2col.ll"
    more = ("--timeout", "100ms", "--jobs", "1", "--no-cache", "--attack", "0")
    code = cli.run(["kernel", "check", str(file), "--binding", str(binding), *more])
    said = capsys.readouterr()
    assert code in (1, 3), said.err
    assert "claims: " in said.out


@pytest.mark.parametrize(("name", "spec"), [
    ("opencl/gfx950/im2col_o0", "im2col"), ("opencl/gfx942/masked_copy", "masked_vector"),
    ("mojo/gfx950/im2col_pointwise", "im2col_loader"), ("mojo/gfx950/load_b_pair", "load_b"),
])  # fmt: skip
def test_an_unedited_skeleton_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, spec: str):
    """What it says is not yet what the kernel computes; that is what comes out, and no fault."""
    file, binding = str(KERNELS / f"{name}.ll"), str(tmp_path / "k.toml")
    assert cli.run(["kernel", "bind", file, "--spec", spec, "-o", binding]) == 0
    code = cli.run(["kernel", "check", file, "--binding", binding, "--timeout", "1s", "--jobs", "1", "--no-cache"])
    said = capsys.readouterr()
    assert code in (0, 1, 3), said.err
    assert "claims: " in said.out


@pytest.mark.parametrize("spec", registry.maps())
def test_the_skeleton_of_every_map_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str):
    """Its map takes what the file gives it. Most maps are none of this kernel's: they are looked for in vain, half a minute
    where nobody says otherwise."""
    monkeypatch.setattr(kernel_command, "SEARCH", 3.0)
    file, written = KERNELS / "mojo/gfx950/load_b_pair.ll", tmp_path / "k.toml"
    assert cli.run(["kernel", "bind", str(file), "--spec", spec, "-o", str(written)]) == 0
    module = read_file(file)
    kernel = module.kernels[0]
    found = bindings.bind(bindings.read_file(written), "k.toml", kernel, len(numbered(kernel)), module.globals)
    assert found.sinks
    for sink in found.sinks:
        assert sink.access(found.names, integer("i", 0)).address is not None


FURTHER = 2**1030  # than a float goes
V, N = integer("v"), integer("n", 0)


@pytest.mark.parametrize(
    ("what", "given"),
    [
        ((V << 9) + 324, [(V & (FURTHER - 1)) == 13]),
        (V % FURTHER, [V % 3 == 0]),
        (N % 4 + V, [V <= -FURTHER]),
        (7 // (V * V), [V < FURTHER**2]),
        ((N // X) * X * FURTHER, [X >= 1]),
        ((V & V) >> (N >> N), [V % N == 0, V * N == 589824, N < 1]),
    ],
)
def test_what_is_given_may_be_further_than_floats_go_or_contradict_itself(what: Term, given: list[Term]):
    """Nobody's range is an error, in a kernel's simplifier and in what a Triton launch knows."""
    low, high = Algebra(given).interval(Algebra(given).simplify(what))
    least, most = Ranges(given).of(what)
    for point in [
        {"v": v, "n": n, "x": x} for v in (0, 13, FURTHER + 13, -FURTHER - 3) for n in (1, 3) for x in (1, 7)
    ]:
        try:
            held = all(python.evaluate(point, *given))
            (value,) = python.evaluate(point, what)
        except python.Undefined:
            continue
        if held:
            assert low <= value <= high
            assert least <= value <= most
