"""Types, constants and operands as LLVM prints them."""

from __future__ import annotations

from collections.abc import Callable

from .module import Instruction, Operand, Type
from .tokens import Cursor, Unread, plain

FLOAT_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "fp128": 128, "x86_fp80": 80, "ppc_fp128": 128}
POINTER_BITS = {2: 32, 3: 32, 5: 32, 6: 32, 7: 160, 8: 128, 9: 192}
VOID, LABEL = Type("void", text="void"), Type("label", text="label")
PLAIN_TYPES = {"void": VOID, "label": LABEL, "metadata": Type("metadata", text="metadata")}
CONSTANT_WORDS = {"undef": "undef", "poison": "poison", "zeroinitializer": "zero", "null": "null", "none": "zero"}
# attributes that take a bare number; all others stand alone or take parentheses
MOST_NEGATIVE, MOST = -(1 << 63), (1 << 64) - 1  # what a number is written with between processes
NUMBERED_ATTRIBUTES = ("align", "alignstack")


def integer(bits: int) -> Type:
    return Type("int", bits, text=f"i{bits}")


def vector(length: int, element: Type) -> Type:
    return Type("vector", length=length, elements=[element], text=f"<{length} x {element.text}>")


class Reader:
    """Reads types and operands; ``named`` has the module's named struct types."""

    def __init__(self, named: dict[str, Type] | None = None):
        self.named = named or {}

    # -- types -----------------------------------------------------------------------------------------------

    def type(self, at: Cursor) -> Type:
        kind, word = at.kind, at.take()
        if kind == "local":
            found = self.named.get(plain(word))
            return found or Type("other", text=word)
        if word == "ptr":
            space = 0
            if at.skip("addrspace"):
                space = int(at.parentheses().strip("() "))
            text = f"ptr addrspace({space})" if space else "ptr"
            return Type("pointer", POINTER_BITS.get(space, 64), space, text=text)
        if word in PLAIN_TYPES:
            return PLAIN_TYPES[word]
        if word[0] == "i" and word[1:].isdigit():
            return integer(int(word[1:]))
        if word in FLOAT_BITS:
            return Type("float", FLOAT_BITS[word], text=word)
        if word in ("[", "<"):
            if word == "<" and at.text == "{":
                at.take()
                return self._struct(at, packed=True)
            if at.text == "vscale":
                raise Unread("a scalable vector")
            length = at.number()
            at.expect("x")
            element = self.type(at)
            at.expect("]" if word == "[" else ">")
            if word == "<":
                return vector(length, element)
            return Type("array", length=length, elements=[element], text=f"[{length} x {element.text}]")
        if word == "{":
            return self._struct(at, packed=False)
        if word == "target":
            return Type("other", text=f"target{at.parentheses()}")
        if word in ("token", "x86_amx"):
            return Type("other", text=word)
        raise Unread(f"the type {word!r}")

    def _struct(self, at: Cursor, packed: bool) -> Type:
        fields: list[Type] = []
        while not at.skip("}"):
            fields.append(self.type(at))
            at.skip(",")
        inside = ", ".join(field.text for field in fields)
        if packed:
            at.expect(">")
        return Type("struct", elements=fields, packed=packed, text=f"<{{ {inside} }}>" if packed else f"{{ {inside} }}")

    # -- operands --------------------------------------------------------------------------------------------

    def typed(self, at: Cursor) -> Operand:
        """A type, attributes, and an operand of that type."""
        kind = self.type(at)
        if kind.kind == "metadata":
            return self._metadata(at, kind)
        self.attributes(at)
        return self.operand(at, kind)

    def _metadata(self, at: Cursor, kind: Type) -> Operand:
        said = at.take()
        if at.text == "{":
            while at.take() != "}":
                pass
        elif at.text == "(":
            said += at.parentheses()
        elif said[0] != "!":
            at.take()
        return Operand("other", kind, text=said)

    def attributes(self, at: Cursor) -> list[str]:
        """Skip parameter attributes and give their text."""
        found = []
        while at.kind in ("word", "string") and not self._starts_operand(at):
            said = at.take()
            if said in NUMBERED_ATTRIBUTES and at.kind == "number":
                said += f" {at.take()}"
            elif at.text == "(":
                said += at.parentheses()
            elif at.skip("="):
                said += f"={at.take()}"
            found.append(said)
        return found

    def attributes_before_type(self, at: Cursor) -> None:
        """Skip the attributes of a call's result."""
        while at.kind in ("word", "string") and not self._starts_type(at):
            said = at.take()
            if said in NUMBERED_ATTRIBUTES and at.kind == "number":
                at.take()
            elif at.text == "(":
                at.parentheses()
            elif at.skip("="):
                at.take()

    def _starts_type(self, at: Cursor) -> bool:
        word = at.text
        return (
            word in ("ptr", "target", "token")
            or word in PLAIN_TYPES
            or word in FLOAT_BITS
            or (word[0] == "i" and word[1:].isdigit())
        )

    def _starts_operand(self, at: Cursor) -> bool:
        word = at.text
        if at.kind == "string":
            return word.startswith("c")
        return word in CONSTANT_WORDS or word in ("true", "false", "splat", "asm") or word in EXPRESSIONS

    def operand(self, at: Cursor, kind: Type) -> Operand:
        sort, word = at.kind, at.take()
        if sort == "local":
            return Operand("local", kind, name=plain(word))
        if sort == "global":
            return Operand("global", kind, name=plain(word))
        if word in CONSTANT_WORDS:
            return Operand(CONSTANT_WORDS[word], kind)
        if word in ("true", "false"):
            return Operand("int", kind, value=int(word == "true"))
        if sort == "number" and kind.kind == "int":
            value = int(word)
            if not MOST_NEGATIVE <= value <= MOST:
                raise Unread("a number of more than 64 bits")
            return Operand("int", kind, value=value & 1 if kind.bits == 1 else value)
        if sort in ("number", "hex", "special") and kind.kind == "float":
            return Operand("float", kind, text=word)
        if word in EXPRESSIONS:
            return Operand("expr", kind, expression=self._expression(at, word, kind))
        if word == "splat":
            at.expect("(")
            element = self.typed(at)
            at.expect(")")
            return Operand("list", kind, elements=[element] * kind.length)
        if word in ("<", "[", "{"):
            packed = word == "<" and at.skip("{")
            return self._list(at, kind, ("}",) if packed or word == "{" else (">", "]"), packed)
        if word.startswith('c"'):
            return Operand("other", kind, text=word)
        raise Unread(f"the operand {word!r}")

    def _list(self, at: Cursor, kind: Type, closing: tuple[str, ...], packed: bool) -> Operand:
        elements: list[Operand] = []
        while not at.skip(*closing):
            elements.append(self.typed(at))
            at.skip(",")
        if packed:
            at.expect(">")
        return Operand("list", kind, elements=elements)

    def _expression(self, at: Cursor, opcode: str, kind: Type) -> Instruction:
        return EXPRESSIONS[opcode](self, at, opcode, kind)

    def flags(self, at: Cursor, known: frozenset[str]) -> list[str]:
        found = []
        while at.kind == "word" and at.text in known:
            said = at.take()
            found.append(said + at.parentheses().replace(" ", "") if at.text == "(" and said == "inrange" else said)
        return found


