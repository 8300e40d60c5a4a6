"""Evaluates a `Call` at a point: the numpy executor's own answer beside the spec's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import msgspec

from .meanings import python
from .obligations import Call, Replay
from .terms import Term


class Replayed(msgspec.Struct):
    """An executor call at the point, and the value that the spec gives."""

    call: str
    executor: int | None
    spec: int | None
    agrees: bool
    error: str = ""
    told: str = ""  # what it means, where it is no spec's executor

    @property
    def said(self) -> str:
        if self.told and not self.error:
            return self.told
        if self.agrees:
            return f"executor and spec agree on {self.spec}"
        if self.error:
            return f"the executor gives no answer: {self.error}" if self.call else self.error
        return f"spec says {self.spec}, executor says {self.executor}: the spec and the executor disagree"


def _value(value: Any, point: Mapping[str, int]) -> Any:
    if isinstance(value, Term):
        return python.evaluate(point, value)[0]
    if isinstance(value, Call):
        return _run(value, point)
    return value


def resolve(path: str) -> Callable[..., Any]:
    """The executor function with this path, `concrete`'s name of its module first; of a property, what computes it."""
    module, _, attribute = path.partition(".")
    places = import_module("tileprove.concrete").PLACES
    if module not in places:
        raise AttributeError(f"there is no executor {module}")
    function: Any = import_module(places[module])
    for part in attribute.split("."):
        function = getattr(function, part)
    if isinstance(function, property):
        function = function.fget
    if not str(getattr(function, "__module__", "")).startswith("tileprove.concrete."):
        raise AttributeError(f"{path} is no function of an executor")
    return function


def _run(call: Call, point: Mapping[str, int]) -> Any:
    arguments = [_value(argument, point) for argument in call.arguments]
    return resolve(call.path)(*arguments, **{key: _value(argument, point) for key, argument in call.keywords.items()})


def _text(value: Any, point: Mapping[str, int]) -> str:
    if isinstance(value, Call):
        parts = [_text(argument, point) for argument in value.arguments]
        parts += [f"{key}={_text(argument, point)}" for key, argument in value.keywords.items()]
        return f"{value.path}({', '.join(parts)})"
    return repr(_value(value, point))


def replay(request: Replay, point: Mapping[str, int]) -> Replayed:
    """Run the executor at the point. An executor that refuses the input is reported, not raised."""
    try:
        text = _text(request.call, point) + ("" if request.item is None else f"[{request.item}]")
        spec = int(python.evaluate(point, request.term)[0])
    except (python.Undefined, python.TooLarge, KeyError) as error:
        return Replayed("", None, None, False, f"the spec has no value here: {error}")
    try:
        result = _run(request.call, point)
        found = int(result if request.item is None else result[request.item])
        return Replayed(text, found, spec, found == spec)
    except Exception as error:
        return Replayed(text, None, spec, False, f"{type(error).__name__}: {error}")
