"""CuTe layouts read from text, and their algebra: against a model of a few lines, against pycute where it is installed."""

from __future__ import annotations

import random
from itertools import product as pairs

import pytest
from tileprove.prover import cli
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import integer
from tileprove.prover.layouts import algebra, text
from tileprove.prover.layouts.extents import LayoutError


def offset(shape, stride, c):
    """CuTe's offset of one number, in numbers."""
    if not isinstance(shape, tuple):
        return c * stride
    found = 0
    for number, (extent, step) in enumerate(zip(shape, stride, strict=True)):
        size = count(extent)
        found += offset(extent, step, c % size if number + 1 < len(shape) else c)
        c //= size
    return found


def count(shape):
    if not isinstance(shape, tuple):
        return shape
    found = 1
    for part in shape:
        found *= count(part)
    return found


def offsets(layout):
    """Of each number below the layout's size."""
    c = integer("c", 0)
    formula = layout(c)
    return [python.evaluate({"c": n}, formula)[0] for n in range(layout.size)]


LAYOUTS = [
    "4:1", "4:2", "(4,2):(1,4)", "(4,2):(2,1)", "((2,2),(4,2)):((1,8),(2,16))", "(3,5):(5,1)", "(8,4):(4,1)", "6:0",
    "(2,3,4)", "(20,2):(16,4)", "((4,2),8):((1,32),4)", "(8,8):(1,8)", "1:0", "(4,(2,2)):(8,(1,2))",
]  # fmt: skip


@pytest.mark.parametrize("said", LAYOUTS)
def test_offsets_are_cutes(said):
    layout = text.plain(said)
    assert offsets(layout) == [offset(layout.shape, layout.stride, c) for c in range(count(layout.shape))]


def test_print_is_read_back():
    for said in LAYOUTS:
        layout = text.plain(said)
        assert text.plain(str(layout)) == layout


@pytest.mark.parametrize("s", [1, 2, 3, 4])
def test_a_swizzle_xors_the_bits_that_cute_says(s):
    for bits, base in pairs(range(s + 1), range(4)):
        layout = text.layout(f"Sw<{bits},{base},{s}> o 0 o 512:1")
        c = integer("c", 0)
        formula = layout(c)
        for n in range(512):
            mask = ((1 << bits) - 1) << (base + s)
            assert python.evaluate({"c": n}, formula)[0] == n ^ ((n & mask) >> s)
        back = text.layout(f"Sw<{bits},{base},{-s}> o 0 o 512:1")(c)
        for n in range(512):
            mask = ((1 << bits) - 1) << base
            assert python.evaluate({"c": n}, back)[0] == n ^ ((n & mask) << s)


def test_an_offset_stands_before_the_swizzle():
    c = integer("c", 0)
    formula = text.layout("Sw<1,0,2> o 4 o 8:1")(c)
    assert [python.evaluate({"c": n}, formula)[0] for n in range(4)] == [5, 4, 7, 6]


def test_swizzles_apply_from_the_last_to_the_first():
    c = integer("c", 0)
    formula = text.layout("Sw<1,0,1> o Sw<1,1,1> o 0 o 8:1")(c)
    for n in range(8):
        inner = n ^ (n >> 2 & 1) << 1
        assert python.evaluate({"c": n}, formula)[0] == inner ^ (inner >> 1 & 1)


def test_a_swizzle_behind_a_pointer_is_of_bytes():
    a, b = integer("i", 0, 64), integer("j", 0, 64)
    of_bytes = text.layout("Sw<3,4,3> o smem_ptr[16b](unset) o (64,64):(64,1)")
    elements = text.layout("Sw<3,3,3> o 0 o (64,64):(64,1) of 16b")
    for i, j in pairs(range(0, 64, 3), range(0, 64, 5)):
        at = {"i": i, "j": j}
        assert python.evaluate(at, of_bytes(a, b)) == python.evaluate(at, elements(a, b))
        assert python.evaluate(at, of_bytes.byte(a, b)) == python.evaluate(at, elements.byte(a, b))


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("(64,64", "a comma or a bracket is missing at the end"),
        ("(64,64):(64)", "are not nested alike"),
        ("(64,64):(64,1)x", "the end is missing at 'x'"),
        ("(64,64):(64,1) o", "the end is missing at 'o'"),
        ("(2,,3)", "an integer or a name is missing at ',3)'"),
        ("()", "an integer or a name is missing"),
        ("", "an integer or a name is missing at the end"),
        ("(0,4)", "an extent is at least 1, not 0"),
        ("-4:1", "an integer or a name is missing"),
        ("(1@0,2)", "is missing at '@0,2)'"),
        ("4.5:1", "is missing at '.5:1'"),
        (f"{1 << 40}:1", "numbers of a layout are below 2^40"),
        ("9" * 5000, "numbers of a layout are below 2^40"),
        ("(" * 5000, "16 deep, are the most"),
        ("1" * 10001, "letters; 10,000 are the most"),
        ("Sw<3,4> o 0 o 4:1", "is no layout"),
        ("Sw<3,4,2> o 0 o 4:1", "|S| of at least B"),
        ("Sw<3,4,3> 0 o 4:1", "after a swizzle or a pointer come ' o ' and a layout"),
        ("Sw<3,4,3> o", "is missing at the end"),
        ("Sw<3,4,900> o 0 o 4:1", "are at most 64"),
        ("(64,64) of f17", "no element is f17"),
        ("(64,64) of 3b", "no element is 3b"),
        ("Sw<3,4,3> o smem_ptr[16b](unset) o (8,8) of f32", "elements have 16 bits, not 32"),
        ("(as,4)", "'as' cannot be the name of an extent"),
        ("0 o (4,4)", "the end is missing"),
    ],
)
def test_what_is_no_layout_is_one_line(said, wrong):
    with pytest.raises(LayoutError) as error:
        text.layout(said)
    assert wrong in str(error.value)
    assert "\n" not in str(error.value)


