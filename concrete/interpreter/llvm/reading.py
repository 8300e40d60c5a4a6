"""Instructions as LLVM prints them, read into the records that the interpreter runs.

A reader of its own, after LLVM's Language Reference: what another one misreads is run as it stands in the text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..errors import TextError
from .tokens import BINARY, CASTS, Text, bare
from .values import POINTER_BITS, Record

LISTS = {"extractelement", "insertelement", "select", "freeze", "fneg"}
ATTRIBUTES = {
    *("noundef", "nonnull", "signext", "zeroext", "inreg", "immarg", "returned"),
    *("readonly", "writeonly", "readnone", "noalias", "nofree", "nocapture"),
}
WITH_NUMBERS = {
    "align", "dereferenceable", "dereferenceable_or_null", "range", "captures", "nofpclass", "initializes",
}  # fmt: skip
PREFIXED = {"tail", "musttail", "notail"}


def _binary(at: Text) -> dict[str, Any]:
    flags, left = at.flags(), at.typed()
    at.expect(",")
    return {"flags": flags, "type": left["type"], "operands": [left, at.value(left["type"])]}


def _cast(at: Text) -> dict[str, Any]:
    flags, value = at.flags(), at.typed()
    at.expect("to")
    return {"flags": flags, "operands": [value], "type": at.type()}


def _compare(at: Text) -> dict[str, Any]:
    flags, predicate, left = at.flags(), at.take(), at.typed()
    at.expect(",")
    bit: Record = {"kind": "int", "bits": 1}
    kind = {**left["type"], "elements": [bit]} if left["type"]["kind"] == "vector" else bit
    return {"flags": flags, "predicate": predicate, "type": kind, "operands": [left, at.value(left["type"])]}


def _list(at: Text) -> dict[str, Any]:
    """select, freeze, fneg and the parts of vectors: the result's type is told by the operands."""
    opcode, flags, operands = at.tokens[at.at - 1], at.flags(), at.several()
    kind = operands[1 if opcode == "select" else 0]["type"]
    return {"flags": flags, "operands": operands, "type": kind["elements"][0] if opcode == "extractelement" else kind}


def _shuffle(at: Text) -> dict[str, Any]:
    first, second, mask = at.several()
    numbers = mask["elements"] if mask["kind"] == "list" else [mask] * mask["type"]["length"]
    found = [0 if one["kind"] == "zero" else one.get("value", -1) for one in numbers]
    kind = {**first["type"], "length": len(found)}
    return {"operands": [first, second], "mask": found, "type": kind}


def _part(at: Text) -> dict[str, Any]:
    opcode, operands, indices = at.tokens[at.at - 1], [at.typed()], []
    while at.skip(","):
        if at.here.isdigit():
            indices.append(at.number())
        else:
            operands.append(at.typed())
    kind = operands[0]["type"]
    if opcode == "extractvalue":
        for index in indices:
            kind = kind["elements"][index if kind["kind"] == "struct" else 0]
    return {"operands": operands, "indices": indices, "type": kind}


def _phi(at: Text) -> dict[str, Any]:
    flags, kind = at.flags(), at.type()
    operands, incoming = [], []
    while at.skip("["):
        operands.append(at.value(kind))
        at.expect(",")
        incoming.append(bare(at.take()))
        at.expect("]")
        at.skip(",")
    return {"flags": flags, "type": kind, "operands": operands, "incoming": incoming}


def _branch(at: Text) -> dict[str, Any]:
    operands = [] if at.here == "label" else [at.typed()]
    at.skip(",")
    operands.append(at.label())
    while at.skip(","):
        operands.append(at.label())
    return {"operands": operands}


def _switch(at: Text) -> dict[str, Any]:
    operands = [at.typed()]
    at.expect(",")
    operands.append(at.label())
    at.expect("[")
    while not at.skip("]"):
        operands.append(at.typed())
        at.expect(",")
        operands.append(at.label())
    return {"operands": operands}


def _address(at: Text) -> dict[str, Any]:
    flags, source = at.flags(), at.type()
    at.expect(",")
    operands = at.several()
    return {"flags": flags, "source": source, "operands": operands, "type": operands[0]["type"]}


def _load(at: Text) -> dict[str, Any]:
    flags, kind = at.flags(), at.type()
    at.expect(",")
    return {"flags": flags, "type": kind, "operands": [at.typed()], "align": at.align()}


