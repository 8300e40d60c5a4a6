"""`tileprove cuda show`: every access of a kernel as mathematics, at its line of the source."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..kernels.claims.printing import Printed
from ..kernels.claims.showing import readable
from ..kernels.ir.module import Instruction, Kernel, Module
from ..kernels.loops.paths import Trace
from ..kernels.machine.launch import Launch
from ..kernels.machine.sinks import SinkAccess
from ..language.terms import Term
from ..language.walking import variables
from ..machine.values import TRUE, literals
from ..readers.demangling import demangled, plain_name
from .threads import AXES, launch, registers

Line = tuple[str, str]
SPACES = {0: "generic", 1: "global", 3: "shared", 4: "constant", 5: "local", 101: "parameter"}
RACES = "races in shared memory: not looked at"
BYREF = "byref "  # begins the base of a struct by value
VECTOR = re.compile(r"\.v([248])\.")
BESIDE = "textures and surfaces: not looked at"
MOST_PLACES = 6


def at(instruction: Instruction | None) -> str:
    """Where in the source, or else in the text, an instruction is."""
    if instruction is None:
        return "the kernel"
    return instruction.place or f"PTX line {instruction.line}"


def left_out(kernel: Kernel, races: bool = False) -> list[str]:
    """What no answer about the kernel says anything of. races: whether these were looked at."""
    places = list(dict.fromkeys(kernel.beside))
    more = f" and {len(places) - MOST_PLACES} more" if len(places) > MOST_PLACES else ""
    return [*([] if races else [RACES]), *([f"{BESIDE}: {', '.join(places[:MOST_PLACES])}{more}"] if places else [])]


def heading(kernel: Kernel, module: Module, own: Launch) -> list[Line]:
    """Label and text of what is known of the kernel as a whole."""
    read = registers(kernel)
    found = [("target", module.triple), ("block", _block(kernel, own))]
    types = _types(kernel.name, len(kernel.arguments))
    for number, argument in enumerate(kernel.arguments):
        kind = "a pointer" if argument.type.kind == "pointer" and argument.byref is None else argument.attributes
        found.append((argument.name, f"{types[number]}, {kind}" if types else kind))
    used = {o.name for block in kernel.blocks for i in block.instructions for o in i.operands if o.kind == "global"}
    for item in module.globals:
        if item.name in used:
            size = f"{item.size:,} bytes" if item.size else "as many bytes as the launch says"
            found.append((short(f"@{item.name}"), f"{SPACES[item.space]}, {size}, aligned to {item.align}"))
    unknown = sorted(name for name in read if name not in own.special)
    if unknown:
        found.append(("any value", ", ".join(f"%{name}" for name in unknown)))
    return found


def _block(kernel: Kernel, own: Launch) -> str:
    sizes = [own.special[f"ntid.{axis}"] for axis in AXES]
    shown = " x ".join(str(size.payload) if size.op == "const" else size.payload[0] for size in sizes)
    if kernel.required:
        return f"{shown} threads, as .reqntid says"
    return f"{shown} threads" + (f", at most {kernel.max_threads}, as .maxntid says" if kernel.most else "")


def _types(name: str, count: int) -> list[str]:
    """The C++ types of the arguments, where the mangled name has them."""
    whole, short_name = demangled(name), plain_name(name)
    if whole == short_name or not whole.endswith(")"):
        return []
    found, depth, part = [], 0, ""
    for character in whole[len(short_name) + 1 : -1]:
        depth += (character in "<([") - (character in ">)]")
        if character == "," and depth == 0:
            found.append(part.strip())
            part = ""
        else:
            part += character
    found.append(part.strip())
    return found if len(found) == count else []


def short(base: str) -> str:
    """What a memory is called: param_0, s_Data of kernel(float*)::s_Data."""
    if base.startswith("@"):
        return plain_name(base[1:]).rpartition("::")[2]
    return base.removeprefix(BYREF)


class Shown:
    """A kernel's accesses as text. exact: for all arguments, and not where they are not negative and nothing wraps."""

    def __init__(self, module: Module, kernel: Kernel, exact: bool):
        self.module, self.kernel, self.launch = module, kernel, launch(kernel)
        self.trace: Trace | None = None if kernel.trouble else readable(module, kernel, self.launch, (), not exact)
        assumed: list[Term] = []
        if self.trace is not None and self.trace.frame is not None:
            assumed = list(literals(self.trace.frame.machine.assumed))
        accesses = [] if self.trace is None else self.trace.accesses
        self.assumed = [one for one in assumed if one is not TRUE]
        terms = [term for one in accesses for term in (one.path, *([one.address.term] if one.address else []))]
        self.printed = Printed([*terms, *self.assumed])

    @property
    def why(self) -> str:
        """Why nothing can be said of the kernel's accesses."""
        return self.kernel.trouble or (self.trace.why if self.trace is not None else "")

    @property
    def unread(self) -> list[Line]:
        """Where, and what is not known there."""
        if self.why or self.trace is None:
            return [(f"PTX line {self.kernel.line}", self.why)]
        found = {(at(one.instruction), one.why): None for one in self.trace.accesses if one.why}
        return list(found)

    @property
    def fields(self) -> dict[str, list[tuple[int, int, bool]]]:
        """Of each struct that is passed by value, byte, bytes and whether it is a pointer of what is read of it."""
        found: dict[str, dict[int, tuple[int, int, bool]]] = {}
        accesses = self.trace.accesses if self.trace is not None else []
        pointers = {one.base for one in accesses}
        for one in accesses:
            place = one.address.term if one.address is not None else None
            if one.base.startswith(BYREF) and place is not None and place.op == "const":
                label, several = one.base.removeprefix(BYREF), VECTOR.search(one.instruction.text)
                size = one.bytes // (int(several[1]) if several else 1)
                for byte in range(place.payload, place.payload + one.bytes, size):
                    found.setdefault(label, {})[byte] = (byte, size, f"{label}.{byte}" in pointers)
        return {label: [own[byte] for byte in sorted(own)] for label, own in found.items()}

    def preface(self) -> Iterator[tuple[str, list[Line]]]:
        if self.assumed:
            yield "formulas hold where", [("", self.printed.text(one)) for one in self.assumed]
        if self.printed.definitions:
            yield "parts of formulas", self.printed.definitions
        if self.trace is not None and self.trace.loops:
            yield "loops", [(f"t@{name}", "the number of an iteration, from 0") for name in self.trace.loops]

    def each(self) -> Iterator[tuple[str, list[Line]]]:
        """Title and lines of every access, in the order of the text."""
        if self.trace is None or self.why:
            return
        for number, instruction in enumerate(self.trace.sinks):
            own = self.trace.of(number)
            if not own:
                yield (
                    f"#{number} {at(instruction)}: {instruction.text}",
                    [("", "never runs")],
                )
            for access in own:
                unrolled = len({one.iteration for one in own}) > 1 and access.iteration is not None
                again = f", iteration {access.iteration}" if unrolled else ""
                yield f"#{number} {at(instruction)}: {instruction.text}{again}", list(self._lines(access))

    def _space(self, access: SinkAccess) -> int:
        """Of an access by a generic address the space of its variable."""
        frame = self.trace.frame if self.trace is not None else None
        generic = access.space == 0 and access.base.startswith("@")
        return frame.home(access.base) if generic and frame is not None else access.space

    def _lines(self, access: SinkAccess) -> Iterator[Line]:
        if access.why:
            yield "unsupported", access.why
        else:
            yield access.what, f"{access.bytes} bytes, {SPACES.get(self._space(access), 'memory')} {short(access.base)}"
        if access.address is not None:
            yield "address", f"{short(access.base)} + {self.printed.text(access.address.term)}"
            loaded = [v.payload[0] for v in variables(access.address.term) if v.payload[0].startswith("value_of_")]
            if loaded:
                yield "hangs on", f"{', '.join(loaded)}: of which nothing is known"
        if access.path.op != "truth":
            yield "when", self.printed.text(access.path)
