"""A whole module as LLVM prints it: globals, functions, blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from . import instructions
from .module import Argument, Block, Global, Instruction, Kernel, Module, Type
from .operands import Reader
from .sizes import size_of
from .tokens import Cursor, Unread, plain

LABEL = re.compile(r'^("[^"]*"|[\w.$-]+):')
NAMED_TYPE = re.compile(r'^(%(?:"[^"]*"|[\w.$-]+)) = type (.+)$')
GLOBAL = re.compile(r'^(@(?:"[^"]*"|[\w.$-]+)) = (.+)$')
OTHER_NAME = re.compile(r"(?:[a-z_]+ |addrspace\(\d+\) )*(?:alias|ifunc) ")  # of what another name, or a function, is
FUNCTION = re.compile(r'@("[^"]*"|[\w.$-]+)\(')
KERNEL_CONVENTIONS = ("amdgpu_kernel", "spir_kernel")
TRIPLE = re.compile(r'^target triple = "([^"]*)"')
LAYOUT = re.compile(r'^target datalayout = "([^"]*)"')
LAYOUT_PARTS = {
    "e",
    "p:64:64",
    "p1:64:64",
    "p3:32:32",
    "p4:64:64",
    "p5:32:32",
    "i64:64",
}  # what sizes and offsets rest on
CONTINUED = ("to label ", "cleanup", "catch ", "filter ")  # the second lines of invoke and landingpad


class Body(NamedTuple):
    """A function's text: its define line, and (line number, text) of every label and instruction."""

    line: int
    head: str
    lines: list[tuple[int, str]]


def without_comment(line: str) -> str:
    """The line up to a comment that stands outside quotes."""
    if ";" not in line:
        return line.rstrip()
    kept, quoted = [], False
    for character in line:
        quoted ^= character == '"'
        if character == ";" and not quoted:
            break
        kept.append(character)
    return "".join(kept).rstrip()


def bodies(text: str) -> Iterator[Body]:
    """Every function with a body."""
    current: Body | None = None
    lists: list[str] = []
    for number, raw in enumerate(text.split("\n"), 1):
        if current is None:
            if raw.startswith("define "):
                current = Body(number, raw, [])
            continue
        line = without_comment(raw)
        if line == "}":
            yield current
            current = None
        elif lists:  # a switch lists its cases on lines of their own
            lists.append(line)
            if line.strip().endswith("]"):
                current.lines[-1] = (current.lines[-1][0], " ".join(lists))
                lists = []
        elif line.lstrip().startswith(CONTINUED) and current.lines:
            current.lines[-1] = (current.lines[-1][0], f"{current.lines[-1][1]} {line.strip()}")
        elif line.strip():
            current.lines.append((number, line))
            if line.lstrip().startswith("switch ") and "]" not in line:
                lists = [line]


def is_label(line: str) -> bool:
    return not line.startswith(" ") and LABEL.match(line) is not None


def read(text: str, file: str) -> Module:
    """The module; instructions that cannot be read say so. Raises Unread where nothing sensible is left."""
    named: dict[str, Type] = {}
    globals_: list[Global] = []
    triple = ""
    for raw in text.split("\n"):
        if found := NAMED_TYPE.match(raw):
            named[plain(found[1])] = Type("other", text=found[1])
        elif found := TRIPLE.match(raw):
            triple = found[1]
    reader = Reader(named)
    for _ in range(3):  # types may name each other in any order
        for raw in text.split("\n"):
            if (found := NAMED_TYPE.match(raw)) and found[2] != "opaque":
                named[plain(found[1])] = reader.type(Cursor(found[2]))
    for raw in text.split("\n"):
        if (found := GLOBAL.match(raw)) and not OTHER_NAME.match(found[2]):
            globals_.append(_global(reader, plain(found[1]), found[2]))
    kernels = [_function(reader, body) for body in bodies(text)]
    return Module(file, triple, kernels, globals_)


def _global(reader: Reader, name: str, text: str) -> Global:
    space = re.search(r"\baddrspace\((\d+)\)", text)
    found = re.search(r"\b(global|constant) (.*)$", text)
    kind = Type("other", text="?")
    if found:
        text_of_type = _balanced(found[2]) if "[" in found[2] else re.split(r'(?:c?"|, )', found[2], maxsplit=1)[0]
        with suppress(Unread):
            kind = reader.type(Cursor(text_of_type))
    align = re.search(r", align (\d+)", text)
    external = " external " in f" {text} "
    size = 0
    if kind.kind != "other" and not external:
        size = size_of(kind)
    return Global(
        name, kind, int(space[1]) if space else 0, size, int(align[1]) if align else 0,
        bool(found and found[1] == "constant"),
    )  # fmt: skip


def _balanced(text: str) -> str:
    """The text of the type that it starts with."""
    depth = 0
    for at, character in enumerate(text):
        depth += (character in "[<{(") - (character in "]>})")
        if depth == 0 and character in "]>})":
            return text[: at + 1]
    return text


def _function(reader: Reader, body: Body) -> Kernel:
    found = FUNCTION.search(body.head)
    if found is None:
        raise Unread(f"line {body.line}: a function without a name")
    before = body.head[: found.start()].split()
    at = Cursor(body.head[found.end() - 1 :].rstrip("{ "))
    at.expect("(")
    arguments: list[Argument] = []
    while not at.skip(")"):
        if at.skip("..."):
            continue
        kind = reader.type(at)
        attributes = reader.attributes(at)
        arguments.append(Argument(plain(at.take()), kind, " ".join(attributes), _byref(reader, attributes)))
        at.skip(",")
    entry = str(sum(argument.name.isdigit() for argument in arguments))
    returns = "void" if "void" in before else "value"
    kernel = Kernel(
        plain("@" + found[1]), arguments, [], any(c in before for c in KERNEL_CONVENTIONS), body.line, returns
    )
    for number, line in body.lines:
        if is_label(line):
            label = LABEL.match(line)
            assert label is not None
            kernel.blocks.append(Block(plain("%" + label[1])))
            continue
        if not kernel.blocks:
            kernel.blocks.append(Block(entry))
        kernel.blocks[-1].instructions.append(instructions.read(reader, line.strip(), number))
    return kernel


def _byref(reader: Reader, attributes: list[str]) -> Type | None:
    for said in attributes:
        if said.startswith("byref("):
            return reader.type(Cursor(said[len("byref(") : -1]))
    return None


def instruction_lines(text: str) -> dict[str, list[int]]:
    """Function -> line number of every instruction, in order."""
    found: dict[str, list[int]] = {}
    for body in bodies(text):
        name = FUNCTION.search(body.head)
        if name:
            found[plain("@" + name[1])] = [body.line, *(n for n, line in body.lines if not is_label(line))]
    return found


def instructions_of(kernel: Kernel) -> Iterator[Instruction]:
    for block in kernel.blocks:
        yield from block.instructions
