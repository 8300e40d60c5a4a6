"""`tileprove kernel show` and `bind`: a kernel's sinks as readable mathematics, and a first binding to edit."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from typing import Any

from ...language.maps import Map
from ...language.terms import Term, const
from ...machine.arithmetic import Arithmetic
from ...machine.values import TRUE, literals
from ..ir.module import Kernel, Module
from ..ir.places import of
from ..loops.induction import Declared
from ..loops.paths import Trace, trace
from ..machine.launch import Launch, argument_label
from ..machine.sinks import SinkAccess
from ..steps.noting import new_steps
from .finite import Tables
from .printing import Printed

Line = tuple[str, str]
ZERO = const(0)


def heading(kernel: Kernel, module: Module, launch: Launch, sinks: int) -> list[Line]:
    """Label and text of what is known of the kernel as a whole."""
    threads = " x ".join(str(n) for n in launch.threads if n > 1) or "1"
    if not kernel.max_threads:
        threads += ", or as the binding says: the compiler was not told"
    found = [("target", module.triple), ("threads", threads)]
    if module.promoted:
        found.append(("note", "calls inlined and locals promoted to values before reading (-O0)"))
    for argument in kernel.arguments:
        said = " ".join(part for part in (argument.type.text, argument.attributes) if part)
        found.append((argument_label(argument.name), said))
    for item in module.globals:
        if item.space == 3:
            found.append((f"@{item.name}", f"LDS, {item.size:,} bytes, aligned to {item.align or 1}"))
    found.append(("sinks", str(sinks)))
    return found


def readable(
    module: Module, kernel: Kernel, launch: Launch, declared: Iterable[Declared] = (), assuming: bool = False
) -> Trace:  # fmt: skip
    """The kernel's exact meaning; where something of it cannot be said for every argument, or if that is wanted, what
    can be said under assumptions, which its machine has noted."""
    declared = tuple(declared)
    exact = trace(module, kernel, launch, declared=declared)
    if not assuming and not _lost(exact):
        return exact
    brief = trace(module, kernel, launch, assuming=True, declared=declared)
    return brief if _lost(brief) < _lost(exact) + assuming else exact


def _lost(found: Trace) -> int:
    """How many accesses nothing can be said of."""
    return len(found.sinks) if found.why else sum(bool(access.why) for access in found.accesses)


class Sinks:
    """The sinks of a trace, as text that is exact for every argument at which the assumptions hold."""

    def __init__(self, trace: Trace, launch: Launch):
        self.trace = trace
        algebra = trace.frame.algebra if trace.frame else Arithmetic(launch.given, new_steps())
        self.algebra, self.tables = algebra, Tables(algebra, [launch.lane, launch.warp])
        self._simple: dict[Term, Term] = {}
        assumed = trace.frame.machine.assumed if trace.frame else TRUE
        self.assumed = [form for form in map(algebra.simplify, literals(assumed)) if form is not TRUE]
        terms = [self.simple(term) for access in trace.accesses for _, term, _ in _values(access)]
        self.printed = Printed([*terms, *self.assumed])

    def simple(self, term: Term) -> Term:
        """The term that is printed."""
        if term not in self._simple:
            try:
                self._simple[term] = self.algebra.simplify(self.tables.canonical(self.algebra.simplify(term)))
            except RecursionError:  # as it is, then
                self._simple[term] = term
        return self._simple[term]

    def form(self, term: Term) -> str:
        return self.printed.text(self.simple(term))

    def preface(self) -> Iterator[tuple[str, list[Line]]]:
        """Title and lines of what all accesses have in common: assumptions, and parts that have a name."""
        if self.assumed:
            yield "formulas hold where", [("", self.printed.text(formula)) for formula in self.assumed]
        if self.printed.definitions:
            yield "parts of formulas", self.printed.definitions

    def each(self) -> Iterator[tuple[str, list[Line]]]:
        """Title and lines of every access, in the order of the text; sinks that never run say so."""
        for number, instruction in enumerate(self.trace.sinks):
            own = self.trace.of(number)
            line = f", line {instruction.line}" if instruction.line else ""
            line += f", {of(instruction)}" if instruction.place else ""
            if not own:
                name = instruction.callee.removeprefix("unread.").removeprefix("llvm.amdgcn.") or instruction.opcode
                yield f"#{number} {name}{line}", [("", self.trace.why or "never runs")]
            for access in own:
                again = "" if len(own) == 1 else f", iteration {access.iteration}"
                again = ", any iteration" if access.iteration is None else again
                yield f"#{number} {access.name}{line}{again}", list(self._lines(access))

    def _lines(self, access: SinkAccess) -> Iterator[Line]:
        yield "moves", f"{access.bytes} bytes, {access.what}, {access.where}"
        if access.why:
            yield "unknown", access.why
        for label, term, around in _values(access):
            yield label, around.format(self.form(term))


def _values(access: SinkAccess) -> Iterator[tuple[str, Term, str]]:
    """Label, term and the text around it, of everything that an access hands to the hardware."""
    if access.address is not None:
        yield "address", access.address.term, "{}"
    if access.start is not None and access.start.term is not ZERO:
        yield "start", access.start.term, "{} of it, where the resource's memory begins"
    if access.soffset is not None and access.soffset.high != 0:
        yield "soffset", access.soffset.term, "{} of it"
    if access.records is not None:
        yield "records", access.records.term, "{}"
    if access.lds is not None:
        base = access.lds.base.replace("{", "{{").replace("}", "}}")
        yield "to LDS", access.lds.offset.term, f"{base} + {{}}, the wave's first lane"
    if access.path.op != "truth":
        yield "when", access.path, "{}"


def first_binding(kernel: Kernel, module: Module, launch: Launch, trace: Trace, chosen: Map) -> str:
    """A binding file to edit, for a kernel that is thought to compute the map."""
    lines = [
        f"# What {kernel.name} in {module.file} must compute. Edit the expressions; `tileprove kernel show` prints the",
        "# addresses that the kernel computes, `tileprove kernel check` compares.",
        f'kernel = "{kernel.name}"',
        f"threads = {launch.threads[0]}",
        '# grid = ["...", "..."]   # blocks along x and y; without it every block number is checked',
        'given = []               # what callers promise, such as "N*H*W*C*2 < 2**32"',
        "",
        "[parameters]             # a number, or [least, most]",
    ]
    needed = [n for n, default in chosen.parameters.items() if default is inspect.Parameter.empty]
    optional = [n for n in chosen.parameters if n not in needed]
    for name in needed:
        if name not in THREAD and name not in SHAPES:
            lines.append(f"{name} = {_range(name, chosen)}")
    lines += ["", "[arguments]              # the kernel's integer arguments over the parameters"]
    for argument in kernel.arguments:
        if argument.type.kind == "int":
            label = argument_label(argument.name)
            lines.append(f'# {label} = "..."          # {argument.type.text}')
    for argument in kernel.arguments:
        if argument.type.kind == "pointer":
            lines += [f"# [pointers.{argument_label(argument.name)}]      # {argument.type.text}", '# bytes = "..."']
    lines += ["", f"# {chosen.name}: {chosen.sentence}", f"# may also be given: {', '.join(optional) or 'nothing'}"]
    form = Sinks(trace, launch)
    for title, said in form.preface():
        lines += ["", f"# {title}:", *(f"#   {f'{label} = ' if label else ''}{formula}" for label, formula in said)]
    for numbers in alike(trace):
        own = [access for number in numbers for access in trace.of(number)]
        lines += ["", "[[sink]]", f"at = {numbers[0] if len(numbers) == 1 else numbers}"]
        for access in own[:1]:
            lines.append(f"# {access.name}, {access.bytes} bytes, {access.where}")
        if not own:
            lines.append(f"# {trace.sinks[numbers[0]].text}")
        for access in own[:MOST_SHOWN]:
            if access.address is not None:
                lines.append(f"# the kernel's address: {form.form(access.address.term)}")
        if len(own) > MOST_SHOWN:
            lines.append(f"# and {len(own) - MOST_SHOWN} more")
        values = ", ".join(f"{name} = {_value(name, chosen)}" for name in needed)
        lines += [f'map = "{chosen.name}"', f"with = {{ {values} }}"]
        if own and all(access.iteration is not None for access in own):
            lines.append(f"times = {len(own)}")
    return "\n".join(lines) + "\n"


def alike(trace: Trace) -> list[list[int]]:
    """The sinks' numbers, those together that are likely the iterations of one loop which the compiler unrolled."""
    groups: dict[Any, list[int]] = {}
    for number in range(len(trace.sinks)):
        own = trace.of(number)
        key = (own[0].name, own[0].bytes, own[0].where, own[0].iteration is None) if own else number
        groups.setdefault(key, []).append(number)
    return list(groups.values())


MOST_SHOWN = 4  # addresses of a [[sink]]

# parameters of maps that are the thread's, not the user's
THREAD = {
    "lane": "lane",
    "warp": "warp",
    "thread": "thread",
    "i": "i",
    "iteration": "i",
    "read": "i",
    "half": "i",
    "strip": "i",
}

# parameters that maps take as numbers only, and those that they take as a shape: as in the map's example
CONSTANTS = ("element_bytes", "bits", "n", "span", "row_bytes", "base")
SHAPES = ("shape",)


def _range(name: str, chosen: Map) -> str:
    """The values of a parameter in [parameters], to be edited."""
    drawn = chosen.example.get(name, 2)
    return str(drawn) if name in CONSTANTS and isinstance(drawn, int) else "[1, 65535]"


def _value(name: str, chosen: Map) -> str:
    return str(list(chosen.example[name])) if name in SHAPES else f'"{THREAD.get(name, name)}"'