def _store(at: Text) -> dict[str, Any]:
    flags, operands = at.flags(), [at.typed()]
    at.expect(",")
    return {"flags": flags, "operands": [*operands, at.typed()], "align": at.align()}


def _update(at: Text) -> dict[str, Any]:
    """atomicrmw: the address is put behind the value, as a store has it."""
    flags, predicate, pointer = at.flags(), at.take(), at.typed()
    at.expect(",")
    value = at.typed()
    own = {"flags": flags, "predicate": predicate, "type": value["type"]}
    return {**own, "operands": [value, pointer], "align": at.align()}


def _exchange(at: Text) -> dict[str, Any]:
    at.skip("weak")
    flags, (pointer, *values) = at.flags(), at.several()
    kind = {"kind": "struct", "elements": [values[0]["type"], {"kind": "int", "bits": 1}]}
    return {"flags": flags, "type": kind, "operands": [*values, pointer], "align": at.align()}


def _local(at: Text) -> dict[str, Any]:
    """alloca: elements of a type in the thread's own memory."""
    source, operands, align, space = at.type(), [], 0, 0
    while at.skip(","):
        if at.skip("align"):
            align = at.number()
        elif at.skip("addrspace"):
            at.expect("(")
            space = at.number()
            at.expect(")")
        else:
            operands.append(at.typed())
    kind = {"kind": "pointer", "space": space, "bits": POINTER_BITS.get(space, 64)}
    return {"source": source, "operands": operands, "align": align, "type": kind}


def _call(at: Text) -> dict[str, Any]:
    flags = at.flags()
    _attributes(at)
    kind, callee = at.type(), at.take()
    if callee[0] != "@":
        raise TextError(f"a call of {callee}")
    at.expect("(")
    operands = []
    while not at.skip(")"):
        own = at.type()
        _attributes(at)
        operands.append(at.value(own))
        at.skip(",")
    return {"flags": flags, "type": kind, "callee": bare(callee), "operands": operands}


def _attributes(at: Text) -> None:
    while at.here in ATTRIBUTES | WITH_NUMBERS:
        if at.take() in WITH_NUMBERS:
            at.enclosed() if at.here == "(" else at.number()


def _fence(at: Text) -> dict[str, Any]:
    at.at = len(at.tokens)  # of threads among each other; one alone does nothing
    return {}


FORMS: Mapping[str, Callable[[Text], dict[str, Any]]] = {
    **dict.fromkeys(BINARY, _binary), **dict.fromkeys(CASTS, _cast), **dict.fromkeys(LISTS, _list),
    **dict.fromkeys(("icmp", "fcmp"), _compare), **dict.fromkeys(("extractvalue", "insertvalue"), _part),
    "shufflevector": _shuffle, "phi": _phi, "br": _branch, "switch": _switch, "getelementptr": _address,
    "load": _load, "store": _store, "atomicrmw": _update, "cmpxchg": _exchange, "call": _call, "alloca": _local,
    "unreachable": lambda at: {}, "fence": _fence,
    "ret": lambda at: {"operands": [] if at.skip("void") else [at.typed()]},
}  # fmt: skip


def instruction(text: str) -> dict[str, Any]:
    """The record of one instruction. Raises TextError."""
    at = Text(text.strip())
    name = bare(at.take()) if at.here[:1] == "%" else ""
    if name:
        at.expect("=")
    while at.here in PREFIXED:
        at.take()
    opcode = at.take()
    if opcode not in FORMS:
        raise TextError(f"the instruction {opcode}")
    found = {"opcode": opcode, "name": name, "type": {"kind": "void"}, **FORMS[opcode](at)}
    if at.here and at.here not in ("#", "!"):
        raise TextError(at.here)
    return found


def reread(module: Record) -> tuple[dict[str, Any], list[str]]:
    """The module with every instruction as its text says, and what stays as it was given: texts, and why."""
    left: list[str] = []

    def again(given: Record) -> Record:
        if given.get("trouble"):
            return given
        try:
            return {**instruction(given["text"]), "line": given.get("line", 0), "text": given["text"]}
        except (TextError, KeyError, IndexError, TypeError) as error:
            left.append(f"{given.get('text', '').strip()[:60]}: {error}")
            return given

    kernels = [
        {**k, "blocks": [{**b, "instructions": [again(i) for i in b["instructions"]]} for b in k["blocks"]]}
        for k in module["kernels"]
    ]
    return {**module, "kernels": kernels}, left
