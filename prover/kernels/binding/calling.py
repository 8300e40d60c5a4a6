"""What things of a kernel are called: two that are different never get one name, whoever chose the names.

A name stands for a variable of a proof, or for the memory behind a pointer, so one name for two things would make them
equal. An argument that LLVM only numbers is called arg0, a field x.0, the memory of a byref argument is ``byref x`` with
the fields x+0, a global is called @x. What the reader of kernels makes up begins as in `launch.OURS`, or has an @ or a
slash in it, which `values.plain` leaves in no name.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...language.terms import Term
from ..ir.module import Global, Kernel
from ..machine.launch import OURS, argument_label, free_argument

PARTS = (".", "+")
WIDTHS = (8, 16, 32, 64, 128)
# memories that no argument is
MADE_UP = ("null", "LDS", "implicit arguments", "dispatch packet", "kernel arguments")


def trouble(kernel: Kernel, memories: Iterable[Global] = ()) -> str:
    """Why some argument would be taken for another one, for a part of it, or for a memory; empty if none would."""
    seen: dict[str, str] = {}
    taken = {*MADE_UP, *(item.name for item in memories)}
    for argument in kernel.arguments:
        label = argument_label(argument.name)
        if label in seen:
            return f"the arguments %{seen[label]} and %{argument.name} would both be called {label}; rename one"
        pointer = argument.type.kind != "int"
        if label.startswith(("@", "byref ")) or (pointer and (label.startswith("%") or label in taken)):
            return f"the argument %{label} is called like a memory; rename it"
        seen[label] = argument.name
    whole = [a for a in kernel.arguments if a.byref is not None or a.type.kind in ("struct", "array", "vector")]
    for argument in whole:
        starts = tuple(argument_label(argument.name) + mark for mark in PARTS)
        part = next((label for label in seen if label.startswith(starts)), None)
        if part is not None:
            return f"the argument %{part} is called like a part of %{argument.name}; rename one"
    return ""


def parameter_trouble(name: str, value: Term, kernel: Kernel, bound: Iterable[str]) -> str:
    """What is wrong with a parameter of a binding; empty if nothing is. bound: the arguments that [arguments] speaks of."""
    if name.startswith(OURS) or "@" in name or "/" in name:
        return f"{name}: the reader of kernels makes up such names itself; choose another one"
    for argument in kernel.arguments:
        label = argument_label(argument.name)
        part = name.startswith(tuple(label + mark for mark in PARTS))
        if name not in bound and (part or name == label):
            widths = WIDTHS if part else (argument.type.bits,)
            if any(
                value is free_argument(name, bits, negative) for bits in widths if bits for negative in (True, False)
            ):
                return (
                    f"{name} is also an argument, which need not be the same; [arguments] says what it is: {name} = ..."
                )
    return ""
