"""What LLVM prints, cut into tokens, and the types and values in it."""

from __future__ import annotations

import re
from typing import Any

from ..errors import TextError
from .values import POINTER_BITS, Record

TOKEN = re.compile(
    r'\s*([%@]"[^"\\]*"|[%@][-\w$.]+|"[^"]*"|0x[HKLMR]?[0-9A-Fa-f]+|[-+]?\d+(?:\.\d+(?:[eE][-+]?\d+)?)?|[A-Za-z_][\w.]*'
    r"|\.\.\.|[<>\[\](){}=,*!#])"
)
FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "fp128": 128, "x86_fp80": 80}
FLAGS = {
    *("nsw", "nuw", "exact", "disjoint", "nneg", "samesign", "inbounds", "nusw", "volatile", "atomic"),
    *("fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"),
}
ORDERINGS = {"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}
BINARY = {
    *("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"),
    *("fadd", "fsub", "fmul", "fdiv", "frem"),
}
CASTS = {
    *("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp"),
    *("ptrtoint", "inttoptr", "bitcast", "addrspacecast"),
}


class Text:
    """The tokens of one instruction."""

    def __init__(self, text: str):
        self.tokens: list[str] = []
        at = 0
        text = re.sub(r",? !\w[\w.]* !\w+", "", text.split(" ; ")[0]).rstrip()
        while at < len(text):
            found = TOKEN.match(text, at)
            if not found:
                raise TextError(text[at:].strip()[:20])
            self.tokens.append(found[1])
            at = found.end()
        self.at = 0

    @property
    def here(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        self.at += 1
        if self.at > len(self.tokens):
            raise TextError("the end of a line")
        return self.tokens[self.at - 1]

    def skip(self, token: str) -> bool:
        if self.here != token:
            return False
        self.at += 1
        return True

    def expect(self, token: str) -> None:
        if not self.skip(token):
            raise TextError(f"{self.here or 'the end'}, where {token} is expected")

    def number(self) -> int:
        token = self.take()
        if not re.fullmatch(r"[-+]?\d+", token):
            raise TextError(token)
        return int(token)

    def flags(self) -> list[str]:
        found = []
        while self.here in FLAGS:
            found.append(self.take())
        return found

    def enclosed(self) -> None:
        """Pass over what stands in parentheses."""
        self.expect("(")
        depth = 1
        while depth:
            depth += {"(": 1, ")": -1}.get(self.take(), 0)

    # -- types and values --------------------------------------------------------------------------------------

    def type(self) -> Record:
        token = self.take()
        if re.fullmatch(r"i\d+", token):
            return {"kind": "int", "bits": int(token[1:])}
        if token in FLOATS:
            return {"kind": "float", "bits": FLOATS[token]}
        if token in ("void", "label", "metadata"):
            return {"kind": token}
        if token == "ptr":
            space = 0
            if self.skip("addrspace"):
                self.expect("(")
                space = self.number()
                self.expect(")")
            return {"kind": "pointer", "space": space, "bits": POINTER_BITS.get(space, 64)}
        if token == "<" and self.here == "{":
            self.take()
            return {**self._fields(), "packed": self._closed(">")}
        if token in ("<", "["):
            length = self.number()
            self.expect("x")
            kind = {"kind": "vector" if token == "<" else "array", "length": length, "elements": [self.type()]}
            self.expect(">" if token == "<" else "]")
            return kind
        if token == "{":
            return self._fields()
        raise TextError(f"the type {token}")

    def _closed(self, token: str) -> bool:
        self.expect(token)
        return True

    def _fields(self) -> dict[str, Any]:
        found: list[Record] = []
        while not self.skip("}"):
            found.append(self.type())
            self.skip(",")
        return {"kind": "struct", "elements": found}

    def typed(self) -> dict[str, Any]:
        return self.value(self.type())

    def value(self, kind: Record) -> dict[str, Any]:
        token = self.take()
        if token[0] in "%@":
            return {"kind": "local" if token[0] == "%" else "global", "type": kind, "name": bare(token)}
        if token in ("true", "false"):
            return {"kind": "int", "type": kind, "value": int(token == "true")}
        if kind["kind"] == "int" and re.fullmatch(r"[-+]?\d+", token):
            return {"kind": "int", "type": kind, "value": int(token)}
        if kind["kind"] == "float" and (token[0].isdigit() or token[0] in "-+"):
            return {"kind": "float", "type": kind, "text": token}
        if token in ("null", "undef", "poison", "zeroinitializer"):
            return {"kind": "zero" if token == "zeroinitializer" else token, "type": kind}
        if token == "splat":
            self.expect("(")
            element = self.typed()
            self.expect(")")
            return {"kind": "list", "type": kind, "elements": [element] * kind["length"]}
        if token in ("<", "[", "{"):
            return self._list(kind, token)
        if token in CASTS | BINARY | {"getelementptr"}:
            return {"kind": "expr", "type": kind, "expression": self._expression(token, kind)}
        raise TextError(f"the value {token}")

    def _list(self, kind: Record, opened: str) -> dict[str, Any]:
        packed = opened == "<" and self.skip("{")
        end = "}" if packed else {"<": ">", "[": "]", "{": "}"}[opened]
        found = []
        while not self.skip(end):
            found.append(self.typed())
            self.skip(",")
        if packed:
            self.expect(">")
        return {"kind": "list", "type": kind, "elements": found}

    def _expression(self, opcode: str, kind: Record) -> dict[str, Any]:
        flags = self.flags()
        self.expect("(")
        found: dict[str, Any] = {"opcode": opcode, "type": kind, "flags": flags}
        if opcode == "getelementptr":
            found["source"] = self.type()
            self.expect(",")
        found["operands"] = self.several()
        if opcode in CASTS:
            self.expect("to")
            self.type()
        self.expect(")")
        return found

    def several(self) -> list[dict[str, Any]]:
        found = [self.typed()]
        while self.here == "," and self.tokens[self.at + 1 : self.at + 2] not in (["align"], ["addrspace"]):
            self.take()
            found.append(self.typed())
        return found

    def label(self) -> dict[str, Any]:
        self.expect("label")
        return {"kind": "block", "type": {"kind": "label"}, "name": bare(self.take())}

    def align(self) -> int:
        """What stands behind an address: scope and ordering of an atomic access are passed over."""
        if self.skip("syncscope"):
            self.enclosed()
        while self.here in ORDERINGS:
            self.take()
        while self.skip(","):
            if self.skip("align"):
                return self.number()
            self.take()
            self.enclosed()
        return 0


def bare(token: str) -> str:
    return token[1:].strip('"')
