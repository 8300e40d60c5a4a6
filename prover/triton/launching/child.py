"""What is done in the process that runs a user's file and compiles its kernels (`running.supervising.answer`)."""

from __future__ import annotations

import os
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, TextIO

import msgspec

from ...language.obligations import SpecError
from ...language.terms import Term, as_int, is_const
from ...running.child import module_of
from ..ttir.errors import NoLaunchError, TritonError
from . import words
from .carried import Carried, gathered, pack
from .compiling import compiled, function_of, place_of, unsimplified
from .concrete import at_values, may_be_one, where_one
from .configurations import OPTIONS, Configuration, configurations, tuned
from .host import HostDescriptor
from .launch import Argument, Launch, ScalarArgument, TensorArgument, fits
from .singles import Singles
from .watching import Word, watched

PART = 1 / 3  # of the time, after which no text is compiled that is only attacked


def answer(given: bytes, _: object) -> bytes:
    """The encoded `Launches` of (file, names of launches, whether every configuration is wanted, seconds for all)."""
    began = time.monotonic()
    name, names, configs, seconds = msgspec.json.decode(given, type=tuple[bytes, list[str], bool, float])
    path, until = os.fsdecode(name), began + PART * seconds
    warnings.filterwarnings("ignore", module=r"triton\.")  # of settings that no text depends on
    warnings.showwarning = _once()
    return gathered(
        path, lambda others: declared_in(Path(path), names, others), lambda own: carried(own, configs, until), _led
    )


