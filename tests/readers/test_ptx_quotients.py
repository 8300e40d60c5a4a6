"""Divisions of 64 bits that nvcc writes out for numbers of 32 bits as well: read as one, and only where they are one.

Each text is run in the interpreter twice, as it is and with the way of 64 bits on both sides: of whatever is read as one
division both give the same.
"""

import re
from itertools import product

import pytest
from tileprove.concrete.interpreter import ptx
from tileprove.prover.cuda.threads import launch
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.readers.ptx.modules import module
from tileprove.prover.readers.ptx.parsing import parsed
from tileprove.prover.readers.ptx.quotients import divided

BEFORE = """.version 8.0
.target sm_90
.address_size 64
.visible .entry op(.param .u64 out, .param .u64 n, .param .u64 m)
{
.reg .pred %p<4>; .reg .b32 %r<10>; .reg .b64 %rd<16>;
ld.param.u64 %rd0, [out]; cvta.to.global.u64 %rd0, %rd0; ld.param.u64 %rd1, [n]; ld.param.u64 %rd2, [m];
mov.u64 %rd9, 3; mov.u32 %r0, 5; mov.u64 %rd5, 1; mov.u64 %rd6, 2;
setp.gt.s64 %p2, %rd1, 1000;
"""
AFTER = """
and.b64 %rd5, %rd5, 1048575;
add.s64 %rd7, %rd0, %rd5;
and.b64 %rd6, %rd6, 1048575;
add.s64 %rd8, %rd0, %rd6;
st.global.u8 [%rd7], 0;
st.global.u8 [%rd8], 0;
ret;
}
"""
WIDE = """div.s64 %rd5, %rd1, %rd2;
mul.lo.s64 %rd10, %rd5, %rd2;
sub.s64 %rd6, %rd1, %rd10;
"""
NARROW = """cvt.u32.u64 %r1, %rd2;
cvt.u32.u64 %r2, %rd1;
div.u32 %r3, %r2, %r1;
mul.lo.s32 %r4, %r3, %r1;
sub.s32 %r5, %r2, %r4;
cvt.u64.u32 %rd5, %r3;
cvt.u64.u32 %rd6, %r5;
"""
ASKED = """or.b64 %rd3, %rd1, %rd2;
and.b64 %rd4, %rd3, -4294967296;
setp.eq.s64 %p1, %rd4, 0;
@%p1 bra $FAST;
"""
BOTH = ASKED + WIDE + "bra.uni $JOIN;\n$FAST:\n" + NARROW + "$JOIN:\n"
OTHER_ORDER = ASKED.replace("setp.eq", "setp.ne").replace("$FAST", "$SLOW") + (
    NARROW + "bra.uni $JOIN;\n$SLOW:\n" + WIDE + "$JOIN:\n"
)
REST = """or.b64 %rd3, %rd1, %rd2;
and.b64 %rd3, %rd3, -4294967296;
setp.ne.s64 %p1, %rd3, 0;
@!%p1 bra $FAST;
rem.u64 %rd6, %rd1, %rd2;
bra.uni $JOIN;
$FAST:
cvt.u32.u64 %r1, %rd2;
cvt.u32.u64 %r2, %rd1;
rem.u32 %r3, %r2, %r1;
cvt.u64.u32 %rd6, %r3;
$JOIN:
"""
# one of the two is of 32 bits, and its lower half is made before
UNASKED = """cvt.u32.u64 %r6, %rd1;
cvt.u64.u32 %rd11, %r6;
cvt.u32.u64 %r7, %rd11;
and.b64 %rd4, %rd2, -4294967296;
setp.eq.s64 %p1, %rd4, 0;
@%p1 bra $FAST;
div.s64 %rd5, %rd11, %rd2;
bra.uni $JOIN;
$FAST:
cvt.u32.u64 %r1, %rd2;
div.u32 %r3, %r7, %r1;
cvt.u64.u32 %rd5, %r3;
$JOIN:
"""
FORMS = {"both": BOTH, "other order": OTHER_ORDER, "rest": REST, "unasked": UNASKED}
EDGES = (0, 1, 2, 7, 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 33) + 5, (1 << 63) + 9, (1 << 64) - 3)
OTHERS = (
    ("s64", "u64"), ("u64", "s64"), ("div", "rem"), ("rem", "div"), ("eq", "ne"), ("ne", "eq"), ("or.b64", "and.b64"),
    ("or.b64", "xor.b64"), ("-4294967296", "-65536"), ("-4294967296", "-8589934592"), ("0;", "1;"), ("@%p1", "@!%p1"),
    ("u64.u32", "s64.s32"), ("mul.lo", "mul.hi"), ("sub.", "add."), ("@%p1", "@%p2"), ("bra.uni $JOIN", "bra.uni $OUT"),
    ("$FAST:", "$FAST:\n$OUT:"), ("$JOIN:", "$JOIN:\nadd.s64 %rd5, %rd10, %rd5;"), ("cvt.u32.u64", "@%p2 cvt.u32.u64"),
    ("$JOIN:", "cvt.u32.u64 %r8, %rd2;\n$JOIN:\ncvt.u64.u32 %rd5, %r8;"), ("bra.uni $JOIN;", ""),
    ("@%p1", "add.s64 %rd1, %rd1, 1;\n@%p1"), ("div.s64", "add.s64 %rd2, %rd2, 1;\ndiv.s64"),
)  # fmt: skip


