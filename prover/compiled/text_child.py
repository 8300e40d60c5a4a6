"""What is done in the process that compiles TTIR that was kept, with launches in JSON (`running.supervising.answer`)."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..triton.launching.compiling import MISSING
from ..triton.ttir.errors import TritonError
from .child import ALIGNED, LAST, shared
from .texts import HEAD

OPTIONS = ("num_warps", "num_stages", "num_ctas")  # of a launch's, those that the compiler takes of all targets
ARGUMENT = re.compile(r"(%[\w$.-]+: )((?:!tt\.ptr<[^>]*>|[iu]\d+))( \{[^}]*\})?")


class Wanted(msgspec.Struct):
    """A kernel's TTIR. divisible: which arguments, by their places, are told to be multiples of 16."""

    text: str
    options: dict[str, Any]
    divisible: list[int]


class Emitted(msgspec.Struct, omit_defaults=True):
    """shared: bytes of shared memory, None where the compiler does not say. error: why there are no texts."""

    ttir: str = ""
    ttgir: str = ""
    code: str = ""
    shared: int | None = None
    error: str = ""


def answer(given: bytes, _: object) -> bytes:
    """The encoded `Emitted` of a `Wanted` for a target as (name, backend, architecture, lanes)."""
    own, target = msgspec.json.decode(given, type=tuple[Wanted, tuple[str, str, str, int]])
    try:
        found = Emitted(*compiled(own.text, own.options, own.divisible, target))
    except Exception as error:
        found = Emitted(error=" ".join(str(error).split())[:300] or type(error).__name__)
    return msgspec.json.encode(found)


def told(text: str, divisible: Sequence[int]) -> str:
    """The text, with what the compiler is told of its arguments in the line of its public function.

    >>> told("tt.func public @f(%x: !tt.ptr<f32>, %n: i32) {", [0])
    'tt.func public @f(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32) {'
    """
    lines = text.splitlines(keepends=True)
    at = next((at for at, line in enumerate(lines) if HEAD.search(line)), None)
    if at is None:
        raise TritonError("there is no public function in it")
    places = iter(range(len(text)))

    def more(said: re.Match[str]) -> str:
        if next(places) not in divisible or said[3]:
            return said[0]
        return f"{said[1]}{said[2]} {{tt.divisibility = {ALIGNED} : i32}}"

    lines[at] = ARGUMENT.sub(more, lines[at])
    return "".join(lines)


def compiled(
    text: str, options: Mapping[str, Any], divisible: Sequence[int], target: tuple[str, str, str, int]
) -> tuple[str, str, str, int | None]:  # fmt: skip
    """TTIR, TTGIR, and PTX or LLVM IR, of TTIR; bytes of shared memory. Raises TritonError, and what compilers raise."""
    try:
        from triton._C.libtriton import ir
        from triton.backends.compiler import GPUTarget
        from triton.compiler.compiler import IRSource, make_backend
    except ImportError:
        raise TritonError(MISSING) from None
    _, kind, architecture, lanes = target
    gpu = GPUTarget(kind, int(architecture) if architecture.isdigit() else architecture, lanes)
    backend: Any = make_backend(gpu)
    last = LAST[kind == "hip"]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kernel.ttir"
        file.write_text(told(text, divisible))
        context = ir.context()
        source: Any = IRSource(os.fspath(file), context, backend)
        chosen = {name: options[name] for name in OPTIONS if options.get(name) is not None}
        parsed = backend.parse_options({**chosen, **source.parse_options()})
        stages: dict[str, Any] = {}
        backend.add_stages(stages, parsed, source.language)
        codegen, modules = backend.get_codegen_implementation(parsed), backend.get_module_map()
        module = source.make_ir(gpu, parsed, codegen, modules, context)
        texts, metadata = {"ttir": str(module)}, {"target": gpu, **parsed.__dict__}
        for stage, run in stages.items():
            if stage == "ttir":
                continue
            module = run(module, metadata)
            texts[stage] = str(module)
            if stage == last:
                break
    return texts["ttir"], texts["ttgir"], texts[last], shared(metadata)