def _once() -> Callable[..., None]:
    """Shows each warning once: a kernel is compiled many times, as where arguments are 1."""
    seen = set[tuple[str, str, int]]()

    def show(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        if (own := (str(message), filename, lineno)) not in seen:
            seen.add(own)
            (file or sys.stderr).write(warnings.formatwarning(message, category, filename, lineno, line))

    return show


def _led(said: str, declared: words.Declared) -> str:
    """The line with its launch's name, where it does not say which launch it is about."""
    named = said.startswith(f"{declared.file}:{declared.line}:") or f" {declared.name} " in said
    return said if named else f"{said} (in the launch {declared.name})"


def declared_in(
    path: Path, names: list[str] | None, elsewhere: dict[str, list[str]] | None = None
) -> list[words.Declared]:  # fmt: skip
    """The launches of the file, or those of these names, which may also be imported; with None, all of either. elsewhere:
    is told of those that are only imported, and not asked for. Raises SpecError."""
    if not path.is_file():
        raise SpecError(f"{path}: there is no such file")
    words.DECLARED.clear()
    module_of(path)
    mine = [declared for declared in words.DECLARED if _same(declared.module, path)]
    own = {declared.name: declared for declared in mine}
    known = {**{declared.name: declared for declared in words.DECLARED}, **own}
    if names is None:
        return list(known.values())
    others: dict[str, list[str]] = {}
    for declared in words.DECLARED:
        if declared not in mine and declared.name not in names:
            others.setdefault(declared.module, []).append(declared.name)
    if not own and not names:
        some = next(
            (f"; it imports those of {file}, which `tileprove triton check {file}` checks" for file in others), ""
        )
        raise NoLaunchError(f"{path}: there is no launch in it{some or '; decorate a function with @launch(kernel)'}")
    if len(own) < len(mine):
        raise SpecError(f"{path}: two launches have one name")
    if elsewhere is not None and not names:
        elsewhere.update(others)
    missing = [name for name in names if name not in known]
    if missing:
        raise SpecError(f"{path}: no launch is named {missing[0]}; there is {', '.join(known)}")
    for name in set(names) - own.keys():
        where = [declared.module for declared in words.DECLARED if declared.name == name]
        if len(where) > 1:
            raise SpecError(f"{path}: {len(where)} launches that it imports are named {name}: of {', '.join(where)}")
    return [known[name] for name in names or own]


def _same(file: str, path: Path) -> bool:
    return not file or Path(file).resolve() == path.resolve()


def carried(declared: words.Declared, configs: bool = False, until: float = inf) -> list[Carried]:
    """A launch of this process with its kernel's text; with ``configs``, one for each configuration. until: after that
    time, no text is compiled in which arguments are 1. Raises SpecError."""
    place = f"{declared.file}:{declared.line}"
    function = function_of(declared.kernel, place)
    built = declared.built()
    if twice := sorted(declared.constexprs.keys() & built.arguments.keys()):
        raise SpecError(f"{place}: {twice[0]} is given twice, by @launch(...) and among the arguments")
    fixed = {**declared.constexprs, **built.arguments}
    chosen = chosen_of(declared, fixed, configs, place)
    file, _ = place_of(function)
    found = []
    for number, own in enumerate(chosen, 1):
        values, signature, constexprs = sorted_out(function, {**fixed, **own.values}, place)
        launch = Launch(
            function.__name__, built.sizes, built.extents({**fixed, **own.values}), values,
            [*built.promises.all, *own.given], constexprs={name: repr(value) for name, value in constexprs.items()},
            sized=_sized(function, signature),
        )  # fmt: skip
        launch.promises = built.related(_first_names(function, {**fixed, **own.values}), launch.names)
        launch.ones = [name for name in _ones(function, values) if may_be_one(launch, name)]
        noted: list[Word] = []
        text = _compiled(function, signature, constexprs, place, [] if launch.sized else noted)
        if launch.sized:
            launch.plain = unsimplified(function, signature, constexprs, place, noted)
        elif launch.ones:
            launch.plain = compiled(function, signature, constexprs, place, simplified=False)
        singles = Singles(function, launch, partial(_single, function, signature, constexprs))
        launch.ones, launch.singles, launch.unseen = singles.ones, singles.texts, singles.unseen
        launch.words = noted
        compiling = function, launch, signature, constexprs, text
        launch.concrete = [
            *(at_values(*compiling) if launch.sized else ()),
            *(where_one(*compiling, until) if launch.ones else ()),
        ]
        name = declared.name if len(chosen) == 1 else f"{declared.name}.{number}"
        found.append(pack(
            launch, name=name, file=declared.file, line=declared.line, source=file, text=text
        ))  # fmt: skip
    return found


def _first_names(function: Any, given: dict[str, Any]) -> dict[int, str]:
    """Id of a tensor -> the first argument that it is, after which its memory is called."""
    found: dict[int, str] = {}
    for parameter in function.params:
        value = given.get(parameter.name)
        if isinstance(value, (TensorArgument, HostDescriptor)):
            found.setdefault(id(_tensor(value)), parameter.name)
    return found


def _tensor(value: TensorArgument | HostDescriptor) -> TensorArgument:
    return value.tensor if isinstance(value, HostDescriptor) else value


def _sized(function: Any, signature: dict[str, str]) -> list[str]:
    """The constexprs that are compiled as arguments."""
    return [p.name for p in function.params if p.is_constexpr and signature[p.name] != "constexpr"]


def _ones(function: Any, arguments: list[Argument]) -> list[str]:
    """The arguments of which Triton makes constexprs where they are 1."""
    own = {argument.name: argument for argument in arguments}
    return [p.name for p in function.params if p.name in own and _specialised(p, own[p.name])]


def _single(
    function: Any, signature: dict[str, str], constexprs: dict[str, Any], ones: Sequence[str]
) -> str:  # fmt: skip
    """The text before it is simplified where these arguments are 1; empty where it does not compile, so that not just these
    are 1 where the kernel runs."""
    known = {**signature, **dict.fromkeys(ones, "constexpr")}
    with suppress(TritonError):
        return compiled(function, known, {**constexprs, **dict.fromkeys(ones, 1)}, "", simplified=False)
    return ""


def _specialised(parameter: Any, argument: Argument) -> bool:
    """Whether Triton makes a constexpr of it where it is 1."""
    said = parameter.is_constexpr or parameter.do_not_specialize or getattr(parameter, "annotation_type", "")
    return not said and isinstance(argument, ScalarArgument) and argument.type in ("i32", "i64")


def _compiled(
    function: Any, signature: dict[str, str], constexprs: dict[str, Any], place: str, words: list[Word]
) -> str:  # fmt: skip
    """The kernel's text. words: where words of Python are noted, in a release in which they can be. Raises TritonError."""
    try:
        with ExitStack() as watching:
            with suppress(AttributeError, ImportError):
                watching.enter_context(watched(words))
            return compiled(function, signature, constexprs, place)
    except TritonError as error:
        sized = _sized(function, signature)
        if not sized:
            raise
        raise TritonError(
            f"{error}; {', '.join(sized)} is a tl.constexpr of which the launch gives a size: where the kernel needs a "
            f"number, @launch(kernel, {sized[0]}=...)"
        ) from None


def chosen_of(
    declared: words.Declared, fixed: dict[str, Any], configs: bool, place: str
) -> list[Configuration]:  # fmt: skip
    """The configurations that are wanted, which is one without ``configs``. Raises SpecError."""
    both = sorted(tuned(declared.kernel) & set(fixed))
    if configs and both:
        raise SpecError(f"{place}: {both[0]} is fixed by the launch, and triton.autotune chooses it: leave it away")
    found = configurations(declared.kernel, fixed, place)
    if not configs and len(found) > 1:
        names = ", ".join(sorted({name for own in found for name in own.values}))
        raise SpecError(
            f"{place}: {names} is chosen in {len(found)} ways by the kernel's decorators: --configs proves all of them, "
            f"@launch(kernel, ...) fixes one"
        )
    return found


def sorted_out(
    function: Any, given: dict[str, Any], place: str
) -> tuple[list[Argument], dict[str, str], dict[str, Any]]:
    """The arguments of the compiled kernel, the signature and the constexprs. A constexpr of which the launch gives a size,
    and no number, is compiled as an argument, so that it may be any. An argument that is 1 in every launch is a constexpr,
    as Triton makes one of it. Raises SpecError."""
    unknown = [name for name in given if name not in function.arg_names and name not in OPTIONS]
    if unknown:
        raise SpecError(f"{place}: {function.__name__} takes no argument named {unknown[0]}")
    arguments: list[Argument] = []
    signature: dict[str, str] = {}
    constexprs: dict[str, Any] = {}
    tensors: dict[int, str] = {}  # id of a tensor -> the first argument that it is
    for parameter in function.params:
        name = parameter.name
        if name not in given and parameter.default is not parameter._param.empty:
            given[name] = parameter.default
        if name not in given:
            raise SpecError(f"{place}: {function.__name__} needs {name}, and the launch does not give it")
        value = given[name]
        if (parameter.is_constexpr and not isinstance(value, Term)) or value is None or isinstance(value, str):
            if isinstance(value, Argument):
                raise SpecError(f"{place}: {name} is a tl.constexpr, so it needs a value: @launch(kernel, {name}=...)")
            signature[name], constexprs[name] = "constexpr", value
            continue
        if isinstance(value, HostDescriptor):
            signature[name] = value.type
            own, *rest = value.arguments(name)
            first = tensors.setdefault(id(value.tensor), name)
            arguments += [own if first == name else replace(own, same=first), *rest]
            continue
        argument, signature[name] = _argument(name, value, place)
        said = str(getattr(parameter, "annotation_type", ""))
        if said:  # Triton compiles for that, whatever is passed
            signature[name] = said
            argument = replace(argument, type=said) if isinstance(argument, ScalarArgument) else argument
        if isinstance(argument, ScalarArgument):
            _fitting(argument, place)
            if _specialised(parameter, argument) and argument.term is not None and is_const(argument.term, 1):
                signature[name], constexprs[name] = "constexpr", 1
                continue
        if isinstance(argument, TensorArgument):
            first = tensors.setdefault(id(value), name)
            argument = argument if first == name else replace(argument, same=first)
        arguments.append(argument)
    return arguments, signature, constexprs


def _argument(name: str, value: Any, place: str) -> tuple[Argument, str]:
    if isinstance(value, TensorArgument):
        return replace(value, name=name), f"*{value.dtype}"
    if isinstance(value, ScalarArgument):
        return replace(value, name=name), value.type
    if isinstance(value, bool):
        return ScalarArgument(name, "i1", as_int(int(value))), "i1"
    if isinstance(value, float):
        return ScalarArgument(name, "fp32"), "fp32"
    if isinstance(value, (int, Term)):
        term = as_int(value)
        known = term.payload if term.op == "const" else 0
        kind = "i32" if -(1 << 31) <= known < 1 << 31 else "i64" if known < 1 << 63 else "u64"
        return ScalarArgument(name, kind, term), kind
    raise SpecError(f"{place}: {name} is {value!r}; write a tensor(...), an integer, a float or a size")


def _fitting(argument: ScalarArgument, place: str) -> None:
    """Raises SpecError for a number that has no place in its type."""
    term = argument.term
    known = term is not None and term.op == "const" and argument.bits
    if term is not None and known and not fits(term, argument.type, argument.bits).payload:
        raise SpecError(f"{place}: {argument.name} is {term.payload}, which does not fit in {argument.type}")