def whole(middle):
    return BEFORE + middle + AFTER.replace("ret;", "$OUT:\nret;" if "$OUT:" not in middle else "ret;")


def read_as_one(text):
    (function,) = parsed(text).functions.values()
    return divided(function) is not function


def run(text, n, m):
    """The places that are stored to; None where nobody knows what a division gives."""
    found, undefined = [], []

    def see(event):
        if isinstance(event, ptx.Undefined):
            undefined.append(event)
        elif event.kind == "store":
            found.append(event.byte)

    memory = {"out": ptx.Contents(b"", 1 << 21)}
    ptx.run(ptx.read(text)["op"], [ptx.Pointer("out"), n, m], (1, 1, 1), (1, 1, 1), memory, see)
    return None if undefined else found


def sides(middle):
    """The text between the branch and the label, the one behind it, and which of them is of 64 bits."""
    label = "$FAST:" if "$FAST:" in middle else "$SLOW:"
    start = middle.index("\n", middle.index("bra $")) + 1
    first, end = middle.index("bra.uni $JOIN", start), middle.index("$JOIN:", start)
    behind = middle.index(label) + len(label) + 1
    return (start, first), (behind, end), label == "$FAST:"


def on_both(middle):
    """With the way of 64 bits on both sides."""
    first, second, wide_first = sides(middle)
    wide = middle[slice(*(first if wide_first else second))]
    gone = second if wide_first else first
    return middle[: gone[0]] + wide + middle[gone[1] :]


@pytest.mark.parametrize("form", FORMS)
def test_it_is_one_division(form):
    text = whole(FORMS[form])
    assert read_as_one(text)
    read = module(text, "op.ptx")
    found = trace(read, read.kernels[0], launch(read.kernels[0], (1, 1, 1), (1, 1, 1)))
    assert not found.why
    texts = [str(one.address.term) for one in found.accesses if one.what == "store" and one.address is not None]
    assert len(texts) == 2
    for text in texts:
        assert "bitand" not in text
        assert "m mod 2^32" not in text


def mutants(middle):
    for at, (was, now) in product(range(middle.count("\n")), OTHERS):
        lines = middle.splitlines()
        if was in lines[at]:
            lines[at] = lines[at].replace(was, now)
            yield "\n".join(lines) + "\n"
    for at in range(middle.count("\n")):  # a line is left out, or has another register
        lines = middle.splitlines()
        if ":" not in lines[at]:
            yield "\n".join(lines[:at] + lines[at + 1 :]) + "\n"
        for found in re.finditer(r"%(rd?)\d+", lines[at]):
            for number in (0, 1, 2, 3, 5, 6, 9):
                other = f"%{found[1]}{number}"
                line = lines[at][: found.start()] + other + lines[at][found.end() :]
                yield "\n".join([*lines[:at], line, *lines[at + 1 :]]) + "\n"


@pytest.mark.parametrize("form", FORMS)
def test_what_differs_is_one_division_only_where_it_gives_the_same(form):
    kept = looked = 0
    for middle in dict.fromkeys(mutants(FORMS[form])):
        text = whole(middle)
        looked += 1
        if not read_as_one(text):
            continue
        kept += 1
        other = whole(on_both(middle))
        for n, m in product(EDGES, EDGES):
            a, b = run(text, n, m), run(other, n, m)
            assert a is None or b is None or a == b, (middle, n, m)
    assert looked > 100
    assert kept < looked / 4
    assert run(whole(FORMS[form]), 100, 7)[:2] != [0, 0]


def test_a_number_that_changes_in_between_is_none():
    """Its lower half is that of the round before."""
    loop = UNASKED.replace("and.b64 %rd4", "$LOOP:\nand.b64 %rd4")
    back = "add.s64 %rd9, %rd9, -1;\nsetp.gt.s64 %p3, %rd9, 0;\n@%p3 bra $LOOP;\n"
    assert read_as_one(whole(loop + back))
    assert not read_as_one(whole(loop + "add.s64 %rd11, %rd11, 1;\n" + back))
    assert not read_as_one(whole(UNASKED.replace("cvt.u32.u64 %r7", "@%p2 cvt.u32.u64 %r7")))
    around = "@%p2 bra $ON;\n" + UNASKED.replace("and.b64 %rd4", "$ON:\nand.b64 %rd4")
    assert not read_as_one(whole(around))
