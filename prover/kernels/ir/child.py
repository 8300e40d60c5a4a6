"""What is done in the process that reads one .ll file (`running.supervising.answer`).

LLVM may abort on text it does not expect, so this never runs in the caller's process.
"""

from __future__ import annotations

import os
import re

import msgspec

from . import marking, modules, neutral, places
from .module import Kernel, Module, Read
from .tokens import Unread

MOST_INSTRUCTIONS = 120_000  # half a minute's reading, and half a GiB
MOST_RENAMED = 20
INTRINSIC = re.compile(r"@?\"?(llvm\.[\w.]+)")
TARGETS = ("amdgcn", "amdgpu")
TAGGED = re.compile(r"\bfence .*!mmra (!\d+)")
CPU = re.compile(r'"target-cpu"="(gfx(?!9)[^"]*)"')
NARROW_WAVES = "+wavefrontsize32"
NODE = re.compile(r"^(!\d+) = (?:distinct )?(!\{.*\})$")


class Refused(Exception):
    """The text cannot be used; one line says why."""


def parse(text: str):
    """llvmlite's module, verified, and the text it was parsed from. Raises Refused."""
    import llvmlite.binding as llvm

    for _ in range(MOST_RENAMED):
        try:
            module = llvm.parse_assembly(text)
            module.verify()
            return module, text
        except RuntimeError as error:
            said = " ".join(str(error).split())
            found = INTRINSIC.search(said) if "ntrinsic" in said else None
            if found is None or f"@{found[1]}" not in text:
                raise Refused(_shorter(said)) from None
            text = neutral.renamed(text, found[1])
    raise Refused("too many intrinsics that this LLVM does not know")


def _shorter(said: str) -> str:
    found = re.search(r"<string>:(\d+):(\d+): error: (.{1,160})", said)
    if found:
        return f"line {found[1]}: {found[3].split(' ^')[0].strip()}"
    return said[:200]


def promote(module) -> None:
    """Inline what is called and turn locals in memory into values, with LLVM's own passes."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    machine = llvm.Target.from_default_triple().create_target_machine()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
    manager = llvm.create_new_module_pass_manager()
    manager.add_always_inliner_pass()
    manager.add_sroa_pass()
    manager.run(module, builder)


def inlined(text: str) -> str:
    """Every function that is no kernel marked for inlining."""
    lines = [
        line.rstrip().removesuffix("{").rstrip().replace(" noinline", "") + " alwaysinline {"
        if line.startswith("define ") and not any(c in line for c in modules.KERNEL_CONVENTIONS)
        else line
        for line in text.split("\n")
    ]
    return "\n".join(lines)


def read(original: str, file: str) -> Module:
    """The records of the text. Raises Refused."""
    triple = next((found[1] for line in original.split("\n") if (found := modules.TRIPLE.match(line))), "")
    if not triple.startswith(TARGETS):  # newer compilers write amdgpu9.50
        raise Refused(f"not for an AMD GPU: its target triple is {triple!r}" if triple else "no target triple")
    if other := _other_generation(original, triple):
        raise Refused(other)
    layout = next((found[1] for line in original.split("\n") if (found := modules.LAYOUT.match(line))), "")
    if layout and not set(layout.split("-")) >= modules.LAYOUT_PARTS:
        missing = ", ".join(sorted(modules.LAYOUT_PARTS - set(layout.split("-"))))
        raise Refused(f"its target datalayout is not amdgcn's: {missing} is not in it")
    text = neutral.neutral(original)
    lines = modules.instruction_lines(text)
    defined, count = set(lines), sum(len(own) - 1 for own in lines.values())
    if count > MOST_INSTRUCTIONS:
        raise Refused(f"{count:,} instructions; at most {MOST_INSTRUCTIONS:,} are read")
    promoted = "= alloca " in text or any(_calls(text, name) for name in defined)
    module, text = parse(inlined(text) if promoted else text)
    if promoted:
        promote(module)
    printed = str(module)
    try:
        found = modules.read(printed, file)
    except Unread as error:
        raise Refused(f"cannot be read: {error}") from None
    _same_instructions(module, found.kernels)
    if "!dbg" in original and promoted:
        _places(found, printed, text, original)
    _lines(found, text if not promoted else original, promoted)
    _fences(found, original.split("\n"))
    if "!dbg" in original and not promoted:
        known = places.Places(original)
        for kernel in found.kernels:
            for instruction in modules.instructions_of(kernel):
                instruction.place = known.place(instruction.line)
    sizes = neutral.attribute(original, "amdgpu-flat-work-group-size")  # least,most
    processors = neutral.attribute(original, "target-cpu")
    kernels = [kernel for kernel in found.kernels if kernel.is_kernel] or found.kernels
    for kernel in kernels:
        kernel.max_threads = int(sizes.get(kernel.name, "0").split(",")[-1])
        kernel.processor = processors.get(kernel.name, "")
    if not kernels:
        raise Refused("no function with a body")
    found.kernels, found.promoted = kernels, promoted
    return found


def _other_generation(text: str, triple: str) -> str:
    """Why the text is for a processor whose waves, buffer resources or waits are others than gfx9's; empty if it is not."""
    found = CPU.search(text)
    generation = re.match(r"amdgpu(\d+)", triple)
    own = found[1] if found else triple if generation and generation[1] != "9" else ""
    if own or NARROW_WAVES in text:
        return (
            f"for {own or 'waves of 32 lanes (wavefrontsize32)'}: kernels of gfx9 are read, whose waves have 64 lanes"
        )
    return ""


