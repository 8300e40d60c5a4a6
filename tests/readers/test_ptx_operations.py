"""The prover's meaning of each operation of PTX, on edge values, against what an H100 gave (tests/data/ptx/record.py)."""

import importlib
import itertools
import sys
from pathlib import Path

import numpy as np
import pytest
from tileprove.prover.cuda.threads import launch
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.language.meanings import python
from tileprove.prover.language.walking import variables
from tileprove.prover.readers.ptx.modules import module

DATA = Path(__file__).parent.parent / "data" / "ptx"
sys.path.insert(0, str(DATA))
operations = importlib.import_module("operations")
WORDS = (
    "add", "sub", "mul", "mad", "mul24", "mad24", "sad", "div", "rem", "abs", "neg", "min", "max", "and", "or", "xor",
    "not", "cnot", "shl", "shr", "brev",
    "setp", "set", "selp", "slct", "cvt", "shf", "lop3", "bfe", "bfi", "prmt", "addc", "subc",
)  # fmt: skip
CONSTANTS = {
    "bfe": (1, 2),
    "bfi": (2, 3),
    "prmt": (2,),
    "shf": (2,),
    "shl": (1,),
    "shr": (1,),
}  # operands written as numbers
MOST_ROWS = 60


def plain(name):
    """Whether it is about integers alone."""
    kinds = [kind for kind in name.split(" ")[0].split(".")[1:] if kind[0] in "fu" or kind.startswith("bf")]
    return name.split(".")[0] in WORDS and not any(kind[0] == "f" or kind[:2] == "bf" for kind in kinds)


NAMES = [name for name in operations.names() if plain(name)]


def kernel(name, constants=()):
    """Its operands are parameters; what it gives, and the other result, are how far an access is from `found`."""
    result, sources = operations.OPERATIONS[name]
    parameters = ", ".join(f".param .u64 a{at}" for at in range(len(sources)))
    lines = [
        f".visible .entry op(.param .u64 found, {parameters}) {{",
        ".reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %d<9>;",
        ".reg .b32 %t, %n, %x, %s; .reg .b64 %g, %f, %o, %y; .reg .b64 %a<9>;",
        "ld.param.u64 %f, [found]; cvta.to.global.u64 %f, %f; mov.b64 %o, 0;",
    ]
    given = []
    for at, kind in enumerate(sources):
        own = f"{operations.register(kind)}{at + 1}"
        given.append(str(constants[at]) if at < len(constants) and constants[at] is not None else own)
        lines.append(f"ld.param.u64 %a{at}, [a{at}];")
        if kind == "pred":
            lines.append(f"cvt.u32.u64 %s, %a{at}; setp.ne.s32 {own}, %s, 0;")
        else:
            bits = max(operations.width("u32" if kind == "count" else kind), 16)
            lines.append(f"cvt.u{bits}.u64 {own}, %a{at};" if bits < 64 else f"mov.b64 {own}, %a{at};")
    target = f"{operations.register(result)}0"
    lines += operations.body(name, target, given, sources)
    bits = max(operations.width(result), 16)
    if result == "pred":
        lines.append(f"selp.b64 %y, 1, 0, {target};")
    else:
        lines.append(f"cvt.u64.u{bits} %y, {target};" if bits < 64 else f"mov.b64 %y, {target};")
    lines += ["add.s64 %g, %f, %y; st.global.u8 [%g], 0; add.s64 %g, %f, %o; st.global.u8 [%g], 0;", "ret;", "}"]
    return operations.HEAD + "\n".join(lines)


def addresses(text):
    read = module(text, "op.ptx")
    found = trace(read, read.kernels[0], launch(read.kernels[0]))
    assert not found.why, found.why
    return [access for access in found.accesses if access.what == "store"]


def values(found, row):
    point = {f"a{at}": value - (value >> 63 << 64) for at, value in enumerate(row)}
    return [python.evaluate(point, access.address.term)[0] % (1 << 64) for access in found]


@pytest.fixture(scope="module")
def recorded():
    with np.load(DATA / "operations.npz") as file:
        both = np.stack([file["found"], file["also"]], axis=1)
    ends = list(itertools.accumulate(len(operations.rows(name)) for name in operations.names()))
    return dict(zip(operations.names(), np.split(both, ends[:-1]), strict=True))


def undefined(name, row):
    operation, kind = name.split(".")[0], name.split(".")[-1]
    if operation in ("div", "rem"):
        top = 1 << (int(kind[1:]) - 1)
        return row[1] == 0 or (kind[0] == "s" and row == (top, 2 * top - 1))
    return operation in ("bfe", "bfi") and max(row[-2:]) > 255


def known(found):
    return all(
        access.address is not None and not [v for v in variables(access.address.term) if "value_of" in v.payload[0]]
        for access in found
    )


@pytest.mark.parametrize("family", sorted({name.split(".")[0].split(" ")[0] for name in NAMES}))
def test_an_operation_is_what_the_gpu_gave(family, recorded):
    wrong, looked = [], 0
    for name in NAMES:
        if name.split(".")[0] != family:
            continue
        rows, gpu = operations.rows(name), recorded[name].tolist()
        chosen = [at for at in range(len(rows)) if not undefined(name, rows[at])]
        found = addresses(kernel(name))
        assert known(found) or "x2" not in name, name
        if known(found):
            for at in chosen:
                looked += 1
                wrong += [(name, rows[at], values(found, rows[at]), gpu[at])] * (values(found, rows[at]) != gpu[at])
        for at in chosen[:: len(chosen) // MOST_ROWS + 1] if family in CONSTANTS else ():
            constants = [value if n in CONSTANTS[family] else None for n, value in enumerate(rows[at])]
            found = addresses(kernel(name, constants))
            if family != "prmt" or name == "prmt.b32":
                assert known(found), (name, constants)
                looked += 1
                wrong += [(name, rows[at], values(found, rows[at]), gpu[at])] * (values(found, rows[at]) != gpu[at])
    assert looked
    assert not wrong, (len(wrong), wrong[:5])


@pytest.mark.parametrize("name", ["cvt.pack.sat.s16.s32", "cvt.pack.sat.u16.s32", "cvt.pack.sat.u4.s32.b32"])
def test_two_numbers_that_are_packed_are_not_read_as_one(name):
    third = ", 0" if name.endswith("b32") else ""
    text = f"""{operations.HEAD}.visible .entry op(.param .u64 found, .param .u32 a) {{
    .reg .b32 %r<3>; .reg .b64 %d<3>;
    ld.param.u64 %d0, [found]; ld.param.u32 %r0, [a];
    {name} %r1, %r0, %r0{third}; cvt.u64.u32 %d1, %r1; add.s64 %d2, %d0, %d1; st.global.u8 [%d2], 0;
    ret;
    }}"""
    assert not known(addresses(text))


@pytest.mark.parametrize("name", ["add.sat.u32", "add.new.s32", "mul.lo.new.u32"])
def test_a_word_that_is_not_known_is_not_passed_over(name):
    text = f"""{operations.HEAD}.visible .entry op(.param .u64 found) {{
    .reg .b32 %r<3>;
    mov.b32 %r0, 1; {name} %r1, %r0, %r0;
    ret;
    }}"""
    found = trace(module(text, "op.ptx"), (kernel := module(text, "op.ptx").kernels[0]), launch(kernel))
    assert [access.why for access in found.accesses] == [f"{name} is not known"]
