"""Which executor functions the claims of the system `executors` speak of: found by watching the claims being built."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

from msgspec import Struct, field

from ..language.claims import Claim
from .watching import watching

SPECIAL = ("__call__", "__post_init__")


class Function(Struct):
    """A public function, method or property of an executor, with the claims that run it on terms.

    direct: the claims that compare its own result with the spec; within: those that run it on the way to another's.
    """

    name: str
    says: str
    direct: list[str] = field(default_factory=list)
    within: list[str] = field(default_factory=list)


CONCRETE = "tileprove.concrete"
RULES = "arguments."  # they check what a function is given: to run one says nothing of what is computed


def _modules() -> Iterator[ModuleType]:
    package = import_module(CONCRETE)
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not found.ispkg:
            yield import_module(found.name)


def _label(module: ModuleType) -> str:
    """The module as `concrete` names it; with its room where it is none of the executors."""
    room, _, name = module.__name__.removeprefix(f"{CONCRETE}.").rpartition(".")
    return f"{room}.{name}" if room.partition(".")[0] == "interpreter" else name


def _code(value: Any) -> CodeType | None:
    if isinstance(value, property):
        value = value.fget
    if isinstance(value, (classmethod, staticmethod)):
        value = value.__func__
    return getattr(inspect.unwrap(value), "__code__", None) if callable(value) else None


def _members(module: ModuleType) -> Iterator[tuple[str, Any]]:
    for name, value in vars(module).items():
        if name.startswith("_") or getattr(value, "__module__", None) != module.__name__:
            continue
        if inspect.isfunction(value):
            yield name, value
        elif inspect.isclass(value):
            for member, inner in vars(value).items():
                if not member.startswith("_") or member in SPECIAL:
                    yield f"{name}.{member}", inner


def public() -> dict[CodeType, Function]:
    """Every public function of `concrete/`, by the code that it runs; what dataclasses generate does not count."""
    found: dict[CodeType, Function] = {}
    for module in _modules():
        for name, value in _members(module):
            code = _code(value)
            if code is not None and Path(code.co_filename) == Path(str(module.__file__)):
                says = inspect.getdoc(value) or ""
                found[code] = Function(f"{_label(module)}.{name}", says.partition("\n")[0])
    return found


def covered(claims: Iterable[Claim]) -> list[Function]:
    """Every public function with the claims that run it, found by building the claims' cases."""
    known = public()
    computing = {code: function for code, function in known.items() if not function.name.startswith(RULES)}
    for claim in claims:
        ran, named = _watched(claim, computing)
        for code in ran:
            (known[code].direct if known[code].name in named else known[code].within).append(claim.name)
    return sorted(known.values(), key=lambda function: function.name)


def _watched(claim: Claim, known: dict[CodeType, Function]) -> tuple[set[CodeType], set[str]]:
    ran: set[CodeType] = set()

    def watch(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code in known:
            ran.add(frame.f_code)

    named: set[str] = set()
    with watching(named, watch):
        list(claim.build())
    return ran, named
