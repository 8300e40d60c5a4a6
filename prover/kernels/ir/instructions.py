"""One instruction as LLVM prints it, read by the form its opcode has."""

from __future__ import annotations

import re
from collections.abc import Callable

from .module import Instruction, Operand, Type
from .operands import INTEGER_FLAGS, LABEL, POINTER_FLAGS, VOID, Reader, integer, vector
from .tokens import Cursor, Unread, plain

FAST_MATH = frozenset({"fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"})
CALL_WORDS = frozenset({"tail", "musttail", "notail"})
CONVENTION = re.compile(r"(?:fast|cold|ghc|amdgpu_\w+|spir_\w+|preserve_\w+|swift\w*|tail)?cc|amdgpu_\w+|spir_\w+")
MEMORY_WORDS = frozenset({"volatile", "atomic"})
ORDERINGS = frozenset({"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"})
FLAGS = INTEGER_FLAGS | FAST_MATH
ASSEMBLY, COMPUTES = "inline assembly", "inline.assembly.that.computes"
OTHER_TARGET = "inline assembly for another target: its text is PTX, which no assembler of AMD's reads"
# instructions of AMD's that only compute, whatever a text says of itself; v_cmpx writes which lanes run
COMPUTING = re.compile(r"(v_(?!cmpx)\w+|ds_(permute|bpermute|swizzle)_b32|s_nop)(?![^;]*\b(exec|m0|pc))[^;]*$")
# a register that is no operand: what is changed there is changed for the code around, where the text does not say so
REGISTER = re.compile(r"(?<![$\w])(?:(vcc)\w*|([vsa](?:\d+|\[[\d:]+\])))(?!\w)")

# PTX that only computes, one instruction or declaration of a register: no word of memory, of barriers, of control
PTX_COMPUTING = re.compile(
    r"[{}]+|(?:@!?%?\w+\s+)?(?:\.reg|(?:abs|neg|add|sub|mul|mad|fma|div|rem|min|max|and|or|xor|not|shl|shr|lop3|prmt|bfe|bfi"
    r"|setp|selp|set|slct|mov|cvt|ex2|lg2|rcp|rsqrt|sqrt|sin|cos|tanh)\.[\w.]+)\s[^\[\];]*$"
)

Form = Callable[[Reader, Cursor, str], Instruction]


def _two(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, FLAGS)
    left = read.typed(at)
    at.expect(",")
    return Instruction(opcode, left.type, operands=[left, read.operand(at, left.type)], flags=flags)


def _one(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, FLAGS)
    value = read.typed(at)
    return Instruction(opcode, value.type, operands=[value], flags=flags)


def _cast(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, FLAGS)
    value = read.typed(at)
    at.expect("to")
    return Instruction(opcode, read.type(at), operands=[value], flags=flags)


def _compare(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, FLAGS)
    predicate = at.take()
    left = read.typed(at)
    at.expect(",")
    right = read.operand(at, left.type)
    bit = integer(1)
    kind = vector(left.type.length, bit) if left.type.kind == "vector" else bit
    return Instruction(opcode, kind, operands=[left, right], flags=flags, predicate=predicate)


def _select(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, FLAGS)
    operands = _several(read, at)
    return Instruction(opcode, operands[1].type, operands=operands, flags=flags)


def _several(read: Reader, at: Cursor) -> list[Operand]:
    operands = [read.typed(at)]
    while at.skip(","):
        operands.append(read.typed(at))
    return operands


def _phi(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, FLAGS)
    kind = read.type(at)
    operands, incoming = [], []
    while True:
        at.expect("[")
        operands.append(read.operand(at, kind))
        at.expect(",")
        incoming.append(plain(at.take()))
        at.expect("]")
        if not at.skip(","):
            return Instruction(opcode, kind, operands=operands, incoming=incoming, flags=flags)


def _branch(read: Reader, at: Cursor, opcode: str) -> Instruction:
    operands = []
    if at.text != "label":
        operands.append(read.typed(at))
        at.expect(",")
    while True:
        operands.append(_label(at))
        if not at.skip(","):
            return Instruction(opcode, VOID, operands=operands)


def _label(at: Cursor) -> Operand:
    at.expect("label")
    return Operand("block", LABEL, name=plain(at.take()))


def _switch(read: Reader, at: Cursor, opcode: str) -> Instruction:
    operands = [read.typed(at)]
    at.expect(",")
    operands.append(_label(at))
    at.expect("[")
    while not at.skip("]"):
        operands.append(read.typed(at))
        at.expect(",")
        operands.append(_label(at))
    return Instruction(opcode, VOID, operands=operands)


def _return(read: Reader, at: Cursor, opcode: str) -> Instruction:
    return Instruction(opcode, VOID, operands=[] if at.skip("void") else [read.typed(at)])


