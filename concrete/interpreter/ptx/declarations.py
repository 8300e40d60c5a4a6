"""Declarations of variables: ``.shared .align 4 .b8 tile[1024];``, ``.reg .b32 %r<9>;``, ``.param .u64 .ptr .global p``."""

from __future__ import annotations

from ..errors import TextError
from .tokens import Words, whole
from .tree import SPACES, TYPES, Scope, Type, Variable

LARGEST, LARGEST_PARAMETER = 1 << 38, 1 << 16  # bytes of a variable
OPAQUE = ("texref", "samplerref", "surfref")
VECTORS = {".v2": 2, ".v4": 4, ".v8": 8}


def declared(words: Words, space: str, scope: Scope, many: bool = True) -> list[Variable]:
    """All variables of a declaration, behind its space; the caller takes what ends it. They are put into the scope."""
    align, vector, kind, opaque = 0, 1, None, ""
    while words.now.kind == "directive":
        said = words.next().text
        if said == ".align":
            align = words.integer()
        elif said in VECTORS:
            vector = VECTORS[said]
        elif said[1:] in TYPES:
            kind = TYPES[said[1:]]
        elif said[1:] in OPAQUE:
            kind, opaque = TYPES["b64"], said[1:]
        elif said == ".attribute":
            words.expect("(")
            while not words.has(")"):
                words.next()
        elif said != ".ptr" and said[1:] not in SPACES:
            raise TextError(f"line {words.now.line}: {said} is not known in a declaration")
    if kind is None:
        raise words.wrong("a type")
    found: list[Variable] = []
    while True:
        found.append(_one(words, space, scope, kind, align, vector, opaque))
        if not many or not words.has(","):
            return found


def _one(
    words: Words, space: str, scope: Scope, kind: Type, align: int, vector: int, opaque: str
) -> Variable:  # fmt: skip
    line, name = words.now.line, words.take("name")
    each = max(kind.bits // 8, 1) * vector
    count, opened = 1, False
    if words.has("<"):
        amount = words.integer()
        words.expect(">")
        own = Variable(name, space, kind, each, each, line, vector=vector)
        scope.ranges[name] = amount, own
        return own
    while words.has("["):
        if words.has("]"):
            opened = True
            continue
        count *= words.integer()
        words.expect("]")
    initial = _initial(words) if words.has("=") else None
    if opened:
        count = len(initial or ())
        opened = initial is None
    if (
        not 0 <= count * each <= (LARGEST_PARAMETER if space == "param" else LARGEST)
        or align < 0
        or align & (align - 1)
    ):
        raise TextError(f"line {line}: {name} has a size or an alignment that no memory has")
    own = Variable(name, space, kind, align or each, count * each, line, opened, vector, initial, opaque)
    scope.names[name] = own
    return own


def _initial(words: Words) -> tuple[int | tuple[str, int], ...]:
    if not words.has("{"):
        return (_value(words),)
    found: list[int | tuple[str, int]] = []
    while not words.has("}"):
        found.append(_value(words))
        if not words.has(","):
            words.expect("}")
            break
    return tuple(found)


def _value(words: Words) -> int | tuple[str, int]:
    """An integer, the bits of a float, or a symbol with an offset in bytes."""
    if words.now.kind == "name":
        name = words.next().text
        if name == "generic":
            words.expect("(")
            name = words.take("name")
            words.expect(")")
        offset = 0
        if words.has("+") or words.now.text == "-":
            offset = words.integer()
        return name, offset
    sign = -1 if words.has("-") else 1
    token = words.next()
    if token.kind != "number":
        raise TextError(f"line {token.line}: {token.text} is not known as an initial value")
    if token.text[:2].lower() in ("0f", "0d"):
        return int(token.text[2:], 16)
    return sign * whole(token.text, token.line)
