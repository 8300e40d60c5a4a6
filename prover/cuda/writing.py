"""`tileprove cuda show --launch`: a launch of a kernel to edit, with every parameter."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Mapping, Sequence

from ..kernels.ir.module import Argument, Kernel, Module
from ..readers.demangling import plain_name
from .reading import called
from .showing import _types
from .threads import registers

HEAD = "from tileprove.cuda import cdiv, cuda_launch, given, struct, tensor  # docs/CUDA.md has these words"
BLOCKS = {1: (256,), 2: (16, 16), 3: (8, 8, 4)}  # threads of a block, by its axes
ELEMENTS = {  # of C++ -> of a tensor, and how many of them
    "float": "fp32", "double": "fp64", "__half": "fp16", "half": "fp16", "__nv_bfloat16": "bf16", "char": "int8",
    "signed char": "int8", "unsigned char": "uint8", "bool": "uint8", "short": "int16", "unsigned short": "uint16",
    "int": "int32", "unsigned int": "uint32", "long": "int64", "unsigned long": "uint64", "long long": "int64",
    "unsigned long long": "uint64",
}  # fmt: skip
VECTOR = re.compile(r"(u?)(char|short|int|long|longlong|float|double)([1-4])")
Field = tuple[int, int, bool]  # byte, bytes, whether it is a pointer


def written(module: Module, kernels: Sequence[Kernel], fields: Mapping[str, Sequence[Field]], file: str) -> str:
    """A file of launches. fields: label of a struct's parameter -> what the kernel reads of it, after the kernel's name and
    a blank; file: as the launches are to name it."""
    names: set[str] = set()
    parts = [HEAD, *("\n".join(_launch(module, kernel, fields, file, names)) for kernel in kernels)]
    return "\n\n\n".join(parts) + "\n"


def _launch(
    module: Module, kernel: Kernel, fields: Mapping[str, Sequence[Field]], file: str, names: set[str]
) -> Iterator[str]:
    types = _types(kernel.name, len(kernel.arguments)) or [""] * len(kernel.arguments)
    sizes: list[str] = []
    lines = []
    for argument, said in zip(kernel.arguments, types, strict=True):
        if argument.byref is not None:
            own = [
                (byte, _value(f"{argument.name}_{byte}", "*" if pointer else "", pointer, sizes))
                for byte, _, pointer in fields.get(f"{kernel.name} {argument.name}", ())
            ]
            value = f"struct({{{', '.join(f'{byte}: {one}' for byte, one in own) or '0: 0'}}})"
        else:
            pointer = argument.type.kind == "pointer" or said.endswith("*")
            value = "1.0" if _is_float(argument) else _value(argument.name, said, pointer, sizes)
        lines.append(f'        "{argument.name}": {value},' + (f"  # {said}" if said else ""))
    read = registers(kernel)
    axes = max([1, *(at for at, axis in enumerate("xyz", 1) if {f"tid.{axis}", f"ntid.{axis}"} & read)])
    block = tuple(kernel.required) or BLOCKS[axes]
    if kernel.most and not kernel.required:
        block = (
            (kernel.max_threads,) if axes == 1 else (*block[:-1], 1) if _product(block) > kernel.max_threads else block
        )
    grid_axes = max([1, *(at for at, axis in enumerate("xyz", 1) if {f"ctaid.{axis}", f"nctaid.{axis}"} & read)])
    grid = ["blocks"] if grid_axes == 1 else [f"blocks_{axis}" for axis in "xyz"[:grid_axes]]
    used = {o.name for part in kernel.blocks for i in part.instructions for o in i.operands if o.kind == "global"}
    dynamic = any(item.name in used and item.space == 3 and not item.size for item in module.globals)
    shared = ', shared="shared_bytes"' if dynamic else ""
    yield "# threads of a block, and blocks: numbers, or expressions of sizes as text; a name is any number"
    yield (
        f"@cuda_launch({_text(file)}, {_text(called(module, kernel))}, block={_extents(block)}, "
        f"grid={_extents(grid)}{shared})"
    )
    yield f"def {_name(kernel, names)}({', '.join(dict.fromkeys(sizes))}):"
    yield "    # sizes, integers of at least 1: write n in place of elements_0 where one argument is the length of another"
    yield "    # given(n < 2**30)  # what callers promise"
    yield "    return {"
    yield from lines
    yield "    }"


def _value(label: str, said: str, pointer: bool, sizes: list[str]) -> str:
    """What stands for a parameter: a tensor, or a size."""
    number = label.removeprefix("param_")
    if pointer:
        sizes.append(f"elements_{number}")
        kind, several = _element(said)
        return f'tensor("{kind}", elements_{number}{several})'
    if said == "bool":
        return "1"
    sizes.append(label)
    return label


def _element(said: str) -> tuple[str, str]:
    """The type of a tensor's elements, and its other axes. said: the C++ type of a pointer."""
    pointee = said.replace("*", "").replace("const", "").replace("__restrict__", "").replace("volatile", "").strip()
    found = VECTOR.fullmatch(pointee)
    if found is not None:
        base = found[2].replace("longlong", "long long")
        return _element(f"{'unsigned ' if found[1] else ''}{base}")[0], f", {found[3]}"
    return ELEMENTS.get(pointee, "uint8"), ""  # of others, bytes


def _is_float(argument: Argument) -> bool:
    return argument.type.kind not in ("int", "pointer")


def _product(extents: Sequence[int]) -> int:
    whole = 1
    for extent in extents:
        whole *= extent
    return whole


def _extents(extents: Sequence[int | str]) -> str:
    said = [_text(own) if isinstance(own, str) else str(own) for own in extents]
    return said[0] if len(said) == 1 else f"({', '.join(said)})"


def _text(own: str) -> str:
    return '"' + own.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _name(kernel: Kernel, names: set[str]) -> str:
    """Of the function, which no other one of the file has."""
    last = plain_name(kernel.name).partition("<")[0].rpartition("::")[2]
    base = re.sub(r"\W", "_", last, flags=re.ASCII) or "launch"
    base = f"_{base}" if base[0].isdigit() or keyword.iskeyword(base) else base
    found, count = base, 1
    while found in names:
        count += 1
        found = f"{base}_{count}"
    names.add(found)
    return found