def _address(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, POINTER_FLAGS)
    source = read.type(at)
    at.expect(",")
    operands = _several(read, at)
    kind = operands[0].type
    for index in operands[1:]:
        if index.type.kind == "vector" and kind.kind != "vector":
            kind = vector(index.type.length, kind)
    return Instruction(opcode, kind, operands=operands, flags=flags, source=source)


def _load(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, MEMORY_WORDS)
    kind = read.type(at)
    at.expect(",")
    return Instruction(opcode, kind, operands=[read.typed(at)], flags=flags, align=_align(read, at))


def _store(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, MEMORY_WORDS)
    value = read.typed(at)
    at.expect(",")
    return Instruction(opcode, VOID, operands=[value, read.typed(at)], flags=flags, align=_align(read, at))


def _update(read: Reader, at: Cursor, opcode: str) -> Instruction:
    """An atomic operation on memory; its pointer is the last operand, as a store's is."""
    flags = [*read.flags(at, MEMORY_WORDS), "atomic"]
    predicate = at.take()
    pointer = read.typed(at)
    at.expect(",")
    value = read.typed(at)
    align = _align(read, at)
    return Instruction(opcode, value.type, operands=[value, pointer], flags=flags, predicate=predicate, align=align)


def _exchange(read: Reader, at: Cursor, opcode: str) -> Instruction:
    """cmpxchg: what stood there, and whether it was what was expected. Its pointer is the last operand."""
    weak = ["weak"] if at.skip("weak") else []
    flags = [*weak, *read.flags(at, MEMORY_WORDS), "atomic"]
    pointer, *values = _several(read, at)
    kind = Type("struct", text=f"{{ {values[0].type.text}, i1 }}", elements=[values[0].type, integer(1)])
    return Instruction(opcode, kind, operands=[*values, pointer], flags=flags, align=_align(read, at))


def _align(read: Reader, at: Cursor) -> int:
    """The alignment that follows a memory access; ordering and scope of an atomic one are passed over."""
    align = 0
    if at.skip("syncscope"):
        at.parentheses()
    read.flags(at, ORDERINGS)
    while at.skip(","):
        if at.skip("align"):
            align = at.number()
        elif at.skip("addrspace"):
            at.parentheses()
        else:
            raise Unread(f"{at.text!r} behind a memory access")
    return align


def _alloca(read: Reader, at: Cursor, opcode: str) -> Instruction:
    at.skip("inalloca")
    source = read.type(at)
    count, space, align = Operand("int", integer(32), value=1), 0, 0
    while at.skip(","):
        if at.skip("align"):
            align = at.number()
        elif at.skip("addrspace"):
            space = int(at.parentheses().strip("() "))
        else:
            count = read.typed(at)
    kind = read.type(Cursor(f"ptr addrspace({space})"))
    return Instruction(opcode, kind, operands=[count], source=source, align=align)


def _call(read: Reader, at: Cursor, opcode: str) -> Instruction:
    flags = read.flags(at, FAST_MATH)
    while at.kind == "word" and CONVENTION.fullmatch(at.text):
        at.take()
        if at.kind == "number":
            at.take()
    read.attributes_before_type(at)
    kind = read.type(at)
    if at.text == "(":  # a function type with its parameters
        at.parentheses()
    callee = ""
    if at.kind == "global":
        callee = plain(at.take())
    elif at.kind == "local":
        at.take()
    elif at.text == "asm":
        callee = _assembly(at)
    else:
        raise Unread(f"a call of {at.text!r}")
    at.expect("(")
    operands = []
    while not at.skip(")"):
        operands.append(read.typed(at))
        at.skip(",")
    if callee in (COMPUTES, OTHER_TARGET):
        if any(one.type.kind != "float" and not 0 < one.type.bits < 64 for one in operands):
            raise Unread(ASSEMBLY)  # an address is a pointer, or that wide
        if callee == OTHER_TARGET:
            raise Unread(OTHER_TARGET)
    return Instruction(opcode, kind, operands=operands, flags=flags, callee=callee)


def _assembly(at: Cursor) -> str:
    """What stands for inline assembly that has no effect beside its results and reads no memory, by its own word and by
    its instructions."""
    at.take()
    words = set[str]()
    while at.kind == "word":
        words.add(at.take())
    text = at.take() if at.kind == "string" else ""
    at.expect(",")
    constraints = at.take() if at.kind == "string" else ""
    lines = [line.strip() for line in re.split(r"\\0[AaDd]|[\n\r;]", text.strip('"').replace("\\09", " "))]
    whole = any(lines) and all(COMPUTING.match(line) for line in lines if line)
    whole &= all(f"{{{vcc or other}}}" in constraints for line in lines for vcc, other in REGISTER.findall(line))
    if words or not constraints or any(mark in constraints for mark in ("memory", "*", "{exec")):
        raise Unread(ASSEMBLY)
    if any(lines) and all(map(PTX_COMPUTING.match, _statements(text))):
        return OTHER_TARGET
    if not whole:
        raise Unread(ASSEMBLY)
    return COMPUTES


