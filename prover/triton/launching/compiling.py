"""A ``@triton.jit`` function -> TTIR text, without a GPU. Runs in the process that has the user's file."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from ...base.extras import install
from ..ttir.errors import TritonError
from .watching import Word, watched

MISSING = f"Triton is not installed here, which compiles the kernels: pip install triton, or {install('triton')}"
TARGET = ("cuda", 90, 32)  # whose TTIR is the same as that of any other GPU


def function_of(kernel: Any, place: str) -> Any:
    """The jitted function behind autotuners and heuristics. Raises TritonError."""
    for _ in range(20):
        if not hasattr(kernel, "fn") or hasattr(kernel, "params"):
            break
        kernel = kernel.fn
    if not hasattr(kernel, "arg_names") or not hasattr(kernel, "params"):
        raise TritonError(f"{place}: {kernel!r} is no @triton.jit function")
    if getattr(kernel, "is_gluon", bool)():
        raise TritonError(f"{place}: {kernel.__name__} is a Gluon kernel; Gluon is not read yet")
    return kernel


def place_of(function: Any) -> tuple[str, int]:
    """File and line of a jitted function: that of its ``def``."""
    code = function.fn.__code__
    source = inspect.getsource(function.fn).splitlines()
    decorators = next((at for at, line in enumerate(source) if line.lstrip().startswith("def ")), 0)
    return code.co_filename, code.co_firstlineno + decorators


def compiled(
    function: Any, signature: Mapping[str, str], constexprs: Mapping[str, Any], place: str, simplified: bool = True
) -> str:  # fmt: skip
    """The text; if not simplified, before any pass and with calls. No argument is specialised by its value. Raises
    TritonError with the user's line."""
    try:
        from triton.backends.compiler import GPUTarget
        from triton.compiler import ASTSource
        from triton.compiler.compiler import make_backend
    except ImportError:
        raise TritonError(MISSING) from None
    backend: Any = make_backend(GPUTarget(*TARGET))
    source: Any = ASTSource(function, dict(signature), constexprs=dict(constexprs))
    make, stages, _ = prepared(source, backend, GPUTarget(*TARGET))
    try:
        module = make()
        return str(_text(stages["ttir"](module, {}) if simplified else module))
    except Exception as error:
        raise TritonError(_said(error, function, place)) from None


def prepared(
    source: Any, backend: Any, gpu: Any, told: Mapping[str, Any] | None = None
) -> tuple[Any, dict[str, Any], Any]:  # fmt: skip
    """(what makes the module before any pass, the backend's stages, its options), as the releases of Triton want it. told:
    what the compiler is told beside the arguments, as num_warps."""
    from triton._C.libtriton import ir

    options = backend.parse_options({**source.parse_options(), **(told or {})})
    stages: dict[str, Any] = {}
    more = [source.language] if len(inspect.signature(backend.add_stages).parameters) > 2 else []
    backend.add_stages(stages, options, *more)
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    arguments = [options, backend.get_codegen_implementation(options), backend.get_module_map(), context]
    if "target" in inspect.signature(source.make_ir).parameters:
        arguments.insert(0, gpu)
    return lambda: source.make_ir(*arguments), stages, options


def unsimplified(
    function: Any, signature: Mapping[str, str], constexprs: Mapping[str, Any], place: str, words: list[Word]
) -> str:  # fmt: skip
    """The text before any pass, and the words of Python that leave no trace in it. Raises TritonError."""
    try:
        with watched(words):
            return compiled(function, signature, constexprs, place, simplified=False)
    except AttributeError as error:
        raise TritonError(
            f"{place}: a tl.constexpr is given as a size, and this release of Triton reads kernels in a way that is not "
            f"known ({error}); give a number: @launch(kernel, ...)"
        ) from None


def _text(module: Any) -> str:
    """The module with its locations."""
    return module.str_nodebug() if not hasattr(module, "str") and hasattr(module, "str_nodebug") else str(module)


def _said(error: Exception, function: Any, place: str) -> str:
    """What the compiler complains of, at the line of the kernel at which it does."""
    file, first = place_of(function)
    node = getattr(error, "node", None)
    innermost = error
    while innermost.__cause__ is not None:
        innermost = innermost.__cause__  # type: ignore[assignment]
    said = str(getattr(error, "error_message", "") or innermost).strip() or type(innermost).__name__
    line = getattr(node, "lineno", None)
    at = f"{file}:{first + line - 1}" if isinstance(line, int) else place
    return f"{at}: {function.__name__} does not compile: {' '.join(said.split())[:600]}"
