"""Every executor has an example in its docstring, and the examples are right."""

from __future__ import annotations

import doctest
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tileprove import concrete

# `kernel_replay` takes a compiled kernel as the prover reads it: nobody calls it with numbers of their own
MODULES = {name: import_module(path) for name, path in concrete.PLACES.items() if name != "kernel_replay"}


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The functions of the module, and its classes that compute something."""
    for name, value in vars(module).items():
        own = not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
        if own and (inspect.isfunction(value) or (inspect.isclass(value) and computing(value))):
            yield name, value


def computing(kind: type) -> list[str]:
    """The public methods and properties that the class itself writes."""
    found = ((name, inspect.unwrap(getattr(value, "__func__", value))) for name, value in vars(kind).items())
    return [
        name
        for name, value in found
        if (not name.startswith("_") or name == "__call__")
        and (inspect.isfunction(value) or isinstance(value, property))
    ]


EXECUTORS = [(module, name, value) for module, found in MODULES.items() for name, value in public(found)]


def example(value: Any) -> str:
    """The input of the docstring's examples."""
    return "\n".join(part.source for part in doctest.DocTestParser().get_examples(inspect.getdoc(value) or ""))


def lacking(name: str, value: Any) -> list[str]:
    """What no example calls: the function, or members of the class."""
    shown = example(value)
    if not inspect.isclass(value):
        return [] if re.search(rf"\b{name}\(", shown) else [name]
    calls = {"__call__": rf"\b\w+ = (\w+\.)?{name}\("}
    members = [member for member in computing(value) if not example(getattr(value, member))]
    return [member for member in members if not re.search(calls.get(member, rf"\.{member}\b"), shown)]


@pytest.mark.parametrize(("module", "name", "value"), EXECUTORS, ids=[f"{m}.{n}" for m, n, _ in EXECUTORS])
def test_the_example_is_there_and_right(module: str, name: str, value: Any):
    missing = lacking(name, value)
    assert not missing, f"{module}.{name} has no example of {', '.join(missing)} in its docstring"
    tests = doctest.DocTestFinder(recurse=False).find(value, name, module=False, globs={"np": np, **MODULES})  # type: ignore[arg-type]
    assert sum(doctest.DocTestRunner().run(test).failed for test in tests) == 0


def test_there_are_as_many_executors_as_the_page_lists():
    assert len(EXECUTORS) > 100
    assert {"im2col", "swizzle", "mfma", "dense"} <= {module for module, _, _ in EXECUTORS}


def undocumented(x: int) -> int:
    """Nothing but words."""
    return x


class HalfShown:
    """One member of two is shown.

    >>> HalfShown().seen()
    1
    """

    def seen(self) -> int:
        return 1

    @property
    def unseen(self) -> int:
        return 2


@pytest.mark.parametrize(("value", "missing"), [(undocumented, ["undocumented"]), (HalfShown, ["unseen"])])
def test_what_has_no_example_is_noticed(value: Any, missing: list[str]):
    assert lacking(value.__name__, value) == missing