# -- algebra -------------------------------------------------------------------------------------------------

# from CuTe's own page on its algebra
GOLDEN = [
    ("compose", "(6,2):(8,2)", "(4,3):(3,1)", "((2,2),3):((24,2),8)"),
    ("compose", "20:2", "(5,4):(4,1)", "(5,4):(8,2)"),
    ("compose", "(10,2):(16,4)", "(5,4):(1,5)", "(5,(2,2)):(16,(80,4))"),
    ("compose", "(20,2):(16,4)", "(4,5):(1,4)", "(4,5):(16,64)"),
    ("divide", "(4,2,3):(2,1,8)", "4:2", "((2,2),(2,3)):((4,1),(2,8))"),
    ("product", "(2,2):(4,1)", "6:1", "((2,2),(2,3)):((4,1),(2,8))"),
    ("product", "(2,2):(4,1)", "(4,2):(2,1)", "((2,2),(4,2)):((4,1),(8,2))"),
]


@pytest.mark.parametrize(("name", "a", "b", "wanted"), GOLDEN)
def test_the_algebra_is_that_of_cutes_page(name, a, b, wanted):
    found = getattr(algebra, name)(text.plain(a), text.plain(b))
    assert offsets(found) == offsets(text.plain(wanted))
    assert str(found) == wanted


@pytest.mark.parametrize(
    ("a", "size", "wanted"),
    [
        ("4:1", 24, "6:4"), ("6:4", 24, "4:1"), ("(4,6):(1,4)", 24, "1:0"), ("4:2", 24, "(2,3):(1,8)"),
        ("(2,4):(1,6)", 24, "3:2"), ("(2,2):(1,6)", 24, "(3,2):(2,12)"),
    ],
)  # fmt: skip
def test_complements_are_those_of_cutes_page(a, size, wanted):
    assert str(algebra.complement(text.plain(a), size)) == wanted


def some_layout(random, modes=3):
    """A compact layout of powers of two in any order, perhaps with a gap."""
    extents = [random.choice([1, 2, 3, 4, 8]) for _ in range(random.randint(1, modes))]
    order = random.sample(range(len(extents)), len(extents))
    stride, step = [0] * len(extents), random.choice([1, 1, 2])
    for place in order:
        stride[place] = step
        step *= extents[place] * random.choice([1, 1, 2])
    return text.plain(f"({','.join(map(str, extents))}):({','.join(map(str, stride))})")


@pytest.mark.parametrize("seed", range(40))
def test_what_is_composed_is_the_composition(seed):
    source = random.Random(seed)
    a, b = some_layout(source), some_layout(source)
    try:
        found = algebra.compose(a, b)
    except LayoutError:
        return
    assert offsets(found) == [offset(a.shape, a.stride, c) for c in offsets(b)]


@pytest.mark.parametrize("seed", range(40))
def test_a_complement_fills_everything_once(seed):
    a = some_layout(random.Random(seed))
    try:
        rest = algebra.complement(a, 64)
    except LayoutError:
        return
    together = sorted(x + y for x, y in pairs(offsets(a), offsets(rest)))
    assert len(set(together)) == len(together) == a.size * rest.size >= 64
    assert offsets(rest) == sorted(offsets(rest))


@pytest.mark.parametrize("seed", range(60))
def test_pycute_has_the_same(seed):
    pycute = pytest.importorskip("pycute")
    source = random.Random(seed)
    a, b = some_layout(source), some_layout(source)
    theirs = [pycute.Layout(one.shape, one.stride) for one in (a, b)]
    for name, own in (("composition", "compose"), ("logical_divide", "divide"), ("logical_product", "product")):
        try:
            found = getattr(algebra, own)(a, b)
        except LayoutError:
            continue
        wanted = getattr(pycute, name)(*theirs)
        assert offsets(found) == [wanted(c) for c in range(wanted.size())], (name, str(a), str(b))