def _calls(text: str, name: str) -> bool:
    return re.search(rf"call [^\n]*@\"?{re.escape(name)}\"?\(", text) is not None


def _same_instructions(module, kernels: list[Kernel]) -> None:
    """What was read has LLVM's own blocks and opcodes, one for one. Raises Refused."""
    read = {kernel.name: kernel for kernel in kernels}
    for function in module.functions:
        if function.is_declaration:
            continue
        own = [[instruction.opcode for instruction in block.instructions] for block in function.blocks]
        kernel = read.get(function.name)
        if kernel is None or own != [[i.opcode for i in block.instructions] for block in kernel.blocks]:
            raise Refused(f"{function.name} cannot be read: LLVM sees other instructions in it than tileprove does")


def _lines(module: Module, text: str, promoted: bool) -> None:
    """Line numbers of the user's file instead of those of LLVM's print."""
    lines = modules.instruction_lines(text)
    for kernel in module.kernels:
        own = lines.get(kernel.name, [0])
        found = list(modules.instructions_of(kernel))
        kernel.line = own[0]
        same = not promoted and len(found) == len(own) - 1
        for number, instruction in enumerate(found):
            instruction.line = own[number + 1] if same else 0


def _places(module: Module, printed: str, text: str, original: str) -> None:
    """Where instructions come from that LLVM's passes have left, whose lines are those of LLVM's print, by a second module
    with marks, which has to come to the same."""
    try:
        own, _ = parse(marking.marked(text))
    except Refused:
        return
    promote(own)
    again = str(own)
    if marking.unmarked(again) != printed.rstrip():
        return
    known, lines = places.Places(original), marking.lines(again)
    for kernel in module.kernels:
        for instruction in modules.instructions_of(kernel):
            instruction.place = known.place(*lines[instruction.line - 1])


def _fences(module: Module, lines: list[str]) -> None:
    """Which memory fences are for, as their tags say it, which are metadata; of those that have lost their lines, that it
    is not known."""
    nodes = {found[1]: found[2] for line in lines if (found := NODE.match(line))}
    tagged = any(TAGGED.search(line) for line in lines)
    for kernel in module.kernels:
        for instruction in modules.instructions_of(kernel):
            if instruction.opcode != "fence" or not tagged:
                continue
            found = TAGGED.search(lines[instruction.line - 1]) if instruction.line else None
            if found:
                said = nodes.get(found[1], "?")
                for _ in range(MOST_RENAMED):
                    said = re.sub(r"!\d+", lambda one: nodes.get(one[0], "?"), said)
                instruction.text += f", !mmra {said}"
            elif not instruction.line:
                instruction.text += ", !mmra ?"


def answer(given: bytes, _: object) -> bytes:
    """The encoded `Read` of (a name for messages, the text)."""
    name, text = msgspec.json.decode(given, type=tuple[bytes, str])
    try:
        return msgspec.json.encode(Read(read(text, os.fsdecode(name))))
    except Refused as error:
        return msgspec.json.encode(Read(error=str(error)))
    except ModuleNotFoundError as error:
        return msgspec.json.encode(Read(missing=error.name or "a module"))