def _statements(text: str) -> list[str]:
    """The statements of a PTX text, braces apart."""
    parts = re.split(r"\\0[AaDd]|[\n\r;]|(?<=[{}])", text.strip('"').replace("\\09", " "))
    return [part.strip() for part in parts if part.strip()]


def _extract(read: Reader, at: Cursor, opcode: str) -> Instruction:
    operands = _several(read, at)
    return Instruction(opcode, operands[0].type.elements[0], operands=operands)


def _insert(read: Reader, at: Cursor, opcode: str) -> Instruction:
    operands = _several(read, at)
    return Instruction(opcode, operands[0].type, operands=operands)


def _shuffle(read: Reader, at: Cursor, opcode: str) -> Instruction:
    operands = _several(read, at)
    chosen = operands.pop()
    length = chosen.type.length
    mask = [0] * length if chosen.kind == "zero" else [-1] * length
    if chosen.kind == "list":
        mask = [element.value if element.kind == "int" else -1 for element in chosen.elements]
    return Instruction(opcode, vector(length, operands[0].type.elements[0]), operands=operands, mask=mask)


def _field(read: Reader, at: Cursor, opcode: str) -> Instruction:
    operands = [read.typed(at)]
    indices = []
    while at.skip(","):
        if at.kind == "number":
            indices.append(at.number())
        else:
            operands.append(read.typed(at))
    kind = operands[0].type
    if opcode == "extractvalue":
        for index in indices:
            kind = kind.elements[index if kind.kind == "struct" else 0]
    return Instruction(opcode, kind, operands=operands, indices=indices)


def _bare(read: Reader, at: Cursor, opcode: str) -> Instruction:
    while not at.done:  # what follows (the ordering of a fence) has no bearing on addresses
        at.take()
    return Instruction(opcode, VOID)


BINARY = ("add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "and", "or", "xor", "shl", "lshr", "ashr")
FLOAT_BINARY = ("fadd", "fsub", "fmul", "fdiv", "frem")
CASTS = (
    "trunc", "zext", "sext", "bitcast", "inttoptr", "ptrtoint", "ptrtoaddr", "addrspacecast", "fptrunc", "fpext",
    "fptoui", "fptosi", "uitofp", "sitofp",
)  # fmt: skip

FORMS: dict[str, Form] = {
    **dict.fromkeys((*BINARY, *FLOAT_BINARY), _two),
    **dict.fromkeys(("fneg", "freeze"), _one),
    **dict.fromkeys(CASTS, _cast),
    **dict.fromkeys(("icmp", "fcmp"), _compare),
    **dict.fromkeys(("extractvalue", "insertvalue"), _field),
    **dict.fromkeys(("unreachable", "fence"), _bare),
    "select": _select,
    "phi": _phi,
    "br": _branch,
    "switch": _switch,
    "ret": _return,
    "getelementptr": _address,
    "load": _load,
    "store": _store,
    "atomicrmw": _update,
    "cmpxchg": _exchange,
    "alloca": _alloca,
    "call": _call,
    "extractelement": _extract,
    "insertelement": _insert,
    "shufflevector": _shuffle,
}

OTHER = Type("other", text="?")


def read(reader: Reader, text: str, line: int = 0) -> Instruction:
    """The instruction; what cannot be read keeps its name and opcode and says why in ``trouble``."""
    name, opcode, trouble = "", "", ""
    try:
        at = Cursor(text)
        if at.kind == "local" and at.ahead() == "=":
            name = plain(at.take())
            at.take()
        while at.text in CALL_WORDS:
            at.take()
        opcode = at.take()
        form = FORMS.get(opcode)
        if form is None:
            raise Unread(f"the instruction {opcode}")
        found = form(reader, at, opcode)
        if opcode == "call" and at.text == "[":  # operand bundles; only those of an assumption promise anything
            found.flags += ["bundles"] if found.callee == "llvm.assume" else []
        elif not at.done:
            raise Unread(f"{at.text!r} at the end of {opcode}")
        found.name, found.text, found.line = name, text, line
        return found
    except Unread as error:
        trouble = str(error)
    except (IndexError, ValueError) as error:
        trouble = f"not what {opcode or 'an instruction'} looks like: {error}"
    if not name and (found := re.match(r"\s*%(\S+) = (?:tail |musttail |notail )?(\S+)", text)):
        name, opcode = plain("%" + found[1]), found[2]
    return Instruction(opcode, OTHER, name=name, text=text, line=line, trouble=trouble)
