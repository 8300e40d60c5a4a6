"""`a == 0 && b == 0`, as compilers write it: the bits of both joined, and compared with 0. Held against the interpreter."""

import itertools

import pytest
from ptx_programs import HEAD, Formulas, by_interpreter

SPARSE = "setp.ORDER.s32 %p0, %r8, 0;"
STORE = """@%p0 bra $END;
cvt.u64.u32 %d4, %r0; add.s64 %d5, %b0, %d4; st.global.u8 [%d5], 0;
$END: ret;
}
"""
TWO = "or.b32 %r8, %r2, %r0;"
FORMS = {
    "two": TWO,
    "three": "or.b32 %r6, %r2, %r0; or.b32 %r8, %r6, %r3;",
    "with a number": "or.b32 %r8, %r2, 0;",
    "one changes": TWO + "add.s32 %r2, %r2, 1;",
    "one is what comes out": "mov.u32 %r8, %r2; or.b32 %r8, %r8, %r0;",
    "a part changes": "or.b32 %r6, %r2, %r0; mov.u32 %r2, 1; or.b32 %r8, %r6, %r3;",
    "a part is written again": "or.b32 %r6, %r2, %r0; or.b32 %r8, %r6, %r3; mov.u32 %r6, 5;",
    "what comes out changes": TWO + "xor.b32 %r8, %r8, %r3;",
    "under a condition": "mov.u32 %r8, %r3; @%p1 or.b32 %r8, %r2, %r0;",
    "and": "and.b32 %r8, %r2, %r0;",
    "exclusive": "xor.b32 %r8, %r2, %r0;",
    "part of a part is overwritten by it": "or.b32 %r6, %r2, %r0; or.b32 %r2, %r6, %r3; mov.u32 %r8, %r2;",
    "overwritten": "or.b32 %r6, %r2, %r0; or.b32 %r2, %r6, %r3; or.b32 %r8, %r2, %r3;",
}


def text(form, order):
    return HEAD.replace("%r<9>", "%r<10>") + FORMS[form] + SPARSE.replace("ORDER", order) + STORE


@pytest.mark.parametrize(("form", "order"), list(itertools.product(FORMS, ("eq", "ne"))))
def test_the_same_threads_store(form, order):
    own = text(form, order)
    formulas = Formulas(own)
    assert not formulas.why
    assert not formulas.vague
    for n, m in itertools.product((0, 1, 2, -1), (0, 1, 4)):
        assert formulas.bytes(n, m) == by_interpreter(own, n, m), (n, m)


@pytest.mark.parametrize("form", ["two", "three"])
def test_it_is_asked_of_each_by_itself(form):
    (access,) = Formulas(text(form, "ne")).accesses
    assert "bitand" not in str(access.path)


@pytest.mark.parametrize(("form", "word"), [("and", "bitand"), ("exclusive", "xor")])
def test_of_other_bits_nothing_is_said(form, word):
    (access,) = Formulas(text(form, "ne")).accesses
    assert word in str(access.path)
