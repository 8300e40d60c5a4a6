"""A compiled module as plain records: what `reading` gives, and what everything else works on.

Nothing here has behaviour. ``msgspec.to_builtins(module)`` gives the same as dicts and lists (fields by name, fields
that have their default left out), which is what the independent interpreter in ``concrete`` takes.

Names are LLVM's, without sigil and quotes: ``%5`` is "5", ``@lds`` is "lds". Every value of a kernel has a name.
"""

from __future__ import annotations

import msgspec


class Type(msgspec.Struct, frozen=True, omit_defaults=True):
    """A type.

    kind: "int", "float", "pointer", "vector", "array", "struct", "void", "label", "metadata" or "other".
    bits: width of an integer, float or pointer (64, or 32 in address spaces 2, 3, 5 and 6; 160 in 7, 128 in 8).
    space: address space of a pointer (0 generic, 1 global, 3 LDS, 4 constant, 5 private, 7 and 8 buffer resources).
    length: elements of a vector or array. elements: [element type] of a vector or array, the fields of a struct.
    packed: whether a struct has no padding. text: the type as LLVM prints it.
    """

    kind: str
    bits: int = 0
    space: int = 0
    length: int = 0
    elements: list[Type] = []
    packed: bool = False
    text: str = ""


class Operand(msgspec.Struct, omit_defaults=True):
    """What an instruction takes.

    kind   meaning                                              fields
    local  an argument or an instruction's result               name
    global the address of a global variable or function         name
    block  a label                                              name
    int    an integer constant, as a signed number              value  (an i1 is 0 or 1)
    float  a float constant                                     text
    list   a constant vector, array or struct                   elements
    zero   zeroinitializer: zeroes of the type
    null   the null pointer
    undef, poison
    expr   a constant expression                                expression (an Instruction without a name)
    other  anything else (metadata, asm, ...)                   text
    """

    kind: str
    type: Type
    name: str = ""
    value: int = 0
    text: str = ""
    elements: list[Operand] = []
    expression: Instruction | None = None


class Instruction(msgspec.Struct, omit_defaults=True):
    """One instruction.

    name: of the result; empty where there is none. opcode: LLVM's keyword ("add", "getelementptr", "call", "br", ...).
    type: of the result. operands: in LLVM's order; for some opcodes:

        call            the arguments alone; ``callee`` is the function's name (empty for an indirect call)
        br              [target] or [condition, if true, if false]
        switch          [value, default, case 1, target 1, case 2, target 2, ...]
        phi             the incoming values; ``incoming`` has the blocks they come from
        select          [condition, if true, if false]
        store           [value, pointer]
        load            [pointer]
        atomicrmw       [value, pointer]
        cmpxchg         [what is expected, what comes there, pointer]
        getelementptr   [pointer, indices...]; ``source`` is the element type that the indices walk
        alloca          [number of elements]; ``source`` is the allocated type
        ret             [] or [value]

    flags: nsw, nuw, exact, disjoint, nneg, samesign, inbounds, nusw, volatile, atomic, fast-math words, ...
    predicate: of icmp and fcmp (eq, ult, ...), of atomicrmw its operation. indices: of extractvalue and insertvalue.
    mask: of shufflevector, -1 for a poison element. align: of what accesses memory and of alloca, in bytes, 0 if not
    given. line: of the file that was read, counted from 1, or 0 if unknown. place: of the source that it was compiled
    from, where the file says it. text: as LLVM prints it. trouble: why the reader could not read it; then only
    name, opcode and text mean something.
    """

    opcode: str
    type: Type
    name: str = ""
    operands: list[Operand] = []
    flags: list[str] = []
    predicate: str = ""
    callee: str = ""
    source: Type | None = None
    incoming: list[str] = []
    indices: list[int] = []
    mask: list[int] = []
    align: int = 0
    line: int = 0
    place: str = ""
    text: str = ""
    trouble: str = ""


class Block(msgspec.Struct, omit_defaults=True):
    """A basic block; its last instruction is the terminator."""

    name: str
    instructions: list[Instruction] = []


class Argument(msgspec.Struct, omit_defaults=True):
    """A kernel argument. attributes: noalias, readonly, byref(...), ... as printed."""

    name: str
    type: Type
    attributes: str = ""
    byref: Type | None = None


class Kernel(msgspec.Struct, omit_defaults=True):
    """A function with a body. is_kernel: it has the amdgpu_kernel calling convention, so it can be launched.

    blocks: the first is the entry. line: of its ``define`` in the .ll file. max_threads: upper end of the flat work group
    size that the compiler was told, 0 if unknown. processor: what it was compiled for, such as gfx950; empty if unknown.
    required, most: threads of a block along x, y and z that it must have, or may have at most, where it says so. trouble:
    why it is not read at all; then it has no blocks. beside: what it accesses beside memory, with places: textures and
    surfaces. cooperative: where all blocks of the grid wait for all others, which asks for a cooperative launch.
    """

    name: str
    arguments: list[Argument] = []
    blocks: list[Block] = []
    is_kernel: bool = False
    line: int = 0
    returns: str = "void"
    max_threads: int = 0
    processor: str = ""
    required: list[int] = []
    most: list[int] = []
    trouble: str = ""
    beside: list[str] = []
    cooperative: str = ""


class Global(msgspec.Struct, omit_defaults=True):
    """A global variable. size: in bytes, 0 if external or unknown. space: 3 is LDS. align: in bytes."""

    name: str
    type: Type
    space: int = 0
    size: int = 0
    align: int = 0
    constant: bool = False


class Module(msgspec.Struct, omit_defaults=True):
    """A file. file: its name as the user gave it. promoted: whether locals in memory (-O0) were promoted to values."""

    file: str
    triple: str
    kernels: list[Kernel] = []
    globals: list[Global] = []
    promoted: bool = False


class Read(msgspec.Struct, omit_defaults=True):
    """What the process says that reads a file: a module, or one line, or what is not installed."""

    module: Module | None = None
    error: str = ""
    missing: str = ""
