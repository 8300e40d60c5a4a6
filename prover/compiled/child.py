"""What is done in the process that compiles the launches of a user's file for targets (`running.supervising.answer`)."""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..running.complaints import one_line
from ..triton.launching import words
from ..triton.launching.carried import Carried
from ..triton.launching.child import carried, chosen_of, declared_in, sorted_out
from ..triton.launching.compiling import function_of, prepared
from ..triton.launching.configurations import options
from ..triton.launching.launch import ScalarArgument, TensorArgument
from ..triton.ttir.errors import TritonError

ALIGNED = 16  # bytes; what Triton looks at of pointers, and the number of integers
LAST = ("ptx", "llir")  # after which nothing is compiled further


class Made(msgspec.Struct, omit_defaults=True):
    """The texts of a launch for a target; said: what was assumed of its arguments; shared: bytes of shared memory, None
    where the compiler does not say. error: why there are none."""

    launch: Carried
    target: str
    ttir: str = ""
    ttgir: str = ""
    code: str = ""
    said: list[str] = []
    shared: int | None = None
    error: str = ""


class Answer(msgspec.Struct, omit_defaults=True):
    """error: why nothing of the file is here; failed: a line for each launch in error."""

    error: str = ""
    made: list[Made] = []
    failed: list[str] = []


def answer(given: bytes, _: object) -> bytes:
    """The encoded `Answer` to (the file, the names of launches, targets as (name, backend, architecture, lanes))."""
    name, names, targets = msgspec.json.decode(given, type=tuple[bytes, list[str], list[tuple[str, str, str, int]]])
    path = Path(os.fsdecode(name))
    warnings.filterwarnings("ignore", module=r"triton\.")
    found = Answer()
    try:
        for declared in declared_in(path, names):
            try:
                (own,) = carried(declared)
                for target in targets:
                    found.made += made(declared, own, target)
            except (Exception, SystemExit) as error:
                found.failed.append(one_line(error, str(path)))
    except BaseException as error:
        found = Answer(one_line(error, str(path)))
    return msgspec.json.encode(found)


def made(declared: words.Declared, own: Carried, target: tuple[str, str, str, int]) -> list[Made]:
    """The launch compiled as Triton compiles it for tensors that begin at multiples of 16 bytes: for integers of any size,
    and where there are some that may be, for multiples of 16."""
    place = f"{declared.file}:{declared.line}"
    function = function_of(declared.kernel, place)
    built = declared.built()
    fixed = {**declared.constexprs, **built.arguments}
    (chosen,) = chosen_of(declared, fixed, False, place)
    told, *others = options(declared.kernel, {**fixed, **chosen.values})
    values, signature, constexprs = sorted_out(function, {**fixed, **chosen.values}, place)
    kinds = {value.name: value for value in values}
    pointers = [name for name in signature if isinstance(kinds.get(name), TensorArgument)]
    free, certain = list[str](), list[str]()
    for parameter in function.params:
        value = kinds.get(parameter.name)
        if not isinstance(value, ScalarArgument) or value.term is None or value.type not in ("i32", "i64"):
            continue
        if parameter.do_not_specialize or parameter.is_constexpr or getattr(parameter, "annotation_type", ""):
            continue
        if value.term.op == "const":
            certain += [value.name] if value.term.payload % ALIGNED == 0 else []
        else:
            free.append(value.name)
    found = []
    for more in ([], free) if free else ([],):
        divisible = [*pointers, *certain, *more]
        said = [f"{name} begins at a multiple of {ALIGNED} bytes" for name in pointers]
        said += [f"{name} % {ALIGNED} == 0" for name in more]
        said += _told(told, others)
        try:
            ttir, ttgir, code, shared = compiled(function, signature, constexprs, divisible, target, told)
        except Exception as error:
            found.append(Made(own, target[0], error=" ".join(str(error).split())[:300] or type(error).__name__))
            continue
        found.append(Made(own, target[0], ttir, ttgir, code, said, shared))
    return found


def _told(told: Mapping[str, Any], others: Sequence[Mapping[str, Any]]) -> list[str]:
    """What the compiler is told beside the arguments, and what else it is in other configurations of these arguments.

    >>> _told({"num_warps": 8, "num_stages": 3}, [{"num_warps": 4, "num_stages": 3}])
    ['num_warps is 8, and 4 in other configurations of triton.autotune', 'num_stages is 3']
    """
    found = []
    for name, value in told.items():
        more = dict.fromkeys(str(one.get(name)) for one in others if one.get(name) != value)
        more.pop("None", None)
        found.append(
            f"{name} is {value}"
            + (f", and {' or '.join(more)} in other configurations of triton.autotune" if more else "")
        )
    return found


def compiled(
    function: Any, signature: Mapping[str, str], constexprs: Mapping[str, Any], divisible: list[str],
    target: tuple[str, str, str, int], told: Mapping[str, Any],
) -> tuple[str, str, str, int | None]:  # fmt: skip
    """TTIR, TTGIR, and PTX or LLVM IR; and the bytes of shared memory."""
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource
    from triton.compiler.compiler import make_backend

    _, kind, architecture, lanes = target
    gpu = GPUTarget(kind, int(architecture) if architecture.isdigit() else architecture, lanes)
    backend: Any = make_backend(gpu)
    attributes = {(function.arg_names.index(name),): [["tt.divisibility", ALIGNED]] for name in divisible}
    source: Any = ASTSource(function, dict(signature), constexprs=dict(constexprs), attrs=attributes)
    make, stages, parsed = prepared(source, backend, gpu, told)
    module, texts, metadata = make(), dict[str, str](), _metadata(parsed, gpu)
    for stage, run in stages.items():
        module = run(module, metadata)
        texts[stage] = str(module)
        if stage == LAST[kind == "hip"]:
            break
    try:
        return texts["ttir"], texts["ttgir"], texts[LAST[kind == "hip"]], shared(metadata)
    except KeyError as error:
        raise TritonError(f"this release of Triton has no stage {error}") from None


def shared(metadata: Mapping[str, Any]) -> int | None:
    """The bytes of shared memory that a block is launched with, as the compiler says.

    >>> shared({"shared": 4096})
    4096
    """
    found = metadata.get("shared")
    return found if isinstance(found, int) else None


def _metadata(options: Any, gpu: Any) -> dict[str, Any]:
    return {"target": gpu, **options.__dict__}