INTEGER_FLAGS = frozenset({"nsw", "nuw", "exact", "disjoint", "nneg", "samesign"})
POINTER_FLAGS = frozenset({"inbounds", "nusw", "nuw", "inrange"})


def _binary(read: Reader, at: Cursor, opcode: str, kind: Type) -> Instruction:
    flags = read.flags(at, INTEGER_FLAGS)
    at.expect("(")
    left = read.typed(at)
    at.expect(",")
    right = read.typed(at)
    at.expect(")")
    return Instruction(opcode, kind, operands=[left, right], flags=flags)


def _cast(read: Reader, at: Cursor, opcode: str, kind: Type) -> Instruction:
    at.expect("(")
    value = read.typed(at)
    at.expect("to")
    target = read.type(at)
    at.expect(")")
    return Instruction(opcode, target, operands=[value])


def _pointer(read: Reader, at: Cursor, opcode: str, kind: Type) -> Instruction:
    flags = read.flags(at, POINTER_FLAGS)
    at.expect("(")
    source = read.type(at)
    operands = []
    while at.skip(","):
        operands.append(read.typed(at))
    at.expect(")")
    return Instruction(opcode, kind, operands=operands, flags=flags, source=source)


EXPRESSIONS: dict[str, Callable[[Reader, Cursor, str, Type], Instruction]] = {
    "getelementptr": _pointer,
    **dict.fromkeys(("ptrtoint", "inttoptr", "bitcast", "addrspacecast", "trunc", "ptrtoaddr"), _cast),
    **dict.fromkeys(("add", "sub", "mul", "xor", "shl"), _binary),
}
