"""One kernel of a file is read as if it stood alone, and what is wrong with the rest of the file is still said."""

from pathlib import Path

import msgspec
import pytest
from tileprove.concrete.interpreter import ptx
from tileprove.concrete.interpreter.ptx.tokens import of_kernel
from tileprove.prover.readers.ptx.bodies import without_others
from tileprove.prover.readers.ptx.modules import module
from tileprove.prover.readers.ptx.tokens import Unread

DATA = Path(__file__).parent.parent / "data"
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
ADDS = """{link}.entry {name}(.param .u64 {name}_param_0) {{
	.reg .b64 %d<3>;
	.shared .align 4 .b8 part[{bytes}];
	// a brace in a comment: }}
	.pragma "and in a string: }}";
	{{ ld.param.u64 %d1, [{name}_param_0]; }}
	st.global.u32 [%d1], 1;
	mov.u64 %d2, part;
	st.shared.u32 [%d2], 1;
	ret;
}}
"""
SECTION = ".section .debug_str\n{\n.b8 95, 0 // _\n}\n"


SECOND = ADDS.format(link=".visible ", name="second", bytes=8)


def two(second=SECOND, tail=SECTION):
    return HEAD + ADDS.format(link=".visible ", name="first", bytes=4) + second + tail


@pytest.mark.parametrize("file", ["ptx/calls.O0.ptx", "ptx/kernels.O3.ptx", "cuda/kernels.ptx", "cuda/banks.ptx"])
def test_a_kernel_is_read_as_from_the_whole_file(file):
    text = (DATA / file).read_text()
    whole, ran = module(text, file), ptx.read(text)
    assert {kernel.name for kernel in whole.kernels} == set(ran)
    for kernel in whole.kernels:
        alone = module(text, file, kernel.name)
        assert [one.name for one in alone.kernels] == [one.name for one in whole.kernels]
        assert [one for one in alone.kernels if not one.trouble] == [kernel]
        assert all(one in whole.globals for one in alone.globals)
        one = ptx.read(text, kernel.name)
        body, same = one[kernel.name].function.body, ran[kernel.name].function.body
        assert body is not None
        assert same is not None
        said = [(code.line, code.name, code.operands, code.guard) for code in body]
        assert said == [(code.line, code.name, code.operands, code.guard) for code in same]
        assert not any(own.function.body for name, own in one.items() if name != kernel.name)


def test_a_kernels_variables_are_called_as_if_it_stood_alone():
    alone = module(two(), "k.ptx", "second")
    assert [(one.name, one.size) for one in alone.globals] == [("part", 8)]
    moved = module(two().replace("first", "other"), "k.ptx", "second")
    assert msgspec.json.encode(moved.globals) == msgspec.json.encode(alone.globals)
    assert {one.size for one in module(two(), "k.ptx").globals} == {4, 8}


def test_lines_stay_and_sections_for_debuggers_go():
    text, names = without_others(two(), "second")
    assert names == {"first", ".debug_str"}
    assert text.count("\n") == two().count("\n")
    assert ".b8 95" not in text
    assert "param_0];" in text.splitlines()[two().splitlines().index("\t{ ld.param.u64 %d1, [second_param_0]; }")]
    assert len(of_kernel("second", two()).splitlines()) == len(two().splitlines())
    assert ".b8 95" not in of_kernel("second", two())


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (two(tail="")[:-2], "the end of the file in a function"),
        (two().replace("ret;\n}\n", "ret;\n", 1), ".visible is not known in a function"),
        (two().replace("ret;", "ret; }", 1), "name expected before '}'"),
        (two().replace("ret;", "ret; \u00e9", 1), "cannot read"),
        (two().replace("ret;", "ret; .visible", 1), ".visible is not known in a function"),
        (two(tail=SECTION.replace("}", "")), "more expected before 'the end'"),
    ],
)
def test_what_is_wrong_elsewhere_is_said(wrong, said):
    assert without_others(wrong, "second")[1] == set()
    assert of_kernel("second", wrong) == wrong
    for name in ("first", "second"):
        with pytest.raises(Unread) as told:
            module(wrong, "k.ptx", name)
        assert said in str(told.value)
        with pytest.raises(Unread) as whole:
            module(wrong, "k.ptx")
        assert str(told.value) == str(whole.value)
        with pytest.raises(ptx.TextError):
            ptx.read(wrong, name)


def test_two_kernels_of_one_name_are_both_read():
    same = two(ADDS.format(link="", name="first", bytes=8))
    assert without_others(same, "first")[1] == set()


def test_a_declaration_has_no_body():
    text = two(".visible .entry second(.param .u64 x);\n.func helper()\n{ ret; }\n")
    assert without_others(text, "first")[1] == {".debug_str"}
    assert [kernel.name for kernel in module(text, "k.ptx", "first").kernels] == ["first"]
    assert "{ ret; }" in of_kernel("first", text)