# -- the command ---------------------------------------------------------------------------------------------


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> tuple[int, str, str]:
        code = cli.run(["layout", *arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("show", "(M,64):(64,1)"), 0, "64*M elements"),
        (("show", "(M,64):(63,1)"), 1, "refuted"),
        (("show", "(4,4):(1,4)"), 0, "proved"),
        (("show", "(4,4):(1,3)"), 1, "refuted"),
        (("show", "Sw<3,3,3> o 0 o (64,64):(64,1)"), 0, "proved"),
        (("equal", "(M,N):(N,1)", "(M,N):(N,1)"), 0, "proved"),
        (("equal", "(M,N):(N,1)", "(M,N):(1,M)"), 1, "refuted"),
        (("equal", "Sw<2,0,2> o 0 o 16:1", "Sw<1,0,3> o 0 o 16:1"), 1, "refuted"),
        (("divide", "(8*M,64):(64,1)", "8:1"), 0, "(8,(M,64)):(64,(512,1))"),
        (("compose", "(M,64):(64,1)", "M:1"), 0, "M:64"),
        (("compose", "8*M:2", "8:1"), 0, "proved"),
        (("compose", "M:2", "8:1"), 1, "B(c) is a coordinate of A): refuted"),  # M < 8: refused where it is a number
        (("compose", "(M,4):(4,1)", "8:M"), 1, "refuted"),
        (("complement", "64:M", "64*M"), 0, "M:1"),
        (("product", "(4,4):(4,1)", "3:1"), 0, "((4,4),3):((4,1),16)"),
        (("product", "(4,4):(4,0)", "3:1"), 0, "proved"),  # a copy may meet itself
        (("product", "4:1", "3:0"), 1, "(4,3):(1,0)"),  # three copies at one place
        (("product", "4:1", "(2,3):(0,1)"), 1, "refuted"),
    ],
)
def test_a_command_proves_or_shows_where_not(run, arguments, code, said):
    found, out, err = run(*arguments)
    assert (found, err) == (code, "")
    assert said in out


def test_a_witness_is_one(run):
    _, out, _ = run("equal", "Sw<2,0,2> o 0 o 16:1", "Sw<1,0,3> o 0 o 16:1")
    i = int(out.split("i=")[1].split()[0])
    first, second = i ^ (i >> 2 & 3), i ^ (i >> 3 & 1)
    assert first != second
    assert f"the first's offset: {first}" in out
    assert f"the second's offset: {second}" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("divide", "(M,64):(64,1)", "8:1"), "whether 8 is at most M hangs on the names; give numbers"),
        (("compose", "(4,4):(1,8)", "6:1"), "which does not divide 6"),
        (("complement", "(4,4):(1,2)", "16"), "has no complement"),
        (("compose", "Sw<1,0,1> o 0 o 4:1", "4:1"), "without a swizzle"),
        (("equal", "(4,4)", "(4,5)"), "different domains are never equal"),
        (("equal", "(4,4)", "(4,4"), "is no layout"),
        (("show", "nothing.py:tile"), "there is no such file"),
    ],
)
def test_bad_input_is_one_line(run, arguments, said):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert said in err


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("(64,64):(64,1) by ldmatrix", "say how long an element is before 'by'"),
        ("(64,64):(64,1) of f16 by foo", "no access is named 'foo'"),
        ("(60,64):(64,1) of f16 by ldmatrix", "60 rows are no multiple of 8"),
        ("(64,60):(60,1) of f16 by ldmatrix", "only 120 bytes lie side by side"),
        ("(64,64):(64,2) of f16 by ldmatrix", "no mode begins with the stride 1"),
        ("(64,64,2) of f16 by ldmatrix", "a tile has two dimensions, not 3"),
        ("Sw<3,2,3> o 0 o (64,64):(64,1) of f16 by ldmatrix", "takes the 16 bytes of a lane apart"),
        ("(64,64):(64,1) of f64 by mma", ""),
        ("(64,64):(64,1) of f16 by column", "2 bytes a lane; there is 4, 8 and 16"),
        ("(M,64):(64,1) of f16 by ldmatrix", "write 8*M"),
        ("(lane,64):(64,1) of f16", "moves 2 bytes"),
        ("(element_bytes,64):(64,1) of f16", "element_bytes is a parameter already"),
        ("(i,64):(64,1) of f16", "i is a parameter already"),
        ("(64,64):(64,1) of f16 by (32,200):(128,1)", "reaches element"),
        ("(64,64):(64,1) of f16 by (32,8,2)", "has two modes"),
        ("(64,64):(64,1) of f16 by Sw<1,0,1> o 0 o (32,8)", "who has which element"),
        ("(64,64):(64,1) of 4b", "parts of a byte"),
        ("(64,64):(64,1) of f16", "moves 2 bytes"),
        ("(64,64):(64,1) of f16 by mma element_bytes", "no access is named"),
    ],
)
def test_banks_of_what_has_none_is_one_line(capsys, said, wrong):
    code = cli.run(["banks", said])
    out, err = capsys.readouterr()
    if not wrong:
        assert code == 0
        return
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert wrong in err
